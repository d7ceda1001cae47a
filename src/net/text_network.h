/* A network of text alone: a wordpiece encoder for several strings, then layers across the rows of all of
 * them. The vectors of the pieces are another network's, with which it must have been trained. */
#ifndef NET_TEXT_NETWORK_H
#define NET_TEXT_NETWORK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"
#include "net/attention.h"
#include "net/tensors.h"
#include "net/weights.h"

struct text_network {
    struct tensor_file *file, *words_file;
    struct tensor words;    /* vocabulary x width, int8 */
    const float *positions; /* with the segment's embedding added in */
    size_t position_count, width, heads, across_heads;
    struct norm norm, across_norm;
    struct encoder_weights *layers, *across;
    size_t layer_count, across_count;
};

/* Maps the file at path, and the one at words_path for its pieces. CSQL_NOT_FOUND, CSQL_BAD_DATA,
 * CSQL_NO_MEMORY. */
csql_status text_network_open(const char *path, const char *words_path, struct text_network *out,
                              csql_error *error) CSQL_USE_RESULT;
/* A tensor of floats by its name; NULL, with the error set, if the file has none of that shape. */
const float *text_network_floats(const struct text_network *network, const char *name, size_t rows,
                                 size_t columns, csql_error *error);
/* Safe on a zeroed or half-opened network. */
void text_network_close(struct text_network *network);

/* Wordpieces of several strings, one after the other, each with its [CLS] and [SEP]. */
struct piece_batch {
    const uint32_t *pieces;
    const size_t *starts; /* count + 1 offsets into pieces */
    size_t count;
};

/* Encodes each string by itself: a row of width floats a piece, from arena; NULL when out of memory. A string
 * may have at most position_count pieces; an id beyond the vocabulary is read as unknown. */
float *text_network_encode(const struct text_network *network, const struct piece_batch *batch,
                           struct arena *arena);

/* Runs the layers across in place over count rows of width floats, after their norm. False when out of
 * memory. */
bool text_network_across(const struct text_network *network, float *rows, size_t count);

#endif
