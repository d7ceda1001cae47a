/* Turns that lean on the answer before: of what they mean a share is right, which must not fall, for the
 * network that reads them was learned. Each query was worked out by hand; what counts are its rows. */
#include "session_fixture.h"

#include "session/internal.h"
#include "sql/sql.h"

static const char growers[] =
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

static const char claims[] =
    "CREATE TABLE brokers (broker_id INTEGER PRIMARY KEY, broker_name TEXT, state TEXT);"
    "CREATE TABLE claims (claim_id INTEGER PRIMARY KEY, broker_id INTEGER REFERENCES brokers (broker_id),"
    " claim_type TEXT, status TEXT, city TEXT, claimed REAL, settled REAL, date_reported TEXT);"
    "CREATE TABLE leases (lease_id INTEGER PRIMARY KEY, hall TEXT, ended_on TEXT, paid_hours REAL, "
    "used_hours REAL);"
    "INSERT INTO leases VALUES (1, 'Mill', '2022-03-04', 5, 4), (2, 'Barn', NULL, 6, 6), (3, 'Loft', "
    "'2023-08-01', 7, 2);"
    "CREATE TABLE ships (ship_id INTEGER PRIMARY KEY, name TEXT, flag TEXT, length_m REAL);"
    "INSERT INTO ships VALUES (1, 'Tern', 'Malta', 80), (2, 'Auk', 'Norway', 120);"
    "CREATE TABLE pilots (pilot_id INTEGER PRIMARY KEY, pilot_name TEXT);"
    "INSERT INTO pilots VALUES (1, 'Ann'), (2, 'Bob');"
    "CREATE TABLE kites (kite_id INTEGER PRIMARY KEY, kite_name TEXT, built_year INTEGER,"
    " flyer_id INTEGER REFERENCES pilots (pilot_id), owner_id INTEGER REFERENCES pilots (pilot_id));"
    "INSERT INTO kites VALUES (1, 'Wisp', 1985, 1, 2), (2, 'Dart', 2001, 2, 1);"
    "CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, pilot TEXT, craft_name TEXT);"
    "INSERT INTO trips VALUES (1, 'Ann', 'Kite'), (2, 'Bob', 'Kite');"
    "INSERT INTO brokers VALUES (1, 'North & Co', 'Oregon'), (2, 'Hill', 'Texas'), (3, 'Vale', 'Maine');"
    "INSERT INTO claims VALUES (1, 1, 'Fire', 'Open', 'Salem', 10, 5, '2022-01-02'),"
    " (2, 1, 'Theft of Contents', 'Closed by Holder', 'Salem', 20, 6, '2023-01-02'),"
    " (3, 2, 'Theft of Vehicle', 'Closed by Insurer', 'Boston', 30, 7, '2023-05-02'),"
    " (4, 3, 'Fire', 'Open', 'Dallas', 40, 8, '2024-01-02');";

static const csql_options options = {.cache_directory = "", .keep_context = 1};

static bool same_rows(struct conversation *f, const char *a, const char *b) {
    const struct db_limits limits = {.steps = 2000000, .rows = 1000};
    struct db_result first = {0}, second = {0};
    struct sql_select *tree = NULL;
    assert_int_equal(db_execute(f->session->db, f->arena, b, &limits, &second, NULL), CSQL_OK);
    assert_int_equal(sql_parse(f->arena, b, strlen(b), &tree, NULL), CSQL_OK);
    return db_execute(f->session->db, f->arena, a, &limits, &first, NULL) == CSQL_OK &&
           db_results_equal(f->arena, &first, &second, tree->order_count > 0);
}

/* Whether the turn ends in a query with the rows of the one wanted. */
static bool is_right(struct conversation *f, const char *text, const char *wanted) {
    csql_answer *answer = NULL;
    assert_int_equal(csql_session_turn(f->session, text, strlen(text), &answer, NULL), CSQL_OK);
    const bool right = answer->sql != NULL && same_rows(f, answer->sql, wanted);
    csql_answer_free(answer);
    return right;
}

