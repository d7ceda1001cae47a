/* Groups by a part of dates. */
#include "plan_rule.h"

#include "plan/calendar.h"

static const char CLINIC[] =
    "CREATE TABLE vet (id INTEGER PRIMARY KEY, name TEXT, hired DATE, salary INTEGER);"
    "INSERT INTO vet VALUES (1,'Iva','2001-02-03',40),(2,'Olaf','2009-08-07',50);"
    "CREATE TABLE breed (id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO breed VALUES (1,'Lurcher'),(2,'Whippet');"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, paid REAL, seen_on DATE, vet_id INTEGER REFERENCES vet(id),"
    " breed_id INTEGER REFERENCES breed(id), room TEXT);"
    "INSERT INTO visit VALUES "
    "(1,12.5,'2020-01-02',1,1,'green'),(2,30,'2021-03-04',2,2,'grey'),(3,7,'2021-03-09',1,1,'grey');"
    "CREATE TABLE pill (id INTEGER PRIMARY KEY, label TEXT, year INTEGER);"
    "INSERT INTO pill VALUES (1,'A',1990),(2,'B',1995);";

static int set_up(void **state) {
    return world_set_up(state, CLINIC);
}

static const struct rule_row rows[] = {
    {"Number of visits per year", "SELECT COUNT visit END",
     "SELECT visit.seen_on/Y COUNT visit GROUP visit.seen_on/Y END",
     "SELECT strftime('%Y', seen_on), count(*) FROM visit GROUP BY strftime('%Y', seen_on)",
     "The year of seen on and the number of records of visit, for each the year of seen on"},
    {"visits by month", "SELECT COUNTD visit.seen_on END",
     "SELECT visit.seen_on/M COUNT visit GROUP visit.seen_on/M END",
     "SELECT strftime('%Y-%m', seen_on), count(*) FROM visit GROUP BY strftime('%Y-%m', seen_on)",
     "The year and month of seen on and the number of records of visit, for each the year and month of seen "
     "on"},
    {"Total paid for visits per year", "SELECT SUM visit.paid END",
     "SELECT visit.seen_on/Y SUM visit.paid GROUP visit.seen_on/Y END", NULL, NULL},
    {"Average number of visits per year", "SELECT AVG visit.paid END",
     "SELECT AVG SUB SELECT COUNT visit GROUP visit.seen_on/Y CLOSE END",
     "SELECT avg(value) FROM (SELECT count(*) AS value FROM visit GROUP BY strftime('%Y', seen_on))",
     "The average of (the number of records of visit, for each the year of seen on)"},
    {"Which month had the most visits?", "SELECT visit.seen_on END",
     "SELECT visit.seen_on/M GROUP visit.seen_on/M DESC COUNT visit LIMIT ONE END", NULL, NULL},
    {"How many vets were hired each year?", "SELECT COUNT vet vet.hired GROUP vet.hired END",
     "SELECT vet.hired/Y COUNT vet GROUP vet.hired/Y END", NULL, NULL},
    {"How many breeds were seen each year?", "SELECT COUNT breed END",
     "SELECT visit.seen_on/Y COUNTD visit.breed_id GROUP visit.seen_on/Y END", NULL, NULL},
    {"Number of visits for each vet per year", "SELECT COUNT visit END",
     "SELECT vet.name visit.seen_on/Y COUNT visit GROUP vet.id visit.seen_on/Y END", NULL, NULL},
    {"Number of visits per room per year", "SELECT COUNT visit END",
     "SELECT visit.room visit.seen_on/Y COUNT visit GROUP visit.room visit.seen_on/Y END", NULL, NULL},
    {"monthly visits", "SELECT COUNT visit END",
     "SELECT visit.seen_on/M COUNT visit GROUP visit.seen_on/M END", NULL, NULL},
    {"How many pills per year?", "SELECT COUNT pill END", NULL, NULL, NULL},
    {"How many breeds are there per year?", "SELECT COUNT breed END", NULL, NULL, NULL},
    {"vets that earn over 45 per year", "SELECT vet.name WHERE GT vet.salary '45' END", NULL, NULL, NULL},
    {"vets sorted by year", "SELECT vet.name END", NULL, NULL, NULL},
    {"visits per year", "SELECT", NULL, NULL, NULL},
};

static void rows_are_grouped_by_parts_of_dates(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, calendar_correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_are_grouped_by_parts_of_dates, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
