/* Files that are read and written whole. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buffer.h"
#include "clarisql.h"

/* Adds the bytes of a plain file to out, whose limit they have to keep. CSQL_NOT_FOUND if there is none;
 * CSQL_IO, for what is no plain file too; CSQL_TOO_LONG, CSQL_NO_MEMORY. */
csql_status file_read(const char *path, struct buffer *out, csql_error *error) CSQL_USE_RESULT;
/* The same of DIRECTORY/NAME; errors tell the name alone. */
csql_status file_read_in(const char *directory, const char *name, struct buffer *out,
                         csql_error *error) CSQL_USE_RESULT;

/* Makes the folders above path that are not there, for their owner alone; false if one cannot be made. path
 * is as it was afterwards. */
bool file_make_folders(char *path);

/* Puts a file of these bytes, its owner's alone, in the place of the one at path: a reader sees the one or
 * the other, and where it fails the old one stays. CSQL_IO, CSQL_TOO_LONG. */
csql_status file_replace(const char *path, const char *bytes, size_t length,
                         csql_error *error) CSQL_USE_RESULT;

#endif
