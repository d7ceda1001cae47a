/* `simulate`: clarisql asks, a simulated user replies in every reply kind. */
#include <math.h>
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

/* The conversation with one kind of user. */
struct part {
    struct record record; /* the log's with this part's id and reply kind */
    struct replay_dialogue dialogue;
    bool known; /* it was held by an earlier run */
    const char *expected;
    struct score_gold gold;
    struct score_pred pred;
    struct score_values values;
    csql_status status;
    csql_error error;
};

struct work {
    struct conversations_item item;
    struct part parts[KINDS];
    size_t count;
};

static bool is_clear(const struct record *record) {
    return record->pivot_count == 0 && record->mode_count == 0 && record->sql;
}

/* What an earlier run wrote: a record of the dialogue, or a failure. */
static csql_status read_known(struct arena *arena, struct part *part, const char *line, csql_error *error) {
    json *object = NULL;
    struct record record;
    csql_status status = json_parse(line, strlen(line), &object, error);
    const char *failure = json_get_string(object, "error");
    if (status == CSQL_OK && failure) {
        part->status = error_set(&part->error, CSQL_INTERNAL, "%s", failure);
    } else if (status == CSQL_OK) {
        status = record_parse(arena, line, strlen(line), &record, error);
        part->dialogue = status == CSQL_OK ? replay_dialogue_of(&record) : part->dialogue;
    }
    part->known = status == CSQL_OK;
    json_free(object);
    return status;
}

/* Every kind for a question that is not clear; a clear one needs no reply. */
static bool make_parts(struct conversations *all, struct work *work) {
    struct arena *arena = work->item.arena;
    const struct record *record = &work->item.record;
    bool clear = is_clear(record);
    csql_error error = {.status = CSQL_OK};
    work->count = clear ? 1 : KINDS;
    for (size_t i = 0; i < work->count; i++) {
        struct part *part = &work->parts[i];
        const char *line = NULL;
        part->record = *record;
        part->record.reply =
            clear ? RECORD_REPLY_NONE : (enum record_reply)(RECORD_REPLY_CONCISE_HELPFUL + (int)i);
        const char *name = record_reply_name(part->record.reply);
        part->record.id = name ? arena_printf(arena, "%s/%s", record->id, name) : record->id;
        csql_status status = part->record.id ? CSQL_OK : error_set(&error, CSQL_NO_MEMORY, "out of memory");
        if (status == CSQL_OK && !conversations_known(all, arena, part->record.id, &line)) {
            return false;
        }
        if (status == CSQL_OK && line) {
            status = read_known(arena, part, line, &error);
        }
        if (status != CSQL_OK) {
            conversations_fail(all, status, &error);
            return false;
        }
    }
    return true;
}

static void *next(void *context) {
    struct conversations *all = context;
    struct work *work = calloc(1, sizeof *work);
    if (!work) {
        csql_error error = {.status = CSQL_OK};
        conversations_fail(all, error_set(&error, CSQL_NO_MEMORY, "out of memory"), &error);
        return NULL;
    }
    if (conversations_next(all, &work->item) && make_parts(all, work)) {
        return work;
    }
    arena_free(work->item.arena);
    free(work);
    return NULL;
}

static csql_status simulate(struct conversations_worker *worker, struct work *work, struct part *part,
                            bool may_name, uint64_t seed) {
    csql_session *session = NULL;
    struct arena *arena = work->item.arena;
    enum record_reply kind = part->record.reply;
    if (part->status != CSQL_OK) {
        return part->status; /* of the earlier run */
    }
    const char *wanted = replay_wanted(&work->item.record, work->item.index);
    if (!part->known) {
        struct replay_user user = {.kind = kind == RECORD_REPLY_NONE ? RECORD_REPLY_CONCISE_HELPFUL : kind,
                                   .wanted = wanted,
                                   .may_name = may_name,
                                   .seed = seed};
        csql_status status =
            replay_sessions_get(worker->sessions, part->record.db_id, &session, &part->error);
        if (status == CSQL_OK) {
            status =
                replay_simulate(session, arena, &work->item.record, &user, &part->dialogue, &part->error);
        }
        if (status != CSQL_OK) {
            return status;
        }
    }
    const struct replay_dialogue *dialogue = &part->dialogue;
    part->expected = kind == RECORD_REPLY_UNHELPFUL && dialogue->replies ? NULL : wanted;
    part->gold = score_gold_of_record(&part->record, &part->expected);
    part->gold.clear = is_clear(&work->item.record);
    /* A user who was rightly asked nothing replied in no kind. */
    if (!part->expected && kind != RECORD_REPLY_UNHELPFUL && dialogue->replies == 0) {
        part->gold.reply = NULL;
    }
    part->pred = (struct score_pred){.given = true,
                                     .knows_final = true,
                                     .final = dialogue->sql,
                                     .knows_status = true,
                                     .refused = dialogue->replies > 0 || !dialogue->sql,
                                     .knows_pivots = true,
                                     .pivots = dialogue->pivots,
                                     .pivot_count = dialogue->pivot_count,
                                     .set = &part->dialogue.sql,
                                     .set_count = dialogue->sql ? 1 : 0,
                                     .turns = dialogue->turns,
                                     .turn_count = dialogue->turn_count};
    csql_status status =
        conversations_score(worker, arena, &part->gold, &part->pred, &part->values, &part->error);
    part->values.value[SCORE_TURNS] = 1 + (double)dialogue->replies;
    part->values.value[SCORE_WORDS] = (double)dialogue->words;
    return status;
}

