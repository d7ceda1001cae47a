/* Turns that lean on the answer before them. The network reads such a turn with the query of that answer,
 * said in English, behind it, and writes the whole query; what a turn is (kind.h) is weighed from that and
 * from what its own words give. Where a turn may well lean and may well stand alone, the answer offers the
 * other. */
#include <string.h>

#include "session/internal.h"

/* Shares of the likelier kind's probability from which the other one is offered, by the table that
 * tools/fit_turn.py prints: an answer that leans without need is the worse mistake. */
#define RIVAL_ALONE 0.1  /* by an answer that leans */
#define RIVAL_LEANS 0.25 /* by an answer that stands alone */

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

/* The best query of both that the turn's own words do not give; or NULL. */
static const char *leaning_rival(const struct plans *own, const struct plans *both) {
    for (size_t i = 0; i < both->count; i++) {
        const struct plan *plan = &both->at[i];
        if (!plan->missing && plan->sql != NULL && plans_find(own, plan->sql) == NULL) {
            return plan->sql;
        }
    }
    return NULL;
}

/* What the turn may be. */
static void weigh_kinds(const csql_session *session, const struct turn *turn, const struct linked *linked,
                        const struct plans *both, double p[TURN_KINDS]) {
    const struct kind_input in = {&turn->linked, linked, &turn->plans, both, &turn->pivots};
    double x[KIND_FEATURE_COUNT];
    if (both->verdicts[PLAN_CLEAR] <= 0) { /* no network's word: the likelier query */
        const struct plan *best = plans_best(both), *own = plans_best(&turn->plans);
        p[TURN_LEANS] = best != NULL ? best->score : 0;
        p[TURN_IS_ALONE] = own != NULL ? own->score : 0;
        return;
    }
    kind_features(&in, x);
    kind_weigh(&session->engine->kinds, x, p);
    if (session->past_count == 0 ||
        !session->answered.leans) { /* no change to take back: it is one, of the answer */
        p[TURN_LEANS] += p[TURN_IS_UNDO];
        p[TURN_IS_UNDO] = 0;
    }
}

static enum turn_kind likeliest(const double p[TURN_KINDS]) {
    int best = 0;
    for (int kind = 1; kind < TURN_KINDS; kind++) {
        best = p[kind] > p[best] ? kind : best;
    }
    return (enum turn_kind)best;
}

/* The words that name what is not there. */
static csql_status find_absent(csql_session *session, struct turn *turn, const struct plans *both,
                               csql_error *error) {
    const struct pivot_input input = turn_pivot_input(session, turn, both);
    return turn->pivots.decision == PIVOT_REFUSE ? CSQL_OK
                                                 : pivot_absent(&input, turn->arena, &turn->pivots, error);
}

/* The turn is what both say; doubtful: it may well stand alone. */
static void lean(struct turn *turn, const struct linked *both, struct plans *whole, const char *before,
                 bool doubtful) {
    turn->idle = !put_change_first(whole, before);
    const struct plan *best = plans_best(whole), *own = plans_best(&turn->plans);
    const bool same = best != NULL && own != NULL && strcmp(own->sql, best->sql) == 0;
    if (turn->idle || same) {
        return;
    }
    const bool clear = turn->pivots.decision != PIVOT_ASK && turn->pivots.decision != PIVOT_REFUSE;
    turn->other = doubtful && own != NULL && clear ? own->sql : NULL;
    turn->pivots = (struct pivots){0};
    turn->linked = *both;
    turn->plans = *whole;
    turn->leans = true;
}

csql_status lean_read(csql_session *session, struct turn *turn, enum turn_kind *kind, csql_error *error) {
    const char *before = session->answered.sql;
    struct linked both;
    struct plans whole;
    *kind = TURN_IS_ALONE;
    if (before == NULL) {
        return CSQL_OK;
    }
    csql_status status = turn_understand(session, turn, error);
    if (status == CSQL_OK) {
        status = turn_plan(session, turn, before, &both, &whole, error);
    }
    if (status != CSQL_OK || whole.count == 0) {
        return status;
    }
    double p[TURN_KINDS] = {0};
    weigh_kinds(session, turn, &both, &whole, p);
    const struct plan *own = plans_best(&turn->plans);
    const bool again = own != NULL && strcmp(own->sql, before) == 0; /* its own words ask for the same */
    *kind = again ? TURN_IS_ALONE : likeliest(p);
    if (*kind == TURN_IS_ALONE && !again) {
        turn->other =
            p[TURN_LEANS] >= RIVAL_LEANS * p[TURN_IS_ALONE] ? leaning_rival(&turn->plans, &whole) : NULL;
    }
    if (*kind == TURN_IS_UNANSWERABLE) {
        return find_absent(session, turn, &whole, error);
    }
    if (*kind == TURN_LEANS) {
        lean(turn, &both, &whole, before, p[TURN_IS_ALONE] >= RIVAL_ALONE * p[TURN_LEANS]);
    }
    return CSQL_OK;
}
