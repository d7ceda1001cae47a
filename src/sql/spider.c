/* Trees to the form of Spider's process_sql.py. */
#include "sql/spider.h"

#include <string.h>

static void push(struct normal *normal, struct spider_list *list, const char *text) {
    const char **grown =
        arena_grow(normal->arena, list->items, list->count, &list->capacity, sizeof *list->items);
    if (!grown) {
        normal->failed = true;
        return;
    }
    list->items = grown;
    grown[list->count++] = text;
}

/* The function of a plain aggregate over one argument, which Spider keeps apart from its argument. */
static const char *aggregate_of(const struct sql_expr *expr) {
    bool plain = expr->kind == SQL_CALL && expr->operand_count == 1 && !expr->window && !expr->filter;
    return plain && sql_is_aggregate(expr->name) ? expr->name : NULL;
}

/* A nested query: Spider compares it with its own DISTINCT and without its keys mapped. */
static const char *nested_text(struct normal *normal, const struct sql_select *select) {
    bool distinct = normal->distinct;
    const int *keys = normal->keys;
    normal->distinct = true;
    normal->keys = NULL;
    const struct spider_query *query = spider_read(normal, select);
    const char *text = query ? spider_text(normal, query) : "";
    normal->distinct = distinct;
    normal->keys = keys;
    return text;
}

/* ---- conditions ---- */

static const struct sql_select *query_of(const struct sql_expr *expr) {
    return expr->kind == SQL_SUBQUERY ? expr->select : NULL;
}

static bool count_nested(void *context, struct sql_expr *expr, const struct sql_place *place) {
    size_t *count = context;
    (void)place;
    *count += expr->select != NULL;
    return expr->select == NULL;
}

/* The value of a condition: a nested query, or nothing, since values do not count. An expression with a
 * query inside, which Spider cannot read, is kept whole. */
static const char *value_text(struct normal *normal, const struct sql_expr *expr, size_t *nested) {
    if (query_of(expr)) {
        ++*nested;
        return nested_text(normal, query_of(expr));
    }
    size_t inside = 0;
    sql_walk_expr((struct sql_expr *)expr, &(struct sql_visitor){.context = &inside, .expr = count_nested});
    *nested += inside;
    return inside ? normal_expr(normal, expr) : "";
}

static bool is_literal(const struct sql_expr *expr) {
    if (expr->kind == SQL_UNARY && (expr->op == SQL_NEGATE || expr->op == SQL_PLUS)) {
        expr = expr->operands[0];
    }
    return expr->kind <= SQL_PARAMETER;
}

static void read_comparison(struct normal *normal, const struct sql_expr *expr,
                            struct spider_condition *condition, const char **values) {
    const struct sql_expr *left = expr->operands[0], *right = expr->operands[1];
    condition->op = expr->op;
    bool turned = (is_literal(left) || query_of(left)) && !is_literal(right) && !query_of(right) &&
                  expr->op <= SQL_IS_NOT;
    if (turned) {
        condition->op = sql_operator_flip(expr->op);
        const struct sql_expr *swapped = left;
        left = right;
        right = swapped;
    }
    if (condition->op == SQL_IS_NOT) {
        condition->op = SQL_IS;
        condition->negated = true;
    }
    condition->left = normal_expr(normal, left);
    *values = value_text(normal, right, &condition->nested);
}

static void read_leaf(struct normal *normal, const struct sql_expr *expr,
                      struct spider_condition *condition) {
    const char *values = "", *high = "";
    condition->negated = expr->negated;
    condition->left = "";
    switch (expr->kind) {
    case SQL_RANGE:
        condition->op = SQL_BETWEEN;
        condition->left = normal_expr(normal, expr->operands[0]);
        values = value_text(normal, expr->operands[1], &condition->nested);
        high = value_text(normal, expr->operands[2], &condition->nested);
        break;
    case SQL_IN_SELECT:
    case SQL_IN_LIST:
    case SQL_IN_TABLE:
        condition->op = SQL_IN;
        condition->left = normal_expr(normal, expr->operands[0]);
        condition->nested = expr->select ? 1 : 0;
        values = expr->select ? nested_text(normal, expr->select) : expr->in ? expr->in->name : "";
        break;
    case SQL_EXISTS:
        condition->op = SQL_NO_OPERATOR;
        condition->nested = 1;
        values = nested_text(normal, expr->select);
        break;
    case SQL_BINARY:
        if (expr->op >= SQL_EQ && expr->op <= SQL_MATCH) {
            read_comparison(normal, expr, condition, &values);
            break;
        }
        /* fall through */
    default:
        condition->left = normal_expr(normal, expr);
        break;
    }
    condition->text = normal_printf(normal, "[%d %d %s {%s} {%s}]", (int)condition->negated,
                                    (int)condition->op, condition->left, values, high);
}

