/* What names and words measure: a weight, a time, an amount of money. */
#ifndef PIVOT_MEASURES_H
#define PIVOT_MEASURES_H

#include "pivot/predicates.h"

/* The term says what is measured, and so does the name, which measures something else: "total weight" is no
 * part_cost, "time spent" is no weight_kg. A name that says nothing of it is not excluded. */
bool measures_exclude(const struct word_set *term, const struct word_set *name);

/* Term and name measure the same: "total spent", a fee. */
bool measures_share(const struct word_set *term, const struct word_set *name);

/* Words [first, last) are an adjective in a higher degree, and the column measures what it asks for:
 * "deeper", of max_depth. */
bool measures_grade(struct arena *arena, const struct linked *linked, size_t first, size_t last, int column);

/* The number is said in a unit, and the column's name says nothing of what that measures, of which "an hour"
 * leaves no doubt; "2 hours" may be a matter of a column that holds no dates and measures nothing else. */
bool measures_miss(struct arena *arena, const struct linked *linked, const struct link_value *value,
                   int column);

#endif
