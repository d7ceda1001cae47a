#include "plan/network.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"

#define NAME_BYTES 64
#define MAX_LAYERS 32
#define PIECE_EPSILON 1e-12f /* BERT's layer norms */
#define NODE_EPSILON 1e-5f   /* PyTorch's default */

static const char *const token_names[PLAN_TOKEN_COUNT] = {
#define X(name) #name,
    PLAN_TOKENS(X)
#undef X
};

static const struct {
    const char *name, *fallback;
} relation_names[PLAN_RELATION_COUNT] = {
#define X(id, name, fallback) {name, fallback},
    PLAN_RELATIONS(X)
#undef X
};

/* Looks tensors up under a sticky failure, so that the callers can look once. */
struct loader {
    const struct tensor_file *file;
    const char *path;
    csql_status status;
    csql_error *error;
};

static void fail(struct loader *l, const char *name, const char *what) {
    if (l->status == CSQL_OK) {
        const char *slash = strrchr(l->path, '/');
        l->status =
            error_set(l->error, CSQL_BAD_DATA, "%s: tensor %s %s", slash ? slash + 1 : l->path, name, what);
    }
}

static struct tensor find(struct loader *l, const char *name, enum tensor_type type) {
    struct tensor found = {0};
    if (!tensors_find(l->file, name, &found)) {
        fail(l, name, "is absent");
    } else if (found.type != type) {
        fail(l, name, "is of another type");
    }
    return found;
}

/* A float tensor of rows x columns; zero rows or columns stand for any. */
static const float *floats(struct loader *l, const char *name, size_t rows, size_t columns) {
    struct tensor found = find(l, name, TENSOR_FLOAT);
    if (l->status == CSQL_OK && ((rows && found.rows != rows) || (columns && found.columns != columns))) {
        fail(l, name, "has another shape");
    }
    return l->status == CSQL_OK ? found.data : NULL;
}

static struct linear matrix(struct loader *l, const char *name, size_t outputs, size_t inputs) {
    struct tensor found = find(l, name, TENSOR_INT8);
    if (l->status == CSQL_OK &&
        ((outputs && found.rows != outputs) || found.columns != inputs || inputs > KERNEL_MAX_COLUMNS)) {
        fail(l, name, "has another shape");
    }
    if (l->status != CSQL_OK) {
        return (struct linear){0};
    }
    return (struct linear){found.data, found.scales, found.sums, NULL, found.rows, found.columns};
}

/* PREFIX.weight and PREFIX.bias. */
static struct linear linear(struct loader *l, const char *prefix, size_t outputs, size_t inputs) {
    char name[NAME_BYTES];
    (void)snprintf(name, sizeof name, "%s.weight", prefix);
    struct linear result = matrix(l, name, outputs, inputs);
    (void)snprintf(name, sizeof name, "%s.bias", prefix);
    result.bias = floats(l, name, 1, result.outputs);
    return result;
}

static struct norm norm(struct loader *l, const char *prefix, size_t width, float epsilon) {
    char name[NAME_BYTES];
    struct norm result = {.epsilon = epsilon};
    (void)snprintf(name, sizeof name, "%s.weight", prefix);
    result.scale = floats(l, name, 1, width);
    (void)snprintf(name, sizeof name, "%s.bias", prefix);
    result.shift = floats(l, name, 1, width);
    return result;
}

static const char *part(char name[NAME_BYTES], const char *prefix, size_t layer, const char *suffix) {
    (void)snprintf(name, NAME_BYTES, "%s.%zu.%s", prefix, layer, suffix);
    return name;
}

static struct encoder_layer layer(struct loader *l, const char *prefix, size_t index, size_t width,
                                  float epsilon) {
    char name[NAME_BYTES];
    struct encoder_layer result = {0};
    result.query = linear(l, part(name, prefix, index, "q"), width, width);
    result.key = linear(l, part(name, prefix, index, "k"), width, width);
    result.value = linear(l, part(name, prefix, index, "v"), width, width);
    result.output = linear(l, part(name, prefix, index, "o"), width, width);
    result.attention_norm = norm(l, part(name, prefix, index, "n1"), width, epsilon);
    result.output_norm = norm(l, part(name, prefix, index, "n2"), width, epsilon);
    result.widen = linear(l, part(name, prefix, index, "f1"), 0, width);
    result.narrow = linear(l, part(name, prefix, index, "f2"), width, result.widen.outputs);
    return result;
}

