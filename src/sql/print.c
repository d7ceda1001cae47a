/* Trees as plain SQL, on one line. */
#include <string.h>

#include "sql/internal.h"

static void print_expr(const struct sql_expr *expr, enum sql_precedence least, struct buffer *out);
static void print_sources(struct sql_source *const *sources, size_t count, struct buffer *out);

/* A double-quoted name that was not resolved must stay double-quoted: bare, it could not be a string. */
static void print_double_quoted(const char *name, struct buffer *out) {
    buffer_char(out, '"');
    for (; *name; name++) {
        if (*name == '"') {
            buffer_char(out, '"');
        }
        buffer_char(out, *name);
    }
    buffer_char(out, '"');
}

static void print_qualifier(const char *name, struct buffer *out) {
    if (name) {
        db_quote_identifier(out, name);
        buffer_char(out, '.');
    }
}

static void print_list(struct sql_expr *const *items, size_t count, struct buffer *out) {
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            buffer_string(out, ", ");
        }
        print_expr(items[i], SQL_PREC_NONE, out);
    }
}

static void print_order(const struct sql_order *order, size_t count, struct buffer *out) {
    static const char *const nulls[] = {"", " NULLS FIRST", " NULLS LAST"};
    buffer_string(out, "ORDER BY ");
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            buffer_string(out, ", ");
        }
        print_expr(order[i].expr, SQL_PREC_NONE, out);
        if (order[i].descending) {
            buffer_string(out, " DESC");
        }
        buffer_string(out, nulls[order[i].nulls]);
    }
}

static void print_select_in(const struct sql_select *select, struct buffer *out) {
    buffer_char(out, '(');
    sql_print(select, out);
    buffer_char(out, ')');
}

/* ---- windows ---- */

static void print_bound(const struct sql_bound *bound, struct buffer *out) {
    static const char *const words[] = {"UNBOUNDED PRECEDING", " PRECEDING", "CURRENT ROW", " FOLLOWING",
                                        "UNBOUNDED FOLLOWING"};
    if (bound->offset) {
        print_expr(bound->offset, SQL_PREC_EQUALITY, out);
    }
    buffer_string(out, words[bound->kind]);
}

/* A blank between the parts of a window, but not before the first. */
static void print_gap(bool *first, struct buffer *out) {
    if (!*first) {
        buffer_char(out, ' ');
    }
    *first = false;
}

static void print_frame(const struct sql_window *window, struct buffer *out) {
    static const char *const units[] = {"", "ROWS ", "RANGE ", "GROUPS "};
    static const char *const excludes[] = {"", " EXCLUDE NO OTHERS", " EXCLUDE CURRENT ROW", " EXCLUDE GROUP",
                                           " EXCLUDE TIES"};
    buffer_string(out, units[window->unit]);
    if (window->has_to) {
        buffer_string(out, "BETWEEN ");
    }
    print_bound(&window->from, out);
    if (window->has_to) {
        buffer_string(out, " AND ");
        print_bound(&window->to, out);
    }
    buffer_string(out, excludes[window->exclude]);
}

static void print_window(const struct sql_window *window, struct buffer *out) {
    bool first = true;
    buffer_char(out, '(');
    if (window->base) {
        print_gap(&first, out);
        db_quote_identifier(out, window->base);
    }
    if (window->partition_count) {
        print_gap(&first, out);
        buffer_string(out, "PARTITION BY ");
        print_list(window->partition, window->partition_count, out);
    }
    if (window->order_count) {
        print_gap(&first, out);
        print_order(window->order, window->order_count, out);
    }
    if (window->unit != SQL_NO_FRAME) {
        print_gap(&first, out);
        print_frame(window, out);
    }
    buffer_char(out, ')');
}

/* ---- expressions ---- */

static enum sql_precedence precedence_of(const struct sql_expr *expr) {
    switch (expr->kind) {
    case SQL_UNARY:
    case SQL_BINARY:
    case SQL_LOGIC:
        return sql_operator_precedence(expr->op);
    case SQL_RANGE:
    case SQL_IN_LIST:
    case SQL_IN_SELECT:
    case SQL_IN_TABLE:
        return SQL_PREC_EQUALITY;
    case SQL_EXISTS:
        return expr->negated ? SQL_PREC_NOT : SQL_PREC_PRIMARY;
    case SQL_COLLATE:
        return SQL_PREC_COLLATE;
    default:
        return SQL_PREC_PRIMARY;
    }
}

