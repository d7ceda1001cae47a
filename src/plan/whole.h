/* "The salary" is a column of that name, where one is called so, and not the maximum salary. */
#ifndef PLAN_WHOLE_H
#define PLAN_WHOLE_H

#include "plan/shape.h"

/* Makes a sequence that points to a column of which the words say but a part point to the one column whose
 * whole name they are, of a table that it uses; and one that groups by a column of which no word speaks group
 * by the one that is named and left out; and one that compares a column with an end of another, which no
 * words tell from it, compare it with its own. False, and the sequence as it was, if there was nothing to do.
 */
bool whole_correct(const struct wording *w, struct sequence *sequence);

#endif
