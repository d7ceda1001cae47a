#include "parse/network.h"

#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"

#define FILE_NAME "parse.bin"
#define PIECE_EPSILON 1e-12f /* BERT's layer norms */
#define NODE_EPSILON 1e-5f   /* PyTorch's default */
#define PIECE_HEADS 12
#define NODE_HEADS 8

static const char *const relation_names[] = {
#define X(name, text) text,
    INPUT_RELATIONS(X)
#undef X
};
static const char *const feature_names[] = {
#define X(name, text) text,
    INPUT_FEATURES(X)
#undef X
};

/* ---- names in the file ---- */

/* Steps through the lines of a text tensor; false at its end. */
static bool next_line(const struct tensor *text, size_t *at, const char **line, size_t *length) {
    const char *bytes = text->data;
    if (*at >= text->columns) {
        return false;
    }
    *line = bytes + *at;
    const char *end = memchr(*line, '\n', text->columns - *at);
    *length = end ? (size_t)(end - *line) : text->columns - *at;
    *at += *length + 1;
    return true;
}

static bool is_line(const char *line, size_t length, const char *name) {
    return strlen(name) == length && memcmp(line, name, length) == 0;
}

/* The names are these, in this order. */
static void check_names(struct weights *w, const char *tensor, const char *const *names, size_t count) {
    const struct tensor text = weights_find(w, tensor, TENSOR_TEXT);
    const char *line = NULL;
    size_t at = 0, length = 0, i = 0;
    while (w->status == CSQL_OK && next_line(&text, &at, &line, &length)) {
        if (i >= count || !is_line(line, length, names[i])) {
            break;
        }
        i++;
    }
    if (w->status == CSQL_OK && (i != count || next_line(&text, &at, &line, &length))) {
        weights_fail(w, tensor, "has other names: train the network anew");
    }
}

static void read_relations(struct weights *w, struct parse_network *n) {
    const struct tensor text = weights_find(w, "names.relations", TENSOR_TEXT);
    bool found[INPUT_RELATION_COUNT] = {false};
    const char *line = NULL;
    size_t at = 0, length = 0;
    while (w->status == CSQL_OK && next_line(&text, &at, &line, &length)) {
        for (size_t i = 0; i < INPUT_RELATION_COUNT; i++) {
            if (is_line(line, length, relation_names[i])) {
                n->relations[i] = (uint8_t)n->relation_count;
                found[i] = true;
            }
        }
        n->relation_count++;
    }
    for (size_t i = 0; i < INPUT_RELATION_COUNT && w->status == CSQL_OK; i++) {
        if (!found[i] || n->relation_count > UINT8_MAX) {
            weights_fail(w, "names.relations", "lacks a relation");
        }
    }
}

/* ---- weights ---- */

static void *make_layers(struct weights *w, const char *prefix, size_t size, size_t *count) {
    *count = weights_layers(w, prefix);
    void *layers = calloc(*count + 1, size);
    if (*count == 0) {
        weights_fail(w, prefix, "is absent");
    }
    if (layers == NULL && w->status == CSQL_OK) {
        w->status = error_set(w->error, CSQL_NO_MEMORY, "out of memory");
    }
    return layers;
}

static void load_pieces(struct weights *w, struct parse_network *n) {
    n->words = weights_find(w, "encoder.word.weight", TENSOR_INT8);
    n->piece_width = n->words.columns;
    n->piece_heads = PIECE_HEADS;
    if (w->status == CSQL_OK &&
        (n->words.rows <= PIECE_SEP || n->piece_width == 0 || n->piece_width % n->piece_heads != 0)) {
        weights_fail(w, "encoder.word.weight", "has an impossible shape");
        return;
    }
    n->position_count = weights_find(w, "encoder.position.weight", TENSOR_FLOAT).rows;
    n->positions = weights_floats(w, "encoder.position.weight", 0, n->piece_width);
    n->segments = weights_floats(w, "encoder.segment.weight", 2, n->piece_width);
    n->slot_count = weights_find(w, "encoder.slot.weight", TENSOR_FLOAT).rows;
    n->slots = weights_floats(w, "encoder.slot.weight", 0, n->piece_width);
    n->marks = weights_floats(w, "encoder.marks", INPUT_FEATURE_COUNT, n->piece_width);
    n->piece_norm = weights_norm(w, "encoder.norm", n->piece_width, PIECE_EPSILON);
    n->piece_layers = make_layers(w, "encoder.layers", sizeof *n->piece_layers, &n->piece_layer_count);
    for (size_t i = 0; i < n->piece_layer_count && w->status == CSQL_OK; i++) {
        n->piece_layers[i] =
            weights_encoder(w, "encoder.layers", i, n->piece_width, n->piece_heads, 0, PIECE_EPSILON);
    }
}