static void print_call(const struct sql_expr *call, struct buffer *out) {
    bool bare = call->name[0] != '\0' && !sql_is_reserved(call->name, strlen(call->name));
    for (const char *c = call->name; *c && bare; c++) {
        bare = (*c >= 'a' && *c <= 'z') || *c == '_' || (c > call->name && *c >= '0' && *c <= '9');
    }
    if (bare && !sql_name_equal(call->name, "cast")) {
        buffer_string(out, call->name);
    } else {
        print_double_quoted(call->name, out);
    }
    buffer_char(out, '(');
    if (call->distinct) {
        buffer_string(out, "DISTINCT ");
    }
    print_list(call->operands, call->operand_count, out);
    if (call->order_count) {
        buffer_char(out, ' ');
        print_order(call->order, call->order_count, out);
    }
    buffer_char(out, ')');
    if (call->filter) {
        buffer_string(out, " FILTER (WHERE ");
        print_expr(call->filter, SQL_PREC_NONE, out);
        buffer_char(out, ')');
    }
    if (call->window) {
        buffer_string(out, " OVER ");
        if (call->window->parenthesised) {
            print_window(call->window, out);
        } else {
            db_quote_identifier(out, call->window->name);
        }
    }
}

static void print_case(const struct sql_expr *expr, struct buffer *out) {
    size_t i = 0, end = expr->operand_count - (expr->has_else ? 1 : 0);
    buffer_string(out, "CASE");
    if (expr->has_base) {
        buffer_char(out, ' ');
        print_expr(expr->operands[i++], SQL_PREC_NONE, out);
    }
    for (; i + 1 < end; i += 2) {
        buffer_string(out, " WHEN ");
        print_expr(expr->operands[i], SQL_PREC_NONE, out);
        buffer_string(out, " THEN ");
        print_expr(expr->operands[i + 1], SQL_PREC_NONE, out);
    }
    if (expr->has_else) {
        buffer_string(out, " ELSE ");
        print_expr(expr->operands[end], SQL_PREC_NONE, out);
    }
    buffer_string(out, " END");
}

static void print_unary(const struct sql_expr *expr, struct buffer *out) {
    const struct sql_expr *operand = expr->operands[0];
    buffer_string(out, sql_operator_text(expr->op));
    /* Two minus signs in a row would begin a comment. */
    if (expr->op == SQL_NOT || (expr->op == SQL_NEGATE && operand->kind == SQL_UNARY)) {
        buffer_char(out, ' ');
    }
    print_expr(operand, sql_operator_precedence(expr->op), out);
}

/* All binary operators of SQLite associate to the left. */
static void print_binary(const struct sql_expr *expr, struct buffer *out) {
    enum sql_precedence precedence = sql_operator_precedence(expr->op);
    print_expr(expr->operands[0], precedence, out);
    buffer_printf(out, "%s%s ", expr->negated ? " NOT " : " ", sql_operator_text(expr->op));
    print_expr(expr->operands[1], precedence + 1, out);
    if (expr->operand_count > 2) {
        buffer_string(out, " ESCAPE ");
        print_expr(expr->operands[2], SQL_PREC_COMPARISON, out);
    }
}

static void print_logic(const struct sql_expr *expr, struct buffer *out) {
    for (size_t i = 0; i < expr->operand_count; i++) {
        if (i > 0) {
            buffer_printf(out, " %s ", sql_operator_text(expr->op));
        }
        print_expr(expr->operands[i], sql_operator_precedence(expr->op) + 1, out);
    }
}

static void print_range(const struct sql_expr *expr, struct buffer *out) {
    print_expr(expr->operands[0], SQL_PREC_EQUALITY, out);
    buffer_string(out, expr->negated ? " NOT BETWEEN " : " BETWEEN ");
    print_expr(expr->operands[1], SQL_PREC_COMPARISON, out);
    buffer_string(out, " AND ");
    print_expr(expr->operands[2], SQL_PREC_COMPARISON, out);
}

static void print_in(const struct sql_expr *expr, struct buffer *out) {
    print_expr(expr->operands[0], SQL_PREC_EQUALITY, out);
    buffer_string(out, expr->negated ? " NOT IN " : " IN ");
    if (expr->kind == SQL_IN_SELECT) {
        print_select_in(expr->select, out);
    } else if (expr->kind == SQL_IN_TABLE) {
        print_sources(&expr->in, 1, out);
    } else {
        buffer_char(out, '(');
        print_list(expr->operands + 1, expr->operand_count - 1, out);
        buffer_char(out, ')');
    }
}

