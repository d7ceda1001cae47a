/* Dates as people write them. */
#include <string.h>

#include "text/days.h"
#include "text/text.h"

static const char *const months[] = {"january", "february", "march",     "april",   "may",      "june",
                                     "july",    "august",   "september", "october", "november", "december"};

int text_month(const char *norm) {
    size_t length = strlen(norm);
    for (int m = 0; m < 12; m++) {
        bool whole = strcmp(norm, months[m]) == 0;
        bool cut = (length == 3 || (length == 4 && m == 8)) && strncmp(norm, months[m], length) == 0;
        if (whole || cut) {
            return m + 1;
        }
    }
    return 0;
}

static int month_name(const struct token *token) {
    return token->kind == TOKEN_WORD ? text_month(token->norm) : 0;
}

static bool is_mark(const struct tokens *tokens, size_t i, const char *mark) {
    return i < tokens->count && tokens->at[i].kind == TOKEN_PUNCT && strcmp(tokens->at[i].norm, mark) == 0;
}

static bool is_word(const struct tokens *tokens, size_t i, const char *word) {
    return i < tokens->count && strcmp(tokens->at[i].norm, word) == 0;
}

/* The value of a token that is written as one to four plain digits, with their count; -1 for another. */
static int plain_digits(const struct tokens *tokens, size_t i, size_t *digits) {
    *digits = 0;
    if (i >= tokens->count || tokens->at[i].kind != TOKEN_NUMBER) {
        return -1;
    }
    const char *text = tokens->at[i].norm;
    *digits = strspn(text, "0123456789");
    if (text[*digits] != '\0' || *digits == 0 || *digits > 4) {
        return -1;
    }
    return (int)tokens->at[i].number;
}

static int year_at(const struct tokens *tokens, size_t i) {
    size_t digits = 0;
    int year = plain_digits(tokens, i, &digits);
    return digits == 4 && year > 0 ? year : -1;
}

/* 1 to 31, as digits or as an ordinal ("3rd", "third", "twenty first"), and the index after it; else -1. */
static int day_at(const struct tokens *tokens, size_t i, size_t *next) {
    double value = 0;
    bool ordinal = false;
    size_t digits = 0;
    int day = plain_digits(tokens, i, &digits);
    *next = i + 1;
    if (day < 0 && text_number(tokens, i, &value, next, &ordinal) && ordinal && value <= 31) {
        day = (int)value;
        digits = 2;
    }
    return digits <= 2 && day >= 1 && day <= 31 ? day : -1;
}

/* "2014-05-03", "3/5/2014", "3.5.14": three numbers with the same mark between, no space. */
static bool numeric_date(const struct tokens *tokens, size_t from, struct day *out, size_t *next) {
    size_t digits[3];
    int part[3];
    if (from + 5 > tokens->count) {
        return false;
    }
    const char *mark = tokens->at[from + 1].norm;
    if (strcmp(mark, "-") != 0 && strcmp(mark, "/") != 0 && strcmp(mark, ".") != 0) {
        return false;
    }
    for (size_t k = 0; k < 3; k++) {
        part[k] = plain_digits(tokens, from + 2 * k, &digits[k]);
        if (part[k] < 0 || (k < 2 && !is_mark(tokens, from + 2 * k + 1, mark))) {
            return false;
        }
    }
    for (size_t k = from; k < from + 4; k++) {
        if (tokens->at[k].end != tokens->at[k + 1].start) {
            return false;
        }
    }
    *next = from + 5;
    if (digits[0] == 4) {
        *out = (struct day){part[0], part[1], part[2]};
        return digits[1] <= 2 && digits[2] <= 2 && part[2] > 0;
    }
    if (digits[0] > 2 || digits[1] > 2 || (digits[2] != 4 && digits[2] != 2)) {
        return false;
    }
    int year = digits[2] == 4 ? part[2] : part[2] + (part[2] < 70 ? 2000 : 1900);
    bool day_first = *mark == '.' ? part[1] <= 12 : part[0] > 12;
    *out = day_first ? (struct day){year, part[1], part[0]} : (struct day){year, part[0], part[1]};
    return out->day > 0;
}

/* "2014-05", no space, and no third part. */
static bool numeric_month(const struct tokens *tokens, size_t from, struct day *out, size_t *next) {
    size_t digits = 0;
    int year = year_at(tokens, from);
    int month = plain_digits(tokens, from + 2, &digits);
    if (year < 0 || month < 0 || digits != 2 || !is_mark(tokens, from + 1, "-") ||
        tokens->at[from].end != tokens->at[from + 1].start ||
        tokens->at[from + 1].end != tokens->at[from + 2].start) {
        return false;
    }
    *out = (struct day){year, month, 0};
    *next = from + 3;
    return true;
}

/* Past a full stop after a short month, a comma, an "of", a hyphen or a slash. */
static size_t skip_joint(const struct tokens *tokens, size_t i) {
    if (is_mark(tokens, i, ".")) {
        i++;
    }
    if (is_mark(tokens, i, ",") || is_mark(tokens, i, "-") || is_mark(tokens, i, "/") ||
        is_word(tokens, i, "of") || is_word(tokens, i, "in")) {
        i++;
    }
    return i;
}

/* "May 3rd, 2014", "May the 3rd of 2014", "March 2010", "March of 2010". */
static bool month_first(const struct tokens *tokens, size_t from, struct day *out, size_t *next) {
    out->month = month_name(&tokens->at[from]);
    if (out->month == 0) {
        return false;
    }
    size_t at = skip_joint(tokens, from + 1);
    out->year = year_at(tokens, at);
    if (out->year > 0) {
        out->day = 0;
        *next = at + 1;
        return true;
    }
    at += is_word(tokens, at, "the") ? 1 : 0;
    out->day = day_at(tokens, at, &at);
    if (out->day < 0) {
        return false;
    }
    at = skip_joint(tokens, at);
    out->year = year_at(tokens, at);
    *next = at + 1;
    return out->year > 0;
}

/* "3 May 2014", "3rd of May, 2014", "03-May-2014". */
static bool day_first(const struct tokens *tokens, size_t from, struct day *out, size_t *next) {
    size_t at = from;
    out->day = day_at(tokens, from, &at);
    at = skip_joint(tokens, at);
    if (out->day < 0 || at >= tokens->count) {
        return false;
    }
    out->month = month_name(&tokens->at[at]);
    at = skip_joint(tokens, at + 1);
    out->year = year_at(tokens, at);
    *next = at + 1;
    return out->month > 0 && out->year > 0;
}

/* "2014 May 3", "2014-May-03". */
static bool year_first(const struct tokens *tokens, size_t from, struct day *out, size_t *next) {
    out->year = year_at(tokens, from);
    size_t at = skip_joint(tokens, from + 1);
    if (out->year < 0 || at >= tokens->count) {
        return false;
    }
    out->month = month_name(&tokens->at[at]);
    if (out->month == 0) {
        return false;
    }
    out->day = day_at(tokens, skip_joint(tokens, at + 1), next);
    return out->day > 0;
}

bool text_date(const struct tokens *tokens, size_t from, char iso[static 16], size_t *next) {
    static bool (*const forms[])(const struct tokens *, size_t, struct day *, size_t *) = {
        numeric_date, day_first, month_first, year_first, numeric_month};
    if (from >= tokens->count) {
        return false;
    }
    for (size_t k = 0; k < sizeof forms / sizeof *forms; k++) {
        struct day date = {0};
        size_t after = from;
        if (forms[k](tokens, from, &date, &after) && days_exist(date)) {
            *next = after;
            days_write(date, iso);
            return true;
        }
    }
    return false;
}
