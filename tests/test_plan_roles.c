/* Rows of one table in several roles. */
#include "plan_rule.h"

#include "plan/role_reading.h"
#include "plan/role_rows.h"

static const char PARK[] =
    "CREATE TABLE camp (id INTEGER PRIMARY KEY, name TEXT, valley TEXT, altitude INTEGER);"
    "INSERT INTO camp VALUES (1,'Larch','Isel',1200),(2,'Cedar','Mur',900);"
    "CREATE TABLE ranger (id INTEGER PRIMARY KEY, name TEXT, pay INTEGER, town TEXT,"
    " supervisor_id INTEGER REFERENCES ranger(id), camp_id INTEGER REFERENCES camp(id));"
    "INSERT INTO ranger VALUES "
    "(1,'Ida','900','Lienz',NULL,1),(2,'Jon','950','Graz',1,2),(3,'Kai','700','Lienz',1,1);"
    "CREATE TABLE trail (id INTEGER PRIMARY KEY, title TEXT, length REAL,"
    " start_camp_id INTEGER REFERENCES camp(id), end_camp_id INTEGER REFERENCES camp(id));"
    "INSERT INTO trail VALUES (1,'Ridge',12.5,1,2),(2,'Gorge',7,2,1);"
    "CREATE TABLE ally (ranger_id INTEGER REFERENCES ranger(id), ally_id INTEGER REFERENCES ranger(id));"
    "INSERT INTO ally VALUES (1,2),(2,3);"
    "CREATE TABLE race (id INTEGER PRIMARY KEY, host_camp_id INTEGER REFERENCES camp(id),"
    " guest_camp_id INTEGER REFERENCES camp(id), host_points INTEGER, guest_points INTEGER);"
    "INSERT INTO race VALUES (1,1,2,5,3),(2,2,1,1,1);"
    "CREATE TABLE club (id INTEGER PRIMARY KEY, name TEXT, part_of INTEGER REFERENCES club(id));"
    "INSERT INTO club VALUES (1,'Union',NULL),(2,'Larks',1);";

static int set_up(void **state) {
    return world_set_up(state, PARK);
}

