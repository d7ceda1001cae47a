/* Spans between two dates as people write them. */
#include "text/period.h"

#include <string.h>

#define MOST_LISTED 12
#define YEAR_DIGITS 4
#define FIRST_YEAR 1800
#define LAST_YEAR 2099

static bool is_one(const struct tokens *tokens, size_t i, const char *const *words, size_t count) {
    return i < tokens->count && text_is_among(tokens->at[i].norm, words, count);
}
#define IS_ONE(tokens, i, words) is_one(tokens, i, words, sizeof(words) / sizeof *(words))

bool period_is_single(const struct period *period) {
    return period->from.year == period->until.year && period->from.month == period->until.month &&
           period->from.day == period->until.day;
}

/* ---- dates that may lack their ends ---- */

/* A day of a month, in digits or as an ordinal; 0 if it is none. */
static int day_at(const struct tokens *tokens, size_t i, size_t *next) {
    double value = 0;
    bool ordinal = false;
    bool number = i < tokens->count && text_number(tokens, i, &value, next, &ordinal) &&
                  (ordinal || (tokens->at[i].kind == TOKEN_NUMBER && strlen(tokens->at[i].norm) <= 2));
    return number && value >= 1 && value <= 31 && value == (double)(int)value ? (int)value : 0;
}

static int month_at(const struct tokens *tokens, size_t i) {
    bool word = i < tokens->count && tokens->at[i].kind == TOKEN_WORD;
    return word ? text_month(tokens->at[i].norm) : 0;
}

/* A date, without its year ("May 3", "3rd of May", "January") or its month too ("3") if need be: 0 where
 * something is not said. */
static bool part_at(const struct tokens *tokens, size_t i, struct day *out, size_t *next) {
    static const char *const the[] = {"the"}, *const of[] = {"of"};
    char iso[DAYS_ISO_BYTES];
    size_t behind = 0;
    *out = (struct day){0};
    i += IS_ONE(tokens, i, the);
    if (text_date(tokens, i, iso, next)) {
        return days_read(iso, out);
    }
    out->month = month_at(tokens, i);
    if (out->month > 0) {
        *next = i + 1;
        out->day = day_at(tokens, i + 1 + IS_ONE(tokens, i + 1, the), &behind);
        *next = out->day > 0 ? behind : *next;
        return true;
    }
    out->day = day_at(tokens, i, next);
    out->month = out->day > 0 ? month_at(tokens, *next + IS_ONE(tokens, *next, of)) : 0;
    *next += out->month > 0 ? 1U + IS_ONE(tokens, *next, of) : 0;
    return out->day > 0;
}

static bool is_before(struct day a, struct day b) {
    return a.year != b.year ? a.year < b.year : a.month != b.month ? a.month < b.month : a.day < b.day;
}

/* Gives the one what only the other says: "3 and 20 May 2024", "from November to February 2025". False if
 * they are no two dates of a kind. */
static bool complete(struct day *first, struct day *last) {
    const int said = last->year;
    last->year = said > 0 ? said : first->year;
    first->month = first->month > 0 ? first->month : last->month;
    if (first->year == 0) {
        first->year = last->year;
        first->year -= is_before(*last, *first);
    } else if (said == 0) {
        last->year += is_before(*last, *first);
    }
    return (first->day > 0) == (last->day > 0) && days_exist(*first) && days_exist(*last) &&
           !is_before(*last, *first);
}

/* ---- two dates, and lists of months ---- */

/* "Between D and D", "from D to D", "D to D". */
static bool range_at(const struct tokens *tokens, size_t i, struct period *out, size_t *next) {
    static const char *const betweens[] = {"between"}, *const froms[] = {"from"};
    static const char *const ands[] = {"and", "to", "-", "–"};
    static const char *const tos[] = {"to", "until", "till", "through", "thru", "-", "–"};
    const bool between = IS_ONE(tokens, i, betweens), led = between || IS_ONE(tokens, i, froms);
    struct day first, last;
    size_t at = 0;
    if (!part_at(tokens, i + led, &first, &at) || (first.month == 0 && !led) ||
        !(between ? IS_ONE(tokens, at, ands) : IS_ONE(tokens, at, tos)) ||
        !part_at(tokens, at + 1, &last, next) || last.month == 0 || !complete(&first, &last)) {
        return false;
    }
    *out = (struct period){first, last};
    return true;
}

