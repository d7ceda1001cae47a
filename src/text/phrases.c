#include "text/phrases.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"

#define MAX_PATH ((size_t)4096)
#define MAX_BYTES ((size_t)1024 * 1024)
#define BLOCK 4096

struct phrase {
    const char *words;
    int kind;
};

struct phrases {
    char *text;
    struct phrase *at; /* sorted by words */
    size_t count;
};

static int by_words(const void *a, const void *b) {
    const struct phrase *x = a, *y = b;
    return strcmp(x->words, y->words);
}

static int kind_of(const char *const *kinds, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(kinds[i], name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static csql_status read_text(FILE *file, char **out) {
    struct buffer text = buffer_new(MAX_BYTES);
    char block[BLOCK];
    for (size_t n; (n = fread(block, 1, sizeof block, file)) > 0;) {
        buffer_add(&text, block, n);
    }
    csql_status status = ferror(file) != 0               ? CSQL_IO
                         : text.status == CSQL_NO_MEMORY ? CSQL_NO_MEMORY
                         : text.status != CSQL_OK        ? CSQL_BAD_DATA
                                                         : CSQL_OK;
    *out = status == CSQL_OK ? strdup(buffer_text(&text)) : NULL;
    buffer_free(&text);
    return status == CSQL_OK && *out == NULL ? CSQL_NO_MEMORY : status;
}

/* Cuts the text into phrases. */
static csql_status cut(struct phrases *phrases, const char *const *kinds, size_t kind_count) {
    size_t lines = 1;
    for (const char *p = phrases->text; *p != '\0'; p++) {
        lines += *p == '\n';
    }
    phrases->at = calloc(lines, sizeof *phrases->at);
    if (phrases->at == NULL) {
        return CSQL_NO_MEMORY;
    }
    char *rest = phrases->text;
    for (char *line; (line = strsep(&rest, "\n")) != NULL;) {
        if (*line == '#' || *line == '\0') {
            continue;
        }
        char *words = strchr(line, '\t');
        if (words == NULL) {
            return CSQL_BAD_DATA;
        }
        *words++ = '\0';
        const int kind = kind_of(kinds, kind_count, line);
        if (kind < 0 || *words == '\0') {
            return CSQL_BAD_DATA;
        }
        phrases->at[phrases->count++] = (struct phrase){words, kind};
    }
    qsort(phrases->at, phrases->count, sizeof *phrases->at, by_words);
    return CSQL_OK;
}

static csql_status open_file(const char *directory, const char *name, FILE **out, csql_error *error) {
    struct buffer path = buffer_new(MAX_PATH);
    buffer_printf(&path, "%s/lang/en/%s.tsv", directory, name);
    csql_status status = path.status;
    *out = status == CSQL_OK ? fopen(buffer_text(&path), "re") : NULL;
    if (status == CSQL_OK && *out == NULL) {
        status = errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO;
    }
    buffer_free(&path);
    return status == CSQL_OK ? CSQL_OK
                             : error_set(error, status, "lang/en/%s.tsv: %s", name, csql_status_text(status));
}

csql_status phrases_open(const char *directory, const char *name, const char *const *kinds, size_t kind_count,
                         struct phrases **out, csql_error *error) {
    FILE *file = NULL;
    *out = NULL;
    csql_status status = open_file(directory, name, &file, error);
    if (status != CSQL_OK) {
        return status;
    }
    struct phrases *phrases = calloc(1, sizeof *phrases);
    status = phrases == NULL ? CSQL_NO_MEMORY : read_text(file, &phrases->text);
    if (fclose(file) != 0 && status == CSQL_OK) {
        status = CSQL_IO;
    }
    status = status == CSQL_OK ? cut(phrases, kinds, kind_count) : status;
    if (status != CSQL_OK) {
        phrases_close(phrases);
        return error_set(error, status, "lang/en/%s.tsv: %s", name, csql_status_text(status));
    }
    *out = phrases;
    return CSQL_OK;
}

void phrases_close(struct phrases *phrases) {
    if (phrases != NULL) {
        free(phrases->at);
        free(phrases->text);
        free(phrases);
    }
}

int phrases_kind(const struct phrases *phrases, const char *words) {
    const struct phrase key = {words, 0};
    const struct phrase *found =
        phrases == NULL ? NULL : bsearch(&key, phrases->at, phrases->count, sizeof key, by_words);
    return found == NULL ? -1 : found->kind;
}

const char *phrases_behind(const struct phrases *phrases, int kind, const char *words) {
    size_t longest = 0;
    for (size_t i = 0; phrases != NULL && i < phrases->count; i++) {
        const size_t length = strlen(phrases->at[i].words);
        if (phrases->at[i].kind == kind && length > longest &&
            strncmp(words, phrases->at[i].words, length) == 0 && words[length] == ' ') {
            longest = length;
        }
    }
    return longest == 0 ? NULL : words + longest + 1;
}
