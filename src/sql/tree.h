/* The syntax tree of SQLite's SELECT, and the helpers that build one by hand.
 *
 * Every node and string lives in the arena that it was made from. Constructors return NULL when out of
 * memory and also when given a NULL where a node is needed, so that a caller may nest them and look once;
 * the sql_add_ functions return false for the same reasons.
 *
 * Names are as written, without quotes. Catalogue indices are -1 until sql_resolve() (or a constructor
 * that takes the catalogue) has set them. Nodes that were parsed carry their bytes [start, end) in the
 * text; built nodes carry 0, 0. */
#ifndef SQL_TREE_H
#define SQL_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "db/db.h"

struct sql_select;
struct sql_source;

/* Operators: of SQL_BINARY, SQL_UNARY and SQL_LOGIC nodes. `==` is read as SQL_EQ and `<>` as SQL_NE;
 * IS [NOT] DISTINCT FROM as SQL_IS_NOT and SQL_IS; ISNULL, NOTNULL and NOT NULL as IS [NOT] NULL. */
enum sql_operator {
    SQL_NO_OPERATOR,
    SQL_OR,
    SQL_AND,
    SQL_NOT, /* unary */
    SQL_EQ,
    SQL_NE,
    SQL_LT,
    SQL_LE,
    SQL_GT,
    SQL_GE,
    SQL_IS,
    SQL_IS_NOT,
    SQL_LIKE, /* LIKE, GLOB, REGEXP, MATCH: negated for NOT LIKE; a third operand is the ESCAPE */
    SQL_GLOB,
    SQL_REGEXP,
    SQL_MATCH,
    SQL_BIT_AND,
    SQL_BIT_OR,
    SQL_SHIFT_LEFT,
    SQL_SHIFT_RIGHT,
    SQL_ADD,
    SQL_SUBTRACT,
    SQL_MULTIPLY,
    SQL_DIVIDE,
    SQL_MODULO,
    SQL_CONCAT,
    SQL_ARROW,      /* -> */
    SQL_LONG_ARROW, /* ->> */
    SQL_NEGATE,     /* unary - */
    SQL_PLUS,       /* unary + */
    SQL_BIT_NOT,    /* unary ~ */
    SQL_BETWEEN /* only in struct sql_predicate */,
    SQL_IN /* only in struct sql_predicate */
};

enum sql_expr_kind {
    SQL_NULL,
    SQL_NUMBER,    /* text: as written ("12", "1e3", "0xff"), never with a sign */
    SQL_TEXT,      /* text: the value, without quotes; may hold any bytes but NUL */
    SQL_BLOB,      /* text: the hexadecimal digits */
    SQL_CONSTANT,  /* text: CURRENT_DATE, CURRENT_TIME, CURRENT_TIMESTAMP, TRUE, FALSE */
    SQL_PARAMETER, /* text: as written ("?", "?1", ":name", "@name", "$name") */
    SQL_COLUMN,    /* [[schema.]table.]name */
    SQL_STAR,      /* * or table.* in a result list, and the * of count(*) */
    SQL_UNARY,     /* op operands[0] */
    SQL_BINARY,    /* operands[0] op operands[1]; [2]: ESCAPE */
    SQL_LOGIC,     /* op SQL_AND or SQL_OR over two operands or more, none of which is the same op */
    SQL_RANGE,     /* operands[0] [NOT] BETWEEN operands[1] AND operands[2] */
    SQL_IN_LIST,   /* operands[0] [NOT] IN (operands[1], ...), maybe an empty list */
    SQL_IN_SELECT, /* operands[0] [NOT] IN (select) */
    SQL_IN_TABLE,  /* operands[0] [NOT] IN source (a table, or a table function with its arguments) */
    SQL_EXISTS,    /* [NOT] EXISTS (select) */
    SQL_SUBQUERY,  /* (select) as a value */
    SQL_ROW,       /* (operands[0], operands[1], ...), two or more */
    SQL_CALL,      /* name(operands) with distinct, order, filter, window */
    SQL_CASE,      /* CASE [base] (WHEN THEN)+ [ELSE]: operands in that order; see has_base, has_else */
    SQL_CAST,      /* CAST(operands[0] AS text) */
    SQL_COLLATE    /* operands[0] COLLATE name */
};

enum sql_nulls { SQL_NULLS_DEFAULT, SQL_NULLS_FIRST, SQL_NULLS_LAST };

