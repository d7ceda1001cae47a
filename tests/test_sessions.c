/* The sessions of conversations/sessions/: turns that lean on the one before. Of their turns a share has the
 * rows of the queries that were worked out by hand; fewer than have been reached are a loss. */
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

#define MAX_LINE 16384
#define LEAST_SESSIONS 80
#define LEAST_RIGHT 180 /* turns, of all */

struct tally {
    size_t sessions, turns, right;
};

static csql_engine *engine;

static const char *schema_root(void) {
    const char *build = getenv("BUILD");
    return build ? build : "build";
}

static bool same_rows(const char *path, const char *expected, const char *got) {
    struct arena *arena = arena_new();
    struct db *db = NULL;
    struct score_query a = {0}, b = {0};
    assert_non_null(arena);
    assert_int_equal(db_open(path, NULL, &db, NULL), CSQL_OK);
    assert_int_equal(score_query_read(arena, db, expected, &a, NULL), CSQL_OK);
    assert_true(a.ran);
    const bool same = got && score_query_read(arena, db, got, &b, NULL) == CSQL_OK && b.ran &&
                      score_same_rows(arena, &a, &b);
    db_close(db);
    arena_free(arena);
    return same;
}

static void play(const json *session, struct tally *tally) {
    char path[512];
    const char *db_id = json_get_string(session, "db_id");
    csql_session *open = NULL;
    const csql_options options = {.keep_context = 1};
    (void)snprintf(path, sizeof path, "%s/schemas/%s/%s.sqlite", schema_root(), db_id, db_id);
    assert_int_equal(csql_session_open(engine, path, &options, &open, NULL), CSQL_OK);
    for (const json *turn = json_first(json_get(session, "turns")); turn; turn = json_next(turn)) {
        const char *text = json_get_string(turn, "text"), *sql = json_get_string(turn, "sql");
        csql_answer *answer = NULL;
        assert_int_equal(csql_session_turn(open, text, strlen(text), &answer, NULL), CSQL_OK);
        const bool right = same_rows(path, sql, answer->sql);
        if (!right) {
            print_message("%s: \"%s\": expected %s, got %s\n", json_get_string(session, "id"), text, sql,
                          answer->sql ? answer->sql : "no query");
        }
        tally->turns++;
        tally->right += right;
        csql_answer_free(answer);
    }
    tally->sessions++;
    csql_session_free(open);
}

static void play_file(const char *path, struct tally *tally) {
    FILE *file = fopen(path, "r");
    static char line[MAX_LINE];
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        json *session = NULL;
        assert_int_equal(json_parse(line, strcspn(line, "\n"), &session, NULL), CSQL_OK);
        play(session, tally);
        json_free(session);
    }
    (void)fclose(file);
}

static void conversations_go_on(void **state) {
    struct tally tally = {0};
    glob_t files = {0};
    (void)state;
    assert_int_equal(csql_engine_open(NULL, &engine, NULL), CSQL_OK);
    assert_int_equal(glob("conversations/sessions/*.jsonl", 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        play_file(files.gl_pathv[i], &tally);
    }
    globfree(&files);
    csql_engine_free(engine);
    print_message("%zu of %zu turns of %zu sessions are right\n", tally.right, tally.turns, tally.sessions);
    assert_true(tally.sessions >= LEAST_SESSIONS);
    assert_true(tally.right >= LEAST_RIGHT);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(conversations_go_on)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