/* Helpful replies give the exact identifier for every other conversation, the second one first, so that it is
 * half of them at most. */
static void run(void *context, size_t number, void *item) {
    struct conversations *all = context;
    struct work *work = item;
    size_t index = work->item.index;
    for (size_t i = 0; i < work->count; i++) {
        uint64_t seed = ((uint64_t)all->options->seed * 1000003u + index) * KINDS + i;
        struct part *part = &work->parts[i];
        part->status = simulate(&all->workers[number], work, part, index % 2 == 1, seed);
    }
}

/* Writes the dialogue as a record with the pivots and the query that were found, and what it cost the user.
 */
static csql_status print_dialogue(struct conversations *all, struct arena *arena, const struct part *part,
                                  struct buffer *line) {
    const struct replay_dialogue *dialogue = &part->dialogue;
    csql_mode *modes = arena_array(arena, dialogue->pivot_count + 1, sizeof *modes);
    if (!modes) {
        return CSQL_NO_MEMORY;
    }
    struct record record = {.id = part->record.id,
                            .db_id = part->record.db_id,
                            .modes = modes,
                            .facet = dialogue->pivot_count > 1    ? "multi"
                                     : dialogue->pivot_count == 1 ? "uni"
                                                                  : NULL,
                            .reply = part->record.reply,
                            .pivots = dialogue->pivots,
                            .pivot_count = dialogue->pivot_count,
                            .turns = dialogue->turns,
                            .turn_count = dialogue->turn_count,
                            .sql = dialogue->sql,
                            .seed = (int64_t)all->options->seed,
                            .tool = csql_version()};
    for (size_t i = 0; i < dialogue->pivot_count; i++) {
        size_t m = 0;
        while (m < record.mode_count && modes[m] != dialogue->pivots[i].mode) {
            m++;
        }
        modes[m] = dialogue->pivots[i].mode;
        record.mode_count = m == record.mode_count ? m + 1 : record.mode_count;
    }
    if (!part->known) {
        conversations_log(all, &record);
    }
    record_print(line, &record);
    buffer_truncate(line, line->length ? line->length - 1 : 0);
    buffer_printf(line, ",\"turns\":%zu,\"words\":%zu}\n", 1 + dialogue->replies, dialogue->words);
    return CSQL_OK;
}

static void print(struct conversations *all, struct arena *arena, const struct part *part, bool failed) {
    struct buffer line = buffer_new(MAX_LINE);
    csql_status status = CSQL_OK;
    if (failed) {
        buffer_string(&line, "{\"id\":");
        json_text(&line, part->record.id);
        buffer_string(&line, ",\"sql\":null,\"error\":");
        json_text(&line, *part->error.message ? part->error.message : csql_status_text(part->status));
        buffer_string(&line, "}\n");
    } else {
        status = print_dialogue(all, arena, part, &line);
    }
    if (status == CSQL_OK) {
        conversations_write(all, &line, part->known);
    } else {
        csql_error error = {.status = CSQL_OK};
        conversations_fail(all, error_set(&error, status, "%s", csql_status_text(status)), &error);
    }
    buffer_free(&line);
}

static void finish_part(struct conversations *all, struct work *work, struct part *part) {
    bool failed = part->status != CSQL_OK;
    if (failed) {
        conversations_report(all, part->record.id, part->status, &part->error);
        all->summary.left_out++;
    }
    print(all, work->item.arena, part, failed);
    if (!failed) {
        conversations_add(all, work->item.arena, &part->gold, &part->pred, &part->values);
    }
}

static void finish(void *context, void *item) {
    struct conversations *all = context;
    struct work *work = item;
    bool known = true;
    for (size_t i = 0; i < work->count && conversations_goes_on(all); i++) {
        finish_part(all, work, &work->parts[i]);
        known = known && work->parts[i].known;
    }
    progress_step(&all->progress, work->item.share, known);
    arena_free(work->item.arena);
    free(work);
}

int command_simulate(const struct options *options, int count, char **operands) {
    struct conversations all;
    struct parallel parallel = {.context = &all, .next = next, .work = run, .finish = finish};
    return conversations_run(&all, &parallel, options, count, operands);
}
