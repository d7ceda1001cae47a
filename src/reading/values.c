/* Stored values that the question mentions, read more freely than linking does: part of a value, a value's
 * number or figures ("9AM to 11PM" for "9 AM to 11 PM"), a letter off. */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "reading/internal.h"
#include "text/text.h"

/* Share of a value's words that must be said. */
#define ENOUGH 0.5
/* Letters from which a word may be one edit off. */
#define MAY_ERR 6
/* Most figures of a value that are compared. */
#define MAX_FIGURES 8
/* Words between a value's first and last that are not its own. */
#define SLACK 2

static bool same_word(const struct link_word *said, const char *norm, const char *stem) {
    if (strcmp(said->stem, stem) == 0) {
        return true;
    }
    return strlen(norm) >= MAY_ERR && strlen(said->norm) >= MAY_ERR && said->norm[0] == norm[0] &&
           text_edit_distance(said->norm, norm, 1) <= 1;
}

static bool is_weak(const struct words *value, size_t word) {
    return value->count > 1 && text_is_stopword(value->norm[word]);
}

/* How much of the value stands in the words from `first` on, in order or not, close together. */
static double said_from(const struct reader *r, size_t first, size_t last, const struct words *value,
                        struct span *span) {
    size_t total = 0, said = 0, end = first, limit = first + value->count + SLACK;
    uint64_t used = 0;
    for (size_t k = 0; k < value->count; k++) {
        total += !is_weak(value, k);
    }
    for (size_t i = first; i < last && i < limit; i++) {
        bool hit = false;
        for (size_t k = 0; k < value->count && k < 64 && !hit; k++) {
            if ((used >> k & 1) == 0 && !is_weak(value, k) &&
                same_word(&r->words[i], value->norm[k], value->stem[k])) {
                used |= (uint64_t)1 << k;
                said++;
                end = i + 1;
                hit = true;
            }
        }
        if (i == first && !hit) {
            return 0;
        }
        if ((r->cues[i] & CUE_AND) != 0 && r->words[i].norm[0] != ',') {
            break;
        }
    }
    *span = (struct span){first, end};
    return total == 0 ? 0 : (double)said / (double)total;
}

/* The runs of digits in text, as numbers. */
static size_t read_figures(const char *text, size_t length, long figures[MAX_FIGURES], size_t count) {
    for (size_t i = 0; i < length && count < MAX_FIGURES;) {
        if (!isdigit((unsigned char)text[i])) {
            i++;
            continue;
        }
        figures[count++] = strtol(text + i, NULL, 10);
        while (i < length && isdigit((unsigned char)text[i])) {
            i++;
        }
    }
    return count;
}

/* True if the value's two figures or more stand in the words, in order and near each other. */
static bool says_figures(const struct reader *r, size_t first, size_t last, const char *value,
                         struct span *span) {
    long wanted[MAX_FIGURES];
    size_t count = read_figures(value, strlen(value), wanted, 0), found = 0;
    if (count < 2) {
        return false;
    }
    for (size_t i = first; i < last; i++) {
        long said[MAX_FIGURES];
        size_t here = read_figures(r->words[i].norm, strlen(r->words[i].norm), said, 0);
        for (size_t k = 0; k < here; k++) {
            found = said[k] == wanted[found] ? found + 1 : said[k] == wanted[0] ? 1 : 0;
            if (found == 1) {
                span->first = i;
            }
            if (found == count) {
                span->last = i + 1;
                span->first -= span->first > first && clause_word_is(r, span->first - 1, "between");
                return span->last - span->first <= 2 * count + SLACK;
            }
        }
    }
    return false;
}

static bool same_number(double a, double b) {
    return fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b));
}

/* The words of a value as a question would say them: not split within, no possessive, no marks. */
static bool value_words(struct reader *r, const char *value, struct words *out) {
    struct tokens tokens;
    *out = (struct words){.count = 0};
    if (text_tokenize(r->arena, value, strlen(value), &tokens, NULL) != CSQL_OK || tokens.count == 0) {
        return false;
    }
    out->norm = arena_array(r->arena, tokens.count, sizeof *out->norm);
    out->stem = arena_array(r->arena, tokens.count, sizeof *out->stem);
    if (out->norm == NULL || out->stem == NULL) {
        return reader_no_memory(r) != NULL;
    }
    for (size_t i = 0; i < tokens.count; i++) {
        const char *norm = tokens.at[i].norm, *stem = tokens.at[i].stem;
        size_t length = strlen(norm);
        if (tokens.at[i].kind == TOKEN_PUNCT) {
            continue;
        }
        if (length > 2 && strcmp(norm + length - 2, "'s") == 0) {
            norm = arena_copy(r->arena, norm, length - 2);
            stem = norm == NULL ? NULL : text_stem(r->arena, norm);
        }
        if (stem == NULL) {
            return reader_no_memory(r) != NULL;
        }
        out->norm[out->count] = norm;
        out->stem[out->count++] = stem;
    }
    return out->count > 0;
}

static bool has_word(const struct words *words, const struct link_word *said) {
    for (size_t k = 0; k < words->count; k++) {
        if (strcmp(words->stem[k], said->stem) == 0) {
            return true;
        }
    }
    return false;
}

