/* "Each employee and their manager", "flights from Boston to Chicago": rows of one table in several roles. */
#ifndef PLAN_ROLE_ROWS_H
#define PLAN_ROLE_ROWS_H

#include "plan/shape.h"

/* Gives the columns of a sequence the roles that the words speak of. False, and the sequence as it was, if
 * they speak of none. */
bool role_rows_correct(const struct wording *w, struct sequence *sequence);

#endif
