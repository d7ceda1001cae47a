/* "Delivered in March 2023": the date that the verb tells of. */
#ifndef PLAN_WHEN_H
#define PLAN_WHEN_H

#include "plan/shape.h"

/* The column, by its name, holds when what the verb says was done. */
bool when_tells(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                const struct db_column *column);

/* Makes comparisons with a date ask for the one column of dates that tells of the verb before it; a month is
 * looked for within it. False, and the sequence as it was, if there was nothing to do. */
bool when_correct(const struct wording *w, struct sequence *sequence);

#endif
