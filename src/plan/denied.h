/* "Rented equipment but never booked a trip": what is denied is what is taken away. */
#ifndef PLAN_DENIED_H
#define PLAN_DENIED_H

#include "plan/shape.h"

/* Makes a sequence that takes what is said away from what is denied do the contrary. False, and the sequence
 * as it was, if it does not, or the words do not tell. */
bool denied_correct(const struct wording *w, struct sequence *sequence);

#endif
