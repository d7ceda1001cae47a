/* A turn of the loop: the question or reply to the session, the answer to the user and the log. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "cli/chat.h"
#include "cli/interrupt.h"
#include "cli/names.h"
#include "cli/remembered.h"
#include "cli/render.h"
#include "cli/report.h"
#include "cli/sessions.h"
#include "cli/table.h"

void chat_fail(struct chat *chat, csql_status status, const csql_error *error) {
    report_error(NULL, status, error);
    if (!chat->interactive && status != CSQL_INTERRUPTED) {
        chat->status = 1;
    }
}

csql_options chat_options(const struct chat *chat, bool keep) {
    csql_options options = sessions_options(chat->options, keep);
    options.imports = chat->imports;
    options.import_count = chat->import_count;
    return options;
}

void chat_drop_imports(struct chat *chat) {
    for (size_t i = 0; i < chat->import_count; i++) {
        free((char *)chat->imports[i].path);
        free((char *)chat->imports[i].table);
    }
    free(chat->imports);
    chat->imports = NULL;
    chat->import_count = 0;
}

/* Opens the database at path with chat->imports; what was open stays on failure. */
static csql_status open_session(struct chat *chat, const char *path, csql_error *error) {
    csql_session *session = NULL;
    const csql_options options = chat_options(chat, true);
    csql_status status = csql_session_open(chat->engine, path, &options, &session, error);
    if (status != CSQL_OK) {
        return status;
    }
    char *copy = strdup(path);
    char *name = sessions_name(path);
    if (!copy || !name) {
        free(copy);
        free(name);
        csql_session_free(session);
        return CSQL_NO_MEMORY;
    }
    chat_close_dialogue(chat);
    if (chat->interactive) {
        interrupt_watch(session);
    }
    csql_session_free(chat->session);
    names_free(chat->names);
    db_close(chat->db);
    free(chat->path);
    free(chat->name);
    free(chat->sql);
    chat->sql = NULL;
    chat->names = NULL;
    chat->db = NULL;
    chat->session = session;
    chat->path = copy;
    chat->name = name;
    if (csql_session_notice(session)) {
        report("%s", csql_session_notice(session));
    }
    remembered_load(chat);
    return CSQL_OK;
}

csql_status chat_open(struct chat *chat, const char *path, csql_error *error) {
    struct chat before = *chat;
    chat->imports = NULL;
    chat->import_count = 0;
    csql_status status = open_session(chat, path, error);
    if (status == CSQL_OK) {
        chat_drop_imports(&before);
    } else {
        chat->imports = before.imports;
        chat->import_count = before.import_count;
    }
    return status;
}

csql_status chat_import(struct chat *chat, const char *path, const char *table, csql_error *error) {
    const csql_import added = {.path = strdup(path), .table = table ? strdup(table) : NULL};
    csql_import *imports = realloc(chat->imports, (chat->import_count + 1) * sizeof *imports);
    csql_status status = CSQL_NO_MEMORY;
    if (imports) {
        chat->imports = imports;
        imports[chat->import_count] = added;
    }
    if (imports && added.path && (added.table || !table)) {
        chat->import_count++;
        status = open_session(chat, chat->path, error);
        chat->import_count -= status != CSQL_OK;
    }
    if (status != CSQL_OK) {
        free((char *)added.path);
        free((char *)added.table);
    }
    return status;
}

static void log_dialogue(struct chat *chat) {
    csql_error error = {.status = CSQL_OK};
    csql_status status = dialogue_log(&chat->dialogue, chat->log, chat->name, &error);
    if (status != CSQL_OK) {
        chat_fail(chat, status, &error);
    }
}

void chat_close_dialogue(struct chat *chat) {
    if (chat->log && chat->dialogue.open) {
        log_dialogue(chat);
    }
    dialogue_free(&chat->dialogue);
}

void chat_cancel(struct chat *chat) {
    csql_session_cancel(chat->session);
    if (chat->log && chat->dialogue.open) {
        log_dialogue(chat);
    }
    chat->dialogue.open = false;
}

struct db *chat_database(struct chat *chat) {
    if (!chat->db) {
        csql_error error = {.status = CSQL_OK};
        const struct db_options options = {.imports = chat->imports, .import_count = chat->import_count};
        csql_status status = db_open(chat->path, &options, &chat->db, &error);
        if (status != CSQL_OK) {
            chat_fail(chat, status, &error);
        }
    }
    return chat->db;
}

/* The name that a query has wrong, behind the words of SQLite's message; NULL if that says something else. */
static const char *unknown_name(const char *message, const char *words) {
    const size_t length = strlen(words);
    const char *name = strncmp(message, words, length) == 0 ? message + length : NULL;
    const char *dot = name != NULL ? strrchr(name, '.') : NULL;
    return dot != NULL ? dot + 1 : name;
}

/* Tells of a query that did not run, and of what its wrong name was likely meant to be. */
static void fail_query(struct chat *chat, csql_status status, csql_error *error) {
    const char *column = unknown_name(error->message, "no such column: ");
    const char *table = unknown_name(error->message, "no such table: ");
    struct db *db = column != NULL || table != NULL ? chat_database(chat) : NULL;
    const struct db_catalogue *catalogue = db != NULL ? db_catalogue(db) : NULL;
    const char *nearest = NULL;
    if (catalogue != NULL && column != NULL && catalogue->column_count > 0) {
        nearest = report_nearest(column, &catalogue->columns[0].name, catalogue->column_count,
                                 sizeof *catalogue->columns);
    } else if (catalogue != NULL && table != NULL && catalogue->table_count > 0) {
        nearest = report_nearest(table, &catalogue->tables[0].name, catalogue->table_count,
                                 sizeof *catalogue->tables);
    }
    if (nearest != NULL) {
        const size_t length = strlen(error->message);
        (void)snprintf(error->message + length, sizeof error->message - length, ", did you mean '%s'?",
                       nearest);
    }
    chat_fail(chat, status, error);
}