static const struct rule_row rows[] = {
    /* a table that refers to itself */
    {"List each ranger and their supervisor.", "SELECT ranger.name END",
     "SELECT ranger.name ranger.supervisor_id>ranger.name END",
     "SELECT T1.name, T2.name FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id",
     "The name of ranger and the name of ranger as supervisor, from ranger with ranger as supervisor (where "
     "supervisor id of ranger is id of ranger as supervisor)"},
    {"Who is the supervisor of Kai?", "SELECT ranger.name WHERE EQ ranger.name 'kai' END",
     "SELECT ranger.supervisor_id>ranger.name WHERE EQ ranger.name 'kai' END",
     "SELECT T2.name FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id WHERE T1.name = 'Kai'",
     NULL},
    {"Who is the boss of Kai?", "SELECT ranger.name WHERE EQ ranger.name 'kai' END",
     "SELECT ranger.supervisor_id>ranger.name WHERE EQ ranger.name 'kai' END", NULL, NULL},
    {"What is the town of Kai's supervisor?", "SELECT ranger.town WHERE EQ ranger.name 'kai' END",
     "SELECT ranger.supervisor_id>ranger.town WHERE EQ ranger.name 'kai' END", NULL, NULL},
    {"Which rangers are supervised by Ida?", "SELECT ranger.name WHERE EQ ranger.name 'ida' END",
     "SELECT ranger.name WHERE EQ ranger.supervisor_id>ranger.name 'ida' END",
     "SELECT T1.name FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id WHERE T2.name = 'Ida'",
     "The name of ranger, from ranger with ranger as supervisor (where supervisor id of ranger is id of "
     "ranger as "
     "supervisor), where name of ranger as supervisor is 'Ida'"},
    {"How many rangers report to Ida?", "SELECT COUNT ranger WHERE EQ ranger.name 'ida' END",
     "SELECT COUNT ranger WHERE EQ ranger.supervisor_id>ranger.name 'ida' END",
     "SELECT count(*) FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id WHERE T2.name = 'Ida'",
     NULL},
    {"Who does Kai report to?", "SELECT ranger.name WHERE EQ ranger.name 'kai' END",
     "SELECT ranger.supervisor_id>ranger.name WHERE EQ ranger.name 'kai' END", NULL, NULL},
    {"Who supervises Kai?", "SELECT ranger.name WHERE EQ ranger.name 'kai' END",
     "SELECT ranger.supervisor_id>ranger.name WHERE EQ ranger.name 'kai' END", NULL, NULL},
    {"Which rangers does Ida supervise?", "SELECT ranger.name WHERE EQ ranger.name 'ida' END",
     "SELECT ranger.name WHERE EQ ranger.supervisor_id>ranger.name 'ida' END", NULL, NULL},
    {"Show the rangers whose supervisor lives in Lienz.",
     "SELECT ranger.name WHERE EQ ranger.town 'lienz' END",
     "SELECT ranger.name WHERE EQ ranger.supervisor_id>ranger.town 'lienz' END", NULL, NULL},
    {"Which rangers get a higher pay than their supervisor?",
     "SELECT ranger.name WHERE GT ranger.pay SUB SELECT AVG ranger.pay CLOSE END",
     "SELECT ranger.name WHERE GT ranger.pay ranger.supervisor_id>ranger.pay END",
     "SELECT T1.name FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id WHERE T1.pay > T2.pay",
     "The name of ranger, from ranger with ranger as supervisor (where supervisor id of ranger is id of "
     "ranger as "
     "supervisor), where pay of ranger is greater than pay of ranger as supervisor"},
    {"Which rangers live in the same town as their supervisor?", "SELECT ranger.town END",
     "SELECT ranger.name WHERE EQ ranger.town ranger.supervisor_id>ranger.town END", NULL, NULL},
    {"Which rangers are in a different camp than their supervisor?", "SELECT ranger.name END",
     "SELECT ranger.name WHERE NE ranger.camp_id ranger.supervisor_id>ranger.camp_id END", NULL, NULL},
    {"List the subordinates of Ida.", "SELECT ranger.name WHERE EQ ranger.name 'ida' END",
     "SELECT ranger.name WHERE EQ ranger.supervisor_id>ranger.name 'ida' END", NULL, NULL},
    {"For each supervisor, how many rangers do they supervise?",
     "SELECT ranger.name COUNT ranger GROUP ranger.supervisor_id END",
     "SELECT ranger.supervisor_id>ranger.name COUNT ranger GROUP ranger.supervisor_id END",
     "SELECT T2.name, count(*) FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id GROUP BY "
     "T1.supervisor_id",
     NULL},
    {"Give the names of all supervisors.", "SELECT ranger.name END",
     "SELECT DISTINCT ranger.supervisor_id>ranger.name END", NULL, NULL},
    {"List rangers and their supervisors sorted by pay", "SELECT ranger.name ASC ranger.pay END",
     "SELECT ranger.name ranger.supervisor_id>ranger.name ASC ranger.pay END", NULL, NULL},
    {"List each ranger and their supervisor over 800", "SELECT ranger.name WHERE GT ranger.pay '800' END",
     "SELECT ranger.name ranger.supervisor_id>ranger.name WHERE GT ranger.pay '800' END", NULL, NULL},
    {"Which rangers have a supervisor with a pay over 800?",
     "SELECT ranger.name WHERE GT ranger.pay '800' END",
     "SELECT ranger.name WHERE GT ranger.supervisor_id>ranger.pay '800' END", NULL, NULL},
    {"Show the supervisor ids of all rangers", "SELECT ranger.supervisor_id END", NULL, NULL, NULL},
    {"Which rangers have no supervisor?", "SELECT ranger.name WHERE ISNULL ranger.supervisor_id END", NULL,
     NULL, NULL},
    {"Which rangers live in Lienz?", "SELECT ranger.name WHERE EQ ranger.town 'lienz' END", NULL, NULL, NULL},
    {"List the students of Ida.", "SELECT ranger.name WHERE EQ ranger.name 'ida' END",
     "SELECT ranger.name WHERE EQ ranger.supervisor_id>ranger.name 'ida' END", NULL, NULL},
    /* a key that is called by a relation */
    {"Which club is Larks part of?", "SELECT club.name WHERE EQ club.name 'larks' END",
     "SELECT club.part_of>club.name WHERE EQ club.name 'larks' END", NULL, NULL},
    {"Which clubs are part of Union?", "SELECT club.name WHERE EQ club.name 'union' END",
     "SELECT club.name WHERE EQ club.part_of>club.name 'union' END", NULL, NULL},
    /* two keys to one table */
    {"Show the titles of trails from Larch to Cedar.",
     "SELECT trail.title WHERE EQ camp.name 'larch' INTERSECT SELECT trail.title WHERE EQ camp.name 'cedar' "
     "END",
     "SELECT trail.title WHERE EQ trail.start_camp_id>camp.name 'larch' AND EQ trail.end_camp_id>camp.name "
     "'cedar' "
     "END",
     "SELECT T1.title FROM trail AS T1 JOIN camp AS T2 ON T1.start_camp_id = T2.id JOIN camp AS T3 ON "
     "T1.end_camp_id = T3.id WHERE T2.name = 'Larch' AND T3.name = 'Cedar'",
     "The title of trail, from trail with camp as start camp (where start camp id of trail is id of camp as "
     "start "
     "camp) with camp as end camp (where end camp id of trail is id of camp as end camp), where name of camp "
     "as "
     "start camp is 'Larch' and name of camp as end camp is 'Cedar'"},
    {"Show the names of the start and end camp of each trail.", "SELECT camp.name trail.end_camp_id END",
     "SELECT trail.start_camp_id>camp.name trail.end_camp_id>camp.name END", NULL, NULL},
    {"List the trail title, start camp name and end camp valley",
     "SELECT trail.title camp.name camp.name END",
     "SELECT trail.title trail.start_camp_id>camp.name trail.end_camp_id>camp.valley END", NULL, NULL},
    {"Which trails have a start camp that is higher than the end camp?", "SELECT trail.title END",
     "SELECT trail.title WHERE GT trail.start_camp_id>camp.altitude trail.end_camp_id>camp.altitude END",
     NULL, NULL},
    {"Which trails stay within the same valley?", "SELECT trail.title END",
     "SELECT trail.title WHERE EQ trail.start_camp_id>camp.valley trail.end_camp_id>camp.valley END", NULL,
     NULL},
    {"Which trails are longer than 5 km?", "SELECT trail.title WHERE GT trail.length '5' END", NULL, NULL,
     NULL},
    {"How many races did Larch win as host?", "SELECT COUNT race WHERE EQ camp.name 'larch' END",
     "SELECT COUNT race WHERE EQ race.host_camp_id>camp.name 'larch' AND GT race.host_points "
     "race.guest_points END",
     "SELECT count(*) FROM race AS T1 JOIN camp AS T2 ON T1.host_camp_id = T2.id WHERE T2.name = 'Larch' AND "
     "T1.host_points > T1.guest_points",
     NULL},
    {"How many races did Larch lose as guest?", "SELECT COUNT race WHERE EQ camp.name 'larch' END",
     "SELECT COUNT race WHERE EQ race.guest_camp_id>camp.name 'larch' AND LT race.guest_points "
     "race.host_points END",
     NULL, NULL},
    {"Which trails have a start and end camp in Isel?", "SELECT trail.title WHERE EQ camp.valley 'isel' END",
     "SELECT trail.title WHERE EQ trail.end_camp_id>camp.valley 'isel' AND EQ "
     "trail.start_camp_id>camp.valley 'isel' "
     "END",
     NULL, NULL},
    /* pairs */
    {"Who are the allies of Ida?", "SELECT ally.ally_id WHERE EQ ranger.name 'ida' END",
     "SELECT ally.ally_id>ranger.name WHERE EQ ally.ranger_id>ranger.name 'ida' END",
     "SELECT T2.name FROM ally AS T1 JOIN ranger AS T2 ON T1.ally_id = T2.id JOIN ranger AS T3 ON "
     "T1.ranger_id = "
     "T3.id WHERE T3.name = 'Ida'",
     NULL},
    {"Which allies of Ida live in Graz?",
     "SELECT ally.ally_id WHERE EQ ranger.name 'ida' AND EQ ranger.town 'graz' END",
     "SELECT ally.ally_id>ranger.name WHERE EQ ally.ranger_id>ranger.name 'ida' AND EQ "
     "ally.ally_id>ranger.town 'graz' "
     "END",
     NULL, NULL},
    {"the allies of Ida who live in Graz",
     "SELECT ally.ally_id WHERE EQ ranger.name 'ida' AND EQ ranger.town 'graz' END",
     "SELECT ally.ally_id>ranger.name WHERE EQ ally.ranger_id>ranger.name 'ida' AND EQ "
     "ally.ally_id>ranger.town 'graz' "
     "END",
     NULL, NULL},
    {"Show the name of each ranger and the names of their allies.", "SELECT ranger.name END",
     "SELECT ally.ally_id>ranger.name ally.ranger_id>ranger.name END", NULL, NULL},
    /* what the row of a role refers to */
    {"What is the camp of Kai's supervisor?", "SELECT camp.name WHERE EQ ranger.name 'kai' END",
     "SELECT ranger.supervisor_id>camp.name WHERE EQ ranger.name 'kai' END",
     "SELECT T3.name FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id JOIN camp AS T3 ON "
     "T2.camp_id = T3.id WHERE T1.name = 'Kai'",
     "The name of camp, from ranger with ranger as supervisor (where supervisor id of ranger is id of ranger "
     "as supervisor) with camp (where camp id of ranger as supervisor is id of camp), where name of ranger "
     "is "
     "'Kai'"},
    {"The altitude and valley of Kai's supervisor", "SELECT camp.altitude camp.valley END",
     "SELECT ranger.supervisor_id>camp.altitude ranger.supervisor_id>camp.valley WHERE EQ ranger.name 'kai' "
     "END",
     "SELECT T3.altitude, T3.valley FROM ranger AS T1 JOIN ranger AS T2 ON T1.supervisor_id = T2.id JOIN "
     "camp "
     "AS T3 ON T2.camp_id = T3.id WHERE T1.name = 'Kai'",
     NULL},
    /* no query */
    {"supervisor", "SELECT", NULL, NULL, NULL},
    {"the supervisor of", "SELECT END", NULL, NULL, NULL},
};

