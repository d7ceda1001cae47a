/* Follow-ups through the whole engine: what they say of the answer before, of what replies settled, and of
 * what is shown. Each turn ends in a query that was worked out by hand. */
#include "session_fixture.h"

#include "session/internal.h"

static const char script[] =
    "CREATE TABLE growers (grower_id INTEGER PRIMARY KEY, grower_name TEXT, home_phone TEXT,"
    " mobile_phone TEXT, valley TEXT);"
    "CREATE TABLE orchards (orchard_id INTEGER PRIMARY KEY, grower_id INTEGER REFERENCES growers (grower_id),"
    " orchard_name TEXT, planted_year INTEGER);"
    "CREATE TABLE crates (crate_id INTEGER PRIMARY KEY, orchard_id INTEGER REFERENCES orchards (orchard_id),"
    " gross_weight REAL, net_weight REAL, packing_cost REAL, freight_cost REAL, variety TEXT, grade TEXT);"
    "INSERT INTO growers VALUES (1, 'Ada Pell', '11', '21', 'Upper'), (2, 'Ben Roe', '12', '22', 'Lower'),"
    " (3, 'Cy Dow', '13', '23', 'Upper');"
    "INSERT INTO orchards VALUES (1, 1, 'Hillside', 1995), (2, 2, 'Millfield', 1996), (3, 1, 'Longacre', "
    "1995);"
    "INSERT INTO crates VALUES (1, 1, 12, 10, 3, 5, 'Russet', 'bruised'), (2, 2, 9, 8.5, 4, 2, 'Pippin',"
    " 'clean'), (3, 3, 20, 17, 2, 7, 'Russet', 'clean'), (4, 1, 15, 11, 1, 6, 'Pippin', 'bruised');";

static int open_conversation(void **state) {
    const csql_options options = {.cache_directory = "", .keep_context = 1};
    return conversation_set_up(state, script, &options);
}

struct line {
    const char *text, *sql; /* sql "?": it asks back; NULL: there is no query */
};

static void converse(void **state, const struct line *lines) {
    struct conversation *f = *state;
    csql_session_cancel(f->session);
    csql_session_forget(f->session);
    for (size_t i = 0; lines[i].text != NULL; i++) {
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_turn(f->session, lines[i].text, strlen(lines[i].text), &answer, NULL),
                         CSQL_OK);
        const char *got = answer->status == CSQL_AMBIGUOUS ? "?" : answer->sql;
        if ((got == NULL) != (lines[i].sql == NULL) || (got != NULL && strcmp(got, lines[i].sql) != 0)) {
            fail_msg("turn %zu, \"%s\": %s", i, lines[i].text, got == NULL ? "no query" : got);
        }
        csql_answer_free(answer);
    }
}

#define TALK(name, ...)                                                                                      \
    static void name(void **state) {                                                                         \
        static const struct line lines[] = {__VA_ARGS__, {NULL, NULL}};                                      \
        converse(state, lines);                                                                              \
    }

#define BRUISED " FROM crates WHERE grade = 'bruised'"

/* ---- what is shown too ---- */

TALK(too_adds_to_what_is_shown, {"Show the variety of bruised crates", "SELECT variety" BRUISED},
     {"show the net weight too", "SELECT variety, net_weight" BRUISED},
     {"the freight cost as well", "SELECT variety, net_weight, freight_cost" BRUISED},
     {"show the orchard name too", "SELECT T1.variety, T1.net_weight, T1.freight_cost, T2.orchard_name FROM "
                                   "crates AS T1 JOIN orchards AS T2 "
                                   "ON T1.orchard_id = T2.orchard_id WHERE T1.grade = 'bruised'"})

TALK(too_reaches_a_table_further_on, {"Show the variety of bruised crates", "SELECT variety" BRUISED},
     {"show the grower name too",
      "SELECT T1.variety, T3.grower_name FROM crates AS T1 JOIN orchards AS T2 ON T1.orchard_id = "
      "T2.orchard_id JOIN growers AS T3 ON T2.grower_id = T3.grower_id WHERE T1.grade = 'bruised'"})

#define PLANTED "SELECT orchard_name FROM orchards WHERE planted_year = 1995"
#define WITH_PHONE(column)                                                                                   \
    "SELECT T1.orchard_name, T2." column " FROM orchards AS T1 JOIN growers AS T2 ON T1.grower_id = "        \
    "T2.grower_id WHERE T1.planted_year = 1995"

TALK(too_holds_when_it_is_asked_about, {"List orchards planted in 1995", PLANTED},
     {"show the grower's phone too", "?"}, {"mobile", WITH_PHONE("mobile_phone")},
     {"no, home", WITH_PHONE("home_phone")})

/* ---- what was settled, and what is shown ---- */

#define GROSS "SELECT gross_weight" BRUISED

TALK(a_settled_word_keeps_its_meaning, {"Show the weight of bruised crates", "?"}, {"gross", GROSS},
     {"sort by weight", GROSS " ORDER BY gross_weight"},
     {"only weight over 13", GROSS " AND gross_weight > 13 ORDER BY gross_weight"},
     {"also show the weight",
      "SELECT gross_weight, net_weight" BRUISED " AND gross_weight > 13 ORDER BY gross_weight"})

