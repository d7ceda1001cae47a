/* Rows that no other one refers to by one of several keys. */
#include "plan_rule.h"

#include "plan/lacking.h"

static const char CABLES[] =
    "CREATE TABLE tower (id INTEGER PRIMARY KEY, name TEXT, valley TEXT);"
    "INSERT INTO tower VALUES (1,'Fir','Upper'),(2,'Gorge','Lower'),(3,'Pass','Upper');"
    "CREATE TABLE cable (id INTEGER PRIMARY KEY, from_tower INTEGER REFERENCES tower(id),"
    " to_tower INTEGER REFERENCES tower(id), colour TEXT);"
    "INSERT INTO cable VALUES (1,1,2,'red'),(2,1,2,'blue');"
    "CREATE TABLE guard (id INTEGER PRIMARY KEY, name TEXT, chief_id INTEGER REFERENCES guard(id));"
    "INSERT INTO guard VALUES (1,'Una',NULL),(2,'Per',1);"
    "CREATE TABLE mentoring (mentor_id INTEGER REFERENCES guard(id), mentored_id INTEGER REFERENCES "
    "guard(id));"
    "INSERT INTO mentoring VALUES (1,2);";

static int set_up(void **state) {
    return world_set_up(state, CABLES);
}

#define CHIEFLESS "SELECT guard.name WHERE NIN guard.id SUB SELECT guard.chief_id CLOSE END"

static const struct rule_row rows[] = {
    {"Towers that no cable leaves from",
     "SELECT tower.name WHERE NIN tower.id SUB SELECT cable.to_tower CLOSE END",
     "SELECT tower.name WHERE NIN tower.id SUB SELECT cable.from_tower CLOSE END",
     "SELECT name FROM tower WHERE id NOT IN (SELECT from_tower FROM cable)",
     "The name of tower where id is not among (the from tower of cable)"},
    {"Which towers are not the destination of any cable?",
     "SELECT tower.name WHERE NIN tower.id SUB SELECT cable.from_tower CLOSE END",
     "SELECT tower.name WHERE NIN tower.id SUB SELECT cable.to_tower CLOSE END", NULL, NULL},
    {"How many towers have no cables arriving?", "SELECT COUNT tower END",
     "SELECT COUNT tower WHERE NIN tower.id SUB SELECT cable.to_tower CLOSE END", NULL, NULL},
    {"Towers that no red cable leaves from", "SELECT tower.name WHERE EQ cable.colour 'red' END",
     "SELECT tower.name WHERE NIN tower.id SUB SELECT cable.from_tower WHERE EQ cable.colour 'red' CLOSE END",
     NULL, NULL},
    {"Guards who are nobody's chief", "SELECT guard.name END", CHIEFLESS,
     "SELECT name FROM guard WHERE id NOT IN (SELECT chief_id FROM guard WHERE chief_id IS NOT NULL)", NULL},
    {"guards who have no subordinates", "SELECT guard.name WHERE ISNULL guard.chief_id END", CHIEFLESS, NULL,
     NULL},
    {"guards without a chief", "SELECT guard.name WHERE ISNULL guard.chief_id END", NULL, NULL, NULL},
    {"Towers that no cable leaves from",
     "SELECT tower.name WHERE NIN tower.id SUB SELECT cable.from_tower CLOSE END",
     "SELECT tower.name WHERE NIN tower.id SUB SELECT cable.from_tower CLOSE END", NULL, NULL},
    {"Give the ids of towers that no cable leaves from", "SELECT tower.id EXCEPT SELECT cable.from_tower END",
     NULL, NULL, NULL},
    {"towers that no cable leaves from or goes to", "SELECT tower.name END", NULL, NULL, NULL},
    {"towers in the Upper valley", "SELECT tower.name WHERE EQ tower.valley 'upper' END", NULL, NULL, NULL},
    {"towers without cables", "SELECT tower.name END", NULL, NULL, NULL},
    {"no from", "SELECT tower.name END", NULL, NULL, NULL},
    {"towers that no cable leaves from", "SELECT", NULL, NULL, NULL},
};

static void rows_that_nothing_refers_to(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, lacking_correct, &rows[i]);
    }
}

#define RAIDED "SELECT clan.name WHERE NIN clan.id SUB SELECT raid.raided_id CLOSE END"
#define RAIDER "SELECT clan.name WHERE NIN clan.id SUB SELECT raid.raider_id CLOSE END"

static const struct rule_row pairs[] = {
    {"clans nobody raids", "SELECT clan.name END", RAIDED, NULL, NULL},
    {"clans that have no raiders", RAIDER, RAIDED, NULL, NULL},
    {"clans that were not raided", "SELECT clan.name END", RAIDED, NULL, NULL},
    {"clans that raid nobody", RAIDED, RAIDER, NULL, NULL},
    {"clans who have never raided anyone", "SELECT clan.name END", RAIDER, NULL, NULL},
};

static void who_does_it_is_told_from_whom_it_is_done_to(void **state) {
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        rule_check(*state, lacking_correct, &pairs[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_that_nothing_refers_to, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(who_does_it_is_told_from_whom_it_is_done_to, world_set_up_feuds,
                                        world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
