/* What replay and simulate share: logged conversations out of files, worked on by several threads. */
#ifndef CLI_CONVERSATIONS_H
#define CLI_CONVERSATIONS_H

#include <pthread.h>

#include "base/parallel.h"
#include "cli/options.h"
#include "cli/progress.h"
#include "record/record.h"
#include "replay/replay.h"
#include "score/databases.h"
#include "score/published.h"
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
    uint64_t taken, size;         /* bytes of the files before the current one, and of all; size 0: unknown */
    struct replay_output *output; /* of --resume, or NULL */
    struct record_writer *log;    /* of --log, or NULL */
    size_t shard, shard_count;
    struct score_summary summary;
    struct score_instances *instances;
    struct score_published *published; /* NULL: not there */
    struct progress progress;
    pthread_mutex_t lock; /* of what follows: reading and adding up go on at once */
    bool locked;          /* the lock was made */
    size_t warnings;      /* of single conversations */
    bool some_failed;     /* a conversation could not be read or run: it was reported */
    csql_status status;   /* what ended the run, reported at the end */
    csql_error error;
};

/* One conversation of the input. */
struct conversations_item {
    struct arena *arena; /* owned */
    struct record record;
    size_t index; /* from 0 over all shards */
    double share; /* of the input read so far; NAN if not known */
};

/* Opens what is needed, runs parallel, whose context is all, prints the tables (to standard error with
 * --json), writes the report and closes; the exit status. */
int conversations_run(struct conversations *all, const struct parallel *parallel,
                      const struct options *options, int count, char **paths);

/* The next conversation of this shard; false at the end. */
bool conversations_next(struct conversations *all, struct conversations_item *out);

/* The line that an earlier run wrote for that id, in the arena, or NULL; false on failure, which is
 * remembered. To be called in the order of the lines, by the thread that reads. */
bool conversations_known(struct conversations *all, struct arena *arena, const char *id, const char **line);
/* Writes a line of results, with its newline, to where they go; known: --resume's file has it already. */
void conversations_write(struct conversations *all, const struct buffer *line, bool known);

/* Appends a dialogue to --log's file, if there is one. */
void conversations_log(struct conversations *all, const struct record *record);

/* Scores a prediction against the gold, by what has a meaning for a dialogue. */
csql_status conversations_score(struct conversations_worker *worker, struct arena *arena,
                                const struct score_gold *gold, const struct score_pred *pred,
                                struct score_values *values, csql_error *error) CSQL_USE_RESULT;
/* Adds what was scored; one thread at a time. */
void conversations_add(struct conversations *all, struct arena *arena, const struct score_gold *gold,
                       const struct score_pred *pred, const struct score_values *values);
/* Remembers the first failure that must end the run. */
void conversations_fail(struct conversations *all, csql_status status, const csql_error *error);
/* True until there was one. */
bool conversations_goes_on(struct conversations *all);
/* Reports a conversation that could not be run; the run goes on and ends in failure. */
void conversations_report(struct conversations *all, const char *about, csql_status status,
                          const csql_error *error);

#endif
