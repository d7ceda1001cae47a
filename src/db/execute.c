#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "db/internal.h"

/* The longest SELECT that db_is_readable_table makes. */
#define MAX_PROBE_BYTES ((size_t)64 * 1024)
/* A part of a result that is handed over. */
#define PART_ROWS ((size_t)1000)
#define PART_BYTES ((size_t)4 * 1024 * 1024)

/* Skips white space, semicolons and comments. */
static const char *skip_blank(const char *sql) {
    for (;;) {
        if (*sql == ' ' || *sql == '\t' || *sql == '\n' || *sql == '\r' || *sql == '\f' || *sql == ';') {
            sql++;
        } else if (sql[0] == '-' && sql[1] == '-') {
            sql += strcspn(sql, "\n");
        } else if (sql[0] == '/' && sql[1] == '*') {
            const char *end = strstr(sql + 2, "*/");
            sql = end ? end + 2 : sql + strlen(sql);
        } else {
            return sql;
        }
    }
}

static bool starts_with_word(const char *sql, const char *word) {
    size_t length = strlen(word);
    if (sqlite3_strnicmp(sql, word, (int)length) != 0) {
        return false;
    }
    char next = sql[length];
    return !((next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z') || (next >= '0' && next <= '9') ||
             next == '_' || next == '$' || (next & 0x80));
}

static csql_status prepare_error(struct db *db, const char *sql, csql_error *error) {
    int code = sqlite3_errcode(db->user) & 0xff;
    (void)db_note_outage(db, db->user);
    if (*db->guard.refused) {
        return error_set(error, CSQL_REFUSED, "%s", db->guard.refused);
    }
    if (code != SQLITE_ERROR && code != SQLITE_TOOBIG) {
        return db_sqlite_error(db->user, db->catalogue.name, error);
    }
    int offset = sqlite3_error_offset(db->user);
    size_t position = offset >= 0 && (size_t)offset <= strlen(sql) ? (size_t)offset : (size_t)-1;
    return error_at(error, CSQL_BAD_SQL, position, "%s", sqlite3_errmsg(db->user));
}

/* Prepares the one statement of sql; *out is NULL on failure. */
static csql_status prepare(struct db *db, const char *sql, sqlite3_stmt **out, csql_error *error) {
    const char *tail = NULL;
    *out = NULL;
    db->guard.refused[0] = '\0';
    db->guard.asked = 0;
    if (!*skip_blank(sql)) {
        return error_at(error, CSQL_BAD_SQL, 0, "there is no SQL statement");
    }
    if (sqlite3_prepare_v2(db->user, sql, -1, out, &tail) != SQLITE_OK) {
        return prepare_error(db, sql, error);
    }
    const char *first = skip_blank(sql);
    csql_status status = CSQL_OK;
    if (!starts_with_word(first, "select") && !starts_with_word(first, "values") &&
        !starts_with_word(first, "with")) {
        status = error_at(error, CSQL_REFUSED, 0, "only SELECT, VALUES and WITH are allowed");
    } else if (!sqlite3_stmt_readonly(*out) || sqlite3_column_count(*out) == 0) {
        status = error_at(error, CSQL_REFUSED, 0, "only reading is allowed");
    } else if (*skip_blank(tail)) {
        status =
            error_at(error, CSQL_REFUSED, (size_t)(skip_blank(tail) - sql), "only one statement is allowed");
    }
    if (status != CSQL_OK) {
        (void)sqlite3_finalize(*out); /* it never ran: nothing to report */
        *out = NULL;
    }
    return status;
}

/* Starts counting for one statement. */
static void guard_start(struct db *db, const struct db_limits *limits) {
    struct guard *guard = &db->guard;
    guard->steps = 0;
    guard->step_limit = limits->steps ? limits->steps : DB_DEFAULT_STEPS;
    guard->over_steps = guard->over_time = false;
    guard->deadline = limits->timeout_ms > 0 ? clock_ms() + limits->timeout_ms : 0;
    if (db->deadline > 0 && (guard->deadline <= 0 || db->deadline < guard->deadline)) {
        guard->deadline = db->deadline;
    }
    guard->trial = limits->trial;
    sqlite3_limit(db->user, SQLITE_LIMIT_LENGTH, limits->trial ? MAX_COMPUTED_BYTES : MAX_VALUE_BYTES);
    atomic_store(&guard->interrupted, 0);
    atomic_store(&guard->running, 1);
}

csql_status db_prepare(struct db *db, const char *sql, csql_error *error) {
    sqlite3_stmt *statement = NULL;
    guard_start(db, &(struct db_limits){0});
    csql_status status = prepare(db, sql, &statement, error);
    atomic_store(&db->guard.running, 0);
    (void)sqlite3_finalize(statement); /* it never ran: nothing to report */
    if (status == CSQL_OK) {
        error_clear(error);
    }
    return status;
}

bool db_is_readable_table(struct db *db, const char *name) {
    if (sqlite3_strnicmp(name, "sqlite_", 7) == 0) {
        return false;
    }
    struct buffer sql = buffer_new(MAX_PROBE_BYTES);
    buffer_string(&sql, "SELECT * FROM main.");
    db_quote_identifier(&sql, name);
    bool readable = sql.status == CSQL_OK && db_prepare(db, buffer_text(&sql), NULL) == CSQL_OK;
    buffer_free(&sql);
    return readable;
}

void db_interrupt(struct db *db) {
    if (atomic_load(&db->guard.running)) {
        atomic_store(&db->guard.interrupted, 1);
    }
}

static csql_status run_error(struct db *db, const char *sql, csql_error *error) {
    const struct guard *guard = &db->guard;
    int code = sqlite3_errcode(db->user) & 0xff;
    if (guard->over_steps) {
        return error_set(error, CSQL_LIMIT, "the query takes more than %llu steps; narrow it down",
                         (unsigned long long)guard->step_limit);
    }
    if (guard->over_time) {
        return error_set(error, CSQL_LIMIT, "the query ran over its time limit; narrow it down");
    }
    if (code == SQLITE_INTERRUPT) {
        return error_set(error, CSQL_INTERRUPTED, "interrupted");
    }
    if (code == SQLITE_TOOBIG) {
        return error_set(error, guard->trial ? CSQL_TOO_LONG : CSQL_LIMIT, "a value is over the size limit");
    }
    return prepare_error(db, sql, error);
}

/* Copies one column of the current row; *used counts the bytes of text and blobs. */
static bool copy_cell(struct arena *arena, sqlite3_stmt *statement, int column, struct db_cell *cell,
                      size_t *used) {
    const void *bytes = NULL;
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL:
        cell->kind = CELL_NULL;
        return true;
    case SQLITE_INTEGER:
        cell->kind = CELL_INTEGER;
        cell->integer = sqlite3_column_int64(statement, column);
        return true;
    case SQLITE_FLOAT:
        cell->kind = CELL_REAL;
        cell->real = sqlite3_column_double(statement, column);
        return true;
    case SQLITE_TEXT:
        cell->kind = CELL_TEXT;
        bytes = sqlite3_column_text(statement, column);
        break;
    default:
        cell->kind = CELL_BLOB;
        bytes = sqlite3_column_blob(statement, column);
        break;
    }
    cell->length = (size_t)sqlite3_column_bytes(statement, column);
    if (!bytes && cell->length > 0) {
        return false;
    }
    cell->text = arena_copy(arena, bytes ? bytes : "", cell->length);
    *used += cell->length;
    return cell->text != NULL;
}

