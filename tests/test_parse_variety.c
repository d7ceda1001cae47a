/* Rows that several candidates give: told apart by what they hold, shared by their probabilities, offered
 * once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "db_fixture.h"
#include "parse/variety.h"
#include "sql/sql.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct db_cell whole(int64_t number) {
    return (struct db_cell){.kind = CELL_INTEGER, .integer = number};
}

static struct db_cell real(double number) {
    return (struct db_cell){.kind = CELL_REAL, .real = number};
}

static struct db_cell text(const char *characters, size_t length) {
    return (struct db_cell){.kind = CELL_TEXT, .text = characters, .length = length};
}

static uint64_t digest(struct db_cell *cells, size_t rows, size_t columns) {
    return variety_digest(&(struct db_result){.column_count = columns, .row_count = rows, .cells = cells});
}

static void order_of_rows_and_columns_does_not_matter(void **state) {
    (void)state;
    struct db_cell one[] = {whole(1), text("a", 1), whole(2), text("b", 1)};
    struct db_cell rows[] = {whole(2), text("b", 1), whole(1), text("a", 1)};
    struct db_cell columns[] = {text("a", 1), real(1.0), text("b", 1), real(2.0)};
    struct db_cell crossed[] = {whole(1), text("b", 1), whole(2), text("a", 1)};
    assert_true(digest(one, 2, 2) == digest(rows, 2, 2));
    assert_true(digest(one, 2, 2) == digest(columns, 2, 2));
    assert_true(digest(one, 2, 2) != digest(crossed, 2, 2));
    assert_true(digest(one, 2, 2) != digest(one, 1, 2));
    assert_true(digest(one, 2, 2) != digest(one, 4, 1));
}

static void cells_are_told_apart(void **state) {
    (void)state;
    struct db_cell cells[] = {whole(0),         whole(-1),    real(0.5),   real(1e300), real(-1e300),
                              whole(INT64_MAX), text("1", 1), text("", 0), whole(1),    {.kind = CELL_NULL}};
    for (size_t i = 0; i < COUNT(cells); i++) {
        assert_true(digest(&cells[i], 1, 1) != 0);
        for (size_t k = 0; k < i; k++) {
            assert_true(digest(&cells[i], 1, 1) != digest(&cells[k], 1, 1));
        }
    }
    struct db_cell near = real(0.5 + 1e-9);
    assert_true(digest(&near, 1, 1) == digest(&cells[2], 1, 1));
}

static void no_rows_are_rows_too(void **state) {
    (void)state;
    assert_true(digest(NULL, 0, 1) != 0);
    assert_true(digest(NULL, 0, 1) != digest(NULL, 0, 2));
}

static void the_same_rows_add_up(void **state) {
    (void)state;
    const uint64_t digests[] = {5, 0, 5, 7, 0};
    const double probabilities[] = {0.6, 0.1, 0.5, 0.05, 0.05};
    double out[5];
    variety_agreed(digests, probabilities, 5, out);
    const double wanted[] = {1, 0.1, 1, 0.05, 0.05};
    for (size_t i = 0; i < 5; i++) {
        assert_true(out[i] > wanted[i] - 1e-9 && out[i] < wanted[i] + 1e-9);
    }
}

static void what_gives_the_same_rows_goes_behind(void **state) {
    (void)state;
    static const struct {
        uint64_t digests[7];
        size_t count, order[7];
    } cases[] = {
        {{1, 1, 1, 1, 2, 1, 3}, 7, {0, 1, 2, 4, 6, 3, 5}},
        {{1, 2, 3, 0, 0, 3, 4}, 7, {0, 1, 2, 3, 4, 6, 5}},
        {{1, 1, 1}, 3, {0, 1, 2}},
        {{0}, 1, {0}},
        {{0}, 0, {0}},
    };
    for (size_t c = 0; c < COUNT(cases); c++) {
        size_t order[7];
        variety_order(cases[c].digests, cases[c].count, order);
        for (size_t i = 0; i < cases[c].count; i++) {
            assert_int_equal(order[i], cases[c].order[i]);
        }
    }
}

/* Two columns that hold the same are two meanings; another form of one query is none, nor is another key. */
static void columns_tell_meanings(void **state) {
    struct fixture *f = *state;
    fixture_open(f, "CREATE TABLE T(id INTEGER PRIMARY KEY, given TEXT, first TEXT);"
                    "CREATE TABLE U(id INTEGER PRIMARY KEY, t_id INTEGER REFERENCES T(id));");
    static const char *const queries[] = {"SELECT given FROM T", "SELECT first FROM T",
                                          "SELECT DISTINCT given FROM T",
                                          "SELECT T.given FROM T JOIN U ON T.id = U.t_id"};
    uint64_t meanings[4];
    struct arena *arena = arena_new();
    for (size_t i = 0; i < 4; i++) {
        struct sql_select *tree = NULL;
        assert_int_equal(sql_parse(arena, queries[i], strlen(queries[i]), &tree, NULL), CSQL_OK);
        assert_int_equal(sql_resolve(arena, db_catalogue(f->db), tree, NULL), CSQL_OK);
        meanings[i] = variety_meaning(arena, db_catalogue(f->db), 7, tree);
        assert_int_equal(variety_meaning(arena, db_catalogue(f->db), 0, tree), 0);
    }
    assert_true(meanings[0] != meanings[1]);
    assert_true(meanings[0] == meanings[2] && meanings[0] == meanings[3]);
    assert_int_equal(variety_meaning(arena, db_catalogue(f->db), 7, NULL), 0);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(order_of_rows_and_columns_does_not_matter),
        cmocka_unit_test(cells_are_told_apart),
        cmocka_unit_test(no_rows_are_rows_too),
        cmocka_unit_test(the_same_rows_add_up),
        cmocka_unit_test(what_gives_the_same_rows_goes_behind),
        cmocka_unit_test_setup_teardown(columns_tell_meanings, fixture_set_up, fixture_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
