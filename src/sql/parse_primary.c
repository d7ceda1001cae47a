/* What operators stand between: literals, columns, calls, CASE, CAST, subqueries. */
#include <string.h>

#include "sql/parse.h"

#define TYPE_WORDS 16 /* of a CAST */
#define TYPE_BYTES 1000

static struct sql_expr *literal(struct parser *p, enum sql_expr_kind kind) {
    struct sql_expr *expr = parse_node(p, kind, p->token.start);
    if (!expr) {
        return NULL;
    }
    struct sql_token token = p->token;
    if (kind == SQL_BLOB) { /* x'53': only the digits are kept */
        token.kind = SQL_TOKEN_STRING;
        token.start++;
    }
    char *text = sql_token_value(p->arena, p->text, token);
    if (!text) {
        parse_no_memory(p);
        return NULL;
    }
    if (kind == SQL_CONSTANT) {
        for (char *c = text; *c; c++) {
            *c = *c >= 'a' && *c <= 'z' ? (char)(*c - 'a' + 'A') : *c;
        }
    }
    expr->text = text;
    parse_advance(p);
    expr->end = p->end;
    return expr;
}

/* FILTER (WHERE ...) and OVER ..., which are keywords only after a call. */
static bool parse_call_tail(struct parser *p, struct sql_expr *call) {
    if (parse_at(p, "FILTER") && parse_token_is_operator(p, parse_peek(p), "(")) {
        parse_advance(p);
        parse_advance(p);
        if (!parse_expect(p, "WHERE") || !(call->filter = parse_expr(p)) || !parse_expect_operator(p, ")")) {
            return false;
        }
    }
    if (!parse_at(p, "OVER")) {
        return true;
    }
    struct sql_token next = parse_peek(p);
    bool parenthesised = parse_token_is_operator(p, next, "(");
    if (!parenthesised && !parse_is_name(p, next, false)) {
        return true;
    }
    parse_advance(p);
    call->window = arena_alloc(p->arena, sizeof *call->window);
    if (!call->window) {
        return parse_no_memory(p);
    }
    if (parenthesised) {
        return parse_window(p, call->window);
    }
    call->window->name = parse_name(p, "a window name");
    return call->window->name != NULL;
}

/* name ( ... ), name being the current token. */
static struct sql_expr *parse_call(struct parser *p) {
    struct sql_expr *call = parse_node(p, SQL_CALL, p->token.start);
    char *name = call ? sql_token_value(p->arena, p->text, p->token) : NULL;
    if (!name) {
        parse_no_memory(p);
        return NULL;
    }
    sql_lower(name);
    call->name = name;
    parse_advance(p);
    parse_advance(p);
    if (parse_at_operator(p, "*")) {
        size_t capacity = 0;
        struct sql_expr *star = parse_node(p, SQL_STAR, p->token.start);
        if (!parse_push(p, &call->operands, &call->operand_count, &capacity, star)) {
            return NULL;
        }
        parse_advance(p);
        star->end = p->end;
    } else if (!parse_at_operator(p, ")")) {
        call->distinct = parse_accept(p, "DISTINCT");
        if (!call->distinct) {
            parse_accept(p, "ALL");
        }
        if (!parse_expr_list(p, &call->operands, &call->operand_count)) {
            return NULL;
        }
        if (parse_accept(p, "ORDER") &&
            (!parse_expect(p, "BY") || !parse_order_terms(p, &call->order, &call->order_count))) {
            return NULL;
        }
    }
    if (!parse_expect_operator(p, ")") || !parse_call_tail(p, call)) {
        return NULL;
    }
    call->end = p->end;
    return call;
}

/* Appends the current token as it is written to the type. */
static const char *extend_type(struct parser *p, const char *type, const char *gap) {
    const char *longer = arena_printf(p->arena, "%s%s%.*s", type, *type ? gap : "",
                                      (int)(p->token.end - p->token.start), p->text + p->token.start);
    if (!longer) {
        parse_no_memory(p);
    }
    parse_advance(p);
    return longer;
}

/* A type's words joined by single spaces, as they are written, and its (sizes). */
static const char *parse_type(struct parser *p) {
    const char *type = "";
    for (size_t words = 0; type && parse_is_name(p, p->token, true); words++) {
        if (words >= TYPE_WORDS) {
            parse_fail(p, CSQL_LIMIT, "a type has too many words");
            return NULL;
        }
        type = extend_type(p, type, " ");
    }
    if (!type || !*type || !parse_at_operator(p, "(")) {
        return type;
    }
    do {
        type = extend_type(p, type, "");
        if (type && (parse_at_operator(p, "-") || parse_at_operator(p, "+"))) {
            type = extend_type(p, type, "");
        }
        if (type && p->token.kind != SQL_TOKEN_NUMBER) {
            parse_expected(p, "a number");
            return NULL;
        }
        type = type ? extend_type(p, type, "") : NULL;
    } while (type && parse_at_operator(p, ",") && strlen(type) < TYPE_BYTES);
    if (!type) {
        return NULL;
    }
    if (!parse_at_operator(p, ")")) {
        parse_expected(p, ")");
        return NULL;
    }
    return extend_type(p, type, "");
}

/* CAST ( expr AS type ) */
static struct sql_expr *parse_cast(struct parser *p) {
    struct sql_expr *cast = parse_node(p, SQL_CAST, p->token.start);
    size_t capacity = 0;
    if (!cast) {
        return NULL;
    }
    parse_advance(p);
    parse_advance(p);
    struct sql_expr *operand = parse_expr(p);
    if (!operand || !parse_push(p, &cast->operands, &cast->operand_count, &capacity, operand) ||
        !parse_expect(p, "AS") || !(cast->text = parse_type(p)) || !parse_expect_operator(p, ")")) {
        return NULL;
    }
    cast->end = p->end;
    return cast;
}

