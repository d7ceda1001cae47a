/* What the files of this room share with each other. */
#ifndef SQL_INTERNAL_H
#define SQL_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>

#include "sql/sql.h"
#include "sql/tree.h"

/* Blank nodes, their indices -1; NULL when out of memory. */
struct sql_expr *sql_expr_new(struct arena *arena, enum sql_expr_kind kind);
struct sql_source *sql_source_new(struct arena *arena, enum sql_source_kind kind);

/* ASCII lower case, in place: SQLite's own case rule for names. */
void sql_lower(char *text);
/* True if two names are one to SQLite; NULL is only equal to NULL. */
bool sql_name_equal(const char *a, const char *b);

/* ---- lexing ---- */

enum sql_token_kind {
    SQL_TOKEN_END,
    SQL_TOKEN_WORD,      /* a bare word, maybe a keyword */
    SQL_TOKEN_DOUBLE,    /* "..." */
    SQL_TOKEN_BRACKETED, /* [...] or `...` */
    SQL_TOKEN_STRING,    /* '...' */
    SQL_TOKEN_BLOB,      /* x'...' */
    SQL_TOKEN_NUMBER,
    SQL_TOKEN_PARAMETER,
    SQL_TOKEN_OPERATOR, /* one to three characters of punctuation */
    SQL_TOKEN_BAD       /* an unknown character, an unterminated string, a malformed number */
};

struct sql_token {
    enum sql_token_kind kind;
    size_t start, end; /* with quotes */
};

/* The token at or after position, white space and comments skipped. */
struct sql_token sql_next_token(const char *text, size_t length, size_t position);

/* True if the word is the keyword, any case. */
bool sql_token_is(const char *text, struct sql_token token, const char *keyword);

/* True if a bare word cannot be an identifier in SQLite. */
bool sql_is_reserved(const char *word, size_t length);

/* The identifier or string with its quotes taken off and doubled ones made single; NULL: out of memory. */
char *sql_token_value(struct arena *arena, const char *text, struct sql_token token);

/* ---- precedence, shared by the parser and the printer; higher binds tighter ---- */

enum sql_precedence {
    SQL_PREC_NONE,
    SQL_PREC_OR,
    SQL_PREC_AND,
    SQL_PREC_NOT,
    SQL_PREC_EQUALITY, /* = != IS IN LIKE BETWEEN */
    SQL_PREC_COMPARISON,
    SQL_PREC_BITS,
    SQL_PREC_SUM,
    SQL_PREC_PRODUCT,
    SQL_PREC_CONCAT,
    SQL_PREC_COLLATE,
    SQL_PREC_UNARY,
    SQL_PREC_PRIMARY
};

enum sql_precedence sql_operator_precedence(enum sql_operator op);
/* The operator as printed, such as "!=" or "IS NOT". */
const char *sql_operator_text(enum sql_operator op);
/* The operator that means the same with the sides changed round: < for >. */
enum sql_operator sql_operator_flip(enum sql_operator op);

#endif
