/* What was answered, for turns that lean on it and for taking it back. */
#include <stdlib.h>
#include <string.h>

#include "session/internal.h"

static void forget(struct answered *answered) {
    free(answered->question);
    free(answered->sql);
    *answered = (struct answered){0};
}

void context_drop(csql_session *session) {
    forget(&session->answered);
    for (size_t i = 0; i < session->past_count; i++) {
        forget(&session->past[i]);
    }
    session->past_count = 0;
}

/* Puts the last answer behind those before it; the oldest is forgotten. */
static void keep_past(csql_session *session) {
    if (session->answered.question == NULL) {
        return;
    }
    if (session->past_count == SESSION_MAX_PAST) {
        forget(&session->past[0]);
        memmove(session->past, session->past + 1, (SESSION_MAX_PAST - 1) * sizeof *session->past);
        session->past_count--;
    }
    session->past[session->past_count++] = session->answered;
    session->answered = (struct answered){0};
}

bool context_keep(csql_session *session, const char *question, const char *sql) {
    struct answered next = {strdup(question), strdup(sql), 1, false};
    if (next.question == NULL || next.sql == NULL) {
        forget(&next);
        return false;
    }
    keep_past(session);
    session->answered = next;
    return true;
}

bool context_undo(csql_session *session) {
    if (session->past_count == 0) {
        return false;
    }
    forget(&session->answered);
    session->answered = session->past[--session->past_count];
    session->past[session->past_count] = (struct answered){0};
    return true;
}
