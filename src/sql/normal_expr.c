/* Canonical text of expressions. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sql/normal.h"

/* Counts what was made, so that deep trees over long literals cannot fill the memory. */
static bool count_bytes(struct normal *normal, size_t length) {
    normal->bytes += length;
    if (normal->bytes > NORMAL_MAX_BYTES) {
        normal->failed = true;
    }
    return !normal->failed;
}

const char *normal_printf(struct normal *normal, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *text = NULL;
    int length = normal->failed ? -1 : vasprintf(&text, format, arguments);
    va_end(arguments);
    char *copy = length >= 0 && count_bytes(normal, (size_t)length)
                     ? arena_copy(normal->arena, text, (size_t)length)
                     : NULL;
    if (length >= 0) {
        free(text);
    }
    if (!copy) {
        normal->failed = true;
    }
    return copy ? copy : "";
}

const char *normal_lower(struct normal *normal, const char *text) {
    char *copy = arena_string(normal->arena, text ? text : "");
    if (!copy) {
        normal->failed = true;
        return "";
    }
    sql_lower(copy);
    return copy;
}

static int compare_texts(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

const char *normal_join(struct normal *normal, const char **parts, size_t count, const char *separator,
                        bool sorted) {
    if (sorted && count > 1) {
        qsort(parts, count, sizeof *parts, compare_texts);
    }
    size_t length = 0, gap = strlen(separator);
    for (size_t i = 0; i < count; i++) {
        length += strlen(parts[i]) + gap;
    }
    char *text = count_bytes(normal, length) ? arena_alloc(normal->arena, length + 1) : NULL;
    if (!text) {
        normal->failed = true;
        return "";
    }
    char *end = text;
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            end = stpcpy(end, separator);
        }
        end = stpcpy(end, parts[i]);
    }
    return text;
}

static const char **texts_new(struct normal *normal, size_t count) {
    const char **texts = arena_array(normal->arena, count ? count : 1, sizeof *texts);
    if (!texts) {
        normal->failed = true;
    }
    return texts;
}

static const char *list_text(struct normal *normal, struct sql_expr *const *list, size_t count, bool sorted) {
    const char **texts = texts_new(normal, count);
    if (!texts) {
        return "";
    }
    for (size_t i = 0; i < count; i++) {
        texts[i] = normal_expr(normal, list[i]);
    }
    return normal_join(normal, texts, count, ", ", sorted);
}

/* ---- columns ---- */

static const char *column_name(const struct normal *normal, const struct sql_expr *expr) {
    if (normal->catalogue && expr->column_index >= 0) {
        return normal->catalogue->columns[expr->column_index].name;
    }
    return expr->name;
}

/* By the FROM item, or, for a tree built by hand, by the innermost one that has the column's table. */
static const char *source_name(const struct normal *normal, const struct sql_expr *expr) {
    for (size_t i = normal->name_count; i-- > 0;) {
        const struct normal_name *name = &normal->names[i];
        if (expr->source ? name->source == expr->source
                         : expr->table_index >= 0 && name->source->table_index == expr->table_index) {
            return name->name;
        }
    }
    return NULL;
}

static const char *spider_column(struct normal *normal, const struct sql_expr *expr) {
    const struct db_catalogue *catalogue = normal->catalogue;
    int column = expr->column_index;
    if (!catalogue || column < 0) {
        return normal_lower(normal, expr->name);
    }
    if (normal->keys) {
        column = normal->keys[column];
    }
    const struct db_column *it = &catalogue->columns[column];
    return normal_lower(normal, normal_printf(normal, "%s.%s", catalogue->tables[it->table].name, it->name));
}

static const char *column_text(struct normal *normal, const struct sql_expr *expr) {
    if (expr->alias_of) {
        return normal_expr(normal, expr->alias_of);
    }
    if (normal->spider) {
        return spider_column(normal, expr);
    }
    const char *source = source_name(normal, expr);
    if (!source && expr->table_index >= 0 && normal->catalogue) {
        source = normal->catalogue->tables[expr->table_index].name;
    }
    const char *name = column_name(normal, expr);
    return normal_lower(normal, source ? normal_printf(normal, "%s.%s", source, name) : name);
}

static const char *star_text(struct normal *normal, const struct sql_expr *expr) {
    if (!expr->table) {
        return "*";
    }
    const char *name = normal->spider && expr->source ? expr->source->name : source_name(normal, expr);
    return normal_printf(normal, "%s.*", normal_lower(normal, name ? name : expr->table));
}

/* ---- operators ---- */

static bool is_comparison(enum sql_operator op) {
    return op == SQL_LT || op == SQL_LE || op == SQL_GT || op == SQL_GE;
}

