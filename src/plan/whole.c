#include "plan/whole.h"

#include <strings.h>

#include "text/text.h"

#define NEARLY_WHOLE 0.9F /* likeness of a name without the words of its table's */

/* Whether words name the column: not at all, by a part of its name that is the whole name of another's, or
 * otherwise. *rival: the match of that other. */
enum naming { NAMED_NOT, NAMED_AS_RIVAL, NAMED };

/* One word is another form of the column's name, not the name: "effects" of Effectiveness, whose stem is
 * theirs. */
static bool is_derived(const struct wording *w, const struct link_match *m) {
    enum { BEGINNING = 4 };
    const char *norm = wording_norm(w, m->first), *name = w->linked->catalogue->columns[m->index].name;
    const char *word = text_singular(w->arena, norm), *noun = text_singular(w->arena, name);
    return m->last == m->first + 1 && word != NULL && noun != NULL &&
           strncasecmp(word, noun, BEGINNING) == 0 && strcasecmp(word, noun) != 0;
}

/* The one column that the words of a match are the whole name of, the planner's; -1 if none or several are.
 */
static int whole_at(const struct wording *w, const struct link_match *part) {
    int found = -1;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (!m->column || m->code != LINK_EXACT || m->first > part->first || m->last < part->last ||
            is_derived(w, m)) {
            continue;
        }
        if (found >= 0 && found != input_column(w->in, m->index)) {
            return -1;
        }
        found = input_column(w->in, m->index);
    }
    return found;
}

static enum naming naming_of(const struct wording *w, int column, int *rival) {
    enum naming naming = NAMED_NOT;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (!m->column || m->index != w->in->columns[column].catalogue) {
            continue;
        }
        int whole = m->code == LINK_EXACT || m->lexical >= NEARLY_WHOLE ? -1 : whole_at(w, m);
        if (whole < 0 || whole == column || (naming == NAMED_AS_RIVAL && whole != *rival)) {
            return NAMED;
        }
        *rival = whole;
        naming = NAMED_AS_RIVAL;
    }
    return naming;
}

/* Both are shown: one of them would stand twice. */
static bool are_shown(const struct plan_input *in, const struct sequence *sequence, int a, int b) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool shown_a = false, shown_b = false;
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        shown_a = shown_a || shape_column(in, sequence->actions[i]) == a;
        shown_b = shown_b || shape_column(in, sequence->actions[i]) == b;
    }
    return shown_a && shown_b;
}

/* Gives way to the columns whose whole names the words are. */
static bool prefer_whole(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    bool changed = false;
    for (size_t i = 0; i < sequence->count; i++) {
        int rival = -1, column = shape_column(in, sequence->actions[i]);
        if (column < 0 || in->columns[column].foreign_key || in->columns[column].primary_key ||
            naming_of(w, column, &rival) != NAMED_AS_RIVAL || are_shown(in, sequence, column, rival) ||
            in->columns[rival].type != in->columns[column].type ||
            !shape_uses(in, sequence, in->columns[rival].table)) {
            continue;
        }
        for (size_t k = 0; k < sequence->count; k++) {
            if (shape_column(in, sequence->actions[k]) == column) {
                sequence->actions[k] = shape_action(in, rival);
            }
        }
        changed = true;
    }
    return changed;
}

/* The planner's column of the table that some words are the whole name of, where the sequence uses nothing
 * that they name; -1 if there is none, or several. */
static int left_out(const struct wording *w, const struct sequence *sequence, int table) {
    const struct plan_input *in = w->in;
    int found = -1;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        size_t last;
        int column = m->column && m->code == LINK_EXACT ? input_column(in, m->index) : -1;
        if (column < 0 || column == found || in->columns[column].table != table ||
            (wording_table(w, m->first, &last) >= 0 && last >= m->last)) {
            continue;
        }
        for (size_t k = 0; k < sequence->count && column >= 0; k++) {
            int used = shape_column(in, sequence->actions[k]);
            const struct input_value *value = shape_value(in, sequence->actions[k]);
            bool taken = (used >= 0 && wording_names(w, used, m->first, m->last)) ||
                         (value != NULL && value->first < m->last && m->first < value->last);
            column = taken ? -1 : column;
        }
        if (column >= 0 && found >= 0) {
            return -1;
        }
        found = column >= 0 ? column : found;
    }
    return found;
}

/* What is grouped by is a column that words name, and not one of which none speaks. */
static bool group_by_named(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    int by = -1;
    for (size_t i = 0; i + 1 < sequence->count && by < 0; i++) {
        by = sequence->actions[i] == TOKEN_ID_GROUP ? shape_column(in, sequence->actions[i + 1]) : -1;
    }
    if (by < 0 || in->columns[by].primary_key || in->columns[by].foreign_key ||
        wording_names(w, by, 0, w->linked->word_count) || shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB))) {
        return false;
    }
    int instead = left_out(w, sequence, in->columns[by].table);
    for (size_t i = 0; i < sequence->count && instead >= 0; i++) {
        if (shape_column(in, sequence->actions[i]) == by) {
            sequence->actions[i] = shape_action(in, instead);
        }
    }
    return instead >= 0;
}

/* Some words name the column, not only by their meaning, and not, or not as well, the other one. */
static bool is_told_apart(const struct wording *w, int column, int other) {
    const struct plan_input *in = w->in;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        bool shared = !m->column || m->code == LINK_SEMANTIC || m->index != in->columns[column].catalogue;
        for (size_t k = 0; k < w->linked->match_count && !shared; k++) {
            const struct link_match *own = &w->linked->matches[k];
            shared = own->column && own->index == in->columns[other].catalogue && own->first <= m->first &&
                     own->last >= m->last && own->lexical >= m->lexical;
        }
        if (!shared) {
            return true;
        }
    }
    return false;
}

/* What is compared with an end or the average of rows is compared with that of the same column. */
static bool compare_alike(const struct wording *w, struct sequence *sequence) {
    bool changed = false;
    for (size_t i = 0; i + 5 < sequence->count; i++) {
        const uint16_t *at = sequence->actions + i;
        int column = shape_column(w->in, at[1]), other = shape_column(w->in, at[5]);
        if (token_in(at[0], TOKENS_COMPARE) && at[2] == TOKEN_ID_SUB && at[3] == TOKEN_ID_SELECT &&
            token_in(at[4], TOKEN_BIT(MAX) | TOKEN_BIT(MIN) | TOKEN_BIT(AVG)) && column >= 0 && other >= 0 &&
            column != other && !is_told_apart(w, other, column)) {
            sequence->actions[i + 5] = at[1];
            changed = true;
        }
    }
    return changed;
}

bool whole_correct(const struct wording *w, struct sequence *sequence) {
    bool changed = prefer_whole(w, sequence);
    changed = compare_alike(w, sequence) || changed;
    return group_by_named(w, sequence) || changed;
}
