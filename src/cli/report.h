/* What the program says besides its results: one clear line on standard error. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "clarisql.h"

/* "clarisql: MESSAGE", with a newline, on standard error; control characters are made visible. */
void report(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same for a failure: its message, or its status's text where it has none, behind about (NULL: none). */
void report_error(const char *about, csql_status status, const csql_error *error);

/* The one of count names, each stride bytes after the other, that word was likely meant to be, or NULL. */
const char *report_nearest(const char *word, const char *const *first, size_t count, size_t stride);

#endif
