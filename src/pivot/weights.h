/* The learned part of pivot detection: three models over named features. The weights are what
 * tools/fit_pivot.py prints; order and meaning of the features are fixed here. */
#ifndef PIVOT_WEIGHTS_H
#define PIVOT_WEIGHTS_H

/* Which of a span's candidate columns is the likeliest? */
#define STANDING_FEATURES(X)                                                                                 \
    X(STANDING_PROBABILITY) /* its probability at the step */                                                \
    X(STANDING_PLANS)       /* share of the plans' weight that chooses it for the span */                    \
    X(STANDING_ALIGNED)     /* probability that the span's words name it */                                  \
    X(STANDING_WHOLE)       /* the whole term links to its name */                                           \
    X(STANDING_OVERLAP)     /* Dice over words */                                                            \
    X(STANDING_SEMANTIC)    /* cosine of the phrase vectors, at least 0 */                                   \
    X(STANDING_EXACT)       /* the term is its name */                                                       \
    X(STANDING_FOCUS)       /* its table is in focus */                                                      \
    X(STANDING_MISFIT)      /* its type or its values do not suit the place */                               \
    X(STANDING_ELSEWHERE)   /* other words of the question name it whole */                                  \
    X(STANDING_KEY)         /* it is part of a key */                                                        \
    X(STANDING_LN_STEP) /* ln of STANDING_PROBABILITY, at least -9; 0 where no step stands for the span */   \
    X(STANDING_LN_ALIGNED) /* ln of STANDING_ALIGNED, at least -9 */                                         \
    X(STANDING_LN_UNUSED)  /* the same where no step stands for the span, else 0 */

enum standing_feature {
#define X(name) name,
    STANDING_FEATURES(X)
#undef X
        STANDING_COUNT
};

/* Does a column (or table) belong to the target group of a span beside the best candidate, which always does?
 */
#define MEMBER_FEATURES(X)                                                                                   \
    X(MEMBER_BIAS)          /* 1 */                                                                          \
    X(MEMBER_RATIO)         /* ln of its probability at the step over the best one's, at least -6 */         \
    X(MEMBER_PROBABILITY)   /* its probability at the step */                                                \
    X(MEMBER_PLANS)         /* share of the plans' weight that chooses it for the span */                    \
    X(MEMBER_ALIGNED)       /* probability that the span's words name it */                                  \
    X(MEMBER_ALIGNED_RATIO) /* the same over the best candidate's, at most 2 */                              \
    X(MEMBER_WHOLE)         /* the whole term links to its name */                                           \
    X(MEMBER_BOTH_WHOLE)    /* and to the best one's */                                                      \
    X(MEMBER_OVERLAP)       /* Dice over words */                                                            \
    X(MEMBER_OVERLAP_GAP)   /* the best one's less its own */                                                \
    X(MEMBER_SEMANTIC)      /* cosine of the phrase vectors, at least 0 */                                   \
    X(MEMBER_SEMANTIC_GAP)  /* the best one's less its own */                                                \
    X(MEMBER_ALIKE)         /* cosine of its name and the best one's */                                      \
    X(MEMBER_EXACT)         /* the term is its name */                                                       \
    X(MEMBER_BEST_EXACT)    /* the term is the best one's name */                                            \
    X(MEMBER_RIVAL)         /* the term is the name of another column in focus */                            \
    X(MEMBER_FOCUS)         /* its table is in focus */                                                      \
    X(MEMBER_SAME_TABLE)    /* it is in the best one's table */                                              \
    X(MEMBER_SAME_TYPE)     /* it is of the best one's type */                                               \
    X(MEMBER_MISFIT)        /* its type does not suit the place */                                           \
    X(MEMBER_ELSEWHERE)     /* other words of the question name it whole */                                  \
    X(MEMBER_KEY)           /* it is part of a key */                                                        \
    X(MEMBER_BEST_KEY)      /* the best one is */                                                            \
    X(MEMBER_TABLE)         /* the term is a table's name: "student" asks for students, not for a column */  \
    X(MEMBER_UNUSED)        /* no plan step stands for the span: the alignment alone speaks */               \
    X(MEMBER_TAG)           /* probability that the span's words name a column */                            \
    X(MEMBER_MISSING)       /* probability that they name a column that is missing */                        \
    X(MEMBER_FILLER)        /* a word of the term adds nothing to a name: "customer information" */          \
    X(MEMBER_FILLED)        /* MEMBER_BOTH_WHOLE where one does, else 0 */                                   \
    X(MEMBER_CONTENT)       /* its values are of the best one's shape */                                     \
    X(MEMBER_OTHER_CONTENT) /* they are of another; neither where one has no values */                       \
    X(MEMBER_BEST_NAMED)    /* other words of the question name the best one, or half name it */             \
    X(MEMBER_PARTICIPLE)    /* the term ends as participles do: "reached" */                                 \
    X(MEMBER_RELATING)      /* and stands before a preposition, so that it ties one thing to another */

