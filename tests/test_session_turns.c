/* Turns that are read without the planner: changes of the query before, small talk, what another agent lists
 * and what a reply names. */
#include "session_fixture.h"

#include "base/buffer.h"
#include "session/internal.h"
#include "sql/sql.h"

static const char script[] =
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

static int open_conversation(void **state) {
    const csql_options options = {.cache_directory = "", .keep_context = 1};
    assert_int_equal(setenv("CLARISQL_TODAY", "2024-03-31", 1), 0);
    return conversation_set_up(state, script, &options);
}

/* ---- follow-ups ---- */

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

static void the_query_before_is_changed(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *before, *text, *after; /* after NULL: no mere change */
    } rows[] = {
        {ALL, "sort by claimed", ALL " ORDER BY claimed"},
        {ALL, "sort them by claimed, highest first", ALL " ORDER BY claimed DESC"},
        {ALL " ORDER BY claimed DESC", "top 2", ALL " ORDER BY claimed DESC LIMIT 2"},
        {ALL " ORDER BY claimed DESC LIMIT 1", "and the second?",
         ALL " ORDER BY claimed DESC LIMIT 1 OFFSET 1"},
        {ALL " ORDER BY claimed DESC LIMIT 1 OFFSET 1", "and the top 3?",
         ALL " ORDER BY claimed DESC LIMIT 3"},
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
        {KITES, "who sails them?", NULL},
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
        {ALL, "painted", NULL},
        {ALL, "percentage of Open claims", NULL},
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
        {"SELECT city FROM claims", "the average?", NULL},
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
        {PER_CITY, "show their state", NULL},
        {"SELECT sum(claimed) FROM claims", "claims per broker", NULL},
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
        {PER_CITY, "which broker has the most brokers in a hat?", NULL},
        {OPEN, "which one has the most?", NULL},
        {"SELECT name FROM ships WHERE flag = 'Malta'", "which is the longest?",
         "SELECT name FROM ships WHERE flag = 'Malta' ORDER BY length_m DESC LIMIT 1"},
        {"SELECT name FROM ships ORDER BY length_m DESC LIMIT 1", "and the shortest?",
         "SELECT name FROM ships ORDER BY length_m LIMIT 1"},
        {"SELECT name FROM ships WHERE flag = 'Malta'", "which ship is the longest?", NULL},
        {"SELECT name FROM ships", "which is the heaviest?", NULL},
        {"SELECT name FROM ships", "longest first", "SELECT name FROM ships ORDER BY length_m DESC"},
        {OPEN, "when were they reported?",
         "SELECT claim_id, date_reported FROM claims WHERE status = 'Open'"},
        {OPEN, "who is the broker?",
         "SELECT T1.claim_id, T2.broker_name FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = "
         "T2.broker_id WHERE T1.status = 'Open'"},
        {OPEN, "when were they painted?", NULL},
        {OPEN, "who is the captain?", NULL},
        {"SELECT count(*) FROM claims", "who is the broker?", NULL},
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
        {ALL, "no, the brokers", NULL},
        {ALL " WHERE claimed > 15", "more than one", ALL " WHERE claimed > 1"},
        {ALL " ORDER BY claimed", "the last one", ALL " ORDER BY claimed DESC LIMIT 1"},
        {KITES, "only the first one", KITES " LIMIT 1"},
        {"SELECT claim_id, city, claimed FROM claims", "drop the city",
         "SELECT claim_id, claimed FROM claims"},
        {"SELECT claim_id, city, claimed FROM claims", "hide the second and the last column", NULL},
        {"SELECT claim_id, city, claimed FROM claims", "remove the last column, please",
         "SELECT claim_id, city FROM claims"},
        {"SELECT claim_id, city FROM claims", "drop the claims", NULL},
        {"SELECT claim_id, city FROM claims", "drop the table claims", NULL},
        {"SELECT claim_id, city FROM claims", "remove claim 3", NULL},
        {"SELECT claim_id, city FROM claims", "delete the city", NULL},
        {"SELECT claim_id, city FROM claims", "remove the Salem ones",
         "SELECT claim_id, city FROM claims WHERE city != 'Salem'"},
        {ALL, "drop the claim id", NULL},
        {ALL, "drop the filter", NULL},
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
        {"SELECT claimed, settled FROM claims", "what is the average?", NULL},
        {"SELECT hall FROM leases", "the paid hours too", "SELECT hall, paid_hours FROM leases"},
        {"SELECT name, flag FROM ships ORDER BY length_m DESC LIMIT 1", "what about the length too?",
         "SELECT name, flag, length_m FROM ships ORDER BY length_m DESC LIMIT 1"},
        {"SELECT city, claimed FROM claims WHERE status = 'Open'", "no, settled",
         "SELECT city, settled FROM claims WHERE status = 'Open'"},
        {"SELECT city FROM claims", "without duplicates", "SELECT DISTINCT city FROM claims"},
        {ALL, "only those with brokers from Oregon",
         "SELECT T1.claim_id FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = T2.broker_id WHERE "
         "T2.state = 'Oregon'"},
        {ALL, "How many brokers are there?", NULL},
        {ALL, "count the claims", NULL},
        {ALL, "only the purple ones", NULL},
        {ALL, "sort by temperature", NULL},
        {ALL " UNION SELECT broker_id FROM brokers", "sort by claimed", NULL},
        {ALL, "", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *got =
            follow_edit(f->session, f->arena, rows[i].before, rows[i].text, strlen(rows[i].text));
        if ((got == NULL) != (rows[i].after == NULL) || (got != NULL && strcmp(got, rows[i].after) != 0)) {
            fail_msg("%s + \"%s\": %s", rows[i].before, rows[i].text, got == NULL ? "NULL" : got);
        }
    }
}