static size_t count_layers(const struct tensor_file *file, const char *prefix) {
    char name[NAME_BYTES];
    struct tensor found;
    size_t count = 0;
    while (count < MAX_LAYERS && tensors_find(file, part(name, prefix, count, "q.weight"), &found)) {
        count++;
    }
    return count;
}

static struct encoder_layer *make_layers(struct loader *l, const char *prefix, size_t *count) {
    *count = count_layers(l->file, prefix);
    struct encoder_layer *layers = calloc(*count + 1, sizeof *layers);
    if (*count == 0) {
        fail(l, prefix, "is absent");
    }
    if (layers == NULL && l->status == CSQL_OK) {
        l->status = error_set(l->error, CSQL_NO_MEMORY, "out of memory");
    }
    return layers;
}

static void load_words(struct loader *l, struct network *n) {
    n->words = find(l, "bottom.word.weight", TENSOR_INT8);
    n->piece_width = n->words.columns;
}

static void load_pieces(struct loader *l, struct network *n) {
    if (l->status == CSQL_OK &&
        (n->words.rows <= PIECE_SEP || n->piece_width == 0 || n->piece_width % n->piece_heads != 0)) {
        fail(l, "bottom.word.weight", "has an impossible shape");
        return;
    }
    struct tensor positions = find(l, "bottom.pos.weight", TENSOR_FLOAT);
    n->positions = floats(l, "bottom.pos.weight", 0, n->piece_width);
    n->position_count = positions.rows;
    if (l->status == CSQL_OK && n->position_count < 8) {
        fail(l, "bottom.pos.weight", "has too few rows");
    }
    n->piece_norm = norm(l, "bottom.norm", n->piece_width, PIECE_EPSILON);
    for (size_t i = 0; i < n->piece_layer_count; i++) {
        n->piece_layers[i] = layer(l, "bottom.layers", i, n->piece_width, PIECE_EPSILON);
    }
}

static void load_nodes(struct loader *l, struct network *n) {
    n->project = linear(l, "proj", 0, n->piece_width);
    n->width = n->project.outputs;
    if (l->status == CSQL_OK &&
        (n->width == 0 || n->width % n->heads != 0 || n->width % n->decoder_heads != 0)) {
        fail(l, "proj.weight", "has an impossible shape");
        return;
    }
    n->kinds = floats(l, "kind.weight", 0, n->width);
    n->kind_count = find(l, "kind.weight", TENSOR_FLOAT).rows;
    n->input_norm = norm(l, "innorm", n->width, NODE_EPSILON);
    for (size_t i = 0; i < n->layer_count; i++) {
        char name[NAME_BYTES];
        n->layers[i] = layer(l, "rat", i, n->width, NODE_EPSILON);
        n->layers[i].relation_keys =
            floats(l, part(name, "rat", i, "rk"), n->relation_count, n->width / n->heads);
        n->layers[i].relation_values =
            floats(l, part(name, "rat", i, "rv"), n->relation_count, n->width / n->heads);
    }
}

