/* "Matches that the Bears won at home": who wins has more of what both sides of a row have. */
#ifndef PLAN_ROLE_SCORE_H
#define PLAN_ROLE_SCORE_H

#include "plan/role_reading.h"

/* The comparison that "won", "lost" or "drew" asks for: columns of the base table, the planner's, that say
 * what the role and the other one scored, and the token. False if the words ask for none, or there are no
 * such columns. */
bool role_score(const struct role_reading *r, int role, int *own, int *other, int *token);

#endif
