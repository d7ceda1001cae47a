/* The parser's helpers, its entry point, and whole queries. */
#include "sql/parse.h"

#include <string.h>

#include "base/error.h"

#define QUOTED_TOKEN 40 /* bytes of a token that a message shows */

bool parse_fail(struct parser *p, csql_status status, const char *message) {
    if (p->status == CSQL_OK) {
        p->status = error_at(p->error, status, p->token.start, "%s", message);
    }
    return false;
}

bool parse_expected(struct parser *p, const char *what) {
    if (p->status != CSQL_OK) {
        return false;
    }
    size_t length = p->token.end - p->token.start;
    if (p->token.kind == SQL_TOKEN_END) {
        p->status = error_at(p->error, CSQL_BAD_SQL, p->token.start, "expected %s, but the query ends", what);
    } else {
        p->status = error_at(p->error, CSQL_BAD_SQL, p->token.start, "expected %s near \"%.*s\"", what,
                             (int)(length < QUOTED_TOKEN ? length : QUOTED_TOKEN), p->text + p->token.start);
    }
    return false;
}

bool parse_no_memory(struct parser *p) {
    return parse_fail(p, CSQL_NO_MEMORY, csql_status_text(CSQL_NO_MEMORY));
}

bool parse_enter(struct parser *p) {
    if (p->status != CSQL_OK) {
        return false;
    }
    if (p->depth >= SQL_MAX_DEPTH) {
        return parse_fail(p, CSQL_LIMIT, "the query is nested too deeply");
    }
    p->depth++;
    return true;
}

void parse_leave(struct parser *p) {
    p->depth--;
}

void parse_advance(struct parser *p) {
    p->end = p->token.end;
    p->token = sql_next_token(p->text, p->length, p->token.end);
}

struct sql_token parse_peek(const struct parser *p) {
    return sql_next_token(p->text, p->length, p->token.end);
}

bool parse_at(const struct parser *p, const char *keyword) {
    return sql_token_is(p->text, p->token, keyword);
}

bool parse_token_is_operator(const struct parser *p, struct sql_token token, const char *text) {
    size_t length = token.end - token.start;
    return token.kind == SQL_TOKEN_OPERATOR && strlen(text) == length &&
           memcmp(p->text + token.start, text, length) == 0;
}

bool parse_at_operator(const struct parser *p, const char *text) {
    return parse_token_is_operator(p, p->token, text);
}

bool parse_accept(struct parser *p, const char *keyword) {
    if (!parse_at(p, keyword)) {
        return false;
    }
    parse_advance(p);
    return true;
}

bool parse_accept_operator(struct parser *p, const char *text) {
    if (!parse_at_operator(p, text)) {
        return false;
    }
    parse_advance(p);
    return true;
}

bool parse_expect(struct parser *p, const char *keyword) {
    return parse_accept(p, keyword) || parse_expected(p, keyword);
}

bool parse_expect_operator(struct parser *p, const char *text) {
    return parse_accept_operator(p, text) || parse_expected(p, text);
}

bool parse_at_select(const struct parser *p) {
    return parse_at(p, "SELECT") || parse_at(p, "VALUES") || parse_at(p, "WITH");
}

bool parse_is_name(const struct parser *p, struct sql_token token, bool strings) {
    switch (token.kind) {
    case SQL_TOKEN_WORD:
        return !sql_is_reserved(p->text + token.start, token.end - token.start);
    case SQL_TOKEN_DOUBLE:
    case SQL_TOKEN_BRACKETED:
        return true;
    case SQL_TOKEN_STRING:
        return strings;
    default:
        return false;
    }
}

const char *parse_name(struct parser *p, const char *what) {
    if (!parse_is_name(p, p->token, true)) {
        parse_expected(p, what);
        return NULL;
    }
    const char *name = sql_token_value(p->arena, p->text, p->token);
    if (!name) {
        parse_no_memory(p);
    }
    parse_advance(p);
    return name;
}

