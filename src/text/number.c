/* Numbers as people write them. */
#include <string.h>

#include "text/text.h"

enum number_class { NUMBER_UNIT, NUMBER_TEEN, NUMBER_TEN, NUMBER_SCALE, NUMBER_WHOLE };

struct number_word {
    const char *word;
    double value;
    enum number_class class;
    bool ordinal;
};

static const struct number_word number_words[] = {
    {"zero", 0, NUMBER_WHOLE, false},        {"one", 1, NUMBER_UNIT, false},
    {"two", 2, NUMBER_UNIT, false},          {"three", 3, NUMBER_UNIT, false},
    {"four", 4, NUMBER_UNIT, false},         {"five", 5, NUMBER_UNIT, false},
    {"six", 6, NUMBER_UNIT, false},          {"seven", 7, NUMBER_UNIT, false},
    {"eight", 8, NUMBER_UNIT, false},        {"nine", 9, NUMBER_UNIT, false},
    {"ten", 10, NUMBER_TEEN, false},         {"eleven", 11, NUMBER_TEEN, false},
    {"twelve", 12, NUMBER_TEEN, false},      {"thirteen", 13, NUMBER_TEEN, false},
    {"fourteen", 14, NUMBER_TEEN, false},    {"fifteen", 15, NUMBER_TEEN, false},
    {"sixteen", 16, NUMBER_TEEN, false},     {"seventeen", 17, NUMBER_TEEN, false},
    {"eighteen", 18, NUMBER_TEEN, false},    {"nineteen", 19, NUMBER_TEEN, false},
    {"twenty", 20, NUMBER_TEN, false},       {"thirty", 30, NUMBER_TEN, false},
    {"forty", 40, NUMBER_TEN, false},        {"fourty", 40, NUMBER_TEN, false},
    {"fifty", 50, NUMBER_TEN, false},        {"sixty", 60, NUMBER_TEN, false},
    {"seventy", 70, NUMBER_TEN, false},      {"eighty", 80, NUMBER_TEN, false},
    {"ninety", 90, NUMBER_TEN, false},       {"dozen", 12, NUMBER_SCALE, false},
    {"hundred", 100, NUMBER_SCALE, false},   {"thousand", 1e3, NUMBER_SCALE, false},
    {"million", 1e6, NUMBER_SCALE, false},   {"billion", 1e9, NUMBER_SCALE, false},
    {"trillion", 1e12, NUMBER_SCALE, false}, {"once", 1, NUMBER_WHOLE, false},
    {"twice", 2, NUMBER_WHOLE, false},       {"thrice", 3, NUMBER_WHOLE, false},
    {"first", 1, NUMBER_UNIT, true},         {"second", 2, NUMBER_UNIT, true},
    {"third", 3, NUMBER_UNIT, true},         {"fourth", 4, NUMBER_UNIT, true},
    {"fifth", 5, NUMBER_UNIT, true},         {"sixth", 6, NUMBER_UNIT, true},
    {"seventh", 7, NUMBER_UNIT, true},       {"eighth", 8, NUMBER_UNIT, true},
    {"ninth", 9, NUMBER_UNIT, true},         {"tenth", 10, NUMBER_TEEN, true},
    {"eleventh", 11, NUMBER_TEEN, true},     {"twelfth", 12, NUMBER_TEEN, true},
    {"thirteenth", 13, NUMBER_TEEN, true},   {"fourteenth", 14, NUMBER_TEEN, true},
    {"fifteenth", 15, NUMBER_TEEN, true},    {"sixteenth", 16, NUMBER_TEEN, true},
    {"seventeenth", 17, NUMBER_TEEN, true},  {"eighteenth", 18, NUMBER_TEEN, true},
    {"nineteenth", 19, NUMBER_TEEN, true},   {"twentieth", 20, NUMBER_TEN, true},
    {"thirtieth", 30, NUMBER_TEN, true},     {"fortieth", 40, NUMBER_TEN, true},
    {"fiftieth", 50, NUMBER_TEN, true},      {"sixtieth", 60, NUMBER_TEN, true},
    {"seventieth", 70, NUMBER_TEN, true},    {"eightieth", 80, NUMBER_TEN, true},
    {"ninetieth", 90, NUMBER_TEN, true},     {"hundredth", 100, NUMBER_SCALE, true},
    {"thousandth", 1e3, NUMBER_SCALE, true}, {"millionth", 1e6, NUMBER_SCALE, true},
};

static const struct number_word *find_word(const struct tokens *tokens, size_t i) {
    if (i >= tokens->count || tokens->at[i].kind != TOKEN_WORD) {
        return NULL;
    }
    for (size_t k = 0; k < sizeof number_words / sizeof *number_words; k++) {
        if (strcmp(number_words[k].word, tokens->at[i].norm) == 0) {
            return &number_words[k];
        }
    }
    return NULL;
}

