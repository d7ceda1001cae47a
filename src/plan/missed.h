/* "How many desserts are there": a value that only one column holds, and that a sequence leaves out. */
#ifndef PLAN_MISSED_H
#define PLAN_MISSED_H

#include "plan/shape.h"

/* Makes a sequence of one block ask for such values too. False, and the sequence as it was, if there was
 * nothing to do. */
bool missed_correct(const struct wording *w, struct sequence *sequence);

#endif
