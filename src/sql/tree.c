/* Constructors of the syntax tree. */
#include "sql/tree.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "sql/internal.h"

struct sql_expr *sql_expr_new(struct arena *arena, enum sql_expr_kind kind) {
    struct sql_expr *expr = arena_alloc(arena, sizeof *expr);
    if (expr) {
        expr->kind = kind;
        expr->table_index = expr->column_index = -1;
    }
    return expr;
}

struct sql_source *sql_source_new(struct arena *arena, enum sql_source_kind kind) {
    struct sql_source *source = arena_alloc(arena, sizeof *source);
    if (source) {
        source->kind = kind;
        source->table_index = -1;
    }
    return source;
}

/* A node of up to three operands, NULL if one that is wanted is missing. */
static struct sql_expr *with_operands(struct arena *arena, enum sql_expr_kind kind, struct sql_expr *a,
                                      struct sql_expr *b, struct sql_expr *c, size_t count) {
    if ((count > 0 && !a) || (count > 1 && !b) || (count > 2 && !c)) {
        return NULL;
    }
    struct sql_expr *expr = sql_expr_new(arena, kind);
    if (!expr) {
        return NULL;
    }
    if (count > 0) {
        expr->operands = arena_array(arena, count, sizeof(struct sql_expr *));
        if (!expr->operands) {
            return NULL;
        }
        struct sql_expr *all[3] = {a, b, c};
        memcpy(expr->operands, all, count * sizeof(struct sql_expr *));
    }
    expr->operand_count = count;
    return expr;
}

static struct sql_expr *with_text(struct arena *arena, enum sql_expr_kind kind, const char *text,
                                  size_t length) {
    struct sql_expr *expr = text ? sql_expr_new(arena, kind) : NULL;
    if (!expr) {
        return NULL;
    }
    expr->text = arena_copy(arena, text, length);
    return expr->text ? expr : NULL;
}

struct sql_expr *sql_column(struct arena *arena, const struct db_catalogue *catalogue, int column) {
    return sql_column_of(arena, catalogue, column, NULL);
}

struct sql_expr *sql_column_of(struct arena *arena, const struct db_catalogue *catalogue, int column,
                               struct sql_source *source) {
    if (column < 0 || (size_t)column >= catalogue->column_count) {
        return NULL;
    }
    struct sql_expr *expr = sql_expr_new(arena, SQL_COLUMN);
    if (!expr) {
        return NULL;
    }
    expr->name = arena_string(arena, catalogue->columns[column].name);
    expr->column_index = column;
    expr->table_index = catalogue->columns[column].table;
    expr->source = source;
    return expr->name ? expr : NULL;
}

struct sql_expr *sql_star(struct arena *arena) {
    return sql_expr_new(arena, SQL_STAR);
}

struct sql_expr *sql_text(struct arena *arena, const char *value) {
    return value ? with_text(arena, SQL_TEXT, value, strlen(value)) : NULL;
}

/* True for a number that SQLite reads as one token: 12, 1.5, .5, 1., 1e3. */
static bool is_number(const char *text) {
    size_t digits = 0;
    while (isdigit((unsigned char)*text)) {
        text++;
        digits++;
    }
    if (*text == '.') {
        text++;
        while (isdigit((unsigned char)*text)) {
            text++;
            digits++;
        }
    }
    if (digits == 0) {
        return false;
    }
    if (*text == 'e' || *text == 'E') {
        text++;
        if (*text == '+' || *text == '-') {
            text++;
        }
        if (!isdigit((unsigned char)*text)) {
            return false;
        }
        while (isdigit((unsigned char)*text)) {
            text++;
        }
    }
    return *text == '\0';
}

struct sql_expr *sql_number(struct arena *arena, const char *digits) {
    if (!digits) {
        return NULL;
    }
    const char *unsigned_part = digits + (*digits == '-' || *digits == '+');
    if (!is_number(unsigned_part)) {
        return sql_text(arena, digits);
    }
    struct sql_expr *number = with_text(arena, SQL_NUMBER, unsigned_part, strlen(unsigned_part));
    return *digits == '-' ? sql_unary(arena, SQL_NEGATE, number) : number;
}

struct sql_expr *sql_integer(struct arena *arena, int64_t value) {
    char digits[32];
    snprintf(digits, sizeof digits, "%lld", (long long)value);
    return sql_number(arena, digits);
}

struct sql_expr *sql_call(struct arena *arena, const char *name, struct sql_expr *argument, bool distinct) {
    if (!name) {
        return NULL;
    }
    struct sql_expr *expr = with_operands(arena, SQL_CALL, argument, NULL, NULL, argument ? 1 : 0);
    if (!expr) {
        return NULL;
    }
    char *lower = arena_string(arena, name);
    if (!lower) {
        return NULL;
    }
    sql_lower(lower);
    expr->name = lower;
    expr->distinct = distinct;
    return expr;
}

