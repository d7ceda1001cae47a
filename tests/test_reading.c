/* Readings on a small database: what structure is found, which readings it has, and that a reading's rewrite
 * has that reading alone. */
#include <strings.h>

#include "db_fixture.h"
#include "link/link.h"
#include "reading/reading.h"
#include "sql/sql.h"

static const char schema[] =
    "CREATE TABLE Choirs(choir_id INTEGER PRIMARY KEY, name TEXT, town TEXT);"
    "CREATE TABLE Songs(song_id INTEGER PRIMARY KEY, title TEXT, language TEXT, minutes INTEGER);"
    "CREATE TABLE Choir_Songs(choir_id INTEGER REFERENCES Choirs, song_id INTEGER REFERENCES Songs);"
    "CREATE TABLE Harbours(harbour_id INTEGER PRIMARY KEY, name TEXT);"
    "CREATE TABLE Boats(boat_id INTEGER PRIMARY KEY, name TEXT, kind TEXT, berths INTEGER,"
    "  harbour_id INTEGER REFERENCES Harbours);"
    "CREATE TABLE Lakes(lake_id INTEGER PRIMARY KEY, name TEXT, depth INTEGER);"
    "CREATE TABLE Ponds(pond_id INTEGER PRIMARY KEY, pond_name TEXT, depth INTEGER);"
    "CREATE TABLE Regattas(regatta_id INTEGER PRIMARY KEY, name TEXT, city TEXT, hall TEXT, prize INTEGER,"
    "  phone TEXT);"
    "CREATE TABLE Regattas_phone(regatta_id INTEGER PRIMARY KEY REFERENCES Regattas, phone TEXT);"
    "CREATE TABLE Boats_berths(kind TEXT, avg_berths REAL, max_berths INTEGER);"
    "INSERT INTO Choirs VALUES (1,'Larks','Ely'),(2,'Owls','Bath'),(3,'Wrens','Ely');"
    "INSERT INTO Songs VALUES (1,'Dawn','Welsh',3),(2,'Dusk','Manx',4),(3,'Noon','Welsh',5);"
    "INSERT INTO Choir_Songs VALUES (1,1),(2,1),(3,1),(1,2),(2,3);"
    "CREATE TABLE Tools(tool_id INTEGER PRIMARY KEY, tool_name TEXT, quantity INTEGER);"
    "CREATE TABLE Choir_Tools(choir_id INTEGER REFERENCES Choirs, tool_id INTEGER REFERENCES Tools);"
    "INSERT INTO Tools VALUES (1,'Tuning Fork',9); INSERT INTO Choir_Tools VALUES (1,1);"
    "INSERT INTO Harbours VALUES (1,'Port Erin'),(2,'Whitby');"
    "INSERT INTO Boats VALUES (1,'Mist','Canoe',2,1),(2,'Reed','Canoe',1,2),(3,'Gale','Kayak',2,1),"
    "  (4,'Foam','Kayak',1,2),(5,'Oak','Rowing Boat',4,1),(6,'Ash','Rowing Boat',2,2);"
    "INSERT INTO Lakes VALUES (1,'Bala',40),(2,'Tarn',12);"
    "INSERT INTO Ponds VALUES (1,'Mill Pond',12),(2,'Duck Pond',3);"
    "INSERT INTO Regattas VALUES (1,'Spring Cup','Leeds','Guildhall',500,'01'),(2,'Autumn "
    "Cup','York','Moot',900,'02');"
    "INSERT INTO Regattas_phone VALUES (1,'01'),(2,'02');"
    "INSERT INTO Boats_berths VALUES ('Canoe',1.5,2),('Kayak',1.5,2),('Rowing Boat',3,4);";

#define SONGS_JOINED                                                                                         \
    "FROM Choir_Songs AS T1 JOIN Songs AS T2 ON T1.song_id = T2.song_id "                                    \
    "JOIN Choirs AS T3 ON T1.choir_id = T3.choir_id"
#define TOOLS_JOINED                                                                                         \
    "SELECT T3.name, T2.tool_name, T2.quantity FROM Choir_Tools AS T1 JOIN Tools AS T2 ON T1.tool_id = "     \
    "T2.tool_id JOIN Choirs AS T3 ON T1.choir_id = T3.choir_id"
#define ALL_CHOIRS " GROUP BY T1.song_id HAVING COUNT(DISTINCT T1.choir_id) = (SELECT COUNT(*) FROM Choirs)"

