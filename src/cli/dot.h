/* The loop's dot commands: one table that feeds dispatch, .help and completion. */
#ifndef CLI_DOT_H
#define CLI_DOT_H

#include <stddef.h>

#include "cli/chat.h"

/* Special values of dot_command.choices. */
#define DOT_TABLE "TABLE"
#define DOT_FILE "FILE"

struct dot_command {
    const char *name;     /* with its dot */
    const char *argument; /* as help names it, or "" */
    const char *choices;  /* what completes the argument: "a|b", DOT_TABLE, DOT_FILE, or NULL */
    void (*run)(struct chat *chat, const char *argument); /* argument is trimmed, "" if there is none */
    const char *summary;
};

extern const struct dot_command dot_commands[];
extern const size_t dot_command_count;

/* The command of that name, or the only one that begins with it; NULL if there is none. */
const struct dot_command *dot_find(const char *name, size_t length);

/* Runs a line that begins with a dot. */
void dot_run(struct chat *chat, const char *line);

#endif
