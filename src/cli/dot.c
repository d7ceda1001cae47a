#include "cli/dot.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/edit.h"
#include "cli/example.h"
#include "cli/model.h"
#include "cli/outputs.h"
#include "cli/prompt.h"
#include "cli/remembered.h"
#include "cli/render.h"
#include "cli/report.h"
#include "cli/schema.h"
#include "cli/sessions.h"

/* Questions that .help shows. */
#define EXAMPLES ((size_t)4)

static void wrong(struct chat *chat, const char *message) {
    report("%s", message);
    chat->status = chat->interactive ? chat->status : 1;
}

static void print_commands(const struct dot_command *one) {
    for (size_t i = 0; i < dot_command_count; i++) {
        const struct dot_command *command = &dot_commands[i];
        if (!one || one == command) {
            char usage[64];
            (void)snprintf(usage, sizeof usage, "%s %s", command->name, command->argument);
            printf("%-26s %s\n", usage, command->summary);
        }
    }
}

/* Questions of a kind that the open database answers so, a line each, below the heading. */
static void print_examples(struct chat *chat, const char *kind, size_t most, const char *heading) {
    const char *found[EXAMPLES];
    size_t count = 0;
    csql_error error = {.status = CSQL_OK};
    csql_session *session = NULL;
    struct db *db = chat_database(chat);
    struct arena *arena = arena_new();
    csql_status status = db && arena ? CSQL_OK : CSQL_NO_MEMORY;
    if (status == CSQL_OK) {
        const csql_options options = chat_options(chat, false);
        status = csql_session_open(chat->engine, chat->path, &options, &session, &error);
    }
    if (status == CSQL_OK) {
        status = example_find(session, db, kind, arena, found, most, &count, &error);
    }
    for (size_t i = 0; i < count; i++) {
        printf("%s  %s\n", i == 0 ? heading : "", found[i]);
    }
    if (status != CSQL_OK && db) {
        chat_fail(chat, status, &error);
    }
    csql_session_free(session);
    arena_free(arena);
}

/* What there is to do, in one screen, with questions that work here. */
static void teach(struct chat *chat) {
    print_examples(chat, "clear", EXAMPLES, "Ask in English. Of this database, for example:\n");
    print_examples(chat, "ambiguous", 1, "What could mean two things is asked back:\n");
    puts("Reply with a number, several, a name, a sentence or \"both\"; an empty line takes the one with the "
         "star.\n"
         "An answer can be gone on with: \"only those of 2024\", \"sort by name\", \"how many?\", \"undo\".\n"
         "SELECT ... runs as it is. Commands begin with a dot:\n"
         "  .tables .schema    what there is to ask about\n"
         "  .why .readings     what the words of the last question could mean\n"
         "  .sql .mode .save   the last query; how rows are shown; rows into a file\n"
         "  .remember .forget  what your replies settled: list it, keep it for later, drop it\n"
         "  .help all          every command; .help NAME tells of one\n"
         "  .quit              leave, as Ctrl-D does");
}

static void run_help(struct chat *chat, const char *argument) {
    char name[32];
    (void)snprintf(name, sizeof name, "%s%s", *argument == '.' ? "" : ".", argument);
    const bool all = strcmp(name, ".all") == 0;
    const struct dot_command *one = all ? NULL : dot_find(name, strlen(name));
    if (!*argument) {
        teach(chat);
    } else if (!all && !one) {
        wrong(chat, "no such command; .help all lists them");
    } else {
        print_commands(one);
    }
}

static void run_tables(struct chat *chat, const char *argument) {
    (void)argument;
    struct db *db = chat_database(chat);
    if (db) {
        schema_print_tables(&chat->terminal, db_catalogue(db));
    }
}

static void run_schema(struct chat *chat, const char *argument) {
    struct db *db = chat_database(chat);
    if (!db) {
        return;
    }
    int table = *argument ? db_find_table(db_catalogue(db), argument) : -1;
    if (*argument && table < 0) {
        wrong(chat, "no such table; .tables lists them");
        return;
    }
    schema_print(&chat->terminal, db_catalogue(db), table);
}

static void run_sql(struct chat *chat, const char *argument) {
    if (*argument) {
        (void)chat_run(chat, argument, false);
        return;
    }
    if (!chat->sql) {
        puts("No question has been answered with SQL yet.");
        return;
    }
    terminal_text(&chat->terminal, STYLE_SQL, chat->sql);
    (void)fputc('\n', stdout);
}

/* What the question's pivots are known from: the answer to the question itself, before any reply. */
static const csql_answer *asked(struct chat *chat) {
    if (!chat->dialogue.first) {
        puts("Nothing has been asked yet.");
    }
    return chat->dialogue.first;
}