/* What a question reads as; plan is SQL that stands for the planner's best, or NULL. */
struct row {
    const char *question, *plan;
    enum reading_kind kind;
    const char *sql[3]; /* in any order; all others NULL */
    const char *term;   /* of an ambiguous question, or NULL */
};

static const struct row rows[] = {
    /* scope */
    {"What songs does each choir sing?",
     NULL,
     READING_SCOPE,
     {"SELECT T2.title " SONGS_JOINED ALL_CHOIRS, "SELECT T3.name, T2.title " SONGS_JOINED},
     "each choir"},
    {"List the languages of the songs that every choir sings.",
     NULL,
     READING_SCOPE,
     {"SELECT T2.language " SONGS_JOINED ALL_CHOIRS, "SELECT T3.name, T2.language " SONGS_JOINED},
     "every choir"},
    {"Show song titles and minutes for all choirs.",
     NULL,
     READING_SCOPE,
     {"SELECT T2.title, T2.minutes " SONGS_JOINED ALL_CHOIRS,
      "SELECT T3.name, T2.title, T2.minutes " SONGS_JOINED},
     "all choirs"},
    {"Which songs are common to all choirs?",
     NULL,
     READING_SCOPE,
     {"SELECT T2.title " SONGS_JOINED ALL_CHOIRS},
     NULL},
    {"For each choir, list the tools they use and their count.", /* a stored one */
     NULL,
     READING_SCOPE,
     {TOOLS_JOINED},
     NULL},
    {"For each choir, which songs does it sing?",
     NULL,
     READING_SCOPE,
     {"SELECT T3.name, T2.title " SONGS_JOINED},
     NULL},
    {"Show every choir and its songs.",
     NULL,
     READING_SCOPE,
     {"SELECT T3.name, T2.title " SONGS_JOINED},
     NULL},
    {"How many songs does each choir sing?", NULL, READING_NONE, {NULL}, NULL},
    {"Which harbour does each boat use?", NULL, READING_NONE, {NULL}, NULL},
    {"List all choirs.", NULL, READING_NONE, {NULL}, NULL},
    {"What songs does each choir in Ely not sing?", NULL, READING_NONE, {NULL}, NULL},
    /* attachment: values of a type column */
    {"Show canoes and kayaks with 2 berths.",
     NULL,
     READING_ATTACH,
     {"SELECT name FROM Boats WHERE (kind = 'Canoe' OR kind = 'Kayak') AND berths = 2",
      "SELECT name FROM Boats WHERE kind = 'Canoe' OR kind = 'Kayak' AND berths = 2"},
     "with 2 berths"},
    {"List kayaks and rowing boats moored at Whitby. Show them in one table.",
     NULL,
     READING_ATTACH,
     {"SELECT T1.name FROM Boats AS T1 JOIN Harbours AS T2 ON T1.harbour_id = T2.harbour_id "
      "WHERE (T1.kind = 'Kayak' OR T1.kind = 'Rowing Boat') AND T2.name = 'Whitby'",
      "SELECT T1.name FROM Boats AS T1 JOIN Harbours AS T2 ON T1.harbour_id = T2.harbour_id "
      "WHERE T1.kind = 'Kayak' OR T1.kind = 'Rowing Boat' AND T2.name = 'Whitby'"},
     NULL},
    {"Show both canoes and kayaks with 2 berths.",
     NULL,
     READING_ATTACH,
     {"SELECT name FROM Boats WHERE (kind = 'Canoe' OR kind = 'Kayak') AND berths = 2"},
     NULL},
    {"Show canoes with 2 berths and kayaks with the same number of berths.",
     NULL,
     READING_ATTACH,
     {"SELECT name FROM Boats WHERE (kind = 'Canoe' OR kind = 'Kayak') AND berths = 2"},
     NULL},
    {"Show all canoes and also list kayaks with 2 berths.",
     NULL,
     READING_ATTACH,
     {"SELECT name FROM Boats WHERE kind = 'Canoe' OR kind = 'Kayak' AND berths = 2"},
     NULL},
    {"Show all canoes, but only those kayaks with 2 berths.",
     NULL,
     READING_ATTACH,
     {"SELECT name FROM Boats WHERE kind = 'Canoe' OR kind = 'Kayak' AND berths = 2"},
     NULL},
    /* attachment: two tables */
    {"List lakes and ponds with a depth of 12.",
     NULL,
     READING_ATTACH,
     {"SELECT name FROM Lakes WHERE depth = 12 UNION SELECT pond_name FROM Ponds WHERE depth = 12",
      "SELECT name FROM Lakes UNION SELECT pond_name FROM Ponds WHERE depth = 12"},
     NULL},
    {"What lakes and ponds have a depth of 12?",
     NULL,
     READING_ATTACH,
     {"SELECT name FROM Lakes WHERE depth = 12 UNION SELECT pond_name FROM Ponds WHERE depth = 12"},
     NULL},
    {"Show canoes and kayaks.", NULL, READING_NONE, {NULL}, NULL},
    {"Show canoes and kayaks with more than 2 berths.", NULL, READING_NONE, {NULL}, NULL},
    /* vagueness */
    {"Where is the Spring Cup held?",
     "SELECT city FROM Regattas WHERE name = 'Spring Cup'",
     READING_VAGUE,
     {"SELECT city FROM Regattas WHERE name = 'Spring Cup'",
      "SELECT hall FROM Regattas WHERE name = 'Spring Cup'",
      "SELECT city, hall FROM Regattas WHERE name = 'Spring Cup'"},
     "Where"},
    {"In which city is the Spring Cup held?",
     "SELECT name FROM Regattas",
     READING_VAGUE,
     {"SELECT city FROM Regattas WHERE name = 'Spring Cup'"},
     NULL},
    {"What are the locations of the regattas?",
     "SELECT hall FROM Regattas",
     READING_VAGUE,
     {"SELECT city FROM Regattas", "SELECT hall FROM Regattas", "SELECT city, hall FROM Regattas"},
     "locations"},
    /* twins */
    {"What is the phone of each regatta by name?",
     "SELECT name, phone FROM Regattas",
     READING_JOIN,
     {"SELECT name, phone FROM Regattas", "SELECT T1.name, T2.phone FROM Regattas AS T1 JOIN Regattas_phone "
                                          "AS T2 ON T1.regatta_id = T2.regatta_id"},
     "phone"},
    {"What are the average and greatest berths of each kind?",
     "SELECT kind, avg(berths), max(berths) FROM Boats GROUP BY kind",
     READING_AGGREGATE,
     {"SELECT kind, avg(berths), max(berths) FROM Boats GROUP BY kind",
      "SELECT kind, avg_berths, max_berths FROM Boats_berths GROUP BY kind"},
     "berths"},
    {"What is the greatest number of berths of canoes?",
     "SELECT max_berths FROM Boats_berths WHERE kind = 'Canoe'",
     READING_AGGREGATE,
     {"SELECT max(berths) FROM Boats WHERE kind = 'Canoe'",
      "SELECT max_berths FROM Boats_berths WHERE kind = 'Canoe'"},
     NULL},
    {"What is the average prize?", "SELECT avg(prize) FROM Regattas", READING_NONE, {NULL}, NULL},
};

