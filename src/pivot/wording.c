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

static bool is_one_of(const struct linked *linked, size_t word, const char *const *list, size_t count) {
    return word < linked->word_count && text_is_among(linked->words[word].norm, list, count);
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

bool wording_grades(const struct linked *linked, size_t first, size_t last) {
    static const char *const degrees[] = {"most", "more", "least", "less", "very", "too", "how"};
    static const char *const ranks[] = {"first", "last", "second", "third", "next", "final", "eldest"};
    /* "Born first", but not the "first" of "first name". */
    const bool ends =
        last >= linked->word_count || (linked->words[last].stopword && !linked->words[last].soft);
    bool all = first < last;
    for (size_t w = first; w < last && all; w++) {
        all = wording_qualifier(linked->words[w].stem) || wording_place(linked, w) ||
              (ends && is_one_of(linked, w, ranks, COUNT(ranks)));
    }
    const size_t adjective = is_one_of(linked, first, degrees, COUNT(degrees)) ? first + 1 : first;
    const bool graded =
        adjective > 0 && adjective + 1 == last && is_one_of(linked, adjective - 1, degrees, COUNT(degrees));
    /* "More students" counts what is named; an adjective has nothing that it is the plural of. */
    const char *norm = graded ? linked->words[adjective].norm : "";
    const size_t length = strlen(norm);
    return all || (graded && length > 0 && norm[length - 1] != 's');
}

bool wording_number(const char *norm) {
    return *norm != '\0' && norm[strspn(norm, "0123456789.,")] == '\0';
}

/* What is measured "in" the unit, or in the unit "per" it, is named before: "wind speed in miles per hour".
 */
static bool measures_in(const struct linked *linked, size_t unit) {
    static const char *const in[] = {"in"}, *const per[] = {"per", "a", "an"};
    const bool ends = unit + 1 >= linked->word_count || linked->words[unit + 1].stopword;
    return (unit > 1 && ends && is_one_of(linked, unit - 1, in, 1)) ||
           (unit > 2 && is_one_of(linked, unit - 1, per, COUNT(per)) && is_one_of(linked, unit - 3, in, 1) &&
            text_is_unit(linked->words[unit - 2].norm));
}

bool wording_unit(const struct linked *linked, size_t first, size_t last) {
    bool numbered = first > 0 && wording_number(linked->words[first - 1].norm);
    for (size_t i = 0; i < linked->value_count && !numbered; i++) {
        const struct link_value *v = &linked->values[i];
        numbered = v->last == first && (v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD);
    }
    /* "18 years old", "4 minutes long" */
    static const char *const along[] = {"old",  "long", "tall",  "high", "wide",
                                        "deep", "away", "apart", "ago",  "thick"};
    const bool alone = last == first + 1;
    const bool extended = last == first + 2 && numbered && is_one_of(linked, last - 1, along, COUNT(along));
    const bool behind = alone && first > 1 && is_one_of(linked, first, along, COUNT(along)) &&
                        text_is_unit(linked->words[first - 1].norm) &&
                        wording_number(linked->words[first - 2].norm);
    return behind || ((alone || extended) && text_is_unit(linked->words[first].norm) &&
                      (numbered || measures_in(linked, first)));
}

bool wording_figures(const struct linked *linked, size_t first, size_t last) {
    for (size_t w = first; w < last; w++) {
        if (!wording_number(linked->words[w].norm)) {
            return false;
        }
    }
    return first < last;
}

bool wording_person(const struct linked *linked, size_t first, size_t last) {
    static const char *const anyone[] = {"everybody", "everyone", "somebody", "someone", "anybody",
                                         "anyone",    "people",   "person",   "persons", "individuals"};
    return last == first + 1 && is_one_of(linked, first, anyone, COUNT(anyone));
}

bool wording_half_name(const struct linked *linked, size_t first, size_t last) {
    static const char *const halves[] = {"first", "last", "middle", "given", "family"};
    static const char *const names[] = {"name", "names"}, *const between[] = {",", "and", "or", "&"};
    if (last != first + 1 || !is_one_of(linked, first, halves, COUNT(halves))) {
        return false;
    }
    size_t next = last;
    while (is_one_of(linked, next, between, COUNT(between)) ||
           is_one_of(linked, next, halves, COUNT(halves))) {
        next++;
    }
    return next > last && is_one_of(linked, next, names, COUNT(names));
}

bool wording_given(const struct linked *linked, size_t first, size_t last) {
    static const char *const pointing[] = {"this", "these"};
    return first > 0 && last == first + 1 && is_one_of(linked, first - 1, pointing, COUNT(pointing));
}

bool wording_adverb(const struct embed *embed, const char *norm) {
    char adjective[MAX_FORM_BYTES];
    if (embed == NULL || !ends_in(norm, "ly") || *without(norm, 2, adjective) == '\0') {
        return false;
    }
    /* "Monthly" is said of a column. */
    return !text_is_unit(adjective) && embed_relation(embed, norm, adjective) == LEXICON_DERIVED;
}

bool wording_full(const struct linked *linked, size_t first, size_t last) {
    static const char *const full[] = {"full", "complete", "whole", "entire"};
    return first < last && (is_one_of(linked, first, full, COUNT(full)) ||
                            (first > 0 && is_one_of(linked, first - 1, full, COUNT(full))));
}

bool wording_introduces(const struct linked *linked, size_t first, size_t last) {
    static const char *const verbs[] = {"named", "called", "titled", "entitled"};
    return first < last && is_one_of(linked, last - 1, verbs, COUNT(verbs));
}

bool wording_relates(const struct linked *linked, size_t first, size_t last) {
    static const char *const ties[] = {"made",     "located",      "related", "associated", "situated",
                                       "based",    "belong",       "belongs", "belonged",   "belonging",
                                       "involved", "concerned",    "linked",  "connected",  "relating",
                                       "attached", "corresponding"};
    /* "Names starting with S" */
    static const char *const bounds[] = {"start",     "starts", "starting", "begin", "begins",
                                         "beginning", "end",    "ends",     "ending"};
    static const char *const with[] = {"with"};
    /* "The song that lasts the longest" */
    static const char *const lasting[] = {"lasts", "lasted", "lasting"};
    return last == first + 1 &&
           (is_one_of(linked, first, ties, COUNT(ties)) ||
            is_one_of(linked, first, lasting, COUNT(lasting)) ||
            (is_one_of(linked, first, bounds, COUNT(bounds)) && is_one_of(linked, last, with, 1)));
}

bool wording_idiom(const struct linked *linked, size_t first, size_t last) {
    static const struct {
        const char *before, *noun;
    } phrases[] = {
        {"in", "charge"},   {"on", "file"},    {"in", "total"},     {"on", "average"}, {"on", "record"},
        {"in", "common"},   {"at", "hand"},    {"in", "place"},     {"in", "use"},     {"on", "hand"},
        {"in", "question"}, {"in", "general"}, {"in", "existence"}, {"of", "all"},     {"at", "present"},
        {"in", "detail"},   {"by", "far"},     {"in", "reverse"},   {"in", "turn"},    {"on", "offer"},
        {"in", "stock"},    {"in", "full"},    {"in", "terms"},     {"on", "top"},     {"by", "frequency"}};
    for (size_t i = 0; first > 0 && last == first + 1 && i < COUNT(phrases); i++) {
        if (strcmp(linked->words[first - 1].norm, phrases[i].before) == 0 &&
            is_one_of(linked, first, &phrases[i].noun, 1)) {
            return true;
        }
    }
    return false;
}

/* The word is, or ends, the whole name of a table. */
static bool names_table(const struct linked *linked, size_t word) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (!m->column && m->code == LINK_EXACT && m->last == word + 1) {
            return true;
        }
    }
    return false;
}

