/* Choices told by the values that their columns hold. */
#include <string.h>

#include "dialog/internal.h"

/* Words of a value at most. */
#define MOST_SPAN 6
/* Words of the reply among which one is looked for. */
#define MOST_SEARCHED 64
/* Values of a column that a number is compared with. */
#define MOST_NUMBERS 256
/* Different marks that are looked for, and the end. */
#define MOST_MARKS 8
/* Columns that a value is looked for in. */
#define MOST_HOLDERS 8
/* Bytes of a part of a value at least. */
#define LEAST_PART 3
/* Bytes of a part with digits that tells as much as a whole value does: a day of a time, most of a number. */
#define LEAST_MARKED 5
/* Evidence of a choice whose column holds the whole value; a part of it. */
#define WHOLE_VALUE 0.8
#define PART_VALUE 0.6

/* How a column holds a phrase. */
enum holding { HOLDS_NOT, HOLDS_PART, HOLDS_WHOLE };

/* Words [from, to) of the reply as written. */
struct phrase {
    const char *text;
    size_t length;
    bool is_number;
    double number;
};

static struct phrase phrase_of(const struct reader *r, size_t from, size_t to) {
    struct phrase out = {.is_number = to == from + 1 && r->words[from].is_number,
                         .number = r->words[from].number};
    out.text = reader_span(r, from, to, &out.length);
    return out;
}

static bool has_digit(const struct phrase *phrase) {
    bool any = false;
    for (size_t i = 0; i < phrase->length; i++) {
        any = any || (phrase->text[i] >= '0' && phrase->text[i] <= '9');
    }
    return any;
}

/* The column of the choice holds the number, however it is written there. */
static bool holds_number(const struct reader *r, const struct dialog_choice *c, double number) {
    const char *values[MOST_NUMBERS];
    size_t count = db_lend_values(r->context->db, c->column_index, values, MOST_NUMBERS);
    for (size_t i = 0; i < count; i++) {
        double held;
        if (text_parse_number(values[i], strlen(values[i]), &held) && held == number) {
            return true;
        }
    }
    return false;
}

/* Some column of the table holds the phrase as a whole value. */
static enum holding table_holds(const struct reader *r, int table, const struct phrase *phrase) {
    struct db_value values[MOST_HOLDERS];
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    size_t count =
        catalogue == NULL || r->context->db == NULL || table < 0
            ? 0
            : db_values(r->context->db, r->arena, phrase->text, phrase->length, -1, values, MOST_HOLDERS);
    bool held = false;
    for (size_t i = 0; i < count && !held; i++) {
        held = (values[i].match == VALUE_EXACT || values[i].match == VALUE_FOLDED) &&
               catalogue->columns[values[i].column].table == table;
    }
    return held ? HOLDS_WHOLE : HOLDS_NOT;
}

static enum holding holding_of(const struct reader *r, const struct dialog_choice *c,
                               const struct phrase *phrase) {
    if (c->value != NULL || c->column == NULL) {
        return c->value == NULL ? table_holds(r, c->table_index, phrase) : HOLDS_NOT;
    }
    if (c->sample != NULL && strlen(c->sample) == phrase->length &&
        strncmp(c->sample, phrase->text, phrase->length) == 0) {
        return HOLDS_WHOLE;
    }
    if (r->context == NULL || r->context->db == NULL || c->column_index < 0) {
        return HOLDS_NOT;
    }
    struct db_value value;
    if (db_values(r->context->db, r->arena, phrase->text, phrase->length, c->column_index, &value, 1) > 0) {
        if (value.match == VALUE_EXACT || value.match == VALUE_FOLDED) {
            return HOLDS_WHOLE;
        }
        if (phrase->length >= LEAST_PART && (value.match == VALUE_PART || value.match == VALUE_PREFIX)) {
            return phrase->length >= LEAST_MARKED && has_digit(phrase) ? HOLDS_WHOLE : HOLDS_PART;
        }
    }
    return phrase->is_number && holds_number(r, c, phrase->number) ? HOLDS_WHOLE : HOLDS_NOT;
}

/* The number of a choice, that may be a value as well. */
static bool is_place(const struct reader *r, size_t item, size_t from, size_t to) {
    double n = r->words[from].number, count = (double)r->items[item].choice_count;
    return to == from + 1 && r->words[from].is_number && n >= 1 && n <= count && n == (double)(size_t)n;
}

/* Scores the choices that hold as much, if there are some and not all do. */
static bool score_holders(const enum holding *held, size_t count, enum holding least, double *score) {
    size_t holders = 0;
    for (size_t i = 0; i < count; i++) {
        holders += held[i] >= least;
    }
    for (size_t i = 0; i < count && holders > 0 && holders < count; i++) {
        score[i] = held[i] < least ? 0 : least == HOLDS_WHOLE ? WHOLE_VALUE : PART_VALUE;
    }
    return holders > 0 && holders < count;
}