static struct link_schema *links;

static int set_up(void **state) {
    csql_error error;
    if (fixture_set_up(state) != 0) {
        return 1;
    }
    struct fixture *f = *state;
    return link_schema_new(fixture_open(f, schema), NULL, &links, &error) != CSQL_OK;
}

static int tear_down(void **state) {
    link_schema_free(links);
    links = NULL;
    return fixture_tear_down(state);
}

static void read_question(struct fixture *f, struct arena *arena, const char *question, const char *plan,
                          struct readings *out) {
    csql_error error = {0};
    struct linked *linked = arena_alloc(arena, sizeof *linked);
    struct plan *best = arena_alloc(arena, sizeof *best);
    struct plans *plans = arena_alloc(arena, sizeof *plans);
    assert_non_null(linked);
    assert_non_null(best);
    assert_non_null(plans);
    assert_int_equal(link_question(links, arena, question, strlen(question), linked, &error), CSQL_OK);
    if (plan != NULL) {
        *best = (struct plan){.sql = plan, .score = 0.9};
        assert_int_equal(sql_parse(arena, plan, strlen(plan), &best->tree, &error), CSQL_OK);
        assert_int_equal(sql_resolve(arena, db_catalogue(f->db), best->tree, &error), CSQL_OK);
        *plans = (struct plans){.at = best, .count = 1};
    }
    const struct reading_input input = {.links = links, .db = f->db, .linked = linked, .plans = plans};
    assert_int_equal(reading_find(&input, arena, out, &error), CSQL_OK);
}

static bool has_sql(const struct row *row, const char *sql) {
    for (size_t i = 0; i < 3 && row->sql[i] != NULL; i++) {
        if (strcasecmp(row->sql[i], sql) == 0) {
            return true;
        }
    }
    return false;
}

