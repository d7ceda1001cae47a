#include "plan/often.h"

#include <string.h>

#include "plan/asked.h"
#include "plan/direction.h"
#include "plan/referred.h"
#include "text/text.h"

/* How often others refer to the rows. */
struct often {
    struct referred by;
    size_t value; /* the number, by its place among the values */
    int token;    /* the comparison */
};

/* The one number that how many there are is compared with; the number of values if there is none, or several.
 */
static size_t compared_number(const struct wording *w, int *token) {
    size_t found = w->in->value_count;
    for (size_t v = 0; v < w->in->value_count; v++) {
        const struct input_value *value = &w->in->values[v];
        bool whole = (value->kind == LINK_NUMBER || value->kind == LINK_NUMBER_WORD) && value->number >= 0 &&
                     value->number == (double)(int)value->number;
        int here = whole ? asked_token(comparison_asked(w->linked, value->first, value->last)) : -1;
        if (here >= 0 && found < w->in->value_count) {
            return w->in->value_count;
        }
        found = here >= 0 ? v : found;
        *token = here >= 0 ? here : *token;
    }
    return found;
}

/* "More than 2 subordinates", "who manage more than 2", "bosses with more than 2": of how many rows this one
 * has the role. */
static int role_of_tree(const struct wording *w, struct referred *out) {
    static const char *const having[] = {"with", "who", "that", "of", "having", "have"};
    struct role_mention mentions[ROLES_MAX_MENTIONS];
    if (roles_mentions(w, &out->roles, mentions) != 1) {
        return -1;
    }
    const struct role_mention *m = &mentions[0];
    bool below = m->inverse && m->first >= out->last;
    bool deed = m->verb && m->last <= out->first && !text_ends_with(wording_norm(w, m->first), "ed");
    bool subject =
        !m->verb && !m->inverse && m->last <= out->first && ONE_OF(wording_norm(w, m->last), having);
    out->said = m->first;
    out->last = m->last > out->last ? m->last : out->last;
    return below || deed || subject ? (int)m->role : -1;
}

/* What the number counts: words of the rows that refer, or of a role, stand right behind it. */
static bool counts_rows(const struct wording *w, const struct often *o) {
    struct role_mention mentions[ROLES_MAX_MENTIONS];
    const size_t behind = w->in->values[o->value].last;
    size_t count = roles_mentions(w, &o->by.roles, mentions), last;
    for (size_t m = 0; m < count; m++) {
        bool noun = !mentions[m].verb && !text_ends_with(wording_norm(w, behind), "ed");
        if (mentions[m].first == behind && noun) {
            return true;
        }
    }
    static const char *const ways[] = {"departures", "departure", "arrivals", "arrival"};
    bool way = direction_word(&w->linked->words[behind]) != DIRECTION_NONE;
    int table = wording_table(w, behind + way, &last); /* "2 arriving ferries" */
    if (table == o->by.base || table == o->by.table || ONE_OF(wording_norm(w, behind), ways)) {
        return true;
    }
    return false;
}

static bool often_read(const struct wording *w, struct often *out) {
    *out = (struct often){.token = -1};
    out->value = compared_number(w, &out->token);
    if (out->value == w->in->value_count ||
        (w->cues->found & (CUE_BIT(EACH) | CUE_BIT(NOT) | CUES_END)) != 0) {
        return false;
    }
    const struct input_value *value = &w->in->values[out->value];
    out->by.first = out->by.said = value->first;
    out->by.last = value->last;
    return value->last < w->linked->word_count && referred_find(w, role_of_tree, &out->by) &&
           counts_rows(w, out);
}

/* The key is the first of those that join the tables, and the sequence groups by it and compares how many
 * there are. */
static bool does_so(const struct wording *w, const struct often *o, const struct sequence *sequence) {
    bool grouped = false, having = false, first = true;
    for (size_t k = 0; k < o->by.roles.count; k++) {
        int from = w->in->keys[o->by.roles.at[k].key].from;
        first = first && from >= o->by.key;
    }
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        bool here = sequence->actions[i] == TOKEN_ID_GROUP;
        grouped = grouped || (here && sequence->actions[i + 1] == shape_action(w->in, o->by.key));
        having = having || sequence->actions[i] == TOKEN_ID_HAVING;
    }
    return !roles_reflexive(&o->by.roles) && !roles_pair(w, &o->by.roles) && first && grouped && having &&
           !shape_has(sequence, TOKEN_BIT(SUB));
}

bool often_correct(const struct wording *w, struct sequence *sequence) {
    struct often o;
    if (sequence->count < SHAPE_SELECTED + 2 || shape_has_roles(sequence) || !often_read(w, &o) ||
        referred_has_others(w, &o.by, sequence) || does_so(w, &o, sequence)) {
        return false;
    }
    const struct input_value *number = &w->in->values[o.value];
    const uint16_t key = shape_action(w->in, o.by.key);
    const int own = o.by.base == o.by.table ? -1 : o.by.table, other = own < 0 ? -1 : o.by.base;
    struct sequence out = {.score = sequence->score};
    bool first = true, inner = true;
    bool fits = referred_append_shown(w, &o.by, sequence, &out) &&
                referred_append_conditions(w, sequence, own, number, &first, &out);
    const uint16_t among[] = {first ? TOKEN_ID_WHERE : TOKEN_ID_AND,
                              TOKEN_ID_IN,
                              shape_action(w->in, input_key(w->in, o.by.table)),
                              TOKEN_ID_SUB,
                              TOKEN_ID_SELECT,
                              key};
    const uint16_t groups[] = {TOKEN_ID_GROUP,
                               key,
                               TOKEN_ID_HAVING,
                               (uint16_t)o.token,
                               TOKEN_ID_COUNT,
                               shape_rows(w->in, o.by.base),
                               shape_literal(w->in, o.value),
                               TOKEN_ID_CLOSE,
                               TOKEN_ID_END};
    fits = fits && shape_append_all(&out, among, sizeof among / sizeof *among) &&
           referred_append_conditions(w, sequence, other, number, &inner, &out) &&
           shape_append_all(&out, groups, sizeof groups / sizeof *groups);
    *sequence = fits ? out : *sequence;
    return fits;
}

bool often_words(const struct wording *w, int *columns) {
    struct often o;
    if (!often_read(w, &o)) {
        return false;
    }
    for (size_t i = 0; i < w->linked->word_count; i++) {
        bool says = !w->linked->words[i].stopword && (i < o.by.first || i >= w->in->values[o.value].last);
        columns[i] = says && referred_words(w, &o.by, i) ? o.by.key : columns[i];
    }
    return true;
}
