#include "plan/role_rows.h"

#include <string.h>

#include "plan/dimension.h"
#include "plan/each.h"
#include "plan/role_reading.h"
#include "plan/role_score.h"

#define MAX_CONDITIONS 6
#define MAX_ITEMS 8
#define PARTLY 0.5F
#define NAMED 0.9F /* likeness of a column's name without its table's */

/* A comparison of a column with values of the question. */
struct condition {
    uint16_t token, column, values[2];
    size_t value_count;
};

/* A sequence taken apart: what it shows, its conditions, and what stands behind them. */
struct parts {
    uint16_t aggregate; /* of the only result, or 0 */
    uint16_t items[MAX_ITEMS];
    size_t item_count;
    struct condition conditions[MAX_CONDITIONS];
    size_t condition_count;
    bool scored;      /* who won is a condition too */
    size_t tail, end; /* the order, and all that follows up to END; equal where there is none */
};

/* ---- taking apart ---- */

/* The words ask for the aggregate. */
static bool is_asked(const struct wording *w, uint16_t aggregate) {
    uint32_t cues = aggregate == TOKEN_ID_COUNT || aggregate == TOKEN_ID_COUNTD ? CUE_BIT(COUNT)
                    : aggregate == TOKEN_ID_AVG || aggregate == TOKEN_ID_AVGD   ? CUE_BIT(AVERAGE)
                    : aggregate == TOKEN_ID_SUM || aggregate == TOKEN_ID_SUMD ? CUE_BIT(SUM) | CUE_BIT(COUNT)
                                                                              : CUES_END;
    return (w->cues->found & cues) != 0;
}

/* The results but for those that nobody asked for, and those that the database does not have. */
static bool read_items(const struct wording *w, const struct sequence *sequence, struct parts *out) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED), i = SHAPE_SELECTED;
    i += sequence->actions[i] == TOKEN_ID_DISTINCT;
    for (; i < end; i++) {
        size_t index;
        bool aggregate = token_in(sequence->actions[i], TOKENS_AGGREGATE) && i + 1 < end;
        if (aggregate && !is_asked(w, sequence->actions[i])) {
            i++;
            continue;
        }
        out->aggregate = aggregate ? sequence->actions[i] : out->aggregate;
        i += aggregate;
        enum action_kind kind = legal_kind(w->in, sequence->actions[i], &index);
        if (kind == ACTION_TOKEN || out->item_count == MAX_ITEMS) {
            return false;
        }
        if (kind != ACTION_COLUMN || index < w->in->column_count) {
            out->items[out->item_count++] = sequence->actions[i];
        }
    }
    if (out->aggregate == 0 && strcmp(wording_norm(w, 0), "how") == 0 &&
        strcmp(wording_norm(w, 1), "many") == 0) {
        out->aggregate = TOKEN_ID_COUNT;
    }
    out->aggregate = out->aggregate == TOKEN_ID_COUNTD ? TOKEN_ID_COUNT : out->aggregate;
    return out->aggregate == 0 || out->aggregate == TOKEN_ID_COUNT || out->item_count == 1;
}

static bool add_condition(struct parts *p, const struct condition *condition) {
    for (size_t i = 0; i < p->condition_count; i++) {
        if (p->conditions[i].values[0] == condition->values[0]) {
            return true; /* of one value one condition */
        }
    }
    if (p->condition_count == MAX_CONDITIONS) {
        return false;
    }
    p->conditions[p->condition_count++] = *condition;
    return true;
}

