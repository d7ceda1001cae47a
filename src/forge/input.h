/* What to start from: questions with their queries, in clarisql's own JSON lines, Spider's JSON or BIRD's. */
#ifndef FORGE_INPUT_H
#define FORGE_INPUT_H

#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"

struct forge_row {
    const char *id, *db_id, *question, *sql;
    const char *evidence; /* BIRD's, or NULL */
};

/* The rows of one database, in the order of the file. */
struct forge_batch {
    const char *db_id;
    struct forge_row *rows;
    size_t count, capacity;
};

struct forge_input {
    struct forge_batch *batches; /* in the order in which the databases come up */
    size_t count, capacity;
    size_t rows, skipped; /* read; and passed over for want of a question, a query or a plain db_id */
};

/* Reads path ("-": standard input): JSON lines of {"id", "db_id", "question", "sql"}, or one list of such
 * objects; Spider's "query" and BIRD's "SQL", "question_id" and "evidence" are taken too. A row without an id
 * is called by its place. Memory is from arena. CSQL_NOT_FOUND, CSQL_IO, CSQL_BAD_JSON, CSQL_TOO_LONG,
 * CSQL_BAD_DATA for a file without a single row. */
csql_status forge_input_read(struct arena *arena, const char *path, struct forge_input *out,
                             csql_error *error) CSQL_USE_RESULT;

#endif
