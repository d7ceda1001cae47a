/* The language of query trees, read from data/grammar.tsv, which training reads too: what may follow what, a
 * token at a time, and the SQL that each token stands for.
 *
 * A stack of symbols says what is expected. A symbol is the grammar's own, or stands for a pointer: to a
 * table, a column, a value, or to what the database does not have. */
#ifndef PARSE_GRAMMAR_H
#define PARSE_GRAMMAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"
#include "sql/tree.h"

#define GRAMMAR_MAX_TOKENS 320
#define GRAMMAR_MAX_SYMBOLS 64
#define GRAMMAR_MAX_FOLLOWS 6
#define GRAMMAR_MAX_STACK 96

/* Tokens that the program knows by name; all others are their SQL alone. */
#define GRAMMAR_KNOWN(X)                                                                                     \
    X(DERIVED)                                                                                               \
    X(SELECT)                                                                                                \
    X(DISTINCT)                                                                                              \
    X(STAR)                                                                                                  \
    X(WHERE)                                                                                                 \
    X(AND)                                                                                                   \
    X(GROUP)                                                                                                 \
    X(HAVING)                                                                                                \
    X(ASC)                                                                                                   \
    X(DESC)                                                                                                  \
    X(LIMIT)                                                                                                 \
    X(OFFSET)                                                                                                \
    X(FROM)                                                                                                  \
    X(LEFT)                                                                                                  \
    X(VIA)                                                                                                   \
    X(VIA2)                                                                                                  \
    X(ON)                                                                                                    \
    X(END)                                                                                                   \
    X(UNION)                                                                                                 \
    X(UNIONALL)                                                                                              \
    X(INTERSECT)                                                                                             \
    X(EXCEPT)                                                                                                \
    X(COUNT)                                                                                                 \
    X(ROWS)                                                                                                  \
    X(MIN)                                                                                                   \
    X(MAX)                                                                                                   \
    X(LAG)                                                                                                   \
    X(LEAD)                                                                                                  \
    X(FIRSTVALUE)                                                                                            \
    X(LASTVALUE)                                                                                             \
    X(NTILE)                                                                                                 \
    X(RANK)                                                                                                  \
    X(DENSERANK)                                                                                             \
    X(ROWNUMBER)                                                                                             \
    X(WINDOW)                                                                                                \
    X(BY)                                                                                                    \
    X(LASTROWS)                                                                                              \
    X(QUERY)                                                                                                 \
    X(IN)                                                                                                    \
    X(NOTIN)                                                                                                 \
    X(AMONG)                                                                                                 \
    X(EXISTS)                                                                                                \
    X(NOTEXISTS)                                                                                             \
    X(NOT)                                                                                                   \
    X(OR)                                                                                                    \
    X(BOTH)                                                                                                  \
    X(EQ)                                                                                                    \
    X(NE)                                                                                                    \
    X(GT)                                                                                                    \
    X(LT)                                                                                                    \
    X(GE)                                                                                                    \
    X(LE)                                                                                                    \
    X(BETWEEN)                                                                                               \
    X(LIKE)                                                                                                  \
    X(GLOB)                                                                                                  \
    X(CONTAINS)                                                                                              \
    X(STARTS)                                                                                                \
    X(ENDS)                                                                                                  \
    X(DURING)                                                                                                \
    X(NOTDURING)                                                                                             \
    X(CASE)                                                                                                  \
    X(CASEN)                                                                                                 \
    X(YEAR)                                                                                                  \
    X(MONTH)                                                                                                 \
    X(DAY)                                                                                                   \
    X(MONTHNO)                                                                                               \
    X(DAYNO)                                                                                                 \
    X(WEEK)                                                                                                  \
    X(WEEKNO)                                                                                                \
    X(WEEKDAY)                                                                                               \
    X(QUARTER)                                                                                               \
    X(HOUR)                                                                                                  \
    X(MINUTE)                                                                                                \
    X(CLOCK)                                                                                                 \
    X(MONTHDAY)                                                                                              \
    X(MOMENT)                                                                                                \
    X(DAYOFYEAR)                                                                                             \
    X(LOWER)                                                                                                 \
    X(UPPER)                                                                                                 \
    X(TRIM)                                                                                                  \
    X(TODAY)                                                                                                 \
    X(SECOND)                                                                                                \
    X(OUTER)                                                                                                 \
    X(OUT1)                                                                                                  \
    X(OUT2)                                                                                                  \
    X(OUT3)                                                                                                  \
    X(OUT4)                                                                                                  \
    X(OUT5)                                                                                                  \
    X(OUT6)                                                                                                  \
    X(OTHER1)                                                                                                \
    X(OTHER2)                                                                                                \
    X(OTHER3)                                                                                                \
    X(OTHER4)                                                                                                \
    X(LASTDAY)                                                                                               \
    X(NEXTDAY)                                                                                               \
    X(YEAROF)                                                                                                \
    X(MONTHOF)                                                                                               \
    X(LASTOF)                                                                                                \
    X(MONTHNUMBER)                                                                                           \
    X(WEEKDAYNUMBER)                                                                                         \
    X(SINGULAR)                                                                                              \
    X(SPAN)
