/* The leash: what must hold of a query that a model wrote before anybody sees it. */
#ifndef LLM_CHECK_H
#define LLM_CHECK_H

#include <stdbool.h>

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"
#include "link/link.h"
#include "sql/sql.h"

/* Longest query of a model that is read. */
#define CHECK_MAX_QUERY ((size_t)8 * 1024)

struct check_query {
    const char *sql;         /* as we print it: comments, result aliases and formatting are gone; prepared */
    struct sql_select *tree; /* resolved */
    const char *why;         /* sql NULL: what is wrong with it; static text */
};

/* Reads text as one SELECT over tables and columns that exist, whose every text literal is spelled in the
 * question, was linked there, or is stored in the database; which is prepared, and thus only reads. A query
 * that is none of that is no failure: out->sql is NULL. CSQL_NO_MEMORY, CSQL_INTERRUPTED. */
csql_status check_query(struct db *db, const struct linked *linked, struct arena *arena, const char *text,
                        struct check_query *out, csql_error *error) CSQL_USE_RESULT;

/* How well a checked query answers what the question says, in [0, 1]: it runs and gives rows, uses the
 * question's literals and the names that it spells out, and takes no value from elsewhere. */
csql_status check_support(struct db *db, const struct linked *linked, struct arena *arena,
                          struct sql_select *tree, const char *sql, double *support,
                          csql_error *error) CSQL_USE_RESULT;

/* The column that a name means ("Table.Column", or a column that one table has), or -1. */
int check_column(struct arena *arena, const struct db_catalogue *catalogue, const char *name);

#endif