static void questions_have_their_readings(void **state) {
    struct fixture *f = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena *arena = arena_new();
        struct readings readings;
        read_question(f, arena, rows[i].question, rows[i].plan, &readings);
        size_t wanted = 0;
        while (wanted < 3 && rows[i].sql[wanted] != NULL) {
            wanted++;
        }
        if (readings.kind != rows[i].kind || readings.count != wanted) {
            fail_msg("%s: kind %d, %zu readings, first %s", rows[i].question, (int)readings.kind,
                     readings.count, readings.count > 0 ? readings.at[0].sql : "none");
        }
        double sum = 0;
        for (size_t k = 0; k < readings.count; k++) {
            sum += readings.at[k].probability;
            if (!has_sql(&rows[i], readings.at[k].sql)) {
                fail_msg("%s: %s", rows[i].question, readings.at[k].sql);
            }
        }
        assert_true(readings.count == 0 || (sum > 0.999 && sum < 1.001));
        assert_int_equal(readings.ambiguous, wanted > 1);
        assert_true(readings.ambiguous == (readings.clarification != NULL));
        if (rows[i].term != NULL) {
            assert_string_equal(readings.term, rows[i].term);
            assert_memory_equal(rows[i].question + readings.start, rows[i].term,
                                readings.end - readings.start);
            assert_true(readings.group_count >= 2);
        }
        arena_free(arena);
    }
}

/* Asked again as restated, a question has the one reading that was restated. */
static void rewrites_have_one_reading(void **state) {
    struct fixture *f = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].kind != READING_SCOPE && rows[i].kind != READING_ATTACH) {
            continue;
        }
        struct arena *arena = arena_new();
        struct readings readings, again;
        read_question(f, arena, rows[i].question, rows[i].plan, &readings);
        for (size_t k = 0; k < readings.count; k++) {
            read_question(f, arena, readings.at[k].rewrite, rows[i].plan, &again);
            if (again.count != 1 || strcmp(again.at[0].sql, readings.at[k].sql) != 0) {
                fail_msg("%s: %s: %zu, %s", rows[i].question, readings.at[k].rewrite, again.count,
                         again.count > 0 ? again.at[0].sql : "none");
            }
        }
        arena_free(arena);
    }
}

static void a_clear_question_is_its_own_rewrite(void **state) {
    struct arena *arena = arena_new();
    struct readings readings;
    read_question(*state, arena, "Which songs are common to all choirs?", NULL, &readings);
    assert_int_equal(readings.count, 1);
    assert_string_equal(readings.at[0].rewrite, "Which songs are common to all choirs?");
    assert_non_null(readings.reason);
    arena_free(arena);
}

/* Both ways to take a quantifier, said so that only one is left, in words that agree. */
static void rewrites_agree(void **state) {
    static const char *const asked[][3] = {
        {"What songs does each choir sing?", "What songs do all choirs sing in common?",
         "For each choir, what songs does the choir sing?"},
        {"Show the songs that every choir sings.", "Show the songs that all choirs sing in common.",
         "For every choir, show the songs that the choir sings."},
        {"List the songs each choir carries.", "List the songs all choirs carry in common.",
         "For each choir, list the songs the choir carries."},
        {"Which songs do we have for every choir?", "Which songs do we have in common for all choirs?",
         "For every choir, which songs do we have?"},
        {"List song titles for all choirs.", "List song titles in common for all choirs.",
         "For all choirs, list song titles."},
    };
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        struct arena *arena = arena_new();
        struct readings readings;
        read_question(*state, arena, asked[i][0], NULL, &readings);
        assert_int_equal(readings.count, 2);
        for (size_t k = 0; k < 2; k++) {
            if (strcmp(readings.at[k].rewrite, asked[i][1]) != 0 &&
                strcmp(readings.at[k].rewrite, asked[i][2]) != 0) {
                fail_msg("%s: %s", asked[i][0], readings.at[k].rewrite);
            }
        }
        assert_string_not_equal(readings.at[0].rewrite, readings.at[1].rewrite);
        arena_free(arena);
    }
}

/* A modifier at the very end of the question is read up to its last word. */
static void a_modifier_may_end_the_question(void **state) {
    static const char *const asked[] = {"Show the names of canoes and kayaks moored at Whitby",
                                        "Show canoes and kayaks of Whitby", "canoes and kayaks Whitby"};
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        struct arena *arena = arena_new();
        struct readings readings;
        read_question(*state, arena, asked[i], NULL, &readings);
        assert_int_equal(readings.kind, READING_ATTACH);
        arena_free(arena);
    }
}

