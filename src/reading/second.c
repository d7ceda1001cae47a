/* A question that asks twice: "where is the concert, and who will perform?" What the second clause asks for
 * is shown beside what the first does, where only one thing that the query's tables know answers it. */
#include <string.h>

#include "reading/vague.h"

/* Most tables of a query that is asked twice. */
#define MAX_TABLES 12

struct answer {
    int table;  /* whose rows answer it */
    int column; /* or the column that does, else -1 */
    size_t count;
};

/* The word that opens a second clause, "and who ...": r->count if there is none. */
static size_t find_clause(const struct reader *r) {
    for (size_t i = 2; i < r->count; i++) {
        if ((r->cues[i - 1] & CUE_AND) != 0 && vague_sense(r, i) != SENSE_NONE && !clause_is_content(r, i)) {
            return i;
        }
    }
    return r->count;
}

struct fixed_walk {
    int table, column; /* the column, or any of the table for -1 */
    bool found;
};

static bool look_for_table(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct fixed_walk *walk = context;
    walk->found =
        walk->found ||
        (place->clause == SQL_CLAUSE_WHERE && expr->kind == SQL_COLUMN &&
         (walk->column >= 0 ? expr->column_index == walk->column : expr->table_index == walk->table));
    return true;
}

/* A condition says which rows of the table are meant, or what the column holds: that is no answer. */
static bool is_fixed(struct sql_select *tree, int table, int column) {
    struct fixed_walk walk = {.table = table, .column = column};
    struct sql_visitor visitor = {.context = &walk, .expr = look_for_table};
    sql_walk(tree, &visitor);
    return walk.found;
}

static int referred(const struct reader *r, int column) {
    for (size_t k = 0; k < r->catalogue->key_count; k++) {
        if (r->catalogue->keys[k].from == column) {
            return r->catalogue->columns[r->catalogue->keys[k].to].table;
        }
    }
    return -1;
}

/* What of the table answers the clause: a column of its own, or what one refers to. */
static void look_in(const struct reader *r, struct sql_select *tree, int table, enum sense sense,
                    struct answer *out) {
    const struct db_table *t = &r->catalogue->tables[table];
    for (int c = t->first_column; c < t->first_column + t->column_count; c++) {
        const struct db_column *column = &r->catalogue->columns[c];
        int parent = column->foreign_key ? referred(r, c) : -1;
        int held = parent >= 0 ? parent : table;
        if (!vague_fits(r, sense, c) || (parent < 0 && is_key_column(column)) ||
            is_fixed(tree, held, parent >= 0 ? -1 : c) ||
            (out->count > 0 && parent >= 0 && out->table == parent)) {
            continue;
        }
        out->table = held;
        out->column = parent >= 0 ? -1 : c;
        out->count++;
    }
}

static bool shows(const struct sql_core *core, int column) {
    for (size_t i = 0; i < core->result_count; i++) {
        if (core->results[i].expr->kind == SQL_COLUMN && core->results[i].expr->column_index == column) {
            return true;
        }
    }
    return false;
}

/* What the query shows already answers the clause. */
static bool is_answered(const struct reader *r, const struct sql_core *core, enum sense sense) {
    for (size_t i = 0; i < core->result_count; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        if (expr->kind == SQL_COLUMN && expr->column_index >= 0 && vague_fits(r, sense, expr->column_index)) {
            return true;
        }
    }
    return false;
}

struct sql_select *add_second(struct reader *r, const struct sql_select *tree) {
    size_t word = find_clause(r), count = 0;
    struct sql_select *copy = word < r->count && swap_is_plain(tree) ? sql_copy(r->arena, tree) : NULL;
    if (copy == NULL || copy->cores[0]->group_count > 0 ||
        is_answered(r, copy->cores[0], vague_sense(r, word))) {
        return NULL;
    }
    struct sql_core *core = copy->cores[0];
    struct answer answer = {.column = -1};
    int tables[MAX_TABLES];
    for (size_t i = 0; i < core->source_count && count + 1 < MAX_TABLES; i++) {
        tables[count++] = core->sources[i]->table_index;
        look_in(r, copy, core->sources[i]->table_index, vague_sense(r, word), &answer);
    }
    if (answer.count != 1) {
        return NULL; /* none, or a choice that nobody offers */
    }
    struct column_list shown = {.count = 0};
    if (answer.column >= 0) {
        columns_add(&shown, answer.column);
    } else {
        display_columns(r->catalogue, answer.table, -1, &shown);
        tables[count++] = answer.table;
    }
    size_t before = core->result_count;
    for (size_t i = 0; i < shown.count; i++) {
        if (!shows(core, shown.at[i]) &&
            !sql_add_result(r->arena, core, sql_column(r->arena, r->catalogue, shown.at[i]))) {
            return reader_no_memory(r);
        }
    }
    return core->result_count == before ? NULL : swap_columns(r, copy, NULL, 0, false, tables, count);
}
