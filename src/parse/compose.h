/* From a query tree to SQL: FROM completed over keys, the grammar's templates filled in.
 * tools/parse/compose.py does the same. */
#ifndef PARSE_COMPOSE_H
#define PARSE_COMPOSE_H

#include "clarisql.h"
#include "parse/joins.h"
#include "parse/literal.h"
#include "parse/query.h"
#include "sql/tree.h"

/* What was made of a query tree. */
struct composition {
    struct sql_select *tree; /* with aliases; NULL if the query tree cannot be written: it points to a missing
                              * column, to a value that is none, to a source that is not there */
    size_t joins, inferred;  /* joins in all; those over keys that are not declared */
    size_t crossed;          /* sources that nothing joins */
    size_t bridges;          /* tables that only connect others */
};

/* CSQL_NO_MEMORY, or CSQL_OK. */
csql_status compose(const struct literal_context *context, const struct query *query,
                    struct composition *out) CSQL_USE_RESULT;

#endif
