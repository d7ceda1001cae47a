/* Values: a fragment that fits several values of a column, a value that several columns hold, and one that
 * none holds. */
#include "pivot/values.h"

#include <string.h>

#include "text/text.h"

/* Values of a column that are looked through for those that a category word covers. */
#define MAX_LISTED 300

bool value_is_text(const struct link_value *v) {
    return v->kind == LINK_QUOTED || v->kind == LINK_TEXT || v->kind == LINK_CAPITAL;
}

static bool tests_equality(const char *op) {
    return strcmp(op, "=") == 0 || strcmp(op, "!=") == 0 || strcmp(op, "<>") == 0 || strcmp(op, "in") == 0 ||
           strcmp(op, "like") == 0;
}

bool value_holds_text(const struct db_column *column) {
    return column->text_values && column->type != TYPE_DATE && column->type != TYPE_NUMBER;
}

bool value_is_whole(enum value_match match) {
    return match == VALUE_EXACT || match == VALUE_FOLDED || match == VALUE_STEM;
}

/* What a column holds like the literal, distinct, best first: the linked holders, and beyond them what the
 * value index says. */
size_t value_held(struct finder *f, const struct literal *l, struct db_value *out, size_t room) {
    size_t count = 0;
    if (f->input->db != NULL) {
        count =
            db_values(f->input->db, f->arena, l->linked->text, strlen(l->linked->text), l->column, out, room);
    }
    for (size_t i = 0; i < l->linked->holder_count && count < room; i++) {
        const struct link_holder *h = &l->linked->holders[i];
        bool known = h->column != l->column;
        for (size_t j = 0; j < count && !known; j++) {
            known = strcmp(out[j].text, h->stored) == 0;
        }
        if (!known) {
            out[count++] = (struct db_value){h->column, h->stored, h->match, h->score, 0};
        }
    }
    return count;
}

/* A word names the element, by its name or by its meaning. */
bool value_stands_for(const struct finder *f, size_t word, struct plan_element e) {
    bool column = e.kind == ELEMENT_COLUMN;
    if (e.kind != ELEMENT_COLUMN && e.kind != ELEMENT_TABLE) {
        return e.kind == ELEMENT_MISSING;
    }
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->column == column && m->index == e.index && word >= m->first && word < m->last) {
            return true;
        }
    }
    return false;
}

struct pivot value_pivot(const struct literal *l, csql_mode mode) {
    return (struct pivot){.first = l->linked->first,
                          .last = l->linked->last,
                          .mode = mode,
                          .linked_value = l->value,
                          .value_column = l->column};
}

void value_finish(struct finder *f, struct pivot *pivot, const char *reason) {
    pivot->reason = reason;
    f->failed = f->failed || reason == NULL;
    if (!f->failed) {
        pivot_add(f, pivot);
    }
}

double value_meaning(struct finder *f, const char *a, const char *b) {
    double s = f->input->embed == NULL ? 0 : embed_similarity(f->input->embed, a, b);
    return s < 0 ? 0 : s;
}

/* The closest way in which several of the values held are like the literal: as its whole words, as beginnings
 * of words ("game" of game1 and game2), or all but for a slip. VALUE_EXACT if there is none. */
static enum value_match shared_match(const struct literal *l, const struct db_value *held, size_t count) {
    static const enum value_match order[] = {VALUE_PART, VALUE_PREFIX, VALUE_EDIT};
    for (size_t k = 0; k < sizeof order / sizeof *order; k++) {
        size_t like = 0;
        for (size_t i = 0; i < count; i++) {
            like += held[i].match == order[k] && held[i].column == l->column;
        }
        if (like > 0) {
            return like > 1 ? order[k] : VALUE_EXACT;
        }
    }
    return VALUE_EXACT;
}

/* A fragment that is part of several values of the column it is compared with. */
bool value_within_column(struct finder *f, const struct literal *l, const struct db_value *held,
                         size_t count) {
    struct pivot pivot = value_pivot(l, CSQL_VAL_AMB);
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (pivot.group == NULL) {
        f->failed = true;
        return false;
    }
    const enum value_match shared = shared_match(l, held, count);
    for (size_t i = 0; i < count && shared != VALUE_EXACT; i++) {
        if (held[i].match == shared && held[i].column == l->column) {
            pivot.group_count =
                pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                             (struct pivot_element){f->catalogue->columns[l->column].table, l->column,
                                                    held[i].text, 0.5 + held[i].score / 2, held[i].score, 0});
        }
    }
    /* Of two values a slip away the nearer one is meant. */
    if (shared == VALUE_EDIT && pivot.group_count > 1 && pivot.group[0].score > pivot.group[1].score + 0.01) {
        return false;
    }
    if (pivot.group_count < 2) {
        return false;
    }
    if (predicate_asks_for_part(f->linked, l->linked->first, l->linked->last)) {
        pivot_reject(f, l->linked->first, l->linked->last, "the question asks for a part of the text");
        return true;
    }
    pivot.subtype = "lexical";
    pivot.probability = pivot.group[1].score;
    value_finish(f, &pivot,
                 arena_printf(f->arena, "\"%s\" is %s %zu values of %s.", l->linked->text,
                              shared == VALUE_PART ? "part of" : "like", pivot.group_count,
                              f->catalogue->columns[l->column].name));
    return true;
}

