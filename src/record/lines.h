/* Reading a stream line by line with a cap, for logs, batches and piped conversations. */
#ifndef RECORD_LINES_H
#define RECORD_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clarisql.h"

/* Longest line of a log, a batch or a piped conversation, in bytes. */
#define LINES_MAX_BYTES ((size_t)8 * 1024 * 1024)

/* Bytes that are passed over, looking for the end of a line that is longer. */
#define LINES_MAX_SKIPPED ((uint64_t)256 * 1024 * 1024)

struct lines;

/* Opens path for reading; "-" is standard input. name in messages is the path. CSQL_NOT_FOUND, CSQL_IO (a
 * directory, no permission), CSQL_NO_MEMORY. */
csql_status lines_open(const char *path, struct lines **out, csql_error *error) CSQL_USE_RESULT;
/* The same of a file, also where it is called "-". */
csql_status lines_open_file(const char *path, struct lines **out, csql_error *error) CSQL_USE_RESULT;
void lines_close(struct lines *lines);

/* Bytes taken from the stream so far, and how many it has in all: 0 where it is no regular file. */
uint64_t lines_taken(const struct lines *lines);
uint64_t lines_size(const struct lines *lines);

struct line {
    const char *text; /* without the line's end (LF or CRLF), NUL-terminated; lent until the next call */
    size_t length;
    size_t number; /* from 1 */
    bool torn;     /* the stream ended before the line did */
};

/* The next line; *done at the end, with *out all zero. A byte order mark before the first is dropped. A line
 * over the cap is CSQL_TOO_LONG as soon as it is: out->number says which, and the next call passes over its
 * rest and goes on; where that has no end within LINES_MAX_SKIPPED, it is CSQL_IO and the end.
 * CSQL_INTERRUPTED if a signal came while waiting and *stop (NULL allowed) is not zero. CSQL_IO,
 * CSQL_NO_MEMORY. */
csql_status lines_next(struct lines *lines, const volatile int *stop, struct line *out, bool *done,
                       csql_error *error) CSQL_USE_RESULT;

/* True if the line may be what a crash left of one that begins with start. */
bool lines_may_begin(const struct line *line, const char *start);

#endif
