/* How a query differs from the one before it, for the ranking of later turns: a turn that adds a condition
 * seldom drops another. */
#ifndef PARSE_CHANGE_H
#define PARSE_CHANGE_H

#include "parse/rank.h"
#include "sql/sql.h"

/* Adds the features of the change from `before` to `after`, both resolved, in Spider's units (values do not
 * count). */
void change_weigh(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *before,
                  const struct sql_select *after, struct rank_features *out);

#endif
