/* "Orders per year", "sales by month", "which month had the most visits": groups by a part of dates. */
#ifndef PLAN_CALENDAR_H
#define PLAN_CALENDAR_H

#include "plan/shape.h"

/* Makes a sequence reckon for each year, month or day of the rows' dates. False, and the sequence as it was,
 * if that is not asked for, or the rows have no such dates, or several. */
bool calendar_correct(const struct wording *w, struct sequence *sequence);

/* Makes columns, with room for the words, say for "year" which column is meant; other words keep theirs.
 * False if no such groups are asked for. */
bool calendar_words(const struct wording *w, const struct sequence *sequence, int *columns);

#endif
