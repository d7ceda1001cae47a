/* Choices told by number: "2", "the first", "the last two", "not the second one". */
#include <string.h>

#include "dialog/internal.h"

static int cardinal_of(const char *norm) {
    static const char *const cardinals[] = {"one", "two",   "three", "four", "five",
                                            "six", "seven", "eight", "nine"};
    for (int i = 0; i < 9; i++) {
        if (strcmp(norm, cardinals[i]) == 0) {
            return i + 1;
        }
    }
    return 0;
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

static bool follows(const struct reader *r, size_t word, const char *const *before, size_t count) {
    return word > 0 && text_is_among(r->words[word - 1].norm, before, count);
}

/* "All four", "the last two": how many, not which. */
static bool is_count(const struct reader *r, size_t word) {
    static const char *const always[] = {"all", "last", "first", "top", "bottom", "any"};
    static const char *const spelled[] = {"the", "these", "those", "both"};
    return follows(r, word, always, sizeof always / sizeof *always) ||
           (!r->words[word].is_number && follows(r, word, spelled, sizeof spelled / sizeof *spelled));
}

/* "The last", "the final suggestion", not "the last name". */
static bool stands_alone(const struct reader *r, size_t w) {
    static const char *const nouns[] = {"suggestion", "item", "kind",    "thing",     "proposal", "listed",
                                        "mentioned",  "gave", "offered", "end",       "spot",     "place",
                                        "again",      "too",  "also",    "throughout"};
    return w + 1 == r->word_count || r->words[w + 1].breaks || r->words[w + 1].stop ||
           text_is_among(r->words[w + 1].norm, nouns, sizeof nouns / sizeof *nouns);
}

/* "Former", "middle", "last": a place that depends on how many there are; 0 if it is none. */
static size_t relative_at(const struct reader *r, size_t w, size_t count) {
    static const char *const firsts[] = {"former", "initial"}, *const starts[] = {"beginning", "start"};
    static const char *const at[] = {"at", "from"};
    static const char *const lasts[] = {"latter", "last", "final", "bottom"};
    const char *norm = r->words[w].norm;
    if (!stands_alone(r, w) || (w + 1 < r->word_count && cardinal_of(r->words[w + 1].norm) > 1)) {
        return 0;
    }
    /* "The one at the start", not "start and end". */
    size_t the = w > 0 && strcmp(r->words[w - 1].norm, "very") == 0 ? w - 1 : w;
    bool start = the > 1 && ONE_OF(norm, starts) && strcmp(r->words[the - 1].norm, "the") == 0 &&
                 ONE_OF(r->words[the - 2].norm, at);
    return start || ONE_OF(norm, firsts)                              ? 1
           : text_is_among(norm, lasts, sizeof lasts / sizeof *lasts) ? count
           : strcmp(norm, "middle") == 0 && count % 2 == 1            ? count / 2 + 1
                                                                      : 0;
}

/* "Option b", "b)". */
static size_t letter_at(const struct reader *r, size_t w) {
    static const char *const before[] = {"option", "choice", "letter", "answer"};
    const char *norm = r->words[w].norm;
    bool letter = norm[0] >= 'a' && norm[0] <= 'h' && norm[1] == '\0';
    bool told = r->word_count == 1 || follows(r, w, before, sizeof before / sizeof *before);
    return letter && told ? (size_t)(norm[0] - 'a') + 1 : 0;
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

size_t number_at(const struct reader *r, size_t w, size_t count) {
    const char *norm = r->words[w].norm;
    size_t place = letter_at(r, w);
    place = place > 0 ? place : relative_at(r, w, count);
    if (place > 0) {
        return place;
    }
    if (r->words[w].is_number) {
        double n = r->words[w].number;
        bool choice = n >= 1 && n <= DIALOG_MAX_CHOICES && n == (double)(size_t)n && !is_count(r, w) &&
                      !is_within_figures(r, w);
        return choice ? (size_t)n : 0;
    }
    if (strcmp(norm, "one") == 0) {
        /* A lone "one" is a number only as the whole reply or after "option" and the like. */
        static const char *const before[] = {"option", "choice", "number", "column"};
        return r->word_count == 1 || follows(r, w, before, sizeof before / sizeof *before) ? 1 : 0;
    }
    if (norm[0] == '#' && norm[1] >= '1' && norm[1] <= '9' && norm[2] == '\0') {
        return (size_t)(norm[1] - '0');
    }
    if (cardinal_of(norm) > 0) {
        return is_count(r, w) ? 0 : (size_t)cardinal_of(norm);
    }
    return (size_t)ordinal_of(norm);
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

/* "The last two", "one of the first three". */
static bool read_range(const struct reader *r, const bool *mask, size_t count, struct reply_item *out) {
    static const char *const ends[] = {"first", "last", "top", "bottom"};
    for (size_t w = 1; w < r->word_count; w++) {
        bool end = mask[w] && !r->words[w].negated && follows(r, w, ends, sizeof ends / sizeof *ends);
        double said = r->words[w].is_number ? r->words[w].number : (double)cardinal_of(r->words[w].norm);
        if (!end || said < 2 || said >= (double)count) {
            continue;
        }
        const char *norm = r->words[w - 1].norm;
        size_t n = (size_t)said, from = *norm == 'l' || *norm == 'b' ? count - n : 0;
        for (size_t i = from; i < from + n; i++) {
            keep_number(out, i + 1, count);
        }
        bool one = reader_says_or(r);
        for (size_t i = 0; i + 1 < w; i++) {
            const char *first = r->words[i].norm;
            one = one || (strcmp(r->words[i + 1].norm, "of") == 0 &&
                          (strcmp(first, "one") == 0 || strcmp(first, "either") == 0));
        }
        out->all = !one;
        return true;
    }
    return false;
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

/* "Not the first one" leaves the others. */
static bool leave_out(const struct reader *r, const bool *mask, size_t count, struct reply_item *out) {
    bool left[DIALOG_MAX_CHOICES] = {false};
    size_t kept = count;
    for (size_t w = 0; w < r->word_count; w++) {
        bool denied = mask[w] && r->words[w].negated && !r->words[w].dropped;
        size_t number = denied ? number_at(r, w, count) : 0;
        if (number >= 1 && number <= count && !left[number - 1]) {
            left[number - 1] = true;
            kept--;
        }
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
    return ordinal_of(r->words[w].norm) > 0 &&
           (follows(r, w, verbs, sizeof verbs / sizeof *verbs) ||
            (w + 2 < r->word_count && strcmp(r->words[w + 1].norm, "you") == 0 &&
             ONE_OF(r->words[w + 2].norm, verbs)));
}

bool number_read(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    size_t count = r->items[item].choice_count, content = 0, numbers = 0;
    if (read_range(r, mask, count, out) || read_other(r, item, out)) {
        return true;
    }
    for (size_t w = 0; w < r->word_count; w++) {
        const struct reply_word *word = &r->words[w];
        content += mask[w] && !word->stop && !word->negated && !word->dropped;
    }
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        static const char *const after[] = {"one", "option", "choice"};
        bool counts = mask[w] && !r->words[w].negated && !r->words[w].dropped;
        size_t number = counts ? number_at(r, w, count) : 0;
        bool told = (w + 1 < r->word_count && !r->words[w].is_number &&
                     text_is_among(r->words[w + 1].norm, after, sizeof after / sizeof *after)) ||
                    (number > 0 && (relative_at(r, w, count) > 0 || is_of_ours(r, w)));
        /* A number within a sentence is more likely a part of it. */
        if (number > 0 && (content <= 4 || told)) {
            any = keep_number(out, number, count) || any;
            numbers++;
        }
    }
    out->all = any && numbers > 1 && out->kept > 1 && !reader_says_or(r);
    return any || leave_out(r, mask, count, out);
}
