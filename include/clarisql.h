/* clarisql: a conversational NL2SQL agent over SQLite that finds the exact words of a question
 * which cannot be pinned to one schema element, asks, and ends in one SQL query or in Null.
 *
 * Conventions. Text is UTF-8, lengths and offsets are bytes. Getters lend: what they return lives as
 * long as the object it came from. A `T **out` parameter gives: the caller frees it with the matching
 * `_free`, and every `_free(NULL)` is safe. Functions that can fail return a csql_status, zero being
 * success; where a csql_error is taken it may be NULL. "Ambiguous" and "unanswerable" are results, never
 * errors. Handles are not shared between threads; distinct handles are independent. */
#ifndef CLARISQL_H
#define CLARISQL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CSQL_VERSION "0.1.0"

#if defined(__GNUC__)
#define CSQL_USE_RESULT __attribute__((warn_unused_result))
#else
#define CSQL_USE_RESULT
#endif

/* Every status with its text; csql_status_text() reads from the same table. */
#define CSQL_STATUSES(X)                                                                                     \
    X(CSQL_OK, "success")                                                                                    \
    X(CSQL_NO_MEMORY, "out of memory")                                                                       \
    X(CSQL_TOO_LONG, "input is over its limit")                                                              \
    X(CSQL_BAD_TEXT, "text is not valid UTF-8")                                                              \
    X(CSQL_BAD_ARGUMENT, "argument is not valid")                                                            \
    X(CSQL_NOT_FOUND, "not found")                                                                           \
    X(CSQL_IO, "input or output failed")                                                                     \
    X(CSQL_NOT_DATABASE, "not a SQLite database")                                                            \
    X(CSQL_DATABASE, "the database reported an error")                                                       \
    X(CSQL_REFUSED, "refused: only reading is allowed")                                                      \
    X(CSQL_LIMIT, "a limit on time, steps, rows or cells was reached")                                       \
    X(CSQL_INTERRUPTED, "interrupted")                                                                       \
    X(CSQL_BAD_SQL, "SQL does not parse")                                                                    \
    X(CSQL_BAD_JSON, "JSON does not parse")                                                                  \
    X(CSQL_BAD_DATA, "a data file is damaged or of another version")                                         \
    X(CSQL_REMOTE, "the model server failed")                                                                \
    X(CSQL_INTERNAL, "internal error")

typedef enum csql_status {
#define X(name, text) name,
    CSQL_STATUSES(X)
#undef X
} csql_status;

/* What went wrong, for people: a message without a trailing newline, and the byte position in the input
 * that it concerns, or (size_t)-1. */
typedef struct csql_error {
    csql_status status;
    size_t position;
    char message[512];
} csql_error;

/* The fixed English text of a status; never NULL. */
const char *csql_status_text(csql_status status);

/* The library's version, "major.minor.patch". */
const char *csql_version(void);

#ifdef __cplusplus
}
#endif
#endif
