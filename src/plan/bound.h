/* "2001 or before", "3 or more": an "or" that belongs to a bound and joins no conditions. */
#ifndef PLAN_BOUND_H
#define PLAN_BOUND_H

#include "plan/shape.h"

/* Where every "or" of the question belongs to a bound, takes the ORs between conditions for ANDs, and of two
 * on one column keeps the one with the bound. False if there was nothing to do. */
bool bound_correct(const struct wording *w, struct sequence *sequence);

#endif
