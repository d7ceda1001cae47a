/* How long a turn may take: csql_options.timeout_ms is for reading the question, for models and for the rows
 * of the answer together; what opening took counts with the first turn. */
#ifndef SESSION_DEADLINE_H
#define SESSION_DEADLINE_H

#include <stdbool.h>

#include "clarisql.h"

/* Notes what opening took, which began then by clock_ms(). */
void deadline_opened(csql_session *session, double begun);
/* Begins a turn's time, and ends it; what is left is for its rows. */
void deadline_begin_turn(csql_session *session);
void deadline_end_turn(csql_session *session);
/* The turn is late, or has planned as much as a second allows: what is left to work out is told more simply.
 * Planning is counted in the network's work and not by the clock, so that a turn always has the same answer.
 */
bool deadline_spent(const csql_session *session);
/* Milliseconds for a query that is run now, 0 for any number: the first after a turn has what that has left.
 */
int deadline_rows(csql_session *session);

#endif
