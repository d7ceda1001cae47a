/* Sequences made to ask for rows where a column is NULL. */
#include <string.h>

#include "plan/absent.h"
#include "plan/each.h"
#include "plan/legal.h"
#include "plan/shape.h"

#define SELECTED 1 /* where the first result stands in a sequence */
#define TOKENS_CLAUSE                                                                                        \
    (TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) | TOKEN_BIT(HAVING) | TOKEN_BIT(ASC) | TOKEN_BIT(DESC) |            \
     TOKEN_BIT(LIMIT) | TOKEN_BIT(FROM) | TOKEN_BIT(END) | TOKENS_SET)

/* A sequence that is put right, and what it becomes. */
struct mending {
    const struct absent *absent;
    const struct plan_input *in;
    const struct sequence *from;
    struct sequence to;
    int column;      /* planner's, that is NULL */
    bool conditions; /* `to` has some */
};

static uint16_t action_of(const struct plan_input *in, int column) {
    return (uint16_t)(PLAN_TOKEN_COUNT + input_first_column(in) + (size_t)column);
}

static bool append(struct mending *m, uint16_t action) {
    if (m->to.count + 1 >= GRAMMAR_MAX_ACTIONS) {
        return false;
    }
    m->to.actions[m->to.count++] = action;
    return true;
}

/* Where the clause that holds the position ends: at a keyword of a clause, or one of `also`, outside of
 * subqueries. */
static size_t clause_end(const struct sequence *sequence, size_t at, uint64_t also) {
    int depth = 0;
    for (; at < sequence->count; at++) {
        uint16_t action = sequence->actions[at];
        if (depth == 0 && token_in(action, TOKENS_CLAUSE | also)) {
            break;
        }
        depth += action == TOKEN_ID_SUB ? 1 : action == TOKEN_ID_CLOSE ? -1 : 0;
    }
    return at;
}

/* Some value stands in the positions that is not among the words of the denial. */
static bool compares_other(const struct mending *m, size_t from, size_t to) {
    for (size_t i = from; i < to; i++) {
        size_t index;
        if (legal_kind(m->in, m->from->actions[i], &index) == ACTION_VALUE &&
            (m->in->values[index].first >= m->absent->last ||
             m->in->values[index].last <= m->absent->first)) {
            return true;
        }
    }
    return false;
}

static bool contains(const struct mending *m, size_t from, size_t to, uint16_t action) {
    while (from < to && m->from->actions[from] != action) {
        from++;
    }
    return from < to;
}

/* ---- the results ---- */

/* The column that may be meant of the tables that are shown; -1 if none is. */
static int absent_of(const struct absent *absent, const struct plan_input *in,
                     const struct sequence *sequence) {
    size_t end = clause_end(sequence, SELECTED, 0);
    for (size_t i = 0; i < absent->count; i++) {
        for (size_t at = SELECTED; at < end; at++) {
            size_t index;
            enum action_kind kind = legal_kind(in, sequence->actions[at], &index);
            int table = kind == ACTION_TABLE                                ? (int)index
                        : kind == ACTION_COLUMN && index < in->column_count ? in->columns[index].table
                                                                            : -1;
            if (table == in->columns[absent->columns[i]].table) {
                return absent->columns[i];
            }
        }
    }
    return -1;
}

/* The question names the column, elsewhere than where it denies it. */
static bool is_named(const struct mending *m, size_t column) {
    const struct linked *linked = m->absent->linked;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *match = &linked->matches[i];
        bool outside = match->first >= m->absent->last || match->last <= m->absent->first;
        if (match->column && match->code == LINK_EXACT && outside &&
            match->index == m->in->columns[column].catalogue) {
            return true;
        }
    }
    return false;
}

/* The results; a lone column that nobody asked for gives way to what the rows are called. */
static bool copy_results(struct mending *m, size_t end) {
    size_t index, at = SELECTED;
    bool counts = m->from->actions[at] == TOKEN_ID_COUNT || m->from->actions[at] == TOKEN_ID_COUNTD;
    at += m->from->actions[at] == TOKEN_ID_DISTINCT;
    bool lone = at + 1 == end && legal_kind(m->in, m->from->actions[at], &index) == ACTION_COLUMN &&
                index < m->in->column_count && !is_named(m, index);
    int table = m->in->columns[m->column].table;
    int name = lone ? each_name(m->in, m->absent->linked, table) : -1;
    bool fits = append(m, TOKEN_ID_SELECT);
    if (name >= 0) {
        return fits && append(m, action_of(m->in, name));
    }
    if (counts && end == SELECTED + 2 && m->from->actions[SELECTED + 1] == action_of(m->in, m->column)) {
        return fits && append(m, TOKEN_ID_COUNT) && append(m, shape_rows(m->in, table));
    }
    for (size_t i = SELECTED; i < end; i++) {
        fits = fits && append(m, m->from->actions[i]);
    }
    return fits;
}

