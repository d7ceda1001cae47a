#include "plan/comparison.h"

#include <stdbool.h>
#include <string.h>

#define PHRASE_WORDS 3
#define FILLERS 5 /* most words between a phrase and its value */

/* What stands before a value, read backwards from it; a longer phrase comes before its end. */
static const struct phrase {
    const char *words[PHRASE_WORDS];
    enum comparison asked;
} before[] = {
    {{"at", "least"}, COMPARISON_AT_LEAST},
    {{"minimum", "of"}, COMPARISON_AT_LEAST},
    {{"or", "more", "than"}, COMPARISON_ABOVE},
    {{"in", "or", "after"}, COMPARISON_AT_LEAST},
    {{"on", "or", "after"}, COMPARISON_AT_LEAST},
    {{"during", "or", "after"}, COMPARISON_AT_LEAST},
    {{"at", "or", "above"}, COMPARISON_AT_LEAST},
    {{"at", "or", "over"}, COMPARISON_AT_LEAST},
    {{"in", "or", "before"}, COMPARISON_AT_MOST},
    {{"on", "or", "before"}, COMPARISON_AT_MOST},
    {{"during", "or", "before"}, COMPARISON_AT_MOST},
    {{"at", "or", "below"}, COMPARISON_AT_MOST},
    {{"at", "or", "under"}, COMPARISON_AT_MOST},
    {{"at", "most"}, COMPARISON_AT_MOST},
    {{"maximum", "of"}, COMPARISON_AT_MOST},
    {{"up", "to"}, COMPARISON_AT_MOST},
    {{"more", "than"}, COMPARISON_ABOVE},
    {{"greater"}, COMPARISON_ABOVE},
    {{"larger"}, COMPARISON_ABOVE},
    {{"bigger"}, COMPARISON_ABOVE},
    {{"higher"}, COMPARISON_ABOVE},
    {{"longer"}, COMPARISON_ABOVE},
    {{"taller"}, COMPARISON_ABOVE},
    {{"heavier"}, COMPARISON_ABOVE},
    {{"deeper"}, COMPARISON_ABOVE},
    {{"wider"}, COMPARISON_ABOVE},
    {{"hotter"}, COMPARISON_ABOVE},
    {{"warmer"}, COMPARISON_ABOVE},
    {{"dearer"}, COMPARISON_ABOVE},
    {{"costlier"}, COMPARISON_ABOVE},
    {{"more", "expensive"}, COMPARISON_ABOVE},
    {{"older"}, COMPARISON_ABOVE},
    {{"over"}, COMPARISON_ABOVE},
    {{"above"}, COMPARISON_ABOVE},
    {{"beyond"}, COMPARISON_ABOVE},
    {{"exceeds"}, COMPARISON_ABOVE},
    {{"exceed"}, COMPARISON_ABOVE},
    {{"exceeding"}, COMPARISON_ABOVE},
    {{"after"}, COMPARISON_ABOVE},
    {{"later"}, COMPARISON_ABOVE},
    {{"less", "than"}, COMPARISON_BELOW},
    {{"fewer", "than"}, COMPARISON_BELOW},
    {{"smaller"}, COMPARISON_BELOW},
    {{"lower"}, COMPARISON_BELOW},
    {{"shorter"}, COMPARISON_BELOW},
    {{"lighter"}, COMPARISON_BELOW},
    {{"younger"}, COMPARISON_BELOW},
    {{"cheaper"}, COMPARISON_BELOW},
    {{"shallower"}, COMPARISON_BELOW},
    {{"narrower"}, COMPARISON_BELOW},
    {{"colder"}, COMPARISON_BELOW},
    {{"cooler"}, COMPARISON_BELOW},
    {{"less", "expensive"}, COMPARISON_BELOW},
    {{"under"}, COMPARISON_BELOW},
    {{"below"}, COMPARISON_BELOW},
    {{"before"}, COMPARISON_BELOW},
    {{"prior", "to"}, COMPARISON_BELOW},
    {{"earlier"}, COMPARISON_BELOW},
};

/* What stands after a value and a unit: "25 years or older". */
static const struct phrase after[] = {
    {{"or", "more"}, COMPARISON_AT_LEAST},    {{"or", "above"}, COMPARISON_AT_LEAST},
    {{"or", "over"}, COMPARISON_AT_LEAST},    {{"or", "higher"}, COMPARISON_AT_LEAST},
    {{"or", "greater"}, COMPARISON_AT_LEAST}, {{"or", "larger"}, COMPARISON_AT_LEAST},
    {{"or", "longer"}, COMPARISON_AT_LEAST},  {{"or", "older"}, COMPARISON_AT_LEAST},
    {{"or", "later"}, COMPARISON_AT_LEAST},   {{"or", "after"}, COMPARISON_AT_LEAST},
    {{"or", "better"}, COMPARISON_AT_LEAST},  {{"and", "above"}, COMPARISON_AT_LEAST},
    {{"and", "over"}, COMPARISON_AT_LEAST},   {{"and", "up"}, COMPARISON_AT_LEAST},
    {{"and", "more"}, COMPARISON_AT_LEAST},   {{"and", "older"}, COMPARISON_AT_LEAST},
    {{"and", "later"}, COMPARISON_AT_LEAST},  {{"or", "less"}, COMPARISON_AT_MOST},
    {{"or", "fewer"}, COMPARISON_AT_MOST},    {{"or", "below"}, COMPARISON_AT_MOST},
    {{"or", "under"}, COMPARISON_AT_MOST},    {{"or", "lower"}, COMPARISON_AT_MOST},
    {{"or", "smaller"}, COMPARISON_AT_MOST},  {{"or", "shorter"}, COMPARISON_AT_MOST},
    {{"or", "younger"}, COMPARISON_AT_MOST},  {{"or", "young"}, COMPARISON_AT_MOST},
    {{"or", "old"}, COMPARISON_AT_LEAST},     {{"or", "earlier"}, COMPARISON_AT_MOST},
    {{"or", "before"}, COMPARISON_AT_MOST},   {{"and", "below"}, COMPARISON_AT_MOST},
    {{"and", "under"}, COMPARISON_AT_MOST},   {{"and", "younger"}, COMPARISON_AT_MOST},
};

