#include "db/import.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "db/csv.h"
#include "db/internal.h"

/* More digits than this are a number for a telephone or an account: text. */
#define MOST_DIGITS 15
/* Records are read into this table first: of what type a column is, its last value tells. */
#define STAGE "clarisql import"
#define MOST_SQL ((size_t)1024 * 1024)

enum kind { KIND_NONE, KIND_WHOLE, KIND_REAL, KIND_TEXT };
static const char *const kind_names[] = {"TEXT", "INTEGER", "REAL", "TEXT"};

struct import {
    sqlite3 *into;
    const char *path, *table;
    char separator;
    struct csv_record record;
    struct arena *arena;
    const char *names[CSV_MAX_FIELDS];
    enum kind kinds[CSV_MAX_FIELDS];
    size_t column_count, uneven; /* uneven: records of other length than the first line */
};

bool import_is_csv(const char *path) {
    const char *dot = strrchr(path, '.');
    return dot != NULL && (strcasecmp(dot, ".csv") == 0 || strcasecmp(dot, ".tsv") == 0);
}

static size_t count_digits(const char **at) {
    const char *begin = *at;
    while (isdigit((unsigned char)**at)) {
        (*at)++;
    }
    return (size_t)(*at - begin);
}

/* A number as programs write it; with a zero before it ("007") it is a code. */
static enum kind kind_of(const char *value) {
    const char *p = value + (*value == '-');
    const bool zero = *p == '0' && isdigit((unsigned char)p[1]);
    const size_t whole = count_digits(&p);
    if (whole == 0 || whole > MOST_DIGITS || zero) {
        return KIND_TEXT;
    }
    if (*p == '\0') {
        return KIND_WHOLE;
    }
    if (*p == '.') {
        p++;
        (void)count_digits(&p);
    }
    if (*p == 'e' || *p == 'E') {
        p += 1 + (p[1] == '-' || p[1] == '+');
        if (count_digits(&p) == 0) {
            return KIND_TEXT;
        }
    }
    return *p == '\0' ? KIND_REAL : KIND_TEXT;
}

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* The file's name without folder and ending, of letters, digits and underlines. */
static const char *table_name(struct arena *arena, const char *path) {
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    char *name = arena_copy(arena, base, dot > base ? (size_t)(dot - base) : strlen(base));
    for (char *p = name; p != NULL && *p != '\0'; p++) {
        *p = isalnum((unsigned char)*p) || (*p & 0x80) ? *p : '_';
    }
    return name;
}

static bool is_named(const struct import *import, const char *name) {
    for (size_t i = 0; i < import->column_count; i++) {
        if (sqlite3_stricmp(import->names[i], name) == 0) {
            return true;
        }
    }
    return false;
}

/* The names of the first line: tidy, none empty and none twice. */
static csql_status name_columns(struct import *import, csql_error *error) {
    for (size_t i = 0; i < import->record.count; i++) {
        const char *field = csv_utf8(import->arena, import->record.fields[i]);
        field += strspn(field, " \t");
        size_t length = strlen(field);
        while (length > 0 && strchr(" \t", field[length - 1])) {
            length--;
        }
        const char *base = length > 0 ? arena_copy(import->arena, field, length)
                                      : arena_printf(import->arena, "column_%zu", i + 1);
        const char *name = base;
        for (size_t n = 2; name != NULL && is_named(import, name); n++) {
            name = arena_printf(import->arena, "%s_%zu", base, n);
        }
        if (name == NULL) {
            return no_memory(error);
        }
        import->names[import->column_count++] = name;
    }
    return CSQL_OK;
}

static csql_status run(struct import *import, struct buffer *sql, csql_error *error) {
    csql_status status = sql->status;
    if (status == CSQL_OK && sqlite3_exec(import->into, buffer_text(sql), NULL, NULL, NULL) != SQLITE_OK) {
        status = db_sqlite_error(import->into, import->path, error);
    } else if (status != CSQL_OK) {
        status =
            error_set(error, status, "%s has too many columns, or too long names of columns", import->path);
    }
    buffer_free(sql);
    return status;
}

/* CREATE TABLE with the columns' types, or without any for the stage. */
static csql_status create(struct import *import, const char *table, bool typed, csql_error *error) {
    struct buffer sql = buffer_new(MOST_SQL);
    buffer_string(&sql, "CREATE TABLE ");
    db_quote_identifier(&sql, table);
    for (size_t i = 0; i < import->column_count; i++) {
        buffer_string(&sql, i == 0 ? " (" : ", ");
        db_quote_identifier(&sql, import->names[i]);
        if (typed) {
            buffer_printf(&sql, " %s", kind_names[import->kinds[i]]);
        }
    }
    buffer_string(&sql, ")");
    return run(import, &sql, error);
}

static csql_status put_record(struct import *import, sqlite3_stmt *insert, csql_error *error) {
    import->uneven += import->record.count != import->column_count;
    for (size_t i = 0; i < import->column_count; i++) {
        const char *field = i < import->record.count ? import->record.fields[i] : "";
        field = csv_utf8(import->arena, field);
        const enum kind kind = *field == '\0' ? KIND_NONE : kind_of(field);
        import->kinds[i] = kind > import->kinds[i] ? kind : import->kinds[i];
        const int code = kind == KIND_NONE ? sqlite3_bind_null(insert, (int)i + 1)
                                           : sqlite3_bind_text(insert, (int)i + 1, field, -1, SQLITE_STATIC);
        if (code != SQLITE_OK) {
            return db_sqlite_error(import->into, import->path, error);
        }
    }
    if (sqlite3_step(insert) != SQLITE_DONE || sqlite3_reset(insert) != SQLITE_OK) {
        return db_sqlite_error(import->into, import->path, error);
    }
    return CSQL_OK;
}

