/* "List the name, age and club of the hikers": what a question lists first is what it wants to see. */
#ifndef PLAN_LISTED_H
#define PLAN_LISTED_H

#include "plan/shape.h"

/* Makes a sequence show the columns that the question names one by one where it begins, and of others only
 * those that it names later. False, and the sequence as it was, if it does so already, or the question lists
 * anything but columns by their whole names, or the sequence reckons with what it shows. */
bool listed_correct(const struct wording *w, struct sequence *sequence);

#endif
