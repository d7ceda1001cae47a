/* A model put through CLARITY's tasks, beside clarisql. */
#ifndef CLI_EXAM_H
#define CLI_EXAM_H

#include <stdint.h>

#include "base/buffer.h"
#include "cli/options.h"
#include "llm/shots.h"
#include "score/score.h"

enum exam_system { EXAM_MODEL, EXAM_OURS, EXAM_SYSTEMS };
enum exam_task { EXAM_SINGLE, EXAM_MULTI, EXAM_TASKS };

struct exam_results {
    const char *model;
    enum shots shots;
    struct score_summary summary[EXAM_TASKS][EXAM_SYSTEMS]; /* the model's hold the differences to ours */
    uint64_t failures; /* requests without an answer, which count as wrong */
};

/* Writes the tables (CLARITY's 4 or 15, then 5), or one JSON object. out->status tells of failure. */
void exam_print(const struct exam_results *results, struct buffer *out);
void exam_print_json(const struct exam_results *results, struct buffer *out);

/* `score --model`; the exit status. */
int exam_run(const struct options *options);

#endif
