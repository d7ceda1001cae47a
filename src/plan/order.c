#include "plan/order.h"

#include <string.h>

#include "text/text.h"

/* "Highest price first": the superlative at a word says how rows follow each other. */
static bool ends_order(const struct linked *linked, size_t word) {
    enum { REACH = 3 };
    for (size_t i = word + 1; i < linked->word_count && i <= word + REACH; i++) {
        if (strcmp(linked->words[i].norm, "first") == 0) {
            return true;
        }
    }
    return false;
}

/* "From oldest to youngest". */
static bool is_in_order(const struct cues *cues, size_t word) {
    for (size_t i = 0; i < cues->count; i++) {
        const struct cue_hit *hit = &cues->hits[i];
        if (((uint32_t)1 << hit->cue & CUES_ORDER) != 0 && hit->first <= word && word < hit->last) {
            return true;
        }
    }
    return false;
}

/* Some word speaks of one row: "one", or a superlative ("the richest customer who ordered a pen"). */
static bool speaks_of_one(const struct linked *linked, const struct cues *cues) {
    static const char *const words[] = {"one", "1", "single", "only"};
    for (size_t i = 0; i < linked->word_count; i++) {
        const char *norm = linked->words[i].norm;
        const size_t length = strlen(norm);
        const bool superlative = length > 5 && strcmp(norm + length - 3, "est") == 0 &&
                                 !ends_order(linked, i) && !is_in_order(cues, i);
        if (superlative || text_is_among(norm, words, sizeof words / sizeof *words)) {
            return true;
        }
    }
    return false;
}

size_t order_cut(const struct linked *linked, const struct cues *cues, const struct sequence *sequence) {
    if ((cues->found & CUES_ORDER) == 0 || (cues->found & CUES_END) != 0 || speaks_of_one(linked, cues)) {
        return 0;
    }
    int depth = 0;
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        uint16_t action = sequence->actions[i];
        depth += action == TOKEN_ID_SUB ? 1 : action == TOKEN_ID_CLOSE ? -1 : 0;
        if (depth == 0 && action == TOKEN_ID_LIMIT && sequence->actions[i + 1] == TOKEN_ID_ONE) {
            return i;
        }
    }
    return 0;
}

bool order_keep_all(const struct linked *linked, const struct cues *cues, struct sequence *sequence) {
    size_t at = order_cut(linked, cues, sequence);
    if (at == 0) {
        return false;
    }
    memmove(sequence->actions + at, sequence->actions + at + 2,
            (size_t)(sequence->count - at - 2) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - 2);
    return true;
}
