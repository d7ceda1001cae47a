#include "base/table.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/file.h"

#define MAX_BYTES ((size_t)1024 * 1024)

static size_t find_name(const char *const *names, size_t count, const char *name) {
    size_t i = 0;
    while (i < count && strcmp(names[i], name) != 0) {
        i++;
    }
    return i;
}

/* Reads one line's numbers; false if they are too few, too many or none. */
static bool read_numbers(const char *text, size_t columns, float *out) {
    for (size_t k = 0; k < columns; k++) {
        char *end = NULL;
        out[k] = *text == '\t' ? strtof(text + 1, &end) : NAN;
        if (end == NULL || end == text + 1 || !isfinite(out[k])) {
            return false;
        }
        text = end;
    }
    return *text == '\0';
}

/* True if every name was there once, with its numbers, and no other. Cuts the text into lines. */
static bool read_lines(char *text, const char *const *names, size_t count, size_t columns, float *out) {
    size_t found = 0;
    for (size_t i = 0; i < count * columns; i++) {
        out[i] = NAN;
    }
    for (char *line = NULL; (line = strsep(&text, "\n")) != NULL;) {
        char *tab = strchr(line, '\t');
        if (*line == '#' || *line == '\0') {
            continue;
        }
        if (tab == NULL) {
            return false;
        }
        *tab = '\0';
        const size_t i = find_name(names, count, line);
        *tab = '\t';
        if (i == count || !isnan(out[i * columns]) || !read_numbers(tab, columns, out + i * columns)) {
            return false;
        }
        found++;
    }
    return found == count;
}

csql_status table_read(const char *directory, const char *file, const char *const *names, size_t count,
                       size_t columns, float *out, csql_error *error) {
    struct buffer text = buffer_new(MAX_BYTES);
    csql_status status = file_read_in(directory, file, &text, error);
    char *lines = status == CSQL_OK ? strdup(buffer_text(&text)) : NULL;
    buffer_free(&text);
    if (status != CSQL_OK) {
        return status;
    }
    const bool whole = lines != NULL && read_lines(lines, names, count, columns, out);
    status = whole ? CSQL_OK
             : lines == NULL
                 ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                 : error_set(error, CSQL_BAD_DATA, "%s: a name is missing, unknown or lacks a number", file);
    free(lines);
    return status;
}
