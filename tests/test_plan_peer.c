/* Rows that are measured by another one, which the question names. */
#include "plan_rule.h"

#include "plan/peer.h"

static const char ZOO[] =
    "CREATE TABLE house (id INTEGER PRIMARY KEY, name TEXT, opened INTEGER);"
    "INSERT INTO house VALUES (1,'Aviary',1931),(2,'Vivarium',1960);"
    "CREATE TABLE animal (id INTEGER PRIMARY KEY, name TEXT, species TEXT, weight REAL, arrived DATE,"
    " born DATE, house_id INTEGER REFERENCES house(id));"
    "INSERT INTO animal VALUES (1,'Mauro','skink',2.5,'2001-02-03','1999-01-01',2),"
    " (2,'Tilda','ibis',4.5,'2010-03-04','2008-05-05',1),"
    " (3,'Odo','ibis',5.5,'2012-03-04','2011-05-05',1);";

static int set_up(void **state) {
    return world_set_up(state, ZOO);
}

#define SUB_OF(column, name) "SUB SELECT " column " WHERE EQ animal.name '" name "' CLOSE"

static const struct rule_row rows[] = {
    {"Animals heavier than Tilda", "SELECT animal.weight END",
     "SELECT animal.name WHERE GT animal.weight " SUB_OF("animal.weight", "tilda") " END",
     "SELECT name FROM animal WHERE weight > (SELECT weight FROM animal WHERE name = 'Tilda')",
     "The name of animal where weight is greater than (the weight of animal where name is 'Tilda')"},
    {"Which animals arrived before Odo?", "SELECT animal.name WHERE EQ animal.name 'odo' END",
     "SELECT animal.name WHERE LT animal.arrived " SUB_OF("animal.arrived", "odo") " END", NULL, NULL},
    {"Animals younger than Tilda", "SELECT animal.name END",
     "SELECT animal.name WHERE GT animal.born " SUB_OF("animal.born", "tilda") " END", NULL, NULL},
    {"animals at least as old as Odo", "SELECT animal.name END",
     "SELECT animal.name WHERE LE animal.born " SUB_OF("animal.born", "odo") " END", NULL, NULL},
    {"Animals of the same species as Tilda", "SELECT animal.species END",
     "SELECT animal.name WHERE EQ animal.species " SUB_OF("animal.species", "tilda") " END", NULL, NULL},
    {"Which other animals live in the same house as Tilda?", "SELECT animal.name END",
     "SELECT animal.name WHERE EQ animal.house_id " SUB_OF("animal.house_id",
                                                           "tilda") " AND NE animal.name 'tilda' END",
     "SELECT name FROM animal WHERE house_id = (SELECT house_id FROM animal WHERE name = 'Tilda') AND name "
     "!= 'Tilda'",
     NULL},
    {"Animals that are not of the same species as Tilda", "SELECT animal.name END",
     "SELECT animal.name WHERE NE animal.species " SUB_OF("animal.species", "tilda") " END", NULL, NULL},
    {"How many animals are heavier than Mauro?", "SELECT animal.name END",
     "SELECT COUNT animal WHERE GT animal.weight " SUB_OF("animal.weight", "mauro") " END", NULL, NULL},
    {"Animals heavier than Mauro and lighter than Odo", "SELECT animal.name END",
     "SELECT animal.name WHERE GT animal.weight " SUB_OF(
         "animal.weight", "mauro") " AND LT animal.weight " SUB_OF("animal.weight", "odo") " END",
     NULL, NULL},
    {"Animals heavier than the heaviest ibis animal", "SELECT animal.name END",
     "SELECT animal.name WHERE GT animal.weight SUB SELECT MAX animal.weight WHERE EQ animal.species 'ibis' "
     "CLOSE END",
     NULL, NULL},
    {"Animals heavier than animal 2", "SELECT animal.name WHERE GT animal.weight '2' END",
     "SELECT animal.name WHERE GT animal.weight SUB SELECT animal.weight WHERE EQ animal.id '2' CLOSE END",
     NULL, NULL},
    {"Animals in houses older than the Vivarium", "SELECT animal.name END",
     "SELECT animal.name WHERE LT house.opened SUB SELECT house.opened WHERE EQ house.name 'vivarium' "
     "CLOSE END",
     NULL, NULL},
    {"Animals that arrived in the same year as Tilda", "SELECT animal.arrived END",
     "SELECT animal.name WHERE EQ animal.arrived/Y SUB SELECT animal.arrived/Y WHERE EQ animal.name 'tilda' "
     "CLOSE END",
     "SELECT name FROM animal WHERE strftime('%Y', arrived) = (SELECT strftime('%Y', arrived) FROM animal "
     "WHERE "
     "name = 'Tilda')",
     "The name of animal where the year of arrived is (the year of arrived of animal where name is 'Tilda')"},
    {"Animals that arrived on the same day as Tilda", "SELECT animal.arrived END",
     "SELECT animal.name WHERE EQ animal.arrived " SUB_OF("animal.arrived", "tilda") " END", NULL, NULL},
    {"What is the average weight of the animals of the same species as Tilda?",
     "SELECT AVG animal.weight WHERE EQ animal.name 'tilda' END", NULL, NULL, NULL},
    {"the oldest animal of the same species as Tilda", "SELECT animal.name END", NULL, NULL, NULL},
    {"How much heavier is Odo than Tilda?", "SELECT animal.weight END", NULL, NULL, NULL},
    {"Which animal arrived right after Tilda?", "SELECT animal.name END", NULL, NULL, NULL},
    {"Animals heavier than 3", "SELECT animal.name WHERE GT animal.weight '3' END", NULL, NULL, NULL},
    {"animals in the same", "SELECT animal.name END", NULL, NULL, NULL},
    {"same as Tilda", "SELECT animal.name END", NULL, NULL, NULL},
    {"animals heavier than Tilda", "SELECT", NULL, NULL, NULL},
};

static void rows_are_measured_by_another(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, peer_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_are_measured_by_another, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
