#include "link/codebook.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* What stands between a value and what it stands for. */
static const char *const connectors[] = {"=>",         "->",     ":",          "=",       "- ", "stands for ",
                                         "refers to ", "means ", "indicates ", "is for ", "if "};
/* Behind a value that is one of a range or a list, not a code that is explained. */
static const char *const joints[] = {"to", "or", "and"};
#define COUNT_OF(list) (sizeof(list) / sizeof *(list))

static bool is_word_byte(char c) {
    return isalnum((unsigned char)c) || (c & 0x80) || c == '_';
}

static bool begins_word(const char *at) {
    return isalpha((unsigned char)*at) || (*at & 0x80);
}

static const char *skip_marks(const char *at) {
    return at + strspn(at, " \"'`)");
}

/* Behind a value: the beginning of what it is said to stand for, or NULL. */
static const char *behind_connector(const char *at) {
    at = skip_marks(at);
    for (size_t i = 0; i < COUNT_OF(connectors); i++) {
        size_t n = strlen(connectors[i]);
        if (strncasecmp(at, connectors[i], n) == 0) {
            at = skip_marks(at + n);
            return begins_word(at) ? at : NULL; /* "10:30" says nothing of 10 */
        }
    }
    return NULL;
}

/* Behind a value that begins an item of a list: "HU high urgency"; the beginning of the words, or NULL. */
static const char *behind_blank(const char *text, const char *value, const char *behind) {
    size_t before = (size_t)(value - text);
    while (before > 0 && text[before - 1] == ' ') {
        before--;
    }
    const char *words = behind + strspn(behind, " ");
    if ((before > 0 && strchr(",;:.|/(\r\n", text[before - 1]) == NULL) || words == behind ||
        !begins_word(words)) {
        return NULL;
    }
    for (size_t i = 0; i < COUNT_OF(joints); i++) {
        size_t n = strlen(joints[i]);
        if (strncmp(words, joints[i], n) == 0 && !is_word_byte(words[n])) {
            return NULL;
        }
    }
    return words;
}

/* Where the text tells the meaning of a value, and where the value stands there; NULL if it does not. */
static const char *find_meaning(const char *text, const char *value, bool stated, const char **code) {
    const size_t length = strlen(value);
    for (const char *at = text; *at != '\0' && length > 0; at++) {
        const bool same = stated ? strncasecmp(at, value, length) == 0 : strncmp(at, value, length) == 0;
        if (!same || (at > text && is_word_byte(at[-1])) ||
            (is_word_byte(at[length]) && is_word_byte(value[length - 1]))) {
            continue;
        }
        const char *meaning = stated ? behind_connector(at + length) : behind_blank(text, at, at + length);
        if (meaning != NULL) {
            *code = at;
            return meaning;
        }
    }
    return NULL;
}

/* The end of what a value stands for: a mark, or the next value's code. */
static size_t meaning_length(const char *meaning, const char *const *values, size_t count) {
    static const char *const ends[] = {" and ", " or "};
    size_t length = strcspn(meaning, ",;|.()\r\n\"'");
    for (size_t i = 1; i < length; i++) {
        for (size_t k = 0; k < count && !is_word_byte(meaning[i - 1]); k++) {
            size_t n = strlen(values[k]);
            if (n > 0 && strncasecmp(meaning + i, values[k], n) == 0 && !is_word_byte(meaning[i + n]) &&
                behind_connector(meaning + i + n) != NULL) {
                length = i;
            }
        }
    }
    for (size_t i = 0; i < COUNT_OF(ends); i++) {
        size_t n = strlen(ends[i]);
        length -= length > n && strncmp(meaning + length - n, ends[i], n) == 0 ? n : 0;
    }
    return length;
}

bool codebook_states(const char *text) {
    size_t i = 0;
    while (i < COUNT_OF(connectors) && strcasestr(text, connectors[i]) == NULL) {
        i++;
    }
    return i < COUNT_OF(connectors);
}

/* Entries of one of the two forms; returns how many were found. */
static size_t read_form(const char *text, const char *const *values, size_t count, bool stated,
                        struct codebook_entry *entries, const char **first) {
    size_t found = 0;
    for (size_t k = 0; k < count; k++) {
        const char *code = NULL;
        const char *meaning =
            entries[k].meaning == NULL ? find_meaning(text, values[k], stated, &code) : NULL;
        const size_t length = meaning == NULL ? 0 : meaning_length(meaning, values, count);
        if (length > 0) {
            entries[k] = (struct codebook_entry){meaning, length, stated};
            *first = *first == NULL || code < *first ? code : *first;
            found++;
        }
    }
    return found;
}

size_t codebook_read(const char *text, const char *const *values, size_t count,
                     struct codebook_entry *entries) {
    const char *first = NULL;
    for (size_t k = 0; k < count; k++) {
        entries[k] = (struct codebook_entry){0};
    }
    if (codebook_states(text)) {
        (void)read_form(text, values, count, true, entries, &first);
    }
    if (first == NULL) {
        const size_t found = read_form(text, values, count, false, entries, &first);
        if (found == 1 && first != text + strspn(text, " ")) { /* a word that is a value, in prose */
            for (size_t k = 0; k < count; k++) {
                entries[k] = (struct codebook_entry){0};
            }
            first = NULL;
        }
    }
    return first == NULL ? strlen(text) : (size_t)(first - text);
}

const char *codebook_words(struct arena *arena, const char *meaning, size_t length) {
    char *words = arena_alloc(arena, length + 1);
    size_t used = 0;
    for (size_t i = 0; words != NULL && i < length; i++) {
        const char c = meaning[i];
        if (is_word_byte(c)) {
            words[used++] = c;
        } else if (used > 0 && words[used - 1] != ' ') {
            words[used++] = ' ';
        }
    }
    if (words != NULL) {
        words[used > 0 && words[used - 1] == ' ' ? used - 1 : used] = '\0';
    }
    return words;
}
