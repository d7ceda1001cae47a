/* Two superlatives. */
#include "plan_rule.h"

#include "plan/ends.h"

static const char VINEYARDS[] =
    "CREATE TABLE estate (id INTEGER PRIMARY KEY, name TEXT, elevation INTEGER, area REAL);"
    "INSERT INTO estate VALUES (1,'Alta',700,30),(2,'Baixa',100,80);"
    "CREATE TABLE wine (id INTEGER PRIMARY KEY, name TEXT, price REAL, colour TEXT,"
    " estate_id INTEGER REFERENCES estate(id));"
    "INSERT INTO wine VALUES (1,'Nero',9,'red',1),(2,'Blanc',7,'white',2),(3,'Ambra',20,'red',2);";

static int set_up(void **state) {
    return world_set_up(state, VINEYARDS);
}

static const struct rule_row rows[] = {
    {"What is the name of the wine with the highest price from the highest estate?",
     "SELECT wine.name DESC wine.price LIMIT ONE END",
     "SELECT wine.name WHERE EQ estate.elevation SUB SELECT MAX estate.elevation CLOSE DESC wine.price LIMIT "
     "ONE END",
     "SELECT T1.name FROM wine AS T1 JOIN estate AS T2 ON T1.estate_id = T2.id WHERE T2.elevation = (SELECT "
     "max(elevation) FROM estate) ORDER BY T1.price DESC LIMIT 1",
     "The name of wine, from wine with estate (where estate id of wine is id of estate), where elevation of "
     "estate "
     "is (the highest elevation of estate), sorted by price of wine from highest to lowest, only the first "
     "one"},
    {"Which is the cheapest wine of the largest estate?", "SELECT wine.name DESC estate.area LIMIT ONE END",
     "SELECT wine.name WHERE EQ estate.area SUB SELECT MAX estate.area CLOSE ASC wine.price LIMIT ONE END",
     NULL, NULL},
    {"What is the highest price at the largest estate?", "SELECT MAX wine.price END",
     "SELECT MAX wine.price WHERE EQ estate.area SUB SELECT MAX estate.area CLOSE END", NULL, NULL},
    {"the red wine with the lowest price of the largest estate",
     "SELECT wine.name WHERE EQ wine.colour 'red' END",
     "SELECT wine.name WHERE EQ wine.colour 'red' AND EQ estate.area SUB SELECT MAX estate.area CLOSE ASC "
     "wine.price "
     "LIMIT ONE END",
     NULL, NULL},
    {"What are the highest and the lowest price?", "SELECT MAX wine.price MIN wine.price END", NULL, NULL,
     NULL},
    {"Which wine has the highest price?", "SELECT wine.name DESC wine.price LIMIT ONE END", NULL, NULL, NULL},
    {"the wine with the highest price at the most famous estate",
     "SELECT wine.name DESC wine.price LIMIT ONE END", NULL, NULL, NULL},
    {"the highest at the largest", "SELECT wine.name END", NULL, NULL, NULL},
    {"the cheapest wine of the largest estate", "SELECT", NULL, NULL, NULL},
};

static void both_superlatives_are_heeded(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, ends_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(both_superlatives_are_heeded, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