static struct spider_condition *push_condition(struct normal *normal, struct spider_conditions *list) {
    struct spider_condition *grown =
        arena_grow(normal->arena, list->items, list->count, &list->capacity, sizeof *list->items);
    if (!grown) {
        normal->failed = true;
        return NULL;
    }
    list->items = grown;
    grown[list->count] = (struct spider_condition){.text = "", .left = ""};
    return &grown[list->count++];
}

static size_t count_ors(const struct sql_expr *expr) {
    size_t count = 0;
    if (expr->kind != SQL_LOGIC) {
        return 0;
    }
    for (size_t i = 0; i < expr->operand_count; i++) {
        count += count_ors(expr->operands[i]) + (i > 0 && expr->op == SQL_OR);
    }
    return count;
}

static bool is_negatable(const struct sql_expr *expr) {
    return (expr->kind >= SQL_RANGE && expr->kind <= SQL_EXISTS) ||
           (expr->kind == SQL_BINARY && expr->op >= SQL_LIKE && expr->op <= SQL_MATCH);
}

/* Appends the conditions in the order of the text. An OR in parentheses is one condition, told by its
 * canonical text. */
static void read_conditions(struct normal *normal, const struct sql_expr *expr,
                            struct spider_conditions *list, bool inside_and) {
    if (!expr || normal->failed) {
        return;
    }
    struct sql_expr flipped;
    if (expr->kind == SQL_UNARY && expr->op == SQL_NOT && is_negatable(expr->operands[0])) {
        flipped = *expr->operands[0];
        flipped.negated = !flipped.negated;
        expr = &flipped;
    }
    if (expr->kind == SQL_LOGIC && !(inside_and && expr->op == SQL_OR)) {
        for (size_t i = 0; i < expr->operand_count; i++) {
            if (i > 0) {
                *(expr->op == SQL_AND ? &list->ands : &list->ors) += 1;
            }
            if (i > 0) {
                list->text = normal_printf(normal, "%s %s ", list->text, sql_operator_text(expr->op));
            }
            read_conditions(normal, expr->operands[i], list, expr->op == SQL_AND);
        }
        return;
    }
    struct spider_condition *condition = push_condition(normal, list);
    if (!condition) {
        return;
    }
    read_leaf(normal, expr, condition);
    condition->ors = count_ors(expr);
    list->text = normal_printf(normal, "%s%s", list->text, condition->text);
}

/* ---- FROM ---- */

static const char *table_text(struct normal *normal, const struct sql_source *source) {
    static const char *const sides[] = {"", "", "", "", "left ", "right ", "full "};
    const char *text = "";
    if (source->select) {
        text = nested_text(normal, source->select);
    } else if (source->cte && !normal->failed && normal->depth < SQL_MAX_DEPTH) {
        /* A recursive CTE names itself: below a depth its name has to do. */
        normal->depth += SQL_MAX_DEPTH / 4;
        text = nested_text(normal, source->cte->select);
        normal->depth -= SQL_MAX_DEPTH / 4;
    } else if (source->table_index >= 0 && normal->catalogue) {
        text = normal_lower(normal, normal->catalogue->tables[source->table_index].name);
    } else {
        text = normal_lower(normal, source->name);
    }
    return normal_printf(normal, "%s%s", sides[source->join], text);
}

static void read_sources(struct normal *normal, struct sql_source *const *sources, size_t count,
                         struct spider_query *query) {
    for (size_t i = 0; i < count && !normal->failed; i++) {
        const struct sql_source *source = sources[i];
        if (source->kind == SQL_SOURCE_JOIN) {
            read_sources(normal, source->sources, source->source_count, query);
        } else {
            push(normal, &query->tables, table_text(normal, source));
        }
        if (!source->on) {
            continue;
        }
        if (query->on.count > 0) {
            query->on.ands++;
            query->on.text = normal_printf(normal, "%s AND ", query->on.text);
        }
        read_conditions(normal, source->on, &query->on, false);
    }
}

/* ---- clauses ---- */

