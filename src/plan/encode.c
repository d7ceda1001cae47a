/* The encoder: attention over wordpieces, then relation-aware attention over words, values, tables and
 * columns (Wang et al. 2020, RAT-SQL). */
#include <math.h>
#include <string.h>

#include "plan/network.h"

/* What the layers of one run share. */
struct scratch {
    float *query, *key, *value, *mixed, *wide, *scores;
    float *by_relation; /* relations: the query's scores, then the attention summed */
};

static bool scratch_new(struct scratch *s, struct arena *arena, size_t rows, size_t width, size_t wide,
                        size_t longest, size_t relations) {
    s->query = arena_array(arena, rows * width, sizeof(float));
    s->key = arena_array(arena, rows * width, sizeof(float));
    s->value = arena_array(arena, rows * width, sizeof(float));
    s->mixed = arena_array(arena, rows * width, sizeof(float));
    s->wide = arena_array(arena, rows * wide, sizeof(float));
    s->scores = arena_array(arena, longest, sizeof(float));
    s->by_relation = arena_array(arena, relations + 1, sizeof(float));
    return s->query && s->key && s->value && s->mixed && s->wide && s->scores && s->by_relation;
}

/* Attention of row over rows [first, last), one head that begins at `offset` within the rows. relations: the
 * ids of the row's relations to first, first + 1, ..., or NULL. */
static void attend(const struct encoder_layer *layer, const struct scratch *s, size_t row, size_t first,
                   size_t last, size_t width, size_t offset, size_t size, const uint8_t *relations,
                   size_t relation_count) {
    const float *query = s->query + row * width + offset;
    float *out = s->mixed + row * width + offset, factor = 1.0f / sqrtf((float)size);
    size_t count = last - first;
    for (size_t i = 0; i < count; i++) {
        s->scores[i] = kernel_dot(query, s->key + (first + i) * width + offset, size);
    }
    if (relations) {
        for (size_t r = 0; r < relation_count; r++) {
            s->by_relation[r] = kernel_dot(query, layer->relation_keys + r * size, size);
        }
        for (size_t i = 0; i < count; i++) {
            s->scores[i] += s->by_relation[relations[i]];
        }
    }
    for (size_t i = 0; i < count; i++) {
        s->scores[i] *= factor;
    }
    kernel_softmax(s->scores, count);
    memset(out, 0, size * sizeof *out);
    for (size_t i = 0; i < count; i++) {
        kernel_add_scaled(out, s->value + (first + i) * width + offset, s->scores[i], size);
    }
    if (!relations) {
        return;
    }
    memset(s->by_relation, 0, relation_count * sizeof *s->by_relation);
    for (size_t i = 0; i < count; i++) {
        s->by_relation[relations[i]] += s->scores[i];
    }
    for (size_t r = 0; r < relation_count; r++) {
        if (s->by_relation[r] > 0) {
            kernel_add_scaled(out, layer->relation_values + r * size, s->by_relation[r], size);
        }
    }
}

static void project(const struct encoder_layer *layer, const struct scratch *s, const float *x, size_t rows) {
    kernel_linear(&layer->query, x, rows, s->query);
    kernel_linear(&layer->key, x, rows, s->key);
    kernel_linear(&layer->value, x, rows, s->value);
}

/* What follows attention: the output's product, the feed-forward part, both with residual and norm. */
static void finish(const struct encoder_layer *layer, const struct scratch *s, float *x, size_t rows,
                   size_t width) {
    kernel_linear(&layer->output, s->mixed, rows, s->query);
    kernel_add(x, s->query, rows * width);
    kernel_norm(&layer->attention_norm, x, rows, width);
    kernel_linear(&layer->widen, x, rows, s->wide);
    kernel_gelu(s->wide, rows * layer->widen.outputs);
    kernel_linear(&layer->narrow, s->wide, rows, s->query);
    kernel_add(x, s->query, rows * width);
    kernel_norm(&layer->output_norm, x, rows, width);
}

static void embed(const struct network *n, const struct piece_batch *batch, float *x) {
    size_t width = n->piece_width;
    const int8_t *words = n->words.data;
    for (size_t string = 0; string < batch->count; string++) {
        for (size_t i = batch->starts[string]; i < batch->starts[string + 1]; i++) {
            size_t id = batch->pieces[i] < n->words.rows ? batch->pieces[i] : PIECE_UNKNOWN;
            const int8_t *word = words + id * width;
            const float *position = n->positions + (i - batch->starts[string]) * width;
            float scale = n->words.scales[id];
            for (size_t k = 0; k < width; k++) {
                x[i * width + k] = (float)word[k] * scale + position[k];
            }
        }
    }
    kernel_norm(&n->piece_norm, x, batch->starts[batch->count], width);
}

