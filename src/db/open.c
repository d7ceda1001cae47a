#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "db/graph.h"
#include "db/import.h"
#include "db/internal.h"

#define MAX_SQL_BYTES (1024 * 1024)
/* LIKE walks a value once for each letter of its pattern. */
#define MAX_PATTERN_BYTES 1000
#define MAX_NOTICE_BYTES 1000
/* What the joins of candidates go back and forth in; no more is taken than is read. */
#define PAGE_CACHE_KIB "16384"

void db_add_notice(struct db *db, const char *text) {
    const char *joined =
        db->notice ? arena_printf(db->arena, "%s %s", db->notice, text) : arena_string(db->arena, text);
    db->notice = joined ? joined : db->notice;
}

csql_status db_sqlite_error(sqlite3 *connection, const char *what, csql_error *error) {
    int code = sqlite3_errcode(connection) & 0xff;
    const char *message = sqlite3_errmsg(connection);
    switch (code) {
    case SQLITE_NOMEM:
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    case SQLITE_NOTADB:
        return error_set(error, CSQL_NOT_DATABASE,
                         "%s is not a SQLite database, or it is encrypted; decrypt or convert it first",
                         what);
    case SQLITE_CORRUPT:
        return error_set(error, CSQL_NOT_DATABASE,
                         "%s is damaged or cut off (%s); restore it, or save what is left with sqlite3's "
                         ".recover",
                         what, message);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return error_set(error, CSQL_IO, "%s is locked by another program; try again when it is done", what);
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_PROTOCOL:
    case SQLITE_READONLY:
        return error_set(error, CSQL_IO, "%s cannot be read: %s", what, message);
    case SQLITE_FULL:
        return error_set(error, CSQL_IO, "%s cannot be read: there is no room for temporary files", what);
    default:
        return error_set(error, CSQL_DATABASE, "%s: %s", what, message);
    }
}

bool db_is_outage(int code) {
    switch (code & 0xff) {
    case SQLITE_NOMEM:
    case SQLITE_IOERR:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_CANTOPEN:
    case SQLITE_PROTOCOL:
    case SQLITE_FULL:
        return true;
    default:
        return false;
    }
}

bool db_note_outage(struct db *db, sqlite3 *connection) {
    const int code = sqlite3_errcode(connection);
    const bool damage = (code & 0xff) == SQLITE_CORRUPT && !db->damage_told;
    const bool outage = damage || db_is_outage(code);
    db->damage_told = db->damage_told || damage;
    if (outage) {
        (void)db_sqlite_error(connection, db->path, &db->outage);
    }
    return outage;
}

csql_status db_outage(struct db *db, csql_error *error) {
    const csql_error outage = db->outage;
    db->outage.status = CSQL_OK;
    return outage.status == CSQL_OK ? CSQL_OK : error_set(error, outage.status, "%s", outage.message);
}

/* One read-only connection, its schema read. */
static csql_status connect_to(const char *uri, const char *path, sqlite3 **out, csql_error *error) {
    int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(uri, out, flags, NULL) != SQLITE_OK) {
        return *out ? db_sqlite_error(*out, path, error) : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    sqlite3 *connection = *out;
    if (sqlite3_extended_result_codes(connection, 1) != SQLITE_OK ||
        sqlite3_busy_timeout(connection, BUSY_TIMEOUT_MS) != SQLITE_OK ||
        sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL) != SQLITE_OK ||
        sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL) != SQLITE_OK ||
        sqlite3_exec(connection, "PRAGMA query_only=1; SELECT count(*) FROM sqlite_schema", NULL, NULL,
                     NULL) != SQLITE_OK) {
        return db_sqlite_error(connection, path, error);
    }
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES);
    sqlite3_limit(connection, SQLITE_LIMIT_SQL_LENGTH, MAX_SQL_BYTES);
    sqlite3_limit(connection, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, MAX_PATTERN_BYTES);
    sqlite3_limit(connection, SQLITE_LIMIT_WORKER_THREADS, 0);
    return CSQL_OK;
}

/* The file's base name without its last extension. */
static const char *base_name(struct arena *arena, const char *path) {
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    return arena_copy(arena, name, dot && dot > name ? (size_t)(dot - name) : strlen(name));
}

