/* Rows, and values of a column, by what is reckoned over all that belongs to each. */
#include "plan_rule.h"

#include "plan/totals.h"

static const char FAIR[] =
    "CREATE TABLE stall (id INTEGER PRIMARY KEY, name TEXT, field TEXT);"
    "INSERT INTO stall VALUES (1,'Darts','east'),(2,'Fudge','west');"
    "CREATE TABLE takings (id INTEGER PRIMARY KEY, stall_id INTEGER REFERENCES stall(id), pounds REAL,"
    " cashier TEXT);"
    "INSERT INTO takings VALUES (1,1,12.5,'Nora'),(2,1,30,'Nora'),(3,2,8,'Finn');"
    "CREATE TABLE raffle (id INTEGER PRIMARY KEY, prize TEXT, value REAL);"
    "INSERT INTO raffle VALUES (1,'ham',20);";

static int set_up(void **state) {
    return world_set_up(state, FAIR);
}

#define SUMMED "GROUP takings.stall_id HAVING GT SUM takings.pounds '40'"

static const struct rule_row rows[] = {
    {"Stalls that took more than 40 pounds in total", "SELECT stall.name WHERE GT takings.pounds '40' END",
     "SELECT stall.name " SUMMED " END",
     "SELECT T1.name FROM stall AS T1 JOIN takings AS T2 ON T1.id = T2.stall_id GROUP BY T2.stall_id HAVING "
     "sum(T2.pounds) > 40",
     "The name of stall, from stall with takings (where id of stall is stall id of takings), for each stall "
     "id "
     "of takings, only where the total pounds of takings is greater than 40"},
    {"stalls that earned over 40 altogether", "SELECT stall.name END", "SELECT stall.name " SUMMED " END",
     NULL, NULL},
    {"Stalls in the east field that took more than 40 in total",
     "SELECT stall.name WHERE EQ stall.field 'east' AND GT takings.pounds '40' END",
     "SELECT stall.name WHERE EQ stall.field 'east' " SUMMED " END", NULL, NULL},
    {"How many stalls took more than 40 pounds in total?", "SELECT COUNT stall END",
     "SELECT COUNT SUB SELECT takings.stall_id " SUMMED " CLOSE END", NULL, NULL},
    {"Cashiers who took more than 40 pounds in total",
     "SELECT takings.cashier WHERE GT takings.pounds '40' END",
     "SELECT takings.cashier GROUP takings.cashier HAVING GT SUM takings.pounds '40' END", NULL, NULL},
    {"Stalls with average pounds above 40", "SELECT stall.name WHERE GT takings.pounds '40' END",
     "SELECT stall.name GROUP takings.stall_id HAVING GT AVG takings.pounds '40' END", NULL, NULL},
    {"Stalls that took more than 40 in total, sorted by pounds", "SELECT stall.name DESC takings.pounds END",
     "SELECT stall.name " SUMMED " DESC SUM takings.pounds END", NULL, NULL},
    {"How many cashiers have more than 1 takings?", "SELECT COUNT takings WHERE GT takings.cashier '1' END",
     "SELECT COUNT SUB SELECT takings.cashier GROUP takings.cashier HAVING GT COUNT takings '1' CLOSE END",
     "SELECT count(*) FROM (SELECT cashier FROM takings GROUP BY cashier HAVING count(*) > 1)", NULL},
    {"Stalls that took more than 40 pounds in total", "SELECT stall.name " SUMMED " END", NULL, NULL, NULL},
    {"Stalls whose value is over 40 in total", "SELECT stall.name END", NULL, NULL, NULL},
    {"Raffles with a value over 10 in total", "SELECT raffle.prize END", NULL, NULL, NULL},
    {"Takings over 40 pounds", "SELECT takings.id WHERE GT takings.pounds '40' END", NULL, NULL, NULL},
    {"over 40 in total", "SELECT takings.id END", NULL, NULL, NULL},
    {"stalls that took more than 40 in total", "SELECT", NULL, NULL, NULL},
};

static void totals_are_compared(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, totals_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(totals_are_compared, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
