/* Databases for tests: made from SQL in a directory of their own, which is removed at the end. */
#ifndef DB_FIXTURE_H
#define DB_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <dirent.h>
#include <sqlite3.h>
#include <unistd.h>

#include "base/arena.h"
#include "db/db.h"

struct fixture {
    char directory[64];
    struct arena *arena;
    struct db *db;
};

static inline int fixture_set_up(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    strcpy(f->directory, "/tmp/clarisql-test-XXXXXX");
    assert_non_null(mkdtemp(f->directory));
    f->arena = arena_new();
    assert_non_null(f->arena);
    *state = f;
    return 0;
}

/* Files of a directory, but for "." and "..". */
static inline size_t fixture_count_files(const char *directory) {
    size_t count = 0;
    DIR *dir = opendir(directory);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));) {
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    }
    closedir(dir);
    return count;
}

static inline void fixture_remove(const char *directory) {
    DIR *dir = opendir(directory);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));) {
        char path[1024];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) {
            continue;
        }
        snprintf(path, sizeof path, "%.700s/%.255s", directory, entry->d_name);
        if (unlink(path) != 0) {
            fixture_remove(path);
        }
    }
    closedir(dir);
    assert_int_equal(rmdir(directory), 0);
}

static inline int fixture_tear_down(void **state) {
    struct fixture *f = *state;
    db_close(f->db);
    arena_free(f->arena);
    fixture_remove(f->directory);
    free(f);
    return 0;
}

static inline const char *fixture_path(struct fixture *f, const char *name) {
    const char *path = arena_printf(f->arena, "%s/%s", f->directory, name);
    assert_non_null(path);
    return path;
}

static inline void fixture_make(const char *path, const char *sql) {
    sqlite3 *connection = NULL;
    char *message = NULL;
    assert_int_equal(sqlite3_open(path, &connection), SQLITE_OK);
    if (sqlite3_exec(connection, sql, NULL, NULL, &message) != SQLITE_OK) {
        fail_msg("%s", message);
    }
    assert_int_equal(sqlite3_close(connection), SQLITE_OK);
}

/* Makes a database, opens it without a cache, and lends its handle until the end of the test. */
static inline struct db *fixture_open(struct fixture *f, const char *sql) {
    const struct db_options options = {.cache_directory = ""};
    csql_error error;
    const char *path = fixture_path(f, "shop.sqlite");
    fixture_make(path, sql);
    if (db_open(path, &options, &f->db, &error) != CSQL_OK) {
        fail_msg("%s", error.message);
    }
    return f->db;
}

#endif