static void load_decoder(struct loader *l, struct network *n) {
    size_t d = n->width;
    n->tokens = floats(l, "tok.weight", PLAN_TOKEN_COUNT, d);
    n->node_input = linear(l, "nodein", d, d);
    n->start = linear(l, "h0", d, d);
    n->lstm_input = matrix(l, "lstm.weight_ih", 4 * d, 2 * d);
    n->lstm_state = matrix(l, "lstm.weight_hh", 4 * d, d);
    n->lstm_bias = floats(l, "lstm.bias", 1, 4 * d);
    n->attention_query = linear(l, "aq", d, d);
    n->attention_key = linear(l, "ak", d, d);
    n->attention_value = linear(l, "av", d, d);
    n->output = linear(l, "out", d, 2 * d);
    n->token_output = linear(l, "tout", PLAN_TOKEN_COUNT, d);
    n->pointer_query = linear(l, "pq", d, d);
    n->pointer_key = linear(l, "pk", d, d);
    n->align_query = linear(l, "alq", d, d);
    n->align_key = linear(l, "alk", d, d);
    n->tag = linear(l, "tag", 4, d);
    const float *bias = floats(l, "alb", 1, 1);
    n->align_bias = bias ? *bias : 0;
    struct tensor rank;
    if (tensors_find(n->file, "rank", &rank) && rank.type == TENSOR_FLOAT) {
        n->rank_weights = rank.data;
        n->rank_weight_count = rank.rows * rank.columns;
    }
}

/* Steps through the lines of a text tensor; false at its end. */
static bool next_line(const struct tensor *text, size_t *at, const char **line, size_t *length) {
    const char *bytes = text->data;
    if (*at > text->columns) {
        return false;
    }
    *line = bytes + *at;
    const char *end = memchr(*line, '\n', text->columns - *at);
    *length = end ? (size_t)(end - *line) : text->columns - *at;
    *at += *length + 1;
    return true;
}

static bool same(const char *line, size_t length, const char *name) {
    return strlen(name) == length && memcmp(line, name, length) == 0;
}

static void check_tokens(struct loader *l) {
    struct tensor text = find(l, "names.tokens", TENSOR_TEXT);
    const char *line;
    size_t at = 0, length, count = 0;
    while (l->status == CSQL_OK && next_line(&text, &at, &line, &length)) {
        if (count >= PLAN_TOKEN_COUNT || !same(line, length, token_names[count])) {
            fail(l, "names.tokens", "names other tokens");
            return;
        }
        count++;
    }
    if (count != PLAN_TOKEN_COUNT) {
        fail(l, "names.tokens", "names other tokens");
    }
}

/* Finds the file's id of one of our relations, or -1. */
static int relation_id(const struct tensor *text, const char *name) {
    const char *line;
    size_t at = 0, length;
    for (int id = 0; next_line(text, &at, &line, &length); id++) {
        if (same(line, length, name)) {
            return id;
        }
    }
    return -1;
}

static void check_relations(struct loader *l, struct network *n) {
    struct tensor text = find(l, "names.relations", TENSOR_TEXT);
    if (l->status != CSQL_OK) {
        return;
    }
    const char *line;
    size_t at = 0, length;
    for (; next_line(&text, &at, &line, &length); n->relation_count++) {
        bool known = same(line, length, "pad");
        for (size_t i = 0; i < PLAN_RELATION_COUNT && !known; i++) {
            known = same(line, length, relation_names[i].name);
        }
        if (!known || n->relation_count > UINT8_MAX) {
            fail(l, "names.relations", "names a relation that is not known");
            return;
        }
    }
    for (size_t i = 0; i < PLAN_RELATION_COUNT; i++) {
        int id = relation_id(&text, relation_names[i].name);
        id = id < 0 ? relation_id(&text, relation_names[i].fallback) : id;
        if (id < 0) {
            fail(l, "names.relations", "lacks a relation");
            return;
        }
        n->relations[i] = (uint8_t)id;
    }
}

static void check_kinds(struct loader *l, const struct network *n) {
    struct tensor text = find(l, "names.kinds", TENSOR_TEXT);
    if (l->status == CSQL_OK &&
        (!same(text.data, text.columns, PLAN_KIND_NAMES) || n->kind_count <= PLAN_KIND_MISSING)) {
        fail(l, "names.kinds", "names other kinds");
    }
}

