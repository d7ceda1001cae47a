/* Spans of time that lean on those of the query before: "and January?", "the year before". */
#include <string.h>

#include "text/period.h"

#define MONTHS_OF_YEAR 12
#define YEAR_DIGITS 4
#define MONTH_DIGITS 6
#define DAY_DIGITS 8
#define FIRST_YEAR 1900
#define LAST_YEAR 2099
#define FAR 8 /* words between "year of" and the year */

static bool is_word(const struct tokens *tokens, size_t i, const char *word) {
    return i < tokens->count && strcmp(tokens->at[i].norm, word) == 0;
}

/* ---- what the query before says ---- */

/* 202603, 20260331: a date kept as a number. */
static bool packed_at(const struct tokens *tokens, size_t i, struct day *out) {
    const char *text = tokens->at[i].kind == TOKEN_NUMBER ? tokens->at[i].norm : "";
    const size_t length = strlen(text);
    if ((length != MONTH_DIGITS && length != DAY_DIGITS) || strspn(text, "0123456789") != length) {
        return false;
    }
    int digits[DAY_DIGITS] = {0};
    for (size_t k = 0; k < length; k++) {
        digits[k] = text[k] - '0';
    }
    *out = (struct day){.year = digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3],
                        .month = digits[4] * 10 + digits[5],
                        .day = digits[6] * 10 + digits[7]};
    return out->year >= FIRST_YEAR && out->year <= LAST_YEAR && out->month > 0 && days_exist(*out);
}

/* A year by itself, where the words before it tell that it is one: "the year of sold at is 2024". */
static bool year_at(const struct tokens *tokens, size_t bar, size_t i, struct day *out) {
    const char *text = tokens->at[i].kind == TOKEN_NUMBER ? tokens->at[i].norm : "";
    *out = (struct day){.year = (int)tokens->at[i].number};
    if (strlen(text) != YEAR_DIGITS || out->year < FIRST_YEAR || out->year > LAST_YEAR) {
        return false;
    }
    for (size_t k = i; k > bar + 1 && i - k < FAR; k--) {
        if (is_word(tokens, k, "of") && is_word(tokens, k - 1, "year")) {
            return true;
        }
    }
    return false;
}

/* The first date behind the bar. */
static bool said_behind(const struct tokens *tokens, size_t bar, struct day *out) {
    for (size_t i = bar + 1; i < tokens->count; i++) {
        char iso[DAYS_ISO_BYTES];
        size_t next = 0;
        if ((text_date(tokens, i, iso, &next) && days_read(iso, out)) || packed_at(tokens, i, out) ||
            year_at(tokens, bar, i, out)) {
            return true;
        }
    }
    return false;
}

/* ---- what the turn says ---- */

/* "May" and "march" are verbs too: then nothing stands before them that a month stands behind, or they do not
 * end the turn. */
static bool is_month_there(const struct tokens *tokens, size_t i) {
    static const char *const verbs[] = {"may", "march", "mar"};
    static const char *const leads[] = {"in",    "for",   "of",     "and",  "or",  "to",   "from",
                                        "about", "vs",    "versus", "than", "not", "only", "by",
                                        "until", "since", "with",   "just", ",",   "&"};
    static const char *const subjects[] = {"i", "we", "you"};
    const char *norm = tokens->at[i].norm, *lead = i > 0 ? tokens->at[i - 1].norm : "";
    const bool ends =
        is_word(tokens, i + 1, "|") || (is_word(tokens, i + 1, "?") && is_word(tokens, i + 2, "|"));
    return !text_is_among(norm, verbs, sizeof verbs / sizeof *verbs) ||
           text_is_among(lead, leads, sizeof leads / sizeof *leads) ||
           (ends && !text_is_among(lead, subjects, sizeof subjects / sizeof *subjects));
}

/* "the year before", "a month earlier", "the month after": so many months on. 0 if it says nothing so. */
static int shift_at(const struct tokens *tokens, size_t i, size_t *next) {
    static const char *const backs[] = {"before", "earlier", "prior", "previously"}, *const ons[] = {"after",
                                                                                                     "later"};
    if (!is_word(tokens, i, "the") && !is_word(tokens, i, "a") && !is_word(tokens, i, "one")) {
        return 0;
    }
    const int months = is_word(tokens, i + 1, "year") ? MONTHS_OF_YEAR : is_word(tokens, i + 1, "month");
    const char *way = i + 2 < tokens->count ? tokens->at[i + 2].norm : "";
    *next = i + 3 + is_word(tokens, i + 3, "that");
    return text_is_among(way, backs, sizeof backs / sizeof *backs) ? -months
           : text_is_among(way, ons, sizeof ons / sizeof *ons)     ? months
                                                                   : 0;
}

bool period_before(const struct tokens *tokens, size_t from, size_t bar, struct period *out, size_t *next) {
    struct day said = {0};
    size_t behind = from + 1;
    const int month = tokens->at[from].kind == TOKEN_WORD ? text_month(tokens->at[from].norm) : 0;
    const int shift = shift_at(tokens, from + (month > 0), &behind);
    if ((month == 0 && shift == 0) || (month > 0 && !is_month_there(tokens, from)) ||
        !said_behind(tokens, bar, &said)) {
        return false;
    }
    *next = shift != 0 ? behind : from + 1;
    if (month > 0) {
        said = (struct day){said.year + (shift == 0 ? 0 : shift / MONTHS_OF_YEAR), month, 0};
    } else if (said.month > 0) {
        said = days_add_months((struct day){said.year, said.month, 0}, shift);
    } else {
        said.year += shift / MONTHS_OF_YEAR;
    }
    *out = (struct period){said, said};
    return *next <= bar && (month > 0 || said.month > 0 || shift % MONTHS_OF_YEAR == 0);
}
