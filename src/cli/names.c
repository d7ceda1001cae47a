#include "cli/names.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cli/dot.h"
#include "cli/prompt.h"

/* Values of a column that are completed, and their longest. */
#define MOST_VALUES ((size_t)200)
#define LONGEST_VALUE ((size_t)60)
/* A value of several words is completed from this many words back. */
#define MOST_WORDS 6
/* Candidates in all. */
#define MOST_CANDIDATES ((size_t)500)
#define MOST_LOOKED_UP ((size_t)64)
/* Values are looked up from this many letters on. */
#define LEAST_LETTERS ((size_t)3)

struct names {
    struct arena *arena;
    const char **at;
    size_t count, room;
};

struct candidates {
    struct arena *arena;
    const char **at;
    size_t count, room;
};

void names_free(struct names *names) {
    if (names) {
        arena_free(names->arena);
        free(names);
    }
}

static void add_name(struct names *names, const char *text) {
    if (!text || !*text || strlen(text) > LONGEST_VALUE || strpbrk(text, "\r\n\t")) {
        return;
    }
    const char **grown = arena_grow(names->arena, names->at, names->count, &names->room, sizeof *names->at);
    char *copy = grown ? arena_string(names->arena, text) : NULL;
    if (copy) {
        names->at = grown;
        names->at[names->count++] = copy;
    }
}

static int compare(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static size_t sort_unique(const char **at, size_t count) {
    size_t kept = 0;
    if (count) {
        qsort(at, count, sizeof *at, compare);
    }
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || strcmp(at[i], at[kept - 1]) != 0) {
            at[kept++] = at[i];
        }
    }
    return kept;
}

/* Tables, columns, and the values of columns with few of them. */
static struct names *collect(struct db *db) {
    struct names *names = calloc(1, sizeof *names);
    struct arena *scratch = arena_new();
    if (!names || !scratch || !(names->arena = arena_new())) {
        arena_free(scratch);
        free(names);
        return NULL;
    }
    const struct db_catalogue *catalogue = db_catalogue(db);
    const char *values[MOST_VALUES];
    for (size_t i = 0; i < catalogue->table_count; i++) {
        add_name(names, catalogue->tables[i].name);
    }
    for (size_t i = 0; i < catalogue->column_count; i++) {
        add_name(names, catalogue->columns[i].name);
        if (catalogue->columns[i].type == TYPE_TEXT) {
            size_t count = db_column_values(db, scratch, (int)i, values, MOST_VALUES);
            for (size_t v = 0; v < count; v++) {
                add_name(names, values[v]);
            }
        }
    }
    arena_free(scratch);
    names->count = sort_unique(names->at, names->count);
    return names;
}

/* Adds text from its byte `from` on. */
static void add_candidate(struct candidates *out, const char *text, size_t from) {
    const char **grown = out->count < MOST_CANDIDATES
                             ? arena_grow(out->arena, out->at, out->count, &out->room, sizeof *out->at)
                             : NULL;
    char *copy = grown ? arena_string(out->arena, text + from) : NULL;
    if (copy) {
        out->at = grown;
        out->at[out->count++] = copy;
    }
}

static bool begins_with(const char *text, const char *prefix, size_t length) {
    return strncasecmp(text, prefix, length) == 0;
}

/* Names that begin with the phrase [from, end) of the line; what is added begins at start. */
static void add_phrase(struct candidates *out, const struct names *names, const char *line, size_t from,
                       size_t start, size_t end) {
    for (size_t i = 0; i < names->count; i++) {
        if (begins_with(names->at[i], line + from, end - from)) {
            add_candidate(out, names->at[i], start - from);
        }
    }
}

