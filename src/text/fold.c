/* Folding, stems and edit distance: what makes two spellings of a word comparable. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <libstemmer.h>
#include <utf8proc.h>

#include "text/tables.h"
#include "text/text.h"

enum { LONGEST_STEMMED = 64 };

static bool is_space(utf8proc_int32_t c) {
    if (c == ' ' || c == 0) {
        return true;
    }
    switch (utf8proc_category(c)) {
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_CC:
        return true;
    default:
        return false;
    }
}

/* Most text is ASCII, where folding is lower-casing: no library, no copy. False if some byte is not. */
static bool fold_ascii(char *out, const char *text, size_t length) {
    size_t used = 0;
    bool gap = false;
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c >= 0x80) {
            return false;
        }
        if (c <= ' ' || c == 0x7f) {
            gap = used > 0;
            continue;
        }
        if (gap) {
            out[used++] = ' ';
            gap = false;
        }
        out[used++] = (char)(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    }
    out[used] = '\0';
    return true;
}

/* Writes mapped text with its white space collapsed over itself, which only shortens it. */
static void tidy(char *text, size_t length) {
    size_t used = 0;
    bool gap = false;
    for (size_t i = 0; i < length;) {
        utf8proc_int32_t c = 0;
        utf8proc_ssize_t step =
            utf8proc_iterate((const utf8proc_uint8_t *)text + i, (utf8proc_ssize_t)(length - i), &c);
        if (step <= 0) {
            break;
        }
        if (is_space(c)) {
            gap = used > 0;
        } else {
            if (gap) {
                text[used++] = ' ';
                gap = false;
            }
            if (c == 0x2019 || c == 0x02bc) {
                text[used++] = '\'';
            } else {
                memmove(text + used, text + i, (size_t)step);
                used += (size_t)step;
            }
        }
        i += (size_t)step;
    }
    text[used] = '\0';
}

bool text_is_utf8(const char *text, size_t length) {
    utf8proc_ssize_t step = 1;
    for (size_t i = 0; i < length && step > 0; i += (size_t)step) {
        utf8proc_int32_t c = 0;
        step = utf8proc_iterate((const utf8proc_uint8_t *)text + i, (utf8proc_ssize_t)(length - i), &c);
    }
    return step > 0;
}

char *text_fold(struct arena *arena, const char *text, size_t length, bool strip_accents) {
    char *out = arena_alloc(arena, length + 1);
    if (out == NULL || fold_ascii(out, text, length)) {
        return out;
    }
    /* A no-break or ideographic space must end as a plain one, so spaces are tidied after the mapping. */
    utf8proc_option_t options =
        UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE;
    if (strip_accents) {
        options |= UTF8PROC_STRIPMARK;
    }
    utf8proc_uint8_t *mapped = NULL;
    utf8proc_ssize_t size =
        utf8proc_map((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)length, &mapped, options);
    if (size < 0) {
        return NULL;
    }
    tidy((char *)mapped, (size_t)size);
    out = arena_string(arena, (const char *)mapped);
    free(mapped);
    return out;
}

/* ---- stems ---- */

/* A stemmer is found by its name and then has memory of its own, so each thread keeps one. */
static pthread_key_t stemmers;
static pthread_once_t stemmers_made = PTHREAD_ONCE_INIT;
static bool stemmers_failed;

static void free_stemmer(void *stemmer) {
    sb_stemmer_delete(stemmer);
}

static void make_stemmers(void) {
    stemmers_failed = pthread_key_create(&stemmers, free_stemmer) != 0;
}

/* The calling thread's; NULL when out of memory. */
static struct sb_stemmer *own_stemmer(void) {
    if (pthread_once(&stemmers_made, make_stemmers) != 0 || stemmers_failed) {
        return NULL;
    }
    struct sb_stemmer *stemmer = pthread_getspecific(stemmers);
    if (stemmer == NULL) {
        stemmer = sb_stemmer_new("english", NULL);
        if (stemmer != NULL && pthread_setspecific(stemmers, stemmer) != 0) {
            sb_stemmer_delete(stemmer);
            stemmer = NULL;
        }
    }
    return stemmer;
}

