#include "net/text_network.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "embed/embed.h"

#define EPSILON 1e-12f /* BERT's layer norms */
#define MOST_HEADS 64

static struct encoder_weights *make_layers(struct weights *w, const char *prefix, size_t *count) {
    *count = weights_layers(w, prefix);
    struct encoder_weights *layers = calloc(*count + 1, sizeof *layers);
    if (*count == 0) {
        weights_fail(w, prefix, "is absent");
    }
    if (layers == NULL && w->status == CSQL_OK) {
        w->status = error_set(w->error, CSQL_NO_MEMORY, "out of memory");
    }
    return layers;
}

/* That the vectors of the pieces are those that this network was trained with, and that no layer is lost. */
static void check_words(struct weights *w, const struct text_network *n) {
    const float *trained_with = weights_floats(w, "words", 1, 2), *layers = weights_floats(w, "layers", 1, 2);
    double sum = 0;
    for (size_t i = 0; i < n->words.rows; i++) {
        sum += (double)n->words.scales[i];
    }
    if (w->status != CSQL_OK) {
        return;
    }
    if (trained_with[0] != (float)n->words.rows || fabs((double)trained_with[1] - sum) > 1e-5 * fabs(sum)) {
        weights_fail(w, "words",
                     "is of another parse.bin: train them together, or take both from one release");
    } else if (layers[0] != (float)n->layer_count || layers[1] != (float)n->across_count) {
        weights_fail(w, "layers", "counts other layers");
    }
}

static void load(struct weights *w, struct text_network *n) {
    const float *heads = weights_floats(w, "heads", 1, 3);
    for (size_t i = 0; heads != NULL && i < 2; i++) {
        if (!(heads[i] >= 1 && heads[i] <= MOST_HEADS) || n->width % (size_t)heads[i] != 0) {
            weights_fail(w, "heads", "is out of range");
            return;
        }
    }
    if (heads == NULL || w->status != CSQL_OK) {
        return;
    }
    n->heads = (size_t)heads[0];
    n->across_heads = (size_t)heads[1];
    n->position_count = weights_find(w, "bottom.pos.weight", TENSOR_FLOAT).rows;
    n->positions = weights_floats(w, "bottom.pos.weight", 0, n->width);
    n->norm = weights_norm(w, "bottom.norm", n->width, EPSILON);
    n->across_norm = weights_norm(w, "cross.norm", n->width, EPSILON);
    for (size_t i = 0; i < n->layer_count && w->status == CSQL_OK; i++) {
        n->layers[i] = weights_encoder(w, "bottom.layers", i, n->width, n->heads, 0, EPSILON);
    }
    for (size_t i = 0; i < n->across_count && w->status == CSQL_OK; i++) {
        n->across[i] = weights_encoder(w, "cross.layers", i, n->width, n->across_heads, 0, EPSILON);
    }
}

csql_status text_network_open(const char *path, const char *words_path, struct text_network *out,
                              csql_error *error) {
    *out = (struct text_network){0};
    csql_status status = tensors_open(words_path, &out->words_file, error);
    status = status == CSQL_OK ? tensors_open(path, &out->file, error) : status;
    if (status == CSQL_OK) {
        struct weights words = {out->words_file, words_path, CSQL_OK, error};
        struct weights w = {out->file, path, CSQL_OK, error};
        out->words = weights_find(&words, "encoder.word.weight", TENSOR_INT8);
        out->width = out->words.columns;
        if (words.status == CSQL_OK && out->words.rows <= PIECE_SEP) {
            weights_fail(&words, "encoder.word.weight", "has an impossible shape");
        }
        w.status = words.status;
        out->layers = make_layers(&w, "bottom.layers", &out->layer_count);
        out->across = make_layers(&w, "cross.layers", &out->across_count);
        if (w.status == CSQL_OK) {
            check_words(&w, out);
        }
        load(&w, out);
        status = w.status;
    }
    if (status != CSQL_OK) {
        text_network_close(out);
    }
    return status;
}

const float *text_network_floats(const struct text_network *network, const char *name, size_t rows,
                                 size_t columns, csql_error *error) {
    struct weights w = {network->file, "the network", CSQL_OK, error};
    return weights_floats(&w, name, rows, columns);
}

void text_network_close(struct text_network *network) {
    free(network->layers);
    free(network->across);
    tensors_close(network->file);
    tensors_close(network->words_file);
    *network = (struct text_network){0};
}

/* One layer; rows [starts[i], starts[i + 1]) attend to each other. */
static bool run_layer(const struct encoder_weights *layer, size_t heads, const size_t *starts, size_t strings,
                      float *x) {
    struct arena *arena = arena_new();
    const size_t width = layer->query.outputs, count = starts[strings];
    struct attention_memory memory;
    float *query = arena != NULL ? arena_array(arena, count * width + 1, sizeof *query) : NULL;
    float *mixed = query != NULL ? arena_array(arena, count * width + 1, sizeof *mixed) : NULL;
    float *scores = mixed != NULL ? arena_array(arena, count + 1, sizeof *scores) : NULL;
    bool done =
        scores != NULL && attention_remember(arena, &layer->key, &layer->value, x, count, heads, &memory);
    if (done) {
        kernel_linear(&layer->query, x, count, query);
        for (size_t s = 0; s < strings; s++) {
            const struct attention_range own = {starts[s], starts[s + 1]};
            for (size_t i = own.first; i < own.last; i++) {
                attention_over(&memory, &own, 1, query + i * width, scores, mixed + i * width);
            }
        }
        done = attention_finish(arena, layer, mixed, x, count);
    }
    arena_free(arena);
    return done;
}

float *text_network_encode(const struct text_network *n, const struct piece_batch *batch,
                           struct arena *arena) {
    const size_t width = n->width, count = batch->starts[batch->count];
    float *x = arena_array(arena, count * width + 1, sizeof *x);
    for (size_t s = 0; x != NULL && s < batch->count; s++) {
        for (size_t i = batch->starts[s]; i < batch->starts[s + 1]; i++) {
            const size_t id = batch->pieces[i] < n->words.rows ? batch->pieces[i] : PIECE_UNKNOWN;
            const int8_t *word = (const int8_t *)n->words.data + id * width;
            const float *position = n->positions + (i - batch->starts[s]) * width,
                        scale = n->words.scales[id];
            for (size_t k = 0; k < width; k++) {
                x[i * width + k] = (float)word[k] * scale + position[k];
            }
        }
    }
    if (x == NULL) {
        return NULL;
    }
    kernel_norm(&n->norm, x, count, width);
    for (size_t i = 0; i < n->layer_count; i++) {
        if (!run_layer(&n->layers[i], n->heads, batch->starts, batch->count, x)) {
            return NULL;
        }
    }
    return x;
}

bool text_network_across(const struct text_network *n, float *rows, size_t count) {
    const size_t starts[] = {0, count};
    kernel_norm(&n->across_norm, rows, count, n->width);
    for (size_t i = 0; i < n->across_count; i++) {
        if (!run_layer(&n->across[i], n->across_heads, starts, 1, rows)) {
            return false;
        }
    }
    return true;
}
