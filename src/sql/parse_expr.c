/* Expressions: operators by precedence. */
#include <string.h>

#include "sql/parse.h"

static const struct operator_row {
    const char *text; /* as printed; keywords in capitals */
    enum sql_precedence precedence;
} OPERATORS[] = {
    [SQL_OR] = {"OR", SQL_PREC_OR},
    [SQL_AND] = {"AND", SQL_PREC_AND},
    [SQL_NOT] = {"NOT", SQL_PREC_NOT},
    [SQL_EQ] = {"=", SQL_PREC_EQUALITY},
    [SQL_NE] = {"!=", SQL_PREC_EQUALITY},
    [SQL_LT] = {"<", SQL_PREC_COMPARISON},
    [SQL_LE] = {"<=", SQL_PREC_COMPARISON},
    [SQL_GT] = {">", SQL_PREC_COMPARISON},
    [SQL_GE] = {">=", SQL_PREC_COMPARISON},
    [SQL_IS] = {"IS", SQL_PREC_EQUALITY},
    [SQL_IS_NOT] = {"IS NOT", SQL_PREC_EQUALITY},
    [SQL_LIKE] = {"LIKE", SQL_PREC_EQUALITY},
    [SQL_GLOB] = {"GLOB", SQL_PREC_EQUALITY},
    [SQL_REGEXP] = {"REGEXP", SQL_PREC_EQUALITY},
    [SQL_MATCH] = {"MATCH", SQL_PREC_EQUALITY},
    [SQL_BIT_AND] = {"&", SQL_PREC_BITS},
    [SQL_BIT_OR] = {"|", SQL_PREC_BITS},
    [SQL_SHIFT_LEFT] = {"<<", SQL_PREC_BITS},
    [SQL_SHIFT_RIGHT] = {">>", SQL_PREC_BITS},
    [SQL_ADD] = {"+", SQL_PREC_SUM},
    [SQL_SUBTRACT] = {"-", SQL_PREC_SUM},
    [SQL_MULTIPLY] = {"*", SQL_PREC_PRODUCT},
    [SQL_DIVIDE] = {"/", SQL_PREC_PRODUCT},
    [SQL_MODULO] = {"%", SQL_PREC_PRODUCT},
    [SQL_CONCAT] = {"||", SQL_PREC_CONCAT},
    [SQL_ARROW] = {"->", SQL_PREC_CONCAT},
    [SQL_LONG_ARROW] = {"->>", SQL_PREC_CONCAT},
    [SQL_NEGATE] = {"-", SQL_PREC_UNARY},
    [SQL_PLUS] = {"+", SQL_PREC_UNARY},
    [SQL_BIT_NOT] = {"~", SQL_PREC_UNARY},
    [SQL_BETWEEN] = {"BETWEEN", SQL_PREC_EQUALITY},
    [SQL_IN] = {"IN", SQL_PREC_EQUALITY},
};

enum sql_precedence sql_operator_precedence(enum sql_operator op) {
    return OPERATORS[op].precedence;
}

const char *sql_operator_text(enum sql_operator op) {
    return OPERATORS[op].text ? OPERATORS[op].text : "";
}

struct sql_expr *parse_node(struct parser *p, enum sql_expr_kind kind, size_t start) {
    if (p->status != CSQL_OK) {
        return NULL;
    }
    if (++p->nodes > SQL_MAX_NODES) {
        parse_fail(p, CSQL_LIMIT, "the query has too many parts");
        return NULL;
    }
    struct sql_expr *expr = sql_expr_new(p->arena, kind);
    if (!expr) {
        parse_no_memory(p);
        return NULL;
    }
    expr->start = start;
    expr->end = p->end;
    return expr;
}

/* A node with room for count operands, the first of them given. */
static struct sql_expr *node_over(struct parser *p, enum sql_expr_kind kind, struct sql_expr *first,
                                  size_t count) {
    struct sql_expr *expr = parse_node(p, kind, first->start);
    if (!expr) {
        return NULL;
    }
    expr->operands = arena_array(p->arena, count, sizeof(struct sql_expr *));
    if (!expr->operands) {
        parse_no_memory(p);
        return NULL;
    }
    expr->operands[0] = first;
    expr->operand_count = 1;
    return expr;
}

