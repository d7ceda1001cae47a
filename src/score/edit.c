/* Edit-F1 (AmbiEnt 4.1, after AmbigQA): a rewrite is the unigrams that it adds to the question and takes from
 * it; F1 between the edits of gold and of prediction. */
#include <string.h>

#include "score/score.h"

#define MAX_WORDS 512

struct word {
    const char *text;
    size_t length;
};

static bool is_gap(char c) {
    return c == '\0' || strchr(" \t\n\r?.,!;:\"'()", c) != NULL;
}

static char fold(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

static bool same_word(struct word a, struct word b) {
    bool same = a.length == b.length;
    for (size_t i = 0; same && i < a.length; i++) {
        same = fold(a.text[i]) == fold(b.text[i]);
    }
    return same;
}

/* The words of text; what is beyond MAX_WORDS is not looked at. */
static size_t split(const char *text, struct word out[static MAX_WORDS]) {
    size_t count = 0;
    while (*text && count < MAX_WORDS) {
        while (*text && is_gap(*text)) {
            text++;
        }
        const char *start = text;
        while (!is_gap(*text)) {
            text++;
        }
        if (text > start) {
            out[count++] = (struct word){start, (size_t)(text - start)};
        }
    }
    return count;
}

/* The words of a that are not in b, as multisets. */
static size_t subtract(const struct word *a, size_t a_count, const struct word *b, size_t b_count,
                       struct word out[static MAX_WORDS]) {
    bool used[MAX_WORDS] = {false};
    size_t count = 0;
    for (size_t i = 0; i < a_count; i++) {
        size_t j = 0;
        while (j < b_count && (used[j] || !same_word(a[i], b[j]))) {
            j++;
        }
        if (j < b_count) {
            used[j] = true;
        } else {
            out[count++] = a[i];
        }
    }
    return count;
}

double score_edit_f1(const char *question, const char *gold, const char *pred) {
    struct word base[MAX_WORDS], other[2][MAX_WORDS], added[2][MAX_WORDS], gone[2][MAX_WORDS],
        rest[MAX_WORDS];
    size_t base_count = split(question, base), edits = 0;
    size_t added_count[2], gone_count[2];
    for (size_t i = 0; i < 2; i++) {
        size_t count = split(i == 0 ? gold : pred, other[i]);
        added_count[i] = subtract(other[i], count, base, base_count, added[i]);
        gone_count[i] = subtract(base, base_count, other[i], count, gone[i]);
        edits += added_count[i] + gone_count[i];
    }
    size_t common = added_count[0] - subtract(added[0], added_count[0], added[1], added_count[1], rest);
    common += gone_count[0] - subtract(gone[0], gone_count[0], gone[1], gone_count[1], rest);
    return edits ? 2 * (double)common / (double)edits : 1;
}
