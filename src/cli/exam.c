/* `score --model`: CLARITY's prompts to a model, its answers and clarisql's scored side by side. */
#include "cli/exam.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/parallel.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/model.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "llm/tasks.h"
#include "record/record.h"
#include "replay/replay.h"
#include "score/databases.h"
#include "score/run.h"
#include "session/directory.h"

#define MAX_PATH ((size_t)4096)
#define MAX_CONVERSATION ((size_t)256 * 1024)

struct worker {
    struct replay_sessions *sessions;
    struct score_databases *databases;
};

struct exam {
    const struct options *options;
    csql_engine *engine;
    struct llm *llm;
    struct prompts *prompts;
    struct arena *arena;
    const char *shots; /* the exemplars' text */
    struct worker *workers;
    size_t jobs, shard, shard_count, number;
    struct record_reader *reader;
    char *last; /* the question before, with its database */
    struct exam_results results;
    struct progress progress;
    csql_status status; /* what ended the run */
    csql_error error;
};

struct work {
    struct arena *arena;
    struct record record;
    bool single; /* its question has not just been asked */
    struct score_gold gold[EXAM_TASKS];
    struct score_values values[EXAM_TASKS][EXAM_SYSTEMS];
    bool failed[EXAM_TASKS]; /* the model gave no answer */
    csql_status status, model_status;
    csql_error error, model_error;
};

static void fail(struct exam *exam, csql_status status, const csql_error *error) {
    if (exam->status == CSQL_OK) {
        exam->status = status;
        exam->error = *error;
    }
}

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* ---- reading ---- */

/* Logs hold a question once for every reply kind, one after the other. */
static bool is_new(struct exam *exam, const struct record *record, bool *is) {
    struct buffer name = buffer_new(MAX_CONVERSATION);
    buffer_printf(&name, "%s\n%s", record->db_id, record->turn_count ? record->turns[0].text : "");
    *is = !exam->last || strcmp(exam->last, buffer_text(&name)) != 0;
    char *copy = name.status == CSQL_OK ? strdup(buffer_text(&name)) : NULL;
    buffer_free(&name);
    free(exam->last);
    exam->last = copy;
    return copy != NULL;
}

static csql_status read_one(struct exam *exam, struct work *work, bool *done, csql_error *error) {
    for (;;) {
        csql_status status = record_reader_next(exam->reader, work->arena, &work->record, done, error);
        if (status != CSQL_OK || *done) {
            return status;
        }
        if (!is_new(exam, &work->record, &work->single)) {
            return no_memory(error);
        }
        if (exam->number++ % exam->shard_count == exam->shard) {
            return CSQL_OK;
        }
    }
}

static void *next(void *context) {
    struct exam *exam = context;
    csql_error error = {.status = CSQL_OK};
    bool done = exam->status != CSQL_OK || interrupt_taken();
    struct work *work = done ? NULL : calloc(1, sizeof *work);
    if (!work) {
        if (!done) {
            fail(exam, no_memory(&error), &error);
        }
        return NULL;
    }
    work->arena = arena_new();
    csql_status status = work->arena ? read_one(exam, work, &done, &error) : no_memory(&error);
    if (status == CSQL_OK && !done) {
        return work;
    }
    if (status != CSQL_OK) {
        fail(exam, status, &error);
    }
    arena_free(work->arena);
    free(work);
    return NULL;
}

/* ---- working ---- */

static csql_status score(struct worker *worker, struct work *work, enum exam_task task,
                         enum exam_system system, const struct score_pred *pred) {
    struct db *db = NULL;
    csql_status status = score_databases_get(worker->databases, work->record.db_id, &db, &work->error);
    return status == CSQL_OK ? score_item(work->arena, db, &work->gold[task], pred,
                                          &work->values[task][system], &work->error)
                             : status;
}

