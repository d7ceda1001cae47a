/* Lines typed at a terminal: GNU readline with history and completion. One prompt a process, as readline has
 * one state. */
#ifndef CLI_PROMPT_H
#define CLI_PROMPT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"

/* Longest line that is read. */
#define PROMPT_MAX_LINE ((size_t)1024 * 1024)

/* *count for "complete file names". */
#define PROMPT_FILES ((size_t)-1)

/* What may stand for the bytes [start, end) of line; from arena, *count of them. */
typedef const char **prompt_completer(void *context, struct arena *arena, const char *line, size_t start,
                                      size_t end, size_t *count);

/* Sets readline up; history is kept in the file history (NULL: nowhere), which only its owner can read. */
void prompt_open(const char *history, prompt_completer *completer, void *context);
void prompt_close(void);

enum prompt_result { PROMPT_LINE, PROMPT_END, PROMPT_INTERRUPTED };

/* Reads a line, without its end. The caller frees *line. */
enum prompt_result prompt_read(const char *prompt, char **line);

/* The history: prints the last count lines to standard output; forgets all of it, in the file too. */
void prompt_history_print(size_t count);
void prompt_history_clear(void);

/* The path of the history file in the user's state directory, made if absent, or NULL; freed by the caller.
 */
char *prompt_history_path(void);

#endif
