#include "cli/progress.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "cli/terminal.h"

/* Seconds before the line is first drawn, and between two drawings. */
#define PATIENCE 1.0
#define INTERVAL 0.2
#define MAX_TEXT ((size_t)256)

static double now(void) {
    return clock_ms() / 1e3;
}

/* True for a terminal that can clear a line. */
static bool is_able(int file) {
    const char *kind = getenv("TERM");
    return isatty(file) == 1 && !(kind && strcmp(kind, "dumb") == 0);
}

struct progress progress_begin(const char *what, bool busy, bool quiet) {
    double time = now();
    return (struct progress){.what = what,
                             .shown =
                                 !quiet && is_able(STDERR_FILENO) && !(busy && isatty(STDOUT_FILENO) == 1),
                             .began = time,
                             .drawn = time + PATIENCE - INTERVAL,
                             .share = NAN,
                             .at_start = 0};
}

void progress_text(const struct progress *progress, double seconds, struct buffer *out) {
    buffer_printf(out, "%zu %s", progress->done, progress->what);
    size_t worked = progress->done - progress->skipped;
    if (worked && seconds > 0) {
        double rate = (double)worked / seconds;
        buffer_printf(out, ", %.*f a second", rate < 10 ? 1 : 0, rate);
    }
    if (progress->metric && progress->count) {
        buffer_printf(out, ", %s %.1f", progress->metric, 100 * progress->sum / (double)progress->count);
    }
    double gained = progress->share - progress->at_start;
    if (gained > 0 && progress->share <= 1) {
        double left = round(seconds * (1 - progress->share) / gained);
        if (left >= 3600) {
            buffer_printf(out, ", %.0f h %02.0f min left", floor(left / 3600), floor(fmod(left, 3600) / 60));
        } else {
            buffer_printf(out, ", %.0f:%02.0f left", floor(left / 60), fmod(left, 60));
        }
    }
}

/* The cursor goes back to the line's beginning, so that a message overwrites the line. */
static void draw(const struct progress *progress, double seconds) {
    struct terminal terminal = terminal_of(stderr, COLOR_NEVER);
    struct buffer text = buffer_new(MAX_TEXT);
    progress_text(progress, seconds, &text);
    if (terminal.width > 1) {
        buffer_truncate(&text, terminal.width - 1);
    }
    (void)fprintf(stderr, "\r%s\033[K\r", buffer_text(&text));
    (void)fflush(stderr);
    buffer_free(&text);
}

void progress_step(struct progress *progress, double share, bool skipped) {
    progress->done++;
    progress->share = share;
    if (!progress->shown) {
        return;
    }
    double time = now();
    if (skipped) {
        progress->skipped++;
        progress->began = time;
        progress->at_start = share;
    }
    if (time - progress->drawn >= INTERVAL) {
        progress->drawn = time;
        draw(progress, time - progress->began);
    }
}

void progress_score(struct progress *progress, const char *metric, double value) {
    if (!isnan(value)) {
        progress->metric = metric;
        progress->sum += value;
        progress->count++;
    }
}

void progress_end(struct progress *progress) {
    if (progress->shown) {
        (void)fputs("\r\033[K", stderr);
        (void)fflush(stderr);
    }
}
