#include "cli/conversations.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/parallel.h"
#include "cli/commands.h"
#include "cli/published.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "score/run.h"

/* Conversations that cannot be read, run or scored and are named; the rest is counted. */
#define MAX_WARNINGS 20

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
    csql_options session_options = sessions_options(options, false);
    session_options.plain_rewrites = true;
    all->workers = calloc(all->jobs, sizeof *all->workers);
    for (size_t i = 0; all->workers && i < all->jobs; i++) {
        struct conversations_worker *worker = &all->workers[i];
        worker->sessions = replay_sessions_new(all->engine, options->db_root, options->db, &session_options);
        worker->databases = score_databases_new(options->db_root, options->db);
        if (!worker->sessions || !worker->databases) {
            return false;
        }
    }
    return all->workers != NULL;
}

/* The bytes of all files together; 0 where one is no regular file. */
static uint64_t total_size(const struct conversations *all) {
    uint64_t total = 0;
    for (int i = 0; i < all->path_count; i++) {
        struct stat status;
        bool standard = strcmp(all->paths[i], "-") == 0;
        int failed = standard ? fstat(STDIN_FILENO, &status) : stat(all->paths[i], &status);
        if (failed || !S_ISREG(status.st_mode)) {
            return 0;
        }
        total += (uint64_t)status.st_size;
    }
    return total;
}

static bool open_output(struct conversations *all) {
    csql_error error = {.status = CSQL_OK};
    csql_status status =
        all->options->resume ? replay_output_open(all->options->resume, &all->output, &error) : CSQL_OK;
    if (status == CSQL_OK && all->options->log) {
        status = record_writer_open(all->options->log, &all->log, &error);
    }
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
    }
    return status == CSQL_OK;
}

/* Opens the engine and what each thread needs; false with a report, and *misused for a bad argument. */
static bool open_all(struct conversations *all, const struct options *options, int count, char **paths,
                     bool *misused) {
    static char standard_input[] = "-";
    static char *const only_input[] = {standard_input};
    *all = (struct conversations){
        .options = options, .paths = count ? paths : (char **)only_input, .path_count = count ? count : 1};
    all->jobs = options->jobs < PARALLEL_MAX_JOBS ? options->jobs : PARALLEL_MAX_JOBS;
    *misused = !check_arguments(options, all);
    all->locked = !*misused && pthread_mutex_init(&all->lock, NULL) == 0;
    if (!all->locked || !open_output(all)) {
        return false;
    }
    all->engine = sessions_engine(options);
    if (!all->engine) {
        return false;
    }
    all->size = total_size(all);
    all->published = published_open();
    all->name = options->db ? sessions_name(options->db) : NULL;
    all->instances = options->report ? score_instances_new() : NULL;
    if (!open_workers(all) || (options->db && !all->name) || (options->report && !all->instances)) {
        report("%s", csql_status_text(CSQL_NO_MEMORY));
        return false;
    }
    all->progress = progress_begin("conversations", options->json, options->quiet);
    return true;
}

static void close_all(struct conversations *all) {
    for (size_t i = 0; all->workers && i < all->jobs; i++) {
        replay_sessions_free(all->workers[i].sessions);
        score_databases_free(all->workers[i].databases);
    }
    free(all->workers);
    record_reader_close(all->reader);
    lines_close(all->lines);
    score_summary_free(&all->summary);
    score_instances_free(all->instances);
    score_published_free(all->published);
    csql_engine_free(all->engine);
    replay_output_close(all->output);
    record_writer_close(all->log);
    free(all->name);
    if (all->locked) {
        (void)pthread_mutex_destroy(&all->lock);
    }
}

void conversations_fail(struct conversations *all, csql_status status, const csql_error *error) {
    (void)pthread_mutex_lock(&all->lock);
    if (all->status == CSQL_OK) {
        all->status = status;
        all->error = *error;
    }
    (void)pthread_mutex_unlock(&all->lock);
}

bool conversations_goes_on(struct conversations *all) {
    (void)pthread_mutex_lock(&all->lock);
    bool goes_on = all->status == CSQL_OK;
    (void)pthread_mutex_unlock(&all->lock);
    return goes_on;
}

void conversations_report(struct conversations *all, const char *about, csql_status status,
                          const csql_error *error) {
    (void)pthread_mutex_lock(&all->lock);
    if (all->warnings++ < MAX_WARNINGS) {
        report_error(about, status, error);
    }
    all->some_failed = true;
    (void)pthread_mutex_unlock(&all->lock);
}

