#include "plan/role_values.h"

#include <string.h>

#include "plan/direction.h"

#define REACH 5 /* words between a role and the value that it has */

int role_other(const struct role_reading *r, int role) {
    return r->roles.count == 2 && role >= 0 && !roles_reflexive(&r->roles) ? 1 - role : ROLE_UNKNOWN;
}

int role_holder(const struct role_reading *r, const struct input_value *value) {
    for (size_t i = 0; i < value->holder_count; i++) {
        int column = value->holders[i].column;
        if (value->holders[i].hold >= HOLD_STEM && r->w->in->columns[column].table == r->roles.target) {
            return column;
        }
    }
    return -1;
}

/* The first and the last word of a name that values of several columns make: "Jane Peacock". */
struct input_value role_whole_name(const struct role_reading *r, const struct input_value *value) {
    struct input_value whole = *value;
    bool grown = true;
    while (grown) {
        grown = false;
        for (size_t i = 0; i < r->w->in->value_count; i++) {
            const struct input_value *other = &r->w->in->values[i];
            bool own = !r->taken[other->first] && role_holder(r, other) >= 0;
            if (own && (other->last == whole.first || whole.last == other->first)) {
                whole.first = other->first < whole.first ? other->first : whole.first;
                whole.last = other->last > whole.last ? other->last : whole.last;
                grown = true;
            }
        }
    }
    return whole;
}

/* Who has the role's name from being done something to: "liked"; or is reported to. */
static bool is_patient(const struct role_reading *r, const struct role_mention *m) {
    if (r->roles.at[m->role].by) {
        return false;
    }
    if (r->roles.at[m->role].relates || strcmp(r->w->linked->words[m->first].stem, "report") == 0) {
        return true;
    }
    const struct words *words = &r->roles.at[m->role].words;
    const char *last = words->count ? words->norm[words->count - 1] : "";
    size_t length = strlen(last);
    return length > 3 && strcmp(last + length - 2, "ed") == 0;
}

/* The row itself, or the one of the other role where pairs have no row of their own to be named. */
int role_owner(const struct role_reading *r, int role) {
    return roles_reflexive(&r->roles) ? ROLE_BASE : role_other(r, role);
}

static bool is_possessive(const struct role_reading *r, const struct input_value *value) {
    size_t end = r->w->linked->words[value->last - 1].end;
    const char *behind = r->w->linked->question + end;
    return behind[0] == '\'' || strncmp(behind, "\xe2\x80\x99", 3) == 0 || role_is(r, value->last, "s") ||
           role_is(r, value->last, "'s");
}

/* Another mention begins in [first, last). */
static bool mentions_between(const struct role_reading *r, size_t first, size_t last) {
    for (size_t m = 0; m < r->count; m++) {
        if (r->mentions[m].first >= first && r->mentions[m].first < last) {
            return true;
        }
    }
    return false;
}

static bool is_relation(const struct role_reading *r, size_t word) {
    static const char *const words[] = {"of", "to", "in", "under"};
    return ONE_OF(role_norm(r, word), words);
}

/* Who stands behind a verb: the one who does it, behind "by", or the one to whom it is done. */
static int role_of_object(const struct role_reading *r, const struct role_mention *m,
                          const struct input_value *value) {
    bool by = role_is(r, m->last, "by");
    bool relates = r->roles.at[m->role].relates && is_relation(r, m->last);
    for (size_t i = m->last + (relates || role_is(r, m->last, "to")); i < value->first && !by; i++) {
        if (!role_is_determiner(r, i) && !roles_is_table(r->w, r->roles.target, i)) {
            return ROLE_UNKNOWN; /* what was bought, and not by whom */
        }
    }
    return by == is_patient(r, m) ? role_owner(r, (int)m->role) : (int)m->role;
}

/* "Employees and their manager": what is said behind is said of the rows that are listed. */
static bool is_listed(const struct role_reading *r, const struct role_mention *m) {
    static const char *const owning[] = {"their", "his", "her", "its"};
    static const char *const lists[] = {"and", "with", ","};
    return m->first > 1 && ONE_OF(role_norm(r, m->first - 1), owning) &&
           ONE_OF(role_norm(r, m->first - 2), lists);
}

/* "The friends of Alice who are female": a clause behind another value tells of the role. */
static bool is_of_head(const struct role_reading *r, const struct role_mention *m,
                       const struct input_value *value) {
    static const char *const clauses[] = {"who", "that", "which"};
    bool clause = false;
    size_t other = 0; /* where another value ends */
    for (size_t i = m->last; i < value->first; i++) {
        for (size_t v = 0; v < r->w->in->value_count; v++) {
            const struct input_value *v_at = &r->w->in->values[v];
            bool own = v_at->first == i && v_at->last <= value->first && role_holder(r, v_at) >= 0;
            other = own ? v_at->last : other;
        }
        bool says = !r->w->linked->words[i].stopword || ONE_OF(role_norm(r, i), clauses);
        clause = clause || (other > 0 && i >= other && says);
    }
    return clause && !m->verb;
}

/* "The manager of Ann", "the prerequisite to the course Topology". */
static bool belongs_to(const struct role_reading *r, const struct role_mention *m,
                       const struct input_value *value) {
    size_t at = value->first;
    if (m->verb || r->roles.at[m->role].relates) {
        return role_is(r, m->last, "for") || (!r->roles.at[m->role].relates && role_is(r, m->last, "of"));
    }
    while (at > m->last && (role_is_determiner(r, at - 1) || roles_is_table(r->w, r->roles.target, at - 1))) {
        at--;
    }
    bool before =
        at > m->last && (role_is(r, at - 1, "of") || role_is(r, at - 1, "for") || role_is(r, at - 1, "to"));
    return before || role_is(r, m->last, "of") || role_is(r, m->last, "for");
}

