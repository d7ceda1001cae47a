/* Choices told by their place in the list: "2", "the first", "last but one", "1 to 3", "the two in the
 * middle", "not the second one". */
#include <string.h>

#include "dialog/internal.h"

/* Places told by others ("the one before the one before the last"). */
#define MOST_NESTED 4

static const char *norm_at(const struct reader *r, size_t word) {
    return word < r->word_count ? r->words[word].norm : "";
}

static bool is_at(const struct reader *r, size_t word, const char *norm) {
    return strcmp(norm_at(r, word), norm) == 0;
}

static int cardinal_of(const char *norm) {
    static const char *const cardinals[] = {"one", "two",   "three", "four", "five",
                                            "six", "seven", "eight", "nine"};
    for (int i = 0; i < 9; i++) {
        if (strcmp(norm, cardinals[i]) == 0) {
            return i + 1;
        }
    }
    return strcmp(norm, "uno") == 0 ? 1 : 0;
}

static int ordinal_of(const char *norm) {
    static const char *const ordinals[] = {"first", "second",  "third",  "fourth", "fifth",
                                           "sixth", "seventh", "eighth", "ninth"};
    static const char *const digits[] = {"1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th"};
    for (int i = 0; i < 9; i++) {
        if (strcmp(norm, ordinals[i]) == 0 || strcmp(norm, digits[i]) == 0) {
            return i + 1;
        }
    }
    return 0;
}

/* How many or the how manieth a word says, in digits too; 0 if none. */
static size_t figure_at(const struct reader *r, size_t w) {
    if (w >= r->word_count) {
        return 0;
    }
    if (r->words[w].is_number) {
        double n = r->words[w].number;
        return n >= 1 && n <= DIALOG_MAX_CHOICES && n == (double)(size_t)n ? (size_t)n : 0;
    }
    int cardinal = cardinal_of(r->words[w].norm);
    return (size_t)(cardinal > 0 ? cardinal : ordinal_of(r->words[w].norm));
}

static bool follows(const struct reader *r, size_t word, const char *const *before, size_t count) {
    return word > 0 && text_is_among(r->words[word - 1].norm, before, count);
}

/* "All four", "the last two", "the other two", "3 of the 4": how many, not which. */
static bool is_count(const struct reader *r, size_t word) {
    static const char *const always[] = {"all", "last",  "first",     "top",  "bottom",
                                         "any", "other", "remaining", "outer"};
    static const char *const spelled[] = {"the", "these", "those", "both"};
    bool of = word > 1 && figure_at(r, word - 2) > 0 && is_at(r, word - 1, "of");
    of = of || (word > 2 && is_at(r, word - 2, "of") && is_at(r, word - 1, "the"));
    return of || follows(r, word, always, sizeof always / sizeof *always) ||
           (!r->words[word].is_number && follows(r, word, spelled, sizeof spelled / sizeof *spelled));
}

/* What a choice is called as such. */
static bool is_choice_noun(const char *norm) {
    static const char *const nouns[] = {"one",   "ones",     "option",      "choice",    "suggestion", "item",
                                        "entry", "proposal", "possibility", "candidate", "alternative"};
    return ONE_OF(norm, nouns);
}

/* "The last", "the final suggestion", not "the last name". */
static bool stands_alone(const struct reader *r, size_t w) {
    static const char *const nouns[] = {"kind", "thing", "listed", "mentioned", "gave", "offered",   "end",
                                        "spot", "place", "again",  "too",       "also", "throughout"};
    return w + 1 >= r->word_count || r->words[w + 1].breaks || r->words[w + 1].stop ||
           is_choice_noun(r->words[w + 1].norm) || ONE_OF(r->words[w + 1].norm, nouns);
}

/* Nothing, or nothing that could be counted, stands at the word: "the last two", not "the last two quarters".
 */
static bool ends_at(const struct reader *r, size_t word) {
    return word >= r->word_count || r->words[word].breaks || r->words[word].stop || r->words[word].asked ||
           r->words[word].term || is_choice_noun(r->words[word].norm) || is_at(r, word, "together");
}

