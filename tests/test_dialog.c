/* The question asked back, replies read, other agents understood. The replies of tests/replies/ were written
 * before the reader; every second one is kept aside and only counted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/json.h"
#include "dialog/dialog.h"

#define MAX_FILE ((size_t)1 << 20)

struct fixture {
    struct arena *arena;
    struct embed *embed;
    json *scenarios;
};

static char *read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = calloc(1, MAX_FILE);
    assert_non_null(text);
    assert_true(fread(text, 1, MAX_FILE - 1, file) > 0);
    fclose(file);
    return text;
}

static int open_fixture(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    f->arena = arena_new();
    const char *directory = getenv("CLARISQL_DATADIR");
    assert_int_equal(embed_open(directory == NULL ? "data" : directory, &f->embed, NULL), CSQL_OK);
    char *text = read_file("tests/replies/scenarios.json");
    assert_int_equal(json_parse(text, strlen(text), &f->scenarios, NULL), CSQL_OK);
    free(text);
    *state = f;
    return f->arena == NULL;
}

static int close_fixture(void **state) {
    struct fixture *f = *state;
    json_free(f->scenarios);
    embed_close(f->embed);
    arena_free(f->arena);
    free(f);
    return 0;
}

/* "Table", "Table.column" or "Table.column=value". */
static struct dialog_choice choice_of(struct arena *arena, const char *text) {
    struct dialog_choice c = {.column_index = -1, .table_index = -1, .score = 0.5};
    const char *dot = strchr(text, '.'), *equals = strchr(text, '=');
    if (dot == NULL) {
        c.table = text;
        return c;
    }
    c.table = arena_copy(arena, text, (size_t)(dot - text));
    size_t length = equals == NULL ? strlen(dot + 1) : (size_t)(equals - dot - 1);
    c.column = arena_copy(arena, dot + 1, length);
    c.value = equals == NULL ? NULL : equals + 1;
    return c;
}

static size_t scenario_items(struct fixture *f, const json *scenario, struct dialog_item *items) {
    size_t count = 0;
    for (const json *i = json_first(json_get(scenario, "items")); i != NULL; i = json_next(i)) {
        const json *all = json_get(i, "choices");
        struct dialog_choice *choices = arena_array(f->arena, json_size(all), sizeof *choices);
        size_t n = 0;
        for (const json *c = json_first(all); c != NULL; c = json_next(c)) {
            choices[n++] = choice_of(f->arena, json_string_value(c));
        }
        const char *mode = json_get_string(i, "mode");
        items[count++] = (struct dialog_item){.term = json_get_string(i, "term"),
                                              .mode = mode == NULL                   ? CSQL_COL_AMB
                                                      : strcmp(mode, "val_amb") == 0 ? CSQL_VAL_AMB
                                                                                     : CSQL_TABLE_AMB,
                                              .choices = choices,
                                              .choice_count = n,
                                              .chosen = -1};
    }
    return count;
}

static bool item_as_expected(const struct reply_item *item, const json *keep, size_t choices) {
    if (json_is_null(keep)) {
        return !item->touched;
    }
    size_t expected = json_size(keep);
    return item->touched && item->kept == expected && item->kept <= choices;
}

static bool keeps(const struct reply_item *item, const json *keep, size_t choices) {
    if (!item_as_expected(item, keep, choices)) {
        return false;
    }
    if (json_is_null(keep)) {
        return true;
    }
    for (const json *k = json_first(keep); k != NULL; k = json_next(k)) {
        const char *name = json_string_value(k);
        size_t index = name == NULL ? choices : (size_t)strtoul(name, NULL, 10);
        if (index >= choices || !item->keep[index]) {
            return false;
        }
    }
    return true;
}

static bool read_right(struct fixture *f, const json *row) {
    const json *scenario = json_get(f->scenarios, json_get_string(row, "scenario"));
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t count = scenario_items(f, scenario, items);
    struct dialog_context context = {.embed = f->embed, .question = json_get_string(scenario, "question")};
    const char *text = json_get_string(row, "reply");
    struct reply reply;
    assert_int_equal(dialog_read(&context, f->arena, items, count, text, strlen(text), &reply, NULL),
                     CSQL_OK);
    const json *keep = json_get(row, "keep");
    size_t i = 0;
    bool right = json_is_array(keep) ? reply.kind == REPLY_SETTLES || reply.kind == REPLY_NARROWS
                                     : reply.kind == REPLY_UNHELPFUL;
    for (const json *k = json_is_array(keep) ? json_first(keep) : NULL; k != NULL; k = json_next(k), i++) {
        right = right && i < reply.item_count && keeps(&reply.items[i], k, items[i].choice_count);
    }
    if (!right && getenv("SHOW_REPLIES") != NULL) {
        fprintf(stderr, "  %s %s: %s -> kind %d", json_get_string(row, "id"),
                json_get_string(row, "scenario"), text, (int)reply.kind);
        for (i = 0; i < reply.item_count; i++) {
            fprintf(stderr, " [");
            for (size_t c = 0; c < items[i].choice_count; c++) {
                fprintf(stderr, "%d", reply.items[i].touched ? reply.items[i].keep[c] : 7);
            }
            fprintf(stderr, "]");
        }
        fprintf(stderr, "\n");
    }
    return right;
}

/* Counts right readings of one kind, the held-out half apart. */
static void measure(struct fixture *f, const char *kind, double floor) {
    char path[128];
    (void)snprintf(path, sizeof path, "tests/replies/%s.jsonl", kind);
    char *text = read_file(path);
    size_t right[2] = {0}, count[2] = {0};
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json *row = NULL;
        assert_int_equal(json_parse(line, (size_t)(end - line), &row, NULL), CSQL_OK);
        bool held_out = false;
        assert_true(json_get_bool(row, "held_out", &held_out));
        bool show = !held_out || getenv("SHOW_HELD_OUT") != NULL;
        char *shown = getenv("SHOW_REPLIES");
        char *saved = shown == NULL ? NULL : strdup(shown);
        if (!show && saved != NULL) {
            unsetenv("SHOW_REPLIES");
        }
        right[held_out] += read_right(f, row);
        if (saved != NULL) {
            setenv("SHOW_REPLIES", saved, 1);
            free(saved);
        }
        count[held_out]++;
        json_free(row);
    }
    free(text);
    print_message("%s: %zu of %zu, held out %zu of %zu\n", kind, right[0], count[0], right[1], count[1]);
    assert_true(count[0] >= 20 && count[1] >= 20);
    assert_true((double)right[0] >= floor * (double)count[0]);
}

static void concise_replies_are_read(void **state) {
    measure(*state, "concise", 0.97);
}

static void verbose_replies_are_read(void **state) {
    measure(*state, "verbose", 0.97);
}

static void partial_replies_are_read(void **state) {
    measure(*state, "partial", 0.85);
}

static void unhelpful_replies_are_told(void **state) {
    measure(*state, "unhelpful", 0.95);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(concise_replies_are_read, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(verbose_replies_are_read, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(partial_replies_are_read, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(unhelpful_replies_are_told, open_fixture, close_fixture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
