/* One question, one answer. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/dialogue.h"
#include "cli/render.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "cli/table.h"

/* The SQL and its rows. For the modes that other programs read, the SQL goes to standard error. */
static csql_status print_answered(const struct options *options, csql_session *session,
                                  const csql_answer *answer, csql_error *error) {
    struct terminal terminal = terminal_of(stdout, (enum color_when)options->color);
    bool data_only = options->mode == RENDER_CSV || options->mode == RENDER_JSON;
    if (answer->reason && !options->quiet) {
        (void)fprintf(stderr, "%s\n", answer->reason);
    }
    if (!data_only) {
        terminal_text(&terminal, STYLE_SQL, answer->sql);
        (void)fputc('\n', stdout);
    } else if (!options->quiet) {
        (void)fprintf(stderr, "%s\n", answer->sql);
    }
    (void)fflush(stdout);
    csql_rows *rows = NULL;
    csql_status status = csql_session_run(session, answer->sql, &rows, error);
    if (status == CSQL_OK) {
        table_print(&terminal, rows, (enum render_mode)options->mode);
    }
    csql_rows_free(rows);
    return status;
}

static csql_status print_answer(const struct options *options, csql_session *session, const char *name,
                                const csql_answer *answer, csql_error *error) {
    struct terminal terminal = terminal_of(stdout, (enum color_when)options->color);
    if (options->json) {
        return sessions_print_json(answer, name, error);
    }
    if (answer->status == CSQL_ANSWERED) {
        return print_answered(options, session, answer, error);
    }
    if (answer->status == CSQL_AMBIGUOUS) {
        render_clarification(&terminal, answer);
    } else {
        render_null(&terminal, answer);
    }
    return CSQL_OK;
}

/* Appends the question and what came of it to options->log; takes answer over. */
static csql_status log_answer(const struct options *options, const char *name, csql_answer *answer,
                              csql_error *error) {
    struct dialogue dialogue = {0};
    struct record_writer *writer = NULL;
    csql_status status = dialogue_add(&dialogue, answer->question, answer, error);
    if (status == CSQL_OK) {
        status = record_writer_open(options->log, &writer, error);
    }
    if (status == CSQL_OK) {
        status = dialogue_log(&dialogue, writer, name, error);
    }
    record_writer_close(writer);
    dialogue_free(&dialogue);
    return status;
}

static int exit_status(csql_answer_status status) {
    return status == CSQL_ANSWERED ? STATUS_OK : status == CSQL_AMBIGUOUS ? STATUS_ASKED : STATUS_NULL;
}

int command_ask(const struct options *options, int count, char **operands) {
    if (options->batch || options->db_root) {
        if (!options->batch || !options->db_root || count != 0) {
            report("--batch FILE and --db-root DIR go together, without a database; see clarisql ask --help");
            return STATUS_MISUSED;
        }
        struct stat directory;
        if (stat(options->db_root, &directory) != 0 || !S_ISDIR(directory.st_mode)) {
            report("--db-root %s is not a directory", options->db_root);
            return STATUS_FAILED;
        }
        return batch_run(options);
    }
    if (count != 2) {
        report("ask needs a database and a question (in quotes); see clarisql ask --help");
        return STATUS_MISUSED;
    }
    csql_error error = {.status = CSQL_OK};
    csql_session *session = NULL;
    csql_answer *answer = NULL;
    int result = STATUS_FAILED;
    char *name = sessions_name(operands[0]);
    csql_engine *engine = sessions_engine(options);
    csql_status status = CSQL_OK;
    if (!engine || !name) {
        goto out;
    }
    status = sessions_open(engine, operands[0], options, false, &session, &error);
    if (status != CSQL_OK) {
        goto out;
    }
    if (csql_session_notice(session) && !options->quiet) {
        report("%s", csql_session_notice(session));
    }
    status = csql_session_ask(session, operands[1], strlen(operands[1]), &answer, &error);
    if (status == CSQL_OK) {
        result = exit_status(answer->status);
        status = print_answer(options, session, name, answer, &error);
    }
    if (status == CSQL_OK && options->log) {
        status = log_answer(options, name, answer, &error);
        answer = NULL;
    }
out:
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