static void run_why(struct chat *chat, const char *argument) {
    (void)argument;
    const csql_answer *answer = asked(chat);
    if (!answer) {
        return;
    }
    terminal_measure(&chat->terminal);
    render_question(&chat->terminal, answer);
    render_pivots(&chat->terminal, answer, true);
    const csql_answer *last = chat->dialogue.last;
    if (last->reason) {
        terminal_text(&chat->terminal, STYLE_PLAIN, last->reason);
        (void)fputc('\n', stdout);
    } else if (answer->pivot_count == 0) {
        puts("Every word could be pinned to one element of the schema.");
    }
}

static void run_readings(struct chat *chat, const char *argument) {
    (void)argument;
    const csql_answer *answer = asked(chat);
    if (!answer) {
        return;
    }
    if (answer->interpretation_count + answer->alternative_count == 0) {
        puts("No reading is left of this question.");
    }
    render_readings(&chat->terminal, answer, true);
}

static void run_log(struct chat *chat, const char *argument) {
    if (!*argument) {
        printf("log: %s\n", chat->log ? chat->log_path : "off");
        return;
    }
    struct record_writer *log = NULL;
    char *path = NULL;
    if (strcmp(argument, "off") != 0) {
        if (!outputs_check_one(chat->options, ".log", argument, chat->path)) {
            chat->status = chat->interactive ? chat->status : 1;
            return;
        }
        csql_error error = {.status = CSQL_OK};
        csql_status status = record_writer_open(argument, &log, &error);
        path = status == CSQL_OK ? strdup(argument) : NULL;
        if (!path) {
            record_writer_close(log);
            chat_fail(chat, status == CSQL_OK ? CSQL_NO_MEMORY : status, &error);
            return;
        }
    }
    record_writer_close(chat->log);
    free(chat->log_path);
    chat->log = log;
    chat->log_path = path;
}

static void run_mode(struct chat *chat, const char *argument) {
    static const char *const names[] = {"table", "csv", "tsv", "json", "markdown", "line"};
    if (!*argument) {
        printf("mode: %s\n", names[chat->mode]);
        return;
    }
    for (int i = 0; i < (int)(sizeof names / sizeof *names); i++) {
        if (strcmp(argument, names[i]) == 0) {
            chat->mode = i;
            return;
        }
    }
    wrong(chat, ".mode takes table, csv, tsv, json, markdown or line");
}

/* Sends rows to a file, from now on or once. */
static void send_rows(struct chat *chat, const char *argument, bool once) {
    if (!*argument && !once) {
        printf("output: %s\n", chat->redirect.path ? chat->redirect.path : "here");
    } else if (!*argument) {
        wrong(chat, ".once takes the name of a file");
    } else if (!redirect_to(chat, strcmp(argument, "off") == 0 ? NULL : argument, once)) {
        chat->status = chat->interactive ? chat->status : 1;
    }
}

static void run_output(struct chat *chat, const char *argument) {
    send_rows(chat, argument, false);
}

static void run_once(struct chat *chat, const char *argument) {
    send_rows(chat, argument, true);
}

/* The rows of the last answer, in a file; without a name, a new one of that ending (".csv"). */
static void save_rows(struct chat *chat, const char *name, const char *ending) {
    if (!chat->sql) {
        wrong(chat, "No question has been answered with SQL yet.");
        return;
    }
    char *made = *name ? NULL : redirect_name(chat, ending);
    if (!*name && !made) {
        wrong(chat, "name a file");
    } else if (redirect_to(chat, made ? made : name, true)) {
        (void)chat_run(chat, chat->sql, false);
    } else {
        chat->status = chat->interactive ? chat->status : 1;
    }
    free(made);
}

static void run_save(struct chat *chat, const char *argument) {
    const bool ending = strcmp(argument, ".csv") == 0 || strcmp(argument, ".tsv") == 0 ||
                        strcmp(argument, ".json") == 0 || strcmp(argument, ".md") == 0;
    save_rows(chat, ending ? "" : argument, ending ? argument : ".csv");
}

static void run_pager(struct chat *chat, const char *argument) {
    if (strcmp(argument, "on") == 0 || strcmp(argument, "off") == 0) {
        chat->redirect.paged = argument[1] == 'n';
    } else if (*argument) {
        wrong(chat, ".pager takes on or off; PAGER names the program");
    } else {
        printf("pager: %s\n", chat->redirect.paged ? "on" : "off");
    }
}

