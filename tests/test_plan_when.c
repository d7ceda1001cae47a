/* Conditions on dates. */
#include "plan_rule.h"

#include "plan/when.h"

static const char CAFE[] =
    "CREATE TABLE venue (id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "INSERT INTO venue VALUES (1,'Hall','Oslo'),(2,'Loft','Bonn');"
    "CREATE TABLE session (id INTEGER PRIMARY KEY, held_on TEXT, closed_at TEXT, visitors INTEGER,"
    " venue_id INTEGER REFERENCES venue(id));"
    "INSERT INTO session VALUES (1,'2024-03-05',NULL,30,1),(2,'2025-02-01','2025-02-01 17:30:00',20,2);"
    "CREATE TABLE helper (id INTEGER PRIMARY KEY, full_name TEXT, start_date TEXT);"
    "INSERT INTO helper VALUES (1,'Ida','2020-01-02'),(2,'Per','2021-01-02');"
    "CREATE TABLE kind (id INTEGER PRIMARY KEY, title TEXT);"
    "INSERT INTO kind VALUES (1,'lamp'),(2,'iron');"
    "CREATE TABLE repair (id INTEGER PRIMARY KEY, outcome TEXT, cost REAL,"
    " session_id INTEGER REFERENCES session(id), helper_id INTEGER REFERENCES helper(id),"
    " kind_id INTEGER REFERENCES kind(id));"
    "INSERT INTO repair VALUES (1,'fixed',2.5,1,1,1),(2,'binned',0,2,2,2);"
    "CREATE TABLE race (id INTEGER PRIMARY KEY, season TEXT, venue_id INTEGER REFERENCES venue(id));"
    "INSERT INTO race VALUES (1,'2019/2020',1),(2,'2020/2021',2);"
    "CREATE TABLE vintage (id INTEGER PRIMARY KEY, label TEXT, year INTEGER);"
    "INSERT INTO vintage VALUES (1,'A',1990),(2,'B',1995);";

static int set_up(void **state) {
    assert_int_equal(setenv("CLARISQL_TODAY", "2025-03-31", 1), 0);
    return world_set_up(state, CAFE);
}

static int tear_down(void **state) {
    assert_int_equal(unsetenv("CLARISQL_TODAY"), 0);
    return world_tear_down(state);
}

#define COUNT "SELECT COUNT session WHERE "

static const struct rule_row compared[] = {
    {"sessions held between January and March 2025", COUNT "GE session.held_on '2025-01' END",
     COUNT "EQ session.held_on '2025-01' END",
     "SELECT count(*) FROM session WHERE held_on BETWEEN '2025-01-01' AND '2025-03-31'",
     "The number of records of session where held on is between '2025-01-01' and '2025-03-31'"},
    {"sessions in the last 30 days", COUNT "LT session.held_on '2025-03-01' END",
     COUNT "EQ session.held_on '2025-03-01' END",
     "SELECT count(*) FROM session WHERE held_on BETWEEN '2025-03-01' AND '2025-03-31'", NULL},
    {"sessions since last week", COUNT "EQ session.held_on '2025-03-24' END",
     COUNT "GE session.held_on '2025-03-24' END",
     "SELECT count(*) FROM session WHERE held_on >= '2025-03-24'", NULL},
    {"sessions before last month", COUNT "EQ session.held_on '2025-02' END",
     COUNT "LT session.held_on '2025-02' END", "SELECT count(*) FROM session WHERE held_on < '2025-02-01'",
     NULL},
    {"sessions until last month", COUNT "EQ session.held_on '2025-02' END",
     COUNT "LE session.held_on '2025-02' END", "SELECT count(*) FROM session WHERE held_on <= '2025-02-28'",
     NULL},
    {"sessions since 2024", COUNT "GT session.held_on '2024' END", COUNT "GE session.held_on '2024' END",
     "SELECT count(*) FROM session WHERE held_on >= '2024-01-01'", NULL},
    {"sessions closed yesterday", COUNT "GE session.closed_at '2025-03-30' END",
     COUNT "EQ session.closed_at '2025-03-30' END",
     "SELECT count(*) FROM session WHERE closed_at LIKE '2025-03-30%'", NULL},
    {"sessions closed last week", COUNT "GE session.closed_at '2025-03-24' END",
     COUNT "EQ session.closed_at '2025-03-24' END",
     "SELECT count(*) FROM session WHERE closed_at BETWEEN '2025-03-24' AND '2025-03-30 23:59:59'", NULL},
    {"vintages from 1990 to 1994", "SELECT vintage.label WHERE LE vintage.year '1990' END",
     "SELECT vintage.label WHERE EQ vintage.year '1990' END",
     "SELECT label FROM vintage WHERE year BETWEEN 1990 AND 1994", NULL},
    {"sessions not in the last 30 days", COUNT "NE session.held_on '2025-03-01' END", NULL, NULL, NULL},
    {"vintages since 1990", "SELECT vintage.label WHERE GE vintage.year '1990' END", NULL, NULL, NULL},
};