/* Conditions on values, wherever they stand; others stood for what the sequence could not say. */
static bool read_conditions(const struct wording *w, const struct sequence *sequence, struct parts *out) {
    const uint64_t compares = TOKENS_COMPARE | TOKEN_BIT(LIKE) | TOKEN_BIT(NLIKE) | TOKEN_BIT(BETWEEN);
    bool where = false;
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        uint16_t action = sequence->actions[i];
        where = token_in(action, TOKEN_BIT(WHERE)) ||
                (where && !token_in(action, SHAPE_CLAUSES | TOKEN_BIT(SELECT)));
        if (!where || !token_in(action, compares) || shape_column(w->in, sequence->actions[i + 1]) < 0 ||
            !shape_value(w->in, sequence->actions[i + 2])) {
            continue;
        }
        struct condition condition = {action, sequence->actions[i + 1], {sequence->actions[i + 2], 0}, 1};
        if (action == TOKEN_ID_BETWEEN) {
            if (i + 3 >= sequence->count || !shape_value(w->in, sequence->actions[i + 3])) {
                return false;
            }
            condition.values[condition.value_count++] = sequence->actions[i + 3];
        }
        if (!add_condition(out, &condition)) {
            return false;
        }
    }
    return true;
}

static bool take_apart(const struct wording *w, const struct sequence *sequence, struct parts *out) {
    *out = (struct parts){.aggregate = 0};
    if (sequence->count < SHAPE_SELECTED + 2 || !read_items(w, sequence, out) ||
        !read_conditions(w, sequence, out)) {
        return false;
    }
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    bool simple = !shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB));
    if (simple && end < sequence->count && sequence->actions[end] == TOKEN_ID_WHERE) {
        end = shape_clause_end(sequence, end + 1);
    }
    out->tail = out->end = sequence->count;
    if (simple && end + 1 < sequence->count && sequence->actions[end] == TOKEN_ID_GROUP) {
        end = shape_clause_end(sequence, end + 1);
        end = sequence->actions[end] == TOKEN_ID_HAVING ? shape_clause_end(sequence, end + 1) : end;
    }
    if (simple && end + 1 < sequence->count &&
        token_in(sequence->actions[end], TOKEN_BIT(ASC) | TOKEN_BIT(DESC))) {
        out->tail = end;
        out->end = sequence->count - 1u;
    }
    return true;
}

/* ---- putting together ---- */

static uint16_t by_role(const struct role_reading *r, int column, int role) {
    uint16_t action = shape_action(r->w->in, column);
    if (role < 0) {
        return action;
    }
    int key = r->roles.at[role].key;
    /* What the key holds need not be looked up where it refers. */
    return r->w->in->keys[key].to == column ? shape_action(r->w->in, r->w->in->keys[key].from)
                                            : input_by_role(action, key);
}

/* The words are the whole name of a column. */
static bool is_whole_name(const struct role_reading *r, size_t first, size_t last) {
    for (size_t i = 0; i < r->w->linked->match_count; i++) {
        const struct link_match *m = &r->w->linked->matches[i];
        if (m->column && m->code == LINK_EXACT && m->first <= first && m->last >= last) {
            return true;
        }
    }
    return false;
}

/* The words that say nothing of roles name the column, and at least so well. */
static bool named_outside(const struct role_reading *r, int column, float least) {
    for (size_t i = 0; i < r->w->linked->match_count; i++) {
        const struct link_match *m = &r->w->linked->matches[i];
        bool outside =
            m->column && m->index == r->w->in->columns[column].catalogue &&
            (m->code == LINK_EXACT || (m->lexical >= least && (least == 0 || m->lexical >= NAMED ||
                                                               !is_whole_name(r, m->first, m->last)))) &&
            !(m->last == m->first + 1 && roles_is_table(r->w, r->roles.base, m->first));
        for (size_t k = m->first; k < m->last && outside; k++) {
            outside = !r->taken[k];
        }
        if (outside) {
            return true;
        }
    }
    return false;
}

static bool table_outside(const struct role_reading *r, int table) {
    for (size_t i = 0; i < r->w->linked->word_count; i++) {
        if (!r->taken[i] && roles_is_table(r->w, table, i)) {
            return true;
        }
    }
    return false;
}

struct shown {
    uint16_t at[MAX_ITEMS];
    size_t count;
    bool by_role; /* something of a role is shown */
};

