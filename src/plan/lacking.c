#include "plan/lacking.h"

#include <string.h>

#include "plan/direction.h"
#include "plan/each.h"
#include "plan/roles.h"
#include "text/text.h"

#define MAX_CONDITIONS 4
#define ONE_OF(norm, list) text_is_among(norm, list, sizeof(list) / sizeof *(list))

/* Rows of a table that no other one refers to by the key. All the planner's. */
struct lacking {
    int table, base;    /* whose rows are asked for, and what refers to them */
    int key;            /* the column of the base that refers to them */
    size_t first, last; /* the words that deny, and those that say by which key */
    size_t said;        /* where the first of these stands */
    struct roles roles;
};

/* ---- words ---- */

static bool is(const struct wording *w, size_t word, const char *text) {
    return strcmp(wording_norm(w, word), text) == 0;
}

/* "Nobody", "no one", "nothing": who does it, or to whom it is done. */
static bool is_none(const struct wording *w, size_t word) {
    static const char *const nones[] = {"nobody", "noone", "nothing", "none"};
    return ONE_OF(wording_norm(w, word), nones) || (is(w, word, "no") && is(w, word + 1, "one"));
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
static int role_by_way(const struct wording *w, struct lacking *out) {
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

static bool ends_with(const char *word, const char *end) {
    const size_t length = strlen(word), n = strlen(end);
    return length > n && strcmp(word + length - n, end) == 0;
}

/* The role of who does what both roles are called after, or of whom it is done to: "follower", "followed"; -1
 * if there is none. */
static int role_of_doer(const struct roles *roles, bool doer) {
    for (size_t r = 0; r < roles->count; r++) {
        const struct words *words = &roles->at[r].words;
        const char *norm = words->count == 1 ? words->norm[0] : "";
        bool agent = ends_with(norm, "er") || ends_with(norm, "or"),
             patient = ends_with(norm, "ed") || ends_with(norm, "ee");
        if (doer ? agent : patient) {
            return (int)r;
        }
    }
    return -1;
}

/* "Nobody follows", "who follow nobody", "without followers", "not followed": on which side of the deed the
 * rows stand that are asked for. */
static int role_by_deed(const struct wording *w, const struct lacking *l, const struct role_mention *m) {
    int doer = role_of_doer(&l->roles, true), done = role_of_doer(&l->roles, false);
    const char *norm = wording_norm(w, m->first);
    if (l->roles.count != 2 || doer < 0 || done < 0) {
        return -1;
    }
    if (ends_with(norm, "er") || ends_with(norm, "ers") || ends_with(norm, "or") || ends_with(norm, "ors")) {
        return done; /* others are their followers */
    }
    bool passive = m->first > 0 && ends_with(norm, "ed");
    for (size_t i = l->first; i < m->first && passive; i++) {
        static const char *const be[] = {"been", "being", "are", "is", "was", "were", "be"};
        passive = passive && (i > l->first || ONE_OF(wording_norm(w, i - (i > 0)), be) ||
                              ONE_OF(wording_norm(w, i + 1), be));
    }
    bool subject = is_none(w, l->first) && l->first < m->first;
    return passive || subject ? done : doer;
}

/* Which of several keys to the rows is denied; -1 if the words do not tell. */
static int role_of_pairs(const struct wording *w, struct lacking *out) {
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

static bool is_possessive(const struct wording *w, size_t word) {
    const char *behind = w->linked->question + w->linked->words[word].end;
    const char *within = behind - (w->linked->words[word].end > 1 ? 2 : 0);
    return behind[0] == '\'' || strncmp(behind, "\xe2\x80\x99", 3) == 0 || strncmp(within, "'s", 2) == 0 ||
           is(w, word + 1, "s") || is(w, word + 1, "'s");
}

/* "Who manage nobody", "nobody's boss", "no subordinates": no row has this one in the role. What has no row
 * in it itself ("without a boss") is another matter. */
static int role_of_tree(const struct wording *w, struct lacking *out) {
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
    bool is_not = !m->verb && out->first >= lead && out->first < m->first && is(w, out->first, "not");
    bool object = is_none(w, m->last) || is_any(w, m->last);
    bool deed = m->verb && object && !ends_with(wording_norm(w, m->first), "ed");
    bool below = m->inverse && out->first < m->first;
    out->last = object ? m->last + 1 : m->last;
    out->said = m->first;
    return whose || is_not || deed || below ? (int)m->role : -1;
}

/* ---- the whole ---- */

static bool lacking_read(const struct wording *w, struct lacking *out) {
    const int asked = first_table(w);
    const size_t no = denial(w);
    if (no == w->linked->word_count || (w->cues->found & (CUE_BIT(OR) | CUE_BIT(BOTH))) != 0) {
        return false;
    }
    for (size_t key = 0; roles_next(w, &key, &out->roles);) {
        out->table = out->roles.target;
        out->base = out->roles.base;
        out->first = out->said = no;
        out->last = no + 1;
        bool tree = roles_reflexive(&out->roles);
        bool who = asked < 0 || (asked == out->base && is(w, 0, "who"));
        bool about = asked == out->table || (who && !tree && names_table(w, out->base));
        int role = !about ? -1 : tree ? role_of_tree(w, out) : role_of_pairs(w, out);
        if (role >= 0) {
            out->key = w->in->keys[out->roles.at[role].key].from;
            return input_key(w->in, out->table) == w->in->keys[out->roles.at[role].key].to;
        }
    }
    return false;
}

/* ---- sequences ---- */

/* The columns of the rows that the sequence shows and words name; what people call them by if there are none.
 */
static bool append_shown(const struct wording *w, const struct lacking *l, const struct sequence *sequence,
                         struct sequence *out) {
    const size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool fits = shape_append(out, TOKEN_ID_SELECT), any = false;
    if (is(w, 0, "how") && is(w, 1, "many")) {
        return fits && shape_append(out, TOKEN_ID_COUNT) &&
               shape_append(out, (uint16_t)(PLAN_TOKEN_COUNT + input_first_table(w->in) + (size_t)l->table));
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        bool shown = column >= 0 && !token_in(sequence->actions[i - 1], TOKENS_AGGREGATE) &&
                     w->in->columns[column].table == l->table && !w->in->columns[column].foreign_key &&
                     wording_names(w, column, 0, l->first);
        fits = fits && (!shown || shape_append(out, sequence->actions[i]));
        any = any || shown;
    }
    int name = each_name(w->in, w->linked, l->table);
    return fits && (any || (name >= 0 && shape_append(out, shape_action(w->in, name))));
}

/* Simple conditions on values in columns of the table, wherever the sequence has them; a value once. */
static bool append_conditions(const struct wording *w, const struct sequence *sequence, int table,
                              bool *first, struct sequence *out) {
    const uint64_t simple = TOKENS_COMPARE | TOKEN_BIT(LIKE) | TOKEN_BIT(NLIKE);
    uint16_t seen[MAX_CONDITIONS];
    size_t count = 0;
    bool fits = true;
    for (size_t i = 0; i + 2 < sequence->count && count < MAX_CONDITIONS; i++) {
        int column = shape_column(w->in, sequence->actions[i + 1]);
        uint16_t value = sequence->actions[i + 2];
        bool own = token_in(sequence->actions[i], simple) && column >= 0 &&
                   w->in->columns[column].table == table && shape_value(w->in, value) != NULL;
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
static bool has_others(const struct wording *w, const struct lacking *l, const struct sequence *sequence) {
    for (size_t i = 1; i < sequence->count; i++) {
        int column = shape_column(w->in, sequence->actions[i - 1]);
        int table = column < 0 ? -1 : w->in->columns[column].table;
        if (shape_value(w->in, sequence->actions[i]) != NULL && table != l->table && table != l->base) {
            return true;
        }
    }
    return false;
}

/* The rows' own key is asked for, and the sequence takes from it what refers to it, by EXCEPT. */
static bool does_so(const struct wording *w, const struct lacking *l, const struct sequence *sequence) {
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
    struct lacking l;
    if (sequence->count < SHAPE_SELECTED + 2 || shape_has_roles(sequence) || !lacking_read(w, &l) ||
        has_others(w, &l, sequence) || does_so(w, &l, sequence)) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    const uint16_t key = shape_action(w->in, l.key);
    bool first = true, inner = true;
    bool fits = append_shown(w, &l, sequence, &out) &&
                append_conditions(w, sequence, l.base == l.table ? -1 : l.table, &first, &out);
    const uint16_t lack[] = {first ? TOKEN_ID_WHERE : TOKEN_ID_AND,
                             TOKEN_ID_NIN,
                             shape_action(w->in, input_key(w->in, l.table)),
                             TOKEN_ID_SUB,
                             TOKEN_ID_SELECT,
                             key};
    fits = fits && shape_append_all(&out, lack, sizeof lack / sizeof *lack) &&
           append_conditions(w, sequence, l.base == l.table ? -1 : l.base, &inner, &out);
    if (w->linked->catalogue->columns[w->in->columns[l.key].catalogue].nulls > 0) {
        const uint16_t known[] = {inner ? TOKEN_ID_WHERE : TOKEN_ID_AND, TOKEN_ID_NOTNULL, key};
        fits = fits && shape_append_all(&out, known, sizeof known / sizeof *known);
    }
    fits = fits && shape_append(&out, TOKEN_ID_CLOSE) && shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* The word is part of a value. */
static bool is_value(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->in->value_count; i++) {
        const struct input_value *value = &w->in->values[i];
        if (value->first <= word && word < value->last && value->holder_count > 0) {
            return true;
        }
    }
    return false;
}

bool lacking_words(const struct wording *w, int *columns) {
    struct lacking l;
    if (!lacking_read(w, &l)) {
        return false;
    }
    for (size_t i = l.said < l.first ? l.said : l.first; i < l.last && i < w->linked->word_count; i++) {
        bool says = denies(w, i) || is_any(w, i) || !w->linked->words[i].stopword;
        size_t end;
        bool names = wording_table(w, i, &end) >= 0 || is_value(w, i);
        columns[i] = says && !names ? l.key : columns[i];
    }
    return true;
}
