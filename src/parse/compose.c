#include "parse/compose.h"

#include <stdlib.h>
#include <string.h>

#include "sql/sql.h"

#define DERIVED_COLUMNS 8
#define MAX_DEPTH 40

/* One SELECT while it is written: its joins, and the FROM items that they became. */
struct level {
    const struct level *outer;
    struct joins joins;
    struct sql_source *sources[JOINS_MAX_SOURCES]; /* of joins.sources */
    const char *derived[QUERY_MAX_DERIVED];        /* aliases */
};

struct composer {
    const struct literal_context *context;
    struct arena *arena;
    const struct db_catalogue *catalogue;
    struct composition *out;
    size_t derived; /* derived tables so far, for their aliases */
    size_t depth;
    bool comparing; /* under a comparison, whose literals are texts where dates are */
    bool bad;       /* the tree cannot be written */
};

static struct sql_select *write_query(struct composer *c, const struct query *q, const struct level *outer,
                                      bool named);
static struct sql_expr *write_node(struct composer *c, const struct query_node *node,
                                   const struct level *level, const struct literal_compared *compared);

static struct sql_expr *bad(struct composer *c) {
    c->bad = true;
    return NULL;
}

static int catalogue_column(const struct composer *c, const struct query_node *node) {
    return c->context->in->columns[node->index].catalogue;
}

/* ---- sources ---- */

/* The number of a derived table's column: OUT2 is 1, of the first; -1 for another token. */
static int derived_column(enum grammar_known token, int *table) {
    if (token >= TOKEN_OUT1 && token <= TOKEN_OUT6) {
        *table = 0;
        return (int)(token - TOKEN_OUT1);
    }
    if (token >= TOKEN_OTHER1 && token <= TOKEN_OTHER4) {
        *table = 1;
        return (int)(token - TOKEN_OTHER1);
    }
    return -1;
}

/* The place that a node names within its own level; false if it names none. */
static bool place_of(const struct composer *c, const struct query_node *node, struct join_place *out) {
    int derived = 0;
    if (node->pointer && node->kind == NODE_COLUMN) {
        const int column = catalogue_column(c, node);
        *out = (struct join_place){{JOIN_TABLE, c->catalogue->columns[column].table}, column};
        return true;
    }
    if (node->pointer) {
        return false;
    }
    if (node->token == TOKEN_SECOND && node->child_count == 1 && place_of(c, node->children[0], out)) {
        out->source.kind = JOIN_SECOND;
        return true;
    }
    const int column = derived_column(node->token, &derived);
    *out = (struct join_place){{JOIN_DERIVED, derived}, column};
    return column >= 0;
}

static void look(const struct composer *c, const struct query_node *node, struct joins *joins, int depth);

static void look_list(const struct composer *c, const struct query_list *list, struct joins *joins,
                      int depth) {
    for (size_t i = 0; i < list->count; i++) {
        look(c, list->at[i], joins, depth);
    }
}

static void look_keys(const struct composer *c, const struct query_keys *keys, struct joins *joins,
                      int depth) {
    for (size_t i = 0; i < keys->count; i++) {
        look(c, keys->at[i].node, joins, depth);
    }
}

static void look_query(const struct composer *c, const struct query *q, struct joins *joins, int depth) {
    look_list(c, &q->items, joins, depth);
    look_list(c, &q->where, joins, depth);
    look_list(c, &q->group, joins, depth);
    look_list(c, &q->having, joins, depth);
    look_keys(c, &q->order, joins, depth);
}

/* Adds the sources of the level that a node, `depth` queries below it, mentions. */
static void look(const struct composer *c, const struct query_node *node, struct joins *joins, int depth) {
    struct join_place place;
    if (node->pointer && node->kind == NODE_TABLE) {
        if (depth == 0) {
            joins_add_source(joins, (struct join_source){JOIN_TABLE, c->context->in->tables[node->index]});
        }
        return;
    }
    if (!node->pointer && node->token == TOKEN_OUTER) {
        look(c, node->children[0], joins, depth - 1);
        return;
    }
    if (place_of(c, node, &place)) {
        if (depth == 0) {
            joins_add_source(joins, place.source);
        }
        return;
    }
    for (size_t i = 0; i < node->child_count; i++) {
        look(c, node->children[i], joins, depth);
    }
    look_list(c, &node->members, joins, depth);
    if (node->window != NULL) {
        look_list(c, &node->window->by, joins, depth);
        look_keys(c, &node->window->order, joins, depth);
    }
    for (const struct query *q = node->query; q != NULL; q = q->next) {
        look_query(c, q, joins, depth + 1);
        for (size_t i = 0; i < q->derived_count; i++) {
            look_query(c, q->derived[i], joins, depth + 1);
        }
    }
}

