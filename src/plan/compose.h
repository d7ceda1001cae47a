/* From an action sequence to a syntax tree. */
#ifndef PLAN_COMPOSE_H
#define PLAN_COMPOSE_H

#include "clarisql.h"
#include "plan/cues.h"
#include "plan/decode.h"
#include "plan/plan.h"
#include "sql/tree.h"

#define COMPOSE_MAX_BLOCKS 8 /* SELECT blocks of one query, nested or in set operations */
#define COMPOSE_MAX_KEYS 32
#define COMPOSE_MAX_TREES 3 /* join trees of one block that are tried */

struct compose_context {
    struct db *db;
    const struct db_catalogue *catalogue;
    const struct linked *linked;
    const struct plan_input *input;
    const struct cues *cues;
    const struct plan_settled *settled;
    size_t settled_count;
    struct arena *arena;
};

/* Which join tree each block takes, 0 being the best. */
struct compose_choice {
    uint8_t tree[COMPOSE_MAX_BLOCKS];
};

struct composition {
    struct sql_select *tree; /* aliased; NULL if the sequence has no query: a missing column, an unknown
                              * value, tables that cannot be joined, two equal sides of a set operation */
    size_t block_count;
    size_t trees[COMPOSE_MAX_BLOCKS]; /* join trees that there are for each block */
    size_t cost[COMPOSE_MAX_BLOCKS];  /* of the one that was taken beyond that of the best */
    size_t joins, inferred;           /* joins in all, and those over inferred keys */
    int keys[COMPOSE_MAX_KEYS];       /* of the joins, as far as there is room */
    size_t key_count;
    struct input_key roles[COMPOSE_MAX_KEYS]; /* over which columns with a role are reached */
    size_t role_count;
    int lone[COMPOSE_MAX_BLOCKS]; /* tables of the blocks that have one */
    size_t lone_count;
};

/* CSQL_NO_MEMORY, or CSQL_OK. */
csql_status compose(const struct compose_context *context, const struct sequence *sequence,
                    const struct compose_choice *choice, struct composition *out) CSQL_USE_RESULT;

/* How a literal is compared, which tells what a year means for a column of whole dates. */
enum compose_place {
    PLACE_EQUAL,
    PLACE_START, /* of a span: ">=" and "<", the low end of BETWEEN */
    PLACE_END,   /* ">" and "<=", the high end */
    PLACE_LIKE
};

/* The literal for a value of the question where it is compared with a column (planner's index, or -1) or an
 * aggregate of it (token, or -1). NULL when out of memory. */
struct sql_expr *compose_literal(const struct compose_context *context, size_t value, int column,
                                 int aggregate, enum compose_place place);

/* True if the question looks for the value within a text ("containing the letter M", the year of a date)
 * where the sequence compares it as a whole with a column that does not hold it: then a pattern is meant. */
bool compose_is_pattern(const struct compose_context *context, size_t value, int column);

#endif
