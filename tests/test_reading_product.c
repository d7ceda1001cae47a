/* Readings of a question's structure times what its other words may mean: all of them, ranked, and asked
 * about one facet at a time. */
#include "session_fixture.h"

#include <math.h>

static const char script[] =
    "CREATE TABLE studios (studio_id INTEGER PRIMARY KEY, name TEXT, town TEXT);"
    "CREATE TABLE courses (course_id INTEGER PRIMARY KEY, course_name TEXT, level TEXT, start_date TEXT,"
    " end_date TEXT);"
    "CREATE TABLE studio_courses (studio_id INTEGER REFERENCES studios (studio_id),"
    " course_id INTEGER REFERENCES courses (course_id));"
    "INSERT INTO studios VALUES (1, 'Ilex', 'Bath'), (2, 'Sorrel', 'York');"
    "INSERT INTO courses VALUES (1, 'Pottery', 'easy', '2020-01-01', '2021-01-01'),"
    " (2, 'Etching', 'hard', '2020-02-01', '2021-03-01'), (3, 'Glazing', 'easy', '2019-01-01', '2020-02-02');"
    "INSERT INTO studio_courses VALUES (1, 1), (1, 2), (2, 1), (2, 3);";

static int open_conversation(void **state) {
    const csql_options options = {.cache_directory = ""};
    return conversation_set_up(state, script, &options);
}

static csql_answer *tell(struct conversation *f, const char *text) {
    csql_error error = {0};
    csql_answer *answer = NULL;
    assert_int_equal(csql_session_turn(f->session, text, strlen(text), &answer, &error), CSQL_OK);
    assert_non_null(answer);
    return answer;
}

static bool has_mode(const csql_answer *answer, csql_mode mode) {
    for (size_t i = 0; i < answer->pivot_count; i++) {
        if (answer->pivots[i].mode == mode) {
            return true;
        }
    }
    return false;
}

/* Readings that hold both texts. */
static size_t count_with(const csql_answer *answer, const char *one, const char *other) {
    size_t count = 0;
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        const char *sql = answer->interpretations[i].sql;
        count += strstr(sql, one) != NULL && strstr(sql, other) != NULL;
    }
    return count;
}

static void both_facets_multiply(void **state) {
    csql_answer *answer = tell(*state, "What are the dates of the courses that each studio offers?");
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    assert_true(has_mode(answer, CSQL_SCOPE_AMB));
    assert_true(has_mode(answer, CSQL_COL_AMB));
    assert_int_equal(answer->interpretation_count, 4);
    assert_int_equal(count_with(answer, "start_date", "HAVING"), 1);
    assert_int_equal(count_with(answer, "end_date", "HAVING"), 1);
    assert_int_equal(count_with(answer, "start_date", ""), 2);
    double total = 0, before = 1;
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        total += answer->interpretations[i].score;
        assert_true(answer->interpretations[i].score <= before);
        before = answer->interpretations[i].score;
        for (size_t k = 0; k < i; k++) {
            assert_string_not_equal(answer->interpretations[i].rewrite, answer->interpretations[k].rewrite);
        }
    }
    assert_true(fabs(total - 1) < 1e-9);
    csql_answer_free(answer);
}

static void one_facet_is_asked_at_a_time(void **state) {
    struct conversation *f = *state;
    csql_answer *answer = tell(f, "What are the dates of the courses that each studio offers?");
    bool structure = strstr(answer->clarification, "Do you want") != NULL;
    assert_true(structure != (strstr(answer->clarification, "start_date") != NULL)); /* one of the two */
    assert_null(strstr(answer->clarification, "JOIN"));
    assert_null(strstr(answer->clarification, "GROUP"));
    csql_answer_free(answer);
    answer = tell(f, "2");
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    assert_int_equal(answer->interpretation_count, 2); /* the other facet is left */
    assert_true(structure != (strstr(answer->clarification, "Do you want") != NULL));
    csql_answer_free(answer);
    answer = tell(f, "2");
    assert_int_equal(answer->status, CSQL_ANSWERED);
    assert_int_equal(answer->interpretation_count, 1);
    csql_answer_free(answer);
}

static void what_the_wording_settles_is_no_facet(void **state) {
    csql_answer *answer = tell(*state, "For each studio, what are the dates of the courses that it offers?");
    assert_false(has_mode(answer, CSQL_SCOPE_AMB));
    assert_int_equal(count_with(answer, "HAVING", ""), 0);
    assert_true(answer->interpretation_count <= 2);
    csql_answer_free(answer);
}

static void words_of_the_structure_are_no_facet(void **state) {
    csql_answer *answer = tell(*state, "What courses does each studio offer?");
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    assert_int_equal(answer->pivot_count, 1);
    assert_int_equal(answer->interpretation_count, 2);
    csql_answer_free(answer);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_conversation, conversation_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(both_facets_multiply),
        TEST(one_facet_is_asked_at_a_time),
        TEST(what_the_wording_settles_is_no_facet),
        TEST(words_of_the_structure_are_no_facet),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
