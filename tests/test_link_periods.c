/* Spans of time as values of a question. */
#include "link_fixture.h"

static const char CLUB[] =
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, held_on TEXT, guests INTEGER, guests_last_month INTEGER);"
    "INSERT INTO visit VALUES (1,'2024-03-05',3,1),(2,'2023-04-05',4,2);"
    "CREATE TABLE song (id INTEGER PRIMARY KEY, title TEXT);"
    "INSERT INTO song VALUES (1,'Yesterday'),(2,'Last Night'),(3,'Next Year');";

static int set_up(void **state) {
    assert_int_equal(setenv("CLARISQL_TODAY", "2024-03-31", 1), 0);
    return world_set_up(state, CLUB);
}

static int tear_down(void **state) {
    assert_int_equal(unsetenv("CLARISQL_TODAY"), 0);
    return world_tear_down(state);
}

static struct linked link_of(struct world *w, const char *question) {
    struct linked linked;
    assert_int_equal(link_question(w->schema, w->fixture->arena, question, strlen(question), &linked, NULL),
                     CSQL_OK);
    return linked;
}

static void spans_are_values(void **state) {
    static const struct {
        const char *question, *span;
        enum link_value_kind kind;
        const char *text, *until;
        bool relative;
    } rows[] = {
        {"visits last year", "last year", LINK_NUMBER, "2023", NULL, true},
        {"visits since last year?", "last year", LINK_NUMBER, "2023", NULL, true},
        {"this month's visits", "this month", LINK_DATE, "2024-03", NULL, true},
        {"visits today", "today", LINK_DATE, "2024-03-31", NULL, true},
        {"visits over the last 30 days", "the last 30 days", LINK_DATE, "2024-03-01", "2024-03-31", true},
        {"visits last week", "last week", LINK_DATE, "2024-03-18", "2024-03-24", true},
        {"visits held between January and March 2025", "between January and March 2025", LINK_DATE, "2025-01",
         "2025-03", false},
        {"visits in May or July 2024", "May", LINK_DATE, "2024-05", NULL, false},
        {"visits in the first quarter of 2023", "the first quarter of 2023", LINK_DATE, "2023-01", "2023-03",
         false},
        {"visits of Q3 2023", "Q3 2023", LINK_DATE, "2023-07", "2023-09", false},
        {"visits in the second half of 2023", "the second half of 2023", LINK_DATE, "2023-07", "2023-12",
         false},
        {"visits in the 1990s", "the 1990s", LINK_DATE, "1990", "1999", false},
        {"visits in January this year", "January this year", LINK_DATE, "2024-01", NULL, false},
        {"visits since Aug 1 last year", "Aug 1 last year", LINK_DATE, "2023-08-01", NULL, false},
        {"\"a b\" and visits last year", "last year", LINK_NUMBER, "2023", NULL, true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i].question);
        const struct link_value *found = NULL;
        for (size_t v = 0; v < linked.value_count; v++) {
            const struct link_value *value = &linked.values[v];
            const size_t start = linked.words[value->first].start, end = linked.words[value->last - 1].end;
            bool here = end - start == strlen(rows[i].span) &&
                        memcmp(linked.question + start, rows[i].span, end - start) == 0;
            found = here && strcmp(value->text, rows[i].text) == 0 ? value : found;
        }
        if (found == NULL) {
            fail_msg("%s: no value", rows[i].question);
        }
        assert_int_equal(found->kind, rows[i].kind);
        assert_int_equal(found->relative, rows[i].relative);
        assert_int_equal(found->until != NULL, rows[i].until != NULL);
        assert_true(rows[i].until == NULL || strcmp(found->until, rows[i].until) == 0);
    }
}

static void what_is_called_so_is_no_date(void **state) {
    static const char *const rows[] = {
        "the guests of last month",      "who sings Yesterday",         "the song next year",
        "songs called \"last year\"",    "the last five visits",        "the last visit",
        "the guests of the last visits", "the current number of guests"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked = link_of(*state, rows[i]);
        for (size_t v = 0; v < linked.value_count; v++) {
            if (linked.values[v].relative) {
                fail_msg("%s: a date", rows[i]);
            }
        }
    }
}

/* Months, and what is told from a date, take their year from the query before. */
static void turns_lean_on_its_dates(void **state) {
    static const char month[] = "the number of visits where the year and month of held on is 2024-01";
    static const char year[] = "the number of visits where the year of held on is 2023, for each guests";
    static const char packed[] = "the number of visits where held on is at least 20240215";
    static const char none[] = "the number of visits where guests is more than 2023";
    static const struct {
        const char *turn, *before, *text; /* NULL: no date */
    } rows[] = {
        {"and March?", month, "2024-03"},
        {"April instead", month, "2024-04"},
        {"only march", year, "2023-03"},
        {"make it may", month, "2024-05"},
        {"and the month before", month, "2023-12"},
        {"vs a month later", packed, "2024-03"},
        {"the year before that", month, "2023-01"},
        {"the year before", year, "2022"},
        {"and June the year before", packed, "2023-06"},
        {"and March?", none, NULL},
        {"the month before", year, NULL}, /* of no month */
        {"those who may visit", month, NULL},
        {"the guests, if I may", month, NULL},
        {"and \"March\"", month, NULL},
        {"the guests of last year", month, "2023"}, /* reckoned from today */
    };
    struct world *w = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked;
        const char *found = NULL;
        assert_int_equal(link_follow_up(w->schema, w->fixture->arena, rows[i].turn, strlen(rows[i].turn),
                                        rows[i].before, "", &linked, NULL),
                         CSQL_OK);
        for (size_t v = 0; v < linked.value_count; v++) {
            const struct link_value *value = &linked.values[v];
            const bool dated = value->kind == LINK_DATE || value->relative || strlen(value->text) == 4;
            found = value->last <= linked.own && dated ? value->text : found;
        }
        if ((found == NULL) != (rows[i].text == NULL) ||
            (found != NULL && strcmp(found, rows[i].text) != 0)) {
            fail_msg("%s: %s", rows[i].turn, found != NULL ? found : "no date");
        }
    }
}

/* Many spans in a long question: what has no room stays as it is. */
static void long_questions_are_linked(void **state) {
    struct world *w = *state;
    const char *question = "visits";
    for (size_t i = 0; i < LINK_MAX_WORDS; i++) {
        question = arena_printf(w->fixture->arena, "%s last month 'a b'", question);
    }
    const struct linked linked = link_of(w, question);
    assert_true(linked.word_count <= LINK_MAX_WORDS);
    for (size_t i = 0; i < linked.value_count; i++) {
        assert_true(linked.values[i].first < linked.values[i].last);
        assert_true(linked.values[i].last <= linked.word_count);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(spans_are_values, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_called_so_is_no_date, set_up, tear_down),
        cmocka_unit_test_setup_teardown(turns_lean_on_its_dates, set_up, tear_down),
        cmocka_unit_test_setup_teardown(long_questions_are_linked, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
