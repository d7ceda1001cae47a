/* "Highest first", "in descending order": all rows in an order, not the first of them. */
#ifndef PLAN_ORDER_H
#define PLAN_ORDER_H

#include <stdbool.h>
#include <stddef.h>

#include "plan/cues.h"
#include "plan/decode.h"

/* Where the sequence takes the first row alone though the question asks only for an order: the position of
 * LIMIT; 0 if there is nothing amiss. */
size_t order_cut(const struct linked *linked, const struct cues *cues, const struct sequence *sequence);

/* Makes such a sequence keep all its rows. False, and the sequence as it was, if there was nothing to do. */
bool order_keep_all(const struct linked *linked, const struct cues *cues, struct sequence *sequence);

#endif
