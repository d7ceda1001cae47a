/* Rows that a date tells of: what was done to them, or is not over yet; and the date that "when" asks for. */
#include "plan_rule.h"

#include "plan/when.h"

#include "plan/when.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char GUILD[] =
    "CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT, birth_date DATE, joined_on DATE, left_on DATE,"
    " grade TEXT);"
    "INSERT INTO member VALUES (1,'Ann','1980-01-02','2001-05-01',NULL,'master'),"
    " (2,'Bo','1990-03-04','2011-06-01','2020-02-02','novice');"
    "CREATE TABLE dues_invoice (id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(id), amount REAL,"
    " issued_on DATE, paid_on DATE, recv_date DATE, coll_date DATE);"
    "INSERT INTO dues_invoice VALUES "
    "(1,1,20,'2020-01-01','2020-02-01','2020-01-03','2020-01-04'),(2,2,30,'2020-01-01',NULL,'2020-01-05','"
    "2020-01-06');"
    "CREATE TABLE chair (id INTEGER PRIMARY KEY, made_year INTEGER);"
    "INSERT INTO chair VALUES (1,2019),(2,2001);"
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(id), chair_id INTEGER "
    "REFERENCES chair(id), guests INTEGER, seen DATE, code_number INTEGER);"
    "INSERT INTO visit VALUES (1,1,1,3,'2019-02-03',7),(2,2,2,1,'2020-05-06',8);"
    "CREATE TABLE lease (id INTEGER PRIMARY KEY, hall TEXT, start_date DATE, end_date DATE, state TEXT);"
    "INSERT INTO lease VALUES (1,'Long Hall','2019-01-01',NULL,'active'),"
    " (2,'Mill','2018-01-01','2019-01-01','closed');";

static int set_up(void **state) {
    return world_set_up(state, GUILD);
}

static const struct rule_row rows[] = {
    {"Which members left?", "SELECT member.name END", "SELECT member.name WHERE NOTNULL member.left_on END",
     NULL, NULL},
    {"members who have left", "SELECT member.name END", "SELECT member.name WHERE NOTNULL member.left_on END",
     NULL, NULL},
    {"How many invoices were paid?", "SELECT COUNT dues_invoice END",
     "SELECT COUNT dues_invoice WHERE NOTNULL dues_invoice.paid_on END", NULL, NULL},
    {"amounts of paid invoices", "SELECT dues_invoice.amount END",
     "SELECT dues_invoice.amount WHERE NOTNULL dues_invoice.paid_on END", NULL, NULL},
    {"leases that are still running", "SELECT lease.hall END",
     "SELECT lease.hall WHERE ISNULL lease.end_date END", NULL, NULL},
    {"invoices that were paid", "SELECT DISTINCT dues_invoice.paid_on END",
     "SELECT dues_invoice.id WHERE NOTNULL dues_invoice.paid_on END", NULL, NULL},
    {"members who left", "SELECT member.birth_date END",
     "SELECT member.name WHERE NOTNULL member.left_on END", NULL, NULL},
    {"former members", "SELECT member.name END", "SELECT member.name WHERE NOTNULL member.left_on END", NULL,
     NULL},
    {"current members", "SELECT member.name END", "SELECT member.name WHERE ISNULL member.left_on END", NULL,
     NULL},
    {"paid invoices of Ann", "SELECT dues_invoice.amount WHERE EQ member.name 'ann' END",
     "SELECT dues_invoice.amount WHERE EQ member.name 'ann' AND NOTNULL dues_invoice.paid_on END", NULL,
     NULL},
    /* a status says so, or a date follows, or the contrary is asked for, or nothing lacks it */
    {"leases still active", "SELECT lease.hall END", NULL, NULL, NULL},
    {"closed leases", "SELECT lease.hall WHERE EQ lease.state 'closed' END", NULL, NULL, NULL},
    {"members who left in 2020", "SELECT member.name END", NULL, NULL, NULL},
    {"invoices that were not paid", "SELECT dues_invoice.amount END", NULL, NULL, NULL},
    {"issued invoices", "SELECT dues_invoice.amount END", NULL, NULL, NULL},
    {"When were the invoices paid?", "SELECT dues_invoice.paid_on END", NULL, NULL, NULL},
    {"Which members left?", "SELECT member.name WHERE NOTNULL member.left_on END", NULL, NULL, NULL},
    {"Which members left?", "SELECT lease.hall END", NULL, NULL, NULL},
    {"Which members left?", "SELECT member.name EXCEPT SELECT member.name END", NULL, NULL, NULL},
    {"left", "SELECT member.name END", NULL, NULL, NULL},
    {"Which members left?", "SELECT", NULL, NULL, NULL},
};

