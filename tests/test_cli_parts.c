/* The parts of the program that need no database: options, widths, wrapping, suggestions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "base/written.h"
#include "cli/commands.h"
#include "cli/dot.h"
#include "cli/options.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/terminal.h"

/* Values as they stand in the text. */
static void test_written(void **state) {
    (void)state;
    static const struct {
        const char *object, *value; /* of "id" */
    } cases[] = {
        {"{\"id\":100000000000000000000000000000}", "100000000000000000000000000000"},
        {" { \"a\" : {\"id\":1,\"b\":[\"}\",2]} , \"id\" : -1.50e+7 , \"c\":3}", "-1.50e+7"},
        {"{\"a\\\"id\":1,\"id\":\"x,\\\"}y\"}", "\"x,\\\"}y\""},
        {"{\"a\":[[],{}],\"id\":[1,{\"b\":2}],\"id\":3}", "[1,{\"b\":2}]"},
        {"{\"a\":\"id\"}", NULL},
        {"[\"id\",1]", NULL},
        {"{}", NULL},
        {"7", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct written found;
        assert_int_equal(written_find(cases[i].object, "id", &found), cases[i].value != NULL);
        if (cases[i].value) {
            assert_int_equal(found.length, strlen(cases[i].value));
            assert_memory_equal(found.value, cases[i].value, found.length);
        }
    }
    const char *at = written_begin(" [[1, 2], {\"a\":1},\n3 ]");
    static const char *const elements[] = {"[1, 2]", "{\"a\":1}", "3"};
    struct written element;
    for (size_t i = 0; i < sizeof elements / sizeof *elements; i++) {
        assert_true(written_next(&at, &element));
        assert_null(element.name);
        assert_int_equal(element.length, strlen(elements[i]));
        assert_memory_equal(element.value, elements[i], element.length);
    }
    assert_false(written_next(&at, &element));
    static const char *const numbers[] = {"0", "-0", "12", "1.0", "1e999", "-1.5E-3"};
    static const char *const others[] = {"", "-", "01", "1.", ".5", "1e", "1e+", "+1", "1x", "true", "\"1\""};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        assert_true(written_is_number(numbers[i], strlen(numbers[i])));
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_false(written_is_number(others[i], strlen(others[i])));
    }
}

static void test_width(void **state) {
    (void)state;
    static const struct {
        const char *text;
        size_t width;
    } cases[] = {
        {"", 0},
        {"abc", 3},
        {"Ol\xC3\xA9", 3},
        {"e\xCC\x81", 1},                /* e and a combining acute */
        {"\xE6\x97\xA5\xE6\x9C\xAC", 4}, /* two wide characters */
        {"\xF0\x9F\x98\x80", 2},         /* an emoji */
        {"a\tb\n", 4},                   /* pictures of a tab and a newline */
        {"\033[31m", 5},                 /* an escape is shown, not sent */
        {"\xFF\xFE", 2},                 /* bytes that are no UTF-8 */
        {"\xE2\x80\xAE"
         "abc",
         4}, /* a right-to-left override */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(visible_width(cases[i].text, strlen(cases[i].text)), cases[i].width);
    }
}

static void test_cut(void **state) {
    (void)state;
    static const struct {
        const char *text;
        size_t width;
        const char *shown;
    } cases[] = {
        {"abcdef", 0, "abcdef"},
        {"abcdef", 6, "abcdef"},
        {"abcdef", 5, "abcd\xE2\x80\xA6"},
        {"abcdef", 1, "\xE2\x80\xA6"},
        {"\xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E", 5, "\xE6\x97\xA5\xE6\x9C\xAC\xE2\x80\xA6"},
        {"\xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E", 4, "\xE6\x97\xA5\xE2\x80\xA6"},
        {"e\xCC\x81"
         "e\xCC\x81"
         "e\xCC\x81",
         2, "e\xCC\x81\xE2\x80\xA6"},
        {"a\nb", 0,
         "a\xE2\x90\x8A"
         "b"},
        {"a\033b", 0,
         "a\xE2\x90\x9B"
         "b"},
        {"a\xC2\x9B"
         "b",
         0,
         "a\xEF\xBF\xBD"
         "b"},
        {"\xC3", 0, "\xEF\xBF\xBD"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer out = buffer_new(100);
        size_t width = visible_add(&out, cases[i].text, strlen(cases[i].text), cases[i].width);
        assert_string_equal(buffer_text(&out), cases[i].shown);
        assert_int_equal(width, visible_width(out.text, out.length));
        assert_true(cases[i].width == 0 || width <= cases[i].width);
        buffer_free(&out);
    }
}

static void test_wrap(void **state) {
    (void)state;
    static const struct {
        const char *text;
        size_t width, bytes;
    } cases[] = {
        {"one two three", 0, 13}, {"one two three", 13, 13}, {"one two three", 9, 8},
        {"one two three", 3, 4},  {"abcdef", 4, 4},          {"\xE6\x97\xA5\xE6\x9C\xAC", 1, 3},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(visible_wrap(cases[i].text, strlen(cases[i].text), cases[i].width), cases[i].bytes);
    }
}

static bool parse(const char *line, struct options *options, int *count, char **words) {
    static char copy[256];
    int argc = 1;
    words[0] = "clarisql";
    strcpy(copy, line);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        words[argc++] = word;
    }
    words[argc] = NULL;
    return options_parse(argc, words, options, count);
}

