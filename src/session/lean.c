/* Turns that lean on the answer before them. The network reads such a turn with the query of that answer,
 * said in English, behind it, and writes the whole query; it learned from dialogues when to make use of that
 * query and when not. A turn leans where what comes of both is no query that its own words give, or one that
 * they give as less likely. Where nothing comes of both but the query before, it asks for nothing. */
#include <string.h>

#include "session/internal.h"

/* Share of the likelier reading's probability from which the other is offered. */
#define RIVAL 0.5

static const struct plan *best_of(const struct plans *plans) {
    return plans->count > 0 && !plans->at[0].missing ? &plans->at[0] : NULL;
}

/* The query of both is likelier to be meant than what the turn's own words give. */
static bool is_likelier(const struct plan *both, const struct plan *own) {
    return own == NULL ||
           ((own->sql == NULL || strcmp(own->sql, both->sql) != 0) && both->score > own->score);
}

static bool is_among(const struct plans *plans, const struct plan *plan) {
    for (size_t i = 0; i < plans->count; i++) {
        if (plans->at[i].sql != NULL && strcmp(plans->at[i].sql, plan->sql) == 0) {
            return true;
        }
    }
    return false;
}

/* A turn changes something: the best plan that is not the query before becomes the first. False if there is
 * none. */
static bool put_change_first(struct plans *plans, const char *before) {
    for (size_t i = 0; i < plans->count; i++) {
        struct plan change = plans->at[i];
        if (!change.missing && change.sql != NULL && strcmp(change.sql, before) != 0) {
            memmove(plans->at + 1, plans->at, i * sizeof *plans->at);
            plans->at[0] = change;
            return true;
        }
    }
    return false;
}

/* The best query of both that the turn's own words do not give, if it is a rival to theirs; or NULL. */
static const char *leaning_rival(const struct plans *own, const struct plans *both) {
    for (size_t i = 0; i < both->count; i++) {
        const struct plan *plan = &both->at[i];
        if (!plan->missing && plan->sql != NULL && !is_among(own, plan)) {
            return plan->score >= RIVAL * both->at[0].score ? plan->sql : NULL;
        }
    }
    return NULL;
}

/* What the turn is, as far as a network says so. */
static enum turn_kind kind_of(const csql_session *session, const struct turn *turn,
                              const struct plans *both) {
    const struct kind_input in = {&turn->linked, &turn->plans, both, &turn->pivots};
    double x[KIND_FEATURE_COUNT];
    if (both->verdicts[PLAN_CLEAR] <= 0) {
        return TURN_IS_QUERY;
    }
    kind_features(&in, x);
    enum turn_kind kind = kind_decide(&session->engine->kinds, x);
    return kind == TURN_IS_UNDO && session->past_count == 0                  ? TURN_IS_QUERY
           : kind == TURN_IS_AMBIGUOUS && turn->pivots.decision != PIVOT_ASK ? TURN_IS_QUERY
                                                                             : kind;
}

/* The words that name what is not there. */
static csql_status find_absent(csql_session *session, struct turn *turn, const struct plans *both,
                               csql_error *error) {
    const struct pivot_input input = {.linked = &turn->linked,
                                      .plans = both,
                                      .embed = session->engine->embed,
                                      .links = session->links,
                                      .db = session->db};
    return turn->pivots.decision == PIVOT_REFUSE ? CSQL_OK
                                                 : pivot_absent(&input, turn->arena, &turn->pivots, error);
}

csql_status lean_read(csql_session *session, struct turn *turn, enum turn_kind *kind, csql_error *error) {
    const char *before = session->answered.sql;
    struct linked both;
    struct plans whole;
    *kind = TURN_IS_QUERY;
    if (before == NULL) {
        return CSQL_OK;
    }
    csql_status status = turn_understand(session, turn, error);
    if (status != CSQL_OK || (turn->pivots.commands && !turn->pivots.edits)) {
        return status; /* "delete them all" asks for no query, whatever it leans on */
    }
    status = turn_plan(session, turn, before, &both, &whole, error);
    if (status != CSQL_OK || whole.count == 0) {
        return status;
    }
    *kind = kind_of(session, turn, &whole);
    if (*kind != TURN_IS_QUERY) {
        return *kind == TURN_IS_UNANSWERABLE ? find_absent(session, turn, &whole, error) : CSQL_OK;
    }
    turn->idle = !put_change_first(&whole, before);
    const struct plan *best = best_of(&whole), *own = best_of(&turn->plans);
    if (turn->idle || best == NULL) {
        return CSQL_OK;
    }
    if (is_among(&turn->plans, best) && !is_likelier(best, own)) {
        turn->other = leaning_rival(&turn->plans, &whole);
        return CSQL_OK;
    }
    const bool doubtful =
        own != NULL && turn->pivots.decision == PIVOT_ANSWER && own->score >= RIVAL * best->score;
    turn->other = doubtful && strcmp(own->sql, best->sql) != 0 ? own->sql : NULL;
    turn->pivots = (struct pivots){0};
    turn->linked = both;
    turn->plans = whole;
    turn->leans = true;
    return CSQL_OK;
}
