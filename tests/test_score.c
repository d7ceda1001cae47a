/* The metrics, against tables worked out by hand. */
#include "db_fixture.h"

#include <math.h>

#include "score/input.h"
#include "score/published.h"
#include "score/score.h"

static const char schema[] = "CREATE TABLE shop(id INTEGER PRIMARY KEY, town TEXT, opened INTEGER);"
                             "CREATE TABLE sale(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shop(id), "
                             "price INTEGER, cost INTEGER);"
                             "INSERT INTO shop VALUES(1,'Bonn',1990),(2,'Bern',2000),(3,'Bonn',2010);"
                             "INSERT INTO sale VALUES(1,1,10,4),(2,1,20,9),(3,2,30,30),(4,3,20,1);";

#define NA (-1.0)

static void check_near(double got, double expected, double apart) {
    if (!(fabs(got - expected) <= apart)) {
        fail_msg("%g is not %g", got, expected);
    }
}

static struct score_row row_of(const char *text) {
    return (struct score_row){.text = (char *)text, .length = strlen(text)};
}

static struct score_values measure(struct fixture *f, const char *gold_text, const char *pred_text) {
    struct score_row gold_row = row_of(gold_text), pred_row = row_of(pred_text);
    struct score_gold gold;
    struct score_pred pred;
    struct score_values values;
    csql_error error = {.status = CSQL_OK};
    bool has_id = false;
    assert_int_equal(score_read_gold(f->arena, &gold_row, &gold, &has_id, &error), CSQL_OK);
    assert_int_equal(score_read_pred(f->arena, &pred_row, 5, &pred, &error), CSQL_OK);
    assert_int_equal(score_item(f->arena, f->db, &gold, &pred, &values, &error), CSQL_OK);
    return values;
}

static void check(const char *what, const struct score_values *values, int metric, double expected) {
    double got = isnan(values->value[metric]) ? NA : values->value[metric];
    if (fabs(got - expected) > 1e-6) {
        fail_msg("%s: %s is %g, not %g", what, score_metric_name(metric), got, expected);
    }
}

/* One gold query, and predictions that differ in one thing each. */
static void test_one_change(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *gold, *pred;
        double ea, exact, sem, recall;
    } cases[] = {
        /* itself */
        {"SELECT town FROM shop WHERE opened > 1995", "SELECT town FROM shop WHERE opened > 1995", 1, 1, 1,
         1},
        /* a value: exact set match does not look at values */
        {"SELECT town FROM shop WHERE opened > 1995", "SELECT town FROM shop WHERE opened > 2005", 0, 1, 0,
         0},
        /* a value that gives the same rows today */
        {"SELECT town FROM shop WHERE opened > 1995", "SELECT town FROM shop WHERE opened > 1996", 1, 1, 0,
         1},
        /* a column */
        {"SELECT price FROM sale", "SELECT cost FROM sale", 0, 0, 0, 0},
        /* an alias */
        {"SELECT T1.town FROM shop AS T1", "SELECT S.town FROM shop AS S", 1, 1, 1, 1},
        /* a join that the answer does not need */
        {"SELECT count(*) FROM shop", "SELECT count(*) FROM shop AS a JOIN sale AS b ON a.id = b.shop_id", 0,
         0, 0, 0},
        /* order of rows: gold orders */
        {"SELECT price FROM sale ORDER BY price", "SELECT price FROM sale ORDER BY price DESC", 0, 0, 0, 1},
        /* order of rows: gold does not order */
        {"SELECT price FROM sale", "SELECT price FROM sale ORDER BY price DESC", 1, 0, 0, 1},
        /* order of columns */
        {"SELECT price, cost FROM sale", "SELECT cost, price FROM sale", 1, 1, 1, 1},
        /* rows are a multiset for EA and a set of values for AMBROSIA; DISTINCT is nothing to Spider */
        {"SELECT town FROM shop", "SELECT DISTINCT town FROM shop", 0, 1, 1, 1},
        /* what does not parse is wrong and not fatal */
        {"SELECT town FROM shop", "SELECT town FROM", 0, 0, 0, 0},
        {"SELECT town FROM shop", "DROP TABLE shop", 0, 0, 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char gold[512], pred[512];
        snprintf(gold, sizeof gold, "{\"id\":\"a\",\"sql\":\"%s\"}", cases[i].gold);
        snprintf(pred, sizeof pred, "{\"id\":\"a\",\"sql\":\"%s\"}", cases[i].pred);
        struct score_values values = measure(f, gold, pred);
        check(cases[i].pred, &values, SCORE_EA, cases[i].ea);
        check(cases[i].pred, &values, SCORE_EA_FIRST, cases[i].ea);
        check(cases[i].pred, &values, SCORE_EXACT, cases[i].exact);
        check(cases[i].pred, &values, SCORE_SEM, cases[i].sem);
        check(cases[i].pred, &values, SCORE_LEM, cases[i].sem);
        check(cases[i].pred, &values, SCORE_RECALL, cases[i].recall);
        check(cases[i].pred, &values, SCORE_NULL, NA);
        check(cases[i].pred, &values, SCORE_BOTH_EXEC, NA);
    }
}

