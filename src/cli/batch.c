/* `ask --batch`: each row is read by one thread, answered by any, and written in the order of the input as
 * soon as those before it are: a client that waits for each answer before it sends the next row gets it. */
#include "cli/batch.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/json.h"
#include "base/parallel.h"
#include "base/written.h"
#include "cli/commands.h"
#include "cli/dialogue.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "record/lines.h"
#include "replay/replay.h"

struct row {
    json *parsed;       /* owned: a line's; NULL for a row of a document */
    const json *object; /* NULL for a line that could not be read: then failure says why */
    char *number;       /* the id as it is written, where it is a number; or NULL */
    csql_error failure;
    double share; /* of the input read so far */
    struct buffer output;
    csql_answer *answer; /* for the log, or NULL */
    char *db_id;
    bool failed;
};

struct batch {
    const struct options *options;
    csql_options session_options;
    csql_engine *engine;
    struct replay_sessions **sessions; /* one a thread */
    struct lines *lines;
    json *document;      /* where the input is one list, as BIRD's; or NULL */
    const json *element; /* its next row */
    struct buffer text;  /* the document as it is written */
    const char *written; /* where element is in it */
    bool begun, input_failed;
    size_t element_count, elements_read;
    size_t jobs;
    struct record_writer *log;
    struct dialogue dialogue;
    struct progress progress;
    bool some_failed;
};

/* What a row asks for. The strings are lent by the parsed row. */
struct request {
    const json *id;
    const char *db_id, *question;
    const char *evidence; /* BIRD's, or NULL */
};

/* BIRD calls it question_id. */
static const json *id_of(const json *row) {
    const json *id = json_get(row, "id");
    return id ? id : json_get(row, "question_id");
}

/* A copy of the number that the row of that text has for its id; NULL where it has none, or no memory. */
static char *written_id(const char *text, size_t length) {
    char *row = strndup(text, length);
    struct written id = {0};
    bool found = row && (written_find(row, "id", &id) || written_find(row, "question_id", &id));
    char *number = found && written_is_number(id.value, id.length) ? strndup(id.value, id.length) : NULL;
    free(row);
    return number;
}

/* An id is given back as it came, so it is a string or a number, or there is none. */
static bool is_good_id(const struct row *row) {
    const json *id = id_of(row->object);
    return !id || json_is_null(id) || json_string_value(id) || row->number;
}

static csql_status read_request(const struct row *from, struct request *out, csql_error *error) {
    const json *row = from->object;
    *out = (struct request){.id = id_of(row),
                            .db_id = json_get_string(row, "db_id"),
                            .question = json_get_string(row, "question")};
    out->evidence = json_get_string(row, "evidence");
    const char *missing = !json_is_object(row) ? "a row is an object with \"id\", \"db_id\" and \"question\""
                          : !is_good_id(from)  ? "\"id\" is no string or number"
                          : !out->db_id        ? "\"db_id\" is missing or no string"
                          : !out->question     ? "\"question\" is missing or no string"
                                               : NULL;
    return missing ? error_set(error, CSQL_BAD_DATA, "%s", missing) : CSQL_OK;
}

/* The id as it came: a string or a number, else null. */
static void add_id(struct buffer *out, const struct row *row) {
    if (row->number) {
        buffer_string(out, row->number);
    } else {
        json_text(out, json_string_value(id_of(row->object)));
    }
}

static void add_failure(struct buffer *out, const struct row *row, const struct request *request,
                        const csql_error *error) {
    buffer_string(out, "{\"id\":");
    add_id(out, row);
    buffer_string(out, ",\"db_id\":");
    json_text(out, request->db_id);
    buffer_string(out, ",\"question\":");
    json_text(out, request->question);
    buffer_string(out, ",\"status\":\"error\",\"pivots\":[],\"clarification\":null,\"interpretations\":[],"
                       "\"alternatives\":[],\"sql\":null,\"unsure\":false,\"reason\":null,\"error\":");
    json_text(out, *error->message ? error->message : csql_status_text(error->status));
    buffer_string(out, ",\"ms\":0}");
}

