/* Execution accuracy's equality of two results. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "db/db.h"

/* Permutations of columns that are tried before two results are called unequal; only columns with the same
 * values in another order of rows make more than one candidate. */
#define MAX_TRIES 5000
#define RELATIVE_ERROR 1e-9

/* Cells by kind as they compare: NULL, then numbers, text, blobs. */
static int rank_of(const struct db_cell *cell) {
    switch (cell->kind) {
    case CELL_NULL:
        return 0;
    case CELL_INTEGER:
    case CELL_REAL:
        return 1;
    case CELL_TEXT:
        return 2;
    default:
        return 3;
    }
}

static double number_of(const struct db_cell *cell) {
    return cell->kind == CELL_REAL ? cell->real : (double)cell->integer;
}

static bool numbers_equal(double a, double b) {
    return a == b || fabs(a - b) <= RELATIVE_ERROR * fmax(fabs(a), fabs(b));
}

static bool cells_equal(const struct db_cell *a, const struct db_cell *b) {
    if (rank_of(a) != rank_of(b)) {
        return false;
    }
    if (a->kind == CELL_INTEGER && b->kind == CELL_INTEGER) {
        return a->integer == b->integer;
    }
    if (rank_of(a) == 1) {
        return numbers_equal(number_of(a), number_of(b));
    }
    return a->length == b->length && (a->length == 0 || memcmp(a->text, b->text, a->length) == 0);
}

static int compare_cells(const struct db_cell *a, const struct db_cell *b) {
    int kinds = rank_of(a) - rank_of(b);
    if (kinds != 0 || rank_of(a) == 0) {
        return kinds;
    }
    if (a->kind == CELL_INTEGER && b->kind == CELL_INTEGER) {
        return (a->integer > b->integer) - (a->integer < b->integer);
    }
    if (rank_of(a) == 1) {
        double x = number_of(a), y = number_of(b);
        return (x > y) - (x < y);
    }
    size_t shorter = a->length < b->length ? a->length : b->length;
    int order = shorter ? memcmp(a->text, b->text, shorter) : 0;
    return order ? order : (a->length > b->length) - (a->length < b->length);
}

struct grid { /* a result with its columns permuted: cells by reference */
    const struct db_result *result;
    const size_t *columns; /* NULL: as they are */
    size_t row;
};

static const struct db_cell *cell_at(const struct db_result *result, size_t row, size_t column) {
    return &result->cells[row * result->column_count + column];
}

static int compare_grid_rows(const void *a, const void *b) {
    const struct grid *x = a, *y = b;
    for (size_t c = 0; c < x->result->column_count; c++) {
        size_t column = x->columns ? x->columns[c] : c;
        int order = compare_cells(cell_at(x->result, x->row, column), cell_at(y->result, y->row, column));
        if (order) {
            return order;
        }
    }
    return 0;
}

static int compare_pointed_cells(const void *a, const void *b) {
    return compare_cells(*(const struct db_cell *const *)a, *(const struct db_cell *const *)b);
}

struct matching {
    const struct db_result *a, *b;
    bool ordered;
    bool *may;      /* may[i * columns + j]: column i of a holds the same multiset as column j of b */
    size_t *chosen; /* column of b for each of a */
    bool *used;
    struct grid *rows_a, *rows_b;
    size_t tries;
};

/* Columns as sorted (or ordered) lists of cells, column after column. */
static const struct db_cell **column_lists(struct arena *arena, const struct db_result *result,
                                           bool ordered) {
    size_t rows = result->row_count;
    const struct db_cell **lists = arena_array(arena, rows * result->column_count, sizeof(void *));
    for (size_t c = 0; lists && c < result->column_count; c++) {
        for (size_t r = 0; r < rows; r++) {
            lists[c * rows + r] = cell_at(result, r, c);
        }
        if (!ordered) {
            qsort(lists + c * rows, rows, sizeof(void *), compare_pointed_cells);
        }
    }
    return lists;
}

static bool fill_may(struct arena *arena, struct matching *m) {
    size_t columns = m->a->column_count, rows = m->a->row_count;
    const struct db_cell **a = column_lists(arena, m->a, m->ordered);
    const struct db_cell **b = column_lists(arena, m->b, m->ordered);
    m->may = arena_array(arena, columns * columns, sizeof *m->may);
    if (!a || !b || !m->may) {
        return false;
    }
    for (size_t i = 0; i < columns; i++) {
        for (size_t j = 0; j < columns; j++) {
            bool same = true;
            for (size_t r = 0; same && r < rows; r++) {
                same = cells_equal(a[i * rows + r], b[j * rows + r]);
            }
            m->may[i * columns + j] = same;
        }
    }
    return true;
}

/* True if the rows are the same multiset with the columns of b as chosen. */
static bool rows_match(struct matching *m) {
    size_t rows = m->a->row_count, columns = m->a->column_count;
    for (size_t r = 0; r < rows; r++) {
        m->rows_a[r] = (struct grid){m->a, NULL, r};
        m->rows_b[r] = (struct grid){m->b, m->chosen, r};
    }
    qsort(m->rows_a, rows, sizeof *m->rows_a, compare_grid_rows);
    qsort(m->rows_b, rows, sizeof *m->rows_b, compare_grid_rows);
    for (size_t r = 0; r < rows; r++) {
        for (size_t c = 0; c < columns; c++) {
            if (!cells_equal(cell_at(m->a, m->rows_a[r].row, c),
                             cell_at(m->b, m->rows_b[r].row, m->chosen[c]))) {
                return false;
            }
        }
    }
    return true;
}

static bool match_columns(struct matching *m, size_t column) {
    size_t columns = m->a->column_count;
    if (column == columns) {
        m->tries++;
        /* With the rows in order, equal columns are all there is to it. */
        return m->ordered || rows_match(m);
    }
    for (size_t j = 0; j < columns && m->tries < MAX_TRIES; j++) {
        if (m->used[j] || !m->may[column * columns + j]) {
            continue;
        }
        m->used[j] = true;
        m->chosen[column] = j;
        if (match_columns(m, column + 1)) {
            return true;
        }
        m->used[j] = false;
    }
    return false;
}

bool db_results_equal(struct arena *arena, const struct db_result *a, const struct db_result *b,
                      bool ordered) {
    struct matching m = {.a = a, .b = b, .ordered = ordered};
    if (a->column_count != b->column_count || a->row_count != b->row_count) {
        return false;
    }
    if (a->row_count == 0) {
        return true;
    }
    m.chosen = arena_array(arena, a->column_count, sizeof *m.chosen);
    m.used = arena_array(arena, a->column_count, sizeof *m.used);
    m.rows_a = arena_array(arena, a->row_count, sizeof *m.rows_a);
    m.rows_b = arena_array(arena, a->row_count, sizeof *m.rows_b);
    return m.chosen && m.used && m.rows_a && m.rows_b && fill_may(arena, &m) && match_columns(&m, 0);
}
