/* What the files on twins share. */
#ifndef READING_TWINS_H
#define READING_TWINS_H

#include "reading/internal.h"

#define MAX_SWAPS 24

struct twin {
    struct column_swap swaps[MAX_SWAPS];
    size_t count;
    int from, to;   /* the table that is left and the one that is taken */
    bool keep_from; /* the rows are still those of the first table: it stays joined */
    int column;     /* the column in question, of the first table */
};

/* The column of `other` under the same name as column, or -1. */
int twin_namesake(const struct reader *r, int other, int column);
/* Every column of `from` with its namesake in `to`. */
void twin_swap_all(const struct reader *r, int from, int to, struct twin *twin);

/* If the query computes an aggregate that is stored, or shows a stored one: the query that computes it and
 * the one that reads what is stored. from is the table of details, to that of the stored. */
bool twin_aggregate(struct reader *r, const struct sql_select *tree, struct twin *twin,
                    struct sql_select **computed, struct sql_select **stored);

#endif
