/* Name resolution, equality by meaning, Spider's exact set match and hardness, each worked out by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "sql/sql.h"
#include "sql_schema.h"

static struct sql_select *read_query(struct arena *arena, const char *text) {
    struct sql_select *tree = NULL;
    csql_error error = {0};
    if (sql_parse(arena, text, strlen(text), &tree, &error) != CSQL_OK ||
        sql_resolve(arena, &SCHEMA, tree, &error) != CSQL_OK) {
        fail_msg("%s: %s", text, error.message);
    }
    return tree;
}

/* ---- resolution ---- */

static const struct {
    const char *text;
    int columns[8]; /* the catalogue's, in the order of the text; -1 ends */
} RESOLVED[] = {
    {"SELECT name FROM ship", {SHIP_NAME, -1}},
    {"SELECT NAME, \"year built\" FROM SHIP", {SHIP_NAME, SHIP_BUILT, -1}},
    {"SELECT b.name FROM ship a JOIN port b ON a.port_id = b.port_id",
     {PORT_NAME, SHIP_PORT_ID, PORT_ID, -1}},
    {"SELECT ship.name FROM ship WHERE port_id IN (SELECT port_id FROM port WHERE country = 'x')",
     {SHIP_NAME, SHIP_PORT_ID, PORT_ID, PORT_COUNTRY, -1}},
    {"SELECT name FROM port WHERE EXISTS (SELECT 1 FROM voyage WHERE cargo = country)",
     {PORT_NAME, VOYAGE_CARGO, PORT_COUNTRY, -1}},
    {"SELECT x.n FROM (SELECT name AS n FROM port) AS x", {PORT_NAME, PORT_NAME, -1}},
    {"SELECT n FROM (SELECT * FROM (SELECT tonnage AS n FROM ship))", {SHIP_TONNAGE, SHIP_TONNAGE, -1}},
    {"WITH c (k) AS (SELECT country FROM port) SELECT k FROM c", {PORT_COUNTRY, PORT_COUNTRY, -1}},
    {"SELECT tonnage AS t FROM ship ORDER BY t", {SHIP_TONNAGE, SHIP_TONNAGE, -1}},
    {"SELECT port_id FROM ship JOIN port USING (port_id)", {SHIP_PORT_ID, -1}},
    {"SELECT country FROM ship NATURAL JOIN port", {PORT_COUNTRY, -1}},
    {"SELECT name FROM ship UNION SELECT name FROM port ORDER BY name",
     {SHIP_NAME, PORT_NAME, SHIP_NAME, -1}},
    {"SELECT max(tonnage) AS m FROM ship GROUP BY port_id HAVING m > 3", {SHIP_TONNAGE, SHIP_PORT_ID, -1}},
    {"SELECT main.ship.name FROM main.ship", {SHIP_NAME, -1}},
    {"SELECT rowid FROM ship", {-1}},
};

static void names_resolve(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof RESOLVED / sizeof *RESOLVED; i++) {
        struct arena *arena = arena_new();
        struct sql_select *tree = read_query(arena, RESOLVED[i].text);
        struct sql_column_use *uses = NULL;
        size_t count = 0, next = 0;
        assert_int_equal(sql_columns(arena, tree, &uses, &count), CSQL_OK);
        /* The walk goes results, FROM, WHERE; the table above is in that order. */
        int want[8];
        size_t wanted = 0;
        while (RESOLVED[i].columns[wanted] >= 0) {
            want[wanted] = RESOLVED[i].columns[wanted];
            wanted++;
        }
        for (size_t j = 0; j < count; j++, next++) {
            if (next >= wanted || uses[j].column != want[next] ||
                uses[j].table != SCHEMA.columns[uses[j].column].table) {
                fail_msg("%s: column %zu is %d", RESOLVED[i].text, j, uses[j].column);
            }
        }
        assert_true(next == wanted);
        /* Resolving what was printed finds the same. */
        struct sql_select *again = read_query(arena, sql_format(arena, tree));
        assert_true(sql_equal(arena, tree, again));
        arena_free(arena);
    }
}

