/* What pointers to values stand for in SQL: texts as the column that they are compared with holds them,
 * numbers in its unit, spans of time as its dates are written. tools/parse/literal.py does the same. */
#ifndef PARSE_LITERAL_H
#define PARSE_LITERAL_H

#include <stdbool.h>

#include "base/arena.h"
#include "parse/query.h"
#include "sql/tree.h"
#include "text/days.h"

struct literal_context {
    struct arena *arena;
    const struct grammar *grammar;
    const struct parse_input *in;
    struct day today;
};

/* What a literal is compared with. */
struct literal_compared {
    int column;                  /* the catalogue's, or -1 */
    bool in_function;            /* something stands around the column */
    enum grammar_known function; /* what, if the program knows it by name */
    bool texts;                  /* by LIKE and the like */
};

/* The literal of a pointer, `scale` being the token before it (TOKEN_OTHER: none, or one with a factor) and
 * factor the number that the value is multiplied by. NULL if there is none, or out of memory. */
struct sql_expr *literal_of(const struct literal_context *context, const struct query_node *pointer,
                            enum grammar_known scale, double factor, const struct literal_compared *compared);
/* The words of the question from one pointer to another. NULL if they are no span of words. */
struct sql_expr *literal_span(const struct literal_context *context, const struct query_node *first,
                              const struct query_node *last);
/* Whether what is compared is a column of dates that are kept as numbers like 20240315. */
bool literal_is_packed(const struct literal_context *context, const struct literal_compared *compared);

/* The condition that `date` lies within a span of time; where it is packed it is the cell as it stands, else
 * what SQLite's date functions take. NULL if the pointer is to none. */
struct sql_expr *literal_during(const struct literal_context *context, struct sql_expr *date,
                                const struct query_node *pointer, const struct literal_compared *compared);

/* A column's cell as something that SQLite's date functions take. */
struct sql_expr *literal_dated(struct arena *arena, enum date_encoding encoding, struct sql_expr *cell);

#endif