static bool is_mark(const struct tokens *tokens, size_t i, const char *mark) {
    return i < tokens->count && tokens->at[i].kind == TOKEN_PUNCT && strcmp(tokens->at[i].norm, mark) == 0;
}

/* A number so far: whole thousands done, and the part below the next scale. */
struct tally {
    double done, part;
    enum number_class last;
    double last_scale;
    bool any, ordinal;
};

/* Whether the word may follow what was read: "twenty five" yes, "five twenty" no, "two thousand million" no.
 */
static bool fits(const struct tally *tally, const struct number_word *word) {
    if (!tally->any) {
        return true;
    }
    switch (word->class) {
    case NUMBER_UNIT:
        return tally->last == NUMBER_TEN || (tally->last == NUMBER_SCALE && tally->last_scale >= 100);
    case NUMBER_TEEN:
    case NUMBER_TEN:
        return tally->last == NUMBER_SCALE && tally->last_scale >= 100;
    case NUMBER_SCALE:
        return tally->last != NUMBER_SCALE || (tally->last_scale == 100 && word->value >= 1000);
    default:
        return false;
    }
}

static void add(struct tally *tally, const struct number_word *word) {
    if (word->class == NUMBER_SCALE) {
        double part = tally->part > 0 ? tally->part : 1;
        if (word->value == 100 || word->value == 12) {
            tally->part = part * word->value;
        } else {
            tally->done += part * word->value;
            tally->part = 0;
        }
        tally->last_scale = word->value;
    } else {
        tally->part += word->value;
    }
    tally->last = word->class;
    tally->any = true;
    tally->ordinal = word->ordinal;
}

/* "3rd", "21st", "20k" as one word. */
static bool digits_with_suffix(const struct token *token, double *value, bool *ordinal) {
    size_t digits = strspn(token->norm, "0123456789");
    const char *suffix = token->norm + digits;
    if (token->kind != TOKEN_WORD || digits == 0 || digits > 15) {
        return false;
    }
    *ordinal = strcmp(suffix, "st") == 0 || strcmp(suffix, "nd") == 0 || strcmp(suffix, "rd") == 0 ||
               strcmp(suffix, "th") == 0;
    bool thousands = strcmp(suffix, "k") == 0;
    *value = 0;
    for (size_t i = 0; i < digits; i++) {
        *value = *value * 10 + (token->norm[i] - '0');
    }
    *value *= thousands ? 1000 : 1;
    return *ordinal || thousands;
}

/* The word that continues at *at, past a hyphen ("twenty-five") or an "and" ("two hundred and five"), with
 * *at moved onto it; NULL if none does. */
static const struct number_word *continuation(const struct tokens *tokens, const struct tally *tally,
                                              size_t *at) {
    size_t i = *at;
    bool joined = false;
    if (tally->any && tally->last == NUMBER_TEN && is_mark(tokens, i, "-")) {
        i++;
    } else if (tally->any && tally->last == NUMBER_SCALE && tally->last_scale >= 100 && i < tokens->count &&
               strcmp(tokens->at[i].norm, "and") == 0) {
        i++;
        joined = true;
    }
    const struct number_word *word = find_word(tokens, i);
    if (word == NULL || !fits(tally, word) || (joined && word->class == NUMBER_SCALE)) {
        return NULL;
    }
    *at = i;
    return word;
}

bool text_number(const struct tokens *tokens, size_t from, double *value, size_t *next, bool *ordinal) {
    if (from >= tokens->count) {
        return false;
    }
    const struct token *token = &tokens->at[from];
    if (digits_with_suffix(token, value, ordinal)) {
        *next = from + 1;
        return true;
    }
    struct tally tally = {0};
    size_t at = from;
    if (token->kind == TOKEN_NUMBER) {
        const struct number_word *scale = find_word(tokens, from + 1);
        bool scaled = scale != NULL && scale->class == NUMBER_SCALE;
        *value = token->number * (scaled ? scale->value : 1);
        *ordinal = scaled && scale->ordinal;
        *next = from + (scaled ? 2 : 1);
        return true;
    }
    for (const struct number_word *word = continuation(tokens, &tally, &at); word != NULL;
         word = continuation(tokens, &tally, &at)) {
        add(&tally, word);
        at++;
        if (word->ordinal || word->class == NUMBER_WHOLE) {
            break;
        }
    }
    if (!tally.any) {
        return false;
    }
    *value = tally.done + tally.part;
    *ordinal = tally.ordinal;
    *next = at;
    return true;
}
