/* What TAB completes in the loop: commands, tables, columns and values. */
#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include "cli/chat.h"

void names_free(struct names *names);

/* A prompt_completer over struct chat. */
const char **names_complete(void *chat, struct arena *arena, const char *line, size_t start, size_t end,
                            size_t *count);

#endif
