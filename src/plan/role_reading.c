#include "plan/role_reading.h"

#include <string.h>

#include "plan/asked.h"
#include "plan/dimension.h"
#include "plan/each.h"
#include "plan/role_values.h"

#define COMPARING 3 /* words before "than" that may say by what */
#define LEAST 0.5F  /* likeness from which a word names a column */

const char *role_norm(const struct role_reading *r, size_t word) {
    return wording_norm(r->w, word);
}

bool role_is(const struct role_reading *r, size_t word, const char *text) {
    return strcmp(role_norm(r, word), text) == 0;
}

bool role_is_determiner(const struct role_reading *r, size_t word) {
    static const char *const words[] = {"the",  "their", "its", "his", "her",   "a",    "an",
                                        "each", "every", "all", "any", "whose", "that", "own"};
    return ONE_OF(role_norm(r, word), words);
}

/* ---- columns ---- */

/* The column of the roles' table that words beginning, or ending, at `at` name best; *other gets their other
 * end. -1 if none does. */
static int column_at(const struct role_reading *r, size_t at, bool begins, size_t *other) {
    const struct wording *w = r->w;
    int found = -1;
    float best = LEAST;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        float strength = m->lexical > m->semantic ? m->lexical : m->semantic;
        bool here = begins ? m->first == at : m->last == at;
        bool longer =
            found >= 0 && here && m->code == LINK_EXACT && (begins ? m->last > *other : m->first < *other);
        if (!m->column || !here || (strength <= best && !longer)) {
            continue;
        }
        for (size_t c = 0; c < w->in->column_count; c++) {
            const struct input_column *column = &w->in->columns[c];
            if (column->catalogue == m->index && column->table == r->roles.target && !column->foreign_key) {
                found = (int)c;
                best = strength;
                *other = begins ? m->last : m->first;
            }
        }
    }
    return found;
}

/* What the rows with the role refer to, by a table's name or the whole name of a column of it: the unit of a
 * commander. The same as column_at(). */
static int column_beyond(const struct role_reading *r, size_t at, bool begins, size_t *other) {
    const struct wording *w = r->w;
    int found = -1;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->code != LINK_EXACT || (begins ? m->first != at : m->last != at)) {
            continue;
        }
        int column = m->column ? input_column(w->in, m->index) : -1;
        for (size_t t = 0; !m->column && t < w->in->table_count; t++) {
            column = w->in->tables[t] == m->index ? each_name(w->in, w->linked, (int)t) : column;
        }
        int table = column < 0 ? -1 : w->in->columns[column].table;
        bool longer = found < 0 || (begins ? m->last > *other : m->first < *other);
        if (table >= 0 && table != r->roles.target && table != r->roles.base && longer &&
            input_reference(w->in, r->roles.target, table) >= 0) {
            found = column;
            *other = begins ? m->last : m->first;
        }
    }
    return found;
}

/* The column that the words ask for of a role, its own or of what its row refers to. */
static int asked_at(const struct role_reading *r, size_t at, bool begins, size_t *other) {
    size_t end;
    int own = column_at(r, at, begins, other), beyond = column_beyond(r, at, begins, &end);
    bool instead =
        beyond >= 0 && (own < 0 || (begins ? end > *other : end < *other) ||
                        !wording_names_whole(r->w, own, begins ? at : *other, begins ? *other : at));
    *other = instead ? end : *other;
    return instead ? beyond : own;
}

static void take(struct role_reading *r, size_t first, size_t last) {
    for (size_t i = first; i < last && i < LINK_MAX_WORDS; i++) {
        r->taken[i] = true;
    }
}

static void ask(struct role_reading *r, size_t mention, int column) {
    for (size_t i = 0; i < ROLE_MAX_COLUMNS; i++) {
        if (r->columns[mention][i] == column) {
            return;
        }
        if (r->columns[mention][i] < 0) {
            r->columns[mention][i] = column;
            return;
        }
    }
}

/* "Manager name", "manager's name and age". */
static void ask_behind(struct role_reading *r, size_t mention) {
    size_t at = r->mentions[mention].last, end = at;
    at += role_is(r, at, "s") || role_is(r, at, "'s");
    for (int column = asked_at(r, at, true, &end); column >= 0; column = asked_at(r, at, true, &end)) {
        ask(r, mention, column);
        take(r, at, end);
        at = end + role_is(r, end, "and");
        if (at == end) {
            break;
        }
    }
}