/* The value stands behind the mention: "manager is Ann", "manager of Ann", "managed by Ann". */
int role_before_value(const struct role_reading *r, const struct role_mention *m,
                      const struct input_value *name) {
    const struct input_value whole = role_whole_name(r, name), *value = &whole;
    static const char *const breaks[] = {"and", ",", "or", "but", ";"};
    int role = (int)m->role;
    if (m->last > value->first || mentions_between(r, m->last, value->first)) {
        return ROLE_UNKNOWN;
    }
    for (size_t i = m->last; i < value->first; i++) {
        if (ONE_OF(role_norm(r, i), breaks)) {
            return ROLE_UNKNOWN;
        }
    }
    bool asks = role_is(r, m->last, "do") || role_is(r, m->last, "does") || role_is(r, m->last, "did");
    bool has =
        role_is(r, value->last, "have") || role_is(r, value->last, "has") || role_is(r, value->last, "had");
    if (m->inverse) {
        return asks ? ROLE_UNKNOWN : role;
    }
    if (is_of_head(r, m, value)) {
        return role;
    }
    if (belongs_to(r, m, value) || (asks && has)) {
        return role_owner(r, role);
    }
    if (wording_is_figure(name) && is_listed(r, m)) {
        return role_owner(r, role);
    }
    return m->verb ? role_of_object(r, m, value) : role;
}

/* The value stands before the mention: "Ann's manager", "Ann manages", "Ann as their manager". */
int role_behind_value(const struct role_reading *r, const struct role_mention *m,
                      const struct input_value *name) {
    const struct input_value whole = role_whole_name(r, name), *value = &whole;
    static const char *const links[] = {"as",     "is",   "are", "was", "were", "be",   "have", "has", "had",
                                        "played", "play", "win", "won", "lose", "lost", "draw", "drew"};
    int role = (int)m->role;
    bool linked = false;
    if (wording_is_figure(value) || value->last > m->first || m->first - value->last > REACH) {
        return ROLE_UNKNOWN;
    }
    for (size_t i = value->last; i < m->first; i++) {
        bool link = ONE_OF(role_norm(r, i), links);
        linked = linked || link;
        if (!link && !role_is_determiner(r, i) && !role_is(r, i, "s") && !role_is(r, i, "at") &&
            !role_is(r, i, "'s")) {
            return ROLE_UNKNOWN;
        }
    }
    if (is_possessive(r, value)) {
        return m->inverse ? role : role_owner(r, role);
    }
    if (r->roles.at[m->role].relates && !linked) {
        return role_owner(r, role); /* "is Vik a part of" */
    }
    if (m->first == value->last || linked) {
        return m->verb && is_patient(r, m) && !linked ? role_owner(r, role) : role;
    }
    return ROLE_UNKNOWN;
}

/* "From one to the other": values of the roles' table with both directions. */
static bool says_way(const struct role_reading *r) {
    bool from = false, to = false;
    for (size_t i = 0; i < r->w->in->value_count; i++) {
        const struct input_value *value = &r->w->in->values[i];
        enum direction said =
            role_holder(r, value) >= 0 ? direction_said(r->w->linked, value->first) : DIRECTION_NONE;
        from = from || said == DIRECTION_FROM;
        to = to || said == DIRECTION_TO;
    }
    return from && to;
}

/* "From Boston", where one role is an origin and another a destination. */
int role_by_direction(const struct role_reading *r, const struct input_value *value) {
    enum direction said = direction_said(r->w->linked, value->first);
    for (size_t i = 0; said != DIRECTION_NONE && i < r->roles.count; i++) {
        int from = r->w->in->columns[r->w->in->keys[r->roles.at[i].key].from].catalogue;
        if (direction_of(r->w->arena, r->w->linked->catalogue, from, NULL) == said) {
            return (int)i;
        }
    }
    /* Of two keys without a direction of their own the first says whence. */
    bool both = said != DIRECTION_NONE && r->roles.count == 2 && !roles_reflexive(&r->roles) && says_way(r);
    return !both ? ROLE_UNKNOWN : said == DIRECTION_FROM ? 0 : 1;
}

/* The mention has a value before it: "Mia buys". */
static bool has_before(const struct role_reading *r, const struct role_mention *m) {
    for (size_t i = 0; i < r->w->in->value_count; i++) {
        const struct input_value *value = &r->w->in->values[i];
        if (role_holder(r, value) >= 0 && role_behind_value(r, m, value) == (int)m->role) {
            return true;
        }
    }
    return false;
}

int role_of_value(const struct role_reading *r, const struct input_value *value) {
    int found = role_by_direction(r, value);
    size_t nearest = LINK_MAX_WORDS;
    for (size_t m = 0; m < r->count && found == ROLE_UNKNOWN; m++) {
        const struct role_mention *mention = &r->mentions[m];
        int role = role_behind_value(r, mention, value);
        if (role != ROLE_UNKNOWN && mention->first - value->last < nearest) {
            return role;
        }
    }
    for (size_t m = r->count; m > 0 && found == ROLE_UNKNOWN; m--) {
        const struct role_mention *mention = &r->mentions[m - 1];
        bool not_behind = r->uses[m - 1] == ROLE_COMPARED || has_before(r, mention);
        found = not_behind ? ROLE_UNKNOWN : role_before_value(r, mention, value);
    }
    return found == ROLE_UNKNOWN && roles_reflexive(&r->roles) ? ROLE_BASE : found;
}