static const struct rule_row dates[] = {
    {"When did the members start?", "SELECT member.birth_date END", "SELECT member.joined_on END", NULL,
     NULL},
    {"When did the members leave?", "SELECT member.birth_date END", "SELECT member.left_on END", NULL, NULL},
    {"When did Ann start?", "SELECT member.birth_date WHERE EQ member.name 'ann' END",
     "SELECT member.joined_on WHERE EQ member.name 'ann' END", NULL, NULL},
    {"When did the leases begin?", "SELECT member.joined_on FROM lease END",
     "SELECT lease.start_date FROM lease END", NULL, NULL},
    {"When were the invoices collected?", "SELECT dues_invoice.recv_date END",
     "SELECT dues_invoice.coll_date END", NULL, NULL},
    {"invoices collected before 2020-05-01",
     "SELECT dues_invoice.amount WHERE LT dues_invoice.recv_date '2020-05-01' END",
     "SELECT dues_invoice.amount WHERE LT dues_invoice.coll_date '2020-05-01' END", NULL, NULL},
    /* a year that is left out, or is another table's */
    {"How many visits did Ann make in 2020?", "SELECT COUNT visit WHERE EQ member.name 'ann' END",
     "SELECT COUNT visit WHERE EQ member.name 'ann' AND EQ visit.seen '2020' END", NULL, NULL},
    {"visits after 2018", "SELECT visit.guests END", "SELECT visit.guests WHERE GT visit.seen '2018' END",
     NULL, NULL},
    {"guests in 2019", "SELECT visit.guests WHERE EQ chair.made_year '2019' END",
     "SELECT visit.guests WHERE EQ visit.seen '2019' END", NULL, NULL},
    {"number of visits in 2019", "SELECT COUNT visit WHERE EQ visit.code_number '2019' END",
     "SELECT COUNT visit WHERE EQ visit.seen '2019' END", NULL, NULL},
    {"visits with chairs made in 2019", "SELECT visit.guests WHERE EQ chair.made_year '2019' END", NULL, NULL,
     NULL},
    {"leases in 2019", "SELECT lease.hall END", "SELECT lease.hall WHERE EQ lease.start_date '2019' END",
     NULL, NULL},
    {"visits of 2019 guests", "SELECT visit.id END", NULL, NULL, NULL},
    /* who did it has dates too; nothing else has any; a column that is not there; a year is within */
    {"How many visits were made by each member in 2019?",
     "SELECT COUNT visit WHERE EQ member.joined_on '2019' END",
     "SELECT COUNT visit WHERE EQ visit.seen '2019' END", NULL, NULL},
    {"How many visits were made by members who joined in 2011?",
     "SELECT COUNT visit WHERE EQ member.joined_on '2011' END", NULL, NULL, NULL},
    {"visits for each chair in 2019", "SELECT COUNT visit WHERE EQ chair.id '2019' END",
     "SELECT COUNT visit WHERE EQ visit.seen '2019' END", NULL, NULL},
    {"visits for each chair in 2019", "SELECT COUNT visit WHERE EQ ? '2019' END",
     "SELECT COUNT visit WHERE EQ visit.seen '2019' END", NULL, NULL},
    {"How many visits were there in 2019?", "SELECT COUNT visit WHERE GE visit.seen '2019' END",
     "SELECT COUNT visit WHERE EQ visit.seen '2019' END", NULL, NULL},
    {"How many visits were there after 2018?", "SELECT COUNT visit WHERE GT visit.seen '2018' END", NULL,
     NULL, NULL},
    {"When were the members born?", "SELECT member.birth_date END", NULL, NULL, NULL},
    {"When did the members start?", "SELECT member.name END", NULL, NULL, NULL},
    {"When did the members sleep?", "SELECT member.birth_date END", NULL, NULL, NULL},
};

static void rows_are_told_by_a_date(void **state) {
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        rule_check(*state, done_correct, &rows[i]);
    }
}

static void when_asks_for_the_verbs_date(void **state) {
    for (size_t i = 0; i < COUNT_OF(dates); i++) {
        rule_check(*state, when_correct, &dates[i]);
    }
}

static void verbs_of_the_past(void **state) {
    (void)state;
    static const struct {
        const char *norm;
        bool past;
    } verbs[] = {{"ended", true}, {"left", true},    {"paid", true}, {"end", false},
                 {"ends", false}, {"ending", false}, {"red", false}, {"", false}};
    for (size_t i = 0; i < COUNT_OF(verbs); i++) {
        assert_int_equal(when_is_past(NULL, verbs[i].norm), verbs[i].past);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_told_by_a_date),
        cmocka_unit_test(when_asks_for_the_verbs_date),
        cmocka_unit_test(verbs_of_the_past),
    };
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
