/* What a question lists first is what is shown. */
#include "plan_rule.h"

#include "plan/listed.h"

static const char ORCHESTRA[] =
    "CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, region TEXT);"
    "INSERT INTO city VALUES (1,'Ghent','east'),(2,'Liege','south');"
    "CREATE TABLE player (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, wage REAL, seat INTEGER,"
    " phone TEXT, city_id INTEGER REFERENCES city(id));"
    "INSERT INTO player VALUES (1,'Ann','Lee',21,3,'1-2',1),(2,'Bo','Ek',19,4,'1-3',2);"
    "CREATE TABLE brand (id INTEGER PRIMARY KEY, brand TEXT, founder TEXT);"
    "INSERT INTO brand VALUES (1,'Loud','Max'),(2,'Soft','Ida');"
    "CREATE TABLE instrument (id INTEGER PRIMARY KEY, name TEXT, trade_name TEXT, pitch TEXT,"
    " player_id INTEGER REFERENCES player(id));"
    "INSERT INTO instrument VALUES (1,'oboe','Oboe X','C',1),(2,'horn','Horn Y','F',2);";

static int set_up(void **state) {
    return world_set_up(state, ORCHESTRA);
}

static const struct rule_row rows[] = {
    {"List the name and pitch of the instruments.", "SELECT instrument.trade_name instrument.pitch END",
     "SELECT instrument.name instrument.pitch END", "SELECT name, pitch FROM instrument", NULL},
    {"What are the first name, wage and seat of each player?", "SELECT player.first_name player.wage END",
     "SELECT player.first_name player.wage player.seat END", NULL, NULL},
    {"What are the first and last names of the players?", "SELECT player.last_name END",
     "SELECT player.first_name player.last_name END", NULL, NULL},
    {"Show the full names and wages of players.", "SELECT player.last_name player.wage END",
     "SELECT player.first_name player.last_name player.wage END", NULL, NULL},
    {"Show the seat, name (first and last) and wage for all players.", "SELECT player.seat player.wage END",
     "SELECT player.seat player.first_name player.last_name player.wage END", NULL, NULL},
    {"Show the seats of the players and the name of the city in which they live.", "SELECT player.seat END",
     "SELECT player.seat city.name END", NULL, NULL},
    {"Show the wage of the players and the instruments that they have.",
     "SELECT player.wage instrument.id END", "SELECT player.wage instrument.name END", NULL, NULL},
    {"What is the id of the instruments?", "SELECT player.id END", "SELECT instrument.id END", NULL, NULL},
    {"Which player has the highest wage? Give me the first name and seat.",
     "SELECT player.first_name DESC player.wage LIMIT ONE END",
     "SELECT player.first_name player.seat DESC player.wage LIMIT ONE END", NULL, NULL},
    {"Which player has the highest wage? Give me the shoes and seat.",
     "SELECT player.first_name DESC player.wage LIMIT ONE END", NULL, NULL, NULL},
    {"Which is it? Give me the seat.", "SELECT player.first_name END", NULL, NULL, NULL},
    {"Which players?", "SELECT player.first_name END", NULL, NULL, NULL},
    /* what is named later may be asked for */
    {"List the wage of the players, and tell their seat.", "SELECT player.wage player.seat END", NULL, NULL,
     NULL},
    {"List the wage of the players who have a phone.", "SELECT player.wage player.phone END", NULL, NULL,
     NULL},
    /* the list is of something else too */
    {"List the wage and the shoes of the players.", "SELECT player.first_name END", NULL, NULL, NULL},
    {"What are the wage and number of instruments of each player?",
     "SELECT player.wage COUNT instrument GROUP player.id END", NULL, NULL, NULL},
    {"What is the name of the player?", "SELECT player.first_name END",
     "SELECT player.first_name player.last_name END", NULL, NULL},
    {"What are the names and founders of the brands?", "SELECT brand.id brand.founder END",
     "SELECT brand.brand brand.founder END", NULL, NULL},
    {"Show the seats and regions of the players.", "SELECT player.seat END",
     "SELECT player.seat city.region END", NULL, NULL},
    {"Show the seats and pitches of the players.", "SELECT instrument.pitch city.name END",
     "SELECT player.seat instrument.pitch END", NULL, NULL},
    {"What are the player ids and the names of the cities they live in?", "SELECT city.id city.name END",
     "SELECT player.id city.name END", NULL, NULL},
    {"What is the highest wage of the players?", "SELECT MAX player.wage END", NULL, NULL, NULL},
    {"List the wage of the players.", "SELECT player.wage END", NULL, NULL, NULL},
    {"List the name of the cities.", "SELECT city.name EXCEPT SELECT city.region END", NULL, NULL, NULL},
    {"names (", "SELECT city.region END", NULL, NULL, NULL},
    {"full", "SELECT city.region END", NULL, NULL, NULL},
    {"List the", "SELECT city.region END", NULL, NULL, NULL},
    {"List the name of the cities.", "SELECT", NULL, NULL, NULL},
};

static void what_is_listed_is_shown(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, listed_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_listed_is_shown, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
