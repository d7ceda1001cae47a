/* The dialogue under way: its turns and answers, kept for .why and .readings and for the log. */
#ifndef CLI_DIALOGUE_H
#define CLI_DIALOGUE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "record/record.h"

struct dialogue {
    struct arena *arena; /* holds the turns */
    struct record_turn *turns;
    size_t turn_count, turn_room;
    csql_answer *first,
        *last;     /* to the question itself, and to the latest turn; both owned, maybe the same */
    bool open;     /* a clarification waits for its reply */
    size_t logged; /* dialogues written so far, for their ids */
};

void dialogue_free(struct dialogue *dialogue);

/* True if the turn that answer answers goes on with this dialogue: a reply, or a correction. One that has as
 * many turns as a log may hold goes on as a new one, so that a question that is asked for ever is never
 * stuck. */
bool dialogue_continues(const struct dialogue *dialogue, const char *text, const csql_answer *answer);

/* Adds a turn and takes answer over, also on failure; a turn that does not go on with the dialogue begins it
 * anew. CSQL_NO_MEMORY. */
csql_status dialogue_add(struct dialogue *dialogue, const char *text, csql_answer *answer,
                         csql_error *error) CSQL_USE_RESULT;

/* Appends the dialogue to a log. One that is still open ends there as dropped, without SQL. */
csql_status dialogue_log(struct dialogue *dialogue, struct record_writer *writer, const char *db_id,
                         csql_error *error) CSQL_USE_RESULT;

#endif
