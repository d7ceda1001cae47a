/* SQL text and trees: the parser for SQLite's SELECT, the printer, name resolution, comparison by meaning,
 * and Spider's exact set match, component scores and hardness. */
#ifndef SQL_SQL_H
#define SQL_SQL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/buffer.h"
#include "clarisql.h"
#include "db/db.h"
#include "sql/tree.h"

#define SQL_MAX_BYTES ((size_t)1000000)     /* as SQLITE_MAX_SQL_LENGTH */
#define SQL_MAX_PRINTED (8 * SQL_MAX_BYTES) /* of sql_format() */
#define SQL_MAX_DEPTH 200                   /* nested parentheses, calls, queries */
#define SQL_MAX_CHAIN 2000                  /* a + b + c ..., in one query, beyond what makes a list */
#define SQL_MAX_TERMS 20000                 /* members of one list */
#define SQL_MAX_NODES ((size_t)100000)      /* nodes of one query */
#define SQL_MAX_LOOKUPS ((size_t)5000000)   /* columns looked at while the names of one query are resolved */

/* Reads one SELECT (or VALUES, or WITH ... SELECT), with at most one closing semicolon. CSQL_BAD_SQL with
 * the byte position, CSQL_TOO_LONG over SQL_MAX_BYTES, CSQL_LIMIT over the other caps, CSQL_NO_MEMORY. */
csql_status sql_parse(struct arena *arena, const char *text, size_t length, struct sql_select **out,
                      csql_error *error) CSQL_USE_RESULT;

/* Appends the query as plain SQL on one line; what it prints parses to the same tree. */
void sql_print(const struct sql_select *select, struct buffer *out);
void sql_print_expr(const struct sql_expr *expr, struct buffer *out);
/* The printed query in the arena, or NULL when out of memory. */
const char *sql_format(struct arena *arena, const struct sql_select *select);

/* Finds what every name stands for, and sets table_index, column_index, source, alias_of and cte. A
 * double-quoted name that is no column becomes a string, as in SQLite. CSQL_BAD_SQL with the position for a
 * table or column that does not exist or is ambiguous; the tree then holds what was found so far. Resolving
 * again, after a change, is allowed. */
csql_status sql_resolve(struct arena *arena, const struct db_catalogue *catalogue, struct sql_select *select,
                        csql_error *error) CSQL_USE_RESULT;

/* True if two trees are the same node for node, positions and resolution aside. */
bool sql_same(const struct sql_select *a, const struct sql_select *b);
bool sql_same_expr(const struct sql_expr *a, const struct sql_expr *b);

/* True if two resolved queries mean the same by their form: equal up to aliases, qualifiers, order of
 * commutative operands, sides of a comparison, and order of inner joins. Values count. */
bool sql_equal(struct arena *arena, const struct sql_select *a, const struct sql_select *b);
/* The canonical form that sql_equal compares, printed; equal queries give equal text. NULL: out of memory. */
const char *sql_normal_text(struct arena *arena, const struct sql_select *select);

/* ---- what a query uses ---- */

struct sql_column_use {
    const struct sql_expr *expr; /* the SQL_COLUMN node, resolved */
    int table, column;           /* catalogue indices */
    struct sql_place place;
    const char *aggregate; /* the aggregate right around it, lower case, or NULL */
};

/* Every resolved column of the query and the queries inside it, in the order of the text. */
csql_status sql_columns(struct arena *arena, const struct sql_select *select, struct sql_column_use **out,
                        size_t *count) CSQL_USE_RESULT;

/* A comparison of a column (bare or within an aggregate) with something. */
struct sql_predicate {
    const struct sql_expr *expr;     /* the whole comparison */
    const struct sql_expr *column;   /* the SQL_COLUMN node */
    int table, column_index;         /* catalogue indices */
    const char *aggregate;           /* around the column, or NULL */
    enum sql_operator op;            /* SQL_EQ ... SQL_MATCH, SQL_BETWEEN, SQL_IN; turned round if the column
                                      * stood on the right */
    bool negated;                    /* NOT LIKE, NOT IN, NOT BETWEEN */
    const struct sql_expr *value;    /* the other side: a literal, a column, ...; the low end of BETWEEN; the
                                      * first member of IN (...); NULL for IN (SELECT ...) */
    const struct sql_expr *high;     /* of BETWEEN, else NULL */
    const struct sql_select *select; /* of IN (SELECT ...) and of a comparison with (SELECT ...) */
    struct sql_place place;
};

/* Every predicate in WHERE, HAVING and ON, in the order of the text; IN (a, b) gives one for each member. */
csql_status sql_predicates(struct arena *arena, const struct sql_select *select, struct sql_predicate **out,
                           size_t *count) CSQL_USE_RESULT;

/* True for count, sum, avg, min, max, total and group_concat (any case). */
bool sql_is_aggregate(const char *function);
/* True if the value of the expression is an aggregate somewhere outside nested queries. */
bool sql_has_aggregate(const struct sql_expr *expr);

/* ---- Spider ---- */

/* The parts that Spider's evaluation scores, in its order. */
#define SQL_PARTS(X)                                                                                         \
    X(SQL_PART_SELECT, "select")                                                                             \
    X(SQL_PART_SELECT_NO_AGG, "select(no AGG)")                                                              \
    X(SQL_PART_WHERE, "where")                                                                               \
    X(SQL_PART_WHERE_NO_OP, "where(no OP)")                                                                  \
    X(SQL_PART_GROUP_NO_HAVING, "group(no Having)")                                                          \
    X(SQL_PART_GROUP, "group")                                                                               \
    X(SQL_PART_ORDER, "order")                                                                               \
    X(SQL_PART_AND_OR, "and/or")                                                                             \
    X(SQL_PART_IUEN, "IUEN")                                                                                 \
    X(SQL_PART_KEYWORDS, "keywords")
enum sql_part {
#define X(name, text) name,
    SQL_PARTS(X)
#undef X
        SQL_PART_COUNT
};
const char *sql_part_name(enum sql_part part);

struct sql_part_score {
    size_t gold, predicted, right; /* units of this part */
    double accuracy, recall, precision, f1;
};

struct sql_match {
    bool exact; /* exact set match */
    struct sql_part_score parts[SQL_PART_COUNT];
};

/* Spider's exact set match of two resolved queries, values and DISTINCT ignored, columns that foreign keys
 * make equal taken as one. What Spider's own reader cannot hold is compared by sql_equal with the values
 * blanked. Two slips of Spider's reader are not copied: that an OR after a comparison of two columns is
 * swallowed, and that an alias means the last table of that alias in the whole text. match may be NULL. False
 * if predicted is NULL (it did not parse), and when out of memory. */
bool sql_exact_match(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *gold,
                     const struct sql_select *predicted, struct sql_match *match);

/* The same on text: an unparsable or unresolvable prediction is wrong, not fatal; an error is about gold. */
csql_status sql_exact_match_text(struct arena *arena, const struct db_catalogue *catalogue, const char *gold,
                                 const char *predicted, bool *exact, struct sql_match *match,
                                 csql_error *error) CSQL_USE_RESULT;

/* Spider's hardness of a query. */
enum sql_hardness { SQL_EASY, SQL_MEDIUM, SQL_HARD, SQL_EXTRA };
enum sql_hardness sql_hardness(const struct sql_select *select);
const char *sql_hardness_name(enum sql_hardness hardness);

#endif
