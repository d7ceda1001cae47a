/* The lexicon file, written by tools/build_lexicon.py from WordNet. Little-endian. In order:
 *
 *   header         "CSQLLEX\0", then seven u32: version, lemmas, synsets, exceptions, length of the lemma
 *                  pool, of the synset pool, and of text; 64 bytes in all
 *   starts         u32 for each lemma, then for each exception, into text; both parts sorted by strcmp
 *   lemma_starts   u32[lemmas + 1] into lemma_pool
 *   lemma_pool     for each lemma: (senses << 16 | links), its synsets, most frequent first, and its links,
 *                  each (kind << 24 | lemma), kind 0 being derivation, 1 antonymy
 *   synset_starts  u32[synsets + 1] into synset_pool
 *   synset_pool    for each synset: (words << 16 | hypernyms), its lemmas, its hypernyms
 *   bases          u32 for each exception: its lemma
 *   text           NUL-terminated strings, lower case, words of a phrase apart by one space */
#include <string.h>

#include "base/error.h"
#include "embed/internal.h"

enum { VERSION = 1, HEADER = 64 };
static const char magic[8] = "CSQLLEX";

static struct entry entry_at(const uint32_t *starts, const uint32_t *pool, uint32_t i) {
    const uint32_t *at = pool + starts[i];
    struct entry entry = {.firsts = *at >> 16, .seconds = *at & 0xffff};
    entry.first = at + 1;
    entry.second = entry.first + entry.firsts;
    return entry;
}

struct entry lexicon_lemma(const struct lexicon *x, uint32_t lemma) {
    return entry_at(x->lemma_starts, x->lemma_pool, lemma);
}

struct entry lexicon_synset(const struct lexicon *x, uint32_t synset) {
    return entry_at(x->synset_starts, x->synset_pool, synset);
}

const char *lexicon_text(const struct lexicon *x, uint32_t lemma) {
    return x->text + x->starts[lemma];
}

/* ---- opening ---- */

/* Whether every entry lies in the pool, fills its place exactly, and names only what there is. */
static bool check_pool(const uint32_t *starts, const uint32_t *pool, size_t count, size_t length,
                       size_t first_limit, size_t second_limit, uint32_t second_mask) {
    if (starts[0] != 0 || starts[count] != length) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (starts[i] >= starts[i + 1] || starts[i + 1] > length) {
            return false;
        }
        struct entry entry = entry_at(starts, pool, i);
        if (1 + entry.firsts + entry.seconds != starts[i + 1] - starts[i]) {
            return false;
        }
        for (size_t k = 0; k < entry.firsts; k++) {
            if (entry.first[k] >= first_limit) {
                return false;
            }
        }
        for (size_t k = 0; k < entry.seconds; k++) {
            if ((entry.second[k] & second_mask) >= second_limit) {
                return false;
            }
        }
    }
    return true;
}

static bool read_parts(struct lexicon *x) {
    struct mapping_reader reader = {.mapping = &x->mapping};
    const unsigned char *header = mapping_take(&reader, 1, HEADER);
    uint32_t field[7];
    if (header == NULL || memcmp(header, magic, sizeof magic) != 0) {
        return false;
    }
    memcpy(field, header + sizeof magic, sizeof field);
    if (field[0] != VERSION || field[1] == 0 || field[1] > LINK_LEMMA || field[2] == 0) {
        return false;
    }
    x->lemmas = field[1];
    x->synsets = field[2];
    x->exceptions = field[3];
    size_t names = x->lemmas + x->exceptions;
    x->starts = mapping_take(&reader, names, sizeof(uint32_t));
    x->lemma_starts = mapping_take(&reader, x->lemmas + 1, sizeof(uint32_t));
    x->lemma_pool = mapping_take(&reader, field[4], sizeof(uint32_t));
    x->synset_starts = mapping_take(&reader, x->synsets + 1, sizeof(uint32_t));
    x->synset_pool = mapping_take(&reader, field[5], sizeof(uint32_t));
    x->bases = mapping_take(&reader, x->exceptions, sizeof(uint32_t));
    x->text = mapping_take(&reader, field[6], 1);
    if (reader.failed || reader.at != x->mapping.size ||
        !mapping_strings(x->starts, names, x->text, field[6])) {
        return false;
    }
    for (size_t i = 0; i < x->exceptions; i++) {
        if (x->bases[i] >= x->lemmas) {
            return false;
        }
    }
    return check_pool(x->lemma_starts, x->lemma_pool, x->lemmas, field[4], x->synsets, x->lemmas,
                      LINK_LEMMA) &&
           check_pool(x->synset_starts, x->synset_pool, x->synsets, field[5], x->lemmas, x->synsets,
                      UINT32_MAX);
}

