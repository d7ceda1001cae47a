/* Which date is meant where rows are told by time: their own, else the nearest over the keys. */
#ifndef PLAN_DATED_H
#define PLAN_DATED_H

#include "plan/shape.h"

/* The planner's columns. Dates of rows that refer to those asked about stand with the column by which they
 * do: "sites in 2024" are those with trips then. */
struct dated {
    int column; /* -1: there is none */
    int by;     /* -1: the rows' own, or of what they refer to */
};

/* The one date of the table's own rows: births aside, and of several those that some rows lack; -1 if there
 * is none, or more are left. */
int dated_own(const struct wording *w, int table);

/* The date nearest to the table's rows: their own; that of what they refer to, step by step; that of the rows
 * that refer to them; of several as near the first that every row has. What begins
 * or ends, as "hired on", tells of its own row alone and comes last. */
struct dated dated_nearest(const struct wording *w, int table);

/* Some date can be joined with the table. */
bool dated_any(const struct wording *w, int table);

/* The column may be compared with a date or a year: it holds some, or is called so. */
bool dated_fits(const struct wording *w, int column, const struct input_value *value);

#endif