static void read_results(struct normal *normal, const struct sql_core *core, struct spider_query *query) {
    for (size_t i = 0; i < core->result_count && !normal->failed; i++) {
        const struct sql_expr *expr = core->results[i].expr;
        const char *aggregate = aggregate_of(expr);
        const char *text = normal_expr(normal, aggregate ? expr->operands[0] : expr);
        if (aggregate && expr->distinct && normal->distinct) {
            text = normal_printf(normal, "DISTINCT %s", text);
        }
        query->select_aggregates += aggregate || sql_has_aggregate(expr);
        push(normal, &query->select_no_agg, text);
        push(normal, &query->select, normal_printf(normal, "%s:%s", aggregate ? aggregate : "", text));
    }
    for (size_t i = 0; i < core->row_count && !normal->failed; i++) {
        push(normal, &query->select_no_agg, "row");
        push(normal, &query->select, "row");
    }
}

static void read_group(struct normal *normal, const struct sql_core *core, struct spider_query *query) {
    for (size_t i = 0; i < core->group_count && !normal->failed; i++) {
        const struct sql_expr *term = normal_term(core, core->group[i]);
        const char *text = normal_expr(normal, term), *dot = strchr(text, '.');
        query->group_aggregates += sql_has_aggregate(term);
        push(normal, &query->group, text);
        push(normal, &query->group_names, term->kind == SQL_COLUMN && dot ? dot + 1 : text);
    }
}

/* Spider keeps one direction for all terms: the last that is written. */
static void read_order(struct normal *normal, const struct sql_select *select, const struct sql_core *core,
                       struct spider_query *query) {
    const char *text = "";
    for (size_t i = 0; i < select->order_count && !normal->failed; i++) {
        const struct sql_expr *term = normal_term(core, select->order[i].expr);
        query->order_aggregates += sql_has_aggregate(term);
        query->descending = select->order[i].descending || (query->descending && !select->order[i].ascending);
        text = normal_printf(normal, "%s, %s", text, normal_expr(normal, term));
    }
    if (select->order_count) {
        query->order = normal_printf(normal, "%s%s", query->descending ? "desc" : "asc", text);
    }
}

static struct spider_query *read_from(struct normal *normal, const struct sql_select *select, size_t at) {
    struct spider_query *query = normal->failed ? NULL : arena_alloc(normal->arena, sizeof *query);
    if (!query) {
        normal->failed = true;
        return NULL;
    }
    const struct sql_core *core = select->cores[at];
    query->on.text = query->where.text = query->having.text = "";
    query->distinct = core->distinct;
    read_results(normal, core, query);
    read_sources(normal, core->sources, core->source_count, query);
    read_conditions(normal, core->where, &query->where, false);
    read_group(normal, core, query);
    read_conditions(normal, core->having, &query->having, false);
    return normal->failed ? NULL : query;
}

/* Spider reads set operations from the right, and what follows the last block belongs to that block. */
struct spider_query *spider_read(struct normal *normal, const struct sql_select *select) {
    struct spider_query *next = NULL;
    for (size_t i = select->core_count; i-- > 0;) {
        struct spider_query *query = read_from(normal, select, i);
        if (!query) {
            return NULL;
        }
        if (i + 1 == select->core_count) {
            read_order(normal, select, select->cores[i], query);
            query->limit = select->limit != NULL;
        } else {
            query->set = select->operators[i + 1];
        }
        query->next = next;
        next = query;
    }
    return normal->failed ? NULL : next;
}

static const char *list_text(struct normal *normal, const struct spider_list *list, bool sorted) {
    const char **copy = arena_array(normal->arena, list->count ? list->count : 1, sizeof *copy);
    if (!copy) {
        normal->failed = true;
        return "";
    }
    if (list->count) {
        memcpy(copy, list->items, list->count * sizeof *copy);
    }
    return normal_join(normal, copy, list->count, ", ", sorted);
}

const char *spider_text(struct normal *normal, const struct spider_query *query) {
    const char *text = "";
    for (; query && !normal->failed; query = query->next) {
        text = normal_printf(normal,
                             "%s<%d %s FROM %s ON %s WHERE %s GROUP %s HAVING %s ORDER %s LIMIT %d SET %d>",
                             text, (int)query->distinct, list_text(normal, &query->select, false),
                             list_text(normal, &query->tables, false), query->on.text, query->where.text,
                             list_text(normal, &query->group, false), query->having.text,
                             query->order ? query->order : "", (int)query->limit, (int)query->set);
    }
    return text;
}