/* What FROM says by itself. */
static void name_sources(struct composer *c, const struct query *q, struct joins *joins, struct joins *left) {
    for (size_t i = 0; i < q->sources.count; i++) {
        const struct query_node *node = q->sources.at[i];
        struct join_place a, b;
        if (node->pointer) {
            if (node->kind == NODE_TABLE) {
                joins_add_source(joins,
                                 (struct join_source){JOIN_TABLE, c->context->in->tables[node->index]});
            }
        } else if (node->token == TOKEN_LEFT) {
            const struct join_source table = {JOIN_TABLE, c->context->in->tables[node->children[0]->index]};
            joins_add_source(joins, table);
            joins_add_source(left, table);
        } else if (node->token == TOKEN_VIA || node->token == TOKEN_VIA2) {
            const enum join_kind to = node->token == TOKEN_VIA ? JOIN_TABLE : JOIN_SECOND;
            c->bad =
                !joins_add_key(joins, c->catalogue, catalogue_column(c, node->children[0]), to) || c->bad;
        } else if (node->token == TOKEN_ON && place_of(c, node->children[0], &a) &&
                   place_of(c, node->children[1], &b)) {
            joins_add_edge(joins, a, b);
        } else {
            c->bad = true;
        }
    }
}

static bool has_source(const struct joins *joins, struct join_source source, size_t *at) {
    for (*at = 0; *at < joins->source_count; (*at)++) {
        if (join_same(joins->sources[*at], source)) {
            return true;
        }
    }
    return false;
}

/* A place as a column of the level's FROM. */
static struct sql_expr *write_place(struct composer *c, struct join_place place, const struct level *level) {
    size_t at = 0;
    if (level == NULL || !has_source(&level->joins, place.source, &at) || level->sources[at] == NULL) {
        return bad(c);
    }
    if (place.source.kind != JOIN_DERIVED) {
        return sql_column_of(c->arena, c->catalogue, place.column, level->sources[at]);
    }
    struct sql_expr *column = arena_alloc(c->arena, sizeof *column);
    if (column != NULL) {
        *column = (struct sql_expr){.kind = SQL_COLUMN,
                                    .table = level->derived[place.source.index],
                                    .name = arena_printf(c->arena, "c%d", place.column + 1),
                                    .table_index = -1,
                                    .column_index = -1,
                                    .source = level->sources[at]};
    }
    return column;
}

/* ---- FROM ---- */

/* Whether an edge ties the source to one that stands already. */
static bool is_tied(const struct joins *joins, size_t source, const bool *done) {
    for (size_t e = 0; e < joins->edge_count; e++) {
        size_t a = 0, b = 0;
        if (has_source(joins, joins->edges[e].a.source, &a) &&
            has_source(joins, joins->edges[e].b.source, &b) &&
            ((a == source && done[b]) || (b == source && done[a]))) {
            return true;
        }
    }
    return false;
}

/* The next source: one that is tied, those of outer joins last; else the first that is left. */
static size_t next_source(const struct joins *joins, const struct joins *left, const bool *done, bool any) {
    size_t at = 0, first = joins->source_count, tied = joins->source_count, outer = joins->source_count;
    for (size_t i = 0; i < joins->source_count; i++) {
        if (done[i]) {
            continue;
        }
        const bool is_left = has_source(left, joins->sources[i], &at);
        first = first == joins->source_count && !is_left ? i : first;
        if (any && is_tied(joins, i, done)) {
            tied = tied == joins->source_count && !is_left ? i : tied;
            outer = outer == joins->source_count && is_left ? i : outer;
        }
        outer = outer == joins->source_count && is_left && first == joins->source_count && !any ? i : outer;
    }
    const size_t none = joins->source_count;
    return tied < none ? tied : outer < none ? outer : first < none ? first : none;
}

