/* Plans that count, turned into a share of all. */
#include "link_fixture.h"

#include "plan/plan.h"
#include "plan/share.h"
#include "sql/sql.h"

static const char SHOP[] =
    "CREATE TABLE diver (id INTEGER PRIMARY KEY, name TEXT, country TEXT, level TEXT);"
    "INSERT INTO diver VALUES (1,'Ann','Japan','rescue'),(2,'Bo','Spain','open'),(3,'Cid','Japan','open');"
    "CREATE TABLE booking (id INTEGER PRIMARY KEY, diver_id INTEGER REFERENCES diver(id), state TEXT, month "
    "TEXT);"
    "INSERT INTO booking VALUES (1,1,'cancelled','May'),(2,2,'done','June');";

static int set_up(void **state) {
    return world_set_up(state, SHOP);
}

/* Every comparison of a column with a literal is the choice of the words that the linker found for the
 * literal. */
static size_t read_choices(struct arena *arena, const struct linked *linked, const struct sql_expr *where,
                           struct plan_choice *out) {
    size_t count = 0;
    for (size_t i = 0; where != NULL && where->kind == SQL_LOGIC && i < where->operand_count; i++) {
        count += read_choices(arena, linked, where->operands[i], out + count);
    }
    for (size_t v = 0; where != NULL && where->kind == SQL_BINARY && v < linked->value_count; v++) {
        const struct link_value *value = &linked->values[v];
        if (strcasecmp(where->operands[1]->text, value->text) == 0) {
            out[count++] = (struct plan_choice){.first = value->first,
                                                .last = value->last,
                                                .chosen = {ELEMENT_COLUMN, where->operands[0]->column_index},
                                                .filtered = true,
                                                .compared = {ELEMENT_VALUE, (int)v}};
        }
    }
    return count;
}

#define SOME(condition) "SELECT 100.0 * count(CASE WHEN " condition " THEN 1 END) / count(*) FROM "

static void what_is_counted_is_a_share_of_all(void **state) {
    static const struct {
        const char *question, *counting;
        const char *share; /* NULL: the plan is left out */
    } rows[] = {
        {"What percentage of divers are open?", "SELECT count(*) FROM diver WHERE level = 'open'",
         SOME("level = 'open'") "diver"},
        {"What is the share of divers from Japan?", "SELECT count(*) FROM diver WHERE country = 'Japan'",
         SOME("country = 'Japan'") "diver"},
        {"What % of divers from Japan are open?",
         "SELECT count(*) FROM diver WHERE country = 'Japan' AND level = 'open'",
         SOME("level = 'open'") "diver WHERE country = 'Japan'"},
        {"Percentage of cancelled bookings in May",
         "SELECT count(*) FROM booking WHERE month = 'May' AND state = 'cancelled'",
         SOME("state = 'cancelled'") "booking WHERE month = 'May'"},
        {"What proportion of bookings is of divers from Japan?",
         "SELECT count(*) FROM booking AS T1 JOIN diver AS T2 ON T1.diver_id = T2.id WHERE T2.country = "
         "'Japan'",
         SOME("T2.country = 'Japan'") "booking AS T1 JOIN diver AS T2 ON T1.diver_id = T2.id"},
        {"What percentage of divers cancelled?",
         "SELECT count(DISTINCT T1.id) FROM diver AS T1 JOIN booking AS T2 ON T1.id = T2.diver_id WHERE "
         "T2.state = "
         "'cancelled'",
         NULL}, /* those without a booking would not count */
        {"What percentage of divers are open?", "SELECT name FROM diver WHERE level = 'open'", NULL},
        {"What percentage of divers are there?", "SELECT count(*) FROM diver", NULL},
        {"What percentage of divers are open?",
         "SELECT count(*) FROM diver WHERE level = 'open' GROUP BY country", NULL},
    };
    struct world *w = *state;
    struct arena *arena = w->fixture->arena;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked;
        struct plan_choice choices[4];
        struct plan plan = {.sql = rows[i].counting, .choices = choices};
        struct plans plans = {.at = &plan, .count = 1};
        assert_int_equal(
            link_question(w->schema, arena, rows[i].question, strlen(rows[i].question), &linked, NULL),
            CSQL_OK);
        assert_true(linked.share);
        assert_int_equal(sql_parse(arena, plan.sql, strlen(plan.sql), &plan.tree, NULL), CSQL_OK);
        assert_int_equal(sql_resolve(arena, linked.catalogue, plan.tree, NULL), CSQL_OK);
        plan.choice_count = read_choices(arena, &linked, plan.tree->cores[0]->where, choices);
        assert_int_equal(share_of_plans(arena, &linked, &plans), CSQL_OK);
        assert_int_equal(plans.count, rows[i].share != NULL);
        if (rows[i].share != NULL) {
            assert_string_equal(plan.sql, rows[i].share);
            assert_int_equal(db_prepare(w->fixture->db, plan.sql, NULL), CSQL_OK);
        }
    }
}

/* A column of that name, another use of the word, and no such word. */
static void not_every_share_is_one(void **state) {
    static const char *const questions[] = {
        "How many divers are open?", "Show the divers and what percentage", "What share do divers have?"};
    struct world *w = *state;
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        struct linked linked;
        assert_int_equal(
            link_question(w->schema, w->fixture->arena, questions[i], strlen(questions[i]), &linked, NULL),
            CSQL_OK);
        assert_false(linked.share);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_counted_is_a_share_of_all),
                                       cmocka_unit_test(not_every_share_is_one)};
    return cmocka_run_group_tests(tests, set_up, world_tear_down);
}
