/* What a plan does although no word of the question asks for it: sorting, a limit, reckoning. */
#ifndef PLAN_UNASKED_H
#define PLAN_UNASKED_H

#include <stdbool.h>

#include "plan/cues.h"
#include "plan/decode.h"

/* Takes the order and the limit off a sequence where the question neither sorts nor chooses; and the sums and
 * averages, with the groups that they are of, where it reckons nothing. False if there was nothing to do. */
bool unasked_drop(const struct linked *linked, const struct cues *cues, struct sequence *sequence);

#endif
