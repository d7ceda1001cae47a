/* The columns and the predicates of a query. */
#include <string.h>

#include "base/error.h"
#include "sql/internal.h"

bool sql_is_aggregate(const char *function) {
    static const char *const names[] = {"count", "sum",   "avg",          "min",
                                        "max",   "total", "group_concat", "string_agg"};
    for (size_t i = 0; function && i < sizeof names / sizeof *names; i++) {
        if (sql_name_equal(function, names[i])) {
            return true;
        }
    }
    return false;
}

/* min and max of several arguments are plain functions. */
static bool is_aggregate_call(const struct sql_expr *expr) {
    return expr->kind == SQL_CALL && !expr->window && sql_is_aggregate(expr->name) &&
           (expr->operand_count < 2 || sql_name_equal(expr->name, "group_concat") ||
            sql_name_equal(expr->name, "string_agg"));
}

bool sql_has_aggregate(const struct sql_expr *expr) {
    if (!expr) {
        return false;
    }
    if (is_aggregate_call(expr)) {
        return true;
    }
    for (size_t i = 0; i < expr->operand_count; i++) {
        if (sql_has_aggregate(expr->operands[i])) {
            return true;
        }
    }
    return false;
}

struct collector {
    struct arena *arena;
    struct sql_column_use *columns;
    struct sql_predicate *predicates;
    size_t count, capacity;
    bool failed;
};

static bool collect_column(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct collector *c = context;
    if (expr->kind != SQL_COLUMN || expr->column_index < 0) {
        return true;
    }
    struct sql_column_use *grown = arena_grow(c->arena, c->columns, c->count, &c->capacity, sizeof *grown);
    if (!grown) {
        c->failed = true;
        return false;
    }
    c->columns = grown;
    bool aggregated = place->parent && is_aggregate_call(place->parent);
    grown[c->count++] = (struct sql_column_use){expr, expr->table_index, expr->column_index, *place,
                                                aggregated ? place->parent->name : NULL};
    return true;
}

csql_status sql_columns(struct arena *arena, const struct sql_select *select, struct sql_column_use **out,
                        size_t *count) {
    struct collector c = {.arena = arena};
    /* The walk hands out what it was given; nothing here changes it. */
    sql_walk((struct sql_select *)select, &(struct sql_visitor){.context = &c, .expr = collect_column});
    *out = c.columns;
    *count = c.count;
    return c.failed ? CSQL_NO_MEMORY : CSQL_OK;
}

/* The column of `column`, `agg(column)` and `agg(DISTINCT column)`, else NULL. */
static const struct sql_expr *tested_column(const struct sql_expr *expr, const char **aggregate) {
    *aggregate = NULL;
    if (is_aggregate_call(expr) && expr->operand_count == 1) {
        *aggregate = expr->name;
        expr = expr->operands[0];
    }
    return expr->kind == SQL_COLUMN && expr->column_index >= 0 ? expr : NULL;
}

static void add_predicate(struct collector *c, struct sql_predicate predicate) {
    struct sql_predicate *grown = arena_grow(c->arena, c->predicates, c->count, &c->capacity, sizeof *grown);
    if (!grown) {
        c->failed = true;
        return;
    }
    predicate.table = predicate.column->table_index;
    predicate.column_index = predicate.column->column_index;
    c->predicates = grown;
    grown[c->count++] = predicate;
}

static void collect_comparison(struct collector *c, const struct sql_expr *expr,
                               struct sql_predicate predicate) {
    const struct sql_expr *value = expr->operands[1];
    predicate.op = expr->op;
    predicate.column = tested_column(expr->operands[0], &predicate.aggregate);
    if (!predicate.column && expr->op <= SQL_IS_NOT) {
        predicate.column = tested_column(value, &predicate.aggregate);
        predicate.op = sql_operator_flip(expr->op);
        value = expr->operands[0];
    }
    if (!predicate.column) {
        return;
    }
    predicate.value = value;
    predicate.select = value->kind == SQL_SUBQUERY ? value->select : NULL;
    add_predicate(c, predicate);
}

static void collect_membership(struct collector *c, const struct sql_expr *expr,
                               struct sql_predicate predicate) {
    predicate.op = SQL_IN;
    predicate.select = expr->select;
    if (expr->kind == SQL_IN_SELECT) {
        add_predicate(c, predicate);
    }
    for (size_t i = 1; expr->kind == SQL_IN_LIST && i < expr->operand_count; i++) {
        predicate.value = expr->operands[i];
        add_predicate(c, predicate);
    }
}

static bool collect_predicate(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct collector *c = context;
    if (place->clause != SQL_CLAUSE_WHERE && place->clause != SQL_CLAUSE_HAVING &&
        place->clause != SQL_CLAUSE_FROM) {
        return true;
    }
    struct sql_predicate predicate = {.expr = expr, .negated = expr->negated, .place = *place};
    if (expr->kind == SQL_BINARY && expr->op >= SQL_EQ && expr->op <= SQL_MATCH) {
        collect_comparison(c, expr, predicate);
        return true;
    }
    bool membership = expr->kind == SQL_IN_LIST || expr->kind == SQL_IN_SELECT;
    if (!membership && expr->kind != SQL_RANGE) {
        return true;
    }
    predicate.column = tested_column(expr->operands[0], &predicate.aggregate);
    if (!predicate.column) {
        return true;
    }
    if (membership) {
        collect_membership(c, expr, predicate);
    } else {
        predicate.op = SQL_BETWEEN;
        predicate.value = expr->operands[1];
        predicate.high = expr->operands[2];
        add_predicate(c, predicate);
    }
    return true;
}

csql_status sql_predicates(struct arena *arena, const struct sql_select *select, struct sql_predicate **out,
                           size_t *count) {
    struct collector c = {.arena = arena};
    sql_walk((struct sql_select *)select, &(struct sql_visitor){.context = &c, .expr = collect_predicate});
    *out = c.predicates;
    *count = c.count;
    return c.failed ? CSQL_NO_MEMORY : CSQL_OK;
}