/* "20m", "1.5bn", "50k": a number written with its scale. */
static bool scaled_number(const char *norm, double *number) {
    static const struct {
        const char *suffix;
        double scale;
    } scales[] = {{"", 1}, {"k", 1e3}, {"m", 1e6}, {"mn", 1e6}, {"mil", 1e6}, {"b", 1e9}, {"bn", 1e9}};
    char *end;
    if (!isdigit((unsigned char)norm[0])) {
        return false;
    }
    double value = strtod(norm, &end);
    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++) {
        if (strcmp(end, scales[i].suffix) == 0) {
            *number = value * scales[i].scale;
            return true;
        }
    }
    return false;
}

bool said_number(const struct reader *r, size_t word, double *number, struct span *span) {
    const struct linked *linked = r->in->linked;
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        if ((v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD) && v->first == word) {
            *number = v->number;
            *span = (struct span){v->first, v->last};
            return true;
        }
    }
    *span = (struct span){word, word + 1};
    return scaled_number(r->words[word].norm, number);
}

/* ---- the values of a column, read once a question ---- */

struct value_entry {
    const char *text;
    struct words words;
    bool numbered; /* the text begins with a number */
    double number;
};

struct column_values {
    struct value_entry *at;
    size_t count;
};

/* The number that a text value begins with ("20 million USD"). */
static bool leading_number(struct reader *r, const char *value, double *number) {
    struct tokens tokens;
    if (!isdigit((unsigned char)value[0]) && value[0] != '$') {
        return false;
    }
    if (text_tokenize(r->arena, value, strlen(value), &tokens, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < tokens.count && i < 2; i++) {
        size_t next;
        bool ordinal;
        if (text_number(&tokens, i, number, &next, &ordinal)) {
            return !ordinal;
        }
    }
    return false;
}

static const struct column_values *read_column(struct reader *r, int column) {
    struct column_values *cached = r->values[column];
    if (cached != NULL) {
        return cached;
    }
    const char *values[READER_MAX_VALUES];
    size_t count = db_column_values(r->in->db, r->arena, column, values, READER_MAX_VALUES);
    cached = arena_alloc(r->arena, sizeof *cached);
    if (cached == NULL || (cached->at = arena_array(r->arena, count + 1, sizeof *cached->at)) == NULL) {
        return reader_no_memory(r);
    }
    for (size_t i = 0; i < count; i++) {
        struct value_entry *entry = &cached->at[cached->count];
        entry->text = values[i];
        if (strlen(values[i]) <= READER_MAX_VALUE_BYTES && value_words(r, values[i], &entry->words)) {
            entry->numbered = leading_number(r, values[i], &entry->number);
            cached->count++;
        }
    }
    r->values[column] = cached;
    return cached;
}

bool column_holds_number(struct reader *r, int column, double number) {
    const struct column_values *values = read_column(r, column);
    for (size_t i = 0; values != NULL && i < values->count; i++) {
        char *end;
        double stored = strtod(values->at[i].text, &end);
        if (end != values->at[i].text && *end == '\0' && stored == number) {
            return true;
        }
    }
    return false;
}

bool column_numbers(struct reader *r, int column, double *out, size_t *count) {
    const struct column_values *values = read_column(r, column);
    *count = 0;
    for (size_t i = 0; values != NULL && i < values->count; i++) {
        char *end;
        double stored = strtod(values->at[i].text, &end);
        if (end != values->at[i].text && *end == '\0') {
            out[(*count)++] = stored;
        }
    }
    return values != NULL && values->count < READER_MAX_VALUES;
}

/* The span of a number of the question that equals the value's. */
static bool says_number(const struct reader *r, size_t first, size_t last, const struct value_entry *value,
                        struct span *span) {
    double said;
    for (size_t i = first; i < last && value->numbered; i++) {
        if (!said_number(r, i, &said, span) || span->last > last || !same_number(said, value->number)) {
            continue;
        }
        while (span->last < last && has_word(&value->words, &r->words[span->last])) {
            span->last++; /* what the number counts is said too: "1000 passengers per day" */
        }
        return true;
    }
    return false;
}

static bool find_value(const struct reader *r, size_t first, size_t last, const struct value_entry *value,
                       struct mention *out) {
    *out = (struct mention){.stored = value->text};
    if (says_figures(r, first, last, value->text, &out->span)) {
        out->score = 0.95;
        out->whole = true;
        return true;
    }
    if (says_number(r, first, last, value, &out->span)) {
        out->score = 0.9;
        out->number = out->whole = true;
        return true;
    }
    for (size_t i = first; i < last; i++) {
        struct span span;
        double score = r->words[i].stopword ? 0 : said_from(r, i, last, &value->words, &span);
        if (score >= ENOUGH && score > out->score) {
            out->score = score;
            out->span = span;
            out->whole = score >= 1;
        }
    }
    return out->score > 0;
}

size_t mention_find(struct reader *r, size_t first, size_t last, int column, struct mention *out,
                    size_t room) {
    const struct column_values *values = read_column(r, column);
    size_t found = 0;
    last = last < r->count ? last : r->count;
    for (size_t i = 0; values != NULL && i < values->count; i++) {
        struct mention mention;
        if (!find_value(r, first, last, &values->at[i], &mention)) {
            continue;
        }
        mention.column = column;
        if (found == room && out[room - 1].score >= mention.score) {
            continue;
        }
        size_t at = found < room ? found++ : room - 1;
        for (; at > 0 && out[at - 1].score < mention.score; at--) {
            out[at] = out[at - 1];
        }
        out[at] = mention;
    }
    return found;
}
