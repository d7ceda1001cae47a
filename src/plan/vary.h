/* Plans that are varied on purpose: one projection more, or the same rows once. */
#ifndef PLAN_VARY_H
#define PLAN_VARY_H

#include "plan/shape.h"

#define VARY_MOST 3
/* Nats by which what is varied is less likely than what it was made of. */
#define VARY_BEHIND 7.0F

/* What else a question with this plan may ask to be shown: how many rows a group has, what it is grouped by,
 * what differs only. Writes at most VARY_MOST sequences, each VARY_BEHIND less likely; gives how many. */
size_t vary_sequence(const struct plan_input *in, const struct sequence *sequence, struct sequence *out);

#endif