/* The index after what joins a list's members at the token; the same if nothing does. */
static size_t skip_joint(const struct tokens *tokens, size_t i) {
    static const char *const comma[] = {","}, *const words[] = {"and", "or", "&"};
    i += IS_ONE(tokens, i, comma);
    return i + IS_ONE(tokens, i, words);
}

static bool is_month(struct day day) {
    return day.month > 0 && day.day == 0;
}

/* "March and April 2024" is one span; of months that do not follow each other the first is told, with the
 * year of the last. */
static bool list_at(const struct tokens *tokens, size_t i, struct period *out, size_t *next) {
    struct day at[MOST_LISTED];
    size_t count = 0, end = i, first_end = i;
    bool follows = true;
    while (count < MOST_LISTED && part_at(tokens, end, &at[count], &end) && is_month(at[count])) {
        first_end = count == 0 ? end : first_end;
        *next = end;
        count++;
        size_t behind = skip_joint(tokens, end);
        if (at[count - 1].year > 0 || behind == end) {
            break;
        }
        end = behind;
    }
    if (count < 2 || at[count - 1].year == 0) {
        return false;
    }
    for (size_t k = count - 1; k > 0; k--) {
        at[k - 1].year = at[k].year;
        follows = follows && at[k - 1].month + 1 == at[k].month;
    }
    *out = (struct period){at[0], follows ? at[count - 1] : at[0]};
    *next = follows ? *next : first_end;
    return true;
}

/* A figure that may be a year. */
static int year_at(const struct tokens *tokens, size_t i) {
    const bool number = i < tokens->count && tokens->at[i].kind == TOKEN_NUMBER;
    const char *text = number ? tokens->at[i].norm : "";
    const bool year = strlen(text) == YEAR_DIGITS && strspn(text, "0123456789") == YEAR_DIGITS;
    return year && tokens->at[i].number >= FIRST_YEAR && tokens->at[i].number <= LAST_YEAR
               ? (int)tokens->at[i].number
               : 0;
}

/* "From 2022 to 2024"; "2023 and 2024" behind an "in". */
static bool years_at(const struct tokens *tokens, size_t i, struct period *out, size_t *next) {
    static const char *const froms[] = {"from"}, *const ins[] = {"in", "during"};
    static const char *const tos[] = {"to", "until", "till", "through"};
    const bool from = IS_ONE(tokens, i, froms), in = i > 0 && IS_ONE(tokens, i - 1, ins);
    const int first = from || in ? year_at(tokens, i + from) : 0;
    const size_t joint = i + from + 1;
    const size_t second = from ? joint + IS_ONE(tokens, joint, tos) : skip_joint(tokens, joint);
    const int last = first > 0 && second > joint ? year_at(tokens, second) : 0;
    *out = (struct period){{.year = first}, {.year = last}};
    *next = second + 1;
    return from ? last > first : last > 0 && last == first + 1;
}

/* ---- quarters and halves ---- */

#define MONTHS_OF_QUARTER 3
#define MONTHS_OF_HALF 6
#define MONTHS_OF_YEAR 12

/* "Q3", "H1", "3rd quarter", "second half", "last quarter": its months, and which of its kind it is; the last
 * one counts as 0. False if there is none. */
static bool section_at(const struct tokens *tokens, size_t i, int *months, int *which, size_t *next) {
    static const char *const quarters[] = {"quarter", "qtr"}, *const halves[] = {"half"},
                             *const lasts[] = {"last", "final"};
    const char *norm = i < tokens->count ? tokens->at[i].norm : "";
    double value = 0;
    bool ordinal = false;
    *which = 0;
    if ((*norm == 'q' || *norm == 'h') && norm[1] >= '1' && norm[1] <= '4' && norm[2] == '\0') {
        *months = *norm == 'q' ? MONTHS_OF_QUARTER : MONTHS_OF_HALF;
        *which = norm[1] - '0';
        *next = i + 1;
    } else {
        const bool last = IS_ONE(tokens, i, lasts);
        size_t noun = i + 1;
        if (!last && (i >= tokens->count || !text_number(tokens, i, &value, &noun, &ordinal) || !ordinal)) {
            return false;
        }
        if (!IS_ONE(tokens, noun, quarters) && !IS_ONE(tokens, noun, halves)) {
            return false;
        }
        *months = IS_ONE(tokens, noun, quarters) ? MONTHS_OF_QUARTER : MONTHS_OF_HALF;
        *which = last ? 0 : value == (double)(int)value ? (int)value : -1;
        *next = noun + 1;
    }
    return *which >= 0 && *which * *months <= MONTHS_OF_YEAR;
}