/* Layers, and the ids of the relations between all rows (rows x rows), or NULL. */
struct stack {
    const struct encoder_layer *layers;
    size_t count, heads, width;
    const uint8_t *relations;
    size_t relation_count;
};

/* Attention within each string [starts[i], starts[i + 1]) of rows, layer by layer. */
static bool run_layers(const struct stack *stack, float *x, const size_t *starts, size_t strings,
                       struct arena *arena) {
    size_t rows = starts[strings], wide = 0, longest = 0, size = stack->width / stack->heads;
    for (size_t i = 0; i < stack->count; i++) {
        wide = stack->layers[i].widen.outputs > wide ? stack->layers[i].widen.outputs : wide;
    }
    for (size_t i = 0; i < strings; i++) {
        longest = starts[i + 1] - starts[i] > longest ? starts[i + 1] - starts[i] : longest;
    }
    struct scratch s;
    if (!scratch_new(&s, arena, rows, stack->width, wide, longest, stack->relation_count)) {
        return false;
    }
    for (size_t i = 0; i < stack->count; i++) {
        const struct encoder_layer *layer = &stack->layers[i];
        project(layer, &s, x, rows);
        for (size_t string = 0; string < strings; string++) {
            size_t first = starts[string], last = starts[string + 1];
            for (size_t row = first; row < last; row++) {
                const uint8_t *relations = stack->relations ? stack->relations + row * rows : NULL;
                for (size_t head = 0; head < stack->heads; head++) {
                    attend(layer, &s, row, first, last, stack->width, head * size, size, relations,
                           stack->relation_count);
                }
            }
        }
        finish(layer, &s, x, rows, stack->width);
    }
    return true;
}

float *network_encode_pieces(const struct network *n, const struct piece_batch *batch, struct arena *arena) {
    size_t width = n->piece_width;
    float *x = arena_array(arena, batch->starts[batch->count] * width, sizeof *x);
    if (!x) {
        return NULL;
    }
    embed(n, batch, x);
    struct stack stack = {n->piece_layers, n->piece_layer_count, n->piece_heads, width, NULL, 0};
    return run_layers(&stack, x, batch->starts, batch->count, arena) ? x : NULL;
}

bool network_encode_across(const struct network *n, float *rows, size_t count, struct arena *arena) {
    struct stack stack = {n->layers, n->layer_count, n->heads, n->width, NULL, 0};
    const size_t starts[] = {0, count};
    kernel_norm(&n->input_norm, rows, count, n->width);
    return run_layers(&stack, rows, starts, 1, arena);
}

bool network_encode_names(const struct network *n, const struct piece_batch *batch, struct arena *arena,
                          float *out) {
    size_t width = n->piece_width;
    float *pooled = arena_array(arena, batch->count + 1, width * sizeof *pooled);
    float *x = pooled ? network_encode_pieces(n, batch, arena) : NULL;
    if (!x) {
        return false;
    }
    for (size_t i = 0; i < batch->count; i++) {
        size_t first = batch->starts[i] + 1, last = batch->starts[i + 1] - 1;
        for (size_t k = first; k < last; k++) {
            kernel_add_scaled(pooled + i * width, x + k * width, 1.0f / (float)(last - first), width);
        }
    }
    kernel_linear(&n->project, pooled, batch->count, out);
    return true;
}

bool network_encode_nodes(const struct network *n, float *nodes, size_t count, const uint8_t *kinds,
                          const uint8_t *relations, struct arena *arena) {
    size_t width = n->width;
    const size_t starts[] = {0, count};
    uint8_t *ids = arena_array(arena, count * count, 1);
    if (!ids) {
        return false;
    }
    for (size_t i = 0; i < count * count; i++) {
        ids[i] = n->relations[relations[i]];
    }
    for (size_t i = 0; i < count; i++) {
        kernel_add(nodes + i * width, n->kinds + kinds[i] * width, width);
    }
    kernel_norm(&n->input_norm, nodes, count, width);
    struct stack stack = {n->layers, n->layer_count, n->heads, width, ids, n->relation_count};
    return run_layers(&stack, nodes, starts, 1, arena);
}
