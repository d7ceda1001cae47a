/* A summary as JSON, and shards added up from it. */
#include <math.h>
#include <string.h>

#include "base/error.h"
#include "score/internal.h"

static void print_tally(struct buffer *out, const char *group, int metric, const struct score_tally *tally,
                        uint64_t seed) {
    struct score_interval interval = {.mean = score_tally_mean(tally), .count = score_tally_count(tally)};
    json_text(out, score_metric_name(metric));
    buffer_printf(out, ":{\"n\":%llu,\"mean\":", (unsigned long long)interval.count);
    json_double(out, interval.mean);
    if (metric < SCORE_NAMED_COUNT) {
        interval = score_bootstrap(tally, summary_seed(seed, group, metric));
        buffer_string(out, ",\"low\":");
        json_double(out, interval.low);
        buffer_string(out, ",\"high\":");
        json_double(out, interval.high);
    }
    buffer_string(out, ",\"bins\":[");
    for (size_t i = 0; i < tally->bin_count; i++) {
        buffer_printf(out, "%s[%lld,%llu]", i ? "," : "", (long long)tally->bins[i].value,
                      (unsigned long long)tally->bins[i].count);
    }
    buffer_string(out, "]}");
}

static void print_tallies(struct buffer *out, const char *group, const struct score_tally *tallies,
                          uint64_t seed) {
    bool first = true;
    for (int m = 0; m < SCORE_METRIC_COUNT; m++) {
        if (tallies[m].bin_count) {
            buffer_string(out, first ? "" : ",");
            print_tally(out, group, m, &tallies[m], seed);
            first = false;
        }
    }
}

static void print_mean(struct buffer *out, const struct score_mean *mean) {
    json_text(out, mean->name);
    buffer_printf(out, ":{\"groups\":%llu,\"mean\":", (unsigned long long)mean->interval.count);
    json_double(out, mean->interval.mean);
    buffer_string(out, ",\"low\":");
    json_double(out, mean->interval.low);
    buffer_string(out, ",\"high\":");
    json_double(out, mean->interval.high);
    buffer_char(out, '}');
}

void score_summary_print(const struct score_summary *summary, uint64_t seed, struct buffer *out) {
    buffer_printf(out, "{\"items\":%llu,\"left_out\":%llu,\"unread\":%llu,\"missing\":%llu,\"groups\":{",
                  (unsigned long long)summary->items, (unsigned long long)summary->left_out,
                  (unsigned long long)summary->unread, (unsigned long long)summary->missing);
    for (size_t i = 0; i < summary->group_count; i++) {
        const struct score_group *group = &summary->groups[i];
        buffer_string(out, i ? "," : "");
        json_text(out, group->name);
        buffer_printf(out, ":{\"items\":%llu,\"metrics\":{", (unsigned long long)group->items);
        print_tallies(out, group->name, group->tally, seed);
        buffer_string(out, "}}");
    }
    buffer_string(out, "},\"means\":{");
    struct score_mean means[SCORE_MAX_MEANS];
    size_t count = score_summary_means(summary, seed, means);
    for (size_t i = 0; i < count; i++) {
        buffer_string(out, i ? "," : "");
        print_mean(out, &means[i]);
    }
    buffer_string(out, "},\"confusion\":[");
    for (size_t i = 0; i < SCORE_CONFUSION; i++) {
        for (size_t j = 0; j < SCORE_CONFUSION; j++) {
            buffer_printf(out, "%s%llu", i + j ? "," : "", (unsigned long long)summary->confusion[i][j]);
        }
    }
    buffer_string(out, "],\"differences\":");
    if (summary->compared) {
        buffer_char(out, '{');
        print_tallies(out, "difference", summary->differences, seed);
        buffer_char(out, '}');
    } else {
        buffer_string(out, "null");
    }
    buffer_char(out, '}');
}

/* A JSON number that is a whole one; doubles hold every count below 2^53 exactly. */
static bool read_whole(const json *value, const char *name, double least, double *out) {
    return json_get_number(value, name, out) && *out == floor(*out) && *out >= least && *out < 0x1p53;
}