/* "Of your list", "of the three": what the end or the middle is of. */
static bool is_of_list(const struct reader *r, size_t w) {
    static const char *const lists[] = {"list",    "lists", "lot",   "bunch", "row", "options",
                                        "choices", "them",  "these", "those", "line"};
    if (!is_at(r, w, "of")) {
        return false;
    }
    for (size_t k = w + 1; k < r->word_count && k < w + 4 && !r->words[k].breaks; k++) {
        bool many = ordinal_of(r->words[k].norm) == 0 && figure_at(r, k) > 1 && ends_at(r, k + 1);
        if (many || ONE_OF(r->words[k].norm, lists)) {
            return true;
        }
    }
    return false;
}

/* The word is an end of the list by itself: 1 its first, -1 its last, 0 none. */
static int end_at(const struct reader *r, size_t w) {
    static const char *const firsts[] = {"former", "initial", "leftmost", "topmost", "uppermost", "opening"};
    static const char *const lasts[] = {"latter",    "last",       "final",  "bottom",
                                        "rightmost", "bottommost", "closing"};
    static const char *const heads[] = {"head", "beginning", "start", "top", "front"};
    static const char *const tails[] = {"tail", "end", "bottom"};
    static const char *const places[] = {"at", "from"}, *const weaks[] = {"opening", "closing"};
    static const char *const choices[] = {"choice", "option", "suggestion", "entry"};
    const char *norm = norm_at(r, w);
    if (w >= r->word_count) {
        return 0;
    }
    if (is_at(r, w, "far") && (is_at(r, w + 1, "left") || is_at(r, w + 1, "right"))) {
        return is_at(r, w + 1, "left") ? 1 : -1;
    }
    size_t the = w > 0 && is_at(r, w - 1, "very") ? w - 1 : w;
    bool placed = the > 1 && is_at(r, the - 1, "the") && ONE_OF(norm_at(r, the - 2), places);
    bool list = is_of_list(r, w + 1) || (w + 1 < r->word_count && is_choice_noun(r->words[w + 1].norm));
    if (ONE_OF(norm, heads) && (list || (placed && stands_alone(r, w)))) {
        return 1;
    }
    if (ONE_OF(norm, tails) && (list || (placed && stands_alone(r, w)))) {
        return -1;
    }
    /* "The opening one" may be the opening time. */
    bool told = is_of_list(r, w + 1) || ONE_OF(norm_at(r, w + 1), choices);
    if (!stands_alone(r, w) || (ONE_OF(norm, weaks) && !told) ||
        (w + 1 < r->word_count && cardinal_of(r->words[w + 1].norm) > 1)) {
        return 0;
    }
    return ONE_OF(norm, firsts) ? 1 : ONE_OF(norm, lasts) ? -1 : 0;
}

/* "Former", "middle", "last": a place that depends on how many there are; 0 if it is none. */
static size_t relative_at(const struct reader *r, size_t w, size_t count) {
    int end = end_at(r, w);
    bool of = is_at(r, w + 1, "of") && !is_of_list(r, w + 1); /* "the middle of the night" */
    bool middle = is_at(r, w, "middle") && stands_alone(r, w) && !of && count % 2 == 1;
    return end > 0 ? 1 : end < 0 ? count : middle ? count / 2 + 1 : 0;
}

/* The reply says something of letters ("if you letter them A to D"). */
static bool speaks_of_letters(const struct reader *r) {
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        any = any || strcmp(r->words[w].stem, "letter") == 0;
    }
    return any;
}

/* It consists of letters and terms: "a, and c", "dates: a. amounts: c." */
static bool consists_of_letters(const struct reader *r) {
    size_t letters = 0, others = 0, length = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        const char *written = r->words[w].written;
        bool letter = written[0] >= 'a' && written[0] <= 'h' && written[1] == '\0';
        letters += letter;
        others += !letter && !r->words[w].stop && !r->words[w].term;
        length += !letter;
    }
    return letters > 0 && others == 0 && length <= 2 * letters;
}

/* "Option b", "b)". */
static size_t letter_at(const struct reader *r, size_t w) {
    static const char *const before[] = {"option", "choice", "letter", "answer"};
    const char *written = r->words[w].written;
    if (written[0] < 'a' || written[0] > 'h' || written[1] != '\0') {
        return 0;
    }
    bool article = written[0] == 'a' && w + 1 < r->word_count && !r->words[w + 1].breaks;
    bool range = is_at(r, w + 1, "to") || (w > 0 && is_at(r, w - 1, "to")); /* the letters that there are */
    bool told = r->word_count == 1 || follows(r, w, before, sizeof before / sizeof *before) ||
                (!article && !range && (speaks_of_letters(r) || consists_of_letters(r)));
    return told ? (size_t)(written[0] - 'a') + 1 : 0;
}

