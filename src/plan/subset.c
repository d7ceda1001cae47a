#include "plan/subset.h"

/* The question names the table in full, and a column not by the same words. */
static bool is_named(const struct wording *w, int table) {
    for (size_t at = 0; at < w->linked->word_count; at++) {
        size_t last;
        bool column = wording_table(w, at, &last) != table;
        for (size_t i = 0; i < w->linked->match_count && !column; i++) {
            const struct link_match *m = &w->linked->matches[i];
            column = m->column && m->code == LINK_EXACT && m->first <= at && m->last >= last;
        }
        if (!column) {
            return true;
        }
    }
    return false;
}

/* Each row of the column's table has a value of its own there. */
static bool tells_rows(const struct wording *w, int column) {
    const struct db_column *c = &w->linked->catalogue->columns[w->in->columns[column].catalogue];
    int64_t rows = w->linked->catalogue->tables[c->table].rows;
    return rows > 0 && c->distinct == rows && c->nulls == 0;
}

/* The one named table whose rows are some of those of this one, which is not named; both the planner's. -1 if
 * there is none, or several. */
static int find_subset(const struct wording *w, int whole) {
    const struct plan_input *in = w->in;
    const struct db_catalogue *catalogue = w->linked->catalogue;
    int found = -1;
    for (size_t i = 0; i < in->key_count; i++) {
        int from = in->columns[in->keys[i].from].table, to = in->columns[in->keys[i].to].table;
        if (to != whole || from == to || from == found || !in->columns[in->keys[i].to].primary_key ||
            !tells_rows(w, in->keys[i].from) ||
            catalogue->tables[in->tables[from]].rows >= catalogue->tables[in->tables[to]].rows ||
            !is_named(w, from)) {
            continue;
        }
        if (found >= 0) {
            return -1;
        }
        found = from;
    }
    return found < 0 || is_named(w, whole) ? -1 : found;
}

/* A value that the sequence compares stands in words that name the table: it tells them from the others. */
static bool is_told_by_value(const struct wording *w, const struct sequence *sequence, int table) {
    for (size_t i = 0; i < sequence->count; i++) {
        const struct input_value *value = shape_value(w->in, sequence->actions[i]);
        for (size_t at = 0; value != NULL && at < value->last; at++) {
            size_t last;
            if (wording_table(w, at, &last) == table && last > value->first) {
                return true;
            }
        }
    }
    return false;
}

bool subset_correct(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    int whole = shape_lone_table(in, sequence);
    if (whole < 0 || sequence->actions[sequence->count - 1] != TOKEN_ID_END ||
        shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(FROM)) ||
        ((w->cues->found & CUE_BIT(NOT)) != 0 && !shape_has(sequence, TOKEN_BIT(NE)))) {
        return false;
    }
    int subset = find_subset(w, whole);
    if (subset < 0 || is_told_by_value(w, sequence, subset)) {
        return false;
    }
    struct sequence out = *sequence;
    uint16_t rows = shape_rows(in, subset);
    bool counted = false;
    for (size_t i = 0; i < out.count; i++) {
        if (shape_column(in, out.actions[i]) < 0 && shape_table(in, out.actions[i]) == whole) {
            out.actions[i] = rows;
            counted = true;
        }
    }
    if (!counted) {
        out.count--;
        if (!shape_append(&out, TOKEN_ID_FROM) || !shape_append(&out, rows) ||
            !shape_append(&out, TOKEN_ID_END)) {
            return false;
        }
    }
    *sequence = out;
    return true;
}
