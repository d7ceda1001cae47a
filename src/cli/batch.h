/* `ask --batch`: JSON lines in, JSON lines out. */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include "cli/options.h"

/* Answers every row of options->batch, in input order, with options->jobs threads. Memory does not grow with
 * the number of rows. Gives the exit status. */
int batch_run(const struct options *options);

#endif
