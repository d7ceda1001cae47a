/* The canonical text of expressions and queries: aliases gone, commutative operands sorted. */
#ifndef SQL_NORMAL_H
#define SQL_NORMAL_H

#include "sql/internal.h"

#define NORMAL_MAX_BYTES                                                                                     \
    ((size_t)64 * 1024 * 1024) /* all text that one query's canonical form takes to make */
#define NORMAL_TRIALS 200      /* orders of tables that stand twice, in one query */

/* What a FROM item is called in canonical text. */
struct normal_name {
    const struct sql_source *source;
    const char *name;
};

struct normal {
    struct arena *arena;
    const struct db_catalogue *catalogue; /* NULL: columns are told by their written names */
    bool blank;                           /* literals are all written alike */
    bool distinct;                        /* DISTINCT counts */
    bool spider;               /* columns are told by table and name alone, operands stay in place */
    const int *keys;           /* of spider: for each catalogue column the one that stands for it, or NULL */
    struct normal_name *names; /* FROM items in sight, the innermost last */
    size_t name_count, name_capacity;
    size_t depth;
    size_t trials; /* orders of tables that stand twice which may yet be tried */
    size_t bytes;  /* of text made so far */
    bool failed;   /* out of memory, or over NORMAL_MAX_BYTES */
};

/* Canonical text in the arena, or NULL (and failed) when out of memory. */
const char *normal_expr(struct normal *normal, const struct sql_expr *expr);
const char *normal_select(struct normal *normal, const struct sql_select *select);

/* printf that sets failed; "" when out of memory, so that callers may go on. */
const char *normal_printf(struct normal *normal, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The strings joined by a separator, sorted first if asked. */
const char *normal_join(struct normal *normal, const char **parts, size_t count, const char *separator,
                        bool sorted);
/* A lower-case copy. */
const char *normal_lower(struct normal *normal, const char *text);
/* The result expression that an ORDER BY or GROUP BY term stands for: by alias, or by position in core (may
 * be NULL); else the term. */
const struct sql_expr *normal_term(const struct sql_core *core, const struct sql_expr *expr);

#endif