static void load_heads(struct loader *l, struct network *n) {
    const float *heads = floats(l, "heads", 1, 3);
    if (!heads) {
        return;
    }
    for (size_t i = 0; i < 3; i++) {
        if (!(heads[i] >= 1 && heads[i] <= 64)) {
            fail(l, "heads", "is out of range");
            return;
        }
    }
    n->piece_heads = (size_t)heads[0];
    n->heads = (size_t)heads[1];
    n->decoder_heads = (size_t)heads[2];
}

csql_status network_open(const char *path, struct network *out, csql_error *error) {
    *out = (struct network){0};
    csql_status status = tensors_open(path, &out->file, error);
    if (status != CSQL_OK) {
        return status;
    }
    struct loader l = {out->file, path, CSQL_OK, error};
    out->piece_layers = make_layers(&l, "bottom.layers", &out->piece_layer_count);
    out->layers = make_layers(&l, "rat", &out->layer_count);
    void (*const steps[])(struct loader *, struct network *) = {load_heads,  check_relations, load_words,
                                                                load_pieces, load_nodes,      load_decoder};
    check_tokens(&l);
    for (size_t i = 0; i < sizeof steps / sizeof *steps && l.status == CSQL_OK; i++) {
        steps[i](&l, out);
    }
    if (l.status == CSQL_OK) {
        check_kinds(&l, out);
    }
    if (l.status != CSQL_OK) {
        network_close(out);
    }
    return l.status;
}

/* That the vectors of the pieces are those that this network was trained with, and that no layer is lost. */
static void check_words(struct loader *l, struct network *n) {
    const float *trained_with = floats(l, "words", 1, 2), *layers = floats(l, "layers", 1, 2);
    double sum = 0;
    for (size_t i = 0; i < n->words.rows; i++) {
        sum += (double)n->words.scales[i];
    }
    if (l->status != CSQL_OK) {
        return;
    }
    if (trained_with[0] != (float)n->words.rows || fabs((double)trained_with[1] - sum) > 1e-5 * fabs(sum)) {
        fail(l, "words", "is of another plan.bin: train them together, or take both from one release");
    } else if (layers[0] != (float)n->piece_layer_count || layers[1] != (float)n->layer_count) {
        fail(l, "layers", "counts other layers");
    }
}

static void load_across(struct loader *l, struct network *n) {
    n->width = n->piece_width;
    if (n->width % n->heads != 0) {
        fail(l, "heads", "is out of range");
        return;
    }
    n->input_norm = norm(l, "cross.norm", n->width, PIECE_EPSILON);
    for (size_t i = 0; i < n->layer_count; i++) {
        n->layers[i] = layer(l, "cross.layers", i, n->width, PIECE_EPSILON);
    }
}

csql_status network_open_text(const char *path, const char *words_path, struct network *out,
                              csql_error *error) {
    *out = (struct network){0};
    csql_status status = tensors_open(words_path, &out->words_file, error);
    if (status == CSQL_OK) {
        status = tensors_open(path, &out->file, error);
    }
    if (status != CSQL_OK) {
        network_close(out);
        return status;
    }
    struct loader words = {out->words_file, words_path, CSQL_OK, error};
    struct loader l = {out->file, path, CSQL_OK, error};
    load_words(&words, out);
    l.status = words.status;
    out->piece_layers = make_layers(&l, "bottom.layers", &out->piece_layer_count);
    out->layers = make_layers(&l, "cross.layers", &out->layer_count);
    void (*const steps[])(struct loader *, struct network *) = {check_words, load_heads, load_pieces,
                                                                load_across};
    for (size_t i = 0; i < sizeof steps / sizeof *steps && l.status == CSQL_OK; i++) {
        steps[i](&l, out);
    }
    if (l.status != CSQL_OK) {
        network_close(out);
    }
    return l.status;
}

const float *network_floats(const struct network *network, const char *name, size_t rows, size_t columns,
                            csql_error *error) {
    struct loader l = {network->file, "the network", CSQL_OK, error};
    return floats(&l, name, rows, columns);
}

void network_close(struct network *network) {
    free(network->piece_layers);
    free(network->layers);
    tensors_close(network->file);
    tensors_close(network->words_file);
    *network = (struct network){0};
}