static csql_status copy_names(struct arena *arena, sqlite3_stmt *statement, struct db_result *out) {
    out->column_count = (size_t)sqlite3_column_count(statement);
    out->names = arena_array(arena, out->column_count, sizeof *out->names);
    for (size_t i = 0; out->names && i < out->column_count; i++) {
        const char *name = sqlite3_column_name(statement, (int)i);
        out->names[i] = name ? arena_string(arena, name) : NULL;
        if (!out->names[i]) {
            return CSQL_NO_MEMORY;
        }
    }
    return out->names ? CSQL_OK : CSQL_NO_MEMORY;
}

/* Room for the rows of a result. */
struct room {
    size_t capacity, used; /* cells; bytes */
};

/* Copies the current row behind those that are there; it counts only once the caller says so. */
static csql_status copy_row(struct arena *arena, sqlite3_stmt *statement, struct room *room,
                            struct db_result *out) {
    const size_t columns = out->column_count;
    struct db_cell *cells =
        arena_grow(arena, out->cells, out->row_count, &room->capacity, columns * sizeof *cells);
    if (!cells) {
        return CSQL_NO_MEMORY;
    }
    out->cells = cells;
    room->used += columns * sizeof *cells;
    for (size_t i = 0; i < columns; i++) {
        if (!copy_cell(arena, statement, (int)i, &cells[out->row_count * columns + i], &room->used)) {
            return CSQL_NO_MEMORY;
        }
    }
    return CSQL_OK;
}