bool parse_push(struct parser *p, void *items, size_t *count, size_t *capacity, void *item) {
    if (!item) {
        return p->status != CSQL_OK ? false : parse_no_memory(p);
    }
    if (*count >= SQL_MAX_TERMS) {
        return parse_fail(p, CSQL_LIMIT, "a list in the query is too long");
    }
    void **array = NULL;
    memcpy(&array, items, sizeof array);
    array = arena_grow(p->arena, array, *count, capacity, sizeof *array);
    if (!array) {
        return parse_no_memory(p);
    }
    array[(*count)++] = item;
    memcpy(items, &array, sizeof array);
    return true;
}

static bool parse_name_list(struct parser *p, const char ***out, size_t *count) {
    size_t capacity = 0;
    if (!parse_expect_operator(p, "(")) {
        return false;
    }
    do {
        const char *name = parse_name(p, "a column name");
        if (!name || !parse_push(p, out, count, &capacity, (void *)name)) {
            return false;
        }
    } while (parse_accept_operator(p, ","));
    return parse_expect_operator(p, ")");
}

/* ---- FROM ---- */

bool parse_table_name(struct parser *p, struct sql_source *source) {
    source->name = parse_name(p, "a table name");
    if (source->name && parse_accept_operator(p, ".")) {
        source->schema = source->name;
        source->name = parse_name(p, "a table name");
    }
    if (!source->name || !parse_at_operator(p, "(")) {
        return source->name != NULL;
    }
    parse_advance(p);
    source->kind = SQL_SOURCE_FUNCTION;
    if (!parse_at_operator(p, ")") && !parse_expr_list(p, &source->arguments, &source->argument_count)) {
        return false;
    }
    return parse_expect_operator(p, ")");
}

static bool at_join_word(const struct parser *p) {
    static const char *const words[] = {"CROSS", "FULL", "INNER", "LEFT", "NATURAL", "OUTER", "RIGHT"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (parse_at(p, words[i])) {
            return true;
        }
    }
    return false;
}

/* WINDOW is a keyword only before `name AS`. */
static bool at_window_clause(const struct parser *p) {
    if (!parse_at(p, "WINDOW")) {
        return false;
    }
    struct sql_token name = parse_peek(p);
    return parse_is_name(p, name, false) &&
           sql_token_is(p->text, sql_next_token(p->text, p->length, name.end), "AS");
}

/* [AS] alias, where a bare word that goes on the query is no alias. */
static bool parse_alias(struct parser *p, const char **alias) {
    if (parse_accept(p, "AS")) {
        *alias = parse_name(p, "an alias");
        return *alias != NULL;
    }
    if (!parse_is_name(p, p->token, true) || at_join_word(p) || parse_at(p, "INDEXED") ||
        at_window_clause(p)) {
        return true;
    }
    *alias = parse_name(p, "an alias");
    return *alias != NULL;
}

static bool parse_index_hint(struct parser *p, struct sql_source *source) {
    if (parse_at(p, "INDEXED")) {
        parse_advance(p);
        if (!parse_expect(p, "BY")) {
            return false;
        }
        source->indexed_by = parse_name(p, "an index name");
        return source->indexed_by != NULL;
    }
    if (parse_at(p, "NOT") && sql_token_is(p->text, parse_peek(p), "INDEXED")) {
        parse_advance(p);
        parse_advance(p);
        source->not_indexed = true;
    }
    return true;
}

/* (select) or (join), the parenthesis being next. A lone table in parentheses is that table. */
static bool parse_nested_source(struct parser *p, struct sql_source **source) {
    parse_advance(p);
    if (!parse_enter(p)) {
        return false;
    }
    bool ok = false;
    if (parse_at_select(p)) {
        (*source)->kind = SQL_SOURCE_SELECT;
        (*source)->select = parse_select(p);
        ok = (*source)->select != NULL;
    } else {
        size_t capacity = 0;
        (*source)->kind = SQL_SOURCE_JOIN;
        ok = parse_sources(p, &(*source)->sources, &(*source)->source_count, &capacity);
        if (ok && (*source)->source_count == 1) {
            *source = (*source)->sources[0];
        }
    }
    parse_leave(p);
    return ok && parse_expect_operator(p, ")");
}

