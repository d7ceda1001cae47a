/* The names of the metrics. */
#include <math.h>
#include <string.h>

#include "score/score.h"

static const char *const metric_names[] = {
#define X(id, name, heading) name,
    SCORE_METRICS(X)
#undef X
#define X(id, name) name " accuracy", name " recall",
        SQL_PARTS(X)
#undef X
};

static const char *const metric_headings[] = {
#define X(id, name, heading) heading,
    SCORE_METRICS(X)
#undef X
#define X(id, name) name " accuracy", name " recall",
        SQL_PARTS(X)
#undef X
};

const char *score_metric_name(int metric) {
    return metric_names[metric];
}

const char *score_metric_heading(int metric) {
    return metric_headings[metric];
}

int score_metric_find(const char *name) {
    for (int i = 0; i < SCORE_METRIC_COUNT; i++) {
        if (strcmp(metric_names[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

bool score_metric_is_count(int metric) {
    return metric == SCORE_TURNS || metric == SCORE_WORDS;
}