static csql_status copy_rows(struct arena *arena, sqlite3_stmt *statement, const struct db_limits *limits,
                             struct db_result *out) {
    size_t max_rows = limits->rows ? limits->rows : DB_DEFAULT_ROWS;
    size_t max_bytes = limits->cells_bytes ? limits->cells_bytes : DB_DEFAULT_CELL_BYTES;
    struct room room = {0};
    int code;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        if (out->row_count == max_rows) {
            out->truncated = true;
            return CSQL_OK;
        }
        if (copy_row(arena, statement, &room, out) != CSQL_OK) {
            return CSQL_NO_MEMORY;
        }
        if (room.used > max_bytes) {
            out->truncated = true;
            return out->row_count > 0 ? CSQL_OK : CSQL_LIMIT;
        }
        out->row_count++;
    }
    return code == SQLITE_DONE ? CSQL_OK : CSQL_DATABASE;
}

/* What run() does with the rows. */
struct sink {
    struct arena *arena; /* of names, and of all rows where there is no visitor */
    struct db_result *out;
    db_visitor visit; /* NULL: all rows go into out */
    void *context;
};

/* The rows from here to the end of a part, in an arena of their own. *last: there are no more. */
static csql_status visit_part(sqlite3_stmt *statement, const struct sink *sink, bool *last) {
    struct db_result part = *sink->out;
    struct arena *arena = arena_new();
    struct room room = {0};
    csql_status status = arena == NULL ? CSQL_NO_MEMORY : CSQL_OK;
    int code = SQLITE_ROW;
    while (status == CSQL_OK && part.row_count < PART_ROWS && room.used < PART_BYTES &&
           (code = sqlite3_step(statement)) == SQLITE_ROW) {
        status = copy_row(arena, statement, &room, &part);
        part.row_count += status == CSQL_OK;
    }
    *last = code != SQLITE_ROW;
    if (status == CSQL_OK && *last && code != SQLITE_DONE) {
        status = CSQL_DATABASE;
    }
    status = status == CSQL_OK ? sink->visit(sink->context, &part, *last) : status;
    arena_free(arena);
    return status;
}

static csql_status visit_rows(sqlite3_stmt *statement, const struct sink *sink) {
    csql_status status = CSQL_OK;
    for (bool last = false; status == CSQL_OK && !last;) {
        status = visit_part(statement, sink, &last);
    }
    return status;
}

/* Prepares and runs sql under limits, and hands its rows to the sink. */
static csql_status run(struct db *db, const char *sql, const struct db_limits *limits,
                       const struct sink *sink, csql_error *error) {
    static const struct db_limits defaults;
    sqlite3_stmt *statement = NULL;
    *sink->out = (struct db_result){0};
    limits = limits ? limits : &defaults;
    guard_start(db, limits);
    csql_status status = prepare(db, sql, &statement, error);
    if (status == CSQL_OK) {
        status = copy_names(sink->arena, statement, sink->out);
        if (status == CSQL_OK) {
            status = sink->visit == NULL ? copy_rows(sink->arena, statement, limits, sink->out)
                                         : visit_rows(statement, sink);
        }
        if (status == CSQL_NO_MEMORY) {
            error_set(error, status, "out of memory");
        } else if (status == CSQL_LIMIT) {
            error_set(error, status, "one row alone is over the size limit; select fewer columns");
        } else if (status == CSQL_DATABASE) {
            status = run_error(db, sql, error);
        } else if (status != CSQL_OK) {
            error_set(error, status, "%s", csql_status_text(status));
        }
    }
    atomic_store(&db->guard.running, 0);
    (void)sqlite3_finalize(statement); /* repeats the error that is already reported */
    if (status == CSQL_OK) {
        error_clear(error);
    }
    return status;
}

csql_status db_execute(struct db *db, struct arena *arena, const char *sql, const struct db_limits *limits,
                       struct db_result *out, csql_error *error) {
    const struct sink sink = {.arena = arena, .out = out};
    const csql_status status = run(db, sql, limits, &sink, error);
    if (status != CSQL_OK) {
        *out = (struct db_result){0};
    }
    return status;
}

csql_status db_execute_parts(struct db *db, const char *sql, const struct db_limits *limits, db_visitor visit,
                             void *context, csql_error *error) {
    struct db_result head;
    struct arena *arena = arena_new();
    const struct sink sink = {.arena = arena, .out = &head, .visit = visit, .context = context};
    const csql_status status = arena == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                                             : run(db, sql, limits, &sink, error);
    arena_free(arena);
    return status;
}