csql_status lexicon_open(const char *directory, struct lexicon *out, csql_error *error) {
    *out = (struct lexicon){0};
    csql_status status = mapping_open(directory, "lexicon.bin", &out->mapping, error);
    if (status == CSQL_OK && !read_parts(out)) {
        mapping_close(&out->mapping);
        status =
            error_set(error, CSQL_BAD_DATA, "%s/lexicon.bin is damaged or of another version", directory);
    }
    return status;
}

/* ---- base forms ---- */

/* The place in starts[from, to) of the first string not below word. */
static size_t lower_bound(const struct lexicon *x, size_t from, size_t to, const char *word) {
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (strcmp(x->text + x->starts[middle], word) < 0) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    return from;
}

struct bases {
    const struct lexicon *lexicon;
    uint32_t *out;
    size_t count;
};

static void add_base(struct bases *b, uint32_t lemma) {
    for (size_t i = 0; i < b->count; i++) {
        if (b->out[i] == lemma) {
            return;
        }
    }
    if (b->count < LEXICON_MAX_BASES) {
        b->out[b->count++] = lemma;
    }
}

static void add_word(struct bases *b, const char *word) {
    size_t at = lower_bound(b->lexicon, 0, b->lexicon->lemmas, word);
    if (at < b->lexicon->lemmas && strcmp(lexicon_text(b->lexicon, (uint32_t)at), word) == 0) {
        add_base(b, (uint32_t)at);
    }
}

static void add_exceptions(struct bases *b, const char *word) {
    const struct lexicon *x = b->lexicon;
    size_t end = x->lemmas + x->exceptions;
    for (size_t i = lower_bound(x, x->lemmas, end, word);
         i < end && strcmp(x->text + x->starts[i], word) == 0; i++) {
        add_base(b, x->bases[i - x->lemmas]);
    }
}

/* WordNet's rules of detachment (morphy(7)): nouns, verbs, adjectives. */
static void add_detached(struct bases *b, const char *word, size_t length) {
    static const struct {
        const char *suffix, *ending;
    } rules[] = {
        {"ies", "y"},   {"ses", "s"}, {"xes", "x"}, {"zes", "z"}, {"ches", "ch"}, {"shes", "sh"},
        {"men", "man"}, {"s", ""},    {"es", "e"},  {"es", ""},   {"ed", "e"},    {"ed", ""},
        {"ing", "e"},   {"ing", ""},  {"er", ""},   {"est", ""},  {"er", "e"},    {"est", "e"},
    };
    char base[EMBED_MAX_WORD + 1];
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        size_t cut = strlen(rules[i].suffix);
        if (length > cut + 1 && strcmp(word + length - cut, rules[i].suffix) == 0) {
            memcpy(base, word, length - cut);
            memcpy(base + length - cut, rules[i].ending, strlen(rules[i].ending) + 1);
            add_word(b, base);
        }
    }
}

/* Lower case, underscores as spaces, white space runs as one; the length, or 0 if it is empty or too long.
 * Only ASCII is lower-cased: WordNet has nothing else. */
static size_t spell(const char *word, char out[EMBED_MAX_WORD + 1]) {
    size_t used = 0;
    bool gap = false;
    for (; *word != '\0'; word++) {
        char c = *word;
        if (c == ' ' || c == '_' || c == '\t' || c == '\n') {
            gap = used > 0;
            continue;
        }
        if (used + (gap ? 2 : 1) > EMBED_MAX_WORD) {
            return 0;
        }
        if (gap) {
            out[used++] = ' ';
            gap = false;
        }
        out[used++] = (char)(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    }
    out[used] = '\0';
    return used;
}

size_t lexicon_bases(const struct lexicon *x, const char *word, uint32_t out[LEXICON_MAX_BASES]) {
    char spelled[EMBED_MAX_WORD + 1];
    size_t length = spell(word, spelled);
    struct bases bases = {.lexicon = x, .out = out};
    if (length == 0) {
        return 0;
    }
    add_word(&bases, spelled);
    bool is_lemma = bases.count > 0; /* "news" is not the plural of "new" */
    add_exceptions(&bases, spelled);
    if (!is_lemma) {
        add_detached(&bases, spelled, length);
    }
    return bases.count;
}
