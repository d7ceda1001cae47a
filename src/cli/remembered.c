#include "cli/remembered.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/error.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/xdg.h"
#include "cli/chat.h"
#include "cli/report.h"

#define MAX_FILE ((size_t)1024 * 1024)
/* Of the database's name, in the file's; and of a table's and column's, in a line. */
#define MAX_NAME 60
#define MAX_ELEMENT ((size_t)1024)

static const char heading[] =
    "# What words mean in this database, as its user told clarisql; .remember and .forget add and drop "
    "lines.\n"
    "# It may be edited. A line is the words, a tab, and a table or table.column; after another tab, the "
    "value of\n"
    "# that column that is meant; after a third, \"all\" on each line of what is meant together (\"both\").\n"
    "# Where two lines fit a question, the later one counts.\n";

/* Remembered answers [first, first + count) of the session, which is one where they are meant together. */
struct range {
    size_t first, count;
};

/* ---- the file ---- */

/* Where answers are kept for the open database; false if nowhere. Two files of one name differ by a hash. */
static bool find_path(const struct chat *chat, char *out, size_t size) {
    static const char safe[] = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    char real[PATH_MAX], plain[MAX_NAME + 1] = "", name[MAX_NAME + 48];
    const char *none = getenv("CLARISQL_NO_MEMORY");
    if (chat->options->no_memory || (none && *none && strcmp(none, "0") != 0) ||
        !realpath(chat->path, real)) {
        return false;
    }
    for (size_t i = 0; i < MAX_NAME && chat->name[i]; i++) {
        plain[i] = chat->name[i];
        if (!strchr(safe, plain[i])) {
            plain[i] = '_';
        }
    }
    (void)snprintf(name, sizeof name, "remembered/%s-%016" PRIx64 ".tsv", plain, hash_text(HASH_START, real));
    return xdg_path("XDG_STATE_HOME", ".local/state", name, out, size);
}

/* Reads the file; one that is not there is empty. */
static csql_status read_kept(const char *path, struct buffer *text, csql_error *error) {
    const csql_status status = file_read(path, text, error);
    return status == CSQL_NOT_FOUND ? CSQL_OK : status;
}

/* Splits a line, in place: table is all of "table.column". Gives what is wrong with it, or NULL. */
static const char *split(char *line, size_t length, csql_remembered *out) {
    const bool nul = memchr(line, '\0', length) != NULL;
    line[strcspn(line, "\r")] = '\0';
    char *rest = line;
    out->term = strsep(&rest, "\t");
    out->table = strsep(&rest, "\t");
    out->value = rest ? strsep(&rest, "\t") : NULL;
    const char *all = rest ? strsep(&rest, "\t") : "";
    out->value = out->value && *out->value ? out->value : NULL;
    out->all = strcmp(all, "all") == 0;
    return nul                                   ? "a NUL byte"
           : !out->table                         ? "no tab between the words and what they mean"
           : strlen(out->table) > MAX_ELEMENT    ? "a name over 1 KB"
           : rest || (*all != '\0' && !out->all) ? "more than words, table.column, value and \"all\""
                                                 : NULL;
}

/* Tells the session what a line says; names may hold dots. */
static csql_status tell(csql_session *session, csql_remembered said, csql_error *error) {
    char *name = strdup(said.table);
    if (!name) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = csql_session_remember(session, &said, error);
    for (char *dot = strchr(name, '.'); status == CSQL_NOT_FOUND && dot; dot = strchr(dot + 1, '.')) {
        *dot = '\0';
        said.table = name;
        said.column = dot + 1;
        status = csql_session_remember(session, &said, error);
        *dot = '.';
    }
    free(name);
    return status;
}

/* The next line of the text from *at on, as a copy that the caller frees; NULL at the end, or when out of
 * memory. */
static char *next_line(const struct buffer *text, size_t *at, size_t *length) {
    const char *line = buffer_text(text) + *at;
    const char *end = memchr(line, '\n', text->length - *at);
    *length = *at >= text->length ? 0 : end ? (size_t)(end - line) : text->length - *at;
    char *copy = *at < text->length ? malloc(*length + 1) : NULL;
    if (copy) {
        memcpy(copy, line, *length);
        copy[*length] = '\0';
    }
    *at += *length + (end != NULL);
    return copy;
}