/* ---- small talk ---- */

static void small_talk_gets_no_query(void **state) {
    struct conversation *f = *state;
    static const char *const talk[] = {"hello",
                                       "Thanks!",
                                       "1",
                                       "2, 3",
                                       "help",
                                       "quit",
                                       "???",
                                       "no",
                                       "never mind",
                                       "undo",
                                       "show tables",
                                       "Why?",
                                       "SELECT count(*) FROM claims",
                                       "SELECT * FROM claims; DELETE FROM claims",
                                       "Hi there, how are you?",
                                       "hello, what can you do",
                                       ".tables",
                                       "Wie viele Claims gibt es?",
                                       "\xc2\xbf\x43u\xc3\xa1ntos claims hay?",
                                       "\xd0\xa1\xd0\xba\xd0\xbe\xd0\xbb\xd1\x8c\xd0\xba\xd0\xbe claims?"};
    static const char *const questions[] = {
        "How many claims are there?",
        "claims",
        "no, in Salem",
        "thanks for the claims in Salem",
        "help desk claims",
        "Salem",
        "select the claims in Salem",
        "why are claims closed?",
        "undo the claims",
        "hello, which claims are open?",
        "select the claims in Salem; then sort",
        "claims of .net users",
        "claims in \xd0\x9c\xd0\xb8\xd0\xbd\xd1\x81\xd0\xba and nowhere else"};
    const struct db_catalogue *catalogue = db_catalogue(f->session->db);
    for (size_t i = 0; i < sizeof talk / sizeof *talk; i++) {
        csql_answer *answer = NULL;
        assert_non_null(smalltalk_answer(f->arena, catalogue, talk[i], strlen(talk[i])));
        assert_int_equal(csql_session_turn(f->session, talk[i], strlen(talk[i]), &answer, NULL), CSQL_OK);
        assert_int_equal(answer->status, CSQL_UNANSWERABLE);
        assert_null(answer->sql);
        assert_int_equal(answer->alternative_count + answer->pivot_count, 0);
        csql_answer_free(answer);
    }
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        assert_null(smalltalk_answer(f->arena, catalogue, questions[i], strlen(questions[i])));
    }
    /* Nor does what has no word of the data. */
    static const char *const empty[] = {"there?", "show me", "is it?", "please", "give me all"};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_ask(f->session, empty[i], strlen(empty[i]), &answer, NULL), CSQL_OK);
        assert_int_equal(answer->status, CSQL_UNANSWERABLE);
        assert_non_null(strstr(answer->reason, "no word of it"));
        csql_answer_free(answer);
    }
}

/* ---- answers before ---- */