/* The model's answer to one prompt as a prediction. A request that fails is an answer that is missing. */
static csql_status ask_model(struct exam *exam, struct worker *worker, struct work *work, enum exam_task task,
                             const char *conversation, struct score_pred *pred) {
    struct db *db = NULL;
    const char *text = NULL, **queries = NULL;
    csql_status status = score_databases_get(worker->databases, work->record.db_id, &db, &work->error);
    if (status != CSQL_OK) {
        return status;
    }
    struct llm_task asked = {
        .llm = exam->llm, .prompts = exam->prompts, .db = db, .send_values = exam->options->send_values};
    *pred = (struct score_pred){.knows_final = task == EXAM_MULTI};
    work->model_status = task == EXAM_SINGLE
                             ? task_single(&asked, work->arena, work->record.turns[0].text, exam->shots,
                                           &text, &work->model_error)
                             : task_multi(&asked, work->arena, conversation, &text, &work->model_error);
    if (work->model_status == CSQL_NO_MEMORY) {
        return no_memory(&work->error);
    }
    work->failed[task] = work->model_status != CSQL_OK;
    if (work->failed[task]) {
        return CSQL_OK;
    }
    status = llm_read_queries(work->arena, text, SCORE_MAX_QUERIES, &queries, &pred->set_count);
    pred->given = true;
    pred->set = queries;
    if (task == EXAM_MULTI) {
        pred->set_count = pred->set_count > 1 ? 1 : pred->set_count;
        pred->final = pred->set_count ? queries[0] : NULL;
        pred->refused = !pred->final;
        pred->knows_status = true;
    }
    return status == CSQL_OK ? CSQL_OK : no_memory(&work->error);
}

/* clarisql's readings of the question. */
static csql_status ask_ours(struct worker *worker, struct work *work, struct score_pred *pred) {
    csql_session *session = NULL;
    csql_answer *answer = NULL;
    const char *question = work->record.turns[0].text;
    csql_status status = replay_sessions_get(worker->sessions, work->record.db_id, &session, &work->error);
    if (status == CSQL_OK) {
        status = csql_session_ask(session, question, strlen(question), &answer, &work->error);
    }
    *pred = (struct score_pred){.given = status == CSQL_OK};
    if (status == CSQL_OK) {
        const char **set = arena_array(work->arena, answer->interpretation_count + 1, sizeof *set);
        for (size_t i = 0; set && i < answer->interpretation_count && i < SCORE_MAX_QUERIES; i++) {
            set[pred->set_count++] = arena_string(work->arena, answer->interpretations[i].sql);
        }
        pred->set = set;
        status = set ? CSQL_OK : no_memory(&work->error);
    }
    csql_answer_free(answer);
    return status;
}

static csql_status replay_ours(struct worker *worker, struct work *work, struct score_pred *pred) {
    csql_session *session = NULL;
    const char **sql = arena_array(work->arena, 1, sizeof *sql);
    if (!sql) {
        return no_memory(&work->error);
    }
    csql_status status = replay_sessions_get(worker->sessions, work->record.db_id, &session, &work->error);
    if (status == CSQL_OK) {
        status = replay_conversation(session, work->arena, work->record.turns, work->record.turn_count, sql,
                                     &work->error);
    }
    if (status == CSQL_OK) {
        *pred = (struct score_pred){.given = true,
                                    .knows_final = true,
                                    .final = *sql,
                                    .knows_status = true,
                                    .refused = !*sql,
                                    .set = sql,
                                    .set_count = *sql ? 1 : 0};
    }
    return status;
}

/* Gold of the question alone: every reading. */
static bool make_single_gold(struct work *work) {
    const struct record *record = &work->record;
    struct score_gold *gold = &work->gold[EXAM_SINGLE];
    const char **set = arena_array(work->arena, record->reading_count + 1, sizeof *set);
    const char **rewrites = arena_array(work->arena, record->reading_count + 1, sizeof *rewrites);
    *gold = score_gold_of_record(record, &record->sql);
    gold->has_final = false;
    gold->reply = NULL;
    for (size_t i = 0; set && i < record->reading_count; i++) {
        set[i] = record->readings[i].sql;
    }
    bool clear = record->reading_count == 0 && record->mode_count == 0 && record->sql;
    if (set && clear) {
        set[0] = record->sql;
    }
    gold->set = set;
    gold->rewrites = rewrites;
    gold->set_count = clear ? 1 : record->reading_count;
    return set && rewrites;
}

static csql_status work_single(struct exam *exam, struct worker *worker, struct work *work) {
    struct score_pred pred;
    if (!make_single_gold(work)) {
        return no_memory(&work->error);
    }
    csql_status status = ask_model(exam, worker, work, EXAM_SINGLE, NULL, &pred);
    status = status == CSQL_OK ? score(worker, work, EXAM_SINGLE, EXAM_MODEL, &pred) : status;
    status = status == CSQL_OK ? ask_ours(worker, work, &pred) : status;
    return status == CSQL_OK ? score(worker, work, EXAM_SINGLE, EXAM_OURS, &pred) : status;
}

