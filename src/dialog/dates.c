/* Choices told by days that their columns hold: "the 8th of May one", "1 October 2021", "in January 2023". */
#include <stdio.h>
#include <string.h>

#include "dialog/internal.h"

/* Values of a column that are looked at. */
#define MOST_VALUES 1024
/* Where the month begins in "2021-10-01". */
#define MONTH_AT 4
/* Evidence of a choice whose column has such a day. */
#define DAY_HELD 0.8

/* What stands in the values: from their beginning, or without a year, from the month on. */
struct day {
    char text[32];
    size_t at;
};

static int month_at(const struct reader *r, size_t token) {
    return token < r->tokens.count && r->tokens.at[token].kind == TOKEN_WORD
               ? text_month(r->tokens.at[token].norm)
               : 0;
}

/* A day of a month, in digits or as an ordinal, and the token behind it; 0 if it is none. */
static int day_at(const struct reader *r, size_t token, size_t *next) {
    double value = 0;
    bool ordinal = false;
    bool number = token < r->tokens.count && text_number(&r->tokens, token, &value, next, &ordinal);
    return number && value >= 1 && value <= 31 && value == (double)(int)value ? (int)value : 0;
}

static bool is_token(const struct reader *r, size_t token, const char *norm) {
    return token < r->tokens.count && strcmp(r->tokens.at[token].norm, norm) == 0;
}

/* "In August", "mid September": a month by itself. */
static bool is_lone_month(const struct reader *r, size_t token) {
    static const char *const cues[] = {"in", "mid", "early", "late", "of", "middle", "for", "around", "the"};
    return token > 0 && month_at(r, token) > 0 && ONE_OF(r->tokens.at[token - 1].norm, cues);
}

/* The day or month told at the token, and the token behind it. */
static bool read_day(const struct reader *r, size_t token, struct day *out, size_t *next) {
    *out = (struct day){.at = 0};
    if (text_date(&r->tokens, token, out->text, next)) {
        return true;
    }
    int day = day_at(r, token, next);
    size_t behind = day > 0 ? *next + is_token(r, *next, "of") : 0;
    int month = day > 0 ? month_at(r, behind) : month_at(r, token);
    if (month > 0 && day > 0) {
        *next = behind + 1;
    } else if (month > 0) {
        day = day_at(r, token + 1 + is_token(r, token + 1, "the"), next);
    }
    out->at = MONTH_AT;
    if (month > 0 && day > 0) {
        (void)snprintf(out->text, sizeof out->text, "-%02d-%02d", month, day);
        return true;
    }
    if (is_lone_month(r, token)) {
        (void)snprintf(out->text, sizeof out->text, "-%02d-", month);
        *next = token + 1;
        return true;
    }
    return false;
}

enum holding { HOLDS_NOT, HOLDS, UNKNOWN };

/* Whether the column of the choice has the day; not known if it has more values than are looked at. */
static enum holding holds_day(const struct reader *r, const struct dialog_choice *c, const struct day *day) {
    const char *values[MOST_VALUES];
    bool open = c->value == NULL && c->column_index >= 0 && r->context != NULL && r->context->db != NULL;
    size_t count = open ? db_lend_values(r->context->db, c->column_index, values, MOST_VALUES) : 0;
    for (size_t i = 0; i < count; i++) {
        if (strlen(values[i]) > MONTH_AT && values[i][MONTH_AT] == '-' &&
            strncmp(values[i] + day->at, day->text, strlen(day->text)) == 0) {
            return HOLDS;
        }
    }
    return count == MOST_VALUES ? UNKNOWN : HOLDS_NOT;
}

/* The words of tokens [from, to) count for the item. */
static bool counts(const struct reader *r, const bool *mask, size_t from, size_t to) {
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        any = any || (r->words[w].token >= from && r->words[w].token < to && evidence_usable(r, w, mask));
    }
    return any;
}

bool evidence_days(const struct reader *r, size_t item, const bool *mask, double *score) {
    size_t count = r->items[item].choice_count, most = 0, next;
    size_t held[DIALOG_MAX_CHOICES] = {0};
    bool unknown = false;
    for (size_t t = 0; t < r->tokens.count; t = next) {
        struct day day;
        next = t + 1;
        if (!read_day(r, t, &day, &next) || !counts(r, mask, t, next)) {
            continue;
        }
        for (size_t i = 0; i < count; i++) {
            enum holding holding = holds_day(r, &r->items[item].choices[i], &day);
            unknown = unknown || holding == UNKNOWN;
            held[i] += holding == HOLDS;
            most = held[i] > most ? held[i] : most;
        }
    }
    for (size_t i = 0; i < count; i++) {
        score[i] = most > 0 && held[i] == most ? DAY_HELD : 0;
    }
    return evidence_parts(score, count) && !unknown;
}
