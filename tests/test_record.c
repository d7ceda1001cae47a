#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "record/lines.h"
#include "record/record.h"

#define CLEAR                                                                                                \
    "{\"id\":\"a\",\"db_id\":\"shop\",\"conversation\":[{\"role\":\"USER\",\"text\":\"How many?\"},"         \
    "{\"role\":\"AGENT\",\"text\":\"SELECT 1\"}],\"sql\":\"SELECT 1\"}"

static int set_up(void **state) {
    *state = arena_new();
    return *state ? 0 : -1;
}

static int tear_down(void **state) {
    arena_free(*state);
    return 0;
}

static csql_status parse(struct arena *arena, const char *text, struct record *out, csql_error *error) {
    return record_parse(arena, text, strlen(text), out, error);
}

/* What is written reads back as it was. */
static void test_round_trip(void **state) {
    struct record_element group[] = {{"Claims", "Date_Of_Loss", NULL},
                                     {"Claims", "City", "Ol\xC3\xA9 \"x\"\n"}};
    struct record_pivot pivot = {.term = "date",
                                 .start = 5,
                                 .end = 9,
                                 .mode = CSQL_COL_AMB,
                                 .subtype = "lexical",
                                 .target = &group[1],
                                 .group = group,
                                 .group_count = 2};
    csql_mode modes[] = {CSQL_COL_AMB};
    struct record_turn turns[] = {
        {false, "List date"}, {true, "Which?"}, {false, "the first"}, {true, "SELECT 1"}};
    struct record_reading readings[] = {{"SELECT 1", "one"}, {"SELECT 2", NULL}};
    struct record record = {.id = "x-1",
                            .db_id = "insurance",
                            .source_question = "List date of loss",
                            .source_sql = "SELECT 1",
                            .modes = modes,
                            .mode_count = 1,
                            .subtype = "lexical",
                            .facet = "uni",
                            .reply = RECORD_REPLY_PARTIAL,
                            .pivots = &pivot,
                            .pivot_count = 1,
                            .turns = turns,
                            .turn_count = 4,
                            .sql = "SELECT 1",
                            .readings = readings,
                            .reading_count = 2,
                            .seed = 7,
                            .tool = "0.1.0"};
    struct buffer out = buffer_new(1 << 20);
    record_print(&out, &record);
    assert_int_equal(out.status, CSQL_OK);
    assert_null(strchr(out.text, '\n'));
    struct record back;
    csql_error error = {.message = ""};
    csql_status status = record_parse(*state, out.text, out.length, &back, &error);
    assert_string_equal(error.message, "");
    assert_int_equal(status, CSQL_OK);
    assert_string_equal(back.id, "x-1");
    assert_string_equal(back.source_question, "List date of loss");
    assert_int_equal(back.mode_count, 1);
    assert_int_equal(back.modes[0], CSQL_COL_AMB);
    assert_int_equal(back.reply, RECORD_REPLY_PARTIAL);
    assert_int_equal(back.pivot_count, 1);
    assert_string_equal(back.pivots[0].term, "date");
    assert_string_equal(back.pivots[0].target->value, group[1].value);
    assert_null(back.pivots[0].group[0].value);
    assert_int_equal(back.turn_count, 4);
    assert_false(back.turns[2].agent);
    assert_string_equal(back.turns[3].text, "SELECT 1");
    assert_int_equal(back.reading_count, 2);
    assert_null(back.readings[1].rewrite);
    assert_int_equal(back.seed, 7);
    struct buffer again = buffer_new(1 << 20);
    record_print(&again, &back);
    assert_string_equal(again.text, out.text);
    buffer_free(&again);
    buffer_free(&out);
}

static void test_optional_members(void **state) {
    struct record record;
    assert_int_equal(parse(*state, CLEAR, &record, NULL), CSQL_OK);
    assert_string_equal(record.db_id, "shop");
    assert_null(record.source_sql);
    assert_null(record.facet);
    assert_null(record.tool);
    assert_int_equal(record.reply, RECORD_REPLY_NONE);
    assert_int_equal(record.seed, -1);
    assert_int_equal(record.pivot_count, 0);
}