/* Every record behind the first line into the stage. */
static csql_status put_records(struct import *import, char *at, csql_error *error) {
    struct buffer sql = buffer_new(MOST_SQL);
    buffer_string(&sql, "INSERT INTO \"" STAGE "\" VALUES (?");
    for (size_t i = 1; i < import->column_count; i++) {
        buffer_string(&sql, ", ?");
    }
    buffer_string(&sql, ")");
    sqlite3_stmt *insert = NULL;
    csql_status status = sql.status == CSQL_OK ? CSQL_OK : no_memory(error);
    if (status == CSQL_OK &&
        sqlite3_prepare_v2(import->into, buffer_text(&sql), -1, &insert, NULL) != SQLITE_OK) {
        status = db_sqlite_error(import->into, import->path, error);
    }
    while (status == CSQL_OK && csv_next(&at, import->separator, &import->record)) {
        status = put_record(import, insert, error);
    }
    (void)sqlite3_finalize(insert); /* its error was told above */
    buffer_free(&sql);
    return status;
}

/* The stage into a table of the types that all its values have. */
static csql_status settle(struct import *import, csql_error *error) {
    struct buffer sql = buffer_new(MOST_SQL);
    csql_status status = create(import, import->table, true, error);
    buffer_string(&sql, "INSERT INTO ");
    db_quote_identifier(&sql, import->table);
    buffer_string(&sql, " SELECT * FROM \"" STAGE "\"; DROP TABLE \"" STAGE "\"");
    if (status == CSQL_OK) {
        return run(import, &sql, error);
    }
    buffer_free(&sql);
    return status;
}

static csql_status check_text(const char *path, const char *text, size_t length, csql_error *error) {
    if (strlen(text) != length) {
        return error_set(error, CSQL_NOT_DATABASE,
                         "%s is no CSV file, or not in UTF-8; save it as \"CSV UTF-8\"", path);
    }
    return length > 0 ? CSQL_OK
                      : error_set(error, CSQL_NOT_DATABASE,
                                  "%s is empty; its first line should name the columns", path);
}

static bool has_table(sqlite3 *into, const char *name) {
    return sqlite3_table_column_metadata(into, "main", name, NULL, NULL, NULL, NULL, NULL, NULL) == SQLITE_OK;
}

static csql_status import_text(struct import *import, char *text, csql_error *error) {
    char *at = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? text + 3 : text;
    import->separator = csv_separator(at);
    if (has_table(import->into, import->table)) {
        return error_set(error, CSQL_DATABASE,
                         "there is a table %s already; give the rows of %s another name behind the file's",
                         import->table, import->path);
    }
    (void)csv_next(&at, import->separator, &import->record); /* the text is not empty */
    csql_status status = name_columns(import, error);
    if (status == CSQL_OK) {
        status = create(import, STAGE, false, error);
    }
    if (status == CSQL_OK) {
        status = put_records(import, at, error);
    }
    return status == CSQL_OK ? settle(import, error) : status;
}

/* The file's text into a table, all of it or nothing. */
static csql_status import_file(struct import *import, csql_error *error) {
    char *text = NULL;
    size_t length = 0;
    csql_status status = csv_read_file(import->path, MAX_IMPORT_BYTES, &text, &length, error);
    if (status == CSQL_OK) {
        status = check_text(import->path, text, length, error);
    }
    if (status == CSQL_OK && sqlite3_exec(import->into, "BEGIN", NULL, NULL, NULL) != SQLITE_OK) {
        status = db_sqlite_error(import->into, import->path, error);
    }
    if (status == CSQL_OK) {
        status = import_text(import, text, error);
    }
    if (status == CSQL_OK && sqlite3_exec(import->into, "COMMIT", NULL, NULL, NULL) != SQLITE_OK) {
        status = db_sqlite_error(import->into, import->path, error);
    }
    free(text);
    return status;
}

csql_status import_table(sqlite3 *into, const csql_import *file, struct buffer *note, csql_error *error) {
    struct import *import = calloc(1, sizeof *import);
    if (import == NULL) {
        return no_memory(error);
    }
    *import = (struct import){.into = into, .path = file->path, .table = file->table, .arena = arena_new()};
    if (import->arena != NULL && import->table == NULL) {
        import->table = table_name(import->arena, file->path);
    }
    csql_status status =
        import->table == NULL || import->arena == NULL ? no_memory(error) : import_file(import, error);
    if (status == CSQL_OK && import->uneven > 0) {
        buffer_printf(
            note,
            "%s%zu %s of %s %s more or fewer fields than its first: what lacks is NULL, what is over "
            "is left out.",
            note->length > 0 ? " " : "", import->uneven, import->uneven == 1 ? "line" : "lines", file->path,
            import->uneven == 1 ? "has" : "have");
    }
    arena_free(import->arena);
    free(import);
    return status;
}
