/* Building queries: results, sources, conditions, set operations. */
#include <string.h>

#include "sql/internal.h"

struct sql_select *sql_select_new(struct arena *arena) {
    struct sql_select *select = arena_alloc(arena, sizeof *select);
    if (!select) {
        return NULL;
    }
    select->cores = arena_array(arena, 1, sizeof(struct sql_core *));
    select->operators = arena_array(arena, 1, sizeof *select->operators);
    struct sql_core *core = arena_alloc(arena, sizeof *core);
    if (!select->cores || !select->operators || !core) {
        return NULL;
    }
    select->cores[0] = core;
    select->operators[0] = SQL_SET_FIRST;
    select->core_count = 1;
    return select;
}

struct sql_core *sql_select_core(struct sql_select *select) {
    return select->cores[0];
}

bool sql_add_result(struct arena *arena, struct sql_core *core, struct sql_expr *expr) {
    if (!expr) {
        return false;
    }
    struct sql_result *grown =
        arena_grow(arena, core->results, core->result_count, &core->result_capacity, sizeof *core->results);
    if (!grown) {
        return false;
    }
    core->results = grown;
    core->results[core->result_count++] = (struct sql_result){.expr = expr};
    return true;
}

static bool add_source(struct arena *arena, struct sql_core *core, struct sql_source *source) {
    struct sql_source **grown = arena_grow(arena, core->sources, core->source_count, &core->source_capacity,
                                           sizeof(struct sql_source *));
    if (!grown) {
        return false;
    }
    core->sources = grown;
    core->sources[core->source_count++] = source;
    return true;
}

static enum sql_join_kind join_for(const struct sql_core *core, const struct sql_expr *on) {
    if (core->source_count == 0) {
        return SQL_JOIN_FIRST;
    }
    return on ? SQL_JOIN_INNER : SQL_JOIN_COMMA;
}

struct sql_source *sql_add_table(struct arena *arena, struct sql_core *core,
                                 const struct db_catalogue *catalogue, int table, struct sql_expr *on) {
    if (table < 0 || (size_t)table >= catalogue->table_count) {
        return NULL;
    }
    struct sql_source *source = sql_source_new(arena, SQL_SOURCE_TABLE);
    if (!source) {
        return NULL;
    }
    source->join = join_for(core, on);
    source->on = on;
    source->table_index = table;
    source->name = arena_string(arena, catalogue->tables[table].name);
    return source->name && add_source(arena, core, source) ? source : NULL;
}

struct sql_source *sql_add_select(struct arena *arena, struct sql_core *core, struct sql_select *select,
                                  const char *alias, struct sql_expr *on) {
    struct sql_source *source = select ? sql_source_new(arena, SQL_SOURCE_SELECT) : NULL;
    if (!source) {
        return NULL;
    }
    source->join = join_for(core, on);
    source->on = on;
    source->select = select;
    source->alias = arena_string(arena, alias);
    if (alias && !source->alias) {
        return NULL;
    }
    return add_source(arena, core, source) ? source : NULL;
}

/* left.x = right.y for every column of the key. */
static struct sql_expr *key_condition(struct arena *arena, const struct db_catalogue *catalogue, size_t first,
                                      struct sql_source *left, struct sql_source *right) {
    struct sql_expr *all = NULL;
    int composite = catalogue->keys[first].composite;
    for (size_t i = first; i < catalogue->key_count; i++) {
        const struct db_key *key = &catalogue->keys[i];
        if (i > first && (composite == 0 || key->composite != composite)) {
            break;
        }
        bool from_left = catalogue->columns[key->from].table == left->table_index;
        struct sql_expr *one =
            sql_binary(arena, SQL_EQ, sql_column_of(arena, catalogue, from_left ? key->from : key->to, left),
                       sql_column_of(arena, catalogue, from_left ? key->to : key->from, right));
        if (!one || !(all = sql_and(arena, all, one))) {
            return NULL;
        }
    }
    return all;
}

