/* Work on a stream of items by several threads, with the results in the stream's order. */
#ifndef BASE_PARALLEL_H
#define BASE_PARALLEL_H

#include <stdbool.h>
#include <stddef.h>

#include "clarisql.h"

#define PARALLEL_MAX_JOBS ((size_t)256)

struct parallel {
    void *context;
    /* The next item, or NULL at the end. One thread at a time calls it. It may wait for input without keeping
     * finished items back, so finish may run meanwhile: what both change needs a lock of its own. */
    void *(*next)(void *context);
    /* Works on an item; worker is below jobs and tells the threads apart. */
    void (*work)(void *context, size_t worker, void *item);
    /* Takes an item that is worked on, in the order of next, one thread at a time. */
    void (*finish)(void *context, void *item);
};

/* Runs until next gives NULL, with at most a few items for each job in memory. jobs is 1 to
 * PARALLEL_MAX_JOBS. CSQL_NO_MEMORY if no thread could be started or the room is lacking; nothing was
 * called then. */
csql_status parallel_run(const struct parallel *parallel, size_t jobs, csql_error *error) CSQL_USE_RESULT;

#endif
