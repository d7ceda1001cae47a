/* The parser and the printer: what each query prints as, and that it parses to the same tree again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sql/sql.h"

static const struct {
    const char *text, *printed; /* NULL: as it was */
} QUERIES[] = {
    {"SELECT 1", NULL},
    {"select  1 ;", "SELECT 1"},
    {"VALUES (1,2),(3,4)", "VALUES (1, 2), (3, 4)"},
    {"SELECT COUNT(*) , Avg(x) from t", "SELECT count(*), avg(x) FROM t"},
    {"SELECT a, [b c], `d e`, 'str''x' FROM [t a] AS \"q r\"",
     "SELECT a, \"b c\", \"d e\", 'str''x' FROM \"t a\" AS \"q r\""},
    {"SELECT a x, b 'y z' FROM t u", "SELECT a AS x, b AS \"y z\" FROM t AS u"},
    {"SELECT a FROM t WHERE b = \"x\"\"y\" -- c\n", "SELECT a FROM t WHERE b = \"x\"\"y\""},
    {"SELECT a /* x */ FROM t /* not closed", "SELECT a FROM t"},
    {"SELECT ALL a FROM t", "SELECT a FROM t"},
    {"SELECT a FROM t WHERE b <> 1 AND c == 2", "SELECT a FROM t WHERE b != 1 AND c = 2"},
    {"SELECT a FROM t WHERE ((b = 1)) AND (c = 2 AND d = 3)",
     "SELECT a FROM t WHERE b = 1 AND c = 2 AND d = 3"},
    {"SELECT (a OR b) AND c, a OR b AND c, NOT (a AND b), NOT a = b, (NOT a) = b", NULL},
    {"SELECT a = NOT b", "SELECT a = (NOT b)"},
    {"SELECT a - (b - c), a - b - c, (a + b) * c, a + b * c, a || (b || c)", NULL},
    {"SELECT -(-1), - -1, -x, +x, ~y, -(a + b)", "SELECT - -1, - -1, -x, +x, ~y, -(a + b)"},
    {"SELECT a < b = c, a < (b = c), (a COLLATE nocase) = b, -a COLLATE binary, -(a COLLATE binary)",
     "SELECT a < b = c, a < (b = c), a COLLATE nocase = b, -a COLLATE binary, -(a COLLATE binary)"},
    {"SELECT a IS NULL, a ISNULL, a NOTNULL, a NOT NULL, a IS NOT NULL",
     "SELECT a IS NULL, a IS NULL, a IS NOT NULL, a IS NOT NULL, a IS NOT NULL"},
    {"SELECT a IS DISTINCT FROM b, a IS NOT DISTINCT FROM b, a IS (NOT b)",
     "SELECT a IS NOT b, a IS b, a IS (NOT b)"},
    {"SELECT a BETWEEN 1 AND 2 AND b, a NOT BETWEEN (b = 1) AND 2", NULL},
    {"SELECT a IN (), a NOT IN (1, 2), (a, b) IN (SELECT 1, 2), a IN t, a IN main.t, a IN f(1), a IN "
     "((SELECT 1))",
     NULL},
    {"SELECT a LIKE 'x' ESCAPE '!', a NOT GLOB 'x', a MATCH 'x', a REGEXP 'y'", NULL},
    {"SELECT a->'$.x'->>'y', a & b | c << 2 >> 1, a % 2",
     "SELECT a -> '$.x' ->> 'y', a & b | c << 2 >> 1, a % 2"},
    {"SELECT x'00fF', 0x1F, 1e10, .5, 5., 1.5E-3, null, current_date, true",
     "SELECT x'00fF', 0x1F, 1e10, .5, 5., 1.5E-3, NULL, CURRENT_DATE, TRUE"},
    {"SELECT ?, ?1, :a, @b, $c, $c::d, $c::d(e+f), :a::b", NULL},
    {"SELECT CASE WHEN a THEN b ELSE c END, CASE x WHEN 1 THEN 2 WHEN 3 THEN 4 END", NULL},
    {"SELECT CAST(a AS decimal ( 10 , -2 )), CAST(b AS \"my type\")",
     "SELECT CAST(a AS decimal(10,-2)), CAST(b AS \"my type\")"},
    {"SELECT count(DISTINCT a), group_concat(a, ',' ORDER BY b DESC), \"odd name\"(1), date('now')", NULL},
    {"SELECT a FROM t WHERE EXISTS (SELECT 1) AND NOT (EXISTS (SELECT 2))",
     "SELECT a FROM t WHERE EXISTS (SELECT 1) AND NOT EXISTS (SELECT 2)"},
    {"SELECT (SELECT max(a) FROM t) + 1, * , t.* FROM t", "SELECT (SELECT max(a) FROM t) + 1, *, t.* FROM t"},
    {"SELECT * FROM a INNER JOIN b ON a.x = b.x LEFT OUTER JOIN c USING (x, y) NATURAL JOIN d, e CROSS JOIN "
     "f",
     "SELECT * FROM a JOIN b ON a.x = b.x LEFT JOIN c USING (x, y) NATURAL JOIN d, e CROSS JOIN f"},
    {"SELECT * FROM a RIGHT JOIN b ON 1 FULL OUTER JOIN c ON 2",
     "SELECT * FROM a RIGHT JOIN b ON 1 FULL JOIN c ON 2"},
    {"SELECT * FROM (a JOIN b ON a.x = b.x) JOIN (SELECT 1 AS x) s ON s.x = a.x JOIN (c) ON 1",
     "SELECT * FROM (a JOIN b ON a.x = b.x) JOIN (SELECT 1 AS x) AS s ON s.x = a.x JOIN c ON 1"},
    {"SELECT * FROM f(1, 2) AS g, t INDEXED BY i, u NOT INDEXED", NULL},
    {"SELECT a FROM t GROUP BY a, b HAVING count(*) > 1 ORDER BY a DESC, b ASC NULLS LAST LIMIT 5, 10",
     "SELECT a FROM t GROUP BY a, b HAVING count(*) > 1 ORDER BY a DESC, b NULLS LAST LIMIT 10 OFFSET 5"},
    {"SELECT a FROM t UNION ALL SELECT b FROM u INTERSECT VALUES (1) EXCEPT SELECT c FROM v ORDER BY 1",
     NULL},
    {"WITH RECURSIVE c(x) AS (SELECT 1 UNION SELECT x + 1 FROM c), d AS NOT MATERIALIZED (SELECT 2) SELECT * "
     "FROM c, d",
     "WITH RECURSIVE c (x) AS (SELECT 1 UNION SELECT x + 1 FROM c), d AS NOT MATERIALIZED (SELECT 2) SELECT "
     "* FROM c, "
     "d"},
    {"SELECT sum(a) FILTER (WHERE b > 1) OVER (PARTITION BY c ORDER BY d ROWS BETWEEN 1 PRECEDING AND "
     "CURRENT ROW "
     "EXCLUDE TIES), rank() OVER w FROM t WINDOW w AS (ORDER BY x)",
     NULL},
    {"SELECT row_number() OVER (w RANGE UNBOUNDED PRECEDING) FROM t WINDOW w AS (PARTITION BY a)", NULL},
    {"SELECT over, filter FROM t window", "SELECT \"over\", \"filter\" FROM t AS \"window\""},
    {"SELECT \"select\", \"true\", key FROM t", "SELECT \"select\", \"true\", \"key\" FROM t"},
    {"SELECT café FROM naïve", "SELECT \"café\" FROM \"naïve\""},
};

