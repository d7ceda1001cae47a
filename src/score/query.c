/* One query of gold or prediction: parsed, run once, and compared in the ways that the metrics need. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "score/score.h"

/* What a query may give. Beyond that it is cut short, gold and prediction alike. */
#define MAX_ROWS ((size_t)200000)
#define MAX_CELL_BYTES ((size_t)256 * 1024 * 1024)
#define MAX_VALUES_BYTES ((size_t)256 * 1024 * 1024)

struct strings {
    struct arena *arena;
    const char **items;
    size_t count, capacity;
    bool failed;
};

static void add_string(struct strings *strings, const char *text) {
    const char **grown = arena_grow(strings->arena, strings->items, strings->count, &strings->capacity,
                                    sizeof *strings->items);
    if (!grown || !text) {
        strings->failed = true;
        return;
    }
    strings->items = grown;
    strings->items[strings->count++] = text;
}

static int compare_strings(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The strings in order, each behind a newline; unique: every one once. NULL when out of memory. */
static const char *join(struct strings *strings, bool unique) {
    if (strings->failed) {
        return NULL;
    }
    if (strings->count > 1) {
        qsort(strings->items, strings->count, sizeof *strings->items, compare_strings);
    }
    struct buffer buffer = buffer_new(MAX_VALUES_BYTES);
    for (size_t i = 0; i < strings->count; i++) {
        if (!unique || i == 0 || strcmp(strings->items[i], strings->items[i - 1]) != 0) {
            buffer_char(&buffer, '\n');
            buffer_string(&buffer, strings->items[i]);
        }
    }
    const char *joined =
        buffer.status == CSQL_OK ? arena_copy(strings->arena, buffer_text(&buffer), buffer.length) : NULL;
    buffer_free(&buffer);
    return joined;
}

/* A cell so that equal values are equal text: whole reals as integers, text behind a letter. */
static const char *cell_key(struct arena *arena, const struct db_cell *cell) {
    switch (cell->kind) {
    case CELL_NULL:
        return "0";
    case CELL_INTEGER:
        return arena_printf(arena, "1%lld", (long long)cell->integer);
    case CELL_REAL:
        if (cell->real == floor(cell->real) && fabs(cell->real) < 1e15) {
            return arena_printf(arena, "1%.0f", cell->real == 0 ? 0 : cell->real);
        }
        return arena_printf(arena, "1%.9g", cell->real);
    default:
        return arena_printf(arena, "%d%s", cell->kind == CELL_TEXT ? 2 : 3, cell->text ? cell->text : "");
    }
}

static const char *value_set(struct arena *arena, const struct db_result *result) {
    struct strings strings = {.arena = arena};
    for (size_t i = 0; i < result->row_count * result->column_count && !strings.failed; i++) {
        add_string(&strings, cell_key(arena, &result->cells[i]));
    }
    return join(&strings, true);
}

/* Numbers as text count like text: which of the two a column wants is a matter of its type. */
static bool collect_literal(void *context, struct sql_expr *expr, const struct sql_place *place) {
    (void)place;
    if (expr->kind == SQL_NUMBER || expr->kind == SQL_TEXT || expr->kind == SQL_BLOB) {
        add_string(context, expr->text);
    }
    return true;
}

static const char *literals_of(struct arena *arena, struct sql_select *tree) {
    struct strings strings = {.arena = arena};
    struct sql_visitor visitor = {.context = &strings, .expr = collect_literal};
    sql_walk(tree, &visitor);
    return join(&strings, false);
}

csql_status score_query_read(struct arena *arena, struct db *db, const char *sql, struct score_query *out,
                             csql_error *error) {
    *out = (struct score_query){.sql = sql};
    csql_error ignored = {.status = CSQL_OK};
    csql_status status = sql_parse(arena, sql, strlen(sql), &out->tree, &ignored);
    if (status == CSQL_OK) {
        out->ordered = out->tree->order_count > 0;
        status = sql_resolve(arena, db_catalogue(db), out->tree, &ignored);
    }
    if (status == CSQL_NO_MEMORY) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (status != CSQL_OK) {
        out->tree = NULL;
    }
    struct db_limits limits = {.rows = MAX_ROWS, .cells_bytes = MAX_CELL_BYTES};
    status = db_execute(db, arena, sql, &limits, &out->result, &ignored);
    if (status == CSQL_NO_MEMORY) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    out->ran = status == CSQL_OK;
    if (out->ran) {
        out->values = value_set(arena, &out->result);
    }
    if (out->tree) {
        out->literals = literals_of(arena, out->tree);
    }
    bool failed = (out->ran && !out->values) || (out->tree && !out->literals);
    return failed ? error_set(error, CSQL_NO_MEMORY, "out of memory") : CSQL_OK;
}

bool score_same_rows(struct arena *arena, const struct score_query *gold, const struct score_query *pred) {
    return gold->ran && pred->ran && db_results_equal(arena, &gold->result, &pred->result, gold->ordered);
}

bool score_same_values(const struct score_query *gold, const struct score_query *pred) {
    return gold->ran && pred->ran && strcmp(gold->values, pred->values) == 0;
}

bool score_same_form(struct arena *arena, const struct db_catalogue *catalogue,
                     const struct score_query *gold, const struct score_query *pred) {
    return gold->tree && pred->tree && sql_exact_match(arena, catalogue, gold->tree, pred->tree, NULL);
}

bool score_same_query(struct arena *arena, const struct db_catalogue *catalogue,
                      const struct score_query *gold, const struct score_query *pred) {
    return gold->tree && pred->tree && strcmp(gold->literals, pred->literals) == 0 &&
           score_same_form(arena, catalogue, gold, pred);
}
