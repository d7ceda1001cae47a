#include "plan/called.h"

#include <string.h>

#include "plan/each.h"
#include "text/text.h"

int called_by(const struct wording *w, int table) {
    const int name = each_name(w->in, w->linked, table);
    for (size_t i = 0; i < w->in->column_count && (name < 0 || w->in->columns[name].primary_key); i++) {
        const struct input_column *c = &w->in->columns[i];
        if (c->table != table || c->type != TYPE_TEXT || c->primary_key) {
            continue;
        }
        const struct db_column *column = &w->linked->catalogue->columns[c->catalogue];
        int64_t rows = w->linked->catalogue->tables[column->table].rows;
        bool tells = rows > 1 && column->distinct == rows && column->nulls == 0 && !c->foreign_key;
        return tells ? (int)i : name; /* the first text that there is */
    }
    return name;
}

/* The words ask for keys: "the id of the judge". */
static bool asks_keys(const struct wording *w) {
    static const char *const keys[] = {"id", "ids", "code", "codes", "number", "numbers", "identifier"};
    for (size_t i = 0; i < w->linked->word_count; i++) {
        bool amount =
            strncmp(wording_norm(w, i), "number", 6) == 0 && strcmp(wording_norm(w, i + 1), "of") == 0;
        if (ONE_OF(wording_norm(w, i), keys) && !amount) {
            return true;
        }
    }
    return false;
}

/* What rows of the table are called whose key the column is, or to which it refers, where the question names
 * the table; -1 if it does not, or they are called by a key. */
static int name_of_referred(const struct wording *w, int column) {
    for (size_t i = 0; i < w->linked->word_count; i++) {
        size_t last;
        int table = wording_table(w, i, &last);
        bool of_table =
            table >= 0 && (column == input_key(w->in, table) ||
                           (w->in->columns[column].table != table && input_refers(w->in, column, table)));
        int name = of_table ? each_name(w->in, w->linked, table) : -1;
        if (name >= 0 && !w->in->columns[name].primary_key) {
            return name;
        }
    }
    return -1;
}

static bool show_referred(const struct wording *w, struct sequence *sequence) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (end >= sequence->count || shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB)) || asks_keys(w)) {
        return false;
    }
    size_t group = sequence->actions[end] == TOKEN_ID_WHERE ? shape_clause_end(sequence, end + 1) : end;
    bool alone =
        sequence->actions[group] == TOKEN_ID_GROUP && shape_clause_end(sequence, group + 1) == group + 2;
    int column = alone ? shape_column(w->in, sequence->actions[group + 1]) : -1;
    if (column < 0 || w->in->columns[column].type == TYPE_TEXT) {
        return false;
    }
    const int name = name_of_referred(w, column), table = name < 0 ? -1 : w->in->columns[name].table;
    size_t at = 0;
    for (size_t i = SHAPE_SELECTED; i < end && name >= 0; i++) {
        int shown = shape_column(w->in, sequence->actions[i]);
        bool key = shown >= 0 && (shown == input_key(w->in, table) || input_refers(w->in, shown, table));
        if (!key && shape_table(w->in, sequence->actions[i]) == table) {
            return false; /* something of the rows is shown already */
        }
        at = key && !token_in(sequence->actions[i - 1], TOKENS_AGGREGATE) ? i : at;
    }
    sequence->actions[at] = at > 0 ? shape_action(w->in, name) : sequence->actions[at];
    return at > 0;
}

/* "Lots stored below -15": the only thing shown is what the rows are compared by, or something that no words
 * name beside the rows. */
static bool show_compared(const struct wording *w, struct sequence *sequence) {
    const uint64_t sided = TOKEN_BIT(GT) | TOKEN_BIT(LT) | TOKEN_BIT(GE) | TOKEN_BIT(LE);
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    size_t last;
    int table = wording_opening(w, &last);
    int column = end == SHAPE_SELECTED + 1 ? shape_column(w->in, sequence->actions[SHAPE_SELECTED]) : -1;
    int name = table < 0 ? -1 : each_name(w->in, w->linked, table);
    if (name < 0 || column < 0 || name == column || w->in->columns[column].table != table ||
        wording_calls(w, column, last) || shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB))) {
        return false;
    }
    const bool said = wording_names(w, column, last, w->linked->word_count);
    for (size_t i = end; i + 2 < sequence->count; i++) {
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        bool same = sequence->actions[i + 1] == sequence->actions[SHAPE_SELECTED];
        if (token_in(sequence->actions[i], sided) && (same || !said) && value && wording_is_figure(value)) {
            sequence->actions[SHAPE_SELECTED] = shape_action(w->in, name);
            return true;
        }
    }
    return false;
}

