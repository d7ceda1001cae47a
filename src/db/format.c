/* printf() and format() of SQL, with bounded widths. SQLite's own walk a precision of two thousand million a
 * character at a time, even when the value has long been too large; nothing interrupts that. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "db/internal.h"

#define MAX_WIDTH 100000
#define MAX_ARGUMENTS 100

/* A width or precision at *p, in digits or as an argument (*), is within bounds; moves *p behind it. */
static bool is_bounded(const char **p, sqlite3_value **arguments, int count, int *argument) {
    if (**p == '*') {
        const sqlite3_int64 width = *argument < count ? sqlite3_value_int64(arguments[*argument]) : 0;
        ++*argument;
        ++*p;
        return width >= -MAX_WIDTH && width <= MAX_WIDTH;
    }
    char *end = NULL;
    const long width = strtol(*p, &end, 10);
    *p += strspn(*p, "0123456789");
    return width <= MAX_WIDTH;
}

/* True if no conversion of the format asks for more than MAX_WIDTH characters of padding. */
static bool format_is_bounded(const char *format, sqlite3_value **arguments, int count) {
    int argument = 0;
    for (const char *p = strchr(format, '%'); p != NULL; p = strchr(p, '%')) {
        p += 1 + strspn(p + 1, "-+ #0!,");
        if (!is_bounded(&p, arguments, count, &argument)) {
            return false;
        }
        if (*p == '.') {
            p++;
            if (!is_bounded(&p, arguments, count, &argument)) {
                return false;
            }
        }
        p += strspn(p, "l");
        argument += *p != '%' && *p != '\0' && *p != 'n';
        p += *p != '\0';
    }
    return true;
}

/* SQLite's printf() with so many arguments, prepared on a connection that has no other. */
static sqlite3_stmt *own_format(struct db *db, int arguments) {
    char sql[16 + 2 * MAX_ARGUMENTS] = "SELECT printf(?";
    if (db->format != NULL && db->format_arguments == arguments) {
        return db->format;
    }
    (void)sqlite3_finalize(db->format); /* repeats an error that was reported */
    db->format = NULL;
    char *end = sql + strlen(sql);
    for (int i = 1; i < arguments; i++) {
        end = stpcpy(end, ",?");
    }
    stpcpy(end, ")");
    if ((db->formatter == NULL && sqlite3_open(":memory:", &db->formatter) != SQLITE_OK) ||
        sqlite3_prepare_v2(db->formatter, sql, -1, &db->format, NULL) != SQLITE_OK) {
        return NULL;
    }
    sqlite3_limit(db->formatter, SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES);
    db->format_arguments = arguments;
    return db->format;
}

static void bounded_format(sqlite3_context *context, int count, sqlite3_value **arguments) {
    struct db *db = sqlite3_user_data(context);
    const char *format = count > 0 ? (const char *)sqlite3_value_text(arguments[0]) : NULL;
    if (format == NULL || count > MAX_ARGUMENTS) {
        sqlite3_result_null(context);
        return;
    }
    if (!format_is_bounded(format, arguments + 1, count - 1)) {
        sqlite3_result_error(context, "a width or precision of printf() is over 100000", -1);
        return;
    }
    sqlite3_stmt *statement = own_format(db, count);
    bool bound = statement != NULL;
    for (int i = 0; bound && i < count; i++) {
        bound = sqlite3_bind_value(statement, i + 1, arguments[i]) == SQLITE_OK;
    }
    if (bound && sqlite3_step(statement) == SQLITE_ROW) {
        sqlite3_result_value(context, sqlite3_column_value(statement, 0));
    } else if (statement != NULL && sqlite3_errcode(db->formatter) == SQLITE_TOOBIG) {
        sqlite3_result_error_toobig(context);
    } else {
        sqlite3_result_error_nomem(context);
    }
    if (statement != NULL) {
        (void)sqlite3_reset(statement); /* repeats the step's error */
    }
}

csql_status format_install(struct db *db, sqlite3 *connection, csql_error *error) {
    static const char *const names[] = {"printf", "format"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (sqlite3_create_function_v2(connection, names[i], -1,
                                       SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, db,
                                       bounded_format, NULL, NULL, NULL) != SQLITE_OK) {
            return db_sqlite_error(connection, db->path, error);
        }
    }
    return CSQL_OK;
}

void format_close(struct db *db) {
    (void)sqlite3_finalize(db->format); /* repeats an error that was reported */
    (void)sqlite3_close(db->formatter); /* its one statement is gone */
}