struct sql_order {
    struct sql_expr *expr;
    bool descending;
    bool ascending; /* ASC was written out: no meaning, but Spider's match sees it */
    enum sql_nulls nulls;
};

enum sql_frame_unit { SQL_NO_FRAME, SQL_ROWS, SQL_RANGE_FRAME, SQL_GROUPS };
enum sql_bound_kind {
    SQL_UNBOUNDED_PRECEDING,
    SQL_PRECEDING,
    SQL_CURRENT_ROW,
    SQL_FOLLOWING,
    SQL_UNBOUNDED_FOLLOWING
};
enum sql_exclude {
    SQL_EXCLUDE_DEFAULT,
    SQL_EXCLUDE_NO_OTHERS,
    SQL_EXCLUDE_ROW,
    SQL_EXCLUDE_GROUP,
    SQL_EXCLUDE_TIES
};

struct sql_bound {
    enum sql_bound_kind kind;
    struct sql_expr *offset; /* of PRECEDING and FOLLOWING */
};

/* OVER name, OVER (...), or a definition in the WINDOW clause. */
struct sql_window {
    const char *name;   /* OVER name without parentheses, or the name that a WINDOW clause defines; or NULL */
    const char *base;   /* the window that (...) extends, or NULL */
    bool parenthesised; /* false: only `OVER name` */
    struct sql_expr **partition;
    size_t partition_count;
    struct sql_order *order;
    size_t order_count;
    enum sql_frame_unit unit;
    struct sql_bound from, to;
    bool has_to; /* BETWEEN from AND to */
    enum sql_exclude exclude;
};

struct sql_expr {
    enum sql_expr_kind kind;
    enum sql_operator op;
    bool negated;            /* NOT LIKE / IN / BETWEEN / EXISTS */
    bool distinct;           /* count(DISTINCT x) */
    bool has_base, has_else; /* of CASE */
    bool double_quoted;      /* a SQL_COLUMN written "so", which may yet prove a string */
    const char *schema;      /* of SQL_COLUMN, or NULL */
    const char *table;       /* the qualifier of SQL_COLUMN and SQL_STAR as written, or NULL */
    const char *name;        /* column, function (as written) or collation */
    const char *text;        /* literals, parameters, the type of CAST */
    struct sql_expr **operands;
    size_t operand_count;
    struct sql_select *select; /* of IN_SELECT, EXISTS, SUBQUERY */
    struct sql_source *in;     /* of IN_TABLE */
    struct sql_order *order;   /* ORDER BY within an aggregate call */
    size_t order_count;
    struct sql_expr *filter;   /* FILTER (WHERE ...) */
    struct sql_window *window; /* OVER ... */
    size_t start, end;

    /* Set by resolution. */
    int table_index, column_index; /* catalogue indices of SQL_COLUMN; both -1 for a column of a subquery or
                                    * CTE that is no plain column, for a rowid, and for a result alias */
    struct sql_source *source;     /* the FROM item that the column comes from, or NULL */
    struct sql_expr *alias_of;     /* the result expression that the name stands for, or NULL */
};

enum sql_source_kind {
    SQL_SOURCE_TABLE,    /* a table, view or CTE by name */
    SQL_SOURCE_SELECT,   /* (select) */
    SQL_SOURCE_JOIN,     /* (sources), a join in parentheses */
    SQL_SOURCE_FUNCTION, /* name(arguments) */
};

/* How a FROM item joins what stands before it; the first has SQL_JOIN_FIRST. */
enum sql_join_kind {
    SQL_JOIN_FIRST,
    SQL_JOIN_COMMA,
    SQL_JOIN_INNER,
    SQL_JOIN_CROSS,
    SQL_JOIN_LEFT,
    SQL_JOIN_RIGHT,
    SQL_JOIN_FULL
};

struct sql_source {
    enum sql_source_kind kind;
    enum sql_join_kind join;
    bool natural;
    bool not_indexed;
    struct sql_expr *on; /* or NULL */
    const char **using_columns;
    size_t using_count;
    const char *schema, *name;   /* of TABLE and FUNCTION */
    const char *alias;           /* or NULL */
    const char *indexed_by;      /* or NULL */
    struct sql_expr **arguments; /* of FUNCTION */
    size_t argument_count;
    struct sql_select *select;   /* of SELECT */
    struct sql_source **sources; /* of JOIN */
    size_t source_count;
    size_t start, end;

