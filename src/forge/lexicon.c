/* A reader of data/lexicon.bin (its layout is told in src/embed/lexicon.c) that shares nothing with the
 * detector's. Everything in the file is checked once, on opening; nothing is allocated afterwards. */
#include "forge/lexicon.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"

enum { VERSION = 1, HEADER = 64, MAX_FORMS = 6, MAX_WORD = 128, MAX_DEPTH = 24, MAX_PATH = 4096 };
#define MAX_FILE ((off_t)64 * 1024 * 1024)
#define LINK_MASK ((uint32_t)0xffffff)

struct forge_lexicon {
    void *bytes;
    size_t size;
    size_t lemmas, synsets, exceptions;
    const uint32_t *starts, *lemma_starts, *lemma_pool, *synset_starts, *synset_pool, *bases;
    const char *text;
    uint32_t *below; /* for each synset, how many are under it */
};

/* Two lists of numbers: a lemma's synsets and links, or a synset's lemmas and hypernyms. */
struct entry {
    const uint32_t *first, *second;
    size_t firsts, seconds;
};

static struct entry entry_at(const uint32_t *starts, const uint32_t *pool, uint32_t i) {
    const uint32_t *at = pool + starts[i];
    struct entry entry = {.firsts = *at >> 16, .seconds = *at & 0xffff};
    entry.first = at + 1;
    entry.second = entry.first + entry.firsts;
    return entry;
}

static struct entry lemma_at(const struct forge_lexicon *x, uint32_t lemma) {
    return entry_at(x->lemma_starts, x->lemma_pool, lemma);
}

static struct entry synset_at(const struct forge_lexicon *x, uint32_t synset) {
    return entry_at(x->synset_starts, x->synset_pool, synset);
}

/* ---- opening ---- */

struct cursor {
    const struct forge_lexicon *x;
    size_t at;
    bool failed;
};

static const void *take(struct cursor *cursor, size_t count, size_t size) {
    size_t left = cursor->x->size - cursor->at;
    if (cursor->failed || count > left / size) {
        cursor->failed = true;
        return NULL;
    }
    const void *part = (const unsigned char *)cursor->x->bytes + cursor->at;
    cursor->at += count * size;
    return part;
}

/* Whether every entry fills its place exactly and names only what there is. */
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

static bool check_text(const struct forge_lexicon *x, size_t names, size_t length) {
    if (length == 0 || x->text[length - 1] != '\0') {
        return false;
    }
    for (size_t i = 0; i < names; i++) {
        if (x->starts[i] >= length || (x->starts[i] > 0 && x->text[x->starts[i] - 1] != '\0')) {
            return false;
        }
    }
    for (size_t i = 0; i < x->exceptions; i++) {
        if (x->bases[i] >= x->lemmas) {
            return false;
        }
    }
    return true;
}

static bool read_parts(struct forge_lexicon *x) {
    struct cursor cursor = {.x = x};
    const unsigned char *header = take(&cursor, 1, HEADER);
    uint32_t field[7];
    if (!header || memcmp(header, "CSQLLEX", 8) != 0) {
        return false;
    }
    memcpy(field, header + 8, sizeof field);
    if (field[0] != VERSION || field[1] == 0 || field[1] > LINK_MASK || field[2] == 0) {
        return false;
    }
    x->lemmas = field[1];
    x->synsets = field[2];
    x->exceptions = field[3];
    size_t names = x->lemmas + x->exceptions;
    x->starts = take(&cursor, names, sizeof(uint32_t));
    x->lemma_starts = take(&cursor, x->lemmas + 1, sizeof(uint32_t));
    x->lemma_pool = take(&cursor, field[4], sizeof(uint32_t));
    x->synset_starts = take(&cursor, x->synsets + 1, sizeof(uint32_t));
    x->synset_pool = take(&cursor, field[5], sizeof(uint32_t));
    x->bases = take(&cursor, x->exceptions, sizeof(uint32_t));
    x->text = take(&cursor, field[6], 1);
    return !cursor.failed && cursor.at == x->size && check_text(x, names, field[6]) &&
           check_pool(x->lemma_starts, x->lemma_pool, x->lemmas, field[4], x->synsets, x->lemmas,
                      LINK_MASK) &&
           check_pool(x->synset_starts, x->synset_pool, x->synsets, field[5], x->lemmas, x->synsets,
                      UINT32_MAX);
}

/* Adds one to what lies below each synset above this one; a synset reached by two ways counts twice. */
static void count_up(struct forge_lexicon *x, uint32_t synset, int depth) {
    struct entry entry = synset_at(x, synset);
    for (size_t i = 0; depth > 0 && i < entry.seconds; i++) {
        x->below[entry.second[i]]++;
        count_up(x, entry.second[i], depth - 1);
    }
}

