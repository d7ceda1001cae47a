/* Visiting every node of a query in the order of the text. */
#include "sql/internal.h"

struct walk {
    const struct sql_visitor *visitor;
    struct sql_place place;
};

static void walk_select(struct walk *walk, struct sql_select *select, bool nested);
static void walk_source(struct walk *walk, struct sql_source *source);

static void walk_expr(struct walk *walk, struct sql_expr *expr);

static void walk_list(struct walk *walk, struct sql_expr *const *items, size_t count) {
    for (size_t i = 0; i < count; i++) {
        walk_expr(walk, items[i]);
    }
}

static void walk_order(struct walk *walk, const struct sql_order *order, size_t count) {
    for (size_t i = 0; i < count; i++) {
        walk_expr(walk, order[i].expr);
    }
}

static void walk_window(struct walk *walk, const struct sql_window *window) {
    walk_list(walk, window->partition, window->partition_count);
    walk_order(walk, window->order, window->order_count);
    walk_expr(walk, window->from.offset);
    walk_expr(walk, window->to.offset);
}

static void walk_expr(struct walk *walk, struct sql_expr *expr) {
    if (!expr) {
        return;
    }
    const struct sql_visitor *visitor = walk->visitor;
    if (visitor->expr && !visitor->expr(visitor->context, expr, &walk->place)) {
        return;
    }
    const struct sql_expr *parent = walk->place.parent;
    walk->place.parent = expr;
    walk_list(walk, expr->operands, expr->operand_count);
    if (expr->select) {
        walk_select(walk, expr->select, true);
    }
    if (expr->in) {
        walk_source(walk, expr->in);
    }
    walk_order(walk, expr->order, expr->order_count);
    walk_expr(walk, expr->filter);
    if (expr->window) {
        walk_window(walk, expr->window);
    }
    walk->place.parent = parent;
}

static void walk_source(struct walk *walk, struct sql_source *source) {
    const struct sql_visitor *visitor = walk->visitor;
    if (visitor->source) {
        visitor->source(visitor->context, source, &walk->place);
    }
    walk_list(walk, source->arguments, source->argument_count);
    if (source->select) {
        walk_select(walk, source->select, true);
    }
    for (size_t i = 0; i < source->source_count; i++) {
        walk_source(walk, source->sources[i]);
    }
    walk_expr(walk, source->on);
}

static void walk_core(struct walk *walk, struct sql_core *core) {
    walk->place.core = core;
    walk->place.clause = SQL_CLAUSE_SELECT;
    for (size_t i = 0; i < core->result_count; i++) {
        walk_expr(walk, core->results[i].expr);
    }
    walk_list(walk, core->rows, core->row_count);
    walk->place.clause = SQL_CLAUSE_FROM;
    for (size_t i = 0; i < core->source_count; i++) {
        walk_source(walk, core->sources[i]);
    }
    walk->place.clause = SQL_CLAUSE_WHERE;
    walk_expr(walk, core->where);
    walk->place.clause = SQL_CLAUSE_GROUP;
    walk_list(walk, core->group, core->group_count);
    walk->place.clause = SQL_CLAUSE_HAVING;
    walk_expr(walk, core->having);
    walk->place.clause = SQL_CLAUSE_SELECT;
    for (size_t i = 0; i < core->window_count; i++) {
        walk_window(walk, core->windows[i]);
    }
}

static void walk_select(struct walk *walk, struct sql_select *select, bool nested) {
    struct sql_place outer = walk->place;
    walk->place.select = select;
    walk->place.core = select->core_count == 1 ? select->cores[0] : NULL;
    walk->place.parent = NULL;
    walk->place.depth = outer.depth + (nested ? 1 : 0);
    if (walk->visitor->select) {
        walk->visitor->select(walk->visitor->context, select, &outer);
    }
    for (size_t i = 0; i < select->cte_count; i++) {
        walk_select(walk, select->ctes[i]->select, true);
    }
    for (size_t i = 0; i < select->core_count; i++) {
        walk_core(walk, select->cores[i]);
    }
    walk->place.core = select->core_count == 1 ? select->cores[0] : NULL;
    walk->place.clause = SQL_CLAUSE_ORDER;
    walk_order(walk, select->order, select->order_count);
    walk->place.clause = SQL_CLAUSE_LIMIT;
    walk_expr(walk, select->limit);
    walk_expr(walk, select->offset);
    walk->place = outer;
}

void sql_walk(struct sql_select *select, const struct sql_visitor *visitor) {
    struct walk walk = {.visitor = visitor};
    walk_select(&walk, select, false);
}

void sql_walk_expr(struct sql_expr *expr, const struct sql_visitor *visitor) {
    struct walk walk = {.visitor = visitor};
    walk_expr(&walk, expr);
}