    /* Set by resolution. */
    int table_index;           /* catalogue index of a table or view, else -1 */
    const struct sql_cte *cte; /* the CTE that the name stands for, or NULL */
};

struct sql_result {
    struct sql_expr *expr;
    const char *alias; /* or NULL */
};

/* One SELECT block without ORDER BY and LIMIT, or VALUES. */
struct sql_core {
    bool distinct;
    struct sql_result *results;
    size_t result_count, result_capacity;
    struct sql_source **sources; /* the FROM clause, in order */
    size_t source_count, source_capacity;
    struct sql_expr *where; /* or NULL */
    struct sql_expr **group;
    size_t group_count, group_capacity;
    struct sql_expr *having; /* or NULL */
    struct sql_window **windows;
    size_t window_count;
    struct sql_expr **rows; /* of VALUES: a SQL_ROW each, of one operand or more; results are then empty */
    size_t row_count;
    size_t start, end;
};

enum sql_set_operator { SQL_SET_FIRST, SQL_UNION, SQL_UNION_ALL, SQL_INTERSECT, SQL_EXCEPT };

enum sql_materialized { SQL_MATERIALIZED_DEFAULT, SQL_MATERIALIZED, SQL_NOT_MATERIALIZED };

struct sql_cte {
    const char *name;
    const char **columns;
    size_t column_count;
    enum sql_materialized materialized;
    struct sql_select *select;
};

/* A whole query: cores[0], then for i > 0 operators[i] cores[i], left to right; operators[0] is
 * SQL_SET_FIRST. */
struct sql_select {
    bool recursive;
    struct sql_cte **ctes;
    size_t cte_count;
    struct sql_core **cores;
    enum sql_set_operator *operators;
    size_t core_count;
    struct sql_order *order;
    size_t order_count, order_capacity;
    struct sql_expr *limit, *offset; /* or NULL */
    size_t start, end;
};

/* ---- expressions ---- */

/* The catalogue's column. Unqualified; sql_alias_tables() qualifies it where that is needed. */
struct sql_expr *sql_column(struct arena *arena, const struct db_catalogue *catalogue, int column);
/* The same of one FROM item, which matters where a table stands twice. */
struct sql_expr *sql_column_of(struct arena *arena, const struct db_catalogue *catalogue, int column,
                               struct sql_source *source);
struct sql_expr *sql_star(struct arena *arena);
struct sql_expr *sql_text(struct arena *arena, const char *value);

/* A number as written: digits, perhaps with a sign (which becomes a unary minus), a point, an exponent.
 * What is no number becomes a text literal. */
struct sql_expr *sql_number(struct arena *arena, const char *digits);
struct sql_expr *sql_integer(struct arena *arena, int64_t value);

/* name(argument), name(*) with sql_star(), name() with argument NULL. */
struct sql_expr *sql_call(struct arena *arena, const char *name, struct sql_expr *argument, bool distinct);
struct sql_expr *sql_call_two(struct arena *arena, const char *name, struct sql_expr *first,
                              struct sql_expr *second);
struct sql_expr *sql_unary(struct arena *arena, enum sql_operator op, struct sql_expr *operand);
struct sql_expr *sql_binary(struct arena *arena, enum sql_operator op, struct sql_expr *left,
                            struct sql_expr *right);
/* a AND b, a OR b. Operands of the same kind are spliced in; one operand alone is returned as it is, and a
 * count of 0 gives NULL. sql_and(a, b) takes a NULL for "nothing there yet" and gives the other. */
struct sql_expr *sql_logic(struct arena *arena, enum sql_operator op, struct sql_expr *const *operands,
                           size_t count);
struct sql_expr *sql_and(struct arena *arena, struct sql_expr *a, struct sql_expr *b);
struct sql_expr *sql_or(struct arena *arena, struct sql_expr *a, struct sql_expr *b);
struct sql_expr *sql_like(struct arena *arena, struct sql_expr *left, struct sql_expr *pattern, bool negated);
struct sql_expr *sql_between(struct arena *arena, struct sql_expr *tested, struct sql_expr *low,
                             struct sql_expr *high);
struct sql_expr *sql_in_list(struct arena *arena, struct sql_expr *tested, struct sql_expr *const *values,
                             size_t count, bool negated);
struct sql_expr *sql_in_select(struct arena *arena, struct sql_expr *tested, struct sql_select *select,
                               bool negated);

struct sql_expr *sql_exists(struct arena *arena, struct sql_select *select, bool negated);
struct sql_expr *sql_subquery(struct arena *arena, struct sql_select *select);

