#include "score/run.h"

#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/parallel.h"
#include "replay/replay.h"
#include "score/databases.h"
#include "score/input.h"
#include "score/saved.h"

/* Longest line of resume's file. */
#define MAX_SAVED_LINE ((size_t)1024 * 1024)

struct work {
    struct score_row gold_row, pred_row, second_row;
    struct arena *arena;
    struct score_gold gold;
    struct score_pred pred, second;
    struct score_values values, second_values;
    csql_status status; /* of the work itself: what is not CSQL_OK ends the run */
    csql_error error;
    bool readable, missing;
    const char *known;   /* the line of an earlier run, or NULL */
    double share;        /* of gold that is read */
    const char *warning; /* from the arena, or NULL */
};

struct state {
    const struct score_run *run;
    struct score_summary *summary;
    struct score_input *gold, *pred, *second;
    struct score_databases **databases; /* one a worker */
    struct replay_output *saved;        /* of resume, or NULL */
    pthread_mutex_t lock;               /* of the first failure: reading and adding up go on at once */
    csql_status status;
    csql_error error;
};

static void free_work(struct work *work) {
    score_row_free(&work->gold_row);
    score_row_free(&work->pred_row);
    score_row_free(&work->second_row);
    arena_free(work->arena);
    free(work);
}

static void fail(struct state *state, csql_status status, const csql_error *error) {
    (void)pthread_mutex_lock(&state->lock);
    if (state->status == CSQL_OK) {
        state->status = status;
        state->error = *error;
    }
    (void)pthread_mutex_unlock(&state->lock);
}

static bool goes_on(struct state *state) {
    (void)pthread_mutex_lock(&state->lock);
    bool on = state->status == CSQL_OK;
    (void)pthread_mutex_unlock(&state->lock);
    return on;
}

