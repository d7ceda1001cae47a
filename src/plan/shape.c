#include "plan/shape.h"

#include <string.h>

#include "text/text.h"

const char *wording_norm(const struct wording *w, size_t word) {
    return word < w->linked->word_count ? w->linked->words[word].norm : "";
}

bool wording_is(const struct wording *w, size_t word, const char *text) {
    return strcmp(wording_norm(w, word), text) == 0;
}

bool wording_says_less(const struct wording *w, size_t first, size_t last) {
    static const char *const words[] = {"less",  "fewer",  "lower",   "smaller", "shorter", "younger",
                                        "below", "before", "earlier", "cheaper", "lighter", "sooner"};
    for (size_t i = first; i < last; i++) {
        if (ONE_OF(wording_norm(w, i), words)) {
            return true;
        }
    }
    return false;
}

bool wording_in_name(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->code != LINK_SEMANTIC && m->first <= word && word < m->last) {
            return true;
        }
    }
    return false;
}

int wording_table(const struct wording *w, size_t first, size_t *last) {
    int found = -1;
    *last = first;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        for (size_t t = 0; !m->column && m->code == LINK_EXACT && m->first == first && m->last > *last &&
                           t < w->in->table_count;
             t++) {
            if (w->in->tables[t] == m->index) {
                found = (int)t;
                *last = m->last;
            }
        }
    }
    return found;
}

bool wording_names_table(const struct wording *w, int table) {
    for (size_t at = 0; at < w->linked->word_count; at++) {
        size_t last;
        if (wording_table(w, at, &last) == table) {
            return true;
        }
    }
    return false;
}

int wording_opening(const struct wording *w, size_t *last) {
    static const char *const words[] = {"list", "show", "give", "find", "the", "all", "me", "display"};
    size_t at = 0;
    while (text_is_among(wording_norm(w, at), words, sizeof words / sizeof *words)) {
        at++;
    }
    return wording_table(w, at, last);
}

bool wording_names(const struct wording *w, int column, size_t first, size_t last) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->index == w->in->columns[column].catalogue && m->first < last && first < m->last) {
            return true;
        }
    }
    return false;
}

bool wording_names_whole(const struct wording *w, int column, size_t first, size_t last) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->code == LINK_EXACT && m->index == w->in->columns[column].catalogue &&
            m->first == first && m->last == last) {
            return true;
        }
    }
    return false;
}

bool wording_calls(const struct wording *w, int column, size_t first) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && m->code == LINK_EXACT && m->first >= first &&
            m->index == w->in->columns[column].catalogue) {
            return true;
        }
    }
    return false;
}

bool wording_says(const struct wording *w, int column) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        bool here = m->column ? m->index == w->in->columns[column].catalogue
                              : m->index == w->in->tables[w->in->columns[column].table];
        if (here && m->code != LINK_SEMANTIC) {
            return true;
        }
    }
    return false;
}

bool wording_is_figure(const struct input_value *value) {
    return value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD || value->kind == LINK_DATE;
}

int shape_column(const struct plan_input *in, uint16_t action) {
    size_t index;
    return legal_kind(in, action, &index) == ACTION_COLUMN && index < in->column_count ? (int)index : -1;
}

const struct input_value *shape_value(const struct plan_input *in, uint16_t action) {
    size_t index;
    return legal_kind(in, action, &index) == ACTION_VALUE ? &in->values[index] : NULL;
}

uint16_t shape_action(const struct plan_input *in, int column) {
    return (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + (size_t)column);
}

uint16_t shape_rows(const struct plan_input *in, int table) {
    return (uint16_t)(PLAN_TOKEN_COUNT + input_first_table(in) + (size_t)table);
}

uint16_t shape_literal(const struct plan_input *in, size_t value) {
    return (uint16_t)(PLAN_TOKEN_COUNT + input_first_value(in) + value);
}

bool shape_has_roles(const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (input_role(sequence->actions[i]) >= 0) {
            return true;
        }
    }
    return false;
}

bool shape_is_made(const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (input_part(sequence->actions[i]) != PART_NONE) {
            return true;
        }
    }
    return shape_has_roles(sequence);
}

bool shape_same(const struct sequence *a, const struct sequence *b) {
    return a->count == b->count && memcmp(a->actions, b->actions, a->count * sizeof *a->actions) == 0;
}

bool shape_append(struct sequence *sequence, uint16_t action) {
    if (sequence->count + 1 >= GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    sequence->actions[sequence->count++] = action;
    return true;
}

size_t shape_clause_end(const struct sequence *sequence, size_t at) {
    int depth = 0;
    for (; at < sequence->count; at++) {
        uint16_t action = sequence->actions[at];
        if (depth == 0 && token_in(action, SHAPE_CLAUSES)) {
            break;
        }
        depth += action == TOKEN_ID_SUB ? 1 : action == TOKEN_ID_CLOSE ? -1 : 0;
    }
    return at;
}

int shape_table(const struct plan_input *in, uint16_t action) {
    size_t index;
    enum action_kind kind = legal_kind(in, action, &index);
    return kind == ACTION_TABLE                                ? (int)index
           : kind == ACTION_COLUMN && index < in->column_count ? in->columns[index].table
                                                               : -1;
}

bool shape_append_all(struct sequence *sequence, const uint16_t *actions, size_t count) {
    bool fits = true;
    for (size_t i = 0; i < count; i++) {
        fits = fits && shape_append(sequence, actions[i]);
    }
    return fits;
}

int shape_lone_table(const struct plan_input *in, const struct sequence *sequence) {
    int found = -1;
    for (size_t i = 0; i < sequence->count; i++) {
        int table = shape_table(in, sequence->actions[i]);
        if (table >= 0 && found >= 0 && table != found) {
            return -1;
        }
        found = table >= 0 ? table : found;
    }
    return found;
}

bool shape_uses(const struct plan_input *in, const struct sequence *sequence, int table) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (shape_table(in, sequence->actions[i]) == table) {
            return true;
        }
    }
    return false;
}

bool shape_heeds(const struct plan_input *in, const struct sequence *sequence,
                 const struct input_value *value, int column) {
    bool where = false;
    for (size_t i = 0; i < sequence->count; i++) {
        where = where || sequence->actions[i] == TOKEN_ID_WHERE;
        if ((value != NULL && shape_value(in, sequence->actions[i]) == value) ||
            (where && shape_column(in, sequence->actions[i]) == column)) {
            return true;
        }
    }
    return false;
}

bool shape_add_condition(struct sequence *sequence, const uint16_t *condition, size_t length) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool first = sequence->actions[end] != TOKEN_ID_WHERE;
    end = first ? end : shape_clause_end(sequence, end + 1);
    if (sequence->count + length + 1 >= GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    memmove(sequence->actions + end + length + 1, sequence->actions + end,
            (sequence->count - end) * sizeof *sequence->actions);
    sequence->actions[end] = first ? TOKEN_ID_WHERE : TOKEN_ID_AND;
    memcpy(sequence->actions + end + 1, condition, length * sizeof *condition);
    sequence->count = (uint8_t)(sequence->count + length + 1);
    return true;
}

bool shape_has(const struct sequence *sequence, uint64_t tokens) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (token_in(sequence->actions[i], tokens)) {
            return true;
        }
    }
    return false;
}

bool shape_stands(const struct plan_input *in, const struct sequence *sequence) {
    struct legal_state state;
    legal_start(&state);
    for (size_t i = 0; i < sequence->count; i++) {
        if (!legal_step(in, &state, sequence->actions[i])) {
            return false;
        }
    }
    return grammar_complete(&state.grammar);
}