static void load_nodes(struct weights *w, struct parse_network *n) {
    n->project = weights_linear(w, "project", 0, n->piece_width);
    n->width = n->project.outputs;
    n->heads = NODE_HEADS;
    if (w->status == CSQL_OK && (n->width == 0 || n->width % n->heads != 0)) {
        weights_fail(w, "project.weight", "has an impossible shape");
        return;
    }
    n->kinds = weights_floats(w, "kind.weight", INPUT_KIND_COUNT, n->width);
    n->node_norm = weights_norm(w, "norm", n->width, NODE_EPSILON);
    n->node_layers = make_layers(w, "across", sizeof *n->node_layers, &n->node_layer_count);
    for (size_t i = 0; i < n->node_layer_count && w->status == CSQL_OK; i++) {
        n->node_layers[i] =
            weights_encoder(w, "across", i, n->width, n->heads, n->relation_count, NODE_EPSILON);
    }
}

static struct decoder_weights load_decoder_layer(struct weights *w, size_t index, size_t width,
                                                 size_t heads) {
    char room[WEIGHTS_NAME_BYTES];
    struct decoder_weights layer = {.own =
                                        weights_encoder(w, "decoder", index, width, heads, 0, NODE_EPSILON)};
    layer.query = weights_linear(w, weights_name(room, "decoder", index, "cq"), width, width);
    layer.key = weights_linear(w, weights_name(room, "decoder", index, "ck"), width, width);
    layer.value = weights_linear(w, weights_name(room, "decoder", index, "cv"), width, width);
    layer.output = weights_linear(w, weights_name(room, "decoder", index, "co"), width, width);
    layer.norm = layer.own.output_norm; /* n2 stands between; n3 ends the layer */
    layer.own.output_norm = weights_norm(w, weights_name(room, "decoder", index, "n3"), width, NODE_EPSILON);
    return layer;
}

static void load_decoder(struct weights *w, struct parse_network *n) {
    const size_t d = n->width;
    n->tokens = weights_floats(w, "token.weight", n->token_count + 1, d);
    n->symbols = weights_floats(w, "symbol.weight", n->symbol_count, d);
    n->step_count = weights_find(w, "step.weight", TENSOR_FLOAT).rows;
    n->steps = weights_floats(w, "step.weight", 0, d);
    n->node_input = weights_linear(w, "node_input", d, d);
    n->input_norm = weights_norm(w, "input_norm", d, NODE_EPSILON);
    n->token_output = weights_linear(w, "token_output", n->token_count, d);
    n->pointer_query = weights_linear(w, "pointer_query", d, d);
    n->pointer_key = weights_linear(w, "pointer_key", d, d);
    n->decoder_layers = make_layers(w, "decoder", sizeof *n->decoder_layers, &n->decoder_layer_count);
    for (size_t i = 0; i < n->decoder_layer_count && w->status == CSQL_OK; i++) {
        n->decoder_layers[i] = load_decoder_layer(w, i, d, n->heads);
    }
}

static void load_heads(struct weights *w, struct parse_network *n) {
    n->align_query = weights_linear(w, "align_query", n->width, n->width);
    n->align_key = weights_linear(w, "align_key", n->width, n->width);
    n->tag = weights_linear(w, "tag", TAG_COUNT, n->width);
    n->verdict = weights_linear(w, "verdict", VERDICT_COUNT, n->piece_width);
    const float *bias = weights_floats(w, "align_bias", 1, 1);
    n->align_bias = bias != NULL ? *bias : 0;
}

csql_status parse_network_open(const char *directory, const struct grammar *grammar,
                               struct parse_network *out, csql_error *error) {
    struct buffer path = buffer_new(4096);
    *out = (struct parse_network){.token_count = grammar->token_count, .symbol_count = grammar->symbol_count};
    buffer_printf(&path, "%s/%s", directory, FILE_NAME);
    csql_status status = path.status == CSQL_OK ? tensors_open(buffer_text(&path), &out->file, error)
                                                : error_set(error, path.status, "cannot open %s", FILE_NAME);
    if (status == CSQL_OK) {
        struct weights w = {out->file, buffer_text(&path), CSQL_OK, error};
        void (*const steps[])(struct weights *, struct parse_network *) = {
            read_relations, load_pieces, load_nodes, load_decoder, load_heads};
        check_names(&w, "names.tokens", grammar->tokens, grammar->token_count);
        check_names(&w, "names.symbols", grammar->symbols, grammar->symbol_count);
        check_names(&w, "names.features", feature_names, INPUT_FEATURE_COUNT);
        for (size_t i = 0; i < sizeof steps / sizeof *steps && w.status == CSQL_OK; i++) {
            steps[i](&w, out);
        }
        status = w.status;
    }
    buffer_free(&path);
    if (status != CSQL_OK) {
        parse_network_close(out);
    }
    return status;
}

void parse_network_close(struct parse_network *network) {
    free(network->piece_layers);
    free(network->node_layers);
    free(network->decoder_layers);
    tensors_close(network->file);
    *network = (struct parse_network){0};
}
