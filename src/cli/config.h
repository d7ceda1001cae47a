/* The user's configuration: $CLARISQL_CONFIG, or $XDG_CONFIG_HOME/clarisql/config, or
 * ~/.config/clarisql/config. A line is an option that chat takes, without its dashes, and its value: "mode
 * csv". # begins a comment. */
#ifndef CLI_CONFIG_H
#define CLI_CONFIG_H

#include <stdbool.h>

#include "cli/options.h"

/* Sets what the configuration says; what the command line says comes after it. No file is no configuration.
 * False, with a report that names file and line, if a line cannot be read. */
bool config_read(struct options *out);

#endif
