#include "plan/ordered.h"

#include <string.h>

#include "plan/each.h"
#include "text/text.h"

#define MOST_OF_NAME 0.6F /* likeness of words to a name that they are more than half of */

/* What rows are sorted by: how many there are of a table, the planner's, or of the group, -1. */
struct tally_order {
    size_t first; /* the word of the number */
    int counted;
    uint16_t direction; /* a token */
};

static bool is_number(const char *norm) {
    static const char *const words[] = {"number", "numbers", "count", "counts", "amount", "quantity"};
    return ONE_OF(norm, words);
}

/* A column is called "number of ...", or nearly so, by the words from there on. */
static bool is_column(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->lexical > MOST_OF_NAME && m->first <= word && m->last > word) {
            return true;
        }
    }
    return false;
}

/* "By the number", "in ascending order of the count": the word of the number; the end of the words if nothing
 * so is said. *end gets where what is counted begins. */
static size_t find_number(const struct wording *w, size_t *end) {
    static const char *const fillers[] = {"the",       "their",      "its",        "descending",
                                          "ascending", "decreasing", "increasing", "total"};
    static const char *const articles[] = {"the", "different", "all", "each"};
    size_t words = w->linked->word_count;
    for (size_t i = 1; i < words; i++) {
        bool by = strcmp(wording_norm(w, i), "by") == 0;
        bool of = strcmp(wording_norm(w, i), "of") == 0 && strcmp(wording_norm(w, i - 1), "order") == 0;
        size_t at = i + 1;
        while (ONE_OF(wording_norm(w, at), fillers)) {
            at++;
        }
        if (!(by || of) || !is_number(wording_norm(w, at)) || is_column(w, at)) {
            continue;
        }
        *end = at + 1 + (strcmp(wording_norm(w, at + 1), "of") == 0);
        while (ONE_OF(wording_norm(w, *end), articles)) {
            ++*end;
        }
        return at;
    }
    return words;
}

static bool read_order(const struct wording *w, struct tally_order *out) {
    size_t from = 0, last, number = find_number(w, &from);
    if ((w->cues->found & CUES_ORDER) == 0 || (w->cues->found & CUES_END) != 0 ||
        number >= w->linked->word_count) {
        return false;
    }
    bool said = from > number + 1;
    bool down = (w->cues->found & CUE_BIT(DESCENDING)) != 0;
    *out = (struct tally_order){number, said ? wording_table(w, from, &last) : -1,
                                down ? TOKEN_ID_DESC : TOKEN_ID_ASC};
    return !said || out->counted >= 0;
}

/* ---- the sequence ---- */

/* Where the order is, or would be, in a sequence of one query: before its limit, or at its end. *end gets
 * where the order ends. */
static size_t find_clause(const struct sequence *sequence, size_t *end) {
    const uint64_t later =
        TOKEN_BIT(ASC) | TOKEN_BIT(DESC) | TOKEN_BIT(LIMIT) | TOKEN_BIT(FROM) | TOKEN_BIT(END);
    size_t at = shape_clause_end(sequence, SHAPE_SELECTED);
    while (at < sequence->count && !token_in(sequence->actions[at], later)) {
        at = shape_clause_end(sequence, at + 1);
    }
    *end = at;
    while (*end < sequence->count && token_in(sequence->actions[*end], TOKEN_BIT(ASC) | TOKEN_BIT(DESC))) {
        *end = shape_clause_end(sequence, *end + 1);
    }
    return at;
}

/* What each group is to be of: the one column that is shown, where the rows of its table are counted; else
 * the rows of the table that is shown, by what refers to them. -1 if it is neither. */
static int group_column(const struct wording *w, const struct sequence *sequence, int counted) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    size_t start = SHAPE_SELECTED + (sequence->actions[SHAPE_SELECTED] == TOKEN_ID_DISTINCT);
    int table = -1;
    for (size_t i = start; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column < 0 || (table >= 0 && w->in->columns[column].table != table)) {
            return -1;
        }
        table = w->in->columns[column].table;
    }
    if (table < 0) {
        return -1;
    }
    if (counted == table || counted < 0) {
        return end == start + 1 ? shape_column(w->in, sequence->actions[start]) : -1;
    }
    int reference = input_reference(w->in, counted, table);
    return reference >= 0                                           ? reference
           : w->in->components[counted] == w->in->components[table] ? input_key(w->in, table)
                                                                    : -1;
}

/* The rows that are counted where the sequence counts them already, as an action; 0 if it counts none. */
static uint16_t counted_rows(const struct plan_input *in, const struct sequence *sequence) {
    size_t index;
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        if (sequence->actions[i] == TOKEN_ID_COUNT &&
            legal_kind(in, sequence->actions[i + 1], &index) == ACTION_TABLE) {
            return sequence->actions[i + 1];
        }
    }
    return 0;
}

/* Words from `from` on name the column, which holds such a number itself. */
static bool is_named(const struct wording *w, int column, size_t from) {
    return column >= 0 && w->in->columns[column].type == TYPE_NUMBER &&
           wording_names(w, column, from, w->linked->word_count);
}

/* A number is asked for by other words too: it is to be shown. */
static bool asks_number(const struct wording *w, size_t but) {
    for (size_t i = 0; i < w->cues->count; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        if (hit->cue == CUE_COUNT && (hit->last <= but || hit->first > but)) {
            return true;
        }
    }
    return false;
}

bool ordered_correct(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    struct tally_order asked;
    if (sequence->count < 3 || shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB)) || !read_order(w, &asked)) {
        return false;
    }
    size_t end, at = find_clause(sequence, &end);
    bool grouped = shape_has(sequence, TOKEN_BIT(GROUP));
    bool sorted = at + 1 < end && (token_in(sequence->actions[at + 1], TOKENS_AGGREGATE) ||
                                   is_named(w, shape_column(in, sequence->actions[at + 1]), asked.first));
    int table = shape_lone_table(in, sequence), counted = asked.counted >= 0 ? asked.counted : table;
    int by = grouped ? -1 : group_column(w, sequence, counted);
    uint16_t rows = counted_rows(in, sequence);
    if (sorted || at >= sequence->count || (rows == 0 && counted < 0) || (!grouped && by < 0) ||
        (!grouped && (shape_has(sequence, TOKENS_AGGREGATE) || asks_number(w, asked.first)))) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    uint16_t counts = rows ? rows : shape_rows(in, counted);
    const uint16_t order[] = {asked.direction, TOKEN_ID_COUNT, counts};
    bool fits = shape_append_all(&out, sequence->actions, at);
    fits =
        fits && (grouped || (shape_append(&out, TOKEN_ID_GROUP) && shape_append(&out, shape_action(in, by))));
    fits = fits && shape_append_all(&out, order, sizeof order / sizeof *order) &&
           shape_append_all(&out, sequence->actions + end, sequence->count - end);
    *sequence = fits ? out : *sequence;
    return fits;
}
