/* What the generator's judges do not let pass, each beside a question that differs in just that. */
#include "forge_fixture.h"

#define DOCUMENTS                                                                                            \
    "CREATE TABLE ref_document_kinds (document_code TEXT, document_description TEXT);"                       \
    "INSERT INTO ref_document_kinds VALUES ('A', 'report'), ('B', 'letter');"
#define CAMPUSES                                                                                             \
    "CREATE TABLE campuses (campus_id INTEGER PRIMARY KEY, campus TEXT, county TEXT, founded INTEGER);"      \
    "INSERT INTO campuses VALUES (1, 'Fullerton', 'Orange', 1957), (2, 'Chico', 'Butte', 1887);"
#define DRIVERS                                                                                              \
    "CREATE TABLE drivers (driver_id INTEGER PRIMARY KEY, title TEXT, citizenship TEXT, hometown TEXT);"     \
    "INSERT INTO drivers VALUES (1, 'Dr', 'Peru', 'Lima'), (2, 'Ms', 'Chile', 'Arica');"
#define GUESTS                                                                                               \
    "CREATE TABLE guests (guest_key INTEGER PRIMARY KEY, guest_phone TEXT, guest_badge TEXT);"               \
    "INSERT INTO guests VALUES (1, '11', 'x'), (2, '22', 'y');"
#define SHIPMENTS                                                                                            \
    "CREATE TABLE shipments (shipment_id INTEGER PRIMARY KEY, planned_date TEXT, actual_date TEXT,"          \
    " first_name TEXT, last_name TEXT);"                                                                     \
    "INSERT INTO shipments VALUES (1, '2020-01-02', '2020-01-03', 'Ann', 'Lee'),"                            \
    " (2, '2020-02-02', '2020-02-05', 'Bo', 'Roy');"

#define SHIPS                                                                                                \
    "CREATE TABLE vessels (vessel_id INTEGER PRIMARY KEY, tonnage REAL, port TEXT, launch TEXT,"             \
    " all_scores INTEGER, season_scores INTEGER, start_date TEXT, end_date TEXT, votes INTEGER,"             \
    " vote_percent REAL);"                                                                                   \
    "INSERT INTO vessels VALUES (1, 2.5, 'Oslo', 'x', 3, 2, '2020-01-02', '2021-01-03', 4, 5.5),"            \
    " (2, 3.5, 'Bergen', 'y', 5, 1, '2020-02-02', '2022-02-05', 6, 7.5);"                                    \
    "CREATE TABLE owners (owner_id INTEGER PRIMARY KEY, birth_date TEXT);"

#define HARBOURS                                                                                             \
    "CREATE TABLE harbours (harbour_id INTEGER PRIMARY KEY, country TEXT);"                                  \
    "INSERT INTO harbours VALUES (1, 'France'), (2, 'Italy'), (3, 'Japan');"