static const struct {
    const char *text;
    size_t position;
} UNRESOLVED[] = {
    {"SELECT absent FROM ship", 7},
    {"SELECT name FROM absent", 17},
    {"SELECT port.name FROM ship", 7},
    {"SELECT name FROM ship JOIN port", 7},
    {"SELECT s.name FROM ship AS t", 7},
    {"SELECT x.* FROM ship", 7},
    {"SELECT name FROM ship ORDER BY absent", 31},
    {"SELECT name FROM ship WHERE id IN (SELECT absent FROM port)", 42},
    {"SELECT other.ship.name FROM ship", 7},
};

static void bad_names_are_errors(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof UNRESOLVED / sizeof *UNRESOLVED; i++) {
        struct arena *arena = arena_new();
        struct sql_select *tree = NULL;
        csql_error error = {0};
        const char *text = UNRESOLVED[i].text;
        assert_int_equal(sql_parse(arena, text, strlen(text), &tree, &error), CSQL_OK);
        assert_int_equal(sql_resolve(arena, &SCHEMA, tree, &error), CSQL_BAD_SQL);
        if (error.position != UNRESOLVED[i].position) {
            fail_msg("%s: position %zu (%s)", text, error.position, error.message);
        }
        arena_free(arena);
    }
}

static void double_quotes_fall_back_to_strings(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    struct sql_select *tree = read_query(arena, "SELECT \"name\" FROM ship WHERE name = \"Name it\"");
    assert_string_equal(sql_format(arena, tree), "SELECT name FROM ship WHERE name = 'Name it'");
    arena_free(arena);
}

/* A chain of CTEs, each twice the one before, must not take for ever. */
static void stars_are_capped(void **state) {
    (void)state;
    struct arena *arena = arena_new();
    const char *text = "WITH c0 AS (SELECT 1 AS x)";
    for (int i = 1; i < 40; i++) {
        text = arena_printf(arena, "%s, c%d AS (SELECT * FROM c%d AS a, c%d AS b)", text, i, i - 1, i - 1);
    }
    text = arena_printf(arena, "%s SELECT y FROM c39", text);
    struct sql_select *tree = NULL;
    assert_int_equal(sql_parse(arena, text, strlen(text), &tree, NULL), CSQL_OK);
    assert_int_equal(sql_resolve(arena, &SCHEMA, tree, NULL), CSQL_LIMIT);
    arena_free(arena);
}

/* ---- comparison ---- */

enum { SAME = 1, MATCH = 2 };

