/* "Each teacher's number of students": what is counted is what the words count. */
#ifndef PLAN_TALLY_H
#define PLAN_TALLY_H

#include "plan/shape.h"

/* Makes a sequence that counts rows in groups count those of the table that the question names behind "number
 * of", "how many" or "the most", where it leaves that table out and counts others, and sorts by how many
 * there are of them where it sorts by what they are called. False, and the sequence as it was, if there was
 * nothing to do. */
bool tally_correct(const struct wording *w, struct sequence *sequence);

/* The sequence counts rows in groups of one row each: by the key of a table, which refers to all others that
 * are used. */
bool tally_of_ones(const struct plan_input *in, const struct sequence *sequence);

#endif
