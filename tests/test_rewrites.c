/* Rewrites: asked by itself, each has the reading alone that it is shown for; and what a question says of its
 * own words is heard, however it is put, and does no harm where it says nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "clarisql.h"

static const char script[] =
    "CREATE TABLE theatres (theatre_id INTEGER PRIMARY KEY, name TEXT, city TEXT, region TEXT);"
    "CREATE TABLE plays (play_id INTEGER PRIMARY KEY, title TEXT, opening_date TEXT, closing_date TEXT,"
    " stalls_price REAL, gallery_price REAL);"
    "CREATE TABLE runs (theatre_id INTEGER REFERENCES theatres (theatre_id),"
    " play_id INTEGER REFERENCES plays (play_id));"
    "CREATE TABLE players (player_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, home_town TEXT,"
    " birth_town TEXT, theatre_id INTEGER REFERENCES theatres (theatre_id));"
    "INSERT INTO theatres VALUES (1, 'Garrick', 'Hull', 'North'), (2, 'Lyceum', 'Bath', 'West');"
    "INSERT INTO plays VALUES (1, 'The Gale', '2021-02-01', '2021-05-01', 40, 12),"
    " (2, 'Mrs Thorne', '2020-01-10', '2021-06-01', 35, 10), (3, 'Low Tide', '2019-03-01', '2019-04-01', 30, "
    "9);"
    "INSERT INTO runs VALUES (1, 1), (1, 2), (2, 1), (2, 3);"
    "INSERT INTO players VALUES (1, 'Ada', 'Finch', 'Hull', 'Bath', 1), (2, 'Tom', 'Rook', 'Bath', 'Hull', "
    "2),"
    " (3, 'Ivy', 'Wren', 'York', 'York', 2);";

struct fixture {
    char path[64];
    csql_engine *engine;
    csql_session *session;
};

static int open_fixture(void **state) {
    struct fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    (void)snprintf(f->path, sizeof f->path, "/tmp/clarisql-rewrites-XXXXXX");
    int fd = mkstemp(f->path);
    assert_true(fd >= 0);
    close(fd);
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(f->path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, script, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    csql_error error = {0};
    csql_options options = {.cache_directory = ""};
    const char *data = getenv("CLARISQL_DATADIR");
    assert_int_equal(csql_engine_open(data ? data : "data", &f->engine, &error), CSQL_OK);
    assert_int_equal(csql_session_open(f->engine, f->path, &options, &f->session, &error), CSQL_OK);
    *state = f;
    return 0;
}

static int close_fixture(void **state) {
    struct fixture *f = *state;
    csql_session_free(f->session);
    csql_engine_free(f->engine);
    unlink(f->path);
    free(f);
    return 0;
}

static csql_answer *ask(struct fixture *f, const char *text) {
    csql_error error = {0};
    csql_answer *answer = NULL;
    assert_int_equal(csql_session_ask(f->session, text, strlen(text), &answer, &error), CSQL_OK);
    assert_non_null(answer);
    return answer;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The query's words in order, without the names of tables in it: the same for queries that differ in the
 * order of what they show. */
static void sort_words(const char *sql, char *out, size_t size) {
    char copy[1024];
    const char *words[256];
    size_t count = 0;
    char *rest = NULL;
    assert_true(strlen(sql) < sizeof copy);
    (void)snprintf(copy, sizeof copy, "%s", sql);
    for (char *w = strtok_r(copy, " ,.()", &rest); w; w = strtok_r(NULL, " ,.()", &rest)) {
        bool alias = w[0] == 'T' && w[1] >= '1' && w[1] <= '9';
        assert_true(count < 256);
        words[count] = w;
        count += !alias && strcmp(w, "AS") != 0;
    }
    qsort(words, count, sizeof *words, by_text);
    size_t used = 0;
    for (size_t i = 0; i < count; i++) {
        used += (size_t)snprintf(out + used, size - used, "%s ", words[i]);
        assert_true(used < size);
    }
}

static bool same_query(const char *one, const char *other) {
    char a[1024], b[1024];
    sort_words(one, a, sizeof a);
    sort_words(other, b, sizeof b);
    return strcmp(a, b) == 0;
}

