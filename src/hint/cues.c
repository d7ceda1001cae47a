#include "hint/cues.h"

#include <string.h>

#include "text/text.h"

#define PHRASE_WORDS 4
#define NEAR_BEFORE 5 /* words between a cue and its value */
#define NEAR_AFTER 2
#define FIRST_REACH 2 /* words between a superlative and the "first" that makes an order of it */

/* A word stands for itself and for what has it as its stem. Longer phrases come before their beginnings; what
 * a longer phrase takes is gone for the others, so that "at least" is no superlative. CUE_TOTAL: no cue. */
static const struct {
    const char *words[PHRASE_WORDS];
    enum cue cue;
} table[] = {
    {{"how", "many"}, CUE_COUNT},
    {{"how", "much"}, CUE_SUM},
    {{"the", "number", "of"}, CUE_COUNT},
    {{"total", "number"}, CUE_COUNT},
    {{"number", "of"}, CUE_COUNT},
    {{"number", "and"}, CUE_COUNT},
    {{"amount", "of"}, CUE_TOTAL},
    {{"count"}, CUE_COUNT},
    {{"common"}, CUE_COUNT},
    {{"popular"}, CUE_COUNT},
    {{"frequent"}, CUE_COUNT},
    {{"different"}, CUE_DISTINCT},
    {{"distinct"}, CUE_DISTINCT},
    {{"unique"}, CUE_DISTINCT},
    {{"average"}, CUE_AVERAGE},
    {{"mean"}, CUE_AVERAGE},
    {{"sum"}, CUE_SUM},
    {{"total"}, CUE_SUM},
    {{"altogether"}, CUE_SUM},
    {{"combined"}, CUE_SUM},
    {{"at", "least"}, CUE_ABOVE},
    {{"at", "most"}, CUE_BELOW},
    {{"no", "more", "than"}, CUE_BELOW},
    {{"no", "less", "than"}, CUE_ABOVE},
    {{"no", "fewer", "than"}, CUE_ABOVE},
    {{"no", "later", "than"}, CUE_BELOW},
    {{"or", "more"}, CUE_ABOVE},
    {{"or", "less"}, CUE_BELOW},
    {{"or", "fewer"}, CUE_BELOW},
    {{"or", "above"}, CUE_ABOVE},
    {{"or", "below"}, CUE_BELOW},
    {{"or", "higher"}, CUE_ABOVE},
    {{"or", "lower"}, CUE_BELOW},
    {{"or", "before"}, CUE_BELOW},
    {{"or", "after"}, CUE_ABOVE},
    {{"or", "later"}, CUE_ABOVE},
    {{"or", "earlier"}, CUE_BELOW},
    {{"low", "to", "high"}, CUE_ASCENDING},
    {{"lowest", "to", "highest"}, CUE_ASCENDING},
    {{"least", "to", "most"}, CUE_ASCENDING},
    {{"smallest", "to", "largest"}, CUE_ASCENDING},
    {{"high", "to", "low"}, CUE_DESCENDING},
    {{"highest", "to", "lowest"}, CUE_DESCENDING},
    {{"most", "to", "least"}, CUE_DESCENDING},
    {{"largest", "to", "smallest"}, CUE_DESCENDING},
    {{"greatest", "to", "least"}, CUE_DESCENDING},
    {{"greatest", "to", "smallest"}, CUE_DESCENDING},
    {{"biggest", "to", "smallest"}, CUE_DESCENDING},
    {{"most", "to", "fewest"}, CUE_DESCENDING},
    {{"longest", "to", "shortest"}, CUE_DESCENDING},
    {{"least", "to", "greatest"}, CUE_ASCENDING},
    {{"smallest", "to", "greatest"}, CUE_ASCENDING},
    {{"smallest", "to", "biggest"}, CUE_ASCENDING},
    {{"fewest", "to", "most"}, CUE_ASCENDING},
    {{"shortest", "to", "longest"}, CUE_ASCENDING},
    {{"oldest", "to", "youngest"}, CUE_SORTED},
    {{"youngest", "to", "oldest"}, CUE_SORTED},
    {{"latest", "to", "earliest"}, CUE_DESCENDING},
    {{"newest", "to", "oldest"}, CUE_DESCENDING},
    {{"earliest", "to", "latest"}, CUE_ASCENDING},
    {{"oldest", "to", "newest"}, CUE_ASCENDING},
    {{"most", "recent"}, CUE_EXTREME},
    {{"most"}, CUE_HIGHEST},
    {{"highest"}, CUE_HIGHEST},
    {{"largest"}, CUE_HIGHEST},
    {{"biggest"}, CUE_HIGHEST},
    {{"greatest"}, CUE_HIGHEST},
    {{"maximum"}, CUE_HIGHEST},
    {{"maximal"}, CUE_HIGHEST},
    {{"max"}, CUE_HIGHEST},
    {{"longest"}, CUE_HIGHEST},
    {{"heaviest"}, CUE_HIGHEST},
    {{"tallest"}, CUE_HIGHEST},
    {{"fastest"}, CUE_EXTREME},
    {{"quickest"}, CUE_EXTREME},
    {{"hottest"}, CUE_HIGHEST},
    {{"warmest"}, CUE_HIGHEST},
    {{"deepest"}, CUE_HIGHEST},
    {{"widest"}, CUE_HIGHEST},
    {{"dearest"}, CUE_HIGHEST},
    {{"costliest"}, CUE_HIGHEST},
    {{"top"}, CUE_HIGHEST},
    {{"least"}, CUE_LOWEST},
    {{"lowest"}, CUE_LOWEST},
    {{"smallest"}, CUE_LOWEST},
    {{"fewest"}, CUE_LOWEST},
    {{"minimum"}, CUE_LOWEST},
    {{"minimal"}, CUE_LOWEST},
    {{"min"}, CUE_LOWEST},
    {{"shortest"}, CUE_LOWEST},
    {{"cheapest"}, CUE_LOWEST},
    {{"lightest"}, CUE_LOWEST},
    {{"coldest"}, CUE_LOWEST},
    {{"coolest"}, CUE_LOWEST},
    {{"narrowest"}, CUE_LOWEST},
    {{"shallowest"}, CUE_LOWEST},
    {{"oldest"}, CUE_EXTREME},
    {{"youngest"}, CUE_EXTREME},
    {{"eldest"}, CUE_EXTREME},
    {{"latest"}, CUE_EXTREME},
    {{"newest"}, CUE_EXTREME},
    {{"earliest"}, CUE_EXTREME},
    {{"slowest"}, CUE_EXTREME},
    {{"best"}, CUE_EXTREME},
    {{"worst"}, CUE_EXTREME},
    {{"first"}, CUE_EXTREME},
    {{"last"}, CUE_EXTREME},
    {{"not"}, CUE_NOT},
    {{"never"}, CUE_NOT},
    {{"without"}, CUE_NOT},
    {{"neither"}, CUE_NOT},
    {{"nor"}, CUE_NOT},
    {{"except"}, CUE_NOT},
    {{"excluding"}, CUE_NOT},
    {{"other", "than"}, CUE_NOT},
    {{"no"}, CUE_NOT},
    {{"none"}, CUE_NOT},
    {{"n't"}, CUE_NOT},
    {{"don't"}, CUE_NOT},
    {{"doesn't"}, CUE_NOT},
    {{"didn't"}, CUE_NOT},
    {{"isn't"}, CUE_NOT},
    {{"aren't"}, CUE_NOT},
    {{"wasn't"}, CUE_NOT},
    {{"weren't"}, CUE_NOT},
    {{"hasn't"}, CUE_NOT},
    {{"haven't"}, CUE_NOT},
    {{"cannot"}, CUE_NOT},
    {{"each"}, CUE_EACH},
    {{"every"}, CUE_EACH},
    {{"per"}, CUE_EACH},
    {{"for", "all"}, CUE_EACH},
    {{"grouped", "by"}, CUE_EACH},
    {{"corresponding"}, CUE_EACH},
    {{"both"}, CUE_BOTH},
    {{"in", "common"}, CUE_BOTH},
    {{"as", "well", "as"}, CUE_AND},
    {{"and"}, CUE_AND},
    {{"also"}, CUE_AND},
    {{"or"}, CUE_OR},
    {{"either"}, CUE_OR},
    {{"more", "than"}, CUE_ABOVE},
    {{"greater"}, CUE_ABOVE},
    {{"larger"}, CUE_ABOVE},
    {{"bigger"}, CUE_ABOVE},
    {{"higher"}, CUE_ABOVE},
    {{"longer"}, CUE_ABOVE},
    {{"older"}, CUE_AFTER},
    {{"over"}, CUE_ABOVE},
    {{"above"}, CUE_ABOVE},
    {{"exceed"}, CUE_ABOVE},
    {{"exceeds"}, CUE_ABOVE},
    {{"more"}, CUE_ABOVE},
    {{"two", "or"}, CUE_TOTAL},
    {{"multiple"}, CUE_ABOVE},
    {{"several"}, CUE_ABOVE},
    {{"less", "than"}, CUE_BELOW},
    {{"fewer", "than"}, CUE_BELOW},
    {{"smaller"}, CUE_BELOW},
    {{"lower"}, CUE_BELOW},
    {{"shorter"}, CUE_BELOW},
    {{"below"}, CUE_BELOW},
    {{"under"}, CUE_BELOW},
    {{"less"}, CUE_BELOW},
    {{"fewer"}, CUE_BELOW},
    {{"younger"}, CUE_AFTER},
    {{"after"}, CUE_ABOVE},
    {{"later"}, CUE_ABOVE},
    {{"since"}, CUE_ABOVE},
    {{"before"}, CUE_BELOW},
    {{"prior", "to"}, CUE_BELOW},
    {{"earlier"}, CUE_BELOW},
    {{"between"}, CUE_BETWEEN},
    {{"from"}, CUE_TOTAL},
    {{"ascending"}, CUE_ASCENDING},
    {{"increasing"}, CUE_ASCENDING},
    {{"alphabetical"}, CUE_ALPHABETIC},
    {{"alphabetic"}, CUE_ALPHABETIC},
    {{"alphabetically"}, CUE_ALPHABETIC},
    {{"lexicographical"}, CUE_ALPHABETIC},
    {{"lexicographic"}, CUE_ALPHABETIC},
    {{"descending"}, CUE_DESCENDING},
    {{"decreasing"}, CUE_DESCENDING},
    {{"sorted"}, CUE_SORTED},
    {{"sort"}, CUE_SORTED},
    {{"ordered", "by"}, CUE_SORTED},
    {{"ordered", "in"}, CUE_SORTED},
    {{"ordered", "from"}, CUE_SORTED},
    {{"order", "by"}, CUE_SORTED},
    {{"order", "of"}, CUE_SORTED},
    {{"ranked"}, CUE_SORTED},
    {{"start", "with"}, CUE_STARTS},
    {{"start", "from"}, CUE_STARTS},
    {{"start", "by"}, CUE_STARTS},
    {{"begin", "with"}, CUE_STARTS},
    {{"begin", "from"}, CUE_STARTS},
    {{"first", "letter"}, CUE_STARTS},
    {{"first", "character"}, CUE_STARTS},
    {{"prefix"}, CUE_STARTS},
    {{"prefixed"}, CUE_STARTS},
    {{"end", "with"}, CUE_ENDS},
    {{"end", "in"}, CUE_ENDS},
    {{"ends", "in"}, CUE_ENDS},
    {{"end", "by"}, CUE_ENDS},
    {{"last", "letter"}, CUE_ENDS},
    {{"last", "character"}, CUE_ENDS},
    {{"suffix"}, CUE_ENDS},
    {{"contain"}, CUE_CONTAINS},
    {{"include"}, CUE_CONTAINS},
    {{"substring"}, CUE_CONTAINS},
    {{"letter"}, CUE_CONTAINS},
    {{"character"}, CUE_CONTAINS},
    {{"the", "word"}, CUE_CONTAINS},
    {{"like"}, CUE_CONTAINS},
    {{"all", "information"}, CUE_ALL},
    {{"all", "the", "information"}, CUE_ALL},
    {{"all", "the", "details"}, CUE_ALL},
    {{"all", "info"}, CUE_ALL},
    {{"all", "the", "data"}, CUE_ALL},
};