static size_t roman_of(const char *written) {
    static const char *const romans[] = {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii"};
    for (size_t n = 0; n < sizeof romans / sizeof *romans; n++) {
        if (strcmp(written, romans[n]) == 0) {
            return n + 1;
        }
    }
    return 0;
}

/* "I", "II", "IV" where the reply consists of such, or behind "number". */
static size_t roman_at(const struct reader *r, size_t w) {
    static const char *const before[] = {"number", "no", "nr", "option", "choice"};
    size_t most = 0, found = roman_of(r->words[w].written);
    bool cued = found > 1 && !r->words[w].breaks; /* "no, I want ..." is no "number one" */
    if (cued && follows(r, w, before, sizeof before / sizeof *before)) {
        return found;
    }
    for (size_t k = 0; k < r->word_count; k++) {
        size_t value = roman_of(r->words[k].written);
        if (value == 0 && !is_at(r, k, "and") && !is_at(r, k, "or")) {
            return 0;
        }
        most = value > most ? value : most;
    }
    return most > 1 ? found : 0;
}

static bool touches_figure(const struct reader *r, size_t mark, size_t figure) {
    static const char *const joins[] = {"-", "/", ":", "."};
    if (mark >= r->tokens.count || figure >= r->tokens.count) {
        return false;
    }
    const struct token *m = &r->tokens.at[mark], *f = &r->tokens.at[figure];
    return ONE_OF(m->norm, joins) && f->kind == TOKEN_NUMBER &&
           (mark < figure ? m->end == f->start : f->end == m->start);
}

/* One of the figures of "2024-05-01" or "09:30". */
static bool is_within_figures(const struct reader *r, size_t w) {
    size_t token = r->words[w].token;
    return touches_figure(r, token + 1, token + 2) || (token >= 2 && touches_figure(r, token - 1, token - 2));
}

/* "Your first question", "the second part": of several things asked about, not of the choices. */
static bool is_of_terms(const struct reader *r, size_t w) {
    static const char *const nouns[] = {"question", "point", "part",  "thing",
                                        "term",     "half",  "issue", "word"};
    return r->item_count > 1 && w + 1 < r->word_count && ordinal_of(r->words[w].norm) > 0 &&
           !r->words[w + 1].breaks && ONE_OF(r->words[w + 1].norm, nouns);
}

/* "1" in a frame, as on a key. */
static size_t keycap_at(const struct reader *r, size_t w) {
    const char *norm = r->words[w].norm;
    bool framed = norm[0] >= '1' && norm[0] <= '9' && ((unsigned char)norm[1] & 0x80) != 0;
    return framed ? (size_t)(norm[0] - '0') : 0;
}

size_t number_at(const struct reader *r, size_t w, size_t count) {
    const char *norm = r->words[w].norm;
    if (is_of_terms(r, w)) {
        return 0;
    }
    size_t place = letter_at(r, w);
    place = place > 0 ? place : relative_at(r, w, count);
    place = place > 0 ? place : roman_at(r, w);
    place = place > 0 ? place : keycap_at(r, w);
    if (place > 0) {
        return place;
    }
    if (r->words[w].is_number) {
        return is_count(r, w) || is_within_figures(r, w) ? 0 : figure_at(r, w);
    }
    if (strcmp(norm, "one") == 0) {
        /* A lone "one" is a number only as the whole reply, in a list or after "option" and the like. */
        static const char *const before[] = {"option", "choice", "number", "numbers", "column", "skip"};
        bool listed =
            w + 1 < r->word_count && cardinal_of(r->words[w + 1].norm) == 2 && (w == 0 || r->words[w].breaks);
        return r->word_count == 1 || listed || follows(r, w, before, sizeof before / sizeof *before) ? 1 : 0;
    }
    if (norm[0] == '#' && norm[1] >= '1' && norm[1] <= '9' && norm[2] == '\0') {
        return (size_t)(norm[1] - '0');
    }
    if (cardinal_of(norm) > 0) {
        return is_count(r, w) ? 0 : (size_t)cardinal_of(norm);
    }
    return (size_t)ordinal_of(norm);
}

/* ---- places told by others ---- */

static size_t skip_words(const struct reader *r, size_t w, const char *const *words, size_t count) {
    while (w < r->word_count && text_is_among(r->words[w].norm, words, count)) {
        w++;
    }
    return w;
}

/* The word only leads up to a place. */
static bool is_article(const struct reader *r, size_t w) {
    static const char *const articles[] = {"the", "a", "my", "your", "very", "that", "number", "no", "nr"};
    return w < r->word_count && ONE_OF(r->words[w].norm, articles) && letter_at(r, w) == 0;
}

/* The place that is told at word w ("the second", "last but one", "the one before the last"), and the word
 * behind it; 0 if none. */
static size_t place_at(const struct reader *r, size_t w, size_t count, size_t *next, int depth) {
    static const char *const just[] = {"right", "straight", "just",  "immediately", "directly",
                                       "that",  "which",    "comes", "is"};
    static const char *const after[] = {"after", "following", "behind", "below", "under", "past"};
    static const char *const before[] = {"before", "preceding", "above", "over"};
    static const char *const ends[] = {"last", "end", "bottom", "back", "right", "tail", "final"};
    static const char *const starts[] = {"top", "start", "front", "left", "beginning", "first"};
    while (is_article(r, w)) {
        w++;
    }
    if (w >= r->word_count || depth > MOST_NESTED) {
        return 0;
    }
    size_t at = is_choice_noun(norm_at(r, w)) ? skip_words(r, w + 1, just, sizeof just / sizeof *just) : w;
    bool later = ONE_OF(norm_at(r, at), after), earlier = ONE_OF(norm_at(r, at), before);
    if ((at > w || w == 0) && (later || earlier)) {
        size_t place = place_at(r, at + 1, count, next, depth + 1);
        return place == 0 ? 0 : later ? place + 1 : place - 1;
    }
    if (is_at(r, w, "penultimate") ||
        (is_at(r, w, "next") && is_at(r, w + 1, "to") && is_at(r, w + 2, "last"))) {
        *next = w + (is_at(r, w, "next") ? 3 : 1);
        return count - 1;
    }
    size_t figure = figure_at(r, w);
    if (end_at(r, w) < 0 || is_at(r, w, "last")) {
        size_t back = is_at(r, w + 1, "but") ? figure_at(r, w + 2) : 0;
        if (back > 0) {
            *next = w + 3;
            return count > back ? count - back : 0;
        }
    }
    bool from = figure > 0 && (is_at(r, w + 1, "from") || is_at(r, w + 1, "to"));
    size_t to = from ? w + 2 + is_at(r, w + 2, "the") : 0;
    if (from && ONE_OF(norm_at(r, to), ends)) {
        *next = to + 1;
        return count + 1 > figure ? count + 1 - figure : 0;
    }
    if (from && is_at(r, w + 1, "from") && ONE_OF(norm_at(r, to), starts)) {
        *next = to + 1;
        return figure;
    }
    *next = w + 1;
    return number_at(r, w, count);
}

static bool keep_number(struct reply_item *out, size_t number, size_t count) {
    if (number < 1 || number > count) {
        return false;
    }
    if (!out->touched) {
        memset(out->keep, false, count * sizeof *out->keep);
        out->kept = 0;
    }
    out->kept += !out->keep[number - 1];
    out->keep[number - 1] = true;
    out->touched = out->pointed = true;
    out->score = 0.95;
    return true;
}

static bool keep_run(struct reply_item *out, size_t from, size_t to, size_t count) {
    bool any = false;
    for (size_t n = from; n <= to && to <= count; n++) {
        any = keep_number(out, n, count) || any;
    }
    return any;
}

/* "One of", "either of". */
static bool is_one_of(const struct reader *r, size_t before) {
    bool one = reader_says_or(r);
    for (size_t i = 0; i + 1 < before; i++) {
        one = one || (is_at(r, i + 1, "of") && (is_at(r, i, "one") || is_at(r, i, "either")));
    }
    return one;
}

/* Two small figures with a dash between them, and no more ("2024-01-02", "7-1-3"). */
static bool is_range(const struct reader *r, size_t w) {
    size_t low = figure_at(r, w), high = figure_at(r, w + 1);
    if (low == 0 || high <= low || !r->words[w].is_number || !r->words[w + 1].is_number) {
        return false;
    }
    size_t first = r->words[w].token, last = r->words[w + 1].token;
    const char *dash = r->tokens.at[first + 1].norm;
    bool alone =
        (first < 2 || !touches_figure(r, first - 1, first - 2)) && !touches_figure(r, last + 1, last + 2);
    return alone && last == first + 2 && (strcmp(dash, "-") == 0 || strcmp(dash, "\xe2\x80\x93") == 0);
}

/* Choices told together at word w: "the last two", "1 to 3", "the outer two", "the two in the middle"; the
 * word behind it, or 0. */
static size_t group_at(const struct reader *r, size_t w, size_t count, struct reply_item *out) {
    static const char *const pairs[] = {"two", "pair", "couple", "ones"};
    static const char *const ranges[] = {"to", "through", "thru", "till"};
    static const char *const outers[] = {"outer", "outermost", "outside"};
    static const char *const inners[] = {"middle", "inner", "central"};
    static const char *const firsts[] = {"first", "top"}, *const lasts[] = {"last", "bottom"};
    bool two = ONE_OF(norm_at(r, w + 1), pairs);
    size_t next = w + 1, low = number_at(r, w, count);
    if (ONE_OF(norm_at(r, w), outers) && two) {
        (void)keep_number(out, 1, count);
        return keep_number(out, count, count) ? w + 2 : 0;
    }
    bool around = ONE_OF(norm_at(r, w), pairs) && (is_at(r, w + 1, "in") || is_at(r, w + 1, "from")) &&
                  is_at(r, w + 2, "the") && ONE_OF(norm_at(r, w + 3), inners);
    if (around || (ONE_OF(norm_at(r, w), inners) && two)) {
        return count >= 4 && keep_run(out, 2, count - 1, count) ? w + 2 + (around ? 2 : 0) : 0;
    }
    size_t many = figure_at(r, w + 1);
    many = many == 0 && two && !is_at(r, w + 1, "ones") ? 2 : many;
    bool first = ONE_OF(norm_at(r, w), firsts), last = ONE_OF(norm_at(r, w), lasts);
    if ((first || last) && many >= 2 && many < count && ends_at(r, w + 2)) {
        return keep_run(out, first ? 1 : count - many + 1, first ? many : count, count) ? w + 2 : 0;
    }
    if (is_range(r, w)) { /* "1-3" */
        return keep_run(out, figure_at(r, w), figure_at(r, w + 1), count) ? w + 2 : 0;
    }
    bool back = ordinal_of(norm_at(r, w)) > 0 && end_at(r, w + 2) < 0; /* "second to last" */
    if ((low > 0 || is_at(r, w, "one")) && ONE_OF(norm_at(r, w + 1), ranges) && !back) {
        size_t high = place_at(r, w + 2, count, &next, 0); /* "numbers one through three" */
        low = low > 0 ? low : 1;
        return high > low && keep_run(out, low, high, count) ? next : 0;
    }
    return 0;
}

/* "Between the first and the last" */
static size_t between_at(const struct reader *r, size_t w, size_t count, struct reply_item *out) {
    size_t next = 0, behind = 0;
    if (!is_at(r, w, "between")) {
        return 0;
    }
    if (is_at(r, w + 1, "the") && is_at(r, w + 2, "other") && is_at(r, w + 3, "two") && count == 3) {
        return keep_number(out, 2, count) ? w + 4 : 0;
    }
    size_t low = place_at(r, w + 1, count, &next, 0);
    size_t high = low > 0 && is_at(r, next, "and") ? place_at(r, next + 1, count, &behind, 0) : 0;
    return high > low + 1 && keep_run(out, low + 1, high - 1, count) ? behind : 0;
}

/* "The other one" of what was chosen. */
static bool read_other(const struct reader *r, size_t item, struct reply_item *out) {
    size_t count = r->items[item].choice_count, length = 0;
    int chosen = r->items[item].chosen;
    ptrdiff_t at = phrase_find(r, PHRASE_OTHER, 0, &length);
    if (at < 0 || chosen < 0 || (size_t)chosen >= count) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = i != (size_t)chosen;
    }
    out->kept = count - 1;
    out->touched = true;
    out->score = 0.9;
    return true;
}