/* The same for values of columns with many: those that hold the phrase's first word. */
static void add_looked_up(struct candidates *out, struct db *db, const char *line, size_t from, size_t start,
                          size_t end) {
    struct db_value values[MOST_LOOKED_UP];
    size_t first_word = strcspn(line + from, " ");
    first_word = first_word < end - from ? first_word : end - from;
    if (first_word < LEAST_LETTERS) {
        return;
    }
    size_t count = db_values(db, out->arena, line + from, first_word, -1, values, MOST_LOOKED_UP);
    for (size_t i = 0; i < count; i++) {
        if (begins_with(values[i].text, line + from, end - from) && strlen(values[i].text) <= LONGEST_VALUE) {
            add_candidate(out, values[i].text, start - from);
        }
    }
}

/* "Table.col": the columns of the table. */
static void add_qualified(struct candidates *out, struct db *db, const char *word, size_t length) {
    const struct db_catalogue *catalogue = db_catalogue(db);
    for (size_t i = 0; i < catalogue->column_count; i++) {
        const struct db_column *column = &catalogue->columns[i];
        char *name = arena_printf(out->arena, "%s.%s", catalogue->tables[column->table].name, column->name);
        if (name && begins_with(name, word, length)) {
            add_candidate(out, name, 0);
        }
    }
}

static void complete_words(struct chat *chat, struct candidates *out, const char *line, size_t start,
                           size_t end) {
    struct db *db = chat_database(chat);
    if (!db) {
        return;
    }
    if (!chat->names && !(chat->names = collect(db))) {
        return;
    }
    if (start == end && start > 0 && line[start - 1] != ' ') {
        return;
    }
    if (memchr(line + start, '.', end - start)) {
        add_qualified(out, db, line + start, end - start);
        return;
    }
    /* A value of several words ("Trail Run" goes on with "Running Shoe") says more than its last word alone,
     * so the longest phrase that something begins with counts. */
    size_t froms[MOST_WORDS] = {start};
    size_t words = 1;
    while (words < MOST_WORDS && froms[words - 1] > 1 && line[froms[words - 1] - 1] == ' ' &&
           line[froms[words - 1] - 2] != ' ') {
        size_t from = froms[words - 1] - 1;
        while (from > 0 && line[from - 1] != ' ') {
            from--;
        }
        froms[words++] = from;
    }
    while (words-- > 0 && out->count == 0) {
        if (end > froms[words]) {
            add_phrase(out, chat->names, line, froms[words], start, end);
            add_looked_up(out, db, line, froms[words], start, end);
        }
    }
}

static void complete_dot(struct chat *chat, struct candidates *out, const char *line, size_t start,
                         size_t end) {
    if (start == 0) {
        for (size_t i = 0; i < dot_command_count; i++) {
            if (begins_with(dot_commands[i].name, line, end)) {
                add_candidate(out, dot_commands[i].name, 0);
            }
        }
        return;
    }
    const struct dot_command *command = dot_find(line, strcspn(line, " "));
    const char *choices = command ? command->choices : NULL;
    if (choices && strcmp(choices, DOT_TABLE) == 0) {
        struct db *db = chat_database(chat);
        for (size_t i = 0; db && i < db_catalogue(db)->table_count; i++) {
            if (begins_with(db_catalogue(db)->tables[i].name, line + start, end - start)) {
                add_candidate(out, db_catalogue(db)->tables[i].name, 0);
            }
        }
        return;
    }
    for (const char *at = choices; at && *at;) {
        size_t span = strcspn(at, "|");
        char *choice = arena_copy(out->arena, at, span);
        if (choice && begins_with(choice, line + start, end - start)) {
            add_candidate(out, choice, 0);
        }
        at += span + (at[span] == '|');
    }
}

const char **names_complete(void *chat, struct arena *arena, const char *line, size_t start, size_t end,
                            size_t *count) {
    struct candidates out = {.arena = arena};
    *count = 0;
    if (*line == '.') {
        const struct dot_command *command = dot_find(line, strcspn(line, " "));
        if (start > 0 && command && command->choices && strcmp(command->choices, DOT_FILE) == 0) {
            *count = PROMPT_FILES;
            return NULL;
        }
        complete_dot(chat, &out, line, start, end);
    } else {
        complete_words(chat, &out, line, start, end);
    }
    *count = sort_unique(out.at, out.count);
    return out.at;
}