static bool is_word(const struct link_word *word, const char *text) {
    return strcmp(word->norm, text) == 0 || (word->stem && strcmp(word->stem, text) == 0);
}

/* How many words of the question from `first` on the table's row takes; 0 if it does not stand there. */
static size_t phrase_at(const struct linked *linked, size_t first, size_t row) {
    size_t length = 0;
    for (; length < PHRASE_WORDS && table[row].words[length]; length++) {
        if (first + length >= linked->word_count ||
            !is_word(&linked->words[first + length], table[row].words[length])) {
            return 0;
        }
    }
    return length;
}

/* True for words within quotes, and for those that are the whole name of a column: "average", "first name".
 */
static bool is_taken(const struct linked *linked, size_t first, size_t last) {
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *value = &linked->values[i];
        if (value->kind == LINK_QUOTED && value->first <= first && last <= value->last) {
            return true;
        }
    }
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        if (match->column && match->code == LINK_EXACT && match->first <= first && last <= match->last &&
            match->last - match->first > last - first) {
            return true;
        }
    }
    return false;
}

static bool carries_nothing(const struct link_word *word) {
    return word->stopword && !word->soft;
}

/* "Highest price first", "the latest first": where the order ends that a superlative begins, the words [..,
 * at) being the superlative; 0 if it is none. "The best first name" is none. */
