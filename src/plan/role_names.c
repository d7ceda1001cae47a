#include "plan/role_names.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/error.h"

#define FILE_NAME "role_names.tsv"
#define HEADER "words\tshort"
#define MAX_ROWS 256
#define MAX_LINE 512
#define MAX_WORDS 16 /* of a row, and short forms */

struct row {
    const char *words[MAX_WORDS], *shorts[MAX_WORDS];
};

struct role_names {
    struct arena *arena;
    size_t count;
    struct row rows[MAX_ROWS];
};

/* Splits a field in place at "|". False if there are too many parts. */
static bool split(char *field, const char **out) {
    size_t count = 0;
    char *rest = NULL;
    for (char *part = strtok_r(field, "|", &rest); part; part = strtok_r(NULL, "|", &rest)) {
        if (count == MAX_WORDS) {
            return false;
        }
        out[count++] = part;
    }
    return true;
}

static csql_status read_row(struct role_names *names, const char *line, csql_error *error) {
    char *copy = arena_string(names->arena, line);
    if (!copy) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    char *tab = strchr(copy, '\t');
    if (names->count == MAX_ROWS || !tab || tab == copy) {
        return error_set(error, CSQL_BAD_DATA, FILE_NAME ": row %zu is not one of words and short forms",
                         names->count + 1);
    }
    *tab = '\0';
    struct row *row = &names->rows[names->count++];
    if (!split(copy, row->words) || !split(tab + 1, row->shorts) || strchr(tab + 1, '\t')) {
        return error_set(error, CSQL_BAD_DATA, FILE_NAME ": row %zu has too many words", names->count);
    }
    return CSQL_OK;
}

static csql_status read_rows(struct role_names *names, FILE *file, csql_error *error) {
    char line[MAX_LINE];
    csql_status status = CSQL_OK;
    for (bool first = true; status == CSQL_OK && fgets(line, sizeof line, file); first = false) {
        size_t length = strlen(line);
        bool whole = length > 0 && line[length - 1] == '\n';
        if (!whole && !feof(file)) {
            return error_set(error, CSQL_TOO_LONG, FILE_NAME ": a row is longer than %d bytes", MAX_LINE - 1);
        }
        line[length - whole] = '\0';
        if (first && strcmp(line, HEADER) != 0) {
            return error_set(error, CSQL_BAD_DATA, FILE_NAME ": the first row is not \"words, short\"");
        }
        status = first || line[0] == '\0' ? CSQL_OK : read_row(names, line, error);
    }
    return status == CSQL_OK && ferror(file) ? error_set(error, CSQL_IO, "cannot read " FILE_NAME) : status;
}

csql_status role_names_open(const char *directory, struct role_names **out, csql_error *error) {
    char path[4096];
    *out = NULL;
    int length = snprintf(path, sizeof path, "%s/" FILE_NAME, directory);
    if (length < 0 || (size_t)length >= sizeof path) {
        return error_set(error, CSQL_TOO_LONG, "the path of " FILE_NAME " is too long");
    }
    FILE *file = fopen(path, "r");
    if (!file) {
        return errno == ENOENT ? CSQL_OK : error_set(error, CSQL_IO, "cannot open " FILE_NAME);
    }
    struct role_names *names = calloc(1, sizeof *names);
    csql_status status = CSQL_NO_MEMORY;
    if (names) {
        names->arena = arena_new();
    }
    if (names && names->arena) {
        status = read_rows(names, file, error);
    } else {
        status = error_set(error, status, "out of memory");
    }
    fclose(file);
    if (status != CSQL_OK) {
        role_names_free(names);
        return status;
    }
    *out = names;
    return CSQL_OK;
}

void role_names_free(struct role_names *names) {
    if (names) {
        arena_free(names->arena);
        free(names);
    }
}

static bool has(const char *const *words, const char *norm, const char *stem) {
    for (size_t i = 0; i < MAX_WORDS && words[i]; i++) {
        if (strcmp(words[i], norm) == 0 || strcmp(words[i], stem) == 0) {
            return true;
        }
    }
    return false;
}

bool role_names_alike(const struct role_names *names, const char *norm, const char *stem,
                      const char *other_norm, const char *other_stem) {
    for (size_t i = 0; names && i < names->count; i++) {
        if (has(names->rows[i].words, norm, stem) && has(names->rows[i].words, other_norm, other_stem)) {
            return true;
        }
    }
    return false;
}

const char *role_names_in_full(const struct role_names *names, const char *word) {
    for (size_t i = 0; names && i < names->count; i++) {
        if (has(names->rows[i].shorts, word, word)) {
            return names->rows[i].words[0];
        }
    }
    return word;
}
