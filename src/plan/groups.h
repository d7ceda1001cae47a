/* "The average salary by department", "students per school": what is reckoned for each row of a table that is
 * named, and shown by its name. */
#ifndef PLAN_GROUPS_H
#define PLAN_GROUPS_H

#include "plan/shape.h"

/* Makes a sequence that reckons over all rows do so for each of the table's rows, or each value of the
 * column. False, and the sequence as it was, if there was nothing to do. */
bool groups_correct(const struct wording *w, struct sequence *sequence);

/* Shows the name of the table's rows where their key is shown, which the question does not ask for. */
bool groups_show(const struct wording *w, struct sequence *sequence);

#endif