static void test_numbers_as_values(void **state) {
    static const char text[] = "{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[{\"role\":\"USER\",\"text\":"
                               "\"in 2015\"}],\"pivots\":[{"
                               "\"term\":\"2015\",\"start\":3,\"end\":7,\"mode\":\"val_amb\",\"group\":[{"
                               "\"table\":\"t\",\"column\":\"c\","
                               "\"value\":2015},{\"table\":\"t\",\"column\":\"d\",\"value\":0.5}]}]}";
    struct record record;
    assert_int_equal(parse(*state, text, &record, NULL), CSQL_OK);
    assert_string_equal(record.pivots[0].group[0].value, "2015");
    assert_string_equal(record.pivots[0].group[1].value, "0.5");
}

#define PIVOT(body)                                                                                          \
    "{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[{\"role\":\"USER\",\"text\":\"the "                     \
    "date\"}],\"pivots\":["                                                                                  \
    "{" body "}]}"
#define WITH(body)                                                                                           \
    "{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[{\"role\":\"USER\",\"text\":\"q\"}]," body "}"

static void test_bad_lines(void **state) {
    static const struct {
        const char *text;
        csql_status status;
        const char *says;
    } cases[] = {
        {"", CSQL_BAD_JSON, "JSON"},
        {"{\"id\":", CSQL_BAD_JSON, "JSON"},
        {"{\"id\":\"\xff\"}", CSQL_BAD_TEXT, "UTF-8 at byte 7"},
        {"{\"id\":\"a\\u0000b\"}", CSQL_BAD_TEXT, "a NUL at byte 8"},
        {"{\"id\":\"\\\\\\u0000\"}", CSQL_BAD_TEXT, "a NUL at byte 9"},
        {"{\"id\":\"\\\\u0000\"}", CSQL_BAD_DATA, "\"db_id\""},
        {"[]", CSQL_BAD_DATA, "not a JSON object"},
        {"null", CSQL_BAD_DATA, "not a JSON object"},
        {"{}", CSQL_BAD_DATA, "\"id\""},
        {"{\"id\":7}", CSQL_BAD_DATA, "\"id\" is not a string"},
        {"{\"id\":\"a\"}", CSQL_BAD_DATA, "\"db_id\""},
        {"{\"id\":\"a\",\"db_id\":\"../x\"}", CSQL_BAD_DATA, "plain name"},
        {"{\"id\":\"a\",\"db_id\":\"..\"}", CSQL_BAD_DATA, "plain name"},
        {"{\"id\":\"a\",\"db_id\":\"\"}", CSQL_BAD_DATA, "plain name"},
        {"{\"id\":\"a\",\"db_id\":\"d\"}", CSQL_BAD_DATA, "\"conversation\""},
        {"{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":{}}", CSQL_BAD_DATA, "an array"},
        {"{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[]}", CSQL_BAD_DATA, "\"conversation\""},
        {"{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[1]}", CSQL_BAD_DATA, "USER or AGENT"},
        {"{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[{\"role\":\"user\",\"text\":\"q\"}]}",
         CSQL_BAD_DATA, "USER or AGENT"},
        {"{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[{\"role\":\"USER\"}]}", CSQL_BAD_DATA, "\"text\""},
        {"{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[{\"role\":\"AGENT\",\"text\":\"x\"}]}",
         CSQL_BAD_DATA, "begun by the USER"},
        {WITH("\"modes\":[\"col\"]"), CSQL_BAD_DATA, "a mode"},
        {WITH("\"modes\":[1]"), CSQL_BAD_DATA, "a mode"},
        {WITH("\"modes\":\"col_amb\""), CSQL_BAD_DATA, "an array"},
        {WITH("\"subtype\":\"other\""), CSQL_BAD_DATA, "lexical"},
        {WITH("\"facet\":\"two\""), CSQL_BAD_DATA, "multi"},
        {WITH("\"reply_kind\":\"helpful\""), CSQL_BAD_DATA, "reply kind"},
        {WITH("\"seed\":-1"), CSQL_BAD_DATA, "whole number"},
        {WITH("\"seed\":1.5"), CSQL_BAD_DATA, "whole number"},
        {WITH("\"seed\":\"1\""), CSQL_BAD_DATA, "whole number"},
        {WITH("\"sql\":1"), CSQL_BAD_DATA, "\"sql\" is not a string"},
        {WITH("\"source\":1"), CSQL_BAD_DATA, "an object"},
        {WITH("\"source\":{\"question\":\"q\"}"), CSQL_BAD_DATA, "\"sql\""},
        {WITH("\"readings\":[{}]"), CSQL_BAD_DATA, "\"sql\""},
        {WITH("\"pivots\":[7]"), CSQL_BAD_DATA, "objects"},
        {PIVOT("\"term\":\"date\""), CSQL_BAD_DATA, "mode"},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\""), CSQL_BAD_DATA, "span"},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\",\"start\":4,\"end\":9"), CSQL_BAD_DATA, "span"},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\",\"start\":4.5,\"end\":8"), CSQL_BAD_DATA, "span"},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\",\"start\":-1,\"end\":8"), CSQL_BAD_DATA, "span"},
        {PIVOT("\"term\":\"\",\"mode\":\"col_amb\",\"start\":4,\"end\":4"), CSQL_BAD_DATA, "span"},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\",\"start\":3,\"end\":7"), CSQL_BAD_DATA,
         "the text between"},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\",\"start\":4,\"end\":8,\"group\":[1]"), CSQL_BAD_DATA,
         "elements"},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\",\"start\":4,\"end\":8,\"group\":[{\"column\":\"c\"}]"),
         CSQL_BAD_DATA, "\"table\""},
        {PIVOT("\"term\":\"date\",\"mode\":\"col_amb\",\"start\":4,\"end\":8,\"target\":[]"), CSQL_BAD_DATA,
         "elements"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct record record;
        csql_error error = {.message = ""};
        csql_status status = parse(*state, cases[i].text, &record, &error);
        if (status != cases[i].status || !strstr(error.message, cases[i].says)) {
            fail_msg("%s: %s: %s", cases[i].text, csql_status_text(status), error.message);
        }
    }
}

