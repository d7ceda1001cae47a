/* The encoder. Pieces of the question attend to the whole sequence, those of the schema to the question and
 * to their own block, so that the work grows with the schema and not with its square. */
#include <math.h>
#include <string.h>

#include "parse/network.h"

static void embed_piece(const struct parse_network *n, const struct input_piece *piece, float *x) {
    const size_t width = n->piece_width, id = piece->id < n->words.rows ? piece->id : PIECE_UNKNOWN;
    const size_t at = piece->position < n->position_count ? piece->position : n->position_count - 1;
    const int8_t *word = (const int8_t *)n->words.data + id * width;
    const float scale = n->words.scales[id], *position = n->positions + at * width;
    const float *segment = n->segments + piece->segment * width;
    const float *slot = n->slots + (piece->slot < n->slot_count ? piece->slot : 0) * width;
    for (size_t k = 0; k < width; k++) {
        x[k] = (float)word[k] * scale + position[k] + segment[k] + slot[k];
    }
    for (size_t feature = 0; feature < INPUT_FEATURE_COUNT; feature++) {
        if (piece->features >> feature & 1) {
            kernel_add(x, n->marks + feature * width, width);
        }
    }
}

/* One layer over the pieces. */
static bool run_piece_layer(const struct parse_network *n, const struct parse_input *in,
                            const struct encoder_weights *layer, float *x) {
    struct arena *arena = arena_new();
    const size_t width = n->piece_width, count = in->piece_count;
    struct attention_memory memory;
    float *query = arena != NULL ? arena_array(arena, count * width + 1, sizeof *query) : NULL;
    float *mixed = query != NULL ? arena_array(arena, count * width + 1, sizeof *mixed) : NULL;
    float *scores = mixed != NULL ? arena_array(arena, count + 1, sizeof *scores) : NULL;
    bool done = scores != NULL &&
                attention_remember(arena, &layer->key, &layer->value, x, count, n->piece_heads, &memory);
    if (done) {
        kernel_linear(&layer->query, x, count, query);
        const struct attention_range all = {0, count};
        for (size_t i = 0; i < in->question_pieces; i++) {
            attention_over(&memory, &all, 1, query + i * width, scores, mixed + i * width);
        }
        for (size_t b = 0; b < in->block_count; b++) {
            const struct attention_range ranges[] = {{0, in->question_pieces},
                                                     {in->blocks[b], in->blocks[b + 1]}};
            for (size_t i = in->blocks[b]; i < in->blocks[b + 1]; i++) {
                attention_over(&memory, ranges, 2, query + i * width, scores, mixed + i * width);
            }
        }
        done = attention_finish(arena, layer, mixed, x, count);
    }
    arena_free(arena);
    return done;
}

/* Nodes as means of their pieces: a value's are those of its words. */
static void pool(const struct parse_network *n, const struct parse_input *in, const float *x, float *sums,
                 size_t *counts) {
    const size_t width = n->piece_width, first_value = input_first_value(in);
    for (size_t i = 0; i < in->piece_count; i++) {
        const int node = in->pieces[i].node;
        if (node < 0) {
            continue;
        }
        kernel_add(sums + (size_t)node * width, x + i * width, width);
        counts[node]++;
        for (size_t v = 0; (size_t)node < in->word_count && v < in->value_count; v++) {
            const struct link_value *value = &in->linked->values[v];
            if (value->first <= (size_t)node && (size_t)node < value->last) {
                kernel_add(sums + (first_value + v) * width, x + i * width, width);
                counts[first_value + v]++;
            }
        }
    }
    for (size_t node = 0; node < input_node_count(in); node++) {
        const float factor = 1.0f / (float)(counts[node] > 0 ? counts[node] : 1);
        for (size_t k = 0; k < width; k++) {
            sums[node * width + k] *= factor;
        }
    }
}

