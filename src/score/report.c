#include "score/report.h"

#include <math.h>
#include <string.h>

#include "base/error.h"
#include "score/html.h"
#include "score/internal.h"

/* One bar of the share and its interval. */
static void add_bar(struct buffer *out, const struct score_interval *interval) {
    buffer_printf(out,
                  "<svg viewBox=\"0 0 200 14\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"%.1f "
                  "percent, %.1f to %.1f\"><rect class=\"track\" width=\"200\" height=\"14\"/>"
                  "<rect class=\"bar\" y=\"2\" width=\"%.1f\" height=\"10\"/>"
                  "<path class=\"whisker\" d=\"M%.1f 7H%.1fM%.1f 3V11M%.1f 3V11\"/></svg>",
                  100 * interval->mean, 100 * interval->low, 100 * interval->high, 200 * interval->mean,
                  200 * interval->low, 200 * interval->high, 200 * interval->low, 200 * interval->high);
}

static void add_row(struct buffer *out, const char *name, int metric, const struct score_interval *interval) {
    bool count = score_metric_is_count(metric);
    double scale = count ? 1 : 100;
    buffer_string(out, "<tr><td>");
    html_text(out, name);
    buffer_printf(out, "</td><td>%llu</td><td>%.1f</td><td>%.1f to %.1f</td><td>",
                  (unsigned long long)interval->count, scale * interval->mean, scale * interval->low,
                  scale * interval->high);
    if (!count) {
        add_bar(out, interval);
    }
    buffer_string(out, "</td></tr>\n");
}

static const char table_head[] =
    "<div class=\"wide\"><table class=\"bars\"><tr><th></th><th>n</th><th>%</th><th>95 % "
    "interval</th><th></th></tr>\n";

static void add_metrics(struct buffer *out, const struct score_summary *summary, uint64_t seed) {
    const struct score_group *all = score_summary_group(summary, "all");
    buffer_printf(out, "<h2>All items</h2>%s", table_head);
    for (int m = 0; all && m < SCORE_NAMED_COUNT; m++) {
        if (all->tally[m].bin_count) {
            struct score_interval interval = score_bootstrap(&all->tally[m], summary_seed(seed, "all", m));
            add_row(out, score_metric_heading(m), m, &interval);
        }
    }
    buffer_string(out, "</table></div>\n");
}

static void add_means(struct buffer *out, const struct score_summary *summary, uint64_t seed) {
    struct score_mean means[SCORE_MAX_MEANS];
    size_t count = score_summary_means(summary, seed, means);
    if (count == 0) {
        return;
    }
    buffer_printf(out, "<h2>Averages of groups</h2>%s", table_head);
    for (size_t i = 0; i < count; i++) {
        add_row(out, means[i].heading, means[i].metric, &means[i].interval);
    }
    buffer_string(out, "</table></div>\n<p class=\"note\">n: how many groups are averaged.</p>\n");
}

/* A table a metric over all groups that have it; all but the first are folded. */
static void add_groups(struct buffer *out, const struct score_summary *summary, uint64_t seed) {
    static const int metrics[] = {SCORE_EA,    SCORE_EXACT,     SCORE_SEM,       SCORE_DA,    SCORE_MA,
                                  SCORE_QUIET, SCORE_BOTH_EXEC, SCORE_ALL_FOUND, SCORE_RECALL};
    bool first = true;
    for (size_t k = 0; k < sizeof metrics / sizeof *metrics; k++) {
        int m = metrics[k];
        bool headed = false;
        for (size_t i = 0; i < summary->group_count; i++) {
            const struct score_group *group = &summary->groups[i];
            if (group->tally[m].bin_count == 0 || strcmp(group->name, "all") == 0) {
                continue;
            }
            if (!headed) {
                buffer_printf(out, "%s<details%s><summary>%s by group</summary>%s",
                              first ? "<h2>By group</h2>" : "", first ? " open" : "", score_metric_heading(m),
                              table_head);
                headed = true;
                first = false;
            }
            struct score_interval interval =
                score_bootstrap(&group->tally[m], summary_seed(seed, group->name, m));
            add_row(out, group->name, m, &interval);
        }
        buffer_string(out, headed ? "</table></div></details>\n" : "");
    }
}

/* ---- CLARITY's tables ---- */

/* The names of a table's published rows, and how its cells are measured. */
struct comparison {
    const char *heading, *tables, *own;
    const struct score_cell *lists[3];
    const int *metrics;
    const char *const *names;
    size_t metric_count;
};

static void add_figure(struct buffer *out, bool known, double percent) {
    if (known) {
        buffer_printf(out, "<td>%.1f</td>", percent);
    } else {
        buffer_string(out, "<td></td>");
    }
}

