#include "plan/tally.h"

#include <string.h>

#include "text/text.h"

static bool says(const struct wording *w, size_t word, const char *what) {
    return strcmp(wording_norm(w, word), what) == 0;
}

/* Where what is counted begins, if words from `at` on count something; 0 if they do not. */
static size_t counted_from(const struct wording *w, size_t at) {
    static const char *const numbers[] = {"number", "numbers", "amount", "count", "quantity"};
    static const char *const ends[] = {"most", "fewest", "least"};
    static const char *const fillers[] = {"different", "distinct", "of", "number", "all", "the"};
    size_t from = 0;
    if (ONE_OF(wording_norm(w, at), numbers) && says(w, at + 1, "of")) {
        from = at + 2;
    } else if (says(w, at, "how") && says(w, at + 1, "many")) {
        from = at + 2;
    } else if (ONE_OF(wording_norm(w, at), ends) && (at == 0 || !says(w, at - 1, "at"))) {
        from = at + 1;
    }
    while (from > 0 && ONE_OF(wording_norm(w, from), fillers)) {
        from++;
    }
    return from;
}

/* The table of a column that the words from `from` on call by its whole name, and that tells every row of it:
 * to count its values is to count the rows. */
static int table_of_named(const struct wording *w, size_t from) {
    int found = -1;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (!m->column || m->code != LINK_EXACT || m->first != from) {
            continue;
        }
        int column = input_column(w->in, m->index);
        const struct db_column *c = &w->linked->catalogue->columns[m->index];
        int64_t rows = w->linked->catalogue->tables[c->table].rows;
        if (column < 0 || found >= 0 || c->type != TYPE_TEXT || rows == 0 || c->distinct != rows) {
            return -1;
        }
        found = w->in->columns[column].table;
    }
    return found;
}

/* Words of what is counted name the other table too: "train stations" are stations. */
static bool says_both(const struct wording *w, size_t first, size_t last, int table) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (!m->column && m->code != LINK_SEMANTIC && m->index == w->in->tables[table] && m->first < last &&
            first < m->last) {
            return true;
        }
    }
    return false;
}

/* The one table other than this that is counted, both the planner's; -1 if none or several are. */
static int find_counted(const struct wording *w, int table) {
    int found = -1;
    for (size_t at = 0; at < w->linked->word_count; at++) {
        size_t last, from = counted_from(w, at);
        int counted = from > 0 ? wording_table(w, from, &last) : -1;
        if (from > 0 && counted < 0) {
            last = from + 1;
            counted = table_of_named(w, from);
        }
        if (from > 0 &&
            (counted < 0 || says_both(w, from, last, table) || (found >= 0 && counted != found))) {
            return -1;
        }
        found = counted >= 0 ? counted : found;
    }
    return found;
}

/* The column to which the one refers; -1 if it refers to none, or the counted table does not refer there. */
static int held_by_both(const struct plan_input *in, int column, int counted) {
    for (size_t i = 0; i < in->key_count; i++) {
        if (in->keys[i].from == column && in->columns[in->keys[i].to].table != counted &&
            input_reference(in, counted, in->columns[in->keys[i].to].table) >= 0) {
            return in->keys[i].to;
        }
    }
    return -1;
}

/* "The party with the most delegates", sorted by what the delegates are called: by how many there are. */
static bool order_by_count(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED), order = end;
    while (order < sequence->count && !token_in(sequence->actions[order], TOKEN_BIT(ASC) | TOKEN_BIT(DESC))) {
        order = shape_clause_end(sequence, order + 1);
    }
    int by = order + 3 < sequence->count && sequence->actions[order + 2] == TOKEN_ID_LIMIT
                 ? shape_column(in, sequence->actions[order + 1])
                 : -1;
    int table = shape_table(in, sequence->actions[SHAPE_SELECTED]);
    if (by < 0 || table < 0 || in->columns[by].type != TYPE_TEXT || in->columns[by].table == table) {
        return false;
    }
    int counted = in->columns[by].table, key = input_reference(in, counted, table);
    if (key < 0 || find_counted(w, table) != counted) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    const uint16_t group[] = {TOKEN_ID_GROUP, shape_action(in, key), sequence->actions[order], TOKEN_ID_COUNT,
                              shape_rows(in, counted)};
    bool fits = shape_append_all(&out, sequence->actions, order) &&
                shape_append_all(&out, group, sizeof group / sizeof *group) &&
                shape_append_all(&out, sequence->actions + order + 2, sequence->count - order - 2);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* Counts in groups what is named instead of what is grouped. */
static bool count_named(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    int table = shape_lone_table(in, sequence), counted = table < 0 ? -1 : find_counted(w, table);
    if (counted < 0 || counted == table || in->components[counted] != in->components[table]) {
        return false;
    }
    /* What is said of a table that is named stays. */
    bool named = wording_names_table(w, table), changed = false;
    if (!named && input_reference(in, table, counted) >= 0) {
        return false; /* each row tells one of what is counted */
    }
    struct sequence out = *sequence;
    for (size_t i = 1; i < out.count; i++) {
        int column = shape_column(in, out.actions[i]);
        bool star = shape_table(in, out.actions[i]) == table && column < 0;
        if (token_in(out.actions[i - 1], TOKEN_BIT(COUNT)) && (star || column >= 0)) {
            out.actions[i] = shape_rows(in, counted);
            changed = true;
        } else if (column >= 0 && !named) {
            int both = held_by_both(in, column, counted);
            if (both < 0 && !wording_says(w, column)) {
                return false;
            }
            out.actions[i] = both < 0 ? out.actions[i] : shape_action(in, both);
        }
    }
    *sequence = changed ? out : *sequence;
    return changed;
}

bool tally_correct(const struct wording *w, struct sequence *sequence) {
    if (sequence->count < 3 || shape_has_roles(sequence) ||
        shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(FROM))) {
        return false;
    }
    return shape_has(sequence, TOKEN_BIT(GROUP)) ? count_named(w, sequence) : order_by_count(w, sequence);
}

bool tally_of_ones(const struct plan_input *in, const struct sequence *sequence) {
    int table = -1;
    bool counts = false;
    if (shape_has_roles(sequence) || shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB))) {
        return false;
    }
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        int column = sequence->actions[i] == TOKEN_ID_GROUP ? shape_column(in, sequence->actions[i + 1]) : -1;
        table = column >= 0 && column == input_key(in, in->columns[column].table) ? in->columns[column].table
                                                                                  : table;
        counts = counts || sequence->actions[i] == TOKEN_ID_COUNT;
    }
    for (size_t i = 0; i < sequence->count && table >= 0; i++) {
        int used = shape_table(in, sequence->actions[i]);
        if (used >= 0 && used != table &&
            (input_reference(in, table, used) < 0 || input_reference(in, used, table) >= 0)) {
            return false;
        }
    }
    return counts && table >= 0;
}