/* The words [from, to) may be a value, or with *partly, also a part of one. */
static bool may_be_value(const struct reader *r, size_t item, size_t from, size_t to, const bool *mask,
                         bool *partly) {
    bool marked = false; /* "OUT-72" begins with a word that else says nothing */
    *partly = true;
    for (size_t w = from; w < to; w++) {
        if (!evidence_usable(r, w, mask)) {
            return false;
        }
        *partly = *partly && !r->words[w].stop && !r->words[w].asked;
        marked = marked || (w > from && r->words[w].is_number);
    }
    return (marked || !r->words[from].stop) && !r->words[to - 1].stop && !is_place(r, item, from, to);
}

/* The mark stands by itself ("an @ in it"), not within a word or number. */
static bool is_lone_mark(const struct reader *r, size_t token) {
    static const char *const marks[] = {"@", "%", "$", "#", "&", "+"};
    const struct token *t = &r->tokens.at[token];
    return t->kind == TOKEN_PUNCT && text_is_among(t->norm, marks, sizeof marks / sizeof *marks) &&
           (token == 0 || t[-1].end < t->start) && (token + 1 == r->tokens.count || t[1].start > t->end);
}

/* Scores the choices whose values mostly have the mark in them. */
static bool score_marked(const struct reader *r, size_t item, char mark, double *score) {
    const char *values[MOST_NUMBERS];
    size_t count = r->items[item].choice_count;
    for (size_t i = 0; i < count; i++) {
        const struct dialog_choice *c = &r->items[item].choices[i];
        bool held = c->value == NULL && c->column_index >= 0 && r->context != NULL && r->context->db != NULL;
        size_t n = held ? db_lend_values(r->context->db, c->column_index, values, MOST_NUMBERS) : 0, with = 0;
        for (size_t v = 0; v < n; v++) {
            with += strchr(values[v], mark) != NULL;
        }
        score[i] = n > 0 && 2 * with > n ? WHOLE_VALUE : 0;
    }
    return evidence_parts(score, count);
}

/* The word beside a mark is under mask. */
static bool beside_usable(const struct reader *r, size_t token, const bool *mask) {
    for (size_t w = r->word_count; w-- > 0;) {
        if (r->words[w].token < token || w == 0) {
            return evidence_usable(r, w, mask);
        }
    }
    return false;
}

static bool find_mark(const struct reader *r, size_t item, const bool *mask, double *score) {
    char tried[MOST_MARKS] = "";
    for (size_t t = 0; t < r->tokens.count && strlen(tried) + 1 < MOST_MARKS; t++) {
        char mark = r->tokens.at[t].norm[0];
        if (mark == '\0' || strchr(tried, mark) != NULL || !is_lone_mark(r, t)) {
            continue;
        }
        tried[strlen(tried)] = mark;
        if (beside_usable(r, t, mask) && score_marked(r, item, r->tokens.at[t].norm[0], score)) {
            return true;
        }
    }
    memset(score, 0, r->items[item].choice_count * sizeof *score);
    return false;
}

bool evidence_values(const struct reader *r, size_t item, const bool *mask, double *whole, double *part) {
    size_t count = r->items[item].choice_count,
           words = r->word_count < MOST_SEARCHED ? r->word_count : MOST_SEARCHED;
    bool any_part = false;
    enum holding held[DIALOG_MAX_CHOICES];
    memset(whole, 0, count * sizeof *whole);
    memset(part, 0, count * sizeof *part);
    /* Longer runs first: "New York" before "York". */
    for (size_t length = words < MOST_SPAN ? words : MOST_SPAN; length > 0; length--) {
        for (size_t from = 0; from + length <= words; from++) {
            bool partly;
            if (!may_be_value(r, item, from, from + length, mask, &partly)) {
                continue;
            }
            struct phrase phrase = phrase_of(r, from, from + length);
            for (size_t i = 0; i < count; i++) {
                held[i] = holding_of(r, &r->items[item].choices[i], &phrase);
            }
            if (score_holders(held, count, HOLDS_WHOLE, whole)) {
                return true;
            }
            any_part = any_part || (partly && score_holders(held, count, HOLDS_PART, part));
        }
    }
    return find_mark(r, item, mask, whole);
}

bool evidence_blanks(const struct reader *r, size_t item, const bool *mask, double *score) {
    static const char *const blanks[] = {"empty", "blank", "null", "nulls", "blanks", "unfilled"};
    const struct db_catalogue *catalogue = r->context == NULL ? NULL : r->context->catalogue;
    size_t count = r->items[item].choice_count;
    bool said = false;
    for (size_t w = 0; w < r->word_count; w++) {
        said = said || (evidence_usable(r, w, mask) && ONE_OF(r->words[w].norm, blanks));
    }
    for (size_t i = 0; i < count; i++) {
        const struct dialog_choice *c = &r->items[item].choices[i];
        bool open = said && catalogue != NULL && c->value == NULL && c->column_index >= 0;
        score[i] = open && catalogue->columns[c->column_index].nulls > 0 ? WHOLE_VALUE : 0;
    }
    return evidence_parts(score, count);
}
