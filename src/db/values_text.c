#include <string.h>

#include "db/values.h"
#include "text/text.h"

static bool is_word_byte(unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c >= 0x80;
}

/* Length of the general punctuation (U+2000 to U+207F: dashes, quotes) that stands at p, or 0. */
static size_t wide_punctuation(const char *p) {
    const unsigned char *u = (const unsigned char *)p;
    return u[0] == 0xe2 && (u[1] == 0x80 || u[1] == 0x81) && u[2] ? 3 : 0;
}

char *values_fold(struct arena *arena, const char *text, size_t length) {
    char *folded = text_fold(arena, text, length, true);
    if (!folded) {
        return NULL;
    }
    char *start = folded, *end = folded + strlen(folded);
    while (*start && (!is_word_byte((unsigned char)*start) || wide_punctuation(start))) {
        start += wide_punctuation(start) ? 3 : 1;
    }
    while (end > start &&
           (!is_word_byte((unsigned char)end[-1]) || (end - start >= 3 && wide_punctuation(end - 3)))) {
        end -= is_word_byte((unsigned char)end[-1]) ? 3 : 1;
    }
    if (end == start) {
        return folded;
    }
    *end = '\0';
    return start;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool values_next_word(const char *folded, const char **at, const char **word, size_t *length) {
    const char *p = *at ? *at : folded;
    while (*p && (!is_word_byte((unsigned char)*p) || wide_punctuation(p))) {
        p += wide_punctuation(p) ? 3 : 1;
    }
    *word = p;
    while (*p && !wide_punctuation(p) &&
           (is_word_byte((unsigned char)*p) ||
            (*p == '.' && p > *word && is_digit(p[-1]) && is_digit(p[1])))) { /* 3.5 is one word */
        p++;
    }
    *length = (size_t)(p - *word);
    *at = p;
    return *length > 0;
}

size_t values_letters(const char *folded) {
    size_t letters = 0;
    for (const char *p = folded; *p; p++) {
        letters += ((unsigned char)*p & 0xc0) != 0x80;
    }
    return letters;
}

uint64_t values_signature(const char *folded) {
    uint64_t once = 0, twice = 0;
    for (const unsigned char *p = (const unsigned char *)folded; *p; p++) {
        /* A bit for each Latin letter, and five for whatever else; two sets, so that a letter that is added
         * or lost turns over one bit. */
        unsigned bit = *p >= 'a' && *p <= 'z' ? (unsigned)(*p - 'a') : 26u + *p % 5u;
        if ((*p & 0xc0) == 0x80) {
            continue; /* one bit a character: its first byte's */
        }
        uint64_t mask = (uint64_t)1 << bit;
        twice |= once & mask;
        once |= mask;
    }
    return once | twice << 32;
}
