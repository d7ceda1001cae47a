/* What a condition fixes is not what is asked for. */
#include "plan_rule.h"

#include "plan/fixed.h"
#include "plan/keyed.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char HARBOUR[] =
    "CREATE TABLE vessel (id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO vessel VALUES (1,'Aurora'),(2,'Puffin');"
    "CREATE TABLE crew (id INTEGER PRIMARY KEY, name TEXT, job TEXT, phone TEXT, vessel_id INTEGER NOT NULL "
    "REFERENCES vessel(id));"
    "INSERT INTO crew VALUES (1,'Ann','captain','12',1),(2,'Bo','cook','13',2);";

static const struct rule_row rows[] = {
    {"Who is the captain of the Aurora?",
     "SELECT crew.job WHERE EQ vessel.name 'aurora' AND EQ crew.job 'captain' END",
     "SELECT crew.name WHERE EQ vessel.name 'aurora' AND EQ crew.job 'captain' END", NULL, NULL},
    {"List the captains", "SELECT DISTINCT crew.job WHERE EQ crew.job 'captains' END",
     "SELECT crew.name WHERE EQ crew.job 'captains' END", NULL, NULL},
    {"List the captains", "SELECT crew.phone WHERE EQ crew.job 'captains' END",
     "SELECT crew.name WHERE EQ crew.job 'captains' END", NULL, NULL},
    /* the column is named, or a number of it is asked for, or it may be several, or a table says the rows */
    {"the phone of the captain", "SELECT crew.phone WHERE EQ crew.job 'captain' END", NULL, NULL, NULL},
    {"Which job has Ann, captain?", "SELECT crew.job WHERE EQ crew.job 'captain' END", NULL, NULL, NULL},
    {"How many captains are there?", "SELECT COUNT crew.job WHERE EQ crew.job 'captains' END", NULL, NULL,
     NULL},
    {"captains or cooks", "SELECT crew.job WHERE EQ crew.job 'captains' OR EQ crew.job 'cooks' END", NULL,
     NULL, NULL},
    {"crew called Ann", "SELECT crew.phone WHERE EQ crew.name 'ann' END", NULL, NULL, NULL},
    {"List the captains", "SELECT crew.name WHERE EQ crew.job 'captains' END", NULL, NULL, NULL},
    {"the background of the captain", "SELECT crew.phone WHERE EQ crew.job 'captain' END", NULL, NULL, NULL},
    {"How much does Ann cost?", "SELECT crew.phone WHERE EQ crew.name 'ann' END", NULL, NULL, NULL},
    {"List the captains", "SELECT", NULL, NULL, NULL},
};

static const struct rule_row mismatches[] = {
    {"vessels without crew", "SELECT vessel.name EXCEPT SELECT crew.vessel_id END",
     "SELECT vessel.name WHERE NIN vessel.id SUB SELECT crew.vessel_id CLOSE END", NULL, NULL},
    {"vessels without crew", "SELECT vessel.id EXCEPT SELECT crew.vessel_id END", NULL, NULL, NULL},
    {"vessels without crew", "SELECT vessel.name EXCEPT SELECT crew.name END", NULL, NULL, NULL},
};

static int set_up(void **state) {
    return world_set_up(state, HARBOUR);
}

static void rows_are_shown_by_their_names(void **state) {
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        rule_check(*state, fixed_correct, &rows[i]);
    }
}

static void names_are_not_taken_from_keys(void **state) {
    for (size_t i = 0; i < COUNT_OF(mismatches); i++) {
        rule_check(*state, keyed_correct, &mismatches[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_shown_by_their_names),
        cmocka_unit_test(names_are_not_taken_from_keys),
    };
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
