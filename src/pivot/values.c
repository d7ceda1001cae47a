/* Values: a fragment that fits several values of a column, a value that several columns hold, and one that
 * none holds. */
#include <math.h>
#include <string.h>

#include "pivot/internal.h"
#include "text/text.h"

#define MAX_HELD 64
/* Values of a column that are looked through for those that a category word covers. */
#define MAX_LISTED 300
#define BESIDE 2.5 /* log odds that a column of the chosen one's table is meant as well */

/* A literal that the best plan compares a column with. */
struct literal {
    const struct plan_choice *choice;
    int value; /* index into linked->values */
    const struct link_value *linked;
    int column;
    const char *phrase;
};

static bool is_text(const struct link_value *v) {
    return v->kind == LINK_QUOTED || v->kind == LINK_TEXT || v->kind == LINK_CAPITAL;
}

static bool tests_equality(const char *op) {
    return strcmp(op, "=") == 0 || strcmp(op, "!=") == 0 || strcmp(op, "<>") == 0 || strcmp(op, "in") == 0 ||
           strcmp(op, "like") == 0;
}

static bool holds_text(const struct db_column *column) {
    return column->text_values && column->type != TYPE_DATE && column->type != TYPE_NUMBER;
}

static bool is_whole(enum value_match match) {
    return match == VALUE_EXACT || match == VALUE_FOLDED || match == VALUE_STEM;
}

static double step_probability(const struct plan_choice *choice, int column) {
    if (choice->chosen.kind == ELEMENT_COLUMN && choice->chosen.index == column) {
        return choice->probability;
    }
    for (size_t i = 0; i < choice->alternative_count; i++) {
        if (choice->alternatives[i].kind == ELEMENT_COLUMN && choice->alternatives[i].index == column) {
            return choice->alternative_probabilities[i];
        }
    }
    return 0;
}

/* What a column holds like the literal, distinct, best first: the linked holders, and beyond them what the
 * value index says. */
static size_t held_values(struct finder *f, const struct literal *l, struct db_value *out, size_t room) {
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

/* The word is part of some table's name: "the customer Madison" says whose value it is, not which. */
static bool names_table(const struct finder *f, size_t word) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && word >= m->first && word < m->last) {
            return true;
        }
    }
    return false;
}

/* The question names the column of the comparison with words of its own. */
static bool names_column(struct finder *f, const struct literal *l) {
    const struct plan_choice *c = l->choice;
    for (size_t w = c->first; w < c->last && w < f->linked->word_count; w++) {
        bool own = w < l->linked->first || w >= l->linked->last;
        if (own && !f->linked->words[w].stopword && !names_table(f, w)) {
            return true;
        }
    }
    return false;
}

static struct pivot value_pivot(const struct literal *l, csql_mode mode) {
    return (struct pivot){.first = l->linked->first,
                          .last = l->linked->last,
                          .mode = mode,
                          .linked_value = l->value,
                          .value_column = l->column};
}

static void finish(struct finder *f, struct pivot *pivot, const char *reason) {
    pivot->reason = reason;
    f->failed = f->failed || reason == NULL;
    if (!f->failed) {
        pivot_add(f, pivot);
    }
}

static double meaning(struct finder *f, const char *a, const char *b) {
    double s = f->input->embed == NULL ? 0 : embed_similarity(f->input->embed, a, b);
    return s < 0 ? 0 : s;
}