static void parse_and_print(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof QUERIES / sizeof *QUERIES; i++) {
        struct arena *arena = arena_new();
        struct sql_select *tree = NULL, *again = NULL;
        csql_error error = {0};
        const char *text = QUERIES[i].text;
        if (sql_parse(arena, text, strlen(text), &tree, &error) != CSQL_OK) {
            fail_msg("%s: %s", text, error.message);
        }
        const char *printed = sql_format(arena, tree);
        assert_string_equal(printed, QUERIES[i].printed ? QUERIES[i].printed : text);
        assert_int_equal(sql_parse(arena, printed, strlen(printed), &again, NULL), CSQL_OK);
        assert_string_equal(sql_format(arena, again), printed);
        assert_true(sql_same(tree, again));
        const struct sql_select *copy = sql_copy(arena, tree);
        assert_true(sql_same(tree, copy));
        assert_string_equal(sql_format(arena, copy), printed);
        arena_free(arena);
    }
}

static const struct {
    const char *text;
    size_t position;
} BAD[] = {
    {"", 0},
    {"   ", 3},
    {"DELETE FROM t", 0},
    {"SELECT", 6},
    {"SELECT FROM t", 7},
    {"SELECT a FROM", 13},
    {"SELECT a FROM t WHERE", 21},
    {"SELECT a,, b", 9},
    {"SELECT a FROM t JOIN", 20},
    {"SELECT a FROM t LEFT INNER JOIN u", 21},
    {"SELECT a FROM t OUTER JOIN u", 22},
    {"SELECT (a", 9},
    {"SELECT a)", 8},
    {"SELECT 'open", 7},
    {"SELECT \"open", 7},
    {"SELECT [open", 7},
    {"SELECT 12ab", 7},
    {"SELECT x'0'", 7},
    {"SELECT a # b", 9},
    {"SELECT a FROM t WHERE b BETWEEN 1", 33},
    {"SELECT a FROM t WHERE b IN (1", 29},
    {"SELECT CASE END", 15},
    {"SELECT CASE WHEN 1 THEN 2", 25},
    {"SELECT count(*", 14},
    {"SELECT f(*, 1)", 10},
    {"SELECT a WHERE *", 15},
    {"SELECT 1; SELECT 2", 10},
    {"SELECT a FROM t ORDER BY a UNION SELECT b FROM u", 27},
    {"SELECT a FROM t GROUP a", 22},
    {"WITH c AS SELECT 1 SELECT 2", 10},
    {"SELECT CAST(a AS b(c))", 19},
    {"VALUES (1), (2) ORDER BY 1", 16},
    {"SELECT a FROM t UNION VALUES (1) LIMIT 1", 33},
    {"SELECT $a(b c)", 7},
};

