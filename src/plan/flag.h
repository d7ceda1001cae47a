/* "Active volunteers", "dishes that are not vegetarian", "sites without a wreck": rows by a column that says
 * yes or no. */
#ifndef PLAN_FLAG_H
#define PLAN_FLAG_H

#include "plan/shape.h"

/* The planner's column says yes or no to what the value's words tell of: 1 for its yes, -1 for its no, as the
 * words around deny it or not; 0 if it does not. */
int flag_truth(const struct plan_input *in, const struct linked *linked, const struct input_value *value,
               int column);
/* Some comparison of the sequence is with a "no", which answers a denial, or with a value that denies
 * something itself ("not repairable"). */
bool flag_says_no(const struct plan_input *in, const struct linked *linked, const struct sequence *sequence);

/* Makes a sequence compare such a column with the answer that the words ask for: once denied is not denied
 * again, and what stands right before the rows ("active volunteers") is a condition and nothing to be shown.
 * False, and the sequence as it was, if there was nothing to do. */
bool flag_correct(const struct wording *w, struct sequence *sequence);

#endif
