/* A query with some of its columns exchanged for others, and its joins made anew. */
#include <string.h>

#include "reading/internal.h"

/* Most tables of a query that is made anew. */
#define MAX_TABLES 12

struct swap_walk {
    struct reader *r;
    const struct column_swap *swaps;
    size_t swap_count;
    bool everywhere;
    int tables[MAX_TABLES];
    size_t table_count;
    bool failed;
};

static void use_table(struct swap_walk *walk, int table) {
    for (size_t i = 0; i < walk->table_count; i++) {
        if (walk->tables[i] == table) {
            return;
        }
    }
    if (walk->table_count == MAX_TABLES) {
        walk->failed = true;
        return;
    }
    walk->tables[walk->table_count++] = table;
}

static bool visit(void *context, struct sql_expr *expr, const struct sql_place *place) {
    struct swap_walk *walk = context;
    const struct db_catalogue *catalogue = walk->r->catalogue;
    if (place->clause == SQL_CLAUSE_FROM && place->depth == 0) {
        return false; /* the joins are made anew */
    }
    if (expr->kind != SQL_COLUMN || place->depth > 0) {
        return true;
    }
    if (expr->column_index < 0) {
        walk->failed = true;
        return true;
    }
    bool filter = place->clause == SQL_CLAUSE_WHERE || place->clause == SQL_CLAUSE_HAVING;
    for (size_t i = 0; i < walk->swap_count && (walk->everywhere || !filter); i++) {
        if (expr->column_index == walk->swaps[i].from) {
            expr->column_index = walk->swaps[i].to;
            break;
        }
    }
    expr->table_index = catalogue->columns[expr->column_index].table;
    expr->name = catalogue->columns[expr->column_index].name;
    expr->table = NULL;
    expr->source = NULL;
    use_table(walk, expr->table_index);
    return true;
}

bool swap_is_plain(const struct sql_select *select) {
    if (select == NULL || select->core_count != 1 || select->cte_count > 0) {
        return false;
    }
    const struct sql_core *core = select->cores[0];
    for (size_t i = 0; i < core->source_count; i++) {
        for (size_t k = 0; k < i; k++) {
            if (core->sources[i]->table_index == core->sources[k]->table_index) {
                return false; /* a table that stands twice */
            }
        }
        if (core->sources[i]->kind != SQL_SOURCE_TABLE || core->sources[i]->table_index < 0) {
            return false;
        }
    }
    return core->source_count > 0;
}

struct sql_select *swap_columns(struct reader *r, const struct sql_select *select,
                                const struct column_swap *swaps, size_t count, bool everywhere,
                                const int *keep, size_t keep_count) {
    struct sql_select *copy = swap_is_plain(select) ? sql_copy(r->arena, select) : NULL;
    if (copy == NULL) {
        return NULL;
    }
    struct swap_walk walk = {.r = r, .swaps = swaps, .swap_count = count, .everywhere = everywhere};
    struct sql_core *core = copy->cores[0];
    struct sql_visitor visitor = {.context = &walk, .expr = visit};
    sql_walk(copy, &visitor);
    for (size_t i = 0; i < keep_count; i++) {
        use_table(&walk, keep[i]);
    }
    struct db_join_tree tree;
    if (walk.failed || walk.table_count == 0 ||
        db_join_trees(r->in->db, r->arena, walk.tables, walk.table_count, &tree, 1) == 0) {
        return NULL;
    }
    core->source_count = 0;
    return sql_add_join_tree(r->arena, core, r->catalogue, &tree) ? copy : NULL;
}
