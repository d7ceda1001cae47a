/* What a later turn is read with: the query of the answer before it, said in English, and the rows which that
 * answer showed, so that "her address" and "the second one" find what they stand for. */
#include <string.h>

#include "parse/plan.h"
#include "sql/sql.h"

#define FEW_ROWS 5 /* of so many each is shown; of more, the first ones */
#define FIRST_ROWS 3
#define CELL_BYTES 60
#define ROW_CELLS 3
#define STEPS ((uint64_t)2000000) /* of SQLite's machine: a query that takes longer shows nothing */
#define MAX_TEXT ((size_t)4096)

static const char *const places[FEW_ROWS] = {"first", "second", "third", "fourth", "fifth"};

/* A cell that one may say: a short text on one line without marks of ours. */
static bool is_sayable(const struct db_cell *cell) {
    if (cell->kind != CELL_TEXT || cell->length == 0 || cell->length > CELL_BYTES) {
        return false;
    }
    for (size_t i = 0; i < cell->length; i++) {
        if (strchr("\"|\r\n", cell->text[i]) != NULL) { /* a NUL too */
            return false;
        }
    }
    return true;
}

/* The result is a plain column that is a key, by whose number a row can be told. */
static bool is_key(const struct db_catalogue *catalogue, const struct sql_select *tree, size_t result) {
    const struct sql_core *core = tree->core_count == 1 ? tree->cores[0] : NULL;
    const struct sql_expr *expr =
        core != NULL && result < core->result_count ? core->results[result].expr : NULL;
    if (expr == NULL || expr->kind != SQL_COLUMN || expr->column_index < 0) {
        return false;
    }
    const struct db_column *column = &catalogue->columns[expr->column_index];
    return column->primary_key || column->foreign_key || column->unique;
}

/* Its place and its cells; nothing where none can be said. */
static void write_row(struct buffer *out, const struct db_catalogue *catalogue, const struct sql_select *tree,
                      const struct db_result *rows, size_t row) {
    const bool last = !rows->truncated && row > 0 && row + 1 == rows->row_count;
    const size_t begun = out->length;
    size_t said = 0;
    buffer_printf(out, "%s%s", begun > 0 ? " " : "", last ? "last" : places[row]);
    for (size_t i = 0; i < rows->column_count && said < ROW_CELLS; i++) {
        const struct db_cell *cell = &rows->cells[row * rows->column_count + i];
        if (is_sayable(cell)) {
            buffer_printf(out, " \"%.*s\"", (int)cell->length, cell->text);
            said++;
        } else if (cell->kind == CELL_INTEGER && is_key(catalogue, tree, i)) {
            buffer_printf(out, " %lld", (long long)cell->integer);
            said++;
        }
    }
    if (said == 0) {
        buffer_truncate(out, begun);
    }
}

/* The rows that the query shows, each behind its place; "" where it shows none that can be named, or takes
 * long. From arena; NULL when out of memory. */
static const char *rows_of(struct arena *arena, struct db *db, const struct sql_select *tree,
                           const char *sql) {
    const struct db_limits limits = {.steps = STEPS, .rows = FEW_ROWS, .trial = true};
    struct db_result rows;
    if (db_execute(db, arena, sql, &limits, &rows, NULL) != CSQL_OK) {
        return "";
    }
    struct buffer out = buffer_new(MAX_TEXT);
    const size_t count = rows.truncated ? FIRST_ROWS : rows.row_count;
    for (size_t row = 0; row < count && row < rows.row_count; row++) {
        write_row(&out, db_catalogue(db), tree, &rows, row);
    }
    const char *text = out.status == CSQL_OK ? arena_copy(arena, buffer_text(&out), out.length) : "";
    buffer_free(&out);
    return text;
}

csql_status plan_link(const struct link_schema *links, struct db *db, struct arena *arena,
                      const char *question, size_t length, const char *before, struct linked *out,
                      csql_error *error) {
    struct sql_select *tree = NULL;
    if (before == NULL || sql_parse(arena, before, strlen(before), &tree, NULL) != CSQL_OK ||
        sql_resolve(arena, db_catalogue(db), tree, NULL) != CSQL_OK) {
        return link_question(links, arena, question, length, out, error);
    }
    const char *english = plan_explain(arena, db_catalogue(db), tree);
    return english == NULL ? link_question(links, arena, question, length, out, error)
                           : link_follow_up(links, arena, question, length, english,
                                            rows_of(arena, db, tree, before), out, error);
}