static bool show(struct shown *shown, uint16_t action) {
    for (size_t i = 0; i < shown->count; i++) {
        if (shown->at[i] == action) {
            return true;
        }
    }
    if (shown->count == MAX_ITEMS) {
        return false;
    }
    shown->at[shown->count++] = action;
    return true;
}

/* Shows what people call the rows by: one column, or the two of a person's name. */
static bool show_name(const struct role_reading *r, int role, struct shown *shown) {
    static const char *const last[] = {"last", "surname", "sur", "family"};
    static const char *const first[] = {"first", "forename", "given"};
    const struct plan_input *in = r->w->in;
    int name = each_name(in, r->w->linked, r->roles.target);
    int pair[2] = {-1, -1};
    for (size_t c = 0; c < in->column_count; c++) {
        struct words words;
        const char *called = r->w->linked->catalogue->columns[in->columns[c].catalogue].name;
        if (in->columns[c].table != r->roles.target || in->columns[c].type != TYPE_TEXT ||
            text_words(r->w->arena, called, strlen(called), &words, NULL) != CSQL_OK || words.count == 0) {
            continue;
        }
        pair[0] = ONE_OF(words.norm[0], first) ? (int)c : pair[0];
        pair[1] = ONE_OF(words.norm[0], last) ? (int)c : pair[1];
    }
    bool person = pair[0] >= 0 && pair[1] >= 0 && (name == pair[0] || name == pair[1]);
    return person ? show(shown, by_role(r, pair[0], role)) && show(shown, by_role(r, pair[1], role))
                  : name >= 0 && show(shown, by_role(r, name, role));
}

/* What is asked of the roles that are to be shown; what people call their rows by if nothing is said. */
static bool show_roles(const struct role_reading *r, struct shown *shown) {
    bool fits = true;
    for (size_t m = 0; m < r->count; m++) {
        bool asked = r->columns[m][0] >= 0;
        if ((r->uses[m] != ROLE_SHOWN && r->uses[m] != ROLE_OWNED) || r->mentions[m].inverse) {
            continue;
        }
        int role = (int)r->mentions[m].role;
        for (size_t i = 0; i < ROLE_MAX_COLUMNS && r->columns[m][i] >= 0; i++) {
            fits = fits && show(shown, by_role(r, r->columns[m][i], role));
        }
        fits = fits && (asked || show_name(r, role, shown));
        shown->by_role = true;
    }
    return fits;
}

static bool owns(const struct role_reading *r) {
    for (size_t m = 0; m < r->count; m++) {
        if (r->uses[m] == ROLE_OWNED) {
            return true;
        }
    }
    return false;
}

/* The role of the rows that a question about pairs is about: the one that nothing else is said of. */
static int free_role(const struct role_reading *r, const struct parts *p) {
    bool used[ROLES_MAX] = {false};
    for (size_t m = 0; m < r->count; m++) {
        used[r->mentions[m].role] =
            used[r->mentions[m].role] || r->uses[m] == ROLE_SHOWN || r->uses[m] == ROLE_OWNED;
    }
    for (size_t i = 0; i < p->condition_count; i++) {
        int role = role_of_value(r, shape_value(r->w->in, p->conditions[i].values[0]));
        if (role >= 0) {
            used[role] = true;
        }
    }
    return r->compares && r->left >= 0 ? r->left
           : r->roles.count != 2       ? ROLE_UNKNOWN
           : used[0] && !used[1]       ? 1
           : used[1] && !used[0]       ? 0
                                       : ROLE_UNKNOWN;
}

/* The rows themselves, by those of their columns that are asked for. */
static bool show_base(const struct role_reading *r, const struct parts *p, int role, struct shown *shown) {
    bool fits = true, any = false;
    for (size_t i = 0; i < p->item_count; i++) {
        int column = shape_column(r->w->in, p->items[i]);
        bool own = column >= 0 && r->w->in->columns[column].table == r->roles.target &&
                   !r->w->in->columns[column].foreign_key && named_outside(r, column, PARTLY);
        any = any || own;
        fits = fits && (!own || show(shown, by_role(r, column, role)));
    }
    return fits && (any || show_name(r, role, shown));
}

