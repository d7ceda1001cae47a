/* Where the data files are. */
#ifndef SESSION_DIRECTORY_H
#define SESSION_DIRECTORY_H

#include <stdbool.h>

#include "base/buffer.h"

/* Writes the data directory to *out: given, else the environment's, else the one beside the program's source
 * tree, else the installed one; as csql_engine_open() says. False if there is none. */
bool session_data_directory(const char *given, struct buffer *out);

#endif
