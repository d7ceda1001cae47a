/* Beam search over the decoder, within the grammar. */
#ifndef PARSE_SEARCH_H
#define PARSE_SEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "parse/decode.h"
#include "parse/grammar.h"

#define SEARCH_MAX_WIDTH 32

/* What a search must keep to: where a pointer is chosen, the mass of the excluded nodes goes to the settled
 * one. */
struct search_steer {
    int settled; /* node, or -1 */
    const uint16_t *excluded;
    size_t excluded_count;
};

struct search_options {
    size_t width;
    const struct search_steer *steers;
    size_t steer_count;
};

/* A complete query, and its log probability. */
struct sequence {
    uint16_t actions[DECODE_MAX_ACTIONS];
    uint8_t count;
    float score;
};

/* Log probabilities of every action where the symbol is expected, from the decoder's logits: a softmax over
 * what the grammar allows, with the steers applied; -infinity for the rest. */
void search_log_probabilities(const struct encoded *e, const struct grammar *grammar,
                              const struct search_options *options, uint8_t symbol, const float *logits,
                              float *out);

/* Writes at most room sequences, best first. False when out of memory. */
bool search_beam(const struct encoded *e, const struct grammar *grammar, const struct search_options *options,
                 struct arena *arena, struct sequence *out, size_t room, size_t *count);

/* Branches on schema names and on nothing else (LogicalBeam's restricted infilling, AmbiQT, section 3.2):
 * where `best` points to a table or column, the likeliest other ones take its place, and the rest is decoded
 * greedily. False when out of memory. */
bool search_branches(const struct encoded *e, const struct grammar *grammar,
                     const struct search_options *options, const struct sequence *best, struct arena *arena,
                     struct sequence *out, size_t room, size_t *count);

/* Follows complete sequences, calling visit before each action with the log probabilities there. False when
 * out of memory. */
typedef void (*search_visit)(void *context, size_t sequence, size_t step, uint8_t symbol,
                             const float *log_probabilities);
bool search_follow(const struct encoded *e, const struct grammar *grammar,
                   const struct search_options *options, const struct sequence *sequences, size_t count,
                   struct arena *arena, search_visit visit, void *context);

#endif