/* The last SQL or the last question, in an editor; what is saved there is run, or asked. */
static void run_edit(struct chat *chat, const char *argument) {
    const bool question = strcmp(argument, "question") == 0;
    const struct dialogue *dialogue = &chat->dialogue;
    if (*argument && !question) {
        wrong(chat, ".edit takes nothing, or question");
        return;
    }
    const char *asked = dialogue->turn_count > 0 ? dialogue->turns[0].text : NULL;
    const char *before = question ? asked : chat->sql;
    char *text = edit_text(before ? before : "", question ? ".txt" : ".sql");
    if (text && question) {
        chat_turn(chat, text, strlen(text));
    } else if (text) {
        (void)chat_run(chat, text, false);
    }
    free(text);
}

static void run_open(struct chat *chat, const char *argument) {
    if (!*argument) {
        printf("database: %s\n", chat->path);
        return;
    }
    if (chat->log && outputs_same(chat->log_path, argument)) {
        wrong(chat, "that file is the log; .log off closes it");
        return;
    }
    csql_error error = {.status = CSQL_OK};
    csql_status status = chat_open(chat, argument, &error);
    if (status != CSQL_OK) {
        chat_fail(chat, status, &error);
    }
}

/* Splits "FILE TABLE", which may be in quotes, in place; a name with blanks that is there is one file. */
static char *split_import(char *text, char **table) {
    struct stat info;
    *table = NULL;
    if (*text == '"' || *text == '\'') {
        char *end = strchr(text + 1, *text);
        if (end) {
            *end = '\0';
            *table = end + 1 + strspn(end + 1, " \t");
            text++;
        }
    } else if (stat(text, &info) != 0 && strpbrk(text, " \t")) {
        char *end = strrchr(text, ' ') ? strrchr(text, ' ') : strrchr(text, '\t');
        *table = end + 1;
        *end = '\0';
        for (end--; end > text && strchr(" \t", *end); end--) {
            *end = '\0';
        }
    }
    *table = *table && **table ? *table : NULL;
    return text;
}

static void tell_import(struct chat *chat) {
    struct db *db = chat_database(chat);
    const struct db_catalogue *catalogue = db ? db_catalogue(db) : NULL;
    if (!catalogue || catalogue->table_count == 0 || chat->options->quiet) {
        return;
    }
    const struct db_table *table = &catalogue->tables[catalogue->table_count - 1];
    struct buffer told = buffer_new(SIZE_MAX / 2);
    buffer_printf(&told, "%s: %" PRId64 " %s of ", table->name, table->rows,
                  table->rows == 1 ? "row" : "rows");
    for (int c = 0; c < table->column_count; c++) {
        buffer_printf(&told, "%s%s", c == 0 ? "" : ", ", catalogue->columns[table->first_column + c].name);
    }
    terminal_aside(buffer_text(&told));
    buffer_free(&told);
}

static void run_import(struct chat *chat, const char *argument) {
    const char *files = strncmp(argument, "--csv ", 6) == 0 ? argument + 6 : argument;
    char *copy = strdup(files + strspn(files, " \t")), *table = NULL;
    csql_error error = {.status = CSQL_OK};
    if (copy && !*copy) {
        wrong(chat,
              ".import takes the name of a CSV file, and a name for its table if it is not to be the file's");
    } else {
        const char *path = copy ? split_import(copy, &table) : NULL;
        csql_status status = path ? chat_import(chat, path, table, &error) : CSQL_NO_MEMORY;
        if (status != CSQL_OK) {
            chat_fail(chat, status, &error);
        } else {
            tell_import(chat);
        }
    }
    free(copy);
}

static void run_timer(struct chat *chat, const char *argument) {
    if (strcmp(argument, "on") == 0 || strcmp(argument, "off") == 0) {
        chat->timer = argument[1] == 'n';
    } else if (*argument) {
        wrong(chat, ".timer takes on or off");
    } else {
        chat->timer = !chat->timer;
        printf("timer: %s\n", chat->timer ? "on" : "off");
    }
}

static void run_history(struct chat *chat, const char *argument) {
    if (!chat->interactive) {
        wrong(chat, ".history is for a terminal");
    } else if (strcmp(argument, "clear") == 0) {
        prompt_history_clear();
    } else {
        char *end = NULL;
        errno = 0;
        unsigned long count = *argument ? strtoul(argument, &end, 10) : 20;
        if (*argument && (*end || errno || count == 0)) {
            wrong(chat, ".history takes a number, or clear");
            return;
        }
        prompt_history_print(count);
    }
}

static void run_rows(struct chat *chat, const char *argument) {
    char *end = NULL;
    errno = 0;
    unsigned long count = strtoul(argument, &end, 10);
    if (strcmp(argument, "all") == 0) {
        chat->terminal.rows = 0;
    } else if (!*argument) {
        if (chat->terminal.rows) {
            printf("rows: %zu\n", chat->terminal.rows);
        } else {
            puts("rows: all");
        }
    } else if (*end || errno || count == 0) {
        wrong(chat, ".rows takes a number, or all");
    } else {
        chat->terminal.rows = count;
    }
}

