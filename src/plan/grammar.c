#include "plan/grammar.h"

#include <string.h>

_Static_assert(PLAN_TOKEN_COUNT <= 60, "tokens are bits of a word, four of which are taken");

/* Beside tokens a rule admits pointers, and the end of the query: CLOSE inside, END outside. */
#define VALUE_BIT ((uint64_t)1 << 60)
#define TABLE_BIT ((uint64_t)1 << 61)
#define COLUMN_BIT ((uint64_t)1 << 62)
#define FINISH_BIT ((uint64_t)1 << 63)

#define BLOCK_END (TOKENS_SET | FINISH_BIT)
#define ITEM (TOKENS_AGGREGATE | TOKENS_ARITHMETIC | COLUMN_BIT | TABLE_BIT)
#define ORDER (TOKEN_BIT(ASC) | TOKEN_BIT(DESC))
#define FROM TOKEN_BIT(FROM)
#define LITERAL (VALUE_BIT | TOKEN_BIT(ONE) | TOKEN_BIT(UNKV))

static const uint64_t admitted[SYMBOL_COUNT] = {
    [SYMBOL_QUERY] = TOKEN_BIT(SELECT),
    [SYMBOL_SELECT_FIRST] = TOKEN_BIT(DISTINCT) | ITEM,
    [SYMBOL_SELECT_MORE] = ITEM | TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) | ORDER | FROM | BLOCK_END,
    [SYMBOL_ITEM] = ITEM,
    [SYMBOL_UNIT] = TOKENS_ARITHMETIC | COLUMN_BIT,
    [SYMBOL_COUNT_UNIT] = TOKENS_ARITHMETIC | COLUMN_BIT | TABLE_BIT,
    [SYMBOL_CONDITION] = TOKENS_COMPARE | TOKEN_BIT(BETWEEN) | TOKEN_BIT(LIKE) | TOKEN_BIT(NLIKE) |
                         TOKEN_BIT(IN) | TOKEN_BIT(NIN) | TOKEN_BIT(ISNULL) | TOKEN_BIT(NOTNULL),
    [SYMBOL_WHERE_MORE] = TOKEN_BIT(AND) | TOKEN_BIT(OR) | TOKEN_BIT(GROUP) | ORDER | FROM | BLOCK_END,
    [SYMBOL_HAVING_MORE] = TOKEN_BIT(AND) | TOKEN_BIT(OR) | ORDER | FROM | BLOCK_END,
    [SYMBOL_GROUP_COLUMN] = COLUMN_BIT,
    [SYMBOL_GROUP_MORE] = COLUMN_BIT | TOKEN_BIT(HAVING) | ORDER | FROM | BLOCK_END,
    [SYMBOL_ORDER_MORE] = ITEM | TOKEN_BIT(LIMIT) | FROM | BLOCK_END,
    [SYMBOL_LIMIT_VALUE] = LITERAL,
    [SYMBOL_LIMIT_MORE] = FROM | BLOCK_END,
    [SYMBOL_TABLE] = TABLE_BIT,
    [SYMBOL_TABLE_MORE] = TABLE_BIT | BLOCK_END,
    [SYMBOL_RIGHT] = LITERAL | COLUMN_BIT | TOKEN_BIT(SUB),
    [SYMBOL_RIGHT_VALUE] = LITERAL,
    [SYMBOL_SUBQUERY] = TOKEN_BIT(SUB),
};

/* What rules may write besides: the network has never seen it, so no search proposes it. An aggregate of a
 * query's rows ("AVG SUB ... CLOSE"), and a further direction of sorting. */
static const uint64_t written[SYMBOL_COUNT] = {
    [SYMBOL_UNIT] = TOKEN_BIT(SUB),
    [SYMBOL_COUNT_UNIT] = TOKEN_BIT(SUB),
    [SYMBOL_ORDER_MORE] = ORDER,
};

/* The symbols that replace one, first to be expanded first. */
struct rule {
    uint8_t count, symbols[3];
};

void grammar_start(struct grammar *state) {
    memset(state, 0, sizeof *state);
    state->stack[0] = SYMBOL_QUERY;
    state->height = 1;
}

enum grammar_symbol grammar_top(const struct grammar *state) {
    return state->height ? (enum grammar_symbol)state->stack[state->height - 1] : SYMBOL_COUNT;
}

struct grammar_set grammar_allowed(const struct grammar *state) {
    if (grammar_complete(state)) {
        return (struct grammar_set){0};
    }
    uint64_t set = admitted[grammar_top(state)];
    uint64_t finish = set & FINISH_BIT ? state->open ? TOKEN_BIT(CLOSE) : TOKEN_BIT(END) : 0;
    return (struct grammar_set){.tokens = (set & ~(VALUE_BIT | TABLE_BIT | COLUMN_BIT | FINISH_BIT)) | finish,
                                .value = (set & VALUE_BIT) != 0,
                                .table = (set & TABLE_BIT) != 0,
                                .column = (set & COLUMN_BIT) != 0};
}

