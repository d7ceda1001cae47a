#include "db/derive.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"
#include "db/internal.h"

#define MAX_PATH ((size_t)4096)

csql_status db_copy(const char *path, sqlite3 *to, csql_error *error) {
    sqlite3 *from = NULL;
    const int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI;
    csql_status status = CSQL_OK;
    if (sqlite3_open_v2(path, &from, flags, NULL) != SQLITE_OK) {
        status =
            from ? db_sqlite_error(from, path, error) : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    sqlite3_backup *backup = status == CSQL_OK ? sqlite3_backup_init(to, "main", from, "main") : NULL;
    if (status == CSQL_OK && (!backup || sqlite3_backup_step(backup, -1) != SQLITE_DONE)) {
        status = db_sqlite_error(backup ? from : to, path, error);
    }
    if (backup && sqlite3_backup_finish(backup) != SQLITE_OK && status == CSQL_OK) {
        status = db_sqlite_error(to, path, error);
    }
    (void)sqlite3_close(from); /* only read */
    return status;
}

static csql_status run_script(sqlite3 *connection, const char *script, csql_error *error) {
    char *message = NULL;
    csql_status status = CSQL_OK;
    if (sqlite3_exec(connection, "PRAGMA journal_mode = MEMORY; PRAGMA legacy_alter_table = ON; BEGIN", NULL,
                     NULL, &message) != SQLITE_OK ||
        sqlite3_exec(connection, script, NULL, NULL, &message) != SQLITE_OK ||
        sqlite3_exec(connection, "COMMIT", NULL, NULL, &message) != SQLITE_OK) {
        status = error_set(error, CSQL_DATABASE, "the database cannot be changed: %s",
                           message ? message : sqlite3_errmsg(connection));
    }
    sqlite3_free(message);
    return status;
}

static csql_status make(const char *from, const char *part, const char *script, csql_error *error) {
    sqlite3 *connection = NULL;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    csql_status status = CSQL_OK;
    if (sqlite3_open_v2(part, &connection, flags, NULL) != SQLITE_OK) {
        status = connection ? db_sqlite_error(connection, part, error)
                            : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (status == CSQL_OK && from) {
        status = db_copy(from, connection, error);
    }
    if (status == CSQL_OK) {
        status = run_script(connection, script, error);
    }
    if (sqlite3_close(connection) != SQLITE_OK && status == CSQL_OK) {
        status = error_set(error, CSQL_IO, "%s cannot be closed", part);
    }
    return status;
}

csql_status db_derive(const char *from, const char *to, const char *script, csql_error *error) {
    struct buffer part = buffer_new(MAX_PATH);
    buffer_printf(&part, "%s.part", to);
    if (part.status != CSQL_OK) {
        csql_status status = error_set(error, part.status, "the path of a database is too long");
        buffer_free(&part);
        return status;
    }
    (void)remove(buffer_text(&part)); /* what an earlier run left; making it anew tells if it cannot go */
    csql_status status = make(from, buffer_text(&part), script, error);
    if (status == CSQL_OK && rename(buffer_text(&part), to) != 0) {
        status = error_set(error, CSQL_IO, "cannot write %s: %s", to, strerror(errno));
    }
    if (status != CSQL_OK) {
        (void)remove(buffer_text(&part)); /* nothing more can be done about it */
    }
    buffer_free(&part);
    return status;
}
