/* Columns that say yes or no. */
#include "plan_rule.h"

#include "plan/flag.h"
#include "plan/owner.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char KITCHEN[] =
    "CREATE TABLE cook (id INTEGER PRIMARY KEY, name TEXT, active TEXT);"
    "INSERT INTO cook VALUES (1,'Ann','Y'),(2,'Bo','N'),(3,'Cid','Y');"
    "CREATE TABLE dish (id INTEGER PRIMARY KEY, title TEXT, is_vegetarian INTEGER, price REAL, state TEXT, "
    "cook_id INTEGER REFERENCES cook(id));"
    "INSERT INTO dish VALUES (1,'Stew',0,9.5,'cancelled',1),(2,'Curry',1,8.0,'not served',2);"
    "CREATE TABLE booking (id INTEGER PRIMARY KEY, dish_id INTEGER REFERENCES dish(id), guest TEXT, "
    "cancelled "
    "INTEGER);"
    "INSERT INTO booking VALUES (1,1,'Dag',0),(2,2,'Eva',1);";

static const struct rule_row rows[] = {
    /* denied once, not twice */
    {"Show dishes that are not vegetarian", "SELECT dish.title WHERE NE dish.is_vegetarian 'vegetarian' END",
     "SELECT dish.title WHERE EQ dish.is_vegetarian 'vegetarian' END",
     "SELECT title FROM dish WHERE is_vegetarian = 0", NULL},
    {"Show dishes that are not vegetarian",
     "SELECT dish.title EXCEPT SELECT dish.title WHERE EQ dish.is_vegetarian 'vegetarian' END",
     "SELECT dish.title WHERE EQ dish.is_vegetarian 'vegetarian' END", NULL, NULL},
    {"Show dishes above 8 that are not vegetarian",
     "SELECT dish.title WHERE GT dish.price '8' AND NIN dish.id SUB SELECT dish.id WHERE EQ "
     "dish.is_vegetarian "
     "'vegetarian' CLOSE END",
     "SELECT dish.title WHERE GT dish.price '8' AND EQ dish.is_vegetarian 'vegetarian' END", NULL, NULL},
    {"Show dishes that are not served", "SELECT dish.title WHERE NE dish.state 'not' END",
     "SELECT dish.title WHERE EQ dish.state 'not' END", NULL, NULL},
    {"Show dishes that are vegetarian", "SELECT dish.title WHERE NE dish.is_vegetarian 'vegetarian' END",
     NULL, NULL, NULL},
    /* what stands before the rows is a condition, and not shown */
    {"List the active cooks", "SELECT cook.active END", "SELECT cook.name WHERE EQ cook.active 'active' END",
     "SELECT name FROM cook WHERE active = 'Y'", NULL},
    {"List the inactive cooks", "SELECT cook.name END",
     "SELECT cook.name WHERE EQ cook.active 'inactive' END", "SELECT name FROM cook WHERE active = 'N'",
     NULL},
    {"How many dishes are by inactive cooks?", "SELECT COUNT dish END",
     "SELECT COUNT dish WHERE EQ cook.active 'inactive' END", NULL, NULL},
    {"List the active cooks", "SELECT cook.name WHERE EQ cook.active 'active' END", NULL, NULL, NULL},
    {"Show the active of the cooks", "SELECT cook.active END", NULL, NULL, NULL},
};

static const struct rule_row owned[] = {
    {"Show the guests of cancelled dishes", "SELECT booking.guest WHERE EQ booking.cancelled 'cancelled' END",
     "SELECT booking.guest WHERE EQ dish.state 'cancelled' END", NULL, NULL},
    {"Show the guests of cancelled bookings",
     "SELECT booking.guest WHERE EQ booking.cancelled 'cancelled' END", NULL, NULL, NULL},
};

static int set_up(void **state) {
    return world_set_up(state, KITCHEN);
}

static void answers_are_compared_with(void **state) {
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        rule_check(*state, flag_correct, &rows[i]);
    }
}

static void flags_are_of_the_rows_behind_them(void **state) {
    for (size_t i = 0; i < COUNT_OF(owned); i++) {
        rule_check(*state, owner_correct, &owned[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(answers_are_compared_with),
                                       cmocka_unit_test(flags_are_of_the_rows_behind_them)};
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
