/* Replies read. Those of tests/replies/ were written before the reader, those of tests/replies/strangers/ and
 * tests/replies/visitors/ later, for databases of their own, by people who had not seen the reader; half of
 * each is kept aside and only counted. With SHOW_REPLIES in the environment what is read wrong is shown, with
 * SHOW_HELD_OUT the half kept aside too. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../tools/reply_set.h"

struct fixture {
    struct arena *arena;
    struct embed *embed;
    struct judge *judge;
};

static int set_up(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    f->arena = arena_new();
    assert_non_null(f->arena);
    const char *directory = getenv("CLARISQL_DATADIR");
    directory = directory == NULL ? "data" : directory;
    assert_int_equal(embed_open(directory, &f->embed, NULL), CSQL_OK);
    assert_int_equal(judge_open(directory, &f->judge, NULL), CSQL_OK);
    *state = f;
    return 0;
}

static int tear_down(void **state) {
    struct fixture *f = *state;
    judge_close(f->judge);
    embed_close(f->embed);
    arena_free(f->arena);
    free(f);
    return 0;
}

static void show(const struct reply *reply, const struct dialog_item *items, const json *row) {
    fprintf(stderr, "  %s %s: %s -> kind %d", json_get_string(row, "id"), json_get_string(row, "scenario"),
            json_get_string(row, "reply"), (int)reply->kind);
    for (size_t i = 0; i < reply->item_count; i++) {
        fprintf(stderr, " [");
        for (size_t c = 0; c < items[i].choice_count; c++) {
            fprintf(stderr, "%d", reply->items[i].touched ? reply->items[i].keep[c] : 7);
        }
        fprintf(stderr, "]");
    }
    fprintf(stderr, "\n");
}

static bool read_right(struct fixture *f, struct reply_set *set, const json *row, bool shown) {
    struct dialog_context context;
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t count = 0;
    assert_non_null(reply_set_row(set, row, &context, items, &count));
    context.embed = f->embed;
    context.judge = f->judge;
    for (size_t i = 0; context.db != NULL && i < count; i++) {
        for (size_t c = 0; c < items[i].choice_count; c++) {
            assert_true(items[i].choices[c].table_index >= 0);
            assert_true(items[i].choices[c].column == NULL || items[i].choices[c].column_index >= 0);
        }
    }
    const char *text = json_get_string(row, "reply");
    struct reply reply;
    assert_int_equal(dialog_read(&context, f->arena, items, count, text, strlen(text), &reply, NULL),
                     CSQL_OK);
    bool right = reply_set_expected(&reply, items, row);
    if (!right && shown && getenv("SHOW_REPLIES") != NULL) {
        show(&reply, items, row);
    }
    return right;
}

/* Counts right readings of one kind, the half kept aside apart. */
static void measure(struct fixture *f, const char *directory, const char *kind, double floor) {
    struct reply_set set;
    assert_true(reply_set_open(&set, f->arena, directory));
    char *text = reply_set_file(f->arena, arena_printf(f->arena, "%s/%s.jsonl", directory, kind));
    assert_non_null(text);
    size_t right[2] = {0}, count[2] = {0};
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json *row = NULL;
        assert_int_equal(json_parse(line, (size_t)(end - line), &row, NULL), CSQL_OK);
        bool held_out = false;
        assert_true(json_get_bool(row, "held_out", &held_out));
        right[held_out] += read_right(f, &set, row, !held_out || getenv("SHOW_HELD_OUT") != NULL);
        count[held_out]++;
        json_free(row);
    }
    reply_set_close(&set);
    print_message("%s/%s: %zu of %zu, kept aside %zu of %zu\n", directory, kind, right[0], count[0], right[1],
                  count[1]);
    assert_true(count[0] >= 20 && count[1] >= 20);
    /* The network has learned from the other half of the earlier set: what is kept aside counts as well. */
    assert_true((double)right[0] >= floor * (double)count[0]);
    assert_true((double)right[1] >= floor * (double)count[1]);
}

static void concise_replies_are_read(void **state) {
    measure(*state, "tests/replies", "concise", 0.97);
}

static void verbose_replies_are_read(void **state) {
    measure(*state, "tests/replies", "verbose", 0.97);
}

static void partial_replies_are_read(void **state) {
    measure(*state, "tests/replies", "partial", 0.93);
}

static void unhelpful_replies_are_told(void **state) {
    measure(*state, "tests/replies", "unhelpful", 0.93);
}

/* "Both", a change of mind, a question of its own, "not the first one". */
static void other_replies_are_read(void **state) {
    measure(*state, "tests/replies", "other", 0.9);
}

static void helpful_replies_of_strangers_are_read(void **state) {
    measure(*state, "tests/replies/strangers", "helpful", 0.88);
}

static void partial_replies_of_strangers_are_read(void **state) {
    measure(*state, "tests/replies/strangers", "partial", 0.84);
}

static void unhelpful_replies_of_strangers_are_told(void **state) {
    measure(*state, "tests/replies/strangers", "unhelpful", 0.94);
}

static void other_replies_of_strangers_are_read(void **state) {
    measure(*state, "tests/replies/strangers", "other", 0.84);
}

static void helpful_replies_of_visitors_are_read(void **state) {
    measure(*state, "tests/replies/visitors", "helpful", 0.88);
}

static void partial_replies_of_visitors_are_read(void **state) {
    measure(*state, "tests/replies/visitors", "partial", 0.86);
}

static void unhelpful_replies_of_visitors_are_told(void **state) {
    measure(*state, "tests/replies/visitors", "unhelpful", 0.94);
}

static void other_replies_of_visitors_are_read(void **state) {
    measure(*state, "tests/replies/visitors", "other", 0.86);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(concise_replies_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(verbose_replies_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(partial_replies_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(unhelpful_replies_are_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(other_replies_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(helpful_replies_of_strangers_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(partial_replies_of_strangers_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(unhelpful_replies_of_strangers_are_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(other_replies_of_strangers_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(helpful_replies_of_visitors_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(partial_replies_of_visitors_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(unhelpful_replies_of_visitors_are_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(other_replies_of_visitors_are_read, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
