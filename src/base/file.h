/* Files that are written whole. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "clarisql.h"

/* Makes the folders above path that are not there, for their owner alone; false if one cannot be made. path
 * is as it was afterwards. */
bool file_make_folders(char *path);

/* Puts a file of these bytes, its owner's alone, in the place of the one at path: a reader sees the one or
 * the other, and where it fails the old one stays. CSQL_IO, CSQL_TOO_LONG. */
csql_status file_replace(const char *path, const char *bytes, size_t length,
                         csql_error *error) CSQL_USE_RESULT;

#endif
