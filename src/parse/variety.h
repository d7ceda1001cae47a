/* Candidates that give the same rows: one answer, said in several ways. */
#ifndef PLAN_VARIETY_H
#define PLAN_VARIETY_H

#include <stddef.h>
#include <stdint.h>

#include "db/db.h"
#include "sql/tree.h"

/* So many of the first keep their places whatever rows they give. */
#define VARIETY_KEPT 3

/* What tells rows from other rows, whatever the order of rows and columns; never 0, which stands for rows
 * that nobody has seen. */
uint64_t variety_digest(const struct db_result *result);

/* The same of rows and of the columns by which the query came to them, keys aside: two columns that happen to
 * hold the same today are two meanings, however the query is formed. 0 for 0, and where memory is out. */
uint64_t variety_meaning(struct arena *arena, const struct db_catalogue *catalogue, uint64_t digest,
                         const struct sql_select *tree);

/* Of candidates, the best first, what each one's rows are worth: the probabilities of all that give them. */
void variety_agreed(const uint64_t *digests, const double *probabilities, size_t count, double *out);

/* Indices of candidates, the best first, in the order in which a few are offered: what gives the rows of a
 * better one (by the same columns, if the digests are meanings) goes behind, save among the first. */
void variety_order(const uint64_t *digests, size_t count, size_t *order);

#endif