/* What is left when `left` is taken away. */
static bool leave_out(const bool *left, size_t count, struct reply_item *out) {
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        kept += !left[i];
    }
    if (kept == count || kept == 0) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = !left[i];
    }
    out->kept = kept;
    out->touched = out->denied = true;
    out->score = 0.8;
    return true;
}

/* "What you mentioned first", "the very first you named". */
static bool is_of_ours(const struct reader *r, size_t w) {
    static const char *const verbs[] = {"named", "mentioned", "listed", "gave",  "offered",
                                        "said",  "suggested", "put",    "wrote", "showed"};
    return ordinal_of(r->words[w].norm) > 0 && (follows(r, w, verbs, sizeof verbs / sizeof *verbs) ||
                                                (is_at(r, w + 1, "you") && ONE_OF(norm_at(r, w + 2), verbs)));
}

/* "1 and 2, leave 3", "skip one". */
static bool is_left(const struct reader *r, size_t w) {
    static const char *const verbs[] = {"leave", "skip", "drop", "minus"};
    size_t before = w > 0 && (is_at(r, w - 1, "the") || is_at(r, w - 1, "number")) ? w - 1 : w;
    return r->words[w].negated || follows(r, before, verbs, sizeof verbs / sizeof *verbs);
}

/* The places that are told in words that count or, if denied, that are denied. */
struct places {
    size_t numbers; /* how many were told, in groups or one by one */
    bool grouped;
};

