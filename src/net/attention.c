#include "net/attention.h"

#include <math.h>
#include <string.h>

bool attention_remember(struct arena *arena, const struct linear *key, const struct linear *value,
                        const float *x, size_t rows, size_t heads, struct attention_memory *out) {
    const size_t width = key->outputs;
    *out = (struct attention_memory){.rows = rows, .width = width, .heads = heads};
    float *plain = arena_array(arena, rows * width + 1, sizeof *plain);
    out->keys = arena_array(arena, rows * width + 1, sizeof *out->keys);
    out->values = arena_array(arena, rows * width + 1, sizeof *out->values);
    if (!plain || !out->keys || !out->values) {
        return false;
    }
    kernel_linear(key, x, rows, plain);
    kernel_linear(value, x, rows, out->values);
    for (size_t i = 0; i < rows; i++) {
        for (size_t k = 0; k < width; k++) {
            out->keys[k * rows + i] = plain[i * width + k];
        }
    }
    return true;
}

void attention_over(const struct attention_memory *memory, const struct attention_range *ranges, size_t count,
                    const float *query, float *scores, float *out) {
    const size_t size = memory->width / memory->heads;
    const float factor = 1.0f / sqrtf((float)size);
    memset(out, 0, memory->width * sizeof *out);
    for (size_t head = 0; head < memory->heads; head++) {
        const size_t offset = head * size;
        size_t used = 0;
        for (size_t r = 0; r < count; r++) {
            const size_t rows = ranges[r].last - ranges[r].first;
            kernel_scores(query + offset, memory->keys + offset * memory->rows + ranges[r].first,
                          memory->rows, size, rows, factor, scores + used);
            used += rows;
        }
        kernel_softmax(scores, used);
        used = 0;
        for (size_t r = 0; r < count; r++) {
            const size_t rows = ranges[r].last - ranges[r].first;
            kernel_mix(scores + used, memory->values + ranges[r].first * memory->width + offset,
                       memory->width, size, rows, out + offset);
            used += rows;
        }
    }
}

/* One head of one row: RAT-SQL's attention (Wang et al. 2020, equation 2). */
static void attend_related(const struct encoder_weights *layer, const struct attention_memory *memory,
                           const float *query, const uint8_t *relations, size_t relation_count, size_t offset,
                           float *scores, float *by_relation, float *out) {
    const size_t size = memory->width / memory->heads, rows = memory->rows;
    const float factor = 1.0f / sqrtf((float)size);
    kernel_scores(query + offset, memory->keys + offset * rows, rows, size, rows, 1.0f, scores);
    for (size_t r = 0; r < relation_count; r++) {
        by_relation[r] = kernel_dot(query + offset, layer->relation_keys + r * size, size);
    }
    for (size_t i = 0; i < rows; i++) {
        scores[i] = (scores[i] + by_relation[relations[i]]) * factor;
    }
    kernel_softmax(scores, rows);
    kernel_mix(scores, memory->values + offset, memory->width, size, rows, out + offset);
    memset(by_relation, 0, relation_count * sizeof *by_relation);
    for (size_t i = 0; i < rows; i++) {
        by_relation[relations[i]] += scores[i];
    }
    kernel_mix(by_relation, layer->relation_values, size, size, relation_count, out + offset);
}

bool attention_finish(struct arena *arena, const struct encoder_weights *layer, const float *mixed, float *x,
                      size_t rows) {
    const size_t width = layer->output.outputs;
    float *narrow = arena_array(arena, rows * width + 1, sizeof *narrow);
    float *wide = arena_array(arena, rows * layer->widen.outputs + 1, sizeof *wide);
    if (!narrow || !wide) {
        return false;
    }
    kernel_linear(&layer->output, mixed, rows, narrow);
    kernel_add(x, narrow, rows * width);
    kernel_norm(&layer->attention_norm, x, rows, width);
    kernel_linear(&layer->widen, x, rows, wide);
    kernel_gelu(wide, rows * layer->widen.outputs);
    kernel_linear(&layer->narrow, wide, rows, narrow);
    kernel_add(x, narrow, rows * width);
    kernel_norm(&layer->output_norm, x, rows, width);
    return true;
}

bool attention_relation_layer(struct arena *arena, const struct encoder_weights *layer, size_t heads,
                              size_t relation_count, const uint8_t *relations, float *x, size_t rows) {
    const size_t width = layer->query.outputs;
    struct attention_memory memory;
    float *query = arena_array(arena, rows * width + 1, sizeof *query);
    float *mixed = arena_array(arena, rows * width + 1, sizeof *mixed);
    float *scores = arena_array(arena, rows + relation_count + 1, sizeof *scores);
    if (!query || !mixed || !scores ||
        !attention_remember(arena, &layer->key, &layer->value, x, rows, heads, &memory)) {
        return false;
    }
    kernel_linear(&layer->query, x, rows, query);
    for (size_t row = 0; row < rows; row++) {
        for (size_t head = 0; head < heads; head++) {
            attend_related(layer, &memory, query + row * width, relations + row * rows, relation_count,
                           head * (width / heads), scores, scores + rows, mixed + row * width);
        }
    }
    return attention_finish(arena, layer, mixed, x, rows);
}
