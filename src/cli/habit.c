#include "cli/habit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct habit {
    const char *typed;   /* in any case; a blank is any number of them */
    const char *command; /* what follows the words typed is its argument, where it has a blank at its end */
    bool whole;          /* nothing may follow */
};

/* The first that fits is taken. */
static const struct habit habits[] = {
    {"quit", ".quit", true},
    {"exit", ".quit", true},
    {"help", ".help", true},
    {"\\q", ".quit", true},
    {"\\?", ".help", true},
    {"\\h", ".help", true},
    {"\\dt", ".tables", false},
    {"\\d+", ".schema ", false},
    {"\\d", ".schema ", false},
    {"\\l", ".open", true},
    {"\\c", ".open ", false},
    {"\\s", ".history", true},
    {"\\x", ".mode line", false},
    {"\\timing", ".timer ", false},
    {"\\p", ".sql", true},
    {"show tables", ".tables", true},
    {"list tables", ".tables", true},
    {"describe", ".schema ", false},
    {"desc", ".schema ", false},
    {"show columns from", ".schema ", false},
    {"show create table", ".schema ", false},
    {"show me the sql", ".sql", true},
    {"show the sql", ".sql", true},
    {"show sql", ".sql", true},
};

/* Where the line goes on behind the words; NULL if it does not begin with them. */
static const char *behind(const char *line, const char *words) {
    for (; *words; words++) {
        if (*words == ' ') {
            const size_t blanks = strspn(line, " \t");
            if (blanks == 0) {
                return NULL;
            }
            line += blanks;
        } else if (strncasecmp(line, words, 1) != 0) {
            return NULL;
        } else {
            line++;
        }
    }
    return *line == '\0' || strchr(" \t;", *line) != NULL ? line : NULL;
}

static char *join(const char *head, const char *tail) {
    const size_t size = strlen(head) + strlen(tail) + 1;
    char *out = malloc(size);
    if (out != NULL) {
        (void)snprintf(out, size, "%s%s", head, tail);
    }
    return out;
}

/* One table's name or nothing, not the rest of a sentence ("describe the orders of May"). */
static bool is_name(const char *text) {
    const size_t length = strcspn(text, " \t;");
    return text[length + strspn(text + length, " \t;")] == '\0';
}

/* SQL, by its first words: "select ... from", "with ... as (", "values (". */
static bool is_select(const char *line) {
    const char *rest = behind(line, "select");
    if (rest != NULL) {
        return strcasestr(rest, " from ") != NULL || strpbrk(rest, "0123456789*('\";") != NULL;
    }
    rest = behind(line, "with");
    return rest != NULL && strcasestr(rest, " as ") != NULL && strchr(rest, '(') != NULL &&
           strcasestr(rest, "select") != NULL;
}

/* Takes one of the words, apart by '|', off the line's beginning; false if none is there. */
static bool take(const char **line, const char *words) {
    const size_t length = strcspn(*line, " \t;");
    for (const char *at = words; length > 0 && at != NULL && *at; at = strchr(at, '|'), at += at != NULL) {
        if (strcspn(at, "|") == length && strncasecmp(*line, at, length) == 0) {
            *line += length + strspn(*line + length, " \t;");
            return true;
        }
    }
    return false;
}

/* "Export that to a csv file", "save it as towns.json": the command, or NULL for what says anything else. */
static char *export_command(const char *line) {
    static const char *const kinds[][2] = {
        {"csv|excel|spreadsheet|xls|xlsx", ".csv"}, {"json", ".json"}, {"markdown", ".md"}};
    const char *ending = "";
    if (!take(&line, "export|save|download")) {
        return NULL;
    }
    const bool all = take(&line, "all"), the = take(&line, "the|my");
    const bool what = take(&line, "it|that|this|these|those|them|result|results|rows|answer|table|output");
    const bool into = take(&line, "to|as|in|into");
    const bool one = take(&line, "a|an");
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !*ending; i++) {
        ending = take(&line, kinds[i][0]) ? kinds[i][1] : "";
    }
    const bool file = take(&line, "file");
    const size_t length = strcspn(line, " \t;");
    const bool named = length > 0 && memchr(line, '.', length) != NULL &&
                       line[length + strspn(line + length, " \t;")] == '\0';
    const bool other = (all || the || one) && !what && !*ending;
    if ((*line != '\0' && !named) || other || (into && !*ending && !file && !named) ||
        !(what || *ending || named)) {
        return NULL;
    }
    return join(".save ", named ? line : ending);
}

char *habit_command(const char *line, bool pending) {
    line += strspn(line, " \t");
    for (size_t i = 0; i < sizeof habits / sizeof *habits; i++) {
        const struct habit *habit = &habits[i];
        const char *rest = behind(line, habit->typed);
        if (rest == NULL || (pending && *habit->typed != '\\' && !habit->whole)) {
            continue;
        }
        rest += strspn(rest, " \t");
        if (rest[strspn(rest, " \t;")] == '\0') {
            return join(habit->command, "");
        }
        if (!habit->whole && is_name(rest)) {
            return join(habit->command, habit->command[strlen(habit->command) - 1] == ' ' ? rest : "");
        }
    }
    char *export = pending ? NULL : export_command(line);
    return export != NULL ? export : is_select(line) ? join(".sql ", line) : NULL;
}