/* The condition that joins a source to those before it; NULL if none does. */
static struct sql_expr *join_condition(struct composer *c, const struct level *level, size_t source,
                                       const bool *done, bool *used) {
    const struct joins *joins = &level->joins;
    struct sql_expr *on = NULL;
    for (size_t e = 0; e < joins->edge_count; e++) {
        size_t a = 0, b = 0;
        const struct join_edge *edge = &joins->edges[e];
        if (used[e] || !has_source(joins, edge->a.source, &a) || !has_source(joins, edge->b.source, &b) ||
            (a != source && b != source) || (a != source && !done[a]) || (b != source && !done[b])) {
            continue;
        }
        used[e] = true;
        const bool turned = a == source;
        struct sql_expr *equal =
            sql_binary(c->arena, SQL_EQ, write_place(c, turned ? edge->b : edge->a, level),
                       write_place(c, turned ? edge->a : edge->b, level));
        on = on == NULL ? equal : sql_and(c->arena, on, equal);
        c->out->inferred += edge->inferred;
    }
    return on;
}

static void write_from(struct composer *c, const struct query *q, struct level *level,
                       const struct joins *left, struct sql_core *core) {
    bool done[JOINS_MAX_SOURCES] = {false}, used[JOINS_MAX_EDGES] = {false};
    for (size_t count = 0; count < level->joins.source_count && !c->bad; count++) {
        size_t at = 0;
        const size_t next = next_source(&level->joins, left, done, count > 0);
        if (next >= level->joins.source_count) {
            c->bad = true;
            return;
        }
        const struct join_source source = level->joins.sources[next];
        struct sql_source *item = NULL;
        if (source.kind == JOIN_DERIVED) {
            if ((size_t)source.index >= q->derived_count) {
                c->bad = true;
                return;
            }
            level->derived[source.index] = arena_printf(c->arena, "D%zu", ++c->derived);
            struct sql_select *select = write_query(c, q->derived[source.index], level->outer, true);
            item = select != NULL ? sql_add_select(c->arena, core, select, level->derived[source.index], NULL)
                                  : NULL;
        } else {
            item = sql_add_table(c->arena, core, c->catalogue, source.index, NULL);
        }
        level->sources[next] = item;
        if (item == NULL) {
            c->bad = true;
            return;
        }
        item->on = join_condition(c, level, next, done, used);
        if (count > 0) {
            const bool outer = has_source(left, source, &at);
            item->join = item->on == NULL ? SQL_JOIN_CROSS : outer ? SQL_JOIN_LEFT : SQL_JOIN_INNER;
            c->out->crossed += item->on == NULL;
            c->out->joins++;
        }
        done[next] = true;
    }
}

/* ---- expressions ---- */

/* What stands before a literal. */
static struct literal_compared compared_with(const struct composer *c, const struct query_node *node,
                                             bool texts) {
    struct literal_compared out = {.column = -1, .texts = texts};
    while (node != NULL && !node->pointer) {
        if (!out.in_function && node->token != TOKEN_SECOND && node->token != TOKEN_OUTER) {
            out.in_function = true;
            out.function = node->token;
        }
        node = node->child_count > 0 && node->query == NULL ? node->children[0] : NULL;
    }
    if (node != NULL && node->kind == NODE_COLUMN) {
        out.column = catalogue_column(c, node);
    }
    return out;
}

/* A node as something that SQLite's date functions take. */
static struct sql_expr *write_dated(struct composer *c, const struct query_node *node,
                                    const struct level *level) {
    struct sql_expr *expr = write_node(c, node, level, NULL);
    while (!node->pointer && node->child_count > 0 &&
           (node->token == TOKEN_OUTER || node->token == TOKEN_SECOND || node->token == TOKEN_MIN ||
            node->token == TOKEN_MAX || node->token == TOKEN_LAG || node->token == TOKEN_LEAD)) {
        node = node->children[0];
    }
    if (!node->pointer || node->kind != NODE_COLUMN) {
        return expr;
    }
    return literal_dated(c->arena, c->catalogue->columns[catalogue_column(c, node)].encoding, expr);
}

