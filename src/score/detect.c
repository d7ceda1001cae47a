/* Localisation: do predicted pivots cover the gold ones (MA)? */
#include <string.h>

#include "score/score.h"

#define MAX_WORDS 64
#define WORDS_MORE 2
#define ELEMENTS_MORE 1

struct words {
    const char *start[MAX_WORDS];
    size_t length[MAX_WORDS];
    size_t count;
};

static bool is_letter(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

static struct words split(const char *text) {
    struct words words = {.count = 0};
    while (*text && words.count < MAX_WORDS) {
        while (*text && !is_letter(*text)) {
            text++;
        }
        const char *start = text;
        while (is_letter(*text)) {
            text++;
        }
        if (text > start) {
            words.start[words.count] = start;
            words.length[words.count++] = (size_t)(text - start);
        }
    }
    return words;
}

static char fold(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

static bool same_text(const char *a, size_t a_length, const char *b, size_t b_length) {
    bool same = a_length == b_length;
    for (size_t i = 0; same && i < a_length; i++) {
        same = fold(a[i]) == fold(b[i]);
    }
    return same;
}

/* True if the words of inner stand in outer in a row. */
static bool holds_run(const struct words *outer, const struct words *inner) {
    for (size_t i = 0; i + inner->count <= outer->count; i++) {
        size_t same = 0;
        while (same < inner->count && same_text(outer->start[i + same], outer->length[i + same],
                                                inner->start[same], inner->length[same])) {
            same++;
        }
        if (same == inner->count) {
            return true;
        }
    }
    return false;
}

static bool terms_match(const char *gold, const char *pred) {
    struct words a = split(gold), b = split(pred);
    size_t apart = a.count > b.count ? a.count - b.count : b.count - a.count;
    if (a.count == 0 || b.count == 0 || apart > WORDS_MORE) {
        return false;
    }
    return a.count > b.count ? holds_run(&a, &b) : holds_run(&b, &a);
}

/* Names compare as SQLite's do; a value byte for byte. */
static bool same_name(const char *a, const char *b) {
    if (!a || !b) {
        return a == b;
    }
    return same_text(a, strlen(a), b, strlen(b));
}

static bool same_element(const struct record_element *a, const struct record_element *b) {
    bool values = a->value && b->value ? strcmp(a->value, b->value) == 0 : a->value == b->value;
    return values && same_name(a->table, b->table) && same_name(a->column, b->column);
}

static bool holds_element(const struct record_pivot *pivot, const struct record_element *element) {
    for (size_t i = 0; i < pivot->group_count; i++) {
        if (same_element(&pivot->group[i], element)) {
            return true;
        }
    }
    return false;
}

static bool groups_match(const struct record_pivot *gold, const struct record_pivot *pred, bool exact) {
    for (size_t i = 0; i < gold->group_count; i++) {
        if (!holds_element(pred, &gold->group[i])) {
            return false;
        }
    }
    return pred->group_count <= gold->group_count + (exact ? 0 : ELEMENTS_MORE);
}

bool score_pivots_match(const struct record_pivot *gold, size_t gold_count, const struct record_pivot *pred,
                        size_t pred_count, bool exact) {
    for (size_t i = 0; i < gold_count; i++) {
        bool found = false;
        for (size_t j = 0; !found && j < pred_count; j++) {
            found = terms_match(gold[i].term, pred[j].term) && groups_match(&gold[i], &pred[j], exact);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}