bool sql_add_join_tree(struct arena *arena, struct sql_core *core, const struct db_catalogue *catalogue,
                       const struct db_join_tree *tree) {
    size_t base = core->source_count;
    for (size_t i = 0; i < tree->table_count; i++) {
        struct sql_source *source = sql_add_table(arena, core, catalogue, tree->tables[i], NULL);
        if (!source) {
            return false;
        }
    }
    for (size_t i = 0; i < tree->table_count - (tree->table_count > 0); i++) {
        const struct db_join *join = &tree->joins[i];
        size_t later = (size_t)(join->right > join->left ? join->right : join->left);
        size_t earlier = (size_t)(join->right > join->left ? join->left : join->right);
        struct sql_source *right = core->sources[base + later];
        struct sql_expr *on =
            key_condition(arena, catalogue, (size_t)join->key, core->sources[base + earlier], right);
        right->on = on ? sql_and(arena, right->on, on) : NULL;
        right->join = SQL_JOIN_INNER;
        if (!right->on) {
            return false;
        }
    }
    return true;
}

bool sql_add_where(struct arena *arena, struct sql_core *core, struct sql_expr *condition) {
    struct sql_expr *both = condition ? sql_and(arena, core->where, condition) : NULL;
    if (both) {
        core->where = both;
    }
    return both != NULL;
}

bool sql_add_having(struct arena *arena, struct sql_core *core, struct sql_expr *condition) {
    struct sql_expr *both = condition ? sql_and(arena, core->having, condition) : NULL;
    if (both) {
        core->having = both;
    }
    return both != NULL;
}

bool sql_add_group(struct arena *arena, struct sql_core *core, struct sql_expr *expr) {
    if (!expr) {
        return false;
    }
    struct sql_expr **grown =
        arena_grow(arena, core->group, core->group_count, &core->group_capacity, sizeof(struct sql_expr *));
    if (!grown) {
        return false;
    }
    core->group = grown;
    core->group[core->group_count++] = expr;
    return true;
}

bool sql_add_order(struct arena *arena, struct sql_select *select, struct sql_expr *expr, bool descending) {
    if (!expr) {
        return false;
    }
    struct sql_order *grown =
        arena_grow(arena, select->order, select->order_count, &select->order_capacity, sizeof *select->order);
    if (!grown) {
        return false;
    }
    select->order = grown;
    select->order[select->order_count++] = (struct sql_order){.expr = expr, .descending = descending};
    return true;
}

bool sql_set_limit(struct arena *arena, struct sql_select *select, int64_t count) {
    select->limit = sql_integer(arena, count);
    select->offset = NULL;
    return select->limit != NULL;
}

bool sql_set_place(struct arena *arena, struct sql_select *select, int64_t place) {
    bool set = sql_set_limit(arena, select, 1);
    select->offset = place > 1 ? sql_integer(arena, place - 1) : NULL;
    return set && (place <= 1 || select->offset != NULL);
}

/* The blocks of a query that may stand as an operand of a set operation: its own, or one that selects from
 * it whole. */
static struct sql_select *as_operand(struct arena *arena, struct sql_select *select) {
    if (select->core_count == 1 && !select->order_count && !select->limit && !select->cte_count) {
        return select;
    }
    struct sql_select *outer = sql_select_new(arena);
    if (!outer || !sql_add_result(arena, outer->cores[0], sql_star(arena)) ||
        !sql_add_select(arena, outer->cores[0], select, NULL, NULL)) {
        return NULL;
    }
    return outer;
}

bool sql_add_set(struct arena *arena, struct sql_select *left, enum sql_set_operator op,
                 struct sql_select *right) {
    if (!right || !(right = as_operand(arena, right))) {
        return false;
    }
    size_t count = left->core_count;
    struct sql_core **cores = arena_array(arena, count + 1, sizeof(struct sql_core *));
    enum sql_set_operator *operators = arena_array(arena, count + 1, sizeof *operators);
    if (!cores || !operators) {
        return false;
    }
    memcpy(cores, left->cores, count * sizeof(struct sql_core *));
    memcpy(operators, left->operators, count * sizeof *operators);
    cores[count] = right->cores[0];
    operators[count] = op;
    left->cores = cores;
    left->operators = operators;
    left->core_count = count + 1;
    return true;
}