static void dates_are_compared_as_said(void **state) {
    for (size_t i = 0; i < sizeof compared / sizeof *compared; i++) {
        rule_check(*state, when_correct, &compared[i]);
    }
}

#define OF_SESSION                                                                                           \
    "SELECT count(*) FROM repair AS T1 JOIN session AS T2 ON T1.session_id = T2.id WHERE T2.held_on "

static const struct rule_row nearest[] = {
    /* what holds no times gives way to the date of what the rows refer to */
    {"How many repairs were there in 2024?", "SELECT COUNT repair WHERE EQ repair.kind_id '2024' END",
     "SELECT COUNT repair WHERE EQ session.held_on '2024' END", OF_SESSION "LIKE '2024-%'", NULL},
    {"How many lamps were fixed in 2024?", "SELECT COUNT repair WHERE GT repair.outcome '2024' END",
     "SELECT COUNT repair WHERE EQ session.held_on '2024' END", NULL, NULL},
    {"the cost of repairs before last month", "SELECT SUM repair.cost WHERE EQ repair.cost '2025-02' END",
     "SELECT SUM repair.cost WHERE LT session.held_on '2025-02' END", NULL, NULL},
    {"repairs in the last 30 days", "SELECT COUNT repair WHERE EQ repair.session_id '2025-03-01' END",
     "SELECT COUNT repair WHERE EQ session.held_on '2025-03-01' END",
     OF_SESSION "BETWEEN '2025-03-01' AND '2025-03-31'", NULL},
    /* or of the rows that refer to them */
    {"venues in 2024", "SELECT venue.name WHERE EQ venue.id '2024' END",
     "SELECT venue.name WHERE IN venue.id SUB SELECT session.venue_id WHERE EQ session.held_on '2024' CLOSE "
     "END",
     "SELECT name FROM venue WHERE id IN (SELECT venue_id FROM session WHERE held_on LIKE '2024-%')", NULL},
    {"venues in Oslo in 2024", "SELECT venue.name WHERE EQ venue.id '2024' AND EQ venue.city 'oslo' END",
     "SELECT venue.name WHERE EQ venue.city 'oslo' AND IN venue.id SUB SELECT session.venue_id WHERE EQ "
     "session.held_on '2024' CLOSE END",
     NULL, NULL},
    {"How many sessions per helper in 2024?", "SELECT COUNT session WHERE EQ session.visitors '2024' END",
     "SELECT COUNT session WHERE EQ session.held_on '2024' END", NULL, NULL},
    /* a date of one's own, and what has years in it, stand */
    {"helpers in 2020", "SELECT helper.full_name WHERE EQ helper.id '2020' END",
     "SELECT helper.full_name WHERE EQ helper.start_date '2020' END", NULL, NULL},
    {"races in 2020", "SELECT COUNT race WHERE LIKE race.season '2020' END", NULL, NULL, NULL},
    {"repairs that cost 2024", "SELECT COUNT repair WHERE EQ repair.cost '2024' END", NULL, NULL, NULL},
    {"repairs of session 2024", "SELECT COUNT repair WHERE EQ repair.session_id '2024' END", NULL, NULL,
     NULL},
};

static void the_nearest_date_is_compared(void **state) {
    for (size_t i = 0; i < sizeof nearest / sizeof *nearest; i++) {
        rule_check(*state, when_correct, &nearest[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(dates_are_compared_as_said, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_nearest_date_is_compared, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
