/* Rows go by their key where they are called by a name: two of one name are two. */
#ifndef PLAN_KEYED_H
#define PLAN_KEYED_H

#include "plan/shape.h"

/* Groups by the key of a table, to which another refers, instead of by what its rows are called; and seeks
 * the rows that nothing refers to by their key instead of taking names from names. False if there was nothing
 * to do. */
bool keyed_correct(const struct wording *w, struct sequence *sequence);

#endif