static void clarifications_name_the_difference(void **state) {
    static const struct {
        const char *question, *clarification;
    } asked[] = {
        {"What songs does each choir sing?",
         "Do you want (1) for each choir, its own songs, or (2) only the songs common to every choir?"},
        {"Show canoes and kayaks with 2 berths.", "Do you want (1) both canoes and kayaks, of each only "
                                                  "those \"with 2 berths\", or (2) all canoes, but of "
                                                  "kayaks only those \"with 2 berths\"?"},
    };
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        struct arena *arena = arena_new();
        struct readings readings;
        read_question(*state, arena, asked[i].question, NULL, &readings);
        assert_non_null(readings.clarification);
        assert_string_equal(readings.clarification, asked[i].clarification);
        arena_free(arena);
    }
}

static void strange_input_reads_as_nothing(void **state) {
    static const char *const questions[] = {
        "",
        "?",
        "each",
        "all",
        "and",
        "and and and",
        "each each each each",
        ", , , with with",
        "show them in one table",
        "Show. Show them in one table.",
        "for every",
        "what does each",
        "canoes and",
        "and kayaks with 2",
        "\xd0\xa7\xd1\x82\xd0\xbe \xd0\xba\xd0\xb0\xd0\xb6\xd0\xb4\xd1\x8b\xd0\xb9",
        "'' and \"\" with '",
        "where",
        "who",
        "99999999999999999999999999 and 5m with 1e999",
    };
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        struct arena *arena = arena_new();
        struct readings readings;
        read_question(*state, arena, questions[i], "SELECT city FROM Regattas", &readings);
        if (readings.kind != READING_NONE && readings.kind != READING_VAGUE) {
            fail_msg("%s: %s", questions[i], readings.at[0].sql);
        }
        arena_free(arena);
    }
}

static struct reading_verdict recognize(struct fixture *f, struct arena *arena, const char *question,
                                        const char *sentence) {
    const struct sql_select *trees[2][8];
    const char *const texts[2] = {question, sentence};
    size_t counts[2];
    for (size_t i = 0; i < 2; i++) {
        struct readings readings;
        read_question(f, arena, texts[i], NULL, &readings);
        counts[i] = readings.count;
        for (size_t k = 0; k < readings.count; k++) {
            trees[i][k] = readings.at[k].tree;
        }
    }
    return reading_recognize(arena, trees[0], counts[0], trees[1], counts[1]);
}

static void sentences_are_recognized(void **state) {
    static const struct {
        const char *question, *sentence;
        bool may, need_not, only;
    } asked[] = {
        {"What songs does each choir sing?", "Which songs are common to all choirs?", true, true, false},
        {"What songs does each choir sing?", "For each choir, which songs does it sing?", true, true, false},
        {"What songs does each choir sing?", "Show canoes and kayaks with 2 berths.", false, true, false},
        {"Which songs are common to all choirs?", "Which songs are common to all choirs?", true, false, true},
        {"Which songs are common to all choirs?", "What songs does each choir sing?", true, false, true},
        {"Show both canoes and kayaks with 2 berths.", "Show all canoes and also list kayaks with 2 berths.",
         false, true, false},
        {"", "Which songs are common to all choirs?", false, true, false},
    };
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        struct arena *arena = arena_new();
        struct reading_verdict verdict = recognize(*state, arena, asked[i].question, asked[i].sentence);
        if (verdict.may_mean != asked[i].may || verdict.need_not_mean != asked[i].need_not ||
            verdict.only_means != asked[i].only || verdict.cannot_mean == verdict.may_mean) {
            fail_msg("%s - %s", asked[i].question, asked[i].sentence);
        }
        arena_free(arena);
    }
}

static void nothing_is_found_without_links(void **state) {
    struct fixture *f = *state;
    struct arena *arena = arena_new();
    struct linked linked = {.question = "each", .catalogue = db_catalogue(f->db)};
    const struct reading_input input = {.db = f->db, .linked = &linked};
    struct readings readings;
    assert_int_equal(reading_find(&input, arena, &readings, NULL), CSQL_OK);
    assert_int_equal(readings.kind, READING_NONE);
    assert_int_equal(readings.count, 0);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(questions_have_their_readings),
        cmocka_unit_test(rewrites_have_one_reading),
        cmocka_unit_test(a_clear_question_is_its_own_rewrite),
        cmocka_unit_test(rewrites_agree),
        cmocka_unit_test(a_modifier_may_end_the_question),
        cmocka_unit_test(clarifications_name_the_difference),
        cmocka_unit_test(strange_input_reads_as_nothing),
        cmocka_unit_test(sentences_are_recognized),
        cmocka_unit_test(nothing_is_found_without_links),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