static bool read_count(const json *object, const char *name, uint64_t *sum) {
    double number = 0;
    if (!read_whole(object, name, 0, &number)) {
        return false;
    }
    *sum += (uint64_t)number;
    return true;
}

static csql_status merge_bins(struct score_tally *tally, const json *bins, csql_error *error) {
    if (!json_is_array(bins)) {
        return error_set(error, CSQL_BAD_DATA, "a metric without bins");
    }
    for (const json *bin = json_first(bins); bin; bin = json_next(bin)) {
        const json *first = json_first(bin);
        const json *second = first ? json_next(first) : NULL;
        double value = 0, count = 0;
        if (!second || !json_number_value(first, &value) || !json_number_value(second, &count) ||
            value != floor(value) || count != floor(count) || count < 1 || fabs(value) >= 0x1p53 ||
            count >= 0x1p53) {
            return error_set(error, CSQL_BAD_DATA, "a bin is two whole numbers");
        }
        if (score_tally_add(tally, (int64_t)value, (uint64_t)count) != CSQL_OK) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    return CSQL_OK;
}

static csql_status merge_tallies(struct score_tally *tallies, const json *metrics, csql_error *error) {
    csql_status status = CSQL_OK;
    for (const json *metric = json_first(metrics); metric && status == CSQL_OK; metric = json_next(metric)) {
        int index = score_metric_find(json_name(metric));
        status = index < 0 ? error_set(error, CSQL_BAD_DATA, "unknown metric %s", json_name(metric))
                           : merge_bins(&tallies[index], json_get(metric, "bins"), error);
    }
    return status;
}

static csql_status merge_groups(struct score_summary *summary, const json *groups, csql_error *error) {
    csql_status status = CSQL_OK;
    for (const json *object = json_first(groups); object && status == CSQL_OK; object = json_next(object)) {
        struct score_group *group = summary_make_group(summary, json_name(object));
        if (!group) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory, or too many groups");
        }
        if (!read_count(object, "items", &group->items)) {
            return error_set(error, CSQL_BAD_DATA, "group %s has no count of items", group->name);
        }
        status = merge_tallies(group->tally, json_get(object, "metrics"), error);
    }
    return status;
}

static csql_status merge_confusion(struct score_summary *summary, const json *cells, csql_error *error) {
    size_t at = 0;
    for (const json *cell = json_first(cells); cell; cell = json_next(cell), at++) {
        double count = 0;
        if (at >= SCORE_CONFUSION * SCORE_CONFUSION || !json_number_value(cell, &count) || count < 0) {
            return error_set(error, CSQL_BAD_DATA, "the confusion is damaged");
        }
        summary->confusion[at / SCORE_CONFUSION][at % SCORE_CONFUSION] += (uint64_t)count;
    }
    return CSQL_OK;
}

csql_status score_summary_merge(struct score_summary *summary, const char *text, size_t length,
                                csql_error *error) {
    json *object = NULL;
    csql_status status = json_parse(text, length, &object, error);
    if (status != CSQL_OK) {
        return status;
    }
    if (!read_count(object, "items", &summary->items) ||
        !read_count(object, "left_out", &summary->left_out) ||
        (json_get(object, "unread") && !read_count(object, "unread", &summary->unread)) ||
        !read_count(object, "missing", &summary->missing) || !json_is_object(json_get(object, "groups"))) {
        status = error_set(error, CSQL_BAD_DATA, "this is no output of score --json");
    }
    if (status == CSQL_OK) {
        status = merge_groups(summary, json_get(object, "groups"), error);
    }
    if (status == CSQL_OK) {
        status = merge_confusion(summary, json_get(object, "confusion"), error);
    }
    const json *differences = json_get(object, "differences");
    if (status == CSQL_OK && json_is_object(differences)) {
        summary->compared = true;
        status = merge_tallies(summary->differences, differences, error);
    }
    json_free(object);
    return status;
}
