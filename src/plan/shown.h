/* What a question wants to see: the rows' names, where it names nothing else. */
#ifndef PLAN_SHOWN_H
#define PLAN_SHOWN_H

#include "plan/shape.h"

/* Makes a sequence show by name the rows that the question asks for: instead of a column that it does not
 * speak of, of a count that it does not want, and of an order that no word asks for. False, and the sequence
 * as it was, if there was nothing to do. */
bool shown_correct(const struct wording *w, struct sequence *sequence);

#endif