/* The text after an answer whose query was `before`. */
static bool follows(struct conversation *f, const char *before, const char *text, const char *wanted) {
    csql_session_cancel(f->session);
    csql_session_forget(f->session);
    assert_true(context_keep(f->session, "a question", before));
    return is_right(f, text, wanted);
}

/* ---- single turns ---- */

struct row {
    const char *before, *text, *after;
};

#define ALL "SELECT claim_id FROM claims"
#define OF_BROKERS                                                                                           \
    " FROM brokers AS T1 JOIN claims AS T2 ON T1.broker_id = T2.broker_id GROUP BY T1.broker_id"
#define PER_BROKER "SELECT T1.broker_name, count(*)" OF_BROKERS
#define PER_BROKER_STATE "SELECT T1.broker_name, count(*), T1.state" OF_BROKERS
#define LEASES "SELECT hall FROM leases"
#define PER_CITY "SELECT city, count(*) FROM claims GROUP BY city"
#define KITES "SELECT kite_name FROM kites"
#define FLOWN "SELECT T1.kite_name FROM kites AS T1 JOIN pilots AS T2 ON T1.flyer_id = T2.pilot_id"
#define OWNED "SELECT T1.kite_name FROM kites AS T1 JOIN pilots AS T2 ON T1.owner_id = T2.pilot_id"
#define OPEN "SELECT claim_id FROM claims WHERE status = 'Open'"