static struct period section_of(int year, int months, int which) {
    const int end = which == 0 ? MONTHS_OF_YEAR : which * months;
    return (struct period){{year, end - months + 1, 0}, {year, end, 0}};
}

/* "Q3 2024", "2024 Q3", "the second half of 2024". */
static bool section_of_year_at(const struct tokens *tokens, size_t i, struct period *out, size_t *next) {
    static const char *const ofs[] = {"of", "in", ","}, *const the[] = {"the"};
    int months = 0, which = 0;
    int year = year_at(tokens, i);
    if (year > 0) {
        if (!section_at(tokens, i + 1, &months, &which, next)) {
            return false;
        }
    } else {
        if (!section_at(tokens, i + IS_ONE(tokens, i, the), &months, &which, next)) {
            return false;
        }
        *next += IS_ONE(tokens, *next, ofs);
        year = year_at(tokens, *next);
        (*next)++;
    }
    *out = section_of(year, months, which);
    return year > 0;
}

/* "January this year", "March of last year", "August 1 this year". */
static bool month_of_year_at(const struct tokens *tokens, size_t i, struct day today, struct period *out,
                             size_t *next) {
    static const char *const ofs[] = {"of"}, *const now[] = {"this"}, *const last[] = {"last"};
    static const char *const years[] = {"year", "year's"};
    struct day day;
    size_t behind = i + 1;
    if (month_at(tokens, i) == 0 || !part_at(tokens, i, &day, &behind) || day.year > 0) {
        return false;
    }
    const size_t which = behind + IS_ONE(tokens, behind, ofs);
    const bool before = IS_ONE(tokens, which, last);
    if (!(before || IS_ONE(tokens, which, now)) || !IS_ONE(tokens, which + 1, years)) {
        return false;
    }
    day.year = today.year - before;
    *out = (struct period){day, day};
    *next = which + 2;
    return days_exist(day);
}

bool period_section(const struct tokens *tokens, size_t from, struct day today, struct period *out,
                    size_t *next) {
    static const char *const ofs[] = {"of"}, *const this_[] = {"this"}, *const last[] = {"last"},
                             *const years[] = {"year", "year's"};
    static const char *const the[] = {"the"};
    int months = 0, which = 0;
    if (section_of_year_at(tokens, from, out, next) || month_of_year_at(tokens, from, today, out, next)) {
        return true;
    }
    const size_t at = from + IS_ONE(tokens, from, the);
    if (!section_at(tokens, at, &months, &which, next) || which == 0) {
        return false;
    }
    const size_t whose = *next + IS_ONE(tokens, *next, ofs);
    if ((IS_ONE(tokens, whose, this_) || IS_ONE(tokens, whose, last)) && IS_ONE(tokens, whose + 1, years)) {
        *out = section_of(today.year - IS_ONE(tokens, whose, last), months, which);
        *next = whose + 2;
        return true;
    }
    /* alone it is the latest that has begun; "the first half" alone may be of anything */
    const bool begun = (which - 1) * months < today.month;
    *out = section_of(begun ? today.year : today.year - 1, months, which);
    return *next == at + 1;
}

/* "The 1980s". */
static bool decade_at(const struct tokens *tokens, size_t i, struct period *out, size_t *next) {
    static const char *const the[] = {"the"}, *const ends[] = {"s", "'s"};
    const size_t at = i + IS_ONE(tokens, i, the);
    const char *norm = at < tokens->count ? tokens->at[at].norm : "";
    int year = 0;
    if (strlen(norm) == YEAR_DIGITS + 1 && norm[YEAR_DIGITS] == 's' &&
        strspn(norm, "0123456789") == YEAR_DIGITS) {
        year = (norm[0] - '0') * 1000 + (norm[1] - '0') * 100 + (norm[2] - '0') * 10 + (norm[3] - '0');
        *next = at + 1;
    } else if (year_at(tokens, at) > 0 && IS_ONE(tokens, at + 1, ends)) {
        year = year_at(tokens, at);
        *next = at + 2;
    }
    *out = (struct period){{.year = year}, {.year = year + 9}};
    return year >= FIRST_YEAR && year <= LAST_YEAR && year % 10 == 0;
}

bool period_spelled(const struct tokens *tokens, size_t from, struct period *out, size_t *next) {
    return range_at(tokens, from, out, next) || list_at(tokens, from, out, next) ||
           years_at(tokens, from, out, next) || decade_at(tokens, from, out, next);
}
