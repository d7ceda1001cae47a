/* Ranking: a log-linear model over what is known of a candidate, and probabilities from it. */
#ifndef PARSE_RANK_H
#define PARSE_RANK_H

#include <stddef.h>

#include "clarisql.h"

/* The features of a candidate. tools/parse/fit_rank.py fits their weights, data/rank.tsv holds them; none of
 * them knows English. */
#define RANK_FEATURES(X)                                                                                     \
    X(LOG_PROBABILITY, "log_probability") /* of the network */                                               \
    X(LENGTH, "length")                   /* actions */                                                      \
    X(EMPTY, "empty")                     /* it ran and gave no row */                                       \
    X(NULLS, "nulls")                     /* it ran and gave only NULLs */                                   \
    X(ZERO, "zero")                       /* it ran and gave one row of a zero */                            \
    X(FAILED, "failed")                   /* it ran over its limits */                                       \
    X(JOINS, "joins")                     /* joins in all */                                                 \
    X(INFERRED, "inferred")               /* of these over keys that are not declared */                     \
    X(CROSSED, "crossed")                 /* sources that nothing joins */                                   \
    X(BRIDGES, "bridges")                 /* tables that only connect and are not named */                   \
    X(UNUSED_VALUES, "unused_values")     /* literals of the question that the query does not use */         \
    X(VALUE_AGAIN, "value_again")         /* literals that are used again */                                 \
    X(VALUE_ASTRAY, "value_astray")       /* compared in another column than what holds them */              \
    X(VALUE_NOWHERE, "value_nowhere")     /* texts compared in a column that does not hold them */           \
    X(UNUSED_COLUMN, "unused_column")     /* words that are a whole column name, and it is not used */       \
    X(UNUSED_TABLE, "unused_table")       /* the same of a table */                                          \
    X(UNNAMED_COLUMN, "unnamed_column")   /* columns that the question does not name */                      \
    X(ALIGNED, "aligned")                 /* mean log probability that words name the used columns */        \
    X(REPEATED, "repeated")               /* results that stand twice */                                     \
    X(SETTLED, "settled")                 /* settled elements that it uses */                                \
    X(MISSING, "missing")                 /* it points to a column that is not there */                      \
    X(UNCHANGED, "unchanged")             /* of a later turn: it is the query before (change.h) */           \
    X(UNUSED_BEFORE, "unused_before")     /* literals of that query which this does not use */               \
    X(LOST_RESULTS, "lost_results")       /* what that has and this has not */                               \
    X(ADDED_RESULTS, "added_results")     /* and the other way round */                                      \
    X(LOST_CONDITIONS, "lost_conditions")                                                                    \
    X(ADDED_CONDITIONS, "added_conditions")                                                                  \
    X(LOST_GROUPING, "lost_grouping")                                                                        \
    X(ADDED_GROUPING, "added_grouping")                                                                      \
    X(LOST_ORDER, "lost_order")                                                                              \
    X(ADDED_ORDER, "added_order")

enum rank_feature {
#define X(name, text) RANK_##name,
    RANK_FEATURES(X)
#undef X
        RANK_FEATURE_COUNT
};

struct rank_features {
    float at[RANK_FEATURE_COUNT];
};

/* A weight a feature; the temperature; the nats by which what was not found is less likely than the network
 * has it; the probability from which an answer is right so often that it is given as sure. */
struct rank_weights {
    float at[RANK_FEATURE_COUNT];
    float temperature, rest, sure;
};

/* Reads DIRECTORY/rank.tsv, two numbers a name: for questions that stand alone, and for turns that were read
 * with the query before. CSQL_NOT_FOUND, CSQL_BAD_DATA if one is missing or strange. */
csql_status rank_open(const char *directory, struct rank_weights *alone, struct rank_weights *after,
                      csql_error *error) CSQL_USE_RESULT;

/* The score, in nats. */
double rank_score(const struct rank_features *features, const struct rank_weights *weights);

/* Probabilities out of scores: a softmax at the temperature over the candidates and one more that stands for
 * all that was not found, whose probability by the network is `rest`. */
void rank_probabilities(const double *scores, size_t count, double rest, const struct rank_weights *weights,
                        double *out);

#endif