static struct places find_places(const struct reader *r, const bool *mask, size_t count, bool denied,
                                 struct reply_item *out) {
    static const char *const signs[] = {"number", "numbers", "no", "nos", "nr", "option", "choice"};
    struct places found = {0};
    size_t content = 0, next;
    for (size_t w = 0; w < r->word_count; w++) {
        const struct reply_word *word = &r->words[w];
        content += mask[w] && !word->stop && !word->negated && !word->dropped;
    }
    for (size_t w = 0; w < r->word_count; w = next) {
        next = w + 1;
        if (!mask[w] || is_left(r, w) != denied || r->words[w].dropped || is_article(r, w)) {
            continue;
        }
        size_t group = group_at(r, w, count, out);
        group = group > 0 ? group : between_at(r, w, count, out);
        if (group > 0) {
            found.numbers += 2;
            found.grouped = true;
            next = group;
            continue;
        }
        size_t behind = w + 1, place = place_at(r, w, count, &behind, 0);
        bool figures = place > 0 && behind == w + 1;
        bool told = !figures || (!r->words[w].is_number && is_choice_noun(norm_at(r, w + 1))) ||
                    follows(r, w, signs, sizeof signs / sizeof *signs) ||
                    (place > 0 && (relative_at(r, w, count) > 0 || letter_at(r, w) > 0 || is_of_ours(r, w)));
        /* A number within a sentence is more likely a part of it. */
        if (place > 0 && (content <= 4 || told || denied)) {
            found.numbers += keep_number(out, place, count);
            next = behind;
        }
    }
    return found;
}

