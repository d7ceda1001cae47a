/* Rows of a table that are some of another's. */
#include "plan_rule.h"

#include "plan/subset.h"

static const char BAND[] =
    "CREATE TABLE musician (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, role TEXT);"
    "INSERT INTO musician VALUES (1,'Ann',31,'drummer'),(2,'Bo',19,'singer'),(3,'Cy',44,'roadie');"
    "CREATE TABLE drummer (id INTEGER PRIMARY KEY REFERENCES musician(id), kit TEXT);"
    "INSERT INTO drummer VALUES (1,'red');"
    "CREATE TABLE concert (id INTEGER PRIMARY KEY, place TEXT, musician_id INTEGER REFERENCES musician(id));"
    "INSERT INTO concert VALUES (1,'Ghent',1),(2,'Liege',1);"
    "CREATE TABLE fan (id INTEGER PRIMARY KEY REFERENCES musician(id), town TEXT);"
    "INSERT INTO fan VALUES (1,'Ghent'),(2,'Ghent'),(3,'Liege');";

static int set_up(void **state) {
    return world_set_up(state, BAND);
}

static const struct rule_row rows[] = {
    {"What are the names of the drummers?", "SELECT musician.name END",
     "SELECT musician.name FROM drummer END",
     "SELECT T1.name FROM musician AS T1 JOIN drummer AS T2 ON T1.id = T2.id", NULL},
    {"What is the average age of all drummers?", "SELECT AVG musician.age END",
     "SELECT AVG musician.age FROM drummer END", NULL, NULL},
    {"How many drummers are older than 20?", "SELECT COUNT musician WHERE GT musician.age '20' END",
     "SELECT COUNT drummer WHERE GT musician.age '20' END", NULL, NULL},
    {"Which drummers are not 31?", "SELECT musician.name WHERE NE musician.age '31' END",
     "SELECT musician.name WHERE NE musician.age '31' FROM drummer END", NULL, NULL},
    {"Who is not a drummer?", "SELECT musician.name END", NULL, NULL, NULL},
    /* what tells the rows already */
    {"names of those with role \"drummer\"", "SELECT musician.name WHERE EQ musician.role 'drummer' END",
     NULL, NULL, NULL},
    {"kits of the drummers", "SELECT drummer.kit END", NULL, NULL, NULL},
    {"names of drummers", "SELECT musician.name concert.place END", NULL, NULL, NULL},
    /* not some of the rows: all, or several times each */
    {"names of the fans", "SELECT musician.name END", NULL, NULL, NULL},
    {"names of concerts", "SELECT musician.name END", NULL, NULL, NULL},
    {"drummers", "SELECT", NULL, NULL, NULL},
};

static void a_subset_is_what_the_question_is_about(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, subset_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_subset_is_what_the_question_is_about, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
