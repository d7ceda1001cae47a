/* The generator's modules: English, names, mentions, the lexicon, terms and their judges, and whole runs. */
#include "db_fixture.h"

#include <sys/stat.h>

#include "forge/clarity.h"
#include "forge/english.h"
#include "forge/input.h"
#include "forge/lexicon.h"
#include "forge/run.h"
#include "forge/wording.h"
#include "record/record.h"

static const char *data_directory(void) {
    const char *directory = getenv("CLARISQL_DATADIR");
    return directory ? directory : "data";
}

static struct arena *arena;
static struct forge_lexicon *lexicon;

static int set_up(void **state) {
    (void)state;
    csql_error error;
    arena = arena_new();
    return arena && forge_lexicon_open(data_directory(), &lexicon, &error) == CSQL_OK ? 0 : -1;
}

static int tear_down(void **state) {
    (void)state;
    forge_lexicon_close(lexicon);
    arena_free(arena);
    return 0;
}

/* ---- English ---- */

static void plurals(void **state) {
    (void)state;
    static const char *const pairs[][2] = {
        {"city", "cities"},
        {"point in time", "points in time"},
        {"address", "addresses"},
        {"way to get in touch", "ways to get in touch"},
        {"first day", "first days"},
        {"sum of money", "sums of money"},
        {"dates", "dates"},
        {"contact information", "contact information"},
        {"tax", "taxes"},
        {"body of law", "bodies of law"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        assert_string_equal(forge_plural(arena, pairs[i][0]), pairs[i][1]);
    }
    assert_true(forge_is_plural("names"));
    assert_true(forge_is_plural("people"));
    assert_false(forge_is_plural("status"));
    assert_false(forge_is_plural("address"));
    assert_true(forge_takes_an("hour"));
    assert_true(forge_takes_an("Asian nation"));
    assert_false(forge_takes_an("university"));
    const char *const items[] = {"a", "b", "c"};
    assert_string_equal(forge_list(arena, items, 1, "or"), "a");
    assert_string_equal(forge_list(arena, items, 2, "or"), "a or b");
    assert_string_equal(forge_list(arena, items, 3, "or"), "a, b or c");
}

/* ---- WordNet ---- */

static void lexicon_relations(void **state) {
    (void)state;
    assert_true(forge_lexicon_knows(lexicon, "cities"));
    assert_false(forge_lexicon_knows(lexicon, "xqzzt"));
    assert_true(forge_lexicon_synonyms(lexicon, "movie", "film", 2));
    assert_true(forge_lexicon_synonyms(lexicon, "price", "prices", 1));
    assert_false(forge_lexicon_synonyms(lexicon, "price", "color", 3));
    assert_true(forge_lexicon_under(lexicon, "dog", "animal", 2, 8));
    assert_false(forge_lexicon_under(lexicon, "animal", "dog", 2, 8));
    assert_true(forge_lexicon_kind(lexicon, "animal", "dog", 2, 8));
    assert_true(forge_lexicon_is_thing(lexicon, "officer"));
    assert_false(forge_lexicon_is_thing(lexicon, "famous"));
    assert_false(forge_lexicon_is_thing(lexicon, "xqzzt"));
    char overlong[400];
    memset(overlong, 'a', sizeof overlong - 1);
    overlong[sizeof overlong - 1] = '\0';
    assert_false(forge_lexicon_knows(lexicon, overlong));
    assert_false(forge_lexicon_knows(lexicon, ""));
}

static void lexicon_refuses(void **state) {
    (void)state;
    struct forge_lexicon *other = NULL;
    csql_error error;
    assert_int_equal(forge_lexicon_open("no/such/folder", &other, &error), CSQL_NOT_FOUND);
    assert_null(other);
    char folder[] = "/tmp/clarisql-forge-XXXXXX", path[64];
    assert_non_null(mkdtemp(folder));
    assert_true(snprintf(path, sizeof path, "%s/lexicon.bin", folder) > 0);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs("CSQLLEX", file) >= 0);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(forge_lexicon_open(folder, &other, &error), CSQL_BAD_DATA);
    assert_int_equal(remove(path), 0);
    assert_int_equal(rmdir(folder), 0);
}