bool parse_expr_list(struct parser *p, struct sql_expr ***out, size_t *count) {
    size_t capacity = 0;
    do {
        struct sql_expr *expr = parse_expr(p);
        if (!expr || !parse_push(p, out, count, &capacity, expr)) {
            return false;
        }
    } while (parse_accept_operator(p, ","));
    return true;
}

bool parse_order_terms(struct parser *p, struct sql_order **out, size_t *count) {
    size_t capacity = 0;
    do {
        struct sql_order term = {.expr = parse_expr(p)};
        if (!term.expr) {
            return false;
        }
        term.descending = parse_accept(p, "DESC");
        term.ascending = !term.descending && parse_accept(p, "ASC");
        if (parse_accept(p, "NULLS")) {
            term.nulls = parse_accept(p, "FIRST") ? SQL_NULLS_FIRST : SQL_NULLS_LAST;
            if (term.nulls == SQL_NULLS_LAST && !parse_expect(p, "LAST")) {
                return false;
            }
        }
        if (*count >= SQL_MAX_TERMS) {
            return parse_fail(p, CSQL_LIMIT, "a list in the query is too long");
        }
        struct sql_order *grown = arena_grow(p->arena, *out, *count, &capacity, sizeof **out);
        if (!grown) {
            return parse_no_memory(p);
        }
        *out = grown;
        grown[(*count)++] = term;
    } while (parse_accept_operator(p, ","));
    return true;
}

/* ---- operators ---- */

/* NOT EXISTS is one node; NOT over anything else is an operator. */
static struct sql_expr *negate(struct parser *p, struct sql_expr *operand, size_t start) {
    if (!operand) {
        return NULL;
    }
    if (operand->kind == SQL_EXISTS && !operand->negated) {
        operand->negated = true;
        operand->start = start;
        return operand;
    }
    struct sql_expr *expr = node_over(p, SQL_UNARY, operand, 1);
    if (expr) {
        expr->op = SQL_NOT;
        expr->start = start;
    }
    return expr;
}

static struct sql_expr *parse_prefix(struct parser *p) {
    size_t start = p->token.start;
    if (parse_accept(p, "NOT")) {
        return negate(p, parse_tight(p, SQL_PREC_NOT), start);
    }
    enum sql_operator op = parse_at_operator(p, "-")   ? SQL_NEGATE
                           : parse_at_operator(p, "+") ? SQL_PLUS
                           : parse_at_operator(p, "~") ? SQL_BIT_NOT
                                                       : SQL_NO_OPERATOR;
    if (op == SQL_NO_OPERATOR) {
        return parse_primary(p);
    }
    parse_advance(p);
    struct sql_expr *operand = parse_tight(p, SQL_PREC_UNARY);
    struct sql_expr *expr = operand ? node_over(p, SQL_UNARY, operand, 1) : NULL;
    if (expr) {
        expr->op = op;
        expr->start = start;
    }
    return expr;
}

struct infix {
    enum sql_operator op; /* SQL_NO_OPERATOR: none comes */
    bool negated, postfix, collate;
};

static enum sql_operator operator_at(const struct parser *p) {
    if (p->token.kind == SQL_TOKEN_OPERATOR) {
        if (parse_at_operator(p, "==")) {
            return SQL_EQ;
        }
        if (parse_at_operator(p, "<>")) {
            return SQL_NE;
        }
    } else if (p->token.kind != SQL_TOKEN_WORD) {
        return SQL_NO_OPERATOR;
    }
    for (size_t op = SQL_OR; op < sizeof OPERATORS / sizeof *OPERATORS; op++) {
        if (OPERATORS[op].precedence == SQL_PREC_UNARY || op == SQL_NOT || op == SQL_IS_NOT) {
            continue;
        }
        if (p->token.kind == SQL_TOKEN_WORD ? parse_at(p, OPERATORS[op].text)
                                            : parse_at_operator(p, OPERATORS[op].text)) {
            return (enum sql_operator)op;
        }
    }
    return SQL_NO_OPERATOR;
}

