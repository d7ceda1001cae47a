#include "plan/each.h"

#include <string.h>
#include <strings.h>

#define CUES_RECKON                                                                                          \
    (CUE_BIT(COUNT) | CUE_BIT(SUM) | CUE_BIT(AVERAGE) | CUE_BIT(HIGHEST) | CUE_BIT(LOWEST) | CUE_BIT(EXTREME))
#define MAX_ITEMS 4

/* The table that "each" stands before. */
struct each {
    const struct plan_input *in;
    const struct linked *linked;
    int table;          /* planner's */
    size_t first, last; /* the words "each" and the table's name */
};

/* One result: a column, and the aggregate around it or -1. */
struct item {
    int aggregate;
    size_t column; /* planner's */
};

static int planner_table(const struct plan_input *in, int catalogue) {
    for (size_t i = 0; i < in->table_count; i++) {
        if (in->tables[i] == catalogue) {
            return (int)i;
        }
    }
    return -1;
}

static bool find_each(const struct plan_input *in, const struct linked *linked, const struct cues *cues,
                      struct each *out) {
    for (size_t i = 0; i < cues->count; i++) {
        for (size_t k = 0; cues->hits[i].cue == CUE_EACH && k < linked->match_count; k++) {
            const struct link_match *m = &linked->matches[k];
            if (!m->column && m->code == LINK_EXACT && m->first == cues->hits[i].last) {
                *out = (struct each){in, linked, planner_table(in, m->index), cues->hits[i].first, m->last};
                return out->table >= 0;
            }
        }
    }
    return false;
}

/* The results, all columns or aggregates of one; 0 if they are anything else, or too many. */
static size_t read_items(const struct plan_input *in, const struct sequence *sequence, struct item *out,
                         size_t *end) {
    size_t count = 0, at = 1, index;
    while (at < sequence->count && count < MAX_ITEMS) {
        int aggregate = token_in(sequence->actions[at], TOKENS_AGGREGATE) ? (int)sequence->actions[at] : -1;
        size_t column = aggregate >= 0 ? at + 1 : at;
        if (column >= sequence->count || legal_kind(in, sequence->actions[column], &index) != ACTION_COLUMN ||
            index >= in->column_count) {
            break;
        }
        out[count++] = (struct item){aggregate, index};
        at = column + 1;
    }
    *end = at;
    bool ends = at < sequence->count &&
                token_in(sequence->actions[at], TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) | TOKEN_BIT(END));
    return ends ? count : 0;
}

/* One block that neither sorts nor chooses among groups. */
static bool is_simple(const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        if (token_in(sequence->actions[i], TOKENS_SET | TOKEN_BIT(HAVING) | TOKEN_BIT(ASC) | TOKEN_BIT(DESC) |
                                               TOKEN_BIT(SUB) | TOKEN_BIT(FROM) | TOKEN_BIT(DISTINCT))) {
            return false;
        }
    }
    return true;
}

static uint16_t action_of(const struct plan_input *in, size_t column) {
    return (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + column);
}

/* Only the words "each product" name the column. */
static bool is_named_there(const struct each *e, size_t column) {
    bool there = false;
    for (size_t i = 0; i < e->linked->match_count; i++) {
        const struct link_match *m = &e->linked->matches[i];
        bool outside = m->last <= e->first || m->first >= e->last;
        if (m->column && m->index == e->in->columns[column].catalogue) {
            if (outside) {
                return false;
            }
            there = true;
        }
    }
    return there;
}

/* ---- nothing is to be reckoned ---- */

static bool all_of_table(const struct each *e, const struct sequence *sequence) {
    for (size_t i = 0; i < sequence->count; i++) {
        size_t index;
        enum action_kind kind = legal_kind(e->in, sequence->actions[i], &index);
        if ((kind == ACTION_TABLE && (int)index != e->table) ||
            (kind == ACTION_COLUMN &&
             (index >= e->in->column_count || e->in->columns[index].table != e->table))) {
            return false;
        }
    }
    return true;
}

/* Shows what is asked for, as it is. */
static bool show_named(const struct each *e, const struct item *items, size_t count, size_t at,
                       struct sequence *sequence) {
    struct sequence out = {.actions = {TOKEN_ID_SELECT}, .count = 1, .score = sequence->score};
    if (!all_of_table(e, sequence)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (items[i].aggregate == TOKEN_ID_COUNT || items[i].aggregate == TOKEN_ID_COUNTD) {
            return false;
        }
        if (!is_named_there(e, items[i].column)) {
            out.actions[out.count++] = action_of(e->in, items[i].column);
        }
    }
    if (out.count == 1) {
        return false;
    }
    for (; at < sequence->count && sequence->actions[at] != TOKEN_ID_GROUP; at++) {
        out.actions[out.count++] = sequence->actions[at];
    }
    if (out.actions[out.count - 1] != TOKEN_ID_END) {
        out.actions[out.count++] = TOKEN_ID_END;
    }
    bool changed = out.count != sequence->count;
    *sequence = changed ? out : *sequence;
    return changed;
}

