/* What is legal beyond the grammar: types, aggregates, grouping, arity, connected tables, no repetition.
 * Together with the grammar it keeps the beam on queries that can be composed and run. */
#ifndef PLAN_LEGAL_H
#define PLAN_LEGAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "plan/grammar.h"
#include "plan/input.h"

#define LEGAL_MAX_BLOCKS 4 /* a query and what is nested in it, one within another */
#define LEGAL_MAX_TERMS 8  /* items of one clause */

enum legal_clause {
    CLAUSE_SELECT,
    CLAUSE_WHERE,
    CLAUSE_GROUP,
    CLAUSE_HAVING,
    CLAUSE_ORDER,
    CLAUSE_LIMIT,
    CLAUSE_FROM
};

/* One SELECT block under construction. */
struct legal_block {
    uint8_t clause;
    uint8_t selected; /* items of SELECT */
    int8_t wanted;    /* items that SELECT must have, -1 for any */
    bool star;        /* SELECT has a bare star */
    bool in_set;      /* right of a set operator */
    bool no_sum;      /* compared with a column that no sum or average is like */
    bool equated;     /* its item is equated with column `like`, and must be of its kind */
    int16_t like;
    bool ordered;
    int16_t component;               /* of its tables, -1 while there are none */
    uint64_t tables;                 /* bit set of planner's tables; those from 64 on are not held */
    uint8_t starts[LEGAL_MAX_TERMS]; /* where the terms of the present clause begin in the sequence */
    uint8_t start_count;
    uint8_t grouped[LEGAL_MAX_TERMS]; /* where the columns of GROUP BY stand in the sequence */
    uint8_t grouped_count;
};

/* A prefix of a sequence with what follows from it. Copied freely. */
struct legal_state {
    struct grammar grammar;
    uint16_t actions[GRAMMAR_MAX_ACTIONS];
    uint8_t count;
    uint8_t depth; /* of blocks */
    struct legal_block blocks[LEGAL_MAX_BLOCKS];
};

void legal_start(struct legal_state *state);

/* What an action is, whatever its role; *index is the token or the node's index among its kind. */
enum action_kind legal_kind(const struct plan_input *in, uint16_t action, size_t *index);

/* True if the grammar lets the action come next. */
bool legal_by_grammar(const struct plan_input *in, const struct grammar_set *set, uint16_t action);

/* True if the action, which the grammar allows, makes sense too. */
bool legal_action(const struct plan_input *in, const struct legal_state *state, uint16_t action);

/* Appends an action that the grammar allows; false if there is no room. */
bool legal_step(const struct plan_input *in, struct legal_state *state, uint16_t action);

/* The expression that the next action completes or extends, for a pointer: the aggregate around it, or -1;
 * the clause; for the right side of a condition the operator and the column on the left. */
struct legal_slot {
    enum legal_clause clause;
    int aggregate; /* token, or -1 */
    bool arithmetic;
    int comparison;     /* token of the condition, or -1 */
    bool right;         /* on the right side of it */
    int left_column;    /* of the condition, planner's index; -1 if none, an expression, or missing */
    int left_aggregate; /* around it, or -1 */
    int low;            /* the action that is the low end, on the high end of BETWEEN; else -1 */
};
struct legal_slot legal_slot(const struct plan_input *in, const struct legal_state *state);

#endif