const char *text_stem(struct arena *arena, const char *word) {
    size_t length = strlen(word);
    if (length == 0 || length > LONGEST_STEMMED) {
        return arena_string(arena, word);
    }
    struct sb_stemmer *stemmer = own_stemmer();
    if (stemmer == NULL) {
        return NULL;
    }
    const char *out = NULL;
    char respelt[SPELLING_BYTES];
    const char *american = spelling_american(word, respelt);
    const sb_symbol *stem = sb_stemmer_stem(stemmer, (const sb_symbol *)american, (int)strlen(american));
    if (stem != NULL) {
        int stem_length = sb_stemmer_length(stemmer);
        out = stem_length > 0 ? arena_copy(arena, (const char *)stem, (size_t)stem_length)
                              : arena_string(arena, american);
    }
    return out;
}

/* Code points of text in out, or TEXT_MAX_EDIT + 1 if there are more. A byte that is not UTF-8 counts as one.
 */
static size_t decode(const char *text, utf8proc_int32_t out[TEXT_MAX_EDIT]) {
    size_t length = strlen(text);
    size_t count = 0;
    for (size_t i = 0; i < length;) {
        if (count == TEXT_MAX_EDIT) {
            return TEXT_MAX_EDIT + 1;
        }
        utf8proc_int32_t c = 0;
        utf8proc_ssize_t step =
            utf8proc_iterate((const utf8proc_uint8_t *)text + i, (utf8proc_ssize_t)(length - i), &c);
        if (step <= 0) {
            c = -(utf8proc_int32_t)(unsigned char)text[i];
            step = 1;
        }
        out[count++] = c;
        i += (size_t)step;
    }
    return count;
}

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

size_t text_edit_distance(const char *a, const char *b, size_t limit) {
    utf8proc_int32_t from[TEXT_MAX_EDIT];
    utf8proc_int32_t to[TEXT_MAX_EDIT];
    size_t rows[3][TEXT_MAX_EDIT + 1];
    size_t n = decode(a, from);
    size_t m = decode(b, to);
    limit = least(limit, TEXT_MAX_EDIT);
    if (n > TEXT_MAX_EDIT || m > TEXT_MAX_EDIT || (n > m ? n - m : m - n) > limit) {
        return limit + 1;
    }
    size_t *before = rows[0];
    size_t *last = rows[1];
    size_t *row = rows[2];
    for (size_t j = 0; j <= m; j++) {
        last[j] = j;
    }
    for (size_t i = 1; i <= n; i++) {
        row[0] = i;
        size_t best = i;
        for (size_t j = 1; j <= m; j++) {
            size_t cost = from[i - 1] == to[j - 1] ? 0 : 1;
            size_t d = least(least(last[j] + 1, row[j - 1] + 1), last[j - 1] + cost);
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
                d = least(d, before[j - 2] + 1);
            }
            row[j] = d;
            best = least(best, d);
        }
        /* A swap reaches back two rows, so one row over the limit does not end it; but it costs one more. */
        if (best > limit + 1) {
            return limit + 1;
        }
        size_t *spare = before;
        before = last;
        last = row;
        row = spare;
    }
    return least(last[m], limit + 1);
}

size_t text_cut(const char *text, size_t length, size_t most) {
    size_t cut = length < most ? length : most;
    while (cut > 0 && cut < length && ((unsigned char)text[cut] & 0xC0) == 0x80) {
        cut--;
    }
    return cut;
}

bool text_is_slip(const char *a, const char *b) {
    size_t same = 0;
    while (a[same] != '\0' && a[same] == b[same]) {
        same++;
    }
    if (a[same] == '\0' && b[same] == '\0') {
        return false;
    }
    bool swapped = a[same] != '\0' && a[same] == b[same + (b[same] != '\0')] && b[same] == a[same + 1] &&
                   strcmp(a + same + 2, b + same + 2) == 0;
    const char *longer = strlen(a) > strlen(b) ? a : b, *shorter = longer == a ? b : a;
    bool doubled = same > 0 && longer[same] != '\0' && longer[same] == longer[same - 1] &&
                   strcmp(longer + same + 1, shorter + same) == 0;
    return swapped || doubled;
}