struct sql_expr *sql_call_two(struct arena *arena, const char *name, struct sql_expr *first,
                              struct sql_expr *second) {
    struct sql_expr *expr = name ? with_operands(arena, SQL_CALL, first, second, NULL, 2) : NULL;
    char *lower = expr ? arena_string(arena, name) : NULL;
    if (!lower) {
        return NULL;
    }
    sql_lower(lower);
    expr->name = lower;
    return expr;
}

struct sql_expr *sql_unary(struct arena *arena, enum sql_operator op, struct sql_expr *operand) {
    struct sql_expr *expr = with_operands(arena, SQL_UNARY, operand, NULL, NULL, 1);
    if (expr) {
        expr->op = op;
    }
    return expr;
}

struct sql_expr *sql_binary(struct arena *arena, enum sql_operator op, struct sql_expr *left,
                            struct sql_expr *right) {
    struct sql_expr *expr = with_operands(arena, SQL_BINARY, left, right, NULL, 2);
    if (expr) {
        expr->op = op;
    }
    return expr;
}

static bool is_logic(const struct sql_expr *expr, enum sql_operator op) {
    return expr->kind == SQL_LOGIC && expr->op == op;
}

struct sql_expr *sql_logic(struct arena *arena, enum sql_operator op, struct sql_expr *const *operands,
                           size_t count) {
    size_t total = 0;
    for (size_t i = 0; i < count; i++) {
        if (!operands[i]) {
            return NULL;
        }
        total += is_logic(operands[i], op) ? operands[i]->operand_count : 1;
    }
    if (count == 0) {
        return NULL;
    }
    if (count == 1) {
        return operands[0];
    }
    struct sql_expr *expr = sql_expr_new(arena, SQL_LOGIC);
    if (!expr) {
        return NULL;
    }
    expr->op = op;
    expr->operands = arena_array(arena, total, sizeof(struct sql_expr *));
    if (!expr->operands) {
        return NULL;
    }
    for (size_t i = 0; i < count; i++) {
        bool spliced = is_logic(operands[i], op);
        size_t members = spliced ? operands[i]->operand_count : 1;
        memcpy(expr->operands + expr->operand_count, spliced ? operands[i]->operands : &operands[i],
               members * sizeof(struct sql_expr *));
        expr->operand_count += members;
    }
    return expr;
}

static struct sql_expr *logic_pair(struct arena *arena, enum sql_operator op, struct sql_expr *a,
                                   struct sql_expr *b) {
    if (!a || !b) {
        return a ? a : b;
    }
    struct sql_expr *both[2] = {a, b};
    return sql_logic(arena, op, both, 2);
}

struct sql_expr *sql_and(struct arena *arena, struct sql_expr *a, struct sql_expr *b) {
    return logic_pair(arena, SQL_AND, a, b);
}

struct sql_expr *sql_or(struct arena *arena, struct sql_expr *a, struct sql_expr *b) {
    return logic_pair(arena, SQL_OR, a, b);
}

struct sql_expr *sql_like(struct arena *arena, struct sql_expr *left, struct sql_expr *pattern,
                          bool negated) {
    struct sql_expr *expr = sql_binary(arena, SQL_LIKE, left, pattern);
    if (expr) {
        expr->negated = negated;
    }
    return expr;
}

struct sql_expr *sql_between(struct arena *arena, struct sql_expr *tested, struct sql_expr *low,
                             struct sql_expr *high) {
    return with_operands(arena, SQL_RANGE, tested, low, high, 3);
}

struct sql_expr *sql_in_list(struct arena *arena, struct sql_expr *tested, struct sql_expr *const *values,
                             size_t count, bool negated) {
    if (!tested) {
        return NULL;
    }
    struct sql_expr *expr = sql_expr_new(arena, SQL_IN_LIST);
    if (!expr) {
        return NULL;
    }
    expr->negated = negated;
    expr->operands = arena_array(arena, count + 1, sizeof(struct sql_expr *));
    if (!expr->operands) {
        return NULL;
    }
    expr->operand_count = count + 1;
    expr->operands[0] = tested;
    for (size_t i = 0; i < count; i++) {
        if (!values[i]) {
            return NULL;
        }
        expr->operands[i + 1] = values[i];
    }
    return expr;
}

struct sql_expr *sql_in_select(struct arena *arena, struct sql_expr *tested, struct sql_select *select,
                               bool negated) {
    struct sql_expr *expr = select ? with_operands(arena, SQL_IN_SELECT, tested, NULL, NULL, 1) : NULL;
    if (expr) {
        expr->select = select;
        expr->negated = negated;
    }
    return expr;
}

struct sql_expr *sql_exists(struct arena *arena, struct sql_select *select, bool negated) {
    struct sql_expr *expr = select ? sql_expr_new(arena, SQL_EXISTS) : NULL;
    if (expr) {
        expr->select = select;
        expr->negated = negated;
    }
    return expr;
}

struct sql_expr *sql_subquery(struct arena *arena, struct sql_select *select) {
    struct sql_expr *expr = select ? sql_expr_new(arena, SQL_SUBQUERY) : NULL;
    if (expr) {
        expr->select = select;
    }
    return expr;
}
