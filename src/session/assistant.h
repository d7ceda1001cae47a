/* Language models in a conversation: where they are asked, and how far their word goes. A model that fails,
 * or none, leaves everything as the engine has it. */
#ifndef SESSION_ASSISTANT_H
#define SESSION_ASSISTANT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clarisql.h"
#include "dialog/dialog.h"

struct assistant; /* of an engine; may be shared between threads */
struct turn;

/* What a session knows of its model. */
struct assistance {
    int64_t deadline;      /* of this turn */
    bool failed;           /* in this turn: it is not asked again */
    bool tells_values;     /* the question, with what it leans on, holds values that the user did not type */
    bool context_values;   /* what the next question may lean on does */
    atomic_bool cancelled; /* by csql_session_interrupt() */
};

/* Queries of a turn that are the model's alone. */
struct proposals {
    const char *model; /* its name, or NULL */
    const char **sql;
    size_t count;
    bool read; /* the model read a reply */
};

void assistant_free(struct assistant *assistant);

/* Below, a failure is CSQL_NO_MEMORY: whatever else goes wrong is told as a notice. */

/* Begins a turn: time runs from here. */
void assistant_begin(csql_session *session);
/* Begins a question, which is what was typed or, leaning on the one before, more. */
void assistant_begin_question(csql_session *session, const struct turn *turn, const char *typed,
                              size_t length);
/* Notes what of the answered turn the next question may lean on. */
void assistant_note_context(csql_session *session, const struct turn *turn);
/* Adds columns to the groups of the turn's pivots, and takes some out, as far as the model's word goes. */
csql_status assistant_groups(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;
/* Adds the model's queries to the turn's plans, by what speaks for them. */
csql_status assistant_queries(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;
/* Rewords the turn's clarification. */
csql_status assistant_reword(csql_session *session, struct turn *turn, csql_error *error) CSQL_USE_RESULT;
/* Reads a reply that did not help: sets the items' keep flags and the reply's kind where the model is sure.
 */
csql_status assistant_reply(csql_session *session, struct turn *turn, const struct dialog_item *items,
                            size_t count, const char *text, size_t length, struct reply *reply,
                            csql_error *error) CSQL_USE_RESULT;

/* Says in the turn's reason what is the model's doing, unless the reason says something. False when out of
 * memory. */
bool assistant_own_up(const csql_session *session, struct turn *turn);

/* The model's name where the query is the model's alone, else NULL. */
const char *assistant_author(const struct turn *turn, const char *sql);

#endif