/* A copy of a template with its parameters filled in. */
static struct sql_expr *fill(struct composer *c, const struct sql_expr *pattern,
                             const struct query_node *node, const struct level *level,
                             const struct literal_compared *compared) {
    if (pattern->kind == SQL_PARAMETER) {
        const char *name = pattern->text + 1;
        if (strcmp(name, "today") == 0) {
            char iso[DAYS_ISO_BYTES];
            days_write(c->context->today, iso);
            return sql_text(c->arena, iso);
        }
        const bool dated = *name == 'd';
        const size_t child = (size_t)(name[dated] - '1');
        if (child >= node->child_count) {
            return bad(c);
        }
        return dated ? write_dated(c, node->children[child], level)
                     : write_node(c, node->children[child], level, child > 0 ? compared : NULL);
    }
    struct sql_expr *copy = arena_alloc(c->arena, sizeof *copy);
    if (copy == NULL) {
        return NULL;
    }
    *copy = *pattern;
    copy->operands = arena_array(c->arena, pattern->operand_count + 1, sizeof *copy->operands);
    for (size_t i = 0; copy->operands != NULL && i < pattern->operand_count; i++) {
        copy->operands[i] = fill(c, pattern->operands[i], node, level, compared);
        if (copy->operands[i] == NULL) {
            return NULL;
        }
    }
    return copy->operands != NULL ? copy : NULL;
}

static struct sql_window *write_window(struct composer *c, const struct query_window *window,
                                       const struct level *level) {
    struct sql_window *out = arena_alloc(c->arena, sizeof *out);
    if (out == NULL) {
        return NULL;
    }
    *out = (struct sql_window){.parenthesised = true};
    out->partition = arena_array(c->arena, window->by.count + 1, sizeof *out->partition);
    out->order = arena_array(c->arena, window->order.count + 1, sizeof *out->order);
    if (out->partition == NULL || out->order == NULL) {
        return NULL;
    }
    for (size_t i = 0; i < window->by.count; i++) {
        out->partition[out->partition_count++] = write_node(c, window->by.at[i], level, NULL);
    }
    for (size_t i = 0; i < window->order.count; i++) {
        out->order[out->order_count++] =
            (struct sql_order){.expr = write_node(c, window->order.at[i].node, level, NULL),
                               .descending = window->order.at[i].descending};
    }
    if (window->rows != NULL) {
        out->unit = SQL_ROWS;
        out->from = (struct sql_bound){SQL_PRECEDING, write_node(c, window->rows, level, NULL)};
        out->to = (struct sql_bound){SQL_CURRENT_ROW, NULL};
        out->has_to = true;
    }
    return out;
}

/* A function over a window. */
static struct sql_expr *write_windowed(struct composer *c, const struct query_node *node,
                                       const struct level *level) {
    static const struct {
        enum grammar_known token;
        const char *name;
    } functions[] = {{TOKEN_RANK, "rank"},
                     {TOKEN_DENSERANK, "dense_rank"},
                     {TOKEN_ROWNUMBER, "row_number"},
                     {TOKEN_LAG, "lag"},
                     {TOKEN_LEAD, "lead"},
                     {TOKEN_FIRSTVALUE, "first_value"},
                     {TOKEN_LASTVALUE, "last_value"},
                     {TOKEN_NTILE, "ntile"}};
    struct sql_expr *argument = node->child_count > 0 ? write_node(c, node->children[0], level, NULL) : NULL;
    struct sql_expr *call = NULL;
    if (node->token == TOKEN_WINDOW) {
        call = argument != NULL && argument->kind == SQL_CALL ? argument : bad(c);
    }
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (functions[i].token == node->token) {
            call = sql_call(c->arena, functions[i].name, argument, false);
        }
    }
    if (call != NULL) {
        call->window = write_window(c, node->window, level);
    }
    return call != NULL && call->window != NULL ? call : NULL;
}

static struct sql_expr *write_members(struct composer *c, const struct query_node *node,
                                      const struct level *level) {
    const struct literal_compared compared = compared_with(c, node->children[0], false);
    struct sql_expr **values = arena_array(c->arena, node->members.count + 1, sizeof *values);
    struct sql_expr *tested = write_node(c, node->children[0], level, NULL);
    for (size_t i = 0; values != NULL && i < node->members.count; i++) {
        values[i] = write_node(c, node->members.at[i], level, &compared);
        if (values[i] == NULL) {
            return NULL;
        }
    }
    return values != NULL && tested != NULL && node->members.count > 0
               ? sql_in_list(c->arena, tested, values, node->members.count, false)
               : NULL;
}

