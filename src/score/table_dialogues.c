/* CLARITY's tables: EA of dialogues (5), and detection (6 and 7), beside what was published. */
#include <string.h>

#include "score/internal.h"
#include "score/table.h"

#define NAME_WIDTH 30

void table_head(const struct score_summary *summary, struct buffer *out) {
    buffer_printf(out, "%llu items", (unsigned long long)summary->items);
    if (summary->missing) {
        buffer_printf(out, ", %llu of them without a prediction", (unsigned long long)summary->missing);
    }
    if (summary->left_out) {
        buffer_printf(out, "; %llu left out: gold does not run, or there is no database",
                      (unsigned long long)summary->left_out);
    }
    if (summary->unread) {
        buffer_printf(out, "; %llu left out: the gold row cannot be read",
                      (unsigned long long)summary->unread);
    }
    buffer_string(out, "\n\n");
}

void table_interval(int metric, const struct score_interval *interval, struct buffer *out) {
    double scale = score_metric_is_count(metric) ? 1 : 100;
    buffer_printf(out, "%7.1f  %6.1f - %-6.1f", scale * interval->mean, scale * interval->low,
                  scale * interval->high);
}

void table_mean(const struct score_mean *mean, struct buffer *out) {
    buffer_printf(out, "%-*s %5llu ", NAME_WIDTH, mean->heading, (unsigned long long)mean->interval.count);
    table_interval(mean->metric, &mean->interval, out);
    buffer_char(out, '\n');
}

/* A line of the table of dialogues; nothing where the cell has no items. */
static void add_line(const struct score_summary *summary, const struct score_cell *cell, uint64_t seed,
                     struct buffer *out) {
    struct score_tally tally = {0};
    csql_status status = score_cell_tally(summary, cell, SCORE_EA, &tally);
    if (status == CSQL_OK && tally.bin_count) {
        struct score_interval interval = score_bootstrap(&tally, summary_seed(seed, cell->group, SCORE_EA));
        buffer_printf(out, "%-*s %5llu ", NAME_WIDTH, cell->name, (unsigned long long)interval.count);
        table_interval(SCORE_EA, &interval, out);
        for (int m = SCORE_TURNS; m <= SCORE_WORDS && status == CSQL_OK; m++) {
            score_tally_free(&tally);
            status = score_cell_tally(summary, cell, m, &tally);
            if (tally.bin_count) {
                buffer_printf(out, " %7.2f", score_tally_mean(&tally));
            }
        }
        buffer_char(out, '\n');
    }
    score_tally_free(&tally);
}

static void add_cells(const struct score_summary *summary, const struct score_cell *cells, uint64_t seed,
                      struct buffer *out) {
    for (; cells->name; cells++) {
        add_line(summary, cells, seed, out);
    }
}

static bool is_of(const struct score_cell *cells, const char *group) {
    for (; cells->name; cells++) {
        size_t length = strlen(cells->group);
        if (strncmp(group, cells->group, length) == 0 && (!group[length] || group[length] == ' ')) {
            return true;
        }
    }
    return false;
}

/* The groups whose names begin with prefix, but those that a cell of the paper has. */
static void add_others(const struct score_summary *summary, const char *prefix, uint64_t seed,
                       struct buffer *out) {
    for (size_t i = 0; i < summary->group_count; i++) {
        const char *name = summary->groups[i].name;
        if (strncmp(name, prefix, strlen(prefix)) == 0 && !is_of(score_cells_cases, name) &&
            !is_of(score_cells_values, name)) {
            struct score_cell cell = {.name = name + strlen(prefix), .group = name};
            add_line(summary, &cell, seed, out);
        }
    }
}

static double percent_of(const struct score_summary *summary, const struct score_cell *cell, int metric,
                         uint64_t *count) {
    struct score_tally tally = {0};
    csql_status status = score_cell_tally(summary, cell, metric, &tally);
    *count = status == CSQL_OK ? score_tally_count(&tally) : 0;
    double mean = 100 * score_tally_mean(&tally);
    score_tally_free(&tally);
    return mean;
}

static void add_figure(struct buffer *out, bool known, double percent) {
    if (known) {
        buffer_printf(out, " %7.1f", percent);
    } else {
        buffer_printf(out, " %7s", "-");
    }
}

/* A row of ours: the metric of each cell. */
static void add_ours(const struct score_summary *summary, const struct score_cell *const *lists,
                     const int *metrics, size_t metric_count, struct buffer *out) {
    for (; *lists; lists++) {
        for (const struct score_cell *cell = *lists; cell->name; cell++) {
            for (size_t m = 0; m < metric_count; m++) {
                uint64_t count = 0;
                double percent = percent_of(summary, cell, metrics[m], &count);
                add_figure(out, count > 0, percent);
            }
        }
    }
    buffer_char(out, '\n');
}

