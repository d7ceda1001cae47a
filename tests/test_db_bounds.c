/* What a hostile database or query may take: memory, steps, time and room in the temporary directory are
 * bounded. Each of these would take minutes, or for ever, without the bound that it is about. */
#include "db_fixture.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "base/clock.h"

/* ---- printf() ---- */

static void printf_is_as_sqlite_has_it_but_for_endless_widths(void **state) {
    static const struct {
        const char *sql, *text; /* NULL: refused */
    } rows[] = {
        {"SELECT printf('%05.1f|%-4s|%+d|%%|%,d', 3.14159, 'ab', 7, 1234567)", "003.1|ab  |+7|%|1,234,567"},
        {"SELECT format('%*d', 6, 42)", "    42"},
        {"SELECT printf('%.*c', 3, 'x')", "xxx"},
        {"SELECT printf('%s')", ""},
        {"SELECT printf('100%')", "100%"},
        {"SELECT printf('%*d', 6, 2000000000)", "2000000000"},
        {"SELECT printf('%.*c', 2000000000, 'x')", NULL},
        {"SELECT printf('%.2000000000c', 'x')", NULL},
        {"SELECT printf('%d %*s', 1, -2000000000, 'x')", NULL},
        {"SELECT format('%2000000000d', 1)", NULL},
        {"SELECT printf('%99999999999999999999d', 1)", NULL},
    };
    struct fixture *f = *state;
    struct db *db = fixture_open(f, "CREATE TABLE t(a)");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct db_result result;
        csql_error error = {0};
        const csql_status status = db_execute(db, f->arena, rows[i].sql, NULL, &result, &error);
        if (rows[i].text == NULL) {
            assert_int_equal(status, CSQL_BAD_SQL);
            assert_non_null(strstr(error.message, "width"));
        } else {
            assert_int_equal(status, CSQL_OK);
            assert_string_equal(result.cells[0].text, rows[i].text);
        }
    }
    struct db_result result;
    assert_int_equal(db_execute(db, f->arena, "SELECT printf(NULL), printf()", NULL, &result, NULL), CSQL_OK);
    assert_int_equal(result.cells[0].kind, CELL_NULL);
}

/* ---- opening ---- */

/* A column that computes megabytes a row has no samples; those beside it have theirs. */
static void a_costly_column_is_left_out(void **state) {
    struct db *db =
        fixture_open(*state, "CREATE TABLE t(name TEXT, note TEXT, dear GENERATED ALWAYS AS"
                             "(length(hex(replace(printf('%.*c', 90000 + length(name), 'x'), 'x', "
                             "'yyyyyyyyyyyy')))) VIRTUAL);"
                             "INSERT INTO t(name, note) VALUES ('Ada', 'first'), ('Bo', 'second')");
    const struct db_catalogue *c = db_catalogue(db);
    assert_int_equal(c->columns[db_find_column(c, 0, "name")].sample_count, 2);
    assert_int_equal(c->columns[db_find_column(c, 0, "note")].sample_count, 2);
    assert_int_equal(c->columns[db_find_column(c, 0, "dear")].sample_count, 0);
    assert_int_equal(c->tables[0].rows, 2);
    assert_null(db_notice(db)); /* nothing is damaged */
}

/* Each view names the one before twice: the last stands for some 2^25 tables. */
static void views_over_views_are_not_spelt_out_for_ever(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "views.db");
    sqlite3 *db = NULL;
    fixture_make(path, "CREATE TABLE v0(a, b); INSERT INTO v0 VALUES (1, 2)");
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "PRAGMA writable_schema = 1", NULL, NULL, NULL), SQLITE_OK);
    for (int i = 1; i <= 25; i++) { /* CREATE VIEW itself would take as long */
        char *sql = sqlite3_mprintf(
            "INSERT INTO sqlite_schema VALUES ('view', 'v%d', 'v%d', 0, 'CREATE VIEW v%d AS "
            "SELECT p.a AS a, q.b AS b FROM v%d p JOIN v%d q UNION ALL SELECT b, a FROM v%d')",
            i, i, i, i - 1, i - 1, i - 1);
        assert_non_null(sql);
        assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
        sqlite3_free(sql);
    }
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    assert_int_equal(db_open(path, NULL, &f->db, NULL), CSQL_OK);
    const struct db_catalogue *c = db_catalogue(f->db);
    assert_true(db_find_table(c, "v0") >= 0);
    struct db_result result;
    assert_int_not_equal(db_execute(f->db, f->arena, "SELECT count(*) FROM v25", NULL, &result, NULL),
                         CSQL_OK);
    assert_int_equal(db_execute(f->db, f->arena, "SELECT count(*) FROM v2", NULL, &result, NULL), CSQL_OK);
}

/* Each of 300 views stands for 59,049 tables, in a file of 80 KB: SQLite takes a tenth of a second and more
 * to spell one out, and looks at no limit. */