bool chat_run(struct chat *chat, const char *sql, bool answered) {
    csql_error error = {.status = CSQL_OK};
    double begun = clock_ms();
    terminal_measure(&chat->terminal);
    struct terminal terminal = chat->terminal;
    enum render_mode mode = (enum render_mode)chat->mode;
    FILE *out = redirect_begin(chat, &terminal, &mode);
    if (out == NULL) {
        return false;
    }
    const bool whole = chat->options->max_rows == 0 && !terminal.interactive;
    csql_status status = table_query(&terminal, chat->session, sql, mode, whole, answered, &error);
    if (!redirect_end(chat, out)) {
        chat->status = chat->interactive ? chat->status : 1;
    }
    if (status != CSQL_OK) {
        (void)fflush(stdout);
        fail_query(chat, status, &error);
        return false;
    }
    if (chat->timer) {
        (void)fflush(stdout);
        (void)fprintf(stderr, "rows in %.1f ms\n", clock_ms() - begun);
    }
    return true;
}

static void show_answered(struct chat *chat, const csql_answer *answer) {
    if (answer->reason && !chat->options->quiet) {
        (void)fflush(stdout);
        terminal_aside(answer->reason);
    }
    terminal_text(&chat->terminal, STYLE_SQL, answer->sql);
    (void)fputc('\n', stdout);
    (void)fflush(stdout);
    (void)chat_run(chat, answer->sql, true);
}

/* Nothing was asked of the data: a greeting, or what the answer before means. */
static bool is_talk(const csql_answer *answer) {
    return answer->status == CSQL_UNANSWERABLE && answer->pivot_count == 0 &&
           answer->alternative_count == 0 && answer->reason;
}

/* The same choices are open as before: the reply settled nothing. */
static bool asks_the_same(const csql_answer *before, const csql_answer *now) {
    bool same = before->status == CSQL_AMBIGUOUS && now->status == CSQL_AMBIGUOUS &&
                before->pivot_count == now->pivot_count &&
                before->interpretation_count == now->interpretation_count;
    for (size_t i = 0; same && i < now->pivot_count; i++) {
        const csql_pivot *a = &before->pivots[i], *b = &now->pivots[i];
        same = strcmp(a->term, b->term) == 0 && a->group_count == b->group_count && a->shown == b->shown;
    }
    return same;
}

/* repeated: what is asked was asked just before, and its choices are still in sight. */
static void show_answer(struct chat *chat, const csql_answer *answer, bool repeated) {
    if (repeated && !chat->options->json) {
        render_line(&chat->terminal,
                    "Still open: a number takes one of the choices above, an empty line the one with "
                    "the star; \"never mind\" drops the question.");
    } else if (chat->options->json) {
        csql_error error = {.status = CSQL_OK};
        csql_status status = sessions_print_json(answer, chat->name, &error);
        if (status != CSQL_OK) {
            chat_fail(chat, status, &error);
        }
    } else if (answer->status == CSQL_ANSWERED) {
        show_answered(chat, answer);
    } else if (answer->status == CSQL_AMBIGUOUS) {
        render_clarification(&chat->terminal, answer);
    } else if (is_talk(answer)) {
        terminal_text(&chat->terminal, STYLE_PLAIN, answer->reason);
        (void)fputc('\n', stdout);
    } else {
        render_null(&chat->terminal, answer);
    }
    if (chat->timer) {
        (void)fflush(stdout);
        (void)fprintf(stderr, "answer in %.1f ms\n", answer->milliseconds);
    }
}

static csql_status note_sql(struct chat *chat, const char *sql) {
    char *copy = strdup(sql);
    if (!copy) {
        return CSQL_NO_MEMORY;
    }
    free(chat->sql);
    chat->sql = copy;
    return CSQL_OK;
}

void chat_turn(struct chat *chat, const char *text, size_t length) {
    csql_answer *answer = NULL;
    csql_error error = {.status = CSQL_OK};
    csql_status status = csql_session_turn(chat->session, text, length, &answer, &error);
    if (status != CSQL_OK) {
        chat_fail(chat, status, &error);
        return;
    }
    if (is_talk(answer) && !chat->dialogue.open) {
        show_answer(chat, answer,
                    false); /* and what was asked before is still what .why and .sql are about */
        csql_answer_free(answer);
        return;
    }
    if (chat->dialogue.open && chat->log && !dialogue_continues(&chat->dialogue, text, answer)) {
        log_dialogue(chat);
    }
    if (answer->sql && (status = note_sql(chat, answer->sql)) != CSQL_OK) {
        (void)error_set(&error, status, "out of memory");
        csql_answer_free(answer);
        chat_fail(chat, status, &error);
        return;
    }
    const bool repeated = chat->dialogue.open && asks_the_same(chat->dialogue.last, answer);
    status = dialogue_add(&chat->dialogue, text, answer, &error);
    show_answer(chat, answer, repeated);
    if (status != CSQL_OK) {
        chat_fail(chat, status, &error);
    } else if (chat->log && !chat->dialogue.open) {
        log_dialogue(chat);
    }
}
