/* The network in C against the same network in PyTorch: tools/export_plan.py writes the weights to
 * data/plan.bin and inputs with expected outputs to tests/data/plan_network.json. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cjson/cJSON.h>
#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/json.h"
#include "plan/decode.h"

#define DIRECTORY_BYTES 8000 /* of plan.bin that are damaged */
#define FIXTURE "tests/data/plan_network.json"
#define MAX_RELATIVE_ERROR 0.08 /* of 8-bit weights and activations */

/* ---- the exchange format ---- */

static size_t number(const json *object, const char *name) {
    double value = 0;
    (void)json_get_number(object, name, &value);
    return (size_t)value;
}

static double element(const json *array, size_t index) {
    const json *at = json_first(array);
    while (index-- && at) {
        at = json_next(at);
    }
    return cJSON_GetNumberValue(at);
}

static int find_name(const char *const *names, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++) {
        if (name && strcmp(names[i], name) == 0) {
            return (int)i;
        }
    }
    return 0;
}

static size_t read_pieces(const json *pieces, const char *text, uint32_t *out, size_t room) {
    size_t count = 0;
    for (const json *id = json_first(json_get(pieces, text)); id && count < room; id = json_next(id)) {
        out[count++] = (uint32_t)cJSON_GetNumberValue(id);
    }
    return count;
}

static void read_words(struct arena *arena, const json *input, const json *pieces, struct plan_input *in) {
    const json *words = json_get(input, "words");
    in->words = arena_array(arena, json_size(words) + 1, sizeof *in->words);
    for (const json *w = json_first(words); w && in->word_count < LINK_MAX_WORDS; w = json_next(w)) {
        struct input_word *word = &in->words[in->word_count++];
        word->piece_count = read_pieces(pieces, json_string_value(w), word->pieces, INPUT_WORD_PIECES);
    }
}

static void read_values(struct arena *arena, const json *input, struct plan_input *in) {
    static const char *const kinds[] = {"quoted", "number", "numword", "text", "cap", "date"};
    const json *values = json_get(input, "values");
    in->values = arena_array(arena, json_size(values) + 1, sizeof *in->values);
    for (const json *v = json_first(values); v; v = json_next(v)) {
        if (number(v, "end") > in->word_count || in->value_count == LINK_MAX_VALUES) {
            continue;
        }
        struct input_value *value = &in->values[in->value_count++];
        value->first = number(v, "start");
        value->last = number(v, "end");
        value->kind = (enum link_value_kind)find_name(kinds, 6, json_get_string(v, "kind"));
        (void)json_get_number(v, "number", &value->number);
        const json *holders = json_get(v, "cols");
        value->holders = arena_array(arena, json_size(holders) + 1, sizeof *value->holders);
        for (const json *h = json_first(holders); h; h = json_next(h)) {
            value->holders[value->holder_count++] =
                (struct input_holder){(int)element(h, 0), (enum input_hold)(int)element(h, 1)};
        }
    }
}

static void read_matches(struct arena *arena, const json *input, struct plan_input *in) {
    const json *matches = json_get(input, "match");
    in->matches = arena_array(arena, json_size(matches) + 1, sizeof *in->matches);
    for (const json *m = json_first(matches); m; m = json_next(m)) {
        size_t first = (size_t)element(m, 0), last = (size_t)element(m, 1);
        last = last < in->word_count ? last : in->word_count;
        const char *kind = json_string_value(json_next(json_next(json_first(m))));
        if (first < last) {
            in->matches[in->match_count++] = (struct input_match){first, last, kind && *kind == 'c',
                                                                  (int)element(m, 3), (int)element(m, 4)};
        }
    }
}

