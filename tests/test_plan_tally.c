/* What is counted, and whole names before parts of names. */
#include "plan_rule.h"

#include "plan/tally.h"
#include "plan/whole.h"

static const char SCHOOL[] =
    "CREATE TABLE teacher (id INTEGER PRIMARY KEY, name TEXT, rank TEXT, wage REAL);"
    "INSERT INTO teacher VALUES (1,'Ann','full',21),(2,'Bo','assistant',19);"
    "CREATE TABLE student (id INTEGER PRIMARY KEY, name TEXT, year INTEGER, teacher_id INTEGER REFERENCES"
    " teacher(id));"
    "INSERT INTO student VALUES (1,'Cy',1,1),(2,'Di',2,1);"
    "CREATE TABLE office (id INTEGER PRIMARY KEY, floor INTEGER, lowest_wage REAL, teacher_id INTEGER"
    " REFERENCES teacher(id));"
    "INSERT INTO office VALUES (1,2,15,1);"
    "CREATE TABLE ballot (id INTEGER PRIMARY KEY, delegate TEXT, shade TEXT, teacher_id INTEGER REFERENCES"
    " teacher(id));"
    "INSERT INTO ballot VALUES (1,'Eve','red',1),(2,'Flo','red',2);"
    "CREATE TABLE club (id INTEGER PRIMARY KEY, title TEXT);"
    "INSERT INTO club VALUES (1,'chess');"
    "CREATE TABLE membership (student_id INTEGER REFERENCES student(id), club_id INTEGER REFERENCES"
    " club(id));"
    "INSERT INTO membership VALUES (1,1),(2,1);";

static int set_up(void **state) {
    return world_set_up(state, SCHOOL);
}

static const struct rule_row tallies[] = {
    {"What is the name and number of students of each teacher?",
     "SELECT teacher.name COUNT teacher GROUP teacher.id END",
     "SELECT teacher.name COUNT student GROUP teacher.id END",
     "SELECT T1.name, count(*) FROM teacher AS T1 JOIN student AS T2 ON T1.id = T2.teacher_id GROUP BY T1.id",
     NULL},
    {"Which teacher has the most students?",
     "SELECT teacher.name GROUP teacher.id DESC COUNT teacher LIMIT ONE END",
     "SELECT teacher.name GROUP teacher.id DESC COUNT student LIMIT ONE END", NULL, NULL},
    {"How many students does each rank teach?", "SELECT teacher.rank COUNT teacher GROUP teacher.rank END",
     "SELECT teacher.rank COUNT student GROUP teacher.rank END", NULL, NULL},
    {"Which teacher has the most different students?",
     "SELECT office.teacher_id GROUP office.teacher_id DESC COUNT office LIMIT ONE END",
     "SELECT teacher.id GROUP teacher.id DESC COUNT student LIMIT ONE END", NULL, NULL},
    {"How many students are there for each?",
     "SELECT office.teacher_id COUNT office GROUP office.teacher_id END",
     "SELECT teacher.id COUNT student GROUP teacher.id END", NULL, NULL},
    {"the number of clubs of each student", "SELECT student.name COUNT student GROUP student.id END",
     "SELECT student.name COUNT club GROUP student.id END", NULL, NULL},
    /* a column that tells every row */
    {"Show the number of delegates of each teacher.",
     "SELECT teacher.name COUNT teacher GROUP teacher.id END",
     "SELECT teacher.name COUNT ballot GROUP teacher.id END", NULL, NULL},
    {"Show the number of shades of each teacher.", "SELECT teacher.name COUNT teacher GROUP teacher.id END",
     NULL, NULL, NULL},
    /* sorted by what is counted */
    {"Which teacher has the most delegates?", "SELECT teacher.name DESC ballot.delegate LIMIT ONE END",
     "SELECT teacher.name GROUP ballot.teacher_id DESC COUNT ballot LIMIT ONE END",
     "SELECT T1.name FROM teacher AS T1 JOIN ballot AS T2 ON T1.id = T2.teacher_id GROUP BY T2.teacher_id "
     "ORDER BY count(*) DESC LIMIT 1",
     NULL},
    {"Which full teacher has the fewest students?",
     "SELECT teacher.name WHERE EQ teacher.rank 'full' ASC student.name LIMIT ONE END",
     "SELECT teacher.name WHERE EQ teacher.rank 'full' GROUP student.teacher_id ASC COUNT student LIMIT ONE "
     "END",
     NULL, NULL},
    {"Which teacher has the most students?", "SELECT teacher.name DESC teacher.rank LIMIT ONE END", NULL,
     NULL, NULL},
    {"Which teacher has the youngest student?", "SELECT teacher.name ASC student.name LIMIT ONE END", NULL,
     NULL, NULL},
    /* nothing to do */
    {"How many teachers are there of each rank?", "SELECT teacher.rank COUNT teacher GROUP teacher.rank END",
     NULL, NULL, NULL},
    {"How many teachers and how many students are there of each rank?",
     "SELECT teacher.rank COUNT teacher GROUP teacher.rank END", NULL, NULL, NULL},
    {"How many clubs does each have?",
     "SELECT membership.student_id COUNT membership GROUP membership.student_id END", NULL, NULL, NULL},
    {"at least one teacher per rank", "SELECT teacher.rank COUNT teacher GROUP teacher.rank END", NULL, NULL,
     NULL},
    {"How many students are there?", "SELECT COUNT teacher END", NULL, NULL, NULL},
    {"number of", "SELECT teacher.rank COUNT teacher GROUP teacher.rank END", NULL, NULL, NULL},
    {"how many", "SELECT", NULL, NULL, NULL},
};