static void answers_are_taken_back_and_explained(void **state) {
    struct conversation *f = *state;
    csql_session_forget(f->session);
    static const struct {
        const char *text, *sql; /* sql NULL: a line */
        const char *line;       /* a part of it */
    } turns[] = {
        {"undo", NULL, "no answer to take back"},
        {"How many claims are there?", "SELECT count(*) FROM claims", NULL},
        {"only those in Salem", "SELECT count(*) FROM claims WHERE city = 'Salem'", NULL},
        {"why?", NULL, "where city is 'Salem'"},
        {"and for Boston?", "SELECT count(*) FROM claims WHERE city = 'Boston'", NULL},
        {"Undo that.", "SELECT count(*) FROM claims WHERE city = 'Salem'", NULL},
        {"go back", "SELECT count(*) FROM claims", NULL},
        {"undo", NULL, "no answer to take back"},
        {"xyzzy plugh", NULL, "Sorry"},
        {"only those in Dallas", "SELECT count(*) FROM claims WHERE city = 'Dallas'", NULL},
    };
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_turn(f->session, turns[i].text, strlen(turns[i].text), &answer, NULL),
                         CSQL_OK);
        if (turns[i].sql != NULL) {
            assert_string_equal(answer->sql, turns[i].sql);
        } else {
            assert_int_equal(answer->status, CSQL_UNANSWERABLE);
            if (strstr(answer->reason, turns[i].line) == NULL) {
                fail_msg("%s: %s", turns[i].text, answer->reason);
            }
        }
        csql_answer_free(answer);
    }
}

/* ---- other agents ---- */

static const char *tell_items(struct conversation *f, const struct dialog_item *items, size_t count) {
    const char *text = "";
    for (size_t i = 0; i < count; i++) {
        text = arena_printf(f->arena, "%s%s%s:", text, i ? " | " : "", items[i].term);
        for (size_t c = 0; c < items[i].choice_count; c++) {
            const struct dialog_choice *choice = &items[i].choices[c];
            text = arena_printf(f->arena, "%s %s%s%s", text, choice->column, choice->value ? "=" : "",
                                choice->value ? choice->value : "");
        }
    }
    return text;
}

static void values_in_plain_words_are_read(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *question, *text, *items;
    } rows[] = {
        {"How many closed claims are there?", "Does \"closed\" mean Closed by Holder or Closed by Insurer?",
         "closed: status=Closed by Holder status=Closed by Insurer"},
        {"How many closed claims are there?", "Does closed mean Closed by Holder or Closed by Insurer?",
         "closed: status=Closed by Holder status=Closed by Insurer"},
        {"How many thefts are there?", "Which do you mean: Theft of Contents, or Theft of Vehicle?",
         ": claim_type=Theft of Contents claim_type=Theft of Vehicle"},
        {"How many closed thefts are there?",
         "When you say \"closed\", do you mean Closed by Holder or Closed by Insurer? And is \"thefts\" "
         "Theft of "
         "Vehicle or Theft of Contents?",
         "closed: status=Closed by Holder status=Closed by Insurer | thefts: claim_type=Theft of Vehicle "
         "claim_type=Theft of Contents"},
        {"How many closed claims are there?",
         "Could you clarify what you mean by \"closed\"? It could be Closed by Holder, or Closed by Insurer.",
         "closed: status=Closed by Holder status=Closed by Insurer"},
        {"List the closed claims", "What exactly would you like to see?", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dialog_context context = {
            .db = f->session->db, .catalogue = db_catalogue(f->session->db), .question = rows[i].question};
        struct dialog_item *items = NULL;
        size_t count = 0;
        assert_int_equal(
            dialog_read_agent(&context, f->arena, rows[i].text, strlen(rows[i].text), &items, &count, NULL),
            CSQL_OK);
        assert_string_equal(tell_items(f, items, count), rows[i].items);
    }
}

static void what_a_reply_names_is_found(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *text, *items;
    } rows[] = {
        {"I mean Closed by Holder", ": status=Closed by Holder"},
        {"city = Salem", ": city=Salem"},
        {"use date_reported please", ": date_reported"},
        {"Closed by Holder, Theft of Contents", ": status=Closed by Holder | : claim_type=Theft of Contents"},
        {"whatever", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dialog_context context = {.db = f->session->db, .catalogue = db_catalogue(f->session->db)};
        struct dialog_item *items = NULL;
        size_t count = 0;
        assert_int_equal(
            dialog_read_named(&context, f->arena, rows[i].text, strlen(rows[i].text), &items, &count, NULL),
            CSQL_OK);
        assert_string_equal(tell_items(f, items, count), rows[i].items);
    }
}

