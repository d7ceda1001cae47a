/* Filling a caller's csql_error. */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include "clarisql.h"

/* Records status and a printf-style message (cut to fit, never inside a UTF-8 sequence) in *error, which
 * may be NULL, and returns status, so that a failing function can end in `return error_set(...)`. */
csql_status error_set(csql_error *error, csql_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same with the byte position in the input that the message concerns. */
csql_status error_at(csql_error *error, csql_status status, size_t position, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Makes *error say success. */
void error_clear(csql_error *error);

#endif