static const struct row changes[] = {
    {ALL, "sort by claimed", ALL " ORDER BY claimed"},
    {ALL, "sort them by claimed, highest first", ALL " ORDER BY claimed DESC"},
    {ALL " ORDER BY claimed DESC", "top 2", ALL " ORDER BY claimed DESC LIMIT 2"},
    {ALL " ORDER BY claimed DESC LIMIT 1", "and the second?", ALL " ORDER BY claimed DESC LIMIT 1 OFFSET 1"},
    {ALL " ORDER BY claimed DESC LIMIT 1 OFFSET 1", "and the top 3?", ALL " ORDER BY claimed DESC LIMIT 3"},
    {ALL, "top 2 by settled", ALL " ORDER BY settled DESC LIMIT 2"},
    {OPEN, "how many of them are there?", "SELECT count(*) FROM claims WHERE status = 'Open'"},
    {ALL, "only the ones in Salem", ALL " WHERE city = 'Salem'"},
    {ALL, "only those with claimed over 15", ALL " WHERE claimed > 15"},
    {ALL, "only those reported after 2022", ALL " WHERE date_reported >= '2023-01-01'"},
    {ALL, "only those with claimed between 15 and 35", ALL " WHERE claimed BETWEEN 15 AND 35"},
    {ALL, "except those in Boston", ALL " WHERE city != 'Boston'"},
    {ALL, "Salem or Boston", ALL " WHERE city = 'Salem' OR city = 'Boston'"},
    {"SELECT count(*) FROM claims WHERE city = 'Salem'", "and for Boston?",
     "SELECT count(*) FROM claims WHERE city = 'Boston'"},
    {"SELECT count(*) FROM claims WHERE date_reported LIKE '2022%'", "what about 2023?",
     "SELECT count(*) FROM claims WHERE date_reported LIKE '2023%'"},
    {LEASES, "in 2022", LEASES " WHERE ended_on LIKE '2022%'"},
    {LEASES " WHERE ended_on LIKE '2022%'", "after 2022", LEASES " WHERE ended_on >= '2023-01-01'"},
    {LEASES " WHERE ended_on < '2022-01-01'", "between 2022 and 2023",
     LEASES " WHERE ended_on >= '2022-01-01' AND ended_on < '2024-01-01'"},
    {LEASES " WHERE ended_on LIKE '2022%'", "in the last 30 days",
     LEASES " WHERE ended_on BETWEEN '2024-03-01' AND '2024-03-31'"},
    {LEASES, "before last month", LEASES " WHERE ended_on < '2024-02-01'"},
    {LEASES, "in March 2022", LEASES " WHERE ended_on LIKE '2022-03-%'"},
    {LEASES, "not ended", LEASES " WHERE ended_on IS NULL"},
    {LEASES, "only the ended ones", LEASES " WHERE ended_on IS NOT NULL"},
    {"SELECT count(*) FROM claims WHERE status = 'Open'", "per broker",
     "SELECT count(*), T1.broker_name FROM brokers AS T1 JOIN claims AS T2 ON T1.broker_id = "
     "T2.broker_id WHERE "
     "T2.status = 'Open' GROUP BY T1.broker_id"},
    {KITES " WHERE built_year < 2000", "and after 2000?", KITES " WHERE built_year > 2000"},
    {KITES " WHERE built_year < 2000", "in 2001?", KITES " WHERE built_year = 2001"},
    {KITES " WHERE built_year < 2000", "between 1980 and 1990?",
     KITES " WHERE built_year BETWEEN 1980 AND 1990"},
    {FLOWN " WHERE T2.pilot_name = 'Ann'", "and own?", OWNED " WHERE T2.pilot_name = 'Ann'"},
    {FLOWN " WHERE T2.pilot_name = 'Ann'", "which did she own?", OWNED " WHERE T2.pilot_name = 'Ann'"},
    {FLOWN " WHERE T2.pilot_name = 'Ann'", "and Bob?", FLOWN " WHERE T2.pilot_name = 'Bob'"},
    {KITES, "who owns them?",
     "SELECT T1.kite_name, T2.pilot_name FROM kites AS T1 JOIN pilots AS T2 ON T1.owner_id = "
     "T2.pilot_id"},
    {FLOWN, "who owns them?",
     "SELECT T1.kite_name, T3.pilot_name FROM kites AS T1 JOIN pilots AS T2 ON T1.flyer_id = T2.pilot_id "
     "JOIN pilots AS T3 ON T1.owner_id = T3.pilot_id"},
    {FLOWN, "who flies them?",
     "SELECT T1.kite_name, T2.pilot_name FROM kites AS T1 JOIN pilots AS T2 ON T1.flyer_id = "
     "T2.pilot_id"},
    {PER_CITY, "only in 2023",
     "SELECT city, count(*) FROM claims WHERE date_reported LIKE '2023%' GROUP BY "
     "city"},
    {ALL, "sort by claimed, best first", ALL " ORDER BY claimed DESC"},
    {"SELECT broker_name FROM brokers", "with their claims",
     "SELECT T1.broker_name, T2.claim_id FROM brokers AS T1 JOIN claims AS T2 ON T1.broker_id = "
     "T2.broker_id"},
    {"SELECT lease_id FROM leases", "show their halls", "SELECT hall FROM leases"},
    {ALL, "reported after 2022", ALL " WHERE date_reported >= '2023-01-01'"},
    {ALL " ORDER BY claimed", "reverse", ALL " ORDER BY claimed DESC"},
    {ALL, "reverse", ALL " ORDER BY claim_id DESC"},
    {LEASES " WHERE ended_on IS NOT NULL", "those still running", LEASES " WHERE ended_on IS NULL"},
    {"SELECT claimed FROM claims WHERE status = 'Open'", "the average?",
     "SELECT avg(claimed) FROM claims WHERE status = 'Open'"},
    {"SELECT city FROM claims", "how many of each?", "SELECT city, count(*) FROM claims GROUP BY city"},
    {ALL " WHERE status = 'Open' OR status = 'Closed by Holder'", "not the Open ones",
     ALL " WHERE (status = 'Open' OR status = 'Closed by Holder') AND status != 'Open'"},
    {"SELECT sum(claimed), city FROM claims GROUP BY city", "more than 15",
     "SELECT sum(claimed), city FROM claims GROUP BY city HAVING sum(claimed) > 15"},
    {"SELECT state FROM brokers WHERE broker_name = 'Hill'", "his claims",
     "SELECT T1.claim_id FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = T2.broker_id WHERE "
     "T2.broker_name = 'Hill'"},
    {PER_BROKER, "what is their state", PER_BROKER_STATE},
    {PER_BROKER_STATE, "show their state", PER_BROKER_STATE},
    {"SELECT avg(claimed) FROM claims", "and the maximum?", "SELECT max(claimed) FROM claims"},
    {"SELECT avg(claimed) FROM claims", "I meant settled", "SELECT avg(settled) FROM claims"},
    {"SELECT count(*) FROM claims", "per city", "SELECT count(*), city FROM claims GROUP BY city"},
    {"SELECT count(*), city FROM claims GROUP BY city", "only those with more than 1",
     "SELECT count(*), city FROM claims GROUP BY city HAVING count(*) > 1"},
    {PER_CITY, "which one has the most?", PER_CITY " ORDER BY count(*) DESC LIMIT 1"},
    {PER_CITY, "Which has the fewest claims?", PER_CITY " ORDER BY count(*) LIMIT 1"},
    {PER_CITY, "and the largest?", PER_CITY " ORDER BY count(*) DESC LIMIT 1"},
    {PER_CITY, "which city has the most claims?", PER_CITY " ORDER BY count(*) DESC LIMIT 1"},
    {"SELECT city, avg(claimed) FROM claims GROUP BY city", "which has the lowest average?",
     "SELECT city, avg(claimed) FROM claims GROUP BY city ORDER BY avg(claimed) LIMIT 1"},
    {"SELECT city, claimed FROM claims", "which is the highest?",
     "SELECT city, claimed FROM claims ORDER BY claimed DESC LIMIT 1"},
    {"SELECT name FROM ships WHERE flag = 'Malta'", "which is the longest?",
     "SELECT name FROM ships WHERE flag = 'Malta' ORDER BY length_m DESC LIMIT 1"},
    {"SELECT name FROM ships ORDER BY length_m DESC LIMIT 1", "and the shortest?",
     "SELECT name FROM ships ORDER BY length_m LIMIT 1"},
    {"SELECT name FROM ships", "longest first", "SELECT name FROM ships ORDER BY length_m DESC"},
    {OPEN, "when were they reported?", "SELECT claim_id, date_reported FROM claims WHERE status = 'Open'"},
    {OPEN, "who is the broker?",
     "SELECT T1.claim_id, T2.broker_name FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = "
     "T2.broker_id WHERE T1.status = 'Open'"},
    {OPEN, "show their cities", "SELECT city FROM claims WHERE status = 'Open'"},
    {OPEN, "also show the city", "SELECT claim_id, city FROM claims WHERE status = 'Open'"},
    {OPEN, "show the city too", "SELECT claim_id, city FROM claims WHERE status = 'Open'"},
    {OPEN, "show their city too", "SELECT claim_id, city FROM claims WHERE status = 'Open'"},
    {OPEN, "and the city as well", "SELECT claim_id, city FROM claims WHERE status = 'Open'"},
    {OPEN, "show the broker too",
     "SELECT T1.claim_id, T2.broker_name FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = "
     "T2.broker_id WHERE T1.status = 'Open'"},
    {OPEN " AND city = 'Salem'", "and Dallas too", OPEN " AND city = 'Dallas'"},
    {OPEN, "no, the brokers",
     "SELECT T1.broker_name FROM brokers AS T1 JOIN claims AS T2 ON T1.broker_id = T2.broker_id WHERE "
     "T2.status = 'Open'"},
    {ALL " WHERE claimed > 15", "more than one", ALL " WHERE claimed > 1"},
    {ALL " ORDER BY claimed", "the last one", ALL " ORDER BY claimed DESC LIMIT 1"},
    {KITES, "only the first one", KITES " LIMIT 1"},
    {"SELECT claim_id, city, claimed FROM claims", "drop the city", "SELECT claim_id, claimed FROM claims"},
    {"SELECT claim_id, city, claimed FROM claims", "remove the last column, please",
     "SELECT claim_id, city FROM claims"},
    {"SELECT claim_id, city FROM claims", "remove the Salem ones",
     "SELECT claim_id, city FROM claims WHERE city != 'Salem'"},
    {OPEN, "remove that filter", ALL},
    {OPEN " AND claimed > 15 AND city = 'Salem'", "remove the filter", OPEN " AND claimed > 15"},
    {OPEN " AND claimed > 15 AND city = 'Salem'", "drop the second filter", OPEN " AND city = 'Salem'"},
    {OPEN " AND claimed > 15", "remove the status condition", ALL " WHERE claimed > 15"},
    {OPEN " AND claimed > 15", "lift the Open filter", ALL " WHERE claimed > 15"},
    {OPEN " AND claimed > 15", "remove all filters", ALL},
    {"SELECT T1.claim_id FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = T2.broker_id WHERE "
     "T2.state = 'Oregon'",
     "drop that filter", ALL},
    {"SELECT count(*), city FROM claims GROUP BY city HAVING count(*) > 1", "remove that filter",
     "SELECT count(*), city FROM claims GROUP BY city"},
    {"SELECT claimed FROM claims WHERE status = 'Open'", "what is the average?",
     "SELECT avg(claimed) FROM claims WHERE status = 'Open'"},
    {"SELECT city, claimed FROM claims WHERE status = 'Open'", "the total?",
     "SELECT sum(claimed) FROM claims WHERE status = 'Open'"},
    {"SELECT city, claimed FROM claims WHERE status = 'Open'", "show me their average",
     "SELECT avg(claimed) FROM claims WHERE status = 'Open'"},
    {"SELECT hall FROM leases", "the paid hours too", "SELECT hall, paid_hours FROM leases"},
    {"SELECT name, flag FROM ships ORDER BY length_m DESC LIMIT 1", "what about the length too?",
     "SELECT name, flag, length_m FROM ships ORDER BY length_m DESC LIMIT 1"},
    {"SELECT city, claimed FROM claims WHERE status = 'Open'", "no, settled",
     "SELECT city, settled FROM claims WHERE status = 'Open'"},
    {"SELECT city FROM claims", "without duplicates", "SELECT DISTINCT city FROM claims"},
    {ALL, "only those with brokers from Oregon",
     "SELECT T1.claim_id FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = T2.broker_id WHERE "
     "T2.state = 'Oregon'"},
};

