/* Equality of trees node for node. */
#include <string.h>

#include "sql/internal.h"

static bool same_text(const char *a, const char *b) {
    return a && b ? strcmp(a, b) == 0 : a == b;
}

/* Whether a column was written "so" matters only where its name would print bare otherwise. */
static bool same_quoting(const struct sql_expr *a, const struct sql_expr *b) {
    if (a->double_quoted == b->double_quoted) {
        return true;
    }
    struct buffer name = buffer_new(SQL_MAX_BYTES * 2);
    db_quote_identifier(&name, a->name);
    bool quoted = buffer_text(&name)[0] == '"';
    buffer_free(&name);
    return quoted;
}

static bool same_list(struct sql_expr *const *a, size_t a_count, struct sql_expr *const *b, size_t b_count) {
    if (a_count != b_count) {
        return false;
    }
    for (size_t i = 0; i < a_count; i++) {
        if (!sql_same_expr(a[i], b[i])) {
            return false;
        }
    }
    return true;
}

static bool same_order(const struct sql_order *a, size_t a_count, const struct sql_order *b, size_t b_count) {
    if (a_count != b_count) {
        return false;
    }
    for (size_t i = 0; i < a_count; i++) {
        if (a[i].descending != b[i].descending || a[i].nulls != b[i].nulls ||
            !sql_same_expr(a[i].expr, b[i].expr)) {
            return false;
        }
    }
    return true;
}

static bool same_window(const struct sql_window *a, const struct sql_window *b) {
    if (!a || !b) {
        return a == b;
    }
    return sql_name_equal(a->name, b->name) && sql_name_equal(a->base, b->base) &&
           a->parenthesised == b->parenthesised && a->unit == b->unit && a->from.kind == b->from.kind &&
           a->to.kind == b->to.kind && a->has_to == b->has_to && a->exclude == b->exclude &&
           sql_same_expr(a->from.offset, b->from.offset) && sql_same_expr(a->to.offset, b->to.offset) &&
           same_list(a->partition, a->partition_count, b->partition, b->partition_count) &&
           same_order(a->order, a->order_count, b->order, b->order_count);
}

static bool same_sources(struct sql_source *const *a, size_t a_count, struct sql_source *const *b,
                         size_t b_count);

static bool same_names(const char *const *a, size_t a_count, const char *const *b, size_t b_count) {
    if (a_count != b_count) {
        return false;
    }
    for (size_t i = 0; i < a_count; i++) {
        if (!sql_name_equal(a[i], b[i])) {
            return false;
        }
    }
    return true;
}

static bool same_source(const struct sql_source *a, const struct sql_source *b) {
    return a->kind == b->kind && a->join == b->join && a->natural == b->natural &&
           a->not_indexed == b->not_indexed && sql_same_expr(a->on, b->on) &&
           same_names(a->using_columns, a->using_count, b->using_columns, b->using_count) &&
           sql_name_equal(a->schema, b->schema) && sql_name_equal(a->name, b->name) &&
           sql_name_equal(a->alias, b->alias) && sql_name_equal(a->indexed_by, b->indexed_by) &&
           same_list(a->arguments, a->argument_count, b->arguments, b->argument_count) &&
           sql_same(a->select, b->select) &&
           same_sources(a->sources, a->source_count, b->sources, b->source_count);
}

static bool same_sources(struct sql_source *const *a, size_t a_count, struct sql_source *const *b,
                         size_t b_count) {
    if (a_count != b_count) {
        return false;
    }
    for (size_t i = 0; i < a_count; i++) {
        if (!same_source(a[i], b[i])) {
            return false;
        }
    }
    return true;
}

bool sql_same_expr(const struct sql_expr *a, const struct sql_expr *b) {
    if (!a || !b) {
        return a == b;
    }
    return a->kind == b->kind && a->op == b->op && a->negated == b->negated && a->distinct == b->distinct &&
           a->has_base == b->has_base && a->has_else == b->has_else && same_quoting(a, b) &&
           sql_name_equal(a->schema, b->schema) && sql_name_equal(a->table, b->table) &&
           sql_name_equal(a->name, b->name) && (a->kind == SQL_NULL || same_text(a->text, b->text)) &&
           same_list(a->operands, a->operand_count, b->operands, b->operand_count) &&
           sql_same(a->select, b->select) && same_sources(&a->in, a->in ? 1 : 0, &b->in, b->in ? 1 : 0) &&
           same_order(a->order, a->order_count, b->order, b->order_count) &&
           sql_same_expr(a->filter, b->filter) && same_window(a->window, b->window);
}

static bool same_core(const struct sql_core *a, const struct sql_core *b) {
    if (a->distinct != b->distinct || a->result_count != b->result_count ||
        a->window_count != b->window_count) {
        return false;
    }
    for (size_t i = 0; i < a->result_count; i++) {
        if (!sql_same_expr(a->results[i].expr, b->results[i].expr) ||
            !sql_name_equal(a->results[i].alias, b->results[i].alias)) {
            return false;
        }
    }
    for (size_t i = 0; i < a->window_count; i++) {
        if (!same_window(a->windows[i], b->windows[i])) {
            return false;
        }
    }
    return same_sources(a->sources, a->source_count, b->sources, b->source_count) &&
           sql_same_expr(a->where, b->where) &&
           same_list(a->group, a->group_count, b->group, b->group_count) &&
           sql_same_expr(a->having, b->having) && same_list(a->rows, a->row_count, b->rows, b->row_count);
}

static bool same_cte(const struct sql_cte *a, const struct sql_cte *b) {
    return sql_name_equal(a->name, b->name) && a->materialized == b->materialized &&
           same_names(a->columns, a->column_count, b->columns, b->column_count) &&
           sql_same(a->select, b->select);
}

bool sql_same(const struct sql_select *a, const struct sql_select *b) {
    if (!a || !b) {
        return a == b;
    }
    if (a->recursive != b->recursive || a->cte_count != b->cte_count || a->core_count != b->core_count) {
        return false;
    }
    for (size_t i = 0; i < a->cte_count; i++) {
        if (!same_cte(a->ctes[i], b->ctes[i])) {
            return false;
        }
    }
    for (size_t i = 0; i < a->core_count; i++) {
        if (a->operators[i] != b->operators[i] || !same_core(a->cores[i], b->cores[i])) {
            return false;
        }
    }
    return same_order(a->order, a->order_count, b->order, b->order_count) &&
           sql_same_expr(a->limit, b->limit) && sql_same_expr(a->offset, b->offset);
}