static struct sql_source *parse_source(struct parser *p) {
    size_t start = p->token.start;
    if (++p->nodes > SQL_MAX_NODES) {
        parse_fail(p, CSQL_LIMIT, "the query has too many parts");
        return NULL;
    }
    struct sql_source *source = sql_source_new(p->arena, SQL_SOURCE_TABLE);
    if (!source) {
        parse_no_memory(p);
        return NULL;
    }
    bool ok = parse_at_operator(p, "(") ? parse_nested_source(p, &source) : parse_table_name(p, source);
    if (!ok || !parse_alias(p, &source->alias)) {
        return NULL;
    }
    if (source->kind == SQL_SOURCE_TABLE && !parse_index_hint(p, source)) {
        return NULL;
    }
    source->start = start;
    source->end = p->end;
    return source;
}

/* A comma or a join operator; *found is false where the list ends. */
static bool parse_join_operator(struct parser *p, enum sql_join_kind *join, bool *natural, bool *found) {
    *found = true;
    *natural = false;
    *join = SQL_JOIN_INNER;
    if (parse_accept_operator(p, ",")) {
        *join = SQL_JOIN_COMMA;
        return true;
    }
    if (parse_accept(p, "JOIN")) {
        return true;
    }
    if (!at_join_word(p)) {
        *found = false;
        return true;
    }
    bool outer = false, sided = false, inner = false;
    for (; at_join_word(p); parse_advance(p)) {
        bool cross = parse_at(p, "CROSS"), is_inner = parse_at(p, "INNER");
        enum sql_join_kind side = parse_at(p, "LEFT")    ? SQL_JOIN_LEFT
                                  : parse_at(p, "RIGHT") ? SQL_JOIN_RIGHT
                                  : parse_at(p, "FULL")  ? SQL_JOIN_FULL
                                                         : SQL_JOIN_INNER;
        if (parse_at(p, "NATURAL")) {
            *natural = true;
        } else if (parse_at(p, "OUTER")) {
            outer = true;
        } else if ((cross || is_inner || side != SQL_JOIN_INNER) && (sided || inner)) {
            return parse_fail(p, CSQL_BAD_SQL, "unknown join type");
        }
        if (cross) {
            *join = SQL_JOIN_CROSS;
        } else if (side != SQL_JOIN_INNER) {
            *join = side;
        }
        sided = sided || side != SQL_JOIN_INNER;
        inner = inner || cross || is_inner;
    }
    if (outer && (!sided || inner)) {
        return parse_fail(p, CSQL_BAD_SQL, "unknown join type");
    }
    return parse_expect(p, "JOIN");
}

static bool parse_constraint(struct parser *p, struct sql_source *source) {
    if (parse_accept(p, "ON")) {
        source->on = parse_expr(p);
        return source->on != NULL;
    }
    if (parse_accept(p, "USING")) {
        return parse_name_list(p, &source->using_columns, &source->using_count);
    }
    return true;
}

bool parse_sources(struct parser *p, struct sql_source ***out, size_t *count, size_t *capacity) {
    enum sql_join_kind join = SQL_JOIN_FIRST;
    bool natural = false, found = true;
    while (found) {
        struct sql_source *source = parse_source(p);
        if (!source) {
            return false;
        }
        source->join = join;
        source->natural = natural;
        if (join != SQL_JOIN_FIRST && !parse_constraint(p, source)) {
            return false;
        }
        if (!parse_push(p, out, count, capacity, source) ||
            !parse_join_operator(p, &join, &natural, &found)) {
            return false;
        }
    }
    return true;
}

/* ---- blocks ---- */

/* * or table.* where one comes, else NULL. */
static struct sql_expr *parse_star(struct parser *p) {
    struct sql_token dot = parse_peek(p);
    bool qualified = parse_is_name(p, p->token, true) && parse_token_is_operator(p, dot, ".") &&
                     parse_token_is_operator(p, sql_next_token(p->text, p->length, dot.end), "*");
    if (!qualified && !parse_at_operator(p, "*")) {
        return NULL;
    }
    struct sql_expr *star = parse_node(p, SQL_STAR, p->token.start);
    if (!star) {
        return NULL;
    }
    if (qualified) {
        star->table = parse_name(p, "a table");
        parse_advance(p);
    }
    parse_advance(p);
    star->end = p->end;
    return star;
}

