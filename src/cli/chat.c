/* The loop. */
#include "cli/chat.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/dot.h"
#include "cli/habit.h"
#include "cli/interrupt.h"
#include "cli/names.h"
#include "cli/prompt.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "record/lines.h"

/* An empty line takes the default, which is the first choice of each pivot. */
static void take_default(struct chat *chat) {
    const csql_answer *asked = chat->dialogue.last;
    struct buffer reply = buffer_new(256);
    for (size_t i = 0; i < asked->pivot_count; i++) {
        if (asked->pivots[i].group_count) {
            buffer_string(&reply, reply.length ? ", 1" : "1");
        }
    }
    /* Where whole readings are the choices, the first of them. */
    if (!reply.length) {
        buffer_string(&reply, "1");
    }
    chat_turn(chat, buffer_text(&reply), reply.length);
    buffer_free(&reply);
}

/* English that begins as SQL does: "Select the names of all customers from Leeds". It is no SQL by its
 * grammar, or reads from what is no table; what has its words in capitals is SQL all the same. */
static bool is_english(struct chat *chat, const char *line, const char *sql) {
    csql_error error = {.status = CSQL_OK};
    struct db *db = chat_database(chat);
    const bool shouted = strncmp(line, "SELECT ", 7) == 0 && strstr(line, " FROM ") != NULL;
    return db != NULL && !shouted && db_prepare(db, sql, &error) == CSQL_BAD_SQL &&
           (strstr(error.message, "syntax error") != NULL || strstr(error.message, "no such table") != NULL);
}

/* The dot command that the line stands for; NULL if it is a question. */
static char *habitual(struct chat *chat, const char *line) {
    char *command = habit_command(line, chat->dialogue.open);
    if (command != NULL && strncmp(command, ".sql ", 5) == 0 && is_english(chat, line, command + 5)) {
        free(command);
        return NULL;
    }
    return command;
}

/* A line of the user, trimmed at its start: empty lines are for a pending clarification alone. */
static void take_line(struct chat *chat, const char *line, size_t length) {
    size_t blanks = strspn(line, " \t");
    blanks = blanks < length ? blanks : length;
    const bool typed = blanks < length;
    char *command = typed ? habitual(chat, line + blanks) : NULL;
    if (typed ? command != NULL && *command == '\0' : chat->dialogue.open) {
        take_default(chat);
    } else if (command != NULL) {
        dot_run(chat, command);
    } else if ((line[blanks] == '.' || line[blanks] == '\\') && length - blanks > 1 &&
               line[blanks + 1] != '.') {
        dot_run(chat, line + blanks);
    } else if (typed) {
        chat_turn(chat, line, length);
    }
    free(command);
}

/* The most of a database's name that a prompt shows, in cells; and a prompt, in bytes. */
#define PROMPT_CELLS ((size_t)40)
#define MOST_PROMPT ((size_t)512)

/* readline counts what stands between \001 and \002 as no width. */
static const char *prompt_text(const struct chat *chat, char *out, size_t size) {
    const char *on = chat->terminal.color ? "\001\033[1m\002" : "";
    const char *off = chat->terminal.color ? "\001\033[0m\002" : "";
    struct buffer name = buffer_new(MOST_PROMPT);
    (void)visible_add(&name, chat->name, strlen(chat->name), PROMPT_CELLS);
    (void)snprintf(out, size, "%s%s%s%s ", on, buffer_text(&name), chat->dialogue.open ? "?" : ">", off);
    buffer_free(&name);
    return out;
}

/* Rows of a table that a terminal shows, until .rows says otherwise. */
#define SHOWN_ROWS 40

static void talk_at_terminal(struct chat *chat) {
    char *history = prompt_history_path();
    chat->terminal.rows = SHOWN_ROWS;
    prompt_open(history, names_complete, chat);
    if (!chat->options->quiet) {
        struct buffer hello = buffer_new(SIZE_MAX / 2);
        buffer_printf(&hello, "clarisql %s. Ask %s in English; .help shows how, Ctrl-D leaves.",
                      csql_version(), chat->name);
        terminal_aside(buffer_text(&hello));
        buffer_free(&hello);
    }
    while (!chat->done) {
        char text[MOST_PROMPT + 32];
        char *line = NULL;
        enum prompt_result result = prompt_read(prompt_text(chat, text, sizeof text), &line);
        if (result == PROMPT_END) {
            chat->done = true;
        } else if (result == PROMPT_INTERRUPTED) {
            chat_cancel(chat);
        } else {
            take_line(chat, line, strlen(line));
            (void)fflush(stdout);
        }
        free(line);
    }
    prompt_close();
    free(history);
}

static void talk_in_pipe(struct chat *chat) {
    struct lines *lines = NULL;
    csql_error error = {.status = CSQL_OK};
    csql_status status = lines_open("-", &lines, &error);
    bool ended = status != CSQL_OK;
    while (!ended && !chat->done) {
        struct line line;
        status = lines_next(lines, NULL, &line, &ended, &error);
        if (status == CSQL_OK && !ended) {
            if (chat->options->echo) {
                terminal_text(&chat->terminal, STYLE_PLAIN, chat->name);
                (void)fputs(chat->dialogue.open ? "? " : "> ", stdout);
                terminal_text(&chat->terminal, STYLE_PLAIN, line.text);
                (void)fputc('\n', stdout);
            }
            take_line(chat, line.text, line.length);
            (void)fflush(stdout);
        } else if (status != CSQL_OK) {
            chat_fail(chat, status, &error);
            ended = status != CSQL_TOO_LONG;
        }
    }
    lines_close(lines);
}

static csql_status open_log(struct chat *chat, const char *path, csql_error *error) {
    if (!path) {
        return CSQL_OK;
    }
    chat->log_path = strdup(path);
    return chat->log_path ? record_writer_open(path, &chat->log, error) : CSQL_NO_MEMORY;
}

int command_chat(const struct options *options, int count, char **operands) {
    (void)count;
    struct chat chat = {.options = options, .mode = options->mode};
    chat.terminal = terminal_of(stdout, (enum color_when)options->color);
    chat.interactive = isatty(STDIN_FILENO) == 1 && chat.terminal.interactive;
    csql_error error = {.status = CSQL_OK};
    chat.engine = sessions_engine(options);
    csql_status status = CSQL_OK;
    if (chat.engine) {
        status = chat_open(&chat, operands[0], &error);
        if (status == CSQL_OK) {
            status = open_log(&chat, options->log, &error);
        }
    }
    if (!chat.engine || status != CSQL_OK) {
        if (status != CSQL_OK) {
            report_error(NULL, status, &error);
        }
        chat.status = STATUS_FAILED;
    } else if (chat.interactive) {
        talk_at_terminal(&chat);
    } else {
        talk_in_pipe(&chat);
    }
    redirect_free(&chat.redirect);
    chat_drop_imports(&chat);
    chat_close_dialogue(&chat);
    record_writer_close(chat.log);
    names_free(chat.names);
    db_close(chat.db);
    interrupt_watch(NULL);
    csql_session_free(chat.session);
    csql_engine_free(chat.engine);
    free(chat.path);
    free(chat.name);
    free(chat.sql);
    free(chat.log_path);
    return chat.status;
}