/* Which operator comes next, without reading it. */
static struct infix next_infix(struct parser *p) {
    struct infix infix = {SQL_NO_OPERATOR, false, false, false};
    if (parse_at(p, "COLLATE")) {
        infix.collate = true;
    } else if (parse_at(p, "ISNULL") || parse_at(p, "NOTNULL")) {
        infix.op = parse_at(p, "ISNULL") ? SQL_IS : SQL_IS_NOT;
        infix.postfix = true;
    } else if (parse_at(p, "NOT")) {
        struct parser ahead = *p;
        ahead.token = parse_peek(p);
        enum sql_operator op = operator_at(&ahead);
        if (sql_token_is(p->text, ahead.token, "NULL")) {
            infix.op = SQL_IS_NOT;
            infix.postfix = infix.negated = true;
        } else if ((op >= SQL_LIKE && op <= SQL_MATCH) || op == SQL_BETWEEN || op == SQL_IN) {
            infix.op = op;
            infix.negated = true;
        }
    } else {
        infix.op = operator_at(p);
    }
    return infix;
}

/* x IS [NOT] NULL in its three one-word spellings. */
static struct sql_expr *parse_null_test(struct parser *p, struct sql_expr *left, enum sql_operator op) {
    struct sql_expr *expr = node_over(p, SQL_BINARY, left, 2);
    struct sql_expr *null = expr ? parse_node(p, SQL_NULL, p->end) : NULL;
    if (!null) {
        return NULL;
    }
    null->text = "NULL";
    expr->op = op;
    expr->operands[expr->operand_count++] = null;
    expr->end = p->end;
    return expr;
}

static struct sql_expr *parse_in(struct parser *p, struct sql_expr *left, bool negated) {
    struct sql_expr *expr = node_over(p, SQL_IN_LIST, left, 1);
    size_t capacity = 1;
    if (!expr) {
        return NULL;
    }
    expr->negated = negated;
    if (!parse_at_operator(p, "(")) {
        expr->kind = SQL_IN_TABLE;
        expr->in = sql_source_new(p->arena, SQL_SOURCE_TABLE);
        if (!expr->in) {
            parse_no_memory(p);
            return NULL;
        }
        expr->in->start = p->token.start;
        if (!parse_table_name(p, expr->in)) {
            return NULL;
        }
        expr->in->end = p->end;
        expr->end = p->end;
        return expr;
    }
    parse_advance(p);
    if (parse_at_select(p)) {
        expr->kind = SQL_IN_SELECT;
        if (!(expr->select = parse_select(p))) {
            return NULL;
        }
    } else if (!parse_at_operator(p, ")")) {
        do {
            if (!parse_push(p, &expr->operands, &expr->operand_count, &capacity, parse_expr(p))) {
                return NULL;
            }
        } while (parse_accept_operator(p, ","));
    }
    if (!parse_expect_operator(p, ")")) {
        return NULL;
    }
    expr->end = p->end;
    return expr;
}

static struct sql_expr *parse_between(struct parser *p, struct sql_expr *left, bool negated) {
    struct sql_expr *expr = node_over(p, SQL_RANGE, left, 3);
    struct sql_expr *low = expr ? parse_tight(p, SQL_PREC_NOT) : NULL;
    if (!low || !parse_expect(p, "AND")) {
        return NULL;
    }
    struct sql_expr *high = parse_tight(p, SQL_PREC_COMPARISON);
    if (!high) {
        return NULL;
    }
    expr->negated = negated;
    expr->operands[1] = low;
    expr->operands[2] = high;
    expr->operand_count = 3;
    expr->end = p->end;
    return expr;
}

/* What comes after IS: [NOT] [DISTINCT FROM]. */
static enum sql_operator parse_is_tail(struct parser *p) {
    bool negated = parse_accept(p, "NOT");
    if (parse_at(p, "DISTINCT") && sql_token_is(p->text, parse_peek(p), "FROM")) {
        parse_advance(p);
        parse_advance(p);
        negated = !negated;
    }
    return negated ? SQL_IS_NOT : SQL_IS;
}

