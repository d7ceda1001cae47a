/* Rows by how many others refer to them by one of several keys. */
#include "plan_rule.h"

#include "plan/often.h"

static const char CANALS[] =
    "CREATE TABLE lock (id INTEGER PRIMARY KEY, name TEXT, shire TEXT);"
    "INSERT INTO lock VALUES (1,'Top','Salop'),(2,'Mill','Salop'),(3,'Sea','Kent');"
    "CREATE TABLE cruise (id INTEGER PRIMARY KEY, from_lock INTEGER REFERENCES lock(id),"
    " to_lock INTEGER REFERENCES lock(id), boat TEXT);"
    "INSERT INTO cruise VALUES (1,1,2,'Otter'),(2,1,3,'Otter'),(3,2,3,'Heron');"
    "CREATE TABLE warden (id INTEGER PRIMARY KEY, name TEXT, boss_id INTEGER REFERENCES warden(id));"
    "INSERT INTO warden VALUES (1,'Una',NULL),(2,'Per',1),(3,'Lil',1);";

static int set_up(void **state) {
    return world_set_up(state, CANALS);
}

#define BY(key, number) "SUB SELECT " key " GROUP " key " HAVING GT COUNT cruise '" number "' CLOSE END"
#define BOSSES                                                                                               \
    "SELECT warden.name WHERE IN warden.id SUB SELECT warden.boss_id GROUP warden.boss_id HAVING GT COUNT "  \
    "warden '1' CLOSE END"

static const struct rule_row rows[] = {
    {"Locks with more than 1 arriving cruise",
     "SELECT lock.name GROUP cruise.from_lock HAVING GT COUNT cruise '1' END",
     "SELECT lock.name WHERE IN lock.id " BY("cruise.to_lock", "1"),
     "SELECT name FROM lock WHERE id IN (SELECT to_lock FROM cruise GROUP BY to_lock HAVING count(*) > 1)",
     "The name of lock where id is among (the to lock of cruise, for each to lock, only where the number of "
     "records is greater than 1)"},
    {"How many locks have more than 1 departure?", "SELECT COUNT lock END",
     "SELECT COUNT lock WHERE IN lock.id " BY("cruise.from_lock", "1"), NULL, NULL},
    {"Locks in Salop with more than 1 arriving cruise", "SELECT lock.name WHERE EQ lock.shire 'salop' END",
     "SELECT lock.name WHERE EQ lock.shire 'salop' AND IN lock.id " BY("cruise.to_lock", "1"), NULL, NULL},
    {"Who has more than 1 subordinate?", "SELECT warden.name END", BOSSES, NULL, NULL},
    {"bosses with more than 1 warden",
     "SELECT warden.name GROUP warden.boss_id HAVING GT COUNT warden '1' END", BOSSES, NULL, NULL},
    {"wardens who manage more than 1 warden", "SELECT warden.name END", BOSSES, NULL, NULL},
    {"Locks with more than 1 departure",
     "SELECT lock.name GROUP cruise.from_lock HAVING GT COUNT cruise '1' END", NULL, NULL, NULL},
    {"Locks with more than 1 cruise", "SELECT lock.name GROUP lock.id HAVING GT COUNT cruise '1' END", NULL,
     NULL, NULL},
    {"Locks that no cruise leaves from", "SELECT lock.name END", NULL, NULL, NULL},
    {"more than 1 departure", "SELECT cruise.id END", NULL, NULL, NULL},
    {"locks with more than 1 arriving cruise", "SELECT", NULL, NULL, NULL},
};

static void rows_are_sought_by_how_often_they_are_referred_to(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, often_correct, &rows[i]);
    }
}

#define PAIRED(key)                                                                                          \
    "SELECT clan.name WHERE IN clan.id SUB SELECT " key " GROUP " key " HAVING GT COUNT raid '1' CLOSE END"

static const struct rule_row pairs[] = {
    {"clans with more than 1 raider", "SELECT clan.name GROUP raid.raider_id HAVING GT COUNT raid '1' END",
     PAIRED("raid.raided_id"), NULL, NULL},
    {"clans raided by more than 1 clan", "SELECT clan.name END", PAIRED("raid.raided_id"), NULL, NULL},
    {"clans that raided more than 1 clan", "SELECT clan.name END", PAIRED("raid.raider_id"), NULL, NULL},
};

static void who_does_it_is_told_from_whom_it_is_done_to(void **state) {
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        rule_check(*state, often_correct, &pairs[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_are_sought_by_how_often_they_are_referred_to, set_up,
                                        world_tear_down),
        cmocka_unit_test_setup_teardown(who_does_it_is_told_from_whom_it_is_done_to, world_set_up_feuds,
                                        world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
