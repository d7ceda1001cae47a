/* The sub-commands: one table that feeds dispatch, help, completion and the manual's check. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include <stddef.h>

#include "cli/options.h"

/* Exit statuses. */
enum { STATUS_OK = 0, STATUS_FAILED = 1, STATUS_MISUSED = 2, STATUS_ASKED = 3, STATUS_NULL = 4 };

struct command {
    const char *name;
    const char *operands; /* as the synopsis writes them */
    int least, most;      /* how many operands; most < 0: any number */
    int (*run)(const struct options *options, int count, char **operands); /* gives the exit status */
    const char *summary;
    const char *description; /* for --help: a paragraph, wrapped */
};

extern const struct command command_table[];
extern const size_t command_count;

/* The handlers, each in the file of its name. */
int command_chat(const struct options *options, int count, char **operands);
int command_ask(const struct options *options, int count, char **operands);
int command_localize(const struct options *options, int count, char **operands);
int command_score(const struct options *options, int count, char **operands);
int command_replay(const struct options *options, int count, char **operands);
int command_generate(const struct options *options, int count, char **operands);
int command_demo(const struct options *options, int count, char **operands);
int command_cache(const struct options *options, int count, char **operands);
int command_simulate(const struct options *options, int count, char **operands);

/* Runs the program; gives its exit status. */
int cli_main(int argc, char **argv);

#endif
