/* "Took more than an hour": what is compared with a number that is said in a unit. */
#ifndef PLAN_MEASURED_H
#define PLAN_MEASURED_H

#include "plan/shape.h"

/* Makes comparisons with a number in a unit ask for the column whose name says such a unit, and one with an
 * average that the question does not ask for ask for the number. False, and the sequence as it was, if there
 * was nothing to do. */
bool measured_correct(const struct wording *w, struct sequence *sequence);

#endif