static bool is_comment(const char *line) {
    return *line == '#' || line[strspn(line, " \t\r")] == '\0';
}

void remembered_load(struct chat *chat) {
    char path[PATH_MAX], what[sizeof(csql_error)] = "";
    struct buffer text = buffer_new(MAX_FILE);
    csql_error error = {.status = CSQL_OK};
    if (find_path(chat, path, sizeof path) && read_kept(path, &text, &error) != CSQL_OK) {
        report_error(NULL, error.status, &error);
        buffer_clear(&text);
    }
    size_t at = 0, length = 0, number = 0, bad_line = 0, bad = 0;
    for (char *line = NULL; (line = next_line(&text, &at, &length)); free(line)) {
        csql_remembered said = {.term = NULL};
        number++;
        const char *wrong = is_comment(line) ? NULL : split(line, length, &said);
        if (!wrong && said.term && tell(chat->session, said, &error) != CSQL_OK) {
            wrong = error.message;
        }
        if (wrong && bad++ == 0) {
            (void)snprintf(what, sizeof what, "%s", wrong);
            bad_line = number;
        }
    }
    if (bad > 0) {
        report("%s:%zu: %s; %s", path, bad_line, what,
               bad == 1 ? "the line is left out" : "this and other lines are left out");
    }
    buffer_free(&text);
}

/* ---- saying ---- */

static void say_element(struct buffer *out, const csql_remembered *answer) {
    if (answer->value) {
        buffer_printf(out, "\"%s\" in ", answer->value);
    }
    buffer_printf(out, "%s%s%s", answer->table, answer->column ? "." : "",
                  answer->column ? answer->column : "");
}

/* '"date" is both orders.placed and orders.shipped'. */
static void say(struct buffer *out, const csql_session *session, struct range range) {
    for (size_t i = 0; i < range.count; i++) {
        const csql_remembered answer = csql_session_remembered(session, range.first + i);
        if (i == 0) {
            buffer_printf(out, "\"%s\" is %s", answer.term,
                          range.count == 2  ? "both "
                          : range.count > 2 ? "all of "
                                            : "");
        } else {
            buffer_string(out, i + 1 == range.count ? " and " : ", ");
        }
        say_element(out, &answer);
    }
}

static void print_line(const struct chat *chat, struct buffer *line) {
    terminal_text(&chat->terminal, STYLE_PLAIN, buffer_text(line));
    (void)fputc('\n', stdout);
    buffer_free(line);
}

/* The answer that begins there: of a term of which all is meant, with what follows. */
static struct range answer_at(const csql_session *session, size_t first) {
    struct range range = {first, 1};
    const csql_remembered begin = csql_session_remembered(session, first);
    for (csql_remembered next; begin.all; range.count++) {
        next = csql_session_remembered(session, first + range.count);
        if (!next.term || !next.all || strcmp(next.term, begin.term) != 0) {
            break;
        }
    }
    return range;
}

static void list(const struct chat *chat) {
    size_t number = 0;
    const size_t count = csql_session_remembered_count(chat->session);
    for (struct range range = {0, 0}; range.first < count; range.first += range.count) {
        range = answer_at(chat->session, range.first);
        struct buffer line = buffer_new(MAX_FILE);
        buffer_printf(&line, "%zu  ", ++number);
        say(&line, chat->session, range);
        buffer_string(&line, csql_session_remembered(chat->session, range.first).told
                                 ? "  (kept)"
                                 : "  (this conversation)");
        print_line(chat, &line);
    }
    puts(number == 0 ? "Nothing is remembered yet; replies to questions back are, in this conversation."
                     : "(.remember N or all keeps it for later conversations; .forget N drops it)");
}

