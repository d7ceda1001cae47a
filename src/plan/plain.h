/* What a question's words leave no doubt about: sequences that contradict them, rewritten. */
#ifndef PLAN_PLAIN_H
#define PLAN_PLAIN_H

#include "plan/shape.h"

/* Nats by which a sequence that the words contradict is less likely than the network has it, and one that
 * shows something else than people ask for. */
#define PLAIN_CONTRADICTED 20.0F
#define PLAIN_OUTSHONE 6.0F
#define PLAIN_PUT_WORSE 3.0F /* the same, less well put */

/* Rewrites the first `count` sequences that contradict the words; what they become goes behind them with
 * their score, and they lose PLAIN_CONTRADICTED, or PLAIN_OUTSHONE. settled: nodes that a rewriting must
 * keep. all has room for twice as many; gives how many there are then. */
size_t plain_correct(const struct wording *w, const struct search_options *options, struct sequence *all,
                     size_t count);

#endif
