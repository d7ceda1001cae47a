/* The patterns of SQUAB, AmbiQT and AMBROSIA, over databases that have the structure for each, that have
 * none, and whose names and values need quotes. Everything that is made must be valid: spans, queries that
 * run, modes. */
#include "db_fixture.h"

#include <sys/stat.h>

#include "forge/pattern_common.h"
#include "forge/run.h"
#include "record/record.h"
#include "sql/sql.h"

static const char garage[] =
    "CREATE TABLE depot (id INTEGER PRIMARY KEY, name TEXT, city TEXT, county TEXT);"
    "INSERT INTO depot VALUES (1, 'North Depot', 'Porto', 'Norte'), (2, 'South Depot', 'Faro', 'Algarve'),"
    " (3, 'River Depot', 'Tomar', 'Centro');"
    "CREATE TABLE car (id INTEGER PRIMARY KEY, name TEXT, model TEXT, color TEXT, retail_price REAL, "
    "sale_price REAL,"
    " depot_id INTEGER REFERENCES depot (id));"
    "INSERT INTO car VALUES (1, 'Ada', 'Falcon', 'Red', 100, 80, 1), (2, 'Bo', 'Falcon', 'Blue', 120, 118, "
    "2),"
    " (3, 'Cy', 'Spark', 'Red', 90, 60, 3), (4, 'Di', 'Spark', 'Blue', 300, 210, 1), (5, 'Ed', 'Terra', "
    "'Red', 70, 69, 2),"
    " (6, 'Flo', 'Terra', 'Blue', 55, 40, 3);"
    "CREATE TABLE driver (id INTEGER PRIMARY KEY, name TEXT, country TEXT);"
    "INSERT INTO driver VALUES (1, 'Ann', 'Spain'), (2, 'Ben', 'Peru'), (3, 'Cid', 'Spain');"
    "CREATE TABLE mechanic (id INTEGER PRIMARY KEY, name TEXT, country TEXT);"
    "INSERT INTO mechanic VALUES (1, 'Max', 'Spain'), (2, 'Mia', 'Chile'), (3, 'Moe', 'Chile');"
    "CREATE TABLE driver_car (driver_id INTEGER REFERENCES driver (id), car_id INTEGER REFERENCES car (id));"
    "INSERT INTO driver_car VALUES (1, 1), (2, 1), (3, 1), (1, 2), (2, 3), (3, 4);"
    "CREATE TABLE shift (id INTEGER PRIMARY KEY, team TEXT, building TEXT);"
    "INSERT INTO shift VALUES (1, 'Alpha', 'Hall'), (2, 'Beta', 'Hall'), (3, 'Alpha', 'Annex'), (4, 'Gamma', "
    "'Hall');";

static const char garage_questions[] =
    "{\"id\":\"1\",\"db_id\":\"garage\",\"question\":\"List the color of every car.\","
    "\"sql\":\"SELECT color FROM car\"}\n"
    "{\"id\":\"2\",\"db_id\":\"garage\",\"question\":\"Show the name and color of each car.\","
    "\"sql\":\"SELECT name, color FROM car\"}\n"
    "{\"id\":\"3\",\"db_id\":\"garage\",\"question\":\"What is the average retail price for each color?\","
    "\"sql\":\"SELECT color, avg(retail_price) FROM car GROUP BY color\"}\n"
    "{\"id\":\"4\",\"db_id\":\"garage\",\"question\":\"Which country is each driver from?\","
    "\"sql\":\"SELECT name, country FROM driver\"}\n";

/* Names that are SQLite's words, a value with a quote, a table without rows, a view. */
static const char odd[] = "CREATE TABLE \"order\" (id INTEGER PRIMARY KEY, name TEXT, \"group\" TEXT, type "
                          "TEXT, cost REAL, price REAL);"
                          "INSERT INTO \"order\" VALUES (1, 'O''Hara', 'A\"b', 'Cash', 5, 9), (2, "
                          "'Line\nbreak', 'A\"b', 'Card', 7, 8),"
                          " (3, '100%', 'c', 'Cash', 6, 4), (4, '', 'c', 'Card', NULL, 3);"
                          "CREATE TABLE empty_table (id INTEGER PRIMARY KEY, name TEXT, type TEXT);"
                          "CREATE VIEW cheap AS SELECT name, price FROM \"order\" WHERE price < 5;";

