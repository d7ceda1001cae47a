/* What --help, --version and --completion print, all of it from the tables. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include <stdio.h>

#include "cli/commands.h"

enum completion_shell { SHELL_BASH, SHELL_ZSH, SHELL_FISH };

/* Help on one command, or on the program (NULL). */
void help_print(FILE *out, const struct command *command);

/* A completion script: commands, options, their choices, then file names. */
void help_completion(FILE *out, enum completion_shell shell);

/* Writes text in lines of at most width cells, each behind indent blanks. */
void help_wrap(FILE *out, const char *text, size_t indent, size_t width);

#endif
