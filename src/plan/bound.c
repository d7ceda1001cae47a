#include "plan/bound.h"

#include <string.h>

#include "plan/asked.h"
#include "text/text.h"

#define SIMPLE 3 /* actions of a condition: operator, column, value */
#define UNITS 2  /* most words between a figure and the "or" of its bound: "30 years old or younger" */

/* Words from `at` on lead to a figure: "the year of 2010". */
static bool leads_to_figure(const struct wording *w, size_t at) {
    static const char *const fillers[] = {"the", "year", "years", "date", "age", "of", "a", "in"};
    for (; at < w->linked->word_count; at++) {
        for (size_t i = 0; i < w->in->value_count; i++) {
            if (w->in->values[i].first == at && wording_is_figure(&w->in->values[i])) {
                return true;
            }
        }
        if (!text_is_among(wording_norm(w, at), fillers, sizeof fillers / sizeof *fillers)) {
            return false;
        }
    }
    return false;
}

/* The "or" at a word follows a figure and says on which side it bounds; not that of "before 2000 or after
 * 2010", which compares with another. */
static bool is_bound(const struct wording *w, size_t at, const struct input_value **figure) {
    static const char *const sides[] = {"more",    "above",  "over",    "higher",  "greater", "larger",
                                        "longer",  "older",  "old",     "later",   "after",   "better",
                                        "less",    "fewer",  "below",   "under",   "lower",   "young",
                                        "smaller", "before", "earlier", "shorter", "younger"};
    const struct plan_input *in = w->in;
    *figure = NULL;
    if (!text_is_among(wording_norm(w, at + 1), sides, sizeof sides / sizeof *sides) ||
        strcmp(wording_norm(w, at + 2), "than") == 0 || leads_to_figure(w, at + 2)) {
        return false;
    }
    for (size_t i = 0; i < in->value_count; i++) {
        const struct input_value *value = &in->values[i];
        if (wording_is_figure(value) && value->last <= at && at <= value->last + UNITS) {
            *figure = value;
        }
    }
    return *figure != NULL;
}

/* Every "or" belongs to a bound, and there is one. */
static bool only_bounds(const struct wording *w) {
    const struct input_value *figure;
    bool found = false;
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (strcmp(wording_norm(w, i), "either") == 0) {
            return false;
        }
        if (strcmp(wording_norm(w, i), "or") == 0) {
            if (!is_bound(w, i, &figure)) {
                return false;
            }
            found = true;
        }
    }
    return found;
}

static bool is_bounded(const struct wording *w, const struct input_value *value) {
    const struct input_value *figure;
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (strcmp(wording_norm(w, i), "or") == 0 && is_bound(w, i, &figure) && figure == value) {
            return true;
        }
    }
    return false;
}

/* The condition at a position compares a column with a figure that has a bound. */
static bool compares_bound(const struct wording *w, const struct sequence *sequence, size_t at) {
    const struct input_value *value = shape_value(w->in, sequence->actions[at + 2]);
    return value != NULL && is_bounded(w, value);
}

static void take(struct sequence *sequence, size_t first, size_t count) {
    memmove(sequence->actions + first, sequence->actions + first + count,
            (sequence->count - first - count) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - count);
}

/* Says of a condition with a bound what the words do. */
static void set_side(const struct wording *w, struct sequence *sequence, size_t at) {
    const struct input_value *value = shape_value(w->in, sequence->actions[at + 2]);
    int token = asked_token(comparison_asked(w->linked, value->first, value->last));
    if (token >= 0) {
        sequence->actions[at] = (uint16_t)token;
    }
}

bool bound_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = false;
    if (!shape_has(sequence, TOKEN_BIT(OR)) || shape_has(sequence, TOKEN_BIT(SUB)) || !only_bounds(w)) {
        return false;
    }
    for (size_t at = SIMPLE + 1; at + SIMPLE < sequence->count; at++) {
        if (sequence->actions[at] != TOKEN_ID_OR) {
            continue;
        }
        size_t left = at - SIMPLE, right = at + 1;
        int column = shape_column(w->in, sequence->actions[left + 1]);
        bool one = column >= 0 && shape_column(w->in, sequence->actions[right + 1]) == column;
        bool first = compares_bound(w, sequence, left), second = compares_bound(w, sequence, right);
        changed = true;
        if (one && (first || second)) {
            size_t kept = first ? left : right;
            set_side(w, sequence, kept);
            take(sequence, first ? at : left, SIMPLE + 1);
            at = left;
        } else {
            sequence->actions[at] = TOKEN_ID_AND;
            if (first) {
                set_side(w, sequence, left);
            }
            if (second) {
                set_side(w, sequence, right);
            }
        }
    }
    return changed;
}