static const char odd_questions[] =
    "{\"id\":\"1\",\"db_id\":\"odd\",\"question\":\"What is the price of each order?\","
    "\"sql\":\"SELECT price FROM \\\"order\\\"\"}\n"
    "{\"id\":\"2\",\"db_id\":\"odd\",\"question\":\"Show the name and group of each order.\","
    "\"sql\":\"SELECT name, \\\"group\\\" FROM \\\"order\\\"\"}\n"
    "{\"id\":\"3\",\"db_id\":\"odd\",\"question\":\"Broken\",\"sql\":\"SELECT FROM\"}\n";

static const char bare[] = "CREATE TABLE t1 (a, b); INSERT INTO t1 VALUES (1, 2), (3, 4);";
static const char bare_questions[] =
    "{\"id\":\"1\",\"db_id\":\"bare\",\"question\":\"Show a.\",\"sql\":\"SELECT a FROM t1\"}\n";

static void write_text(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static char *read_text(struct fixture *f, const char *path) {
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    long length = ftell(file);
    assert_true(length >= 0);
    rewind(file);
    char *text = arena_alloc(f->arena, (size_t)length + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, (size_t)length, file), (size_t)length);
    assert_int_equal(fclose(file), 0);
    return text;
}

static const char *data_directory(void) {
    const char *directory = getenv("CLARISQL_DATADIR");
    return directory != NULL ? directory : "data";
}

/* Puts the database and its questions in the fixture's folder. */
static const char *put_database(struct fixture *f, const char *name, const char *sql, const char *questions) {
    const char *folder = fixture_path(f, name);
    assert_int_equal(mkdir(folder, 0777), 0);
    fixture_make(arena_printf(f->arena, "%s/%s.sqlite", folder, name), sql);
    const char *from = arena_printf(f->arena, "%s/%s.jsonl", f->directory, name);
    write_text(from, questions);
    return from;
}

static const char *run(struct fixture *f, const char *from, const char *pattern, uint64_t seed,
                       const char *out) {
    struct forge_statistics *statistics = NULL;
    struct buffer places = buffer_new(1 << 20);
    const char *folder = fixture_path(f, out);
    struct forge_options options = {.from = from,
                                    .db_root = f->directory,
                                    .out = folder,
                                    .data = data_directory(),
                                    .pattern = pattern,
                                    .seed = seed,
                                    .jobs = 1};
    csql_error error = {.status = CSQL_OK};
    if (forge_run(&options, &statistics, &places, &error) != CSQL_OK) {
        fail_msg("%s: %s", pattern, error.message);
    }
    forge_statistics_free(statistics);
    buffer_free(&places);
    return folder;
}

static bool is_unanswerable(csql_mode mode) {
    return mode == CSQL_COL_UNANS || mode == CSQL_CALC_UNANS || mode == CSQL_OUT_OF_SCOPE;
}

/* What must hold of every record: spans, modes, readings that run and differ. */
static void check_record(struct fixture *f, const char *out, const struct record *record, csql_mode mode) {
    const struct db_options options = {.cache_directory = ""};
    csql_error error = {.status = CSQL_OK};
    const char *path = arena_printf(f->arena, "%s/database/%s/%s.sqlite", out, record->db_id, record->db_id);
    struct db *db = NULL;
    if (access(path, R_OK) != 0) {
        path = arena_printf(f->arena, "%s/%s/%s.sqlite", f->directory, record->db_id, record->db_id);
    }
    assert_int_equal(db_open(path, &options, &db, &error), CSQL_OK);
    assert_int_equal(record->mode_count, 1);
    assert_int_equal(record->modes[0], mode);
    assert_non_null(record->source_sql);
    assert_int_equal(db_prepare(db, record->source_sql, &error), CSQL_OK);
    for (size_t i = 0; i < record->pivot_count; i++) {
        const struct record_pivot *pivot = &record->pivots[i];
        const char *at = strstr(record->turns[0].text, pivot->term);
        assert_ptr_equal(at, record->turns[0].text + pivot->start);
        assert_null(strstr(at + 1, pivot->term));
        assert_int_equal(pivot->mode, mode);
        assert_true(is_unanswerable(mode) ? pivot->group_count == 0 : pivot->group_count >= 2);
    }
    assert_true(is_unanswerable(mode) ? record->reading_count == 0 : record->reading_count >= 2);
    for (size_t i = 0; i < record->reading_count; i++) {
        struct db_result result;
        struct sql_select *select = NULL;
        const char *sql = record->readings[i].sql;
        if (db_execute(db, f->arena, sql, NULL, &result, &error) != CSQL_OK) {
            fail_msg("%s: %s", sql, error.message);
        }
        assert_true(result.row_count > 0);
        assert_int_equal(sql_parse(f->arena, sql, strlen(sql), &select, &error), CSQL_OK);
        assert_string_equal(sql_format(f->arena, select), sql); /* plain */
        assert_non_null(record->readings[i].rewrite);
        assert_string_not_equal(record->readings[i].rewrite, record->turns[0].text);
        for (size_t k = 0; k < i; k++) {
            assert_string_not_equal(sql, record->readings[k].sql);
            assert_string_not_equal(record->readings[i].rewrite, record->readings[k].rewrite);
        }
    }
    db_close(db);
}