/* Goes on to the next file; false at the end or on failure. */
static bool open_next(struct conversations *all) {
    if (all->path_next == all->path_count) {
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

/* Bytes read of the current file. */
static uint64_t taken(const struct conversations *all) {
    return all->reader ? record_reader_taken(all->reader) : all->lines ? lines_taken(all->lines) : 0;
}

static void close_current(struct conversations *all) {
    if (all->reader && record_reader_warning(all->reader)) {
        report("%s: %s", all->paths[all->path_next - 1], record_reader_warning(all->reader));
    }
    all->taken += taken(all);
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
        conversations_report(all, all->paths[all->path_next - 1], status, &error);
    }
    return false;
}

bool conversations_next(struct conversations *all, struct conversations_item *out) {
    while (conversations_goes_on(all)) {
        if (!all->reader && !all->lines && !open_next(all)) {
            return false;
        }
        *out = (struct conversations_item){.arena = arena_new()};
        if (!out->arena) {
            csql_error error = {.status = CSQL_OK};
            conversations_fail(all, error_set(&error, CSQL_NO_MEMORY, "out of memory"), &error);
            return false;
        }
        bool done = false, read = read_one(all, out->arena, &out->record, &done);
        if (read && !done) {
            out->index = all->number++;
            out->share = all->size ? (double)(all->taken + taken(all)) / (double)all->size : NAN;
            if (out->index % all->shard_count == all->shard) {
                return true;
            }
        } else if (done) {
            close_current(all);
        }
        arena_free(out->arena);
        out->arena = NULL;
    }
    return false;
}

bool conversations_known(struct conversations *all, struct arena *arena, const char *id, const char **line) {
    csql_error error = {.status = CSQL_OK};
    csql_status status = CSQL_OK;
    *line = NULL;
    if (all->output) {
        status = replay_output_known(all->output, arena, id, line, &error);
    }
    if (status != CSQL_OK) {
        conversations_fail(all, status, &error);
    }
    return status == CSQL_OK;
}

void conversations_write(struct conversations *all, const struct buffer *line, bool known) {
    csql_error error = {.status = CSQL_OK};
    csql_status status = line->status;
    if (status != CSQL_OK) {
        (void)error_set(&error, status, "%s", csql_status_text(status));
    } else if (all->output && !known) {
        status = replay_output_append(all->output, buffer_text(line), line->length, &error);
    }
    if (status != CSQL_OK) {
        conversations_fail(all, status, &error);
    } else if (all->options->json) {
        (void)fwrite(buffer_text(line), 1, line->length, stdout); /* looked at when the program ends */
    }
}

void conversations_log(struct conversations *all, const struct record *record) {
    csql_error error = {.status = CSQL_OK};
    csql_status status = all->log ? record_writer_append(all->log, record, &error) : CSQL_OK;
    if (status != CSQL_OK) {
        conversations_fail(all, status, &error);
    }
}

/* The metrics of a dialogue that ends in one answer. */
static bool is_of_dialogues(int metric) {
    static const int metrics[] = {SCORE_EA,       SCORE_EXACT, SCORE_DA,  SCORE_MA,
                                  SCORE_MA_EXACT, SCORE_QUIET, SCORE_NULL};
    for (size_t i = 0; i < sizeof metrics / sizeof *metrics; i++) {
        if (metrics[i] == metric) {
            return true;
        }
    }
    return false;
}

csql_status conversations_score(struct conversations_worker *worker, struct arena *arena,
                                const struct score_gold *gold, const struct score_pred *pred,
                                struct score_values *values, csql_error *error) {
    struct db *db = NULL;
    csql_status status = score_databases_get(worker->databases, gold->db_id, &db, error);
    if (status == CSQL_OK) {
        status = score_item(arena, db, gold, pred, values, error);
    }
    for (int m = 0; status == CSQL_OK && m < SCORE_NAMED_COUNT; m++) {
        bool finding = m == SCORE_DA || m == SCORE_MA || m == SCORE_MA_EXACT;
        bool applies = is_of_dialogues(m) && (pred->knows_pivots || !finding);
        values->value[m] = applies ? values->value[m] : NAN;
    }
    return status;
}

void conversations_add(struct conversations *all, struct arena *arena, const struct score_gold *gold,
                       const struct score_pred *pred, const struct score_values *values) {
    const char *labels[SCORE_MAX_LABELS];
    if (values->left_out) {
        (void)pthread_mutex_lock(&all->lock);
        if (all->warnings++ < MAX_WARNINGS) {
            report("%s: %s", gold->id, values->left_out);
        }
        (void)pthread_mutex_unlock(&all->lock);
        all->summary.left_out++;
        return;
    }
    progress_score(&all->progress, "EA", values->value[SCORE_EA]);
    if (pred->knows_pivots) {
        score_summary_confuse(&all->summary, gold, pred);
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

/* Prints and writes what was added up. */
static int show_results(struct conversations *all) {
    const struct options *options = all->options;
    if (all->status == CSQL_OK && !(options->json && options->quiet)) {
        struct buffer out = buffer_new(JSON_MAX_BYTES);
        score_table_dialogues(&all->summary, all->published, options->seed, &out);
        (void)fwrite(buffer_text(&out), 1, out.length, options->json ? stderr : stdout);
        buffer_free(&out);
    }
    if (all->status == CSQL_OK && options->report) {
        all->status = score_report_write(options->report, &all->summary, all->instances, all->published,
                                         options->seed, &all->error);
    }
    if (all->status != CSQL_OK) {
        report_error(NULL, all->status, &all->error);
        return STATUS_FAILED;
    }
    return all->some_failed ? STATUS_FAILED : STATUS_OK;
}

int conversations_run(struct conversations *all, const struct parallel *parallel,
                      const struct options *options, int count, char **paths) {
    bool misused = false;
    int result = STATUS_FAILED;
    if (open_all(all, options, count, paths, &misused)) {
        csql_error error = {.status = CSQL_OK};
        csql_status status = parallel_run(parallel, all->jobs, &error);
        progress_end(&all->progress);
        if (all->warnings > MAX_WARNINGS) {
            report("and %zu more like these", all->warnings - MAX_WARNINGS);
        }
        if (status != CSQL_OK) {
            conversations_fail(all, status, &error);
        }
        result = show_results(all);
    }
    close_all(all);
    return misused ? STATUS_MISUSED : result;
}
