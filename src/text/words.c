/* Identifiers to words: splitting at every seam that schema authors leave, and writing abbreviations out. */
#include <string.h>

#include <utf8proc.h>

#include "base/error.h"
#include "text/tables.h"
#include "text/text.h"

enum seam_class { SEAM_NONE, SEAM_LOWER, SEAM_UPPER, SEAM_DIGIT, SEAM_MARK, SEAM_APOSTROPHE };

struct piece {
    size_t start, end;
};

struct splitter {
    struct arena *arena;
    const char *text;
    size_t length;
    struct piece *pieces;
    size_t count, capacity;
};

/* The class of the code point at i, its length in *step; 0 at the end or where the text is not UTF-8. */
static enum seam_class class_at(const struct splitter *s, size_t i, size_t *step) {
    utf8proc_int32_t c = 0;
    utf8proc_ssize_t n = i < s->length ? utf8proc_iterate((const utf8proc_uint8_t *)s->text + i,
                                                          (utf8proc_ssize_t)(s->length - i), &c)
                                       : 0;
    *step = n > 0 ? (size_t)n : 0;
    if (n <= 0) {
        return SEAM_NONE;
    }
    if (c == '\'' || c == 0x2019) {
        return SEAM_APOSTROPHE;
    }
    switch (utf8proc_category(c)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LT:
        return SEAM_UPPER;
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
        return SEAM_LOWER;
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return SEAM_DIGIT;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF:
        return SEAM_MARK;
    default:
        return SEAM_NONE;
    }
}

/* "s" alone behind capitals, as in "IDs": a plural, no new word. */
static bool plural_at(const struct splitter *s, size_t i) {
    size_t step = 0;
    enum seam_class next = i < s->length && s->text[i] == 's' ? class_at(s, i + 1, &step) : SEAM_LOWER;
    return next != SEAM_LOWER && next != SEAM_MARK;
}

/* "st", "nd", "rd", "th" behind digits, ending the word: the "1st" of "1st_half". */
static size_t ordinal_suffix(const struct splitter *s, size_t i) {
    static const char *const suffixes[] = {"st", "nd", "rd", "th"};
    for (size_t k = 0; k < sizeof suffixes / sizeof *suffixes; k++) {
        if (i + 2 <= s->length && strncmp(s->text + i, suffixes[k], 2) == 0) {
            size_t step = 0;
            enum seam_class after = class_at(s, i + 2, &step);
            return after == SEAM_LOWER || after == SEAM_MARK ? 0 : 2;
        }
    }
    return 0;
}

/* The end of the run of `class` (and its marks) that starts at i. */
static size_t run_end(const struct splitter *s, size_t i, enum seam_class class, size_t *last) {
    size_t step = 0;
    enum seam_class here = class_at(s, i, &step);
    while (step > 0 && (here == class || here == SEAM_MARK)) {
        if (here == class) {
            *last = i;
        }
        i += step;
        here = class_at(s, i, &step);
    }
    return i;
}

/* The end of the word that starts at i with a character of `class`. */
static size_t piece_end(const struct splitter *s, size_t i, enum seam_class class) {
    size_t last = i;
    size_t end = run_end(s, i, class, &last);
    size_t step = 0;
    if (class == SEAM_DIGIT) {
        return end + ordinal_suffix(s, end);
    }
    if (class != SEAM_UPPER || class_at(s, end, &step) != SEAM_LOWER) {
        return end;
    }
    if (last > i && plural_at(s, end)) {
        return end + 1;
    }
    /* "XMLFile": the last capital begins the next word; "File": it begins this one. */
    return last > i ? last : run_end(s, end, SEAM_LOWER, &last);
}

static bool split(struct splitter *s) {
    bool word_before = false;
    for (size_t i = 0; i < s->length;) {
        size_t step = 0;
        enum seam_class class = class_at(s, i, &step);
        if (step == 0) {
            return true;
        }
        if (class == SEAM_APOSTROPHE && word_before) {
            /* a possessive's "s" says nothing */
            size_t after = i + step;
            size_t next = 0;
            bool is_s = after < s->length && (s->text[after] == 's' || s->text[after] == 'S');
            enum seam_class beyond = is_s ? class_at(s, after + 1, &next) : SEAM_LOWER;
            bool ends = beyond == SEAM_NONE || beyond == SEAM_APOSTROPHE;
            i = ends ? after + 1 : after;
            word_before = false;
            continue;
        }
        if (class == SEAM_NONE || class == SEAM_APOSTROPHE || class == SEAM_MARK) {
            i += step;
            word_before = false;
            continue;
        }
        struct piece *pieces = arena_grow(s->arena, s->pieces, s->count, &s->capacity, sizeof *s->pieces);
        if (pieces == NULL) {
            return false;
        }
        s->pieces = pieces;
        size_t end = piece_end(s, i, class);
        s->pieces[s->count++] = (struct piece){.start = i, .end = end};
        word_before = true;
        i = end;
    }
    return true;
}

