/* The calling thread reads rows into a ring, workers answer them, and whoever completes the oldest row writes
 * what is complete from there on: the output keeps the input's order, and a client that waits for each answer
 * before it sends the next row gets it. */
#include "cli/batch.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/json.h"
#include "cli/commands.h"
#include "cli/dialogue.h"
#include "cli/pool.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "record/lines.h"

/* Rows in flight for each thread. */
#define ROWS_AHEAD ((size_t)8)
#define MOST_JOBS ((size_t)256)

struct row {
    json *object; /* as parsed; NULL for a line that could not be read: then failure says why */
    csql_error failure;
    struct buffer output;
    csql_answer *answer; /* for the log, or NULL */
    char *db_id;
    bool failed, done;
};

struct batch {
    const struct options *options;
    struct pool *pool;
    struct record_writer *log;
    struct dialogue dialogue;
    struct progress progress;
    pthread_mutex_t lock;
    pthread_cond_t filled, freed;
    struct row *rows; /* a ring */
    size_t room;
    size_t written, taken, read; /* rows so far; written <= taken <= read <= written + room */
    bool ended, some_failed;
};

/* What a row asks for. The strings are lent by the parsed row. */
struct request {
    const json *id;
    const char *db_id, *question;
};

static csql_status read_request(const json *row, struct request *out, csql_error *error) {
    *out = (struct request){.id = json_get(row, "id"),
                            .db_id = json_get_string(row, "db_id"),
                            .question = json_get_string(row, "question")};
    const char *missing = !json_is_object(row) ? "a row is an object with \"id\", \"db_id\" and \"question\""
                          : !out->db_id        ? "\"db_id\" is missing or no string"
                          : !out->question     ? "\"question\" is missing or no string"
                                               : NULL;
    return missing ? error_set(error, CSQL_BAD_DATA, "%s", missing) : CSQL_OK;
}

/* The id as it came: a string or a number, else null. */
static void add_id(struct buffer *out, const json *row) {
    double number = 0;
    if (json_get_number(row, "id", &number)) {
        json_double(out, number);
    } else {
        json_text(out, json_get_string(row, "id"));
    }
}

static void add_failure(struct buffer *out, const json *row, const struct request *request,
                        const csql_error *error) {
    buffer_string(out, "{\"id\":");
    add_id(out, row);
    buffer_string(out, ",\"db_id\":");
    json_text(out, request->db_id);
    buffer_string(out, ",\"question\":");
    json_text(out, request->question);
    buffer_string(out, ",\"status\":\"error\",\"pivots\":[],\"clarification\":null,\"interpretations\":[],"
                       "\"alternatives\":[],\"sql\":null,\"error\":");
    json_text(out, *error->message ? error->message : csql_status_text(error->status));
    buffer_string(out, ",\"ms\":0}");
}

/* The library writes an id as a string; one that came as a number goes out as a number. */
static csql_status add_answer(struct buffer *out, const json *row, const struct request *request,
                              const csql_answer *answer, csql_error *error) {
    static const char prefix[] = "{\"id\":null";
    char *text = NULL;
    csql_status status =
        csql_answer_json(answer, json_string_value(request->id), request->db_id, &text, error);
    if (status != CSQL_OK) {
        return status;
    }
    bool bare = strncmp(text, prefix, sizeof prefix - 1) == 0;
    if (bare) {
        buffer_string(out, "{\"id\":");
        add_id(out, row);
    }
    buffer_string(out, text + (bare ? sizeof prefix - 1 : 0));
    free(text);
    return out->status;
}

static csql_status answer_request(struct batch *batch, struct row *row, const json *object,
                                  const struct request *request, csql_error *error) {
    csql_session *session = NULL;
    csql_answer *answer = NULL;
    csql_status status = pool_take(batch->pool, request->db_id, &session, error);
    if (status != CSQL_OK) {
        return status;
    }
    status = csql_session_ask(session, request->question, strlen(request->question), &answer, error);
    pool_give(batch->pool, session);
    if (status == CSQL_OK) {
        status = add_answer(&row->output, object, request, answer, error);
    }
    if (status == CSQL_OK && batch->log) {
        row->answer = answer;
        row->db_id = strdup(request->db_id);
        return row->db_id ? CSQL_OK : CSQL_NO_MEMORY;
    }
    csql_answer_free(answer);
    return status;
}

static void answer_row(struct batch *batch, struct row *row) {
    csql_error error = row->failure;
    struct request request = {0};
    csql_status status = row->object ? read_request(row->object, &request, &error) : error.status;
    if (status == CSQL_OK) {
        status = answer_request(batch, row, row->object, &request, &error);
    }
    if (status != CSQL_OK) {
        error.status = status;
        row->failed = true;
        buffer_clear(&row->output);
        add_failure(&row->output, row->object, &request, &error);
    }
}

/* Writes a row and empties its place. The lock is held. */
static void write_row(struct batch *batch, struct row *row) {
    csql_error error = {.status = CSQL_OK};
    csql_status status = CSQL_OK;
    (void)fwrite(buffer_text(&row->output), 1, row->output.length, stdout);
    (void)fputc('\n', stdout);
    batch->some_failed = batch->some_failed || row->failed;
    if (row->answer) {
        status = dialogue_add(&batch->dialogue, row->answer->question, row->answer, &error);
        if (status == CSQL_OK) {
            status = dialogue_log(&batch->dialogue, batch->log, row->db_id, &error);
        }
        dialogue_free(&batch->dialogue);
    }
    if (status != CSQL_OK) {
        report_error("the log", status, &error);
        batch->some_failed = true;
    }
    buffer_free(&row->output);
    json_free(row->object);
    free(row->db_id);
    *row = (struct row){0};
    progress_step(&batch->progress);
}