static bool parse_result(struct parser *p, struct sql_core *core) {
    struct sql_result result = {parse_star(p), NULL};
    if (!result.expr) {
        result.expr = parse_expr(p);
    }
    if (!result.expr || (result.expr->kind != SQL_STAR && !parse_alias(p, &result.alias))) {
        return false;
    }
    if (core->result_count >= SQL_MAX_TERMS) {
        return parse_fail(p, CSQL_LIMIT, "a list in the query is too long");
    }
    if (!sql_add_result(p->arena, core, result.expr)) {
        return parse_no_memory(p);
    }
    core->results[core->result_count - 1].alias = result.alias;
    return true;
}

static bool parse_values(struct parser *p, struct sql_core *core) {
    size_t capacity = 0;
    do {
        struct sql_expr *row = parse_node(p, SQL_ROW, p->token.start);
        if (!row || !parse_expect_operator(p, "(") ||
            !parse_expr_list(p, &row->operands, &row->operand_count) || !parse_expect_operator(p, ")")) {
            return false;
        }
        row->end = p->end;
        if (!parse_push(p, &core->rows, &core->row_count, &capacity, row)) {
            return false;
        }
    } while (parse_accept_operator(p, ","));
    return true;
}

static bool parse_windows(struct parser *p, struct sql_core *core) {
    size_t capacity = 0;
    do {
        struct sql_window *window = arena_alloc(p->arena, sizeof *window);
        if (!window) {
            return parse_no_memory(p);
        }
        window->name = parse_name(p, "a window name");
        if (!window->name || !parse_expect(p, "AS") || !parse_window(p, window) ||
            !parse_push(p, &core->windows, &core->window_count, &capacity, window)) {
            return false;
        }
    } while (parse_accept_operator(p, ","));
    return true;
}

static bool parse_clauses(struct parser *p, struct sql_core *core) {
    if (parse_accept(p, "FROM") &&
        !parse_sources(p, &core->sources, &core->source_count, &core->source_capacity)) {
        return false;
    }
    if (parse_accept(p, "WHERE") && !(core->where = parse_expr(p))) {
        return false;
    }
    if (parse_accept(p, "GROUP")) {
        if (!parse_expect(p, "BY") || !parse_expr_list(p, &core->group, &core->group_count)) {
            return false;
        }
        core->group_capacity = core->group_count;
    }
    if (parse_accept(p, "HAVING") && !(core->having = parse_expr(p))) {
        return false;
    }
    if (at_window_clause(p)) {
        parse_advance(p);
        return parse_windows(p, core);
    }
    return true;
}

static struct sql_core *parse_core(struct parser *p) {
    struct sql_core *core = arena_alloc(p->arena, sizeof *core);
    if (!core) {
        parse_no_memory(p);
        return NULL;
    }
    core->start = p->token.start;
    if (parse_accept(p, "VALUES")) {
        if (!parse_values(p, core)) {
            return NULL;
        }
    } else {
        if (!parse_expect(p, "SELECT")) {
            return NULL;
        }
        core->distinct = parse_accept(p, "DISTINCT");
        if (!core->distinct) {
            parse_accept(p, "ALL");
        }
        do {
            if (!parse_result(p, core)) {
                return NULL;
            }
        } while (parse_accept_operator(p, ","));
        if (!parse_clauses(p, core)) {
            return NULL;
        }
    }
    core->end = p->end;
    return core;
}

/* ---- whole queries ---- */

static bool parse_with(struct parser *p, struct sql_select *select) {
    size_t capacity = 0;
    select->recursive = parse_at(p, "RECURSIVE") && !sql_token_is(p->text, parse_peek(p), "AS") &&
                        !parse_token_is_operator(p, parse_peek(p), "(");
    if (select->recursive) {
        parse_advance(p);
    }
    do {
        struct sql_cte *cte = arena_alloc(p->arena, sizeof *cte);
        if (!cte) {
            return parse_no_memory(p);
        }
        cte->name = parse_name(p, "a table name");
        if (!cte->name ||
            (parse_at_operator(p, "(") && !parse_name_list(p, &cte->columns, &cte->column_count)) ||
            !parse_expect(p, "AS")) {
            return false;
        }
        if (parse_accept(p, "NOT")) {
            cte->materialized = SQL_NOT_MATERIALIZED;
        }
        if (parse_accept(p, "MATERIALIZED")) {
            if (cte->materialized == SQL_MATERIALIZED_DEFAULT) {
                cte->materialized = SQL_MATERIALIZED;
            }
        } else if (cte->materialized != SQL_MATERIALIZED_DEFAULT) {
            return parse_expected(p, "MATERIALIZED");
        }
        if (!parse_expect_operator(p, "(") || !(cte->select = parse_select(p)) ||
            !parse_expect_operator(p, ")") ||
            !parse_push(p, &select->ctes, &select->cte_count, &capacity, cte)) {
            return false;
        }
    } while (parse_accept_operator(p, ","));
    return true;
}

