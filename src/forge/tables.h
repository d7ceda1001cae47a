/* The readable tables in data/ that the generator works from: a header line, then a row a line, fields apart
 * by tabs, lists within a field by bars. */
#ifndef FORGE_TABLES_H
#define FORGE_TABLES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"

#define FORGE_MAX_LIST 128 /* members of one list */

struct forge_list {
    const char **at;
    size_t count;
};

struct forge_rows {
    struct forge_list **rows; /* each row's fields */
    size_t count, capacity;
};

/* Reads DIRECTORY/name, whose first line must be header. CSQL_NOT_FOUND, CSQL_IO, CSQL_NO_MEMORY,
 * CSQL_BAD_DATA with the line for another header or another number of fields. */
csql_status forge_rows_read(struct arena *arena, const char *directory, const char *name, const char *header,
                            struct forge_rows *out, csql_error *error) CSQL_USE_RESULT;

/* What the tables say; read-only once read, shared between threads. */
struct forge_tables {
    struct forge_rows concepts;   /* terms, WordNet anchors, stems of the heads of columns */
    struct forge_rows kinds;      /* kind of thing, nouns, WordNet anchors */
    struct forge_rows attributes; /* kind of thing, type, terms that few schemas have a column for */
    struct forge_rows values;     /* kind, heads of columns, values that few columns hold */
    struct forge_rows categories; /* terms, WordNet anchors, values */
    struct forge_rows calculations, beyond;                /* what SQUAB's unanswerable questions ask for */
    struct forge_rows scope_concepts, attachment_concepts; /* AMBROSIA's key concepts (its appendix C) */
    struct forge_rows vague_concepts;
    struct forge_rows synonyms; /* heads of names, and what else they could have been called */
    struct forge_rows answers;  /* absent terms, and words of names that tell what they ask for */
};
csql_status forge_tables_read(struct arena *arena, const char *directory, struct forge_tables *out,
                              csql_error *error) CSQL_USE_RESULT;

bool forge_list_has(const struct forge_list *list, const char *text);

#endif