/* What the argument names: a number of the list, or all of it. False with a report. */
static bool choose(struct chat *chat, const char *argument, struct range *out) {
    char *end = NULL;
    errno = 0;
    const unsigned long number = strtoul(argument, &end, 10);
    const size_t count = csql_session_remembered_count(chat->session);
    *out = (struct range){0, count};
    if (strcmp(argument, "all") == 0) {
        return true;
    }
    size_t at = 0;
    for (unsigned long i = 1; i < number && at < count; i++) {
        at += answer_at(chat->session, at).count;
    }
    if (*end || errno || number == 0 || at >= count) {
        csql_error error = {.status = CSQL_OK};
        chat_fail(chat,
                  error_set(&error, CSQL_BAD_ARGUMENT, "'%s' is no number of what .remember lists", argument),
                  &error);
        return false;
    }
    *out = answer_at(chat->session, at);
    return true;
}

/* ---- keeping and forgetting ---- */

/* It is not kept yet, and fits on a line. */
static bool can_keep(const csql_remembered *answer) {
    const char *column = answer->column ? answer->column : "", *value = answer->value ? answer->value : "";
    return !answer->told && !strpbrk(answer->table, "\t\r\n") && !strpbrk(column, "\t\r\n") &&
           !strpbrk(value, "\t\r\n");
}

/* Adds the range's answers that can be kept, a line each. */
static void add_lines(const csql_session *session, struct range range, struct buffer *text) {
    for (size_t i = range.first; i < range.first + range.count; i++) {
        const csql_remembered answer = csql_session_remembered(session, i);
        if (can_keep(&answer)) {
            /* a blank keeps "# of orders" from being a comment */
            buffer_printf(text, "%s%s\t%s%s%s", *answer.term == '#' ? " " : "", answer.term, answer.table,
                          answer.column ? "." : "", answer.column ? answer.column : "");
            buffer_printf(text, "%s%s%s\n", answer.value || answer.all ? "\t" : "",
                          answer.value ? answer.value : "", answer.all ? "\tall" : "");
        }
    }
}

/* The line says one of the range's answers. */
static bool says_one(const csql_session *session, struct range range, const csql_remembered *line) {
    const char *term = line->term + strspn(line->term, " ");
    for (size_t i = range.first; i < range.first + range.count; i++) {
        const csql_remembered answer = csql_session_remembered(session, i);
        const size_t table = strlen(answer.table);
        const char *said = answer.term + strspn(answer.term, " ");
        if (strcasecmp(said, term) == 0 && strncasecmp(line->table, answer.table, table) == 0 &&
            line->table[table] == (answer.column ? '.' : '\0') &&
            (!answer.column || strcasecmp(line->table + table + 1, answer.column) == 0) &&
            strcmp(answer.value ? answer.value : "", line->value ? line->value : "") == 0 &&
            !answer.all == !line->all) {
            return true;
        }
    }
    return false;
}

/* Copies the text without the lines that say one of the range's answers; all else stays as it was written. */
static void copy_without(const csql_session *session, struct range range, const struct buffer *text,
                         struct buffer *out) {
    size_t at = 0, length = 0, begin = 0;
    for (char *line = NULL; (line = next_line(text, &at, &length)); free(line), begin = at) {
        csql_remembered said = {.term = NULL};
        if (is_comment(line) || split(line, length, &said) || !says_one(session, range, &said)) {
            buffer_add(out, buffer_text(text) + begin, at - begin);
        }
    }
    buffer_add(out, buffer_text(text) + begin, text->length - begin); /* where memory ran out */
}

/* Writes the file anew, with the range's answers behind it or without them; nothing is changed where that
 * fails. */
static csql_status rewrite(const struct chat *chat, struct range range, bool keep, char *path,
                           csql_error *error) {
    struct buffer before = buffer_new(MAX_FILE), after = buffer_new(MAX_FILE);
    csql_status status = read_kept(path, &before, error);
    if (status == CSQL_OK && keep) {
        buffer_string(&after, before.length ? "" : heading);
        buffer_add(&after, buffer_text(&before), before.length);
        buffer_string(&after, after.length && after.text[after.length - 1] != '\n' ? "\n" : "");
        add_lines(chat->session, range, &after);
    } else if (status == CSQL_OK) {
        copy_without(chat->session, range, &before, &after);
    }
    if (status == CSQL_OK && after.status != CSQL_OK) {
        status = error_set(error, after.status, "%s: over 1 MiB", path);
    }
    if (status == CSQL_OK && after.length != before.length) {
        status = file_make_folders(path)
                     ? file_replace(path, buffer_text(&after), after.length, error)
                     : error_set(error, CSQL_IO, "cannot make the folder of %s: %s", path, strerror(errno));
    }
    buffer_free(&before);
    buffer_free(&after);
    return status;
}

