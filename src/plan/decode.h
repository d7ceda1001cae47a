/* The decoder: an LSTM that attends to the encoded nodes and points to them, and the searches over it. */
#ifndef PLAN_DECODE_H
#define PLAN_DECODE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "plan/input.h"
#include "plan/legal.h"
#include "plan/network.h"

/* An encoded question, ready for decoding. */
struct encoded {
    const struct network *network;
    const struct plan_input *input;
    size_t count;         /* nodes */
    const float *nodes;   /* count x width */
    float *keys, *values; /* of the decoder's attention */
    float *pointers;      /* of the pointer scores */
    float *inputs;        /* what a pointer feeds into the next step */
    float *start;         /* the first hidden state */
};

/* items: a projected vector of width floats for every table, then every column, then the missing column.
 * False when out of memory. */
bool encode_question(const struct network *network, const struct plan_input *in, const float *const *items,
                     struct arena *arena, struct encoded *out);

/* Probabilities that word w names node n: word_count x count, and the words' four tags. NULL: no memory. */
float *encoded_alignment(const struct encoded *e, struct arena *arena);
float *encoded_tags(const struct encoded *e, struct arena *arena);

/* Several hypotheses in lockstep: the rows of a batch. */
struct decoder {
    const struct encoded *e;
    size_t room, actions; /* rows; scores a row: tokens, then nodes */
    float *hidden, *cell, *context;
    float *spare_hidden, *spare_cell, *spare_context; /* for decoder_gather */
    float *input, *gates, *state_gates, *joined, *output, *query, *scores, *logits;
};

bool decoder_new(const struct encoded *e, size_t room, struct arena *arena, struct decoder *out);
/* Sets a row to the start of a sequence. */
void decoder_start(struct decoder *d, size_t row);
/* Advances rows 0 .. count by the actions that came before; leaves scores in logits, `actions` a row. */
void decoder_step(struct decoder *d, const uint16_t *previous, size_t count);
/* Makes row i the state of former row from[i]. */
void decoder_gather(struct decoder *d, const size_t *from, size_t count);

/* What a search must keep to: at pointer steps the mass of excluded nodes goes to the settled one. */
struct steer {
    int settled; /* node, or -1 */
    const uint16_t *excluded;
    size_t excluded_count;
};

struct search_options {
    size_t width;
    bool grammar_only; /* no legality beyond the grammar */
    const struct steer *steers;
    size_t steer_count;
};

/* A complete sequence and its log probability. */
struct sequence {
    uint16_t actions[GRAMMAR_MAX_ACTIONS];
    uint8_t count;
    float score;
};

#define SEARCH_MAX_WIDTH 32

/* Log probabilities of every action after a prefix: a softmax over what the grammar allows; -infinity for
 * the rest. Steers are applied; legality is not. */
void search_log_probabilities(const struct encoded *e, const struct grammar *grammar,
                              const struct search_options *options, const float *logits, float *out);

/* Beam search. Writes at most room sequences, best first. False when out of memory. */
bool search_beam(const struct encoded *e, const struct search_options *options, struct arena *arena,
                 struct sequence *out, size_t room, size_t *count);

/* Branches on schema names and on nothing else: at every step where `best` points to a table or column, the
 * likeliest other legal elements take its place and the rest is decoded greedily. */
bool search_branches(const struct encoded *e, const struct search_options *options,
                     const struct sequence *best, struct arena *arena, struct sequence *out, size_t room,
                     size_t *count);

/* Follows complete sequences, calling `visit` before each action with the log probabilities there. */
typedef void (*search_visit)(void *context, size_t sequence, const struct legal_state *state,
                             const float *log_probabilities);
bool search_follow(const struct encoded *e, const struct search_options *options,
                   const struct sequence *sequences, size_t count, struct arena *arena, search_visit visit,
                   void *context);

#endif
