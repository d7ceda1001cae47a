#include "forge/run.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/error.h"
#include "base/parallel.h"
#include "forge/input.h"
#include "forge/lexicon.h"
#include "forge/schema.h"
#include "forge/tables.h"
#include "forge/wording.h"
#include "text/text.h"

#define MAX_PLACES ((size_t)64 * 1024 * 1024)

struct run {
    const struct forge_options *options;
    struct arena *arena; /* of the input and the tables */
    struct forge_input input;
    struct forge_lexicon *lexicon;
    struct forge_tables tables;
    struct forge_wording *wording;
    const struct forge_hooks *hooks;
    size_t next;
    FILE *single, *multi, *ask;
    struct forge_statistics *statistics;
    struct buffer *places;
    pthread_mutex_t lock; /* of the two below, which next and finish may want at once */
    csql_status status;   /* the first failure */
    csql_error error;
};

/* The work on one database; or, with no batch, of the patterns that make their own. */
struct work {
    const struct forge_batch *batch;
    struct arena *arena;
    struct forge_sink sink;
    csql_status status;
    csql_error error;
};

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* A mutex of the default kind that was initialised fails neither to lock nor to unlock. */
static void fail(struct run *run, csql_status status, const csql_error *error) {
    (void)pthread_mutex_lock(&run->lock);
    if (run->status == CSQL_OK) {
        run->status = status;
        run->error = *error;
    }
    (void)pthread_mutex_unlock(&run->lock);
}

static bool has_failed(struct run *run) {
    (void)pthread_mutex_lock(&run->lock);
    bool failed = run->status != CSQL_OK;
    (void)pthread_mutex_unlock(&run->lock);
    return failed;
}

static void free_work(struct work *work) {
    if (!work) {
        return;
    }
    for (size_t i = 0; i < work->sink.opened_count; i++) {
        db_close(work->sink.opened[i].db);
    }
    buffer_free(&work->sink.single);
    buffer_free(&work->sink.multi);
    buffer_free(&work->sink.ask);
    buffer_free(&work->sink.places);
    forge_statistics_free(work->sink.statistics);
    arena_free(work->arena);
    free(work);
}

static void *next(void *context) {
    struct run *run = context;
    if (has_failed(run) || run->next > run->input.count) {
        return NULL;
    }
    struct work *work = calloc(1, sizeof *work);
    if (work) {
        work->arena = arena_new();
        work->sink.single = buffer_new(FORGE_MAX_OUTPUT);
        work->sink.multi = buffer_new(FORGE_MAX_OUTPUT);
        work->sink.ask = buffer_new(FORGE_MAX_OUTPUT);
        work->sink.places = buffer_new(MAX_PLACES);
        work->sink.statistics = forge_statistics_new();
        work->sink.seed = run->options->seed;
        work->sink.databases = run->options->out;
        work->batch = run->next < run->input.count ? &run->input.batches[run->next] : NULL;
    }
    if (!work || !work->arena || !work->sink.statistics) {
        csql_error error = {.status = CSQL_OK};
        fail(run, no_memory(&error), &error);
        free_work(work);
        return NULL;
    }
    run->next++;
    return work;
}

/* ---- one database ---- */

static csql_status read_question(struct forge_task *task, const struct forge_row *row,
                                 struct forge_question *out, bool *usable, csql_error *error) {
    csql_error ignored;
    *out = (struct forge_question){
        .id = row->id, .text = row->question, .sql = row->sql, .evidence = row->evidence};
    struct tokens tokens;
    *usable =
        text_tokenize(task->arena, row->question, strlen(row->question), &tokens, &ignored) == CSQL_OK &&
        sql_parse(task->arena, row->sql, strlen(row->sql), &out->select, &ignored) == CSQL_OK &&
        sql_resolve(task->arena, task->catalogue, out->select, &ignored) == CSQL_OK &&
        db_prepare(task->db, row->sql, &ignored) == CSQL_OK;
    if (!*usable) {
        return CSQL_OK;
    }
    struct sql_column_use *columns = NULL;
    struct sql_predicate *predicates = NULL;
    csql_status status = sql_columns(task->arena, out->select, &columns, &out->column_count);
    if (status == CSQL_OK) {
        status = sql_predicates(task->arena, out->select, &predicates, &out->predicate_count);
    }
    out->columns = columns;
    out->predicates = predicates;
    return status == CSQL_OK ? status : no_memory(error);
}

static csql_status read_questions(struct forge_task *task, const struct forge_batch *batch,
                                  csql_error *error) {
    struct forge_question *questions = arena_array(task->arena, batch->count + 1, sizeof *questions);
    struct forge_statistics *statistics = task->sink->statistics;
    if (!questions) {
        return no_memory(error);
    }
    task->questions = questions;
    csql_status status = CSQL_OK;
    for (size_t i = 0; status == CSQL_OK && i < batch->count; i++) {
        bool usable = false;
        statistics->rows++;
        status = read_question(task, &batch->rows[i], &questions[task->question_count], &usable, error);
        if (status == CSQL_OK && usable) {
            status = forge_statistics_question(statistics, false, task->arena,
                                               questions[task->question_count++].text, error);
        } else {
            statistics->unread++;
        }
    }
    return status;
}