/* A fragment that is part of several values of the column it is compared with. */
static bool within_column(struct finder *f, const struct literal *l, const struct db_value *held,
                          size_t count) {
    struct pivot pivot = value_pivot(l, CSQL_VAL_AMB);
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (pivot.group == NULL) {
        f->failed = true;
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (held[i].match == VALUE_PART) {
            pivot.group_count =
                pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                             (struct pivot_element){f->catalogue->columns[l->column].table, l->column,
                                                    held[i].text, 0.5 + held[i].score / 2, held[i].score, 0});
        }
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
    finish(f, &pivot,
           arena_printf(f->arena, "\"%s\" is part of %zu values of %s.", l->linked->text, pivot.group_count,
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
            double semantic = meaning(f, value, phrase);
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
    finish(f, &pivot,
           arena_printf(f->arena, "\"%s\" covers %zu values of %s.", l->linked->text, pivot.group_count,
                        f->catalogue->columns[l->column].name));
    return true;
}

/* Columns that hold the literal whole, one of each pair that a key makes one; *out by column. */
static size_t whole_holders(struct finder *f, const struct literal *l, const struct link_holder **out,
                            size_t room) {
    size_t count = 0;
    for (size_t i = 0; i < l->linked->holder_count && count < room; i++) {
        const struct link_holder *h = &l->linked->holders[i];
        bool known = h->match != VALUE_EXACT && h->match != VALUE_FOLDED;
        for (size_t j = 0; j < count && !known; j++) {
            known =
                out[j]->column == h->column ||
                (h->column != l->column && predicate_same_by_key(f->catalogue, out[j]->column, h->column));
        }
        if (!known) {
            out[count++] = h;
        }
    }
    return count;
}

/* In the table of the column that the plan compares, under a name that the question does not give either:
 * what the network prefers among such columns is a habit ("Madison" is a first name), not a reading. */
static bool beside_chosen(struct finder *f, const struct literal *l, int column) {
    return f->catalogue->columns[column].table == f->catalogue->columns[l->column].table &&
           !predicate_named_elsewhere(f->linked, column, l->linked->first, l->linked->last);
}

/* One value in several columns, none of which the question names. */
static bool across_columns(struct finder *f, const struct literal *l) {
    const struct link_holder *holders[MAX_HELD];
    size_t count = whole_holders(f, l, holders, MAX_HELD);
    if (count < 2 || names_column(f, l)) {
        return false;
    }
    struct pivot pivot = value_pivot(l, CSQL_VAL_AMB);
    pivot.value_column = -1;
    pivot.group = arena_array(f->arena, PIVOT_MAX_GROUP, sizeof *pivot.group);
    if (pivot.group == NULL) {
        f->failed = true;
        return false;
    }
    pivot_focus(f, l->linked->first, l->linked->last);
    double best = 1e-4;
    for (size_t i = 0; i < count; i++) {
        double p = step_probability(l->choice, holders[i]->column);
        best = p > best ? p : best;
    }
    for (size_t i = 0; i < count; i++) {
        int column = holders[i]->column;
        double ratio = log((step_probability(l->choice, column) + 1e-6) / best);
        double z = 0.2 + (ratio < -4 ? -4 : ratio) + predicate_in_focus(f->catalogue, column, f->focus) +
                   (beside_chosen(f, l, column) ? BESIDE : 0);
        double score = 1 / (1 + exp(-z));
        if (score >= 0.5) {
            pivot.group_count = pivot_insert(pivot.group, pivot.group_count, PIVOT_MAX_GROUP,
                                             (struct pivot_element){f->catalogue->columns[column].table,
                                                                    column, holders[i]->stored, score, 1, 1});
        }
    }
    if (pivot.group_count < 2) {
        pivot_reject(f, l->linked->first, l->linked->last, "one of the columns that hold it is meant");
        return false;
    }
    pivot.subtype = "lexical";
    pivot.probability = pivot.group[1].score;
    finish(f, &pivot,
           arena_printf(f->arena, "\"%s\" is a value of %zu columns.", l->linked->text, pivot.group_count));
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
        double semantic = meaning(f, l->linked->text, listed[i]);
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
 * in. */
static bool is_no_value(const struct finder *f, const struct link_value *v) {
    return strlen(v->text) <= 1 || predicate_unit(f->linked, v->first, v->last);
}

static void not_held(struct finder *f, const struct literal *l) {
    if (is_no_value(f, l->linked)) {
        return;
    }
    struct pivot pivot = value_pivot(l, CSQL_VAL_UNANS);
    pivot.probability = 0.9;
    if (nearest_values(f, l, &pivot)) {
        const struct db_column *column = &f->catalogue->columns[l->column];
        finish(f, &pivot,
               arena_printf(f->arena, "No row has \"%s\" in %s.%s.", l->linked->text,
                            f->catalogue->tables[column->table].name, column->name));
    }
}

static bool held_anywhere(const struct literal *l) {
    for (size_t i = 0; i < l->linked->holder_count; i++) {
        if (is_whole(l->linked->holders[i].match)) {
            return true;
        }
    }
    return false;
}

static void look_at(struct finder *f, const struct literal *l) {
    struct db_value held[MAX_HELD];
    size_t count = held_values(f, l, held, MAX_HELD);
    bool whole = false, near = false;
    for (size_t i = 0; i < count; i++) {
        whole = whole || is_whole(held[i].match);
        near = near || held[i].match == VALUE_EDIT || held[i].match == VALUE_PART ||
               held[i].match == VALUE_PREFIX;
    }
    if (whole) {
        across_columns(f, l);
        return;
    }
    /* A column that holds it whole is likelier meant than one that holds parts of it. */
    if (across_columns(f, l) || f->failed || held_anywhere(l) || within_column(f, l, held, count) || near ||
        f->failed) {
        return;
    }
    if (predicate_asks_for_part(f->linked, l->linked->first, l->linked->last)) {
        return;
    }
    if (!by_category(f, l) && !f->failed) {
        not_held(f, l);
    }
}

/* A word of the literal is a name of the schema, so that it may well be no literal. */
static bool names_schema(const struct finder *f, const struct link_value *v) {
    for (size_t i = 0; i < f->linked->match_count; i++) {
        const struct link_match *m = &f->linked->matches[i];
        if (m->first < v->last && m->last > v->first && m->code != LINK_SEMANTIC) {
            return true;
        }
    }
    return false;
}

/* A word names the element, by its name or by its meaning. */
static bool stands_for(const struct finder *f, size_t word, struct plan_element e) {
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

/* The best plan uses the words: for a comparison, or for a column or table that they name. That a step of the
 * plan looked at them is not enough: it looks at what stands beside a name too. */
static bool is_used(const struct finder *f, const struct link_value *v) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        bool compared = c->operator_text != NULL && c->compared.kind == ELEMENT_VALUE &&
                        c->compared.index >= 0 && (size_t)c->compared.index < f->linked->value_count;
        const struct link_value *other = compared ? &f->linked->values[c->compared.index] : NULL;
        if (other != NULL && other->first < v->last && other->last > v->first) {
            return true;
        }
        for (size_t w = v->first > c->first ? v->first : c->first; w < v->last && w < c->last; w++) {
            if (stands_for(f, w, c->chosen)) {
                return true;
            }
        }
    }
    return false;
}

/* The column in focus that alone holds several values with the fragment in them, or -1. */
static int part_column(struct finder *f, const struct link_value *v, size_t *count) {
    int column = -1;
    *count = 0;
    pivot_focus(f, v->first, v->last);
    for (size_t i = 0; i < v->holder_count; i++) {
        const struct link_holder *h = &v->holders[i];
        if (is_whole(h->match)) {
            return -1;
        }
        if (h->match != VALUE_PART || !predicate_in_focus(f->catalogue, h->column, f->focus)) {
            continue;
        }
        if (column >= 0 && h->column != column) {
            return -1;
        }
        column = h->column;
        ++*count;
    }
    return *count >= 2 ? column : -1;
}

/* Literals that the best plan has no place for, often because it knows no value that they are. */
static void look_at_unused(struct finder *f, int index) {
    const struct link_value *v = &f->linked->values[index];
    if (!is_text(v) || is_used(f, v) || pivot_taken(f, v->first, v->last)) {
        return;
    }
    size_t count = 0;
    int column = part_column(f, v, &count);
    struct literal l = {.value = index, .linked = v, .column = column};
    bool written = v->kind == LINK_QUOTED || (v->kind == LINK_CAPITAL && v->first > 0);
    if (column >= 0 && count <= PIVOT_MAX_GROUP && (written || !names_schema(f, v))) {
        struct db_value held[MAX_HELD];
        within_column(f, &l, held, held_values(f, &l, held, MAX_HELD));
    } else if (written && v->holder_count == 0 && !is_no_value(f, v) && !names_schema(f, v)) {
        struct pivot pivot = value_pivot(&l, CSQL_VAL_UNANS);
        pivot.probability = 0.7;
        finish(f, &pivot, arena_printf(f->arena, "No row has \"%s\".", v->text));
    }
}

/* The plan's columns and tables stand for the word, or a name of the schema holds it. */
static bool is_spoken_for(const struct finder *f, size_t word) {
    struct link_value v = {.first = word, .last = word + 1};
    return f->linked->words[word].stopword || f->linked->words[word].soft || f->taken[word] ||
           names_schema(f, &v) || is_used(f, &v);
}

/* How near a column is to the words: 3 where the word before names it or its table ("the grape pinot"), 2
 * where the question is about its table, 1 where a key joins that to one which it is about. */
static int nearness(const struct finder *f, const struct link_value *v, int column) {
    const int table = f->catalogue->columns[column].table;
    if (v->first > 0 && (stands_for(f, v->first - 1, (struct plan_element){ELEMENT_TABLE, table}) ||
                         stands_for(f, v->first - 1, (struct plan_element){ELEMENT_COLUMN, column}))) {
        return 3;
    }
    if (f->focus[table]) {
        return 2;
    }
    for (size_t t = 0; t < f->catalogue->table_count; t++) {
        if (f->focus[t] && predicate_tables_joined(f->catalogue, table, (int)t)) {
            return 1;
        }
    }
    return 0;
}

/* The one column that holds several values with the phrase in them, none of which is the phrase, of those
 * nearest to it; -1 if there is none. Moves those values to the front of held. */
static int shared_fragment(struct finder *f, const struct link_value *v, struct db_value *held,
                           size_t *count) {
    size_t all = db_values(f->input->db, f->arena, v->text, strlen(v->text), -1, held, MAX_HELD);
    int column = -1, best = -1;
    bool several = false;
    *count = 0;
    pivot_focus(f, v->first, v->last);
    for (size_t i = 0; i < all; i++) {
        if (is_whole(held[i].match)) {
            return -1;
        }
        if (held[i].match != VALUE_PART || held[i].column == column) {
            continue;
        }
        int here = nearness(f, v, held[i].column);
        if (here > best) {
            column = held[i].column;
            best = here;
            several = false;
        } else if (here == best) {
            several = true;
        }
    }
    for (size_t i = 0; i < all && !several; i++) {
        if (held[i].match == VALUE_PART && held[i].column == column) {
            held[(*count)++] = held[i];
        }
    }
    return *count >= 2 && *count <= 8 ? column : -1;
}

/* Words that nothing accounts for may be a fragment of stored values ("diabetes"), which linking leaves
 * alone. Longer runs first. */
static void find_fragments(struct finder *f) {
    for (size_t length = 3; length > 0 && f->input->db != NULL; length--) {
        for (size_t w = 1; w + length <= f->linked->word_count && !f->failed; w++) {
            bool free = true;
            for (size_t i = w; i < w + length && free; i++) {
                free = !is_spoken_for(f, i) && strlen(f->linked->words[i].norm) >= 3;
            }
            if (!free) {
                continue;
            }
            struct db_value held[MAX_HELD];
            size_t count = 0;
            struct link_value v = {
                .first = w, .last = w + length, .kind = LINK_TEXT, .text = pivot_phrase(f, w, w + length)};
            struct literal l = {.value = -1, .linked = &v, .column = shared_fragment(f, &v, held, &count)};
            if (l.column >= 0) {
                within_column(f, &l, held, count);
            }
        }
    }
}

/* The literal of another comparison of the best plan that begins where this one ends, or NULL. */
static const struct link_value *next_literal(const struct finder *f, const struct link_value *v) {
    for (size_t i = 0; i < f->plan->choice_count; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->operator_text != NULL && c->compared.kind == ELEMENT_VALUE && c->compared.index >= 0 &&
            (size_t)c->compared.index < f->linked->value_count &&
            f->linked->values[c->compared.index].first == v->last) {
            return &f->linked->values[c->compared.index];
        }
    }
    return NULL;
}

/* The plan takes two words for values of two columns, though both stand together in several values of one:
 * "boiler repair" of "Gas Boiler Repair" and "Oil Boiler Repair". */
static bool split_fragment(struct finder *f, const struct link_value *v) {
    const struct link_value *next = f->input->db == NULL ? NULL : next_literal(f, v);
    if (next == NULL) {
        return false;
    }
    struct db_value held[MAX_HELD];
    size_t count = 0;
    struct link_value both = {.first = v->first,
                              .last = next->last,
                              .kind = LINK_TEXT,
                              .text = pivot_phrase(f, v->first, next->last)};
    struct literal l = {.value = -1, .linked = &both, .column = shared_fragment(f, &both, held, &count)};
    return l.column >= 0 && within_column(f, &l, held, count);
}

void pivot_values(struct finder *f) {
    for (size_t i = 0; f->plan != NULL && i < f->plan->choice_count && !f->failed; i++) {
        const struct plan_choice *c = &f->plan->choices[i];
        if (c->operator_text == NULL || c->compared.kind != ELEMENT_VALUE || c->compared.index < 0 ||
            (size_t)c->compared.index >= f->linked->value_count || c->chosen.kind != ELEMENT_COLUMN ||
            !tests_equality(c->operator_text)) {
            continue;
        }
        const struct link_value *v = &f->linked->values[c->compared.index];
        struct literal l = {.choice = c, .value = c->compared.index, .linked = v, .column = c->chosen.index};
        if (is_text(v) && holds_text(&f->catalogue->columns[l.column]) &&
            !pivot_taken(f, v->first, v->last) && !split_fragment(f, v)) {
            look_at(f, &l);
        }
    }
    for (size_t i = 0; i < f->linked->value_count && !f->failed; i++) {
        look_at_unused(f, (int)i);
    }
    if (!f->failed) {
        find_fragments(f);
    }
}