static void test_options(void **state) {
    (void)state;
    char *words[32];
    struct options options;
    int count = 0;
    assert_true(parse("x.db", &options, &count, words));
    assert_int_equal(count, 1);
    assert_int_equal(options.top, 5);
    assert_int_equal(options.patience, 3);
    assert_int_equal(options.jobs, 1);
    assert_true(parse("ask --json a.db q --top=3 --timeout 0.5 -q -m csv --color never -- --x", &options,
                      &count, words));
    assert_int_equal(count, 4);
    assert_string_equal(words[1], "ask");
    assert_string_equal(words[4], "--x");
    assert_true(options.json && options.quiet && !options.help);
    assert_int_equal(options.top, 3);
    assert_int_equal(options.timeout_ms, 500);
    assert_int_equal(options.mode, RENDER_CSV);
    assert_int_equal(options.color, COLOR_NEVER);
    assert_true(parse("--timeout 0.0001", &options, &count, words));
    assert_int_equal(options.timeout_ms, 1);
}

static void test_bad_options(void **state) {
    (void)state;
    static const char *const lines[] = {
        "--bogus",
        "-Z",
        "--top",
        "--top x",
        "--top -1",
        "--top 0",
        "--top 1x",
        "--jobs 0",
        "--jobs 99999999999999999999",
        "--timeout x",
        "--timeout -1",
        "--timeout nan",
        "--mode tab",
        "--mode",
        "--color sometimes",
        "--json=yes",
        "--completion tcsh",
        "--max-rows 0",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char *words[32];
        struct options options;
        int count = 0;
        if (parse(lines[i], &options, &count, words)) {
            fail_msg("%s was taken", lines[i]);
        }
    }
    char *words[] = {"clarisql", "--log", "", NULL};
    struct options options;
    int count = 0;
    assert_false(options_parse(3, words, &options, &count));
}

/* What an option's list of commands names exists. */
static void test_tables_agree(void **state) {
    (void)state;
    assert_true(option_entry_count <= 64); /* options.given has a bit each */
    for (size_t i = 0; i < command_count; i++) {
        for (size_t j = 0; j < i; j++) {
            assert_string_not_equal(command_table[i].name, command_table[j].name);
        }
        assert_true(option_belongs(&option_entries[0], command_table[i].name));
    }
    for (size_t i = 0; i < option_entry_count; i++) {
        for (size_t j = 0; j < i; j++) {
            assert_string_not_equal(option_entries[i].name, option_entries[j].name);
            assert_true(!option_entries[i].letter || option_entries[i].letter != option_entries[j].letter);
        }
        assert_int_equal(option_entries[i].kind == OPTION_FLAG, option_entries[i].argument == NULL);
    }
    for (size_t i = 1; i < dot_command_count; i++) {
        assert_true(strcmp(dot_commands[i - 1].name, dot_commands[i].name) < 0);
    }
}

static void test_dot_find(void **state) {
    (void)state;
    static const struct {
        const char *name, *found;
    } cases[] = {
        {".help", ".help"}, {".q", ".quit"},  {".sc", ".schema"}, {".s", NULL},
        {".", NULL},        {".helpx", NULL}, {".ti", ".timer"},  {".HELP", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct dot_command *command = dot_find(cases[i].name, strlen(cases[i].name));
        if (cases[i].found) {
            assert_non_null(command);
            assert_string_equal(command->name, cases[i].found);
        } else {
            assert_null(command);
        }
    }
}

static void test_nearest(void **state) {
    (void)state;
    static const char *const names[] = {"chat", "ask", "localize"};
    static const struct {
        const char *word, *nearest;
    } cases[] = {{"aks", "ask"}, {"localise", "localize"}, {"caht", "chat"}, {"xyz", NULL}, {"", NULL}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *nearest = report_nearest(cases[i].word, names, 3, sizeof *names);
        if (cases[i].nearest) {
            assert_non_null(nearest);
            assert_string_equal(nearest, cases[i].nearest);
        } else {
            assert_null(nearest);
        }
    }
}

static void test_progress(void **state) {
    (void)state;
    static const struct {
        struct progress progress;
        double seconds;
        const char *text;
    } cases[] = {
        {{.what = "items", .done = 30, .share = NAN}, 2, "30 items, 15 a second"},
        {{.what = "items", .done = 3, .share = 0.25, .metric = "EA", .sum = 2, .count = 3},
         2,
         "3 items, 1.5 a second, EA 66.7, 0:06 left"},
        {{.what = "items", .done = 10, .share = 0.01}, 60, "10 items, 0.2 a second, 1 h 39 min left"},
        /* what an earlier run did took no time of this one */
        {{.what = "items", .done = 50, .skipped = 40, .share = 0.6, .at_start = 0.5},
         100,
         "50 items, 0.1 a second, 6:40 left"},
        {{.what = "items", .done = 5, .skipped = 5, .share = 0.5, .at_start = 0.5}, 0, "5 items"},
        {{.what = "items", .done = 4, .share = 1}, 2, "4 items, 2.0 a second, 0:00 left"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct buffer text = buffer_new(256);
        progress_text(&cases[i].progress, cases[i].seconds, &text);
        assert_string_equal(buffer_text(&text), cases[i].text);
        buffer_free(&text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_written),      cmocka_unit_test(test_width),
        cmocka_unit_test(test_cut),          cmocka_unit_test(test_wrap),
        cmocka_unit_test(test_options),      cmocka_unit_test(test_bad_options),
        cmocka_unit_test(test_tables_agree), cmocka_unit_test(test_dot_find),
        cmocka_unit_test(test_nearest),      cmocka_unit_test(test_progress),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
