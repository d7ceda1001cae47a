#include "parse/decode.h"

#include <math.h>
#include <string.h>

bool decoder_new(const struct encoded *e, size_t most, struct arena *arena, struct decoder *out) {
    const struct parse_network *n = e->network;
    const size_t d = n->width, layers = n->decoder_layer_count;
    size_t wide = 0;
    for (size_t i = 0; i < layers; i++) {
        const size_t own = n->decoder_layers[i].own.widen.outputs;
        wide = own > wide ? own : wide;
    }
    *out = (struct decoder){.e = e, .most = most, .room = most * DECODE_MAX_ACTIONS};
    out->nodes = arena_array(arena, layers, sizeof *out->nodes);
    out->own_keys = arena_array(arena, layers, sizeof *out->own_keys);
    out->own_values = arena_array(arena, layers, sizeof *out->own_values);
    out->node_inputs = arena_array(arena, e->count * d, sizeof(float));
    out->node_keys = arena_array(arena, e->count * d, sizeof(float));
    out->x = arena_array(arena, most * d, sizeof(float));
    out->query = arena_array(arena, most * d, sizeof(float));
    out->mixed = arena_array(arena, most * d, sizeof(float));
    out->narrow = arena_array(arena, most * d, sizeof(float));
    out->wide = arena_array(arena, most * wide, sizeof(float));
    out->scores = arena_array(arena, e->count + DECODE_MAX_ACTIONS + n->token_count, sizeof(float));
    bool done = out->nodes && out->own_keys && out->own_values && out->node_inputs && out->node_keys &&
                out->x && out->query && out->mixed && out->narrow && out->wide && out->scores;
    for (size_t i = 0; done && i < layers; i++) {
        const struct decoder_weights *layer = &n->decoder_layers[i];
        out->own_keys[i] = arena_array(arena, out->room * d, sizeof(float));
        out->own_values[i] = arena_array(arena, out->room * d, sizeof(float));
        done = out->own_keys[i] && out->own_values[i] &&
               attention_remember(arena, &layer->key, &layer->value, e->nodes, e->count, n->heads,
                                  &out->nodes[i]);
    }
    if (done) {
        kernel_linear(&n->node_input, e->nodes, e->count, out->node_inputs);
        kernel_linear(&n->pointer_key, e->nodes, e->count, out->node_keys);
    }
    return done;
}

static void feed(const struct decoder *d, const struct decode_row *row, float *x) {
    const struct parse_network *n = d->e->network;
    const size_t width = n->width;
    const float *previous = row->previous == DECODE_BEGINNING ? n->tokens + n->token_count * width
                            : row->previous < n->token_count
                                ? n->tokens + row->previous * width
                                : d->node_inputs + (row->previous - n->token_count) * width;
    const size_t step = row->steps < n->step_count ? row->steps : n->step_count - 1;
    memcpy(x, previous, width * sizeof *x);
    kernel_add(x, n->symbols + row->symbol * width, width);
    kernel_add(x, n->steps + step * width, width);
}

/* Attention of one row to its own steps, the present one, `entry`, included. */
static void attend_steps(struct decoder *d, size_t layer, const struct decode_row *row, size_t entry,
                         const float *query, float *out) {
    const size_t width = d->e->network->width, heads = d->e->network->heads, size = width / heads;
    const float factor = 1.0f / sqrtf((float)size);
    const float *keys = d->own_keys[layer], *values = d->own_values[layer];
    const size_t count = (size_t)row->steps + 1;
    memset(out, 0, width * sizeof *out);
    for (size_t head = 0; head < heads; head++) {
        const size_t offset = head * size;
        for (size_t i = 0; i < count; i++) {
            const size_t at = i + 1 < count ? row->path[i] : entry;
            d->scores[i] = kernel_dot(query + offset, keys + at * width + offset, size) * factor;
        }
        kernel_softmax(d->scores, count);
        for (size_t i = 0; i < count; i++) {
            const size_t at = i + 1 < count ? row->path[i] : entry;
            kernel_add_scaled(out + offset, values + at * width + offset, d->scores[i], size);
        }
    }
}

/* x = norm(x + output(mixed)). */
static void add_back(struct decoder *d, const struct linear *output, const struct norm *norm, size_t count) {
    const size_t width = d->e->network->width;
    kernel_linear(output, d->mixed, count, d->narrow);
    kernel_add(d->x, d->narrow, count * width);
    kernel_norm(norm, d->x, count, width);
}

static void run_layer(struct decoder *d, size_t index, const struct decode_row *rows, size_t count) {
    const struct decoder_weights *layer = &d->e->network->decoder_layers[index];
    const size_t width = d->e->network->width;
    kernel_linear(&layer->own.query, d->x, count, d->query);
    kernel_linear(&layer->own.key, d->x, count, d->own_keys[index] + d->entries * width);
    kernel_linear(&layer->own.value, d->x, count, d->own_values[index] + d->entries * width);
    for (size_t i = 0; i < count; i++) {
        attend_steps(d, index, &rows[i], d->entries + i, d->query + i * width, d->mixed + i * width);
    }
    add_back(d, &layer->own.output, &layer->own.attention_norm, count);
    kernel_linear(&layer->query, d->x, count, d->query);
    const struct attention_range all = {0, d->e->count};
    for (size_t i = 0; i < count; i++) {
        attention_over(&d->nodes[index], &all, 1, d->query + i * width, d->scores, d->mixed + i * width);
    }
    add_back(d, &layer->output, &layer->norm, count);
    kernel_linear(&layer->own.widen, d->x, count, d->wide);
    kernel_gelu(d->wide, count * layer->own.widen.outputs);
    kernel_linear(&layer->own.narrow, d->wide, count, d->narrow);
    kernel_add(d->x, d->narrow, count * width);
    kernel_norm(&layer->own.output_norm, d->x, count, width);
}

bool decoder_step(struct decoder *d, const struct decode_row *rows, size_t count, uint16_t *entries,
                  float *scores) {
    const struct parse_network *n = d->e->network;
    const size_t width = n->width, actions = n->token_count + d->e->count;
    if (d->entries + count > d->room || d->entries + count > UINT16_MAX || count > d->most) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        feed(d, &rows[i], d->x + i * width);
        entries[i] = (uint16_t)(d->entries + i);
    }
    kernel_norm(&n->input_norm, d->x, count, width);
    for (size_t i = 0; i < n->decoder_layer_count; i++) {
        run_layer(d, i, rows, count);
    }
    d->entries += count;
    kernel_linear(&n->pointer_query, d->x, count, d->query);
    const float factor = 1.0f / sqrtf((float)width);
    for (size_t i = 0; i < count; i++) {
        float *row = scores + i * actions;
        kernel_linear(&n->token_output, d->x + i * width, 1, row);
        for (size_t node = 0; node < d->e->count; node++) {
            row[n->token_count + node] =
                kernel_dot(d->query + i * width, d->node_keys + node * width, width) * factor;
        }
    }
    return true;
}
