/* A date or a span of time of the question as a column writes its dates. */
#ifndef HINT_SPAN_H
#define HINT_SPAN_H

#include "base/arena.h"
#include "link/link.h"
#include "sql/sql.h"

/* The value tells of more than one entry of the column: a bare year, a month or a span between two dates
 * where the column holds whole dates; a day where it holds times of day too. */
bool span_of(const struct link_value *value, const struct db_column *column);
/* The pattern of LIKE for such a value without an end of its own. NULL when out of memory, as all below. */
const char *span_pattern(struct arena *arena, const struct link_value *value);
/* Its first or last moment in the form of the column's dates: where the column holds no dates as ISO 8601 has
 * them the day, of numbers the year. */
const char *span_bound(struct arena *arena, const struct link_value *value, const struct db_column *column,
                       bool last);
/* An ISO date in the column's own form. */
const char *span_date(struct arena *arena, const char *iso, const struct db_column *column);

/* The expression, of the column, compared with the value: SQL_EQ is within it, SQL_LT before its first
 * moment, SQL_GT behind its last. */
struct sql_expr *span_compare(struct arena *arena, struct sql_expr *left, enum sql_operator op,
                              const struct link_value *value, const struct db_column *column);

#endif
