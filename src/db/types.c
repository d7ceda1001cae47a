#include "db/types.h"

#include <math.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/* Longer texts are not looked at as numbers or dates. */
#define MAX_NUMBER_BYTES 40

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* Reads [sign] digits [. digits]; no leading zero, so that codes stay codes. */
static bool is_number(const char *text, size_t length, bool *whole) {
    size_t i = 0, digits = 0;
    *whole = true;
    if (i < length && (text[i] == '-' || text[i] == '+')) {
        i++;
    }
    if (i + 1 < length && text[i] == '0' && is_digit(text[i + 1])) {
        return false;
    }
    for (; i < length && is_digit(text[i]); i++) {
        digits++;
    }
    if (digits > 15) {
        return false; /* card numbers and the like */
    }
    if (i < length && text[i] == '.') {
        *whole = false;
        for (i++; i < length && is_digit(text[i]); i++) {
            digits++;
        }
    }
    return digits > 0 && i == length;
}

static bool is_month_name(const char *text, size_t length) {
    static const char *const months[] = {"jan", "feb", "mar", "apr", "may", "jun",
                                         "jul", "aug", "sep", "oct", "nov", "dec"};
    for (size_t i = 0; length >= 3 && i < sizeof months / sizeof *months; i++) {
        if (sqlite3_strnicmp(text, months[i], 3) == 0) {
            return true;
        }
    }
    return false;
}

/* True for texts of two or three numbers (one may be a month's name) between separators of a date or time,
 * as in "2014-05-03 10:00:00", "3/5/2014", "May 3, 2014", "10:30". */
static bool is_date(const char *text, size_t length) {
    int numbers = 0, names = 0, separators = 0;
    for (size_t i = 0; i < length;) {
        size_t start = i;
        if (is_digit(text[i])) {
            while (i < length && is_digit(text[i])) {
                i++;
            }
            if (i - start > 4 && !(numbers >= 5)) { /* but fractions of a second */
                return false;
            }
            numbers++;
        } else if (strchr("-/:", text[i])) {
            separators++;
            i++;
        } else if (strchr(" ,.TZ+", text[i])) {
            i++;
        } else {
            while (i < length && ((text[i] | 32) >= 'a' && (text[i] | 32) <= 'z')) {
                i++;
            }
            bool noon = i - start == 2 && ((text[start + 1] | 32) == 'm') &&
                        ((text[start] | 32) == 'a' || (text[start] | 32) == 'p');
            if (i == start || (!noon && !is_month_name(text + start, i - start))) {
                return false;
            }
            names += !noon;
        }
    }
    return (names == 1 && numbers >= 1) || (names == 0 && numbers >= 2 && separators >= 1 && numbers <= 8);
}

/* "3-5" or "10/2" are scores and ranges; a date has a part of four digits, or three parts, or a colon. */
static bool is_clear_date(const char *text, size_t length) {
    int parts = 0, longest = 0, run = 0;
    bool colon = false, letter = false;
    for (size_t i = 0; i <= length; i++) {
        if (i < length && is_digit(text[i])) {
            run++;
            continue;
        }
        parts += run > 0;
        longest = run > longest ? run : longest;
        run = 0;
        colon = colon || (i < length && text[i] == ':');
        letter = letter || (i < length && (text[i] | 32) >= 'a' && (text[i] | 32) <= 'z');
    }
    return (letter || parts >= 3 || colon) && longest <= 6 && is_date(text, length) &&
           (letter || colon || longest >= 4 || parts == 3);
}

/* What is taken for a moment: seconds from 1989 to 2042; beside such also earlier ones, of either sign, most
 * of them not within months of 1970. */
#define FIRST_SECOND 600000000.0
#define LAST_SECOND 2300000000.0
#define LEAST_SECOND 10000000.0
#define FIRST_YEAR 1500
#define LAST_YEAR 2100