/* What the engine has reached: fewer right answers than that are a loss. */
#define LEAST_CHANGES 50
#define LEAST_TURNS 13

static void queries_are_changed(void **state) {
    struct conversation *f = NULL;
    size_t right = 0, count = sizeof changes / sizeof *changes;
    (void)state;
    assert_int_equal(setenv("CLARISQL_TODAY", "2024-03-31", 1), 0);
    assert_int_equal(conversation_set_up((void **)&f, claims, &options), 0);
    for (size_t i = 0; i < count; i++) {
        right += follows(f, changes[i].before, changes[i].text, changes[i].after);
    }
    printf("%zu of %zu changes have the right rows\n", right, count);
    assert_int_equal(conversation_tear_down((void **)&f), 0);
    assert_true(right >= LEAST_CHANGES);
}

/* ---- conversations ---- */

struct line {
    const char *text, *sql; /* sql NULL: nothing is checked */
};

#define BRUISED " FROM crates WHERE grade = 'bruised'"

/* ---- what is shown too ---- */

static const struct line too_adds_to_what_is_shown[] = {
    {"Show the variety of bruised crates", "SELECT variety" BRUISED},
    {"show the net weight too", "SELECT variety, net_weight" BRUISED},
    {"the freight cost as well", "SELECT variety, net_weight, freight_cost" BRUISED},
    {"show the orchard name too", "SELECT T1.variety, T1.net_weight, T1.freight_cost, T2.orchard_name FROM "
                                  "crates AS T1 JOIN orchards AS T2 "
                                  "ON T1.orchard_id = T2.orchard_id WHERE T1.grade = 'bruised'"},
    {NULL, NULL}};