static const char two[] =
    "{\"id\":\"a\",\"question\":\"show the amount\",\"sql\":[\"SELECT price FROM sale\","
    "\"SELECT cost FROM sale\"]}";

static void test_sets(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *pred;
        double sem, lem, recall, precision, all, f1, either, both;
    } cases[] = {
        {"{\"sql\":[\"SELECT price FROM sale\",\"SELECT cost FROM sale\"]}", 1, 1, 1, 1, 1, 1, 1, 1},
        {"{\"sql\":[\"SELECT cost FROM sale\"]}", 0, 1, 0.5, 1, 0, 2.0 / 3, 1, 0},
        /* the same text counts once */
        {"[\"SELECT cost FROM sale\",\"SELECT cost FROM sale\"]", 0, 1, 0.5, 1, 0, 2.0 / 3, 1, 0},
        {"{\"sql\":[\"SELECT cost FROM sale\",\"SELECT id FROM sale\"]}", 0, 1, 0.5, 0.5, 0, 0.5, 1, 0},
        {"{\"sql\":[\"SELECT id FROM sale\"]}", 0, 0, 0, 0, 0, 0, 0, 0},
        {"{\"sql\":null}", 0, 0, 0, 0, 0, 0, 0, 0},
        /* interpretations make the set, alternatives only candidates */
        {"{\"status\":\"ambiguous\",\"interpretations\":[{\"sql\":\"SELECT cost FROM sale\"}],"
         "\"alternatives\":[{\"sql\":\"SELECT price FROM sale\"}]}",
         0, 1, 0.5, 1, 0, 2.0 / 3, 1, 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct score_values values = measure(f, two, cases[i].pred);
        check(cases[i].pred, &values, SCORE_SEM, cases[i].sem);
        check(cases[i].pred, &values, SCORE_LEM, cases[i].lem);
        check(cases[i].pred, &values, SCORE_RECALL, cases[i].recall);
        check(cases[i].pred, &values, SCORE_PRECISION, cases[i].precision);
        check(cases[i].pred, &values, SCORE_ALL_FOUND, cases[i].all);
        check(cases[i].pred, &values, SCORE_F1, cases[i].f1);
        check(cases[i].pred, &values, SCORE_EITHER_EXEC, cases[i].either);
        check(cases[i].pred, &values, SCORE_BOTH_EXEC, cases[i].both);
        check(cases[i].pred, &values, SCORE_EITHER_EXACT, cases[i].either);
        check(cases[i].pred, &values, SCORE_BOTH_EXACT, cases[i].both);
    }
}