static void texts_are_told_apart(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *text;
        bool unsure, question, query;
    } rows[] = {
        {"I don't know", true, false, false},
        {"no idea, sorry", true, false, false},
        {"the holder", false, false, false},
        {"How many claims were closed in Salem?", false, true, false},
        {"SELECT count(*) FROM claims", false, false, true},
        {"with Salem", false, false, false},
        {"", true, false, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t length = strlen(rows[i].text);
        assert_int_equal(dialog_is_unsure(f->arena, rows[i].text, length), rows[i].unsure);
        assert_int_equal(dialog_is_question(f->arena, rows[i].text, length), rows[i].question);
        assert_int_equal(dialog_is_query(rows[i].text, length), rows[i].query);
    }
}

/* ---- what a query says ---- */

static void missing_elements_are_counted(void **state) {
    struct conversation *f = *state;
    const struct db_catalogue *catalogue = db_catalogue(f->session->db);
    int status = db_find_column(catalogue, db_find_table(catalogue, "claims"), "status");
    struct meant meant = {NULL, {.value = "Open", .column_index = status, .table_index = -1}};
    static const struct {
        const char *sql;
        size_t missing;
    } rows[] = {{OPEN, 0}, {ALL, 1}, {"SELECT claim_id FROM claims WHERE status = 'Closed by Holder'", 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sql_select *tree = NULL;
        assert_int_equal(sql_parse(f->arena, rows[i].sql, strlen(rows[i].sql), &tree, NULL), CSQL_OK);
        assert_int_equal(sql_resolve(f->arena, catalogue, tree, NULL), CSQL_OK);
        assert_int_equal(meant_missing(f->arena, catalogue, tree, &meant, 1), rows[i].missing);
    }
    assert_int_equal(meant_missing(f->arena, catalogue, NULL, &meant, 1), 1);
}

/* ---- queries of combinations ---- */

static struct dialog_choice choice_of(const struct db_catalogue *catalogue, const char *table,
                                      const char *column, const char *value) {
    int index = db_find_table(catalogue, table);
    return (struct dialog_choice){
        .table_index = index, .column_index = db_find_column(catalogue, index, column), .value = value};
}

static void queries_are_derived(void **state) {
    struct conversation *f = *state;
    const struct db_catalogue *catalogue = db_catalogue(f->session->db);
    struct dialog_choice amounts[] = {choice_of(catalogue, "claims", "claimed", NULL),
                                      choice_of(catalogue, "claims", "settled", NULL)};
    struct dialog_choice places[] = {choice_of(catalogue, "claims", "city", NULL),
                                     choice_of(catalogue, "brokers", "state", NULL),
                                     choice_of(catalogue, "claims", "settled", NULL)};
    struct dialog_choice values[] = {choice_of(catalogue, "claims", "status", "Open"),
                                     choice_of(catalogue, "claims", "claim_type", "Fire")};
    struct turn turn = {.arena = f->arena, .slot_count = 3};
    turn.slots[0].item = (struct dialog_item){.choices = amounts, .choice_count = 2};
    turn.slots[1].item = (struct dialog_item){.choices = places, .choice_count = 3};
    turn.slots[2].item = (struct dialog_item){.choices = values, .choice_count = 2};
    static const struct {
        const char *sql;
        int to[3];
        const char *derived; /* NULL: it cannot be */
    } rows[] = {
        {"SELECT claimed, city FROM claims WHERE status = 'Open'",
         {0, 0, 0},
         "SELECT claimed, city FROM claims WHERE status = 'Open'"},
        {"SELECT claimed, city FROM claims WHERE status = 'Open'",
         {1, 0, 1},
         "SELECT settled, city FROM claims WHERE claim_type = 'Fire'"},
        {"SELECT city, max(claimed) FROM claims GROUP BY city ORDER BY max(claimed)",
         {1, 0, 0},
         "SELECT city, max(settled) FROM claims GROUP BY city ORDER BY max(settled)"},
        {"SELECT claimed, city FROM claims WHERE status = 'Open'",
         {1, 1, 0},
         "SELECT T1.settled, T2.state FROM claims AS T1 JOIN brokers AS T2 ON T1.broker_id = T2.broker_id "
         "WHERE "
         "T1.status = 'Open'"},
        /* not spoken of; meant by two; no query */
        {"SELECT city FROM claims", {1, 0, 0}, NULL},
        {"SELECT claimed, city FROM claims WHERE status = 'Closed'", {0, 0, 1}, NULL},
        {"SELECT claimed, city FROM claims WHERE status = 'Open'", {1, 2, 0}, NULL},
        {"SELECT claimed, city FROM", {1, 0, 0}, NULL},
        {"SELECT claimed, town FROM claims", {1, 0, 0}, NULL},
    };
    static const int from[3] = {0, 0, 0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *got = derive_query(f->session, &turn, rows[i].sql, from, rows[i].to);
        if (got == NULL || rows[i].derived == NULL) {
            assert_true(got == NULL && rows[i].derived == NULL);
        } else {
            assert_string_equal(got, rows[i].derived);
        }
    }
}

/* A pronoun after one row gives way to what that is called; after several, or none, it stays. */
static void pronouns_stand_for_the_row(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *before, *text, *whole; /* whole NULL: nothing is put in */
    } rows[] = {
        {"SELECT name FROM ships WHERE flag = 'Malta'", "where is it?", "where is Tern?"},
        {"SELECT length_m FROM ships WHERE flag = 'Malta'", "who owns it", "who owns Tern"},
        {"SELECT name FROM ships ORDER BY length_m DESC LIMIT 1", "how long is it?", "how long is Auk?"},
        {"SELECT broker_name FROM brokers WHERE state = 'Texas'", "what is his phone?",
         "what is Hill's phone?"},
        {"SELECT broker_name FROM brokers WHERE state = 'Texas'", "where are they?", "where are Hill?"},
        {"SELECT broker_id FROM claims WHERE city = 'Dallas'", "where is he?",
         NULL}, /* brokers are not joined */
        {"SELECT T1.broker_name FROM brokers AS T1 JOIN claims AS T2 ON T1.broker_id = T2.broker_id GROUP BY "
         "T1.broker_id ORDER BY count(*) DESC LIMIT 1",
         "where does he live?", "where does North & Co live?"},
        {"SELECT pilot FROM trips WHERE trip_id = 1", "where did he fly?", "where did trip 1 fly?"},
        {"SELECT name FROM ships", "where is it?", NULL},
        {"SELECT name FROM ships WHERE flag = 'Peru'", "where is it?", NULL},
        {"SELECT count(*) FROM ships", "what is it?", NULL},
        {"SELECT name FROM ships WHERE flag = 'Malta'", "does it help it?", NULL},
        {"SELECT name FROM ships WHERE flag = 'Malta'", "ships of Norway", NULL},
        {"SELECT name FROM ships WHERE flag = 'Malta'", "it", NULL},
        {"SELECT name FROM ships WHERE flag = 'Malta'", "", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_true(context_keep(f->session, "a question", rows[i].before));
        const char *whole = antecedent_put_in(f->session, f->arena, rows[i].text, strlen(rows[i].text));
        if (whole == NULL || rows[i].whole == NULL) {
            assert_true(whole == NULL && rows[i].whole == NULL);
        } else {
            assert_string_equal(whole, rows[i].whole);
        }
    }
    context_drop(f->session);
    assert_null(antecedent_put_in(f->session, f->arena, "where is it?", 12));
}

/* Values take the place of those behind the same prepositions. */
static void places_are_exchanged(void **state) {
    struct conversation *f = *state;
    static const struct {
        const char *before, *text, *whole;
    } rows[] = {
        {"Ships from Malta to Norway", "and from Peru to Chile?", "Ships from Peru to Chile"},
        {"Ships from Malta to Norway in May", "and from Peru?", "Ships from Peru to Norway in May"},
        {"Ships from Malta to Norway in May", "and to Peru?", "Ships from Malta to Peru in May"},
        {"How many ships sail between Oslo and New York?", "and between Bergen and Kiel?",
         "How many ships sail between Bergen and Kiel?"},
        {"Ships that go to the Azores", "what about to the Lofoten?", "Ships that go to the Lofoten"},
        {"Claims from Salem", "and from Boston to Dallas?", "Claims from Boston to Dallas"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *whole = context_combine(f->arena, db_catalogue(f->session->db), rows[i].before, rows[i].text,
                                      strlen(rows[i].text));
        assert_non_null(whole);
        assert_string_equal(whole, rows[i].whole);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_exchanged),
        cmocka_unit_test(the_query_before_is_changed),
        cmocka_unit_test(small_talk_gets_no_query),
        cmocka_unit_test(values_in_plain_words_are_read),
        cmocka_unit_test(what_a_reply_names_is_found),
        cmocka_unit_test(texts_are_told_apart),
        cmocka_unit_test(missing_elements_are_counted),
        cmocka_unit_test(queries_are_derived),
        cmocka_unit_test(answers_are_taken_back_and_explained),
        cmocka_unit_test(pronouns_stand_for_the_row),
    };
    return cmocka_run_group_tests(tests, open_conversation, conversation_tear_down);
}
