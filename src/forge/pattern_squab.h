/* SQUAB's third step (squab.txt, section 3): SQL templates over one table and one of its attributes, each
 * with the sentence that asks for it. The attribute is a gap in both, so that a synonym of two columns, or
 * the name of none, can take its place. */
#ifndef FORGE_PATTERN_SQUAB_H
#define FORGE_PATTERN_SQUAB_H

#include "forge/pattern_common.h"

#define SQUAB_MAX_SEEDS 16

struct squab_seed {
    const char *question; /* with one gap */
    const char *sql;      /* with a gap wherever the attribute stands */
};

/* The templates that the table has the columns for, in a random order: for a number, or for a text.
 * `columns` are what may come into the gap: no template shows or groups by one of them otherwise. Templates
 * with a threshold, which lies within the range of each column, only come if asked for. */
size_t squab_seeds(struct pattern_maker *m, int table, bool number, const int *columns, size_t column_count,
                   bool threshold, struct squab_seed out[static SQUAB_MAX_SEEDS]);

#endif
