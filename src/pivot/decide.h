/* One decision about a question: answer it, ask back, or refuse. From what the network thinks of the question
 * and its words, from how its probability is spread over queries, and from the pivots that were found. */
#ifndef PIVOT_DECIDE_H
#define PIVOT_DECIDE_H

#include "pivot/internal.h"

/* What is known of a question. tools/fit_decide.py fits the weights; ln ... is of the ratio to "clear",
 * within
 * [-6, 6]. */
#define DECIDE_FEATURES(X)                                                                                   \
    X(DECIDE_LN_AMBIGUOUS) /* the network's verdict: ambiguous */                                            \
    X(DECIDE_LN_COLUMN)    /* a column is missing */                                                         \
    X(DECIDE_LN_VALUE)     /* a value is missing */                                                          \
    X(DECIDE_LN_MEASURE)   /* nothing says how a figure is reckoned */                                       \
    X(DECIDE_LN_OUTSIDE)   /* no query serves */                                                             \
    X(DECIDE_BEST)         /* probability of the best query that can be run */                               \
    X(DECIDE_AGREED)       /* and of all that give its rows */                                               \
    X(DECIDE_SECOND)       /* of the next best with other rows, as a share of the best's */                  \
    X(DECIDE_REST)         /* of what was not found */                                                       \
    X(DECIDE_ABSENT)       /* of queries that want a column which is not there */                            \
    X(DECIDE_EMPTY)        /* the best gives no row */                                                       \
    X(DECIDE_ASKS)         /* pivots with a group, at most 3 */                                              \
    X(DECIDE_ASK)          /* the greatest probability of one */                                             \
    X(DECIDE_ASK_VALUE)    /* one is on a value */                                                           \
    X(DECIDE_ASK_SHARED)   /* one is on a word that the names of its group share */                          \
    X(DECIDE_ASK_MARKED)   /* the greatest probability that a word of one names several things */            \
    X(DECIDE_ASK_GROUP)    /* elements of the greatest group, over 5 */                                      \
    X(DECIDE_GONE)         /* pivots on what is not there, at most 3 */                                      \
    X(DECIDE_GONE_MOST)    /* the greatest probability of one */                                             \
    X(DECIDE_GONE_VALUE)   /* one is on a value */                                                           \
    X(DECIDE_GONE_MARKED)  /* the greatest probability that a word of one names what is not there */         \
    X(DECIDE_CUE)          /* the words ask for something else than rows */                                  \
    X(DECIDE_TAG_MISSING)  /* the greatest probability that a word names what is not there */                \
    X(DECIDE_TAG_SEVERAL)  /* that it names several things */                                                \
    X(DECIDE_LENGTH)       /* words, over 20 */

enum decide_feature {
#define X(name) name,
    DECIDE_FEATURES(X)
#undef X
        DECIDE_COUNT
};

/* Decides, and leaves of the pivots those that the decision rests on; where none was found, the words that
 * the network marks are one. Without a verdict of the network (no network) everything stays as it is. */
void decide(struct finder *f);
/* Refuses, with the words that the network takes for something that is not there. */
void decide_absent(struct finder *f);

#endif