/* A category word: several values of the column are kinds or instances of it. */
static bool by_category(struct finder *f, const struct literal *l) {
    if (f->input->embed == NULL || f->input->db == NULL) {
        return false;
    }
    const char *listed[MAX_LISTED];
    size_t count = db_column_values(f->input->db, f->arena, l->column, listed, MAX_LISTED);
    const char *phrase = text_fold(f->arena, l->linked->text, strlen(l->linked->text), false);
    struct pivot pivot = value_pivot(l, CSQL_VAL_AMB);
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (phrase == NULL || pivot.group == NULL) {
        f->failed = true;
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const char *value = text_fold(f->arena, listed[i], strlen(listed[i]), false);
        if (value == NULL) {
            continue; /* no text */
        }
        if (embed_relation(f->input->embed, value, phrase) == LEXICON_HYPERNYM) {
            double semantic = value_meaning(f, value, phrase);
            pivot.group_count =
                pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                             (struct pivot_element){f->catalogue->columns[l->column].table, l->column,
                                                    listed[i], 0.5 + semantic / 2, 0, semantic});
        }
    }
    if (pivot.group_count < 2) {
        return false;
    }
    pivot.subtype = "semantic";
    pivot.probability = 0.8;
    value_finish(f, &pivot,
                 arena_printf(f->arena, "\"%s\" covers %zu values of %s.", l->linked->text, pivot.group_count,
                              f->catalogue->columns[l->column].name));
    return true;
}

/* The literal's head is what the column is called: "U.S. states" in a column of states is any of them. */
static bool by_name_of_column(struct finder *f, const struct literal *l) {
    const struct word_set *name = &f->column_words[l->column];
    const char *listed[PIVOT_MAX_GROUP + 1];
    const struct link_word *head = l->linked->last > 0 ? &f->linked->words[l->linked->last - 1] : NULL;
    bool named = false;
    for (size_t i = 0; head != NULL && l->linked->last - l->linked->first > 1 && i < name->count; i++) {
        named = named || strcmp(head->stem, name->stem[i]) == 0;
    }
    size_t count = !named || f->input->db == NULL
                       ? 0
                       : db_column_values(f->input->db, f->arena, l->column, listed, PIVOT_MAX_GROUP + 1);
    struct pivot pivot = value_pivot(l, CSQL_VAL_AMB);
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (count < 2 || count > PIVOT_MAX_GROUP || pivot.group == NULL) {
        f->failed = f->failed || pivot.group == NULL;
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        double semantic = value_meaning(f, l->linked->text, listed[i]);
        pivot.group_count =
            pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                         (struct pivot_element){f->catalogue->columns[l->column].table, l->column, listed[i],
                                                0.5 + semantic / 2, 0, semantic});
    }
    pivot.subtype = "semantic";
    pivot.probability = 0.8;
    value_finish(f, &pivot,
                 arena_printf(f->arena, "\"%s\" may be any value of %s.", l->linked->text,
                              f->catalogue->columns[l->column].name));
    return true;
}

/* Values of the column most like what was asked for. */
static bool nearest_values(struct finder *f, const struct literal *l, struct pivot *pivot) {
    static const double near = 0.5;
    pivot->nearest = arena_array(f->arena, PIVOT_MAX_NEAREST, sizeof *pivot->nearest);
    if (pivot->nearest == NULL) {
        f->failed = true;
        return false;
    }
    const char *listed[MAX_LISTED];
    size_t count =
        f->input->db == NULL ? 0 : db_column_values(f->input->db, f->arena, l->column, listed, MAX_LISTED);
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(listed[i]);
        size_t longest = length > strlen(l->linked->text) ? length : strlen(l->linked->text);
        size_t distance = text_edit_distance(l->linked->text, listed[i], longest);
        double lexical = longest == 0 || distance > longest ? 0 : 1 - (double)distance / (double)longest;
        double semantic = value_meaning(f, l->linked->text, listed[i]);
        double score = lexical > semantic ? lexical : semantic;
        if (score >= near) {
            pivot->nearest_count =
                pivot_insert(pivot->nearest, pivot->nearest_count, PIVOT_MAX_NEAREST,
                             (struct pivot_element){f->catalogue->columns[l->column].table, l->column,
                                                    listed[i], score, lexical, semantic});
        }
    }
    return true;
}

