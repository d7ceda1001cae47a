#include "plan/referred.h"

#include <string.h>

#include "plan/called.h"
#include "plan/direction.h"
#include "text/text.h"

#define MAX_CONDITIONS 4

/* ---- words ---- */

/* The table that is named first; -1 if none is. */
static int first_table(const struct wording *w) {
    for (size_t i = 0; i < w->linked->word_count; i++) {
        size_t last;
        int table = wording_table(w, i, &last);
        if (table >= 0) {
            return table;
        }
    }
    return -1;
}

static bool names_table(const struct wording *w, int table) {
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (roles_is_table(w, table, i)) {
            return true;
        }
    }
    return false;
}

/* ---- which key ---- */

/* "Leaves from", "no arrivals": the role of the last word that says a way; -1 if none does. */
static int role_by_way(const struct wording *w, struct referred *out) {
    for (size_t i = w->linked->word_count; i > 0; i--) {
        enum direction said = direction_word(&w->linked->words[i - 1]);
        for (size_t r = 0; said != DIRECTION_NONE && r < out->roles.count; r++) {
            int from = w->in->columns[w->in->keys[out->roles.at[r].key].from].catalogue;
            if (direction_of(w->arena, w->linked->catalogue, from, NULL) == said) {
                out->last = w->linked->word_count; /* "left", behind "from which" */
                return (int)r;
            }
        }
    }
    return -1;
}

/* The role of who does what both roles are called after, or of whom it is done to: "follower", "followed"; -1
 * if there is none. */
static int role_of_doer(const struct roles *roles, bool doer) {
    for (size_t r = 0; r < roles->count; r++) {
        const struct words *words = &roles->at[r].words;
        const char *norm = words->count == 1 ? words->norm[0] : "";
        bool agent = text_ends_with(norm, "er") || text_ends_with(norm, "or"),
             patient = text_ends_with(norm, "ed") || text_ends_with(norm, "ee");
        if (doer ? agent : patient) {
            return (int)r;
        }
    }
    return -1;
}

/* "Is followed", "has never been followed", "followed by". */
static bool is_passive(const struct wording *w, size_t verb) {
    static const char *const be[] = {"been", "being", "are", "is", "was", "were", "be"};
    static const char *const between[] = {"not", "never", "ever", "yet", "n't", "only"};
    size_t at = verb;
    while (at > 0 && ONE_OF(wording_norm(w, at - 1), between)) {
        at--;
    }
    return wording_is(w, verb + 1, "by") || (at > 0 && ONE_OF(wording_norm(w, at - 1), be));
}

/* "Nobody follows", "who follow nobody", "without followers", "not followed": on which side of the deed the
 * rows stand that are asked for. */
static int role_by_deed(const struct wording *w, const struct referred *l, const struct role_mention *m) {
    int doer = role_of_doer(&l->roles, true), done = role_of_doer(&l->roles, false);
    const char *norm = wording_norm(w, m->first);
    if (l->roles.count != 2 || doer < 0 || done < 0) {
        return -1;
    }
    if (text_ends_with(norm, "er") || text_ends_with(norm, "ers") || text_ends_with(norm, "or") ||
        text_ends_with(norm, "ors")) {
        return done; /* others are their followers */
    }
    bool passive = text_ends_with(norm, "ed") && is_passive(w, m->first);
    bool subject = l->nobody && l->first < m->first;
    return passive || subject ? done : doer;
}

/* Which of several keys to the rows is denied; -1 if the words do not tell. */
static int role_of_pairs(const struct wording *w, struct referred *out) {
    struct role_mention mentions[ROLES_MAX_MENTIONS];
    size_t count = roles_mentions(w, &out->roles, mentions);
    int role = -1;
    for (size_t m = 0; m < count; m++) {
        int here = role_by_deed(w, out, &mentions[m]);
        here = here < 0 ? (int)mentions[m].role : here;
        if (role >= 0 && here != role) {
            return -1;
        }
        role = here;
        out->last = mentions[m].last > out->last ? mentions[m].last : out->last;
    }
    return role < 0 ? role_by_way(w, out) : role;
}

/* ---- the whole ---- */