static bool is_compact_date(double number) {
    const long long whole = (long long)number, year = whole / 10000, month = whole / 100 % 100,
                    day = whole % 100;
    return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

static void vote_moment(struct type_votes *votes, double number) {
    votes->seconds += fabs(number) >= LEAST_SECOND && fabs(number) <= LAST_SECOND;
    votes->late_seconds += number >= FIRST_SECOND && number <= LAST_SECOND;
    votes->early_seconds += number < 0;
    votes->millis += number >= FIRST_SECOND * 1000 && number <= LAST_SECOND * 1000;
    votes->compacts += number > 0 && number < 1e8 && is_compact_date(number);
}

/* Numbers that are moments to the last one, in a column that is no key. */
static enum date_encoding decide_encoding(const struct db_column *column, const struct type_votes *votes,
                                          int64_t values) {
    if (values == 0 || votes->integers != values || column->primary_key || column->distinct < 2) {
        return DATES_PLAIN;
    }
    const bool mixed =
        votes->early_seconds > 0 && votes->late_seconds > 0 && votes->seconds * 20 >= values * 19;
    return mixed || votes->late_seconds == values ? DATES_SECONDS
           : votes->millis == values              ? DATES_MILLIS
           : votes->compacts == values            ? DATES_COMPACT
                                                  : DATES_PLAIN;
}

void type_vote(struct type_votes *votes, int storage, const char *text, size_t length) {
    bool whole = false;
    double number = 0;
    if (storage == SQLITE_INTEGER || storage == SQLITE_FLOAT) {
        number = strtod(text, NULL);
        votes->integers += storage == SQLITE_INTEGER;
        votes->reals += storage == SQLITE_FLOAT;
        votes->whole_reals += storage == SQLITE_FLOAT && floor(number) == number;
        votes->years += floor(number) == number && number >= 1000 && number < 3000;
        if (storage == SQLITE_INTEGER) {
            vote_moment(votes, number);
        }
        return;
    }
    votes->texts++;
    if (length == 0 || length > MAX_NUMBER_BYTES) {
        return;
    }
    if (is_number(text, length, &whole)) {
        votes->text_numbers++;
        votes->text_integers += whole;
        number = strtod(text, NULL);
        votes->years += whole && number >= 1000 && number < 3000;
    } else if (is_clear_date(text, length)) {
        votes->text_dates++;
    }
}

static bool mentions(const char *declared, const char *word) {
    size_t length = strlen(word);
    for (const char *p = declared; *p; p++) {
        if (sqlite3_strnicmp(p, word, (int)length) == 0) {
            return true;
        }
    }
    return false;
}

static bool mentions_any(const char *declared, const char *const *words) {
    for (; *words; words++) {
        if (mentions(declared, *words)) {
            return true;
        }
    }
    return false;
}

static enum column_type declared_type(const char *declared) {
    static const char *const booleans[] = {"bool", "bit", NULL};
    static const char *const dates[] = {"date", "time", NULL};
    static const char *const texts[] = {"char", "text", "clob", "string", "enum", "uuid", NULL};
    static const char *const numbers[] = {"int",  "real",  "floa",   "doub", "num",  "dec",
                                          "year", "money", "serial", "long", "byte", NULL};
    if (mentions_any(declared, booleans)) {
        return TYPE_BOOLEAN;
    }
    if (mentions_any(declared, dates)) {
        return TYPE_DATE;
    }
    if (mentions_any(declared, texts)) {
        return TYPE_TEXT;
    }
    return mentions_any(declared, numbers) ? TYPE_NUMBER : TYPE_OTHER;
}

/* SQLite's rule for TEXT affinity ("Datatypes In SQLite", 3.1). */
static bool has_text_affinity(const char *declared) {
    return !mentions(declared, "int") &&
           (mentions(declared, "char") || mentions(declared, "clob") || mentions(declared, "text"));
}

void type_decide(struct db_column *column, const struct type_votes *votes) {
    enum column_type type = declared_type(column->declared);
    int64_t values = votes->integers + votes->reals + votes->texts + votes->blobs;
    int64_t numbers = votes->integers + votes->reals + votes->text_numbers;
    int64_t words = votes->texts - votes->text_numbers - votes->text_dates;
    if (values > 0 && votes->blobs * 2 > values) {
        type = TYPE_OTHER;
    } else if (type == TYPE_TEXT || type == TYPE_OTHER) {
        if (values > 0 && numbers == values) {
            type = TYPE_NUMBER;
        } else if (votes->text_dates > 0 && votes->text_dates == values) {
            type = TYPE_DATE;
        } else if (votes->texts > 0) {
            type = TYPE_TEXT;
        }
    } else if (type == TYPE_NUMBER && votes->text_dates * 2 > values) {
        type = TYPE_DATE;
    } else if (type == TYPE_DATE && values > 0 && votes->years == values) {
        type = TYPE_NUMBER;
    } else if ((type == TYPE_NUMBER || type == TYPE_DATE) && words * 2 > values) {
        type = TYPE_TEXT;
    }
    column->encoding = decide_encoding(column, votes, values);
    column->type = type;
    column->text_values = has_text_affinity(column->declared) || votes->texts * 2 > values;
    column->integer_values = type == TYPE_NUMBER &&
                             votes->integers + votes->whole_reals + votes->text_integers == numbers &&
                             (values > 0 || mentions(column->declared, "int"));
}