static void test_null(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *gold, *pred;
        double ea, null;
    } cases[] = {
        {"{\"sql\":null}", "{\"sql\":null}", 1, 1},
        {"{\"sql\":null}", "{\"sql\":\"NOT ANSWERABLE\"}", 1, 1},
        {"{\"sql\":null}", "{\"status\":\"unanswerable\",\"sql\":null}", 1, 1},
        {"{\"sql\":null}", "{\"status\":\"ambiguous\",\"sql\":null}", 0, 0},
        {"{\"sql\":null}", "{\"status\":\"error\",\"sql\":null}", 0, 0},
        {"{\"sql\":null}", "{\"sql\":\"SELECT 1\"}", 0, 0},
        {"{\"sql\":\"SELECT id FROM shop\"}", "{\"sql\":null}", 0, NA},
        /* an empty answer is no Null */
        {"{\"sql\":\"SELECT id FROM shop WHERE id > 9\"}", "{\"sql\":null}", 0, NA},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct score_values values = measure(f, cases[i].gold, cases[i].pred);
        check(cases[i].pred, &values, SCORE_EA, cases[i].ea);
        check(cases[i].pred, &values, SCORE_NULL, cases[i].null);
    }
}

static void test_gold_that_fails(void **state) {
    struct fixture *f = *state;
    struct score_values values = measure(f, "{\"sql\":\"SELECT gone FROM shop\"}", "{\"sql\":null}");
    assert_non_null(values.left_out);
}

#define E(column) "{\"table\":\"sale\",\"column\":\"" column "\"}"
#define PIVOT(term, group) "{\"term\":\"" term "\",\"mode\":\"col_amb\",\"group\":[" group "]}"