/* ---- queries ---- */

/* A query of one empty block, cores[0]; add results, sources and so on. */
struct sql_select *sql_select_new(struct arena *arena);
/* The block of a query that has one; the first otherwise. */
struct sql_core *sql_select_core(struct sql_select *select);
bool sql_add_result(struct arena *arena, struct sql_core *core, struct sql_expr *expr);
/* Adds a table to FROM: the first one, or, with `on`, an inner join (on may be NULL for a cross join).
 * The new source, or NULL. */
struct sql_source *sql_add_table(struct arena *arena, struct sql_core *core,
                                 const struct db_catalogue *catalogue, int table, struct sql_expr *on);
/* Adds (select) AS alias to FROM. */
struct sql_source *sql_add_select(struct arena *arena, struct sql_core *core, struct sql_select *select,
                                  const char *alias, struct sql_expr *on);
/* The first table is the tree's root; every further one is joined on its key. */
bool sql_add_join_tree(struct arena *arena, struct sql_core *core, const struct db_catalogue *catalogue,
                       const struct db_join_tree *tree);
bool sql_add_where(struct arena *arena, struct sql_core *core, struct sql_expr *condition);  /* by AND */
bool sql_add_having(struct arena *arena, struct sql_core *core, struct sql_expr *condition); /* by AND */
bool sql_add_group(struct arena *arena, struct sql_core *core, struct sql_expr *expr);
bool sql_add_order(struct arena *arena, struct sql_select *select, struct sql_expr *expr, bool descending);
/* The first rows; what was skipped before them is not. */
bool sql_set_limit(struct arena *arena, struct sql_select *select, int64_t count);
/* The one row at a place of the order, the first being 1. */
bool sql_set_place(struct arena *arena, struct sql_select *select, int64_t place);
/* Appends `op` and the only block of right. Precondition: right has no ORDER BY, LIMIT or CTEs; otherwise it
 * is wrapped as SELECT * FROM (right). */
bool sql_add_set(struct arena *arena, struct sql_select *left, enum sql_set_operator op,
                 struct sql_select *right);

/* Gives the tables of every block that joins the aliases T1, T2, ... and qualifies columns there; takes
 * aliases and qualifiers of plain tables away in blocks that do not join. A column whose source is not set
 * belongs to the innermost block that has its table. A block that refers to a table of an enclosing block
 * which has no join gets an alias and a qualifier for it only where the name would be captured otherwise.
 * Nested blocks number on, so that no alias hides another. For trees whose columns were built by
 * sql_column() or resolved. False when out of memory. */
bool sql_alias_tables(struct arena *arena, struct sql_select *select) CSQL_USE_RESULT;

/* Deep copies: nothing is shared but strings. Resolution is kept; columns of a copied block point to the
 * copied sources. NULL when out of memory or when given NULL. */
struct sql_select *sql_copy(struct arena *arena, const struct sql_select *select);
struct sql_expr *sql_copy_expr(struct arena *arena, const struct sql_expr *expr);

/* ---- walking ---- */

enum sql_clause {
    SQL_CLAUSE_SELECT,
    SQL_CLAUSE_FROM,
    SQL_CLAUSE_WHERE,
    SQL_CLAUSE_GROUP,
    SQL_CLAUSE_HAVING,
    SQL_CLAUSE_ORDER,
    SQL_CLAUSE_LIMIT
};

/* Where a visited expression stands. */
struct sql_place {
    struct sql_select *select; /* the innermost query */
    struct sql_core *core;     /* its block; NULL in the ORDER BY and LIMIT of a set operation */
    enum sql_clause clause;
    size_t depth;                  /* 0 in the outermost query */
    const struct sql_expr *parent; /* the expression right above within the clause, or NULL */
};

/* Calls each member (any may be NULL) on every query, block, source and expression, parents first, in the
 * order of the text. An expr callback that returns false keeps the walk from its operands. */
struct sql_visitor {
    void *context;
    bool (*expr)(void *context, struct sql_expr *expr, const struct sql_place *place);
    void (*select)(void *context, struct sql_select *select, const struct sql_place *place);
    void (*source)(void *context, struct sql_source *source, const struct sql_place *place);
};
void sql_walk(struct sql_select *select, const struct sql_visitor *visitor);
void sql_walk_expr(struct sql_expr *expr, const struct sql_visitor *visitor);

#endif
