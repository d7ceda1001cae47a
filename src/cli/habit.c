#include "cli/habit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/language.h"

static const char gaps[] = " \t;";

/* True if the word is one of those apart by '|'. */
static bool is_one_of(struct piece word, struct piece words) {
    const char *end = words.text + words.length;
    for (const char *at = words.text; at < end;) {
        const char *bar = memchr(at, '|', (size_t)(end - at));
        const struct piece one = {at, (size_t)((bar != NULL ? bar : end) - at)};
        if (one.length == word.length && strncasecmp(one.text, word.text, one.length) == 0) {
            return true;
        }
        at += one.length + 1;
    }
    return false;
}

/* The word can stand for a NAME, a WORD or a FILE. */
static bool fills(struct piece word, struct piece token) {
    return piece_is(token, "NAME") || (piece_is(token, "WORD") && word.length > 0) ||
           (piece_is(token, "FILE") && memchr(word.text, '.', word.length) != NULL);
}

static bool is_blank(struct piece token) {
    return piece_is(token, "WORD") || piece_is(token, "FILE");
}

/* True if the whole line fits the pattern; argument: what stands for NAME, WORD or FILE, empty where nothing
 * does. */
static bool fits(const char *line, const char *pattern, struct piece *argument) {
    *argument = (struct piece){"", 0};
    while (*pattern != '\t') {
        struct piece token = {pattern, strcspn(pattern, " \t")};
        const char *rest = line;
        const struct piece word = piece_next(&rest, gaps);
        pattern += token.length + strspn(pattern + token.length, " ");
        const bool perhaps = *token.text == '?';
        token = (struct piece){token.text + perhaps, token.length - perhaps};
        if (fills(word, token)) {
            *argument = word;
        } else if (is_blank(token) || word.length == 0 || !is_one_of(word, token)) {
            if (!perhaps) {
                return false;
            }
            rest = line;
        }
        line = rest;
    }
    return *line == '\0';
}

/* The command, with the argument where it ends in NAME or FILE. NULL when out of memory. */
static char *filled(struct piece command, struct piece argument) {
    char *out = malloc(command.length + argument.length + 1);
    const struct piece last = {command.text + command.length - 4, 4};
    const bool open = command.length > 4 && (piece_is(last, "NAME") || piece_is(last, "FILE"));
    const size_t head = command.length - (open ? last.length : 0);
    if (out != NULL) {
        (void)snprintf(out, command.length + argument.length + 1, "%.*s%.*s", (int)head, command.text,
                       open ? (int)argument.length : 0, argument.text);
    }
    return out;
}

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

/* SQL, by its first words: "select ... from", "with ... as (", and either behind "explain". */
static bool is_select(const char *line) {
    const char *rest = behind(line, "explain");
    if (rest != NULL) {
        rest += strspn(rest, gaps);
        const char *plan = behind(rest, "query plan");
        line = plan == NULL ? rest : plan + strspn(plan, gaps);
    }
    rest = behind(line, "select");
    if (rest != NULL) {
        return strcasestr(rest, " from ") != NULL || strpbrk(rest, "0123456789*('\";") != NULL;
    }
    rest = behind(line, "with");
    return rest != NULL && strcasestr(rest, " as ") != NULL && strchr(rest, '(') != NULL &&
           strcasestr(rest, "select") != NULL;
}

/* The command that the table has for the line; NULL if it has none. */
static char *command_of(const char *table, const char *line, bool pending) {
    for (const char *at = table; *at;) {
        const char *pattern = at, *command;
        const struct piece when = piece_next(&pattern, "\t");
        struct piece argument;
        (void)piece_next(&at, "\n");
        if ((piece_is(when, "always") || piece_is(when, pending ? "open" : "free")) &&
            fits(line, pattern, &argument)) {
            command = pattern;
            (void)piece_next(&command, "\t");
            return filled(piece_next(&command, "\n"), argument);
        }
    }
    return NULL;
}

char *habit_command(const char *line, bool pending) {
    line += strspn(line, gaps);
    char *table = language_table("commands");
    char *command = table != NULL ? command_of(table, line, pending) : NULL;
    free(table);
    if (command == NULL && is_select(line)) {
        command = filled((struct piece){".sql NAME", 9}, (struct piece){line, strlen(line)});
    }
    return command;
}
