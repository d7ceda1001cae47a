#include "plan/decode.h"

#include <math.h>
#include <string.h>

/* ---- encoding a question ---- */

/* The question's wordpieces, with the pieces [first, last) of each word. */
struct question_pieces {
    uint32_t *pieces;
    size_t *first, *last;
    size_t count;
};

static bool lay_out_pieces(const struct network *n, const struct plan_input *in, struct arena *arena,
                           struct question_pieces *out) {
    size_t room = n->position_count;
    out->pieces = arena_array(arena, room, sizeof *out->pieces);
    out->first = arena_array(arena, in->word_count + 1, sizeof *out->first);
    out->last = arena_array(arena, in->word_count + 1, sizeof *out->last);
    if (!out->pieces || !out->first || !out->last) {
        return false;
    }
    out->pieces[out->count++] = PIECE_CLS;
    for (size_t i = 0; i < in->word_count; i++) {
        const struct input_word *word = &in->words[i];
        out->first[i] = out->count;
        for (size_t k = 0; k < word->piece_count && out->count < room - 1; k++) {
            out->pieces[out->count++] = word->pieces[k];
        }
        out->last[i] = out->count;
    }
    out->pieces[out->count++] = PIECE_SEP;
    return true;
}

/* The mean of rows [first, last) of x. */
static void average(const float *x, size_t width, size_t first, size_t last, float *out) {
    memset(out, 0, width * sizeof *out);
    for (size_t i = first; i < last; i++) {
        kernel_add_scaled(out, x + i * width, 1.0f / (float)(last - first), width);
    }
}

/* Projected vectors of words and values into the first nodes. */
static bool encode_words(const struct network *n, const struct plan_input *in, struct arena *arena,
                         float *nodes) {
    struct question_pieces question = {0};
    size_t count = in->word_count + in->value_count, width = n->piece_width;
    float *pooled = arena_array(arena, count + 1, width * sizeof *pooled);
    if (!pooled || !lay_out_pieces(n, in, arena, &question)) {
        return false;
    }
    size_t starts[2] = {0, question.count};
    struct piece_batch batch = {question.pieces, starts, 1};
    float *x = network_encode_pieces(n, &batch, arena);
    if (!x) {
        return false;
    }
    for (size_t i = 0; i < in->word_count; i++) {
        average(x, width, question.first[i], question.last[i], pooled + i * width);
    }
    for (size_t i = 0; i < in->value_count; i++) {
        const struct input_value *value = &in->values[i];
        average(x, width, question.first[value->first], question.last[value->last - 1],
                pooled + (in->word_count + i) * width);
    }
    kernel_linear(&n->project, pooled, count, nodes);
    return true;
}

bool encode_question(const struct network *n, const struct plan_input *in, const float *const *items,
                     struct arena *arena, struct encoded *out) {
    size_t count = input_nodes(in), width = n->width, bytes = width * sizeof(float);
    *out = (struct encoded){.network = n, .input = in, .count = count};
    float *nodes = arena_array(arena, count, bytes), *mean = arena_array(arena, width, sizeof *mean);
    uint8_t *kinds = input_kinds(arena, in), *relations = input_relations(arena, in);
    out->keys = arena_array(arena, count, bytes);
    out->values = arena_array(arena, count, bytes);
    out->pointers = arena_array(arena, count, bytes);
    out->inputs = arena_array(arena, count, bytes);
    out->start = arena_array(arena, 1, bytes);
    if (!nodes || !mean || !kinds || !relations || !out->keys || !out->values || !out->pointers ||
        !out->inputs || !out->start || !encode_words(n, in, arena, nodes)) {
        return false;
    }
    size_t first = input_first_table(in);
    for (size_t i = first; i < count; i++) {
        memcpy(nodes + i * width, items[i - first], bytes);
    }
    if (!network_encode_nodes(n, nodes, count, kinds, relations, arena)) {
        return false;
    }
    out->nodes = nodes;
    kernel_linear(&n->attention_key, nodes, count, out->keys);
    kernel_linear(&n->attention_value, nodes, count, out->values);
    kernel_linear(&n->pointer_key, nodes, count, out->pointers);
    kernel_linear(&n->node_input, nodes, count, out->inputs);
    average(nodes, width, 0, count, mean);
    kernel_linear(&n->start, mean, 1, out->start);
    kernel_tanh(out->start, width);
    return true;
}

float *encoded_alignment(const struct encoded *e, struct arena *arena) {
    const struct network *n = e->network;
    size_t words = e->input->word_count, width = n->width;
    float *u = arena_array(arena, words + 1, width * sizeof *u);
    float *v = arena_array(arena, e->count, width * sizeof *v);
    float *out = arena_array(arena, (words + 1) * e->count, sizeof *out);
    if (!u || !v || !out) {
        return NULL;
    }
    kernel_linear(&n->align_query, e->nodes, words, u);
    kernel_linear(&n->align_key, e->nodes, e->count, v);
    float factor = 1.0f / sqrtf((float)width);
    for (size_t i = 0; i < words; i++) {
        for (size_t k = 0; k < e->count; k++) {
            out[i * e->count + k] = kernel_dot(u + i * width, v + k * width, width) * factor + n->align_bias;
        }
    }
    kernel_sigmoid(out, words * e->count);
    return out;
}

float *encoded_tags(const struct encoded *e, struct arena *arena) {
    size_t words = e->input->word_count;
    float *out = arena_array(arena, words + 1, 4 * sizeof *out);
    if (!out) {
        return NULL;
    }
    kernel_linear(&e->network->tag, e->nodes, words, out);
    for (size_t i = 0; i < words; i++) {
        kernel_softmax(out + i * 4, 4);
    }
    return out;
}

/* ---- the decoder's step ---- */