static struct sql_expr *write_not(struct composer *c, const struct query_node *node,
                                  const struct level *level) {
    struct sql_expr *inner = write_node(c, node->children[0], level, NULL);
    if (inner == NULL) {
        return NULL;
    }
    switch (inner->kind) {
    case SQL_RANGE:
    case SQL_IN_LIST:
    case SQL_IN_SELECT:
    case SQL_EXISTS:
        inner->negated = !inner->negated;
        return inner;
    case SQL_BINARY:
        if (inner->op == SQL_LIKE || inner->op == SQL_GLOB) {
            inner->negated = !inner->negated;
            return inner;
        }
        if (inner->op == SQL_IS || inner->op == SQL_IS_NOT) {
            inner->op = inner->op == SQL_IS ? SQL_IS_NOT : SQL_IS;
            return inner;
        }
        break;
    default:
        break;
    }
    return sql_unary(c->arena, SQL_NOT, inner);
}

/* LIKE with a pattern made of a text; what is no text is concatenated. */
static struct sql_expr *write_like(struct composer *c, const struct query_node *node,
                                   const struct level *level) {
    const struct literal_compared compared = compared_with(c, node->children[0], true);
    struct sql_expr *tested = write_node(c, node->children[0], level, NULL);
    struct sql_expr *text = write_node(c, node->children[1], level, &compared);
    const char *before = node->token == TOKEN_CONTAINS || node->token == TOKEN_ENDS ? "%" : "";
    const char *behind = node->token == TOKEN_CONTAINS || node->token == TOKEN_STARTS ? "%" : "";
    if (tested == NULL || text == NULL) {
        return NULL;
    }
    if (text->kind == SQL_TEXT) {
        const char *pattern = arena_printf(c->arena, "%s%s%s", before, text->text, behind);
        return pattern != NULL ? sql_like(c->arena, tested, sql_text(c->arena, pattern), false) : NULL;
    }
    text = *before ? sql_binary(c->arena, SQL_CONCAT, sql_text(c->arena, before), text) : text;
    text = *behind ? sql_binary(c->arena, SQL_CONCAT, text, sql_text(c->arena, behind)) : text;
    return sql_like(c->arena, tested, text, false);
}

static struct sql_expr *write_nested(struct composer *c, const struct query_node *node,
                                     const struct level *level) {
    struct sql_expr *tested = node->child_count > 0 ? write_node(c, node->children[0], level, NULL) : NULL;
    struct sql_select *select = write_query(c, node->query, level, false);
    if (select == NULL) {
        return NULL;
    }
    switch (node->token) {
    case TOKEN_QUERY:
        return sql_subquery(c->arena, select);
    case TOKEN_EXISTS:
    case TOKEN_NOTEXISTS:
        return sql_exists(c->arena, select, node->token == TOKEN_NOTEXISTS);
    default:
        return tested != NULL ? sql_in_select(c->arena, tested, select, node->token == TOKEN_NOTIN) : NULL;
    }
}

/* A value with what stands before it: its scale, or the part of a span of time that is meant. */
static struct sql_expr *write_scaled(struct composer *c, const struct query_node *node,
                                     const struct literal_compared *compared) {
    static const struct literal_compared nothing = {.column = -1};
    compared = compared != NULL ? compared : &nothing;
    if (node->token == TOKEN_SPAN) {
        return literal_span(c->context, node->children[0], node->children[1]);
    }
    const char *factor = c->context->grammar->texts[node->action];
    return literal_of(c->context, node->children[0], node->token, factor != NULL ? strtod(factor, NULL) : 1,
                      compared);
}

static struct sql_expr *write_pointer(struct composer *c, const struct query_node *node,
                                      const struct level *level, const struct literal_compared *compared) {
    static const struct literal_compared nothing = {.column = -1};
    struct join_place place;
    switch (node->kind) {
    case NODE_COLUMN:
        return place_of(c, node, &place) ? write_place(c, place, level) : bad(c);
    case NODE_TABLE:
    case NODE_MISSING:
        return bad(c);
    default:
        return literal_of(c->context, node, TOKEN_OTHER, 1, compared != NULL ? compared : &nothing);
    }
}

static bool is_compared(enum grammar_known token) {
    return (token >= TOKEN_EQ && token <= TOKEN_BETWEEN) || token == TOKEN_GLOB || token == TOKEN_LIKE;
}