static const struct line too_reaches_a_table_further_on[] = {
    {"Show the variety of bruised crates", "SELECT variety" BRUISED},
    {"show the grower name too",
     "SELECT T1.variety, T3.grower_name FROM crates AS T1 JOIN orchards AS T2 ON T1.orchard_id = "
     "T2.orchard_id JOIN growers AS T3 ON T2.grower_id = T3.grower_id WHERE T1.grade = 'bruised'"},
    {NULL, NULL}};

#define PLANTED "SELECT orchard_name FROM orchards WHERE planted_year = 1995"
#define WITH_PHONE(column)                                                                                   \
    "SELECT T1.orchard_name, T2." column " FROM orchards AS T1 JOIN growers AS T2 ON T1.grower_id = "        \
    "T2.grower_id WHERE T1.planted_year = 1995"

static const struct line too_holds_when_it_is_asked_about[] = {{"List orchards planted in 1995", PLANTED},
                                                               {"show the grower's phone too", NULL},
                                                               {"mobile", WITH_PHONE("mobile_phone")},
                                                               {"no, home", WITH_PHONE("home_phone")},
                                                               {NULL, NULL}};

/* ---- what was settled, and what is shown ---- */

#define GROSS "SELECT gross_weight" BRUISED

static const struct line a_settled_word_keeps_its_meaning[] = {
    {"Show the weight of bruised crates", NULL},
    {"gross", GROSS},
    {"sort by weight", GROSS " ORDER BY gross_weight"},
    {"only weight over 13", GROSS " AND gross_weight > 13 ORDER BY gross_weight"},
    {"also show the weight",
     "SELECT gross_weight, net_weight" BRUISED " AND gross_weight > 13 ORDER BY gross_weight"},
    {NULL, NULL}};

