/* Rows for people: one SELECT, read-only, under the session's limits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "session/deadline.h"
#include "session/internal.h"

struct csql_rows {
    struct arena *arena;
    struct db_result result;
    const char **texts; /* cells that are numbers, as text; row-major */
};

/* A number as SQLite's shell prints it: 15 digits, and a real never without a point. */
static const char *cell_text(struct arena *arena, const struct db_cell *cell) {
    if (cell->kind == CELL_INTEGER) {
        return arena_printf(arena, "%lld", (long long)cell->integer);
    }
    const char *text = arena_printf(arena, "%.15g", cell->real);
    const bool whole = text != NULL && strspn(text, "-0123456789") == strlen(text);
    return whole ? arena_printf(arena, "%s.0", text) : text;
}

static csql_status write_cells(struct csql_rows *rows) {
    size_t count = rows->result.row_count * rows->result.column_count;
    rows->texts = arena_array(rows->arena, count + 1, sizeof *rows->texts);
    if (rows->texts == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        const struct db_cell *cell = &rows->result.cells[i];
        if (cell->kind == CELL_INTEGER || cell->kind == CELL_REAL) {
            rows->texts[i] = cell_text(rows->arena, cell);
            if (rows->texts[i] == NULL) {
                return CSQL_NO_MEMORY;
            }
        }
    }
    return CSQL_OK;
}

csql_status csql_session_run(csql_session *session, const char *sql, csql_rows **out, csql_error *error) {
    if (session == NULL || sql == NULL || out == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "session, sql or out is NULL");
    }
    *out = NULL;
    struct csql_rows *rows = calloc(1, sizeof *rows);
    struct arena *arena = arena_new();
    csql_status status = CSQL_NO_MEMORY;
    if (rows == NULL || arena == NULL) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        goto out;
    }
    struct db_limits limits = {.timeout_ms = deadline_rows(session), .rows = session->options.max_rows};
    status = db_execute(session->db, arena, sql, &limits, &rows->result, error);
    if (status != CSQL_OK) {
        goto out;
    }
    rows->arena = arena;
    status = write_cells(rows);
    if (status != CSQL_OK) {
        rows->arena = NULL;
        status = error_set(error, status, "out of memory");
        goto out;
    }
    error_clear(error);
    *out = rows;
    return CSQL_OK;
out:
    free(rows);
    arena_free(arena);
    return status;
}

struct each {
    csql_visitor visit;
    void *context;
};

static csql_status visit_part(void *context, const struct db_result *part, bool last) {
    const struct each *each = context;
    struct csql_rows rows = {.arena = arena_new(), .result = *part};
    csql_status status = rows.arena == NULL ? CSQL_NO_MEMORY : write_cells(&rows);
    status = status == CSQL_OK ? each->visit(each->context, &rows, last) : status;
    arena_free(rows.arena);
    return status;
}

csql_status csql_session_each(csql_session *session, const char *sql, csql_visitor visit, void *context,
                              csql_error *error) {
    if (session == NULL || sql == NULL || visit == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "session, sql or visit is NULL");
    }
    struct each each = {visit, context};
    const struct db_limits limits = {.timeout_ms = deadline_rows(session)};
    return db_execute_parts(session->db, sql, &limits, visit_part, &each, error);
}

void csql_session_interrupt(csql_session *session) {
    if (session != NULL) {
        atomic_store(&session->assistance.cancelled, true);
        db_interrupt(session->db);
    }
}

void csql_rows_free(csql_rows *rows) {
    if (rows != NULL) {
        arena_free(rows->arena);
        free(rows);
    }
}

size_t csql_rows_columns(const csql_rows *rows) {
    return rows == NULL ? 0 : rows->result.column_count;
}

size_t csql_rows_count(const csql_rows *rows) {
    return rows == NULL ? 0 : rows->result.row_count;
}

const char *csql_rows_name(const csql_rows *rows, size_t column) {
    return column < csql_rows_columns(rows) ? rows->result.names[column] : NULL;
}

static const struct db_cell *cell_at(const csql_rows *rows, size_t row, size_t column) {
    if (row >= csql_rows_count(rows) || column >= csql_rows_columns(rows)) {
        return NULL;
    }
    return &rows->result.cells[row * rows->result.column_count + column];
}

const char *csql_rows_text(const csql_rows *rows, size_t row, size_t column, size_t *length) {
    const struct db_cell *cell = cell_at(rows, row, column);
    const char *text = NULL;
    size_t n = 0;
    if (cell != NULL && (cell->kind == CELL_TEXT || cell->kind == CELL_BLOB)) {
        text = cell->text;
        n = cell->length;
    } else if (cell != NULL && cell->kind != CELL_NULL) {
        text = rows->texts[row * rows->result.column_count + column];
        n = strlen(text);
    }
    if (length != NULL) {
        *length = n;
    }
    return text;
}

int csql_rows_numeric(const csql_rows *rows, size_t row, size_t column) {
    const struct db_cell *cell = cell_at(rows, row, column);
    return cell != NULL && (cell->kind == CELL_INTEGER || cell->kind == CELL_REAL);
}

int csql_rows_blob(const csql_rows *rows, size_t row, size_t column) {
    const struct db_cell *cell = cell_at(rows, row, column);
    return cell != NULL && cell->kind == CELL_BLOB;
}

int csql_rows_truncated(const csql_rows *rows) {
    return rows != NULL && rows->result.truncated;
}
