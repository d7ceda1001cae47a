/* The parser's state, shared by its files. A parsing function returns NULL (or false) once the parser has
 * failed; the first failure is the one reported. */
#ifndef SQL_PARSE_H
#define SQL_PARSE_H

#include "sql/internal.h"

struct parser {
    struct arena *arena;
    const char *text;
    size_t length;
    struct sql_token token; /* the one to be read next */
    size_t end;             /* where the token before it ended */
    size_t depth, chain, nodes;
    csql_status status;
    csql_error *error;
};

/* Records the first failure; always returns false. */
bool parse_fail(struct parser *p, csql_status status, const char *message);
/* Fails with "expected WHAT near TOKEN". */
bool parse_expected(struct parser *p, const char *what);
bool parse_no_memory(struct parser *p);

/* One level deeper, or a failure over SQL_MAX_DEPTH; parse_leave undoes it. */
bool parse_enter(struct parser *p);
void parse_leave(struct parser *p);

void parse_advance(struct parser *p);
struct sql_token parse_peek(const struct parser *p); /* the token after the current one */
bool parse_at(const struct parser *p, const char *keyword);
bool parse_at_operator(const struct parser *p, const char *text);
bool parse_token_is_operator(const struct parser *p, struct sql_token token, const char *text);
bool parse_accept(struct parser *p, const char *keyword);
bool parse_accept_operator(struct parser *p, const char *text);
bool parse_expect(struct parser *p, const char *keyword);
bool parse_expect_operator(struct parser *p, const char *text);
/* True if SELECT, VALUES or WITH comes. */
bool parse_at_select(const struct parser *p);
/* True if the token can be a name; strings are names in some places. */
bool parse_is_name(const struct parser *p, struct sql_token token, bool strings);
/* The next token as a name, without quotes. */
const char *parse_name(struct parser *p, const char *what);
/* Appends to a list in the arena under SQL_MAX_TERMS; *items is a pointer to an array of pointers. */
bool parse_push(struct parser *p, void *items, size_t *count, size_t *capacity, void *item);

struct sql_expr *parse_node(struct parser *p, enum sql_expr_kind kind, size_t start);
struct sql_expr *parse_expr(struct parser *p);
/* An expression without operators, or one in parentheses. */
struct sql_expr *parse_primary(struct parser *p);
/* An expression of operators that bind at least so tightly. */
struct sql_expr *parse_tight(struct parser *p, enum sql_precedence least);
/* One expression or more, with commas. */
bool parse_expr_list(struct parser *p, struct sql_expr ***out, size_t *count);
bool parse_order_terms(struct parser *p, struct sql_order **out, size_t *count);
/* The inside of OVER (...) or of a WINDOW definition, parentheses included. */
bool parse_window(struct parser *p, struct sql_window *window);
struct sql_select *parse_select(struct parser *p);
/* A FROM list up to what cannot belong to it. */
bool parse_sources(struct parser *p, struct sql_source ***out, size_t *count, size_t *capacity);
/* name, schema.name, with arguments if a parenthesis follows: what FROM and IN take. */
bool parse_table_name(struct parser *p, struct sql_source *source);

#endif
