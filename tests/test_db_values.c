#include "db_fixture.h"

#include <sys/stat.h>

static const char PEOPLE[] =
    "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, city TEXT, animal TEXT, grade INT, year TEXT, "
    "note TEXT,"
    " weight REAL);\n"
    "INSERT INTO people VALUES (1,'Zo\xc3\xab Smith','New York','Dog',1,'2008','', 1.25);\n"
    "INSERT INTO people VALUES (2,'JOHN SMITH','new york','Dog',2,'2009','(internal)', 2.5);\n"
    "INSERT INTO people VALUES (3,'Smithson','New York City','Cats',2,'2009','O''Brien; DROP', 3);\n"
    "INSERT INTO people VALUES (4,'Ann','Gothenburg','Flight 102',3,'2010','a\"b', 4);\n"
    "INSERT INTO people VALUES (5,NULL,'G\xc3\xb6teborg','Flight 103',3,'2010',x'ff00', 5);\n"
    "INSERT INTO people VALUES (6,CAST(x'c3' AS TEXT),'York of the New','Hot Dog',3,'2011','?!', 6);\n"
    "CREATE VIEW also AS SELECT name FROM people;\n";

static size_t find(struct fixture *f, const char *phrase, int column, struct db_value *out, size_t room) {
    return db_values(f->db, f->arena, phrase, strlen(phrase), column, out, room);
}

static void phrases_find_values(void **state) {
    struct fixture *f = *state;
    fixture_open(f, PEOPLE);
    static const struct {
        const char *phrase;
        size_t count;
        const char *first;
        enum value_match match;
    } rows[] = {
        {"New York", 3, "New York", VALUE_EXACT},
        {"NEW  YORK ", 3, "New York", VALUE_FOLDED},
        {"zoe smith", 1, "Zo\xc3\xab Smith", VALUE_FOLDED},
        {"john smith", 1, "JOHN SMITH", VALUE_FOLDED},
        {"\"Ann\"", 1, "Ann", VALUE_FOLDED},
        {"internal", 1, "(internal)", VALUE_FOLDED},
        {"dogs", 2, "Dog", VALUE_STEM},
        {"cat", 1, "Cats", VALUE_STEM},
        {"smith", 3, "Zo\xc3\xab Smith", VALUE_PART},
        {"york city", 1, "New York City", VALUE_PART},
        {"the", 0, NULL, VALUE_EXACT},
        {"goteborg", 1, "G\xc3\xb6teborg", VALUE_FOLDED},
        {"gothenbrg", 1, "Gothenburg", VALUE_EDIT},
        {"gohtenbugr", 1, "Gothenburg", VALUE_EDIT},
        {"gothenb", 1, "Gothenburg", VALUE_PREFIX},
        {"go", 0, NULL, VALUE_EXACT},
        {"jhon", 0, NULL, VALUE_EXACT}, /* too short to be a misspelling */
        {"flight 104", 0, NULL, VALUE_EXACT},
        {"flight 102", 1, "Flight 102", VALUE_FOLDED},
        {"2009", 1, "2009", VALUE_EXACT},
        {"3", 1, "3", VALUE_EXACT},
        {"?!", 1, "?!", VALUE_EXACT},
        {"o'brien; drop", 1, "O'Brien; DROP", VALUE_FOLDED},
        {"unicorn", 0, NULL, VALUE_EXACT},
        {"york new", 0, NULL, VALUE_EXACT},
        {" ", 0, NULL, VALUE_EXACT},
        {"\xff\xfe", 0, NULL, VALUE_EXACT},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct db_value found[16];
        size_t count = find(f, rows[i].phrase, -1, found, 16);
        if (count != rows[i].count ||
            (count && (strcmp(found[0].text, rows[i].first) != 0 || found[0].match != rows[i].match))) {
            fail_msg("\"%s\": %zu, %s %d", rows[i].phrase, count, count ? found[0].text : "",
                     count ? (int)found[0].match : -1);
        }
        for (size_t v = 0; v < count; v++) {
            assert_true(found[v].score > 0 && found[v].score <= 1);
            assert_true(v == 0 || found[v].score <= found[v - 1].score);
            assert_true((found[v].match == VALUE_EXACT) == (strcmp(found[v].text, rows[i].phrase) == 0));
            for (size_t u = 0; u < v; u++) {
                assert_true(found[u].column != found[v].column || strcmp(found[u].text, found[v].text) != 0);
            }
        }
    }
}

