#include "cli/sessions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/model.h"
#include "cli/report.h"

csql_engine *sessions_engine(const struct options *options) {
    csql_engine *engine = NULL;
    csql_error error = {.status = CSQL_OK};
    csql_status status = csql_engine_open(NULL, &engine, &error);
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
        if (status == CSQL_NOT_FOUND) {
            report("set CLARISQL_DATADIR to the directory that holds clarisql's data files");
        }
        return NULL;
    }
    if (!model_configure(engine, options)) {
        csql_engine_free(engine);
        return NULL;
    }
    return engine;
}

/* Where value indexes are kept: NULL for the user's folder, "" for nowhere. */
static const char *cache_of(const struct options *options) {
    const char *none = getenv("CLARISQL_NO_CACHE");
    return options->no_cache || (none && *none && strcmp(none, "0") != 0) ? "" : options->cache;
}

csql_options sessions_options(const struct options *options, bool chat) {
    return (csql_options){
        .top = options->top,
        .patience = options->patience,
        .timeout_ms = options->timeout_ms,
        .max_rows = options->max_rows,
        .may_skip = chat,
        .keep_context = chat,
        .cache_directory = cache_of(options),
    };
}

csql_status sessions_open(csql_engine *engine, const char *path, const struct options *options, bool chat,
                          csql_session **out, csql_error *error) {
    csql_options session_options = sessions_options(options, chat);
    return csql_session_open(engine, path, &session_options, out, error);
}

char *sessions_name(const char *path) {
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    size_t length = dot && dot > base ? (size_t)(dot - base) : strlen(base);
    return length ? strndup(base, length) : strdup("database");
}

csql_status sessions_print_json(const csql_answer *answer, const char *db_id, csql_error *error) {
    char *text = NULL;
    csql_status status = csql_answer_json(answer, NULL, db_id, &text, error);
    if (status == CSQL_OK) {
        puts(text);
    }
    free(text);
    return status;
}