static bool is_symmetric(enum sql_operator op) {
    return op == SQL_EQ || op == SQL_NE || op == SQL_IS || op == SQL_IS_NOT;
}

static bool is_associative(enum sql_operator op) {
    return op == SQL_ADD || op == SQL_MULTIPLY || op == SQL_BIT_AND || op == SQL_BIT_OR;
}

enum sql_operator sql_operator_flip(enum sql_operator op) {
    return op == SQL_LT ? SQL_GT : op == SQL_LE ? SQL_GE : op == SQL_GT ? SQL_LT : op == SQL_GE ? SQL_LE : op;
}

/* a + (b + c) and (b + a) + c are one list. */
static void gather(struct normal *normal, const struct sql_expr *expr, enum sql_operator op,
                   const char ***texts, size_t *count, size_t *capacity) {
    if (expr->kind == SQL_BINARY && expr->op == op) {
        gather(normal, expr->operands[0], op, texts, count, capacity);
        gather(normal, expr->operands[1], op, texts, count, capacity);
        return;
    }
    const char **grown = arena_grow(normal->arena, *texts, *count, capacity, sizeof **texts);
    if (!grown) {
        normal->failed = true;
        return;
    }
    *texts = grown;
    grown[(*count)++] = normal_expr(normal, expr);
}

static const char *binary_text(struct normal *normal, const struct sql_expr *expr) {
    if (is_associative(expr->op) && !normal->spider) {
        const char **texts = NULL;
        size_t count = 0, capacity = 0;
        gather(normal, expr, expr->op, &texts, &count, &capacity);
        return normal_printf(normal, "(%s)",
                             normal_join(normal, texts, count,
                                         normal_printf(normal, " %s ", sql_operator_text(expr->op)), true));
    }
    enum sql_operator op = expr->op;
    const char *left = normal_expr(normal, expr->operands[0]);
    const char *right = normal_expr(normal, expr->operands[1]);
    if (!normal->spider && (is_comparison(op) || is_symmetric(op)) && strcmp(left, right) > 0) {
        const char *swapped = left;
        left = right;
        right = swapped;
        op = sql_operator_flip(op);
    }
    if (expr->operand_count > 2) {
        right = normal_printf(normal, "%s ESCAPE %s", right, normal_expr(normal, expr->operands[2]));
    }
    return normal_printf(normal, "(%s%s %s %s)", left, expr->negated ? " NOT" : "", sql_operator_text(op),
                         right);
}

static const char *logic_text(struct normal *normal, const struct sql_expr *expr) {
    const char **texts = texts_new(normal, expr->operand_count);
    if (!texts) {
        return "";
    }
    for (size_t i = 0; i < expr->operand_count; i++) {
        texts[i] = normal_expr(normal, expr->operands[i]);
    }
    const char *word = expr->op == SQL_AND ? " AND " : " OR ";
    return normal_printf(normal, "(%s)", normal_join(normal, texts, expr->operand_count, word, true));
}

static const char *unary_text(struct normal *normal, const struct sql_expr *expr) {
    const struct sql_expr *operand = expr->operands[0];
    if (normal->blank && expr->op == SQL_NEGATE && operand->kind == SQL_NUMBER) {
        return "value";
    }
    bool negatable = operand->kind == SQL_IN_LIST || operand->kind == SQL_IN_SELECT ||
                     operand->kind == SQL_IN_TABLE || operand->kind == SQL_RANGE ||
                     operand->kind == SQL_EXISTS ||
                     (operand->kind == SQL_BINARY && operand->op >= SQL_LIKE && operand->op <= SQL_MATCH);
    if (expr->op == SQL_NOT && negatable) {
        struct sql_expr flipped = *operand;
        flipped.negated = !operand->negated;
        return normal_expr(normal, &flipped);
    }
    return normal_printf(normal, "%s(%s)", sql_operator_text(expr->op), normal_expr(normal, operand));
}

static const char *in_text(struct normal *normal, const struct sql_expr *expr) {
    const char *left = normal_expr(normal, expr->operands[0]);
    const char *members = "";
    if (expr->kind == SQL_IN_SELECT) {
        members = normal_select(normal, expr->select);
    } else if (expr->kind == SQL_IN_TABLE) {
        members = normal_printf(normal, "TABLE %s %s", normal_lower(normal, expr->in->name),
                                list_text(normal, expr->in->arguments, expr->in->argument_count, false));
    } else if (normal->blank) {
        members = "value";
    } else {
        members = list_text(normal, expr->operands + 1, expr->operand_count - 1, true);
    }
    return normal_printf(normal, "(%s %sIN (%s))", left, expr->negated ? "NOT " : "", members);
}

