#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define NO_POSITION ((size_t)-1)

const char *csql_status_text(csql_status status) {
    switch (status) {
#define X(name, text)                                                                                        \
    case name:                                                                                               \
        return text;
        CSQL_STATUSES(X)
#undef X
    }
    return "unknown status";
}

const char *csql_version(void) {
    return CSQL_VERSION;
}

/* Drops a UTF-8 sequence that the cut left incomplete at the end of text. */
static void trim_partial_character(char *text) {
    size_t length = strlen(text);
    size_t start = length;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80) {
        start--;
    }
    if (start == 0) {
        return;
    }
    unsigned char lead = (unsigned char)text[start - 1];
    size_t need = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
    if (length - start < need) {
        text[start - 1] = '\0';
    }
}

static void set(csql_error *error, csql_status status, size_t position, const char *format,
                va_list arguments) {
    if (!error) {
        return;
    }
    error->status = status;
    error->position = position;
    int length = vsnprintf(error->message, sizeof error->message, format, arguments);
    if (length < 0) {
        error->message[0] = '\0';
    } else if ((size_t)length >= sizeof error->message) {
        trim_partial_character(error->message);
    }
}

csql_status error_set(csql_error *error, csql_status status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    set(error, status, NO_POSITION, format, arguments);
    va_end(arguments);
    return status;
}

csql_status error_at(csql_error *error, csql_status status, size_t position, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    set(error, status, position, format, arguments);
    va_end(arguments);
    return status;
}

void error_clear(csql_error *error) {
    if (error) {
        error->status = CSQL_OK;
        error->position = NO_POSITION;
        error->message[0] = '\0';
    }
}