static void test_caps(void **state) {
    struct buffer text = buffer_new(1 << 20);
    buffer_string(&text, "{\"id\":\"a\",\"db_id\":\"d\",\"conversation\":[");
    for (int i = 0; i <= RECORD_MAX_TURNS; i++) {
        buffer_string(&text, i ? "," : "");
        buffer_string(&text, "{\"role\":\"USER\",\"text\":\"q\"}");
    }
    buffer_string(&text, "]}");
    struct record record;
    assert_int_equal(record_parse(*state, text.text, text.length, &record, NULL), CSQL_TOO_LONG);
    buffer_free(&text);
}

static void write_file(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fputs(text, file) < 0, 0);
    assert_int_equal(fclose(file), 0);
}

static char *read_file(struct arena *arena, const char *path) {
    static char text[4096];
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    assert_int_equal(fclose(file), 0);
    return arena_copy(arena, text, length);
}

struct scratch {
    char path[64];
};

static struct scratch scratch_file(void) {
    struct scratch scratch = {"/tmp/clarisql-test-record-XXXXXX"};
    int file = mkstemp(scratch.path);
    assert_true(file >= 0);
    close(file);
    return scratch;
}

static void test_torn_last_line(void **state) {
    static const struct {
        const char *text;
        size_t records;
        bool warned;
    } cases[] = {
        {"", 0, false},
        {"\n\n  \n", 0, false},
        {CLEAR "\n", 1, false},
        {CLEAR, 1, false}, /* whole, though its end is missing */
        {CLEAR "\r\n" CLEAR "\n", 2, false},
        {CLEAR "\n{\"id\":\"b\",\"db", 1, true},
        {"{\"id\":\"b\",\"db", 0, true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct scratch scratch = scratch_file();
        write_file(scratch.path, cases[i].text);
        struct record_reader *reader = NULL;
        assert_int_equal(record_reader_open(scratch.path, &reader, NULL), CSQL_OK);
        struct record record;
        bool done = false;
        size_t count = 0;
        for (;;) {
            assert_int_equal(record_reader_next(reader, *state, &record, &done, NULL), CSQL_OK);
            if (done) {
                break;
            }
            count++;
        }
        assert_int_equal(count, cases[i].records);
        assert_int_equal(record_reader_warning(reader) != NULL, cases[i].warned);
        record_reader_close(reader);
        unlink(scratch.path);
    }
}

/* A bad line within the log is a failure that names it; reading goes on after it. */
static void test_bad_line_within(void **state) {
    struct scratch scratch = scratch_file();
    write_file(scratch.path, CLEAR "\nnonsense\n" CLEAR "\n");
    struct record_reader *reader = NULL;
    struct record record;
    csql_error error;
    bool done = false;
    assert_int_equal(record_reader_open(scratch.path, &reader, NULL), CSQL_OK);
    assert_int_equal(record_reader_next(reader, *state, &record, &done, &error), CSQL_OK);
    assert_int_equal(record_reader_next(reader, *state, &record, &done, &error), CSQL_BAD_JSON);
    assert_non_null(strstr(error.message, "line 2"));
    assert_int_equal(record_reader_line(reader), 2);
    assert_int_equal(record_reader_next(reader, *state, &record, &done, &error), CSQL_OK);
    assert_false(done);
    assert_int_equal(record_reader_next(reader, *state, &record, &done, &error), CSQL_OK);
    assert_true(done);
    record_reader_close(reader);
    unlink(scratch.path);
}

/* The disk is full in the middle of a line: that is said, and once there is room the log is whole. */
static void test_writer_goes_on_after_a_full_disk(void **state) {
    struct scratch scratch = scratch_file();
    struct record_writer *writer = NULL;
    struct record record;
    csql_error error = {.message = ""};
    struct rlimit limit, tight;
    struct stat file;
    assert_int_equal(parse(*state, CLEAR, &record, NULL), CSQL_OK);
    assert_int_equal(record_writer_open(scratch.path, &writer, NULL), CSQL_OK);
    assert_int_equal(record_writer_append(writer, &record, NULL), CSQL_OK);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    tight = limit;
    assert_int_equal(stat(scratch.path, &file), 0);
    tight.rlim_cur = (rlim_t)file.st_size + 10;
    (void)signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const csql_status status = record_writer_append(writer, &record, &error);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
    assert_int_equal(status, CSQL_IO);
    assert_non_null(strstr(error.message, "cannot write"));
    assert_int_equal(record_writer_append(writer, &record, NULL), CSQL_OK);
    record_writer_close(writer);
    const char *text = read_file(*state, scratch.path);
    const size_t half = (size_t)file.st_size;
    assert_int_equal(strlen(text), 2 * half);
    assert_memory_equal(text, text + half, half);
    unlink(scratch.path);
}

static void test_writer_mends_the_tail(void **state) {
    static const struct {
        const char *before, *kept;
    } cases[] = {
        {"", ""},
        {CLEAR "\n", CLEAR "\n"},
        {CLEAR, CLEAR "\n"},
        {"\n" CLEAR "\n{\"id\":\"b\",\"d", "\n" CLEAR "\n"},
        {CLEAR "\n{\"i", CLEAR "\n"},
        {"{\"id\":\"b\",\"d", ""},
    };
    struct record record;
    assert_int_equal(parse(*state, CLEAR, &record, NULL), CSQL_OK);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct scratch scratch = scratch_file();
        write_file(scratch.path, cases[i].before);
        struct record_writer *writer = NULL;
        assert_int_equal(record_writer_open(scratch.path, &writer, NULL), CSQL_OK);
        assert_int_equal(record_writer_append(writer, &record, NULL), CSQL_OK);
        /* The line is there before the writer is closed. */
        char *text = read_file(*state, scratch.path);
        size_t kept = strlen(cases[i].kept);
        assert_true(strlen(text) > kept && strncmp(text, cases[i].kept, kept) == 0);
        assert_true(strncmp(text + kept, "{\"id\":\"a\"", 9) == 0);
        assert_int_equal(text[strlen(text) - 1], '\n');
        record_writer_close(writer);
        unlink(scratch.path);
    }
}

