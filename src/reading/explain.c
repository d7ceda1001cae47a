/* Whether a structure accounts for the whole question: what it leaves over would be lost in its queries. */
#include <string.h>

#include "reading/internal.h"

void explain_span(uint64_t *words, struct span span) {
    for (size_t i = span.first; i < span.last && i < 64; i++) {
        *words |= (uint64_t)1 << i;
    }
}

void explain_name(const struct reader *r, uint64_t *words, bool column, int index) {
    const struct words *name =
        column ? link_column_words(r->in->links, index) : link_table_words(r->in->links, index);
    for (size_t i = 0; i < r->count && i < 64; i++) {
        for (size_t k = 0; k < name->count; k++) {
            if (strcmp(r->words[i].stem, name->stem[k]) == 0) {
                *words |= (uint64_t)1 << i;
            }
        }
    }
}

static bool is_explained(uint64_t words, size_t word) {
    return word < 64 && (words >> word & 1) != 0;
}

size_t explain_left(const struct reader *r, uint64_t words) {
    size_t left = 0;
    for (size_t i = 0; i < r->count; i++) {
        bool again = false;
        for (size_t k = 0; k < i && !again; k++) {
            again = strcmp(r->words[k].stem, r->words[i].stem) == 0;
        }
        left += !again && clause_is_content(r, i) && !is_explained(words, i);
    }
    return left;
}

/* A literal that stands in the data, or that is marked as one, outside the explained words. */
static bool leaves_value(const struct reader *r, uint64_t words) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        bool marked = v->kind == LINK_QUOTED || v->kind == LINK_NUMBER || v->kind == LINK_DATE;
        bool stored = v->holder_count > 0 && v->holders[0].match <= VALUE_STEM && v->kind != LINK_NUMBER_WORD;
        /* "500 dollars": the unit of a number that is explained */
        const char *before = v->first > 0 ? r->words[v->first - 1].norm : "";
        bool unit = v->first > 0 && is_explained(words, v->first - 1) && before[0] >= '0' && before[0] <= '9';
        if ((!marked && !stored) || unit || v->last > r->count) {
            continue;
        }
        for (size_t k = v->first; k < v->last; k++) {
            if (!is_explained(words, k) && (marked || (!r->words[k].stopword && r->cues[k] == 0))) {
                return true;
            }
        }
    }
    return false;
}

bool explain_asks_more(const struct reader *r, uint64_t words) {
    for (size_t i = 0; i < r->count; i++) {
        bool more = (r->cues[i] & (CUE_COUNT | CUE_COMPARE | CUE_NEGATION)) != 0;
        bool again = i > 0 && (r->cues[i - 1] & CUE_SAME) != 0; /* "the same number" is no count */
        char first = r->words[i].norm[0];
        if (!is_explained(words, i) && !again && (more || (first >= '0' && first <= '9'))) {
            return true;
        }
    }
    return leaves_value(r, words);
}
