/* Language models as options and environment name them. */
#ifndef CLI_MODEL_H
#define CLI_MODEL_H

#include <stdbool.h>

#include "clarisql.h"
#include "cli/options.h"

/* Trust in a model that nobody has measured. */
#define MODEL_DEFAULT_TRUST 0.1

/* Reads what options and, where they say nothing, the environment's CLARISQL_MODEL... say. Strings are lent
 * by them. *named: a model is named. False with a report for what cannot be understood. */
bool model_read(const struct options *options, csql_model *out, bool *named);

/* Gives the engine the models that are named, if any. False with a report. */
bool model_configure(csql_engine *engine, const struct options *options);

/* Prints what the engine's models were asked. */
void model_print_cost(const csql_engine *engine);

#endif