static bool shows_role(const struct role_reading *r) {
    for (size_t m = 0; m < r->count; m++) {
        if (r->uses[m] == ROLE_SHOWN && !r->mentions[m].inverse) {
            return true;
        }
    }
    return false;
}

/* "Date" is the name of many columns of dates that have another. */
static bool is_date_asked(const struct role_reading *r, int column) {
    static const char *const words[] = {"date", "dates", "when", "day", "days"};
    for (size_t i = 0; i < r->w->linked->word_count && r->w->in->columns[column].type == TYPE_DATE; i++) {
        if (ONE_OF(wording_norm(r->w, i), words)) {
            return true;
        }
    }
    return false;
}

/* What the sequence shows that no role has anything to do with; where roles are shown, it may have stood for
 * what the sequence could not say. */
static bool show_others(const struct role_reading *r, const struct parts *p, struct shown *shown) {
    bool fits = true, about = shows_role(r) || table_outside(r, r->roles.base);
    for (size_t i = 0; i < p->item_count; i++) {
        size_t index;
        int column = shape_column(r->w->in, p->items[i]);
        enum action_kind kind = legal_kind(r->w->in, p->items[i], &index);
        bool star =
            kind == ACTION_TABLE && (int)index != r->roles.target && (r->w->cues->found & CUE_BIT(ALL)) != 0;
        bool other = column >= 0 && r->w->in->columns[column].table != r->roles.target;
        for (size_t k = 0; k < r->roles.count; k++) {
            other = other && column != r->w->in->keys[r->roles.at[k].key].from;
        }
        other = other && (!about || named_outside(r, column, 0) || is_date_asked(r, column));
        fits = fits && (!(star || other) || show(shown, p->items[i]));
    }
    return fits;
}

static bool show_all(const struct role_reading *r, const struct parts *p, struct shown *shown) {
    const struct plan_input *in = r->w->in;
    bool reflexive = roles_reflexive(&r->roles), pair = roles_pair(r->w, &r->roles);
    size_t index;
    if (p->aggregate == TOKEN_ID_COUNT) {
        return show(shown, shape_rows(in, r->roles.base));
    }
    if (p->aggregate != 0) {
        int column = shape_column(in, p->items[0]);
        bool own = column >= 0 && in->columns[column].table == r->roles.target;
        int role = reflexive ? ROLE_BASE : ROLE_UNKNOWN;
        for (size_t m = 0; m < r->count; m++) {
            role = r->uses[m] == ROLE_OWNED ? (int)r->mentions[m].role : role;
        }
        return p->item_count == 1 && legal_kind(in, p->items[0], &index) == ACTION_COLUMN &&
               (!own || role != ROLE_UNKNOWN) && show(shown, own ? by_role(r, column, role) : p->items[0]);
    }
    bool listed = table_outside(r, r->roles.target) || !reflexive;
    if (reflexive && !owns(r) && (listed || r->compares) && !show_base(r, p, ROLE_BASE, shown)) {
        return false;
    }
    if ((!reflexive || !owns(r)) && !show_others(r, p, shown)) {
        return false;
    }
    if (!show_roles(r, shown)) {
        return false;
    }
    int role = free_role(r, p);
    bool who = strcmp(wording_norm(r->w, 0), "who") == 0;
    bool subject = !reflexive && role >= 0 &&
                   (table_outside(r, r->roles.target) || who || (pair && r->compares)) &&
                   (pair || (shown->count == 0 && !table_outside(r, r->roles.base)));
    if (subject && !owns(r) && !show_base(r, p, role, shown)) {
        return false;
    }
    int name = each_name(in, r->w->linked, r->roles.base);
    return shown->count > 0 ||
           (reflexive ? show_base(r, p, ROLE_BASE, shown) : name >= 0 && show(shown, shape_action(in, name)));
}