static csql_status choose_view(struct db *db, const struct db_options *options, struct view *view,
                               csql_error *error) {
    const size_t imports = options ? options->import_count : 0;
    if (imports == 0 && !import_is_csv(db->path)) {
        return view_choose(db->path, &db->identity, view, error);
    }
    struct buffer note = buffer_new(MAX_NOTICE_BYTES);
    db->cache_directory = ""; /* what is in memory has no file by which to know it again */
    csql_status status =
        view_import(db->path, imports ? options->imports : NULL, imports, &db->identity, view, &note, error);
    if (note.length > 0) {
        db_add_notice(db, buffer_text(&note));
    }
    buffer_free(&note);
    return status;
}

static csql_status open_connections(struct db *db, const struct db_options *options, csql_error *error) {
    struct view view = {0};
    csql_status status = choose_view(db, options, &view, error);
    if (status == CSQL_OK && view.notice) {
        db_add_notice(db, view.notice);
    }
    if (status == CSQL_OK) {
        status = connect_to(view.uri, db->path, &db->own, error);
    }
    if (status == CSQL_OK) {
        status = connect_to(view.uri, db->path, &db->user, error);
    }
    if (status == CSQL_OK &&
        sqlite3_exec(db->user, "PRAGMA cache_size=-" PAGE_CACHE_KIB, NULL, NULL, NULL) != SQLITE_OK) {
        status = db_sqlite_error(db->user, db->path, error);
    }
    if (status == CSQL_OK) {
        status = format_install(db, db->own, error);
    }
    if (status == CSQL_OK) {
        status = format_install(db, db->user, error);
    }
    view_free(&view);
    return status;
}

static csql_status open_all(struct db *db, const struct db_options *options, csql_error *error) {
    const char *name = base_name(db->arena, db->path);
    if (options && options->cache_directory) {
        db->cache_directory = arena_string(db->arena, options->cache_directory);
    }
    if (options && options->description_directory) {
        db->description_directory = arena_string(db->arena, options->description_directory);
    }
    bool copied = !options || ((!options->cache_directory || db->cache_directory) &&
                               (!options->description_directory || db->description_directory));
    if (!name || !copied) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    db->catalogue.name = name;
    db->computing_ms = COMPUTING_MS;
    csql_status status = open_connections(db, options, error);
    if (status == CSQL_OK) {
        status = catalogue_read(db, error);
    }
    if (status == CSQL_OK) {
        db->graph = graph_build(db->arena, &db->catalogue);
        guard_install(db);
        status = db->graph ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    return status;
}

csql_status db_open(const char *path, const struct db_options *options, struct db **out, csql_error *error) {
    *out = NULL;
    if (!path || !*path) {
        return error_set(error, CSQL_NOT_FOUND, "no database file is named");
    }
    struct db *db = calloc(1, sizeof *db);
    if (!db) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    db->arena = arena_new();
    /* Absolute, so that no name means anything special to SQLite (":memory:", "file:..."). */
    errno = 0;
    db->path = realpath(path, NULL);
    if (!db->arena || (!db->path && errno == ENOMEM)) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    } else if (!db->path && (errno == ENOENT || errno == ENOTDIR)) {
        status = error_set(error, CSQL_NOT_FOUND, "%s: there is no such file; check the path", path);
    } else if (!db->path) {
        status = error_set(error, CSQL_IO, "%s: %s", path, strerror(errno));
    } else {
        status = open_all(db, options, error);
    }
    if (status != CSQL_OK) {
        db_close(db);
        return status;
    }
    error_clear(error);
    *out = db;
    return CSQL_OK;
}

void db_close(struct db *db) {
    if (!db) {
        return;
    }
    values_close(db->values);
    format_close(db);
    /* v2: never fails, even if a statement were left; there is none. */
    (void)sqlite3_close_v2(db->own);
    (void)sqlite3_close_v2(db->user);
    free(db->path);
    arena_free(db->arena);
    free(db);
}

const struct db_catalogue *db_catalogue(const struct db *db) {
    return &db->catalogue;
}

const char *db_path(const struct db *db) {
    return db->path;
}

const char *db_notice(const struct db *db) {
    return db->notice;
}
