/* Opening the engine and sessions as the options say. */
#ifndef CLI_SESSIONS_H
#define CLI_SESSIONS_H

#include <stdbool.h>

#include "clarisql.h"
#include "cli/options.h"

/* The engine, with the language models that options and environment name; or NULL with a report. */
csql_engine *sessions_engine(const struct options *options);

/* What the command line says of sessions; chat: may skip a question, and keeps the context. */
csql_options sessions_options(const struct options *options, bool chat);

/* A session on the database at path. */
csql_status sessions_open(csql_engine *engine, const char *path, const struct options *options, bool chat,
                          csql_session **out, csql_error *error) CSQL_USE_RESULT;

/* The base name of a path without its extension; freed by the caller. NULL when out of memory. */
char *sessions_name(const char *path);

/* One answer as a line of JSON on standard output. */
csql_status sessions_print_json(const csql_answer *answer, const char *db_id,
                                csql_error *error) CSQL_USE_RESULT;

#endif
