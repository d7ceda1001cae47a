/* What is reckoned for each value of a column that "by" or "per" names. */
#include "plan_rule.h"

#include "plan/by.h"

static const char BOATYARD[] =
    "CREATE TABLE boat (id INTEGER PRIMARY KEY, model_name TEXT, build_year INTEGER, hull_length REAL);"
    "INSERT INTO boat VALUES (1,'Dehler 29',1999,8.9),(2,'Bavaria 34',2004,10.2);"
    "CREATE TABLE sale (id INTEGER PRIMARY KEY, boat_id INTEGER REFERENCES boat(id), price REAL, "
    "model_code TEXT);"
    "INSERT INTO sale VALUES (1,1,9000.0,'D29'),(2,2,21000.0,'B34');";

static const struct rule_row rows[] = {
    {"What is the average hull length by build year?", "SELECT AVG boat.hull_length END",
     "SELECT boat.build_year AVG boat.hull_length GROUP boat.build_year END",
     "SELECT build_year, avg(hull_length) FROM boat GROUP BY build_year", NULL},
    /* half a name, where only one text of the tables has it */
    {"What is the average hull length by model?", "SELECT AVG boat.hull_length END",
     "SELECT boat.model_name AVG boat.hull_length GROUP boat.model_name END", NULL, NULL},
    {"What is the average hull length per model?", "SELECT AVG boat.hull_length END",
     "SELECT boat.model_name AVG boat.hull_length GROUP boat.model_name END", NULL, NULL},
    {"What is the average price by model?", "SELECT AVG sale.price END",
     "SELECT sale.model_code AVG sale.price GROUP sale.model_code END", NULL, NULL},
    /* a number's half, a table, a deed, what is grouped already */
    {"What is the average hull length by year?", "SELECT AVG boat.hull_length END", NULL, NULL, NULL},
    {"What is the average price by boat?", "SELECT AVG sale.price END", NULL, NULL, NULL},
    {"What is the average price of boats ordered by model?", "SELECT AVG boat.hull_length END", NULL, NULL,
     NULL},
    {"What is the average hull length by model?",
     "SELECT boat.build_year AVG boat.hull_length GROUP boat.build_year END", NULL, NULL, NULL},
};

static bool rule(const struct wording *w, struct sequence *sequence) {
    return by_correct(w->in, w->linked, sequence);
}

static int set_up(void **state) {
    return world_set_up(state, BOATYARD);
}

static void figures_are_told_by_what_by_names(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, rule, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(figures_are_told_by_what_by_names)};
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