/* Conditions in their roles, and those that the sequence lacks. False if it is not known whose some are. */
static bool place_conditions(const struct role_reading *r, struct parts *p) {
    const struct plan_input *in = r->w->in;
    for (size_t v = 0; v < in->value_count; v++) {
        const struct input_value *value = &in->values[v];
        bool overlaps = false;
        for (size_t i = value->first; i < value->last; i++) {
            overlaps = overlaps || r->taken[i];
        }
        for (size_t i = 0; i < p->condition_count; i++) {
            const struct input_value *other = shape_value(in, p->conditions[i].values[0]);
            overlaps = overlaps || (other->first < value->last && value->first < other->last);
        }
        int token = TOKEN_ID_EQ;
        int column = overlaps                   ? -1
                     : wording_is_figure(value) ? role_compares(r, value, &token)
                                                : role_holder(r, value);
        bool said = column >= 0 && role_of_value(r, value) != ROLE_UNKNOWN;
        const struct condition condition = {
            (uint16_t)token, column < 0 ? 0 : shape_action(in, column), {shape_literal(in, v), 0}, 1};
        if (said && !add_condition(p, &condition)) {
            return false;
        }
    }
    for (size_t i = 0, count = p->condition_count; i < count; i++) {
        struct condition *c = &p->conditions[i];
        const struct input_value *value = shape_value(in, c->values[0]);
        int holder = role_holder(r, value), column = shape_column(in, c->column);
        bool own = in->columns[column].table == r->roles.target && !in->columns[column].foreign_key;
        for (size_t k = 0; k < r->roles.count; k++) {
            own = own || column == in->keys[r->roles.at[k].key].from;
        }
        if (!own) {
            continue;
        }
        int role = role_of_value(r, value);
        role = role == ROLE_UNKNOWN && r->count > 0 ? free_role(r, p) : role;
        if (role == ROLE_UNKNOWN) {
            return false;
        }
        column =
            holder >= 0 && (c->token == TOKEN_ID_LIKE || in->columns[column].foreign_key) ? holder : column;
        c->token = c->token == TOKEN_ID_LIKE && holder >= 0 ? TOKEN_ID_EQ : c->token;
        c->column = by_role(r, column, role);
        int also = role_joined(r, role);
        struct condition same = *c;
        if (also != ROLE_UNKNOWN) {
            same.column = by_role(r, column, also);
            if (p->condition_count == MAX_CONDITIONS) {
                return false;
            }
            p->conditions[p->condition_count++] = same;
        }
    }
    return true;
}

static bool append_conditions(const struct role_reading *r, const struct parts *p, struct sequence *out) {
    bool fits = true, first = true;
    for (size_t i = 0; i < p->condition_count; i++, first = false) {
        const struct condition *c = &p->conditions[i];
        fits = fits && shape_append(out, first ? TOKEN_ID_WHERE : TOKEN_ID_AND) &&
               shape_append(out, c->token) && shape_append(out, c->column) &&
               shape_append(out, c->values[0]) && (c->value_count < 2 || shape_append(out, c->values[1]));
    }
    if (r->compares) {
        fits = fits && shape_append(out, first ? TOKEN_ID_WHERE : TOKEN_ID_AND) &&
               shape_append(out, (uint16_t)r->token) && shape_append(out, by_role(r, r->compared, r->left)) &&
               shape_append(out, by_role(r, r->compared, r->right));
    }
    return fits;
}

/* Words that name no role sort the rows, or seek their first. */
static bool is_sorted(const struct role_reading *r) {
    for (size_t i = 0; i < r->w->cues->count; i++) {
        const struct cue_hit *hit = &r->w->cues->hits[i];
        if (((uint32_t)1 << hit->cue & (CUES_ORDER | CUES_END)) != 0 && !r->taken[hit->first]) {
            return true;
        }
    }
    return false;
}

