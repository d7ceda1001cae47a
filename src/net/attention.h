/* Attention of several heads over rows of floats. */
#ifndef NET_ATTENTION_H
#define NET_ATTENTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "net/weights.h"

/* What is attended to: keys turned so that a head's scores of all rows are one pass, values as they are. */
struct attention_memory {
    size_t rows, width, heads;
    float *keys;   /* width x rows: component k of row i at k * rows + i */
    float *values; /* rows x width */
};

/* The keys and values that the two layers make of rows of x. False when out of memory. */
bool attention_remember(struct arena *arena, const struct linear *key, const struct linear *value,
                        const float *x, size_t rows, size_t heads, struct attention_memory *out);

/* Rows [first, last) of a memory. */
struct attention_range {
    size_t first, last;
};

/* out (width floats) = what the query attends to in the ranges, all heads. scores: room for all their rows.
 */
void attention_over(const struct attention_memory *memory, const struct attention_range *ranges, size_t count,
                    const float *query, float *scores, float *out);

/* An encoder's layer over rows of x that all attend to each other, in place; relations: the ids of the
 * relations of each row to each, rows x rows. False when out of memory. */
bool attention_relation_layer(struct arena *arena, const struct encoder_weights *layer, size_t heads,
                              size_t relation_count, const uint8_t *relations, float *x, size_t rows);

/* What follows attention in an encoder's layer: x = norm(x + output(mixed)), then the feed-forward part.
 * False when out of memory. */
bool attention_finish(struct arena *arena, const struct encoder_weights *layer, const float *mixed, float *x,
                      size_t rows);

#endif
