/* A query as Spider's evaluation script sees it (process_sql.py), every part as canonical text. */
#ifndef SQL_SPIDER_H
#define SQL_SPIDER_H

#include "sql/normal.h"

struct spider_list {
    const char **items;
    size_t count, capacity;
};

/* [not_op, op, val_unit, val1, val2] */
struct spider_condition {
    const char *text; /* the whole, values blanked, nested queries written out */
    const char *left; /* the val_unit */
    bool negated;
    enum sql_operator op;
    size_t nested; /* queries compared with */
    size_t ors;    /* OR inside a group in parentheses, which Spider's grammar does not have */
};

/* A condition list with the words between: conditions[0] words[0] conditions[1] ... */
struct spider_conditions {
    struct spider_condition *items;
    size_t count, capacity;
    size_t ands, ors; /* the words */
    const char *text; /* all of it in order */
};

struct spider_query {
    struct spider_list select;        /* with the aggregate in front */
    struct spider_list select_no_agg; /* without */
    size_t select_aggregates;
    struct spider_list tables; /* what FROM names */
    struct spider_conditions on, where, having;
    struct spider_list group;       /* table.column */
    struct spider_list group_names; /* column */
    size_t group_aggregates;
    const char *order; /* direction and terms, or NULL */
    bool descending;
    size_t order_aggregates;
    bool limit;
    bool distinct;
    enum sql_set_operator set; /* SQL_SET_FIRST for none */
    struct spider_query *next; /* the query on the right of it */
};

/* Reads a query. normal is in spider mode. NULL (and normal->failed) when out of memory. */
struct spider_query *spider_read(struct normal *normal, const struct sql_select *select);

/* The query as one text, which is equal where Spider's nested dictionaries are. */
const char *spider_text(struct normal *normal, const struct spider_query *query);

#endif
