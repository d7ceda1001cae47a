/* Scoring files: gold and predictions in, a summary out. */
#ifndef SCORE_RUN_H
#define SCORE_RUN_H

#include "score/score.h"

struct score_run {
    const char *gold, *pred;
    const char *against; /* predictions of a second system, or NULL */
    const char *db_root; /* or NULL: then only what needs no database is measured */
    const char *resume;  /* a file that each item's values are appended to, and are taken from; or NULL */
    size_t top, jobs;
    size_t shard, shard_count; /* the items i with i % shard_count == shard; 0 and 1 for all */
    void *context;             /* of the hooks; each may be NULL and is called in the order of the items */
    void (*warn)(void *context, const char *id, const char *message);
    /* share: of gold that is read; NAN if not known. known: the values were taken from resume. */
    void (*step)(void *context, double share, bool known);
    /* An item that was measured, lent for the call. */
    void (*item)(void *context, const struct score_gold *gold, const struct score_pred *pred,
                 const struct score_values *values);
};

/* Adds every item to the summary. A gold row that cannot be read or run is warned of and left out; a
 * prediction that is absent or cannot be read is wrong. Memory does not grow with gold; an index of the
 * predictions takes 32 bytes each. CSQL_IO, CSQL_NOT_FOUND, CSQL_BAD_JSON, CSQL_NO_MEMORY. */
csql_status score_run(const struct score_run *run, struct score_summary *summary,
                      csql_error *error) CSQL_USE_RESULT;

/* "I/N" with 1 <= I <= N. */
bool score_parse_shard(const char *text, size_t *shard, size_t *count);

#endif
