/* "Trails in descending order of the number of hikers": rows in the order of how many others there are for
 * each.
 */
#ifndef PLAN_ORDERED_H
#define PLAN_ORDERED_H

#include "plan/shape.h"

/* Makes a sequence sort by how many rows there are for each of what it shows, in the direction that the words
 * say. False, and the sequence as it was, if they ask for no such order, or it has one already. */
bool ordered_correct(const struct wording *w, struct sequence *sequence);

#endif