/* ---- something is to be reckoned ---- */

/* One name, or the same with an "s": party.party, clubs.club. */
static bool is_called_alike(const char *a, const char *b) {
    size_t length_a = strlen(a), length_b = strlen(b);
    size_t least = length_a < length_b ? length_a : length_b,
           most = length_a < length_b ? length_b : length_a;
    const char *longer = length_a < length_b ? b : a;
    return strncasecmp(a, b, least) == 0 &&
           (most == least || (most == least + 1 && (longer[least] == 's' || longer[least] == 'S')));
}

/* The name ends in "name", "title" or the like; *before gets the bytes before that. */
static bool ends_in_name(const char *called, size_t *before) {
    static const char *const names[] = {"name", "_nm", "title", "label"};
    const size_t length = strlen(called);
    for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
        const size_t n = strlen(names[k]);
        if (length >= n && strcasecmp(called + length - n, names[k]) == 0) {
            *before = length - n - (length > n && called[length - n - 1] == '_');
            return true;
        }
    }
    return false;
}

/* The name is that of somebody else, "reviewer_name" of a review: before "name" stands who does something,
 * and no beginning of a word of the table's name. */
static bool is_of_another(const char *called, size_t before, const struct plan_input *in,
                          const struct linked *linked, int table) {
    static const char *const doers[] = {"er", "or", "ian", "ist", "ant", "ee"};
    bool doer = false;
    for (size_t i = 0; i < sizeof doers / sizeof *doers; i++) {
        const size_t n = strlen(doers[i]);
        doer = doer || (before > n + 2 && strncasecmp(called + before - n, doers[i], n) == 0);
    }
    const char *rows = doer ? linked->catalogue->tables[in->tables[table]].name : "";
    for (const char *at = rows; doer && *at != '\0'; at++) {
        doer = strncasecmp(at, called, before) != 0;
    }
    return doer;
}

int each_name(const struct plan_input *in, const struct linked *linked, int table) {
    for (size_t i = 0; i < in->column_count; i++) {
        const struct input_column *c = &in->columns[i];
        const char *called = linked->catalogue->columns[c->catalogue].name;
        size_t before;
        if (c->table == table && c->type == TYPE_TEXT && ends_in_name(called, &before) &&
            !is_of_another(called, before, in, linked, table)) {
            return (int)i;
        }
    }
    for (size_t i = 0; i < in->column_count; i++) {
        const struct input_column *c = &in->columns[i];
        if (c->table == table && c->type == TYPE_TEXT &&
            is_called_alike(linked->catalogue->columns[c->catalogue].name,
                            linked->catalogue->tables[in->tables[table]].name)) {
            return (int)i;
        }
    }
    return input_key(in, table);
}

static bool refers(const struct plan_input *in, int from, int to) {
    for (size_t i = 0; i < in->key_count; i++) {
        if (in->columns[in->keys[i].from].table == from && in->columns[in->keys[i].to].table == to) {
            return true;
        }
    }
    return false;
}

/* The column of what refers to the table that the words which name this one name as well, or better. */
static int referring(const struct each *e, size_t column) {
    const struct linked *linked = e->linked;
    int found = -1;
    float best = 0;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *own = &linked->matches[i];
        if (!own->column || own->index != e->in->columns[column].catalogue) {
            continue;
        }
        for (size_t k = 0; k < linked->match_count; k++) {
            const struct link_match *m = &linked->matches[k];
            bool same =
                m->column && m->first < own->last && own->first < m->last && m->lexical >= own->lexical;
            for (size_t c = 0; same && c < e->in->column_count; c++) {
                const struct input_column *other = &e->in->columns[c];
                if (other->catalogue == m->index && other->type == TYPE_NUMBER && !other->foreign_key &&
                    m->lexical > best && refers(e->in, other->table, e->table)) {
                    best = m->lexical;
                    found = (int)c;
                }
            }
        }
    }
    return found;
}

/* Takes columns of what refers to the table for its own, of which each row has but one. False if some own
 * column cannot be exchanged. */
static bool exchange_own(const struct each *e, struct item *items, size_t count, bool *changed) {
    for (size_t i = 0; i < count; i++) {
        if (items[i].aggregate >= 0 && e->in->columns[items[i].column].table == e->table) {
            int other = referring(e, items[i].column);
            if (other < 0) {
                return false;
            }
            items[i].column = (size_t)other;
            *changed = true;
        }
    }
    return true;
}

