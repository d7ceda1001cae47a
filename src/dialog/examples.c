/* Choices told by the values that their columns hold. */
#include <stdlib.h>
#include <string.h>

#include "dialog/internal.h"

/* Values of a column that a number is compared with. */
#define MOST_NUMBERS 256
/* Bytes of a part of a value. */
#define LEAST_PART 3

/* The phrase as a number, "24.50" or "1,200"; false if it is none. */
static bool as_number(const char *phrase, size_t length, double *out) {
    char digits[32];
    size_t n = 0;
    for (size_t i = 0; i < length; i++) {
        if (phrase[i] != ',') {
            if (n + 1 == sizeof digits || strchr("0123456789.-", phrase[i]) == NULL) {
                return false;
            }
            digits[n++] = phrase[i];
        }
    }
    digits[n] = '\0';
    char *end = digits;
    *out = strtod(digits, &end);
    return n > 0 && *end == '\0';
}

/* The column of the choice holds the number, however it is written there. */
static bool holds_number(const struct reader *r, const struct dialog_choice *c, double number) {
    const char *values[MOST_NUMBERS];
    size_t count = db_lend_values(r->context->db, c->column_index, values, MOST_NUMBERS);
    for (size_t i = 0; i < count; i++) {
        double held;
        if (as_number(values[i], strlen(values[i]), &held) && held == number) {
            return true;
        }
    }
    return false;
}

/* How the column of the choice holds the phrase: 2 as a whole value, 1 as a part of one, 0 not at all. */
static int holds(const struct reader *r, const struct dialog_choice *c, const char *phrase, size_t length) {
    if (c->sample != NULL && strlen(c->sample) == length && strncmp(c->sample, phrase, length) == 0) {
        return 2;
    }
    if (r->context == NULL || r->context->db == NULL || c->column_index < 0) {
        return 0;
    }
    struct db_value value;
    double number;
    if (db_values(r->context->db, r->arena, phrase, length, c->column_index, &value, 1) > 0) {
        if (value.match == VALUE_EXACT || value.match == VALUE_FOLDED) {
            return 2;
        }
        if (length >= LEAST_PART && (value.match == VALUE_PART || value.match == VALUE_PREFIX)) {
            return 1;
        }
    }
    return as_number(phrase, length, &number) && holds_number(r, c, number) ? 2 : 0;
}

/* The number of a choice, that may be a value as well. */
static bool is_place(const struct reader *r, size_t item, size_t from, size_t to) {
    double n = r->words[from].number, count = (double)r->items[item].choice_count;
    return to == from + 1 && r->words[from].is_number && n >= 1 && n <= count && n == (double)(size_t)n;
}

/* True if words [from, to) as written are a value (as: 2), or a part of one (1), of some choice's column but
 * not of all; scores those. */
static bool value_span(const struct reader *r, size_t item, size_t from, size_t to, int as, double *score) {
    size_t start = r->tokens.at[r->words[from].token].start;
    size_t end = r->tokens.at[r->words[to - 1].token].end;
    if (r->tokens.at[r->words[from].token].kind == TOKEN_QUOTED && end - start > 2) {
        start++;
        end--;
    }
    size_t n = r->items[item].choice_count, held = 0;
    for (size_t i = 0; i < n; i++) {
        const struct dialog_choice *c = &r->items[item].choices[i];
        bool holder =
            c->value == NULL && c->column != NULL && holds(r, c, r->text + start, end - start) >= as;
        score[i] = holder ? (as == 2 ? 0.8 : 0.6) : 0;
        held += holder;
    }
    return held > 0 && held < n;
}

/* A value, or for as == 1 a part of one, that stands in the reply. */
static bool find_value(const struct reader *r, size_t item, const bool *mask, int as, double *score) {
    /* Longer runs first: "New York" before "York". */
    for (size_t length = r->word_count < 6 ? r->word_count : 6; length > 0; length--) {
        for (size_t from = 0; from + length <= r->word_count; from++) {
            bool whole = !is_place(r, item, from, from + length);
            for (size_t w = from; w < from + length && whole; w++) {
                whole = evidence_usable(r, w, mask) && (as == 2 || !(r->words[w].stop || r->words[w].asked));
            }
            bool content = whole && !r->words[from].stop && !r->words[from + length - 1].stop;
            if (content && value_span(r, item, from, from + length, as, score)) {
                return true;
            }
        }
    }
    memset(score, 0, r->items[item].choice_count * sizeof *score);
    return false;
}

void evidence_values(const struct reader *r, size_t item, const bool *mask, double *score) {
    find_value(r, item, mask, 2, score);
}

void evidence_parts(const struct reader *r, size_t item, const bool *mask, double *score) {
    find_value(r, item, mask, 1, score);
}
