/* `simulate`: clarisql asks, a simulated user replies in every reply kind. */
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
#define KINDS 4

struct part {
    struct record record; /* the log's with this part's id and reply kind */
    struct replay_dialogue dialogue;
    struct score_gold gold;
    struct score_pred pred;
    struct score_values values;
    csql_status status;
    csql_error error;
};

struct work {
    struct arena *arena;
    struct record record;
    size_t index;
    struct part parts[KINDS];
    size_t count;
};

static void *next(void *context) {
    struct conversations *all = context;
    struct work *work = calloc(1, sizeof *work);
    if (!work) {
        csql_error error = {.status = CSQL_OK};
        conversations_fail(all, error_set(&error, CSQL_NO_MEMORY, "out of memory"), &error);
        return NULL;
    }
    if (!conversations_next(all, &work->arena, &work->record, &work->index)) {
        free(work);
        return NULL;
    }
    return work;
}

static csql_status simulate(struct conversations_worker *worker, struct work *work, struct part *part,
                            enum record_reply kind, bool may_name, uint64_t seed) {
    csql_session *session = NULL;
    const char *name = record_reply_name(kind);
    part->record = work->record;
    part->record.reply = kind;
    part->record.id = name ? arena_printf(work->arena, "%s/%s", work->record.id, name) : work->record.id;
    if (!part->record.id) {
        return error_set(&part->error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = replay_sessions_get(worker->sessions, work->record.db_id, &session, &part->error);
    if (status == CSQL_OK) {
        status = replay_simulate(session, work->arena, &work->record,
                                 kind == RECORD_REPLY_NONE ? RECORD_REPLY_CONCISE_HELPFUL : kind, may_name,
                                 seed, &part->dialogue, &part->error);
    }
    if (status != CSQL_OK) {
        return status;
    }
    const struct replay_dialogue *dialogue = &part->dialogue;
    part->gold = score_gold_of_record(&part->record, &part->dialogue.expected);
    part->gold.clear = work->record.pivot_count == 0 && work->record.mode_count == 0 && work->record.sql;
    part->pred = (struct score_pred){.given = true,
                                     .knows_final = true,
                                     .final = dialogue->sql,
                                     .refused = dialogue->asked || !dialogue->sql,
                                     .knows_pivots = true,
                                     .set = &part->dialogue.sql,
                                     .set_count = dialogue->sql ? 1 : 0};
    status = conversations_score(worker, work->arena, &part->gold, &part->pred, &part->values, &part->error);
    part->values.value[SCORE_TURNS] = 1 + (double)dialogue->replies;
    part->values.value[SCORE_WORDS] = (double)dialogue->words;
    return status;
}

/* Every kind for a question that is not clear; a clear one needs no reply. Helpful replies give the exact
 * identifier for every other conversation, the second one first, so that it is half of them at most. */
static void run(void *context, size_t number, void *item) {
    struct conversations *all = context;
    struct work *work = item;
    bool clear = work->record.pivot_count == 0 && work->record.mode_count == 0 && work->record.sql;
    work->count = clear ? 1 : KINDS;
    for (size_t i = 0; i < work->count; i++) {
        enum record_reply kind =
            clear ? RECORD_REPLY_NONE : (enum record_reply)(RECORD_REPLY_CONCISE_HELPFUL + (int)i);
        uint64_t seed = ((uint64_t)all->options->seed * 1000003u + work->index) * KINDS + i;
        struct part *part = &work->parts[i];
        part->status = simulate(&all->workers[number], work, part, kind, work->index % 2 == 1, seed);
    }
}

static void print(const struct part *part) {
    struct buffer line = buffer_new(MAX_LINE);
    buffer_string(&line, "{\"id\":");
    json_text(&line, part->record.id);
    buffer_string(&line, ",\"reply_kind\":");
    json_text(&line, record_reply_name(part->record.reply));
    buffer_string(&line, ",\"sql\":");
    json_text(&line, part->dialogue.sql);
    buffer_printf(&line, ",\"turns\":%zu,\"words\":%zu,\"conversation\":[", 1 + part->dialogue.replies,
                  part->dialogue.words);
    for (size_t i = 0; i < part->dialogue.turn_count; i++) {
        buffer_printf(&line, "%s{\"role\":\"%s\",\"text\":", i ? "," : "",
                      part->dialogue.turns[i].agent ? "AGENT" : "USER");
        json_text(&line, part->dialogue.turns[i].text);
        buffer_char(&line, '}');
    }
    buffer_string(&line, "]}\n");
    (void)fwrite(buffer_text(&line), 1, line.length, stdout); /* looked at when the program ends */
    buffer_free(&line);
}

static void finish(void *context, void *item) {
    struct conversations *all = context;
    struct work *work = item;
    for (size_t i = 0; i < work->count; i++) {
        struct part *part = &work->parts[i];
        if (part->status != CSQL_OK) {
            report_error(part->record.id, part->status, &part->error);
            all->some_failed = true;
            all->summary.left_out++;
            continue;
        }
        if (all->options->json) {
            print(part);
        }
        conversations_add(all, work->arena, &part->gold, &part->pred, &part->values);
    }
    progress_step(&all->progress);
    arena_free(work->arena);
    free(work);
}

int command_simulate(const struct options *options, int count, char **operands) {
    struct conversations all;
    bool misused = false;
    int result = STATUS_FAILED;
    if (conversations_open(&all, options, count, operands, "conversations", &misused)) {
        struct parallel parallel = {.context = &all, .next = next, .work = run, .finish = finish};
        csql_error error = {.status = CSQL_OK};
        csql_status status = parallel_run(&parallel, all.jobs, &error);
        if (status != CSQL_OK) {
            conversations_fail(&all, status, &error);
        }
        result = conversations_finish(&all);
    }
    conversations_close(&all);
    return misused ? STATUS_MISUSED : result;
}
