/* Transcripts, outputs that are gone on with, and the simulated user, who needs no engine. */
#include "db_fixture.h"

#include "replay/replay.h"

static void write_text(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static void test_transcripts(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "talk.txt");
    write_text(
        path,
        "\"USER\" : \"Show the \"date\".\" \"AGENT\" : \"Which?\" \"USER\" : \"a\" \"AGENT\" : \"SELECT a\"\n"
        "\n\nUSER: one\nand more\nAGENT: Sorry, no.\n");
    struct lines *lines = NULL;
    struct record record;
    bool done = false;
    csql_error error = {.status = CSQL_OK};
    assert_int_equal(lines_open(path, &lines, &error), CSQL_OK);
    assert_int_equal(replay_transcript_next(lines, f->arena, "x", 1, &record, &done, &error), CSQL_OK);
    assert_int_equal(record.turn_count, 4);
    assert_string_equal(record.turns[0].text, "Show the \"date\".");
    assert_true(record.turns[1].agent && !record.turns[2].agent);
    assert_string_equal(record.turns[2].text, "a");
    assert_string_equal(record.sql, "SELECT a");
    assert_int_equal(replay_transcript_next(lines, f->arena, "x", 2, &record, &done, &error), CSQL_OK);
    assert_int_equal(record.turn_count, 2);
    assert_string_equal(record.turns[0].text, "one and more");
    assert_null(record.sql);
    assert_int_equal(replay_transcript_next(lines, f->arena, "x", 3, &record, &done, &error), CSQL_OK);
    assert_true(done);
    lines_close(lines);
    write_text(path, "no label\n");
    assert_int_equal(lines_open(path, &lines, &error), CSQL_OK);
    assert_int_equal(replay_transcript_next(lines, f->arena, "x", 1, &record, &done, &error), CSQL_BAD_DATA);
    lines_close(lines);
}

/* A torn line is done again; what is whole is not; another run's file is refused. */
static void test_output(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "pred.jsonl");
    static const char last[] = "{\"id\":\"b\",\"sql\":null}\n";
    write_text(path, "{\"id\":\"a\",\"sql\":\"SELECT 1\"}\n{\"id\":\"b\",\"sq");
    struct replay_output *output = NULL;
    const char *line = NULL;
    csql_error error = {.status = CSQL_OK};
    assert_int_equal(replay_output_open(path, &output, &error), CSQL_OK);
    assert_int_equal(replay_output_known(output, f->arena, "a", &line, &error), CSQL_OK);
    assert_string_equal(line, "{\"id\":\"a\",\"sql\":\"SELECT 1\"}");
    assert_int_equal(replay_output_known(output, f->arena, "b", &line, &error), CSQL_OK);
    assert_null(line);
    assert_int_equal(replay_output_append(output, last, strlen(last), &error), CSQL_OK);
    replay_output_close(output);
    char text[128] = "";
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_true(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    assert_string_equal(text, "{\"id\":\"a\",\"sql\":\"SELECT 1\"}\n{\"id\":\"b\",\"sql\":null}\n");
    assert_int_equal(replay_output_open(path, &output, &error), CSQL_OK);
    assert_int_equal(replay_output_known(output, f->arena, "z", &line, &error), CSQL_BAD_DATA);
    replay_output_close(output);
    /* what is torn is cut when something is appended, and not before */
    static const char torn[] = "{\"id\":\"a\",\"sql\":null}\n{\"id\":\"b\",\"sq";
    write_text(path, torn);
    assert_int_equal(replay_output_open(path, &output, &error), CSQL_OK);
    assert_int_equal(replay_output_known(output, f->arena, "z", &line, &error), CSQL_BAD_DATA);
    replay_output_close(output);
    memset(text, 0, sizeof text);
    assert_non_null(file = fopen(path, "r"));
    assert_true(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    assert_string_equal(text, torn);
    static const char *const others[] = {"no JSON\n",
                                         "no JSON",
                                         "{\"id\":\"a\"}\n",
                                         "{\"id\":7,\"sql\":null}\n",
                                         "{\"id\":\"a\",\"db_id\":\"x\",\"sql\":\"SELECT 1\"}\n{\"id\":\"b",
                                         "{\"id\":\"a\",\"sql\":\"SELECT 1\"}\na note"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        write_text(path, others[i]);
        assert_int_equal(replay_output_open(path, &output, &error), CSQL_BAD_DATA);
        assert_non_null(strstr(error.message, "is no result"));
        assert_null(output);
        memset(text, 0, sizeof text);
        assert_non_null(file = fopen(path, "r"));
        assert_true(fread(text, 1, sizeof text - 1, file) > 0);
        fclose(file);
        assert_string_equal(text, others[i]);
    }
    assert_int_not_equal(replay_output_open("/nowhere/at/all", &output, &error), CSQL_OK);
}

static const csql_element choices[] = {{.table = "orders", .column = "payment_date"},
                                       {.table = "orders", .column = "dispatch_date"},
                                       {.table = "orders", .column = "state"}};
static const struct record_element group[] = {
    {"orders", "payment_date", NULL}, {"orders", "dispatch_date", NULL}, {"orders", "state", NULL}};

static const char *reply_for(struct fixture *f, size_t target, enum record_reply kind, bool may_name,
                             uint64_t seed) {
    static const struct record_turn turn = {.agent = false, .text = "List the date"};
    struct record_pivot gold = {
        .term = "date", .start = 9, .end = 13, .target = &group[target], .group = group, .group_count = 3};
    struct record record = {
        .turns = &turn, .turn_count = 1, .pivots = &gold, .pivot_count = 1, .sql = "SELECT x FROM orders"};
    csql_pivot asked = {.term = "date", .start = 9, .end = 13, .group = choices, .group_count = 3};
    csql_answer answer = {.status = CSQL_AMBIGUOUS,
                          .pivots = &asked,
                          .pivot_count = 1,
                          .clarification = "By \"date\", do you mean dispatch_date, payment_date or state?"};
    struct replay_user user = {.kind = kind, .wanted = record.sql, .may_name = may_name, .seed = seed};
    const char *reply = replay_user_reply(f->arena, &record, &answer, &user);
    assert_non_null(reply);
    assert_null(strstr(reply, "SELECT"));
    return reply;
}

static void test_user(void **state) {
    struct fixture *f = *state;
    assert_string_equal(reply_for(f, 0, RECORD_REPLY_CONCISE_HELPFUL, true, 1), "payment_date");
    assert_string_equal(reply_for(f, 0, RECORD_REPLY_CONCISE_HELPFUL, false, 1), "payment date");
    /* a name of one word cannot be said in other words: by its place in the question back */
    assert_string_equal(reply_for(f, 2, RECORD_REPLY_CONCISE_HELPFUL, false, 1), "the third one");
    assert_string_equal(reply_for(f, 0, RECORD_REPLY_PARTIAL, true, 1), "payment");
    for (uint64_t seed = 0; seed < 50; seed++) {
        assert_non_null(strstr(reply_for(f, 1, RECORD_REPLY_VERBOSE_HELPFUL, false, seed), "dispatch date"));
        const char *shrug = reply_for(f, 1, RECORD_REPLY_UNHELPFUL, true, seed);
        assert_null(strstr(shrug, "dispatch"));
        assert_string_equal(shrug, reply_for(f, 1, RECORD_REPLY_UNHELPFUL, true, seed));
    }
}

#define test(function) cmocka_unit_test_setup_teardown(function, fixture_set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {test(test_transcripts), test(test_output), test(test_user)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