/* Our row; false if no cell of the paper's use cases is filled. */
static bool add_own(struct buffer *out, const struct score_summary *summary,
                    const struct comparison *comparison) {
    bool filled = false;
    buffer_printf(out, "<tr class=\"own\"><td>%s</td>", comparison->own);
    for (size_t l = 0; comparison->lists[l]; l++) {
        for (const struct score_cell *cell = comparison->lists[l]; cell->name; cell++) {
            for (size_t m = 0; m < comparison->metric_count; m++) {
                struct score_tally tally = {0};
                csql_status status = score_cell_tally(summary, cell, comparison->metrics[m], &tally);
                bool known = status == CSQL_OK && tally.bin_count > 0;
                add_figure(out, known, 100 * score_tally_mean(&tally));
                filled = filled || (known && l == 0);
                score_tally_free(&tally);
            }
        }
    }
    buffer_string(out, "</tr>\n");
    return filled;
}

static void add_systems(struct buffer *out, const struct score_published *published,
                        const struct comparison *comparison) {
    struct score_published_system systems[SCORE_MAX_SYSTEMS];
    size_t count = published ? score_published_systems(published, comparison->tables, systems) : 0;
    for (size_t s = 0; s < count; s++) {
        buffer_string(out, "<tr><td>");
        html_text(out, systems[s].system);
        buffer_string(out, ", ");
        html_text(out, systems[s].dataset);
        buffer_string(out, "</td>");
        for (size_t l = 0; comparison->lists[l]; l++) {
            for (const struct score_cell *cell = comparison->lists[l]; cell->name; cell++) {
                for (size_t m = 0; m < comparison->metric_count; m++) {
                    double percent = 0;
                    bool known = score_published_find(published, comparison->tables, &systems[s], cell->name,
                                                      comparison->names[m], &percent);
                    add_figure(out, known, percent);
                }
            }
        }
        buffer_string(out, "</tr>\n");
    }
}

static void add_comparison(struct buffer *out, const struct score_summary *summary,
                           const struct score_published *published, const struct comparison *comparison) {
    size_t begin = out->length;
    buffer_printf(out, "<h2>%s</h2><div class=\"wide\"><table class=\"many\"><tr><th></th>",
                  comparison->heading);
    for (size_t l = 0; comparison->lists[l]; l++) {
        for (const struct score_cell *cell = comparison->lists[l]; cell->name; cell++) {
            for (size_t m = 0; m < comparison->metric_count; m++) {
                buffer_printf(out, "<th>%s%s%s</th>", cell->name, comparison->metric_count > 1 ? "<br>" : "",
                              comparison->metric_count > 1 ? comparison->names[m] : "");
            }
        }
    }
    buffer_string(out, "</tr>\n");
    bool filled = add_own(out, summary, comparison);
    add_systems(out, published, comparison);
    buffer_string(out, "</table></div>\n");
    if (published) {
        buffer_printf(out, "<p class=\"note\">%s</p>\n", score_published_caveat);
    }
    if (!filled) {
        buffer_truncate(out, begin);
    }
}

static void add_comparisons(struct buffer *out, const struct score_summary *summary,
                            const struct score_published *published) {
    static const int ea[] = {SCORE_EA}, finding[] = {SCORE_DA, SCORE_MA};
    static const char *const ea_names[] = {"EA"}, *const finding_names[] = {"DA", "MA"};
    const struct comparison table_5 = {.heading = "CLARITY\xE2\x80\x99s table 5: EA, %",
                                       .tables = "5",
                                       .own = "these conversations",
                                       .lists = {score_cells_cases, score_cells_replies, NULL},
                                       .metrics = ea,
                                       .names = ea_names,
                                       .metric_count = 1};
    const struct comparison tables_6_7 = {.heading = "CLARITY\xE2\x80\x99s tables 6 and 7: detection, %",
                                          .tables = "67",
                                          .own = "these predictions",
                                          .lists = {score_cells_finding, NULL},
                                          .metrics = finding,
                                          .names = finding_names,
                                          .metric_count = 2};
    add_comparison(out, summary, published, &table_5);
    add_comparison(out, summary, published, &tables_6_7);
}

/* ---- the rest ---- */