static void many_dear_views_are_left_out(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "views.db");
    sqlite3 *db = NULL;
    fixture_make(path,
                 "CREATE TABLE v0(a, b); INSERT INTO v0 VALUES (1, 2); CREATE VIEW z AS SELECT a FROM v0");
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "PRAGMA writable_schema = 1; BEGIN", NULL, NULL, NULL), SQLITE_OK);
    for (int i = 1; i <= 309; i++) {
        const int below = i < 10 ? i - 1 : 9;
        char *sql = sqlite3_mprintf(
            "INSERT INTO sqlite_schema VALUES ('view', 'v%d', 'v%d', 0, 'CREATE VIEW v%d AS "
            "SELECT p.a AS a, q.b AS b FROM v%d p JOIN v%d q UNION ALL SELECT b, a FROM v%d')",
            i, i, i, below, below, below);
        assert_non_null(sql);
        assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
        sqlite3_free(sql);
    }
    assert_int_equal(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    const double begun = clock_ms();
    assert_int_equal(db_open(path, NULL, &f->db, NULL), CSQL_OK);
    assert_true(clock_ms() - begun < 10000); /* without the bound: minutes */
    const struct db_catalogue *c = db_catalogue(f->db);
    assert_true(db_find_table(c, "v0") >= 0 && db_find_table(c, "z") >= 0 && db_find_table(c, "v3") >= 0);
    assert_int_equal(db_find_table(c, "v309"), -1);
    assert_non_null(strstr(db_notice(f->db), "left out"));
}

/* Names that are like a shadow table's are the user's, unless there is the virtual table that they belong to.
 */
static void shadow_tables_are_left_out_and_no_others(void **state) {
    struct db *db = fixture_open(*state, "CREATE VIRTUAL TABLE Note USING fts5(body); CREATE VIRTUAL TABLE "
                                         "area USING rtree(id, low, high); CREATE TABLE note_node(a);"
                                         "CREATE TABLE area_content(a); CREATE TABLE city_data(a)");
    const struct db_catalogue *c = db_catalogue(db);
    static const char *const kept[] = {"note", "area", "note_node", "area_content", "city_data"};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        assert_true(db_find_table(c, kept[i]) >= 0);
    }
    assert_int_equal(c->table_count, sizeof kept / sizeof *kept);
}

/* ---- trials ---- */

/* For ourselves no value is made that is larger than a mebibyte; a person may have a larger one. */
static void a_trial_makes_no_large_value(void **state) {
    static const char sql[] = "SELECT length(replace(printf('%.*c', 90000, 'x'), 'x', 'twelve bytes'))";
    struct fixture *f = *state;
    struct db *db = fixture_open(f, "CREATE TABLE t(a)");
    const struct db_limits trial = {.trial = true};
    struct db_result result;
    assert_int_equal(db_execute(db, f->arena, sql, &trial, &result, NULL), CSQL_TOO_LONG);
    assert_int_equal(db_execute(db, f->arena, sql, NULL, &result, NULL), CSQL_OK);
    assert_int_equal(result.cells[0].integer, 90000 * 12);
}

/* ---- time ---- */

static void what_runs_ends_with_the_time(void **state) {
    static const char endless[] =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n";
    struct fixture *f = *state;
    struct db *db = fixture_open(f, "CREATE TABLE t(a); INSERT INTO t VALUES ('x')");
    const struct db_limits steps = {.steps = UINT64_MAX};
    struct db_result result;
    assert_int_equal(db_time_left(db), 0);
    assert_false(db_is_late(db));
    db_set_time(db, 20);
    assert_true(db_time_left(db) >= 1);
    assert_int_equal(db_execute(db, f->arena, endless, &steps, &result, NULL), CSQL_LIMIT);
    assert_true(db_is_late(db));
    assert_int_equal(db_time_left(db), 1);
    db_set_time(db, 0);
    assert_int_equal(db_execute(db, f->arena, "SELECT a FROM t", NULL, &result, NULL), CSQL_OK);
}

/* ---- private copies ---- */

/* A log without its index is read through a copy, for which those that others left behind make room: but only
 * if nobody has them. */
static void copies_left_behind_are_removed(void **state) {
    struct fixture *f = *state;
    const char *path = fixture_path(f, "w.db"), *left = fixture_path(f, "clarisql-copy-left01");
    const char *file = fixture_path(f, "clarisql-copy-left01/copy"),
               *used = fixture_path(f, "clarisql-copy-used01");
    char command[400];
    sqlite3 *writer = NULL;
    assert_int_equal(sqlite3_open(path, &writer), SQLITE_OK);
    assert_int_equal(sqlite3_exec(writer,
                                  "PRAGMA journal_mode=WAL; CREATE TABLE t(a); INSERT INTO t VALUES (1)",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    const char *copy = fixture_path(f, "c.db");
    snprintf(command, sizeof command, "cp %s %s && cp %s-wal %s-wal && mkdir %s %s && echo x > %s", path,
             copy, path, copy, left, used, file);
    assert_int_equal(system(command), 0);
    const int holder = open(used, O_RDONLY | O_DIRECTORY);
    assert_true(holder >= 0 && flock(holder, LOCK_EX) == 0);
    assert_int_equal(setenv("TMPDIR", f->directory, 1), 0);
    assert_int_equal(db_open(copy, NULL, &f->db, NULL), CSQL_OK);
    assert_int_equal(unsetenv("TMPDIR"), 0);
    assert_non_null(strstr(db_notice(f->db), "copy"));
    assert_int_not_equal(access(left, F_OK), 0);
    assert_int_equal(access(used, F_OK), 0);
    assert_int_equal(close(holder), 0);
    assert_int_equal(sqlite3_close(writer), SQLITE_OK);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, fixture_set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(printf_is_as_sqlite_has_it_but_for_endless_widths),
        TEST(a_costly_column_is_left_out),
        TEST(views_over_views_are_not_spelt_out_for_ever),
        TEST(many_dear_views_are_left_out),
        TEST(shadow_tables_are_left_out_and_no_others),
        TEST(a_trial_makes_no_large_value),
        TEST(what_runs_ends_with_the_time),
        TEST(copies_left_behind_are_removed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