/* Whether the pattern is among those asked for, names apart by commas. */
static bool is_wanted(const struct run *run, const struct forge_pattern *pattern) {
    size_t length = strlen(pattern->name);
    for (const char *at = run->options->pattern; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        if (strncmp(at, pattern->name, length) == 0 && (at[length] == ',' || at[length] == '\0')) {
            return true;
        }
    }
    return !run->options->pattern;
}

static csql_status run_pattern(const struct run *run, struct forge_task *task, size_t index,
                               csql_error *error) {
    const struct forge_pattern *pattern = forge_patterns[index];
    csql_status status = CSQL_OK;
    task->sink->pattern = index;
    task->question = NULL;
    task->random = forge_random_seed(run->options->seed, task->db_id, pattern->name);
    if (run->options->list) {
        return pattern->find ? pattern->find(task, error) : status;
    }
    if (pattern->scope != FORGE_PER_QUESTION) {
        task->sink->number = 0;
        return pattern->make(task, error);
    }
    for (size_t i = 0; status == CSQL_OK && i < task->question_count; i++) {
        task->question = &task->questions[i];
        task->sink->number = 0;
        task->random = forge_random_seed(run->options->seed, task->question->id, pattern->name);
        status = pattern->make(task, error);
    }
    return status;
}

static csql_status work_on(const struct run *run, struct work *work, struct db *db, csql_error *error) {
    struct forge_task task = {.arena = work->arena,
                              .lexicon = run->lexicon,
                              .wording = run->wording,
                              .tables = &run->tables,
                              .hooks = run->hooks,
                              .db_id = work->batch ? work->batch->db_id : "",
                              .db = db,
                              .catalogue = db ? db_catalogue(db) : NULL,
                              .sink = &work->sink};
    csql_status status = CSQL_OK;
    if (db) {
        status = forge_schema_new(work->arena, db, run->lexicon, &task.schema, error);
    }
    if (status == CSQL_BAD_TEXT || status == CSQL_TOO_LONG) { /* names that no question can speak of */
        work->sink.statistics->missing_databases++;
        work->sink.statistics->rows += work->batch->count;
        return CSQL_OK;
    }
    if (status == CSQL_OK && db && !run->options->list) {
        status = read_questions(&task, work->batch, error);
    }
    for (size_t i = 0; status == CSQL_OK && i < forge_pattern_count; i++) {
        bool own = forge_patterns[i]->scope == FORGE_PER_RUN;
        if (own == (db == NULL) && is_wanted(run, forge_patterns[i])) {
            status = run_pattern(run, &task, i, error);
        }
    }
    return status;
}

static void work_one(void *context, size_t number, void *item) {
    struct run *run = context;
    struct work *work = item;
    struct db *db = NULL;
    (void)number;
    if (work->batch) {
        struct db_options options = {.cache_directory = ""};
        const char *path = NULL;
        csql_error ignored;
        if (record_database_path(work->arena, run->options->db_root, work->batch->db_id, &path, &ignored) !=
                CSQL_OK ||
            db_open(path, &options, &db, &ignored) != CSQL_OK) {
            work->sink.statistics->missing_databases++;
            work->sink.statistics->rows += work->batch->count;
            return;
        }
    } else if (run->options->list) {
        return;
    }
    work->status = work_on(run, work, db, &work->error);
    db_close(db);
}

static csql_status write_out(FILE *file, const struct buffer *lines, csql_error *error) {
    return file && lines->length && fwrite(buffer_text(lines), 1, lines->length, file) != lines->length
               ? error_set(error, CSQL_IO, "cannot write the benchmark: %s", strerror(errno))
               : CSQL_OK;
}

static csql_status take_in(struct run *run, struct work *work, csql_error *error) {
    buffer_add(run->places, buffer_text(&work->sink.places), work->sink.places.length);
    csql_status status =
        forge_statistics_add(run->statistics, work->sink.statistics) ? CSQL_OK : no_memory(error);
    if (status == CSQL_OK) {
        status = write_out(run->single, &work->sink.single, error);
    }
    if (status == CSQL_OK) {
        status = write_out(run->multi, &work->sink.multi, error);
    }
    return status == CSQL_OK ? write_out(run->ask, &work->sink.ask, error) : status;
}

static void finish(void *context, void *item) {
    struct run *run = context;
    struct work *work = item;
    csql_status status = work->status;
    if (status == CSQL_OK && !has_failed(run)) {
        status = take_in(run, work, &work->error);
    }
    if (status != CSQL_OK) {
        fail(run, status, &work->error);
    }
    free_work(work);
    if (run->options->step) {
        run->options->step(run->options->context);
    }
}

