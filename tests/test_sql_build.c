/* Trees built by hand: what they print as, and which tables get aliases. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "sql/sql.h"
#include "sql_schema.h"

static struct arena *arena;

static int setup(void **state) {
    (void)state;
    arena = arena_new();
    return arena ? 0 : -1;
}

static int teardown(void **state) {
    (void)state;
    arena_free(arena);
    arena = NULL;
    return 0;
}

static struct sql_expr *column(int index) {
    return sql_column(arena, &SCHEMA, index);
}

static void assert_prints(struct sql_select *select, const char *want) {
    struct sql_select *again = NULL;
    assert_true(sql_alias_tables(arena, select));
    assert_string_equal(sql_format(arena, select), want);
    assert_int_equal(sql_parse(arena, want, strlen(want), &again, NULL), CSQL_OK);
    assert_int_equal(sql_resolve(arena, &SCHEMA, again, NULL), CSQL_OK);
    assert_true(sql_equal(arena, select, again));
    assert_true(sql_exact_match(arena, &SCHEMA, again, again, NULL));
    assert_true(sql_alias_tables(arena, select)); /* naming again changes nothing */
    assert_string_equal(sql_format(arena, select), want);
    assert_true(sql_alias_tables(arena, again)); /* nor does naming what was parsed */
    assert_string_equal(sql_format(arena, again), want);
}

static struct sql_select *select_from(int table, struct sql_expr *result) {
    struct sql_select *select = sql_select_new(arena);
    assert_non_null(select);
    assert_true(sql_add_result(arena, sql_select_core(select), result));
    assert_non_null(sql_add_table(arena, sql_select_core(select), &SCHEMA, table, NULL));
    return select;
}

static void one_table_has_no_alias(void **state) {
    (void)state;
    struct sql_select *select = select_from(SHIP, column(SHIP_NAME));
    struct sql_core *core = sql_select_core(select);
    struct sql_expr *values[] = {sql_text(arena, "it's"), sql_text(arena, "b")};
    assert_true(sql_add_where(
        arena, core,
        sql_between(arena, column(SHIP_TONNAGE), sql_number(arena, "-1.5"), sql_integer(arena, 7))));
    assert_true(sql_add_where(arena, core,
                              sql_or(arena, sql_in_list(arena, column(SHIP_NAME), values, 2, true),
                                     sql_like(arena, column(SHIP_BUILT), sql_text(arena, "19%"), false))));
    assert_true(sql_add_group(arena, core, column(SHIP_NAME)));
    assert_true(sql_add_having(
        arena, core,
        sql_binary(arena, SQL_GE, sql_call(arena, "COUNT", sql_star(arena), false), sql_number(arena, "2"))));
    assert_true(sql_add_order(arena, select, sql_call(arena, "avg", column(SHIP_TONNAGE), false), true));
    assert_true(sql_set_limit(arena, select, 3));
    assert_prints(
        select,
        "SELECT name FROM ship WHERE tonnage BETWEEN -1.5 AND 7 AND (name NOT IN ('it''s', 'b') OR "
        "\"year built\" LIKE '19%') GROUP BY name HAVING count(*) >= 2 ORDER BY avg(tonnage) DESC LIMIT 3");
}

static void places_are_counted_from_one(void **state) {
    (void)state;
    struct sql_select *select = select_from(SHIP, column(SHIP_NAME));
    assert_true(sql_add_order(arena, select, column(SHIP_TONNAGE), true));
    assert_true(sql_set_place(arena, select, 2));
    assert_prints(select, "SELECT name FROM ship ORDER BY tonnage DESC LIMIT 1 OFFSET 1");
    assert_true(sql_set_place(arena, select, 1));
    assert_prints(select, "SELECT name FROM ship ORDER BY tonnage DESC LIMIT 1");
    assert_true(sql_set_place(arena, select, 3));
    assert_true(sql_set_limit(arena, select, 5)); /* skips nothing */
    assert_prints(select, "SELECT name FROM ship ORDER BY tonnage DESC LIMIT 5");
}

static void join_trees_get_aliases(void **state) {
    (void)state;
    struct sql_select *select = sql_select_new(arena);
    struct sql_core *core = sql_select_core(select);
    int tables[] = {SHIP, VOYAGE, PORT};
    struct db_join joins[] = {{0, 1, 1}, {1, 2, 2}};
    struct db_join_tree tree = {tables, 3, joins, 2};
    assert_true(sql_add_join_tree(arena, core, &SCHEMA, &tree));
    assert_true(sql_add_result(arena, core, column(SHIP_NAME)));
    assert_true(sql_add_result(arena, core, sql_call(arena, "count", column(PORT_COUNTRY), true)));
    assert_true(
        sql_add_where(arena, core, sql_binary(arena, SQL_NE, column(VOYAGE_CARGO), sql_text(arena, "tin"))));
    assert_prints(select,
                  "SELECT T1.name, count(DISTINCT T3.country) FROM ship AS T1 JOIN voyage AS T2 ON T1.id = "
                  "T2.ship_id JOIN port AS T3 ON T2.port_id = T3.port_id WHERE T2.cargo != 'tin'");
}

static void nested_blocks_number_from_one(void **state) {
    (void)state;
    struct sql_select *inner = sql_select_new(arena);
    int tables[] = {PORT, VOYAGE};
    struct db_join joins[] = {{0, 1, 2}};
    struct db_join_tree tree = {tables, 2, joins, 1};
    assert_true(sql_add_join_tree(arena, sql_select_core(inner), &SCHEMA, &tree));
    assert_true(sql_add_result(arena, sql_select_core(inner), column(VOYAGE_SHIP_ID)));
    struct sql_select *select = select_from(SHIP, sql_star(arena));
    assert_true(
        sql_add_where(arena, sql_select_core(select), sql_in_select(arena, column(SHIP_ID), inner, true)));
    assert_prints(
        select, "SELECT * FROM ship WHERE id NOT IN (SELECT T2.ship_id FROM port AS T1 JOIN voyage AS T2 ON "
                "T1.port_id = T2.port_id)");
}