/* The operands of an item that begins with a token, or none after a pointer. */
static struct rule item_rule(int token) {
    if (token_in(token, TOKENS_ARITHMETIC)) {
        return (struct rule){2, {SYMBOL_ITEM, SYMBOL_ITEM}};
    }
    if (token == TOKEN_ID_SUB) {
        return (struct rule){1, {SYMBOL_QUERY}};
    }
    if (token == TOKEN_ID_COUNT || token == TOKEN_ID_COUNTD) {
        return (struct rule){1, {SYMBOL_COUNT_UNIT}};
    }
    if (token_in(token, TOKENS_AGGREGATE)) {
        return (struct rule){1, {SYMBOL_UNIT}};
    }
    return (struct rule){0};
}

static struct rule condition_rule(int token) {
    if (token_in(token, TOKENS_COMPARE)) {
        return (struct rule){2, {SYMBOL_ITEM, SYMBOL_RIGHT}};
    }
    switch (token) {
    case TOKEN_ID_BETWEEN:
        return (struct rule){3, {SYMBOL_ITEM, SYMBOL_RIGHT, SYMBOL_RIGHT}};
    case TOKEN_ID_LIKE:
    case TOKEN_ID_NLIKE:
        return (struct rule){2, {SYMBOL_ITEM, SYMBOL_RIGHT_VALUE}};
    case TOKEN_ID_IN:
    case TOKEN_ID_NIN:
        return (struct rule){2, {SYMBOL_ITEM, SYMBOL_SUBQUERY}};
    default:
        return (struct rule){1, {SYMBOL_ITEM}};
    }
}

/* What follows within a block: a clause, a set operator, or more of the present clause. */
static struct rule block_rule(enum grammar_symbol symbol, int token) {
    switch (token) {
    case TOKEN_ID_WHERE:
        return (struct rule){2, {SYMBOL_CONDITION, SYMBOL_WHERE_MORE}};
    case TOKEN_ID_GROUP:
        return (struct rule){2, {SYMBOL_GROUP_COLUMN, SYMBOL_GROUP_MORE}};
    case TOKEN_ID_HAVING:
        return (struct rule){2, {SYMBOL_CONDITION, SYMBOL_HAVING_MORE}};
    case TOKEN_ID_ASC:
    case TOKEN_ID_DESC:
        return (struct rule){2, {SYMBOL_ITEM, SYMBOL_ORDER_MORE}};
    case TOKEN_ID_LIMIT:
        return (struct rule){2, {SYMBOL_LIMIT_VALUE, SYMBOL_LIMIT_MORE}};
    case TOKEN_ID_FROM:
        return (struct rule){2, {SYMBOL_TABLE, SYMBOL_TABLE_MORE}};
    case TOKEN_ID_UNION:
    case TOKEN_ID_INTERSECT:
    case TOKEN_ID_EXCEPT:
        return (struct rule){1, {SYMBOL_QUERY}};
    case TOKEN_ID_AND:
    case TOKEN_ID_OR:
        return (struct rule){2, {SYMBOL_CONDITION, (uint8_t)symbol}};
    case TOKEN_ID_CLOSE:
    case TOKEN_ID_END:
        return (struct rule){0};
    default: {
        struct rule rule = item_rule(token);
        rule.symbols[rule.count++] = (uint8_t)symbol;
        return rule;
    }
    }
}

static struct rule expand(enum grammar_symbol symbol, int token) {
    switch (symbol) {
    case SYMBOL_QUERY:
        return (struct rule){1, {SYMBOL_SELECT_FIRST}};
    case SYMBOL_SELECT_FIRST:
        return token == TOKEN_ID_DISTINCT ? (struct rule){2, {SYMBOL_ITEM, SYMBOL_SELECT_MORE}}
                                          : block_rule(SYMBOL_SELECT_MORE, token);
    case SYMBOL_ITEM:
    case SYMBOL_UNIT:
    case SYMBOL_COUNT_UNIT:
        return item_rule(token);
    case SYMBOL_CONDITION:
        return condition_rule(token);
    case SYMBOL_RIGHT:
    case SYMBOL_SUBQUERY:
        return token == TOKEN_ID_SUB ? (struct rule){1, {SYMBOL_QUERY}} : (struct rule){0};
    case SYMBOL_GROUP_COLUMN:
    case SYMBOL_LIMIT_VALUE:
    case SYMBOL_TABLE:
    case SYMBOL_RIGHT_VALUE:
    case SYMBOL_COUNT:
        return (struct rule){0};
    default:
        return block_rule(symbol, token);
    }
}

bool grammar_step(struct grammar *state, enum action_kind kind, int token) {
    struct grammar_set set = grammar_allowed(state);
    uint64_t tokens = set.tokens | (grammar_complete(state) ? 0 : written[grammar_top(state)]);
    bool may = kind == ACTION_TOKEN   ? token_in(token, tokens)
               : kind == ACTION_VALUE ? set.value
               : kind == ACTION_TABLE ? set.table
                                      : set.column;
    if (!may) {
        return false;
    }
    struct rule rule = expand(grammar_top(state), kind == ACTION_TOKEN ? token : -1);
    if (state->height - 1u + rule.count > GRAMMAR_MAX_STACK) {
        return false;
    }
    if (kind == ACTION_TOKEN && token == TOKEN_ID_SUB) {
        state->open++;
    } else if (kind == ACTION_TOKEN && token == TOKEN_ID_CLOSE) {
        state->open--;
    }
    state->height--;
    for (uint8_t i = rule.count; i > 0; i--) {
        state->stack[state->height++] = rule.symbols[i - 1];
    }
    return true;
}
