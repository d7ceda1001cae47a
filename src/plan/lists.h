/* Lists of columns: "first name, last name and gender" asks for all three. */
#ifndef PLAN_LISTS_H
#define PLAN_LISTS_H

#include <stdbool.h>

#include "plan/decode.h"

/* Puts into SELECT the columns that the question names in one list with a column which stands there, and that
 * the sequence has no place for. Sequences that group, aggregate in SELECT or join two queries are left
 * alone. True if there was anything to do. */
bool lists_complete(const struct plan_input *in, const struct linked *linked, struct sequence *sequence);

#endif
