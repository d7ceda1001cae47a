/* Rows by how many others refer to them. */
#include "plan_rule.h"

#include "plan/counted.h"

static const char LIBRARY[] =
    "CREATE TABLE branch (id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "INSERT INTO branch VALUES (1,'North','Ghent'),(2,'South','Liege');"
    "CREATE TABLE donor (id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO donor VALUES (1,'Lions'),(2,'Rotary');"
    "CREATE TABLE desk (id INTEGER PRIMARY KEY, label TEXT, width INTEGER, material TEXT,"
    " branch_id INTEGER REFERENCES branch(id), donor_id INTEGER REFERENCES donor(id));"
    "INSERT INTO desk VALUES (1,'A',80,'oak',1,1),(2,'B',90,'steel',1,2),(3,'C',60,'oak',2,NULL);";

static int set_up(void **state) {
    return world_set_up(state, LIBRARY);
}

static const struct rule_row rows[] = {
    {"List the branches with more than 1 desk.",
     "SELECT donor.name GROUP desk.donor_id HAVING GT COUNT desk '1' END",
     "SELECT branch.name GROUP desk.branch_id HAVING GT COUNT desk '1' END",
     "SELECT T1.name FROM branch AS T1 JOIN desk AS T2 ON T1.id = T2.branch_id GROUP BY T2.branch_id HAVING "
     "count(*) > 1",
     NULL},
    {"Show the cities of branches that have at least 2 oak desks.", "SELECT branch.city END", NULL, NULL,
     NULL},
    {"Show the cities of branches that have at least 2 desks.",
     "SELECT branch.city WHERE GE desk.width '2' END",
     "SELECT branch.city GROUP desk.branch_id HAVING GE COUNT desk '2' END", NULL, NULL},
    {"How many branches have more than 1 desk?", "SELECT COUNT branch WHERE GT desk.width '1' END",
     "SELECT COUNT SUB SELECT desk.branch_id GROUP desk.branch_id HAVING GT COUNT desk '1' CLOSE END",
     "SELECT count(*) FROM (SELECT branch_id FROM desk GROUP BY branch_id HAVING count(*) > 1)", NULL},
    {"How many donors gave fewer than 2 desks?", "SELECT COUNT donor WHERE LT desk.width '2' END",
     "SELECT COUNT SUB SELECT desk.donor_id WHERE NOTNULL desk.donor_id GROUP desk.donor_id HAVING LT "
     "COUNT "
     "desk '2' CLOSE END",
     NULL, NULL},
    {"List the branches in Ghent with more than 1 desk.",
     "SELECT branch.name WHERE EQ branch.city 'ghent' END",
     "SELECT branch.name WHERE EQ branch.city 'ghent' GROUP desk.branch_id HAVING GT COUNT desk '1' END",
     NULL, NULL},
    {"List the branches with more than 1 desk.",
     "SELECT branch.name GROUP desk.branch_id HAVING GT COUNT desk '1' END", NULL, NULL, NULL},
    {"List the branches with more than 1 desk.",
     "SELECT branch.name GROUP branch.id HAVING GT COUNT desk '1' END", NULL, NULL, NULL},
    {"List the desks wider than 70.", "SELECT desk.label WHERE GT desk.width '70' END", NULL, NULL, NULL},
    {"How many desks does each branch with more than 1 desk have?",
     "SELECT branch.name COUNT desk GROUP branch.id END", NULL, NULL, NULL},
    {"more than 1 desk", "SELECT desk.label END", NULL, NULL, NULL},
    {"branches with more than 1 desk", "SELECT", NULL, NULL, NULL},
};

static void rows_are_sought_by_what_refers_to_them(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, counted_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_are_sought_by_what_refers_to_them, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
