#include "plan/lacking.h"

#include <string.h>

#include "plan/comparison.h"
#include "plan/referred.h"
#include "text/text.h"

/* ---- words ---- */

/* "Nobody", "no one", "nothing": who does it, or to whom it is done. */
static bool is_none(const struct wording *w, size_t word) {
    static const char *const nones[] = {"nobody", "noone", "nothing", "none"};
    return ONE_OF(wording_norm(w, word), nones) ||
           (wording_is(w, word, "no") && wording_is(w, word + 1, "one"));
}

static bool is_any(const struct wording *w, size_t word) {
    static const char *const anys[] = {"anyone", "anybody", "anything", "any"};
    return ONE_OF(wording_norm(w, word), anys);
}

static bool denies(const struct wording *w, size_t word) {
    static const char *const noes[] = {"no", "not", "never", "without", "n't"};
    const char *norm = wording_norm(w, word);
    const size_t length = strlen(norm);
    return ONE_OF(norm, noes) || is_none(w, word) || (length > 3 && strcmp(norm + length - 3, "n't") == 0);
}

/* The one word that denies; the number of words if there is none, or several. */
static size_t denial(const struct wording *w) {
    size_t found = w->linked->word_count;
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (denies(w, i)) {
            if (found < w->linked->word_count) {
                return w->linked->word_count;
            }
            found = i;
        }
    }
    return found;
}

static bool is_possessive(const struct wording *w, size_t word) {
    const char *behind = w->linked->question + w->linked->words[word].end;
    const char *within = behind - (w->linked->words[word].end > 1 ? 2 : 0);
    return behind[0] == '\'' || strncmp(behind, "\xe2\x80\x99", 3) == 0 || strncmp(within, "'s", 2) == 0 ||
           wording_is(w, word + 1, "s") || wording_is(w, word + 1, "'s");
}

/* "Who manage nobody", "nobody's boss", "no subordinates": no row has this one in the role. What has no row
 * in it itself ("without a boss") is another matter. */
static int role_of_tree(const struct wording *w, struct referred *out) {
    struct role_mention mentions[ROLES_MAX_MENTIONS];
    size_t count = roles_mentions(w, &out->roles, mentions);
    static const char *const be[] = {"are", "is", "not", "a", "an", "any", "the", "s", "'s"};
    if (count != 1) {
        return -1;
    }
    const struct role_mention *m = &mentions[0];
    size_t lead = m->first;
    while (lead > 0 && (ONE_OF(wording_norm(w, lead - 1), be) || is_any(w, lead - 1))) {
        lead--;
    }
    bool whose = m->first > 0 && is_none(w, m->first - 1) && !m->verb &&
                 is_possessive(w, m->first - 1); /* "nobody's boss" */
    bool is_not = !m->verb && out->first >= lead && out->first < m->first && wording_is(w, out->first, "not");
    bool object = is_none(w, m->last) || is_any(w, m->last);
    bool deed = m->verb && object && !text_ends_with(wording_norm(w, m->first), "ed");
    bool below = m->inverse && out->first < m->first;
    out->last = object ? m->last + 1 : m->last;
    out->said = m->first;
    return whose || is_not || deed || below ? (int)m->role : -1;
}

/* ---- the whole ---- */

/* A number is compared: "never the goal of more than 10 trips". */
static bool compares(const struct wording *w) {
    for (size_t v = 0; v < w->in->value_count; v++) {
        const struct input_value *value = &w->in->values[v];
        if ((value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD) &&
            comparison_asked(w->linked, value->first, value->last) != COMPARISON_NONE) {
            return true;
        }
    }
    return false;
}

static bool lacking_read(const struct wording *w, struct referred *out) {
    const size_t no = denial(w);
    *out = (struct referred){.first = no, .last = no + 1, .said = no, .nobody = is_none(w, no)};
    return no < w->linked->word_count && !compares(w) && referred_find(w, role_of_tree, out);
}

/* ---- sequences ---- */

/* The rows' own key is asked for, and the sequence takes from it what refers to it, by EXCEPT. */
static bool does_so(const struct wording *w, const struct referred *l, const struct sequence *sequence) {
    static const char *const keys[] = {"id", "ids", "code", "codes", "number", "numbers", "identifier"};
    bool asked = false;
    for (size_t i = 0; i < w->linked->word_count; i++) {
        asked = asked || ONE_OF(wording_norm(w, i), keys);
    }
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    size_t second = end + 2;
    return asked && end == SHAPE_SELECTED + 1 && second + 2 == sequence->count &&
           sequence->actions[end] == TOKEN_ID_EXCEPT &&
           sequence->actions[SHAPE_SELECTED] == shape_action(w->in, input_key(w->in, l->table)) &&
           sequence->actions[second] == shape_action(w->in, l->key);
}

bool lacking_correct(const struct wording *w, struct sequence *sequence) {
    struct referred l;
    if (sequence->count < SHAPE_SELECTED + 2 || shape_has_roles(sequence) || !lacking_read(w, &l) ||
        referred_has_others(w, &l, sequence) || does_so(w, &l, sequence)) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    const uint16_t key = shape_action(w->in, l.key);
    bool first = true, inner = true;
    bool fits = referred_append_shown(w, &l, sequence, &out) &&
                referred_append_conditions(w, sequence, l.base == l.table ? -1 : l.table, NULL, &first, &out);
    const uint16_t lack[] = {first ? TOKEN_ID_WHERE : TOKEN_ID_AND,
                             TOKEN_ID_NIN,
                             shape_action(w->in, input_key(w->in, l.table)),
                             TOKEN_ID_SUB,
                             TOKEN_ID_SELECT,
                             key};
    fits = fits && shape_append_all(&out, lack, sizeof lack / sizeof *lack) &&
           referred_append_conditions(w, sequence, l.base == l.table ? -1 : l.base, NULL, &inner, &out);
    fits = fits && shape_append(&out, TOKEN_ID_CLOSE) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

bool lacking_words(const struct wording *w, int *columns) {
    struct referred l;
    if (!lacking_read(w, &l)) {
        return false;
    }
    for (size_t i = 0; i < w->linked->word_count; i++) {
        bool says = denies(w, i) || is_any(w, i) || !w->linked->words[i].stopword;
        columns[i] = says && referred_words(w, &l, i) ? l.key : columns[i];
    }
    return true;
}
