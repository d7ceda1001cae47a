/* Gold against itself, against nothing, and against itself with one thing changed: what every metric says,
 * worked out by hand.
 *
 * The rows of sale with their shops, by price:        by cost:
 *   10 Bonn, 20 Bonn, 20 Bonn, 30 Bern                 1 Bonn, 4 Bonn, 9 Bonn, 30 Bern
 * so that price > 15 gives Bonn, Bonn, Bern and cost > 15 gives Bern. */
#include "db_fixture.h"

#include <math.h>

#include "score/input.h"
#include "score/score.h"

static const char schema[] = "CREATE TABLE shop(id INTEGER PRIMARY KEY, town TEXT, opened INTEGER);"
                             "CREATE TABLE sale(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shop(id), "
                             "price INTEGER, cost INTEGER);"
                             "INSERT INTO shop VALUES(1,'Bonn',1990),(2,'Bern',2000),(3,'Bonn',2010);"
                             "INSERT INTO sale VALUES(1,1,10,4),(2,1,20,9),(3,2,30,30),(4,3,20,1);";

#define NA (-1.0)
#define FROM "FROM shop AS T1 JOIN sale AS T2 ON T1.id = T2.shop_id "
#define BY_PRICE "SELECT T1.town " FROM "WHERE T2.price > 15 ORDER BY T2.price"
#define BY_COST "SELECT T1.town " FROM "WHERE T2.cost > 15 ORDER BY T2.cost"

/* A query changed in one thing. */
static const struct change {
    const char *what, *sql;
    bool rows, values, form,
        query; /* same rows as BY_PRICE, set of values, exact set match, with the literals */
    double select, where, order; /* accuracy of Spider's parts */
} changes[] = {
    {"itself", BY_PRICE, true, true, true, true, 1, 1, 1},
    {"a value", "SELECT T1.town " FROM "WHERE T2.price > 35 ORDER BY T2.price", false, false, true, false, 1,
     1, 1},
    {"a value, the same rows today", "SELECT T1.town " FROM "WHERE T2.price > 16 ORDER BY T2.price", true,
     true, true, false, 1, 1, 1},
    /* Spider's exact set match looks at the tables of FROM and not at what joins them. 20 Bern, 30 Bonn. */
    {"what a join is on",
     "SELECT T1.town FROM shop AS T1 JOIN sale AS T2 ON T1.id = T2.id WHERE T2.price > 15 ORDER BY T2.price",
     false, true, true, true, 1, 1, 1},
    {"a join more",
     "SELECT T1.town " FROM "JOIN sale AS T3 ON T1.id = T3.shop_id WHERE T2.price > 15 ORDER BY T2.price",
     false, true, false, false, 1, 1, 1},
    {"a column", "SELECT T1.opened " FROM "WHERE T2.price > 15 ORDER BY T2.price", false, false, false, false,
     0, 1, 1},
    {"the order", "SELECT T1.town " FROM "WHERE T2.price > 15 ORDER BY T2.price DESC", false, true, false,
     false, 1, 1, 0},
    {"the aliases",
     "SELECT s.town FROM shop AS s JOIN sale AS x ON s.id = x.shop_id WHERE x.price > 15 ORDER BY x.price",
     true, true, true, true, 1, 1, 1},
};

static struct score_row row_of(const char *text) {
    return (struct score_row){.text = (char *)text, .length = strlen(text)};
}

/* pred NULL: there is none. */
static struct score_values measure(struct fixture *f, const char *gold_text, const char *pred_text) {
    struct score_row gold_row = row_of(gold_text);
    struct score_gold gold;
    struct score_pred pred = {0};
    struct score_values values;
    csql_error error = {.status = CSQL_OK};
    bool has_id = false;
    assert_int_equal(score_read_gold(f->arena, &gold_row, &gold, &has_id, &error), CSQL_OK);
    if (pred_text) {
        struct score_row pred_row = row_of(pred_text);
        assert_int_equal(score_read_pred(f->arena, &pred_row, 5, &pred, &error), CSQL_OK);
    }
    assert_int_equal(score_item(f->arena, f->db, &gold, &pred, &values, &error), CSQL_OK);
    assert_null(values.left_out);
    return values;
}

static void check(const char *what, const struct score_values *values, int metric, double expected) {
    double got = isnan(values->value[metric]) ? NA : values->value[metric];
    if (fabs(got - expected) > 1e-6) {
        fail_msg("%s: %s is %g, not %g", what, score_metric_name(metric), got, expected);
    }
}