static csql_status map_file(const char *path, struct forge_lexicon *x, csql_error *error) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        int reason = errno;
        return error_set(error, reason == ENOENT || reason == ENOTDIR ? CSQL_NOT_FOUND : CSQL_IO,
                         "cannot open %s: %s", path, strerror(reason));
    }
    struct stat about;
    csql_status status = CSQL_OK;
    if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode) || about.st_size <= 0 ||
        about.st_size > MAX_FILE) {
        status = error_set(error, CSQL_BAD_DATA, "%s is no data file", path);
    } else {
        void *bytes = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes == MAP_FAILED) {
            status = error_set(error, CSQL_IO, "cannot map %s: %s", path, strerror(errno));
        } else {
            x->bytes = bytes;
            x->size = (size_t)about.st_size;
        }
    }
    (void)close(file); /* only read */
    return status;
}

csql_status forge_lexicon_open(const char *directory, struct forge_lexicon **out, csql_error *error) {
    char path[MAX_PATH];
    *out = NULL;
    int length = snprintf(path, sizeof path, "%s/lexicon.bin", directory);
    if (length < 0 || (size_t)length >= sizeof path) {
        return error_set(error, CSQL_TOO_LONG, "the data directory's name is too long");
    }
    struct forge_lexicon *x = calloc(1, sizeof *x);
    if (!x) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = map_file(path, x, error);
    if (status == CSQL_OK && !read_parts(x)) {
        status = error_set(error, CSQL_BAD_DATA, "%s is damaged or of another version", path);
    }
    if (status == CSQL_OK) {
        x->below = calloc(x->synsets + 1, sizeof *x->below);
        status = x->below ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (status != CSQL_OK) {
        forge_lexicon_close(x);
        return status;
    }
    for (uint32_t i = 0; i < x->synsets; i++) {
        count_up(x, i, MAX_DEPTH);
    }
    *out = x;
    return CSQL_OK;
}

void forge_lexicon_close(struct forge_lexicon *x) {
    if (!x) {
        return;
    }
    if (x->bytes) {
        (void)munmap(x->bytes, x->size); /* it can fail only for an address that mmap did not give */
    }
    free(x->below);
    free(x);
}

/* ---- forms of a word ---- */

struct forms {
    uint32_t lemma[MAX_FORMS];
    size_t count;
};

static size_t lower_bound(const struct forge_lexicon *x, size_t from, size_t to, const char *word) {
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

static void add_lemma(struct forms *forms, uint32_t lemma) {
    for (size_t i = 0; i < forms->count; i++) {
        if (forms->lemma[i] == lemma) {
            return;
        }
    }
    if (forms->count < MAX_FORMS) {
        forms->lemma[forms->count++] = lemma;
    }
}

static void add_word(const struct forge_lexicon *x, struct forms *forms, const char *word) {
    size_t at = lower_bound(x, 0, x->lemmas, word);
    if (at < x->lemmas && strcmp(x->text + x->starts[at], word) == 0) {
        add_lemma(forms, (uint32_t)at);
    }
}

/* WordNet's rules of detachment for nouns and verbs (morphy(7)). */
static void add_detached(const struct forge_lexicon *x, struct forms *forms, const char *word) {
    static const char *const rules[][2] = {
        {"ies", "y"},   {"ses", "s"},   {"xes", "x"}, {"zes", "z"}, {"ches", "ch"},
        {"shes", "sh"}, {"men", "man"}, {"s", ""},    {"es", "e"},  {"es", ""},
        {"ed", "e"},    {"ed", ""},     {"ing", "e"}, {"ing", ""},
    };
    size_t length = strlen(word);
    char base[MAX_WORD + 1];
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        size_t cut = strlen(rules[i][0]);
        if (length > cut + 1 && strcmp(word + length - cut, rules[i][0]) == 0) {
            memcpy(base, word, length - cut);
            memcpy(base + length - cut, rules[i][1], strlen(rules[i][1]) + 1);
            add_word(x, forms, base);
        }
    }
}

/* Lower case, underscores as spaces; false if it is too long. */
static bool spell(const char *word, char out[static MAX_WORD + 1]) {
    size_t used = 0;
    for (; *word; word++) {
        if (used == MAX_WORD) {
            return false;
        }
        char c = *word == '_' ? ' ' : *word;
        out[used++] = (char)(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    }
    out[used] = '\0';
    return used > 0;
}

static struct forms forms_of(const struct forge_lexicon *x, const char *word) {
    struct forms forms = {.count = 0};
    char spelled[MAX_WORD + 1];
    if (!spell(word, spelled)) {
        return forms;
    }
    add_word(x, &forms, spelled);
    bool is_lemma = forms.count > 0; /* "news" is not the plural of "new" */
    size_t end = x->lemmas + x->exceptions;
    for (size_t i = lower_bound(x, x->lemmas, end, spelled);
         i < end && strcmp(x->text + x->starts[i], spelled) == 0; i++) {
        add_lemma(&forms, x->bases[i - x->lemmas]);
    }
    if (!is_lemma) {
        add_detached(x, &forms, spelled);
    }
    return forms;
}

/* ---- questions ---- */

bool forge_lexicon_knows(const struct forge_lexicon *x, const char *word) {
    return forms_of(x, word).count > 0;
}

bool forge_lexicon_is_thing(const struct forge_lexicon *x, const char *word) {
    uint32_t sense = 0;
    return forge_lexicon_senses(x, word, &sense, 1) == 1 && synset_at(x, sense).seconds > 0;
}

size_t forge_lexicon_senses(const struct forge_lexicon *x, const char *word, uint32_t *out, size_t room) {
    struct forms forms = forms_of(x, word);
    size_t count = 0;
    for (size_t i = 0; i < forms.count; i++) {
        struct entry entry = lemma_at(x, forms.lemma[i]);
        for (size_t k = 0; k < entry.firsts && count < room; k++) {
            out[count++] = entry.first[k];
        }
    }
    return count;
}

size_t forge_lexicon_words(const struct forge_lexicon *x, uint32_t sense, const char **out, size_t room) {
    struct entry entry = synset_at(x, sense);
    size_t count = entry.firsts < room ? entry.firsts : room;
    for (size_t i = 0; i < count; i++) {
        out[i] = x->text + x->starts[entry.first[i]];
    }
    return count;
}

size_t forge_lexicon_above(const struct forge_lexicon *x, uint32_t sense, uint32_t *out, size_t room) {
    struct entry entry = synset_at(x, sense);
    size_t count = entry.seconds < room ? entry.seconds : room;
    for (size_t i = 0; i < count; i++) {
        out[i] = entry.second[i];
    }
    return count;
}

size_t forge_lexicon_below(const struct forge_lexicon *x, uint32_t sense) {
    return x->below[sense];
}

enum { MAX_SENSES = 64 };

static bool has_sense(const uint32_t *senses, size_t count, uint32_t sense) {
    for (size_t i = 0; i < count; i++) {
        if (senses[i] == sense) {
            return true;
        }
    }
    return false;
}

/* The first senses of each form of the word. */
static size_t first_senses(const struct forge_lexicon *x, const struct forms *forms, size_t limit,
                           uint32_t out[static MAX_SENSES]) {
    size_t count = 0;
    for (size_t i = 0; i < forms->count; i++) {
        struct entry entry = lemma_at(x, forms->lemma[i]);
        for (size_t k = 0; k < entry.firsts && k < limit && count < MAX_SENSES; k++) {
            out[count++] = entry.first[k];
        }
    }
    return count;
}

bool forge_lexicon_synonyms(const struct forge_lexicon *x, const char *a, const char *b, size_t senses) {
    struct forms of_a = forms_of(x, a), of_b = forms_of(x, b);
    for (size_t i = 0; i < of_a.count; i++) {
        for (size_t k = 0; k < of_b.count; k++) {
            if (of_a.lemma[i] == of_b.lemma[k]) {
                return true;
            }
        }
    }
    uint32_t left[MAX_SENSES], right[MAX_SENSES];
    size_t lefts = first_senses(x, &of_a, senses, left), rights = first_senses(x, &of_b, senses, right);
    for (size_t i = 0; i < lefts; i++) {
        if (has_sense(right, rights, left[i])) {
            return true;
        }
    }
    return false;
}

/* Whether one of the senses is above the synset within steps. */
static bool is_above(const struct forge_lexicon *x, uint32_t synset, const uint32_t *senses, size_t count,
                     size_t steps) {
    struct entry entry = synset_at(x, synset);
    for (size_t i = 0; steps > 0 && i < entry.seconds; i++) {
        if (has_sense(senses, count, entry.second[i]) ||
            is_above(x, entry.second[i], senses, count, steps - 1)) {
            return true;
        }
    }
    return false;
}

bool forge_lexicon_under(const struct forge_lexicon *x, const char *a, const char *b, size_t senses,
                         size_t steps) {
    struct forms of_a = forms_of(x, a), of_b = forms_of(x, b);
    uint32_t left[MAX_SENSES], right[MAX_SENSES];
    size_t lefts = first_senses(x, &of_a, senses, left), rights = first_senses(x, &of_b, senses, right);
    for (size_t i = 0; i < lefts; i++) {
        if (is_above(x, left[i], right, rights, steps)) {
            return true;
        }
    }
    return false;
}

bool forge_lexicon_kind(const struct forge_lexicon *x, const char *a, const char *b, size_t senses,
                        size_t steps) {
    return forge_lexicon_under(x, a, b, senses, steps) || forge_lexicon_under(x, b, a, senses, steps);
}

bool forge_lexicon_derived(const struct forge_lexicon *x, const char *a, const char *b) {
    struct forms of_a = forms_of(x, a), of_b = forms_of(x, b);
    for (size_t i = 0; i < of_a.count; i++) {
        struct entry entry = lemma_at(x, of_a.lemma[i]);
        for (size_t k = 0; k < entry.seconds; k++) {
            for (size_t m = 0; m < of_b.count; m++) {
                if ((entry.second[k] & LINK_MASK) == of_b.lemma[m]) {
                    return true;
                }
            }
        }
    }
    return false;
}
