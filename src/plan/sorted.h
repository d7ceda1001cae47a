/* Rows that are sorted by several things: "by salary descending, then by name". */
#ifndef PLAN_SORTED_H
#define PLAN_SORTED_H

#include "plan/shape.h"

/* Makes a sequence sort by all that the words list, each in its direction. False, and the sequence as it was,
 * if they do not list several things, or it does so already. */
bool sorted_correct(const struct wording *w, struct sequence *sequence);

#endif
