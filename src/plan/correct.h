/* Sequences put right by what the words plainly say: comparisons that they ask for otherwise, ends of
 * columns, lists of columns of which some are left out. */
#ifndef PLAN_CORRECT_H
#define PLAN_CORRECT_H

#include "plan/decode.h"

/* Copies of the first `count` sequences with every comparison as comparison.c reads the words, scored as the
 * network does; those that were right are left out. Writes at most room; *made tells how many. False when out
 * of memory. */
bool correct_sequences(const struct encoded *e, const struct search_options *options,
                       const struct linked *linked, const struct sequence *sequences, size_t count,
                       struct arena *arena, struct sequence *out, size_t room, size_t *made);

#endif