static void test_detection(void **state) {
    struct fixture *f = *state;
    static const char gold[] =
        "{\"sql\":\"SELECT price FROM sale\",\"question\":\"the total amount\",\"pivots\":[" PIVOT(
            "amount", E("price") "," E("cost")) "]}";
    static const char clear[] = "{\"sql\":\"SELECT price FROM sale\",\"pivots\":[]}";
    static const struct {
        const char *gold, *pred;
        double da, ma, exact, quiet;
    } cases[] = {
        {gold, "{\"status\":\"ambiguous\",\"pivots\":[" PIVOT("amount", E("cost") "," E("price")) "]}", 1, 1,
         1, NA},
        /* two words more, another case, one element more */
        {gold,
         "{\"status\":\"ambiguous\",\"pivots\":[" PIVOT("the total Amount",
                                                        E("COST") "," E("price") "," E("id")) "]}",
         1, 1, 0, NA},
        {gold,
         "{\"status\":\"ambiguous\",\"pivots\":[" PIVOT(
             "amount", E("cost") "," E("price") "," E("id") "," E("shop_id")) "]}",
         1, 0, 0, NA},
        {gold,
         "{\"status\":\"ambiguous\",\"pivots\":[" PIVOT("all the total amount",
                                                        E("cost") "," E("price")) "]}",
         1, 0, 0, NA},
        {gold, "{\"status\":\"ambiguous\",\"pivots\":[" PIVOT("total", E("cost") "," E("price")) "]}", 1, 0,
         0, NA},
        {gold, "{\"status\":\"ambiguous\",\"pivots\":[" PIVOT("amount", E("cost")) "]}", 1, 0, 0, NA},
        {gold, "{\"status\":\"answered\",\"sql\":\"SELECT price FROM sale\",\"pivots\":[]}", 0, 0, 0, NA},
        {clear, "{\"status\":\"answered\",\"sql\":\"SELECT price FROM sale\",\"pivots\":[]}", NA, NA, NA, 1},
        {clear, "{\"status\":\"ambiguous\",\"pivots\":[" PIVOT("x", E("cost")) "]}", NA, NA, NA, 0},
        {clear, "{\"status\":\"unanswerable\",\"pivots\":[]}", NA, NA, NA, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct score_values values = measure(f, cases[i].gold, cases[i].pred);
        check(cases[i].pred, &values, SCORE_DA, cases[i].da);
        check(cases[i].pred, &values, SCORE_MA, cases[i].ma);
        check(cases[i].pred, &values, SCORE_MA_EXACT, cases[i].exact);
        check(cases[i].pred, &values, SCORE_QUIET, cases[i].quiet);
    }
}

/* AmbiEnt's own example, and its two ends. */
static void test_edit_f1(void **state) {
    (void)state;
    const char *question = "We're afraid that LMs aren't modeling ambiguity";
    const char *gold = "We're worried that LMs aren't modeling ambiguity";
    check_near(score_edit_f1(question, gold, gold), 1, 1e-9);
    check_near(score_edit_f1(question, gold, "We're afraid that LMs aren't representing ambiguity"), 0, 1e-9);
    check_near(score_edit_f1(question, gold, question), 0, 1e-9);
    /* -afraid +worried against -afraid +sad: one of two each way */
    check_near(score_edit_f1(question, gold, "We're sad that LMs aren't modeling ambiguity"), 0.5, 1e-9);
}

static void test_statistics(void **state) {
    (void)state;
    struct score_tally tally = {0};
    assert_int_equal(score_tally_add(&tally, 0, 30), CSQL_OK);
    assert_int_equal(score_tally_add(&tally, SCORE_UNIT, 70), CSQL_OK);
    struct score_interval interval = score_bootstrap(&tally, 7), again = score_bootstrap(&tally, 7);
    check_near(interval.mean, 0.7, 1e-9);
    /* the binomial's 2.5 % and 97.5 % quantiles are 0.61 and 0.79 */
    check_near(interval.low, 0.61, 0.011);
    check_near(interval.high, 0.79, 0.011);
    assert_true(interval.low == again.low && interval.high == again.high);
    score_tally_free(&tally);

    /* differences 1, 2, 3, 4, 5: t = 3 / sqrt(2.5 / 5) = 4.2426, p = 0.0132 at 4 degrees of freedom */
    for (int i = 1; i <= 5; i++) {
        assert_int_equal(score_tally_add(&tally, i * SCORE_UNIT, 1), CSQL_OK);
    }
    struct score_test test = score_paired_test(&tally);
    check_near(test.t, 4.242641, 1e-5);
    check_near(test.p, 0.013236, 1e-5);
    score_tally_free(&tally);
    assert_int_equal(score_tally_add(&tally, 0, 9), CSQL_OK);
    check_near(score_paired_test(&tally).p, 1, 1e-9);
    score_tally_free(&tally);
}

/* Student's own data of 1908, hours of sleep under two drugs: t = -4.0621 at 9 degrees of freedom, p =
 * 0.00283. */
static void test_student(void **state) {
    (void)state;
    static const double first[] = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
    static const double second[] = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};
    struct score_tally tally = {0};
    for (size_t i = 0; i < 10; i++) {
        assert_int_equal(score_tally_add(&tally, llround((first[i] - second[i]) * SCORE_UNIT), 1), CSQL_OK);
    }
    struct score_test test = score_paired_test(&tally);
    check_near(test.difference, -1.58, 1e-9);
    check_near(test.t, -4.062128, 1e-6);
    check_near(test.p, 0.00283289, 1e-8);
    score_tally_free(&tally);
}

/* Means of 0.7 and 0.5, 100 items each: the deviation of their mean is sqrt(0.21 / 100 + 0.25 / 100) / 2,
 * 0.0339. */
static void test_mean_of_means(void **state) {
    (void)state;
    struct score_tally a = {0}, b = {0}, none = {0};
    const struct score_tally *tallies[] = {&a, &none, &b};
    assert_int_equal(score_tally_add(&a, 0, 30), CSQL_OK);
    assert_int_equal(score_tally_add(&a, SCORE_UNIT, 70), CSQL_OK);
    assert_int_equal(score_tally_add(&b, 0, 50), CSQL_OK);
    assert_int_equal(score_tally_add(&b, SCORE_UNIT, 50), CSQL_OK);
    struct score_interval interval = score_bootstrap_means(tallies, 3, 1);
    assert_int_equal(interval.count, 2);
    check_near(interval.mean, 0.6, 1e-9);
    check_near(interval.low, 0.6 - 1.96 * 0.0339, 0.006);
    check_near(interval.high, 0.6 + 1.96 * 0.0339, 0.006);
    score_tally_free(&a);
    score_tally_free(&b);
}