/* The word before the mention, and before what only leads to it: "than (the person they) report to". */
static size_t lead_of(const struct role_reading *r, size_t mention) {
    static const char *const leads[] = {"person", "they",  "he",   "she", "of",   "are",
                                        "is",     "those", "whom", "it",  "from", "as"};
    size_t at = r->mentions[mention].first;
    while (at > 0 &&
           (role_is_determiner(r, at - 1) || ONE_OF(role_norm(r, at - 1), leads) ||
            (at > 1 && role_is(r, at - 1, "one") && role_is(r, at - 2, "the")) ||
            (r->mentions[mention].verb && roles_is_table(r->w, r->roles.target, at - 1))) &&
           !role_is(r, at - 1, "as") && !role_is(r, at - 1, "from")) {
        at--;
    }
    return at;
}

/* Columns that were read backwards, in the order in which they are listed. */
static void turn(int *columns) {
    size_t count = 0;
    while (count < ROLE_MAX_COLUMNS && columns[count] >= 0) {
        count++;
    }
    for (size_t i = 0; i + 1 < count; i++, count--) {
        int column = columns[i];
        columns[i] = columns[count - 1];
        columns[count - 1] = column;
    }
}

/* "The names and ages of their managers". */
static void ask_before(struct role_reading *r, size_t mention) {
    size_t at = r->mentions[mention].first, begin;
    at -= at > 0 && (role_is(r, at - 1, "s") || role_is(r, at - 1, "'s"));
    for (size_t i = 0; i < r->w->in->value_count; i++) { /* "of Ann's manager" */
        const struct input_value name = role_whole_name(r, &r->w->in->values[i]);
        at = role_holder(r, &r->w->in->values[i]) >= 0 && name.last == at ? name.first : at;
    }
    if (at == r->mentions[mention].first && at > 0 && roles_is_table(r->w, r->roles.base, at - 1)) {
        at--; /* "of each worker's manager" */
    } else if (at == r->mentions[mention].first) {
        size_t lead = lead_of(r, mention);
        at = lead < at && (role_is(r, lead, "of") || role_is(r, lead, "for")) ? lead + 1 : at;
    }
    while (at > 0 && role_is_determiner(r, at - 1)) {
        at--;
    }
    if (at == 0 || (!role_is(r, at - 1, "of") && !role_is(r, at - 1, "for"))) {
        return;
    }
    at--;
    for (int column = asked_at(r, at, false, &begin); column >= 0; column = asked_at(r, at, false, &begin)) {
        ask(r, mention, column);
        take(r, begin, at);
        at = begin;
        bool more = at > 0 && (role_is(r, at - 1, "and") || role_is(r, at - 1, ","));
        if (!more) {
            break;
        }
        at--;
        at -= at > 0 && role_is(r, at - 1, ",");
    }
    turn(r->columns[mention]);
}

/* "The home and the away team": one list of roles. */
static bool joined(const struct role_reading *r, size_t a, size_t b) {
    bool listed = false;
    for (size_t i = r->mentions[a].last; i < r->mentions[b].first; i++) {
        listed = listed || role_is(r, i, "and") || role_is(r, i, ",") || role_is(r, i, "or");
        if (!role_is(r, i, "and") && !role_is(r, i, ",") && !role_is(r, i, "or") &&
            !role_is_determiner(r, i)) {
            return false;
        }
    }
    return listed;
}

static void ask_columns(struct role_reading *r) {
    for (size_t m = 0; m < r->count; m++) {
        size_t end;
        ask_behind(r, m);
        if (r->columns[m][0] < 0) {
            ask_before(r, m);
        }
        int asked = role_is(r, 0, "what") || role_is(r, 0, "which") ? column_at(r, 1, true, &end) : -1;
        if (r->columns[m][0] < 0 && r->uses[m] == ROLE_OWNED && asked >= 0 &&
            !r->w->in->columns[asked].primary_key &&
            !roles_is_table(r->w, r->roles.target, 1)) { /* "what party is" */
            ask(r, m, asked);
        }
    }
    for (size_t m = 1; m < r->count; m++) {
        size_t from = r->columns[m][0] < 0 ? m - 1 : m, to = from == m ? m - 1 : m;
        if (joined(r, m - 1, m) && r->columns[to][0] < 0) {
            memcpy(r->columns[to], r->columns[from], sizeof r->columns[to]);
        }
    }
}

