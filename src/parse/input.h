/* What the network reads of a linked question: nodes and their relations, and one sequence of word pieces.
 *
 * Nodes stand in the order words, values, tables, columns, categories (each of the few values of a column),
 * the missing column. The sequence is the question, then each table with its columns and their categories; a
 * node is the mean of its pieces. tools/parse/features.py makes the same for training. */
#ifndef PARSE_INPUT_H
#define PARSE_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "db/db.h"
#include "embed/embed.h"
#include "link/link.h"

#define INPUT_MAX_CATEGORIES 80 /* of a question */
#define INPUT_BLOCK 64          /* pieces of the schema that attend to each other */

/* The relations between two nodes; the network's file names them, in any order. */
#define INPUT_RELATIONS(X)                                                                                   \
    X(SELF, "self")                                                                                          \
    X(NEAR_BACK2, "near-2")                                                                                  \
    X(NEAR_BACK1, "near-1")                                                                                  \
    X(NEAR_NEXT1, "near+1")                                                                                  \
    X(NEAR_NEXT2, "near+2")                                                                                  \
    X(WORDS, "words")                                                                                        \
    X(WT0, "wt0")                                                                                            \
    X(WT1, "wt1")                                                                                            \
    X(WT2, "wt2")                                                                                            \
    X(TW0, "tw0")                                                                                            \
    X(TW1, "tw1")                                                                                            \
    X(TW2, "tw2")                                                                                            \
    X(WC0, "wc0")                                                                                            \
    X(WC1, "wc1")                                                                                            \
    X(WC2, "wc2")                                                                                            \
    X(WCV, "wcv")                                                                                            \
    X(CW0, "cw0")                                                                                            \
    X(CW1, "cw1")                                                                                            \
    X(CW2, "cw2")                                                                                            \
    X(CWV, "cwv")                                                                                            \
    X(WV0, "wv0")                                                                                            \
    X(WV1, "wv1")                                                                                            \
    X(VW0, "vw0")                                                                                            \
    X(VW1, "vw1")                                                                                            \
    X(VC0, "vc0")                                                                                            \
    X(VC1, "vc1")                                                                                            \
    X(VC2, "vc2")                                                                                            \
    X(VC3, "vc3")                                                                                            \
    X(CV0, "cv0")                                                                                            \
    X(CV1, "cv1")                                                                                            \
    X(CV2, "cv2")                                                                                            \
    X(CV3, "cv3")                                                                                            \
    X(VT0, "vt0")                                                                                            \
    X(TV0, "tv0")                                                                                            \
    X(VV, "vv")                                                                                              \
    X(CC0, "cc0")                                                                                            \
    X(CC_SAME, "ccsame")                                                                                     \
    X(CC_FROM, "ccfrom")                                                                                     \
    X(CC_TO, "ccto")                                                                                         \
    X(CT0, "ct0")                                                                                            \
    X(CT_IN, "ctin")                                                                                         \
    X(CT_KEY, "ctkey")                                                                                       \
    X(TC0, "tc0")                                                                                            \
    X(TC_IN, "tcin")                                                                                         \
    X(TC_KEY, "tckey")                                                                                       \
    X(TT0, "tt0")                                                                                            \
    X(TT_FROM, "ttfrom")                                                                                     \
    X(TT_TO, "ttto")                                                                                         \
    X(TT_BOTH, "ttboth")                                                                                     \
    X(KW0, "kw0")                                                                                            \
    X(KW1, "kw1")                                                                                            \
    X(KW2, "kw2")                                                                                            \
    X(WK0, "wk0")                                                                                            \
    X(WK1, "wk1")                                                                                            \
    X(WK2, "wk2")                                                                                            \
    X(KC0, "kc0")                                                                                            \
    X(KC_IN, "kcin")                                                                                         \
    X(CK0, "ck0")                                                                                            \
    X(CK_IN, "ckin")                                                                                         \
    X(KK0, "kk0")                                                                                            \
    X(KK_SAME, "kksame")                                                                                     \
    X(KT0, "kt0")                                                                                            \
    X(TK0, "tk0")                                                                                            \
    X(KV0, "kv0")                                                                                            \
    X(KV1, "kv1")                                                                                            \
    X(VK0, "vk0")                                                                                            \
    X(VK1, "vk1")                                                                                            \
    X(MISSING, "missing")
enum input_relation {
#define X(name, text) INPUT_##name,
    INPUT_RELATIONS(X)
#undef X
        INPUT_RELATION_COUNT
};