/* One right answer, and a clear question. */
static void test_one_answer(void **state) {
    struct fixture *f = *state;
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        const struct change *c = &changes[i];
        char gold[512], pred[512];
        snprintf(gold, sizeof gold, "{\"id\":\"a\",\"sql\":\"%s\"}", BY_PRICE);
        snprintf(pred, sizeof pred, "{\"id\":\"a\",\"status\":\"answered\",\"sql\":\"%s\"}", c->sql);
        struct score_values values = measure(f, gold, pred);
        check(c->what, &values, SCORE_EA, c->rows);
        check(c->what, &values, SCORE_EA_FIRST, c->rows);
        check(c->what, &values, SCORE_EXACT, c->form);
        check(c->what, &values, SCORE_SEM, c->query);
        check(c->what, &values, SCORE_LEM, c->query);
        check(c->what, &values, SCORE_RECALL, c->values);
        check(c->what, &values, SCORE_PRECISION, c->values);
        check(c->what, &values, SCORE_F1, c->rows);
        check(c->what, &values, SCORE_QUIET, 1);
        check(c->what, &values, SCORE_PART(SQL_PART_SELECT), c->select);
        check(c->what, &values, SCORE_PART(SQL_PART_WHERE), c->where);
        check(c->what, &values, SCORE_PART(SQL_PART_ORDER), c->order);
        /* These are of questions with two readings, of pivots, and of questions without an answer. */
        static const int others[] = {SCORE_DA,         SCORE_MA,          SCORE_MA_EXACT,  SCORE_EITHER_EXACT,
                                     SCORE_BOTH_EXACT, SCORE_EITHER_EXEC, SCORE_BOTH_EXEC, SCORE_ALL_FOUND,
                                     SCORE_NULL,       SCORE_EDIT_F1,     SCORE_TURNS,     SCORE_WORDS};
        for (size_t m = 0; m < sizeof others / sizeof *others; m++) {
            check(c->what, &values, others[m], NA);
        }
        assert_int_equal(values.hardness, SQL_HARD);
    }
}

#define PIVOTS                                                                                               \
    "\"pivots\":[{\"term\":\"amount\",\"start\":13,\"end\":19,\"mode\":\"col_amb\",\"group\":["              \
    "{\"table\":\"sale\",\"column\":\"price\"},{\"table\":\"sale\",\"column\":\"cost\"}]}]"

/* Two readings, of which the first is changed: the second stays right. */
static void test_two_readings(void **state) {
    struct fixture *f = *state;
    static const char gold[] =
        "{\"id\":\"a\",\"question\":\"towns where amount is over 15\",\"sql\":[\"" BY_PRICE "\",\"" BY_COST
        "\"],\"readings\":[{\"sql\":\"" BY_PRICE
        "\",\"rewrite\":\"towns where price is over 15\"},{\"sql\":\"" BY_COST
        "\",\"rewrite\":\"towns where cost is over 15\"}]," PIVOTS "}";
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        const struct change *c = &changes[i];
        char pred[2048];
        snprintf(pred, sizeof pred,
                 "{\"id\":\"a\",\"status\":\"ambiguous\",\"sql\":null," PIVOTS ",\"interpretations\":["
                 "{\"sql\":\"%s\",\"rewrite\":\"towns where price is over 15\"},"
                 "{\"sql\":\"%s\",\"rewrite\":\"towns where cost is over 15\"}]}",
                 c->sql, BY_COST);
        struct score_values values = measure(f, gold, pred);
        check(c->what, &values, SCORE_SEM, c->query);
        check(c->what, &values, SCORE_LEM, 1);
        check(c->what, &values, SCORE_RECALL, c->values ? 1 : 0.5);
        check(c->what, &values, SCORE_PRECISION, c->values ? 1 : 0.5);
        check(c->what, &values, SCORE_ALL_FOUND, c->values);
        check(c->what, &values, SCORE_F1, c->rows ? 1 : 0.5);
        check(c->what, &values, SCORE_EITHER_EXACT, 1);
        check(c->what, &values, SCORE_BOTH_EXACT, c->form);
        check(c->what, &values, SCORE_EITHER_EXEC, 1);
        check(c->what, &values, SCORE_BOTH_EXEC, c->rows);
        check(c->what, &values, SCORE_EDIT_F1, c->rows ? 1 : 0.5);
        check(c->what, &values, SCORE_DA, 1);
        check(c->what, &values, SCORE_MA, 1);
        check(c->what, &values, SCORE_MA_EXACT, 1);
        check(c->what, &values, SCORE_EA, NA);
        check(c->what, &values, SCORE_QUIET, NA);
    }
}

