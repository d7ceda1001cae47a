/* What a model's exam came to, in the form of CLARITY's tables. */
#include "base/json.h"
#include "cli/exam.h"
#include "score/published.h"

static const int single_metrics[] = {SCORE_LEM, SCORE_SEM};
static const int multi_metrics[] = {SCORE_EA};

struct task_metrics {
    const int *metrics;
    size_t count;
};
static const struct task_metrics tasks[EXAM_TASKS] = {{single_metrics, 2}, {multi_metrics, 1}};

/* A mean in percent, or a dash. */
static void add_mean(const struct score_summary *summary, const struct score_cell *cell, int metric,
                     struct buffer *out) {
    struct score_tally tally = {.bin_count = 0};
    if (score_cell_tally(summary, cell, metric, &tally) != CSQL_OK) {
        out->status = CSQL_NO_MEMORY;
    }
    if (score_tally_count(&tally)) {
        buffer_printf(out, " %7.1f", 100 * score_tally_mean(&tally));
    } else {
        buffer_string(out, "       -");
    }
    score_tally_free(&tally);
}

static uint64_t count_of(const struct score_summary *summary, const struct score_cell *cell, int metric,
                         struct buffer *out) {
    struct score_tally tally = {.bin_count = 0};
    if (score_cell_tally(summary, cell, metric, &tally) != CSQL_OK) {
        out->status = CSQL_NO_MEMORY;
    }
    uint64_t count = score_tally_count(&tally);
    score_tally_free(&tally);
    return count;
}

static void add_row(const struct exam_results *results, enum exam_task task, const struct score_cell *cell,
                    struct buffer *out) {
    const struct task_metrics *shown = &tasks[task];
    uint64_t count = count_of(&results->summary[task][EXAM_OURS], cell, shown->metrics[0], out);
    if (count == 0) {
        return;
    }
    buffer_printf(out, "%-24s %6llu", cell->name, (unsigned long long)count);
    for (int system = 0; system < EXAM_SYSTEMS; system++) {
        buffer_string(out, "   ");
        for (size_t m = 0; m < shown->count; m++) {
            add_mean(&results->summary[task][system], cell, shown->metrics[m], out);
        }
    }
    buffer_char(out, '\n');
}

static void add_rows(const struct exam_results *results, enum exam_task task, const struct score_cell *cells,
                     struct buffer *out) {
    for (const struct score_cell *cell = cells; cell->name; cell++) {
        add_row(results, task, cell, out);
    }
}

static void add_tests(const struct exam_results *results, enum exam_task task, struct buffer *out) {
    for (size_t m = 0; m < tasks[task].count; m++) {
        int metric = tasks[task].metrics[m];
        struct score_test test = score_paired_test(&results->summary[task][EXAM_MODEL].differences[metric]);
        if (test.count > 1) {
            buffer_printf(out, "%s: model less clarisql %+.1f points, t = %.2f, p = %.4f, n = %llu\n",
                          score_metric_heading(metric), 100 * test.difference, test.t, test.p,
                          (unsigned long long)test.count);
        }
    }
}

/* A name cut to the width of its columns. */
static void add_heading(struct buffer *out, const char *name, size_t metrics) {
    int width = (int)(8 * metrics);
    buffer_printf(out, "   %*.*s", width, width, name);
}

static void add_table(const struct exam_results *results, enum exam_task task, struct buffer *out) {
    static const struct score_cell all = {"all", "all", "all"}, uni = {"uni-facet", "uni", "facet uni"},
                                   multi = {"multi-facet", "multi", "facet multi"};
    buffer_printf(out, "%-24s %6s", "", "n");
    add_heading(out, results->model, tasks[task].count);
    add_heading(out, "clarisql", tasks[task].count);
    buffer_printf(out, "\n%-31s", "");
    for (int system = 0; system < EXAM_SYSTEMS; system++) {
        buffer_string(out, "   ");
        for (size_t m = 0; m < tasks[task].count; m++) {
            buffer_printf(out, " %7s", score_metric_heading(tasks[task].metrics[m]));
        }
    }
    buffer_char(out, '\n');
    add_rows(results, task, score_cells_cases, out);
    add_rows(results, task, score_cells_values, out);
    add_row(results, task, &uni, out);
    add_row(results, task, &multi, out);
    if (task == EXAM_MULTI) {
        add_rows(results, task, score_cells_replies, out);
    }
    add_row(results, task, &all, out);
    add_tests(results, task, out);
}

void exam_print(const struct exam_results *results, struct buffer *out) {
    buffer_printf(out, "Single turn, every reading asked for: %s (CLARITY's table %s)\n",
                  shots_name(results->shots), results->shots == SHOTS_ZERO ? "15" : "4");
    add_table(results, EXAM_SINGLE, out);
    buffer_string(out, "\nConversations, one query or Null asked for (CLARITY's table 5)\n");
    add_table(results, EXAM_MULTI, out);
    if (results->failures) {
        buffer_printf(out, "%llu requests had no answer, which counts as wrong.\n",
                      (unsigned long long)results->failures);
    }
}

static void add_json_task(const struct exam_results *results, enum exam_task task, enum exam_system system,
                          struct buffer *out) {
    const struct score_summary *summary = &results->summary[task][system];
    buffer_char(out, '{');
    for (size_t i = 0; i < summary->group_count; i++) {
        const struct score_group *group = &summary->groups[i];
        buffer_string(out, i ? "," : "");
        json_text(out, group->name);
        buffer_printf(out, ":{\"n\":%llu", (unsigned long long)group->items);
        for (size_t m = 0; m < tasks[task].count; m++) {
            int metric = tasks[task].metrics[m];
            buffer_printf(out, ",\"%s\":", score_metric_name(metric));
            if (score_tally_count(&group->tally[metric])) {
                json_double(out, score_tally_mean(&group->tally[metric]));
            } else {
                buffer_string(out, "null");
            }
        }
        buffer_char(out, '}');
    }
    buffer_char(out, '}');
}

void exam_print_json(const struct exam_results *results, struct buffer *out) {
    static const char *const names[EXAM_TASKS] = {"single", "multi"};
    buffer_string(out, "{\"model\":");
    json_text(out, results->model);
    buffer_printf(out, ",\"shots\":\"%s\",\"failures\":%llu", shots_name(results->shots),
                  (unsigned long long)results->failures);
    for (int task = 0; task < EXAM_TASKS; task++) {
        buffer_printf(out, ",\"%s\":{\"model\":", names[task]);
        add_json_task(results, (enum exam_task)task, EXAM_MODEL, out);
        buffer_string(out, ",\"clarisql\":");
        add_json_task(results, (enum exam_task)task, EXAM_OURS, out);
        buffer_char(out, '}');
    }
    buffer_string(out, "}\n");
}