static void read_schema(struct arena *arena, const json *schema, struct plan_input *in) {
    static const char *const types[] = {"text", "number", "date", "boolean", "other"};
    const json *columns = json_get(schema, "columns"), *keys = json_get(schema, "keys");
    in->table_count = json_size(json_get(schema, "tables"));
    in->tables = arena_array(arena, in->table_count + 1, sizeof *in->tables);
    in->columns = arena_array(arena, json_size(columns) + 1, sizeof *in->columns);
    in->keys = arena_array(arena, json_size(keys) + 1, sizeof *in->keys);
    for (const json *c = json_first(columns); c; c = json_next(c)) {
        in->columns[in->column_count++] =
            (struct input_column){.table = (int)number(c, "table"),
                                  .type = (enum column_type)find_name(types, 5, json_get_string(c, "type")),
                                  .primary_key = number(c, "pk") != 0,
                                  .foreign_key = number(c, "fk") != 0};
    }
    for (const json *k = json_first(keys); k; k = json_next(k)) {
        in->keys[in->key_count++] = (struct input_key){(int)element(k, 0), (int)element(k, 1)};
    }
    assert_true(input_connect(arena, in));
}

/* The words of an item, joined by spaces. */
static const char *joined(struct arena *arena, const json *item) {
    const char *text = "";
    for (const json *w = json_first(json_get(item, "words")); w; w = json_next(w)) {
        text = arena_printf(arena, "%s%s%s", text, *text ? " " : "", json_string_value(w));
    }
    return text;
}

static const float **encode_items(const struct network *n, struct arena *arena, const json *schema,
                                  const json *pieces, const struct plan_input *in) {
    size_t count = in->table_count + in->column_count + 1, at = 0;
    size_t *starts = arena_array(arena, count + 1, sizeof *starts);
    uint32_t *ids = arena_array(arena, count, (INPUT_STRING_PIECES + 2) * sizeof *ids);
    const char **names = arena_array(arena, count, sizeof *names);
    for (const json *t = json_first(json_get(schema, "tables")); t; t = json_next(t)) {
        names[at++] = joined(arena, t);
    }
    for (const json *c = json_first(json_get(schema, "columns")); c; c = json_next(c)) {
        names[at++] = joined(arena, c);
    }
    names[at] = "missing";
    for (size_t i = 0; i < count; i++) {
        starts[i + 1] = starts[i];
        ids[starts[i + 1]++] = PIECE_CLS;
        starts[i + 1] += read_pieces(pieces, names[i], ids + starts[i + 1], INPUT_STRING_PIECES);
        ids[starts[i + 1]++] = PIECE_SEP;
    }
    struct piece_batch batch = {ids, starts, count};
    float *vectors = arena_array(arena, count, n->width * sizeof *vectors);
    const float **items = arena_array(arena, count, sizeof *items);
    assert_true(network_encode_names(n, &batch, arena, vectors));
    for (size_t i = 0; i < count; i++) {
        items[i] = vectors + i * n->width;
    }
    return items;
}

static void read_case(const struct network *n, struct arena *arena, const json *schema, const json *at,
                      struct plan_input *in, struct encoded *e) {
    const json *input = json_get(at, "input"), *pieces = json_get(at, "pieces");
    *in = (struct plan_input){0};
    read_words(arena, input, pieces, in);
    read_values(arena, input, in);
    read_matches(arena, input, in);
    read_schema(arena, schema, in);
    const float **items = encode_items(n, arena, schema, pieces, in);
    assert_true(encode_question(n, in, items, arena, e));
}

static json *load(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return NULL;
    }
    struct buffer text = buffer_new(JSON_MAX_BYTES);
    char block[65536];
    size_t got;
    while ((got = fread(block, 1, sizeof block, file)) > 0) {
        buffer_add(&text, block, got);
    }
    (void)fclose(file);
    json *value = NULL;
    csql_error error;
    if (json_parse(buffer_text(&text), text.length, &value, &error) != CSQL_OK) {
        fail_msg("%s: %s", path, error.message);
    }
    buffer_free(&text);
    return value;
}

/* ---- the tests ---- */

static int open_network(void **state) {
    static struct network network;
    csql_error error;
    csql_status status = network_open("data/plan.bin", &network, &error);
    if (status != CSQL_OK && status != CSQL_NOT_FOUND) {
        fail_msg("%s", error.message);
    }
    *state = status == CSQL_OK ? &network : NULL;
    return 0;
}

static int close_network(void **state) {
    if (*state) {
        network_close(*state);
    }
    return 0;
}

