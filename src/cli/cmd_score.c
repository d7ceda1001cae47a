/* `score`: anybody's predictions against gold. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/exam.h"
#include "cli/progress.h"
#include "cli/published.h"
#include "cli/report.h"
#include "score/report.h"
#include "score/run.h"

/* Warnings that are printed; the rest is counted. */
#define MAX_WARNINGS 20

struct hooks {
    struct progress progress;
    struct score_instances *instances; /* for the report, or NULL */
    size_t warnings;
};

static void warn(void *context, const char *id, const char *message) {
    struct hooks *hooks = context;
    if (hooks->warnings++ < MAX_WARNINGS) {
        report("%s: %s", id ? id : "?", message);
    }
}

static void step(void *context, double share, bool known) {
    progress_step(&((struct hooks *)context)->progress, share, known);
}

static void keep_item(void *context, const struct score_gold *gold, const struct score_pred *pred,
                      const struct score_values *values) {
    static const int metrics[] = {SCORE_EA, SCORE_SEM, SCORE_DA}; /* the first that applies is shown */
    struct hooks *hooks = context;
    for (size_t i = 0; i < sizeof metrics / sizeof *metrics; i++) {
        const char *heading = score_metric_heading(metrics[i]);
        if (!hooks->progress.metric || hooks->progress.metric == heading) {
            progress_score(&hooks->progress, heading, values->value[metrics[i]]);
        }
    }
    if (hooks->instances) {
        score_instances_add(hooks->instances, gold, pred, values);
    }
}

/* The whole of a file, or of standard input for "-". */
static csql_status read_file(const char *path, struct buffer *out, csql_error *error) {
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    if (!file) {
        return error_set(error, CSQL_NOT_FOUND, "%s: cannot be opened", path);
    }
    char block[65536];
    size_t got = 0;
    while (out->status == CSQL_OK && (got = fread(block, 1, sizeof block, file)) > 0) {
        buffer_add(out, block, got);
    }
    csql_status status = ferror(file) ? error_set(error, CSQL_IO, "%s: cannot be read", path)
                         : out->status != CSQL_OK
                             ? error_set(error, out->status, "%s: too large for memory", path)
                             : CSQL_OK;
    if (file != stdin) {
        (void)fclose(file); /* only read */
    }
    return status;
}

/* Adds up outputs of `score --json`. */
static csql_status merge(int count, char **paths, struct score_summary *summary, csql_error *error) {
    csql_status status = CSQL_OK;
    for (int i = 0; i < count && status == CSQL_OK; i++) {
        struct buffer text = buffer_new(JSON_MAX_BYTES);
        status = read_file(paths[i], &text, error);
        csql_error inner = {.status = CSQL_OK};
        if (status == CSQL_OK) {
            status = score_summary_merge(summary, buffer_text(&text), text.length, &inner);
            if (status != CSQL_OK) {
                (void)error_set(error, status, "%s: %s", paths[i], inner.message);
            }
        }
        buffer_free(&text);
    }
    return status;
}

static csql_status run_score(const struct options *options, struct hooks *hooks,
                             struct score_summary *summary, csql_error *error) {
    struct score_run run = {.gold = options->gold,
                            .pred = options->pred,
                            .against = options->against,
                            .db_root = options->db_root,
                            .resume = options->resume,
                            .top = options->top,
                            .jobs = options->jobs,
                            .shard_count = 1,
                            .context = hooks,
                            .warn = warn,
                            .step = step,
                            .item = keep_item};
    if (options->shard && !score_parse_shard(options->shard, &run.shard, &run.shard_count)) {
        return error_set(error, CSQL_BAD_ARGUMENT, "--shard takes I/N, 1 <= I <= N, not '%s'",
                         options->shard);
    }
    hooks->progress = progress_begin("items", false, options->quiet);
    csql_status status = score_run(&run, summary, error);
    progress_end(&hooks->progress);
    if (hooks->warnings > MAX_WARNINGS) {
        report("and %zu more like these", hooks->warnings - MAX_WARNINGS);
    }
    if (status == CSQL_OK && summary->unread > 0 && summary->items + summary->left_out == 0) {
        status = error_set(error, CSQL_BAD_DATA, "%s: no row of gold could be read", options->gold);
    }
    return status;
}

static csql_status print_summary(const struct options *options, const struct score_summary *summary,
                                 const struct score_published *published, csql_error *error) {
    struct buffer out = buffer_new(JSON_MAX_BYTES);
    if (options->json) {
        score_summary_print(summary, options->seed, &out);
        buffer_char(&out, '\n');
    } else {
        score_table(summary, published, options->seed, &out);
    }
    csql_status status = out.status;
    if (status == CSQL_OK) {
        (void)fwrite(buffer_text(&out), 1, out.length, stdout); /* the caller looks at stdout's state */
    } else {
        (void)error_set(error, status, "%s", csql_status_text(status));
    }
    buffer_free(&out);
    return status;
}

int command_score(const struct options *options, int count, char **operands) {
    if (options->model && count == 0) {
        return exam_run(options);
    }
    if (options->merge ? count == 0 : count > 0 || !options->gold || !options->pred) {
        report("score needs --gold FILE --pred FILE, or --merge FILE...; see clarisql score --help");
        return STATUS_MISUSED;
    }
    struct score_summary summary = {0};
    struct hooks hooks = {.warnings = 0};
    struct score_published *published = published_open();
    csql_error error = {.status = CSQL_OK};
    csql_status status = CSQL_OK;
    if (options->report && !options->merge) {
        hooks.instances = score_instances_new();
        status = hooks.instances ? CSQL_OK : error_set(&error, CSQL_NO_MEMORY, "out of memory");
    }
    if (status == CSQL_OK) {
        status = options->merge ? merge(count, operands, &summary, &error)
                                : run_score(options, &hooks, &summary, &error);
    }
    if (status == CSQL_OK) {
        status = print_summary(options, &summary, published, &error);
    }
    if (status == CSQL_OK && options->report) {
        status =
            score_report_write(options->report, &summary, hooks.instances, published, options->seed, &error);
    }
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
    }
    score_instances_free(hooks.instances);
    score_published_free(published);
    score_summary_free(&summary);
    return status == CSQL_OK ? STATUS_OK : status == CSQL_BAD_ARGUMENT ? STATUS_MISUSED : STATUS_FAILED;
}