/* "Skip the first, take the next": the one behind the last that is left out. */
static size_t next_behind(const struct reader *r, const bool *left, size_t count) {
    size_t last = 0;
    bool says = false;
    for (size_t w = 0; w < r->word_count; w++) {
        says = says || (is_at(r, w, "next") && !r->words[w].negated && !is_at(r, w + 1, "to"));
    }
    for (size_t i = 0; i < count; i++) {
        last = left[i] ? i + 1 : last;
    }
    return says && last > 0 && last < count ? last + 1 : 0;
}

bool number_read(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    size_t count = r->items[item].choice_count;
    bool left[DIALOG_MAX_CHOICES] = {false};
    struct reply_item denied = {.keep = left};
    if (read_other(r, item, out)) {
        return true;
    }
    struct places found = find_places(r, mask, count, false, out);
    (void)find_places(r, mask, count, true, &denied);
    if (found.numbers == 0) {
        size_t next = next_behind(r, left, count);
        return next > 0 ? keep_number(out, next, count) : leave_out(left, count, out);
    }
    for (size_t i = 0; i < count && out->kept > 1; i++) { /* "1 + 2, leave 3" */
        out->kept -= left[i] && out->keep[i];
        out->keep[i] = out->keep[i] && !left[i];
    }
    bool one = found.grouped ? is_one_of(r, r->word_count) : reader_says_or(r);
    out->all = found.numbers > 1 && out->kept > 1 && !one;
    return out->touched;
}
