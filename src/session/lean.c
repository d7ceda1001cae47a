/* Turns that lean on the answer before them. The network reads such a turn with the query of that answer,
 * said in English, behind it, and writes the whole query; it learned from dialogues when to make use of that
 * query and when not. A turn leans where what comes of both is no query that its own words give. */
#include <string.h>

#include "base/error.h"
#include "session/internal.h"
#include "sql/sql.h"

static const struct plan *best_of(const struct plans *plans) {
    return plans->count > 0 && !plans->at[0].missing ? &plans->at[0] : NULL;
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
    if (status != CSQL_OK || turn->pivots.refusal != NULL) {
        return status; /* "delete them all" asks for no query, whatever it leans on */
    }
    status = turn_plan(session, turn, before, &both, &whole, error);
    if (status != CSQL_OK || best_of(&whole) == NULL || is_among(&turn->plans, best_of(&whole))) {
        return status;
    }
    turn->pivots = (struct pivots){0};
    turn->linked = both;
    turn->plans = whole;
    turn->leans = *leans = true;
    return CSQL_OK;
}