static struct sql_expr *write_star(struct composer *c, const struct query_node *node,
                                   const struct level *level) {
    struct sql_expr *star = sql_star(c->arena);
    size_t at = 0;
    const struct join_source source = {JOIN_TABLE, c->context->in->tables[node->children[0]->index]};
    if (star == NULL || !has_source(&level->joins, source, &at)) {
        return bad(c);
    }
    star->table = level->joins.source_count > 1 ? level->sources[at]->name : NULL;
    return star;
}

/* The year, or the year and month, of a date that is kept as a number like 20240315: the leading digits. NULL
 * if the node is none of that. */
static struct sql_expr *write_leading(struct composer *c, const struct query_node *node,
                                      const struct level *level) {
    const struct literal_compared date = compared_with(c, node->children[0], false);
    if (c->comparing || !literal_is_packed(c->context, &date)) {
        return NULL;
    }
    return sql_binary(c->arena, SQL_DIVIDE, write_node(c, node->children[0], level, NULL),
                      sql_integer(c->arena, node->token == TOKEN_YEAR ? 10000 : 100));
}

static struct sql_expr *write_token(struct composer *c, const struct query_node *node,
                                    const struct level *level, const struct literal_compared *compared) {
    struct join_place place;
    switch (node->token) {
    case TOKEN_OUTER:
        return level->outer != NULL ? write_node(c, node->children[0], level->outer, compared) : bad(c);
    case TOKEN_STAR:
        return write_star(c, node, level);
    case TOKEN_COUNT:
        if (node->children[0]->pointer && node->children[0]->kind == NODE_TABLE) {
            return sql_call(c->arena, "count", sql_star(c->arena), false);
        }
        break;
    case TOKEN_ROWS:
        return sql_call(c->arena, "count", sql_star(c->arena), false);
    case TOKEN_NOT:
        return write_not(c, node, level);
    case TOKEN_OR:
        return sql_or(c->arena, write_node(c, node->children[0], level, NULL),
                      write_node(c, node->children[1], level, NULL));
    case TOKEN_BOTH:
        return sql_and(c->arena, write_node(c, node->children[0], level, NULL),
                       write_node(c, node->children[1], level, NULL));
    case TOKEN_AMONG:
        return write_members(c, node, level);
    case TOKEN_CONTAINS:
    case TOKEN_STARTS:
    case TOKEN_ENDS:
    case TOKEN_LIKE:
        return write_like(c, node, level);
    case TOKEN_DURING: {
        const struct literal_compared with = compared_with(c, node->children[0], false);
        struct sql_expr *date = literal_is_packed(c->context, &with)
                                    ? write_node(c, node->children[0], level, NULL)
                                    : write_dated(c, node->children[0], level);
        return literal_during(c->context, date, node->children[1], &with);
    }
    default:
        break;
    }
    if (node->query != NULL) {
        return write_nested(c, node, level);
    }
    if (node->window != NULL) {
        return write_windowed(c, node, level);
    }
    if (grammar_rule_of(c->context->grammar, c->context->grammar->scaled, node->action) != NULL) {
        return write_scaled(c, node, compared);
    }
    if (place_of(c, node, &place)) {
        return write_place(c, place, level);
    }
    struct sql_expr *leading =
        node->token == TOKEN_YEAR || node->token == TOKEN_MONTH ? write_leading(c, node, level) : NULL;
    if (leading != NULL) {
        return leading;
    }
    const struct sql_expr *pattern = c->context->grammar->templates[node->action];
    if (pattern == NULL) {
        return bad(c);
    }
    const bool keeps = node->token == TOKEN_CASE || node->token == TOKEN_CASEN;
    const struct literal_compared with = is_compared(node->token)
                                             ? compared_with(c, node->children[0], node->token == TOKEN_GLOB)
                                             : (struct literal_compared){.column = -1};
    const bool comparing = c->comparing;
    c->comparing = comparing || is_compared(node->token);
    struct sql_expr *out = fill(c, pattern, node, level,
                                keeps                      ? compared
                                : is_compared(node->token) ? &with
                                                           : NULL);
    c->comparing = comparing;
    return out;
}

