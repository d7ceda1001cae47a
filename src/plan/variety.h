/* Candidates that give the same rows: one answer, said in several ways. */
#ifndef PLAN_VARIETY_H
#define PLAN_VARIETY_H

#include <stddef.h>
#include <stdint.h>

#include "db/db.h"

/* So many of the first keep their places whatever rows they give. */
#define VARIETY_KEPT 3

/* What tells rows from other rows, whatever the order of rows and columns; never 0, which stands for rows
 * that nobody has seen. */
uint64_t variety_digest(const struct db_result *result);

/* Of candidates, the best first, what each one's rows are worth: the probabilities of all that give them. */
void variety_agreed(const uint64_t *digests, const double *probabilities, size_t count, double *out);

/* Indices of candidates, the best first, in the order in which a few are offered: what gives the rows of a
 * better one goes behind, save among the first. */
void variety_order(const uint64_t *digests, size_t count, size_t *order);

#endif
