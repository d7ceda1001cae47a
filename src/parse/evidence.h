/* What speaks for and against a candidate, whatever the language: the names and values of the question that
 * it uses or leaves, and where it compares them. */
#ifndef PARSE_EVIDENCE_H
#define PARSE_EVIDENCE_H

#include <stdbool.h>

#include "parse/compose.h"
#include "parse/query.h"
#include "parse/rank.h"

struct evidence {
    struct arena *arena;
    const struct grammar *grammar;
    const struct parse_input *in;
    const float *alignment; /* words x nodes, probabilities */
};

/* Adds the features that the query tree and its composition show. False when out of memory. */
bool evidence_weigh(const struct evidence *evidence, const struct query *query,
                    const struct composition *composition, struct rank_features *out);

#endif
