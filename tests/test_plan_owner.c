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

static const char CAFE[] =
    "CREATE TABLE venue (id INTEGER PRIMARY KEY, town TEXT);"
    "INSERT INTO venue VALUES (1,'Leeds'),(2,'York');"
    "CREATE TABLE evening (id INTEGER PRIMARY KEY, venue_id INTEGER REFERENCES venue(id), day TEXT);"
    "INSERT INTO evening VALUES (1,1,'2024-05-01'),(2,2,'2024-05-02');"
    "CREATE TABLE helper (id INTEGER PRIMARY KEY, home TEXT);"
    "INSERT INTO helper VALUES (1,'Leeds'),(2,'York');"
    "CREATE TABLE repair (id INTEGER PRIMARY KEY, evening_id INTEGER REFERENCES evening(id), helper_id "
    "INTEGER "
    "REFERENCES helper(id), item TEXT);"
    "INSERT INTO repair VALUES (1,1,1,'lamp'),(2,2,1,'radio');";

static const struct rule_row near[] = {
    {"How many evenings were in Leeds?", "SELECT COUNT evening WHERE EQ helper.home 'leeds' END",
     "SELECT COUNT evening WHERE EQ venue.town 'leeds' END", NULL, NULL},
    /* named; as near as the other; nearest already; no value */
    {"How many evenings had a helper of Leeds?", "SELECT COUNT evening WHERE EQ helper.home 'leeds' END",
     NULL, NULL, NULL},
    {"Which repairs were by somebody of Leeds?", "SELECT repair.item WHERE EQ helper.home 'leeds' END", NULL,
     NULL, NULL},
    {"How many evenings were in Leeds?", "SELECT COUNT evening WHERE EQ venue.town 'leeds' END", NULL, NULL,
     NULL},
    {"How many evenings were there?", "SELECT COUNT evening END", NULL, NULL, NULL},
};

static int set_up(void **state) {
    return world_set_up(state, APIARY);
}

static int set_up_cafe(void **state) {
    return world_set_up(state, CAFE);
}

static void values_are_of_what_they_stand_beside(void **state) {
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        rule_check(*state, owner_correct, &rows[i]);
    }
}

static void values_are_of_what_rows_refer_to(void **state) {
    struct world *w = *state;
    const struct db_catalogue *c = db_catalogue(w->fixture->db);
    int venue = db_find_table(c, "venue"), evening = db_find_table(c, "evening"),
        repair = db_find_table(c, "repair");
    assert_int_equal(db_steps_up(c, evening, venue), 1);
    assert_int_equal(db_steps_up(c, repair, venue), 2);
    assert_int_equal(db_steps_up(c, venue, venue), 0);
    assert_int_equal(db_steps_up(c, venue, evening), -1);
    for (size_t i = 0; i < COUNT_OF(near); i++) {
        rule_check(w, owner_nearest, &near[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(values_are_of_what_they_stand_beside)};
    const struct CMUnitTest cafe[] = {cmocka_unit_test(values_are_of_what_rows_refer_to)};
    return cmocka_run_group_tests(tests, set_up, world_tear_down) +
           cmocka_run_group_tests(cafe, set_up_cafe, world_tear_down);
}
