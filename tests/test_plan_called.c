/* Rows that are shown by what they are called. */
#include "plan_rule.h"

#include "plan/called.h"

static const char KILN[] =
    "CREATE TABLE potter (id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO potter VALUES (1,'Wim'),(2,'Ans');"
    "CREATE TABLE glaze_lot (id INTEGER PRIMARY KEY, potter_id INTEGER REFERENCES potter(id), fired_at "
    "INTEGER,"
    " glazes INTEGER, colour TEXT);"
    "INSERT INTO glaze_lot VALUES (1,1,1100,3,'blue'),(2,1,900,4,'red'),(3,2,1000,5,'blue');";

static int set_up(void **state) {
    return world_set_up(state, KILN);
}

#define MOST " GROUP glaze_lot.potter_id DESC COUNT glaze_lot LIMIT ONE END"

static const struct rule_row rows[] = {
    {"Which potter made the most glaze lots?", "SELECT glaze_lot.potter_id" MOST, "SELECT potter.name" MOST,
     "SELECT T1.name FROM potter AS T1 JOIN glaze_lot AS T2 ON T1.id = T2.potter_id GROUP BY T2.potter_id "
     "ORDER "
     "BY count(*) DESC LIMIT 1",
     NULL},
    {"Which potter made the most glaze lots?",
     "SELECT glaze_lot.potter_id GROUP potter.id DESC COUNT glaze_lot LIMIT ONE END",
     "SELECT potter.name GROUP potter.id DESC COUNT glaze_lot LIMIT ONE END", NULL, NULL},
    {"Number of glaze lots of each potter",
     "SELECT glaze_lot.potter_id COUNT glaze_lot GROUP glaze_lot.potter_id END",
     "SELECT potter.name COUNT glaze_lot GROUP glaze_lot.potter_id END", NULL, NULL},
    {"Glaze lots fired below 1000", "SELECT glaze_lot.fired_at WHERE LT glaze_lot.fired_at '1000' END",
     "SELECT glaze_lot.id WHERE LT glaze_lot.fired_at '1000' END", NULL, NULL},
    {"Glaze lots fired below 1000", "SELECT glaze_lot.glazes WHERE LT glaze_lot.fired_at '1000' END",
     "SELECT glaze_lot.id WHERE LT glaze_lot.fired_at '1000' END", NULL, NULL},
    {"Which potters have no glaze lots?",
     "SELECT potter.id WHERE NIN potter.id SUB SELECT glaze_lot.potter_id CLOSE END",
     "SELECT potter.name WHERE NIN potter.id SUB SELECT glaze_lot.potter_id CLOSE END", NULL, NULL},
    {"ids of potters without glaze lots",
     "SELECT potter.id WHERE NIN potter.id SUB SELECT glaze_lot.potter_id CLOSE END", NULL, NULL, NULL},
    {"What is the id of the potter with the most glaze lots?", "SELECT glaze_lot.potter_id" MOST, NULL, NULL,
     NULL},
    {"Which potter made the most glaze lots?", "SELECT potter.name" MOST, NULL, NULL, NULL},
    {"Which colour has the most glaze lots?",
     "SELECT glaze_lot.colour GROUP glaze_lot.colour DESC COUNT glaze_lot LIMIT ONE END", NULL, NULL, NULL},
    {"Colours of glaze lots fired below 1000",
     "SELECT glaze_lot.colour WHERE LT glaze_lot.fired_at '1000' END", NULL, NULL, NULL},
    {"Glaze lots fired below 1000", "SELECT glaze_lot.id WHERE LT glaze_lot.fired_at '1000' END", NULL, NULL,
     NULL},
    {"glaze lots", "SELECT glaze_lot.fired_at END", NULL, NULL, NULL},
    {"glaze lots", "SELECT", NULL, NULL, NULL},
};

static void rows_are_shown_by_name(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, called_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_are_shown_by_name, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
