/* Where a query tree points to the schema or to a value, and what else it might have pointed to. */
#ifndef PARSE_CHOICE_H
#define PARSE_CHOICE_H

#include "parse/plan.h"
#include "parse/query.h"

/* Fills in the choices of plans whose sequences and trees are these. alignment: probabilities that a word
 * names a node, words x nodes. CSQL_OK or CSQL_NO_MEMORY. */
csql_status choice_trace(const struct encoded *e, const struct grammar *grammar,
                         const struct search_options *options, const struct sequence *sequences,
                         const struct query *const *trees, struct plan *plans, size_t count,
                         const float *alignment, struct arena *arena) CSQL_USE_RESULT;

#endif
