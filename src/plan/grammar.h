/* The grammar of action sequences: a pushdown automaton. One state is one prefix of a sequence. */
#ifndef PLAN_GRAMMAR_H
#define PLAN_GRAMMAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "plan/vocabulary.h"

#define GRAMMAR_MAX_ACTIONS 48 /* longest sequence */
#define GRAMMAR_MAX_STACK (2 * GRAMMAR_MAX_ACTIONS + 4)

/* What stands to be expanded next. */
enum grammar_symbol {
    SYMBOL_QUERY,
    SYMBOL_SELECT_FIRST, /* DISTINCT or the first item */
    SYMBOL_SELECT_MORE,  /* a further item, or what follows SELECT */
    SYMBOL_ITEM,
    SYMBOL_UNIT,       /* inside an aggregate */
    SYMBOL_COUNT_UNIT, /* inside COUNT */
    SYMBOL_CONDITION,
    SYMBOL_WHERE_MORE,
    SYMBOL_HAVING_MORE,
    SYMBOL_GROUP_COLUMN,
    SYMBOL_GROUP_MORE,
    SYMBOL_ORDER_MORE,
    SYMBOL_LIMIT_VALUE,
    SYMBOL_LIMIT_MORE,
    SYMBOL_TABLE,
    SYMBOL_TABLE_MORE,
    SYMBOL_RIGHT,       /* the right side of a comparison */
    SYMBOL_RIGHT_VALUE, /* the same, never a column or query */
    SYMBOL_SUBQUERY,
    SYMBOL_COUNT
};

enum action_kind { ACTION_TOKEN, ACTION_VALUE, ACTION_TABLE, ACTION_COLUMN };

struct grammar {
    uint8_t stack[GRAMMAR_MAX_STACK];
    uint8_t height;
    uint8_t open; /* subqueries that are not closed */
};

struct grammar_set {
    uint64_t tokens; /* bit i: token i */
    bool value, table, column;
};

#define TOKEN_BIT(name) ((uint64_t)1 << TOKEN_ID_##name)
#define TOKENS_AGGREGATE                                                                                     \
    (TOKEN_BIT(MAX) | TOKEN_BIT(MIN) | TOKEN_BIT(COUNT) | TOKEN_BIT(SUM) | TOKEN_BIT(AVG) |                  \
     TOKEN_BIT(COUNTD) | TOKEN_BIT(SUMD) | TOKEN_BIT(AVGD))
#define TOKENS_ARITHMETIC (TOKEN_BIT(PLUS) | TOKEN_BIT(MINUS) | TOKEN_BIT(TIMES) | TOKEN_BIT(DIVIDE))
#define TOKENS_SET (TOKEN_BIT(UNION) | TOKEN_BIT(INTERSECT) | TOKEN_BIT(EXCEPT))
#define TOKENS_COMPARE                                                                                       \
    (TOKEN_BIT(EQ) | TOKEN_BIT(NE) | TOKEN_BIT(GT) | TOKEN_BIT(LT) | TOKEN_BIT(GE) | TOKEN_BIT(LE))

static inline bool token_in(int token, uint64_t set) {
    return token >= 0 && token < PLAN_TOKEN_COUNT && (set >> token & 1);
}

void grammar_start(struct grammar *state);
/* The symbol to be expanded; SYMBOL_COUNT when the sequence is complete. */
enum grammar_symbol grammar_top(const struct grammar *state);
/* What the network may propose next; empty when complete. */
struct grammar_set grammar_allowed(const struct grammar *state);
/* Takes one action; token is read for ACTION_TOKEN. Beyond what the network may propose it takes what only
 * rules write: an aggregate of a query's rows, and a further direction of sorting. False, the state being as
 * it was, if it may not come. */
bool grammar_step(struct grammar *state, enum action_kind kind, int token);
static inline bool grammar_complete(const struct grammar *state) {
    return state->height == 0;
}

#endif
