/* One engine, several sessions, a thread each: the answers are those of one thread. */
#include "session_fixture.h"

#include <pthread.h>

#define THREADS 4

static const char schema[] =
    "CREATE TABLE shop(id INTEGER PRIMARY KEY, town TEXT, opened INTEGER);"
    "CREATE TABLE sale(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shop(id), price REAL, day DATE);"
    "INSERT INTO shop VALUES(1,'Bonn',1990),(2,'Bern',2000),(3,'Bonn',2010);"
    "INSERT INTO sale VALUES(1,1,10,'2024-01-05'),(2,1,20,'2024-02-07'),(3,2,30,'2024-02-08');";

static const char *const questions[] = {"How many shops are there?", "Which shops opened after 1995?",
                                        "What is the total price of sales in Bonn?"};
#define QUESTIONS (sizeof questions / sizeof *questions)

struct asker {
    csql_engine *engine;
    const char *path;
    char *sql[QUESTIONS]; /* "" for what is not answered; NULL for what failed */
};

/* Asks all in a session of its own, several of which are at work on the engine. */
static void *ask_all(void *context) {
    struct asker *asker = context;
    const csql_options options = {.cache_directory = ""};
    csql_session *session = NULL;
    if (csql_session_open(asker->engine, asker->path, &options, &session, NULL) != CSQL_OK) {
        return NULL;
    }
    for (size_t i = 0; i < QUESTIONS; i++) {
        csql_answer *answer = NULL;
        if (csql_session_ask(session, questions[i], strlen(questions[i]), &answer, NULL) == CSQL_OK) {
            asker->sql[i] = strdup(answer->sql ? answer->sql : "");
        }
        csql_answer_free(answer);
    }
    csql_session_free(session);
    return NULL;
}

static void threads_answer_alike(void **state) {
    struct conversation *c = *state;
    struct asker alone = {.engine = c->engine, .path = fixture_path(c->fixture, "talk.sqlite")};
    struct asker askers[THREADS];
    pthread_t threads[THREADS];
    for (size_t t = 0; t < THREADS; t++) {
        askers[t] = alone;
        assert_int_equal(pthread_create(&threads[t], NULL, ask_all, &askers[t]), 0);
    }
    for (size_t t = 0; t < THREADS; t++) {
        assert_int_equal(pthread_join(threads[t], NULL), 0);
    }
    (void)ask_all(&alone);
    assert_string_equal(alone.sql[0], "SELECT count(*) FROM shop");
    for (size_t i = 0; i < QUESTIONS; i++) {
        for (size_t t = 0; t < THREADS; t++) {
            assert_non_null(askers[t].sql[i]);
            assert_string_equal(askers[t].sql[i], alone.sql[i]);
            free(askers[t].sql[i]);
        }
        free(alone.sql[i]);
    }
}

static int set_up(void **state) {
    return conversation_set_up(state, schema, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(threads_answer_alike, set_up, conversation_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