/* sql_equal (SAME) and sql_exact_match (MATCH), worked out by hand. */
static const struct {
    const char *gold, *predicted;
    int expected;
} PAIRS[] = {
    {"SELECT name FROM ship", "SELECT name FROM ship", SAME | MATCH},
    {"SELECT name FROM ship", "select S1.NAME from Ship as s1", SAME | MATCH},
    {"SELECT name FROM ship", "SELECT name FROM ship WHERE 1 = 1", 0},
    /* a value */
    {"SELECT name FROM ship WHERE tonnage > 5", "SELECT name FROM ship WHERE tonnage > 6", MATCH},
    {"SELECT name FROM ship WHERE id IN (1, 2)", "SELECT name FROM ship WHERE id IN (2, 1)", SAME | MATCH},
    {"SELECT name FROM ship LIMIT 1", "SELECT name FROM ship LIMIT 3", MATCH},
    {"SELECT name FROM ship LIMIT 1", "SELECT name FROM ship", 0},
    /* an operator, and the sides of a comparison */
    {"SELECT name FROM ship WHERE tonnage > 5", "SELECT name FROM ship WHERE tonnage >= 5", 0},
    {"SELECT name FROM ship WHERE tonnage > 5", "SELECT name FROM ship WHERE 5 < tonnage", SAME | MATCH},
    {"SELECT name FROM ship WHERE name LIKE 'a'", "SELECT name FROM ship WHERE name NOT LIKE 'a'", 0},
    {"SELECT name FROM ship WHERE NOT name LIKE 'a'", "SELECT name FROM ship WHERE name NOT LIKE 'a'",
     SAME | MATCH},
    /* a column, an aggregate */
    {"SELECT name FROM ship", "SELECT tonnage FROM ship", 0},
    {"SELECT max(tonnage) FROM ship", "SELECT min(tonnage) FROM ship", 0},
    {"SELECT count(*) FROM ship", "SELECT count(id) FROM ship", 0},
    {"SELECT count(DISTINCT name) FROM ship", "SELECT count(name) FROM ship", MATCH},
    {"SELECT DISTINCT name FROM ship", "SELECT name FROM ship", MATCH},
    /* order of results is meaning to sql_equal, not to Spider */
    {"SELECT name, tonnage FROM ship", "SELECT tonnage, name FROM ship", MATCH},
    {"SELECT name, name FROM ship", "SELECT name, tonnage FROM ship", 0},
    /* conditions in another order; AND against OR */
    {"SELECT name FROM ship WHERE id = 1 AND tonnage = 2",
     "SELECT name FROM ship WHERE tonnage = 2 AND id = 1", SAME | MATCH},
    {"SELECT name FROM ship WHERE id = 1 AND tonnage = 2",
     "SELECT name FROM ship WHERE id = 1 OR tonnage = 2", 0},
    {"SELECT name FROM ship WHERE (id = 1 OR id = 2) AND tonnage = 3",
     "SELECT name FROM ship WHERE tonnage = 3 AND (id = 2 OR id = 1)", SAME | MATCH},
    {"SELECT name FROM ship WHERE (id = 1 OR id = 2) AND tonnage = 3",
     "SELECT name FROM ship WHERE id = 1 OR id = 2 AND tonnage = 3", 0},
    /* aliases, the order of a join, the condition in WHERE (which Spider compares) */
    {"SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id",
     "SELECT a.name FROM ship AS a JOIN port AS b ON b.port_id = a.port_id", SAME | MATCH},
    {"SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id",
     "SELECT ship.name FROM port JOIN ship ON port.port_id = ship.port_id", SAME | MATCH},
    {"SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id",
     "SELECT ship.name FROM port, ship WHERE port.port_id = ship.port_id", SAME},
    {"SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id",
     "SELECT T2.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id", 0},
    {"SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id",
     "SELECT T1.name FROM ship AS T1 LEFT JOIN port AS T2 ON T1.port_id = T2.port_id", 0},
    /* one join more; Spider does not compare what a join is on */
    {"SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id", "SELECT name FROM ship", 0},
    {"SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id",
     "SELECT T1.name FROM ship AS T1 JOIN port AS T2 ON T1.id = T2.port_id", MATCH},
    /* columns that a foreign key makes one, when their tables are in FROM */
    {"SELECT T1.port_id FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id",
     "SELECT T2.port_id FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id", MATCH},
    {"SELECT T2.country, count(*) FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id GROUP BY "
     "T1.port_id",
     "SELECT T2.country, count(*) FROM ship AS T1 JOIN port AS T2 ON T1.port_id = T2.port_id GROUP BY "
     "T2.port_id",
     MATCH},
    /* a table twice: which copy is which does not depend on names or order */
    {"SELECT a.name FROM ship AS a JOIN ship AS b ON a.port_id = b.port_id WHERE b.tonnage > 1",
     "SELECT x.name FROM ship AS y JOIN ship AS x ON y.port_id = x.port_id WHERE y.tonnage > 1",
     SAME | MATCH},
    {"SELECT a.name FROM ship AS a JOIN ship AS b ON a.port_id = b.id WHERE b.tonnage > 1",
     "SELECT a.name FROM ship AS a JOIN ship AS b ON a.port_id = b.id WHERE a.tonnage > 1", MATCH},
    /* grouping and ordering */
    {"SELECT port_id FROM ship GROUP BY port_id HAVING count(*) > 1",
     "SELECT port_id FROM ship GROUP BY port_id HAVING count(*) < 1", 0},
    {"SELECT port_id FROM ship GROUP BY port_id, name", "SELECT port_id FROM ship GROUP BY name, port_id",
     SAME},
    {"SELECT name FROM ship ORDER BY tonnage", "SELECT name FROM ship ORDER BY tonnage ASC", SAME | MATCH},
    {"SELECT name FROM ship ORDER BY tonnage", "SELECT name FROM ship ORDER BY tonnage DESC", 0},
    {"SELECT name FROM ship ORDER BY tonnage, id", "SELECT name FROM ship ORDER BY id, tonnage", 0},
    {"SELECT name, tonnage FROM ship ORDER BY 2", "SELECT name, tonnage AS t FROM ship ORDER BY t",
     SAME | MATCH},
    /* nested queries and set operations */
    {"SELECT name FROM ship WHERE port_id IN (SELECT port_id FROM port WHERE country = 'a')",
     "SELECT name FROM ship WHERE port_id IN (SELECT port_id FROM port WHERE country = 'b')", MATCH},
    {"SELECT name FROM ship WHERE port_id IN (SELECT port_id FROM port WHERE country = 'a')",
     "SELECT name FROM ship WHERE port_id IN (SELECT port_id FROM port WHERE name = 'a')", 0},
    {"SELECT name FROM ship WHERE port_id IN (SELECT port_id FROM port)",
     "SELECT name FROM ship WHERE port_id NOT IN (SELECT port_id FROM port)", 0},
    {"SELECT name FROM ship WHERE tonnage > (SELECT avg(tonnage) FROM ship)",
     "SELECT s.name FROM ship AS s WHERE s.tonnage > (SELECT avg(t.tonnage) FROM ship AS t)", SAME | MATCH},
    {"SELECT name FROM ship WHERE tonnage > (SELECT avg(tonnage) FROM ship)",
     "SELECT name FROM ship WHERE tonnage > 1", 0},
    {"SELECT name FROM ship UNION SELECT name FROM port", "SELECT name FROM port UNION SELECT name FROM ship",
     SAME},
    {"SELECT name FROM ship EXCEPT SELECT name FROM port",
     "SELECT name FROM port EXCEPT SELECT name FROM ship", 0},
    {"SELECT name FROM ship UNION SELECT name FROM port WHERE country = 'a'",
     "SELECT name FROM ship UNION SELECT name FROM port WHERE country = 'b'", MATCH},
    {"SELECT name FROM ship UNION SELECT name FROM port",
     "SELECT name FROM ship INTERSECT SELECT name FROM port", 0},
    {"SELECT count(*) FROM (SELECT name FROM ship)",
     "SELECT count(*) FROM (SELECT s.name FROM ship AS s) AS q", SAME | MATCH},
    {"SELECT count(*) FROM (SELECT name FROM ship)", "SELECT count(*) FROM (SELECT id FROM ship)", 0},
    /* beyond Spider's grammar */
    {"SELECT tonnage + id FROM ship", "SELECT id + tonnage FROM ship", SAME},
    {"SELECT max(tonnage) - min(tonnage) FROM ship", "SELECT min(tonnage) - max(tonnage) FROM ship", 0},
    {"WITH c AS (SELECT name FROM ship) SELECT * FROM c", "WITH c AS (SELECT name FROM port) SELECT * FROM c",
     0},
    {"SELECT CASE WHEN id > 1 THEN 'a' END FROM ship", "SELECT CASE WHEN id > 2 THEN 'b' END FROM ship",
     MATCH},
    {"SELECT sum(id) OVER (ORDER BY name) FROM ship", "SELECT sum(id) OVER (ORDER BY tonnage) FROM ship", 0},
};

