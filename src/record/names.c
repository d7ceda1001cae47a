#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "record/record.h"

static const char *const reply_names[] = {NULL, "concise_helpful", "verbose_helpful", "partial", "unhelpful"};

const char *record_reply_name(enum record_reply reply) {
    return reply_names[reply];
}

bool record_reply_find(const char *name, enum record_reply *out) {
    for (size_t i = 1; i < sizeof reply_names / sizeof *reply_names; i++) {
        if (strcmp(name, reply_names[i]) == 0) {
            *out = (enum record_reply)i;
            return true;
        }
    }
    return false;
}

bool record_mode_find(const char *name, csql_mode *out) {
    for (csql_mode mode = CSQL_COL_AMB; mode <= CSQL_TYPE_AMB; mode++) {
        if (strcmp(name, csql_mode_name(mode)) == 0) {
            *out = mode;
            return true;
        }
    }
    return false;
}

bool record_is_plain_name(const char *name) {
    return *name && !strpbrk(name, "/\\") && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

/* The database in the first of the directories, parted by colons, that has it; NULL if none has, or when out
 * of memory. */
static const char *find_in_list(struct arena *arena, const char *list, const char *db_id) {
    for (const char *at = list; *at;) {
        size_t length = strcspn(at, ":");
        const char *path = arena_printf(arena, "%.*s/%s/%s.sqlite", (int)length, at, db_id, db_id);
        if (length && path && access(path, F_OK) == 0) {
            return path;
        }
        at += length + (at[length] == ':');
    }
    return NULL;
}

csql_status record_database_path(struct arena *arena, const char *directory, const char *db_id,
                                 const char **out, csql_error *error) {
    *out = NULL;
    if (!record_is_plain_name(db_id)) {
        return error_set(error, CSQL_BAD_ARGUMENT, "db_id \"%.80s\" is not a plain name", db_id);
    }
    const char *path = arena_printf(arena, "%s/%s/%s.sqlite", directory, db_id, db_id);
    const char *other = NULL;
    if (path && strchr(directory, ':') && access(path, F_OK) != 0) {
        other = find_in_list(arena, directory, db_id);
    }
    *out = other ? other : path;
    return *out ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
}
