/* Choices told by other things than their names: the ends of a scale, and what stands beside them. */
#include <string.h>

#include "dialog/internal.h"

#define MAX_SCALE_WORDS 32

/* The two ends of a scale: words of the one, then of the other. Names are among them. */
static const struct {
    const char *low[MAX_SCALE_WORDS], *high[MAX_SCALE_WORDS];
} scales[] = {
    {{"minimum", "min",      "low",     "lower",  "lowest",     "least",     "smallest",
      "smaller", "less",     "fewest",  "fewer",  "shallowest", "shallower", "shortest",
      "shorter", "lightest", "lighter", "bottom", "cheapest",   "cheaper"},
     {"maximum",  "max",      "high",    "higher", "highest", "most",    "largest", "larger",
      "greatest", "greater",  "biggest", "bigger", "upper",   "deepest", "deeper",  "longest",
      "longer",   "heaviest", "heavier", "top",    "tallest", "taller",  "peak",    "dearest"}},
    {{"start", "begin", "beginning", "opening", "open", "from", "early", "earlier", "earliest", "sooner"},
     {"end", "finish", "closing", "close", "until", "late", "later", "latest", "over"}},
};

static bool is_of(const char *const words[MAX_SCALE_WORDS], const char *norm) {
    size_t count = 0;
    while (count < MAX_SCALE_WORDS && words[count] != NULL) {
        count++;
    }
    return text_is_among(norm, words, count);
}

static bool counts(const struct reader *r, size_t word, const bool *mask) {
    const struct reply_word *w = &r->words[word];
    return mask[word] && !w->negated && !w->dropped && !w->term;
}

/* Which end of the scale a choice is called by: -1, 1, or 0 for neither. */
static int end_of(const struct choice_words *c, size_t scale) {
    int end = 0;
    for (size_t i = 0; i < c->own_count && end == 0; i++) {
        end = is_of(scales[scale].low, c->own[i].norm)    ? -1
              : is_of(scales[scale].high, c->own[i].norm) ? 1
                                                          : 0;
    }
    return end;
}

void evidence_ends(const struct reader *r, size_t item, const bool *mask, double *score) {
    size_t count = r->items[item].choice_count;
    memset(score, 0, count * sizeof *score);
    for (size_t s = 0; s < sizeof scales / sizeof *scales; s++) {
        bool says_low = false, says_high = false;
        size_t low = 0, high = 0;
        for (size_t w = 0; w < r->word_count; w++) {
            says_low = says_low || (counts(r, w, mask) && is_of(scales[s].low, r->words[w].norm));
            says_high = says_high || (counts(r, w, mask) && is_of(scales[s].high, r->words[w].norm));
        }
        int said = (int)says_high - (int)says_low; /* "start and end" tells nothing */
        for (size_t i = 0; i < count; i++) {
            low += end_of(&r->choices[item][i], s) < 0;
            high += end_of(&r->choices[item][i], s) > 0;
        }
        for (size_t i = 0; i < count && said != 0 && low > 0 && high > 0; i++) {
            score[i] = end_of(&r->choices[item][i], s) == said ? 0.8 : 0;
        }
    }
}

/* All words of the column's name stand among the words [from, to). */
static bool stands_in(const struct reader *r, const char *column, size_t from, size_t to) {
    struct words name;
    size_t found = 0;
    if (text_words(r->arena, column, strlen(column), &name, NULL) != CSQL_OK || name.count == 0) {
        return false;
    }
    for (size_t i = 0; i < name.count; i++) {
        bool here = false;
        for (size_t w = from; w < to && !here; w++) {
            here = strcmp(r->words[w].stem, name.stem[i]) == 0 ||
                   strcmp(r->words[w].written, name.written[i]) == 0;
        }
        found += here;
    }
    return found == name.count;
}

bool evidence_beside(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    size_t length = 0, count = r->items[item].choice_count, kept = 0, which = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_BESIDE, 0, &length);
    if (catalogue == NULL || at < 0 || !mask[at]) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        int column = r->items[item].choices[i].column_index;
        bool beside = false;
        for (int side = -1; side <= 1 && column >= 0; side += 2) {
            int next = dialog_neighbour(catalogue, column, side);
            beside = beside || (next >= 0 && stands_in(r, catalogue->columns[next].name, (size_t)at + length,
                                                       r->word_count));
        }
        kept += beside;
        which = beside ? i : which;
    }
    if (kept != 1 || count < 2) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = i == which;
    }
    out->kept = 1;
    out->touched = true;
    out->score = 0.8;
    return true;
}