/* The turns but for the agent's last, as lines. */
static const char *conversation_of(struct work *work) {
    const struct record *record = &work->record;
    size_t count = record->turn_count;
    count -= count > 0 && record->turns[count - 1].agent;
    struct buffer text = buffer_new(MAX_CONVERSATION);
    for (size_t i = 0; i < count; i++) {
        buffer_printf(&text, "%s%s: %s", i ? "\n" : "", record->turns[i].agent ? "AGENT" : "USER",
                      record->turns[i].text);
    }
    const char *copy =
        text.status == CSQL_OK ? arena_copy(work->arena, buffer_text(&text), text.length) : NULL;
    buffer_free(&text);
    return copy;
}

static csql_status work_multi(struct exam *exam, struct worker *worker, struct work *work) {
    struct score_pred pred;
    const char *conversation = conversation_of(work);
    if (!conversation) {
        return no_memory(&work->error);
    }
    work->gold[EXAM_MULTI] = score_gold_of_record(&work->record, &work->record.sql);
    csql_status status = ask_model(exam, worker, work, EXAM_MULTI, conversation, &pred);
    status = status == CSQL_OK ? score(worker, work, EXAM_MULTI, EXAM_MODEL, &pred) : status;
    status = status == CSQL_OK ? replay_ours(worker, work, &pred) : status;
    return status == CSQL_OK ? score(worker, work, EXAM_MULTI, EXAM_OURS, &pred) : status;
}

static void run(void *context, size_t number, void *item) {
    struct exam *exam = context;
    struct work *work = item;
    struct worker *worker = &exam->workers[number];
    work->status = work->single ? work_single(exam, worker, work) : CSQL_OK;
    work->status = work->status == CSQL_OK ? work_multi(exam, worker, work) : work->status;
}

/* ---- adding up ---- */

static csql_status add(struct exam *exam, struct work *work, enum exam_task task) {
    const char *labels[SCORE_MAX_LABELS];
    const struct score_values *values = work->values[task];
    struct score_summary *summary = exam->results.summary[task];
    if (values[EXAM_MODEL].left_out) {
        report("%s: %s", work->record.id, values[EXAM_MODEL].left_out);
        return CSQL_OK;
    }
    size_t count = score_labels(work->arena, &work->gold[task], &values[EXAM_OURS], labels);
    csql_status status = count ? CSQL_OK : CSQL_NO_MEMORY;
    for (int system = 0; system < EXAM_SYSTEMS && status == CSQL_OK; system++) {
        status = score_summary_add(&summary[system], labels, count, &values[system]);
    }
    return status == CSQL_OK
               ? score_summary_compare(&summary[EXAM_MODEL], &values[EXAM_MODEL], &values[EXAM_OURS])
               : status;
}

static void finish(void *context, void *item) {
    struct exam *exam = context;
    struct work *work = item;
    csql_error error = work->error;
    csql_status status = work->status;
    for (int task = 0; task < EXAM_TASKS && status == CSQL_OK; task++) {
        if (work->failed[task]) {
            report_error(work->record.id, work->model_status, &work->model_error);
            exam->results.failures++;
        }
        if (task == EXAM_MULTI || work->single) {
            status = add(exam, work, (enum exam_task)task);
            (void)(status == CSQL_OK ? CSQL_OK : error_set(&error, status, "%s", csql_status_text(status)));
        }
    }
    if (status == CSQL_NO_MEMORY) {
        fail(exam, status, &error);
    } else if (status != CSQL_OK) {
        report_error(work->record.id, status, &error);
    }
    progress_step(&exam->progress, NAN, false);
    arena_free(work->arena);
    free(work);
}

/* ---- the whole ---- */

static csql_status open_model(struct exam *exam, csql_error *error) {
    csql_model model;
    bool named = false;
    struct buffer directory = buffer_new(MAX_PATH);
    if (!model_read(exam->options, &model, &named) || !named) {
        return error_set(error, CSQL_BAD_ARGUMENT, "which model? --model NAME or CLARISQL_MODEL names it");
    }
    const struct llm_config config = {.models = model.models,
                                      .url = model.url,
                                      .key = model.key,
                                      .key_file = model.key_file,
                                      .cache_directory = model.cache_directory,
                                      .total_ms = model.timeout_ms,
                                      .max_tokens = model.max_tokens,
                                      .format = (enum llm_format)model.format,
                                      .stream = model.stream != 0,
                                      .show = model.show};
    csql_status status = llm_new(&config, &exam->llm, error);
    if (status == CSQL_OK && !session_data_directory(NULL, &directory)) {
        status = error_set(error, CSQL_NOT_FOUND, "no data directory: set CLARISQL_DATADIR");
    }
    status = status == CSQL_OK ? prompts_open(buffer_text(&directory), &exam->prompts, error) : status;
    if (status == CSQL_OK) {
        exam->results.model = llm_model_name(exam->llm, 0);
        status = shots_read(exam->prompts, buffer_text(&directory), exam->results.shots, exam->arena,
                            &exam->shots, error);
    }
    if (status == CSQL_OK && llm_model_url(exam->llm, 0)) {
        report("questions, conversations and schemas (names, types and keys%s) go to %s at %s",
               exam->options->send_values ? ", and values of rows" : "; no values of rows but those said",
               exam->results.model, llm_model_url(exam->llm, 0));
    }
    buffer_free(&directory);
    return status;
}

