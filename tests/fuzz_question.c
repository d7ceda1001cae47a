/* Fuzzes the question path: the input's lines are the turns of one conversation over a bundled sample
 * database. */
#include "fuzz_session.h"

/* A turn takes tens of milliseconds: more of them than this are not looked at. */
#define MAX_TURNS 4

static csql_session *session;

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    static csql_engine *engine;
    char path[PATH_MAX];
    const csql_options options = {
        .timeout_ms = 3000, .max_rows = 50, .may_skip = 1, .keep_context = 1, .cache_directory = ""};
    csql_error error = {.status = CSQL_OK};
    (void)count;
    (void)arguments;
    fuzz_make_directory();
    fuzz_path(path, "insurance.sqlite");
    fuzz_make_sample(path, "schemas/insurance.sql");
    fuzz_require(csql_engine_open("data", &engine, &error) == CSQL_OK &&
                     csql_session_open(engine, path, &options, &session, &error) == CSQL_OK,
                 error.message);
    return 0;
}

static void take_turn(const char *text, size_t length) {
    csql_answer *answer = NULL;
    csql_status status = csql_session_turn(session, text, length, &answer, NULL);
    fuzz_check((status == CSQL_OK) == (answer != NULL), "an answer is what success gives");
    fuzz_check(status == CSQL_OK || status == CSQL_BAD_TEXT || status == CSQL_TOO_LONG ||
                   status == CSQL_LIMIT,
               "a turn fails for its text or its time alone");
    if (answer) {
        fuzz_check_answer(answer);
        fuzz_run_answer(session, answer);
    }
    csql_answer_free(answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *at = (const char *)data, *end = at + size;
    for (int turn = 0; turn < MAX_TURNS && at < end; turn++) {
        const char *line = memchr(at, '\n', (size_t)(end - at));
        take_turn(at, (size_t)((line ? line : end) - at));
        at = line ? line + 1 : end;
    }
    /* Opening takes longer than a turn: the session stays, and remembers nothing. */
    csql_session_cancel(session);
    csql_session_forget(session);
    return 0;
}
