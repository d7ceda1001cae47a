/* What a later turn is, by its features; how its query changes the one before; and the tables that weights
 * are read from. */
#include "db_fixture.h"

#include <math.h>
#include <sys/stat.h>

#include "base/table.h"
#include "parse/change.h"
#include "session/kind.h"
#include "sql/sql.h"
#include "text/phrases.h"

/* ---- tables ---- */

static void write_table(struct fixture *f, const char *text) {
    FILE *file = fopen(fixture_path(f, "table.tsv"), "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static void tables_are_read_whole(void **state) {
    static const char *const names[] = {"length", "joins"};
    static const struct {
        const char *text;
        csql_status status;
    } rows[] = {
        {"# weights\nlength\t1\t-2.5\n\njoins\t0\t3e-2\n", CSQL_OK},
        {"joins\t0\t3e-2\nlength\t1\t-2.5", CSQL_OK},
        {"length\t1\t2\n", CSQL_BAD_DATA},                            /* a name is missing */
        {"length\t1\t2\njoins\t1\t2\nwidth\t1\t2\n", CSQL_BAD_DATA},  /* unknown */
        {"length\t1\t2\njoins\t1\t2\nlength\t1\t2\n", CSQL_BAD_DATA}, /* twice */
        {"length\t1\njoins\t1\t2\n", CSQL_BAD_DATA},                  /* a number is missing */
        {"length\t1\t2\t3\njoins\t1\t2\n", CSQL_BAD_DATA},            /* one too many */
        {"length\t1\tnan\njoins\t1\t2\n", CSQL_BAD_DATA},             /* none */
        {"length\t1\t2x\njoins\t1\t2\n", CSQL_BAD_DATA},
        {"length 1 2\njoins\t1\t2\n", CSQL_BAD_DATA},
        {"", CSQL_BAD_DATA},
    };
    struct fixture *f = *state;
    float out[2][2];
    csql_error error;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        write_table(f, rows[i].text);
        assert_int_equal(table_read(f->directory, "table.tsv", names, 2, 2, &out[0][0], &error),
                         rows[i].status);
        if (rows[i].status == CSQL_OK) {
            assert_true(out[0][0] == 1.0F && out[0][1] == -2.5F && out[1][0] == 0.0F && out[1][1] == 0.03F);
        }
    }
    assert_int_equal(table_read(f->directory, "none.tsv", names, 2, 2, &out[0][0], &error), CSQL_NOT_FOUND);
}

/* ---- phrases ---- */

static void phrases_have_kinds(void **state) {
    static const char *const kinds[] = {"greeting", "help"};
    static const struct {
        const char *text;
        csql_status status;
    } files[] = {{"greeting\thi there\n# for people\ngreeting\thi\nhelp\twhat now", CSQL_OK},
                 {"", CSQL_OK},
                 {"farewell\tbye\n", CSQL_BAD_DATA},
                 {"help\n", CSQL_BAD_DATA},
                 {"help\t\n", CSQL_BAD_DATA}};
    struct fixture *f = *state;
    csql_error error;
    struct phrases *phrases = NULL;
    assert_int_equal(mkdir(fixture_path(f, "lang"), 0700), 0);
    assert_int_equal(mkdir(fixture_path(f, "lang/en"), 0700), 0);
    for (size_t i = sizeof files / sizeof *files; i-- > 0;) {
        FILE *file = fopen(fixture_path(f, "lang/en/talk.tsv"), "w");
        assert_non_null(file);
        assert_true(fputs(files[i].text, file) >= 0);
        assert_int_equal(fclose(file), 0);
        assert_int_equal(phrases_open(f->directory, "talk", kinds, 2, &phrases, &error), files[i].status);
        if (i > 0) {
            phrases_close(phrases);
        }
    }
    assert_int_equal(phrases_kind(phrases, "hi there"), 0);
    assert_int_equal(phrases_kind(phrases, "what now"), 1);
    assert_int_equal(phrases_kind(phrases, "hi you"), -1);
    assert_string_equal(phrases_behind(phrases, 0, "hi there what now"), "what now");
    assert_null(phrases_behind(phrases, 0, "hi"));
    assert_null(phrases_behind(phrases, 1, "hi there what now"));
    phrases_close(phrases);
    assert_int_equal(phrases_kind(NULL, "hi"), -1);
    assert_int_equal(phrases_open(f->directory, "none", kinds, 2, &phrases, &error), CSQL_NOT_FOUND);
}

/* ---- what a query changes ---- */

