/* Rows in the order of how many others there are for each. */
#include "plan_rule.h"

#include "plan/ordered.h"

static const char PARK[] =
    "CREATE TABLE trail (id INTEGER PRIMARY KEY, name TEXT, region TEXT, injured INTEGER);"
    "INSERT INTO trail VALUES (1,'Oak','east',3),(2,'Ash','east',5);"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, day TEXT, trail_id INTEGER REFERENCES trail(id), hiker_id"
    " INTEGER REFERENCES hiker(id));"
    "INSERT INTO visit VALUES (1,'Mon',1,1),(2,'Tue',1,1);"
    "CREATE TABLE hiker (id INTEGER PRIMARY KEY, alias TEXT);"
    "INSERT INTO hiker VALUES (1,'Bo');"
    "CREATE TABLE shop (id INTEGER PRIMARY KEY, number_of_guests INTEGER, street TEXT);"
    "INSERT INTO shop VALUES (1,3,'Main');";

static int set_up(void **state) {
    return world_set_up(state, PARK);
}

static const struct rule_row rows[] = {
    {"Show the regions of trails in descending order of the number of trails.",
     "SELECT trail.region DESC trail.region END",
     "SELECT trail.region GROUP trail.region DESC COUNT trail END",
     "SELECT region FROM trail GROUP BY region ORDER BY count(*) DESC", NULL},
    {"Show the regions of trails sorted by the count.", "SELECT trail.region END",
     "SELECT trail.region GROUP trail.region ASC COUNT trail END", NULL, NULL},
    {"names of trails ordered by the number of visits", "SELECT trail.name ASC trail.name END",
     "SELECT trail.name GROUP visit.trail_id ASC COUNT visit END", NULL, NULL},
    {"names of trails ordered by descending number of hikers", "SELECT trail.name ASC trail.name END",
     "SELECT trail.name GROUP trail.id DESC COUNT hiker END", NULL, NULL},
    {"Show the number of visits of each trail, sorted by the count.",
     "SELECT trail.name COUNT visit GROUP visit.trail_id END",
     "SELECT trail.name COUNT visit GROUP visit.trail_id ASC COUNT visit END", NULL, NULL},
    {"regions with more than 2 trails sorted by the number of trails",
     "SELECT trail.region GROUP trail.region HAVING GT COUNT trail '2' DESC trail.region END",
     "SELECT trail.region GROUP trail.region HAVING GT COUNT trail '2' ASC COUNT trail END", NULL, NULL},
    /* nothing to do */
    {"Show the number of visits of each trail, sorted by the count.",
     "SELECT trail.name COUNT visit GROUP visit.trail_id ASC COUNT visit END", NULL, NULL, NULL},
    {"names of trails in order of the number of visits that ended with hikers injured",
     "SELECT trail.name ASC trail.injured END", NULL, NULL, NULL},
    {"Show the streets of shops sorted by the number of guests.", "SELECT shop.street ASC shop.street END",
     NULL, NULL, NULL},
    {"names of trails sorted by the number of shoes", "SELECT trail.name END", NULL, NULL, NULL},
    {"the number of visits", "SELECT trail.name END", NULL, NULL, NULL},
    {"How many trails are there per region? Sort the regions by number of trails.",
     "SELECT trail.region ASC trail.region END", NULL, NULL, NULL},
    {"How many visits, sorted by the count?", "SELECT COUNT visit END", NULL, NULL, NULL},
    {"sorted by number", "SELECT trail.name", NULL, NULL, NULL},
    {"sorted by the count of", "SELECT", NULL, NULL, NULL},
};

static void rows_are_sorted_by_how_many_there_are(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, ordered_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_are_sorted_by_how_many_there_are, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