/* The root mean square of the differences, relative to that of the expected values. */
static double relative_error(const json *expected, const float *got, size_t stride, size_t skip) {
    double error = 0, size = 0;
    size_t row = 0;
    for (const json *r = json_first(expected); r; r = json_next(r), row++) {
        size_t at = skip;
        for (const json *x = json_first(r); x; x = json_next(x), at++) {
            double value = cJSON_GetNumberValue(x), difference = value - (double)got[row * stride + at];
            error += difference * difference;
            size += value * value;
        }
    }
    return sqrt(error / size);
}

static void decode_greedily(const struct encoded *e, struct arena *arena, struct sequence *out) {
    const struct search_options options = {.width = 1, .grammar_only = true};
    size_t count = 0;
    assert_true(search_beam(e, &options, arena, out, 1, &count));
    if (count == 0) {
        out->count = 0;
    }
}

/* True if the sequence is the expected one up to where either ends. */
static bool same_actions(const json *expected, const struct sequence *sequence) {
    size_t at = 0;
    for (const json *a = json_first(expected); a; a = json_next(a), at++) {
        if (at >= sequence->count || (uint16_t)cJSON_GetNumberValue(a) != sequence->actions[at]) {
            return false;
        }
    }
    return at == sequence->count;
}

/* The scores of the first steps, PyTorch's own actions being fed in. */
static void check_logits(const struct encoded *e, struct arena *arena, const json *expected) {
    struct decoder d;
    uint16_t previous = TOKEN_ID_BOS;
    const json *action = json_first(json_get(expected, "actions"));
    assert_true(decoder_new(e, 1, arena, &d));
    decoder_start(&d, 0);
    for (const json *row = json_first(json_get(expected, "logits")); row; row = json_next(row)) {
        double error = 0, size = 0;
        size_t at = 0;
        decoder_step(&d, &previous, 1);
        assert_int_equal(json_size(row), d.actions);
        for (const json *x = json_first(row); x; x = json_next(x), at++) {
            double value = cJSON_GetNumberValue(x), difference = value - (double)d.logits[at];
            error += difference * difference;
            size += value * value;
        }
        assert_true(sqrt(error / size) < MAX_RELATIVE_ERROR);
        previous = (uint16_t)cJSON_GetNumberValue(action);
        action = json_next(action);
    }
}

static void matches_pytorch(void **state) {
    const struct network *n = *state;
    json *fixture = load(FIXTURE);
    if (!n || !fixture) {
        json_free(fixture);
        skip();
    }
    for (const json *at = json_first(json_get(fixture, "cases")); at; at = json_next(at)) {
        struct arena *arena = arena_new();
        struct plan_input in;
        struct encoded e;
        const json *expected = json_get(at, "expected");
        read_case(n, arena, json_get(fixture, "schema"), at, &in, &e);
        assert_true(relative_error(json_get(expected, "nodes"), e.nodes, n->width, 0) < MAX_RELATIVE_ERROR);
        float *alignment = encoded_alignment(&e, arena), *tags = encoded_tags(&e, arena);
        assert_true(relative_error(json_get(expected, "alignment"), alignment, e.count, 0) <
                    MAX_RELATIVE_ERROR);
        assert_true(relative_error(json_get(expected, "tags"), tags, 4, 0) < MAX_RELATIVE_ERROR);
        check_logits(&e, arena, expected);
        arena_free(arena);
    }
    json_free(fixture);
}

/* PLAN_PARITY names a file of such fixtures, one a line: counts exact agreement, for measuring. */
static void agrees_on_many(void **state) {
    const struct network *n = *state;
    const char *path = getenv("PLAN_PARITY");
    FILE *file = n && path ? fopen(path, "rb") : NULL;
    if (!file) {
        skip();
    }
    char *line = NULL;
    size_t room = 0, agreed = 0, total = 0;
    ssize_t length;
    double seconds = 0;
    while ((length = getline(&line, &room, file)) > 0) {
        json *fixture = NULL;
        struct arena *arena = arena_new();
        struct plan_input in;
        struct encoded e;
        struct sequence sequence;
        assert_int_equal(json_parse(line, (size_t)length, &fixture, NULL), CSQL_OK);
        const json *at = json_first(json_get(fixture, "cases"));
        struct timespec a, b;
        (void)clock_gettime(CLOCK_MONOTONIC, &a);
        read_case(n, arena, json_get(fixture, "schema"), at, &in, &e);
        decode_greedily(&e, arena, &sequence);
        (void)clock_gettime(CLOCK_MONOTONIC, &b);
        seconds += (double)(b.tv_sec - a.tv_sec) + (double)(b.tv_nsec - a.tv_nsec) * 1e-9;
        agreed += same_actions(json_get(json_get(at, "expected"), "actions"), &sequence);
        total++;
        arena_free(arena);
        json_free(fixture);
    }
    free(line);
    (void)fclose(file);
    print_message("%zu of %zu sequences agree, %.1f ms each with names\n", agreed, total,
                  1000 * seconds / (double)total);
    assert_true(agreed * 100 >= total * 90);
}

