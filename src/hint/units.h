/* Units of measure: "2 hours" against a column whose name says that it is in minutes. One table holds them.
 */
#ifndef HINT_UNITS_H
#define HINT_UNITS_H

#include <stdbool.h>

#include "base/arena.h"
#include "link/link.h"

/* A number of the question in the unit of a column. */
struct units_change {
    double number;             /* in the column's unit */
    const char *said, *column; /* the names of both units, as the numbers have them */
};

/* Where the word behind the number is a unit and the column's name says another unit of the same measure:
 * true, and what the number is in that. */
bool units_convert(struct arena *arena, const struct linked *linked, const struct link_value *value,
                   int column, struct units_change *out);

/* The word is the unit of the number before it, and the column's name says a unit of the same measure. */
bool units_measure(struct arena *arena, const struct linked *linked, size_t word, int column);

/* The number as SQL writes it. NULL when out of memory. */
const char *units_text(struct arena *arena, double number);

#endif