static void run_cost(struct chat *chat, const char *argument) {
    (void)argument;
    model_print_cost(chat->engine);
}

static void run_cancel(struct chat *chat, const char *argument) {
    (void)argument;
    chat_cancel(chat);
}

static void run_quit(struct chat *chat, const char *argument) {
    (void)argument;
    chat->done = true;
}

const struct dot_command dot_commands[] = {
    {".cancel", "", NULL, run_cancel, "drop the pending clarification, as Ctrl-C does"},
    {".cost", "", NULL, run_cost, "what language models were asked, and what it took"},
    {".edit", "[question]", "question", run_edit,
     "the last SQL, or question, in your editor; then run or asked"},
    {".exit", "", NULL, run_quit, "leave"},
    {".forget", "[N|all]", "all", remembered_forget,
     "forget what replies settled, and what was asked before; one of .remember's list; or all kept, too"},
    {".help", "[COMMAND|all]", "all", run_help,
     "how to ask, with questions of this database; or what commands do"},
    {".history", "[N|clear]", "clear", run_history, "show the last N lines typed (20), or forget them all"},
    {".import", "FILE [TABLE]", DOT_FILE, run_import,
     "read a CSV file as a table beside those of the database, which stays as it is"},
    {".log", "[FILE|off]", DOT_FILE, run_log, "append every dialogue to FILE; alone, say where"},
    {".mode", "[MODE]", "table|csv|tsv|json|markdown|line", run_mode, "how rows are printed"},
    {".once", "FILE", DOT_FILE, run_once,
     "put the next rows into FILE (.csv, .tsv, .json, .md, or as .mode says)"},
    {".open", "[FILE]", DOT_FILE, run_open, "open another database; alone, say which is open"},
    {".output", "[FILE|off]", DOT_FILE, run_output, "put all rows from now on into FILE, or show them here"},
    {".pager", "[on|off]", "on|off", run_pager, "show rows through $PAGER, or less -S"},
    {".quit", "", NULL, run_quit, "leave, as Ctrl-D does"},
    {".readings", "", NULL, run_readings, "every reading of the last question, with its SQL"},
    {".remember", "[N|all]", "all", remembered_keep,
     "list what words were settled to mean; keep one, or all, for later conversations"},
    {".rows", "[N|all]", "all", run_rows, "how many rows of a table are shown"},
    {".save", "[FILE]", DOT_FILE, run_save, "put the last answer's rows into FILE, or a new CSV file"},
    {".schema", "[TABLE]", DOT_TABLE, run_schema, "show tables with their columns and keys"},
    {".sql", "[SELECT]", NULL, run_sql, "show the last SQL, or run a SELECT of your own"},
    {".tables", "", NULL, run_tables, "list the tables"},
    {".timer", "[on|off]", "on|off", run_timer, "say how long answers and queries took"},
    {".why", "", NULL, run_why, "what the words of the last question could mean, and why"},
};
const size_t dot_command_count = sizeof dot_commands / sizeof *dot_commands;

const struct dot_command *dot_find(const char *name, size_t length) {
    const struct dot_command *found = NULL;
    size_t matches = 0;
    for (size_t i = 0; i < dot_command_count; i++) {
        if (length > 1 && strncmp(dot_commands[i].name, name, length) == 0) {
            if (dot_commands[i].name[length] == '\0') {
                return &dot_commands[i];
            }
            found = &dot_commands[i];
            matches++;
        }
    }
    return matches == 1 ? found : NULL;
}

void dot_run(struct chat *chat, const char *line) {
    size_t length = strcspn(line, " \t");
    const struct dot_command *command = dot_find(line, length);
    if (!command) {
        char name[32];
        (void)snprintf(name, sizeof name, "%.*s", (int)(length < 31 ? length : 31), line);
        const char *nearest =
            report_nearest(name, &dot_commands[0].name, dot_command_count, sizeof *dot_commands);
        report("unknown command '%s'%s%s%s; .help all lists them", name, nearest ? ", did you mean '" : "",
               nearest ? nearest : "", nearest ? "'?" : "");
        chat->status = chat->interactive ? chat->status : 1;
        return;
    }
    const char *argument = line + length + strspn(line + length, " \t");
    char *copy = strdup(argument);
    if (!copy) {
        chat_fail(chat, CSQL_NO_MEMORY, NULL);
        return;
    }
    for (size_t end = strlen(copy); end > 0 && strchr(" \t;", copy[end - 1]); end--) {
        copy[end - 1] = '\0';
    }
    command->run(chat, copy);
    free(copy);
}
