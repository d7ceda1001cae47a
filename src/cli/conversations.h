/* What replay and simulate share: logged conversations out of files, worked on by several threads. */
#ifndef CLI_CONVERSATIONS_H
#define CLI_CONVERSATIONS_H

#include "cli/options.h"
#include "cli/progress.h"
#include "record/record.h"
#include "replay/replay.h"
#include "score/databases.h"
#include "score/report.h"
#include "score/score.h"

/* What one thread works with. */
struct conversations_worker {
    struct replay_sessions *sessions;
    struct score_databases *databases;
};

struct conversations {
    const struct options *options;
    csql_engine *engine;
    struct conversations_worker *workers;
    size_t jobs;
    char *name; /* of the database of --db, or NULL */
    char **paths;
    int path_count, path_next;
    struct record_reader *reader; /* of the current log, or NULL */
    struct lines *lines;          /* of the current transcripts, or NULL */
    size_t number;                /* conversations read, over all files */
    size_t shard, shard_count;
    struct score_summary summary;
    struct score_instances *instances;
    struct progress progress;
    bool some_failed;   /* a conversation could not be read or run: it was reported */
    csql_status status; /* what ended the run, reported at the end */
    csql_error error;
};

/* Opens the engine and what each thread needs; false with a report, and *misused for a bad argument. */
bool conversations_open(struct conversations *all, const struct options *options, int count, char **paths,
                        const char *what, bool *misused);
/* Prints the tables (to standard error with --json) and writes the report; the exit status. */
int conversations_finish(struct conversations *all);
void conversations_close(struct conversations *all);

/* The next conversation of this shard in a new arena; false at the end. *index counts from 0 over all shards.
 */
bool conversations_next(struct conversations *all, struct arena **arena, struct record *record,
                        size_t *index);

/* Scores sql, NULL for Null, against the gold. */
csql_status conversations_score(struct conversations_worker *worker, struct arena *arena,
                                const struct score_gold *gold, const struct score_pred *pred,
                                struct score_values *values, csql_error *error) CSQL_USE_RESULT;
/* Adds what was scored; one thread at a time. */
void conversations_add(struct conversations *all, struct arena *arena, const struct score_gold *gold,
                       const struct score_pred *pred, const struct score_values *values);
/* Remembers the first failure that must end the run. */
void conversations_fail(struct conversations *all, csql_status status, const csql_error *error);

#endif