/* What is looked for as a value is none: a lone letter is spoken of ("has the letter s"), a unit is measured
 * in, a month is a part of dates, an abbreviation is spelled out. */
bool value_is_none(const struct finder *f, const struct link_value *v) {
    const bool month =
        v->kind == LINK_CAPITAL && v->last == v->first + 1 && text_month(f->linked->words[v->first].norm) > 0;
    return strlen(v->text) <= 1 || predicate_unit(f->linked, v->first, v->last) || month ||
           predicate_spelled_out(f->linked, v->first, v->last);
}

static void not_held(struct finder *f, const struct literal *l) {
    if (value_is_none(f, l->linked)) {
        return;
    }
    struct pivot pivot = value_pivot(l, CSQL_VAL_UNANS);
    pivot.probability = 0.9;
    if (nearest_values(f, l, &pivot)) {
        const struct db_column *column = &f->catalogue->columns[l->column];
        value_finish(f, &pivot,
                     arena_printf(f->arena, "No row has \"%s\" in %s.%s.", l->linked->text,
                                  f->catalogue->tables[column->table].name, column->name));
    }
}

static bool held_anywhere(const struct literal *l) {
    for (size_t i = 0; i < l->linked->holder_count; i++) {
        if (value_is_whole(l->linked->holders[i].match)) {
            return true;
        }
    }
    return false;
}

static void look_at(struct finder *f, const struct literal *l) {
    struct db_value held[MAX_HELD];
    size_t count = value_held(f, l, held, MAX_HELD);
    bool whole = false, near = false;
    for (size_t i = 0; i < count; i++) {
        whole = whole || value_is_whole(held[i].match);
        near = near || held[i].match == VALUE_EDIT || held[i].match == VALUE_PART ||
               held[i].match == VALUE_PREFIX;
    }
    if (whole) {
        if (!value_under_other_name(f, l) && !f->failed) {
            value_across_columns(f, l);
        }
        return;
    }
    /* A column that holds it whole is likelier meant than one that holds parts of it. */
    if (value_across_columns(f, l) || f->failed || held_anywhere(l) ||
        value_within_column(f, l, held, count) || near || f->failed) {
        return;
    }
    if (predicate_asks_for_part(f->linked, l->linked->first, l->linked->last)) {
        return;
    }
    if (!by_category(f, l) && !by_name_of_column(f, l) && !f->failed) {
        not_held(f, l);
    }
}

/* An initial may stand for each name that begins so; for one alone it is that name. */
static void look_at_initial(struct finder *f, int index) {
    const struct link_value *v = &f->linked->values[index];
    if (v->kind != LINK_TEXT || strlen(v->text) != 1 || v->holder_count < 2 ||
        v->holders[0].match != VALUE_PREFIX || pivot_taken(f, v->first, v->last)) {
        return;
    }
    const int column = v->holders[0].column;
    const struct literal l = {.value = index, .linked = v, .column = column};
    struct pivot pivot = value_pivot(&l, CSQL_VAL_AMB);
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (pivot.group == NULL) {
        f->failed = true;
        return;
    }
    for (size_t i = 0; i < v->holder_count; i++) {
        pivot.group_count = pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                                         (struct pivot_element){f->catalogue->columns[column].table, column,
                                                                v->holders[i].stored, 0.9, 0.5, 0});
    }
    pivot.subtype = "lexical";
    pivot.probability = 0.9;
    value_finish(f, &pivot,
                 arena_printf(f->arena, "%zu values of %s begin with \"%s\".", pivot.group_count,
                              f->catalogue->columns[column].name, v->text));
}

void pivot_values(struct finder *f) {
    for (size_t i = 0; i < f->linked->value_count && !f->failed; i++) {
        look_at_initial(f, (int)i);
    }
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count && !f->failed; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        const struct link_value *v = predicate_literal(f->linked, c);
        if (v == NULL || c->chosen.kind != ELEMENT_COLUMN || !tests_equality(c->operator_text)) {
            continue;
        }
        struct literal l = {.choice = c, .value = c->compared.index, .linked = v, .column = c->chosen.index};
        if (value_is_text(v) && value_holds_text(&f->catalogue->columns[l.column]) &&
            !pivot_taken(f, v->first, v->last) && !value_split_fragment(f, v)) {
            look_at(f, &l);
        }
    }
    for (size_t i = 0; i < f->linked->value_count && !f->failed; i++) {
        value_look_at_unused(f, (int)i);
    }
    if (!f->failed) {
        value_find_fragments(f);
    }
}
