/* How well words of the question name tables and columns. */
#include <string.h>

#include "reading/internal.h"

/* Longest span of words that is taken for one name. */
#define MAX_SPAN 5
/* Similarity of meaning from which a phrase names an element, and what it is worth beside shared words. */
#define MEANS 0.7
#define MEANING_WORTH 0.6
#define MAX_PHRASE 128

/* Words of a name are marked in a 64-bit set. */
#define MAX_NAME_WORDS 64

static bool stem_in(const struct words *words, const char *stem, uint64_t *used) {
    for (size_t k = 0; k < words->count && k < MAX_NAME_WORDS; k++) {
        uint64_t bit = (uint64_t)1 << k;
        if ((*used & bit) == 0 && strcmp(words->stem[k], stem) == 0) {
            *used |= bit;
            return true;
        }
    }
    return false;
}

/* Writes words joined without spaces, the last by its stem; false if they do not fit. */
static bool join_words(const struct reader *r, struct span span, char out[MAX_PHRASE]) {
    size_t length = 0;
    for (size_t i = span.first; i < span.last; i++) {
        const char *text = i + 1 == span.last ? r->words[i].stem : r->words[i].norm;
        size_t n = strlen(text);
        if (length + n + 1 > MAX_PHRASE) {
            return false;
        }
        memcpy(out + length, text, n + 1);
        length += n;
    }
    return length > 0;
}

static bool join_name(const struct words *words, char out[MAX_PHRASE]) {
    size_t length = 0;
    for (size_t i = 0; i < words->count; i++) {
        const char *text = i + 1 == words->count ? words->stem[i] : words->norm[i];
        size_t n = strlen(text);
        if (length + n + 1 > MAX_PHRASE) {
            return false;
        }
        memcpy(out + length, text, n + 1);
        length += n;
    }
    return length > 0;
}

static double match_meaning(const struct reader *r, struct span span, bool column, int index) {
    if (r->in->embed == NULL) {
        return 0;
    }
    size_t start = r->words[span.first].start, end = r->words[span.last - 1].end;
    char phrase[MAX_PHRASE];
    if (end <= start || end - start >= sizeof phrase) {
        return 0;
    }
    memcpy(phrase, r->in->linked->question + start, end - start);
    phrase[end - start] = '\0';
    double likeness = (double)link_semantic(r->in->links, phrase, column, index);
    return likeness >= MEANS ? likeness * MEANING_WORTH : 0;
}

static double match_name(const struct reader *r, struct span span, bool column, int index) {
    const struct words *name =
        column ? link_column_words(r->in->links, index) : link_table_words(r->in->links, index);
    char said[MAX_PHRASE], named[MAX_PHRASE];
    if (span.first >= span.last || name->count == 0) {
        return 0;
    }
    if (join_words(r, span, said) && join_name(name, named) && strcmp(said, named) == 0) {
        return 1;
    }
    uint64_t used = 0;
    size_t content = 0, common = 0;
    bool head = false;
    for (size_t i = span.first; i < span.last; i++) {
        if (r->words[i].stopword && !r->words[i].soft) {
            continue;
        }
        content++;
        head = stem_in(name, r->words[i].stem, &used);
        common += head;
    }
    if (common == 0) {
        return content == 0 ? 0 : match_meaning(r, span, column, index);
    }
    size_t last = name->count < MAX_NAME_WORDS ? name->count - 1 : MAX_NAME_WORDS - 1;
    bool name_head = (used >> last & 1) != 0;
    double score = 0.45 * (double)common / (double)content + 0.35 * (double)common / (double)name->count +
                   (name_head ? 0.2 : 0);
    return head ? score : score * 0.6;
}

double match_table(const struct reader *r, struct span span, int table) {
    return match_name(r, span, false, table);
}

double match_column(const struct reader *r, struct span span, int column) {
    return match_name(r, span, true, column);
}

double match_find_table(const struct reader *r, size_t first, size_t last, int table, struct span *span) {
    double best = 0;
    for (size_t i = first; i < last && i < r->count; i++) {
        if (r->words[i].stopword) {
            continue;
        }
        for (size_t end = i + 1; end <= last && end <= i + MAX_SPAN && end <= r->count; end++) {
            if (strcmp(r->words[end - 1].norm, "-") == 0) {
                continue;
            }
            if (r->words[end - 1].stopword || (r->cues[end - 1] & CUE_AND) != 0) {
                break;
            }
            double score = match_table(r, (struct span){i, end}, table);
            if (score > best) {
                best = score;
                *span = (struct span){i, end};
            }
        }
    }
    return best;
}

static bool says_word(const struct reader *r, size_t first, size_t last, struct span except, const char *stem,
                      struct span *where) {
    for (size_t i = first; i < last && i < r->count; i++) {
        if ((i < except.first || i >= except.last) && strcmp(r->words[i].stem, stem) == 0) {
            where->first = i < where->first ? i : where->first;
            where->last = i + 1 > where->last ? i + 1 : where->last;
            return true;
        }
    }
    return false;
}

bool match_says_column(const struct reader *r, size_t first, size_t last, struct span except, int column,
                       struct span *where) {
    const struct words *name = link_column_words(r->in->links, column);
    const struct words *table = link_table_words(r->in->links, r->catalogue->columns[column].table);
    *where = (struct span){SIZE_MAX, 0};
    size_t own = 0;
    for (size_t k = 0; k < name->count; k++) {
        uint64_t used = 0;
        if (stem_in(table, name->stem[k], &used)) {
            continue;
        }
        own++;
        if (!says_word(r, first, last, except, name->stem[k], where)) {
            return false;
        }
    }
    return own > 0;
}