/* ---- comparisons ---- */

/* The role on the left: the last one mentioned before, else the row itself or the other role. */
static int left_of(struct role_reading *r, size_t mention) {
    for (size_t m = mention; m > 0; m--) {
        if (r->mentions[m - 1].role != r->mentions[mention].role && !roles_pair(r->w, &r->roles)) {
            r->uses[m - 1] = ROLE_COMPARED;
            return (int)r->mentions[m - 1].role;
        }
    }
    return role_owner(r, (int)r->mentions[mention].role);
}

static bool is_measured(const struct role_reading *r, int column) {
    const struct input_column *c = column < 0 ? NULL : &r->w->in->columns[column];
    return c && c->table == r->roles.target && !c->foreign_key && !c->primary_key &&
           (c->type == TYPE_NUMBER || c->type == TYPE_DATE);
}

/* The column that the sequence compares by more or less; -1 if there is none. */
static int sequence_compares(const struct role_reading *r, const struct sequence *sequence) {
    const uint64_t sided = TOKEN_BIT(GT) | TOKEN_BIT(LT) | TOKEN_BIT(GE) | TOKEN_BIT(LE);
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        int column = shape_column(r->w->in, sequence->actions[i + 1]);
        if (token_in(sequence->actions[i], sided) && is_measured(r, column)) {
            return column;
        }
    }
    return -1;
}

/* The number or date that words of [first, last) name best; -1 if they name none. */
static int measured_between(const struct role_reading *r, size_t first, size_t last, float least) {
    int found = -1;
    for (size_t at = first; at < last; at++) {
        for (size_t i = 0; i < r->w->linked->match_count; i++) {
            const struct link_match *m = &r->w->linked->matches[i];
            float strength = m->lexical > m->semantic ? m->lexical : m->semantic;
            for (size_t c = 0; m->column && m->first == at && m->last <= last && strength > least &&
                               c < r->w->in->column_count;
                 c++) {
                if (r->w->in->columns[c].catalogue == m->index && is_measured(r, (int)c)) {
                    found = (int)c;
                    least = strength;
                }
            }
        }
    }
    return found;
}

/* The only number or date that the rows have; -1 if there are several. */
static int sole_measured(const struct role_reading *r) {
    int found = -1;
    for (size_t c = 0; c < r->w->in->column_count; c++) {
        if (is_measured(r, (int)c)) {
            if (found >= 0) {
                return -1;
            }
            found = (int)c;
        }
    }
    return found;
}

static void compare_sides(struct role_reading *r, const struct sequence *sequence, size_t first,
                          size_t last) {
    const struct wording *w = r->w;
    bool more = !wording_says_less(r->w, first, last + 1);
    r->compared = measured_between(r, first, last, 0.85F);
    for (size_t i = first; i < last && r->compared < 0; i++) {
        bool much;
        int column = dimension_compared(w->arena, w->linked->catalogue, w->in->tables[r->roles.target],
                                        role_norm(r, i), i + 1 < last ? role_norm(r, i + 1) : "", &much);
        r->compared = input_column(w->in, column);
        more = r->compared >= 0 ? much : more;
    }
    r->compared = r->compared < 0 ? sequence_compares(r, sequence) : r->compared;
    r->compared = r->compared < 0 ? measured_between(r, first, last, 0.3F) : r->compared;
    r->compared = r->compared < 0 ? sole_measured(r) : r->compared;
    for (size_t i = 0; i < w->linked->match_count; i++) { /* "higher pay than" does not ask for the pay */
        const struct link_match *m = &w->linked->matches[i];
        if (m->column && r->compared >= 0 && m->index == w->in->columns[r->compared].catalogue &&
            m->first >= first && m->last <= last && last - m->last < COMPARING) {
            take(r, m->first, m->last);
        }
    }
    r->token = more ? TOKEN_ID_GT : TOKEN_ID_LT;
    r->last = last;
    r->first = last > first + COMPARING ? last - COMPARING : first;
}

