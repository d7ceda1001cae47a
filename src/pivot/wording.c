#include "pivot/wording.h"

#include <string.h>

#include "text/text.h"

/* Longest word, with its end, that is looked at in another form too. */
#define MAX_FORM_BYTES 32

#define COUNT(list) (sizeof(list) / sizeof *(list))

bool wording_qualifier(const char *stem) {
    static const char *const all[] = {
        "ascend",   "descend",    "order",   "averag",   "largest",  "smallest", "highest", "lowest",
        "greatest", "biggest",    "most",    "least",    "fewest",   "maximum",  "minimum", "mininum",
        "max",      "min",        "mean",    "sum",      "befor",    "after",    "later",   "earlier",
        "than",     "number",     "differ",  "distinct", "uniqu",    "sort",     "top",     "alphabet",
        "oldest",   "youngest",   "each",    "between",  "smaller",  "larger",   "greater", "lower",
        "higher",   "less",       "more",    "fewer",    "below",    "abov",     "over",    "under",
        "equal",    "exceed",     "longer",  "shorter",  "latest",   "earliest", "newest",  "recent",
        "longest",  "shortest",   "tallest", "heaviest", "lightest", "cheapest", "soonest", "farthest",
        "nearest",  "fastest",    "slowest", "furthest", "bigger",   "older",    "younger", "singl",
        "deepest",  "shallowest", "widest",  "hottest",  "coldest"};
    return text_is_among(stem, all, COUNT(all));
}

static bool ends_in(const char *word, const char *ending) {
    const size_t length = strlen(word), tail = strlen(ending);
    return length > tail + 2 && strcmp(word + length - tail, ending) == 0;
}

/* The word without its last `cut` letters; "" if too little or too much is left. */
static const char *without(const char *word, size_t cut, char out[MAX_FORM_BYTES]) {
    const size_t length = strlen(word);
    const size_t left = length > cut && length - cut < MAX_FORM_BYTES ? length - cut : 0;
    memcpy(out, word, left);
    out[left] = '\0';
    return out;
}

bool wording_past(const struct embed *embed, const char *word) {
    const size_t length = strlen(word);
    char verb[MAX_FORM_BYTES];
    /* A past form may be a word by itself: "attained". */
    return ends_in(word, "ed") && word[length - 3] != 'e' &&
           (embed == NULL || embed_base(embed, word) != NULL || embed_knows(embed, without(word, 2, verb)) ||
            embed_knows(embed, without(word, 1, verb)));
}

bool wording_place(const struct linked *linked, size_t word) {
    bool ordinal = false;
    for (size_t i = 0; i < linked->value_count && !ordinal; i++) {
        const struct link_value *v = &linked->values[i];
        ordinal = v->ordinal && v->first == word && v->last == word + 1;
    }
    return ordinal && word + 1 < linked->word_count && wording_qualifier(linked->words[word + 1].stem);
}

bool wording_number(const char *norm) {
    return *norm != '\0' && norm[strspn(norm, "0123456789.,")] == '\0';
}

bool wording_in_table(const struct linked *linked, size_t first, size_t last) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->first <= first && last <= m->last &&
            m->last - m->first > last - first) {
            return true;
        }
    }
    return false;
}