static void changes_are_counted(void **state) {
    static const char before[] = "SELECT name FROM ship WHERE built > 1990 AND flag = 'PT' ORDER BY name";
    static const struct {
        const char *after;
        enum rank_feature feature;
        float count;
    } rows[] = {
        {"SELECT T1.name FROM ship AS T1 WHERE T1.flag = 'PT' AND T1.built > 1990 ORDER BY T1.name",
         RANK_UNCHANGED, 1},
        {"SELECT name FROM ship WHERE flag = 'PT' ORDER BY name", RANK_LOST_CONDITIONS, 1},
        {"SELECT name FROM ship WHERE built > 1990 AND flag = 'NL' ORDER BY name", RANK_LOST_CONDITIONS, 0},
        {"SELECT name, tons FROM ship WHERE built > 1990 AND flag = 'PT' ORDER BY name", RANK_ADDED_RESULTS,
         1},
        {"SELECT tons FROM ship WHERE built > 1990 AND flag = 'PT' ORDER BY name", RANK_LOST_RESULTS, 1},
        {"SELECT name FROM ship WHERE built > 1990 AND flag = 'PT'", RANK_LOST_ORDER, 1},
        {"SELECT name FROM ship WHERE built > 1990 AND flag = 'PT' AND tons > 5 ORDER BY name",
         RANK_ADDED_CONDITIONS, 1},
    };
    struct fixture *f = *state;
    csql_error error;
    struct arena *arena = arena_new();
    struct sql_select *trees[2] = {NULL};
    assert_non_null(arena);
    struct db *db = fixture_open(f, "CREATE TABLE ship (name TEXT, built INTEGER, flag TEXT, tons REAL);");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *texts[] = {before, rows[i].after};
        struct rank_features found = {.at = {0}};
        for (size_t k = 0; k < 2; k++) {
            assert_int_equal(sql_parse(arena, texts[k], strlen(texts[k]), &trees[k], &error), CSQL_OK);
            assert_int_equal(sql_resolve(arena, db_catalogue(db), trees[k], &error), CSQL_OK);
        }
        change_weigh(arena, db_catalogue(db), trees[0], trees[1], &found);
        assert_true(found.at[rows[i].feature] == rows[i].count);
        assert_true(rows[i].feature == RANK_UNCHANGED || found.at[RANK_UNCHANGED] == 0);
    }
    arena_free(arena);
}

/* ---- kinds ---- */

static void kinds_are_weighed(void **state) {
    struct kind_weights weights = {.at = {{0}}};
    double x[KIND_FEATURE_COUNT] = {0}, p[TURN_KINDS], sum = 0;
    (void)state;
    weights.at[KIND_BIAS][TURN_LEANS] = 1;
    weights.at[KIND_LN_TALK][TURN_IS_TALK] = 1;
    x[KIND_BIAS] = 1;
    x[KIND_LN_TALK] = 2;
    kind_weigh(&weights, x, p);
    for (size_t i = 0; i < TURN_KINDS; i++) {
        sum += p[i];
    }
    assert_true(fabs(sum - 1) < 1e-9);
    assert_true(fabs(p[TURN_IS_TALK] / p[TURN_LEANS] - exp(1)) < 1e-9);
    assert_true(fabs(p[TURN_IS_UNDO] / p[TURN_LEANS] - exp(-1)) < 1e-9);
}

/* The shipped weights: what the network is sure of decides. */
static void verdicts_tell_kinds(void **state) {
    static const struct {
        enum plan_verdict verdict;
        enum turn_kind kind;
    } rows[] = {{PLAN_CLEAR, TURN_LEANS},
                {PLAN_MISSING_COLUMN, TURN_IS_UNANSWERABLE},
                {PLAN_SMALL_TALK, TURN_IS_TALK},
                {PLAN_UNDO, TURN_IS_UNDO}};
    struct kind_weights weights;
    csql_error error;
    (void)state;
    assert_int_equal(kind_open("data", &weights, &error), CSQL_OK);
    assert_int_equal(kind_open("/nonexistent", &weights, &error), CSQL_NOT_FOUND);
    assert_int_equal(kind_open("data", &weights, &error), CSQL_OK);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        static const float none[RANK_FEATURE_COUNT];
        const bool clear = rows[i].verdict == PLAN_CLEAR;
        struct linked linked = {.word_count = 3};
        struct plan plan = {
            .sql = "SELECT 1", .score = clear ? 0.9 : 0.2, .agreed = clear ? 0.9 : 0.2, .features = none};
        struct plans own = {.count = 0}, both = {.at = &plan, .count = 1};
        struct pivots pivots = {.answer = 0.4, .refuse = 0.4, .ask = 0.2};
        struct kind_input in = {&linked, &linked, &own, &both, &pivots};
        double x[KIND_FEATURE_COUNT];
        for (size_t v = 0; v < PLAN_VERDICTS; v++) {
            both.verdicts[v] = v == rows[i].verdict ? 0.993F : 0.001F;
        }
        double p[TURN_KINDS];
        kind_features(&in, x);
        kind_weigh(&weights, x, p);
        for (size_t k = 0; k < TURN_KINDS; k++) {
            assert_true(p[k] <= p[rows[i].kind]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(tables_are_read_whole, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(phrases_have_kinds, fixture_set_up, fixture_tear_down),
        cmocka_unit_test_setup_teardown(changes_are_counted, fixture_set_up, fixture_tear_down),
        cmocka_unit_test(kinds_are_weighed),
        cmocka_unit_test(verdicts_tell_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
