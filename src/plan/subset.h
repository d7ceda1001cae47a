/* Drummers are musicians: a question about them is about the rows of one table that others keep the rest of.
 */
#ifndef PLAN_SUBSET_H
#define PLAN_SUBSET_H

#include "plan/shape.h"

/* Makes a sequence about the rows of a table that the question does not name, where it names another each row
 * of which is one of them, be about those alone. False, and the sequence as it was, if there was nothing to
 * do. */
bool subset_correct(const struct wording *w, struct sequence *sequence);

#endif