static void columns_get_the_roles_that_the_words_say(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, role_rows_correct, &rows[i]);
    }
}

/* Whatever words and sequence come together, what comes out can be composed. */
static void any_words_and_sequences_go_together(void **state) {
    struct world *w = *state;
    for (size_t q = 0; q < sizeof rows / sizeof *rows; q++) {
        struct linked linked;
        struct plan_input in;
        struct cues cues;
        assert_int_equal(link_question(w->schema, w->fixture->arena, rows[q].question,
                                       strlen(rows[q].question), &linked, NULL),
                         CSQL_OK);
        assert_true(input_from_linked(w->fixture->arena, w->embed, &linked, &in));
        cues_find(&linked, &cues);
        const struct wording wording = {
            .arena = w->fixture->arena, .embed = w->embed, .in = &in, .linked = &linked, .cues = &cues};
        const struct compose_context context = {.db = w->fixture->db,
                                                .catalogue = linked.catalogue,
                                                .linked = &linked,
                                                .input = &in,
                                                .cues = &cues,
                                                .arena = w->fixture->arena};
        for (size_t s = 0; s < sizeof rows / sizeof *rows; s++) {
            if (strchr(rows[s].before, '\'')) {
                continue; /* values are of one question */
            }
            struct sequence sequence = sequence_read(&linked, &in, rows[s].before);
            struct composition composed;
            if (role_rows_correct(&wording, &sequence)) {
                assert_true(shape_stands(&in, &sequence));
                assert_int_equal(compose(&context, &sequence, NULL, &composed), CSQL_OK);
                assert_non_null(composed.tree);
            }
        }
    }
}

