/* "Users with more than one follower", "ports with over 2 arriving ferries", "bosses of at least 3 workers":
 * rows by how many others refer to them by one of several keys, or by that of a row to another of its table.
 */
#ifndef PLAN_OFTEN_H
#define PLAN_OFTEN_H

#include "plan/shape.h"

/* Makes a sequence seek such rows by the key that the words tell from the others. False, and the sequence as
 * it was, if the question asks for none. */
bool often_correct(const struct wording *w, struct sequence *sequence);

/* Makes columns, with room for the words, say of those that tell the key which it is; other words keep
 * theirs. False if no such rows are asked for. */
bool often_words(const struct wording *w, int *columns);

#endif
