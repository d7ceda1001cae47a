/* The engine: what is shared between conversations, and where it is found. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buffer.h"
#include "base/error.h"
#include "session/directory.h"
#include "session/internal.h"

#define MAX_PATH ((size_t)4096)

static bool has_data(const char *directory) {
    struct buffer path = buffer_new(MAX_PATH);
    buffer_printf(&path, "%s/vectors.bin", directory);
    struct stat info;
    bool found = path.status == CSQL_OK && stat(buffer_text(&path), &info) == 0 && S_ISREG(info.st_mode);
    buffer_free(&path);
    return found;
}

/* "data" in the directory of the running program or one of the three above it: a build in place. */
static bool beside_program(struct buffer *out) {
    char path[MAX_PATH];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (n <= 0) {
        return false;
    }
    path[n] = '\0';
    for (int up = 0; up < 4; up++) {
        char *slash = strrchr(path, '/');
        if (slash == NULL) {
            return false;
        }
        *slash = '\0';
        buffer_clear(out);
        buffer_printf(out, "%s/data", path);
        if (out->status == CSQL_OK && has_data(buffer_text(out))) {
            return true;
        }
    }
    return false;
}

bool session_data_directory(const char *given, struct buffer *out) {
    const char *environment = getenv("CLARISQL_DATADIR");
    if (given == NULL && environment != NULL && environment[0] != '\0') {
        given = environment;
    }
    if (given != NULL) {
        buffer_string(out, given);
        return true;
    }
    /* A build in place is meant to run on its own data, whatever is installed. */
    if (beside_program(out)) {
        return true;
    }
#ifdef CLARISQL_INSTALLED_DATADIR
    buffer_clear(out);
    buffer_string(out, CLARISQL_INSTALLED_DATADIR);
    if (has_data(buffer_text(out))) {
        return true;
    }
#endif
    buffer_clear(out);
#ifdef CLARISQL_SOURCE_DATADIR
    buffer_string(out, CLARISQL_SOURCE_DATADIR);
#else
    buffer_string(out, "data");
#endif
    return has_data(buffer_text(out));
}

csql_status csql_engine_open(const char *directory, csql_engine **out, csql_error *error) {
    if (out == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "out is NULL");
    }
    *out = NULL;
    struct buffer path = buffer_new(MAX_PATH);
    csql_status status;
    csql_engine *engine = calloc(1, sizeof *engine);
    if (engine == NULL) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        goto out;
    }
    bool found = session_data_directory(directory, &path);
    if (path.status != CSQL_OK) {
        status = error_set(error, path.status, "data directory: %s", csql_status_text(path.status));
        goto out;
    }
    if (!found) {
        status = error_set(error, CSQL_NOT_FOUND, "no data directory: set CLARISQL_DATADIR");
        goto out;
    }
    status = embed_open(buffer_text(&path), &engine->embed, error);
    if (status == CSQL_OK) {
        status = plan_model_open(buffer_text(&path), &engine->model, error);
    }
    if (status == CSQL_OK) {
        status = decide_open(buffer_text(&path), &engine->decide, error);
    }
    if (status == CSQL_OK) {
        status = kind_open(buffer_text(&path), &engine->kinds, error);
    }
    if (status == CSQL_OK) {
        status = smalltalk_open(buffer_text(&path), &engine->smalltalk, error);
    }
    if (status == CSQL_OK) {
        status = judge_open(buffer_text(&path), &engine->judge, error);
    }
    if (status == CSQL_OK) {
        error_clear(error);
        *out = engine;
        engine = NULL;
    }
out:
    csql_engine_free(engine);
    buffer_free(&path);
    return status;
}

void csql_engine_free(csql_engine *engine) {
    if (engine != NULL) {
        assistant_free(engine->assistant);
        judge_close(engine->judge);
        phrases_close(engine->smalltalk);
        decide_close(engine->decide);
        plan_model_close(engine->model);
        embed_close(engine->embed);
        free(engine);
    }
}