/* Reads the gold row and finds its predictions. */
static csql_status fill(struct state *state, struct work *work) {
    bool has_id = false, found = false;
    size_t position = work->gold_row.position;
    work->arena = arena_new();
    if (!work->arena) {
        return error_set(&work->error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = score_read_gold(work->arena, &work->gold_row, &work->gold, &has_id, &work->error);
    if (status == CSQL_NO_MEMORY) {
        return status;
    }
    work->readable = status == CSQL_OK;
    if (!work->readable) {
        work->warning = arena_printf(work->arena, "gold row cannot be read: %s", work->error.message);
        return work->warning ? CSQL_OK : CSQL_NO_MEMORY;
    }
    const char *id = has_id ? work->gold.id : NULL;
    status = score_input_find(state->pred, id ? id : work->gold.id, position, &work->pred_row, &found,
                              &work->error);
    work->missing = !found;
    if (status == CSQL_OK && state->second) {
        status = score_input_find(state->second, id ? id : work->gold.id, position, &work->second_row, &found,
                                  &work->error);
    }
    if (status == CSQL_OK && state->saved) {
        status = replay_output_known(state->saved, work->arena, work->gold.id, &work->known, &work->error);
    }
    return status;
}

static void *next(void *context) {
    struct state *state = context;
    while (goes_on(state)) {
        struct score_row row;
        bool done = false;
        csql_error error = {.status = CSQL_OK};
        csql_status status = score_input_next(state->gold, &row, &done, &error);
        if (status != CSQL_OK || done) {
            if (status != CSQL_OK) {
                fail(state, status, &error);
            }
            return NULL;
        }
        if (row.position % state->run->shard_count != state->run->shard) {
            score_row_free(&row);
            continue;
        }
        struct work *work = calloc(1, sizeof *work);
        if (!work) {
            score_row_free(&row);
            (void)error_set(&error, CSQL_NO_MEMORY, "out of memory");
            fail(state, CSQL_NO_MEMORY, &error);
            return NULL;
        }
        work->gold_row = row;
        work->share = score_input_share(state->gold);
        work->status = fill(state, work);
        return work;
    }
    return NULL;
}

static bool is_there(const struct score_row *row) {
    return row->text || row->element;
}

/* Reads a prediction; one that cannot be read is wrong. */
static csql_status read_pred(struct work *work, const struct score_row *row, size_t top,
                             struct score_pred *out) {
    if (!is_there(row)) {
        *out = (struct score_pred){0};
        return CSQL_OK;
    }
    csql_status status = score_read_pred(work->arena, row, top, out, &work->error);
    if (status != CSQL_OK && status != CSQL_NO_MEMORY) {
        work->warning = arena_printf(work->arena, "prediction cannot be read: %s", work->error.message);
        *out = (struct score_pred){0};
        status = work->warning ? CSQL_OK : CSQL_NO_MEMORY;
    }
    return status;
}

/* Measures an item that no earlier run has measured. The predictions are read already. */
static csql_status measure(struct state *state, size_t worker, struct work *work) {
    struct db *db = NULL;
    const struct score_run *run = state->run;
    csql_status status = CSQL_OK;
    if (run->db_root) {
        status = score_databases_get(state->databases[worker], work->gold.db_id, &db, &work->error);
        if (status == CSQL_NO_MEMORY) {
            return status;
        }
        if (status != CSQL_OK) {
            work->warning = arena_string(work->arena, work->error.message);
            work->values.left_out = work->warning;
            return work->warning ? CSQL_OK : CSQL_NO_MEMORY;
        }
    }
    status = score_item(work->arena, db, &work->gold, &work->pred, &work->values, &work->error);
    if (status == CSQL_OK && run->against && !work->values.left_out) {
        status = score_item(work->arena, db, &work->gold, &work->second, &work->second_values, &work->error);
    }
    return status;
}

static csql_status read_and_measure(struct state *state, size_t worker, struct work *work) {
    const struct score_run *run = state->run;
    csql_status status = read_pred(work, &work->pred_row, run->top, &work->pred);
    if (status == CSQL_OK && run->against) {
        status = read_pred(work, &work->second_row, run->top, &work->second);
    }
    if (status == CSQL_OK) {
        status = work->known ? score_saved_read(work->arena, work->known, &work->values,
                                                run->against ? &work->second_values : NULL, &work->error)
                             : measure(state, worker, work);
    }
    if (work->values.left_out) {
        work->warning = work->values.left_out;
    }
    return status;
}

/* Keeps what was measured for a later run that goes on here. */
static csql_status save(struct state *state, struct work *work) {
    if (!state->saved || work->known || !work->readable || work->status != CSQL_OK) {
        return CSQL_OK;
    }
    struct buffer line = buffer_new(MAX_SAVED_LINE);
    score_saved_print(&line, work->gold.id, &work->values,
                      state->run->against && !work->values.left_out ? &work->second_values : NULL);
    csql_status status = line.status == CSQL_OK ? replay_output_append(state->saved, buffer_text(&line),
                                                                       line.length, &work->error)
                                                : error_set(&work->error, line.status, "a line is too long");
    buffer_free(&line);
    return status;
}

static void do_work(void *context, size_t worker, void *item) {
    struct work *work = item;
    if (work->status == CSQL_OK && work->readable) {
        work->status = read_and_measure(context, worker, work);
    }
}

static csql_status add_up(struct state *state, struct work *work) {
    struct score_summary *summary = state->summary;
    if (work->status != CSQL_OK) {
        return work->status;
    }
    if (!work->readable) {
        summary->unread++;
        return CSQL_OK;
    }
    if (work->values.left_out) {
        summary->left_out++;
        return CSQL_OK;
    }
    const char *labels[SCORE_MAX_LABELS];
    size_t count = score_labels(work->arena, &work->gold, &work->values, labels);
    csql_status status = count ? score_summary_add(summary, labels, count, &work->values) : CSQL_NO_MEMORY;
    if (status == CSQL_OK && state->run->against) {
        status = score_summary_compare(summary, &work->values, &work->second_values);
    }
    summary->missing += work->missing;
    score_summary_confuse(summary, &work->gold, &work->pred);
    return status;
}

static void finish(void *context, void *item) {
    struct state *state = context;
    struct work *work = item;
    const struct score_run *run = state->run;
    if (work->warning && run->warn) {
        run->warn(run->context, work->gold.id, work->warning);
    }
    csql_status status = goes_on(state) ? save(state, work) : CSQL_OK;
    if (status == CSQL_OK) {
        status = add_up(state, work);
    }
    if (status != CSQL_OK) {
        fail(state, status, &work->error);
    } else if (run->item && work->readable && !work->values.left_out) {
        run->item(run->context, &work->gold, &work->pred, &work->values);
    }
    if (run->step) {
        run->step(run->context, work->share, work->known != NULL);
    }
    free_work(work);
}

static csql_status open_all(struct state *state, csql_error *error) {
    const struct score_run *run = state->run;
    csql_status status = score_input_open(run->gold, false, &state->gold, error);
    if (status == CSQL_OK) {
        status = score_input_open(run->pred, true, &state->pred, error);
    }
    if (status == CSQL_OK && run->against) {
        status = score_input_open(run->against, true, &state->second, error);
    }
    if (status == CSQL_OK && run->resume) {
        status = replay_output_open(run->resume, &state->saved, error);
    }
    state->databases = calloc(run->jobs, sizeof(struct score_databases *));
    for (size_t i = 0; state->databases && i < run->jobs && run->db_root; i++) {
        state->databases[i] = score_databases_new(run->db_root, NULL);
        if (!state->databases[i]) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    return status != CSQL_OK || state->databases ? status : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

csql_status score_run(const struct score_run *given, struct score_summary *summary, csql_error *error) {
    struct score_run run = *given;
    run.jobs = run.jobs < 1 ? 1 : run.jobs > PARALLEL_MAX_JOBS ? PARALLEL_MAX_JOBS : run.jobs;
    struct state state = {.run = &run, .summary = summary};
    struct parallel parallel = {.context = &state, .next = next, .work = do_work, .finish = finish};
    if (pthread_mutex_init(&state.lock, NULL) != 0) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = open_all(&state, error);
    if (status == CSQL_OK) {
        status = parallel_run(&parallel, run.jobs, error);
    }
    if (status == CSQL_OK && state.status != CSQL_OK) {
        status = error_set(error, state.status, "%s", state.error.message);
    }
    for (size_t i = 0; state.databases && i < run.jobs; i++) {
        score_databases_free(state.databases[i]);
    }
    free(state.databases);
    score_input_close(state.gold);
    score_input_close(state.pred);
    score_input_close(state.second);
    replay_output_close(state.saved);
    (void)pthread_mutex_destroy(&state.lock);
    return status;
}

bool score_parse_shard(const char *text, size_t *shard, size_t *count) {
    char *end = NULL;
    unsigned long long index = strtoull(text, &end, 10);
    if (end == text || *end != '/' || *text == '-' || end[1] == '-') {
        return false;
    }
    const char *rest = end + 1;
    unsigned long long total = strtoull(rest, &end, 10);
    if (end == rest || *end || index < 1 || index > total || total > SIZE_MAX / 2) {
        return false;
    }
    *shard = (size_t)index - 1;
    *count = (size_t)total;
    return true;
}
