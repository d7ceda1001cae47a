/* Conditions on dates. */
#include "plan_rule.h"

#include "plan/when.h"

static const char CAFE[] =
    "CREATE TABLE venue (id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "INSERT INTO venue VALUES (1,'Hall','Oslo'),(2,'Loft','Bonn');"
    "CREATE TABLE session (id INTEGER PRIMARY KEY, held_on TEXT, closed_at TEXT, visitors INTEGER,"
    " venue_id INTEGER REFERENCES venue(id));"
    "INSERT INTO session VALUES (1,'2024-03-05',NULL,30,1),(2,'2025-02-01','2025-02-01 17:30:00',20,2);"
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(dates_are_compared_as_said, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