static void judges(void **state) {
    struct fixture *f = *state;
    static const struct {
        struct forge_trial trial;
        const char *reason; /* NULL: an instance is made */
    } cases[] = {
        /* evaluator: "document information" is what another table has */
        {{DOCUMENTS "CREATE TABLE all_documents (a INTEGER);", "List the document descriptions.",
          "SELECT document_description FROM ref_document_kinds", NULL, "col_amb_lexical"},
         "the term says what another table has"},
        {{DOCUMENTS "CREATE TABLE all_papers (a INTEGER);", "List the document descriptions.",
          "SELECT document_description FROM ref_document_kinds", NULL, "col_amb_lexical"},
         NULL},
        /* review: the column is what the table's rows are called */
        {{CAMPUSES, "Show the campus of each row.", "SELECT campus FROM campuses", NULL, "col_amb_semantic"},
         "the thing itself is meant"},
        {{CAMPUSES, "Show the county of each row.", "SELECT county FROM campuses", NULL, "col_amb_semantic"},
         NULL},
        /* review: one comes from a hometown and not from a citizenship */
        {{DRIVERS, "How many drivers come from each hometown?",
          "SELECT count(*), hometown FROM drivers GROUP BY hometown", NULL, "col_amb_semantic"},
         "a preposition tells which member is meant"},
        {{DRIVERS, "How many drivers are there for each hometown?",
          "SELECT count(*), hometown FROM drivers GROUP BY hometown", NULL, "col_amb_semantic"},
         NULL},
        /* review: "the guest details of all guests" */
        {{GUESTS, "Show the phones of all guests.", "SELECT guest_phone FROM guests", NULL,
          "col_amb_lexical"},
         "the term is said to be of what it names itself"},
        {{GUESTS, "Show the guest phones.", "SELECT guest_phone FROM guests", NULL, "col_amb_lexical"}, NULL},
        /* placing: what stood around the replaced word is left over */
        {{SHIPS, "Show the acceptance tonnage of vessels.", "SELECT tonnage FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the tonnage of commissioning.", "SELECT tonnage FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "When is the launch?", "SELECT launch FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the ports from which vessels leave.", "SELECT port FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "What port is the vessel from?", "SELECT port FROM vessels", NULL, "col_unans"},
         "the term does not read well there"},
        {{SHIPS, "Show the tonnage of vessels.", "SELECT tonnage FROM vessels", NULL, "col_unans"}, NULL},
        {{SHIPS, "Show the vessel tonnage.", "SELECT tonnage FROM vessels", NULL, "col_unans"}, NULL},
        /* review: the word before makes a name with the term; the term is another table's */
        {{SHIPS, "Show all season scores.", "SELECT season_scores FROM vessels", NULL, "col_amb_lexical"},
         "a word of the sentence tells which member is meant"},
        {{SHIPS, "Show the season scores.", "SELECT season_scores FROM vessels", NULL, "col_amb_lexical"},
         NULL},
        {{SHIPS, "Show the start date of the owners.", "SELECT start_date FROM vessels", NULL,
          "col_amb_lexical"},
         "the term says what another table has"},
        {{SHIPS, "Show the start date of the vessels.", "SELECT start_date FROM vessels", NULL,
          "col_amb_lexical"},
         NULL},
        /* review: a number of is no percentage */
        {{SHIPS, "Show the number of votes.", "SELECT votes FROM vessels", NULL, "col_amb_semantic"},
         "a unit or adjective tells which member is meant"},
        {{SHIPS, "Show the votes.", "SELECT votes FROM vessels", NULL, "col_amb_semantic"}, NULL},
        /* retriever: a date that is compared is no other date's, a name may be any name */
        {{SHIPMENTS, "Show the planned date of shipments.", "SELECT planned_date FROM shipments", NULL,
          "col_amb_lexical"},
         NULL},
        {{SHIPMENTS, "Show the actual date where the first name is Ann.",
          "SELECT actual_date FROM shipments WHERE first_name = 'Ann'", NULL, "col_amb_semantic"},
         NULL},
        /* evaluator: a value that nothing places may be one of these too */
        {{HARBOURS "INSERT INTO harbours VALUES (4, 'Zembla');", "Count the harbours of France.",
          "SELECT count(*) FROM harbours WHERE country = 'France'", NULL, "val_amb"},
         "a value outside the group may fit as well"},
        {{HARBOURS, "Count the harbours of France.", "SELECT count(*) FROM harbours WHERE country = 'France'",
          NULL, "val_amb"},
         NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct forge_outcome outcome = forge_try(f, &cases[i].trial, i);
        if (cases[i].reason ? !forge_has_reason(&outcome, cases[i].reason) : outcome.made == 0) {
            fail_msg("%zu, %s: %s", i, cases[i].trial.question,
                     outcome.question                  ? outcome.question
                     : outcome.reason_count[FORGE_UNI] ? outcome.reasons[FORGE_UNI][0]
                                                       : "-");
        }
    }
}

/* Two padded terms may stand side by side: what they share says nothing. */
static void pads_do_not_collide(void **state) {
    struct fixture *f = *state;
    const struct forge_trial trial = {
        "CREATE TABLE rooms (team_code TEXT, team_motto TEXT, hall_code TEXT, hall_motto TEXT);"
        "INSERT INTO rooms VALUES ('a', 'b', 'c', 'd'), ('e', 'f', 'g', 'h');",
        "Show the team motto and hall motto.", "SELECT team_motto, hall_motto FROM rooms", NULL,
        "col_amb_lexical"};
    struct forge_outcome outcome = forge_try(f, &trial, 0);
    assert_int_equal(outcome.made, 1); /* of one pivot, the other's word tells which */
    const char *first = strstr(outcome.question, "team info"),
               *second = strstr(outcome.question, "hall info");
    assert_true(first && second && first < second);
}

/* The word that is added is none that a column of the table has. */
static void padding_is_no_name(void **state) {
    struct fixture *f = *state;
    const struct forge_trial trial = {
        "CREATE TABLE visits (guest_code TEXT, guest_mood TEXT, other_guest_details TEXT);"
        "INSERT INTO visits VALUES ('a', 'b', 'c'), ('d', 'e', 'f');",
        "Show the guest moods.", "SELECT guest_mood FROM visits", NULL, "col_amb_lexical"};
    struct forge_outcome outcome = forge_try(f, &trial, 0);
    assert_int_equal(outcome.made, 1);
    assert_non_null(strstr(outcome.term, "info"));
}

/* A reading that finds nothing today is one all the same, and is counted. */
static void one_sided(void **state) {
    struct fixture *f = *state;
    static const char schema[] = "CREATE TABLE people (first_name TEXT, town TEXT, age INTEGER);"
                                 "INSERT INTO people VALUES ('Janessa', 'Rome', 3), ('Janelle', 'Oslo', 4);";
    const struct forge_trial trials[] = {
        {schema, "Show the age of Janessa in Rome.",
         "SELECT age FROM people WHERE first_name = 'Janessa' AND town = 'Rome'", NULL, "val_amb"},
        {schema, "Show the age of Janessa.", "SELECT age FROM people WHERE first_name = 'Janessa'", NULL,
         "val_amb"}};
    for (size_t i = 0; i < 2; i++) {
        struct forge_outcome outcome = forge_try(f, &trials[i], i);
        assert_int_equal(outcome.made, 1);
        assert_int_equal(outcome.one_sided, i == 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(judges, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(pads_do_not_collide, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(padding_is_no_name, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(one_sided, fixture_set_up, fixture_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
