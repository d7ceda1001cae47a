/* The sessions of conversations/sessions/: turns that lean on the one before. Each turn's answer must have
 * the rows of the query that was worked out by hand. known-failures.txt beside them lists the sessions that
 * fail today with the reason; a listed one that passes is a failure, so that the list only shrinks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <glob.h>

#include "base/arena.h"
#include "base/json.h"
#include "clarisql.h"
#include "db/db.h"
#include "score/score.h"

#define MAX_SESSIONS 400
#define MAX_KNOWN 200
#define MAX_LINE 16384
#define WHY_BYTES 1500

struct known {
    char id[96];
    bool used;
};

struct run {
    json *session;
    struct known *known; /* or NULL */
};

static csql_engine *engine;
static struct run runs[MAX_SESSIONS];
static size_t run_count;
static struct known known[MAX_KNOWN];
static size_t known_count;

static const char *schema_root(void) {
    const char *build = getenv("BUILD");
    return build ? build : "build";
}

/* Writes why the rows differ; "" if they do not. */
static void compare(const char *path, const char *expected, const char *got, char why[static WHY_BYTES]) {
    struct arena *arena = arena_new();
    struct db *db = NULL;
    csql_error error = {0};
    struct score_query a = {0}, b = {0};
    assert_non_null(arena);
    assert_int_equal(db_open(path, NULL, &db, &error), CSQL_OK);
    assert_int_equal(score_query_read(arena, db, expected, &a, &error), CSQL_OK);
    assert_true(a.ran);
    bool same = got && score_query_read(arena, db, got, &b, &error) == CSQL_OK && b.ran &&
                score_same_rows(arena, &a, &b);
    if (!same) {
        (void)snprintf(why, WHY_BYTES, "expected %s, got %s", expected, got ? got : "no query");
    }
    db_close(db);
    arena_free(arena);
}

static void run_turns(const json *session, char why[static WHY_BYTES]) {
    char path[512];
    const char *db_id = json_get_string(session, "db_id");
    csql_session *open = NULL;
    csql_error error = {0};
    csql_options options = {.keep_context = 1};
    (void)snprintf(path, sizeof path, "%s/schemas/%s/%s.sqlite", schema_root(), db_id, db_id);
    assert_int_equal(csql_session_open(engine, path, &options, &open, &error), CSQL_OK);
    for (const json *turn = json_first(json_get(session, "turns")); turn && !why[0]; turn = json_next(turn)) {
        const char *text = json_get_string(turn, "text");
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_turn(open, text, strlen(text), &answer, &error), CSQL_OK);
        char wrong[WHY_BYTES] = "";
        compare(path, json_get_string(turn, "sql"), answer->sql, wrong);
        if (wrong[0]) {
            (void)snprintf(why, WHY_BYTES, "\"%.200s\": %.1200s", text, wrong);
        }
        csql_answer_free(answer);
    }
    csql_session_free(open);
}

static void test_session(void **state) {
    const struct run *run = *state;
    char why[WHY_BYTES] = "";
    run_turns(run->session, why);
    if (run->known && !why[0]) {
        fail_msg("%s passes: take it out of conversations/sessions/known-failures.txt", run->known->id);
    } else if (run->known) {
        print_message("known failure: %s\n", run->known->id);
    } else if (why[0]) {
        fail_msg("%s", why);
    }
}

static void test_the_list_names_sessions(void **state) {
    (void)state;
    size_t turns = 0;
    for (size_t i = 0; i < known_count; i++) {
        assert_true(known[i].used);
    }
    for (size_t i = 0; i < run_count; i++) {
        turns += json_size(json_get(runs[i].session, "turns"));
    }
    assert_true(run_count >= 80 && turns >= 2 * run_count);
}

static struct known *find_known(const char *id) {
    for (size_t i = 0; i < known_count; i++) {
        if (strcmp(known[i].id, id) == 0) {
            known[i].used = true;
            return &known[i];
        }
    }
    return NULL;
}

/* "id: reason" a line; "#" begins a comment. */
static bool read_known(void) {
    FILE *file = fopen("conversations/sessions/known-failures.txt", "r");
    char line[512];
    bool fine = file != NULL;
    while (fine && fgets(line, sizeof line, file)) {
        size_t length = strcspn(line, ":");
        if (line[0] == '#' || line[0] == '\n') {
            continue;
        }
        fine = line[length] == ':' && length < sizeof known->id && known_count < MAX_KNOWN;
        if (fine) {
            (void)snprintf(known[known_count++].id, sizeof known->id, "%.*s", (int)length, line);
        }
    }
    if (file) {
        (void)fclose(file);
    }
    return fine;
}

static bool read_sessions(const char *path) {
    FILE *file = fopen(path, "r");
    static char line[MAX_LINE];
    bool fine = file != NULL;
    while (fine && fgets(line, sizeof line, file)) {
        fine = run_count < MAX_SESSIONS &&
               json_parse(line, strcspn(line, "\n"), &runs[run_count].session, NULL) == CSQL_OK;
        if (fine) {
            runs[run_count].known = find_known(json_get_string(runs[run_count].session, "id"));
            run_count++;
        }
    }
    if (file) {
        (void)fclose(file);
    }
    return fine;
}

int main(void) {
    csql_error error = {0};
    glob_t files = {0};
    static struct CMUnitTest tests[MAX_SESSIONS + 1];
    bool fine = read_known() && glob("conversations/sessions/*.jsonl", 0, NULL, &files) == 0 &&
                csql_engine_open(NULL, &engine, &error) == CSQL_OK;
    for (size_t i = 0; fine && i < files.gl_pathc; i++) {
        fine = read_sessions(files.gl_pathv[i]);
    }
    globfree(&files);
    if (!fine) {
        (void)fprintf(stderr, "conversations/sessions cannot be read %s\n", error.message);
        return 1;
    }
    for (size_t i = 0; i < run_count; i++) {
        tests[i] = (struct CMUnitTest){.name = json_get_string(runs[i].session, "id"),
                                       .test_func = test_session,
                                       .initial_state = &runs[i]};
    }
    tests[run_count] =
        (struct CMUnitTest){.name = "the list names sessions", .test_func = test_the_list_names_sessions};
    int result = _cmocka_run_group_tests("sessions", tests, run_count + 1, NULL, NULL);
    for (size_t i = 0; i < run_count; i++) {
        json_free(runs[i].session);
    }
    csql_engine_free(engine);
    return result;
}