/* "The cheapest" of the rows, which the sequence could not say beside the rest. */
static bool append_end(const struct role_reading *r, const struct parts *p, struct sequence *out) {
    const struct wording *w = r->w;
    const struct cues *cues = w->cues;
    for (size_t i = 0; i < cues->count && p->tail == p->end && p->aggregate == 0; i++) {
        bool descending, end = ((uint32_t)1 << cues->hits[i].cue & CUES_END) != 0;
        size_t at = cues->hits[i].first;
        int sought = end ? dimension_sought(w->arena, w->linked->catalogue, w->in->tables[r->roles.base],
                                            wording_norm(w, at), wording_norm(w, at + 1), &descending)
                         : -1;
        int column = input_column(w->in, sought);
        if (column >= 0) {
            return shape_append(out, descending ? TOKEN_ID_DESC : TOKEN_ID_ASC) &&
                   shape_append(out, shape_action(w->in, column)) && shape_append(out, TOKEN_ID_LIMIT) &&
                   shape_append(out, TOKEN_ID_ONE);
        }
    }
    return true;
}

/* "Won at home" of the only role that the conditions have. */
static bool append_score(const struct role_reading *r, struct parts *p, struct sequence *out) {
    int role = ROLE_UNKNOWN, own, other, token;
    for (size_t i = 0; i < p->condition_count; i++) {
        for (size_t k = 0; k < r->roles.count; k++) {
            bool has = input_role(p->conditions[i].column) == r->roles.at[k].key;
            if (has && role >= 0 && role != (int)k) {
                return true;
            }
            role = has ? (int)k : role;
        }
    }
    if (!role_score(r, role, &own, &other, &token)) {
        return true;
    }
    p->scored = true;
    const uint16_t score[] = {p->condition_count > 0 || r->compares ? TOKEN_ID_AND : TOKEN_ID_WHERE,
                              (uint16_t)token, shape_action(r->w->in, own), shape_action(r->w->in, other)};
    bool fits = true;
    for (size_t i = 0; i < sizeof score / sizeof *score; i++) {
        fits = fits && shape_append(out, score[i]);
    }
    return fits;
}

/* No row has two values in one column. */
static bool contradicts_itself(const struct parts *p) {
    for (size_t i = 0; i < p->condition_count; i++) {
        for (size_t k = 0; k < i; k++) {
            if (p->conditions[i].token == TOKEN_ID_EQ && p->conditions[k].token == TOKEN_ID_EQ &&
                p->conditions[i].column == p->conditions[k].column) {
                return true;
            }
        }
    }
    return false;
}

/* The words that name a role are a value that the sequence uses: "female people". */
static bool is_value(const struct role_reading *r, const struct parts *p) {
    for (size_t i = 0; i < p->condition_count; i++) {
        const struct input_value *value = shape_value(r->w->in, p->conditions[i].values[0]);
        for (size_t m = 0; m < r->count; m++) {
            if (r->mentions[m].first < value->last && value->first < r->mentions[m].last) {
                return true;
            }
        }
    }
    return false;
}

/* What is asked is of rows that have nothing to do with the roles: "students who took the prerequisite of".
 */
static bool is_of_others(const struct role_reading *r, const struct parts *p) {
    bool others = false;
    for (size_t i = 0; i < p->item_count; i++) {
        int column = shape_column(r->w->in, p->items[i]);
        int table = column < 0 ? -1 : r->w->in->columns[column].table;
        others = others || (table >= 0 && table != r->roles.base && table != r->roles.target &&
                            (table_outside(r, table) || named_outside(r, column, NAMED)));
    }
    return others && owns(r);
}

/* The sequence looks into another query for what a mentioned key says: it has the role already. Of one that
 * uses none of the keys nothing is known. */