static void pairs_compare(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++) {
        struct arena *arena = arena_new();
        struct sql_select *gold = read_query(arena, PAIRS[i].gold);
        struct sql_select *predicted = read_query(arena, PAIRS[i].predicted);
        struct sql_match match;
        int found = (sql_equal(arena, gold, predicted) ? SAME : 0) |
                    (sql_exact_match(arena, &SCHEMA, gold, predicted, &match) ? MATCH : 0);
        if (found != PAIRS[i].expected) {
            fail_msg("%s\n%s\nis %d", PAIRS[i].gold, PAIRS[i].predicted, found);
        }
        assert_int_equal(match.exact, found / MATCH);
        assert_int_equal(sql_equal(arena, predicted, gold), found & SAME);
        assert_true(sql_equal(arena, gold, gold));
        assert_true(sql_equal(arena, gold, sql_copy(arena, gold)));
        assert_true(sql_exact_match(arena, &SCHEMA, predicted, predicted, NULL));
        arena_free(arena);
    }
}

static const struct {
    const char *gold, *predicted;
    const char *wrong; /* the parts that score 0, in order */
} SCORES[] = {
    {"SELECT name FROM ship", "SELECT name FROM ship", ""},
    {"SELECT max(id) FROM ship", "SELECT min(id) FROM ship", "select"},
    {"SELECT name FROM ship", "SELECT id FROM ship", "select,select(no AGG)"},
    {"SELECT id FROM ship WHERE id = 1", "SELECT id FROM ship WHERE id > 1", "where"},
    {"SELECT id FROM ship WHERE id = 1", "SELECT id FROM ship WHERE tonnage = 1", "where,where(no OP)"},
    {"SELECT id FROM ship WHERE id = 1", "SELECT id FROM ship", "where,where(no OP),keywords"},
    {"SELECT id FROM ship WHERE id = 1 AND name = 'a'", "SELECT id FROM ship WHERE id = 1 OR name = 'a'",
     "and/or,keywords"},
    {"SELECT count(*) FROM ship GROUP BY name HAVING count(*) > 1", "SELECT count(*) FROM ship GROUP BY name",
     "group,keywords"},
    {"SELECT count(*) FROM ship GROUP BY name", "SELECT count(*) FROM ship GROUP BY tonnage",
     "group(no Having),group"},
    {"SELECT id FROM ship ORDER BY id", "SELECT id FROM ship ORDER BY id DESC", "order,keywords"},
    {"SELECT id FROM ship ORDER BY id", "SELECT id FROM ship ORDER BY id LIMIT 1", "order,keywords"},
    {"SELECT id FROM ship UNION SELECT port_id FROM port", "SELECT id FROM ship UNION SELECT id FROM voyage",
     "IUEN"},
    {"SELECT id FROM ship WHERE name IN (SELECT name FROM port)", "SELECT id FROM ship WHERE name LIKE 'a'",
     "where,keywords"},
    {"SELECT id FROM ship", "SELECT id FROM voyage", "select,select(no AGG)"},
};

