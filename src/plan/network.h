/* The network: weights out of a tensor file, and the encoder. */
#ifndef PLAN_NETWORK_H
#define PLAN_NETWORK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"
#include "plan/kernels.h"
#include "plan/tensors.h"
#include "plan/vocabulary.h"

/* A layer of the wordpiece encoder, or, with relations, of the encoder above it. Post-norm. */
struct encoder_layer {
    struct linear query, key, value, output, widen, narrow;
    struct norm attention_norm, output_norm;
    const float *relation_keys, *relation_values; /* relations x (width / heads), or NULL */
};

struct network {
    struct tensor_file *file;
    struct tensor_file *words_file; /* of another network, whose vectors of pieces this one shares, or NULL */
    /* the wordpiece encoder */
    struct tensor words;    /* vocabulary x piece_width, int8 */
    const float *positions; /* with the segment's embedding added in */
    size_t position_count, piece_width, piece_heads;
    struct norm piece_norm;
    struct encoder_layer *piece_layers;
    size_t piece_layer_count;
    /* the encoder of words, values, tables, columns */
    struct linear project;
    const float *kinds; /* kind_count x width */
    size_t kind_count, width, heads;
    struct norm input_norm;
    struct encoder_layer *layers;
    size_t layer_count;
    size_t relation_count;
    uint8_t relations[PLAN_RELATION_COUNT]; /* the file's id of each of ours */
    /* the decoder */
    const float *tokens; /* PLAN_TOKEN_COUNT x width */
    size_t decoder_heads;
    struct linear node_input, start, lstm_input, lstm_state, attention_query, attention_key, attention_value;
    struct linear output, token_output, pointer_query, pointer_key;
    const float *lstm_bias;
    /* the heads of alignment and tags */
    struct linear align_query, align_key, tag;
    float align_bias;
    /* optional: see rank.h */
    const float *rank_weights;
    size_t rank_weight_count;
};

/* Maps the weights and checks their names and shapes. CSQL_NOT_FOUND, CSQL_BAD_DATA, CSQL_NO_MEMORY. */
csql_status network_open(const char *path, struct network *out, csql_error *error) CSQL_USE_RESULT;
/* Maps a network of text alone: a wordpiece encoder, layers across the rows of several strings, and whatever
 * network_floats() finds. The vectors of the pieces are those of the network at words_path, with which it
 * must have been trained. Fails as network_open does. */
csql_status network_open_text(const char *path, const char *words_path, struct network *out,
                              csql_error *error) CSQL_USE_RESULT;
/* A tensor of floats by its name; NULL, with the error set, if the file has none of that shape. */
const float *network_floats(const struct network *network, const char *name, size_t rows, size_t columns,
                            csql_error *error);
/* Safe on a zeroed or half-opened network. */
void network_close(struct network *network);

/* Wordpieces of several strings, one after the other, each with its [CLS] and [SEP]. */
struct piece_batch {
    const uint32_t *pieces;
    const size_t *starts; /* count + 1 offsets into pieces */
    size_t count;
};

/* Runs the wordpiece encoder: a row of piece_width floats a piece, from arena; NULL when out of memory. A
 * string may have at most position_count pieces; an id beyond the vocabulary is read as unknown. */
float *network_encode_pieces(const struct network *network, const struct piece_batch *batch,
                             struct arena *arena);

/* Runs the layers of a network of text in place over count rows of piece_width floats, after its norm. False
 * when out of memory. */
bool network_encode_across(const struct network *network, float *rows, size_t count, struct arena *arena);

/* Writes a projected vector of `width` floats for each string: the mean of its pieces but the first and the
 * last. False when out of memory. */
bool network_encode_names(const struct network *network, const struct piece_batch *batch, struct arena *arena,
                          float *out);

/* Runs the upper encoder in place over count nodes of width floats that hold the projected inputs (before
 * kind and norm). kinds: an id a node. relations: count x count of enum plan_relation. False when out of
 * memory. */
bool network_encode_nodes(const struct network *network, float *nodes, size_t count, const uint8_t *kinds,
                          const uint8_t *relations, struct arena *arena);

#endif