/* What is no log, or ends in what is none, is not appended to, and not cut. */
static void test_writer_leaves_other_files(void **state) {
    static const char *const cases[] = {"a note",
                                        "a note\nanother",
                                        "{\n \"id\": \"a\"\n}\n",
                                        "{\"id\":\"a\",\"sql\":\"SELECT 1\"}",
                                        "{\"id\":\"a\",\"sql\":\"SELECT 1\"}\n{\"id\":\"b",
                                        "SQLite format 3\n",
                                        CLEAR "\na note"};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct scratch scratch = scratch_file();
        write_file(scratch.path, cases[i]);
        struct record_writer *writer = NULL;
        csql_error error;
        assert_int_equal(record_writer_open(scratch.path, &writer, &error), CSQL_BAD_DATA);
        assert_non_null(strstr(error.message, "is no log"));
        assert_null(writer);
        assert_string_equal(read_file(*state, scratch.path), cases[i]);
        unlink(scratch.path);
    }
}

/* A byte order mark is none of the first line; within the text it stays. */
static void test_byte_order_mark(void **state) {
    (void)state;
    static const char mark[] = "\xEF\xBB\xBF";
    struct scratch scratch = scratch_file();
    write_file(scratch.path, "\xEF\xBB\xBF"
                             "one\n\xEF\xBB\xBF"
                             "two\n");
    struct lines *lines = NULL;
    struct line line;
    bool done = false;
    assert_int_equal(lines_open(scratch.path, &lines, NULL), CSQL_OK);
    assert_int_equal(lines_next(lines, NULL, &line, &done, NULL), CSQL_OK);
    assert_string_equal(line.text, "one");
    assert_int_equal(line.length, 3);
    assert_int_equal(lines_next(lines, NULL, &line, &done, NULL), CSQL_OK);
    assert_memory_equal(line.text, mark, 3);
    lines_close(lines);
    unlink(scratch.path);
}

