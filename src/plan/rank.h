/* Ranking: a log-linear model over what is known of a candidate, and probabilities from it. */
#ifndef PLAN_RANK_H
#define PLAN_RANK_H

#include <stddef.h>

/* The features of a candidate; the second argument is the weight that is used where plan.bin has no tensor
 * "rank" (these columns, in this order, then the temperature), which tools/fit_rank.py fits by maximum
 * likelihood over the candidates of questions with known answers. */
#define RANK_FEATURES(X)                                                                                     \
    X(LOG_PROBABILITY, "log_probability", 1.0F)                                                              \
    X(EMPTY, "empty", -1.2F)                 /* it ran and gave no row */                                    \
    X(NULLS, "nulls", -1.2F)                 /* it ran and gave only NULLs */                                \
    X(ZERO, "zero", -0.6F)                   /* it ran and gave one row of a zero */                         \
    X(FAILED, "failed", -0.5F)               /* it ran over its limits */                                    \
    X(JOINS, "joins", 0.0F)                  /* joins in all */                                              \
    X(INFERRED, "inferred", -0.2F)           /* of these over keys that are not declared */                  \
    X(OTHER_TREE, "other_tree", -1.5F)       /* a join tree that is not the first, for each block */         \
    X(TREE_COST, "tree_cost", -1.0F)         /* what such trees cost beyond the first */                     \
    X(UNUSED_VALUES, "unused_values", -0.7F) /* literals of the question that the query does not use */      \
    X(SETTLED, "settled", 3.0F)              /* settled elements that it uses */

enum rank_feature {
#define X(name, text, weight) RANK_##name,
    RANK_FEATURES(X)
#undef X
        RANK_FEATURE_COUNT
};

#define RANK_TEMPERATURE 1.3F

struct rank_features {
    float at[RANK_FEATURE_COUNT];
};

const char *rank_feature_name(enum rank_feature feature);

/* The score, in nats. fitted: RANK_FEATURE_COUNT weights and the temperature, or NULL for the defaults. */
double rank_score(const struct rank_features *features, const float *fitted);

/* Probabilities out of scores: a softmax at the temperature over the candidates and one more that stands for
 * all that was not found, whose probability by the network is `rest`. */
void rank_probabilities(const double *scores, size_t count, double rest, const float *fitted, double *out);

#endif