static bool looks_up(const struct role_reading *r, const struct sequence *sequence) {
    size_t sub = sequence->count;
    bool where = false, key = false, mentioned = false;
    for (size_t i = 0; i < sequence->count; i++) {
        int column = shape_column(r->w->in, sequence->actions[i]);
        sub = sequence->actions[i] == TOKEN_ID_SUB && sub == sequence->count ? i : sub;
        where = where || (i > sub && sequence->actions[i] == TOKEN_ID_WHERE);
        for (size_t k = 0; k < r->roles.count && i > sub; k++) {
            key = key || column == r->w->in->keys[r->roles.at[k].key].from;
        }
        for (size_t m = 0; m < r->count && i > sub; m++) {
            mentioned = mentioned || column == r->w->in->keys[r->roles.at[r->mentions[m].role].key].from;
        }
    }
    return where && (mentioned || (!key && !roles_reflexive(&r->roles)));
}

static bool put_together(const struct role_reading *r, struct parts *p, struct sequence *sequence) {
    struct shown shown = {.count = 0};
    struct sequence out = {.score = sequence->score};
    if (is_value(r, p) || is_of_others(r, p) || !place_conditions(r, p) || contradicts_itself(p) ||
        !show_all(r, p, &shown)) {
        return false;
    }
    bool fits = shape_append(&out, TOKEN_ID_SELECT);
    /* Rows of a role alone, each of which has it for many others. */
    bool repeated = shown.by_role && p->condition_count == 0 && p->aggregate == 0;
    for (size_t i = 0; i < shown.count; i++) {
        repeated = repeated && input_role(shown.at[i]) >= 0 && roles_reflexive(&r->roles) && r->count == 1;
    }
    fits = fits && (!repeated || shape_append(&out, TOKEN_ID_DISTINCT)) &&
           (p->aggregate == 0 || shape_append(&out, p->aggregate));
    for (size_t i = 0; i < shown.count; i++) {
        fits = fits && shape_append(&out, shown.at[i]);
    }
    fits = fits && append_conditions(r, p, &out) && append_score(r, p, &out);
    fits = fits && append_end(r, p, &out);
    for (size_t i = p->tail; i < p->end && is_sorted(r); i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    fits = fits && shape_append(&out, TOKEN_ID_END) && shape_has_roles(&out);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* ---- groups ---- */

/* "For each manager the number of employees": the groups are those of a key, and are called by what it refers
 * to. */
static bool name_groups(const struct role_reading *r, struct sequence *sequence) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED), at = end;
    if (at < sequence->count && sequence->actions[at] == TOKEN_ID_WHERE) {
        at = shape_clause_end(sequence, at + 1);
    }
    int by = at + 1 < sequence->count && sequence->actions[at] == TOKEN_ID_GROUP
                 ? shape_column(r->w->in, sequence->actions[at + 1])
                 : -1;
    int role = ROLE_UNKNOWN;
    for (size_t m = 0; m < r->count; m++) {
        role = by >= 0 && r->w->in->keys[r->roles.at[r->mentions[m].role].key].from == by
                   ? (int)r->mentions[m].role
                   : role;
    }
    bool changed = false;
    for (size_t i = SHAPE_SELECTED; i < end && role >= 0; i++) {
        int column = shape_column(r->w->in, sequence->actions[i]);
        bool reckoned = token_in(sequence->actions[i - 1], TOKENS_AGGREGATE);
        if (column >= 0 && !reckoned && r->w->in->columns[column].table == r->roles.target && column != by) {
            sequence->actions[i] = input_by_role(sequence->actions[i], r->roles.at[role].key);
            changed = true;
        }
    }
    return changed;
}

/* How many roles the sequence's columns have. */
static size_t count_roles(const struct sequence *sequence) {
    size_t count = 0;
    for (size_t i = 0; i < sequence->count; i++) {
        bool again = input_role(sequence->actions[i]) < 0;
        for (size_t k = 0; k < i; k++) {
            again = again || input_role(sequence->actions[k]) == input_role(sequence->actions[i]);
        }
        count += !again;
    }
    return count;
}