int role_compares(const struct role_reading *r, const struct input_value *value, int *token) {
    const struct wording *w = r->w;
    size_t first = value->first > COMPARING ? value->first - COMPARING : 0;
    *token = asked_token(comparison_asked(w->linked, value->first, value->last));
    for (size_t i = first; i < value->first && *token >= 0; i++) {
        bool much;
        int column = dimension_compared(w->arena, w->linked->catalogue, w->in->tables[r->roles.target],
                                        role_norm(r, i), role_norm(r, i + 1), &much);
        column = input_column(w->in, column);
        if (column >= 0) {
            return column;
        }
    }
    return *token < 0 ? -1 : measured_between(r, first, value->first, 0.85F);
}

/* The column of "the same city", or the key by which rows have "the same department"; -1 if there is none. */
static int same_column(const struct role_reading *r, size_t at) {
    size_t end, last;
    int column = column_at(r, at, true, &end);
    int table = column >= 0 ? -1 : wording_table(r->w, at, &last);
    for (size_t k = 0; k < r->w->in->key_count && table >= 0; k++) {
        int from = r->w->in->keys[k].from;
        if (r->w->in->columns[from].table == r->roles.target &&
            r->w->in->columns[r->w->in->keys[k].to].table == table) {
            return from;
        }
    }
    return column;
}

/* "In the same city as their manager", "of a different house than"; of two roles "from the same country". */
static bool read_same(struct role_reading *r, size_t at) {
    bool same = role_is(r, at, "same"), other = role_is(r, at, "different") || role_is(r, at, "another");
    int column = same || other ? same_column(r, at + 1) : -1;
    size_t behind = r->count;
    for (size_t m = r->count; m > 0; m--) {
        behind = r->mentions[m - 1].first > at ? m - 1 : behind;
    }
    if (column < 0) {
        return false;
    }
    if (behind < r->count) {
        r->right = (int)r->mentions[behind].role;
        r->uses[behind] = ROLE_COMPARED;
        r->left = left_of(r, behind);
    } else if (r->roles.count == 2 && !roles_reflexive(&r->roles)) {
        r->left = 0;
        r->right = 1;
        for (size_t m = 0; m < r->count && !roles_pair(r->w, &r->roles); m++) {
            r->uses[m] = ROLE_COMPARED;
        }
    } else {
        return false;
    }
    r->compared = column;
    r->first = at;
    r->last = at + 2;
    take(r, at, at + 2);
    r->token = same ? TOKEN_ID_EQ : TOKEN_ID_NE;
    return r->left != ROLE_UNKNOWN;
}

static void read_comparison(struct role_reading *r, const struct sequence *sequence) {
    for (size_t i = 0; i < r->w->linked->word_count && !r->compares; i++) {
        r->compares = read_same(r, i);
    }
    for (size_t m = 0; m < r->count && !r->compares; m++) {
        size_t at = lead_of(r, m);
        bool than = at > 0 && role_is(r, at - 1, "than");
        bool when = at > 0 && (role_is(r, at - 1, "before") || role_is(r, at - 1, "after"));
        if (!than && !when) {
            continue;
        }
        size_t first = m > 0 ? r->mentions[m - 1].last : 0;
        compare_sides(r, sequence, first, at - 1);
        r->token = when && role_is(r, at - 1, "before") ? TOKEN_ID_LT : r->token;
        r->uses[m] = ROLE_COMPARED;
        r->right = (int)r->mentions[m].role;
        r->left = left_of(r, m);
        r->compares = r->compared >= 0 && r->left != ROLE_UNKNOWN;
    }
}

/* "Who have a friend": that there is one is said, and not who it is. */
static bool is_had(const struct role_reading *r, size_t mention) {
    static const char *const having[] = {"have", "has", "having", "with"};
    static const char *const some[] = {"a", "an", "any", "some"};
    size_t at = r->mentions[mention].first;
    return at > 1 && ONE_OF(role_norm(r, at - 1), some) && ONE_OF(role_norm(r, at - 2), having);
}

/* ---- the whole ---- */

