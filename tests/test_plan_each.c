/* What is counted is counted for each row of the table that it refers to. */
#include "plan_rule.h"

#include "plan/each.h"

static const char TOURS[] =
    "CREATE TABLE guide (id INTEGER PRIMARY KEY, name TEXT, town TEXT);"
    "INSERT INTO guide VALUES (1,'Ann','Kiel'),(2,'Bo','Oslo');"
    "CREATE TABLE cave (id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO cave VALUES (1,'Wolf Den');"
    "CREATE TABLE tour (id INTEGER PRIMARY KEY, guide_id INTEGER REFERENCES guide(id), cave_id INTEGER "
    "REFERENCES cave(id), tour_date DATE, kind TEXT);"
    "INSERT INTO tour VALUES (1,1,1,'2024-03-02','night'),(2,2,1,'2025-03-02','day');";

static const struct rule_row rows[] = {
    {"How many tours were led by each guide?", "SELECT COUNT tour END",
     "SELECT guide.name COUNT tour GROUP guide.id END",
     "SELECT T1.name, count(*) FROM guide AS T1 JOIN tour AS T2 ON T1.id = T2.guide_id GROUP BY T1.id", NULL},
    {"How many night tours were led by each guide?", "SELECT COUNT tour WHERE EQ tour.kind 'night' END",
     "SELECT guide.name COUNT tour WHERE EQ tour.kind 'night' GROUP guide.id END", NULL, NULL},
    {"How many tours were led by each guide?", "SELECT COUNT tour GROUP guide.id END",
     "SELECT guide.name COUNT tour GROUP guide.id END", NULL, NULL},
    /* counted for something else, or of what refers to nothing of it */
    {"How many tours of each kind has each guide led?", "SELECT COUNT tour GROUP tour.kind END", NULL, NULL,
     NULL},
    {"How many caves are there for each guide?", "SELECT COUNT cave END", NULL, NULL, NULL},
    {"How many tours are there?", "SELECT COUNT tour END", NULL, NULL, NULL},
    {"How many tours were led by each guide?", "SELECT COUNT", NULL, NULL, NULL},
};

static bool correct(const struct wording *w, struct sequence *sequence) {
    return each_correct(w->in, w->linked, w->cues, sequence);
}

static int set_up(void **state) {
    return world_set_up(state, TOURS);
}

static void rows_are_counted_for_each(void **state) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        rule_check(*state, correct, &rows[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(rows_are_counted_for_each)};
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