/* ---- one role alone ---- */

/* "Who wrote it": the one role that the words name. */
static int only_mentioned(const struct role_reading *r) {
    for (size_t m = 1; m < r->count; m++) {
        if (r->mentions[m].role != r->mentions[0].role) {
            return ROLE_UNKNOWN;
        }
    }
    return r->count > 0 && r->uses[0] == ROLE_SHOWN ? (int)r->mentions[0].role : ROLE_UNKNOWN;
}

/* "Sold by Noa": rows of another table are reached over the key that the words say, all of them. */
static bool choose_key(const struct role_reading *r, struct sequence *whole) {
    const struct plan_input *in = r->w->in;
    struct sequence copy = *whole, *sequence = &copy;
    int role = ROLE_UNKNOWN;
    for (size_t i = 1; i < sequence->count; i++) {
        const struct input_value *value = shape_value(in, sequence->actions[i]);
        int compared = value ? shape_column(in, sequence->actions[i - 1]) : -1;
        if (compared >= 0 && in->columns[compared].table == r->roles.target) {
            int here = role_of_value(r, value);
            if (here < 0 || (role >= 0 && here != role)) {
                return false;
            }
            role = here;
        }
    }
    bool asked = (r->w->cues->found & CUE_BIT(EACH)) == 0 && shape_has(sequence, TOKEN_BIT(WHERE));
    role = role == ROLE_UNKNOWN && asked ? only_mentioned(r) : role;
    bool changed = false;
    for (size_t i = 0; i < sequence->count && role >= 0; i++) {
        size_t index;
        int column = shape_column(in, sequence->actions[i]);
        if (legal_kind(in, sequence->actions[i], &index) == ACTION_TABLE && (int)index == r->roles.target) {
            return false; /* all of the rows, whatever their role */
        }
        if (column >= 0 && in->columns[column].table == r->roles.target) {
            sequence->actions[i] = input_by_role(sequence->actions[i], r->roles.at[role].key);
            changed = true;
        }
    }
    *whole = changed ? copy : *whole;
    return changed;
}

bool role_rows_correct(const struct wording *w, struct sequence *sequence) {
    const uint32_t others = CUE_BIT(NOT) | CUE_BIT(OR);
    struct role_reading reading;
    struct parts parts;
    if ((w->cues->found & others) != 0 || sequence->count < 3 || shape_has_roles(sequence) ||
        !role_read(w, sequence, &reading) || looks_up(&reading, sequence) ||
        ((w->cues->found & CUE_BIT(BOTH)) != 0 && shape_has(sequence, TOKEN_BIT(INTERSECT)))) {
        return false;
    }
    const uint64_t nested = TOKENS_SET | TOKEN_BIT(SUB);
    const uint32_t reckoning = CUE_BIT(COUNT) | CUE_BIT(SUM) | CUE_BIT(AVERAGE) | CUES_END;
    bool for_each = !reading.compares || (w->cues->found & CUE_BIT(EACH)) != 0;
    if (shape_has(sequence, TOKEN_BIT(GROUP)) && for_each &&
        ((w->cues->found & reckoning) != 0 || shape_has(sequence, TOKEN_BIT(HAVING)))) {
        return roles_reflexive(&reading.roles) && !shape_has(sequence, nested) &&
               name_groups(&reading, sequence);
    }
    struct sequence whole = *sequence;
    bool done = take_apart(w, sequence, &parts) && put_together(&reading, &parts, &whole) &&
                (roles_reflexive(&reading.roles) || count_roles(&whole) > 1 ||
                 parts.aggregate == TOKEN_ID_COUNT || parts.scored);
    if (done) {
        *sequence = whole;
        return true;
    }
    return !roles_reflexive(&reading.roles) && !shape_has(sequence, nested | TOKEN_BIT(GROUP)) &&
           choose_key(&reading, sequence);
}
