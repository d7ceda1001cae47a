/* "Cheaper than 30", "at least 5": the side of a figure that the words around it ask for. */
#ifndef PLAN_SIDE_H
#define PLAN_SIDE_H

#include "plan/shape.h"

/* Turns comparisons with a figure to the side that the words say. False, and the sequence as it was, if there
 * was nothing to do. */
bool side_correct(const struct wording *w, struct sequence *sequence);

#endif
