/* Window definitions: OVER (...) and the WINDOW clause. */
#include "sql/parse.h"

static bool parse_bound(struct parser *p, struct sql_bound *bound) {
    struct sql_token next = parse_peek(p);
    bool unbounded = parse_at(p, "UNBOUNDED") &&
                     (sql_token_is(p->text, next, "PRECEDING") || sql_token_is(p->text, next, "FOLLOWING"));
    if (parse_at(p, "CURRENT") && sql_token_is(p->text, next, "ROW")) {
        parse_advance(p);
        parse_advance(p);
        bound->kind = SQL_CURRENT_ROW;
        return true;
    }
    if (unbounded) {
        parse_advance(p);
    } else if (!(bound->offset = parse_tight(p, SQL_PREC_NOT))) {
        return false;
    }
    if (parse_accept(p, "PRECEDING")) {
        bound->kind = unbounded ? SQL_UNBOUNDED_PRECEDING : SQL_PRECEDING;
        return true;
    }
    bound->kind = unbounded ? SQL_UNBOUNDED_FOLLOWING : SQL_FOLLOWING;
    return parse_expect(p, "FOLLOWING");
}

static bool parse_exclude(struct parser *p, struct sql_window *window) {
    if (parse_accept(p, "NO")) {
        window->exclude = SQL_EXCLUDE_NO_OTHERS;
        return parse_expect(p, "OTHERS");
    }
    if (parse_accept(p, "CURRENT")) {
        window->exclude = SQL_EXCLUDE_ROW;
        return parse_expect(p, "ROW");
    }
    window->exclude = parse_accept(p, "GROUP") ? SQL_EXCLUDE_GROUP : SQL_EXCLUDE_TIES;
    return window->exclude == SQL_EXCLUDE_GROUP || parse_expect(p, "TIES");
}

static enum sql_frame_unit frame_unit_at(const struct parser *p) {
    return parse_at(p, "ROWS")     ? SQL_ROWS
           : parse_at(p, "RANGE")  ? SQL_RANGE_FRAME
           : parse_at(p, "GROUPS") ? SQL_GROUPS
                                   : SQL_NO_FRAME;
}

static bool parse_frame(struct parser *p, struct sql_window *window) {
    window->unit = frame_unit_at(p);
    if (window->unit == SQL_NO_FRAME) {
        return true;
    }
    parse_advance(p);
    window->has_to = parse_accept(p, "BETWEEN");
    if (!parse_bound(p, &window->from)) {
        return false;
    }
    if (window->has_to && (!parse_expect(p, "AND") || !parse_bound(p, &window->to))) {
        return false;
    }
    return !parse_accept(p, "EXCLUDE") || parse_exclude(p, window);
}

bool parse_window(struct parser *p, struct sql_window *window) {
    window->parenthesised = true;
    if (!parse_expect_operator(p, "(")) {
        return false;
    }
    if (parse_is_name(p, p->token, false) && !parse_at(p, "PARTITION") && frame_unit_at(p) == SQL_NO_FRAME &&
        !(window->base = parse_name(p, "a window name"))) {
        return false;
    }
    if (parse_accept(p, "PARTITION") &&
        (!parse_expect(p, "BY") || !parse_expr_list(p, &window->partition, &window->partition_count))) {
        return false;
    }
    if (parse_accept(p, "ORDER") &&
        (!parse_expect(p, "BY") || !parse_order_terms(p, &window->order, &window->order_count))) {
        return false;
    }
    return parse_frame(p, window) && parse_expect_operator(p, ")");
}
