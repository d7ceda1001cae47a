/* Spans of time that are reckoned from today. Weeks begin on Monday. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "text/period.h"

#define DAYS_OF_WEEK 7
#define MONTHS_OF_QUARTER 3
#define MONTHS_OF_YEAR 12
#define MOST_UNITS 1000

enum unit { UNIT_NONE, UNIT_DAY, UNIT_WEEK, UNIT_MONTH, UNIT_QUARTER, UNIT_YEAR };

/* ---- words ---- */

/* "Yesterday": so many days from today. */
static const struct {
    const char *word;
    int days;
} days[] = {{"today", 0}, {"yesterday", -1}, {"tomorrow", 1}};

/* "Last month": so many units from the present one. Rolling: the past year is no year of the calendar but
 * ends today. Named: "the previous month" is one with its article too. */
static const struct {
    const char *word;
    int way;
    bool rolling, named;
} heads[] = {{"last", -1, false, false}, {"past", -1, true, false},   {"previous", -1, false, true},
             {"this", 0, false, false},  {"current", 0, false, true}, {"next", 1, false, false},
             {"coming", 1, false, true}, {"upcoming", 1, false, true}};
#define HEADS (sizeof heads / sizeof *heads)

static enum unit unit_of(const char *norm) {
    static const struct {
        const char *one, *many;
        enum unit unit;
    } rows[] = {{"day", "days", UNIT_DAY},
                {"week", "weeks", UNIT_WEEK},
                {"month", "months", UNIT_MONTH},
                {"quarter", "quarters", UNIT_QUARTER},
                {"year", "years", UNIT_YEAR}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strcmp(norm, rows[i].one) == 0 || strcmp(norm, rows[i].many) == 0) {
            return rows[i].unit;
        }
    }
    return UNIT_NONE;
}

/* 1 for Monday to 7 for Sunday; 0 for no weekday. */
static int weekday_of(const char *norm) {
    static const char *const names[] = {"monday", "tuesday",  "wednesday", "thursday",
                                        "friday", "saturday", "sunday"};
    for (int i = 0; i < DAYS_OF_WEEK; i++) {
        if (strcmp(norm, names[i]) == 0) {
            return i + 1;
        }
    }
    return 0;
}

/* The token's word without a possessive, "last month's"; "" beyond the last. */
static const char *word_at(const struct tokens *tokens, size_t i, char out[static DAYS_ISO_BYTES]) {
    const char *norm = i < tokens->count && tokens->at[i].kind == TOKEN_WORD ? tokens->at[i].norm : "";
    size_t length = strlen(norm);
    if (length < DAYS_ISO_BYTES && text_ends_with(norm, "'s")) {
        memcpy(out, norm, length - 2);
        out[length - 2] = '\0';
        return out;
    }
    return norm;
}

static bool is_word(const struct tokens *tokens, size_t i, const char *word) {
    return i < tokens->count && strcmp(tokens->at[i].norm, word) == 0;
}

/* ---- spans ---- */

/* The unit of the calendar that is so many from today's. */
static struct period unit_from(struct day today, enum unit unit, int count) {
    const struct day month = {today.year, today.month, 1};
    struct day from = today, until;
    switch (unit) {
    case UNIT_YEAR:
        from = until = (struct day){.year = today.year + count};
        break;
    case UNIT_QUARTER:
        from = days_add_months(month, count * MONTHS_OF_QUARTER - (today.month - 1) % MONTHS_OF_QUARTER);
        until = days_add_months(from, MONTHS_OF_QUARTER - 1);
        from.day = until.day = 0;
        break;
    case UNIT_MONTH:
        from = days_add_months(month, count);
        from.day = 0;
        until = from;
        break;
    case UNIT_WEEK:
        from = days_add(today, DAYS_OF_WEEK * count - days_weekday(today));
        until = days_add(from, DAYS_OF_WEEK - 1);
        break;
    default:
        from = until = days_add(today, count);
    }
    return (struct period){from, until};
}

/* So many units that end today, or begin with it where the count is above 0. */
static struct period rolling(struct day today, enum unit unit, int count) {
    const int months = unit == UNIT_MONTH ? 1 : unit == UNIT_QUARTER ? MONTHS_OF_QUARTER : MONTHS_OF_YEAR;
    const struct day far = unit == UNIT_DAY    ? days_add(today, count)
                           : unit == UNIT_WEEK ? days_add(today, DAYS_OF_WEEK * count)
                                               : days_add_months(today, months * count);
    return count < 0 ? (struct period){far, today} : (struct period){today, far};
}

/* "Last March" is the latest that is over, "next March" the first that is to begin. */
static struct period month_from(struct day today, int month, int way) {
    struct day at = {today.year, month, 0};
    at.year -= way < 0 && month >= today.month;
    at.year += way > 0 && month <= today.month;
    return (struct period){at, at};
}

