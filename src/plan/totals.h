/* "Customers who spent more than 40 in total", "how many vessels have more than one sailing": rows, or values
 * of a column, by what is reckoned over all that belongs to each. */
#ifndef PLAN_TOTALS_H
#define PLAN_TOTALS_H

#include "plan/shape.h"

/* Makes a sequence compare the sum, average or number for each of them. False, and the sequence as it was, if
 * the question asks for no such thing, or does not say of what. */
bool totals_correct(const struct wording *w, struct sequence *sequence);

/* Makes columns, with room for the words, say of "altogether" what is summed; other words keep theirs. False
 * if no such thing is asked for. */
bool totals_words(const struct wording *w, const struct sequence *sequence, int *columns);

#endif
