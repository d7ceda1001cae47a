#include "plan/order.h"

#include <string.h>

#include "text/text.h"

/* Some word speaks of one row. */
static bool speaks_of_one(const struct linked *linked) {
    static const char *const words[] = {"one", "1", "single", "only"};
    for (size_t i = 0; i < linked->word_count; i++) {
        if (text_is_among(linked->words[i].norm, words, sizeof words / sizeof *words)) {
            return true;
        }
    }
    return false;
}

size_t order_cut(const struct linked *linked, const struct cues *cues, const struct sequence *sequence) {
    if ((cues->found & CUES_ORDER) == 0 || (cues->found & CUES_END) != 0 || speaks_of_one(linked)) {
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