static void rewrites_have_their_reading_alone(void **state) {
    static const char *const questions[] = {
        "What are the dates of all plays?",
        "List the title and date of each play",
        "Show me the prices of The Gale.",
        "Which towns do the players come from?",
        "List the name of every player.",
        "How many players are from Hull?",
        "Which plays does each theatre show?",
        "What are the dates of the plays that every theatre shows?",
        "Where is the Lyceum?",
        "Show the cheapest price of the plays",
        "What is the average price of plays?",
        "Which play has the latest date?",
    };
    size_t ambiguous = 0, rewrites = 0, same = 0;
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        csql_answer *answer = ask(*state, questions[i]);
        ambiguous += answer->status == CSQL_AMBIGUOUS;
        for (size_t k = 0; answer->status == CSQL_AMBIGUOUS && k < answer->interpretation_count; k++) {
            const csql_candidate *reading = &answer->interpretations[k];
            csql_answer *again = ask(*state, reading->rewrite);
            const bool alone = again->status == CSQL_ANSWERED && same_query(again->sql, reading->sql);
            if (!alone) {
                print_message("%s: %s\n", reading->rewrite, again->sql == NULL ? "no query" : again->sql);
            }
            rewrites++;
            same += alone;
            assert_string_equal(again->question, reading->rewrite);
            csql_answer_free(again);
        }
        csql_answer_free(answer);
    }
    assert_true(ambiguous > 6);
    assert_true(same * 10 >= rewrites * 9); /* the engine is learned: nearly all, not each */
}

/* A question that says what it means is answered, and the query has the first text and not the second. */
static void glosses_are_heard(void **state) {
    static const struct {
        const char *question, *has, *lacks;
    } rows[] = {
        {"What are the dates of all plays? By \"dates\" I mean the closing date.", "closing_date",
         "opening_date"},
        {"what are the dates of all plays? by 'dates' i mean opening date", "opening_date", "closing_date"},
        {"What are the dates of all plays (by \"dates\" I mean the closing date)", "closing_date",
         "opening_date"},
        {"What are the dates of all plays?  By  \"dates\"  I  mean  plays.closing_date !", "closing_date",
         "opening_date"},
        {"What are the dates of all plays? By \"dates\" I mean both the opening date and the closing date.",
         "opening_date, closing_date", "WHERE"},
        {"How many players are from Hull? By \"Hull\" I mean the birth town \"Hull\".", "birth_town = 'Hull'",
         "home_town"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        csql_answer *answer = ask(*state, rows[i].question);
        if (answer->status != CSQL_ANSWERED) {
            print_message("%s: %s\n", rows[i].question, answer->clarification);
        }
        assert_int_equal(answer->status, CSQL_ANSWERED);
        assert_non_null(strstr(answer->sql, rows[i].has));
        assert_null(strstr(answer->sql, rows[i].lacks));
        csql_answer_free(answer);
    }
}

/* One of two things is said: the other is still asked about. */
static void one_gloss_leaves_the_rest(void **state) {
    csql_answer *answer = ask(*state, "What are the dates of the plays that every theatre shows? "
                                      "By \"dates\" I mean the closing date.");
    assert_int_equal(answer->status, CSQL_AMBIGUOUS);
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        assert_null(strstr(answer->interpretations[i].sql, "opening_date"));
    }
    csql_answer_free(answer);
}

static void odd_glosses_do_no_harm(void **state) {
    static const char *const texts[] = {
        "By \"dates\" I mean the closing date.",
        "List the titles of all plays. By \"dates\" I mean the closing date.",
        "What are the dates of all plays? By \"dates\" I mean the weather.",
        "What are the dates of all plays? By \"dates\" I mean",
        "What are the dates of all plays? By \"dates\" I mean .",
        "What are the dates of all plays? By \"\" I mean the closing date.",
        "What are the dates of all plays? By \"dates I mean the closing date.",
        "What are the dates of all plays? By \"dates\" I mean the closing date, and by \"",
        "What are the dates of all plays? By \"dates\" I mean the closing date and the closing date.",
        "What are the dates of all plays, according to",
        "What are the dates of all plays, according to the plays?",
        "What are the dates of all plays, according to ?!",
        "? By \"dates\" I mean the closing date.",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        csql_answer *answer = ask(*state, texts[i]);
        assert_string_equal(answer->question, texts[i]);
        csql_answer_free(answer);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rewrites_have_their_reading_alone, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(glosses_are_heard, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(one_gloss_leaves_the_rest, open_fixture, close_fixture),
        cmocka_unit_test_setup_teardown(odd_glosses_do_no_harm, open_fixture, close_fixture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
