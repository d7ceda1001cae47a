/* CSV files as tables of a database in memory: what a person has beside a database, or instead of one. */
#ifndef DB_IMPORT_H
#define DB_IMPORT_H

#include <sqlite3.h>

#include "base/buffer.h"
#include "clarisql.h"

/* The largest CSV file, and the largest database that is copied into memory beside one, in bytes. */
#define MAX_IMPORT_BYTES ((size_t)64 * 1024 * 1024)
#define MAX_IMPORTED_INTO_BYTES ((size_t)256 * 1024 * 1024)

/* True for a path that ends in .csv or .tsv. */
bool import_is_csv(const char *path);

/* Makes a table of the file's records: columns by the names in its first line, of whole numbers, numbers or
 * text as all its values are; empty fields are NULL. Its name is import->table, or the file's. Appends a
 * sentence to note if records were longer or shorter than the first line. CSQL_IO, CSQL_NOT_FOUND,
 * CSQL_TOO_LONG, CSQL_NOT_DATABASE for what is no CSV file, CSQL_DATABASE for a table that is there already,
 * CSQL_NO_MEMORY. */
csql_status import_table(sqlite3 *into, const csql_import *import, struct buffer *note,
                         csql_error *error) CSQL_USE_RESULT;

#endif