static size_t order_end(const struct linked *linked, size_t at) {
    for (size_t i = at; i < linked->word_count && i <= at + FIRST_REACH; i++) {
        if (strcmp(linked->words[i].norm, "first") == 0) {
            return i + 1 == linked->word_count || carries_nothing(&linked->words[i + 1]) ? i + 1 : 0;
        }
        if (carries_nothing(&linked->words[i])) {
            return 0;
        }
    }
    return 0;
}

/* The order that begins with what the superlative says. */
static enum cue order_of(enum cue superlative, const struct link_word *word) {
    static const char *const late[] = {"latest", "newest", "recent"};
    static const char *const early[] = {"earliest"};
    switch (superlative) {
    case CUE_HIGHEST:
        return CUE_DESCENDING;
    case CUE_LOWEST:
        return CUE_ASCENDING;
    case CUE_EXTREME:
        return text_is_among(word->norm, late, sizeof late / sizeof *late)      ? CUE_DESCENDING
               : text_is_among(word->norm, early, sizeof early / sizeof *early) ? CUE_ASCENDING
                                                                                : CUE_SORTED;
    default:
        return CUE_TOTAL;
    }
}

void cues_find(const struct linked *linked, struct cues *out) {
    *out = (struct cues){.found = 0};
    for (size_t at = 0; at < linked->word_count;) {
        size_t longest = 0, best = 0;
        for (size_t row = 0; row < sizeof table / sizeof *table; row++) {
            size_t length = phrase_at(linked, at, row);
            if (length > longest) {
                longest = length;
                best = row;
            }
        }
        if (longest && table[best].cue != CUE_TOTAL && !is_taken(linked, at, at + longest)) {
            enum cue order = order_of(table[best].cue, &linked->words[at + longest - 1]);
            size_t ends = order == CUE_TOTAL ? 0 : order_end(linked, at + longest);
            enum cue cue = ends > 0 ? order : table[best].cue;
            longest = ends > 0 ? ends - at : longest;
            out->found |= (uint32_t)1 << cue;
            if (out->count < CUES_MAX) {
                out->hits[out->count++] = (struct cue_hit){at, at + longest, cue};
            }
        }
        at += longest ? longest : 1;
    }
}

enum cue cues_position(const struct cues *cues, const struct link_value *value) {
    enum cue nearest = CUE_TOTAL;
    size_t least = NEAR_BEFORE + 1;
    for (size_t i = 0; i < cues->count; i++) {
        const struct cue_hit *hit = &cues->hits[i];
        if (hit->cue != CUE_STARTS && hit->cue != CUE_ENDS && hit->cue != CUE_CONTAINS) {
            continue;
        }
        bool before = hit->last <= value->first, after = value->last <= hit->first;
        size_t away = before ? value->first - hit->last : after ? hit->first - value->last : 0;
        /* "ends with the letter m": the letter is where the word before says. */
        bool beaten = nearest != CUE_TOTAL && hit->cue == CUE_CONTAINS;
        if ((before || (after && away < NEAR_AFTER)) && !beaten &&
            (away < least || nearest == CUE_CONTAINS) && away <= NEAR_BEFORE) {
            nearest = hit->cue;
            least = away;
        }
    }
    return nearest;
}