static struct period weekday_from(struct day today, int weekday, int way) {
    int ahead = weekday - 1 - days_weekday(today);
    ahead -= way < 0 && ahead >= 0 ? DAYS_OF_WEEK : 0;
    ahead += way > 0 && ahead <= 0 ? DAYS_OF_WEEK : 0;
    const struct day at = days_add(today, ahead);
    return (struct period){at, at};
}

/* ---- phrases ---- */

/* "30 days", "two years" behind a head; 0 for another count. */
static int count_at(const struct tokens *tokens, size_t i, size_t *next) {
    double number = 0;
    bool ordinal = false;
    bool counts = i < tokens->count && text_number(tokens, i, &number, next, &ordinal) && !ordinal &&
                  number >= 1 && number <= MOST_UNITS && number == (double)(int)number;
    return counts ? (int)number : 0;
}

/* "In the last year" is the one that ends today; "the last year" alone may be the last of the data. */
static bool is_within(const struct tokens *tokens, size_t article) {
    static const char *const words[] = {"in", "within", "over", "during", "for"};
    return article > 0 && ONE_OF(tokens->at[article - 1].norm, words);
}

/* The words behind the head at the token, whose article, if it has one, is the token before. */
static bool behind_head(const struct tokens *tokens, size_t at, bool article, size_t head, struct day today,
                        struct period *out, size_t *next) {
    char room[DAYS_ISO_BYTES];
    const int way = heads[head].way;
    const int count = way == 0 ? 0 : count_at(tokens, at + 1, next);
    const size_t noun = count > 0 ? *next : at + 1;
    const char *word = word_at(tokens, noun, room);
    const enum unit unit = unit_of(word);
    *next = noun + 1;
    if (is_word(tokens, *next, "of")) {
        return false; /* "the last day of the trip" */
    }
    if (unit != UNIT_NONE && count > 0) {
        *out = rolling(today, unit, way * count);
        return true;
    }
    if (unit != UNIT_NONE && unit != UNIT_DAY) {
        bool rolls = heads[head].rolling || (article && !heads[head].named);
        *out = rolls ? rolling(today, unit, way) : unit_from(today, unit, way);
        return !article || heads[head].rolling || heads[head].named || is_within(tokens, at - 1);
    }
    const int month = text_month(word), weekday = weekday_of(word);
    *out = month > 0 ? month_from(today, month, way) : weekday_from(today, weekday, way);
    return (month > 0 || weekday > 0) && count == 0 && !article;
}

static bool one_at(const struct tokens *tokens, size_t from, struct day today, struct period *out,
                   size_t *next) {
    char room[DAYS_ISO_BYTES];
    static const char *const determiners[] = {"the", "a",     "an",   "his",  "her",
                                              "its", "their", "each", "every"};
    const bool article = is_word(tokens, from, "the");
    const char *word = word_at(tokens, from + article, room);
    if (from > 0 && ONE_OF(tokens->at[from - 1].norm, determiners)) {
        return false; /* "their last year" */
    }
    for (size_t i = 0; i < sizeof days / sizeof *days && !article; i++) {
        if (strcmp(word, days[i].word) == 0) {
            *out = unit_from(today, UNIT_DAY, days[i].days);
            *next = from + 1;
            return true;
        }
    }
    for (size_t i = 0; i < HEADS; i++) {
        if (strcmp(word, heads[i].word) == 0) {
            return behind_head(tokens, from + article, article, i, today, out, next);
        }
    }
    return false;
}

/* "Between last year and this year", "from yesterday to tomorrow". */
static bool two_at(const struct tokens *tokens, size_t from, struct day today, struct period *out,
                   size_t *next) {
    static const char *const tos[] = {"to", "until", "till", "through"};
    struct period first, last;
    size_t joint = 0;
    const bool between = is_word(tokens, from, "between");
    if ((!between && !is_word(tokens, from, "from")) || !one_at(tokens, from + 1, today, &first, &joint) ||
        joint >= tokens->count ||
        !(between ? is_word(tokens, joint, "and") : ONE_OF(tokens->at[joint].norm, tos)) ||
        !one_at(tokens, joint + 1, today, &last, next)) {
        return false;
    }
    *out = (struct period){first.from, last.until};
    return true;
}

bool period_relative(const struct tokens *tokens, size_t from, struct day today, struct period *out,
                     size_t *next) {
    return two_at(tokens, from, today, out, next) || one_at(tokens, from, today, out, next);
}

struct day period_today(void) {
    const char *set = getenv("CLARISQL_TODAY");
    struct day day;
    if (set != NULL && days_read(set, &day) && day.day > 0) {
        return day;
    }
    time_t now = time(NULL);
    struct tm local;
    if (localtime_r(&now, &local) == NULL) {
        return (struct day){1970, 1, 1};
    }
    return (struct day){local.tm_year + 1900, local.tm_mon + 1, local.tm_mday};
}
