/* What stands in a column for nothing: NULL, or, where it holds none, a zero or an empty text. */
#ifndef PLAN_EMPTY_H
#define PLAN_EMPTY_H

#include "plan/compose.h"

/* The test that the tested expression, a reading of the planner's column (or -1), holds nothing, or, negated,
 * something. Takes the first argument over. NULL when out of memory. */
struct sql_expr *empty_test(const struct compose_context *context, struct sql_expr *tested, int column,
                            bool negated);

/* "x NOT IN (SELECT y ...)" holds for no row where some y is NULL: where the column that select shows has
 * NULLs, its rows without them are taken. False when out of memory. */
bool empty_leave_out(const struct compose_context *context, struct sql_select *select);

#endif
