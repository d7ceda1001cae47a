/* The question's structure beside its pivots, with the planner: what a general word may mean all at once. */
#include "session_fixture.h"

static const char script[] =
    "CREATE TABLE rivers (river_id INTEGER PRIMARY KEY, name TEXT, country TEXT, mean_flow_rate REAL,"
    " peak_flow_rate REAL, length REAL);"
    "INSERT INTO rivers VALUES (1, 'Aldan', 'Russia', 5060, 48500, 2273), (2, 'Ob', 'Russia', 12475, 40200,"
    " 3650), (3, 'Po', 'Italy', 1540, 10300, 652);"
    "CREATE TABLE shows (show_id INTEGER PRIMARY KEY, title TEXT, planned_seasons INTEGER,"
    " released_seasons INTEGER, network TEXT);"
    "INSERT INTO shows VALUES (1, 'Dark Coast', 5, 3, 'NBC'), (2, 'Low Tide', 2, 2, 'HBO'),"
    " (3, 'The Mill', 7, 1, 'HBO');"
    "CREATE TABLE rooms (room_id INTEGER PRIMARY KEY, name TEXT, floor INTEGER, listed_price REAL,"
    " discounted_price REAL, beds INTEGER);"
    "INSERT INTO rooms VALUES (1, 'Sea Suite', 4, 300, 250, 2), (2, 'Garden Twin', 1, 120, 90, 2),"
    " (3, 'Attic', 5, 80, 60, 1);";

#define MAX_SQL 4

static int open_conversation(void **state) {
    const csql_options options = {.cache_directory = ""};
    return conversation_set_up(state, script, &options);
}

static bool has_sql(const csql_answer *answer, const char *sql) {
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        if (strcmp(answer->interpretations[i].sql, sql) == 0) {
            return true;
        }
    }
    return false;
}

static void check(const csql_answer *answer, const char *text, const char *const *sql) {
    size_t count = 0;
    while (count < MAX_SQL && sql[count] != NULL) {
        if (!has_sql(answer, sql[count])) {
            for (size_t i = 0; i < answer->interpretation_count; i++) {
                print_error("%s\n", answer->interpretations[i].sql);
            }
            fail_msg("%s\nhas no reading %s", text, sql[count]);
        }
        count++;
    }
    if (answer->interpretation_count != count) {
        fail_msg("%s\nhas %zu readings, not %zu", text, answer->interpretation_count, count);
    }
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        sum += answer->interpretations[i].score;
        assert_true(i == 0 || answer->interpretations[i].score <= answer->interpretations[i - 1].score);
    }
    assert_true(count < 2 || (sum > 0.999 && sum < 1.001));
}

/* Each text is a turn; what the answer to it means. What was answered before a question is forgotten. */
static void all_is_meant_beside_each(void **state) {
    struct conversation *f = *state;
    static const struct {
        bool reply;
        const char *text, *sql[MAX_SQL];
    } rows[] = {
        {false,
         "What is the flow rate of the Ob?",
         {"SELECT mean_flow_rate FROM rivers WHERE name = 'Ob'",
          "SELECT peak_flow_rate FROM rivers WHERE name = 'Ob'",
          "SELECT mean_flow_rate, peak_flow_rate FROM rivers WHERE name = 'Ob'"}},
        {true, "the mean one", {"SELECT mean_flow_rate FROM rivers WHERE name = 'Ob'"}},
        {false,
         "Show the name and flow rate of all rivers.",
         {"SELECT name, mean_flow_rate FROM rivers", "SELECT name, peak_flow_rate FROM rivers",
          "SELECT name, mean_flow_rate, peak_flow_rate FROM rivers"}},
        {true, "both", {"SELECT name, mean_flow_rate, peak_flow_rate FROM rivers"}},
        {false,
         "How many seasons does Low Tide have?",
         {"SELECT planned_seasons FROM shows WHERE title = 'Low Tide'",
          "SELECT released_seasons FROM shows WHERE title = 'Low Tide'",
          "SELECT planned_seasons, released_seasons FROM shows WHERE title = 'Low Tide'"}},
        {false, /* no word of the names */
         "How much does the Attic cost?",
         {"SELECT listed_price FROM rooms WHERE name = 'Attic'",
          "SELECT discounted_price FROM rooms WHERE name = 'Attic'",
          "SELECT listed_price, discounted_price FROM rooms WHERE name = 'Attic'"}},
        {true, "the listed one", {"SELECT listed_price FROM rooms WHERE name = 'Attic'"}},
        {false,
         "Show the name and mean flow rate of all rivers.",
         {"SELECT name, mean_flow_rate FROM rivers"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csql_answer *answer = NULL;
        csql_error error = {0};
        if (!rows[i].reply) {
            csql_session_forget(f->session);
        }
        assert_int_equal(csql_session_turn(f->session, rows[i].text, strlen(rows[i].text), &answer, &error),
                         CSQL_OK);
        check(answer, rows[i].text, rows[i].sql);
        csql_answer_free(answer);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_is_meant_beside_each, open_conversation, conversation_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
