/* "The number of works by medium": what is reckoned for each value of a column that "by" names. */
#ifndef PLAN_BY_H
#define PLAN_BY_H

#include "link/link.h"
#include "plan/decode.h"

/* A sequence that only reckons over all rows is made to do so for each value of the column behind "by", which
 * it shows first. False if there was nothing to do. */
bool by_correct(const struct plan_input *in, const struct linked *linked, struct sequence *sequence);

#endif
