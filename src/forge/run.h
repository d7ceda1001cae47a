/* A whole run: from a file of questions to a folder with a benchmark. */
#ifndef FORGE_RUN_H
#define FORGE_RUN_H

#include "forge/forge.h"
#include "forge/sink.h"

/* The files of a run in its folder: single, multi and ask.jsonl; with this behind the name until they are
 * whole. */
#define FORGE_PART ".part"
extern const char *const forge_outputs[];
extern const size_t forge_output_count;

struct forge_options {
    const char *from;    /* as forge_input_read() takes; NULL if list is set and database is given */
    const char *db_root; /* databases are at DIR/<db_id>/<db_id>.sqlite */
    const char *out;  /* the folder, made if absent: single, multi and ask.jsonl, database/; NULL with list */
    const char *data; /* the data directory */
    const char *pattern;             /* names of patterns, apart by commas; NULL for all */
    const struct forge_hooks *hooks; /* NULL: rules only */
    uint64_t seed;
    size_t jobs;
    bool list;                   /* only say which patterns a database supports, and where */
    void (*step)(void *context); /* after each database, one thread at a time; NULL for none */
    void *context;
};

/* Runs the patterns over the questions, one database after the other on `jobs` threads. What is written
 * depends on the input, the seed and the tables alone. Files are written beside their places and renamed when
 * they are whole. *out is freed with forge_statistics_free(); places gets the lines of a list. CSQL_NOT_FOUND
 * for an unknown pattern, CSQL_IO, and as the parts fail. */
csql_status forge_run(const struct forge_options *options, struct forge_statistics **out,
                      struct buffer *places, csql_error *error) CSQL_USE_RESULT;

#endif
