/* What a plan's pointers stand for. */
#ifndef PLAN_CHOICE_H
#define PLAN_CHOICE_H

#include "plan/decode.h"
#include "plan/plan.h"

/* The element of a node that is no word. */
struct plan_element choice_element(const struct plan_input *in, size_t node);

/* Fills in the choices of plans, whose sequences stand in the same order. alignment: of the words to the
 * nodes. */
csql_status choice_trace(const struct encoded *e, const struct search_options *options,
                         const struct sequence *sequences, struct plan *plans, size_t count,
                         const float *alignment, struct arena *arena) CSQL_USE_RESULT;

#endif
