/* Open sessions, kept between the rows of a batch and lent to one thread at a time. */
#ifndef CLI_POOL_H
#define CLI_POOL_H

#include "clarisql.h"
#include "cli/options.h"

struct pool;

/* A pool for the databases below options->db_root, used by at most options->jobs threads at once; NULL when
 * out of memory. options and engine must outlive it. */
struct pool *pool_new(csql_engine *engine, const struct options *options);
void pool_free(struct pool *pool);

/* Lends a session on the database db_id: one that lies idle, else a new one. CSQL_BAD_ARGUMENT for a db_id
 * that is no plain name, and as csql_session_open fails. */
csql_status pool_take(struct pool *pool, const char *db_id, csql_session **out,
                      csql_error *error) CSQL_USE_RESULT;
/* Gives it back; the session that has lain idle longest makes room where the pool is full. */
void pool_give(struct pool *pool, csql_session *session);

#endif