static bool parse_set_operator(struct parser *p, enum sql_set_operator *op) {
    if (parse_accept(p, "UNION")) {
        *op = parse_accept(p, "ALL") ? SQL_UNION_ALL : SQL_UNION;
    } else if (parse_accept(p, "INTERSECT")) {
        *op = SQL_INTERSECT;
    } else if (parse_accept(p, "EXCEPT")) {
        *op = SQL_EXCEPT;
    } else {
        return false;
    }
    return true;
}

static bool parse_cores(struct parser *p, struct sql_select *select) {
    size_t core_capacity = 0, operator_capacity = 0;
    enum sql_set_operator op = SQL_SET_FIRST;
    do {
        struct sql_core *core = parse_core(p);
        enum sql_set_operator *grown = arena_grow(p->arena, select->operators, select->core_count,
                                                  &operator_capacity, sizeof *select->operators);
        if (!core) {
            return false;
        }
        if (!grown) {
            return parse_no_memory(p);
        }
        select->operators = grown;
        select->operators[select->core_count] = op;
        if (!parse_push(p, &select->cores, &select->core_count, &core_capacity, core)) {
            return false;
        }
    } while (parse_set_operator(p, &op));
    return true;
}

static bool parse_limit(struct parser *p, struct sql_select *select) {
    if (!(select->limit = parse_expr(p))) {
        return false;
    }
    if (parse_accept(p, "OFFSET")) {
        select->offset = parse_expr(p);
        return select->offset != NULL;
    }
    if (parse_accept_operator(p, ",")) {
        select->offset = select->limit;
        select->limit = parse_expr(p);
    }
    return select->limit != NULL;
}

static bool parse_select_parts(struct parser *p, struct sql_select *select) {
    if (parse_accept(p, "WITH") && !parse_with(p, select)) {
        return false;
    }
    if (!parse_cores(p, select)) {
        return false;
    }
    if (select->cores[select->core_count - 1]->row_count) {
        return true; /* SQLite orders and limits no VALUES */
    }
    if (parse_accept(p, "ORDER")) {
        if (!parse_expect(p, "BY") || !parse_order_terms(p, &select->order, &select->order_count)) {
            return false;
        }
        select->order_capacity = select->order_count;
    }
    return !parse_accept(p, "LIMIT") || parse_limit(p, select);
}

struct sql_select *parse_select(struct parser *p) {
    if (!parse_enter(p)) {
        return NULL;
    }
    struct sql_select *select = arena_alloc(p->arena, sizeof *select);
    if (!select) {
        parse_no_memory(p);
        return NULL;
    }
    select->start = p->token.start;
    bool ok = parse_select_parts(p, select);
    select->end = p->end;
    parse_leave(p);
    return ok ? select : NULL;
}

csql_status sql_parse(struct arena *arena, const char *text, size_t length, struct sql_select **out,
                      csql_error *error) {
    *out = NULL;
    if (!text) {
        return error_set(error, CSQL_BAD_ARGUMENT, "no query was given");
    }
    if (length > SQL_MAX_BYTES) {
        return error_set(error, CSQL_TOO_LONG, "the query is longer than %zu bytes", SQL_MAX_BYTES);
    }
    struct parser p = {.arena = arena, .text = text, .length = length, .error = error};
    p.token = sql_next_token(text, length, 0);
    if (!parse_at_select(&p)) {
        parse_expected(&p, "SELECT");
        return p.status;
    }
    struct sql_select *select = parse_select(&p);
    bool more = select != NULL;
    while (more) {
        more = parse_accept_operator(&p, ";");
    }
    if (select && p.token.kind != SQL_TOKEN_END) {
        parse_expected(&p, "the end of the query");
    }
    if (p.status == CSQL_OK) {
        *out = select;
    }
    return p.status;
}