enum grammar_known {
    TOKEN_OTHER,
#define X(name) TOKEN_##name,
    GRAMMAR_KNOWN(X)
#undef X
        TOKEN_KNOWN_COUNT
};

enum grammar_pointer { POINT_TABLE, POINT_COLUMN, POINT_VALUE, POINT_MISSING, POINTERS };

/* What takes a symbol's place once a token, or a pointer, stands for it: symbols, the first of them first. */
struct grammar_rule {
    bool allowed;
    uint8_t count;
    uint8_t follows[GRAMMAR_MAX_FOLLOWS];
};

struct grammar {
    struct arena *arena;
    const char *tokens[GRAMMAR_MAX_TOKENS];
    size_t token_count;
    const char *symbols[GRAMMAR_MAX_SYMBOLS]; /* of the file, then the pointers by name */
    size_t symbol_count;                      /* pointers included */
    uint8_t first_pointer;                    /* the symbol of POINT_TABLE */
    /* rules[symbol][token], then rules[symbol][token_count + pointer] */
    struct grammar_rule (*rules)[GRAMMAR_MAX_TOKENS + POINTERS];
    /* By token: its SQL with parameters $1, $2, $d1, $today for what follows it; NULL if it has none. */
    const struct sql_expr *templates[GRAMMAR_MAX_TOKENS];
    const char *texts[GRAMMAR_MAX_TOKENS];                      /* the same as written, or NULL */
    uint8_t known[GRAMMAR_MAX_TOKENS];                          /* enum grammar_known of each token */
    uint8_t query, item, expression, condition, source, scaled; /* symbols */
};

/* Reads DIRECTORY/grammar.tsv. CSQL_NOT_FOUND, CSQL_BAD_DATA with the line, CSQL_NO_MEMORY. */
csql_status grammar_open(const char *directory, struct grammar **out, csql_error *error) CSQL_USE_RESULT;
void grammar_free(struct grammar *grammar);

/* The token's number; -1 if there is none of that name. */
int grammar_token(const struct grammar *grammar, const char *name);
/* The symbol's number; -1 if there is none of that name. */
int grammar_symbol(const struct grammar *grammar, const char *name);

struct grammar_stack {
    uint8_t symbols[GRAMMAR_MAX_STACK];
    uint8_t count;
};

void grammar_start(const struct grammar *grammar, struct grammar_stack *stack);
/* What is expected next; the stack is not empty. */
static inline uint8_t grammar_expected(const struct grammar_stack *stack) {
    return stack->symbols[stack->count - 1];
}
/* The rule of an action: a token, or token_count + pointer; NULL if it is not allowed. */
const struct grammar_rule *grammar_rule_of(const struct grammar *grammar, uint8_t symbol, size_t action);
/* Takes the action; false, with the stack as it was, if it is not allowed or the stack would grow too high.
 */
bool grammar_step(const struct grammar *grammar, struct grammar_stack *stack, size_t action);

#endif
