/* Making a database out of another: the one place that writes, and never to a user's file. */
#ifndef DB_DERIVE_H
#define DB_DERIVE_H

#include <sqlite3.h>

#include "clarisql.h"

/* Copies the database at path, or of the URI, through SQLite, so that what lies beside the file (a log) is
 * taken in. CSQL_IO, CSQL_DATABASE, CSQL_NO_MEMORY. */
csql_status db_copy(const char *path, sqlite3 *to, csql_error *error) CSQL_USE_RESULT;

/* Writes the database `to`: a copy of the file `from` (NULL: an empty one) on which the script has run, in
 * one transaction. It is written beside its place and renamed when whole; a file that is there is replaced.
 * CSQL_IO, CSQL_DATABASE with SQLite's message if the script fails, CSQL_NO_MEMORY, CSQL_TOO_LONG for a path.
 */
csql_status db_derive(const char *from, const char *to, const char *script,
                      csql_error *error) CSQL_USE_RESULT;

#endif
