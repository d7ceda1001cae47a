#include "plan/when.h"

#include <ctype.h>
#include <string.h>

#include "plan/comparison.h"
#include "text/text.h"

#define VERB_REACH 3 /* words between a verb and the preposition of its date */
#define YEAR_DIGITS 4
#define MONTH_BYTES 7 /* "2023-03" */
#define ONE_OF(norm, list) text_is_among(norm, list, sizeof(list) / sizeof *(list))

/* ---- verbs ---- */

static bool is_of_time(const char *word) {
    static const char *const words[] = {"date", "year", "time", "day", "month", "on", "at", "when", "dt"};
    return ONE_OF(word, words);
}

/* The verb is told by the word of a name: "returned" by "return", "died" by "death". */
static bool tells(const struct embed *embed, const struct link_word *verb, const char *norm,
                  const char *stem) {
    if (strcmp(verb->stem, stem) == 0) {
        return true;
    }
    enum lexicon_relation relation =
        embed == NULL ? LEXICON_UNRELATED : embed_relation(embed, verb->norm, norm);
    return relation == LEXICON_DERIVED || relation == LEXICON_SYNONYM;
}

bool when_tells(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                const struct db_column *column) {
    struct words words;
    bool told = false, time = column->type == TYPE_DATE;
    if (text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < words.count; i++) {
        bool of_time = is_of_time(words.norm[i]);
        time = time || of_time;
        told = told || (!of_time && tells(embed, verb, words.norm[i], words.stem[i]));
    }
    return told && time;
}

/* ---- dates of the question ---- */

/* A date, or a figure that may be a year. */
static bool is_time(const struct input_value *value) {
    bool year = value->kind == LINK_NUMBER && value->number >= 1500 && value->number < 2100 &&
                value->number == (double)(int)value->number;
    return value->kind == LINK_DATE || year;
}

/* The preposition before a date: its word; the number of words if there is none. */
static size_t preposition(const struct wording *w, size_t first) {
    static const char *const words[] = {"in",    "on",     "before", "after", "since",
                                        "until", "during", "by",     "from",  "between"};
    static const char *const fillers[] = {"the", "year", "month", "of", "and", "to"};
    for (size_t at = first; at > 0 && first - at <= VERB_REACH; at--) {
        if (ONE_OF(wording_norm(w, at - 1), words)) {
            return at - 1;
        }
        bool figure = false;
        for (size_t i = 0; i < w->in->value_count; i++) {
            figure = figure || (w->in->values[i].first <= at - 1 && at - 1 < w->in->values[i].last &&
                                is_time(&w->in->values[i]));
        }
        if (!figure && !ONE_OF(wording_norm(w, at - 1), fillers)) {
            break;
        }
    }
    return w->linked->word_count;
}

/* A word that names no table and may be a verb in the past: "returned", "sold". */
static bool may_be_verb(const struct wording *w, size_t word) {
    size_t last;
    return !w->linked->words[word].stopword && wording_table(w, word, &last) < 0;
}

/* ---- columns ---- */

static bool is_used(const struct plan_input *in, const struct sequence *sequence, int table) {
    for (size_t i = 0; i < sequence->count; i++) {
        size_t index;
        enum action_kind kind = legal_kind(in, sequence->actions[i], &index);
        int own = kind == ACTION_TABLE                                ? (int)index
                  : kind == ACTION_COLUMN && index < in->column_count ? in->columns[index].table
                                                                      : -1;
        if (own == table) {
            return true;
        }
    }
    return false;
}

/* The one column of the sequence's tables that tells of a verb before the preposition; -1 if there is none,
 * or several, or the compared one does. */
static int told_column(const struct wording *w, const struct sequence *sequence, size_t before,
                       int compared) {
    for (size_t at = before; at > 0 && before - at < VERB_REACH; at--) {
        int found = -1;
        size_t count = 0;
        for (size_t c = 0; may_be_verb(w, at - 1) && c < w->in->column_count; c++) {
            const struct db_column *column = &w->linked->catalogue->columns[w->in->columns[c].catalogue];
            if (is_used(w->in, sequence, w->in->columns[c].table) && !w->in->columns[c].foreign_key &&
                when_tells(w->arena, w->embed, &w->linked->words[at - 1], column)) {
                if ((int)c == compared) {
                    return -1;
                }
                found = (int)c;
                count++;
            }
        }
        if (count > 0) {
            return count == 1 ? found : -1;
        }
    }
    return -1;
}

static bool is_month(const struct linked *linked, const struct plan_input *in,
                     const struct input_value *value) {
    const char *text = linked->values[value - in->values].text;
    return value->kind == LINK_DATE && strlen(text) == MONTH_BYTES && text[YEAR_DIGITS] == '-';
}

/* "In May 2021" lies within the month; nothing compares. */
static bool look_within(const struct wording *w, struct sequence *sequence, size_t at,
                        const struct input_value *value) {
    uint16_t action = sequence->actions[at];
    bool compares = token_in(action, TOKEN_BIT(GT) | TOKEN_BIT(LT) | TOKEN_BIT(GE) | TOKEN_BIT(LE));
    size_t before = preposition(w, value->first);
    static const char *const within[] = {"in", "during"};
    if (!compares || !is_month(w->linked, w->in, value) || before == w->linked->word_count ||
        !ONE_OF(wording_norm(w, before), within) ||
        comparison_asked(w->linked, value->first, value->last) != COMPARISON_NONE) {
        return false;
    }
    sequence->actions[at] = TOKEN_ID_EQ;
    return true;
}

/* "When was the parcel delivered": the date that the last word tells of is shown. */
static bool show_told(const struct wording *w, struct sequence *sequence) {
    size_t verb = w->linked->word_count;
    while (verb > 0 &&
           (w->linked->words[verb - 1].norm[0] < 'a' || w->linked->words[verb - 1].norm[0] > 'z')) {
        verb--;
    }
    int column = sequence->count > 2 ? shape_column(w->in, sequence->actions[SHAPE_SELECTED]) : -1;
    if (strcmp(wording_norm(w, 0), "when") != 0 || verb < 3 || column < 0 ||
        shape_clause_end(sequence, SHAPE_SELECTED) != SHAPE_SELECTED + 1 ||
        w->in->columns[column].type != TYPE_DATE) {
        return false;
    }
    int told = told_column(w, sequence, verb, column);
    if (told < 0 || when_tells(w->arena, w->embed, &w->linked->words[verb - 1],
                               &w->linked->catalogue->columns[w->in->columns[column].catalogue])) {
        return false;
    }
    sequence->actions[SHAPE_SELECTED] = shape_action(w->in, told);
    return true;
}

bool when_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = show_told(w, sequence);
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        bool compares = token_in(sequence->actions[i], TOKENS_COMPARE | TOKEN_BIT(BETWEEN) | TOKEN_BIT(LIKE));
        if (!compares || column < 0 || value == NULL || !is_time(value)) {
            continue;
        }
        size_t before = preposition(w, value->first);
        int told = before == w->linked->word_count ? -1 : told_column(w, sequence, before, column);
        if (told >= 0 && !wording_names(w, column, before, value->first)) {
            sequence->actions[i + 1] = shape_action(w->in, told);
            changed = true;
        }
        changed = look_within(w, sequence, i, value) || changed;
    }
    return changed;
}