/* Checks all records of a file; how many there are. *found is set if one has a reading with the query. */
static size_t check_file(struct fixture *f, const char *out, const char *name, csql_mode mode,
                         const char *query, bool *found) {
    struct record_reader *reader = NULL;
    csql_error error = {.status = CSQL_OK};
    struct record record;
    bool done = false;
    size_t count = 0;
    assert_int_equal(record_reader_open(arena_printf(f->arena, "%s/%s", out, name), &reader, &error),
                     CSQL_OK);
    while (record_reader_next(reader, f->arena, &record, &done, &error) == CSQL_OK && !done) {
        check_record(f, out, &record, mode);
        for (size_t i = 0; query && i < record.reading_count; i++) {
            *found = *found || strcmp(record.readings[i].sql, query) == 0;
        }
        count++;
    }
    assert_true(done);
    record_reader_close(reader);
    return count;
}

/* Each pattern, and a query that it must write for the garage. */
static const struct {
    const char *name;
    csql_mode mode;
    size_t least; /* instances */
    const char *query;
} cases[] = {
    {"squab_column", CSQL_COL_AMB, 1, NULL},
    {"squab_scope", CSQL_SCOPE_AMB, 1, "SELECT DISTINCT team, building FROM shift"},
    {"squab_attachment", CSQL_ATTACH_AMB, 1, NULL},
    {"squab_missing", CSQL_COL_UNANS, 1, NULL},
    {"squab_calculation", CSQL_CALC_UNANS, 1, NULL},
    {"squab_out_of_scope", CSQL_OUT_OF_SCOPE, 1, NULL},
    {"type_token", CSQL_TYPE_AMB, 1, "SELECT count(DISTINCT model) FROM car"},
    {"ambiqt_column", CSQL_COL_AMB, 1, NULL},
    {"ambiqt_table", CSQL_TABLE_AMB, 1, NULL},
    {"ambiqt_join", CSQL_JOIN_AMB, 1, NULL},
    {"ambiqt_aggregate", CSQL_AGG_AMB, 1, "SELECT color, avg_retail_price FROM car_retail_price_by_color"},
    {"scope", CSQL_SCOPE_AMB, 1,
     "SELECT T2.name FROM driver_car AS T1 JOIN car AS T2 ON T1.car_id = T2.id GROUP BY T1.car_id HAVING "
     "count(DISTINCT T1.driver_id) = (SELECT count(*) FROM driver)"},
    {"attachment", CSQL_ATTACH_AMB, 1,
     "SELECT name FROM driver UNION SELECT name FROM mechanic WHERE country = 'Spain'"},
    {"vague", CSQL_VAGUE_AMB, 1, NULL},
    {"concepts_scope", CSQL_SCOPE_AMB, 30, NULL},
    {"concepts_attachment", CSQL_ATTACH_AMB, 80, NULL},
    {"concepts_vague", CSQL_VAGUE_AMB, 50, NULL},
};
#define CASES (sizeof cases / sizeof *cases)

