/* What a later turn is read with: the query before it in English, and the rows that it showed. */
#include "link_fixture.h"
#include "parse/plan.h"

static const char CREW[] =
    "CREATE TABLE ship (ship_no INTEGER PRIMARY KEY, ship_name TEXT, length_m REAL, note TEXT);"
    "INSERT INTO ship VALUES (11,'Merle',80.5,NULL),(12,'Ouzel',61,'line\none'),(13,'Dunlin',44,'a | b'),"
    "(14,'Plover',43,NULL),(15,'Whimbrel',42,''),(16,'Turnstone',41,NULL);";

static int set_up(void **state) {
    return world_set_up(state, CREW);
}
static int tear_down(void **state) {
    return world_tear_down(state);
}

/* What stands behind the last bar of the linked question; "" where the query is the last that is said. */
static const char *shown(struct world *w, const char *turn, const char *before, struct linked *out) {
    assert_int_equal(
        plan_link(w->schema, w->fixture->db, w->fixture->arena, turn, strlen(turn), before, out, NULL),
        CSQL_OK);
    const char *bar = strchr(out->question, '|');
    bar = bar != NULL ? strchr(bar + 1, '|') : NULL;
    return bar != NULL ? bar + 2 : "";
}

static void rows_stand_behind_the_query(void **state) {
    static const struct {
        const char *before, *shown;
    } rows[] = {
        {"SELECT ship_name FROM ship ORDER BY length_m DESC LIMIT 1", "first \"Merle\""},
        {"SELECT ship_name, length_m FROM ship ORDER BY length_m DESC LIMIT 3",
         "first \"Merle\" second \"Ouzel\" last \"Dunlin\""},
        {"SELECT ship_no FROM ship WHERE length_m > 60", "first 11 last 12"}, /* keys name a row */
        {"SELECT ship_name FROM ship", "first \"Merle\" second \"Ouzel\" third \"Dunlin\""}, /* of many */
        {"SELECT length_m FROM ship", ""}, /* measures do not */
        {"SELECT count(*) FROM ship", ""},
        {"SELECT note FROM ship WHERE ship_no IN (12, 13, 15)", ""}, /* nothing that one can say */
        {"SELECT ship_name FROM ship WHERE ship_no = 99", ""},       /* no row */
        {"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n", ""},
    };
    struct world *w = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct linked linked;
        assert_string_equal(shown(w, "how long is it?", rows[i].before, &linked), rows[i].shown);
    }
}

/* Their cells are values, and neither their places nor names in them are anything. */
static void cells_are_linked_and_nothing_else(void **state) {
    struct world *w = *state;
    struct linked linked;
    (void)shown(w, "and the second?", "SELECT ship_name FROM ship ORDER BY length_m DESC LIMIT 2", &linked);
    assert_int_equal(linked.own, 4);
    assert_true(linked.own < linked.said && linked.said < linked.word_count);
    size_t cells = 0;
    for (size_t v = 0; v < linked.value_count; v++) {
        const struct link_value *value = &linked.values[v];
        if (value->first >= linked.said) {
            assert_string_equal(value->text, cells == 0 ? "Merle" : "Ouzel");
            assert_true(value->holder_count > 0);
            cells++;
        }
    }
    assert_int_equal(cells, 2);
    assert_null(strstr(link_without_rows(&linked, w->fixture->arena), "Merle")); /* nothing for a model */
    for (size_t m = 0; m < linked.match_count; m++) {
        assert_true(linked.matches[m].last <= linked.said);
    }
}

static void a_turn_may_stand_alone(void **state) {
    struct world *w = *state;
    struct linked linked;
    static const char *const befores[] = {NULL, "SELECT", "SELECT nothing FROM nowhere"};
    for (size_t i = 0; i < sizeof befores / sizeof *befores; i++) {
        (void)shown(w, "ships by length", befores[i], &linked);
        assert_int_equal(linked.own, linked.word_count);
        assert_int_equal(linked.said, linked.word_count);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rows_stand_behind_the_query, set_up, tear_down),
        cmocka_unit_test_setup_teardown(cells_are_linked_and_nothing_else, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_turn_may_stand_alone, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
