/* Text files of records and fields (RFC 4180). */
#ifndef DB_CSV_H
#define DB_CSV_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"

/* As many as SQLite allows a table; those behind them are read over. */
#define CSV_MAX_FIELDS 2000

struct csv_record {
    char *fields[CSV_MAX_FIELDS]; /* within the text, which is overwritten */
    size_t count;                 /* of those that were kept */
};

/* The whole file, ended by '\0', for the caller to free(); *length tells its bytes. CSQL_IO, CSQL_NO_MEMORY,
 * CSQL_TOO_LONG for more than `most` bytes. */
csql_status csv_read_file(const char *path, size_t most, char **out, size_t *length,
                          csql_error *error) CSQL_USE_RESULT;

/* What stands between the fields of the first record: of comma, semicolon, tab and bar the most frequent. */
char csv_separator(const char *text);

/* Reads one record in place and moves *at behind it and the empty lines that follow; false at the end. */
bool csv_next(char **at, char separator, struct csv_record *record);

/* A field in UTF-8: what is not is taken for Latin-1, which such files are often in. "" without memory. */
const char *csv_utf8(struct arena *arena, const char *field);

#endif