static bool encode_nodes(const struct parse_network *n, const struct parse_input *in, struct arena *scratch,
                         const float *x, float *nodes) {
    const size_t count = input_node_count(in), width = n->width;
    float *means = arena_array(scratch, count * n->piece_width, sizeof *means);
    size_t *counts = arena_array(scratch, count, sizeof *counts);
    uint8_t *relations = arena_array(scratch, count * count, 1);
    if (!means || !counts || !relations) {
        return false;
    }
    pool(n, in, x, means, counts);
    kernel_linear(&n->project, means, count, nodes);
    for (size_t i = 0; i < count; i++) {
        kernel_add(nodes + i * width, n->kinds + in->kinds[i] * width, width);
    }
    kernel_norm(&n->node_norm, nodes, count, width);
    for (size_t i = 0; i < count * count; i++) {
        relations[i] = n->relations[in->relations[i]];
    }
    for (size_t i = 0; i < n->node_layer_count; i++) {
        struct arena *arena = arena_new();
        const bool done =
            arena != NULL && attention_relation_layer(arena, &n->node_layers[i], n->heads, n->relation_count,
                                                      relations, nodes, count);
        arena_free(arena);
        if (!done) {
            return false;
        }
    }
    return true;
}

bool parse_encode(const struct parse_network *network, const struct parse_input *in, struct arena *arena,
                  struct encoded *out) {
    struct arena *scratch = arena_new();
    float *x =
        scratch != NULL ? arena_array(scratch, in->piece_count * network->piece_width, sizeof *x) : NULL;
    *out = (struct encoded){.network = network, .input = in, .count = input_node_count(in)};
    out->nodes = arena_array(arena, out->count * network->width, sizeof *out->nodes);
    out->first = arena_array(arena, network->piece_width, sizeof *out->first);
    bool done = x != NULL && out->nodes != NULL && out->first != NULL;
    for (size_t i = 0; done && i < in->piece_count; i++) {
        embed_piece(network, &in->pieces[i], x + i * network->piece_width);
    }
    if (done) {
        kernel_norm(&network->piece_norm, x, in->piece_count, network->piece_width);
    }
    for (size_t i = 0; done && i < network->piece_layer_count; i++) {
        done = run_piece_layer(network, in, &network->piece_layers[i], x);
    }
    if (done) {
        memcpy(out->first, x, network->piece_width * sizeof *x);
        done = encode_nodes(network, in, scratch, x, out->nodes);
    }
    arena_free(scratch);
    return done;
}

float *encoded_alignment(const struct encoded *e, struct arena *arena) {
    const struct parse_network *n = e->network;
    const size_t words = e->input->word_count, width = n->width;
    float *query = arena_array(arena, words * width + 1, sizeof *query);
    float *key = arena_array(arena, e->count * width, sizeof *key);
    float *out = arena_array(arena, words * e->count + 1, sizeof *out);
    if (!query || !key || !out) {
        return NULL;
    }
    kernel_linear(&n->align_query, e->nodes, words, query);
    kernel_linear(&n->align_key, e->nodes, e->count, key);
    const float factor = 1.0f / sqrtf((float)width);
    for (size_t w = 0; w < words; w++) {
        for (size_t i = 0; i < e->count; i++) {
            out[w * e->count + i] =
                kernel_dot(query + w * width, key + i * width, width) * factor + n->align_bias;
        }
    }
    return out;
}

float *encoded_tags(const struct encoded *e, struct arena *arena) {
    float *out = arena_array(arena, e->input->word_count * TAG_COUNT + 1, sizeof *out);
    if (out != NULL) {
        kernel_linear(&e->network->tag, e->nodes, e->input->word_count, out);
    }
    return out;
}

float *encoded_verdict(const struct encoded *e, struct arena *arena) {
    float *out = arena_array(arena, VERDICT_COUNT, sizeof *out);
    if (out != NULL) {
        kernel_linear(&e->network->verdict, e->first, 1, out);
    }
    return out;
}