static struct sql_expr *parse_case(struct parser *p) {
    struct sql_expr *node = parse_node(p, SQL_CASE, p->token.start);
    size_t capacity = 0;
    if (!node) {
        return NULL;
    }
    parse_advance(p);
    if (!parse_at(p, "WHEN")) {
        node->has_base = true;
        if (!parse_push(p, &node->operands, &node->operand_count, &capacity, parse_expr(p))) {
            return NULL;
        }
    }
    if (!parse_at(p, "WHEN")) {
        parse_expected(p, "WHEN");
        return NULL;
    }
    while (parse_accept(p, "WHEN")) {
        if (!parse_push(p, &node->operands, &node->operand_count, &capacity, parse_expr(p)) ||
            !parse_expect(p, "THEN") ||
            !parse_push(p, &node->operands, &node->operand_count, &capacity, parse_expr(p))) {
            return NULL;
        }
    }
    if (parse_accept(p, "ELSE")) {
        node->has_else = true;
        if (!parse_push(p, &node->operands, &node->operand_count, &capacity, parse_expr(p))) {
            return NULL;
        }
    }
    if (!parse_expect(p, "END")) {
        return NULL;
    }
    node->end = p->end;
    return node;
}

static struct sql_expr *parse_exists(struct parser *p) {
    struct sql_expr *exists = parse_node(p, SQL_EXISTS, p->token.start);
    if (!exists) {
        return NULL;
    }
    parse_advance(p);
    if (!parse_expect_operator(p, "(") || !(exists->select = parse_select(p)) ||
        !parse_expect_operator(p, ")")) {
        return NULL;
    }
    exists->end = p->end;
    return exists;
}

/* [[schema.]table.]column */
static struct sql_expr *parse_column(struct parser *p) {
    struct sql_expr *column = parse_node(p, SQL_COLUMN, p->token.start);
    if (!column) {
        return NULL;
    }
    column->double_quoted = p->token.kind == SQL_TOKEN_DOUBLE;
    column->name = parse_name(p, "a column");
    while (column->name && !column->schema && parse_accept_operator(p, ".")) {
        column->double_quoted = false;
        column->schema = column->table;
        column->table = column->name;
        column->name = parse_name(p, "a column");
    }
    if (p->status != CSQL_OK) {
        return NULL;
    }
    column->end = p->end;
    return column;
}

/* ( expr ), ( expr, ... ) or ( select ) */
static struct sql_expr *parse_parenthesis(struct parser *p) {
    size_t start = p->token.start;
    parse_advance(p);
    if (parse_at_select(p)) {
        struct sql_expr *subquery = parse_node(p, SQL_SUBQUERY, start);
        if (!subquery || !(subquery->select = parse_select(p)) || !parse_expect_operator(p, ")")) {
            return NULL;
        }
        subquery->end = p->end;
        return subquery;
    }
    struct sql_expr **items = NULL;
    size_t count = 0;
    if (!parse_expr_list(p, &items, &count) || !parse_expect_operator(p, ")")) {
        return NULL;
    }
    if (count == 1) {
        return items[0];
    }
    struct sql_expr *row = parse_node(p, SQL_ROW, start);
    if (row) {
        row->operands = items;
        row->operand_count = count;
    }
    return row;
}

static bool at_constant(const struct parser *p) {
    static const char *const words[] = {"CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP", "TRUE", "FALSE"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (parse_at(p, words[i])) {
            return !parse_token_is_operator(p, parse_peek(p), ".") &&
                   !parse_token_is_operator(p, parse_peek(p), "(");
        }
    }
    return false;
}

static struct sql_expr *parse_word(struct parser *p) {
    bool call = parse_token_is_operator(p, parse_peek(p), "(");
    if (parse_at(p, "NULL")) {
        return literal(p, SQL_NULL);
    }
    if (parse_at(p, "CASE")) {
        return parse_case(p);
    }
    if (parse_at(p, "EXISTS")) {
        return parse_exists(p);
    }
    if (parse_at(p, "CAST") && call) {
        return parse_cast(p);
    }
    if (at_constant(p)) {
        return literal(p, SQL_CONSTANT);
    }
    if (!parse_is_name(p, p->token, false)) {
        parse_expected(p, "an expression");
        return NULL;
    }
    return call ? parse_call(p) : parse_column(p);
}

struct sql_expr *parse_primary(struct parser *p) {
    switch (p->token.kind) {
    case SQL_TOKEN_WORD:
        return parse_word(p);
    case SQL_TOKEN_DOUBLE:
    case SQL_TOKEN_BRACKETED:
        return parse_token_is_operator(p, parse_peek(p), "(") ? parse_call(p) : parse_column(p);
    case SQL_TOKEN_STRING:
        return parse_token_is_operator(p, parse_peek(p), ".") ? parse_column(p) : literal(p, SQL_TEXT);
    case SQL_TOKEN_NUMBER:
        return literal(p, SQL_NUMBER);
    case SQL_TOKEN_BLOB:
        return literal(p, SQL_BLOB);
    case SQL_TOKEN_PARAMETER:
        return literal(p, SQL_PARAMETER);
    default:
        break;
    }
    if (parse_at_operator(p, "(")) {
        return parse_parenthesis(p);
    }
    parse_expected(p, "an expression");
    return NULL;
}