/* ---- the conditions ---- */

static bool start_condition(struct mending *m) {
    bool fits = append(m, m->conditions ? TOKEN_ID_AND : TOKEN_ID_WHERE);
    m->conditions = true;
    return fits;
}

/* One condition: what denies is left out, or, of a value that is given elsewhere, affirmed. */
static bool copy_condition(struct mending *m, size_t from, size_t to) {
    uint16_t action = m->from->actions[from];
    bool other = compares_other(m, from, to), query = contains(m, from, to, TOKEN_ID_SUB);
    bool itself = contains(m, from, to, action_of(m->in, m->column));
    bool denies = token_in(action, TOKEN_BIT(NIN) | TOKEN_BIT(NE) | TOKEN_BIT(NLIKE) | TOKEN_BIT(NOTNULL));
    if (!other && (itself || denies)) {
        return true;
    }
    bool valued = false;
    for (size_t i = from; i < to; i++) {
        size_t index;
        valued = valued || legal_kind(m->in, m->from->actions[i], &index) == ACTION_VALUE;
    }
    if (!other && valued) {
        return true; /* a word of the denial, taken for a value */
    }
    if (denies && query) {
        return false;
    }
    action = action == TOKEN_ID_NE ? TOKEN_ID_EQ : action == TOKEN_ID_NLIKE ? TOKEN_ID_LIKE : action;
    bool fits = start_condition(m) && append(m, action);
    for (size_t i = from + 1; i < to; i++) {
        fits = fits && append(m, m->from->actions[i]);
    }
    return fits;
}

/* The conditions from `at`, up to *end. */
static bool copy_conditions(struct mending *m, size_t at, size_t *end) {
    const uint64_t joins = TOKEN_BIT(AND) | TOKEN_BIT(OR);
    *end = at;
    if (m->from->actions[at] != TOKEN_ID_WHERE) {
        return true;
    }
    do {
        size_t to = clause_end(m->from, at + 1, joins);
        if (to >= m->from->count || m->from->actions[to] == TOKEN_ID_OR || !copy_condition(m, at + 1, to)) {
            return false;
        }
        at = *end = to;
    } while (m->from->actions[at] == TOKEN_ID_AND);
    return true;
}

/* What follows the conditions: an order is kept where the question asks for one, another query that is taken
 * away is the denial. */
static bool copy_rest(struct mending *m, size_t at) {
    bool ordered = (m->absent->cues->found & (CUES_ORDER | CUES_END)) != 0;
    bool fits = true;
    while (at < m->from->count && !token_in(m->from->actions[at], TOKENS_SET | TOKEN_BIT(END))) {
        uint16_t keyword = m->from->actions[at];
        size_t to = clause_end(m->from, at + 1, 0);
        if (keyword == TOKEN_ID_HAVING) {
            return false;
        }
        bool kept = keyword == TOKEN_ID_GROUP || keyword == TOKEN_ID_FROM || ordered;
        for (size_t i = at; i < to && kept; i++) {
            fits = fits && append(m, m->from->actions[i]);
        }
        at = to;
    }
    if (at < m->from->count && token_in(m->from->actions[at], TOKENS_SET) &&
        (m->from->actions[at] != TOKEN_ID_EXCEPT || compares_other(m, at, m->from->count))) {
        return false;
    }
    return fits && append(m, TOKEN_ID_END);
}

bool absent_correct(const struct absent *absent, const struct plan_input *in, struct sequence *sequence) {
    if (absent->count == 0 || sequence->count <= SELECTED + 1) {
        return false;
    }
    struct mending m = {.absent = absent, .in = in, .from = sequence};
    size_t end = clause_end(sequence, SELECTED, 0), rest = end;
    const uint16_t test = absent->present ? TOKEN_ID_NOTNULL : TOKEN_ID_ISNULL;
    m.column = absent_of(absent, in, sequence);
    if (m.column < 0 || end == SELECTED || end >= sequence->count) {
        return false;
    }
    for (size_t i = 0; i + 1 < sequence->count; i++) {
        if (sequence->actions[i] == test && sequence->actions[i + 1] == action_of(in, m.column)) {
            return false;
        }
    }
    bool fits = copy_results(&m, end) && copy_conditions(&m, end, &rest) && start_condition(&m) &&
                append(&m, test) && append(&m, action_of(in, m.column)) && copy_rest(&m, rest);
    if (fits) {
        m.to.score = sequence->score;
        *sequence = m.to;
    }
    return fits;
}