static const struct line a_word_means_the_column_shown[] = {
    {"Show the net weight of bruised crates", "SELECT net_weight" BRUISED},
    {"only weight over 10", "SELECT net_weight" BRUISED " AND net_weight > 10"},
    {"sort by weight", "SELECT net_weight" BRUISED " AND net_weight > 10 ORDER BY net_weight"},
    {NULL, NULL}};

/* ---- what is taken back ---- */

static const struct line no_takes_back_and_denies_nothing[] = {
    {"List orchards planted in 1995", PLANTED},
    {"nope, 1996", "SELECT orchard_name FROM orchards WHERE planted_year = 1996"},
    {"no, the growers",
     "SELECT T1.grower_name FROM growers AS T1 JOIN orchards AS T2 ON T1.grower_id = T2.grower_id WHERE "
     "T2.planted_year = 1996"},
    {NULL, NULL}};

static const struct line no_before_a_question_is_none_of_it[] = {
    {"List orchards planted in 1995", PLANTED},
    {"no, how many crates are there?", "SELECT count(*) FROM crates"},
    {NULL, NULL}};

static const struct line one_is_no_number[] = {
    {"Show the variety of crates with gross weight above 10",
     "SELECT variety FROM crates WHERE gross_weight > 10"},
    {"no, I meant the net one", "SELECT variety FROM crates WHERE net_weight > 10"},
    {NULL, NULL}};

static const struct line a_correction_is_what_is_settled[] = {
    {"Show the cost of bruised crates", NULL},
    {"packing", "SELECT packing_cost" BRUISED},
    {"only the Russet ones", "SELECT packing_cost" BRUISED " AND variety = 'Russet'"},
    {"no, the freight one", "SELECT freight_cost" BRUISED " AND variety = 'Russet'"},
    {"sort by cost", "SELECT freight_cost" BRUISED " AND variety = 'Russet' ORDER BY freight_cost"},
    {"Show the cost of crates", "SELECT freight_cost FROM crates"},
    {NULL, NULL}};

static const struct line each_of_two_is_corrected[] = {
    {"Show the weight and cost of bruised crates", NULL},
    {"gross and packing", "SELECT gross_weight, packing_cost" BRUISED},
    {"actually net", "SELECT net_weight, packing_cost" BRUISED},
    {"actually the freight", "SELECT net_weight, freight_cost" BRUISED},
    {"sort by cost", "SELECT net_weight, freight_cost" BRUISED " ORDER BY freight_cost"},
    {"Show the cost of crates", "SELECT freight_cost FROM crates"},
    {NULL, NULL}};

