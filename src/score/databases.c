#include "score/databases.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "record/record.h"

#define MAX_OPEN 8

struct entry {
    char *db_id;
    struct db *db; /* NULL: it could not be opened, and error says why */
    csql_error error;
    uint64_t used;
};

struct score_databases {
    const char *root, *file;
    struct entry entries[MAX_OPEN];
    uint64_t clock;
};

struct score_databases *score_databases_new(const char *root, const char *file) {
    struct score_databases *databases = calloc(1, sizeof *databases);
    if (databases) {
        databases->root = root;
        databases->file = file;
    }
    return databases;
}

static void clear(struct entry *entry) {
    db_close(entry->db);
    free(entry->db_id);
    *entry = (struct entry){0};
}

void score_databases_free(struct score_databases *databases) {
    for (size_t i = 0; databases && i < MAX_OPEN; i++) {
        clear(&databases->entries[i]);
    }
    free(databases);
}

static csql_status open_database(const struct score_databases *databases, const char *db_id, struct db **out,
                                 csql_error *error) {
    struct arena *arena = arena_new();
    const char *path = databases->file;
    struct db_options options = {.cache_directory = ""};
    csql_status status = !arena ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                         : path ? CSQL_OK
                                : record_database_path(arena, databases->root, db_id, &path, error);
    if (status == CSQL_OK) {
        status = db_open(path, &options, out, error);
    }
    arena_free(arena);
    return status;
}

csql_status score_databases_get(struct score_databases *databases, const char *db_id, struct db **out,
                                csql_error *error) {
    *out = NULL;
    if (!db_id) {
        return error_set(error, CSQL_BAD_DATA, "the item does not name its database");
    }
    struct entry *entry = &databases->entries[0];
    for (size_t i = 0; i < MAX_OPEN; i++) {
        struct entry *at = &databases->entries[i];
        if (at->db_id && strcmp(at->db_id, db_id) == 0) {
            entry = at;
            break;
        }
        entry = at->used < entry->used ? at : entry;
    }
    if (!entry->db_id || strcmp(entry->db_id, db_id) != 0) {
        clear(entry);
        entry->db_id = strdup(db_id);
        if (!entry->db_id) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        csql_status status = open_database(databases, db_id, &entry->db, &entry->error);
        entry->error.status = status;
    }
    entry->used = ++databases->clock;
    *out = entry->db;
    if (!entry->db) {
        return error_set(error, entry->error.status, "%s", entry->error.message);
    }
    return CSQL_OK;
}