static void errors_have_positions(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct arena *arena = arena_new();
        struct sql_select *tree = NULL;
        csql_error error = {0};
        assert_int_equal(sql_parse(arena, BAD[i].text, strlen(BAD[i].text), &tree, &error), CSQL_BAD_SQL);
        assert_null(tree);
        assert_true(error.message[0] != '\0');
        if (error.position != BAD[i].position) {
            fail_msg("%s: position %zu (%s)", BAD[i].text, error.position, error.message);
        }
        arena_free(arena);
    }
}

/* count times the pattern between a head and a tail. */
static char *repeat(const char *head, const char *pattern, size_t count, const char *tail, size_t *length) {
    size_t n = strlen(pattern);
    *length = strlen(head) + n * count + strlen(tail);
    char *text = malloc(*length + 1);
    assert_non_null(text);
    char *end = stpcpy(text, head);
    for (size_t i = 0; i < count; i++) {
        end = stpcpy(end, pattern);
    }
    stpcpy(end, tail);
    return text;
}

static const struct {
    const char *head, *pattern, *tail;
    size_t count;
    csql_status status;
} LARGE[] = {
    {"SELECT ", "(", "", 10000000, CSQL_TOO_LONG},
    {"SELECT ", "(", "", 900000, CSQL_LIMIT},
    {"SELECT ", "- ", "1", 400000, CSQL_LIMIT},
    {"SELECT ", "NOT ", "1", 200000, CSQL_LIMIT},
    {"SELECT 1", " + 1", "", 200000, CSQL_LIMIT},
    {"SELECT 1", " + 1", "", 500, CSQL_OK},
    {"SELECT 1", ", 1", "", 200000, CSQL_LIMIT},
    {"SELECT 1", " OR 1", "", 10000, CSQL_OK},
    {"SELECT ", "CASE WHEN ", "", 90000, CSQL_LIMIT},
    {"SELECT ", "f(", "", 400000, CSQL_LIMIT},
    {"", "SELECT * FROM (", "", 60000, CSQL_LIMIT},
    {"SELECT * FROM ", "(", "", 900000, CSQL_LIMIT},
    {"SELECT 1", " UNION SELECT 1", "", 60000, CSQL_LIMIT},
    {"SELECT a", " COLLATE b", "", 90000, CSQL_LIMIT},
    {"SELECT a FROM t", " JOIN t", "", 100000, CSQL_LIMIT},
};

static void caps_stop_large_input(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof LARGE / sizeof *LARGE; i++) {
        size_t length = 0;
        char *text = repeat(LARGE[i].head, LARGE[i].pattern, LARGE[i].count, LARGE[i].tail, &length);
        struct arena *arena = arena_new();
        struct sql_select *tree = NULL;
        csql_status status = sql_parse(arena, text, length, &tree, NULL);
        assert_int_equal(status, LARGE[i].status);
        if (status == CSQL_OK) {
            assert_true(sql_same(tree, sql_copy(arena, tree)));
            assert_non_null(sql_format(arena, tree));
        }
        arena_free(arena);
        free(text);
    }
}

static void bytes_that_are_no_text(void **state) {
    (void)state;
    static const char nul[] = "SELECT 'a\0b'", within[] = "SELECT $a(b\0)",
                      high[] = "SELECT \xff\xfe FROM \xc0";
    struct arena *arena = arena_new();
    struct sql_select *tree = NULL;
    assert_int_equal(sql_parse(arena, nul, sizeof nul - 1, &tree, NULL), CSQL_BAD_SQL);
    assert_int_equal(sql_parse(arena, within, sizeof within - 1, &tree, NULL), CSQL_BAD_SQL);
    assert_int_equal(sql_parse(arena, high, sizeof high - 1, &tree, NULL), CSQL_OK);
    assert_int_equal(sql_parse(arena, NULL, 0, &tree, NULL), CSQL_BAD_ARGUMENT);
    arena_free(arena);
}

static void positions_of_nodes(void **state) {
    (void)state;
    static const char text[] = "SELECT a , max( b ) FROM t AS u WHERE c = 'x' AND d > 1";
    struct arena *arena = arena_new();
    struct sql_select *tree = NULL;
    assert_int_equal(sql_parse(arena, text, sizeof text - 1, &tree, NULL), CSQL_OK);
    const struct sql_core *core = sql_select_core(tree);
    const struct sql_expr *call = core->results[1].expr, *equality = core->where->operands[0];
    assert_int_equal(call->start, 11);
    assert_int_equal(call->end, 19);
    assert_int_equal(call->operands[0]->start, 16);
    assert_memory_equal(text + equality->start, "c = 'x'", 7);
    assert_int_equal(equality->end - equality->start, 7);
    assert_int_equal(core->where->end, sizeof text - 1);
    assert_memory_equal(text + core->sources[0]->start, "t AS u", 6);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parse_and_print),       cmocka_unit_test(errors_have_positions),
        cmocka_unit_test(caps_stop_large_input), cmocka_unit_test(bytes_that_are_no_text),
        cmocka_unit_test(positions_of_nodes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
