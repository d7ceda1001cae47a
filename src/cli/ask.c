/* One question, one answer. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/error.h"
#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/compare.h"
#include "cli/dialogue.h"
#include "cli/render.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "cli/table.h"
#include "cli/verdict.h"
#include "record/lines.h"
#include "text/text.h"

/* The SQL and its rows. For the modes that other programs read, the SQL goes to standard error. */
static csql_status print_answered(const struct options *options, csql_session *session,
                                  const csql_answer *answer, csql_error *error) {
    struct terminal terminal = terminal_of(stdout, (enum color_when)options->color);
    bool data_only = table_is_data((enum render_mode)options->mode);
    if (answer->reason && !options->quiet) {
        terminal_aside(answer->reason);
    }
    if (!data_only) {
        terminal_text(&terminal, STYLE_SQL, answer->sql);
        (void)fputc('\n', stdout);
    } else if (!options->quiet) {
        terminal_aside(answer->sql);
    }
    (void)fflush(stdout);
    return table_query(&terminal, session, answer->sql, (enum render_mode)options->mode,
                       options->max_rows == 0, true, error);
}

static csql_status print_answer(const struct options *options, csql_session *session, const char *name,
                                const csql_answer *answer, csql_error *error) {
    struct terminal terminal = terminal_of(stdout, (enum color_when)options->color);
    if (options->all && answer->interpretation_count > 0) {
        return compare_print(options, session, name, answer, error);
    }
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

/* Appends the question and what came of it to the log; takes answer over. */
static csql_status log_answer(struct record_writer *log, const char *name, csql_answer *answer,
                              csql_error *error) {
    struct dialogue dialogue = {0};
    csql_status status = dialogue_add(&dialogue, answer->question, answer, error);
    if (status == CSQL_OK) {
        status = dialogue_log(&dialogue, log, name, error);
    }
    dialogue_free(&dialogue);
    return status;
}

static int exit_status(csql_answer_status status) {
    return status == CSQL_ANSWERED ? STATUS_OK : status == CSQL_AMBIGUOUS ? STATUS_ASKED : STATUS_NULL;
}

/* What --batch goes with, and what not; false with a report. */
static bool check_batch(const struct options *options, int count) {
    if (!options->batch || !options->db_root || count != 0) {
        report("--batch FILE and --db-root DIR go together, without a database; see clarisql ask --help");
        return false;
    }
    if (options->all || options->may_mean) {
        report("--batch takes neither --all nor --may-mean; see clarisql ask --help");
        return false;
    }
    return true;
}

static bool is_directory(const char *path) {
    struct stat directory;
    return stat(path, &directory) == 0 && S_ISDIR(directory.st_mode);
}

/* Asks and prints; *result is the exit status. */
static csql_status ask_one(const struct options *options, csql_session *session, const char *name,
                           const struct buffer *question, int *result, csql_error *error) {
    csql_answer *answer = NULL;
    struct record_writer *log = NULL;
    csql_status status = options->log ? record_writer_open(options->log, &log, error) : CSQL_OK;
    if (status == CSQL_OK) {
        status = csql_session_ask(session, buffer_text(question), question->length, &answer, error);
    }
    if (status == CSQL_OK) {
        *result = exit_status(answer->status);
        status = print_answer(options, session, name, answer, error);
    }
    if (status == CSQL_OK && log) {
        status = log_answer(log, name, answer, error);
        answer = NULL;
    }
    record_writer_close(log);
    csql_answer_free(answer);
    return status;
}

/* Whether the path, or one of several apart by colons, is a directory. */
static bool has_directory(const char *list) {
    bool found = is_directory(list);
    for (const char *at = list; !found && *at;) {
        size_t length = strcspn(at, ":");
        char *part = strndup(at, length);
        found = part && is_directory(part);
        free(part);
        at += length + (at[length] == ':');
    }
    return found;
}

/* Adds the question; of "-" the lines of standard input, which are one. */
static csql_status read_question(const char *operand, struct buffer *out, csql_error *error) {
    const bool piped = strcmp(operand, "-") == 0;
    struct lines *lines = NULL;
    csql_status status = piped ? lines_open(operand, &lines, error) : CSQL_OK;
    buffer_string(out, piped ? "" : operand);
    for (bool done = !piped; status == CSQL_OK && !done;) {
        struct line line;
        status = lines_next(lines, NULL, &line, &done, error);
        if (status == CSQL_OK && !done) {
            buffer_string(out, out->length > 0 ? " " : "");
            buffer_add(out, line.text, line.length);
        }
    }
    lines_close(lines);
    if (status == CSQL_OK && out->status != CSQL_OK) {
        status = error_set(error, out->status, "a turn has at most %zu bytes", TEXT_MAX_QUESTION);
    } else if (status == CSQL_OK && piped && strspn(buffer_text(out), " \t") == out->length) {
        status = error_set(error, CSQL_BAD_ARGUMENT, "standard input has no question");
    }
    return status;
}

int command_ask(const struct options *options, int count, char **operands) {
    if (options->batch || options->db_root) {
        if (!check_batch(options, count)) {
            return STATUS_MISUSED;
        }
        if (!has_directory(options->db_root)) {
            report("--db-root %s is not a directory", options->db_root);
            return STATUS_FAILED;
        }
        return batch_run(options);
    }
    if (options->all && options->may_mean) {
        report("--all and --may-mean do not go together; see clarisql ask --help");
        return STATUS_MISUSED;
    }
    if (count != 2) {
        report("ask needs a database and a question (in quotes); see clarisql ask --help");
        return STATUS_MISUSED;
    }
    csql_error error = {.status = CSQL_OK};
    struct buffer question = buffer_new(TEXT_MAX_QUESTION);
    csql_session *session = NULL;
    int result = STATUS_FAILED;
    char *name = sessions_name(operands[0]);
    csql_engine *engine = sessions_engine(options);
    csql_status status = CSQL_OK;
    if (!engine || !name) {
        goto out;
    }
    status = read_question(operands[1], &question, &error);
    if (status == CSQL_OK) {
        status = sessions_open(engine, operands[0], options, false, &session, &error);
    }
    if (status != CSQL_OK) {
        goto out;
    }
    if (csql_session_notice(session) && !options->quiet) {
        report("%s", csql_session_notice(session));
    }
    if (options->may_mean) {
        result = STATUS_OK;
        status = verdict_print(options, session, buffer_text(&question), options->may_mean, &error);
    } else {
        status = ask_one(options, session, name, &question, &result, &error);
    }
out:
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
        result = STATUS_FAILED;
    }
    csql_session_free(session);
    csql_engine_free(engine);
    buffer_free(&question);
    free(name);
    return result;
}
