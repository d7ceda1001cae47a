#ifndef SESSION_ALTERNATIVES_H
#define SESSION_ALTERNATIVES_H

#include "session/internal.h"

/* Where the decision is to ask and no pivot was found: the likeliest queries with other rows as readings,
 * with the words that the network marks as what is unclear. kind is READING_NONE if there are not two, or no
 * words. Memory from the turn's arena. Fails with CSQL_NO_MEMORY. */
csql_status alternatives_find(csql_session *session, struct turn *turn, struct readings *out) CSQL_USE_RESULT;

#endif