static void searches_are_limited(void **state) {
    struct fixture *f = *state;
    const struct db_catalogue *c = db_catalogue(fixture_open(f, PEOPLE));
    struct db_value found[16];
    int city = db_find_column(c, 0, "city"), name = db_find_column(c, 0, "name");
    assert_int_equal(find(f, "new york", -1, found, 1), 1);
    assert_string_equal(found[0].text, "new york");
    assert_int_equal(found[0].column, city);
    assert_int_equal(found[0].rows, 1);
    assert_int_equal(find(f, "new york", name, found, 16), 0);
    assert_int_equal(find(f, "new york", -1, found, 0), 0);
    char *long_phrase = arena_alloc(f->arena, 100001);
    memset(long_phrase, 'a', 100000);
    assert_int_equal(find(f, long_phrase, -1, found, 16), 0);
    for (size_t i = 1; i < 200; i += 2) {
        long_phrase[i] = ' ';
    }
    long_phrase[200] = '\0';
    assert_int_equal(find(f, long_phrase, -1, found, 16), 0);
}

/* A column of more values than are indexed: what is beyond them is found if it is an opaque name. */
static void values_beyond_the_index_are_found(void **state) {
    static const struct {
        const char *phrase, *stored;
    } rows[] = {{"D119999", "D119999"}, {"d119998", "D119998"}, {"D120001", NULL}, {"119999", NULL}};
    struct fixture *f = *state;
    struct db *db = fixture_open(f, "CREATE TABLE device (label TEXT);"
                                    "WITH n(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM n WHERE x < 120000)"
                                    " INSERT INTO device SELECT printf('D%06d', x) FROM n;");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct db_value value = {.text = NULL};
        size_t count = db_values(db, f->arena, rows[i].phrase, strlen(rows[i].phrase), -1, &value, 1);
        bool whole = count > 0 && (value.match == VALUE_EXACT || value.match == VALUE_FOLDED);
        if (whole != (rows[i].stored != NULL) || (whole && strcmp(value.text, rows[i].stored) != 0)) {
            fail_msg("%s: %s", rows[i].phrase, count > 0 ? value.text : "none");
        }
    }
}

static void columns_list_their_values(void **state) {
    struct fixture *f = *state;
    const struct db_catalogue *c = db_catalogue(fixture_open(f, PEOPLE));
    const char *values[8];
    assert_int_equal(db_column_values(f->db, f->arena, db_find_column(c, 0, "grade"), values, 8), 3);
    assert_string_equal(values[0], "3");
    assert_string_equal(values[1], "2");
    assert_int_equal(db_column_values(f->db, f->arena, db_find_column(c, 0, "animal"), values, 2), 2);
    assert_string_equal(values[0], "Dog");
    assert_true(db_column_values(f->db, f->arena, db_find_column(c, 0, "id"), values, 8) > 0);
    assert_int_equal(db_column_values(f->db, f->arena, -1, values, 8), 0);
    assert_int_equal(db_column_values(f->db, f->arena, 99, values, 8), 0);
}

static void columns_that_may_hold_a_word_are_marked(void **state) {
    struct fixture *f = *state;
    const struct db_catalogue *c = db_catalogue(fixture_open(
        f, "CREATE TABLE t (id INTEGER PRIMARY KEY, plain TEXT, plan TEXT, unit TEXT, owner TEXT, abroad "
           "TEXT);\n"
           "INSERT INTO t VALUES (1, 'Green cities', '9 AM', 'far', 'Ann''s', 'Bogot\xc3\xa1');\n"
           "INSERT INTO t VALUES (2, 'Writers', '$ twenty', '3.5km', 'O''Brien', '\xe6\x9d\xb1 x');\n"));
    static const struct {
        const char *norm, *stem;
        bool figures;
        const char *columns; /* of plain and plan: 1 if it is to be marked */
    } rows[] = {
        {"city", "citi", false, "10"},
        {"writer", "writer", false, "10"},
        {"writters", "writter", false, "10"}, /* a letter off */
        {"riters", "riter", false, "00"},
        {"greet", "greet", false, "00"}, /* too short for that */
        {"unicorn", "unicorn", false, "00"},
        {"km", "km", false, "00"},
        {"am", "am", false, "01"},
        {"unicorn", "unicorn", true, "01"},
        {"20", "20", true, "01"},
        {"na\xc3\xafve", "na\xc3\xafv", false, "11"},
        {"o'brien", "o'brien", false, "11"},
    };
    static const char *const names[] = {"plain", "plan"};
    bool *marked = arena_array(f->arena, c->column_count, sizeof *marked);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct db_word word = {rows[i].norm, rows[i].stem};
        memset(marked, true, c->column_count * sizeof *marked);
        db_mark_holders(f->db, &word, 1, rows[i].figures, marked);
        for (size_t k = 0; k < 2; k++) {
            if (marked[db_find_column(c, 0, names[k])] != (rows[i].columns[k] == '1')) {
                fail_msg("%s in %s", rows[i].norm, names[k]);
            }
        }
        /* a unit behind decimals, an apostrophe, another script: it is open what their words are */
        assert_true(marked[db_find_column(c, 0, "unit")]);
        assert_true(marked[db_find_column(c, 0, "owner")]);
        assert_true(marked[db_find_column(c, 0, "abroad")]);
    }
    memset(marked, true, c->column_count * sizeof *marked);
    db_mark_holders(f->db, NULL, 0, false, marked);
    assert_false(marked[db_find_column(c, 0, "plain")]);
}