static csql_status open_all(struct exam *exam, csql_error *error) {
    const struct options *options = exam->options;
    const csql_options session_options = {.top = options->top};
    exam->arena = arena_new();
    exam->workers = calloc(exam->jobs, sizeof *exam->workers);
    if (!exam->arena || !exam->workers) {
        return no_memory(error);
    }
    if (options->shard && !score_parse_shard(options->shard, &exam->shard, &exam->shard_count)) {
        return error_set(error, CSQL_BAD_ARGUMENT, "--shard takes I/N, 1 <= I <= N, not '%s'",
                         options->shard);
    }
    csql_status status = record_reader_open(options->gold, &exam->reader, error);
    status = status == CSQL_OK ? csql_engine_open(NULL, &exam->engine, error) : status;
    status = status == CSQL_OK ? open_model(exam, error) : status;
    for (size_t i = 0; i < exam->jobs && status == CSQL_OK; i++) {
        exam->workers[i].sessions =
            replay_sessions_new(exam->engine, options->db_root, NULL, &session_options);
        exam->workers[i].databases = score_databases_new(options->db_root, NULL);
        if (!exam->workers[i].sessions || !exam->workers[i].databases) {
            status = no_memory(error);
        }
    }
    return status;
}

static void close_all(struct exam *exam) {
    for (size_t i = 0; exam->workers && i < exam->jobs; i++) {
        replay_sessions_free(exam->workers[i].sessions);
        score_databases_free(exam->workers[i].databases);
    }
    free(exam->workers);
    record_reader_close(exam->reader);
    csql_engine_free(exam->engine);
    prompts_close(exam->prompts);
    llm_free(exam->llm);
    arena_free(exam->arena);
    free(exam->last);
    for (int task = 0; task < EXAM_TASKS; task++) {
        for (int system = 0; system < EXAM_SYSTEMS; system++) {
            score_summary_free(&exam->results.summary[task][system]);
        }
    }
}

static csql_status print(const struct exam *exam, csql_error *error) {
    struct buffer out = buffer_new(JSON_MAX_BYTES);
    if (exam->options->json) {
        exam_print_json(&exam->results, &out);
    } else {
        exam_print(&exam->results, &out);
    }
    csql_status status = out.status;
    if (status == CSQL_OK) {
        (void)fwrite(buffer_text(&out), 1, out.length, stdout); /* looked at when the program ends */
    } else {
        (void)error_set(error, status, "%s", csql_status_text(status));
    }
    buffer_free(&out);
    return status;
}

int exam_run(const struct options *options) {
    if (!options->gold || !options->db_root || options->pred || options->against || options->merge) {
        report("score --model needs --gold LOG --db-root DIR, and no predictions; see clarisql score --help");
        return STATUS_MISUSED;
    }
    struct exam exam = {.options = options, .shard_count = 1};
    exam.jobs = options->jobs < PARALLEL_MAX_JOBS ? options->jobs : PARALLEL_MAX_JOBS;
    exam.results.shots = (enum shots)options->shots;
    csql_error error = {.status = CSQL_OK};
    csql_status status = open_all(&exam, &error);
    if (status == CSQL_OK) {
        const struct parallel parallel = {.context = &exam, .next = next, .work = run, .finish = finish};
        exam.progress = progress_begin("conversations", false, options->quiet);
        status = parallel_run(&parallel, exam.jobs, &error);
        progress_end(&exam.progress);
        if (status == CSQL_OK && exam.status != CSQL_OK) {
            status = error_set(&error, exam.status, "%s", exam.error.message);
        }
    }
    status = status == CSQL_OK ? print(&exam, &error) : status;
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
    }
    close_all(&exam);
    return status == CSQL_OK ? STATUS_OK : status == CSQL_BAD_ARGUMENT ? STATUS_MISUSED : STATUS_FAILED;
}
