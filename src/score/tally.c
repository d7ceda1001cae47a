/* Sums of values as bins of equal values. */
#include <stdlib.h>
#include <string.h>

#include "score/score.h"

csql_status score_tally_add(struct score_tally *tally, int64_t value, uint64_t count) {
    size_t low = 0, high = tally->bin_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (tally->bins[middle].value < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low < tally->bin_count && tally->bins[low].value == value) {
        tally->bins[low].count += count;
        return CSQL_OK;
    }
    if (tally->bin_count == tally->bin_capacity) {
        size_t capacity = tally->bin_capacity ? 2 * tally->bin_capacity : 4;
        struct score_bin *bins = realloc(tally->bins, capacity * sizeof *bins);
        if (!bins) {
            return CSQL_NO_MEMORY;
        }
        tally->bins = bins;
        tally->bin_capacity = capacity;
    }
    memmove(tally->bins + low + 1, tally->bins + low, (tally->bin_count - low) * sizeof *tally->bins);
    tally->bins[low] = (struct score_bin){value, count};
    tally->bin_count++;
    return CSQL_OK;
}

void score_tally_free(struct score_tally *tally) {
    free(tally->bins);
    *tally = (struct score_tally){0};
}

uint64_t score_tally_count(const struct score_tally *tally) {
    uint64_t count = 0;
    for (size_t i = 0; i < tally->bin_count; i++) {
        count += tally->bins[i].count;
    }
    return count;
}

double score_tally_mean(const struct score_tally *tally) {
    uint64_t count = score_tally_count(tally);
    double sum = 0;
    for (size_t i = 0; i < tally->bin_count; i++) {
        sum += (double)tally->bins[i].value * (double)tally->bins[i].count;
    }
    return count ? sum / (double)count / SCORE_UNIT : 0;
}