static void makes_what_the_database_supports(void **state) {
    struct fixture *f = *state;
    const char *from = put_database(f, "garage", garage, garage_questions);
    const char *path = fixture_path(f, "garage/garage.sqlite");
    struct stat before, after;
    assert_int_equal(stat(path, &before), 0);
    for (size_t i = 0; i < CASES; i++) {
        bool found = cases[i].query == NULL;
        const char *out = run(f, from, cases[i].name, 7, cases[i].name);
        size_t count = check_file(f, out, "single.jsonl", cases[i].mode, cases[i].query, &found);
        if (count < cases[i].least || !found) {
            fail_msg("%s: %zu instances, %s", cases[i].name, count,
                     found ? "query found" : "query not found");
        }
        assert_true(check_file(f, out, "multi.jsonl", cases[i].mode, NULL, &found) > 0);
    }
    assert_int_equal(stat(path, &after), 0);
    assert_int_equal(before.st_size, after.st_size);
    assert_int_equal(before.st_mtime, after.st_mtime);
    assert_int_equal(fixture_count_files(fixture_path(f, "garage")), 1);
}

/* The structure of every configuration of figures 5 and 6 is there, by the names of the databases. */
static void makes_every_configuration(void **state) {
    struct fixture *f = *state;
    static const char *const names[] = {"attachment_a_residence", "attachment_b_residence",
                                        "attachment_c_residence", "attachment_d_residence"};
    const char *from = put_database(f, "bare", bare, bare_questions);
    const char *out = run(f, from, "concepts_attachment", 1, "out");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct db_options options = {.cache_directory = ""};
        csql_error error;
        struct db *db = NULL;
        const char *path = arena_printf(f->arena, "%s/database/%s/%s.sqlite", out, names[i], names[i]);
        assert_int_equal(db_open(path, &options, &db, &error), CSQL_OK);
        const struct db_catalogue *catalogue = db_catalogue(db);
        bool tables = i < 2, apart = i % 2 == 1;
        assert_int_equal(db_find_table(catalogue, "apartment") >= 0, tables);
        assert_int_equal(db_find_table(catalogue, "residence") >= 0, !tables);
        assert_int_equal(db_find_table(catalogue, "viewing_day") >= 0, apart);
        db_close(db);
    }
}

static void leaves_alone_what_has_no_structure(void **state) {
    struct fixture *f = *state;
    const char *from = put_database(f, "bare", bare, bare_questions);
    for (size_t i = 0; i < CASES; i++) {
        bool found = false;
        if (strncmp(cases[i].name, "concepts", 8) != 0) {
            const char *out = run(f, from, cases[i].name, 1, cases[i].name);
            assert_int_equal(check_file(f, out, "single.jsonl", cases[i].mode, NULL, &found), 0);
        }
    }
}

static void quotes_what_needs_it(void **state) {
    struct fixture *f = *state;
    const char *from = put_database(f, "odd", odd, odd_questions);
    size_t count = 0;
    for (size_t i = 0; i < CASES; i++) {
        for (uint64_t seed = 1; strncmp(cases[i].name, "concepts", 8) != 0 && seed < 4; seed++) {
            bool found = false;
            const char *folder = arena_printf(f->arena, "%s-%d", cases[i].name, (int)seed);
            const char *out = run(f, from, cases[i].name, seed, folder);
            count += check_file(f, out, "single.jsonl", cases[i].mode, NULL, &found);
        }
    }
    assert_true(count > 10);
}

static void gives_the_same_bytes_for_the_same_seed(void **state) {
    struct fixture *f = *state;
    const char *from = put_database(f, "garage", garage, garage_questions);
    size_t differ = 0;
    for (size_t i = 0; i < CASES; i++) {
        char *text[3];
        for (size_t k = 0; k < 3; k++) {
            const char *folder = arena_printf(f->arena, "%s-%zu", cases[i].name, k);
            const char *out = run(f, from, cases[i].name, k < 2 ? 5 : 6, folder);
            text[k] = read_text(f, arena_printf(f->arena, "%s/multi.jsonl", out));
        }
        assert_string_equal(text[0], text[1]);
        differ += strcmp(text[0], text[2]) != 0;
    }
    assert_true(differ > CASES / 2);
}