/* ---- calls ---- */

static const char *order_text(struct normal *normal, const struct sql_order *order, size_t count) {
    static const char *const nulls[] = {"", " NULLS FIRST", " NULLS LAST"};
    const char **texts = texts_new(normal, count);
    if (!texts) {
        return "";
    }
    for (size_t i = 0; i < count; i++) {
        texts[i] = normal_printf(normal, "%s%s%s", normal_expr(normal, order[i].expr),
                                 order[i].descending ? " DESC" : "", nulls[order[i].nulls]);
    }
    return normal_join(normal, texts, count, ", ", false);
}

static const char *window_text(struct normal *normal, const struct sql_window *window) {
    const char *from = window->from.offset ? normal_expr(normal, window->from.offset) : "";
    const char *to = window->to.offset ? normal_expr(normal, window->to.offset) : "";
    return normal_printf(normal, " OVER (%s %s PARTITION %s ORDER %s FRAME %d %d %s %d %d %s %d)",
                         normal_lower(normal, window->name), normal_lower(normal, window->base),
                         list_text(normal, window->partition, window->partition_count, true),
                         order_text(normal, window->order, window->order_count), (int)window->unit,
                         (int)window->from.kind, from, (int)window->has_to, (int)window->to.kind, to,
                         (int)window->exclude);
}

static const char *call_text(struct normal *normal, const struct sql_expr *call) {
    const char *filter = call->filter ? normal_expr(normal, call->filter) : NULL;
    return normal_printf(
        normal, "%s(%s%s%s%s)%s%s%s", call->name, call->distinct && normal->distinct ? "DISTINCT " : "",
        list_text(normal, call->operands, call->operand_count, false), call->order_count ? " ORDER BY " : "",
        order_text(normal, call->order, call->order_count), filter ? " FILTER " : "", filter ? filter : "",
        call->window ? window_text(normal, call->window) : "");
}

static const char *literal_text(struct normal *normal, const struct sql_expr *expr) {
    if (normal->blank && expr->kind != SQL_NULL) {
        return "value";
    }
    switch (expr->kind) {
    case SQL_NULL:
        return "NULL";
    case SQL_TEXT: {
        struct buffer out = buffer_new(SQL_MAX_PRINTED);
        db_quote_text(&out, expr->text);
        const char *text = normal_printf(normal, "%s", buffer_text(&out));
        if (out.status != CSQL_OK) {
            normal->failed = true;
        }
        buffer_free(&out);
        return text;
    }
    case SQL_BLOB:
        return normal_printf(normal, "x'%s'", normal_lower(normal, expr->text));
    default:
        return expr->text;
    }
}

const char *normal_expr(struct normal *normal, const struct sql_expr *expr) {
    if (!expr || normal->failed) {
        return "";
    }
    switch (expr->kind) {
    case SQL_COLUMN:
        return column_text(normal, expr);
    case SQL_STAR:
        return star_text(normal, expr);
    case SQL_UNARY:
        return unary_text(normal, expr);
    case SQL_BINARY:
        return binary_text(normal, expr);
    case SQL_LOGIC:
        return logic_text(normal, expr);
    case SQL_RANGE:
        return normal_printf(normal, "(%s %sBETWEEN %s AND %s)", normal_expr(normal, expr->operands[0]),
                             expr->negated ? "NOT " : "", normal_expr(normal, expr->operands[1]),
                             normal_expr(normal, expr->operands[2]));
    case SQL_IN_LIST:
    case SQL_IN_SELECT:
    case SQL_IN_TABLE:
        return in_text(normal, expr);
    case SQL_EXISTS:
        return normal_printf(normal, "%sEXISTS (%s)", expr->negated ? "NOT " : "",
                             normal_select(normal, expr->select));
    case SQL_SUBQUERY:
        return normal_printf(normal, "(%s)", normal_select(normal, expr->select));
    case SQL_ROW:
        return normal_printf(normal, "(%s)", list_text(normal, expr->operands, expr->operand_count, false));
    case SQL_CALL:
        return call_text(normal, expr);
    case SQL_CASE:
        return normal_printf(normal, "CASE%d%d(%s)", (int)expr->has_base, (int)expr->has_else,
                             list_text(normal, expr->operands, expr->operand_count, false));
    case SQL_CAST:
        return normal_printf(normal, "CAST(%s AS %s)", normal_expr(normal, expr->operands[0]),
                             normal_lower(normal, expr->text));
    case SQL_COLLATE:
        return normal_printf(normal, "%s COLLATE %s", normal_expr(normal, expr->operands[0]),
                             normal_lower(normal, expr->name));
    default:
        return literal_text(normal, expr);
    }
}
