#include "cli/conversations.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/parallel.h"
#include "cli/commands.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "score/run.h"

static bool check_arguments(const struct options *options, struct conversations *all) {
    all->shard_count = 1;
    if (!options->db_root == !options->db) {
        report("where are the databases? --db-root DIR%s",
               options->db ? " or --db FILE, but not both" : "; see --help");
        return false;
    }
    if (options->shard && !score_parse_shard(options->shard, &all->shard, &all->shard_count)) {
        report("--shard takes I/N, 1 <= I <= N, not '%s'", options->shard);
        return false;
    }
    return true;
}

static bool open_workers(struct conversations *all) {
    const struct options *options = all->options;
    all->workers = calloc(all->jobs, sizeof *all->workers);
    for (size_t i = 0; all->workers && i < all->jobs; i++) {
        struct conversations_worker *worker = &all->workers[i];
        worker->sessions = replay_sessions_new(all->engine, options->db_root, options->db, options->patience);
        worker->databases = score_databases_new(options->db_root, options->db);
        if (!worker->sessions || !worker->databases) {
            return false;
        }
    }
    return all->workers != NULL;
}

bool conversations_open(struct conversations *all, const struct options *options, int count, char **paths,
                        const char *what, bool *misused) {
    static char standard_input[] = "-";
    static char *const only_input[] = {standard_input};
    *all = (struct conversations){
        .options = options, .paths = count ? paths : (char **)only_input, .path_count = count ? count : 1};
    all->jobs = options->jobs < PARALLEL_MAX_JOBS ? options->jobs : PARALLEL_MAX_JOBS;
    *misused = !check_arguments(options, all);
    if (*misused) {
        return false;
    }
    all->engine = sessions_engine();
    if (!all->engine) {
        return false;
    }
    all->name = options->db ? sessions_name(options->db) : NULL;
    all->instances = options->report ? score_instances_new() : NULL;
    if (!open_workers(all) || (options->db && !all->name) || (options->report && !all->instances)) {
        report("%s", csql_status_text(CSQL_NO_MEMORY));
        return false;
    }
    all->progress = progress_begin(what, 0, options->quiet);
    return true;
}

void conversations_close(struct conversations *all) {
    for (size_t i = 0; all->workers && i < all->jobs; i++) {
        replay_sessions_free(all->workers[i].sessions);
        score_databases_free(all->workers[i].databases);
    }
    free(all->workers);
    record_reader_close(all->reader);
    lines_close(all->lines);
    score_summary_free(&all->summary);
    score_instances_free(all->instances);
    csql_engine_free(all->engine);
    free(all->name);
}

void conversations_fail(struct conversations *all, csql_status status, const csql_error *error) {
    if (all->status == CSQL_OK) {
        all->status = status;
        all->error = *error;
    }
}

/* Goes on to the next file; false at the end or on failure. */
static bool open_next(struct conversations *all) {
    if (all->path_next == all->path_count || all->status != CSQL_OK) {
        return false;
    }
    csql_error error = {.status = CSQL_OK};
    const char *path = all->paths[all->path_next++];
    csql_status status =
        all->name ? lines_open(path, &all->lines, &error) : record_reader_open(path, &all->reader, &error);
    if (status != CSQL_OK) {
        conversations_fail(all, status, &error);
    }
    return status == CSQL_OK;
}

static void close_current(struct conversations *all) {
    if (all->reader && record_reader_warning(all->reader)) {
        report("%s", record_reader_warning(all->reader));
    }
    record_reader_close(all->reader);
    lines_close(all->lines);
    all->reader = NULL;
    all->lines = NULL;
}

/* One conversation of the current file. One that cannot be read is reported and passed over. */
static bool read_one(struct conversations *all, struct arena *arena, struct record *record, bool *done) {
    csql_error error = {.status = CSQL_OK};
    csql_status status = all->lines ? replay_transcript_next(all->lines, arena, all->name, all->number + 1,
                                                             record, done, &error)
                                    : record_reader_next(all->reader, arena, record, done, &error);
    if (status == CSQL_OK) {
        return true;
    }
    if (status == CSQL_NO_MEMORY || status == CSQL_IO || status == CSQL_INTERRUPTED) {
        conversations_fail(all, status, &error);
    } else {
        report_error(all->paths[all->path_next - 1], status, &error);
        all->some_failed = true;
    }
    return false;
}

bool conversations_next(struct conversations *all, struct arena **arena, struct record *record,
                        size_t *index) {
    while (all->status == CSQL_OK) {
        if (!all->reader && !all->lines && !open_next(all)) {
            return false;
        }
        *arena = arena_new();
        if (!*arena) {
            csql_error error = {.status = CSQL_OK};
            conversations_fail(all, error_set(&error, CSQL_NO_MEMORY, "out of memory"), &error);
            return false;
        }
        bool done = false, read = read_one(all, *arena, record, &done);
        if (read && !done) {
            *index = all->number++;
            if (*index % all->shard_count == all->shard) {
                return true;
            }
        } else if (done) {
            close_current(all);
        }
        arena_free(*arena);
        *arena = NULL;
    }
    return false;
}

csql_status conversations_score(struct conversations_worker *worker, struct arena *arena,
                                const struct score_gold *gold, const struct score_pred *pred,
                                struct score_values *values, csql_error *error) {
    struct db *db = NULL;
    csql_status status = score_databases_get(worker->databases, gold->db_id, &db, error);
    return status == CSQL_OK ? score_item(arena, db, gold, pred, values, error) : status;
}

void conversations_add(struct conversations *all, struct arena *arena, const struct score_gold *gold,
                       const struct score_pred *pred, const struct score_values *values) {
    const char *labels[SCORE_MAX_LABELS];
    if (values->left_out) {
        report("%s: %s", gold->id, values->left_out);
        all->summary.left_out++;
        return;
    }
    size_t count = score_labels(arena, gold, values, labels);
    csql_status status = count ? score_summary_add(&all->summary, labels, count, values) : CSQL_NO_MEMORY;
    if (status != CSQL_OK) {
        csql_error error = {.status = CSQL_OK};
        (void)error_set(&error, status, "%s", csql_status_text(status));
        conversations_fail(all, status, &error);
    }
    if (all->instances) {
        score_instances_add(all->instances, gold, pred, values);
    }
}

int conversations_finish(struct conversations *all) {
    const struct options *options = all->options;
    progress_end(&all->progress);
    if (all->status == CSQL_OK && !(options->json && options->quiet)) {
        struct buffer out = buffer_new(JSON_MAX_BYTES);
        score_table_dialogues(&all->summary, options->seed, &out);
        (void)fwrite(buffer_text(&out), 1, out.length, options->json ? stderr : stdout);
        buffer_free(&out);
    }
    if (all->status == CSQL_OK && options->report) {
        all->status =
            score_report_write(options->report, &all->summary, all->instances, options->seed, &all->error);
    }
    if (all->status != CSQL_OK) {
        report_error(NULL, all->status, &all->error);
        return STATUS_FAILED;
    }
    return all->some_failed ? STATUS_FAILED : STATUS_OK;
}