static const struct rule_row wholes[] = {
    {"What is the average wage of the teachers on each floor?",
     "SELECT teacher.name AVG office.lowest_wage GROUP office.floor END",
     "SELECT teacher.name AVG teacher.wage GROUP office.floor END", NULL, NULL},
    {"teachers with an office and a wage above 10",
     "SELECT teacher.name WHERE GT office.lowest_wage '10' END",
     "SELECT teacher.name WHERE GT teacher.wage '10' END", NULL, NULL},
    {"teachers whose lowest wage is above 10", "SELECT teacher.name WHERE GT office.lowest_wage '10' END",
     NULL, NULL, NULL},
    {"offices with a wage above 10", "SELECT office.floor WHERE GT office.lowest_wage '10' END", NULL, NULL,
     NULL},
    {"teachers with a wage above 10", "SELECT teacher.wage WHERE GT office.lowest_wage '10' END",
     "SELECT teacher.wage WHERE GT teacher.wage '10' END", NULL, NULL},
    {"wages of teachers", "SELECT teacher.wage office.lowest_wage END", NULL, NULL, NULL},
    {"Which rank is the most frequent among teachers? Give the rank and the count.",
     "SELECT teacher.name COUNT teacher GROUP teacher.name DESC COUNT teacher LIMIT ONE END",
     "SELECT teacher.rank COUNT teacher GROUP teacher.rank DESC COUNT teacher LIMIT ONE END", NULL, NULL},
    {"Which name is the most frequent in a rank?",
     "SELECT teacher.name COUNT teacher GROUP teacher.name DESC COUNT teacher LIMIT ONE END", NULL, NULL,
     NULL},
    {"teachers that earn more than any full teacher",
     "SELECT teacher.name WHERE GT teacher.wage SUB SELECT MAX office.lowest_wage WHERE EQ teacher.rank "
     "'full' "
     "CLOSE END",
     "SELECT teacher.name WHERE GT teacher.wage SUB SELECT MAX teacher.wage WHERE EQ teacher.rank 'full' "
     "CLOSE "
     "END",
     NULL, NULL},
    {"teachers that earn more than the lowest wage of any office",
     "SELECT teacher.name WHERE GT teacher.wage SUB SELECT MAX office.lowest_wage CLOSE END", NULL, NULL,
     NULL},
    {"wage", "SELECT", NULL, NULL, NULL},
};

static void the_things_named_are_counted(void **state) {
    for (size_t i = 0; i < sizeof tallies / sizeof *tallies; i++) {
        rule_check(*state, tally_correct, &tallies[i]);
    }
}

static void whole_names_come_before_parts(void **state) {
    for (size_t i = 0; i < sizeof wholes / sizeof *wholes; i++) {
        rule_check(*state, whole_correct, &wholes[i]);
    }
}

static const struct {
    const char *sequence;
    bool ones;
} counts[] = {
    {"SELECT teacher.name GROUP teacher.id DESC COUNT teacher LIMIT ONE END", true},
    {"SELECT student.name COUNT teacher GROUP student.id END", true},
    {"SELECT teacher.name COUNT student GROUP teacher.id END", false},
    {"SELECT teacher.rank COUNT teacher GROUP teacher.rank END", false},
    {"SELECT teacher.name GROUP teacher.id END", false},
    {"SELECT COUNT teacher END", false},
    {"SELECT teacher.name COUNT teacher GROUP teacher.id UNION SELECT student.name END", false},
    {"SELECT", false},
};

static void groups_of_one_row_each_are_known(void **state) {
    struct world *w = *state;
    struct arena *arena = w->fixture->arena;
    const char *question = "teachers, students";
    struct linked linked;
    struct plan_input in;
    assert_int_equal(link_question(w->schema, arena, question, strlen(question), &linked, NULL), CSQL_OK);
    assert_true(input_from_linked(arena, w->embed, &linked, &in));
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        const struct sequence sequence = sequence_read(&linked, &in, counts[i].sequence);
        assert_int_equal(tally_of_ones(&in, &sequence), counts[i].ones);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_things_named_are_counted, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(groups_of_one_row_each_are_known, set_up, world_tear_down),
        cmocka_unit_test_setup_teardown(whole_names_come_before_parts, set_up, world_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
