/* What is reckoned over groups: "the average number of orders per customer", "how many customers have more
 * than two orders". */
#ifndef PLAN_NESTED_H
#define PLAN_NESTED_H

#include "plan/shape.h"

/* Makes a sequence reckon over the groups that the words speak of. False, and the sequence as it was, if
 * there was nothing to do. */
bool nested_correct(const struct wording *w, struct sequence *sequence);

#endif
