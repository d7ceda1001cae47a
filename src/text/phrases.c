#include "text/phrases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/file.h"

#define MAX_BYTES ((size_t)1024 * 1024)
#define MAX_NAME 64

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

csql_status phrases_open(const char *directory, const char *name, const char *const *kinds, size_t kind_count,
                         struct phrases **out, csql_error *error) {
    char file[MAX_NAME];
    struct buffer text = buffer_new(MAX_BYTES);
    (void)snprintf(file, sizeof file, "lang/en/%s.tsv", name);
    *out = NULL;
    csql_status status = file_read_in(directory, file, &text, error);
    struct phrases *phrases = status == CSQL_OK ? calloc(1, sizeof *phrases) : NULL;
    if (phrases != NULL) {
        phrases->text = strdup(buffer_text(&text));
    }
    buffer_free(&text);
    if (status != CSQL_OK) {
        return status;
    }
    status = phrases != NULL && phrases->text != NULL ? cut(phrases, kinds, kind_count) : CSQL_NO_MEMORY;
    if (status != CSQL_OK) {
        phrases_close(phrases);
        return error_set(error, status, "%s: %s", file, csql_status_text(status));
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
