/* The summary as text. */
#include <string.h>

#include "score/internal.h"
#include "score/table.h"

static void add_metrics(const struct score_group *group, uint64_t seed, struct buffer *out) {
    buffer_string(out, "metric                             n       %  95 % interval\n");
    for (int m = 0; m < SCORE_NAMED_COUNT; m++) {
        if (group->tally[m].bin_count == 0) {
            continue;
        }
        struct score_interval interval =
            score_bootstrap(&group->tally[m], summary_seed(seed, group->name, m));
        buffer_printf(out, "%-28s %7llu ", score_metric_heading(m), (unsigned long long)interval.count);
        table_interval(m, &interval, out);
        buffer_char(out, '\n');
    }
}

/* What means of several groups make. */
static void add_means(const struct score_summary *summary, const struct score_group *all, uint64_t seed,
                      struct buffer *out) {
    struct score_mean means[SCORE_MAX_MEANS];
    size_t count = score_summary_means(summary, seed, means);
    for (size_t i = 0; i < count; i++) {
        table_mean(&means[i], out);
    }
    if (all->tally[SCORE_DA].bin_count && all->tally[SCORE_QUIET].bin_count) {
        buffer_printf(out, "false alarms on clear questions: %.1f %%\n",
                      100 * (1 - score_tally_mean(&all->tally[SCORE_QUIET])));
    }
}

/* A heading of nine characters at most. */
static const char *short_heading(int metric) {
    switch (metric) {
    case SCORE_EA_FIRST:
        return "EA first";
    case SCORE_EXACT:
        return "exact";
    case SCORE_BOTH_EXACT:
        return "both form";
    case SCORE_BOTH_EXEC:
        return "both rows";
    case SCORE_NULL:
        return "Null";
    case SCORE_QUIET:
        return "quiet";
    default:
        return score_metric_heading(metric);
    }
}

/* A column for each metric that the groups have, a line for each group. */
static void add_groups(const struct score_summary *summary, const char *prefix, const int *metrics,
                       size_t metric_count, struct buffer *out) {
    const struct score_group *all = score_summary_group(summary, "all");
    bool headed = false;
    for (size_t i = 0; i < summary->group_count; i++) {
        const struct score_group *group = &summary->groups[i];
        if (strncmp(group->name, prefix, strlen(prefix)) != 0) {
            continue;
        }
        if (!headed) {
            buffer_printf(out, "\n%-28s %7s", "", "n");
            for (size_t m = 0; m < metric_count; m++) {
                if (all->tally[metrics[m]].bin_count) {
                    buffer_printf(out, " %9s", short_heading(metrics[m]));
                }
            }
            buffer_char(out, '\n');
            headed = true;
        }
        buffer_printf(out, "%-28s %7llu", group->name, (unsigned long long)group->items);
        for (size_t m = 0; m < metric_count; m++) {
            if (all->tally[metrics[m]].bin_count == 0) {
                continue;
            }
            if (group->tally[metrics[m]].bin_count) {
                double scale = score_metric_is_count(metrics[m]) ? 1 : 100;
                buffer_printf(out, " %9.1f", scale * score_tally_mean(&group->tally[metrics[m]]));
            } else {
                buffer_printf(out, " %9s", "-");
            }
        }
        buffer_char(out, '\n');
    }
}

/* Spider's partial scores. F1 is that of the two means, as Spider's evaluation has it. */
static void add_parts(const struct score_group *all, struct buffer *out) {
    if (all->tally[SCORE_EXACT].bin_count == 0) {
        return;
    }
    buffer_printf(out, "\n%-28s %9s %9s %9s\n", "part", "accuracy", "recall", "F1");
    for (int part = 0; part < SQL_PART_COUNT; part++) {
        const struct score_tally *accuracy = &all->tally[SCORE_PART(part)], *recall = accuracy + 1;
        if (accuracy->bin_count + recall->bin_count == 0) {
            continue;
        }
        double a = score_tally_mean(accuracy), r = score_tally_mean(recall);
        buffer_printf(out, "%-28s %9.1f %9.1f %9.1f\n", sql_part_name((enum sql_part)part), 100 * a, 100 * r,
                      a + r > 0 ? 200 * a * r / (a + r) : 0.0);
    }
}

static void add_confusion(const struct score_summary *summary, struct buffer *out) {
    bool row_used[SCORE_CONFUSION] = {false}, column_used[SCORE_CONFUSION] = {false};
    size_t used = 0;
    for (size_t i = 0; i < SCORE_CONFUSION; i++) {
        for (size_t j = 0; j < SCORE_CONFUSION; j++) {
            if (summary->confusion[i][j]) {
                row_used[i] = column_used[j] = true;
                used++;
            }
        }
    }
    if (used < 2) {
        return;
    }
    buffer_printf(out, "\n%-16s", "gold \\ predicted");
    for (size_t j = 0; j < SCORE_CONFUSION; j++) {
        if (column_used[j]) {
            buffer_printf(out, " %12s", summary_confusion_name(j));
        }
    }
    buffer_char(out, '\n');
    for (size_t i = 0; i < SCORE_CONFUSION; i++) {
        if (!row_used[i]) {
            continue;
        }
        buffer_printf(out, "%-16s", summary_confusion_name(i));
        for (size_t j = 0; j < SCORE_CONFUSION; j++) {
            if (column_used[j]) {
                buffer_printf(out, " %12llu", (unsigned long long)summary->confusion[i][j]);
            }
        }
        buffer_char(out, '\n');
    }
}

static void add_differences(const struct score_summary *summary, struct buffer *out) {
    if (!summary->compared) {
        return;
    }
    buffer_printf(out, "\n%-28s %7s %10s %8s %9s\n", "first minus second", "n", "difference", "t", "p");
    for (int m = 0; m < SCORE_NAMED_COUNT; m++) {
        if (summary->differences[m].bin_count) {
            struct score_test test = score_paired_test(&summary->differences[m]);
            buffer_printf(out, "%-28s %7llu %+10.1f %8.2f %9.2g\n", score_metric_heading(m),
                          (unsigned long long)test.count,
                          (score_metric_is_count(m) ? 1 : 100) * test.difference, test.t, test.p);
        }
    }
}

void score_table(const struct score_summary *summary, const struct score_published *published, uint64_t seed,
                 struct buffer *out) {
    static const int answer[] = {SCORE_EA, SCORE_EA_FIRST, SCORE_EXACT};
    static const int all_metrics[] = {SCORE_EA,     SCORE_SEM,       SCORE_LEM,        SCORE_DA,
                                      SCORE_MA,     SCORE_QUIET,     SCORE_BOTH_EXACT, SCORE_BOTH_EXEC,
                                      SCORE_RECALL, SCORE_PRECISION, SCORE_ALL_FOUND,  SCORE_F1,
                                      SCORE_NULL,   SCORE_EDIT_F1};
    static const char *const prefixes[] = {"question ", "kind ", "mode ", "facet ", "subtype ", "reply "};
    const size_t metric_count = sizeof all_metrics / sizeof *all_metrics;
    const struct score_group *all = score_summary_group(summary, "all");
    table_head(summary, out);
    if (!all) {
        return;
    }
    add_metrics(all, seed, out);
    add_means(summary, all, seed, out);
    add_groups(summary, "hardness ", answer, sizeof answer / sizeof *answer, out);
    add_parts(all, out);
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        add_groups(summary, prefixes[i], all_metrics, metric_count, out);
    }
    add_confusion(summary, out);
    add_differences(summary, out);
    table_finding(summary, published, out);
}