static void add_published(const struct score_published *published, const char *tables,
                          const struct score_cell *const *lists, const char *const *metrics,
                          size_t metric_count, struct buffer *out) {
    struct score_published_system systems[SCORE_MAX_SYSTEMS];
    size_t count = score_published_systems(published, tables, systems);
    for (size_t s = 0; s < count; s++) {
        size_t begin = out->length;
        buffer_printf(out, "%s, %s", systems[s].system, systems[s].dataset);
        size_t written = out->length - begin;
        buffer_printf(out, "%*s", written < NAME_WIDTH ? (int)(NAME_WIDTH - written) : 0, "");
        for (const struct score_cell *const *list = lists; *list; list++) {
            for (const struct score_cell *cell = *list; cell->name; cell++) {
                for (size_t m = 0; m < metric_count; m++) {
                    double percent = 0;
                    bool known = score_published_find(published, tables, &systems[s], cell->name, metrics[m],
                                                      &percent);
                    add_figure(out, known, percent);
                }
            }
        }
        buffer_char(out, '\n');
    }
}

/* True if some of the cells that a published system has are filled. */
static bool is_comparable(const struct score_summary *summary, const struct score_published *published,
                          const struct score_cell *cells, int metric) {
    for (; published && cells->name; cells++) {
        uint64_t count = 0;
        (void)percent_of(summary, cells, metric, &count);
        if (count) {
            return true;
        }
    }
    return false;
}

static void add_table_5(const struct score_summary *summary, const struct score_published *published,
                        struct buffer *out) {
    static const struct score_cell *const lists[] = {score_cells_cases, score_cells_replies, NULL};
    static const int ea[] = {SCORE_EA};
    static const char *const ea_name[] = {"EA"};
    if (!is_comparable(summary, published, score_cells_cases, SCORE_EA)) {
        return;
    }
    buffer_printf(out, "\n%-*s", NAME_WIDTH, "CLARITY's table 5 (EA, %)");
    for (const struct score_cell *const *list = lists; *list; list++) {
        for (const struct score_cell *cell = *list; cell->name; cell++) {
            buffer_printf(out, " %7s", cell->brief);
        }
    }
    buffer_printf(out, "\n%-*s", NAME_WIDTH, "clarisql, these conversations");
    add_ours(summary, lists, ea, 1, out);
    add_published(published, "5", lists, ea_name, 1, out);
    buffer_printf(out, "%s\n", score_published_caveat);
}

void table_finding(const struct score_summary *summary, const struct score_published *published,
                   struct buffer *out) {
    static const struct score_cell *const lists[] = {score_cells_finding, NULL};
    static const int metrics[] = {SCORE_DA, SCORE_MA};
    static const char *const names[] = {"DA", "MA"};
    if (!is_comparable(summary, published, score_cells_finding, SCORE_DA)) {
        return;
    }
    buffer_printf(out, "\n%-*s", NAME_WIDTH, "CLARITY's tables 6 and 7 (%)");
    for (const struct score_cell *cell = score_cells_finding; cell->name; cell++) {
        buffer_printf(out, " %7s %7s", cell->brief, "");
    }
    buffer_printf(out, "\n%-*s", NAME_WIDTH, "");
    for (const struct score_cell *cell = score_cells_finding; cell->name; cell++) {
        buffer_printf(out, " %7s %7s", "DA", "MA");
    }
    buffer_printf(out, "\n%-*s", NAME_WIDTH, "these predictions");
    add_ours(summary, lists, metrics, 2, out);
    add_published(published, "67", lists, names, 2, out);
    buffer_printf(out, "%s\n", score_published_caveat);
}

void score_table_dialogues(const struct score_summary *summary, const struct score_published *published,
                           uint64_t seed, struct buffer *out) {
    const struct score_group *all = score_summary_group(summary, "all");
    table_head(summary, out);
    if (!all) {
        return;
    }
    bool effort = all->tally[SCORE_TURNS].bin_count > 0;
    buffer_printf(out, "%-*s %5s %7s  %s%s\n", NAME_WIDTH, "", "n", "EA", "95 % interval  ",
                  effort ? "   turns   words" : "");
    add_cells(summary, score_cells_cases, seed, out);
    add_cells(summary, score_cells_values, seed, out);
    add_others(summary, "case ", seed, out);
    add_cells(summary, score_cells_replies, seed, out);
    add_others(summary, "question ", seed, out);
    add_others(summary, "subtype ", seed, out);
    struct score_cell everything = {.name = "all", .group = "all"};
    add_line(summary, &everything, seed, out);
    struct score_mean means[SCORE_MAX_MEANS];
    size_t count = score_summary_means(summary, seed, means);
    for (size_t i = 0; i < count; i++) {
        table_mean(&means[i], out);
    }
    if (all->tally[SCORE_QUIET].bin_count) {
        buffer_printf(out, "over-asking: %.1f %% of %llu clear questions were asked about or refused\n",
                      100 * (1 - score_tally_mean(&all->tally[SCORE_QUIET])),
                      (unsigned long long)score_tally_count(&all->tally[SCORE_QUIET]));
    }
    add_table_5(summary, published, out);
}
