#include "score/report.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "score/internal.h"

struct instance {
    char *html; /* its part of the page */
};

struct score_instances {
    struct instance kept[SCORE_MAX_INSTANCES];
    size_t count, more;
};

struct score_instances *score_instances_new(void) {
    return calloc(1, sizeof(struct score_instances));
}

void score_instances_free(struct score_instances *instances) {
    for (size_t i = 0; instances && i < instances->count; i++) {
        free(instances->kept[i].html);
    }
    free(instances);
}

static void add_escaped_n(struct buffer *out, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        switch (text[i]) {
        case '<':
            buffer_string(out, "&lt;");
            break;
        case '>':
            buffer_string(out, "&gt;");
            break;
        case '&':
            buffer_string(out, "&amp;");
            break;
        case '"':
            buffer_string(out, "&quot;");
            break;
        default:
            buffer_char(out, text[i]);
        }
    }
}

static void add_escaped(struct buffer *out, const char *text) {
    add_escaped_n(out, text ? text : "", text ? strlen(text) : 0);
}

/* The question with its gold pivots underlined; pivots that overlap an earlier one are passed over. */
static void add_question(struct buffer *out, const struct score_gold *gold) {
    size_t at = 0, length = gold->question ? strlen(gold->question) : 0;
    for (;;) {
        const struct record_pivot *next = NULL;
        for (size_t i = 0; i < gold->pivot_count; i++) {
            const struct record_pivot *pivot = &gold->pivots[i];
            if (pivot->start >= at && pivot->end > pivot->start && pivot->end <= length &&
                (!next || pivot->start < next->start)) {
                next = pivot;
            }
        }
        if (!next) {
            break;
        }
        add_escaped_n(out, gold->question + at, next->start - at);
        buffer_printf(out, "<u title=\"%s\">", csql_mode_name(next->mode));
        add_escaped_n(out, gold->question + next->start, next->end - next->start);
        buffer_string(out, "</u>");
        at = next->end;
    }
    if (gold->question) {
        add_escaped(out, gold->question + at);
    }
}

static void add_queries(struct buffer *out, const char *heading, const char *final, const char *const *set,
                        size_t count) {
    buffer_printf(out, "<dt>%s</dt>", heading);
    if (count == 0) {
        buffer_string(out, "<dd><code>");
        add_escaped(out, final ? final : "Null");
        buffer_string(out, "</code></dd>");
    }
    for (size_t i = 0; i < count; i++) {
        buffer_string(out, "<dd><code>");
        add_escaped(out, set[i]);
        buffer_string(out, "</code></dd>");
    }
}

void score_instances_add(struct score_instances *instances, const struct score_gold *gold,
                         const struct score_pred *pred, const struct score_values *values) {
    bool wrong = false;
    struct buffer out = buffer_new((size_t)1024 * 1024);
    buffer_string(&out, "<details><summary><b>");
    add_escaped(&out, gold->id);
    buffer_string(&out, "</b> ");
    add_question(&out, gold);
    buffer_string(&out, "</summary><dl><dt>wrong by</dt><dd>");
    for (int m = 0; m < SCORE_TURNS; m++) {
        if (values->value[m] < 1) {
            buffer_printf(&out, "%s%s %.0f %%", wrong ? ", " : "", score_metric_heading(m),
                          100 * values->value[m]);
            wrong = true;
        }
    }
    buffer_string(&out, "</dd>");
    add_queries(&out, "gold", gold->final, gold->set, gold->set_count);
    add_queries(&out, pred->given ? "predicted" : "no prediction", pred->final, pred->set, pred->set_count);
    for (size_t i = 0; i < pred->pivot_count; i++) {
        buffer_string(&out, "<dt>predicted pivot</dt><dd>");
        add_escaped(&out, pred->pivots[i].term);
        buffer_printf(&out, " (%s)</dd>", csql_mode_name(pred->pivots[i].mode));
    }
    buffer_string(&out, "</dl></details>\n");
    if (wrong && instances->count == SCORE_MAX_INSTANCES) {
        instances->more++;
    } else if (wrong && out.status == CSQL_OK) {
        char *html = strdup(buffer_text(&out));
        if (html) {
            instances->kept[instances->count++].html = html;
        }
    }
    buffer_free(&out);
}

static const char page_head[] =
    "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>clarisql report</title>\n"
    "<style>\n"
    ":root{color-scheme:light dark;--ink:#1c1c1c;--paper:#fff;--line:#ccc;--bar:#3a6ea5;--soft:#eef2f7}\n"
    "@media (prefers-color-scheme:dark){:root{--ink:#e6e6e6;--paper:#16181c;--line:#444;--bar:#7fb0e6;"
    "--soft:#23272e}}\n"
    "body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;"
    "margin:0 auto;padding:1rem}\n"
    "h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}\n"
    ".wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:.2rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}\n"
    "th:first-child,td:first-child{text-align:left}\n"
    "svg{width:14rem;height:1rem;vertical-align:middle}.track{fill:var(--soft)}.bar{fill:var(--bar)}"
    ".whisker{stroke:var(--ink);stroke-width:1.5}\n"
    "details{border-bottom:1px solid var(--line);padding:.3rem 0}summary{cursor:pointer}\n"
    "u{text-decoration-thickness:2px;text-underline-offset:3px;text-decoration-color:var(--bar)}\n"
    "dt{font-weight:600;margin-top:.4rem}dd{margin:0 0 0 1rem;overflow-wrap:anywhere}code{font-size:.9em}\n"
    "@media print{body{max-width:none}details{break-inside:avoid}.track{fill:#eee}.bar{fill:#555}}\n"
    "</style></head><body>\n";

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
    add_escaped(out, name);
    buffer_printf(out, "</td><td>%llu</td><td>%.1f</td><td>%.1f to %.1f</td><td>",
                  (unsigned long long)interval->count, scale * interval->mean, scale * interval->low,
                  scale * interval->high);
    if (!count) {
        add_bar(out, interval);
    }
    buffer_string(out, "</td></tr>\n");
}

