/* "Paid invoices", "teachers who left", "contracts still running": rows that a date tells of, by whether it
 * is there. */
#ifndef PLAN_DONE_H
#define PLAN_DONE_H

#include "plan/shape.h"

/* What a question says of a table's rows. */
struct deed {
    size_t first, last; /* the words that say so */
    int column;         /* planner's; -1 if nothing is said */
    bool done;          /* the column holds something; else nothing yet */
};

/* Reads a question: a verb behind or before the rows, of which one date of theirs tells, that some of them
 * lack; "still" and "former", of the date of their end. */
void done_read(const struct wording *w, struct deed *out);

/* Makes a sequence about the table ask for those of its rows. False, and the sequence as it was, if there was
 * nothing to do. */
bool done_correct(const struct wording *w, struct sequence *sequence);

#endif
