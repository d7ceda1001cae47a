#include "session/deadline.h"

#include "base/clock.h"
#include "session/internal.h"

/* What a turn has, or its rows, however long came before: a short answer is possible. */
#define LEAST_MS 200
/* Pieces that the network reads in half a second or so, a piece in a search counting a quarter. */
#define MOST_WORK 3000

void deadline_opened(csql_session *session, double begun) {
    session->spent_ms = clock_ms() - begun;
}

/* What is left of the time after so much. */
static int left(const csql_session *session) {
    const double rest = session->options.timeout_ms - session->spent_ms;
    return rest < LEAST_MS ? LEAST_MS : (int)rest;
}

void deadline_begin_turn(csql_session *session) {
    if (session->rows_wait) { /* a turn before this one, whose rows nobody fetched */
        session->spent_ms = 0;
    }
    (void)db_outage(session->db, NULL); /* of rows before this turn, which were told */
    if (session->options.timeout_ms > 0) {
        db_set_time(session->db, left(session));
    }
    session->turn_began = clock_ms();
    session->work_began = plan_schema_work(session->schema);
}

void deadline_end_turn(csql_session *session) {
    session->spent_ms += clock_ms() - session->turn_began;
    session->rows_wait = true;
    db_set_time(session->db, 0);
}

bool deadline_spent(const csql_session *session) {
    return db_is_late(session->db) || plan_schema_work(session->schema) - session->work_began > MOST_WORK;
}

int deadline_rows(csql_session *session) {
    if (session->options.timeout_ms <= 0) {
        return 0;
    }
    const int rest = session->rows_wait ? left(session) : session->options.timeout_ms;
    session->rows_wait = false;
    session->spent_ms = 0;
    return rest;
}
