/* A value beside the name of the rows that it is of. */
#include "plan_rule.h"

#include "plan/owner.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char APIARY[] = "CREATE TABLE keeper (id INTEGER PRIMARY KEY, first TEXT, surname TEXT);"
                             "INSERT INTO keeper VALUES (1,'Ann','Lund'),(2,'Bo','Ek');"
                             "CREATE TABLE queen (id INTEGER PRIMARY KEY, breeder TEXT, mark TEXT, keeper_id "
                             "INTEGER REFERENCES keeper(id));"
                             "INSERT INTO queen VALUES (1,'Lund','red',1),(2,'Ek','blue',2);";

static const struct rule_row rows[] = {
    {"Show the Lund keepers", "SELECT keeper.first WHERE EQ queen.breeder 'lund' END",
     "SELECT keeper.first WHERE EQ keeper.surname 'lund' END", NULL, NULL},
    {"the first of the keeper Lund", "SELECT keeper.first WHERE EQ queen.breeder 'lund' END",
     "SELECT keeper.first WHERE EQ keeper.surname 'lund' END", NULL, NULL},
    {"the Lund queens", "SELECT queen.mark WHERE EQ keeper.surname 'lund' END",
     "SELECT queen.mark WHERE EQ queen.breeder 'lund' END", NULL, NULL},
    /* another table is named too, or a column; nothing is beside; the table does not hold it */
    {"keepers of Lund queens", "SELECT keeper.first WHERE EQ queen.breeder 'lund' END", NULL, NULL, NULL},
    {"keepers with the breeder Lund", "SELECT keeper.first WHERE EQ queen.breeder 'lund' END", NULL, NULL,
     NULL},
    {"Show Lund", "SELECT keeper.first WHERE EQ queen.breeder 'lund' END", NULL, NULL, NULL},
    {"the red keepers", "SELECT keeper.first WHERE EQ queen.mark 'red' END", NULL, NULL, NULL},
    {"Show the Lund keepers", "SELECT keeper.first WHERE EQ keeper.surname 'lund' END", NULL, NULL, NULL},
    {"Show the Lund keepers", "SELECT", NULL, NULL, NULL},
};

static int set_up(void **state) {
    return world_set_up(state, APIARY);
}

static void values_are_of_what_they_stand_beside(void **state) {
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        rule_check(*state, owner_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(values_are_of_what_they_stand_beside)};
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
