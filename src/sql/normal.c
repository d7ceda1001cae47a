/* Canonical text of whole queries, and equality by it.
 *
 * The FROM items of a block get names that do not depend on aliases or order: the table, its nesting depth,
 * and, where a table stands more than once, a number. Which of the copies is number 0 is found by trying
 * the orders and keeping the smallest text. */
#include <stdlib.h>
#include <string.h>

#include "sql/normal.h"

struct item {
    const char *base; /* what the FROM item is, whatever it is called */
    const struct sql_source *source;
    size_t place; /* in the text, to keep the sort stable */
};

/* ---- FROM ---- */

static bool gather_items(struct normal *normal, struct sql_source *const *sources, size_t count,
                         struct item **items, size_t *item_count, size_t *capacity) {
    for (size_t i = 0; i < count; i++) {
        if (sources[i]->kind == SQL_SOURCE_JOIN) {
            if (!gather_items(normal, sources[i]->sources, sources[i]->source_count, items, item_count,
                              capacity)) {
                return false;
            }
            continue;
        }
        struct item *grown = arena_grow(normal->arena, *items, *item_count, capacity, sizeof **items);
        if (!grown) {
            normal->failed = true;
            return false;
        }
        *items = grown;
        grown[*item_count] = (struct item){NULL, sources[i], *item_count};
        (*item_count)++;
    }
    return true;
}

static const char *base_text(struct normal *normal, const struct sql_source *source) {
    if (source->kind == SQL_SOURCE_SELECT) {
        return normal_printf(normal, "(%s)", normal_select(normal, source->select));
    }
    if (source->cte) {
        return normal_printf(normal, "cte(%s)", normal_lower(normal, source->name));
    }
    if (source->table_index >= 0 && normal->catalogue) {
        return normal_lower(normal, normal->catalogue->tables[source->table_index].name);
    }
    return normal_lower(normal, source->name);
}

static int compare_items(const void *a, const void *b) {
    const struct item *left = a, *right = b;
    int order = strcmp(left->base, right->base);
    return order != 0 ? order : (left->place > right->place) - (left->place < right->place);
}

static bool push_name(struct normal *normal, const struct sql_source *source, const char *name) {
    struct normal_name *grown = arena_grow(normal->arena, normal->names, normal->name_count,
                                           &normal->name_capacity, sizeof *normal->names);
    if (!grown) {
        normal->failed = true;
        return false;
    }
    normal->names = grown;
    normal->names[normal->name_count++] = (struct normal_name){source, name};
    return true;
}

/* Names for sorted items; a subquery is called by its rank, since its text may be long. */
static bool push_names(struct normal *normal, const struct item *items, size_t count) {
    for (size_t i = 0, copy = 0; i < count; i++) {
        copy = i > 0 && strcmp(items[i].base, items[i - 1].base) == 0 ? copy + 1 : 0;
        bool twin = copy > 0 || (i + 1 < count && strcmp(items[i].base, items[i + 1].base) == 0);
        const char *name = items[i].source->kind == SQL_SOURCE_SELECT
                               ? normal_printf(normal, "query%zu", i - copy)
                               : items[i].base;
        if (normal->depth > 1) {
            name = normal_printf(normal, "%s@%zu", name, normal->depth);
        }
        if (twin) {
            name = normal_printf(normal, "%s#%zu", name, copy);
        }
        if (!push_name(normal, items[i].source, name)) {
            return false;
        }
    }
    return true;
}

/* True if all joins of the block are inner ones with ON, or commas, so that order does not matter. */
static bool is_inner(struct sql_source *const *sources, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (sources[i]->join >= SQL_JOIN_LEFT || sources[i]->natural || sources[i]->using_count ||
            !is_inner(sources[i]->sources, sources[i]->source_count)) {
            return false;
        }
    }
    return true;
}

/* Joins whose order matters, as they stand. */
static const char *sequence_text(struct normal *normal, struct sql_source *const *sources, size_t count) {
    const char *text = "";
    for (size_t i = 0; i < count && !normal->failed; i++) {
        const struct sql_source *source = sources[i];
        const char *item = "";
        if (source->kind == SQL_SOURCE_JOIN) {
            item = sequence_text(normal, source->sources, source->source_count);
        }
        for (size_t j = normal->name_count; j-- > 0 && !*item;) {
            if (normal->names[j].source == source) {
                item = normal->names[j].name;
            }
        }
        text = normal_printf(normal, "%s [%d%d %s ON %s USING", text, (int)source->join, (int)source->natural,
                             item, normal_expr(normal, source->on));
        for (size_t j = 0; j < source->using_count; j++) {
            text = normal_printf(normal, "%s %s", text, normal_lower(normal, source->using_columns[j]));
        }
        text = normal_printf(normal, "%s]", text);
    }
    return text;
}

/* ---- conditions ---- */

