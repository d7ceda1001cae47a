/* The closed sets that the network was trained with: action tokens, relations between nodes, kinds of nodes.
 * plan.bin carries the same names; a model of other sets is refused, not misread. */
#ifndef PLAN_VOCABULARY_H
#define PLAN_VOCABULARY_H

/* Pieces of BERT's vocabulary: an unknown one, and those that begin and end a string. */
#define PIECE_UNKNOWN 100U
#define PIECE_CLS 101U
#define PIECE_SEP 102U

/* Keywords of the action language, in the order of their ids. */
#define PLAN_TOKENS(X)                                                                                       \
    X(PAD)                                                                                                   \
    X(BOS)                                                                                                   \
    X(SELECT)                                                                                                \
    X(DISTINCT)                                                                                              \
    X(MAX)                                                                                                   \
    X(MIN)                                                                                                   \
    X(COUNT)                                                                                                 \
    X(SUM)                                                                                                   \
    X(AVG)                                                                                                   \
    X(COUNTD)                                                                                                \
    X(SUMD)                                                                                                  \
    X(AVGD)                                                                                                  \
    X(PLUS)                                                                                                  \
    X(MINUS)                                                                                                 \
    X(TIMES)                                                                                                 \
    X(DIVIDE)                                                                                                \
    X(WHERE)                                                                                                 \
    X(GROUP)                                                                                                 \
    X(HAVING)                                                                                                \
    X(ASC)                                                                                                   \
    X(DESC)                                                                                                  \
    X(LIMIT)                                                                                                 \
    X(ONE)                                                                                                   \
    X(FROM)                                                                                                  \
    X(AND)                                                                                                   \
    X(OR)                                                                                                    \
    X(EQ)                                                                                                    \
    X(NE)                                                                                                    \
    X(GT)                                                                                                    \
    X(LT)                                                                                                    \
    X(GE)                                                                                                    \
    X(LE)                                                                                                    \
    X(BETWEEN)                                                                                               \
    X(LIKE)                                                                                                  \
    X(NLIKE)                                                                                                 \
    X(IN)                                                                                                    \
    X(NIN)                                                                                                   \
    X(ISNULL)                                                                                                \
    X(NOTNULL)                                                                                               \
    X(SUB)                                                                                                   \
    X(CLOSE)                                                                                                 \
    X(UNION)                                                                                                 \
    X(INTERSECT)                                                                                             \
    X(EXCEPT)                                                                                                \
    X(END)                                                                                                   \
    X(UNKV)

enum plan_token {
#define X(name) TOKEN_ID_##name,
    PLAN_TOKENS(X)
#undef X
        PLAN_TOKEN_COUNT
};

/* Relations of one node to another: q a word, v a value, t a table, c a column; "qt2" is a word that is a
 * table's whole name, "qt1" one word of it, "qt3" its meaning, "qt0" nothing. The second argument is the one
 * that stands in for a relation which a model was trained without. */
#define PLAN_RELATIONS(X)                                                                                    \
    X(SELF, "self", "self")                                                                                  \
    X(QQ_BACK2, "qq-2", "qq-2")                                                                              \
    X(QQ_BACK1, "qq-1", "qq-1")                                                                              \
    X(QQ_NEXT1, "qq+1", "qq+1")                                                                              \
    X(QQ_NEXT2, "qq+2", "qq+2")                                                                              \
    X(QQ, "qq", "qq")                                                                                        \
    X(QT0, "qt0", "qt0")                                                                                     \
    X(QT1, "qt1", "qt1")                                                                                     \
    X(QT2, "qt2", "qt2")                                                                                     \
    X(QT3, "qt3", "qt0")                                                                                     \
    X(TQ0, "tq0", "tq0")                                                                                     \
    X(TQ1, "tq1", "tq1")                                                                                     \
    X(TQ2, "tq2", "tq2")                                                                                     \
    X(TQ3, "tq3", "tq0")                                                                                     \
    X(QC0, "qc0", "qc0")                                                                                     \
    X(QC1, "qc1", "qc1")                                                                                     \
    X(QC2, "qc2", "qc2")                                                                                     \
    X(QC3, "qc3", "qc0")                                                                                     \
    X(QCV, "qcv", "qcv")                                                                                     \
    X(CQ0, "cq0", "cq0")                                                                                     \
    X(CQ1, "cq1", "cq1")                                                                                     \
    X(CQ2, "cq2", "cq2")                                                                                     \
    X(CQ3, "cq3", "cq0")                                                                                     \
    X(CQV, "cqv", "cqv")                                                                                     \
    X(QV0, "qv0", "qv0")                                                                                     \
    X(QV1, "qv1", "qv1")                                                                                     \
    X(VQ0, "vq0", "vq0")                                                                                     \
    X(VQ1, "vq1", "vq1")                                                                                     \
    X(VC0, "vc0", "vc0")                                                                                     \
    X(VC2, "vc2", "vc2")                                                                                     \
    X(VC3, "vc3", "vc3")                                                                                     \
    X(CV0, "cv0", "cv0")                                                                                     \
    X(CV2, "cv2", "cv2")                                                                                     \
    X(CV3, "cv3", "cv3")                                                                                     \
    X(VT0, "vt0", "vt0")                                                                                     \
    X(TV0, "tv0", "tv0")                                                                                     \
    X(VV, "vv", "vv")                                                                                        \
    X(CC0, "cc0", "cc0")                                                                                     \
    X(CC_SAME, "ccsame", "ccsame")                                                                           \
    X(CC_FORWARD, "ccf", "ccf")                                                                              \
    X(CC_BACK, "ccb", "ccb")                                                                                 \
    X(CT0, "ct0", "ct0")                                                                                     \
    X(CT_IN, "ctin", "ctin")                                                                                 \
    X(CT_KEY, "ctpk", "ctpk")                                                                                \
    X(TC0, "tc0", "tc0")                                                                                     \
    X(TC_IN, "tcin", "tcin")                                                                                 \
    X(TC_KEY, "tcpk", "tcpk")                                                                                \
    X(TT0, "tt0", "tt0")                                                                                     \
    X(TT_FORWARD, "ttf", "ttf")                                                                              \
    X(TT_BACK, "ttb", "ttb")                                                                                 \
    X(TT_BOTH, "ttfb", "ttfb")                                                                               \
    X(OTHER, "x", "x")

enum plan_relation {
#define X(name, text, fallback) RELATION_##name,
    PLAN_RELATIONS(X)
#undef X
        PLAN_RELATION_COUNT
};

/* Kinds of nodes, in the order of their ids: a word, a value by its link_value_kind, a table, a column by
 * type, primary key and foreign key, and the column that is missing. Unnamed ids are unused. */
#define PLAN_KIND_WORD 0
#define PLAN_KIND_VALUE 2
#define PLAN_KIND_TABLE 8
#define PLAN_KIND_COLUMN 10
#define PLAN_KIND_MISSING 31
#define PLAN_KIND_NAMES                                                                                      \
    "word\n\nquoted\nnumber\nnumword\ntext\ncap\ndate\ntable\n\n"                                            \
    "c-text\nc-text-fk\nc-text-pk\nc-text-pk-fk\nc-number\nc-number-fk\nc-number-pk\nc-number-pk-fk\n"       \
    "c-date\nc-date-fk\nc-date-pk\nc-date-pk-fk\nc-boolean\nc-boolean-fk\nc-boolean-pk\nc-boolean-pk-fk\n"   \
    "c-other\nc-other-fk\nc-other-pk\nc-other-pk-fk\n\nmissing"

#endif