static struct sql_expr *write_node(struct composer *c, const struct query_node *node,
                                   const struct level *level, const struct literal_compared *compared) {
    if (c->bad || c->depth > MAX_DEPTH) {
        return bad(c);
    }
    c->depth++;
    struct sql_expr *out =
        node->pointer ? write_pointer(c, node, level, compared) : write_token(c, node, level, compared);
    c->depth--;
    return out != NULL ? out : bad(c);
}

/* ---- queries ---- */

static bool write_clauses(struct composer *c, const struct query *q, const struct level *level,
                          struct sql_select *select, struct sql_core *core) {
    bool done = true;
    for (size_t i = 0; done && i < q->where.count; i++) {
        done = sql_add_where(c->arena, core, write_node(c, q->where.at[i], level, NULL));
    }
    for (size_t i = 0; done && i < q->group.count; i++) {
        done = sql_add_group(c->arena, core, write_node(c, q->group.at[i], level, NULL));
    }
    for (size_t i = 0; done && i < q->having.count; i++) {
        done = sql_add_having(c->arena, core, write_node(c, q->having.at[i], level, NULL));
    }
    for (size_t i = 0; done && i < q->order.count; i++) {
        done = sql_add_order(c->arena, select, write_node(c, q->order.at[i].node, level, NULL),
                             q->order.at[i].descending);
    }
    if (done && q->limit != NULL) {
        select->limit = write_node(c, q->limit, level, NULL);
        select->offset = q->offset != NULL ? write_node(c, q->offset, level, NULL) : NULL;
        done = select->limit != NULL;
    }
    return done;
}

static struct sql_select *write_block(struct composer *c, const struct query *q, const struct level *outer,
                                      bool named) {
    struct level *level = arena_alloc(c->arena, sizeof *level);
    struct sql_select *select = sql_select_new(c->arena);
    struct joins left = {.source_count = 0};
    if (level == NULL || select == NULL) {
        return NULL;
    }
    level->outer = outer;
    for (size_t i = 0; i < q->derived_count; i++) {
        joins_add_source(&level->joins, (struct join_source){JOIN_DERIVED, (int)i});
    }
    look_query(c, q, &level->joins, 0);
    name_sources(c, q, &level->joins, &left);
    const size_t asked = level->joins.source_count;
    if (!joins_complete(&level->joins, c->catalogue, c->arena)) {
        c->bad = true;
    }
    c->out->bridges += level->joins.source_count - asked;
    struct sql_core *core = sql_select_core(select);
    if (!c->bad) {
        write_from(c, q, level, &left, core);
    }
    for (size_t i = 0; i < q->items.count && !c->bad; i++) {
        if (!sql_add_result(c->arena, core, write_node(c, q->items.at[i], level, NULL))) {
            c->bad = true;
        } else if (named) {
            core->results[i].alias = arena_printf(c->arena, "c%zu", i + 1);
        }
    }
    core->distinct = q->distinct;
    return !c->bad && q->items.count > 0 && write_clauses(c, q, level, select, core) ? select : NULL;
}

static struct sql_select *write_query(struct composer *c, const struct query *q, const struct level *outer,
                                      bool named) {
    if (q == NULL || c->bad || ++c->depth > MAX_DEPTH) {
        c->bad = true;
        return NULL;
    }
    struct sql_select *select = write_block(c, q, outer, named);
    for (const struct query *last = q; select != NULL && last->next != NULL; last = last->next) {
        const enum sql_set_operator op = last->set == TOKEN_UNION       ? SQL_UNION
                                         : last->set == TOKEN_UNIONALL  ? SQL_UNION_ALL
                                         : last->set == TOKEN_INTERSECT ? SQL_INTERSECT
                                                                        : SQL_EXCEPT;
        struct sql_select *right = write_block(c, last->next, outer, false);
        if (right == NULL || !sql_add_set(c->arena, select, op, right)) {
            select = NULL;
        }
    }
    c->depth--;
    c->bad = c->bad || select == NULL;
    return select;
}

csql_status compose(const struct literal_context *context, const struct query *query,
                    struct composition *out) {
    *out = (struct composition){0};
    struct composer c = {
        .context = context, .arena = context->arena, .catalogue = context->in->linked->catalogue, .out = out};
    struct sql_select *select = write_query(&c, query, NULL, false);
    if (select != NULL && !c.bad) {
        if (!sql_alias_tables(c.arena, select)) {
            return CSQL_NO_MEMORY;
        }
        out->tree = select;
    }
    return CSQL_OK;
}