static void print_column(const struct sql_expr *expr, struct buffer *out) {
    print_qualifier(expr->schema, out);
    print_qualifier(expr->table, out);
    if (expr->kind == SQL_STAR) {
        buffer_char(out, '*');
    } else if (expr->double_quoted) {
        print_double_quoted(expr->name, out);
    } else {
        db_quote_identifier(out, expr->name);
    }
}

static void print_bare(const struct sql_expr *expr, struct buffer *out) {
    switch (expr->kind) {
    case SQL_NULL:
        buffer_string(out, "NULL");
        break;
    case SQL_TEXT:
        db_quote_text(out, expr->text);
        break;
    case SQL_BLOB:
        buffer_printf(out, "x'%s'", expr->text);
        break;
    case SQL_NUMBER:
    case SQL_CONSTANT:
    case SQL_PARAMETER:
        buffer_string(out, expr->text);
        break;
    case SQL_COLUMN:
    case SQL_STAR:
        print_column(expr, out);
        break;
    case SQL_UNARY:
        print_unary(expr, out);
        break;
    case SQL_BINARY:
        print_binary(expr, out);
        break;
    case SQL_LOGIC:
        print_logic(expr, out);
        break;
    case SQL_RANGE:
        print_range(expr, out);
        break;
    case SQL_IN_LIST:
    case SQL_IN_SELECT:
    case SQL_IN_TABLE:
        print_in(expr, out);
        break;
    case SQL_EXISTS:
        buffer_string(out, expr->negated ? "NOT EXISTS " : "EXISTS ");
        print_select_in(expr->select, out);
        break;
    case SQL_SUBQUERY:
        print_select_in(expr->select, out);
        break;
    case SQL_ROW:
        buffer_char(out, '(');
        print_list(expr->operands, expr->operand_count, out);
        buffer_char(out, ')');
        break;
    case SQL_CALL:
        print_call(expr, out);
        break;
    case SQL_CASE:
        print_case(expr, out);
        break;
    case SQL_CAST:
        buffer_string(out, "CAST(");
        print_expr(expr->operands[0], SQL_PREC_NONE, out);
        buffer_printf(out, " AS %s)", expr->text);
        break;
    case SQL_COLLATE:
        print_expr(expr->operands[0], SQL_PREC_COLLATE, out);
        buffer_string(out, " COLLATE ");
        db_quote_identifier(out, expr->name);
        break;
    }
}

/* In parentheses if the expression binds less tightly than its place asks for. */
static void print_expr(const struct sql_expr *expr, enum sql_precedence least, struct buffer *out) {
    bool parenthesised = precedence_of(expr) < least;
    if (parenthesised) {
        buffer_char(out, '(');
    }
    print_bare(expr, out);
    if (parenthesised) {
        buffer_char(out, ')');
    }
}

void sql_print_expr(const struct sql_expr *expr, struct buffer *out) {
    print_expr(expr, SQL_PREC_NONE, out);
}

/* ---- queries ---- */

static void print_join(const struct sql_source *source, struct buffer *out) {
    static const char *const words[] = {"",          "", "JOIN ", "CROSS JOIN ", "LEFT JOIN ", "RIGHT JOIN ",
                                        "FULL JOIN "};
    if (source->join == SQL_JOIN_FIRST) {
        return;
    }
    buffer_string(out, source->join == SQL_JOIN_COMMA ? ", " : " ");
    if (source->natural) {
        buffer_string(out, "NATURAL ");
    }
    buffer_string(out, words[source->join]);
}

static void print_source(const struct sql_source *source, struct buffer *out) {
    if (source->kind == SQL_SOURCE_SELECT) {
        print_select_in(source->select, out);
    } else if (source->kind == SQL_SOURCE_JOIN) {
        buffer_char(out, '(');
        print_sources(source->sources, source->source_count, out);
        buffer_char(out, ')');
    } else {
        print_qualifier(source->schema, out);
        db_quote_identifier(out, source->name);
        if (source->kind == SQL_SOURCE_FUNCTION) {
            buffer_char(out, '(');
            print_list(source->arguments, source->argument_count, out);
            buffer_char(out, ')');
        }
    }
    if (source->alias) {
        buffer_string(out, " AS ");
        db_quote_identifier(out, source->alias);
    }
    if (source->not_indexed) {
        buffer_string(out, " NOT INDEXED");
    }
    if (source->indexed_by) {
        buffer_string(out, " INDEXED BY ");
        db_quote_identifier(out, source->indexed_by);
    }
}

