/* Text as a terminal shows it: cells, grapheme clusters, and pictures for what has none. */
#include <stdbool.h>
#include <stdint.h>
#include <utf8proc.h>

#include "cli/terminal.h"

#define ELLIPSIS "\xE2\x80\xA6"
#define REPLACEMENT 0xFFFD

/* Where a walk over text stands. */
struct walk {
    const char *text;
    size_t length, at;
};

struct cluster {
    size_t start, end, width;
};

/* What stands for a character that must not reach the terminal. */
static int32_t picture_of(int32_t code) {
    if (code < 0x20) {
        return 0x2400 + code;
    }
    if (code == 0x7f) {
        return 0x2421;
    }
    bool is_c1 = code >= 0x80 && code < 0xA0;
    bool turns = code == 0x061C || (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
                 (code >= 0x2066 && code <= 0x2069);
    return is_c1 || turns ? REPLACEMENT : code;
}

/* The character at *at as it is shown, and the bytes it takes in the text. */
static size_t read_character(const struct walk *walk, size_t at, int32_t *shown) {
    utf8proc_int32_t code = 0;
    utf8proc_ssize_t size = utf8proc_iterate((const utf8proc_uint8_t *)walk->text + at,
                                             (utf8proc_ssize_t)(walk->length - at), &code);
    if (size <= 0) {
        *shown = REPLACEMENT;
        return 1;
    }
    *shown = picture_of(code);
    return (size_t)size;
}

static size_t cells_of(int32_t code) {
    int width = utf8proc_charwidth(code);
    return width > 0 ? (size_t)width : 0;
}

/* The next user-perceived character; false at the end. */
static bool next_cluster(struct walk *walk, struct cluster *out) {
    if (walk->at >= walk->length) {
        return false;
    }
    int32_t previous = 0;
    int32_t next = 0;
    utf8proc_int32_t state = 0;
    *out = (struct cluster){.start = walk->at};
    walk->at += read_character(walk, walk->at, &previous);
    out->width = cells_of(previous);
    while (walk->at < walk->length) {
        size_t size = read_character(walk, walk->at, &next);
        if (utf8proc_grapheme_break_stateful(previous, next, &state)) {
            break;
        }
        size_t width = cells_of(next);
        out->width = width > out->width ? width : out->width;
        previous = next;
        walk->at += size;
    }
    out->end = walk->at;
    return true;
}

static void add_cluster(struct buffer *out, const struct walk *walk, const struct cluster *cluster) {
    for (size_t at = cluster->start; at < cluster->end;) {
        int32_t shown = 0;
        utf8proc_uint8_t bytes[4];
        at += read_character(walk, at, &shown);
        utf8proc_ssize_t size = utf8proc_encode_char(shown, bytes);
        buffer_add(out, (const char *)bytes, (size_t)size);
    }
}

size_t visible_width(const char *text, size_t length) {
    struct walk walk = {.text = text, .length = length};
    struct cluster cluster;
    size_t width = 0;
    while (next_cluster(&walk, &cluster)) {
        width += cluster.width;
    }
    return width;
}

size_t visible_add(struct buffer *out, const char *text, size_t length, size_t width) {
    struct walk walk = {.text = text, .length = length};
    struct cluster cluster;
    size_t taken = 0;
    /* Where the text is cut if it turns out to be too long: the last place with room for the ellipsis. */
    size_t cut = out->length;
    size_t cut_taken = 0;
    while (next_cluster(&walk, &cluster)) {
        if (width && taken + cluster.width > width) {
            buffer_truncate(out, cut);
            buffer_string(out, ELLIPSIS);
            return cut_taken + 1;
        }
        add_cluster(out, &walk, &cluster);
        taken += cluster.width;
        if (taken < width) {
            cut = out->length;
            cut_taken = taken;
        }
    }
    return taken;
}

size_t visible_wrap(const char *text, size_t length, size_t width) {
    struct walk walk = {.text = text, .length = length};
    struct cluster cluster;
    size_t taken = 0;
    size_t blank = 0;
    while (next_cluster(&walk, &cluster)) {
        taken += cluster.width;
        /* A blank may hang over the edge. */
        if (text[cluster.start] == ' ') {
            blank = cluster.end;
        }
        if (width && taken > width && cluster.start > 0) {
            return blank ? blank : cluster.start;
        }
    }
    return length;
}