/* The library writes an id as a string; one that came as a number goes out as a number. */
static csql_status add_answer(struct buffer *out, const struct row *row, const struct request *request,
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

/* What is asked: the question and, behind it, what BIRD gives as evidence, which says what its words mean in
 * terms of the schema. The answer's offsets are of both together, and so is its question. */
static void add_asked(struct buffer *out, const struct request *request) {
    buffer_string(out, request->question);
    if (request->evidence && *request->evidence) {
        buffer_char(out, ' ');
        buffer_string(out, request->evidence);
    }
}

static csql_status answer_request(struct batch *batch, size_t worker, struct row *row,
                                  const struct request *request, csql_error *error) {
    csql_session *session = NULL;
    csql_answer *answer = NULL;
    csql_status status = replay_sessions_get(batch->sessions[worker], request->db_id, &session, error);
    if (status != CSQL_OK) {
        return status;
    }
    struct buffer text = buffer_new(SIZE_MAX / 2);
    add_asked(&text, request);
    status = text.status == CSQL_OK
                 ? csql_session_ask(session, buffer_text(&text), text.length, &answer, error)
                 : error_set(error, text.status, "%s", csql_status_text(text.status));
    buffer_free(&text);
    if (status == CSQL_OK) {
        status = add_answer(&row->output, row, request, answer, error);
    }
    if (status == CSQL_OK && batch->log) {
        row->answer = answer;
        row->db_id = strdup(request->db_id);
        return row->db_id ? CSQL_OK : CSQL_NO_MEMORY;
    }
    csql_answer_free(answer);
    return status;
}

static void answer_row(void *context, size_t worker, void *item) {
    struct batch *batch = context;
    struct row *row = item;
    csql_error error = row->failure;
    struct request request = {0};
    csql_status status = row->object ? read_request(row, &request, &error) : error.status;
    if (status == CSQL_OK && request.db_id && request.question) {
        status = answer_request(batch, worker, row, &request, &error);
    }
    if (status != CSQL_OK) {
        error.status = status;
        row->failed = true;
        buffer_clear(&row->output);
        add_failure(&row->output, row, &request, &error);
    }
}

static void write_row(void *context, void *item) {
    struct batch *batch = context;
    struct row *row = item;
    csql_error error = {.status = CSQL_OK};
    csql_status status = CSQL_OK;
    (void)fwrite(buffer_text(&row->output), 1, row->output.length, stdout);
    (void)fputc('\n', stdout);
    (void)fflush(stdout); /* a failure is looked at when the program ends */
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
    progress_step(&batch->progress, row->share, false);
    buffer_free(&row->output);
    json_free(row->parsed);
    free(row->number);
    free(row->db_id);
    free(row);
}

/* Parses an input that begins with a list as one document, as BIRD is published. */
static csql_status read_document(struct batch *batch, const char *first, csql_error *error) {
    struct buffer text = buffer_new(JSON_MAX_BYTES);
    bool done = false;
    csql_status status = CSQL_OK;
    buffer_string(&text, first);
    while (!done && status == CSQL_OK && text.status == CSQL_OK) {
        struct line line;
        status = lines_next(batch->lines, NULL, &line, &done, error);
        if (status == CSQL_OK && !done) {
            buffer_char(&text, '\n');
            buffer_add(&text, line.text, line.length);
        }
    }
    if (status == CSQL_OK && text.status != CSQL_OK) {
        status = error_set(error, text.status, "a JSON list over %zu bytes; write one object a line",
                           JSON_MAX_BYTES);
    }
    if (status == CSQL_OK) {
        status = json_parse(buffer_text(&text), text.length, &batch->document, error);
    }
    batch->text = text;
    batch->written = status == CSQL_OK ? written_begin(buffer_text(&batch->text)) : NULL;
    batch->element = json_first(batch->document);
    batch->element_count = json_size(batch->document);
    return status;
}

/* Reads on to the next row: *line, or, of a document, batch->element. False at the end, and where the input
 * itself failed. A line that is too long is a row too: *error says why it has none. */
static bool read_row(struct batch *batch, struct line *line, csql_error *error) {
    for (bool done = false; !batch->document;) {
        *error = (csql_error){.status = CSQL_OK};
        error->status = lines_next(batch->lines, NULL, line, &done, error);
        if (error->status != CSQL_OK && error->status != CSQL_TOO_LONG) {
            report_error(NULL, error->status, error);
            batch->input_failed = true;
            return false;
        }
        if (done) {
            return false;
        }
        size_t blank = error->status == CSQL_OK ? strspn(line->text, " \t") : 0;
        if (error->status == CSQL_OK && blank == line->length) {
            continue;
        }
        bool list = !batch->begun && error->status == CSQL_OK && line->text[blank] == '[';
        batch->begun = true;
        if (!list) {
            return true;
        }
        csql_status status = read_document(batch, line->text, error);
        if (status != CSQL_OK) {
            report_error(NULL, status, error);
            batch->input_failed = true;
            return false;
        }
    }
    *error = (csql_error){.status = CSQL_OK};
    return batch->element != NULL;
}

/* One thread parses, since cJSON notes the place of an error in a variable of its own. */
static void *next_row(void *context) {
    struct batch *batch = context;
    struct line line = {0};
    csql_error error;
    if (batch->input_failed || !read_row(batch, &line, &error)) {
        return NULL;
    }
    struct row *row = calloc(1, sizeof *row);
    if (!row) {
        report("%s", csql_status_text(CSQL_NO_MEMORY));
        batch->input_failed = true;
        return NULL;
    }
    uint64_t size = lines_size(batch->lines);
    row->share = size ? (double)lines_taken(batch->lines) / (double)size : NAN;
    row->output = buffer_new(SIZE_MAX / 2);
    row->failure = error;
    if (batch->document) {
        struct written element = {0};
        row->object = batch->element;
        row->number =
            written_next(&batch->written, &element) ? written_id(element.value, element.length) : NULL;
        batch->element = json_next(batch->element);
        row->share = (double)++batch->elements_read / (double)batch->element_count;
    } else if (error.status == CSQL_OK) {
        row->failure.status = json_parse(line.text, line.length, &row->parsed, &row->failure);
        row->object = row->parsed;
        row->number = row->parsed ? written_id(line.text, line.length) : NULL;
    }
    return row;
}

static csql_status open_workers(struct batch *batch) {
    batch->sessions = calloc(batch->jobs, sizeof(struct replay_sessions *));
    for (size_t i = 0; batch->sessions && i < batch->jobs; i++) {
        batch->sessions[i] =
            replay_sessions_new(batch->engine, batch->options->db_root, NULL, &batch->session_options);
        if (!batch->sessions[i]) {
            return CSQL_NO_MEMORY;
        }
    }
    return batch->sessions ? CSQL_OK : CSQL_NO_MEMORY;
}

static void close_all(struct batch *batch) {
    for (size_t i = 0; batch->sessions && i < batch->jobs; i++) {
        replay_sessions_free(batch->sessions[i]);
    }
    free(batch->sessions);
    csql_engine_free(batch->engine);
    record_writer_close(batch->log);
    json_free(batch->document);
    buffer_free(&batch->text);
    lines_close(batch->lines);
}

int batch_run(const struct options *options) {
    struct batch batch = {.options = options, .session_options = sessions_options(options, false)};
    batch.jobs = options->jobs < PARALLEL_MAX_JOBS ? options->jobs : PARALLEL_MAX_JOBS;
    csql_error error = {.status = CSQL_OK};
    csql_status status = lines_open(options->batch, &batch.lines, &error);
    if (status == CSQL_OK && options->log) {
        status = record_writer_open(options->log, &batch.log, &error);
    }
    bool succeeded = false;
    if (status == CSQL_OK) {
        batch.engine = sessions_engine(options);
        status = batch.engine ? open_workers(&batch) : CSQL_OK;
    }
    if (status == CSQL_OK && batch.engine) {
        struct parallel parallel = {
            .context = &batch, .next = next_row, .work = answer_row, .finish = write_row};
        batch.progress = progress_begin("questions", true, options->quiet);
        status = parallel_run(&parallel, batch.jobs, &error);
        progress_end(&batch.progress);
        succeeded = status == CSQL_OK && !batch.some_failed && !batch.input_failed;
    }
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
    }
    close_all(&batch);
    return succeeded ? STATUS_OK : STATUS_FAILED;
}