static void print_names(const char *const *names, size_t count, struct buffer *out) {
    buffer_char(out, '(');
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            buffer_string(out, ", ");
        }
        db_quote_identifier(out, names[i]);
    }
    buffer_char(out, ')');
}

static void print_sources(struct sql_source *const *sources, size_t count, struct buffer *out) {
    for (size_t i = 0; i < count; i++) {
        const struct sql_source *source = sources[i];
        print_join(source, out);
        print_source(source, out);
        if (source->on) {
            buffer_string(out, " ON ");
            print_expr(source->on, SQL_PREC_NONE, out);
        }
        if (source->using_count) {
            buffer_string(out, " USING ");
            print_names(source->using_columns, source->using_count, out);
        }
    }
}

static void print_windows(const struct sql_core *core, struct buffer *out) {
    for (size_t i = 0; i < core->window_count; i++) {
        buffer_string(out, i == 0 ? " WINDOW " : ", ");
        db_quote_identifier(out, core->windows[i]->name);
        buffer_string(out, " AS ");
        print_window(core->windows[i], out);
    }
}

static void print_values(const struct sql_core *core, struct buffer *out) {
    buffer_string(out, "VALUES ");
    for (size_t i = 0; i < core->row_count; i++) {
        buffer_string(out, i == 0 ? "(" : ", (");
        print_list(core->rows[i]->operands, core->rows[i]->operand_count, out);
        buffer_char(out, ')');
    }
}

static void print_core(const struct sql_core *core, struct buffer *out) {
    if (core->row_count) {
        print_values(core, out);
        return;
    }
    buffer_string(out, core->distinct ? "SELECT DISTINCT " : "SELECT ");
    for (size_t i = 0; i < core->result_count; i++) {
        if (i > 0) {
            buffer_string(out, ", ");
        }
        print_expr(core->results[i].expr, SQL_PREC_NONE, out);
        if (core->results[i].alias) {
            buffer_string(out, " AS ");
            db_quote_identifier(out, core->results[i].alias);
        }
    }
    if (core->source_count) {
        buffer_string(out, " FROM ");
        print_sources(core->sources, core->source_count, out);
    }
    if (core->where) {
        buffer_string(out, " WHERE ");
        print_expr(core->where, SQL_PREC_NONE, out);
    }
    if (core->group_count) {
        buffer_string(out, " GROUP BY ");
        print_list(core->group, core->group_count, out);
    }
    if (core->having) {
        buffer_string(out, " HAVING ");
        print_expr(core->having, SQL_PREC_NONE, out);
    }
    print_windows(core, out);
}

static void print_ctes(const struct sql_select *select, struct buffer *out) {
    static const char *const hints[] = {"", "MATERIALIZED ", "NOT MATERIALIZED "};
    for (size_t i = 0; i < select->cte_count; i++) {
        const struct sql_cte *cte = select->ctes[i];
        buffer_string(out, i > 0 ? ", " : select->recursive ? "WITH RECURSIVE " : "WITH ");
        db_quote_identifier(out, cte->name);
        if (cte->column_count) {
            buffer_char(out, ' ');
            print_names(cte->columns, cte->column_count, out);
        }
        buffer_printf(out, " AS %s", hints[cte->materialized]);
        print_select_in(cte->select, out);
    }
    if (select->cte_count) {
        buffer_char(out, ' ');
    }
}

void sql_print(const struct sql_select *select, struct buffer *out) {
    static const char *const operators[] = {"", " UNION ", " UNION ALL ", " INTERSECT ", " EXCEPT "};
    print_ctes(select, out);
    for (size_t i = 0; i < select->core_count; i++) {
        buffer_string(out, operators[select->operators[i]]);
        print_core(select->cores[i], out);
    }
    if (select->order_count) {
        buffer_char(out, ' ');
        print_order(select->order, select->order_count, out);
    }
    if (select->limit) {
        buffer_string(out, " LIMIT ");
        print_expr(select->limit, SQL_PREC_NONE, out);
    }
    if (select->offset) {
        buffer_string(out, " OFFSET ");
        print_expr(select->offset, SQL_PREC_NONE, out);
    }
}

const char *sql_format(struct arena *arena, const struct sql_select *select) {
    struct buffer out = buffer_new(SQL_MAX_PRINTED);
    sql_print(select, &out);
    const char *text = out.status == CSQL_OK ? arena_copy(arena, buffer_text(&out), out.length) : NULL;
    buffer_free(&out);
    return text;
}
