/* "Observatories with more than one telescope": rows by how many others refer to them. */
#ifndef PLAN_COUNTED_H
#define PLAN_COUNTED_H

#include "plan/shape.h"

/* Makes a sequence seek the rows that the words ask for by how many rows of another table refer to them.
 * False, and the sequence as it was, if they ask for none so, or it does so already. */
bool counted_correct(const struct wording *w, struct sequence *sequence);

#endif
