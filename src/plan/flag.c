#include "plan/flag.h"

#include <string.h>

#include "plan/each.h"
#include "text/text.h"

#define CONDITION 3 /* actions of a comparison: EQ, column, value */

int flag_truth(const struct plan_input *in, const struct linked *linked, const struct input_value *value,
               int column) {
    const struct link_value *v = &linked->values[value - in->values];
    for (size_t i = 0; column >= 0 && i < v->holder_count; i++) {
        if (v->holders[i].column == in->columns[column].catalogue) {
            return v->holders[i].truth;
        }
    }
    return 0;
}

/* The value denies something itself: "not repairable". */
static bool denies_itself(const struct linked *linked, const struct input_value *value) {
    static const char *const noes[] = {"not", "no", "non", "never", "without"};
    for (size_t w = value->first; w + 1 < value->last; w++) {
        if (ONE_OF(linked->words[w].norm, noes)) {
            return true;
        }
    }
    return false;
}

/* The actions from `at` on are an operator, a column and a "no" that the words ask for by denying. */
static bool is_no(const struct plan_input *in, const struct linked *linked, const struct sequence *sequence,
                  size_t at) {
    const struct input_value *value =
        at + 2 < sequence->count ? shape_value(in, sequence->actions[at + 2]) : NULL;
    return value != NULL && (denies_itself(linked, value) ||
                             flag_truth(in, linked, value, shape_column(in, sequence->actions[at + 1])) < 0);
}

bool flag_says_no(const struct plan_input *in, const struct linked *linked, const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (sequence->actions[i] == TOKEN_ID_EQ && is_no(in, linked, sequence, i)) {
            return true;
        }
    }
    return false;
}

static void cut(struct sequence *sequence, size_t first, size_t last) {
    memmove(sequence->actions + first, sequence->actions + last,
            (sequence->count - last) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - (last - first));
}

/* All but the dishes with the "no": those with it. */
static bool unwrap_except(const struct wording *w, struct sequence *sequence) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (sequence->count != 2 * end + CONDITION + 3 || sequence->actions[end] != TOKEN_ID_EXCEPT ||
        memcmp(sequence->actions, sequence->actions + end + 1, end * sizeof *sequence->actions) != 0 ||
        sequence->actions[2 * end + 1] != TOKEN_ID_WHERE || sequence->actions[2 * end + 2] != TOKEN_ID_EQ ||
        !is_no(w->in, w->linked, sequence, 2 * end + 2)) {
        return false;
    }
    cut(sequence, 0, end + 1);
    return true;
}

/* NOT IN a query whose one condition, its last part, is such a "no": the condition itself. */
static bool unwrap_not_in(const struct wording *w, struct sequence *sequence, size_t at) {
    if (at + 3 >= sequence->count || sequence->actions[at] != TOKEN_ID_NIN ||
        sequence->actions[at + 2] != TOKEN_ID_SUB) {
        return false;
    }
    const size_t where = shape_clause_end(sequence, at + 3 + SHAPE_SELECTED);
    const size_t close = where + 1 + CONDITION;
    if (close >= sequence->count || sequence->actions[where] != TOKEN_ID_WHERE ||
        sequence->actions[where + 1] != TOKEN_ID_EQ || sequence->actions[close] != TOKEN_ID_CLOSE ||
        !is_no(w->in, w->linked, sequence, where + 1)) {
        return false;
    }
    cut(sequence, close, close + 1);
    cut(sequence, at, where + 1);
    return true;
}

/* Words that begin at the place name the planner's table, if only in part or by meaning: "samples" of smp. */
static bool names_rows(const struct wording *w, size_t first, int table) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (!m->column && m->first == first && m->index == w->in->tables[table]) {
            return true;
        }
    }
    return false;
}

/* The column, the planner's, that says yes or no to the value's words, where these stand right before the
 * rows of its table; -1 if there is none. */
static int column_before_rows(const struct wording *w, const struct input_value *value) {
    for (size_t i = 0; i < value->holder_count; i++) {
        const int column = value->holders[i].column;
        if (flag_truth(w->in, w->linked, value, column) != 0 &&
            names_rows(w, value->last, w->in->columns[column].table)) {
            return column;
        }
    }
    return -1;
}

/* "Active volunteers" are to be shown by what they are called. */
static void show_rows(const struct wording *w, struct sequence *sequence, int column) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    const int name = each_name(w->in, w->linked, w->in->columns[column].table);
    if (end == SHAPE_SELECTED + 1 && shape_column(w->in, sequence->actions[SHAPE_SELECTED]) == column &&
        name >= 0) {
        sequence->actions[SHAPE_SELECTED] = shape_action(w->in, name);
    }
}

static bool ask_of_rows(const struct wording *w, struct sequence *sequence) {
    const uint64_t complex = TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(OR);
    bool changed = false;
    for (size_t i = 0;
         i < w->in->value_count && sequence->count >= CONDITION && !shape_has(sequence, complex); i++) {
        const struct input_value *value = &w->in->values[i];
        const int column = column_before_rows(w, value);
        if (column >= 0 && !shape_heeds(w->in, sequence, value, column)) {
            const uint16_t condition[CONDITION] = {TOKEN_ID_EQ, shape_action(w->in, column),
                                                   shape_literal(w->in, i)};
            show_rows(w, sequence, column);
            changed = shape_add_condition(sequence, condition, CONDITION) || changed;
        }
    }
    return changed;
}

bool flag_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = unwrap_except(w, sequence);
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        if (sequence->actions[i] == TOKEN_ID_NE && is_no(w->in, w->linked, sequence, i)) {
            sequence->actions[i] = TOKEN_ID_EQ;
            changed = true;
        }
        changed = unwrap_not_in(w, sequence, i) || changed;
    }
    return ask_of_rows(w, sequence) || changed;
}