/* Words that may stand between a phrase and its value. */
static const char *const fillers[] = {"than", "the",   "a", "an", "year",  "years", "date", "day", "of", "to",
                                      "age",  "value", "$", "or", "equal", "in",    "old",  "%",   "usd"};

static bool is_filler(const char *word) {
    for (size_t i = 0; i < sizeof fillers / sizeof *fillers; i++) {
        if (strcmp(fillers[i], word) == 0) {
            return true;
        }
    }
    return false;
}

static size_t phrase_length(const struct phrase *phrase) {
    size_t length = 0;
    while (length < PHRASE_WORDS && phrase->words[length]) {
        length++;
    }
    return length;
}

static bool stands_at(const struct linked *linked, const struct phrase *phrase, size_t at, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (strcmp(linked->words[at + i].norm, phrase->words[i]) != 0) {
            return false;
        }
    }
    return true;
}

/* "greater than or equal to", "no more than": what the words around a phrase make of it. */
static enum comparison adjusted(const struct linked *linked, size_t first, size_t last, size_t value,
                                enum comparison asked) {
    bool equal = false;
    for (size_t i = last; i < value; i++) {
        equal = equal || strcmp(linked->words[i].norm, "equal") == 0;
    }
    bool negated = first > 0 && (strcmp(linked->words[first - 1].norm, "no") == 0 ||
                                 strcmp(linked->words[first - 1].norm, "not") == 0);
    if (equal) {
        asked = asked == COMPARISON_ABOVE   ? COMPARISON_AT_LEAST
                : asked == COMPARISON_BELOW ? COMPARISON_AT_MOST
                                            : asked;
    }
    static const enum comparison opposite[] = {[COMPARISON_NONE] = COMPARISON_NONE,
                                               [COMPARISON_ABOVE] = COMPARISON_AT_MOST,
                                               [COMPARISON_AT_LEAST] = COMPARISON_BELOW,
                                               [COMPARISON_BELOW] = COMPARISON_AT_LEAST,
                                               [COMPARISON_AT_MOST] = COMPARISON_ABOVE};
    return negated ? opposite[asked] : asked;
}

static enum comparison asked_before(const struct linked *linked, size_t first) {
    size_t end = first;
    for (size_t skipped = 0; end > 0 && skipped <= FILLERS; skipped++) {
        for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
            size_t length = phrase_length(&before[i]);
            if (length <= end && stands_at(linked, &before[i], end - length, length)) {
                return adjusted(linked, end - length, end, first, before[i].asked);
            }
        }
        if (!is_filler(linked->words[end - 1].norm)) {
            break;
        }
        end--;
    }
    return COMPARISON_NONE;
}

/* "In 2002 or longer than 32", "before 2015 or after the year 2018": the words compare what follows. */
static bool compares_another(const struct linked *linked, size_t at) {
    if (at < linked->word_count && strcmp(linked->words[at].norm, "than") == 0) {
        return true;
    }
    for (size_t skipped = 0; at < linked->word_count && skipped <= FILLERS; skipped++, at++) {
        const char *norm = linked->words[at].norm;
        if (norm[0] >= '0' && norm[0] <= '9') {
            return true;
        }
        if (!is_filler(norm)) {
            break;
        }
    }
    return false;
}

static enum comparison asked_after(const struct linked *linked, size_t last) {
    for (size_t at = last; at < linked->word_count && at <= last + FILLERS; at++) {
        for (size_t i = 0; i < sizeof after / sizeof *after; i++) {
            size_t length = phrase_length(&after[i]);
            size_t end = at + length;
            if (end <= linked->word_count && stands_at(linked, &after[i], at, length)) {
                /* "in 2002 or longer than 32" compares what follows */
                return compares_another(linked, end) ? COMPARISON_NONE : after[i].asked;
            }
        }
        /* one word may be the unit: "25 years or older", "3 rooms or more" */
        if (at > last && !is_filler(linked->words[at].norm)) {
            break;
        }
    }
    return COMPARISON_NONE;
}

enum comparison comparison_asked(const struct linked *linked, size_t first, size_t last) {
    enum comparison found = asked_after(linked, last);
    return found != COMPARISON_NONE ? found : asked_before(linked, first);
}