static size_t words_in(const char *expansion) {
    size_t count = 1;
    for (; *expansion != '\0'; expansion++) {
        count += *expansion == ' ' ? 1 : 0;
    }
    return count;
}

/* Whether the table's entry applies to word k of count. */
static bool applies(const struct abbreviation *entry, size_t k, size_t count, bool question) {
    switch (entry->where) {
    case ABBREVIATION_ANYWHERE:
        return true;
    case ABBREVIATION_IDENTIFIER:
        return count > 1 || !question;
    case ABBREVIATION_LAST:
        return k + 1 == count && (count > 1 || !question);
    }
    return false;
}

/* The entry for word k of count, which its neighbours may choose. */
static const struct abbreviation *find(const char *const *words, size_t k, size_t count) {
    const struct abbreviation *entry =
        abbreviation_beside(words[k], k > 0 ? words[k - 1] : NULL, k + 1 < count ? words[k + 1] : NULL);
    return entry != NULL ? entry : abbreviation_find(words[k]);
}

static bool append(struct arena *arena, struct words *out, const char *expansion, const char *written) {
    while (*expansion != '\0') {
        size_t length = strcspn(expansion, " ");
        const char *word = arena_copy(arena, expansion, length);
        const char *stem = word == NULL ? NULL : text_stem(arena, word);
        if (stem == NULL) {
            return false;
        }
        out->norm[out->count] = word;
        out->stem[out->count] = stem;
        out->written[out->count] = written;
        out->count++;
        expansion += length + (expansion[length] == ' ' ? 1 : 0);
    }
    return true;
}

/* Folds the pieces, looks them up, and fills out. */
static bool write_words(struct splitter *s, bool question, struct words *out) {
    const char **folded = arena_array(s->arena, s->count + 1, sizeof *folded);
    const struct abbreviation **entries = arena_array(s->arena, s->count + 1, sizeof(const void *));
    if (folded == NULL || entries == NULL) {
        return false;
    }
    size_t total = 0;
    for (size_t k = 0; k < s->count; k++) {
        folded[k] =
            text_fold(s->arena, s->text + s->pieces[k].start, s->pieces[k].end - s->pieces[k].start, false);
        if (folded[k] == NULL) {
            return false;
        }
    }
    for (size_t k = 0; k < s->count; k++) {
        const struct abbreviation *entry = find(folded, k, s->count);
        entries[k] = entry != NULL && applies(entry, k, s->count, question) ? entry : NULL;
        total += words_in(entries[k] != NULL ? entries[k]->expansion : folded[k]);
    }
    out->norm = arena_array(s->arena, total + 1, sizeof *out->norm);
    out->stem = arena_array(s->arena, total + 1, sizeof *out->stem);
    out->written = arena_array(s->arena, total + 1, sizeof *out->written);
    if (out->norm == NULL || out->stem == NULL || out->written == NULL) {
        return false;
    }
    for (size_t k = 0; k < s->count; k++) {
        if (!append(s->arena, out, entries[k] != NULL ? entries[k]->expansion : folded[k], folded[k])) {
            return false;
        }
    }
    return true;
}

static csql_status make_words(struct arena *arena, const char *text, size_t length, bool question,
                              struct words *out, csql_error *error) {
    *out = (struct words){0};
    for (size_t i = 0; i < length;) {
        utf8proc_int32_t c = 0;
        utf8proc_ssize_t step =
            utf8proc_iterate((const utf8proc_uint8_t *)text + i, (utf8proc_ssize_t)(length - i), &c);
        if (step <= 0) {
            return error_at(error, CSQL_BAD_TEXT, i, "a name is not UTF-8 at byte %zu", i);
        }
        i += (size_t)step;
    }
    struct splitter splitter = {.arena = arena, .text = text, .length = length};
    if (!split(&splitter) || !write_words(&splitter, question, out)) {
        *out = (struct words){0};
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    return CSQL_OK;
}

csql_status text_words(struct arena *arena, const char *identifier, size_t length, struct words *out,
                       csql_error *error) {
    return make_words(arena, identifier, length, false, out, error);
}

csql_status text_token_words(struct arena *arena, const struct token *token, const char *text,
                             struct words *out, csql_error *error) {
    return make_words(arena, text + token->start, token->end - token->start, true, out, error);
}

/* ---- looking words up ---- */

bool text_has_stem(const struct words *words, const char *stem) {
    return text_is_among(stem, words->stem, words->count);
}

bool text_is_among(const char *word, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(word, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

bool text_ends_with(const char *word, const char *end) {
    const size_t length = strlen(word), n = strlen(end);
    return length > n && strcmp(word + length - n, end) == 0;
}