static void enclosing_blocks_are_qualified(void **state) {
    (void)state;
    struct sql_select *inner = select_from(VOYAGE, sql_star(arena));
    assert_true(sql_add_where(arena, sql_select_core(inner),
                              sql_binary(arena, SQL_EQ, column(VOYAGE_SHIP_ID), column(SHIP_ID))));
    struct sql_select *select = select_from(SHIP, column(SHIP_NAME));
    assert_true(sql_add_where(arena, sql_select_core(select), sql_exists(arena, inner, true)));
    assert_prints(select,
                  "SELECT name FROM ship WHERE NOT EXISTS (SELECT * FROM voyage WHERE ship_id = ship.id)");
}

static void the_same_table_inside_and_out(void **state) {
    (void)state;
    struct sql_select *select = select_from(SHIP, column(SHIP_NAME));
    struct sql_source *outside = sql_select_core(select)->sources[0];
    struct sql_select *inner = select_from(SHIP, sql_call(arena, "avg", column(SHIP_TONNAGE), false));
    assert_true(sql_add_where(arena, sql_select_core(inner),
                              sql_binary(arena, SQL_EQ, column(SHIP_PORT_ID),
                                         sql_column_of(arena, &SCHEMA, SHIP_PORT_ID, outside))));
    assert_true(sql_add_where(arena, sql_select_core(select),
                              sql_binary(arena, SQL_GT, column(SHIP_TONNAGE), sql_subquery(arena, inner))));
    assert_prints(
        select,
        "SELECT T1.name FROM ship AS T1 WHERE T1.tonnage > (SELECT avg(tonnage) FROM ship WHERE port_id "
        "= T1.port_id)");
}

static void a_table_twice(void **state) {
    (void)state;
    struct sql_select *select = sql_select_new(arena);
    struct sql_core *core = sql_select_core(select);
    struct sql_source *a = sql_add_table(arena, core, &SCHEMA, SHIP, NULL);
    struct sql_source *b = sql_add_table(arena, core, &SCHEMA, SHIP, NULL);
    b->join = SQL_JOIN_INNER;
    b->on = sql_binary(arena, SQL_EQ, sql_column_of(arena, &SCHEMA, SHIP_PORT_ID, a),
                       sql_column_of(arena, &SCHEMA, SHIP_PORT_ID, b));
    assert_true(sql_add_result(arena, core, sql_column_of(arena, &SCHEMA, SHIP_NAME, b)));
    assert_prints(select, "SELECT T2.name FROM ship AS T1 JOIN ship AS T2 ON T1.port_id = T2.port_id");
}

static void set_operations(void **state) {
    (void)state;
    struct sql_select *select = select_from(SHIP, column(SHIP_NAME)),
                      *right = select_from(PORT, column(PORT_NAME));
    assert_true(sql_add_set(arena, select, SQL_EXCEPT, right));
    assert_prints(select, "SELECT name FROM ship EXCEPT SELECT name FROM port");
    struct sql_select *limited = select_from(PORT, column(PORT_NAME));
    assert_true(sql_set_limit(arena, limited, 1));
    assert_true(sql_add_set(arena, select, SQL_UNION, limited));
    assert_prints(
        select,
        "SELECT name FROM ship EXCEPT SELECT name FROM port UNION SELECT * FROM (SELECT name FROM port "
        "LIMIT 1)");
}

static void missing_parts_are_refused(void **state) {
    (void)state;
    struct sql_select *select = sql_select_new(arena);
    assert_null(column(-1));
    assert_null(column(12));
    assert_null(sql_binary(arena, SQL_EQ, column(SHIP_ID), NULL));
    assert_null(sql_unary(arena, SQL_NOT, NULL));
    assert_null(sql_in_select(arena, column(SHIP_ID), NULL, false));
    assert_null(sql_logic(arena, SQL_AND, NULL, 0));
    assert_null(sql_add_table(arena, sql_select_core(select), &SCHEMA, 3, NULL));
    assert_false(sql_add_result(arena, sql_select_core(select), NULL));
    assert_false(sql_add_where(arena, sql_select_core(select), NULL));
    assert_false(sql_add_set(arena, select, SQL_UNION, NULL));
    assert_null(sql_copy(arena, NULL));
    assert_string_equal(sql_number(arena, "12abc")->text, "12abc");
    assert_int_equal(sql_number(arena, "12abc")->kind, SQL_TEXT);
    assert_int_equal(sql_number(arena, "-12")->kind, SQL_UNARY);
    assert_int_equal(sql_number(arena, "1e5")->kind, SQL_NUMBER);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_table_has_no_alias, setup, teardown),
        cmocka_unit_test_setup_teardown(places_are_counted_from_one, setup, teardown),
        cmocka_unit_test_setup_teardown(join_trees_get_aliases, setup, teardown),
        cmocka_unit_test_setup_teardown(nested_blocks_number_from_one, setup, teardown),
        cmocka_unit_test_setup_teardown(enclosing_blocks_are_qualified, setup, teardown),
        cmocka_unit_test_setup_teardown(the_same_table_inside_and_out, setup, teardown),
        cmocka_unit_test_setup_teardown(a_table_twice, setup, teardown),
        cmocka_unit_test_setup_teardown(set_operations, setup, teardown),
        cmocka_unit_test_setup_teardown(missing_parts_are_refused, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
