/* Aliases T1, T2, ... for the tables of blocks that join, and the qualifiers that go with them. */
#include <string.h>

#include "base/buffer.h"
#include "sql/internal.h"

struct block {
    const struct block *outer;
    struct sql_core *core;
    size_t first;   /* the number before its first alias */
    size_t aliases; /* how many it gives */
};

struct aliaser {
    struct arena *arena;
    bool failed;
};

static void alias_select(struct aliaser *a, struct sql_select *select, const struct block *outer);

/* ---- which FROM item a column belongs to ---- */

static struct sql_source *find_source(struct sql_source *const *sources, size_t count,
                                      const struct sql_expr *column) {
    for (size_t i = 0; i < count; i++) {
        struct sql_source *source = sources[i];
        bool same = column->source ? source == column->source
                                   : column->table_index >= 0 && source->table_index == column->table_index;
        if (same) {
            return source;
        }
        if ((source = find_source(source->sources, source->source_count, column))) {
            return source;
        }
    }
    return NULL;
}

static size_t count_sources(struct sql_source *const *sources, size_t count) {
    size_t total = 0;
    for (size_t i = 0; i < count; i++) {
        total += sources[i]->kind == SQL_SOURCE_JOIN
                     ? count_sources(sources[i]->sources, sources[i]->source_count)
                     : 1;
    }
    return total;
}

/* ---- does a block look outside itself ---- */

struct outlook {
    struct sql_core *core;
    const struct block *outer;
    bool found; /* a column of an enclosing block is used */
};

static bool look_out(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct outlook *outlook = context;
    (void)place;
    if (expr->kind != SQL_COLUMN || (!expr->source && expr->table_index < 0)) {
        return true;
    }
    /* A column that was built without its source is the innermost block's that has the table. */
    if (find_source(outlook->core->sources, outlook->core->source_count, expr)) {
        return true;
    }
    for (const struct block *block = outlook->outer; block; block = block->outer) {
        if (find_source(block->core->sources, block->core->source_count, expr)) {
            outlook->found = true;
        }
    }
    return true;
}

/* A query of the block alone, to be walked; first is room for its operator. */
static struct sql_select alone(struct sql_core **core, enum sql_set_operator *first) {
    *first = SQL_SET_FIRST;
    return (struct sql_select){.cores = core, .operators = first, .core_count = 1};
}

static bool looks_out(struct sql_core *core, const struct block *outer) {
    enum sql_set_operator first;
    struct sql_select select = alone(&core, &first);
    struct outlook outlook = {core, outer, false};
    if (outer) {
        sql_walk(&select, &(struct sql_visitor){.context = &outlook, .expr = look_out});
    }
    return outlook.found;
}

static bool stands_in(struct sql_source *const *sources, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++) {
        if (sql_name_equal(sources[i]->name, name) ||
            stands_in(sources[i]->sources, sources[i]->source_count, name)) {
            return true;
        }
    }
    return false;
}

/* True if a query nested in the block uses one of the block's tables and has that table itself. */
struct capture {
    const struct block *block;
    bool found;
};

static bool find_capture(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct capture *capture = context;
    const struct sql_core *block = capture->block->core;
    if (expr->kind != SQL_COLUMN || !expr->source || !place->core || place->depth == 0) {
        return true;
    }
    struct sql_source *source = find_source(block->sources, block->source_count, expr);
    if (source && stands_in(place->core->sources, place->core->source_count, source->name)) {
        capture->found = true;
    }
    return true;
}

static bool is_captured(const struct block *block) {
    enum sql_set_operator first;
    struct sql_core *core = block->core;
    struct sql_select select = alone(&core, &first);
    struct capture capture = {block, false};
    sql_walk(&select, &(struct sql_visitor){.context = &capture, .expr = find_capture});
    return capture.found;
}

/* ---- naming ---- */

static void name_sources(struct aliaser *a, struct block *block, struct sql_source *const *sources,
                         size_t count, bool named) {
    for (size_t i = 0; i < count; i++) {
        struct sql_source *source = sources[i];
        if (source->kind == SQL_SOURCE_JOIN) {
            name_sources(a, block, source->sources, source->source_count, named);
            continue;
        }
        if (!named) {
            if (source->kind != SQL_SOURCE_FUNCTION) {
                source->alias = NULL;
            }
            continue;
        }
        source->alias = arena_printf(a->arena, "T%zu", block->first + ++block->aliases);
        a->failed = a->failed || !source->alias;
    }
}

