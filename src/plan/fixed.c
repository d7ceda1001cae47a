#include "plan/fixed.h"

#include <string.h>

#include "plan/each.h"
#include "text/text.h"

/* The text that the column must equal by the one condition on it; NULL if it may hold several. */
static const struct input_value *fixed_value(const struct wording *w, const struct sequence *sequence,
                                             int column) {
    const struct input_value *found = NULL;
    for (size_t i = SHAPE_SELECTED; i + 2 < sequence->count; i++) {
        if (shape_column(w->in, sequence->actions[i + 1]) != column) {
            continue;
        }
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        if (sequence->actions[i] == TOKEN_ID_EQ && value != NULL && value->kind == LINK_TEXT &&
            found == NULL) {
            found = value;
        } else if (token_in(sequence->actions[i], TOKENS_COMPARE)) {
            return NULL;
        }
    }
    return found;
}

/* Words other than the value's name the column. */
static bool is_asked(const struct wording *w, int column, const struct input_value *value) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        bool apart = m->last <= value->first || m->first >= value->last;
        if (m->column && m->index == w->in->columns[column].catalogue && apart) {
            return true;
        }
    }
    return false;
}

/* The word is part of a value, carries nothing, or asks for rows. */
static bool says_rows(const struct wording *w, size_t word) {
    static const char *const requests[] = {"list",    "show",   "find", "give",
                                           "display", "return", "get",  "name"};
    const char *norm = wording_norm(w, word);
    bool said = w->linked->words[word].stopword || norm[0] < 'a' || norm[0] > 'z' ||
                (word == 0 && text_is_among(norm, requests, sizeof requests / sizeof *requests));
    for (size_t i = 0; i < w->in->value_count && !said; i++) {
        said = w->in->values[i].first <= word && word < w->in->values[i].last;
    }
    return said;
}

/* "List the chefs": nothing but values says what the rows are, and the condition has one. Of one row that is
 * called by the value something else is asked. */
static const struct input_value *row_value(const struct wording *w, const struct sequence *sequence,
                                           int column) {
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (!says_rows(w, i)) {
            return NULL;
        }
    }
    for (size_t i = SHAPE_SELECTED; i + 2 < sequence->count; i++) {
        int compared = shape_column(w->in, sequence->actions[i + 1]);
        const struct input_value *value = shape_value(w->in, sequence->actions[i + 2]);
        if (sequence->actions[i] == TOKEN_ID_EQ && value != NULL && value->kind == LINK_TEXT &&
            compared >= 0 && w->in->columns[compared].table == w->in->columns[column].table) {
            bool called = compared == each_name(w->in, w->linked, w->in->columns[column].table);
            return called ? NULL : value;
        }
    }
    return NULL;
}

bool fixed_correct(const struct wording *w, struct sequence *sequence) {
    const uint64_t complex =
        TOKENS_SET | TOKENS_AGGREGATE | TOKEN_BIT(SUB) | TOKEN_BIT(OR) | TOKEN_BIT(GROUP);
    size_t at = SHAPE_SELECTED;
    if (sequence->count < 5 || shape_has(sequence, complex)) {
        return false;
    }
    bool distinct = sequence->actions[at] == TOKEN_ID_DISTINCT;
    int column = shape_column(w->in, sequence->actions[at + distinct]);
    bool alone = shape_clause_end(sequence, at) == at + distinct + 1;
    const struct input_value *value = column < 0 || !alone ? NULL : fixed_value(w, sequence, column);
    value = value == NULL && column >= 0 && alone ? row_value(w, sequence, column) : value;
    int name = value == NULL || is_asked(w, column, value)
                   ? -1
                   : each_name(w->in, w->linked, w->in->columns[column].table);
    if (name < 0 || name == column) {
        return false;
    }
    sequence->actions[at] = shape_action(w->in, name);
    if (distinct) {
        memmove(sequence->actions + at + 1, sequence->actions + at + 2,
                (sequence->count - at - 2) * sizeof *sequence->actions);
        sequence->count--;
    }
    return true;
}