/* The same with the first reading alone: half of what there is. */
static void test_one_of_two(void **state) {
    struct fixture *f = *state;
    static const char gold[] = "[\"" BY_PRICE "\",\"" BY_COST "\"]";
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        const struct change *c = &changes[i];
        char text[1024], pred[1024];
        snprintf(text, sizeof text, "{\"id\":\"a\",\"sql\":%s}", gold);
        snprintf(pred, sizeof pred, "[\"%s\"]", c->sql);
        struct score_values values = measure(f, text, pred);
        check(c->what, &values, SCORE_SEM, 0);
        check(c->what, &values, SCORE_LEM, c->query);
        check(c->what, &values, SCORE_RECALL, c->values ? 0.5 : 0);
        check(c->what, &values, SCORE_PRECISION, c->values);
        check(c->what, &values, SCORE_ALL_FOUND, 0);
        check(c->what, &values, SCORE_F1, c->rows ? 2.0 / 3 : 0);
        check(c->what, &values, SCORE_EITHER_EXACT, c->form);
        check(c->what, &values, SCORE_BOTH_EXACT, 0);
        check(c->what, &values, SCORE_EITHER_EXEC, c->rows);
        check(c->what, &values, SCORE_BOTH_EXEC, 0);
    }
}

static const char *const golds[] = {
    "{\"id\":\"a\",\"question\":\"towns\",\"sql\":\"SELECT town FROM shop\",\"pivots\":[]}",
    "{\"id\":\"a\",\"question\":\"towns where amount is over 15\",\"sql\":\"" BY_PRICE
    "\",\"readings\":[{\"sql\":\"" BY_PRICE
    "\",\"rewrite\":\"towns where price is over 15\"},{\"sql\":\"" BY_COST
    "\",\"rewrite\":\"towns where cost is over 15\"}]," PIVOTS "}",
    "{\"id\":\"a\",\"question\":\"towns where amount is over "
    "15\",\"sql\":null,\"readings\":[{\"sql\":\"" BY_PRICE
    "\",\"rewrite\":\"towns where price is over 15\"},{\"sql\":\"" BY_COST
    "\",\"rewrite\":\"towns where cost is over 15\"}]," PIVOTS "}",
    "{\"id\":\"a\",\"question\":\"the mayor of "
    "Bonn\",\"sql\":null,\"pivots\":[{\"term\":\"mayor\",\"start\":4,"
    "\"end\":9,\"mode\":\"col_unans\",\"group\":[]}]}",
};

/* Every metric that applies is full, and every one applies somewhere. */
static void test_itself(void **state) {
    struct fixture *f = *state;
    bool applied[SCORE_METRIC_COUNT] = {false};
    for (size_t i = 0; i < sizeof golds / sizeof *golds; i++) {
        struct score_values values = measure(f, golds[i], golds[i]);
        for (int m = 0; m < SCORE_METRIC_COUNT; m++) {
            if (!isnan(values.value[m])) {
                check(golds[i], &values, m, 1);
                applied[m] = true;
            }
        }
    }
    for (int m = 0; m < SCORE_TURNS; m++) {
        if (!applied[m]) {
            fail_msg("%s never applied", score_metric_name(m));
        }
    }
}

/* A question of two readings is no Null, unless somebody was asked and did not tell. */
static void test_open_question(void **state) {
    struct fixture *f = *state;
    static const char null[] = "{\"id\":\"a\",\"sql\":null,\"pivots\":[]}";
    struct score_values values = measure(f, golds[2], null);
    assert_true(isnan(values.value[SCORE_EA]));
    assert_true(isnan(values.value[SCORE_EA_FIRST]));
    assert_true(isnan(values.value[SCORE_NULL]));
    const char *unsettled =
        arena_printf(f->arena, "{\"reply_kind\":\"unhelpful\",%s", golds[2] + strlen("{"));
    values = measure(f, unsettled, null);
    check(unsettled, &values, SCORE_EA, 1);
    check(unsettled, &values, SCORE_NULL, 1);
}

/* Nothing at all, and an answer that says nothing: no metric gives a point. */
static void test_nothing(void **state) {
    struct fixture *f = *state;
    static const char *const empty[] = {NULL, "\"\"", "{\"id\":\"a\",\"sql\":\"\"}",
                                        "{\"id\":\"a\",\"sql\":\" ;\"}",
                                        "{\"id\":\"a\",\"status\":\"error\",\"sql\":null,\"pivots\":[]}"};
    for (size_t i = 0; i < sizeof golds / sizeof *golds; i++) {
        for (size_t j = 0; j < sizeof empty / sizeof *empty; j++) {
            struct score_values values = measure(f, golds[i], empty[j]);
            for (int m = 0; m < SCORE_METRIC_COUNT; m++) {
                if (!isnan(values.value[m])) {
                    check(golds[i], &values, m, 0);
                }
            }
        }
    }
}

static int set_up(void **state) {
    fixture_set_up(state);
    (void)fixture_open(*state, schema);
    return 0;
}

#define test(function) cmocka_unit_test_setup_teardown(function, set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(test_one_answer), test(test_open_question), test(test_two_readings),
        test(test_one_of_two), test(test_itself),        test(test_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
