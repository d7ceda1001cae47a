/* BERT's uncased tokeniser: words, then wordpieces, greedy and longest first. */
#include <string.h>

#include <utf8proc.h>

#include "embed/embed.h"
#include "embed/internal.h"

enum { LONGEST_WORD = 100 /* characters; BERT's limit */, MOST_PARTS = 16 };

static bool is_space(utf8proc_int32_t c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || utf8proc_category(c) == UTF8PROC_CATEGORY_ZS;
}

/* Controls and the like, which vanish without ending a word. */
static bool is_dropped(utf8proc_int32_t c) {
    utf8proc_category_t category = utf8proc_category(c);
    return c == 0 || c == 0xfffd || category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_CC ||
           category == UTF8PROC_CATEGORY_CF || category == UTF8PROC_CATEGORY_CO ||
           category == UTF8PROC_CATEGORY_CS || category == UTF8PROC_CATEGORY_CN;
}

/* All ASCII that is neither letter, digit nor space, and Unicode's punctuation. */
static bool is_mark(utf8proc_int32_t c) {
    if (c < 0x80) {
        return (c > ' ' && c < '0') || (c > '9' && c < 'A') || (c > 'Z' && c < 'a') || (c > 'z' && c < 0x7f);
    }
    utf8proc_category_t category = utf8proc_category(c);
    return category >= UTF8PROC_CATEGORY_PC && category <= UTF8PROC_CATEGORY_PO;
}

/* Ideographs stand each for itself. */
static bool is_ideograph(utf8proc_int32_t c) {
    return (c >= 0x4e00 && c <= 0x9fff) || (c >= 0x3400 && c <= 0x4dbf) || (c >= 0x20000 && c <= 0x2a6df) ||
           (c >= 0x2a700 && c <= 0x2ceaf) || (c >= 0xf900 && c <= 0xfaff) || (c >= 0x2f800 && c <= 0x2fa1f);
}

/* Appends a character lower-cased, decomposed and without its accents. */
static void append(struct word_reader *r, utf8proc_int32_t c, size_t *characters) {
    utf8proc_int32_t parts[MOST_PARTS];
    int last = 0;
    utf8proc_ssize_t count =
        utf8proc_decompose_char(utf8proc_tolower(c), parts, MOST_PARTS, UTF8PROC_DECOMPOSE, &last);
    for (utf8proc_ssize_t i = 0; i < count && i < MOST_PARTS; i++) {
        if (is_dropped(parts[i])) {
            continue;
        }
        if (*characters == LONGEST_WORD) {
            r->overlong = true;
            return;
        }
        r->bytes += (size_t)utf8proc_encode_char(parts[i], (utf8proc_uint8_t *)r->word + r->bytes);
        (*characters)++;
    }
}

bool word_reader_next(struct word_reader *r) {
    size_t characters = 0;
    r->bytes = 0;
    r->mark = r->overlong = false;
    while (r->at < r->length) {
        utf8proc_int32_t c = 0;
        utf8proc_ssize_t step = utf8proc_iterate((const utf8proc_uint8_t *)r->text + r->at,
                                                 (utf8proc_ssize_t)(r->length - r->at), &c);
        bool valid = step > 0; /* a byte that is not UTF-8 vanishes, as U+FFFD does */
        size_t width = valid ? (size_t)step : 1;
        bool space = valid && is_space(c);
        bool alone = valid && (is_mark(c) || is_ideograph(c));
        if ((space || alone) && characters > 0) {
            break;
        }
        r->at += width;
        if (!valid || space || is_dropped(c)) {
            continue;
        }
        append(r, c, &characters);
        if (alone) {
            r->mark = is_mark(c);
            break;
        }
    }
    r->word[r->bytes] = '\0';
    return characters > 0;
}

size_t word_pieces(const struct vectors *vectors, const struct word_reader *r, uint32_t *ids, size_t room) {
    size_t count = 0;
    for (size_t at = 0; at < r->bytes && !r->overlong;) {
        size_t length = r->bytes - at;
        int64_t id = -1;
        for (; length > 0; length--) {
            id = vectors_piece(vectors, r->word + at, length, at > 0);
            if (id >= 0) {
                break;
            }
        }
        if (id < 0) {
            count = 0;
            break;
        }
        if (count < room) {
            ids[count] = (uint32_t)id;
        }
        count++;
        at += length;
    }
    if (count == 0) {
        if (room > 0) {
            ids[0] = vectors->unknown;
        }
        count = 1;
    }
    return count;
}
