/* Sequences put right by what the words plainly say: comparisons that they ask for otherwise, ends of
 * columns, ages, lists of columns of which some are left out. */
#ifndef PLAN_CORRECT_H
#define PLAN_CORRECT_H

#include "plan/absent.h"
#include "plan/age.h"
#include "plan/decode.h"

#define CORRECT_MAX 8 /* sequences that are looked at */

/* Copies of the first CORRECT_MAX of `count` sequences, put right and scored as the network does, or, where
 * the words leave no doubt, no lower than what was put right; those that were right are left out. Writes at
 * most CORRECT_MAX; *made tells how many. False when out of memory. */
bool correct_sequences(const struct encoded *e, const struct search_options *options,
                       const struct linked *linked, const struct age *age, const struct absent *absent,
                       const struct sequence *sequences, size_t count, struct arena *arena,
                       struct sequence *out, size_t *made);

#endif