static void read_uses(struct role_reading *r) {
    for (size_t v = 0; v < r->w->in->value_count; v++) {
        const struct input_value *value = &r->w->in->values[v];
        for (size_t m = 0; m < r->count; m++) {
            if (r->uses[m] != ROLE_SHOWN || wording_is_figure(value) || role_holder(r, value) < 0) {
                continue;
            }
            const struct role_mention *mention = &r->mentions[m];
            int role = role_behind_value(r, mention, value);
            role = role == ROLE_UNKNOWN ? role_before_value(r, mention, value) : role;
            role = role == ROLE_UNKNOWN && mention->inverse ? (int)mention->role : role;
            bool own = role == (int)mention->role || (mention->verb && role >= 0);
            r->uses[m] = role == ROLE_UNKNOWN ? ROLE_SHOWN : own ? ROLE_FILTERED : ROLE_OWNED;
        }
    }
}

/* "From Boston to Chicago", "within the same country": words that speak of two roles and name none. */
static bool implies(struct role_reading *r) {
    bool found[ROLES_MAX] = {false};
    size_t count = 0;
    for (size_t v = 0; v < r->w->in->value_count && !roles_reflexive(&r->roles); v++) {
        const struct input_value *value = &r->w->in->values[v];
        int role = role_holder(r, value) < 0 ? ROLE_UNKNOWN : role_by_direction(r, value);
        if (role >= 0 && !found[role]) {
            found[role] = true;
            count++;
        }
    }
    for (size_t i = 0; i < r->w->linked->word_count && count < 2; i++) {
        bool of_base = false;
        for (size_t k = 0; k < i; k++) {
            of_base = of_base || roles_is_table(r->w, r->roles.base, k);
        }
        count += of_base && read_same(r, i) ? 2 : 0;
    }
    return count > 1;
}

int role_joined(const struct role_reading *r, int role) {
    for (size_t m = 1; m < r->count; m++) {
        if ((int)r->mentions[m].role == role && r->uses[m] == ROLE_FILTERED && r->joins[m]) {
            return (int)r->mentions[m - 1].role;
        }
    }
    return ROLE_UNKNOWN;
}

bool role_read(const struct wording *w, const struct sequence *sequence, struct role_reading *out) {
    *out = (struct role_reading){.w = w, .left = ROLE_UNKNOWN, .right = ROLE_UNKNOWN, .compared = -1};
    memset(out->columns, -1, sizeof out->columns);
    if (!roles_find(w, &out->roles, out->mentions, &out->count)) {
        bool implied = false;
        for (size_t key = 0; !implied && roles_next(w, &key, &out->roles);) {
            implied = implies(out);
        }
        if (!implied) {
            return false;
        }
    }
    for (size_t m = 0; m < out->count; m++) {
        take(out, out->mentions[m].first, out->mentions[m].last);
    }
    read_comparison(out, sequence);
    for (size_t m = 0; m < out->count; m++) {
        if (out->uses[m] == ROLE_SHOWN && is_had(out, m)) {
            out->uses[m] = ROLE_HAD;
        }
    }
    read_uses(out);
    for (size_t m = 1; m < out->count; m++) {
        out->joins[m] = joined(out, m - 1, m) && out->uses[m] == ROLE_FILTERED &&
                        (out->uses[m - 1] == ROLE_SHOWN || out->uses[m - 1] == ROLE_HAD) &&
                        out->mentions[m].role != out->mentions[m - 1].role;
        out->uses[m - 1] = out->joins[m] ? ROLE_HAD : out->uses[m - 1];
    }
    ask_columns(out);
    return true;
}

/* The word is a name of something, or carries no content. */
static bool is_named(const struct wording *w, size_t word) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (m->code == LINK_EXACT && m->first <= word && word < m->last) {
            return true;
        }
    }
    return w->linked->words[word].stopword && !w->linked->words[word].soft;
}

bool role_words(const struct wording *w, const struct sequence *sequence, int *columns) {
    struct role_reading r;
    for (size_t i = 0; i < w->linked->word_count; i++) {
        columns[i] = -1;
    }
    if (!role_read(w, sequence, &r)) {
        return false;
    }
    for (size_t i = r.first; r.compares && i < r.last && i < w->linked->word_count; i++) {
        columns[i] = is_named(w, i) ? -1 : r.compared;
    }
    for (size_t m = 0; m < r.count; m++) {
        for (size_t i = r.mentions[m].first; i < r.mentions[m].last && i < w->linked->word_count; i++) {
            columns[i] = w->in->keys[r.roles.at[r.mentions[m].role].key].from;
        }
    }
    return true;
}
