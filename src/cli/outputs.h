/* The files that a command writes, checked before anything is written. */
#ifndef CLI_OUTPUTS_H
#define CLI_OUTPUTS_H

#include <stdbool.h>

#include "cli/options.h"

/* True if every file that the options tell a command to write may be written: none is one that it reads (an
 * operand, --gold, standard input), none is a database or lies beside one, and no two are the same. False
 * with a report. */
bool outputs_check(const struct options *options, int count, char **operands);

/* The same of one file, called `what` in the report, while the database is open. */
bool outputs_check_one(const struct options *options, const char *what, const char *path,
                       const char *database);

/* True if both are there and are one and the same regular file. */
bool outputs_same(const char *path, const char *other);

#endif
