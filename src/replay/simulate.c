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

/* The query that the user wants: the log's, or the source's where the log ended in Null for an ambiguous
 * question because its user did not help. */
static const char *wanted(const struct record *record) {
    bool targets = record->pivot_count > 0;
    for (size_t i = 0; i < record->pivot_count; i++) {
        targets = targets && record->pivots[i].target;
    }
    return record->sql ? record->sql : targets ? record->source_sql : NULL;
}

csql_status replay_simulate(csql_session *session, struct arena *arena, const struct record *record,
                            enum record_reply kind, bool may_name, uint64_t seed, struct replay_dialogue *out,
                            csql_error *error) {
    struct turns *turns = arena_alloc(arena, sizeof *turns);
    const char *question = record->turn_count ? record->turns[0].text : "";
    csql_answer *answer = NULL;
    *out = (struct replay_dialogue){.expected = wanted(record)};
    if (!turns || !add(arena, turns, false, question)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = csql_session_ask(session, question, strlen(question), &answer, error);
    while (status == CSQL_OK && answer->status == CSQL_AMBIGUOUS && out->replies < MAX_REPLIES) {
        const char *reply = replay_user_reply(arena, record, answer, kind, may_name && out->replies == 0,
                                              seed + out->replies);
        if (!reply || !add(arena, turns, true, answer->clarification ? answer->clarification : "") ||
            !add(arena, turns, false, reply)) {
            status = error_set(error, CSQL_NO_MEMORY, "out of memory");
            break;
        }
        out->replies++;
        out->words += count_words(reply);
        csql_answer_free(answer);
        answer = NULL;
        status = csql_session_turn(session, reply, strlen(reply), &answer, error);
    }
    if (status == CSQL_OK) {
        out->asked = out->replies > 0;
        out->sql = answer->status == CSQL_ANSWERED ? arena_string(arena, answer->sql) : NULL;
        const char *last = out->sql ? out->sql : answer->reason ? answer->reason : "Null";
        bool added = add(arena, turns, true, last);
        status = added ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (out->asked && kind == RECORD_REPLY_UNHELPFUL) {
        out->expected = NULL;
    }
    out->turns = turns->items;
    out->turn_count = turns->count;
    csql_answer_free(answer);
    return status;
}
