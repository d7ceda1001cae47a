/* Tables of fitted weights as text: a name and its numbers a line, tabs between; a line of "#" is a comment.
 */
#ifndef BASE_TABLE_H
#define BASE_TABLE_H

#include <stddef.h>

#include "clarisql.h"

/* Reads DIRECTORY/FILE: names[i] has the `columns` numbers out[i * columns], ... CSQL_NOT_FOUND, CSQL_IO,
 * CSQL_NO_MEMORY; CSQL_BAD_DATA unless every name stands there once with all its numbers, and no other. */
csql_status table_read(const char *directory, const char *file, const char *const *names, size_t count,
                       size_t columns, float *out, csql_error *error) CSQL_USE_RESULT;

#endif
