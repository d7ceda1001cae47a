/* Ranking: a log-linear model over what is known of a candidate, and probabilities from it. */
#ifndef PLAN_RANK_H
#define PLAN_RANK_H

#include <stddef.h>

/* The features of a candidate; the second argument is the weight that is used where plan.bin has no tensor
 * "rank" (these columns, in this order, then the temperature), which tools/fit_rank.py fits by maximum
 * likelihood over the candidates of questions with known answers. Those here were fitted on candidates of
 * early states of the network, which had hardly seen the questions. "no_" features count cues without the
 * clause that they ask for, "lone_" ones clauses without a cue: evidence.c. */
#define RANK_FEATURES(X)                                                                                     \
    X(LOG_PROBABILITY, "log_probability", 1.00F)                                                             \
    X(EMPTY, "empty", -1.70F)                 /* it ran and gave no row */                                   \
    X(NULLS, "nulls", -1.92F)                 /* it ran and gave only NULLs */                               \
    X(ZERO, "zero", -0.67F)                   /* it ran and gave one row of a zero */                        \
    X(FAILED, "failed", -0.89F)               /* it ran over its limits */                                   \
    X(JOINS, "joins", -0.71F)                 /* joins in all */                                             \
    X(INFERRED, "inferred", -0.23F)           /* of these over keys that are not declared */                 \
    X(OTHER_TREE, "other_tree", -1.86F)       /* a join tree that is not the first, for each block */        \
    X(TREE_COST, "tree_cost", -1.08F)         /* what such trees cost beyond the first */                    \
    X(UNUSED_VALUES, "unused_values", -0.97F) /* literals of the question that the query does not use */     \
    X(SETTLED, "settled", 3.00F)              /* settled elements that it uses */                            \
    X(UNUSED_COLUMN, "unused_column", -2.09F) /* words that are a whole column name, and it is not used */   \
    X(UNUSED_TABLE, "unused_table", -2.32F)   /* the same of a table */                                      \
    X(UNUSED_PART, "unused_part", -1.07F)     /* words of names, none of which is used */                    \
    X(UNNAMED_SELECTED, "unnamed_selected", -1.08F) /* selected columns that the question does not name */   \
    X(UNNAMED_OTHER, "unnamed_other", -0.10F)       /* the same of other columns */                          \
    X(REPEATED, "repeated", -1.00F)                 /* results that stand twice */                           \
    X(BRIDGES, "bridges", -1.13F)                   /* tables that only connect and are not named */         \
    X(KEY_NAMES, "key_names", 1.18F)                /* how much better a key is named than its rivals */     \
    X(STRANGERS, "strangers", -2.35F)         /* columns in IN, EXCEPT or INTERSECT that no key ties */      \
    X(VALUE_AGAIN, "value_again", -0.40F)     /* literals that are used again */                             \
    X(VALUE_ASTRAY, "value_astray", -0.50F)   /* compared in another column than what holds them */          \
    X(VALUE_NOWHERE, "value_nowhere", -0.56F) /* compared in a text column without them */                   \
    X(VALUE_LOOSE, "value_loose", -1.10F)     /* held only in part */                                        \
    X(VALUE_GUESSED, "value_guessed", -0.50F) /* compared with a column that nothing speaks for */           \
    X(VALUE_CROSSED, "value_crossed", -0.50F) /* pairs of values nearer to each other's columns */           \
    X(NO_SIDE, "no_side", -1.50F)           /* values not on the side that the words around them ask for */  \
    X(NO_EDGE, "no_edge", -1.00F)           /* the right side, but with or without the value itself */       \
    X(LONE_SIDE, "lone_side", -0.30F)       /* values on a side that no words ask for */                     \
    X(UNDETERMINED, "undetermined", -1.00F) /* results that the groups leave open */                         \
    X(UNALPHABETIC, "unalphabetic", -1.00F) /* "alphabetical", ordered by what is no text */                 \
    X(ALIGNED, "aligned", 0.09F)            /* log probability that words name the used columns */           \
    X(UNALIGNED, "unaligned", 0.00F)        /* and that none names the others */                             \
    X(NO_DISTINCT, "no_distinct", -1.89F)   /* a cue without its clause */                                   \
    X(NO_COUNT, "no_count", -0.57F)                                                                          \
    X(NO_AVERAGE, "no_average", -2.95F)                                                                      \
    X(NO_SUM, "no_sum", -2.03F)                                                                              \
    X(NO_END, "no_end", -2.32F)                                                                              \
    X(NO_NOT, "no_not", -3.73F)                                                                              \
    X(NO_GROUP, "no_group", -1.01F)                                                                          \
    X(NO_BOTH, "no_both", -2.23F)                                                                            \
    X(NO_OR, "no_or", -2.24F)                                                                                \
    X(NO_ABOVE, "no_above", -2.47F)                                                                          \
    X(NO_BELOW, "no_below", -1.70F)                                                                          \
    X(NO_BETWEEN, "no_between", -1.37F)                                                                      \
    X(NO_ORDER, "no_order", -2.95F)                                                                          \
    X(NO_LIKE, "no_like", -1.50F)                                                                            \
    X(LONE_DISTINCT, "lone_distinct", -0.15F) /* a clause without a cue */                                   \
    X(LONE_COUNT, "lone_count", -1.61F)                                                                      \
    X(LONE_SUM, "lone_sum", -1.32F)                                                                          \
    X(LONE_AVERAGE, "lone_average", -1.52F)                                                                  \
    X(LONE_END, "lone_end", -2.46F)                                                                          \
    X(LONE_NOT, "lone_not", -1.70F)                                                                          \
    X(LONE_GROUP, "lone_group", 1.15F)                                                                       \
    X(LONE_BOTH, "lone_both", -0.30F)                                                                        \
    X(LONE_OR, "lone_or", -0.20F)                                                                            \
    X(LONE_ABOVE, "lone_above", -2.11F)                                                                      \
    X(LONE_BELOW, "lone_below", -1.19F)                                                                      \
    X(LONE_BETWEEN, "lone_between", -0.20F)                                                                  \
    X(LONE_ORDER, "lone_order", -0.84F)                                                                      \
    X(LONE_LIKE, "lone_like", -0.14F)                                                                        \
    X(LONE_STAR, "lone_star", -1.75F)

enum rank_feature {
#define X(name, text, weight) RANK_##name,
    RANK_FEATURES(X)
#undef X
        RANK_FEATURE_COUNT
};

#define RANK_FIRST_EVIDENCE RANK_UNUSED_COLUMN /* from here on they come from evidence.c */

#define RANK_TEMPERATURE 0.95F
/* Nats by which what was not found is less likely than the network has it: the search leaves little out that
 * the features would put first. */
#define RANK_REST (-5.0)

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
