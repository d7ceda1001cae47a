/* `replay`: logged conversations again, ended in our own query. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/json.h"
#include "base/parallel.h"
#include "cli/commands.h"
#include "cli/conversations.h"
#include "cli/report.h"

#define MAX_LINE ((size_t)8 * 1024 * 1024)

struct replay {
    struct conversations all;     /* first: hooks get either */
    struct replay_output *output; /* of --resume, or NULL */
};

struct work {
    struct arena *arena;
    struct record record;
    const char *sql;
    bool known; /* the prediction was there already */
    struct score_gold gold;
    struct score_pred pred;
    struct score_values values;
    csql_status status, score_status;
    csql_error error, score_error;
};

static void *next(void *context) {
    struct replay *replay = context;
    struct conversations *all = &replay->all;
    struct work *work = calloc(1, sizeof *work);
    csql_error error = {.status = CSQL_OK};
    if (!work) {
        conversations_fail(all, error_set(&error, CSQL_NO_MEMORY, "out of memory"), &error);
        return NULL;
    }
    size_t index = 0;
    if (!conversations_next(all, &work->arena, &work->record, &index)) {
        free(work);
        return NULL;
    }
    csql_status status = CSQL_OK;
    if (replay->output) {
        status = replay_output_known(replay->output, work->arena, work->record.id, &work->sql, &work->known,
                                     &error);
    }
    if (status != CSQL_OK) {
        conversations_fail(all, status, &error);
        arena_free(work->arena);
        free(work);
        return NULL;
    }
    return work;
}

static void run(void *context, size_t number, void *item) {
    struct replay *replay = context;
    struct conversations_worker *worker = &replay->all.workers[number];
    struct work *work = item;
    const struct record *record = &work->record;
    csql_session *session = NULL;
    if (!work->known) {
        work->status = replay_sessions_get(worker->sessions, record->db_id, &session, &work->error);
        if (work->status == CSQL_OK) {
            work->status = replay_conversation(session, work->arena, record->turns, record->turn_count,
                                               &work->sql, &work->error);
        }
    }
    work->gold = score_gold_of_record(record, &record->sql);
    /* A refusal is wrong where there is an answer, and a failure is wrong everywhere. */
    work->pred = (struct score_pred){.given = work->status == CSQL_OK,
                                     .knows_final = true,
                                     .final = work->sql,
                                     .refused = !work->sql,
                                     .knows_pivots = true,
                                     .set = &work->sql,
                                     .set_count = work->sql ? 1 : 0};
    work->score_status =
        conversations_score(worker, work->arena, &work->gold, &work->pred, &work->values, &work->score_error);
}

static csql_status print(struct replay *replay, const struct work *work, csql_error *error) {
    struct buffer line = buffer_new(MAX_LINE);
    buffer_string(&line, "{\"id\":");
    json_text(&line, work->record.id);
    buffer_string(&line, ",\"sql\":");
    json_text(&line, work->sql);
    if (work->status != CSQL_OK) {
        buffer_string(&line, ",\"error\":");
        json_text(&line, *work->error.message ? work->error.message : csql_status_text(work->status));
    }
    buffer_string(&line, "}\n");
    csql_status status = line.status;
    if (status != CSQL_OK) {
        (void)error_set(error, status, "%s", csql_status_text(status));
    } else if (replay->output && !work->known) {
        status = replay_output_append(replay->output, buffer_text(&line), line.length, error);
    }
    if (status == CSQL_OK && replay->all.options->json) {
        (void)fwrite(buffer_text(&line), 1, line.length, stdout); /* looked at when the program ends */
    }
    buffer_free(&line);
    return status;
}

static void finish(void *context, void *item) {
    struct replay *replay = context;
    struct conversations *all = &replay->all;
    struct work *work = item;
    csql_error error = {.status = CSQL_OK};
    if (work->status != CSQL_OK) {
        report_error(work->record.id, work->status, &work->error);
        all->some_failed = true;
    }
    csql_status status = all->status == CSQL_OK ? print(replay, work, &error) : CSQL_OK;
    if (status != CSQL_OK) {
        conversations_fail(all, status, &error);
    } else if (work->score_status != CSQL_OK) {
        all->summary.left_out++;
    } else {
        conversations_add(all, work->arena, &work->gold, &work->pred, &work->values);
    }
    progress_step(&all->progress);
    arena_free(work->arena);
    free(work);
}

int command_replay(const struct options *options, int count, char **operands) {
    struct replay replay = {.output = NULL};
    bool misused = false;
    int result = STATUS_FAILED;
    csql_error error = {.status = CSQL_OK};
    if (conversations_open(&replay.all, options, count, operands, "conversations", &misused)) {
        csql_status status = CSQL_OK;
        if (options->resume) {
            status = replay_output_open(options->resume, &replay.output, &error);
        }
        struct parallel parallel = {.context = &replay, .next = next, .work = run, .finish = finish};
        if (status == CSQL_OK) {
            status = parallel_run(&parallel, replay.all.jobs, &error);
        }
        if (status != CSQL_OK) {
            conversations_fail(&replay.all, status, &error);
        }
        result = conversations_finish(&replay.all);
    }
    replay_output_close(replay.output);
    conversations_close(&replay.all);
    return misused ? STATUS_MISUSED : result;
}