/* Where answers are kept, or a report that they are not. */
static bool need_path(struct chat *chat, char *path, size_t size) {
    csql_error error = {.status = CSQL_OK};
    if (find_path(chat, path, size)) {
        return true;
    }
    chat_fail(
        chat,
        error_set(&error, CSQL_REFUSED, "nothing is kept: --no-memory says so, or there is no folder for it"),
        &error);
    return false;
}

void remembered_keep(struct chat *chat, const char *argument) {
    char path[PATH_MAX];
    struct range range;
    csql_error error = {.status = CSQL_OK};
    if (!*argument || csql_session_remembered_count(chat->session) == 0) {
        list(chat);
        return;
    }
    if (!choose(chat, argument, &range) || !need_path(chat, path, sizeof path)) {
        return;
    }
    size_t left = 0;
    csql_status status = rewrite(chat, range, true, path, &error);
    for (size_t i = range.first; i < range.first + range.count && status == CSQL_OK; i++) {
        const csql_remembered answer = csql_session_remembered(chat->session, i);
        if (can_keep(&answer)) {
            status = csql_session_remember(chat->session, &answer, &error);
        } else if (!answer.told) {
            left++;
        }
    }
    if (status == CSQL_OK && left > 0) {
        status =
            error_set(&error, CSQL_BAD_ARGUMENT, "a name or value with a tab or a line's end is not kept");
    }
    if (status != CSQL_OK) {
        chat_fail(chat, status, &error);
        return;
    }
    struct buffer line = buffer_new(MAX_FILE);
    buffer_printf(&line, "Kept in %s, which may be edited.", path);
    print_line(chat, &line);
}

/* Forgets one answer of the list, or what is kept and all: first in the file, so that nothing is lost where
 * that fails. */
static void forget_range(struct chat *chat, struct range range, bool all) {
    char path[PATH_MAX] = "";
    csql_error error = {.status = CSQL_OK};
    struct buffer line = buffer_new(MAX_FILE);
    bool told = false;
    for (size_t i = 0; i < range.count; i++) {
        told = told || csql_session_remembered(chat->session, range.first + i).told;
    }
    if (told && !need_path(chat, path, sizeof path)) {
        return;
    }
    buffer_string(&line, "Forgotten: ");
    if (all) {
        buffer_string(&line, "all that was settled and asked");
    } else {
        say(&line, chat->session, range);
    }
    buffer_printf(&line, "%s%s.", told ? ", and no longer in " : "", path);
    csql_status status = told ? rewrite(chat, range, false, path, &error) : CSQL_OK;
    for (size_t i = 0; i < range.count && status == CSQL_OK; i++) {
        const csql_remembered answer = csql_session_remembered(chat->session, range.first);
        status = csql_session_forget_one(chat->session, &answer, &error);
    }
    if (status == CSQL_OK) {
        print_line(chat, &line);
    } else {
        buffer_free(&line);
        chat_fail(chat, status, &error);
    }
}

void remembered_forget(struct chat *chat, const char *argument) {
    struct range range;
    const bool all = strcmp(argument, "all") == 0;
    if (!*argument || all) {
        chat_close_dialogue(chat);
        csql_session_cancel(chat->session);
        csql_session_forget(chat->session);
    }
    if (!*argument) {
        printf("Forgotten: what this conversation settled and asked.%s\n",
               csql_session_remembered_count(chat->session)
                   ? " What is kept stays; .forget all drops that too."
                   : "");
    } else if (choose(chat, argument, &range)) {
        forget_range(chat, range, all);
    }
}
