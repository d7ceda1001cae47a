/* Databases kept open between items. Not for several threads at once. */
#ifndef SCORE_DATABASES_H
#define SCORE_DATABASES_H

#include "clarisql.h"
#include "db/db.h"

struct score_databases;

/* Databases at root/<db_id>/<db_id>.sqlite, or, where file is not NULL, that one for every db_id; NULL when
 * out of memory. root and file are lent. */
struct score_databases *score_databases_new(const char *root, const char *file);
void score_databases_free(struct score_databases *databases);

/* The database, lent until the next call; a failure is remembered, so that it costs once. */
csql_status score_databases_get(struct score_databases *databases, const char *db_id, struct db **out,
                                csql_error *error) CSQL_USE_RESULT;

#endif
