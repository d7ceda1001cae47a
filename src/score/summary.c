/* What is known of all items so far: tallies by group, the confusion of modes, differences between systems.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "score/internal.h"

#define MAX_GROUPS 4096

static void free_group(struct score_group *group) {
    for (int i = 0; i < SCORE_METRIC_COUNT; i++) {
        score_tally_free(&group->tally[i]);
    }
    free(group->name);
}

void score_summary_free(struct score_summary *summary) {
    for (size_t i = 0; i < summary->group_count; i++) {
        free_group(&summary->groups[i]);
    }
    for (int i = 0; i < SCORE_METRIC_COUNT; i++) {
        score_tally_free(&summary->differences[i]);
    }
    free(summary->groups);
    *summary = (struct score_summary){0};
}

/* Where name stands, or would stand. */
static size_t place_of(const struct score_summary *summary, const char *name) {
    size_t low = 0, high = summary->group_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(summary->groups[middle].name, name) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

const struct score_group *score_summary_group(const struct score_summary *summary, const char *name) {
    size_t at = place_of(summary, name);
    bool found = at < summary->group_count && strcmp(summary->groups[at].name, name) == 0;
    return found ? &summary->groups[at] : NULL;
}

struct score_group *summary_make_group(struct score_summary *summary, const char *name) {
    size_t at = place_of(summary, name);
    if (at < summary->group_count && strcmp(summary->groups[at].name, name) == 0) {
        return &summary->groups[at];
    }
    if (summary->group_count == MAX_GROUPS) {
        return NULL;
    }
    if (summary->group_count == summary->group_capacity) {
        size_t capacity = summary->group_capacity ? 2 * summary->group_capacity : 16;
        struct score_group *groups = realloc(summary->groups, capacity * sizeof *groups);
        if (!groups) {
            return NULL;
        }
        summary->groups = groups;
        summary->group_capacity = capacity;
    }
    char *copy = strdup(name);
    if (!copy) {
        return NULL;
    }
    memmove(summary->groups + at + 1, summary->groups + at,
            (summary->group_count - at) * sizeof *summary->groups);
    summary->groups[at] = (struct score_group){.name = copy};
    summary->group_count++;
    return &summary->groups[at];
}

csql_status score_summary_add(struct score_summary *summary, const char *const *labels, size_t label_count,
                              const struct score_values *values) {
    csql_status status = CSQL_OK;
    for (size_t i = 0; i < label_count && status == CSQL_OK; i++) {
        struct score_group *group = summary_make_group(summary, labels[i]);
        if (!group) {
            return CSQL_NO_MEMORY;
        }
        group->items++;
        for (int m = 0; m < SCORE_METRIC_COUNT && status == CSQL_OK; m++) {
            if (!isnan(values->value[m])) {
                status = score_tally_add(&group->tally[m], llround(values->value[m] * SCORE_UNIT), 1);
            }
        }
    }
    summary->items++;
    return status;
}

csql_status score_summary_compare(struct score_summary *summary, const struct score_values *first,
                                  const struct score_values *second) {
    csql_status status = CSQL_OK;
    summary->compared = true;
    for (int m = 0; m < SCORE_METRIC_COUNT && status == CSQL_OK; m++) {
        if (!isnan(first->value[m]) && !isnan(second->value[m])) {
            int64_t apart = llround(first->value[m] * SCORE_UNIT) - llround(second->value[m] * SCORE_UNIT);
            status = score_tally_add(&summary->differences[m], apart, 1);
        }
    }
    return status;
}

void score_summary_confuse(struct score_summary *summary, const struct score_gold *gold,
                           const struct score_pred *pred) {
    bool says = pred->knows_pivots || pred->knows_status;
    if (!gold->knows_clear || !pred->given || !says) {
        return;
    }
    size_t row = gold->mode_count ? (size_t)gold->modes[0] : gold->clear ? 13 : 14;
    size_t column = pred->pivot_count ? (size_t)pred->pivots[0].mode : pred->asked || pred->refused ? 14 : 13;
    summary->confusion[row][column]++;
}

const char *summary_confusion_name(size_t index) {
    return index < 13 ? csql_mode_name((csql_mode)index) : index == 13 ? "clear" : "other";
}

uint64_t summary_seed(uint64_t seed, const char *group, int metric) {
    return (hash_text(HASH_START ^ seed, group) ^ (uint64_t)metric) * HASH_PRIME;
}