static void parts_score(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof SCORES / sizeof *SCORES; i++) {
        struct arena *arena = arena_new();
        struct sql_match match;
        const char *wrong = "";
        bool exact = sql_exact_match(arena, &SCHEMA, read_query(arena, SCORES[i].gold),
                                     read_query(arena, SCORES[i].predicted), &match);
        for (int part = 0; part < SQL_PART_COUNT; part++) {
            if (match.parts[part].f1 < 1) {
                wrong = arena_printf(arena, "%s%s%s", wrong, *wrong ? "," : "",
                                     sql_part_name((enum sql_part)part));
            }
        }
        assert_string_equal(wrong, SCORES[i].wrong);
        assert_int_equal(exact, *wrong == '\0');
        arena_free(arena);
    }
}

static void unreadable_predictions_are_wrong(void **state) {
    (void)state;
    static const char *const bad[] = {
        "", "SELECT", "SELECT absent FROM ship", "DROP TABLE ship", "SELECT name FROM ship WHERE", NULL};
    struct arena *arena = arena_new();
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        bool exact = true;
        assert_int_equal(
            sql_exact_match_text(arena, &SCHEMA, "SELECT name FROM ship", bad[i], &exact, NULL, NULL),
            CSQL_OK);
        assert_false(exact);
    }
    bool exact = false;
    assert_int_equal(sql_exact_match_text(arena, &SCHEMA, "SELECT name FROM ship", "SELECT name FROM ship;",
                                          &exact, NULL, NULL),
                     CSQL_OK);
    assert_true(exact);
    assert_int_equal(sql_exact_match_text(arena, &SCHEMA, "SELECT", "SELECT 1", &exact, NULL, NULL),
                     CSQL_BAD_SQL);
    arena_free(arena);
}