static struct sql_expr *parse_binary(struct parser *p, struct sql_expr *left, struct infix infix) {
    struct sql_expr *expr = node_over(p, SQL_BINARY, left, 3);
    if (!expr) {
        return NULL;
    }
    expr->op = infix.op == SQL_IS ? parse_is_tail(p) : infix.op;
    expr->negated = infix.negated;
    struct sql_expr *right = parse_tight(p, OPERATORS[infix.op].precedence + 1);
    if (!right) {
        return NULL;
    }
    expr->operands[expr->operand_count++] = right;
    if (infix.op >= SQL_LIKE && infix.op <= SQL_MATCH && parse_accept(p, "ESCAPE")) {
        struct sql_expr *escape = parse_tight(p, SQL_PREC_COMPARISON);
        if (!escape) {
            return NULL;
        }
        expr->operands[expr->operand_count++] = escape;
    }
    expr->end = p->end;
    return expr;
}

/* The rest of a OR b OR c, gathered into one node. */
static struct sql_expr *parse_logic(struct parser *p, struct sql_expr *left, enum sql_operator op) {
    struct sql_expr **operands = NULL;
    size_t count = 0, capacity = 0;
    if (!parse_push(p, &operands, &count, &capacity, left)) {
        return NULL;
    }
    while (parse_accept(p, OPERATORS[op].text)) {
        if (!parse_push(p, &operands, &count, &capacity, parse_tight(p, OPERATORS[op].precedence + 1))) {
            return NULL;
        }
    }
    struct sql_expr *expr = sql_logic(p->arena, op, operands, count);
    if (!expr) {
        parse_no_memory(p);
        return NULL;
    }
    expr->start = left->start;
    expr->end = p->end;
    return expr;
}

static struct sql_expr *parse_collate(struct parser *p, struct sql_expr *left) {
    struct sql_expr *expr = node_over(p, SQL_COLLATE, left, 1);
    if (!expr || !(expr->name = parse_name(p, "a collation"))) {
        return NULL;
    }
    expr->end = p->end;
    return expr;
}

/* Reads the operator and what belongs to it. */
static struct sql_expr *parse_infix(struct parser *p, struct sql_expr *left, struct infix infix) {
    if (infix.op == SQL_AND || infix.op == SQL_OR) {
        return parse_logic(p, left, infix.op);
    }
    parse_advance(p);
    if (infix.negated) {
        parse_advance(p);
    }
    if (infix.collate) {
        return parse_collate(p, left);
    }
    if (infix.postfix) {
        return parse_null_test(p, left, infix.op);
    }
    if (infix.op == SQL_IN) {
        return parse_in(p, left, infix.negated);
    }
    if (infix.op == SQL_BETWEEN) {
        return parse_between(p, left, infix.negated);
    }
    return parse_binary(p, left, infix);
}

static struct sql_expr *parse_operators(struct parser *p, enum sql_precedence least) {
    struct sql_expr *left = parse_prefix(p);
    for (size_t steps = 0; left; steps++) {
        struct infix infix = next_infix(p);
        enum sql_precedence precedence = infix.collate ? SQL_PREC_COLLATE : OPERATORS[infix.op].precedence;
        if (precedence == SQL_PREC_NONE || precedence < least) {
            break;
        }
        if (steps > 0 && ++p->chain > SQL_MAX_CHAIN) {
            parse_fail(p, CSQL_LIMIT, "the query has too many operators in a row");
            return NULL;
        }
        left = parse_infix(p, left, infix);
    }
    return p->status == CSQL_OK ? left : NULL;
}

struct sql_expr *parse_tight(struct parser *p, enum sql_precedence least) {
    if (!parse_enter(p)) {
        return NULL;
    }
    struct sql_expr *expr = parse_operators(p, least);
    parse_leave(p);
    return expr;
}

struct sql_expr *parse_expr(struct parser *p) {
    return parse_tight(p, SQL_PREC_OR);
}