static void *work(void *argument) {
    struct batch *batch = argument;
    (void)pthread_mutex_lock(&batch->lock);
    for (;;) {
        while (batch->taken == batch->read && !batch->ended) {
            (void)pthread_cond_wait(&batch->filled, &batch->lock);
        }
        if (batch->taken == batch->read) {
            break;
        }
        struct row *row = &batch->rows[batch->taken++ % batch->room];
        (void)pthread_mutex_unlock(&batch->lock);
        answer_row(batch, row);
        (void)pthread_mutex_lock(&batch->lock);
        row->done = true;
        bool wrote = false;
        while (batch->written < batch->taken && batch->rows[batch->written % batch->room].done) {
            write_row(batch, &batch->rows[batch->written++ % batch->room]);
            wrote = true;
        }
        if (wrote) {
            (void)fflush(stdout);
            (void)pthread_cond_signal(&batch->freed);
        }
    }
    (void)pthread_mutex_unlock(&batch->lock);
    return NULL;
}

/* Puts a row into the ring once there is room. object is NULL where failure says why it could not be read. */
static void enqueue(struct batch *batch, json *object, const csql_error *failure) {
    (void)pthread_mutex_lock(&batch->lock);
    while (batch->read - batch->written == batch->room) {
        (void)pthread_cond_wait(&batch->freed, &batch->lock);
    }
    struct row *row = &batch->rows[batch->read++ % batch->room];
    *row = (struct row){.object = object, .failure = *failure};
    row->output = buffer_new(SIZE_MAX / 2);
    (void)pthread_cond_signal(&batch->filled);
    (void)pthread_mutex_unlock(&batch->lock);
}

/* Reads and parses all rows; false when the input itself failed. One thread parses, since cJSON notes the
 * place of an error in a variable of its own. */
static bool read_rows(struct batch *batch, struct lines *lines) {
    for (;;) {
        struct line line;
        bool done = false;
        csql_error error = {.status = CSQL_OK};
        csql_status status = lines_next(lines, NULL, &line, &done, &error);
        if (status == CSQL_TOO_LONG) {
            enqueue(batch, NULL, &error);
            continue;
        }
        if (status != CSQL_OK) {
            report_error(NULL, status, &error);
            return false;
        }
        if (done) {
            return true;
        }
        if (strspn(line.text, " \t") == line.length) {
            continue;
        }
        json *object = NULL;
        error.status = json_parse(line.text, line.length, &object, &error);
        enqueue(batch, object, &error);
    }
}

/* Runs the workers around read_rows; false on failure. */
static bool run_workers(struct batch *batch, struct lines *lines) {
    size_t jobs = batch->options->jobs;
    pthread_t *threads = calloc(jobs, sizeof *threads);
    size_t started = 0;
    while (threads && started < jobs && pthread_create(&threads[started], NULL, work, batch) == 0) {
        started++;
    }
    bool succeeded = started > 0;
    if (succeeded) {
        succeeded = read_rows(batch, lines);
    } else {
        report("cannot start a thread");
    }
    (void)pthread_mutex_lock(&batch->lock);
    batch->ended = true;
    (void)pthread_cond_broadcast(&batch->filled);
    (void)pthread_mutex_unlock(&batch->lock);
    for (size_t i = 0; i < started; i++) {
        (void)pthread_join(threads[i], NULL);
    }
    free(threads);
    return succeeded;
}

static bool run_batch(struct batch *batch, struct lines *lines) {
    if (pthread_mutex_init(&batch->lock, NULL) != 0) {
        return false;
    }
    (void)pthread_cond_init(&batch->filled, NULL);
    (void)pthread_cond_init(&batch->freed, NULL);
    batch->progress = progress_begin("questions", 0, batch->options->quiet);
    bool succeeded = run_workers(batch, lines);
    progress_end(&batch->progress);
    (void)pthread_cond_destroy(&batch->filled);
    (void)pthread_cond_destroy(&batch->freed);
    (void)pthread_mutex_destroy(&batch->lock);
    return succeeded && !batch->some_failed;
}

int batch_run(const struct options *given) {
    struct options options = *given;
    options.jobs = options.jobs < MOST_JOBS ? options.jobs : MOST_JOBS;
    struct batch batch = {.options = &options, .room = options.jobs * ROWS_AHEAD};
    struct lines *lines = NULL;
    csql_error error = {.status = CSQL_OK};
    csql_status status = lines_open(options.batch, &lines, &error);
    if (status == CSQL_OK && options.log) {
        status = record_writer_open(options.log, &batch.log, &error);
    }
    csql_engine *engine = status == CSQL_OK ? sessions_engine() : NULL;
    bool succeeded = false;
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
    } else if (engine) {
        batch.pool = pool_new(engine, &options);
        batch.rows = calloc(batch.room, sizeof *batch.rows);
        if (batch.pool && batch.rows) {
            succeeded = run_batch(&batch, lines);
        } else {
            report("%s", csql_status_text(CSQL_NO_MEMORY));
        }
    }
    pool_free(batch.pool);
    free(batch.rows);
    csql_engine_free(engine);
    record_writer_close(batch.log);
    lines_close(lines);
    return succeeded ? STATUS_OK : STATUS_FAILED;
}