/* A file that is large enough for the cache. */
static const char *make_large(struct fixture *f) {
    const char *path = fixture_path(f, "large.sqlite");
    fixture_make(path, "CREATE TABLE t (id INTEGER PRIMARY KEY, word TEXT, filling BLOB);"
                       "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000)"
                       "INSERT INTO t SELECT i, 'word ' || i, zeroblob(1000) FROM n;");
    return path;
}

static size_t ask(struct fixture *f, const char *path, const char *cache, const char *phrase) {
    const struct db_options options = {.cache_directory = cache};
    struct db *db = NULL;
    struct db_value found[4];
    assert_int_equal(db_open(path, &options, &db, NULL), CSQL_OK);
    size_t count = db_values(db, f->arena, phrase, strlen(phrase), -1, found, 4);
    db_close(db);
    return count;
}

static const char *only_file(struct fixture *f, const char *directory) {
    DIR *dir = opendir(directory);
    const char *path = NULL;
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));) {
        if (*entry->d_name != '.') {
            path = arena_printf(f->arena, "%s/%s", directory, entry->d_name);
        }
    }
    closedir(dir);
    assert_non_null(path);
    return path;
}

static void damage(const char *path, long at) {
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, at, at < 0 ? SEEK_END : SEEK_SET), 0);
    int byte = fgetc(file);
    assert_int_equal(fseek(file, -1, SEEK_CUR), 0);
    assert_int_not_equal(fputc(byte ^ 0x40, file), EOF);
    assert_int_equal(fclose(file), 0);
}

static void a_large_index_is_cached(void **state) {
    struct fixture *f = *state;
    const char *path = make_large(f), *cache = fixture_path(f, "cache");
    struct stat before, after;
    assert_int_equal(ask(f, path, cache, "WORD 17"), 1);
    assert_int_equal(fixture_count_files(f->directory), 2);
    const char *file = only_file(f, cache);
    assert_int_equal(stat(file, &before), 0);
    assert_int_equal(before.st_mode & 0777, 0600);
    assert_int_equal(ask(f, path, cache, "word 17"), 1); /* from the cache: it is not written again */
    assert_int_equal(stat(file, &after), 0);
    assert_int_equal(before.st_ino, after.st_ino);
    static const long places[] = {0, 8, 12, 40, 300, 5000, 200000, -1, -1000};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        damage(file, places[i]);
        assert_int_equal(ask(f, path, cache, "word 17"), 1);
    }
    assert_int_equal(truncate(file, 100), 0);
    assert_int_equal(ask(f, path, cache, "word 17"), 1);
    assert_int_equal(truncate(file, 0), 0);
    assert_int_equal(ask(f, path, cache, "word 17"), 1);
    fixture_make(path, "UPDATE t SET word = 'another' WHERE id = 17");
    assert_int_equal(ask(f, path, cache, "word 17"), 0); /* stale, and so not used */
    assert_int_equal(ask(f, path, cache, "another"), 1);
    assert_int_equal(fixture_count_files(cache), 1);
}

static void a_cache_that_cannot_be_is_done_without(void **state) {
    struct fixture *f = *state;
    const char *path = make_large(f);
    assert_int_equal(ask(f, path, "", "word 17"), 1);
    assert_int_equal(ask(f, path, fixture_path(f, "large.sqlite/no"), "word 17"), 1);
    assert_int_equal(ask(f, path, "/proc/none/such", "word 17"), 1);
    assert_int_equal(fixture_count_files(f->directory), 1);
    assert_int_equal(setenv("XDG_CACHE_HOME", f->directory, 1), 0);
    assert_int_equal(ask(f, path, NULL, "word 17"), 1);
    assert_int_equal(unsetenv("XDG_CACHE_HOME"), 0);
    assert_int_equal(fixture_count_files(fixture_path(f, "clarisql")), 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, fixture_set_up, fixture_tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(phrases_find_values),
        TEST(searches_are_limited),
        TEST(values_beyond_the_index_are_found),
        TEST(columns_list_their_values),
        TEST(columns_that_may_hold_a_word_are_marked),
        TEST(a_large_index_is_cached),
        TEST(a_cache_that_cannot_be_is_done_without),
    };
    return cmocka_run_group_tests_name("db_values", tests, NULL, NULL);
}
