/* The one growing string: capped, and once an append failed it stays failed, so that a caller may append
 * many times and look once. */
#ifndef BASE_BUFFER_H
#define BASE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

#include "clarisql.h"

struct buffer {
    char *text; /* NUL-terminated once anything was appended; use buffer_text() */
    size_t length, capacity, limit;
    csql_status status; /* CSQL_OK, CSQL_NO_MEMORY or CSQL_TOO_LONG, sticky */
};

/* An empty buffer that will hold at most limit bytes. Allocates nothing. */
struct buffer buffer_new(size_t limit);

void buffer_free(struct buffer *buffer);

/* Empties the buffer, keeping its memory, and forgets a failure. */
void buffer_clear(struct buffer *buffer);

void buffer_add(struct buffer *buffer, const char *bytes, size_t length);
void buffer_string(struct buffer *buffer, const char *text);
void buffer_char(struct buffer *buffer, char c);
void buffer_printf(struct buffer *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Cuts the buffer back to length bytes, if it is longer. */
void buffer_truncate(struct buffer *buffer, size_t length);

/* The text so far, "" if none; lent until the next change. */
const char *buffer_text(const struct buffer *buffer);

#endif