/* The camp of the row, and that of the row that it refers to. */
static void a_table_beyond_a_role_is_told_apart(void **state) {
    const struct rule_row row = {
        .question = "camps",
        .sql = "SELECT T1.name, T4.name FROM camp AS T1 JOIN ranger AS T2 ON T1.id = T2.camp_id JOIN ranger "
               "AS T3 "
               "ON T2.supervisor_id = T3.id JOIN camp AS T4 ON T3.camp_id = T4.id",
        .explained =
            "The name of camp and the name of camp as camp of ranger as supervisor, from camp with "
            "ranger T2 (where id of camp is camp id of ranger T2) with ranger as supervisor (where "
            "supervisor id of ranger T2 is id of ranger as supervisor) with camp as camp of ranger as "
            "supervisor (where camp id of ranger as supervisor is id of camp as camp of ranger as "
            "supervisor)"};
    struct world *w = *state;
    struct linked linked;
    struct plan_input in;
    struct cues cues;
    assert_int_equal(
        link_question(w->schema, w->fixture->arena, row.question, strlen(row.question), &linked, NULL),
        CSQL_OK);
    assert_true(input_from_linked(w->fixture->arena, w->embed, &linked, &in));
    cues_find(&linked, &cues);
    const struct sequence sequence =
        sequence_read(&linked, &in, "SELECT camp.name ranger.supervisor_id>camp.name FROM ranger END");
    rule_compose(w, &linked, &in, &cues, &sequence, &row);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(columns_get_the_roles_that_the_words_say, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(a_table_beyond_a_role_is_told_apart, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(any_words_and_sequences_go_together, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
