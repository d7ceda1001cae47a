#include "base/table.h"

#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "base/error.h"

#define LINE_BYTES 512

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
    return *text == '\n' || *text == '\0';
}

/* True if every name was there once, with its numbers, and no other. */
static bool read_lines(FILE *file, const char *const *names, size_t count, size_t columns, float *out) {
    char line[LINE_BYTES];
    size_t found = 0;
    for (size_t i = 0; i < count * columns; i++) {
        out[i] = NAN;
    }
    while (fgets(line, sizeof line, file) != NULL) {
        char *tab = strchr(line, '\t');
        if (*line == '#' || *line == '\n') {
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
    struct buffer path = buffer_new(4096);
    buffer_printf(&path, "%s/%s", directory, file);
    if (path.status != CSQL_OK) {
        const csql_status status = path.status;
        buffer_free(&path);
        return error_set(error, status, "%s: the path is too long or memory too short", file);
    }
    FILE *opened = fopen(buffer_text(&path), "r");
    buffer_free(&path);
    if (opened == NULL) {
        return error_set(error, errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO, "%s: %s", file, strerror(errno));
    }
    const bool whole = read_lines(opened, names, count, columns, out);
    const bool failed = ferror(opened) != 0;
    if (fclose(opened) != 0 || failed || !whole) {
        return error_set(error, CSQL_BAD_DATA, "%s: a name is missing, unknown or lacks a number", file);
    }
    return CSQL_OK;
}
