/* Turns that need no plan: what takes the answer before back, or asks what it means. */
#include <string.h>

#include "base/error.h"
#include "session/internal.h"

/* The turn's only reading. False when out of memory. */
static bool answer_with(struct turn *turn, const char *sql, const char *rewrite) {
    turn->readings = arena_array(turn->arena, 1, sizeof *turn->readings);
    if (turn->readings == NULL || sql == NULL || rewrite == NULL) {
        return false;
    }
    turn->readings[0] = (struct turn_reading){.sql = sql, .score = 1, .rewrite = rewrite};
    turn->reading_count = 1;
    turn->state = TURN_ANSWERED;
    return true;
}

/* What the refusal of the turn before came of; NULL if that was none, or when out of memory. */
static const char *explain_refusal(const csql_session *session, struct arena *arena) {
    const struct turn *refused = session->turn;
    if (refused == NULL || refused->state != TURN_REFUSED || refused->reason == NULL ||
        refused->pivots.count == 0) {
        return NULL;
    }
    const char *why = refused->pivots.at[0].reason;
    return why == NULL || refused->pivots.refusal != NULL
               ? arena_string(arena, refused->reason)
               : arena_printf(arena, "%s Ask for what there is, or say how it is to be reckoned.", why);
}

csql_status turn_take_back(csql_session *session, struct turn *turn, csql_error *error) {
    context_undo(session);
    turn->question = arena_string(turn->arena, session->answered.question);
    turn->reason = NULL;
    return turn->question != NULL &&
                   answer_with(turn, arena_string(turn->arena, session->answered.sql), turn->question)
               ? CSQL_OK
               : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* The answer before was read in the other way. */
static csql_status take_other(csql_session *session, struct turn *turn, csql_error *error) {
    const struct turn *before = session->turn;
    const char *sql = arena_string(turn->arena, before->other);
    const char *whole = before->leans || sql == NULL ? arena_string(turn->arena, before->question)
                                                     : plan_explain_text(turn->arena, session->db, sql);
    turn->question = whole == NULL ? turn->question : whole;
    if (sql == NULL || !answer_with(turn, sql, turn->question)) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    context_undo(session);
    return context_keep(session, turn->question, sql) ? CSQL_OK
                                                      : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

bool turn_recall(csql_session *session, struct turn *turn, const char *text, size_t length,
                 csql_status *status, csql_error *error) {
    *status = CSQL_OK;
    const bool why = smalltalk_asks_why(session->engine->smalltalk, turn->arena, text, length);
    const char *refusal = why ? explain_refusal(session, turn->arena) : NULL;
    if (refusal != NULL) {
        turn->state = TURN_REFUSED;
        turn->reason = refusal;
    } else if (why && session->answered.sql != NULL) {
        const char *meaning = plan_explain_text(turn->arena, session->db, session->answered.sql);
        turn->state = TURN_REFUSED;
        turn->reason = meaning == NULL ? "I can't put that query into words; .sql shows it."
                                       : arena_printf(turn->arena, "I took it as: %s.", meaning);
    } else if (smalltalk_takes_back(session->engine->smalltalk, turn->arena, text, length) &&
               session->past_count > 0) {
        *status = turn_take_back(session, turn, error);
    } else if (session->turn != NULL && session->turn->other != NULL &&
               session->turn->state == TURN_ANSWERED &&
               smalltalk_asks_other(session->engine->smalltalk, turn->arena, text, length)) {
        *status = take_other(session, turn, error);
    } else {
        return false;
    }
    if (turn->state == TURN_REFUSED && turn->reason == NULL) {
        *status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    return true;
}

bool turn_stands_alone(csql_session *session, const char *text, size_t length) {
    struct arena *arena = arena_new();
    struct linked linked;
    size_t content = 0, values = 0, names = 0;
    bool known =
        arena != NULL && link_question(session->links, arena, text, length, &linked, NULL) == CSQL_OK;
    for (size_t w = 0; known && w < linked.word_count; w++) {
        bool named = false, valued = false;
        for (size_t i = 0; i < linked.match_count; i++) {
            const struct link_match *m = &linked.matches[i];
            named = named || (m->code != LINK_SEMANTIC && m->first <= w && w < m->last);
        }
        for (size_t i = 0; i < linked.value_count; i++) {
            const struct link_value *v = &linked.values[i];
            valued = valued || (v->holder_count > 0 && v->first <= w && w < v->last);
        }
        content += !linked.words[w].stopword;
        values += valued;
        names += named && !valued;
        known = named || valued || linked.words[w].stopword;
    }
    arena_free(arena);
    return known && content >= 2 && values > 0 && names > 0;
}
