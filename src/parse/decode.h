/* The decoder: hypotheses in lockstep, each a sequence of actions. An action is a token's number, or the
 * grammar's token_count plus the node that it points to. */
#ifndef PARSE_DECODE_H
#define PARSE_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "parse/network.h"

#define DECODE_MAX_ACTIONS 96
#define DECODE_BEGINNING UINT16_MAX

/* What a step needs of a hypothesis. */
struct decode_row {
    uint16_t previous;                 /* the action before, or DECODE_BEGINNING */
    uint8_t symbol;                    /* the grammar's symbol that is expected */
    uint16_t path[DECODE_MAX_ACTIONS]; /* the decoder's entries of the steps before */
    uint8_t steps;                     /* how many there are */
};

struct decoder {
    const struct encoded *e;
    struct attention_memory *nodes; /* by layer */
    float *node_inputs, *node_keys; /* nodes x width: fed in by a pointer; scored by it */
    float **own_keys, **own_values; /* by layer: entries x width */
    size_t entries, room, most;     /* most: rows of a step */
    float *x, *query, *mixed, *narrow, *wide, *scores;
};

/* most: rows of a step; all memory from arena. False when out of memory. */
bool decoder_new(const struct encoded *e, size_t most, struct arena *arena, struct decoder *out);

/* Advances count rows; entries[i] is then what row i adds to its path. scores: count rows of token_count +
 * nodes floats, logits of every action, whether it is allowed or not. False, with nothing done, when the
 * decoder has no room left. */
bool decoder_step(struct decoder *d, const struct decode_row *rows, size_t count, uint16_t *entries,
                  float *scores);

#endif