static const struct line what_is_dropped_is_shown_no_longer[] = {
    {"Show the variety of bruised crates", "SELECT variety" BRUISED},
    {"show the net weight and the orchard name too",
     "SELECT T1.variety, T1.net_weight, T2.orchard_name FROM crates AS T1 JOIN orchards AS T2 ON "
     "T1.orchard_id = T2.orchard_id WHERE T1.grade = 'bruised'"},
    {"drop the orchard's name", "SELECT variety, net_weight" BRUISED},
    {"what is the average?", "SELECT avg(net_weight)" BRUISED},
    {"undo", "SELECT variety, net_weight" BRUISED},
    {"remove that filter", "SELECT variety, net_weight FROM crates"},
    {"drop the table crates", NULL},
    {"remove crate 2", NULL},
    {"delete the bruised crates", NULL},
    {NULL, NULL}};

static const struct line of_two_names_the_one_asked_for_is_meant[] = {
    {"Show the home phone and mobile phone of growers", "SELECT home_phone, mobile_phone FROM growers"},
    {"drop the home one", "SELECT mobile_phone FROM growers"},
    {"sort by phone", "SELECT mobile_phone FROM growers ORDER BY mobile_phone"},
    {NULL, NULL}};

static void conversations_go_on(void **state) {
    static const struct line *const all[] = {
        too_adds_to_what_is_shown,          too_reaches_a_table_further_on,
        too_holds_when_it_is_asked_about,   a_settled_word_keeps_its_meaning,
        a_word_means_the_column_shown,      no_takes_back_and_denies_nothing,
        no_before_a_question_is_none_of_it, one_is_no_number,
        a_correction_is_what_is_settled,    each_of_two_is_corrected,
        what_is_dropped_is_shown_no_longer, of_two_names_the_one_asked_for_is_meant};
    struct conversation *f = NULL;
    size_t right = 0, count = 0;
    (void)state;
    assert_int_equal(conversation_set_up((void **)&f, growers, &options), 0);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const struct line *lines = all[i];
        for (size_t k = 1; lines[k].text != NULL; k++) {
            if (lines[k].sql != NULL && lines[k - 1].sql != NULL) {
                right += follows(f, lines[k - 1].sql, lines[k].text, lines[k].sql);
                count++;
            }
        }
    }
    printf("%zu of %zu turns have the right rows\n", right, count);
    assert_int_equal(conversation_tear_down((void **)&f), 0);
    assert_true(right >= LEAST_TURNS);
}

/* ---- what does not hang on the network ---- */

static void answers_are_taken_back(void **state) {
    struct conversation *f = NULL;
    (void)state;
    assert_int_equal(conversation_set_up((void **)&f, growers, &options), 0);
    assert_true(is_right(f, "How many crates are there?", "SELECT count(*) FROM crates"));
    assert_true(is_right(f, "How many growers are there?", "SELECT count(*) FROM growers"));
    assert_true(is_right(f, "undo", "SELECT count(*) FROM crates"));
    assert_int_equal(conversation_tear_down((void **)&f), 0);
}

/* Readings whose rows are the same, but in another order, are asked about. */
static void an_order_is_not_all_one(void **state) {
    const csql_options skipping = {.cache_directory = "", .may_skip = 1};
    struct conversation *f = NULL;
    static const char text[] = "Show the variety of crates sorted by cost";
    csql_answer *answer = NULL;
    (void)state;
    assert_int_equal(conversation_set_up((void **)&f, growers, &skipping), 0);
    assert_int_equal(csql_session_turn(f->session, text, strlen(text), &answer, NULL), CSQL_OK);
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    csql_answer_free(answer);
    assert_int_equal(conversation_tear_down((void **)&f), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(queries_are_changed),
        cmocka_unit_test(conversations_go_on),
        cmocka_unit_test(answers_are_taken_back),
        cmocka_unit_test(an_order_is_not_all_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
