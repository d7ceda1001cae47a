#include "plan/measured.h"

#include <string.h>

#include "plan/units.h"

static bool is_number(const struct input_value *value) {
    return value != NULL && (value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD);
}

/* The planner's column has its unit of the same measure as the number's. */
static bool suits(const struct wording *w, const struct input_value *value, int column) {
    return units_suit(w->arena, w->linked, &w->linked->values[value - w->in->values],
                      w->in->columns[column].catalogue);
}

/* The table of the first column that the sequence shows; -1 if it shows rows. */
static int shown_table(const struct wording *w, const struct sequence *sequence) {
    int column =
        sequence->count > SHAPE_SELECTED ? shape_column(w->in, sequence->actions[SHAPE_SELECTED]) : -1;
    return column < 0 ? -1 : w->in->columns[column].table;
}

/* The one column of what is shown, else of all tables that the sequence uses, that the number suits; of
 * several the last, since any is nearer than what has no such unit, and what was planned stands before what
 * came of it. -1 if there is none. The compared one, where it suits or is named. */
static int column_for(const struct wording *w, const struct sequence *sequence, int compared,
                      const struct input_value *value) {
    int found = -1, own = -1;
    size_t own_count = 0;
    if (suits(w, value, compared) || wording_calls(w, compared, 0)) {
        return compared;
    }
    for (size_t c = 0; c < w->in->column_count; c++) {
        if (shape_uses(w->in, sequence, w->in->columns[c].table) && suits(w, value, (int)c)) {
            bool shown = w->in->columns[c].table == shown_table(w, sequence);
            found = (int)c;
            own = shown ? (int)c : own;
            own_count += shown;
        }
    }
    return own_count == 1 ? own : found;
}

/* The only number of the question that a column of the sequence's tables suits, by its place; the number of
 * values if there is none, or several. */
static size_t lone_measure(const struct wording *w, const struct sequence *sequence, int compared) {
    size_t found = w->in->value_count, count = 0;
    for (size_t v = 0; v < w->in->value_count; v++) {
        const struct input_value *value = &w->in->values[v];
        int column = is_number(value) ? column_for(w, sequence, compared, value) : -1;
        if (column >= 0 && suits(w, value, column)) {
            found = v;
            count++;
        }
    }
    return count == 1 ? found : w->in->value_count;
}

/* Where "more than" an average or an end is compared, of which the question says nothing, the number is. */
static bool compare_number(const struct wording *w, struct sequence *sequence, size_t at, int compared) {
    const uint32_t ends = CUE_BIT(AVERAGE) | CUE_BIT(HIGHEST) | CUE_BIT(LOWEST) | CUE_BIT(EXTREME);
    const uint16_t *nested = sequence->actions + at;
    const bool whole =
        at + 4 < sequence->count && nested[0] == TOKEN_ID_SUB && nested[1] == TOKEN_ID_SELECT &&
        token_in(nested[2], TOKEN_BIT(AVG) | TOKEN_BIT(MIN) | TOKEN_BIT(MAX)) && nested[4] == TOKEN_ID_CLOSE;
    const size_t value =
        whole && (w->cues->found & ends) == 0 ? lone_measure(w, sequence, compared) : w->in->value_count;
    if (value == w->in->value_count) {
        return false;
    }
    sequence->actions[at] = shape_literal(w->in, value);
    memmove(sequence->actions + at + 1, sequence->actions + at + 5,
            (sequence->count - at - 5) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - 4);
    return true;
}

bool measured_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = false;
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        uint16_t action = sequence->actions[i];
        int column = shape_column(w->in, sequence->actions[i + 1]);
        bool compares = (action >= TOKEN_ID_GT && action <= TOKEN_ID_LE) || action == TOKEN_ID_BETWEEN;
        if (!compares || column < 0) {
            continue;
        }
        changed = compare_number(w, sequence, i + 2, column) || changed;
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        int instead = is_number(value) ? column_for(w, sequence, column, value) : -1;
        if (instead >= 0 && instead != column) {
            sequence->actions[i + 1] = shape_action(w->in, instead);
            changed = true;
        }
    }
    return changed;
}