static bool append_item(const struct plan_input *in, struct sequence *out, const struct item *item) {
    if (out->count + 2 >= GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    if (item->aggregate >= 0) {
        out->actions[out->count++] = (uint16_t)item->aggregate;
    }
    out->actions[out->count++] = action_of(in, item->column);
    return true;
}

/* Reckons for each row of the table. */
static bool group(const struct each *e, struct item *items, size_t count, size_t at,
                  struct sequence *sequence) {
    struct sequence out = {.actions = {TOKEN_ID_SELECT}, .count = 1, .score = sequence->score};
    bool grouped = false, plain = false, changed = false;
    int key = input_key(e->in, e->table);
    for (size_t i = 0; i < count; i++) {
        plain = plain || items[i].aggregate < 0;
    }
    for (size_t i = at; i < sequence->count; i++) {
        grouped = grouped || sequence->actions[i] == TOKEN_ID_GROUP;
    }
    if (key < 0 || plain != grouped || !exchange_own(e, items, count, &changed) || (grouped && !changed)) {
        return false;
    }
    const struct item called = {-1, (size_t)each_name(e->in, e->linked, e->table)};
    bool fits = grouped || append_item(e->in, &out, &called);
    for (size_t i = 0; i < count; i++) {
        fits = fits && append_item(e->in, &out, &items[i]);
    }
    for (; fits && at < sequence->count && sequence->actions[at] != TOKEN_ID_END; at++) {
        fits = out.count + 4 < GRAMMAR_MAX_ACTIONS;
        out.actions[out.count++] = sequence->actions[at];
    }
    if (!fits || out.count + 3 >= GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    if (!grouped) {
        out.actions[out.count++] = TOKEN_ID_GROUP;
        out.actions[out.count++] = action_of(e->in, (size_t)key);
    }
    out.actions[out.count++] = TOKEN_ID_END;
    *sequence = out;
    return true;
}

/* The sequence has no groups, or they are of the table's columns. */
static bool groups_own(const struct each *e, const struct sequence *sequence) {
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        size_t index = 0;
        if (sequence->actions[i] == TOKEN_ID_GROUP &&
            (legal_kind(e->in, sequence->actions[i + 1], &index) != ACTION_COLUMN ||
             index >= e->in->column_count || e->in->columns[index].table != e->table)) {
            return false;
        }
    }
    return true;
}

/* Counts of another table's rows are made for each row of the one that they refer to, and shown beside what
 * that is called: "trips led by each instructor". */
static bool count_for_each(const struct each *e, struct sequence *sequence) {
    size_t index = 0;
    const bool counts = sequence->count > 3 && sequence->actions[1] == TOKEN_ID_COUNT &&
                        legal_kind(e->in, sequence->actions[2], &index) == ACTION_TABLE &&
                        token_in(sequence->actions[3], TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) | TOKEN_BIT(END));
    const int key = input_key(e->in, e->table), name = each_name(e->in, e->linked, e->table);
    if (!counts || key < 0 || name < 0 || !groups_own(e, sequence) || !refers(e->in, (int)index, e->table)) {
        return false;
    }
    struct sequence out = {.actions = {TOKEN_ID_SELECT}, .count = 1, .score = sequence->score};
    const uint16_t tail[] = {TOKEN_ID_GROUP, action_of(e->in, (size_t)key), TOKEN_ID_END};
    bool fits = append_item(e->in, &out, &(struct item){-1, (size_t)name});
    for (size_t i = 1; fits && i < sequence->count && sequence->actions[i] != TOKEN_ID_GROUP &&
                       sequence->actions[i] != TOKEN_ID_END;
         i++) {
        fits = out.count + 1 < GRAMMAR_MAX_ACTIONS;
        out.actions[out.count++] = sequence->actions[i];
    }
    fits = fits && out.count + 3 < GRAMMAR_MAX_ACTIONS;
    if (fits) {
        memcpy(out.actions + out.count, tail, sizeof tail);
        out.count = (uint8_t)(out.count + 3);
        *sequence = out;
    }
    return fits;
}

bool each_correct(const struct plan_input *in, const struct linked *linked, const struct cues *cues,
                  struct sequence *sequence) {
    struct each each;
    struct item items[MAX_ITEMS];
    size_t at = 0;
    if (!is_simple(sequence) || !find_each(in, linked, cues, &each)) {
        return false;
    }
    size_t count = read_items(in, sequence, items, &at);
    if (count == 0) {
        return count_for_each(&each, sequence);
    }
    return (cues->found & CUES_RECKON) == 0 ? show_named(&each, items, count, at, sequence)
                                            : group(&each, items, count, at, sequence);
}
