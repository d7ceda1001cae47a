/* Deep copies. Columns of a copied block are pointed to the copied FROM items and result expressions. */
#include <string.h>

#include "sql/internal.h"

struct pair {
    const void *from;
    void *to;
};

struct copier {
    struct arena *arena;
    struct pair *pairs; /* FROM items, CTEs and result expressions that were copied */
    size_t count, capacity;
    bool failed;
};

static void *take(struct copier *copier, const void *from, size_t size) {
    void *to = copier->failed ? NULL : arena_alloc(copier->arena, size);
    if (!to) {
        copier->failed = true;
    } else {
        memcpy(to, from, size);
    }
    return to;
}

static void *take_array(struct copier *copier, const void *from, size_t count, size_t size) {
    void *to = copier->failed ? NULL : arena_array(copier->arena, count, size);
    if (!to) {
        copier->failed = true;
    } else {
        memcpy(to, from, count * size);
    }
    return to;
}

static void remember(struct copier *copier, const void *from, void *to) {
    struct pair *grown =
        arena_grow(copier->arena, copier->pairs, copier->count, &copier->capacity, sizeof *copier->pairs);
    if (!grown) {
        copier->failed = true;
        return;
    }
    copier->pairs = grown;
    copier->pairs[copier->count++] = (struct pair){from, to};
}

/* The copy of what was copied, else the thing itself: it belongs to an enclosing query. */
static void *mapped(const struct copier *copier, void *from) {
    for (size_t i = copier->count; from && i-- > 0;) {
        if (copier->pairs[i].from == from) {
            return copier->pairs[i].to;
        }
    }
    return from;
}

static struct sql_select *copy_select(struct copier *copier, const struct sql_select *select);
static struct sql_source *copy_source(struct copier *copier, const struct sql_source *source);
static struct sql_expr *copy_expr(struct copier *copier, const struct sql_expr *expr);

static struct sql_expr **copy_list(struct copier *copier, struct sql_expr *const *list, size_t count) {
    if (!count) {
        return NULL;
    }
    struct sql_expr **copy = take_array(copier, list, count, sizeof(struct sql_expr *));
    for (size_t i = 0; copy && i < count; i++) {
        copy[i] = copy_expr(copier, list[i]);
    }
    return copy;
}

static struct sql_order *copy_order(struct copier *copier, const struct sql_order *order, size_t count) {
    if (!count) {
        return NULL;
    }
    struct sql_order *copy = take_array(copier, order, count, sizeof *order);
    for (size_t i = 0; copy && i < count; i++) {
        copy[i].expr = copy_expr(copier, order[i].expr);
    }
    return copy;
}

static struct sql_window *copy_window(struct copier *copier, const struct sql_window *window) {
    if (!window) {
        return NULL;
    }
    struct sql_window *copy = take(copier, window, sizeof *window);
    if (!copy) {
        return NULL;
    }
    copy->partition = copy_list(copier, window->partition, window->partition_count);
    copy->order = copy_order(copier, window->order, window->order_count);
    copy->from.offset = copy_expr(copier, window->from.offset);
    copy->to.offset = copy_expr(copier, window->to.offset);
    return copy;
}

static struct sql_expr *copy_expr(struct copier *copier, const struct sql_expr *expr) {
    if (!expr) {
        return NULL;
    }
    struct sql_expr *copy = take(copier, expr, sizeof *expr);
    if (!copy) {
        return NULL;
    }
    copy->operands = copy_list(copier, expr->operands, expr->operand_count);
    copy->select = copy_select(copier, expr->select);
    copy->in = copy_source(copier, expr->in);
    copy->order = copy_order(copier, expr->order, expr->order_count);
    copy->filter = copy_expr(copier, expr->filter);
    copy->window = copy_window(copier, expr->window);
    return copy;
}

static struct sql_source *copy_source(struct copier *copier, const struct sql_source *source) {
    if (!source) {
        return NULL;
    }
    struct sql_source *copy = take(copier, source, sizeof *source);
    if (!copy) {
        return NULL;
    }
    remember(copier, source, copy);
    copy->arguments = copy_list(copier, source->arguments, source->argument_count);
    copy->select = copy_select(copier, source->select);
    if (source->source_count) {
        copy->sources =
            take_array(copier, source->sources, source->source_count, sizeof(struct sql_source *));
    }
    for (size_t i = 0; copy->sources && !copier->failed && i < source->source_count; i++) {
        copy->sources[i] = copy_source(copier, source->sources[i]);
    }
    copy->on = copy_expr(copier, source->on);
    return copy;
}