static void write_file(struct fixture *f, const char *name, const char *text, char path[static 128]);

static void test_published(void **state) {
    struct fixture *f = *state;
    static const char *const bad[] = {"5\tSpider\tA\tU-Lex Amb\tEA\n", "5\tSpider\tA\tU\tEA\tx\n",
                                      "5\tSpider\tA\tU\tEA\t1\t2\n", "one\n"};
    struct score_published_system systems[SCORE_MAX_SYSTEMS];
    struct score_published *published = NULL;
    char path[128];
    double percent = 0;
    csql_error error = {.status = CSQL_OK};
    assert_int_equal(score_published_open("/nowhere/at/all", &published, &error), CSQL_NOT_FOUND);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        write_file(f, "bad.tsv", bad[i], path);
        assert_int_equal(score_published_open(path, &published, &error), CSQL_BAD_DATA);
        assert_null(published);
    }
    write_file(f, "good.tsv",
               "# a comment\ntable\tdataset\tsystem\tcell\tmetric\tpercent\n5\tSpider\tB\tx\tEA\t7.5\n"
               "6\tBIRD\tA\tx\tDA\t1\n5\tSpider\tA\tx\tEA\t8\n5\tSpider\tB\ty\tEA\t9\n",
               path);
    assert_int_equal(score_published_open(path, &published, &error), CSQL_OK);
    assert_int_equal(score_published_systems(published, "5", systems), 2);
    assert_string_equal(systems[0].system, "B");
    assert_true(score_published_find(published, "5", &systems[0], "y", "EA", &percent));
    check_near(percent, 9, 1e-9);
    assert_false(score_published_find(published, "67", &systems[0], "y", "EA", &percent));
    score_published_free(published);
}

/* Shards add up to the bytes of the whole. */
static void test_merge(void **state) {
    struct fixture *f = *state;
    static const char *const preds[] = {"{\"sql\":[\"SELECT cost FROM sale\"]}", "{\"sql\":null}",
                                        "{\"sql\":[\"SELECT cost FROM sale\",\"SELECT price FROM sale\"]}"};
    struct score_summary whole = {0}, merged = {0};
    struct score_summary shards[3] = {{0}};
    struct buffer text = buffer_new(1 << 20), other = buffer_new(1 << 20);
    csql_error error = {.status = CSQL_OK};
    for (size_t i = 0; i < 3; i++) {
        struct score_values values = measure(f, two, preds[i]);
        const char *labels[] = {"all", i == 1 ? "kind b" : "kind a"};
        assert_int_equal(score_summary_add(&whole, labels, 2, &values), CSQL_OK);
        assert_int_equal(score_summary_add(&shards[i], labels, 2, &values), CSQL_OK);
    }
    for (size_t i = 3; i-- > 0;) {
        buffer_clear(&text);
        score_summary_print(&shards[i], 3, &text);
        assert_int_equal(score_summary_merge(&merged, buffer_text(&text), text.length, &error), CSQL_OK);
        score_summary_free(&shards[i]);
    }
    buffer_clear(&text);
    score_summary_print(&whole, 3, &text);
    score_summary_print(&merged, 3, &other);
    assert_string_equal(buffer_text(&text), buffer_text(&other));
    score_summary_free(&whole);
    score_summary_free(&merged);
    static const char *const bad[] = {
        "",
        "[]",
        "{}",
        "{\"items\":-1}",
        "{\"items\":1,\"left_out\":0,\"missing\":0,\"groups\":{\"a\":{}}}",
        "{\"items\":1,\"left_out\":0,\"missing\":0,\"groups\":{\"a\":{\"items\":1,\"metrics\":{\"x\":{}}}}}",
        "{\"items\":1,\"left_out\":0,\"missing\":0,\"groups\":{\"a\":{\"items\":1,\"metrics\":{\"ea\":{"
        "\"bins\":"
        "[[1]]}}}}}"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_not_equal(score_summary_merge(&merged, bad[i], strlen(bad[i]), &error), CSQL_OK);
        score_summary_free(&merged);
    }
    buffer_free(&text);
    buffer_free(&other);
}