static unsigned char *read_whole(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    *size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size);
    assert_non_null(bytes);
    assert_int_equal(fread(bytes, 1, *size, file), *size);
    (void)fclose(file);
    return bytes;
}

static int rewrite(FILE *file, const unsigned char *bytes, size_t size) {
    return fseek(file, 0, SEEK_SET) != 0 || fwrite(bytes, 1, size, file) != size || fflush(file) != 0;
}

static csql_status open_plan(const char *path, struct network *out, csql_error *error) {
    return network_open(path, out, error);
}

static csql_status open_reader(const char *path, struct network *out, csql_error *error) {
    return network_open_text(path, "data/plan.bin", out, error);
}

/* Bytes of the header and the directory changed one at a time, and the file cut short: a refusal, or a model
 * whose tensors all lie in the file; never a crash. */
static void check_damage(const char *original,
                         csql_status (*opener)(const char *, struct network *, csql_error *)) {
    char path[] = "/tmp/plan_damage_XXXXXX";
    size_t size, refused = 0;
    unsigned char *bytes = read_whole(original, &size);
    int descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    FILE *file = fdopen(descriptor, "wb+");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    for (size_t i = 0; i < DIRECTORY_BYTES; i += 3) {
        struct network network;
        csql_error error;
        unsigned char byte = (unsigned char)(bytes[i] ^ 0xa5);
        assert_int_equal(fseek(file, (long)i, SEEK_SET), 0);
        assert_int_equal(fwrite(&byte, 1, 1, file), 1);
        assert_int_equal(fflush(file), 0);
        csql_status status = opener(path, &network, &error);
        assert_true(status == CSQL_OK || status == CSQL_BAD_DATA);
        refused += status == CSQL_BAD_DATA;
        network_close(&network);
        assert_int_equal(fseek(file, (long)i, SEEK_SET), 0);
        assert_int_equal(fwrite(bytes + i, 1, 1, file), 1);
    }
    assert_true(refused > DIRECTORY_BYTES / 12);
    for (size_t length = 0; length < size; length = length * 2 + 1) {
        struct network network;
        csql_error error;
        assert_int_equal(fflush(file), 0);
        assert_int_equal(truncate(path, (off_t)length), 0);
        assert_int_equal(opener(path, &network, &error), CSQL_BAD_DATA);
        assert_int_equal(rewrite(file, bytes, size), 0);
    }
    (void)fclose(file);
    (void)remove(path);
    free(bytes);
}

static void survives_damage(void **state) {
    if (!*state) {
        skip();
    }
    check_damage("data/plan.bin", open_plan);
    check_damage("data/reader.bin", open_reader);
}

/* Word vectors that the reader was not trained with. */
static void reader_goes_with_its_plan(void **state) {
    struct network network;
    csql_error error;
    (void)state;
    assert_int_equal(network_open_text("data/reader.bin", "data/reader.bin", &network, &error),
                     CSQL_BAD_DATA);
    assert_int_equal(network_open_text("data/reader.bin", "/nonexistent", &network, &error), CSQL_NOT_FOUND);
    assert_int_equal(network_open_text("/nonexistent", "data/plan.bin", &network, &error), CSQL_NOT_FOUND);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_pytorch),
        cmocka_unit_test(agrees_on_many),
        cmocka_unit_test(survives_damage),
        cmocka_unit_test(reader_goes_with_its_plan),
    };
    return cmocka_run_group_tests(tests, open_network, close_network);
}
