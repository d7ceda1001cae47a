/* "The Lund keepers": a value right beside the rows that it is of. */
#ifndef PLAN_OWNER_H
#define PLAN_OWNER_H

#include "plan/shape.h"

/* Makes a comparison with a value that stands beside a table's name, of a column of a table that nobody
 * names, ask for that table's own column which holds it. False, and the sequence as it was, if there was
 * nothing to do. */
bool owner_correct(const struct wording *w, struct sequence *sequence);

#endif