bool decoder_new(const struct encoded *e, size_t room, struct arena *arena, struct decoder *d) {
    size_t bytes = e->network->width * sizeof(float);
    *d = (struct decoder){.e = e, .room = room, .actions = PLAN_TOKEN_COUNT + e->count};
    float **rows[] = {&d->hidden,     &d->cell,          &d->context, &d->spare_hidden,
                      &d->spare_cell, &d->spare_context, &d->output,  &d->query};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        *rows[i] = arena_array(arena, room, bytes);
        if (!*rows[i]) {
            return false;
        }
    }
    d->input = arena_array(arena, room, 2 * bytes);
    d->joined = arena_array(arena, room, 2 * bytes);
    d->gates = arena_array(arena, room, 4 * bytes);
    d->state_gates = arena_array(arena, room, 4 * bytes);
    d->scores = arena_array(arena, e->count, sizeof *d->scores);
    d->logits = arena_array(arena, room * d->actions, sizeof *d->logits);
    return d->input && d->joined && d->gates && d->state_gates && d->scores && d->logits;
}

void decoder_start(struct decoder *d, size_t row) {
    size_t width = d->e->network->width;
    memcpy(d->hidden + row * width, d->e->start, width * sizeof(float));
    memset(d->cell + row * width, 0, width * sizeof(float));
    memset(d->context + row * width, 0, width * sizeof(float));
}

/* The LSTM cell; PyTorch's order of gates: input, forget, cell, output. */
static void recur(struct decoder *d, size_t row) {
    size_t width = d->e->network->width;
    float *gates = d->gates + row * 4 * width, *cell = d->cell + row * width;
    kernel_add(gates, d->state_gates + row * 4 * width, 4 * width);
    kernel_add(gates, d->e->network->lstm_bias, 4 * width);
    kernel_sigmoid(gates, 2 * width);
    kernel_tanh(gates + 2 * width, width);
    kernel_sigmoid(gates + 3 * width, width);
    for (size_t i = 0; i < width; i++) {
        cell[i] = gates[width + i] * cell[i] + gates[i] * gates[2 * width + i];
    }
    float *hidden = d->hidden + row * width;
    memcpy(hidden, cell, width * sizeof *hidden);
    kernel_tanh(hidden, width);
    for (size_t i = 0; i < width; i++) {
        hidden[i] *= gates[3 * width + i];
    }
}

static void attend(struct decoder *d, size_t row) {
    const struct encoded *e = d->e;
    size_t width = e->network->width, size = width / e->network->decoder_heads;
    float *context = d->context + row * width, factor = 1.0f / sqrtf((float)size);
    memset(context, 0, width * sizeof *context);
    for (size_t offset = 0; offset < width; offset += size) {
        for (size_t i = 0; i < e->count; i++) {
            d->scores[i] =
                kernel_dot(d->query + row * width + offset, e->keys + i * width + offset, size) * factor;
        }
        kernel_softmax(d->scores, e->count);
        for (size_t i = 0; i < e->count; i++) {
            kernel_add_scaled(context + offset, e->values + i * width + offset, d->scores[i], size);
        }
    }
}

void decoder_step(struct decoder *d, const uint16_t *previous, size_t count) {
    const struct encoded *e = d->e;
    const struct network *n = e->network;
    size_t width = n->width, bytes = width * sizeof(float);
    for (size_t i = 0; i < count; i++) {
        const float *input = previous[i] < PLAN_TOKEN_COUNT
                                 ? n->tokens + previous[i] * width
                                 : e->inputs + (input_plain(previous[i]) - PLAN_TOKEN_COUNT) * width;
        memcpy(d->input + i * 2 * width, input, bytes);
        memcpy(d->input + (i * 2 + 1) * width, d->context + i * width, bytes);
    }
    kernel_linear(&n->lstm_input, d->input, count, d->gates);
    kernel_linear(&n->lstm_state, d->hidden, count, d->state_gates);
    for (size_t i = 0; i < count; i++) {
        recur(d, i);
    }
    kernel_linear(&n->attention_query, d->hidden, count, d->query);
    for (size_t i = 0; i < count; i++) {
        attend(d, i);
        memcpy(d->joined + i * 2 * width, d->hidden + i * width, bytes);
        memcpy(d->joined + (i * 2 + 1) * width, d->context + i * width, bytes);
    }
    kernel_linear(&n->output, d->joined, count, d->output);
    kernel_tanh(d->output, count * width);
    kernel_linear(&n->token_output, d->output, count, d->gates);
    kernel_linear(&n->pointer_query, d->output, count, d->query);
    float factor = 1.0f / sqrtf((float)width);
    for (size_t i = 0; i < count; i++) {
        float *logits = d->logits + i * d->actions;
        memcpy(logits, d->gates + i * PLAN_TOKEN_COUNT, PLAN_TOKEN_COUNT * sizeof *logits);
        for (size_t k = 0; k < e->count; k++) {
            logits[PLAN_TOKEN_COUNT + k] =
                kernel_dot(d->query + i * width, e->pointers + k * width, width) * factor;
        }
    }
}

static void swap(float **a, float **b) {
    float *former = *a;
    *a = *b;
    *b = former;
}

void decoder_gather(struct decoder *d, const size_t *from, size_t count) {
    size_t width = d->e->network->width, bytes = width * sizeof(float);
    for (size_t i = 0; i < count; i++) {
        memcpy(d->spare_hidden + i * width, d->hidden + from[i] * width, bytes);
        memcpy(d->spare_cell + i * width, d->cell + from[i] * width, bytes);
        memcpy(d->spare_context + i * width, d->context + from[i] * width, bytes);
    }
    swap(&d->hidden, &d->spare_hidden);
    swap(&d->cell, &d->spare_cell);
    swap(&d->context, &d->spare_context);
}