static const struct {
    const char *text;
    enum sql_hardness hardness;
} HARDNESS[] = {
    {"SELECT name FROM ship", SQL_EASY},
    {"SELECT count(*) FROM ship WHERE id = 1", SQL_EASY},
    {"SELECT name, id FROM ship", SQL_MEDIUM},                                 /* others 1 */
    {"SELECT name FROM ship WHERE id = 1 AND tonnage = 2", SQL_MEDIUM},        /* others 1 */
    {"SELECT name FROM ship ORDER BY tonnage LIMIT 1", SQL_MEDIUM},            /* components 2 */
    {"SELECT port_id, count(*) FROM ship GROUP BY port_id", SQL_MEDIUM},       /* 1, others 1 */
    {"SELECT name FROM ship WHERE id = 1 OR id = 2", SQL_MEDIUM},              /* 2, others 1 */
    {"SELECT name FROM ship WHERE id = 1 ORDER BY tonnage LIMIT 1", SQL_HARD}, /* 3 */
    {"SELECT name FROM ship WHERE tonnage > (SELECT avg(tonnage) FROM ship)", SQL_HARD},
    {"SELECT name FROM ship UNION SELECT name FROM port", SQL_HARD},
    {"SELECT name, id FROM ship WHERE tonnage > (SELECT avg(tonnage) FROM ship)", SQL_EXTRA},
    {"SELECT T1.name, count(*) FROM ship AS T1 JOIN voyage AS T2 ON T1.id = T2.ship_id WHERE T2.cargo = 'x' "
     "GROUP BY "
     "T1.id ORDER BY count(*) DESC LIMIT 1",
     SQL_EXTRA},
};

static void hardness_is_spiders(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof HARDNESS / sizeof *HARDNESS; i++) {
        struct arena *arena = arena_new();
        enum sql_hardness found = sql_hardness(read_query(arena, HARDNESS[i].text));
        if (found != HARDNESS[i].hardness) {
            fail_msg("%s is %s", HARDNESS[i].text, sql_hardness_name(found));
        }
        arena_free(arena);
    }
}

/* ---- what a query uses ---- */

static void predicates_are_listed(void **state) {
    (void)state;
    static const struct {
        int column;
        enum sql_operator op;
        bool negated;
        const char *value, *aggregate;
    } want[] = {
        {SHIP_PORT_ID, SQL_EQ, false, NULL, NULL}, {SHIP_TONNAGE, SQL_GT, false, "5", NULL},
        {SHIP_NAME, SQL_LIKE, true, "a%", NULL},   {SHIP_ID, SQL_BETWEEN, false, "1", NULL},
        {SHIP_ID, SQL_IN, false, "7", NULL},       {SHIP_ID, SQL_IN, false, "8", NULL},
        {SHIP_NAME, SQL_EQ, false, "b", "max"},
    };
    struct arena *arena = arena_new();
    struct sql_select *tree = read_query(
        arena,
        "SELECT count(*) FROM ship AS s JOIN port AS p ON s.port_id = p.port_id WHERE 5 < tonnage AND s.name "
        "NOT LIKE 'a%' AND (id BETWEEN 1 AND 2 OR id IN (7, 8)) GROUP BY country HAVING max(s.name) = 'b'");
    struct sql_predicate *found = NULL;
    size_t count = 0;
    assert_int_equal(sql_predicates(arena, tree, &found, &count), CSQL_OK);
    assert_int_equal(count, sizeof want / sizeof *want);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(found[i].column_index, want[i].column);
        assert_int_equal(found[i].op, want[i].op);
        assert_int_equal(found[i].negated, want[i].negated);
        if (want[i].value) {
            assert_string_equal(found[i].value->text, want[i].value);
        }
        if (want[i].aggregate) {
            assert_string_equal(found[i].aggregate, want[i].aggregate);
        } else {
            assert_null(found[i].aggregate);
        }
    }
    assert_string_equal(found[3].high->text, "2");
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_resolve),
        cmocka_unit_test(bad_names_are_errors),
        cmocka_unit_test(double_quotes_fall_back_to_strings),
        cmocka_unit_test(stars_are_capped),
        cmocka_unit_test(pairs_compare),
        cmocka_unit_test(parts_score),
        cmocka_unit_test(unreadable_predictions_are_wrong),
        cmocka_unit_test(hardness_is_spiders),
        cmocka_unit_test(predicates_are_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
