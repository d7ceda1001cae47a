/* "The Lund keepers", "sessions in Leeds": whose a value is that several tables hold. */
#ifndef PLAN_OWNER_H
#define PLAN_OWNER_H

#include "plan/shape.h"

/* Makes a comparison with a value, of a column of a table that nobody names, ask for a column of the table
 * that the rows asked for refer to, where it holds the value too: a session in Leeds is at a venue there,
 * rather than with a volunteer from there who mended something at it. False, and the sequence as it was, if
 * there was nothing to do. */
bool owner_nearest(const struct wording *w, struct sequence *sequence);

/* Makes a comparison with a value that stands beside a table's name, of a column of a table that nobody
 * names, ask for that table's own column which holds it. False, and the sequence as it was, if there was
 * nothing to do. */
bool owner_correct(const struct wording *w, struct sequence *sequence);

#endif