static void lists_where(void **state) {
    struct fixture *f = *state;
    static const struct {
        const char *pattern, *place;
    } expected[] = {
        {"type_token", "car: one, or one model"},
        {"scope", "driver_car: each driver has cars"},
        {"squab_scope", "shift: each team has buildings"},
        {"vague", "depot: \"Where\" is the"},
        {"attachment", "driver and mechanic: by country"},
        {"ambiqt_join", "car: a column apart, by id"},
        {"ambiqt_aggregate", "car: figures of retail_price"},
        {"ambiqt_column", "car.color: "},
        {"ambiqt_table", "driver: "},
        {"squab_column", "as \"price\""},
    };
    const char *from = put_database(f, "garage", garage, garage_questions);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        struct forge_statistics *statistics = NULL;
        struct buffer places = buffer_new(1 << 20);
        struct forge_options options = {.from = from,
                                        .db_root = f->directory,
                                        .data = data_directory(),
                                        .pattern = expected[i].pattern,
                                        .jobs = 1,
                                        .list = true};
        csql_error error = {.status = CSQL_OK};
        assert_int_equal(forge_run(&options, &statistics, &places, &error), CSQL_OK);
        if (!strstr(buffer_text(&places), expected[i].place)) {
            fail_msg("%s: no \"%s\" in:\n%s", expected[i].pattern, expected[i].place, buffer_text(&places));
        }
        forge_statistics_free(statistics);
        buffer_free(&places);
    }
}

/* ---- the parts that patterns share ---- */

static void speaks_english(void **state) {
    struct fixture *f = *state;
    struct forge_lexicon *lexicon = NULL;
    csql_error error = {.status = CSQL_OK};
    assert_int_equal(forge_lexicon_open(data_directory(), &lexicon, &error), CSQL_OK);
    struct forge_task task = {
        .arena = f->arena, .lexicon = lexicon, .random = forge_random_seed(1, "a", "b")};
    struct pattern_maker m = {.task = &task};
    static const char *const singular[][2] = {
        {"gas stations", "gas station"},
        {"people", "person"},
        {"companies", "company"},
        {"classes", "class"},
        {"boxes", "box"},
        {"courses", "course"},
        {"address", "address"},
        {"series", "series"},
    };
    for (size_t i = 0; i < sizeof singular / sizeof *singular; i++) {
        assert_string_equal(pattern_singular(&m, singular[i][0]), singular[i][1]);
    }
    static const struct {
        const char *phrase, *many; /* NULL: no noun */
    } nouns[] = {{"bus route", "bus routes"},
                 {"people", "people"},
                 {"point in time", "points in time"},
                 {"aircraft", "aircraft"},
                 {"xqzzy", NULL},
                 {"abc123", NULL},
                 {"is open", NULL},
                 {"the", NULL},
                 {"boys or girls", NULL},
                 {"a b c d e f", NULL},
                 {"", NULL}};
    for (size_t i = 0; i < sizeof nouns / sizeof *nouns; i++) {
        struct pattern_noun noun;
        bool is = pattern_noun(&m, nouns[i].phrase, &noun);
        assert_int_equal(is, nouns[i].many != NULL);
        if (is) {
            assert_string_equal(noun.many, nouns[i].many);
        }
    }
    size_t start = 99, end = 99;
    assert_string_equal(
        pattern_fill(&m, "Show " PATTERN_MANY " by " PATTERN_ONE ".", "age", "ages", &start, &end),
        "Show ages by age.");
    assert_int_equal(start, 5);
    assert_int_equal(end, 9);
    assert_true(pattern_is_kind(&task, "teacher", "person", 1));
    assert_false(pattern_is_kind(&task, "bridge", "person", 1));
    assert_true(pattern_has_pair("the average average age") && !pattern_has_pair("the average age"));
    assert_string_equal(pattern_text(&m, "O'Hara"), "'O''Hara'");
    assert_string_equal(pattern_name(&m, "order"), "\"order\"");
    assert_false(m.failed);
    forge_lexicon_close(lexicon);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, fixture_set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(makes_what_the_database_supports),
        TEST(makes_every_configuration),
        TEST(leaves_alone_what_has_no_structure),
        TEST(quotes_what_needs_it),
        TEST(gives_the_same_bytes_for_the_same_seed),
        TEST(lists_where),
        TEST(speaks_english),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
