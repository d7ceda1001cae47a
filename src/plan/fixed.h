/* "Who is the captain of the Aurora?": what a condition fixes tells the rows, and is not what is asked for.
 */
#ifndef PLAN_FIXED_H
#define PLAN_FIXED_H

#include "plan/shape.h"

/* Makes a sequence that shows one column alone, which it compares with a value, show what the rows are called
 * instead, unless the question names the column; and one that shows a column which no word names, where a
 * value says what the rows are. False, and the sequence as it was, if there was nothing to do. */
bool fixed_correct(const struct wording *w, struct sequence *sequence);

#endif