/* A line that never ends is told of, and is the end. */
static void test_endless_line(void **state) {
    (void)state;
    struct lines *lines = NULL;
    struct line line;
    bool done = false;
    csql_error error;
    assert_int_equal(lines_open("/dev/zero", &lines, NULL), CSQL_OK);
    assert_int_equal(lines_next(lines, NULL, &line, &done, &error), CSQL_TOO_LONG);
    assert_int_equal(lines_next(lines, NULL, &line, &done, &error), CSQL_IO);
    assert_non_null(strstr(error.message, "line 1 has no end"));
    assert_int_equal(lines_next(lines, NULL, &line, &done, &error), CSQL_OK);
    assert_true(done);
    lines_close(lines);
}

static void test_files_that_do_not_open(void **state) {
    (void)state;
    struct record_reader *reader = NULL;
    struct record_writer *writer = NULL;
    csql_error error;
    assert_int_equal(record_reader_open("/nonexistent-clarisql/log", &reader, &error), CSQL_NOT_FOUND);
    assert_non_null(strstr(error.message, "/nonexistent-clarisql/log"));
    assert_int_equal(record_reader_open("/tmp", &reader, &error), CSQL_IO);
    assert_int_equal(record_writer_open("/nonexistent-clarisql/log", &writer, &error), CSQL_IO);
    assert_int_equal(record_writer_open("/tmp", &writer, &error), CSQL_IO);
    assert_null(reader);
    assert_null(writer);
    record_reader_close(NULL);
    record_writer_close(NULL);
}