static const char table_head[] = "<div class=\"wide\"><table><tr><th></th><th>n</th><th>%</th><th>95 % "
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

/* A table a metric over all groups that have it. */
static void add_groups(struct buffer *out, const struct score_summary *summary, uint64_t seed) {
    static const int metrics[] = {SCORE_EA, SCORE_EXACT,     SCORE_SEM,      SCORE_DA,
                                  SCORE_MA, SCORE_BOTH_EXEC, SCORE_ALL_FOUND};
    for (size_t k = 0; k < sizeof metrics / sizeof *metrics; k++) {
        int m = metrics[k];
        bool headed = false;
        for (size_t i = 0; i < summary->group_count; i++) {
            const struct score_group *group = &summary->groups[i];
            if (group->tally[m].bin_count == 0) {
                continue;
            }
            if (!headed) {
                buffer_printf(out, "<h2>%s by group</h2>%s", score_metric_heading(m), table_head);
                headed = true;
            }
            struct score_interval interval =
                score_bootstrap(&group->tally[m], summary_seed(seed, group->name, m));
            add_row(out, group->name, m, &interval);
        }
        buffer_string(out, headed ? "</table></div>\n" : "");
    }
}

static void add_confusion(struct buffer *out, const struct score_summary *summary) {
    bool any = false;
    for (size_t i = 0; i < SCORE_CONFUSION * SCORE_CONFUSION; i++) {
        any = any || summary->confusion[i / SCORE_CONFUSION][i % SCORE_CONFUSION];
    }
    if (!any) {
        return;
    }
    buffer_string(out, "<h2>Modes: gold down, predicted across</h2><div class=\"wide\"><table><tr><th></th>");
    for (size_t j = 0; j < SCORE_CONFUSION; j++) {
        buffer_printf(out, "<th>%s</th>", summary_confusion_name(j));
    }
    buffer_string(out, "</tr>\n");
    for (size_t i = 0; i < SCORE_CONFUSION; i++) {
        buffer_printf(out, "<tr><td>%s</td>", summary_confusion_name(i));
        for (size_t j = 0; j < SCORE_CONFUSION; j++) {
            unsigned long long cell = summary->confusion[i][j];
            if (cell) {
                buffer_printf(out, "<td>%s%llu%s</td>", i == j ? "<b>" : "", cell, i == j ? "</b>" : "");
            } else {
                buffer_string(out, "<td></td>");
            }
        }
        buffer_string(out, "</tr>\n");
    }
    buffer_string(out, "</table></div>\n");
}

static void add_instances(struct buffer *out, const struct score_instances *instances) {
    if (!instances || instances->count == 0) {
        return;
    }
    buffer_printf(out, "<h2>What went wrong</h2><p>%zu instances%s.</p>\n",
                  instances->count + instances->more,
                  instances->more ? ", of which the first ones are shown" : "");
    for (size_t i = 0; i < instances->count; i++) {
        buffer_string(out, instances->kept[i].html);
    }
}

csql_status score_report_write(const char *path, const struct score_summary *summary,
                               const struct score_instances *instances, uint64_t seed, csql_error *error) {
    struct buffer out = buffer_new(JSON_MAX_BYTES);
    buffer_string(&out, page_head);
    buffer_printf(&out,
                  "<h1>clarisql report</h1><p>%llu items; %llu left out; %llu without a prediction. "
                  "Intervals are from %d bootstrap resamples.</p>\n",
                  (unsigned long long)summary->items, (unsigned long long)summary->left_out,
                  (unsigned long long)summary->missing, SCORE_RESAMPLES);
    add_metrics(&out, summary, seed);
    add_groups(&out, summary, seed);
    add_confusion(&out, summary);
    add_instances(&out, instances);
    buffer_string(&out, "</body></html>\n");
    csql_status status = out.status;
    if (status != CSQL_OK) {
        (void)error_set(error, status, "%s", csql_status_text(status));
    } else {
        FILE *file = fopen(path, "w");
        bool written = file && fwrite(buffer_text(&out), 1, out.length, file) == out.length;
        if (file && fclose(file) != 0) {
            written = false;
        }
        status = written ? CSQL_OK : error_set(error, CSQL_IO, "%s: %s", path, strerror(errno));
    }
    buffer_free(&out);
    return status;
}
