#include "base/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer buffer_new(size_t limit) {
    return (struct buffer){.limit = limit};
}

void buffer_free(struct buffer *buffer) {
    if (buffer) {
        free(buffer->text);
        *buffer = (struct buffer){.limit = buffer->limit};
    }
}

void buffer_clear(struct buffer *buffer) {
    buffer->length = 0;
    buffer->status = CSQL_OK;
    if (buffer->text) {
        buffer->text[0] = '\0';
    }
}

/* Makes room for length more bytes and the NUL. */
static bool reserve(struct buffer *buffer, size_t length) {
    if (buffer->status != CSQL_OK) {
        return false;
    }
    if (length > buffer->limit - buffer->length) {
        buffer->status = CSQL_TOO_LONG;
        return false;
    }
    size_t need = buffer->length + length + 1;
    if (need <= buffer->capacity) {
        return true;
    }
    size_t capacity = buffer->capacity ? buffer->capacity : 64;
    while (capacity < need) {
        capacity *= 2;
    }
    char *text = realloc(buffer->text, capacity);
    if (!text) {
        buffer->status = CSQL_NO_MEMORY;
        return false;
    }
    buffer->text = text;
    buffer->capacity = capacity;
    return true;
}

void buffer_add(struct buffer *buffer, const char *bytes, size_t length) {
    if (!reserve(buffer, length)) {
        return;
    }
    if (length) {
        memcpy(buffer->text + buffer->length, bytes, length);
    }
    buffer->length += length;
    buffer->text[buffer->length] = '\0';
}

void buffer_string(struct buffer *buffer, const char *text) {
    buffer_add(buffer, text, strlen(text));
}

void buffer_char(struct buffer *buffer, char c) {
    buffer_add(buffer, &c, 1);
}

void buffer_printf(struct buffer *buffer, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0 || !reserve(buffer, (size_t)length)) {
        if (length < 0 && buffer->status == CSQL_OK) {
            buffer->status = CSQL_INTERNAL;
        }
        return;
    }
    va_start(arguments, format);
    vsnprintf(buffer->text + buffer->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    buffer->length += (size_t)length;
}

void buffer_truncate(struct buffer *buffer, size_t length) {
    if (length < buffer->length) {
        buffer->length = length;
        buffer->text[length] = '\0';
    }
}

const char *buffer_text(const struct buffer *buffer) {
    return buffer->text ? buffer->text : "";
}
