#include "plan/owner.h"

#include "plan/flag.h"

/* The planner's table whose name stands right before or right behind the value; -1 if none does. */
static int table_beside(const struct wording *w, const struct input_value *value) {
    size_t last;
    int behind = wording_table(w, value->last, &last);
    for (size_t i = 0; i < value->first && behind < 0; i++) {
        int before = wording_table(w, i, &last);
        if (before >= 0 && last == value->first) {
            return before;
        }
    }
    return behind;
}

/* The table's column that holds the value as a whole, the likeliest if there are several; -1 if none does. */
static int own_holder(const struct wording *w, const struct input_value *value, int table) {
    for (size_t i = 0; i < value->holder_count; i++) {
        const struct input_holder *holder = &value->holders[i];
        if (holder->hold >= HOLD_STEM && w->in->columns[holder->column].table == table) {
            return holder->column;
        }
    }
    return -1;
}

bool owner_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = false;
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        bool compares = token_in(sequence->actions[i], TOKEN_BIT(EQ) | TOKEN_BIT(NE) | TOKEN_BIT(LIKE));
        bool text = value != NULL && (value->kind == LINK_TEXT || value->kind == LINK_QUOTED);
        int table = compares && column >= 0 && text ? table_beside(w, value) : -1;
        /* "Cancelled trips" are none with a cancelled booking, whatever says yes or no to "cancelled". */
        bool said = table >= 0 && wording_says(w, column) && flag_truth(w->in, w->linked, value, column) == 0;
        bool other = table >= 0 && w->in->columns[column].table != table && !said;
        int own = other ? own_holder(w, value, table) : -1;
        if (own >= 0) {
            sequence->actions[i + 1] = shape_action(w->in, own);
            changed = true;
        }
    }
    return changed;
}

/* Of the columns that hold the value as a whole, the one whose table is the fewest steps up from the rows'
 * own; -1 if there are several such, or none. */
static int nearest_holder(const struct wording *w, const struct input_value *value, int rows, int *steps) {
    int best = -1;
    *steps = -1;
    for (size_t i = 0; i < value->holder_count; i++) {
        const struct input_holder *holder = &value->holders[i];
        const int table = w->in->tables[w->in->columns[holder->column].table];
        const int here = db_steps_up(w->linked->catalogue, rows, table);
        if (holder->hold < HOLD_STEM || here < 0 || (*steps >= 0 && here > *steps)) {
            continue;
        }
        best = here == *steps ? -1 : holder->column;
        *steps = here;
    }
    return best;
}

bool owner_nearest(const struct wording *w, struct sequence *sequence) {
    const int rows = link_rows_asked(w->linked);
    bool changed = false;
    for (size_t i = 0; rows >= 0 && i + 2 < sequence->count; i++) {
        const int column = shape_column(w->in, sequence->actions[i + 1]);
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        if (!token_in(sequence->actions[i], TOKEN_BIT(EQ) | TOKEN_BIT(NE)) || column < 0 || value == NULL ||
            value->kind != LINK_TEXT || wording_says(w, column)) {
            continue;
        }
        const int table = w->in->tables[w->in->columns[column].table];
        const int far = db_steps_up(w->linked->catalogue, rows, table);
        int steps;
        const int nearest = nearest_holder(w, value, rows, &steps);
        if (nearest >= 0 && steps > 0 && (far < 0 || steps < far)) {
            sequence->actions[i + 1] = shape_action(w->in, nearest);
            changed = true;
        }
    }
    return changed;
}
