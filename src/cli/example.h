/* Questions about a database that work on it: made from its tables, and asked before anyone sees them. */
#ifndef CLI_EXAMPLE_H
#define CLI_EXAMPLE_H

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"

/* Finds questions of a kind of data/lang/en/examples.tsv that the session answers as that kind should be,
 * each of another form, in arena's memory: "clear" ones with the rows of the query that they were made from,
 * "ambiguous" ones with a question back about the word that two columns share, "missing" ones with Null for a
 * word. At most room; *count tells how many. What the session was asked before is forgotten. CSQL_NO_MEMORY,
 * CSQL_INTERRUPTED. */
csql_status example_find(csql_session *session, struct db *db, const char *kind, struct arena *arena,
                         const char **out, size_t room, size_t *count, csql_error *error) CSQL_USE_RESULT;

#endif