static struct sql_core *copy_core(struct copier *copier, const struct sql_core *core) {
    struct sql_core *copy = take(copier, core, sizeof *core);
    if (!copy) {
        return NULL;
    }
    if (core->source_count) {
        copy->sources = take_array(copier, core->sources, core->source_count, sizeof(struct sql_source *));
    }
    copy->source_capacity = core->source_count;
    for (size_t i = 0; !copier->failed && i < core->source_count; i++) {
        copy->sources[i] = copy_source(copier, core->sources[i]);
    }
    if (core->result_count) {
        copy->results = take_array(copier, core->results, core->result_count, sizeof *core->results);
    }
    copy->result_capacity = core->result_count;
    for (size_t i = 0; !copier->failed && i < core->result_count; i++) {
        copy->results[i].expr = copy_expr(copier, core->results[i].expr);
        remember(copier, core->results[i].expr, copy->results[i].expr);
    }
    copy->where = copy_expr(copier, core->where);
    copy->group = copy_list(copier, core->group, core->group_count);
    copy->group_capacity = core->group_count;
    copy->having = copy_expr(copier, core->having);
    copy->rows = copy_list(copier, core->rows, core->row_count);
    if (core->window_count) {
        copy->windows = take_array(copier, core->windows, core->window_count, sizeof(struct sql_window *));
    }
    for (size_t i = 0; !copier->failed && i < core->window_count; i++) {
        copy->windows[i] = copy_window(copier, core->windows[i]);
    }
    return copy;
}

static struct sql_cte *copy_cte(struct copier *copier, const struct sql_cte *cte) {
    struct sql_cte *copy = take(copier, cte, sizeof *cte);
    if (!copy) {
        return NULL;
    }
    remember(copier, cte, copy);
    copy->select = copy_select(copier, cte->select);
    return copy;
}

static struct sql_select *copy_select(struct copier *copier, const struct sql_select *select) {
    if (!select) {
        return NULL;
    }
    struct sql_select *copy = take(copier, select, sizeof *select);
    if (!copy) {
        return NULL;
    }
    if (select->cte_count) {
        copy->ctes = take_array(copier, select->ctes, select->cte_count, sizeof(struct sql_cte *));
    }
    for (size_t i = 0; !copier->failed && i < select->cte_count; i++) {
        copy->ctes[i] = copy_cte(copier, select->ctes[i]);
    }
    copy->cores = take_array(copier, select->cores, select->core_count, sizeof(struct sql_core *));
    copy->operators = take_array(copier, select->operators, select->core_count, sizeof *select->operators);
    for (size_t i = 0; !copier->failed && i < select->core_count; i++) {
        copy->cores[i] = copy_core(copier, select->cores[i]);
    }
    copy->order = copy_order(copier, select->order, select->order_count);
    copy->order_capacity = select->order_count;
    copy->limit = copy_expr(copier, select->limit);
    copy->offset = copy_expr(copier, select->offset);
    return copy;
}

/* A name may stand before what it refers to, so references are mapped once all is copied. */
static bool map_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    const struct copier *copier = context;
    (void)place;
    expr->source = mapped(copier, expr->source);
    expr->alias_of = mapped(copier, expr->alias_of);
    return true;
}

static void map_source(void *context, struct sql_source *source, const struct sql_place *place) {
    (void)place;
    source->cte = mapped(context, (void *)source->cte);
}

struct sql_select *sql_copy(struct arena *arena, const struct sql_select *select) {
    struct copier copier = {.arena = arena};
    struct sql_select *copy = copy_select(&copier, select);
    if (copier.failed || !copy) {
        return NULL;
    }
    sql_walk(copy, &(struct sql_visitor){.context = &copier, .expr = map_expr, .source = map_source});
    return copy;
}

struct sql_expr *sql_copy_expr(struct arena *arena, const struct sql_expr *expr) {
    struct copier copier = {.arena = arena};
    struct sql_expr *copy = copy_expr(&copier, expr);
    if (copier.failed || !copy) {
        return NULL;
    }
    sql_walk_expr(copy, &(struct sql_visitor){.context = &copier, .expr = map_expr, .source = map_source});
    return copy;
}