/* ---- mentions ---- */

static void split(const char *text, struct forge_name *out) {
    csql_error error;
    assert_int_equal(forge_name_split(arena, text, out, &error), CSQL_OK);
}

static void mentions_of_names(void **state) {
    (void)state;
    static const struct {
        const char *question, *name, *owner, *span; /* span NULL: not in one place */
        bool plural;
    } cases[] = {
        {"What are the first names of all students?", "first_name", "student", "first names", true},
        {"What are the names of all students?", "student_name", "student", "names", true},
        {"Show the order status of each order.", "order_status_code", "orders", "order status", false},
        {"List member names and their party names.", "member_name", "member", "member names", true},
        {"List member names and their party names.", "party_name", "party", "party names", true},
        {"Show the date of birth.", "date_of_birth", "person", "date of birth", false},
        {"What is the average list price?", "list_price", "product", "list price", false},
        {"How old is he?", "age", "person", NULL, false},
        {"Show the age and the age of the owner.", "age", "person", NULL, false},
        {"", "age", "person", NULL, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct forge_text text;
        struct forge_name name, owner;
        struct forge_span spans[4];
        csql_error error;
        assert_int_equal(forge_text_read(arena, cases[i].question, &text, &error), CSQL_OK);
        split(cases[i].name, &name);
        split(cases[i].owner, &owner);
        size_t count = forge_find_name(&text, &name, &owner, spans, 4);
        if (!cases[i].span) {
            assert_int_not_equal(count, 1);
            continue;
        }
        assert_int_equal(count, 1);
        assert_memory_equal(cases[i].question + spans[0].start, cases[i].span, strlen(cases[i].span));
        assert_int_equal(spans[0].end - spans[0].start, strlen(cases[i].span));
        assert_int_equal(spans[0].plural, cases[i].plural);
    }
}

static void mentions_of_values(void **state) {
    (void)state;
    static const struct {
        const char *question, *value;
        size_t count;
    } cases[] = {
        {"Who is from France?", "france", 1}, {"Who is from 'New York'?", "New York", 1},
        {"Is US in USA?", "US", 1},           {"France or France?", "France", 2},
        {"Who is from France?", "", 0},       {"Nobody", "Nobody at all in the world", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct forge_text text;
        struct forge_span spans[4];
        csql_error error;
        assert_int_equal(forge_text_read(arena, cases[i].question, &text, &error), CSQL_OK);
        assert_int_equal(forge_find_value(&text, cases[i].value, spans, 4), cases[i].count);
    }
}

static void heads_of_names(void **state) {
    (void)state;
    static const char *const cases[][3] = {
        {"date_of_birth", "person", "date"},   {"times_per_day", "schedule", "time"},
        {"number_cities", "market", "number"}, {"city_name", "venue", "name"},
        {"height_cm", "person", "height"},     {"Residents_per_officer", "county", "resid"},
        {"price_in_dollars", "item", "price"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct forge_name name, owner;
        const char *heads[2];
        split(cases[i][0], &name);
        split(cases[i][1], &owner);
        assert_in_range(forge_heads(&name, &owner, heads), 1, 2);
        assert_string_equal(heads[0], cases[i][2]);
    }
}

/* ---- input ---- */

static const char *write_file(const char *name, const char *text) {
    static char path[256];
    assert_true(snprintf(path, sizeof path, "/tmp/clarisql-forge-%d-%s", (int)getpid(), name) > 0);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    return path;
}

static void input_forms(void **state) {
    (void)state;
    static const struct {
        const char *text;
        csql_status status;
        size_t batches, skipped;
        const char *id, *sql;
    } cases[] = {
        {"{\"id\":\"a\",\"db_id\":\"d\",\"question\":\"q\",\"sql\":\"SELECT 1\"}\n", CSQL_OK, 1, 0, "a",
         "SELECT 1"},
        {"[{\"db_id\":\"d\",\"question\":\"q\",\"query\":\"SELECT 2\"}]", CSQL_OK, 1, 0, "0", "SELECT 2"},
        {"[\n{\"question_id\":7,\"db_id\":\"d\",\"question\":\"q\",\"SQL\":\"SELECT "
         "3\",\"evidence\":\"e\"},\n"
         "{\"question_id\":8,\"db_id\":\"../x\",\"question\":\"q\",\"SQL\":\"SELECT 3\"}]",
         CSQL_OK, 1, 1, "7", "SELECT 3"},
        {"{\"db_id\":\"d\"}\n", CSQL_BAD_DATA, 0, 1, NULL, NULL},
        {"", CSQL_BAD_DATA, 0, 0, NULL, NULL},
        {"{\"db_id\":", CSQL_BAD_JSON, 0, 0, NULL, NULL},
        {"7\n", CSQL_BAD_DATA, 0, 1, NULL, NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *path = write_file("input", cases[i].text);
        struct forge_input input;
        csql_error error;
        assert_int_equal(forge_input_read(arena, path, &input, &error), cases[i].status);
        assert_int_equal(input.skipped, cases[i].skipped);
        if (cases[i].status == CSQL_OK) {
            assert_int_equal(input.count, cases[i].batches);
            assert_string_equal(input.batches[0].rows[0].id, cases[i].id);
            assert_string_equal(input.batches[0].rows[0].sql, cases[i].sql);
        }
        assert_int_equal(remove(path), 0);
    }
    struct forge_input input;
    csql_error error;
    assert_int_equal(forge_input_read(arena, "/no/such/file", &input, &error), CSQL_NOT_FOUND);
}

/* ---- wording ---- */

static void wording_fills_and_varies(void **state) {
    (void)state;
    struct forge_wording *wording = NULL;
    csql_error error;
    assert_int_equal(forge_wording_read(arena, data_directory(), &wording, &error), CSQL_OK);
    struct forge_slot slots[] = {{"term", "date"}, {"choices", "a or b"}, {"column", "c"}};
    const char *first = NULL;
    bool varied = false;
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct forge_random random = forge_random_seed(seed, "x", "y");
        const char *said = forge_say(wording, arena, &random, "ask column", slots, 3);
        assert_non_null(said);
        assert_non_null(strstr(said, "date"));
        assert_non_null(strstr(said, "a or b"));
        assert_null(strpbrk(said, "{}<>"));
        varied = varied || (first && strcmp(first, said) != 0);
        first = said;
    }
    assert_true(varied);
    struct forge_random random = forge_random_seed(1, "x", "y");
    assert_null(forge_say(wording, arena, &random, "no such symbol", NULL, 0));
}

/* ---- whole runs ---- */

static const char script[] =
    "CREATE TABLE member (member_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, phone TEXT, email "
    "TEXT,"
    " joining_date TEXT, leaving_date TEXT, city TEXT, country TEXT);"
    "INSERT INTO member VALUES (1, 'Janessa', 'Bosco', '1', 'a@b.c', '2001-01-01', '2002-01-01', 'Porto', "
    "'Portugal'),"
    " (2, 'Janelle', 'Berge', '2', 'b@b.c', '2001-02-01', '2002-02-01', 'Lyon', 'France'),"
    " (3, 'Omar', 'Quinn', '3', 'c@b.c', '2001-03-01', '2002-03-01', 'Osaka', 'Japan'),"
    " (4, 'Ugo', 'Kant', '4', 'd@b.c', '2001-04-01', '2002-04-01', 'Kyoto', 'Japan');";

static const char questions[] =
    "{\"id\":\"1\",\"db_id\":\"club\",\"question\":\"What are the last names of all members?\","
    "\"sql\":\"SELECT last_name FROM member\"}\n"
    "{\"id\":\"2\",\"db_id\":\"club\",\"question\":\"Show the phone of each member from France.\","
    "\"sql\":\"SELECT phone FROM member WHERE country = 'France'\"}\n"
    "{\"id\":\"3\",\"db_id\":\"club\",\"question\":\"What is the email of the member with first name Janessa "
    "and "
    "last name Bosco?\",\"sql\":\"SELECT email FROM member WHERE first_name = 'Janessa' AND last_name = "
    "'Bosco'\"}\n"
    "{\"id\":\"4\",\"db_id\":\"club\",\"question\":\"Show the first name and last name of every member.\","
    "\"sql\":\"SELECT first_name, last_name FROM member\"}\n"
    "{\"id\":\"5\",\"db_id\":\"club\",\"question\":\"Nonsense\",\"sql\":\"SELECT nothing FROM nowhere\"}\n"
    "{\"id\":\"7\",\"db_id\":\"club\",\"question\":\"Show \xff.\",\"sql\":\"SELECT city FROM member\"}\n"
    "{\"id\":\"6\",\"db_id\":\"gone\",\"question\":\"Show the city.\",\"sql\":\"SELECT city FROM member\"}\n";

struct made {
    char folder[64], from[96], out[96];
};

static void make_input(struct made *made) {
    char path[128];
    assert_true(snprintf(made->folder, sizeof made->folder, "/tmp/clarisql-forge-XXXXXX") > 0);
    assert_non_null(mkdtemp(made->folder));
    assert_true(snprintf(path, sizeof path, "%s/club", made->folder) > 0);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_true(snprintf(path, sizeof path, "%s/club/club.sqlite", made->folder) > 0);
    sqlite3 *connection = NULL;
    assert_int_equal(sqlite3_open(path, &connection), SQLITE_OK);
    assert_int_equal(sqlite3_exec(connection, script, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(connection), SQLITE_OK);
    assert_true(snprintf(made->from, sizeof made->from, "%s/questions.jsonl", made->folder) > 0);
    assert_true(snprintf(made->out, sizeof made->out, "%s/out", made->folder) > 0);
    FILE *file = fopen(made->from, "w");
    assert_non_null(file);
    assert_true(fputs(questions, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static void remove_input(const struct made *made) {
    char command[128];
    assert_true(snprintf(command, sizeof command, "rm -r %s", made->folder) > 0);
    assert_int_equal(system(command), 0);
}

static csql_status run(const struct made *made, const char *patterns, size_t jobs,
                       struct forge_statistics **statistics) {
    struct forge_options options = {.from = made->from,
                                    .db_root = made->folder,
                                    .out = made->out,
                                    .data = data_directory(),
                                    .pattern = patterns,
                                    .seed = 5,
                                    .jobs = jobs};
    struct buffer places = buffer_new(1 << 20);
    csql_error error;
    csql_status status = forge_run(&options, statistics, &places, &error);
    buffer_free(&places);
    return status;
}

static char *read_whole(const struct made *made, const char *name) {
    char path[160];
    assert_true(snprintf(path, sizeof path, "%s/%s", made->out, name) > 0);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    char *text = arena_alloc(arena, 1 << 20);
    assert_non_null(text);
    size_t length = fread(text, 1, (1 << 20) - 1, file);
    assert_true(length > 0 && length < (1 << 20) - 1);
    assert_int_equal(fclose(file), 0);
    return text;
}

#define CLARITY "col_amb_lexical,col_amb_semantic,val_amb,col_unans,val_unans,mixed"

static void run_makes_what_it_says(void **state) {
    (void)state;
    struct made made;
    make_input(&made);
    struct forge_statistics *statistics = NULL;
    assert_int_equal(run(&made, CLARITY, 1, &statistics), CSQL_OK);
    assert_int_equal(statistics->rows, 7);
    assert_int_equal(statistics->unread, 2);
    assert_int_equal(statistics->missing_databases, 1);
    struct buffer page = buffer_new(1 << 20);
    forge_statistics_print(statistics, &page);
    assert_non_null(strstr(buffer_text(&page), "Lexical Amb"));
    buffer_free(&page);
    forge_statistics_free(statistics);

    char path[160];
    struct record_reader *reader = NULL;
    struct record record;
    csql_error error;
    bool done = false, lexical = false, pair = false, shortened = false, null = false;
    assert_true(snprintf(path, sizeof path, "%s/single.jsonl", made.out) > 0);
    assert_int_equal(record_reader_open(path, &reader, &error), CSQL_OK);
    for (;;) {
        assert_int_equal(record_reader_next(reader, arena, &record, &done, &error), CSQL_OK);
        if (done) {
            break;
        }
        lexical = lexical || (strcmp(record.turns[0].text, "What are the names of all members?") == 0 &&
                              record.pivots[0].group_count == 2);
        pair =
            pair || (record.pivot_count == 2 && record.modes[0] == CSQL_COL_AMB && record.reading_count == 2);
        for (size_t i = 0; i < record.pivot_count; i++) {
            const struct record_pivot *pivot = &record.pivots[i];
            assert_memory_equal(record.turns[0].text + pivot->start, pivot->term, strlen(pivot->term));
            bool unanswerable = pivot->mode == CSQL_COL_UNANS || pivot->mode == CSQL_VAL_UNANS;
            assert_int_equal(pivot->group_count == 0, unanswerable);
            null = null || unanswerable;
            shortened = shortened || strcmp(pivot->term, "J.") == 0 || strcmp(pivot->term, "Jan.") == 0 ||
                        strcmp(pivot->term, "Jane.") == 0 || strcmp(pivot->term, "Ja.") == 0;
        }
    }
    record_reader_close(reader);
    assert_true(lexical);
    assert_true(pair);
    assert_true(shortened);
    assert_true(null);
    remove_input(&made);
}

static void run_is_the_same_for_any_jobs(void **state) {
    (void)state;
    struct made made;
    make_input(&made);
    struct forge_statistics *statistics = NULL;
    assert_int_equal(run(&made, CLARITY, 1, &statistics), CSQL_OK);
    forge_statistics_free(statistics);
    char *single = read_whole(&made, "single.jsonl"), *multi = read_whole(&made, "multi.jsonl");
    assert_int_equal(run(&made, CLARITY, 4, &statistics), CSQL_OK);
    forge_statistics_free(statistics);
    assert_string_equal(read_whole(&made, "single.jsonl"), single);
    assert_string_equal(read_whole(&made, "multi.jsonl"), multi);
    remove_input(&made);
}

static void run_refuses(void **state) {
    (void)state;
    struct made made;
    make_input(&made);
    struct forge_statistics *statistics = NULL;
    assert_int_equal(run(&made, "no_such_pattern", 1, &statistics), CSQL_NOT_FOUND);
    assert_null(statistics);
    assert_int_equal(run(&made, "val_amb,no_such_pattern", 1, &statistics), CSQL_NOT_FOUND);
    assert_int_equal(remove(made.from), 0);
    assert_int_equal(run(&made, CLARITY, 1, &statistics), CSQL_NOT_FOUND);
    remove_input(&made);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plurals),
        cmocka_unit_test(lexicon_relations),
        cmocka_unit_test(lexicon_refuses),
        cmocka_unit_test(mentions_of_names),
        cmocka_unit_test(mentions_of_values),
        cmocka_unit_test(heads_of_names),
        cmocka_unit_test(input_forms),
        cmocka_unit_test(wording_fills_and_varies),
        cmocka_unit_test(run_makes_what_it_says),
        cmocka_unit_test(run_is_the_same_for_any_jobs),
        cmocka_unit_test(run_refuses),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
