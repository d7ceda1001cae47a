/* What a later turn is: one that changes the query before it, a question of its own, one to refuse, small
 * talk, or the wish to have the answer before the last again. A softmax over what the network makes of the
 * turn with that query in view, and of the turn by itself. */
#ifndef SESSION_KIND_H
#define SESSION_KIND_H

#include "parse/plan.h"
#include "pivot/pivot.h"

/* tools/fit_turn.py fits their weights, data/turn.tsv holds them. ln ... is of the ratio to "clear", within
 * [-6, 6]. */
#define KIND_FEATURES(X)                                                                                     \
    X(LN_AMBIGUOUS, "ln_ambiguous") /* verdicts of the turn with the query before: ambiguous */              \
    X(LN_COLUMN, "ln_column")       /* a column is missing */                                                \
    X(LN_VALUE, "ln_value")         /* a value is missing */                                                 \
    X(LN_MEASURE, "ln_measure")     /* nothing says how a figure is reckoned */                              \
    X(LN_OUTSIDE, "ln_outside")     /* no query serves */                                                    \
    X(LN_TALK, "ln_talk")           /* small talk */                                                         \
    X(LN_UNDO, "ln_undo")           /* the answer before the last */                                         \
    X(AGREED, "agreed")             /* probability of the best query's rows */                               \
    X(UNCHANGED, "unchanged")       /* of the query before */                                                \
    X(ABSENT, "absent")             /* of queries that want a column which is not there */                   \
    X(TAG_MISSING, "tag_missing")   /* the greatest that a word names what is not there */                   \
    X(TAG_SEVERAL, "tag_several")   /* that it names several things */                                       \
    X(OWN_AGREED, "own_agreed")     /* by itself: probability of the best query's rows */                    \
    X(OWN_ASK, "own_ask")           /* of the decision to ask back */                                        \
    X(OWN_REFUSE, "own_refuse")     /* to refuse */                                                          \
    X(ALONE, "alone")               /* of the best query of both */                                          \
    X(OWN_IN_BOTH, "own_in_both")   /* with the query before: of the best query by itself */                 \
    X(LOST, "lost")                 /* parts of the query before that are given up, over 4 */                \
    X(NAMES_OTHER, "names_other")   /* the turn names a table that the query before has not */               \
    X(NAMES_SAME, "names_same")     /* it names one that it has */                                           \
    X(LENGTH, "length")             /* words, over 20 */                                                     \
    X(BIAS, "bias")                 /* 1 */

enum kind_feature {
#define X(name, text) KIND_##name,
    KIND_FEATURES(X)
#undef X
        KIND_FEATURE_COUNT
};

enum turn_kind { TURN_LEANS, TURN_IS_ALONE, TURN_IS_UNANSWERABLE, TURN_IS_TALK, TURN_IS_UNDO, TURN_KINDS };

struct kind_weights {
    float at[KIND_FEATURE_COUNT][TURN_KINDS];
};

/* A turn, read by itself and with the query before it. */
struct kind_input {
    const struct linked *linked; /* by itself */
    const struct linked *behind; /* with the query before, said in English behind it */
    const struct plans *own, *both;
    const struct pivots *pivots; /* of itself */
};

/* Reads DIRECTORY/turn.tsv. CSQL_NOT_FOUND, CSQL_BAD_DATA. */
csql_status kind_open(const char *directory, struct kind_weights *out, csql_error *error) CSQL_USE_RESULT;
void kind_features(const struct kind_input *in, double x[KIND_FEATURE_COUNT]);
/* The probability of each kind. */
void kind_weigh(const struct kind_weights *weights, const double x[KIND_FEATURE_COUNT], double p[TURN_KINDS]);

#endif