/* Gold down, predicted across, of what is there; the deeper the shade, the greater the share of its row. */
static void add_confusion(struct buffer *out, const struct score_summary *summary) {
    uint64_t row_sum[SCORE_CONFUSION] = {0}, column_sum[SCORE_CONFUSION] = {0}, sum = 0;
    for (size_t i = 0; i < SCORE_CONFUSION * SCORE_CONFUSION; i++) {
        uint64_t cell = summary->confusion[i / SCORE_CONFUSION][i % SCORE_CONFUSION];
        row_sum[i / SCORE_CONFUSION] += cell;
        column_sum[i % SCORE_CONFUSION] += cell;
        sum += cell;
    }
    if (!sum) {
        return;
    }
    buffer_string(out, "<h2>Confusion of modes</h2><p class=\"note\">Gold down, found across; of several "
                       "pivots the first.</p><div class=\"wide\"><table><tr><th></th>");
    for (size_t j = 0; j < SCORE_CONFUSION; j++) {
        if (column_sum[j]) {
            buffer_printf(out, "<th>%s</th>", summary_confusion_name(j));
        }
    }
    buffer_string(out, "</tr>\n");
    for (size_t i = 0; i < SCORE_CONFUSION; i++) {
        if (!row_sum[i]) {
            continue;
        }
        buffer_printf(out, "<tr><th>%s</th>", summary_confusion_name(i));
        for (size_t j = 0; j < SCORE_CONFUSION; j++) {
            unsigned long long cell = summary->confusion[i][j];
            if (cell) {
                buffer_printf(out, "<td class=\"cell\" style=\"--share:%.0f%%\">%s%llu%s</td>",
                              60 * (double)cell / (double)row_sum[i], i == j ? "<b>" : "", cell,
                              i == j ? "</b>" : "");
            } else if (column_sum[j]) {
                buffer_string(out, "<td></td>");
            }
        }
        buffer_string(out, "</tr>\n");
    }
    buffer_string(out, "</table></div>\n");
}

/* Spider's partial scores. */
static void add_parts(struct buffer *out, const struct score_summary *summary) {
    const struct score_group *all = score_summary_group(summary, "all");
    if (!all || !all->tally[SCORE_EXACT].bin_count) {
        return;
    }
    buffer_string(out, "<h2>Exact set match by part</h2><div class=\"wide\"><table><tr><th></th><th>accuracy"
                       "</th><th>recall</th></tr>\n");
    for (int part = 0; part < SQL_PART_COUNT; part++) {
        const struct score_tally *accuracy = &all->tally[SCORE_PART(part)], *recall = accuracy + 1;
        if (accuracy->bin_count + recall->bin_count) {
            buffer_printf(out, "<tr><td>%s</td><td>%.1f</td><td>%.1f</td></tr>\n",
                          sql_part_name((enum sql_part)part), 100 * score_tally_mean(accuracy),
                          100 * score_tally_mean(recall));
        }
    }
    buffer_string(out, "</table></div>\n");
}

static void add_differences(struct buffer *out, const struct score_summary *summary) {
    if (!summary->compared) {
        return;
    }
    buffer_string(out, "<h2>First system minus second</h2><div class=\"wide\"><table><tr><th></th><th>n</th>"
                       "<th>difference</th><th>t</th><th>p</th></tr>\n");
    for (int m = 0; m < SCORE_NAMED_COUNT; m++) {
        if (summary->differences[m].bin_count) {
            struct score_test test = score_paired_test(&summary->differences[m]);
            buffer_printf(out, "<tr><td>%s</td><td>%llu</td><td>%+.1f</td><td>%.2f</td><td>%.2g</td></tr>\n",
                          score_metric_heading(m), (unsigned long long)test.count,
                          (score_metric_is_count(m) ? 1 : 100) * test.difference, test.t, test.p);
        }
    }
    buffer_string(out,
                  "</table></div>\n<p class=\"note\">Paired t-tests on the same items, two-sided.</p>\n");
}

static void add_title(struct buffer *out, const struct score_summary *summary) {
    buffer_printf(out, "<h1>clarisql report</h1><p>%llu items", (unsigned long long)summary->items);
    if (summary->left_out) {
        buffer_printf(out, "; %llu left out: gold does not run, or there is no database",
                      (unsigned long long)summary->left_out);
    }
    if (summary->unread) {
        buffer_printf(out, "; %llu left out: the gold row cannot be read",
                      (unsigned long long)summary->unread);
    }
    if (summary->missing) {
        buffer_printf(out, "; %llu without a prediction", (unsigned long long)summary->missing);
    }
    buffer_printf(out, ".</p>\n<p class=\"note\">Intervals are of 95 %%, from %d bootstrap resamples.</p>\n",
                  SCORE_RESAMPLES);
}

csql_status score_report_write(const char *path, const struct score_summary *summary,
                               const struct score_instances *instances,
                               const struct score_published *published, uint64_t seed, csql_error *error) {
    struct buffer out = buffer_new(JSON_MAX_BYTES);
    html_head(&out);
    add_title(&out, summary);
    add_metrics(&out, summary, seed);
    add_means(&out, summary, seed);
    add_comparisons(&out, summary, published);
    add_groups(&out, summary, seed);
    add_parts(&out, summary);
    add_confusion(&out, summary);
    add_differences(&out, summary);
    if (instances) {
        html_instances(&out, instances);
    } else {
        buffer_string(&out,
                      "<h2>Instances</h2><p>These figures were added up from shards, whose sums hold no "
                      "single instances. Each shard\xE2\x80\x99s own --report shows them.</p>\n");
    }
    html_tail(&out);
    csql_status status = out.status;
    if (status != CSQL_OK) {
        (void)error_set(error, status, "%s", csql_status_text(status));
    } else {
        status = html_write(path, &out, error);
    }
    buffer_free(&out);
    return status;
}