enum member_feature {
#define X(name) name,
    MEMBER_FEATURES(X)
#undef X
        MEMBER_COUNT
};

/* Is the column that a span asks for missing from the database? */
#define MISSING_FEATURES(X)                                                                                  \
    X(MISSING_BIAS)                                                                                          \
    X(MISSING_ODDS)       /* ln of the odds of "missing" at the step, within [-6, 6] */                      \
    X(MISSING_ALIGNMENT)  /* probability that the span's words name a missing column */                      \
    X(MISSING_WHOLE)      /* 1 if the whole term links to some column's name */                              \
    X(MISSING_OVERLAP)    /* the greatest Dice over words */                                                 \
    X(MISSING_SEMANTIC)   /* the greatest cosine */                                                          \
    X(MISSING_EXACT)      /* 1 if some column is called so */                                                \
    X(MISSING_IDENTIFIER) /* 1 if the term is written as an identifier ("churn_risk_score") */               \
    X(MISSING_UNUSED)     /* no plan step stands for the span */                                             \
    X(MISSING_PLANS)      /* share of the plans' weight that has a missing column for the span */            \
    X(MISSING_TAG)        /* probability that the span's words name a column */                              \
    X(MISSING_ALIGNED)    /* the greatest probability that they name a column that is there */               \
    X(MISSING_BEST)       /* probability of the best column at the step */                                   \
    X(MISSING_TABLE)      /* the term is a table's name */                                                   \
    X(MISSING_GENERIC)    /* the term is a bare generic word */                                              \
    X(MISSING_UNNAMED)    /* 1 less how well the question names that column of the best plan which it names  \
                             least */                                                                        \
    X(MISSING_UNCOVERED)  /* share of the term's words that are in no name */                                \
    X(MISSING_VERB)       /* the term is a common verb: it relates things, and seldom names a column */      \
    X(MISSING_LONE)       /* MISSING_UNNAMED where the term shares no word with any name, else 0 */          \
    X(MISSING_LISTED)     /* the term stands in a list beside a name of a column */                          \
    X(MISSING_LEFT_OUT)   /* MISSING_LISTED where no plan step stands for the span, else 0 */                \
    X(MISSING_PARTICIPLE) /* the term is a participle before a preposition: "produced in" */                 \
    X(MISSING_NEAR)       /* the greatest cosine among the columns in focus */                               \
    X(MISSING_SECOND)     /* the second greatest: a general word is like several */

enum missing_feature {
#define X(name) name,
    MISSING_FEATURES(X)
#undef X
        MISSING_COUNT
};

/* Thresholds on the two probabilities; the second for members where something else is asked anyway. */
extern const double member_threshold, member_threshold_beside, missing_threshold;
/* The share of the second member's probability that a further one must reach; the second for terms with a
 * word that adds nothing to a name ("details"). */
extern const double member_share, member_share_filled;

/* How well a candidate stands among the others of its span: a log-linear model over them. */
double weights_standing(const double features[STANDING_COUNT]);

/* The probability that a candidate is a member: a network of one hidden layer of tanh units, since evidence
 * stands together here (a shared word speaks for a column where no other holds the whole term, and against it
 * where one does). */
double weights_member(const double features[MEMBER_COUNT]);

/* The probability that the span's column is missing: a logistic model. */
double weights_missing(const double features[MISSING_COUNT]);

#endif
