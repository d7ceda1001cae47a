/* One line on standard error while a long command runs: how much is done, how fast, the score so far, and how
 * long the rest will take. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buffer.h"

struct progress {
    const char *what; /* "questions", ... */
    bool shown;
    size_t done, skipped; /* skipped: of done, those that were there already and cost no time */
    double began, drawn;  /* seconds of a clock that only goes forward */
    double share,
        at_start;       /* of the input that is read, from 0 to 1, now and when work began; NAN: unknown */
    const char *metric; /* what sum and count are of, or NULL */
    double sum;
    size_t count;
};

/* Shown only where standard error is a terminal, unless quiet; busy: results go to standard output as they
 * come, so that it must not be a terminal too. Nothing is drawn within the first second. */
struct progress progress_begin(const char *what, bool busy, bool quiet);
/* One more is done; share as above. skipped: it was done by an earlier run. */
void progress_step(struct progress *progress, double share, bool skipped);
/* A value from 0 to 1 of the metric that is shown as it is so far; NAN counts nothing. */
void progress_score(struct progress *progress, const char *metric, double value);
/* Clears the line. */
void progress_end(struct progress *progress);

/* Appends the line as it reads after so many seconds of work. */
void progress_text(const struct progress *progress, double seconds, struct buffer *out);

#endif
