/* Bytes of a database file, read through SQLite. A process that closes a file by itself drops every POSIX
 * lock that it holds on it, those of a transaction of its own included ("How To Corrupt An SQLite Database
 * File", 2.2); SQLite puts the closing off until no lock is held. */
#ifndef DB_PEEK_H
#define DB_PEEK_H

#include <stddef.h>
#include <stdint.h>

#include "clarisql.h"

struct peek;

/* Opens the file at path for reading. CSQL_IO, CSQL_NO_MEMORY. */
csql_status peek_open(const char *path, struct peek **out, csql_error *error) CSQL_USE_RESULT;
void peek_close(struct peek *peek);

/* Bytes of the file. CSQL_IO where that cannot be told, which is not to be taken for an empty file. */
csql_status peek_size(struct peek *peek, uint64_t *out, csql_error *error) CSQL_USE_RESULT;

/* Reads `size` bytes from `offset` on, which must be in the file. CSQL_IO. */
csql_status peek_read(struct peek *peek, uint64_t offset, void *out, size_t size,
                      csql_error *error) CSQL_USE_RESULT;

#endif