/* What linking knows of a piece's node; bits, in the order of the network's file. */
#define INPUT_FEATURES(X)                                                                                    \
    X(TABLE, "table")                                                                                        \
    X(EXACT_COLUMN, "exact-column")                                                                          \
    X(PART_COLUMN, "part-column")                                                                            \
    X(MEANT_COLUMN, "meant-column")                                                                          \
    X(VALUE, "value")                                                                                        \
    X(NUMBER, "number")                                                                                      \
    X(DATE, "date")                                                                                          \
    X(CATEGORY, "category")                                                                                  \
    X(USED_EXACT, "used-exact")                                                                              \
    X(USED_PART, "used-part")                                                                                \
    X(USED_MEANT, "used-meant")                                                                              \
    X(USED_VALUE, "used-value")                                                                              \
    X(PRIMARY, "primary")                                                                                    \
    X(FOREIGN, "foreign")                                                                                    \
    X(NUMERIC, "numeric")                                                                                    \
    X(DATED, "dated")                                                                                        \
    X(NULLS, "nulls")                                                                                        \
    X(STOP, "stop")                                                                                          \
    X(EARLIER, "earlier")
enum input_feature {
#define X(name, text) FEATURE_##name,
    INPUT_FEATURES(X)
#undef X
        INPUT_FEATURE_COUNT
};

/* Kinds of nodes: a value by its link_value_kind, a column by its type, keys and whether it encodes dates. */
#define INPUT_KIND_WORD 0
#define INPUT_KIND_VALUE 2
#define INPUT_KIND_TABLE 8
#define INPUT_KIND_VIEW 9
#define INPUT_KIND_COLUMN 10
#define INPUT_KIND_CATEGORY 50
#define INPUT_KIND_MISSING 51
#define INPUT_KIND_COUNT 52

struct input_column {
    int table;     /* the input's index */
    int catalogue; /* catalogue index */
};

struct input_key {
    int from, to; /* the input's columns */
};

struct input_category {
    int column; /* the input's index */
    const char *text;
};

struct input_piece {
    uint32_t id;
    uint16_t position;
    uint8_t segment, slot; /* slots tell tables apart; 0 for the question */
    int16_t node;          /* -1: read, but part of none */
    uint32_t features;     /* bits by enum input_feature */
};

struct parse_input {
    const struct linked *linked;
    size_t word_count, value_count, table_count, column_count, category_count;
    int *tables; /* catalogue indices */
    struct input_column *columns;
    struct input_key *keys;
    size_t key_count;
    struct input_category *categories;
    struct input_piece *pieces; /* the question's, then the schema's */
    size_t piece_count, question_pieces;
    size_t *blocks; /* block i has the pieces [blocks[i], blocks[i + 1]) */
    size_t block_count;
    uint8_t *kinds;     /* a node */
    uint8_t *relations; /* enum input_relation, nodes x nodes, from the row's node to the column's */
};

static inline size_t input_first_value(const struct parse_input *in) {
    return in->word_count;
}
static inline size_t input_first_table(const struct parse_input *in) {
    return in->word_count + in->value_count;
}
static inline size_t input_first_column(const struct parse_input *in) {
    return input_first_table(in) + in->table_count;
}
static inline size_t input_first_category(const struct parse_input *in) {
    return input_first_column(in) + in->column_count;
}
static inline size_t input_missing(const struct parse_input *in) {
    return input_first_category(in) + in->category_count;
}
static inline size_t input_node_count(const struct parse_input *in) {
    return input_missing(in) + 1;
}

enum input_node_kind { NODE_WORD, NODE_VALUE, NODE_TABLE, NODE_COLUMN, NODE_CATEGORY, NODE_MISSING };
/* The kind of a node, and its index among its kind. */
enum input_node_kind input_node(const struct parse_input *in, size_t node, size_t *index);
/* The input's column for one of the catalogue; -1 if it was left out. */
int input_column_of(const struct parse_input *in, int catalogue);

/* The pieces of a database's names, notes and categories, made once. embed and db must outlive it. */
struct input_schema;
csql_status input_schema_new(const struct embed *embed, const struct link_schema *links, struct db *db,
                             struct input_schema **out, csql_error *error) CSQL_USE_RESULT;
void input_schema_free(struct input_schema *schema);

/* The input of a linked question, which must outlive it; all memory from arena. False when out of memory. */
bool input_make(struct arena *arena, const struct embed *embed, const struct input_schema *schema,
                const struct linked *linked, struct parse_input *out);

#endif