/* ---- files ---- */

enum { OUTPUT_SINGLE, OUTPUT_MULTI, OUTPUT_ASK };
const char *const forge_outputs[] = {
    [OUTPUT_SINGLE] = "single.jsonl", [OUTPUT_MULTI] = "multi.jsonl", [OUTPUT_ASK] = "ask.jsonl"};
const size_t forge_output_count = sizeof forge_outputs / sizeof *forge_outputs;

static csql_status open_file(struct run *run, const char *name, FILE **out, csql_error *error) {
    const char *path = arena_printf(run->arena, "%s/%s" FORGE_PART, run->options->out, name);
    if (!path) {
        return no_memory(error);
    }
    *out = fopen(path, "w");
    return *out ? CSQL_OK : error_set(error, CSQL_IO, "cannot write %s: %s", path, strerror(errno));
}

static csql_status open_files(struct run *run, csql_error *error) {
    if (run->options->list) {
        return CSQL_OK;
    }
    if (mkdir(run->options->out, 0777) != 0 && errno != EEXIST) {
        return error_set(error, CSQL_IO, "cannot make %s: %s", run->options->out, strerror(errno));
    }
    csql_status status = open_file(run, forge_outputs[OUTPUT_SINGLE], &run->single, error);
    if (status == CSQL_OK) {
        status = open_file(run, forge_outputs[OUTPUT_MULTI], &run->multi, error);
    }
    return status == CSQL_OK ? open_file(run, forge_outputs[OUTPUT_ASK], &run->ask, error) : status;
}

/* Closes the file; renames it to its name if the run went well, else removes it. */
static void close_file(struct run *run, FILE *file, const char *name) {
    const char *part = arena_printf(run->arena, "%s/%s" FORGE_PART, run->options->out, name);
    const char *path = arena_printf(run->arena, "%s/%s", run->options->out, name);
    csql_error error = {.status = CSQL_OK};
    if (!file) {
        return;
    }
    bool closed = fclose(file) == 0;
    if (!part || !path) {
        fail(run, no_memory(&error), &error);
    } else if (run->status != CSQL_OK || !closed) {
        if (!closed) {
            fail(run, error_set(&error, CSQL_IO, "cannot write %s: %s", path, strerror(errno)), &error);
        }
        (void)remove(part); /* nothing more can be done about it */
    } else if (rename(part, path) != 0) {
        fail(run, error_set(&error, CSQL_IO, "cannot write %s: %s", path, strerror(errno)), &error);
    }
}

static csql_status prepare(struct run *run, csql_error *error) {
    const struct forge_options *options = run->options;
    for (const char *at = options->pattern; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        const char *name = arena_copy(run->arena, at, strcspn(at, ","));
        if (!name || !forge_find_pattern(name)) {
            return name ? error_set(error, CSQL_NOT_FOUND,
                                    "there is no pattern '%s'; --list-patterns names them", name)
                        : no_memory(error);
        }
    }
    csql_status status = forge_input_read(run->arena, options->from, &run->input, error);
    if (status == CSQL_OK) {
        status = forge_lexicon_open(options->data, &run->lexicon, error);
    }
    if (status == CSQL_OK) {
        status = forge_tables_read(run->arena, options->data, &run->tables, error);
    }
    if (status == CSQL_OK) {
        status = forge_wording_read(run->arena, options->data, &run->wording, error);
    }
    return status == CSQL_OK ? open_files(run, error) : status;
}

csql_status forge_run(const struct forge_options *options, struct forge_statistics **out,
                      struct buffer *places, csql_error *error) {
    static const struct forge_hooks none = {0};
    struct run run = {.options = options,
                      .arena = arena_new(),
                      .hooks = options->hooks ? options->hooks : &none,
                      .statistics = forge_statistics_new(),
                      .places = places,
                      .lock = PTHREAD_MUTEX_INITIALIZER};
    *out = NULL;
    csql_status status = run.arena && run.statistics ? prepare(&run, error) : no_memory(error);
    if (status == CSQL_OK) {
        struct parallel parallel = {.context = &run, .next = next, .work = work_one, .finish = finish};
        status = parallel_run(&parallel, options->jobs, error);
    }
    if (status != CSQL_OK) {
        fail(&run, status, error ? error : &run.error);
    }
    if (run.arena) {
        close_file(&run, run.single, forge_outputs[OUTPUT_SINGLE]);
        close_file(&run, run.multi, forge_outputs[OUTPUT_MULTI]);
        close_file(&run, run.ask, forge_outputs[OUTPUT_ASK]);
    }
    forge_lexicon_close(run.lexicon);
    arena_free(run.arena);
    if (run.status != CSQL_OK) {
        forge_statistics_free(run.statistics);
        if (error) {
            *error = run.error;
        }
        return run.status;
    }
    forge_statistics_sort(run.statistics);
    *out = run.statistics;
    return CSQL_OK;
}
