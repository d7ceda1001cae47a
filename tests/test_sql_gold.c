/* Every gold query of spider/train.jsonl: parsed, printed, parsed to the same tree, resolved, named afresh,
 * run to the same rows, matched with itself. Skips where the data is not there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/json.h"
#include "sql/sql.h"

#define QUERIES 6533

struct counts {
    size_t queries, unparsed, changed, unresolved, other_rows, renamed_rows, unmatched, unequal, failing;
    size_t hardness[4];
};

static const char *data_path(void) {
    const char *path = getenv("CLARISQL_DATA");
    return path ? path : "../shared/data";
}

/* True if both queries give the same rows in the same order, or both fail. */
static bool same_rows(struct db *db, const char *a, const char *b, bool *fails) {
    struct arena *arena = arena_new();
    struct db_result left = {0}, right = {0};
    csql_status first = db_execute(db, arena, a, NULL, &left, NULL);
    csql_status second = db_execute(db, arena, b, NULL, &right, NULL);
    *fails = first != CSQL_OK;
    bool same = first == second && (first != CSQL_OK || db_results_equal(arena, &left, &right, true));
    arena_free(arena);
    return same;
}

static void report(const char *what, const char *query, const char *detail) {
    print_message("%s: %s\n  %s\n", what, query, detail);
}

static void check_meaning(struct db *db, struct arena *arena, struct sql_select *tree, const char *query,
                          struct counts *counts) {
    const struct db_catalogue *catalogue = db_catalogue(db);
    csql_error error = {0};
    bool fails = false;
    if (sql_resolve(arena, catalogue, tree, &error) != CSQL_OK) {
        report("not resolved", query, error.message);
        counts->unresolved++;
        return;
    }
    const struct sql_select *as_it_was = sql_copy(arena, tree);
    if (!sql_exact_match(arena, catalogue, tree, as_it_was, NULL)) {
        report("does not match itself", query, "");
        counts->unmatched++;
    }
    counts->hardness[sql_hardness(tree)]++;
    if (!sql_alias_tables(arena, tree) || !same_rows(db, query, sql_format(arena, tree), &fails)) {
        report("other rows with new aliases", query, sql_format(arena, tree));
        counts->renamed_rows++;
    }
    counts->failing += fails;
    if (!sql_equal(arena, tree, as_it_was) || !sql_exact_match(arena, catalogue, tree, as_it_was, NULL)) {
        report("not equal with new aliases", sql_normal_text(arena, as_it_was), sql_normal_text(arena, tree));
        counts->unequal++;
    }
}

static void check_query(struct db *db, const char *query, struct counts *counts) {
    struct arena *arena = arena_new();
    struct sql_select *tree = NULL, *again = NULL;
    csql_error error = {0};
    bool fails = false;
    counts->queries++;
    if (sql_parse(arena, query, strlen(query), &tree, &error) != CSQL_OK) {
        report("not parsed", query, error.message);
        counts->unparsed++;
        arena_free(arena);
        return;
    }
    const char *printed = sql_format(arena, tree);
    if (sql_parse(arena, printed, strlen(printed), &again, &error) != CSQL_OK || !sql_same(tree, again)) {
        report("another tree", query, printed);
        counts->changed++;
    }
    if (!same_rows(db, query, printed, &fails)) {
        report("other rows", query, printed);
        counts->other_rows++;
    }
    check_meaning(db, arena, tree, query, counts);
    arena_free(arena);
}

static void check_line(const char *root, const json *row, char *open_id, size_t size, struct db **db,
                       struct counts *counts) {
    const char *id = json_get_string(row, "db_id"), *query = json_get_string(row, "sql");
    assert_non_null(id);
    assert_non_null(query);
    if (strcmp(id, open_id) != 0) {
        char path[4096];
        csql_error error = {0};
        struct db_options options = {.cache_directory = ""};
        db_close(*db);
        *db = NULL;
        snprintf(open_id, size, "%s", id);
        snprintf(path, sizeof path, "%s/spider/database/%s/%s.sqlite", root, id, id);
        if (db_open(path, &options, db, &error) != CSQL_OK) {
            fail_msg("%s: %s", path, error.message);
        }
    }
    check_query(*db, query, counts);
}

static void gold_queries(void **state) {
    (void)state;
    char path[4096], open_id[256] = "", *line = NULL;
    size_t capacity = 0;
    struct db *db = NULL;
    struct counts counts = {0};
    snprintf(path, sizeof path, "%s/spider/train.jsonl", data_path());
    FILE *file = fopen(path, "r");
    if (!file) {
        print_message("skipped: no %s\n", path);
        skip();
    }
    for (ssize_t length; (length = getline(&line, &capacity, file)) > 0;) {
        json *row = NULL;
        assert_int_equal(json_parse(line, (size_t)length, &row, NULL), CSQL_OK);
        check_line(data_path(), row, open_id, sizeof open_id, &db, &counts);
        json_free(row);
    }
    free(line);
    fclose(file);
    db_close(db);
    print_message("%zu queries, %zu fail in SQLite; easy %zu, medium %zu, hard %zu, extra %zu\n",
                  counts.queries, counts.failing, counts.hardness[0], counts.hardness[1], counts.hardness[2],
                  counts.hardness[3]);
    assert_int_equal(counts.queries, QUERIES);
    assert_int_equal(counts.unparsed, 0);
    assert_int_equal(counts.changed, 0);
    assert_int_equal(counts.unresolved, 0);
    assert_int_equal(counts.other_rows, 0);
    assert_int_equal(counts.renamed_rows, 0);
    assert_int_equal(counts.unmatched, 0);
    assert_int_equal(counts.unequal, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(gold_queries)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
