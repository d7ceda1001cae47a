/* A counter on standard error while a long command runs. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>

struct progress {
    const char *what;   /* "questions", ... */
    size_t done, total; /* total: 0 if not known */
    bool shown;
};

/* Shown only where standard error is a terminal and results go elsewhere, unless quiet. */
struct progress progress_begin(const char *what, size_t total, bool quiet);
/* One more is done. */
void progress_step(struct progress *progress);
/* Clears the counter's line. */
void progress_end(struct progress *progress);

#endif
