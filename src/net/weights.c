#include "net/weights.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"

void weights_fail(struct weights *w, const char *name, const char *what) {
    if (w->status == CSQL_OK) {
        const char *slash = strrchr(w->path, '/');
        w->status =
            error_set(w->error, CSQL_BAD_DATA, "%s: tensor %s %s", slash ? slash + 1 : w->path, name, what);
    }
}

const char *weights_name(char room[WEIGHTS_NAME_BYTES], const char *prefix, size_t index,
                         const char *suffix) {
    (void)snprintf(room, WEIGHTS_NAME_BYTES, "%s.%zu.%s", prefix, index, suffix);
    return room;
}

struct tensor weights_find(struct weights *w, const char *name, enum tensor_type type) {
    struct tensor found = {0};
    if (!tensors_find(w->file, name, &found)) {
        weights_fail(w, name, "is absent");
    } else if (found.type != type) {
        weights_fail(w, name, "is of another type");
    }
    return found;
}

const float *weights_floats(struct weights *w, const char *name, size_t rows, size_t columns) {
    const struct tensor found = weights_find(w, name, TENSOR_FLOAT);
    if (w->status == CSQL_OK && ((rows && found.rows != rows) || (columns && found.columns != columns))) {
        weights_fail(w, name, "has another shape");
    }
    return w->status == CSQL_OK ? found.data : NULL;
}

struct linear weights_linear(struct weights *w, const char *name, size_t outputs, size_t inputs) {
    char room[WEIGHTS_NAME_BYTES];
    (void)snprintf(room, sizeof room, "%s.weight", name);
    const struct tensor found = weights_find(w, room, TENSOR_INT8);
    if (w->status == CSQL_OK &&
        ((outputs && found.rows != outputs) || found.columns != inputs || inputs > KERNEL_MAX_COLUMNS)) {
        weights_fail(w, room, "has another shape");
    }
    (void)snprintf(room, sizeof room, "%s.bias", name);
    const float *bias = w->status == CSQL_OK ? weights_floats(w, room, 1, found.rows) : NULL;
    return w->status == CSQL_OK
               ? (struct linear){found.data, found.scales, found.sums, bias, found.rows, found.columns}
               : (struct linear){0};
}

struct norm weights_norm(struct weights *w, const char *name, size_t width, float epsilon) {
    char room[WEIGHTS_NAME_BYTES];
    struct norm norm = {.epsilon = epsilon};
    (void)snprintf(room, sizeof room, "%s.weight", name);
    norm.scale = weights_floats(w, room, 1, width);
    (void)snprintf(room, sizeof room, "%s.bias", name);
    norm.shift = weights_floats(w, room, 1, width);
    return norm;
}

struct encoder_weights weights_encoder(struct weights *w, const char *prefix, size_t index, size_t width,
                                       size_t heads, size_t relations, float epsilon) {
    char room[WEIGHTS_NAME_BYTES];
    struct encoder_weights layer = {0};
    layer.query = weights_linear(w, weights_name(room, prefix, index, "q"), width, width);
    layer.key = weights_linear(w, weights_name(room, prefix, index, "k"), width, width);
    layer.value = weights_linear(w, weights_name(room, prefix, index, "v"), width, width);
    layer.output = weights_linear(w, weights_name(room, prefix, index, "o"), width, width);
    layer.attention_norm = weights_norm(w, weights_name(room, prefix, index, "n1"), width, epsilon);
    layer.output_norm = weights_norm(w, weights_name(room, prefix, index, "n2"), width, epsilon);
    layer.widen = weights_linear(w, weights_name(room, prefix, index, "f1"), 0, width);
    layer.narrow = weights_linear(w, weights_name(room, prefix, index, "f2"), width, layer.widen.outputs);
    if (relations > 0) {
        layer.relation_keys =
            weights_floats(w, weights_name(room, prefix, index, "rk"), relations, width / heads);
        layer.relation_values =
            weights_floats(w, weights_name(room, prefix, index, "rv"), relations, width / heads);
    }
    return layer;
}

size_t weights_layers(const struct weights *w, const char *prefix) {
    char room[WEIGHTS_NAME_BYTES];
    struct tensor found;
    size_t count = 0;
    while (count < WEIGHTS_MAX_LAYERS &&
           tensors_find(w->file, weights_name(room, prefix, count, "q.weight"), &found)) {
        count++;
    }
    return count;
}
