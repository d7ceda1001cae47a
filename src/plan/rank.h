/* Ranking: a log-linear model over what is known of a candidate, and probabilities from it. */
#ifndef PLAN_RANK_H
#define PLAN_RANK_H

#include <stddef.h>

/* The features of a candidate; the second argument is the weight that is used where plan.bin has no tensor
 * "rank" (these columns, in this order, then the temperature), which tools/fit_rank.py fits by maximum
 * likelihood over the candidates of questions with known answers. Those here were fitted on candidates of
 * an early state of the network, which had hardly seen the questions. "no_" features count cues without the
 * clause that they ask for, "lone_" ones clauses without a cue: evidence.c. */
#define RANK_FEATURES(X)                                                                                     \
    X(LOG_PROBABILITY, "log_probability", 1.00F)                                                             \
    X(EMPTY, "empty", -3.10F)                 /* it ran and gave no row */                                   \
    X(NULLS, "nulls", -5.35F)                 /* it ran and gave only NULLs */                               \
    X(ZERO, "zero", -3.62F)                   /* it ran and gave one row of a zero */                        \
    X(FAILED, "failed", -1.57F)               /* it ran over its limits */                                   \
    X(JOINS, "joins", 0.04F)                  /* joins in all */                                             \
    X(INFERRED, "inferred", -0.83F)           /* of these over keys that are not declared */                 \
    X(OTHER_TREE, "other_tree", -0.79F)       /* a join tree that is not the first, for each block */        \
    X(TREE_COST, "tree_cost", -0.55F)         /* what such trees cost beyond the first */                    \
    X(UNUSED_VALUES, "unused_values", -0.78F) /* literals of the question that the query does not use */     \
    X(SETTLED, "settled", 3.00F)              /* settled elements that it uses */                            \
    X(UNUSED_COLUMN, "unused_column", -2.12F) /* words that are a whole column name, and it is not used */   \
    X(UNUSED_TABLE, "unused_table", -2.07F)   /* the same of a table */                                      \
    X(UNUSED_PART, "unused_part", -1.40F)     /* words of names, none of which is used */                    \
    X(UNNAMED_SELECTED, "unnamed_selected", -0.07F) /* selected columns that the question does not name */   \
    X(UNNAMED_OTHER, "unnamed_other", 0.00F)        /* the same of other columns */                          \
    X(STRANGE_SHOWN, "strange_shown",                                                                        \
      -2.50F)                             /* of rows asked for only what is neither named nor their name */  \
    X(REPEATED, "repeated", -1.00F)       /* results that stand twice */                                     \
    X(BRIDGES, "bridges", -2.38F)         /* tables that only connect and are not named */                   \
    X(KEY_NAMES, "key_names", 6.41F)      /* how much better a key is named than its rivals */               \
    X(STRANGERS, "strangers", -2.24F)     /* columns in IN, EXCEPT or INTERSECT that no key ties */          \
    X(VALUE_AGAIN, "value_again", -1.71F) /* literals that are used again */                                 \
    X(VALUE_ASTRAY, "value_astray", -5.26F)   /* compared in another column than what holds them */          \
    X(VALUE_NOWHERE, "value_nowhere", -4.97F) /* compared in a text column without them */                   \
    X(VALUE_LOOSE, "value_loose", -3.30F)     /* held only in part */                                        \
    X(VALUE_GUESSED, "value_guessed", 0.00F)  /* compared with a column that nothing speaks for */           \
    X(VALUE_CROSSED, "value_crossed", -2.06F) /* pairs of values nearer to each other's columns */           \
    X(NO_SIDE, "no_side", -2.30F)           /* values not on the side that the words around them ask for */  \
    X(NO_EDGE, "no_edge", -5.14F)           /* the right side, but with or without the value itself */       \
    X(LONE_SIDE, "lone_side", 0.00F)        /* values on a side that no words ask for */                     \
    X(UNDETERMINED, "undetermined", -4.46F) /* results that the groups leave open */                         \
    X(UNALPHABETIC, "unalphabetic", 0.00F)  /* "alphabetical", ordered by what is no text */                 \
    X(ALIGNED, "aligned", 0.54F)            /* log probability that words name the used columns */           \
    X(UNALIGNED, "unaligned", 0.00F)        /* and that none names the others */                             \
    X(NO_DISTINCT, "no_distinct", 0.00F)    /* a cue without its clause */                                   \
    X(NO_COUNT, "no_count", -0.99F)                                                                          \
    X(NO_AVERAGE, "no_average", -3.05F)                                                                      \
    X(NO_SUM, "no_sum", -2.88F)                                                                              \
    X(NO_END, "no_end", -1.84F)                                                                              \
    X(OTHER_END, "other_end", -3.00F) /* the lowest where the highest is asked for, or the contrary */       \
    X(NO_NOT, "no_not", -6.84F)                                                                              \
    X(NO_GROUP, "no_group", -1.95F)                                                                          \
    X(NO_BOTH, "no_both", -4.84F)                                                                            \
    X(NO_OR, "no_or", -6.03F)                                                                                \
    X(NO_ABOVE, "no_above", -3.46F)                                                                          \
    X(NO_BELOW, "no_below", -3.23F)                                                                          \
    X(NO_BETWEEN, "no_between", -1.56F)                                                                      \
    X(NO_ORDER, "no_order", -2.16F)                                                                          \
    X(NO_DIRECTION, "no_direction", -4.00F) /* "to" a value of where things come from, or the contrary */    \
    X(NO_EACH, "no_each", -3.00F)           /* of all rows together, what is asked of each of a table's */   \
    X(ONES, "ones", -4.00F)                 /* counts of rows in groups of one row each */                   \
    X(NO_EXTREME, "no_extreme", -4.00F)     /* a column as it is, where one end of it is asked for */        \
    X(NO_AGE, "no_age", -4.00F)             /* the oldest by the latest birth, or the contrary */            \
    X(NO_NULL, "no_null", -4.00F)           /* what is denied is not looked for as NULL */                   \
    X(NO_LIKE, "no_like", -2.74F)                                                                            \
    X(LONE_DISTINCT, "lone_distinct", 0.00F) /* a clause without a cue */                                    \
    X(LONE_COUNT, "lone_count", 0.00F)                                                                       \
    X(LONE_SUM, "lone_sum", 0.00F)                                                                           \
    X(LONE_AVERAGE, "lone_average", 0.00F)                                                                   \
    X(LONE_END, "lone_end", 0.00F)                                                                           \
    X(LONE_NOT, "lone_not", -1.16F)                                                                          \
    X(LONE_GROUP, "lone_group", 0.78F)                                                                       \
    X(LONE_BOTH, "lone_both", 0.00F)                                                                         \
    X(LONE_OR, "lone_or", 0.00F)                                                                             \
    X(LONE_ABOVE, "lone_above", -0.30F)                                                                      \
    X(LONE_BELOW, "lone_below", -1.12F)                                                                      \
    X(LONE_BETWEEN, "lone_between", -0.20F)                                                                  \
    X(LONE_ORDER, "lone_order", 0.00F)                                                                       \
    X(LONE_LIMIT, "lone_limit", -4.00F) /* the first row alone, where only an order is asked for */          \
    X(LONE_LIKE, "lone_like", -0.34F)                                                                        \
    X(LONE_STAR, "lone_star", -1.46F)

enum rank_feature {
#define X(name, text, weight) RANK_##name,
    RANK_FEATURES(X)
#undef X
        RANK_FEATURE_COUNT
};

#define RANK_FIRST_EVIDENCE RANK_UNUSED_COLUMN /* from here on they come from evidence.c */

#define RANK_TEMPERATURE 1.334F
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
