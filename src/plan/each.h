/* "Per ferry", "for each product": what is asked of every row of a table. */
#ifndef PLAN_EACH_H
#define PLAN_EACH_H

#include <stdbool.h>

#include "plan/cues.h"
#include "plan/decode.h"

/* Makes a sequence speak of every row of the table that "each" stands before: what is reckoned over all rows
 * is reckoned for each of them, and over columns of what refers to it, as its own column has one value for
 * each; and where nothing is to be reckoned, what is shown is what the question names. False if there was
 * nothing to do. */
bool each_correct(const struct plan_input *in, const struct linked *linked, const struct cues *cues,
                  struct sequence *sequence);

/* The column of a table, both the planner's, by which people call its rows: a name or title, or what is
 * called as the table is; its key if none is called so, or -1. */
int each_name(const struct plan_input *in, const struct linked *linked, int table);

#endif
