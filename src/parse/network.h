/* The network's weights, and the encoder: question and schema as one sequence of pieces, then layers over its
 * nodes that know their relations. tools/parse/model.py is its twin for training. */
#ifndef PARSE_NETWORK_H
#define PARSE_NETWORK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"
#include "net/attention.h"
#include "net/kernels.h"
#include "net/tensors.h"
#include "net/weights.h"
#include "parse/grammar.h"
#include "parse/input.h"

/* A decoder's layer: attention to the steps before, to the nodes, and the feed-forward part. */
struct decoder_weights {
    struct encoder_weights own; /* the steps before; its norms are n1 and, behind the feed-forward part, n3 */
    struct linear query, key, value, output; /* the nodes */
    struct norm norm;
};

/* What a word is of. */
#define PARSE_TAGS(X)                                                                                        \
    X(NONE, "none")                                                                                          \
    X(TABLE, "table")                                                                                        \
    X(COLUMN, "column")                                                                                      \
    X(VALUE, "value")                                                                                        \
    X(MISSING, "missing")                                                                                    \
    X(AMBIGUOUS, "ambiguous")
/* What a question is. */
#define PARSE_VERDICTS(X)                                                                                    \
    X(CLEAR, "clear")                                                                                        \
    X(AMBIGUOUS, "ambiguous")                                                                                \
    X(MISSING_COLUMN, "missing column")                                                                      \
    X(MISSING_VALUE, "missing value")                                                                        \
    X(UNDEFINED_MEASURE, "undefined measure")                                                                \
    X(OUT_OF_SCOPE, "out of scope")                                                                          \
    X(SMALL_TALK, "small talk")                                                                              \
    X(UNDO, "undo")
enum parse_tag {
#define X(name, text) TAG_##name,
    PARSE_TAGS(X)
#undef X
        TAG_COUNT
};
enum parse_verdict {
#define X(name, text) VERDICT_##name,
    PARSE_VERDICTS(X)
#undef X
        VERDICT_COUNT
};

struct parse_network {
    struct tensor_file *file;
    /* pieces */
    struct tensor words;                               /* vocabulary x piece_width, int8 */
    const float *positions, *segments, *slots, *marks; /* marks: features x piece_width */
    size_t position_count, slot_count, piece_width, piece_heads;
    struct norm piece_norm;
    struct encoder_weights *piece_layers;
    size_t piece_layer_count;
    /* nodes */
    struct linear project;
    const float *kinds;
    struct norm node_norm;
    struct encoder_weights *node_layers;
    size_t node_layer_count, width, heads;
    uint8_t relations[INPUT_RELATION_COUNT]; /* the file's id of each of ours */
    size_t relation_count;
    /* the decoder */
    const float *tokens, *symbols,
        *steps; /* tokens: one more than the grammar's, the last for the beginning */
    size_t token_count, symbol_count, step_count;
    struct linear node_input, token_output, pointer_query, pointer_key;
    struct norm input_norm;
    struct decoder_weights *decoder_layers;
    size_t decoder_layer_count;
    /* heads */
    struct linear align_query, align_key, tag, verdict;
    float align_bias;
};

/* Maps DIRECTORY/parse.bin and checks that it was trained with this grammar. CSQL_NOT_FOUND, CSQL_BAD_DATA,
 * CSQL_NO_MEMORY. */
csql_status parse_network_open(const char *directory, const struct grammar *grammar,
                               struct parse_network *out, csql_error *error) CSQL_USE_RESULT;
/* Safe on a zeroed or half-opened network. */
void parse_network_close(struct parse_network *network);

/* An encoded question. */
struct encoded {
    const struct parse_network *network;
    const struct parse_input *input;
    size_t count; /* nodes */
    float *nodes; /* count x width */
    float *first; /* the question's first piece, piece_width */
};

/* All memory that stays from arena. False when out of memory. */
bool parse_encode(const struct parse_network *network, const struct parse_input *in, struct arena *arena,
                  struct encoded *out);

/* The logits that word w names node n: words x nodes; of the words' tags: words x TAG_COUNT; of the verdicts:
 * VERDICT_COUNT. NULL when out of memory. */
float *encoded_alignment(const struct encoded *e, struct arena *arena);
float *encoded_tags(const struct encoded *e, struct arena *arena);
float *encoded_verdict(const struct encoded *e, struct arena *arena);

#endif
