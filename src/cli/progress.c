#include "cli/progress.h"

#include <stdio.h>
#include <unistd.h>

/* The counter is drawn anew every so many steps. */
#define EVERY 16

struct progress progress_begin(const char *what, size_t total, bool quiet) {
    return (struct progress){
        .what = what,
        .total = total,
        .shown = !quiet && isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) != 1,
    };
}

void progress_step(struct progress *progress) {
    progress->done++;
    if (!progress->shown || progress->done % EVERY != 0) {
        return;
    }
    if (progress->total) {
        (void)fprintf(stderr, "\r%zu of %zu %s\033[K", progress->done, progress->total, progress->what);
    } else {
        (void)fprintf(stderr, "\r%zu %s\033[K", progress->done, progress->what);
    }
    (void)fflush(stderr);
}

void progress_end(struct progress *progress) {
    if (progress->shown) {
        (void)fputs("\r\033[K", stderr);
        (void)fflush(stderr);
    }
}
