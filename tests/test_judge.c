/* The reader's network in C against the same network in PyTorch: tools/reader/train.py --fixture writes what
 * it makes of some replies of tests/replies/strangers to tests/data/reader_network.json. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>

#include "../tools/reply_set.h"
#include "dialog/judge.h"

#define FIXTURE "tests/data/reader_network.json"
#define DIRECTORY "tests/replies/strangers"
#define MEAN_ERROR 0.04 /* of probabilities: 8-bit weights and activations */
#define LEAST_COMPARED 100

struct fixture {
    struct arena *arena;
    struct embed *embed;
    struct judge *judge;
    json *expected;
    double difference;
    size_t compared;
};

static const char *data_directory(void) {
    const char *directory = getenv("CLARISQL_DATADIR");
    return directory == NULL ? "data" : directory;
}

static int set_up(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    f->arena = arena_new();
    assert_int_equal(embed_open(data_directory(), &f->embed, NULL), CSQL_OK);
    assert_int_equal(judge_open(data_directory(), &f->judge, NULL), CSQL_OK);
    char *text = reply_set_file(f->arena, FIXTURE);
    assert_non_null(text);
    assert_int_equal(json_parse(text, strlen(text), &f->expected, NULL), CSQL_OK);
    *state = f;
    return 0;
}

static int tear_down(void **state) {
    struct fixture *f = *state;
    json_free(f->expected);
    judge_close(f->judge);
    embed_close(f->embed);
    arena_free(f->arena);
    free(f);
    return 0;
}

static void compare(struct fixture *f, double found, const json *expected) {
    double wanted = 0;
    if (json_number_value(expected, &wanted)) {
        f->difference += fabs(found - wanted);
        f->compared++;
    }
}

static void compare_reply(struct fixture *f, struct reply_set *set, const json *row, const json *expected) {
    const char *text = json_get_string(row, "reply");
    struct dialog_context context;
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t count = 0;
    assert_non_null(reply_set_row(set, row, &context, items, &count));
    context.embed = f->embed;
    struct reader *reader = arena_alloc(f->arena, sizeof *reader);
    struct judgement judgement;
    *reader = (struct reader){
        .context = &context, .arena = f->arena, .items = items, .item_count = count, .text = text};
    assert_int_equal(reader_prepare(reader, strlen(text), NULL), CSQL_OK);
    assert_int_equal(judge_reply(f->judge, reader, &judgement), CSQL_OK);
    const json *kind = json_first(json_get(expected, "kinds"));
    const double kinds[] = {judgement.tells, judgement.unhelpful, judgement.question};
    for (size_t k = 0; k < 3; k++, kind = json_next(kind)) {
        compare(f, kinds[k], kind);
    }
    const json *choices = json_first(json_get(expected, "choices"));
    const json *touched = json_first(json_get(expected, "items"));
    for (size_t i = 0; i < count; i++, choices = json_next(choices), touched = json_next(touched)) {
        compare(f, judgement.touched[i], touched);
        size_t c = 0;
        for (const json *kept = json_first(choices); kept != NULL; kept = json_next(kept), c++) {
            compare(f, judgement.kept[i][c], kept);
        }
    }
}

static void network_is_the_one_that_was_trained(void **state) {
    struct fixture *f = *state;
    struct reply_set set;
    assert_true(reply_set_open(&set, f->arena, DIRECTORY));
    char *text = reply_set_file(f->arena, DIRECTORY "/helpful.jsonl");
    assert_non_null(text);
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json *row = NULL;
        assert_int_equal(json_parse(line, (size_t)(end - line), &row, NULL), CSQL_OK);
        const json *expected = json_get(f->expected, json_get_string(row, "id"));
        if (expected != NULL) {
            compare_reply(f, &set, row, expected);
        }
        json_free(row);
    }
    reply_set_close(&set);
    print_message("mean difference %.4f of %zu\n", f->difference / (double)f->compared, f->compared);
    assert_true(f->compared >= LEAST_COMPARED);
    assert_true(f->difference <= MEAN_ERROR * (double)f->compared);
}

static void absent_files_are_told(void **state) {
    (void)state;
    struct judge *judge = NULL;
    csql_error error;
    assert_int_equal(judge_open("/nonexistent", &judge, &error), CSQL_NOT_FOUND);
    assert_null(judge);
    judge_close(NULL);
}

/* More choices than fit in are left to the rules. */
static void what_does_not_fit_is_not_judged(void **state) {
    struct fixture *f = *state;
    struct dialog_choice choices[DIALOG_MAX_CHOICES];
    for (size_t i = 0; i < DIALOG_MAX_CHOICES; i++) {
        choices[i] = (struct dialog_choice){
            .table = "a table with a long name of many words",
            .column = arena_printf(f->arena, "the column with the number %zu of a good many more", i),
            .column_index = -1,
            .table_index = -1};
    }
    const struct dialog_item item = {"column", CSQL_COL_AMB, choices, DIALOG_MAX_CHOICES, -1};
    struct dialog_context context = {.embed = f->embed, .judge = f->judge, .question = "Show the column"};
    struct reader *reader = arena_alloc(f->arena, sizeof *reader);
    struct judgement judgement;
    *reader = (struct reader){
        .context = &context, .arena = f->arena, .items = &item, .item_count = 1, .text = "number 31"};
    assert_int_equal(reader_prepare(reader, 9, NULL), CSQL_OK);
    assert_int_equal(judge_reply(f->judge, reader, &judgement), CSQL_OK);
    assert_true(judgement.kept[0][0] >= 0);
    assert_true(judgement.kept[0][DIALOG_MAX_CHOICES - 1] < 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(network_is_the_one_that_was_trained, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_does_not_fit_is_not_judged, set_up, tear_down),
        cmocka_unit_test(absent_files_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