bool referred_find(const struct wording *w, referred_tree of_tree, struct referred *out) {
    const int asked = first_table(w);
    const struct referred said = *out;
    if ((w->cues->found & (CUE_BIT(OR) | CUE_BIT(BOTH))) != 0) {
        return false;
    }
    for (size_t key = 0; roles_next(w, &key, &out->roles);) {
        out->table = out->roles.target;
        out->base = out->roles.base;
        out->first = said.first;
        out->last = said.last;
        out->said = said.said;
        bool tree = roles_reflexive(&out->roles);
        bool who = asked < 0 || (asked == out->base && wording_is(w, 0, "who"));
        bool about = asked == out->table || (who && (tree ? asked < 0 : names_table(w, out->base)));
        int role = !about ? -1 : tree ? of_tree(w, out) : role_of_pairs(w, out);
        if (role >= 0) {
            out->key = w->in->keys[out->roles.at[role].key].from;
            return input_key(w->in, out->table) == w->in->keys[out->roles.at[role].key].to;
        }
    }
    return false;
}

bool referred_words(const struct wording *w, const struct referred *r, size_t word) {
    size_t end;
    bool value = false;
    for (size_t i = 0; i < w->in->value_count; i++) {
        value = value || (w->in->values[i].first <= word && word < w->in->values[i].last &&
                          w->in->values[i].holder_count > 0);
    }
    return word >= (r->said < r->first ? r->said : r->first) && word < r->last && !value &&
           wording_table(w, word, &end) < 0;
}

/* ---- sequences ---- */

/* The rows' key is asked for. */
static bool names_key(const struct wording *w) {
    static const char *const keys[] = {"id", "ids", "code", "codes", "number", "numbers", "identifier"};
    for (size_t i = 0; i < w->linked->word_count; i++) {
        if (ONE_OF(wording_norm(w, i), keys)) {
            return true;
        }
    }
    return false;
}

/* The columns of the rows that the sequence shows and words name; what people call them by if there are none.
 */
bool referred_append_shown(const struct wording *w, const struct referred *r, const struct sequence *sequence,
                           struct sequence *out) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool fits = shape_append(out, TOKEN_ID_SELECT), any = false;
    if (wording_is(w, 0, "how") && wording_is(w, 1, "many")) {
        return fits && shape_append(out, TOKEN_ID_COUNT) && shape_append(out, shape_rows(w->in, r->table));
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        bool plain = column >= 0 && !token_in(sequence->actions[i - 1], TOKENS_AGGREGATE);
        bool key = plain && names_key(w) && input_refers(w->in, column, r->table);
        bool shown = plain && w->in->columns[column].table == r->table &&
                     !w->in->columns[column].foreign_key && wording_names(w, column, 0, r->first);
        uint16_t action = key ? shape_action(w->in, input_key(w->in, r->table)) : sequence->actions[i];
        fits = fits && (!(shown || key) || shape_append(out, action));
        any = any || shown || key;
    }
    int name = called_by(w, r->table);
    return fits && (any || (name >= 0 && shape_append(out, shape_action(w->in, name))));
}

/* Simple conditions on values in columns of the table, wherever the sequence has them; a value once. */
bool referred_append_conditions(const struct wording *w, const struct sequence *sequence, int table,
                                const struct input_value *not_value, bool *first, struct sequence *out) {
    const uint64_t simple = TOKENS_COMPARE | TOKEN_BIT(LIKE) | TOKEN_BIT(NLIKE);
    uint16_t seen[MAX_CONDITIONS];
    size_t count = 0;
    bool fits = true;
    for (size_t i = 0; i + 2 < sequence->count && count < MAX_CONDITIONS; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        uint16_t value = sequence->actions[i + 2];
        bool own = token_in(sequence->actions[i], simple) && column >= 0 &&
                   w->in->columns[column].table == table && shape_value(w->in, value) != NULL &&
                   shape_value(w->in, value) != not_value;
        for (size_t k = 0; k < count && own; k++) {
            own = seen[k] != value;
        }
        if (own) {
            seen[count++] = value;
            fits = fits && shape_append(out, *first ? TOKEN_ID_WHERE : TOKEN_ID_AND) &&
                   shape_append_all(out, sequence->actions + i, 3);
            *first = false;
        }
    }
    return fits;
}

/* Values of the question that neither side has conditions on: something else is asked. */
bool referred_has_others(const struct wording *w, const struct referred *l, const struct sequence *sequence) {
    for (size_t i = 1; i < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i - 1]);
        int table = column < 0 ? l->table : w->in->columns[column].table;
        if (shape_value(w->in, sequence->actions[i]) != NULL && table != l->table && table != l->base) {
            return true;
        }
    }
    return false;
}