/* A line over the cap is skipped, and the next one is read. */
static void test_long_line(void **state) {
    (void)state;
    struct scratch scratch = scratch_file();
    FILE *file = fopen(scratch.path, "w");
    assert_non_null(file);
    for (size_t i = 0; i <= LINES_MAX_BYTES; i++) {
        putc('x', file);
    }
    assert_true(fputs("\nshort", file) >= 0);
    assert_int_equal(fclose(file), 0);
    struct lines *lines = NULL;
    struct line line;
    bool done = false;
    assert_int_equal(lines_open(scratch.path, &lines, NULL), CSQL_OK);
    assert_int_equal(lines_next(lines, NULL, &line, &done, NULL), CSQL_TOO_LONG);
    assert_int_equal(line.number, 1);
    assert_int_equal(lines_next(lines, NULL, &line, &done, NULL), CSQL_OK);
    assert_string_equal(line.text, "short");
    assert_true(line.torn);
    assert_int_equal(lines_next(lines, NULL, &line, &done, NULL), CSQL_OK);
    assert_true(done);
    lines_close(lines);
    unlink(scratch.path);
}

static void test_database_path(void **state) {
    const char *path = NULL;
    assert_int_equal(record_database_path(*state, "/data", "shop", &path, NULL), CSQL_OK);
    assert_string_equal(path, "/data/shop/shop.sqlite");
    static const char *const bad[] = {"", ".", "..", "a/b", "../a", "a\\b", "/etc"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(record_database_path(*state, "/data", bad[i], &path, NULL), CSQL_BAD_ARGUMENT);
        assert_null(path);
    }
}

/* Directories parted by colons: the first that has the database. */
static void test_database_paths(void **state) {
    char root[] = "/tmp/clarisql-test-XXXXXX", list[256], expected[256];
    assert_non_null(mkdtemp(root));
    for (int i = 0; i < 2; i++) {
        char name[256];
        snprintf(name, sizeof name, "%s/%s", root, i ? "b:c" : "a");
        assert_int_equal(mkdir(name, 0700), 0);
        snprintf(name, sizeof name, "%s/%s/shop", root, i ? "b:c" : "a");
        assert_int_equal(mkdir(name, 0700), 0);
        snprintf(name, sizeof name, "%s/%s/shop/shop.sqlite", root, i ? "b:c" : "a");
        FILE *file = fopen(name, "w");
        assert_non_null(file);
        assert_int_equal(fclose(file), 0);
    }
    const char *path = NULL;
    snprintf(list, sizeof list, "%s/none::%s/a", root, root);
    snprintf(expected, sizeof expected, "%s/a/shop/shop.sqlite", root);
    assert_int_equal(record_database_path(*state, list, "shop", &path, NULL), CSQL_OK);
    assert_string_equal(path, expected);
    /* a directory whose name has a colon is still one */
    snprintf(list, sizeof list, "%s/b:c", root);
    snprintf(expected, sizeof expected, "%s/b:c/shop/shop.sqlite", root);
    assert_int_equal(record_database_path(*state, list, "shop", &path, NULL), CSQL_OK);
    assert_string_equal(path, expected);
    for (int i = 0; i < 2; i++) {
        char name[256];
        snprintf(name, sizeof name, "%s/%s/shop/shop.sqlite", root, i ? "b:c" : "a");
        assert_int_equal(unlink(name), 0);
        *strrchr(name, '/') = '\0';
        assert_int_equal(rmdir(name), 0);
        *strrchr(name, '/') = '\0';
        assert_int_equal(rmdir(name), 0);
    }
    assert_int_equal(rmdir(root), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_round_trip, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_optional_members, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_numbers_as_values, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_bad_lines, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_caps, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_torn_last_line, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_bad_line_within, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_writer_goes_on_after_a_full_disk, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_writer_mends_the_tail, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_writer_leaves_other_files, set_up, tear_down),
        cmocka_unit_test(test_byte_order_mark),
        cmocka_unit_test(test_endless_line),
        cmocka_unit_test(test_files_that_do_not_open),
        cmocka_unit_test(test_long_line),
        cmocka_unit_test_setup_teardown(test_database_path, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_database_paths, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
