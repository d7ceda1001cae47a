/* What is reckoned over groups. */
#include "plan_rule.h"

#include "plan/nested.h"

static const char HARBOURS[] =
    "CREATE TABLE port (id INTEGER PRIMARY KEY, name TEXT, country TEXT);"
    "INSERT INTO port VALUES (1,'Bergen','Norway'),(2,'Turku','Finland');"
    "CREATE TABLE ship (id INTEGER PRIMARY KEY, name TEXT, flag TEXT, tonnage INTEGER,"
    " port_id INTEGER REFERENCES port(id));"
    "INSERT INTO ship VALUES (1,'Freya','red',100,1),(2,'Odin','red',200,1),(3,'Loki','blue',50,NULL);"
    "CREATE TABLE cargo (id INTEGER PRIMARY KEY, weight INTEGER, ship_id INTEGER REFERENCES ship(id));"
    "INSERT INTO cargo VALUES (1,10,1),(2,20,2);";

static int set_up(void **state) {
    return world_set_up(state, HARBOURS);
}

static const struct rule_row rows[] = {
    {"What is the average number of cargo per ship?",
     "SELECT ship.name AVG cargo.weight GROUP cargo.ship_id END",
     "SELECT AVG SUB SELECT COUNT cargo GROUP cargo.ship_id CLOSE END",
     "SELECT avg(value) FROM (SELECT count(*) AS value FROM cargo GROUP BY ship_id)",
     "The average of (the number of records of cargo, for each ship id)"},
    {"On average, how many ships does a port have?", "SELECT COUNT ship END",
     "SELECT AVG SUB SELECT COUNT ship GROUP ship.port_id CLOSE END", NULL, NULL},
    {"How many ships does a port have on average?", "SELECT AVG ship.tonnage END",
     "SELECT AVG SUB SELECT COUNT ship GROUP ship.port_id CLOSE END", NULL, NULL},
    {"What is the highest number of ships in one port?",
     "SELECT port.name GROUP port.id DESC COUNT ship LIMIT ONE END",
     "SELECT MAX SUB SELECT COUNT ship GROUP ship.port_id CLOSE END",
     "SELECT max(value) FROM (SELECT count(*) AS value FROM ship GROUP BY port_id)",
     "The highest of (the number of records of ship, for each port id)"},
    {"What is the average number of ships per flag?", "SELECT AVG ship.tonnage END",
     "SELECT AVG SUB SELECT COUNT ship GROUP ship.flag CLOSE END", NULL, NULL},
    {"What is the average of the total tonnage per port?",
     "SELECT port.name AVG ship.tonnage GROUP port.id END",
     "SELECT AVG SUB SELECT SUM ship.tonnage GROUP ship.port_id CLOSE END",
     "SELECT avg(value) FROM (SELECT sum(tonnage) AS value FROM ship GROUP BY port_id)",
     "The average of (the total tonnage of ship, for each port id)"},
    {"What is the average number of red ships per port?", "SELECT COUNT ship WHERE EQ ship.flag 'red' END",
     "SELECT AVG SUB SELECT COUNT ship WHERE EQ ship.flag 'red' GROUP ship.port_id CLOSE END", NULL, NULL},
    {"What is the lowest total weight on any ship?", "SELECT MIN cargo.weight END",
     "SELECT MIN SUB SELECT SUM cargo.weight GROUP cargo.ship_id CLOSE END", NULL, NULL},
    {"How many ports have more than 1 ship?",
     "SELECT COUNT port port.name GROUP ship.port_id HAVING GT COUNT ship '1' FROM port END",
     "SELECT COUNT SUB SELECT ship.port_id WHERE NOTNULL ship.port_id GROUP ship.port_id HAVING GT COUNT "
     "ship '1' CLOSE END",
     NULL, NULL},
    {"How many ports have more than 1 ship?",
     "SELECT COUNT ship GROUP ship.port_id HAVING GT COUNT ship '1' END",
     "SELECT COUNT SUB SELECT ship.port_id WHERE NOTNULL ship.port_id GROUP ship.port_id HAVING GT COUNT "
     "ship "
     "'1' CLOSE END",
     "SELECT count(*) FROM (SELECT port_id FROM ship WHERE port_id IS NOT NULL GROUP BY port_id HAVING "
     "count(*) "
     "> 1)",
     "The number of results of (the port id of ship where port id is not blank, for each port id, only where "
     "the "
     "number of records is greater than 1)"},
    {"How many flags have at least 2 ships?",
     "SELECT ship.flag COUNT ship GROUP ship.flag HAVING GE COUNT "
     "ship '2' END",
     "SELECT COUNT SUB SELECT ship.flag GROUP ship.flag HAVING GE COUNT ship '2' CLOSE END",
     "SELECT count(*) FROM (SELECT flag FROM ship GROUP BY flag HAVING count(*) >= 2)", NULL},
    {"How many ships are there for each flag with at least 2 ships?",
     "SELECT ship.flag COUNT ship GROUP ship.flag HAVING GE COUNT ship '2' END", NULL, NULL, NULL},
    {"Which port has the highest number of ships?",
     "SELECT port.name GROUP ship.port_id DESC COUNT ship LIMIT ONE END", NULL, NULL, NULL},
    {"What is the average tonnage per port?", "SELECT AVG ship.tonnage END", NULL, NULL, NULL},
    {"What is the highest number of ships in one port? List the port too.",
     "SELECT port.name GROUP port.id DESC COUNT ship LIMIT ONE END", NULL, NULL, NULL},
    {"What is the average number of ships for the ports that have not any cargo?",
     "SELECT AVG ship.tonnage END", NULL, NULL, NULL},
    {"average number of", "SELECT COUNT ship END", NULL, NULL, NULL},
    {"average", "SELECT", NULL, NULL, NULL},
};

static void groups_are_reckoned_over(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, nested_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(groups_are_reckoned_over, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