struct texts {
    const char **items;
    size_t count, capacity;
};

static void add_text(struct normal *normal, struct texts *texts, const char *text) {
    const char **grown =
        arena_grow(normal->arena, texts->items, texts->count, &texts->capacity, sizeof *texts->items);
    if (!grown) {
        normal->failed = true;
        return;
    }
    texts->items = grown;
    grown[texts->count++] = text;
}

static void add_conjuncts(struct normal *normal, struct texts *texts, const struct sql_expr *expr) {
    if (!expr) {
        return;
    }
    if (expr->kind != SQL_LOGIC || expr->op != SQL_AND) {
        add_text(normal, texts, normal_expr(normal, expr));
        return;
    }
    for (size_t i = 0; i < expr->operand_count; i++) {
        add_conjuncts(normal, texts, expr->operands[i]);
    }
}

static void add_join_conditions(struct normal *normal, struct texts *texts, struct sql_source *const *sources,
                                size_t count) {
    for (size_t i = 0; i < count; i++) {
        add_conjuncts(normal, texts, sources[i]->on);
        add_join_conditions(normal, texts, sources[i]->sources, sources[i]->source_count);
    }
}

static const char *joined(struct normal *normal, struct texts *texts, const char *separator, bool sorted) {
    return normal_join(normal, texts->items, texts->count, separator, sorted);
}

/* ---- blocks ---- */

const struct sql_expr *normal_term(const struct sql_core *core, const struct sql_expr *expr) {
    if (expr->alias_of) {
        return expr->alias_of;
    }
    if (!core || expr->kind != SQL_NUMBER) {
        return expr;
    }
    char *end = NULL;
    unsigned long position = strtoul(expr->text, &end, 10);
    bool whole = *end == '\0' && position >= 1 && position <= core->result_count;
    return whole && core->results[position - 1].expr->kind != SQL_STAR ? core->results[position - 1].expr
                                                                       : expr;
}

static const char *order_terms(struct normal *normal, const struct sql_select *select) {
    static const char *const nulls[] = {"", " NULLS FIRST", " NULLS LAST"};
    const struct sql_core *core = select->core_count == 1 ? select->cores[0] : NULL;
    struct texts texts = {NULL, 0, 0};
    for (size_t i = 0; i < select->order_count && !normal->failed; i++) {
        const struct sql_expr *term = normal_term(core, select->order[i].expr);
        const char *text = NULL;
        for (size_t j = 0; !core && j < select->core_count; j++) {
            for (size_t k = 0; !text && k < select->cores[j]->result_count; k++) {
                if (select->cores[j]->results[k].expr == term) {
                    text = normal_printf(normal, "%zu", k + 1);
                }
            }
        }
        if (!text) {
            text = normal_expr(normal, term);
        }
        add_text(normal, &texts,
                 normal_printf(normal, "%s%s%s", text, select->order[i].descending ? " DESC" : "",
                               nulls[select->order[i].nulls]));
    }
    return joined(normal, &texts, ", ", false);
}

/* The block with its FROM items named; select: the query whose ORDER BY belongs to the block, or NULL. */
static const char *named_core_text(struct normal *normal, const struct sql_core *core, const char *from,
                                   const struct sql_select *select) {
    struct texts results = {NULL, 0, 0}, conditions = {NULL, 0, 0}, group = {NULL, 0, 0},
                 windows = {NULL, 0, 0};
    for (size_t i = 0; i < core->result_count; i++) {
        add_text(normal, &results, normal_expr(normal, core->results[i].expr));
    }
    for (size_t i = 0; i < core->row_count; i++) {
        add_text(normal, &results, normal_expr(normal, core->rows[i]));
    }
    if (is_inner(core->sources, core->source_count)) {
        add_join_conditions(normal, &conditions, core->sources, core->source_count);
    } else {
        from = sequence_text(normal, core->sources, core->source_count);
    }
    add_conjuncts(normal, &conditions, core->where);
    for (size_t i = 0; i < core->group_count; i++) {
        add_text(normal, &group, normal_expr(normal, normal_term(core, core->group[i])));
    }
    struct sql_expr call = {.kind = SQL_CALL, .name = "window", .table_index = -1, .column_index = -1};
    for (size_t i = 0; i < core->window_count; i++) {
        call.window = core->windows[i];
        add_text(normal, &windows, normal_expr(normal, &call));
    }
    struct texts having = {NULL, 0, 0};
    add_conjuncts(normal, &having, core->having);
    const char *text = normal_printf(
        normal, "%s%s FROM %s WHERE %s GROUP %s HAVING %s WINDOW %s", core->row_count ? "VALUES " : "SELECT ",
        normal_printf(normal, "%s%s", core->distinct && normal->distinct ? "DISTINCT " : "",
                      joined(normal, &results, ", ", false)),
        from, joined(normal, &conditions, " AND ", true), joined(normal, &group, ", ", true),
        joined(normal, &having, " AND ", true), joined(normal, &windows, ", ", true));
    return select ? normal_printf(normal, "%s ORDER %s", text, order_terms(normal, select)) : text;
}