struct qualify {
    struct aliaser *aliaser;
    const struct block *block;
};

static const char *visible_name(const struct sql_source *source) {
    return source->alias ? source->alias : source->name;
}

/* Columns of the own block are qualified where it has aliases, those of enclosing blocks always. */
static void qualify_column(struct qualify *q, struct sql_expr *expr) {
    if (expr->alias_of) {
        return;
    }
    for (const struct block *block = q->block; block; block = block->outer) {
        const struct sql_source *source = find_source(block->core->sources, block->core->source_count, expr);
        if (!source) {
            continue;
        }
        bool needed = block->aliases > 0 || block != q->block;
        expr->schema = NULL;
        expr->table = needed ? visible_name(source) : NULL;
        return;
    }
}

static bool qualify_expr(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct qualify *q = context;
    (void)place;
    if (expr->kind == SQL_COLUMN) {
        qualify_column(q, expr);
    } else if (expr->kind == SQL_STAR && expr->table && expr->source) {
        expr->table = visible_name(expr->source);
    }
    if (!expr->select) {
        return true;
    }
    for (size_t i = 0; i < expr->operand_count; i++) {
        sql_walk_expr(expr->operands[i], &(struct sql_visitor){.context = q, .expr = qualify_expr});
    }
    alias_select(q->aliaser, expr->select, q->block);
    return false;
}

static void qualify(struct aliaser *a, const struct block *block, struct sql_expr *expr) {
    struct qualify q = {a, block};
    sql_walk_expr(expr, &(struct sql_visitor){.context = &q, .expr = qualify_expr});
}

static void qualify_sources(struct aliaser *a, const struct block *block, struct sql_source *const *sources,
                            size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (sources[i]->select) {
            alias_select(a, sources[i]->select, block->outer);
        }
        qualify_sources(a, block, sources[i]->sources, sources[i]->source_count);
        for (size_t j = 0; j < sources[i]->argument_count; j++) {
            qualify(a, block, sources[i]->arguments[j]);
        }
        qualify(a, block, sources[i]->on);
    }
}

static void qualify_window(struct aliaser *a, const struct block *block, const struct sql_window *window) {
    for (size_t i = 0; i < window->partition_count; i++) {
        qualify(a, block, window->partition[i]);
    }
    for (size_t i = 0; i < window->order_count; i++) {
        qualify(a, block, window->order[i].expr);
    }
}

static void alias_core(struct aliaser *a, struct sql_select *select, struct sql_core *core,
                       const struct block *outer) {
    struct block block = {outer, core, 0, 0};
    bool outward = looks_out(core, outer);
    bool joined = count_sources(core->sources, core->source_count) > 1;
    for (const struct block *above = outer; above && outward; above = above->outer) {
        if (above->first + above->aliases > block.first) {
            block.first = above->first + above->aliases;
        }
    }
    name_sources(a, &block, core->sources, core->source_count, joined || is_captured(&block));
    for (size_t i = 0; i < core->result_count; i++) {
        qualify(a, &block, core->results[i].expr);
    }
    for (size_t i = 0; i < core->row_count; i++) {
        qualify(a, &block, core->rows[i]);
    }
    qualify_sources(a, &block, core->sources, core->source_count);
    qualify(a, &block, core->where);
    for (size_t i = 0; i < core->group_count; i++) {
        qualify(a, &block, core->group[i]);
    }
    qualify(a, &block, core->having);
    for (size_t i = 0; i < core->window_count; i++) {
        qualify_window(a, &block, core->windows[i]);
    }
    /* In a set operation ORDER BY names result columns, which have no qualifier. */
    for (size_t i = 0; i < select->order_count && select->core_count == 1; i++) {
        qualify(a, &block, select->order[i].expr);
    }
}

static void alias_select(struct aliaser *a, struct sql_select *select, const struct block *outer) {
    for (size_t i = 0; i < select->cte_count; i++) {
        alias_select(a, select->ctes[i]->select, outer);
    }
    for (size_t i = 0; i < select->core_count && !a->failed; i++) {
        alias_core(a, select, select->cores[i], outer);
    }
}

bool sql_alias_tables(struct arena *arena, struct sql_select *select) {
    struct aliaser a = {.arena = arena};
    if (!select) {
        return false;
    }
    alias_select(&a, select, NULL);
    return !a.failed;
}
