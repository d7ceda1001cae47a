/* Turns that lean on the answer before them. The network reads such a turn with the query of that answer,
 * said in English, behind it, and writes the whole query; it learned from dialogues when to make use of that
 * query and when not. A turn leans where what comes of both is no query that its own words give, or one that
 * they give as less likely. What comes to the query before, where its own words say something else or
 * nothing, asks for nothing: thanks, or words that were not understood. */
#include <string.h>

#include "base/error.h"
#include "session/internal.h"
#include "sql/sql.h"

static const struct plan *best_of(const struct plans *plans) {
    return plans->count > 0 && !plans->at[0].missing ? &plans->at[0] : NULL;
}

static bool is_query(const struct plan *plan, const char *sql) {
    return plan != NULL && plan->sql != NULL && strcmp(plan->sql, sql) == 0;
}

/* The query of both is likelier to be meant than what the turn's own words give. */
static bool is_likelier(const struct plan *both, const struct plan *own) {
    return own == NULL || (!is_query(own, both->sql) && both->score > own->score);
}

static bool is_among(const struct plans *plans, const struct plan *plan) {
    for (size_t i = 0; i < plans->count; i++) {
        if (plans->at[i].sql != NULL && strcmp(plans->at[i].sql, plan->sql) == 0) {
            return true;
        }
    }
    return false;
}

csql_status lean_read(csql_session *session, struct turn *turn, bool *leans, csql_error *error) {
    const char *before = session->answered.sql;
    struct linked both;
    struct plans whole;
    *leans = false;
    if (before == NULL) {
        return CSQL_OK;
    }
    csql_status status = turn_understand(session, turn, error);
    if (status != CSQL_OK || (turn->pivots.refusal != NULL && !turn->pivots.edits)) {
        return status; /* "delete them all" asks for no query, whatever it leans on */
    }
    status = turn_plan(session, turn, before, &both, &whole, error);
    if (status != CSQL_OK || best_of(&whole) == NULL) {
        return status;
    }
    const struct plan *best = best_of(&whole), *own = best_of(&turn->plans);
    const bool repeats = is_query(best, before);
    turn->idle =
        repeats && (turn->pivots.edits || (is_likelier(best, own) && turn->pivots.decision != PIVOT_REFUSE));
    if (repeats || (is_among(&turn->plans, best) && !is_likelier(best, own))) {
        return CSQL_OK;
    }
    turn->pivots = (struct pivots){0};
    turn->linked = both;
    turn->plans = whole;
    turn->leans = *leans = true;
    return CSQL_OK;
}
