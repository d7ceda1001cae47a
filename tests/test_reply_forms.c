/* What the rules alone must read: every row of tests/replies/forms. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../tools/reply_set.h"

#define DIRECTORY "tests/replies/forms"
#define LEAST_ROWS 80

static bool read_row(struct reply_set *set, struct embed *embed, const json *row) {
    struct dialog_context context;
    struct dialog_item items[DIALOG_MAX_ITEMS];
    size_t count = 0;
    assert_non_null(reply_set_row(set, row, &context, items, &count));
    context.embed = embed;
    const char *text = json_get_string(row, "reply");
    struct reply reply;
    assert_int_equal(dialog_read(&context, set->arena, items, count, text, strlen(text), &reply, NULL),
                     CSQL_OK);
    bool right = reply_set_expected(&reply, items, row);
    if (!right) {
        print_error("%s: \"%s\" is read as kind %d", json_get_string(row, "id"), text, (int)reply.kind);
        for (size_t i = 0; i < reply.item_count; i++) {
            print_error(" [");
            for (size_t c = 0; c < items[i].choice_count; c++) {
                print_error(reply.items[i].touched ? reply.items[i].keep[c] ? "1" : "0" : "-");
            }
            print_error("]");
        }
        print_error("\n");
    }
    return right;
}

static void forms_are_read(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct embed *embed = NULL;
    struct reply_set set;
    const char *directory = getenv("CLARISQL_DATADIR");
    assert_non_null(arena);
    assert_int_equal(embed_open(directory == NULL ? "data" : directory, &embed, NULL), CSQL_OK);
    assert_true(reply_set_open(&set, arena, DIRECTORY));
    char *text = reply_set_file(arena, DIRECTORY "/forms.jsonl");
    assert_non_null(text);
    size_t rows = 0, right = 0;
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json *row = NULL;
        assert_int_equal(json_parse(line, (size_t)(end - line), &row, NULL), CSQL_OK);
        right += read_row(&set, embed, row);
        rows++;
        json_free(row);
    }
    reply_set_close(&set);
    embed_close(embed);
    arena_free(arena);
    assert_true(rows >= LEAST_ROWS);
    assert_int_equal(right, rows);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forms_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
