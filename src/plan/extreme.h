/* "The earliest date", "the largest amount": a question for one end of a column, and for nothing else. */
#ifndef PLAN_EXTREME_H
#define PLAN_EXTREME_H

#include <stdbool.h>

#include "plan/cues.h"
#include "plan/decode.h"

/* The sequence selects the column alone and as it is, though the question asks for one end of it: the token
 * of the aggregate that is asked for; -1 if there is nothing amiss. */
int extreme_missed(const struct plan_input *in, const struct linked *linked, const struct cues *cues,
                   const struct sequence *sequence);

/* Makes such a sequence select the end of the column, under its conditions and without its order. False, and
 * the sequence as it was, if there was nothing to do. */
bool extreme_correct(const struct plan_input *in, const struct linked *linked, const struct cues *cues,
                     struct sequence *sequence);

#endif
