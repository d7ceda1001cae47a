/* New databases: changed copies, and ones made from key concepts. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "base/error.h"
#include "db/derive.h"
#include "forge/sink.h"

/* A folder, made if absent. */
static csql_status make_folder(const char *path, csql_error *error) {
    return mkdir(path, 0777) == 0 || errno == EEXIST
               ? CSQL_OK
               : error_set(error, CSQL_IO, "cannot make %s: %s", path, strerror(errno));
}

static csql_status open_again(struct forge_task *task, const char *db_id, const char *path, struct db **out,
                              csql_error *error) {
    struct forge_sink *sink = task->sink;
    struct db_options options = {.cache_directory = ""};
    struct forge_opened *opened =
        arena_grow(task->arena, sink->opened, sink->opened_count, &sink->opened_capacity, sizeof *opened);
    const char *name = arena_string(task->arena, db_id);
    if (!opened || !name) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    sink->opened = opened;
    csql_status status = db_open(path, &options, out, error);
    if (status == CSQL_OK) {
        opened[sink->opened_count++] = (struct forge_opened){name, *out};
    }
    return status;
}

csql_status forge_add_database(struct forge_task *task, const char *db_id, const char *base,
                               const char *script, struct db **out, csql_error *error) {
    *out = NULL;
    for (size_t i = 0; i < task->sink->opened_count; i++) {
        if (strcmp(task->sink->opened[i].name, db_id) == 0) {
            *out = task->sink->opened[i].db;
            return CSQL_OK;
        }
    }
    if (!record_is_plain_name(db_id)) {
        return error_set(error, CSQL_BAD_ARGUMENT, "'%s' is no plain name", db_id);
    }
    const char *root = arena_printf(task->arena, "%s/database", task->sink->databases);
    const char *folder = arena_printf(task->arena, "%s/database/%s", task->sink->databases, db_id);
    const char *path =
        arena_printf(task->arena, "%s/database/%s/%s.sqlite", task->sink->databases, db_id, db_id);
    csql_status status = root && folder && path ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    if (status == CSQL_OK) {
        status = make_folder(root, error);
    }
    if (status == CSQL_OK) {
        status = make_folder(folder, error);
    }
    if (status == CSQL_OK) {
        status = db_derive(base, path, script, error);
    }
    return status == CSQL_OK ? open_again(task, db_id, path, out, error) : status;
}
