#include "cli/habit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/buffer.h"
#include "session/directory.h"

#define MAX_PATH ((size_t)4096)
#define MAX_BYTES ((size_t)16 * 1024)

static const char gaps[] = " \t;";

/* What data/lang/en/commands.tsv holds, which says how its patterns are read; empty where it cannot be read.
 */
static const char *patterns(void) {
    static char text[MAX_BYTES];
    static bool tried;
    struct buffer path = buffer_new(MAX_PATH);
    if (!tried && session_data_directory(NULL, &path)) {
        buffer_string(&path, "/lang/en/commands.tsv");
        FILE *file = path.status == CSQL_OK ? fopen(buffer_text(&path), "re") : NULL;
        const size_t length = file != NULL ? fread(text, 1, sizeof text - 1, file) : 0;
        text[length] = '\0';
        if (file != NULL) {
            (void)fclose(file);
        }
    }
    tried = true;
    buffer_free(&path);
    return text;
}

/* A stretch of text between two delimiters. */
struct piece {
    const char *text;
    size_t length;
};

/* The next piece of the text, which is moved behind it and behind what stands between it and the next. */
static struct piece next_piece(const char **text, const char *between) {
    const struct piece piece = {*text, strcspn(*text, between)};
    *text += piece.length + strspn(*text + piece.length, between);
    return piece;
}

static bool is_piece(struct piece piece, const char *text) {
    return strlen(text) == piece.length && strncmp(text, piece.text, piece.length) == 0;
}

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

/* True if the whole line fits the pattern; argument: what stands for NAME or FILE, empty where nothing does.
 */
static bool fits(const char *line, const char *pattern, struct piece *argument) {
    *argument = (struct piece){"", 0};
    while (*pattern != '\t') {
        struct piece token = {pattern, strcspn(pattern, " \t")};
        const char *rest = line;
        const struct piece word = next_piece(&rest, gaps);
        pattern += token.length + strspn(pattern + token.length, " ");
        const bool perhaps = *token.text == '?', name = is_piece(token, "NAME"),
                   file = is_piece(token, "FILE");
        token = (struct piece){token.text + perhaps, token.length - perhaps};
        if (name || (file && memchr(word.text, '.', word.length) != NULL)) {
            *argument = word;
        } else if (file || word.length == 0 || !is_one_of(word, token)) {
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
    const bool open = command.length > 4 && (is_piece(last, "NAME") || is_piece(last, "FILE"));
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

char *habit_command(const char *line, bool pending) {
    line += strspn(line, gaps);
    for (const char *at = patterns(); *at;) {
        const char *pattern = at, *command;
        const struct piece when = next_piece(&pattern, "\t");
        struct piece argument;
        (void)next_piece(&at, "\n");
        if (*when.text == '#' || (pending && !is_piece(when, "always")) || !fits(line, pattern, &argument)) {
            continue;
        }
        command = pattern;
        (void)next_piece(&command, "\t");
        return filled(next_piece(&command, "\n"), argument);
    }
    return is_select(line) ? filled((struct piece){".sql NAME", 9}, (struct piece){line, strlen(line)})
                           : NULL;
}
