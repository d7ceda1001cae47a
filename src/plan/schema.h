/* The encoded names of a database, shared by the questions about it. */
#ifndef PLAN_SCHEMA_H
#define PLAN_SCHEMA_H

#include "plan/network.h"
#include "plan/plan.h"
#include "plan/role_names.h"

struct plan_model {
    struct network network;
    struct role_names *roles; /* or NULL */
};

/* What the model was opened with, lent. */
const struct embed *schema_embed(const struct plan_schema *schema);

/* Vectors of the linked tables, then columns, then the missing column, encoding those that no question
 * needed before. The array is from arena; the vectors are the schema's. */
csql_status schema_items(struct plan_schema *schema, const struct linked *linked, struct arena *arena,
                         const float *const **out) CSQL_USE_RESULT;

#endif