/* The next order of the twins in items[0 .. count), by place; false after the last, which restores the
 * first. */
static bool next_order(struct item *items, size_t count) {
    for (size_t end = count; end > 0;) {
        size_t start = end - 1;
        while (start > 0 && strcmp(items[start - 1].base, items[start].base) == 0) {
            start--;
        }
        struct item *run = items + start;
        size_t length = end - start, i = length - 1;
        while (i > 0 && run[i - 1].place > run[i].place) {
            i--;
        }
        size_t j = length - 1;
        if (i > 0) {
            while (run[j].place < run[i - 1].place) {
                j--;
            }
            struct item moved = run[i - 1];
            run[i - 1] = run[j];
            run[j] = moved;
        }
        for (size_t low = i, high = length - 1; low < high; low++, high--) {
            struct item moved = run[low];
            run[low] = run[high];
            run[high] = moved;
        }
        if (i > 0) {
            return true;
        }
        end = start;
    }
    return false;
}

static const char *core_text(struct normal *normal, const struct sql_core *core,
                             const struct sql_select *select) {
    struct item *items = NULL;
    size_t count = 0, capacity = 0, mark = normal->name_count;
    if (!gather_items(normal, core->sources, core->source_count, &items, &count, &capacity)) {
        return "";
    }
    for (size_t i = 0; i < count; i++) {
        items[i].base = base_text(normal, items[i].source);
    }
    if (count > 1) {
        qsort(items, count, sizeof *items, compare_items);
    }
    struct texts bases = {NULL, 0, 0};
    for (size_t i = 0; i < count; i++) {
        add_text(normal, &bases, items[i].base);
    }
    const char *from = joined(normal, &bases, ", ", false), *best = NULL;
    bool more = true;
    while (more) {
        if (!push_names(normal, items, count)) {
            return "";
        }
        const char *text = named_core_text(normal, core, from, select);
        normal->name_count = mark;
        if (!best || strcmp(text, best) < 0) {
            best = text;
        }
        more = !normal->failed && normal->trials > 0 && next_order(items, count);
        normal->trials -= more;
    }
    return best;
}

/* ---- queries ---- */

/* True if the operands of the set operation may change places. */
static bool is_commutative(const struct sql_select *select) {
    for (size_t i = 1; i < select->core_count; i++) {
        if (select->operators[i] == SQL_EXCEPT || select->operators[i] != select->operators[1]) {
            return false;
        }
    }
    return true;
}

const char *normal_select(struct normal *normal, const struct sql_select *select) {
    static const char *const operators[] = {"", " UNION ", " UNION ALL ", " INTERSECT ", " EXCEPT "};
    const char *text = "";
    if (!select || normal->failed) {
        return text;
    }
    normal->depth++;
    for (size_t i = 0; i < select->cte_count; i++) {
        const struct sql_cte *cte = select->ctes[i];
        text = normal_printf(normal, "%sWITH %s", text, normal_lower(normal, cte->name));
        for (size_t j = 0; j < cte->column_count; j++) {
            text = normal_printf(normal, "%s %s", text, normal_lower(normal, cte->columns[j]));
        }
        text = normal_printf(normal, "%s (%s) ", text, normal_select(normal, cte->select));
    }
    struct texts cores = {NULL, 0, 0};
    for (size_t i = 0; i < select->core_count; i++) {
        add_text(normal, &cores,
                 core_text(normal, select->cores[i], select->core_count == 1 ? select : NULL));
    }
    if (select->core_count > 1 && is_commutative(select)) {
        text = normal_printf(normal, "%s%s", text,
                             joined(normal, &cores, operators[select->operators[1]], true));
    } else {
        for (size_t i = 0; i < cores.count; i++) {
            text = normal_printf(normal, "%s%s%s", text, operators[select->operators[i]], cores.items[i]);
        }
    }
    if (select->core_count > 1) {
        text = normal_printf(normal, "%s ORDER %s", text, order_terms(normal, select));
    }
    text = normal_printf(normal, "%s LIMIT %s OFFSET %s", text, normal_expr(normal, select->limit),
                         normal_expr(normal, select->offset));
    normal->depth--;
    return text;
}

const char *sql_normal_text(struct arena *arena, const struct sql_select *select) {
    struct normal normal = {.arena = arena, .distinct = true, .trials = NORMAL_TRIALS};
    const char *text = normal_select(&normal, select);
    return normal.failed ? NULL : text;
}

bool sql_equal(struct arena *arena, const struct sql_select *a, const struct sql_select *b) {
    const char *left = sql_normal_text(arena, a), *right = sql_normal_text(arena, b);
    return left && right && strcmp(left, right) == 0;
}