static void write_file(struct fixture *f, const char *name, const char *text, char path[static 128]) {
    snprintf(path, 128, "%s/%s", f->directory, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

/* Every published form: which queries the second row has. */
static void test_forms(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *text, *id, *first, *second;
    } cases[] = {
        {"SELECT 1\nSELECT 2\n", NULL, "SELECT 2", NULL},
        {"SELECT 1\n\nSELECT 3", NULL, NULL, NULL}, /* an empty line is an empty prediction */
        {"{\"id\":\"b\",\"sql\":\"SELECT 2\"}\n{\"id\":\"a\",\"sql\":\"SELECT 1\"}\n", "b", "SELECT 2", NULL},
        {"[\"SELECT 1\"]\n[\"SELECT 2\",\"SELECT 3\"]\n", NULL, "SELECT 2", "SELECT 3"},
        {"[[\"SELECT 1\"],\n [\"SELECT 2\", \"SELECT 3\"]]", NULL, "SELECT 2", "SELECT 3"},
        {"{\"0\": \"SELECT 1\\t----- bird -----\\tx\",\n \"1\": \"SELECT 2\\t----- bird -----\\tx\"}", "1",
         "SELECT 2", NULL},
        {"[\"x\", \"SELECT 2;\\n\\nSELECT 3;\"]", NULL, "SELECT 2", "SELECT 3"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char path[128];
        struct score_input *input = NULL;
        struct score_row row;
        struct score_pred pred;
        bool found = false;
        csql_error error = {.status = CSQL_OK};
        write_file(f, "pred", cases[i].text, path);
        assert_int_equal(score_input_open(path, true, &input, &error), CSQL_OK);
        assert_int_equal(score_input_find(input, cases[i].id, 1, &row, &found, &error), CSQL_OK);
        assert_true(found);
        assert_int_equal(score_read_pred(f->arena, &row, 5, &pred, &error), CSQL_OK);
        assert_int_equal(pred.set_count, !cases[i].first ? 0 : !cases[i].second ? 1 : 2);
        if (cases[i].first) {
            assert_string_equal(pred.set[0], cases[i].first);
        }
        if (cases[i].second) {
            assert_string_equal(pred.set[1], cases[i].second);
        }
        score_row_free(&row);
        assert_int_equal(score_input_find(input, "no such id", 99, &row, &found, &error), CSQL_OK);
        assert_false(found);
        score_input_close(input);
    }
}

static void test_bad_rows(void **state) {
    struct fixture *f = *state;
    static const char *const rows[] = {"", "{", "[]", "7", "{\"id\":\"a\"}", "{\"question\":\"x\"}"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct score_row row = row_of(rows[i]);
        struct score_gold gold;
        bool has_id = false;
        csql_error error = {.status = CSQL_OK};
        assert_int_not_equal(score_read_gold(f->arena, &row, &gold, &has_id, &error), CSQL_OK);
    }
    struct score_input *input = NULL;
    assert_int_equal(score_input_open("/nowhere/at/all", false, &input, NULL), CSQL_NOT_FOUND);
    assert_null(input);
}

static int set_up(void **state) {
    fixture_set_up(state);
    (void)fixture_open(*state, schema);
    return 0;
}

#define test(function) cmocka_unit_test_setup_teardown(function, set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(test_one_change), test(test_sets),     test(test_null),       test(test_gold_that_fails),
        test(test_detection),  test(test_edit_f1),  test(test_statistics), test(test_merge),
        test(test_forms),      test(test_bad_rows), test(test_student),    test(test_mean_of_means),
        test(test_published),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