/* "Which members have never posted": the only thing shown is the key of the rows that the question names
 * first, and no word asks for keys. */
static bool show_rows(const struct wording *w, struct sequence *sequence) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    int column = end == SHAPE_SELECTED + 1 ? shape_column(w->in, sequence->actions[SHAPE_SELECTED]) : -1;
    int table = column < 0 ? -1 : w->in->columns[column].table;
    if (table < 0 || column != input_key(w->in, table) || asks_keys(w) || shape_has(sequence, TOKENS_SET) ||
        (w->cues->found & CUE_BIT(ALL)) != 0 || w->in->columns[column].type == TYPE_TEXT) {
        return false;
    }
    for (size_t i = 0; i < w->linked->word_count; i++) {
        size_t last;
        int named = wording_table(w, i, &last);
        if (named >= 0) {
            int name = named == table ? called_by(w, table) : -1;
            bool other = name >= 0 && name != column;
            sequence->actions[SHAPE_SELECTED] =
                other ? shape_action(w->in, name) : sequence->actions[SHAPE_SELECTED];
            return other;
        }
    }
    return false;
}

/* "Which dive site has the most trips": rows are asked for, and the only thing shown is a text of theirs that
 * no other words name. */
static bool show_asked(const struct wording *w, struct sequence *sequence) {
    static const char *const asking[] = {"which", "what"};
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    size_t last;
    const int table = ONE_OF(wording_norm(w, 0), asking) ? wording_table(w, 1, &last) : -1;
    const int column =
        end == SHAPE_SELECTED + 1 ? shape_column(w->in, sequence->actions[SHAPE_SELECTED]) : -1;
    const int name = table < 0 ? -1 : each_name(w->in, w->linked, table);
    if (name < 0 || column < 0 || name == column || w->in->columns[name].primary_key ||
        w->in->columns[column].table != table || w->in->columns[column].type != TYPE_TEXT ||
        wording_names(w, column, last, w->linked->word_count) || shape_has(sequence, TOKENS_SET)) {
        return false;
    }
    sequence->actions[SHAPE_SELECTED] = shape_action(w->in, name);
    return true;
}

bool called_correct(const struct wording *w, struct sequence *sequence) {
    return sequence->count >= 5 && (show_referred(w, sequence) || show_compared(w, sequence) ||
                                    show_rows(w, sequence) || show_asked(w, sequence));
}

/* Who or which rows: the question asks for them. */
static bool asks_for_rows(const struct linked *linked) {
    static const char *const which[] = {"which", "what"};
    if (linked->word_count < 2 || strcmp(linked->words[0].norm, "who") == 0) {
        return linked->word_count >= 2;
    }
    for (size_t i = 0; i < linked->match_count && ONE_OF(linked->words[0].norm, which); i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->first == 1) {
            return true;
        }
    }
    return false;
}

/* Words name the column, or it is part of a person's name. */
static bool is_name_or_named(struct arena *arena, const struct linked *linked, int column) {
    struct words words;
    const char *name = linked->catalogue->columns[column].name;
    bool part = text_words(arena, name, strlen(name), &words, NULL) == CSQL_OK &&
                text_person_part(words.norm, words.count) != PERSON_NONE;
    for (size_t i = 0; i < linked->match_count && !part; i++) {
        const struct link_match *m = &linked->matches[i];
        part = m->column && m->index == column;
    }
    return part;
}

bool called_strange(struct arena *arena, const struct plan_input *in, const struct linked *linked,
                    const struct sequence *sequence) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    const int column =
        end == SHAPE_SELECTED + 1 ? shape_column(in, input_plain(sequence->actions[SHAPE_SELECTED])) : -1;
    if (column < 0 || in->columns[column].primary_key || in->columns[column].foreign_key ||
        !asks_for_rows(linked)) {
        return false;
    }
    const int name = each_name(in, linked, in->columns[column].table);
    return name >= 0 && name != column && !in->columns[name].primary_key &&
           !is_name_or_named(arena, linked, in->columns[column].catalogue);
}
