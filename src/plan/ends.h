/* "The telescope with the largest mirror at the highest observatory": two superlatives, of two tables. */
#ifndef PLAN_ENDS_H
#define PLAN_ENDS_H

#include "plan/shape.h"

/* Makes a sequence seek the end that the first superlative asks for among the rows that the second one
 * singles out. False, and the sequence as it was, if the words have not two such superlatives, or it does so
 * already. */
bool ends_correct(const struct wording *w, struct sequence *sequence);

#endif