static bool is_plural(const char *norm) {
    static const char *const irregular[] = {"people", "men", "women", "children", "staff", "police"};
    return text_is_among(norm, irregular, COUNT(irregular)) ||
           (ends_in(norm, "s") && !ends_in(norm, "ss") && !ends_in(norm, "us") && !ends_in(norm, "is"));
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

bool wording_counts(const struct linked *linked, size_t first, size_t last) {
    static const char *const amounts[] = {"amount", "number", "count", "total"};
    static const char *const of[] = {"of"};
    return last == first + 1 && is_one_of(linked, first, amounts, COUNT(amounts)) &&
           is_one_of(linked, last, of, 1) && last + 1 < linked->word_count && names_table(linked, last + 1) &&
           is_plural(linked->words[last + 1].norm);
}

/* A stored value stands before the word: "the airports that Robinson R-22 visits". */
static bool ends_value(const struct linked *linked, size_t word) {
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        if (v->last == word && v->holder_count > 0 && v->kind != LINK_NUMBER && v->kind != LINK_NUMBER_WORD) {
            return true;
        }
    }
    return false;
}

/* Word `verb` says what the table's rows before it do: "members advise", "students using", "each farm uses".
 */
static bool has_subject(const struct linked *linked, size_t verb) {
    static const char *const one[] = {"each", "every", "a", "an", "the", "which", "that", "this"};
    static const char *const asks[] = {"do", "does", "did"};
    if (verb < linked->word_count && ends_value(linked, verb)) {
        return is_plural(linked->words[verb].norm);
    }
    if (verb == 0 || verb >= linked->word_count || !names_table(linked, verb - 1)) {
        return false;
    }
    const char *norm = linked->words[verb].norm;
    if (is_plural(linked->words[verb - 1].norm)) {
        return !is_plural(norm);
    }
    /* "Each farm uses", but "what does each farm use". */
    const bool asked = verb > 2 && is_one_of(linked, verb - 3, asks, COUNT(asks));
    return verb > 1 && is_one_of(linked, verb - 2, one, COUNT(one)) && is_plural(norm) != asked;
}

bool wording_clause(const struct linked *linked, const struct embed *embed, size_t first, size_t last) {
    static const char *const common[] = {"take", "took", "takes", "taking", "make", "made",  "has",  "have",
                                         "had",  "get",  "got",   "give",   "gave", "gives", "come", "came"};
    static const char *const events[] = {"happen", "happens", "happened", "occur", "occurs", "occurred"};
    if (first >= last || last > linked->word_count) {
        return false;
    }
    if (last - first == 2 && is_one_of(linked, last - 1, events, COUNT(events))) {
        return true;
    }
    if (last - first == 1) {
        /* What "it", "they" or "can" stands before is a verb: "the courses they teach". */
        static const char *const subjects[] = {"it",   "they",  "he",   "she",    "we",
                                               "i",    "you",   "can",  "could",  "may",
                                               "will", "would", "must", "should", "might"};
        if (first > 0 && is_one_of(linked, first - 1, subjects, COUNT(subjects))) {
            return true;
        }
        /* "The highest rated wine" */
        if (first > 0 && wording_qualifier(linked->words[first - 1].stem) &&
            wording_past(embed, linked->words[first].norm)) {
            return true;
        }
        /* "The opened date" is one; "opened" at the end of its phrase asks for nothing by itself. */
        const bool ends = last == linked->word_count || linked->words[last].stopword ||
                          wording_number(linked->words[last].norm);
        return has_subject(linked, first) || (ends && wording_past(embed, linked->words[first].norm));
    }
    return is_one_of(linked, first, common, COUNT(common)) ||
           (last - first == 2 && has_subject(linked, first + 1));
}
