/* One decision about a question: answer it, ask back, or refuse. From what the network thinks of the question
 * and its words, from how its probability is spread over queries, and from the pivots that were found. */
#ifndef PIVOT_DECIDE_H
#define PIVOT_DECIDE_H

#include "pivot/internal.h"

/* What is known of a question. tools/fit_decide.py fits the weights, data/decide.tsv holds them; ln ... is of
 * the ratio to "clear", within [-6, 6]. */
#define DECIDE_FEATURES(X)                                                                                   \
    X(LN_AMBIGUOUS, "ln_ambiguous") /* the network's verdict: ambiguous */                                   \
    X(LN_COLUMN, "ln_column")       /* a column is missing */                                                \
    X(LN_VALUE, "ln_value")         /* a value is missing */                                                 \
    X(LN_MEASURE, "ln_measure")     /* nothing says how a figure is reckoned */                              \
    X(LN_OUTSIDE, "ln_outside")     /* no query serves */                                                    \
    X(BEST, "best")                 /* probability of the best query that can be run */                      \
    X(AGREED, "agreed")             /* and of all that give its rows */                                      \
    X(SECOND, "second")             /* of the next best with other rows, as a share of the best's */         \
    X(REST, "rest")                 /* of what was not found */                                              \
    X(ABSENT, "absent")             /* of queries that want a column which is not there */                   \
    X(EMPTY, "empty")               /* the best gives no row */                                              \
    X(ASKS, "asks")                 /* pivots with a group, at most 3 */                                     \
    X(ASK, "ask")                   /* the greatest probability of one */                                    \
    X(ASK_VALUE, "ask_value")       /* one is on a value */                                                  \
    X(ASK_SHARED, "ask_shared")     /* one is on a word that the names of its group share */                 \
    X(ASK_MARKED, "ask_marked")     /* the greatest probability that a word of one names several things */   \
    X(ASK_GROUP, "ask_group")       /* elements of the greatest group, over 5 */                             \
    X(GONE, "gone")                 /* pivots on what is not there, at most 3 */                             \
    X(GONE_MOST, "gone_most")       /* the greatest probability of one */                                    \
    X(GONE_VALUE, "gone_value")     /* one is on a value */                                                  \
    X(GONE_MARKED, "gone_marked") /* the greatest probability that a word of one names what is not there */  \
    X(TAG_MISSING, "tag_missing") /* the greatest probability that a word names what is not there */         \
    X(TAG_SEVERAL, "tag_several") /* that it names several things */                                         \
    X(LENGTH, "length")           /* words, over 20 */                                                       \
    X(BIAS, "bias")               /* 1 */

#define DECIDE_UNITS 25

enum decide_feature {
#define X(name, text) DECIDE_##name,
    DECIDE_FEATURES(X)
#undef X
        DECIDE_COUNT
};

/* Networks of one hidden layer of tanh units side by side, their outputs averaged; the last unit is 1. */
struct decide_weights {
    float hidden[DECIDE_COUNT][DECIDE_UNITS];
    float output[3][DECIDE_UNITS]; /* of answering, asking, refusing */
};

/* Decides, and leaves of the pivots those that the decision rests on; where none was found, the words that
 * the network marks are one. Without weights, or a verdict of the network, everything
 * stays as it is. */
void decide(struct finder *f);
/* The likeliest of the verdicts that say what is not there. */
enum plan_verdict decide_absence(const struct plans *plans);
/* Refuses, with the words that the network takes for something that is not there. */
void decide_absent(struct finder *f);

#endif
