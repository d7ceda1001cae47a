/* A dialogue with the simulated user. */
#include <string.h>

#include "base/error.h"
#include "replay/replay.h"

/* Replies at most; patience ends it sooner. */
#define MAX_REPLIES 16

struct turns {
    struct record_turn items[2 * MAX_REPLIES + 2];
    size_t count;
};

static bool add(struct arena *arena, struct turns *turns, bool agent, const char *text) {
    char *copy = arena_string(arena, text);
    if (copy && turns->count < sizeof turns->items / sizeof *turns->items) {
        turns->items[turns->count++] = (struct record_turn){.agent = agent, .text = copy};
    }
    return copy != NULL;
}

static size_t count_words(const char *text) {
    size_t count = 0;
    while (*text) {
        text += strspn(text, " \t\n");
        size_t length = strcspn(text, " \t\n");
        count += length > 0;
        text += length;
    }
    return count;
}

struct replay_dialogue replay_dialogue_of(const struct record *record) {
    struct replay_dialogue dialogue = {.sql = record->sql,
                                       .turns = record->turns,
                                       .turn_count = record->turn_count,
                                       .pivots = record->pivots,
                                       .pivot_count = record->pivot_count};
    for (size_t i = 1; i < record->turn_count; i++) {
        if (!record->turns[i].agent) {
            dialogue.replies++;
            dialogue.words += count_words(record->turns[i].text);
        }
    }
    return dialogue;
}

/* Copies what the session found into the arena; false when out of memory. */
static bool copy_pivots(struct arena *arena, const csql_answer *answer, struct replay_dialogue *out) {
    size_t count = answer->pivot_count < RECORD_MAX_PIVOTS ? answer->pivot_count : RECORD_MAX_PIVOTS;
    struct record_pivot *pivots = arena_array(arena, count + 1, sizeof *pivots);
    bool copied = pivots != NULL;
    for (size_t i = 0; copied && i < count; i++) {
        const csql_pivot *from = &answer->pivots[i];
        size_t members = from->group_count < RECORD_MAX_GROUP ? from->group_count : RECORD_MAX_GROUP;
        struct record_element *group = arena_array(arena, members + 1, sizeof *group);
        pivots[i] = (struct record_pivot){.term = arena_string(arena, from->term),
                                          .start = from->start,
                                          .end = from->end,
                                          .mode = from->mode,
                                          .subtype = arena_string(arena, from->subtype),
                                          .group = group,
                                          .group_count = members};
        copied = group && pivots[i].term;
        for (size_t g = 0; copied && g < members; g++) {
            group[g] = (struct record_element){.table = arena_string(arena, from->group[g].table),
                                               .column = arena_string(arena, from->group[g].column),
                                               .value = arena_string(arena, from->group[g].value)};
        }
    }
    out->pivots = pivots;
    out->pivot_count = count;
    return copied;
}

/* Puts the reply to answer's question back; answer is the next one then. */
static csql_status reply_once(csql_session *session, struct arena *arena, struct turns *turns,
                              const char *reply, csql_answer **answer, csql_error *error) {
    const char *question = (*answer)->clarification ? (*answer)->clarification : "";
    if (!reply || !add(arena, turns, true, question) || !add(arena, turns, false, reply)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_answer_free(*answer);
    *answer = NULL;
    return csql_session_turn(session, reply, strlen(reply), answer, error);
}

csql_status replay_simulate(csql_session *session, struct arena *arena, const struct record *record,
                            const struct replay_user *user, struct replay_dialogue *out, csql_error *error) {
    struct turns *turns = arena_alloc(arena, sizeof *turns);
    const char *question = record->turn_count ? record->turns[0].text : "";
    csql_answer *answer = NULL;
    *out = (struct replay_dialogue){.sql = NULL};
    if (!turns || !add(arena, turns, false, question)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = csql_session_ask(session, question, strlen(question), &answer, error);
    if (status == CSQL_OK && !copy_pivots(arena, answer, out)) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    while (status == CSQL_OK && answer->status == CSQL_AMBIGUOUS && out->replies < MAX_REPLIES) {
        struct replay_user now = *user;
        now.may_name = user->may_name && out->replies == 0;
        now.seed += out->replies;
        const char *reply = replay_user_reply(arena, record, answer, &now);
        out->replies++;
        out->words += reply ? count_words(reply) : 0;
        status = reply_once(session, arena, turns, reply, &answer, error);
    }
    if (status == CSQL_OK) {
        bool answered = answer->status == CSQL_ANSWERED;
        out->sql = answered ? arena_string(arena, answer->sql) : NULL;
        const char *last = out->sql ? out->sql : answer->reason ? answer->reason : "Null";
        bool kept = add(arena, turns, true, last) && (out->sql || !answered);
        status = kept ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    out->turns = turns->items;
    out->turn_count = turns->count;
    csql_answer_free(answer);
    return status;
}