TALK(a_word_means_the_column_shown, {"Show the net weight of bruised crates", "SELECT net_weight" BRUISED},
     {"only weight over 10", "SELECT net_weight" BRUISED " AND net_weight > 10"},
     {"sort by weight", "SELECT net_weight" BRUISED " AND net_weight > 10 ORDER BY net_weight"})

/* ---- what is taken back ---- */

TALK(no_takes_back_and_denies_nothing, {"List orchards planted in 1995", PLANTED},
     {"nope, 1996", "SELECT orchard_name FROM orchards WHERE planted_year = 1996"},
     {"no, the growers",
      "SELECT T1.grower_name FROM growers AS T1 JOIN orchards AS T2 ON T1.grower_id = T2.grower_id WHERE "
      "T2.planted_year = 1996"})

TALK(no_before_a_question_is_none_of_it, {"List orchards planted in 1995", PLANTED},
     {"no, how many crates are there?", "SELECT count(*) FROM crates"})

TALK(one_is_no_number,
     {"Show the variety of crates with gross weight above 10",
      "SELECT variety FROM crates WHERE gross_weight > 10"},
     {"no, I meant the net one", "SELECT variety FROM crates WHERE net_weight > 10"})

TALK(a_correction_is_what_is_settled, {"Show the cost of bruised crates", "?"},
     {"packing", "SELECT packing_cost" BRUISED},
     {"only the Russet ones", "SELECT packing_cost" BRUISED " AND variety = 'Russet'"},
     {"no, the freight one", "SELECT freight_cost" BRUISED " AND variety = 'Russet'"},
     {"sort by cost", "SELECT freight_cost" BRUISED " AND variety = 'Russet' ORDER BY freight_cost"},
     {"Show the cost of crates", "SELECT freight_cost FROM crates"})

TALK(each_of_two_is_corrected, {"Show the weight and cost of bruised crates", "?"},
     {"gross and packing", "SELECT gross_weight, packing_cost" BRUISED},
     {"actually net", "SELECT net_weight, packing_cost" BRUISED},
     {"actually the freight", "SELECT net_weight, freight_cost" BRUISED},
     {"sort by cost", "SELECT net_weight, freight_cost" BRUISED " ORDER BY freight_cost"},
     {"Show the cost of crates", "SELECT freight_cost FROM crates"})

TALK(what_is_dropped_is_shown_no_longer, {"Show the variety of bruised crates", "SELECT variety" BRUISED},
     {"show the net weight and the orchard name too",
      "SELECT T1.variety, T1.net_weight, T2.orchard_name FROM crates AS T1 JOIN orchards AS T2 ON "
      "T1.orchard_id = T2.orchard_id WHERE T1.grade = 'bruised'"},
     {"drop the orchard's name", "SELECT variety, net_weight" BRUISED},
     {"what is the average?", "SELECT avg(net_weight)" BRUISED},
     {"undo", "SELECT variety, net_weight" BRUISED},
     {"remove that filter", "SELECT variety, net_weight FROM crates"}, {"drop the table crates", NULL},
     {"remove crate 2", NULL}, {"delete the bruised crates", NULL})

TALK(of_two_names_the_one_asked_for_is_meant,
     {"Show the home phone and mobile phone of growers", "SELECT home_phone, mobile_phone FROM growers"},
     {"drop the home one", "SELECT mobile_phone FROM growers"},
     {"sort by phone", "SELECT mobile_phone FROM growers ORDER BY mobile_phone"})

/* Readings whose rows are the same, but in another order, are asked about. */
static void an_order_is_not_all_one(void **state) {
    const csql_options options = {.cache_directory = "", .may_skip = 1};
    struct conversation *f = NULL;
    static const char text[] = "Show the variety of crates sorted by cost";
    csql_answer *answer = NULL;
    (void)state;
    assert_int_equal(conversation_set_up((void **)&f, script, &options), 0);
    assert_int_equal(csql_session_turn(f->session, text, strlen(text), &answer, NULL), CSQL_OK);
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    csql_answer_free(answer);
    assert_int_equal(conversation_tear_down((void **)&f), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(too_adds_to_what_is_shown),
        cmocka_unit_test(too_reaches_a_table_further_on),
        cmocka_unit_test(too_holds_when_it_is_asked_about),
        cmocka_unit_test(a_settled_word_keeps_its_meaning),
        cmocka_unit_test(a_word_means_the_column_shown),
        cmocka_unit_test(no_takes_back_and_denies_nothing),
        cmocka_unit_test(no_before_a_question_is_none_of_it),
        cmocka_unit_test(one_is_no_number),
        cmocka_unit_test(a_correction_is_what_is_settled),
        cmocka_unit_test(each_of_two_is_corrected),
        cmocka_unit_test(what_is_dropped_is_shown_no_longer),
        cmocka_unit_test(of_two_names_the_one_asked_for_is_meant),
        cmocka_unit_test(an_order_is_not_all_one),
    };
    return cmocka_run_group_tests(tests, open_conversation, conversation_tear_down);
}
