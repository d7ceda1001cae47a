#include "plan/missed.h"

#include <string.h>

#include "plan/when.h"

#define MAX_ADDED 2

/* The one column, the planner's, that holds the value as a whole, or in other words if the sequence is about
 * its table; -1 if there is none, or several. */
static int sole_holder(const struct wording *w, const struct sequence *sequence,
                       const struct input_value *value) {
    for (size_t i = 0; i < value->holder_count; i++) {
        const struct input_holder *holder = &value->holders[i];
        if (holder->column != value->holders[0].column || holder->hold < HOLD_STEM ||
            (holder->hold == HOLD_STEM &&
             !shape_uses(w->in, sequence, w->in->columns[holder->column].table))) {
            return -1;
        }
    }
    return value->holder_count > 0 ? value->holders[0].column : -1;
}

/* Another reading of some of the value's words: a name, or part of one, a value, a clue. */
static bool is_read_otherwise(const struct wording *w, const struct input_value *value) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->code != LINK_SEMANTIC && m->first < value->last && value->first < m->last) {
            return true;
        }
    }
    for (size_t i = 0; i < w->in->value_count; i++) {
        const struct input_value *other = &w->in->values[i];
        if (other != value && other->first < value->last && value->first < other->last) {
            return true;
        }
    }
    for (size_t i = 0; i < w->cues->count; i++) {
        if (w->cues->hits[i].first < value->last && value->first < w->cues->hits[i].last) {
            return true;
        }
    }
    return false;
}

/* The word tells of a date that the sequence uses: "delivered in March" says more than that something is. */
static bool tells_date(const struct wording *w, const struct sequence *sequence,
                       const struct input_value *value) {
    for (size_t i = 0; i < sequence->count && value->last == value->first + 1; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column >= 0 && when_tells(w->arena, w->embed, &w->linked->words[value->first],
                                      &w->linked->catalogue->columns[w->in->columns[column].catalogue])) {
            return true;
        }
    }
    return false;
}

/* Puts a condition behind the others. */
static bool add_condition(const struct wording *w, struct sequence *sequence, int column,
                          const struct input_value *value) {
    const uint16_t condition[] = {TOKEN_ID_EQ, shape_action(w->in, column),
                                  shape_literal(w->in, (size_t)(value - w->in->values))};
    return shape_add_condition(sequence, condition, sizeof condition / sizeof *condition);
}

bool missed_correct(const struct wording *w, struct sequence *sequence) {
    const uint64_t complex = TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(OR) | TOKEN_BIT(HAVING);
    const uint32_t others =
        CUE_BIT(NOT) | CUE_BIT(OR) | CUE_BIT(BOTH) | CUE_BIT(CONTAINS) | CUE_BIT(STARTS) | CUE_BIT(ENDS);
    size_t added = 0;
    if (sequence->count < 3 || shape_has(sequence, complex) || (w->cues->found & others) != 0) {
        return false;
    }
    for (size_t i = 0; i < w->in->value_count && added < MAX_ADDED; i++) {
        const struct input_value *value = &w->in->values[i];
        int column =
            value->kind == LINK_TEXT || value->kind == LINK_QUOTED ? sole_holder(w, sequence, value) : -1;
        if (column >= 0 && !shape_heeds(w->in, sequence, value, column) && !is_read_otherwise(w, value) &&
            !tells_date(w, sequence, value)) {
            added += add_condition(w, sequence, column, value);
        }
    }
    return added > 0;
}
