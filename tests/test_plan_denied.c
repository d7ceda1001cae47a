/* What is denied is taken away. */
#include "plan_rule.h"

#include "plan/denied.h"

static const char SHOP[] =
    "CREATE TABLE diver (id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO diver VALUES (1,'Ann'),(2,'Bo');"
    "CREATE TABLE booking (id INTEGER PRIMARY KEY, diver_id INTEGER REFERENCES diver(id), fee REAL);"
    "INSERT INTO booking VALUES (1,1,20.0);"
    "CREATE TABLE rental (id INTEGER PRIMARY KEY, diver_id INTEGER REFERENCES diver(id), item TEXT);"
    "INSERT INTO rental VALUES (1,2,'mask');";

#define BOOKED "SELECT booking.diver_id"
#define RENTED "SELECT rental.diver_id"

static const struct rule_row rows[] = {
    {"divers with rentals but never a booking", BOOKED " EXCEPT " RENTED " END",
     RENTED " EXCEPT " BOOKED " END", "SELECT diver_id FROM rental EXCEPT SELECT diver_id FROM booking",
     NULL},
    {"divers who never had a booking but had rentals", BOOKED " EXCEPT " RENTED " END",
     RENTED " EXCEPT " BOOKED " END", NULL, NULL},
    {"divers with rentals but not bookings",
     "SELECT booking.diver_id WHERE EQ booking.id booking.diver_id EXCEPT " RENTED " END",
     RENTED " EXCEPT SELECT booking.diver_id WHERE EQ booking.id booking.diver_id END", NULL, NULL},
    /* as it is said; nothing is denied, or twice; both are denied; no word names one of them */
    {"divers with rentals but never a booking", RENTED " EXCEPT " BOOKED " END", NULL, NULL, NULL},
    {"divers with rentals except those with bookings", BOOKED " EXCEPT " RENTED " END", NULL, NULL, NULL},
    {"divers who never booking not rentals", BOOKED " EXCEPT " RENTED " END", NULL, NULL, NULL},
    {"divers without bookings or rentals", BOOKED " EXCEPT " RENTED " END", NULL, NULL, NULL},
    {"divers but never a booking", BOOKED " EXCEPT " RENTED " END", NULL, NULL, NULL},
    {"divers with rentals but never a booking", BOOKED " END", NULL, NULL, NULL},
};

static int set_up(void **state) {
    return world_set_up(state, SHOP);
}

static void the_denied_is_taken_away(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, denied_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_denied_is_taken_away)};
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
