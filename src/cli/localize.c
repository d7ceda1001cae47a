/* The question with its pivots, and what each could mean. */
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/localize_page.h"
#include "cli/render.h"
#include "cli/report.h"
#include "cli/sessions.h"

static void print_answer(const struct options *options, const csql_answer *answer) {
    struct terminal terminal = terminal_of(stdout, (enum color_when)options->color);
    render_question(&terminal, answer);
    render_pivots(&terminal, answer, options->verbose);
    if (answer->pivot_count == 0) {
        const char *none = answer->reason != NULL
                               ? answer->reason
                               : "No term could be found that makes the question unanswerable.";
        render_line(&terminal,
                    answer->status == CSQL_AMBIGUOUS
                        ? "No single term is ambiguous, but the question has several readings:"
                    : answer->status == CSQL_UNANSWERABLE
                        ? none
                        : "Nothing is ambiguous: every term could be pinned to one element of the schema.");
    }
    if (options->verbose && answer->rejected_count > 0) {
        puts("considered and found clear:");
        render_rejected(&terminal, answer);
    }
    if (options->verbose || (answer->pivot_count == 0 && answer->status == CSQL_AMBIGUOUS)) {
        puts("readings:");
        render_readings(&terminal, answer, options->verbose);
    }
}

int command_localize(const struct options *options, int count, char **operands) {
    (void)count;
    csql_error error = {.status = CSQL_OK};
    csql_session *session = NULL;
    csql_answer *answer = NULL;
    char *name = sessions_name(operands[0]);
    csql_engine *engine = sessions_engine(options);
    csql_status status = name ? CSQL_OK : CSQL_NO_MEMORY;
    int result = engine ? STATUS_OK : STATUS_FAILED;
    if (engine && status == CSQL_OK) {
        status = sessions_open(engine, operands[0], options, false, &session, &error);
    }
    if (session) {
        status = csql_session_ask(session, operands[1], strlen(operands[1]), &answer, &error);
    }
    if (answer && options->json) {
        status = sessions_print_json(answer, name, &error);
    } else if (answer) {
        print_answer(options, answer);
    }
    if (answer && status == CSQL_OK && options->report) {
        status = localize_page_write(options->report, answer, name, &error);
    }
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
        result = STATUS_FAILED;
    }
    csql_answer_free(answer);
    csql_session_free(session);
    csql_engine_free(engine);
    free(name);
    return result;
}
