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

bool period_spelled(const struct tokens *tokens, size_t from, struct period *out, size_t *next) {
    return range_at(tokens, from, out, next) || list_at(tokens, from, out, next) ||
           years_at(tokens, from, out, next);
}
