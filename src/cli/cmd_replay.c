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

struct work {
    struct conversations_item item;
    const char *sql;
    bool known; /* the prediction was there already */
    struct score_gold gold;
    struct score_pred pred;
    struct score_values values;
    csql_status status, score_status;
    csql_error error, score_error;
};

/* What an earlier run wrote: its query, or its failure. */
static csql_status read_known(struct work *work, const char *line, csql_error *error) {
    json *object = NULL;
    csql_status status = json_parse(line, strlen(line), &object, error);
    const char *query = json_get_string(object, "sql"), *failure = json_get_string(object, "error");
    if (status == CSQL_OK && query) {
        work->sql = arena_string(work->item.arena, query);
        status = work->sql ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (status == CSQL_OK && failure) {
        work->status = error_set(&work->error, CSQL_INTERNAL, "%s", failure);
    }
    work->known = status == CSQL_OK;
    json_free(object);
    return status;
}

static void *next(void *context) {
    struct conversations *all = context;
    struct work *work = calloc(1, sizeof *work);
    csql_error error = {.status = CSQL_OK};
    if (!work) {
        conversations_fail(all, error_set(&error, CSQL_NO_MEMORY, "out of memory"), &error);
        return NULL;
    }
    const char *line = NULL;
    bool read = conversations_next(all, &work->item);
    if (read && conversations_known(all, work->item.arena, work->item.record.id, &line)) {
        csql_status status = line ? read_known(work, line, &error) : CSQL_OK;
        if (status == CSQL_OK) {
            return work;
        }
        conversations_fail(all, status, &error);
    }
    arena_free(work->item.arena);
    free(work);
    return NULL;
}

static void run(void *context, size_t number, void *item) {
    struct conversations *all = context;
    struct conversations_worker *worker = &all->workers[number];
    struct work *work = item;
    const struct record *record = &work->item.record;
    csql_session *session = NULL;
    if (!work->known) {
        work->status = replay_sessions_get(worker->sessions, record->db_id, &session, &work->error);
        if (work->status == CSQL_OK) {
            work->status = replay_conversation(session, work->item.arena, record->turns, record->turn_count,
                                               &work->sql, &work->error);
        }
    }
    work->gold = score_gold_of_record(record, &record->sql);
    /* A refusal is wrong where there is an answer, and a failure is wrong everywhere. */
    work->pred = (struct score_pred){.given = work->status == CSQL_OK,
                                     .knows_final = true,
                                     .final = work->sql,
                                     .knows_status = true,
                                     .refused = !work->sql,
                                     .set = &work->sql,
                                     .set_count = work->sql ? 1 : 0};
    work->score_status = conversations_score(worker, work->item.arena, &work->gold, &work->pred,
                                             &work->values, &work->score_error);
}

static void print(struct conversations *all, const struct work *work) {
    struct buffer line = buffer_new(MAX_LINE);
    buffer_string(&line, "{\"id\":");
    json_text(&line, work->item.record.id);
    buffer_string(&line, ",\"sql\":");
    json_text(&line, work->sql);
    if (work->status != CSQL_OK) {
        buffer_string(&line, ",\"error\":");
        json_text(&line, *work->error.message ? work->error.message : csql_status_text(work->status));
    }
    buffer_string(&line, "}\n");
    conversations_write(all, &line, work->known);
    buffer_free(&line);
}

/* The conversation as it was, but for its end, which is ours. */
static void write_log(struct conversations *all, const struct work *work) {
    struct record record = work->item.record;
    size_t count = record.turn_count;
    struct record_turn *turns = all->log ? arena_array(work->item.arena, count + 1, sizeof *turns) : NULL;
    if (!turns || work->known || work->status != CSQL_OK) {
        return;
    }
    memcpy(turns, record.turns, count * sizeof *turns);
    count -= count && turns[count - 1].agent ? 1 : 0;
    turns[count++] = (struct record_turn){.agent = true, .text = work->sql ? work->sql : "Null"};
    record.turns = turns;
    record.turn_count = count;
    record.sql = work->sql;
    record.tool = csql_version();
    conversations_log(all, &record);
}

static void finish(void *context, void *item) {
    struct conversations *all = context;
    struct work *work = item;
    if (work->status != CSQL_OK) {
        conversations_report(all, work->item.record.id, work->status, &work->error);
    }
    if (conversations_goes_on(all)) {
        print(all, work);
        write_log(all, work);
        if (work->score_status != CSQL_OK) {
            all->summary.left_out++;
        } else {
            conversations_add(all, work->item.arena, &work->gold, &work->pred, &work->values);
        }
    }
    progress_step(&all->progress, work->item.share, work->known);
    arena_free(work->item.arena);
    free(work);
}

int command_replay(const struct options *options, int count, char **operands) {
    struct conversations all;
    struct parallel parallel = {.context = &all, .next = next, .work = run, .finish = finish};
    return conversations_run(&all, &parallel, options, count, operands);
}
