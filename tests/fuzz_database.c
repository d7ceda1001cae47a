/* Fuzzes opening a database and answering from it: the input is the file. */
#include "fuzz_session.h"

#define QUESTION "Which shops in Bonn opened after 2000, and how many sales did each make?"

static csql_engine *engine;
static char path[PATH_MAX];

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    csql_error error = {.status = CSQL_OK};
    (void)count;
    (void)arguments;
    fuzz_make_directory();
    fuzz_path(path, "fuzz.sqlite");
    fuzz_require(csql_engine_open("data", &engine, &error) == CSQL_OK, error.message);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const csql_options options = {.timeout_ms = 1000, .max_rows = 50, .cache_directory = ""};
    csql_session *session = NULL;
    csql_answer *answer = NULL;
    csql_error error = {.status = CSQL_OK};
    fuzz_write(path, data, size);
    csql_status status = csql_session_open(engine, path, &options, &session, &error);
    fuzz_check(status == CSQL_OK || (!session && error.message[0]),
               "a file that does not open has a message");
    fuzz_check(status != CSQL_INTERNAL && status != CSQL_NOT_FOUND, "what fails is the file");
    if (status == CSQL_OK) {
        status = csql_session_ask(session, QUESTION, strlen(QUESTION), &answer, &error);
        fuzz_check((status == CSQL_OK) == (answer != NULL), "an answer is what success gives");
        fuzz_check(status != CSQL_INTERNAL && status != CSQL_BAD_TEXT, "what fails is not the question");
    }
    if (answer) {
        fuzz_check_answer(answer);
        fuzz_run_answer(session, answer);
    }
    csql_answer_free(answer);
    csql_session_free(session);
    return 0;
}
