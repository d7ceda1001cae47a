#include "cli/report.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/terminal.h"
#include "text/text.h"

void report(const char *format, ...) {
    char message[1024];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    for (char *c = message; *c; c++) {
        if ((unsigned char)*c < ' ' || *c == 0x7f) {
            *c = '?';
        }
    }
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    (void)visible_add(&shown, message, strlen(message), 0);
    /* What a progress line left there is cleared. */
    const char *kind = getenv("TERM");
    bool able = isatty(STDERR_FILENO) == 1 && !(kind && strcmp(kind, "dumb") == 0);
    (void)fprintf(stderr, "%sclarisql: %s\n", able ? "\033[K" : "",
                  shown.status == CSQL_OK ? buffer_text(&shown) : message);
    buffer_free(&shown);
}

void report_error(const char *about, csql_status status, const csql_error *error) {
    const char *message = error && *error->message ? error->message : csql_status_text(status);
    if (about) {
        report("%s: %s", about, message);
    } else {
        report("%s", message);
    }
}

const char *report_nearest(const char *word, const char *const *first, size_t count, size_t stride) {
    size_t limit = strlen(word) <= 3 ? 1 : 2;
    const char *nearest = NULL;
    size_t best = limit + 1;
    for (size_t i = 0; i < count; i++) {
        const char *name = *(const char *const *)(const void *)((const char *)first + i * stride);
        size_t distance = text_edit_distance(word, name, limit);
        if (distance < best) {
            best = distance;
            nearest = name;
        }
    }
    return nearest;
}
