#include "plan/groups.h"

#include <string.h>

#include "plan/each.h"
#include "text/text.h"

#define MAX_RESULTS 4

/* What "by" or "per" stands before: the planner's table, or its column; -1 for what it is not. */
struct grouping {
    int table, column;
};

/* The planner's column that words from `first` to the end of their clause call by its whole name, of several
 * that of the table; -1 if there is none. */
static int column_said(const struct wording *w, size_t first, int table) {
    int found = -1, own = -1;
    bool several = false;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        bool ends = m->last >= w->linked->word_count || w->linked->words[m->last].stopword;
        for (size_t c = 0;
             m->column && m->code == LINK_EXACT && m->first == first && ends && c < w->in->column_count;
             c++) {
            if (w->in->columns[c].catalogue == m->index) {
                several = several || found >= 0;
                found = (int)c;
                own = w->in->columns[c].table == table ? (int)c : own;
            }
        }
    }
    return own >= 0 ? own : several ? -1 : found;
}

/* Words behind the table's name may make something else of it ("by department code"). */
static struct grouping find_grouping(const struct wording *w) {
    static const char *const leads[] = {"by", "per", "each", "every"};
    static const char *const articles[] = {"a", "the", "each", "every"};
    size_t end;
    const int about = wording_opening(w, &end);
    for (size_t at = 1; at + 1 < w->linked->word_count; at++) {
        size_t first = at + 1, last;
        const char *before = wording_norm(w, at - 1);
        size_t length = strlen(before);
        bool done = length > 3 && strcmp(before + length - 2, "ed") == 0; /* "directed by" */
        if (!ONE_OF(wording_norm(w, at), leads) || (done && strcmp(wording_norm(w, at), "by") == 0)) {
            continue;
        }
        first += ONE_OF(wording_norm(w, first), articles);
        int table = wording_table(w, first, &last);
        bool ends = table >= 0 && (last >= w->linked->word_count || w->linked->words[last].stopword ||
                                   wording_norm(w, last)[0] == '?');
        for (size_t i = 0; i < w->linked->match_count; i++) {
            const struct link_match *m = &w->linked->matches[i];
            bool column = m->column && m->code == LINK_EXACT && m->first == first && m->last >= last;
            ends = ends && !column && !(m->column && m->first < last && m->last > last);
        }
        int column = ends ? -1 : column_said(w, first, about);
        if (ends || column >= 0) {
            return (struct grouping){ends ? table : -1, column};
        }
    }
    return (struct grouping){-1, -1};
}

/* Everything that the sequence points to can be joined with the table, and is not of it. */
static bool reaches(const struct plan_input *in, const struct sequence *sequence, int table) {
    for (size_t i = 0; i < sequence->count; i++) {
        int own = shape_table(in, sequence->actions[i]);
        if (own >= 0 && (own == table || in->components[own] != in->components[table])) {
            return false;
        }
    }
    return true;
}

/* All results are aggregates. */
static bool reckons(const struct wording *w, const struct sequence *sequence, size_t end) {
    size_t at = SHAPE_SELECTED, results = 0;
    for (; at + 1 < end && token_in(sequence->actions[at], TOKENS_AGGREGATE) && results < MAX_RESULTS;
         at += 2) {
        size_t index;
        enum action_kind kind = legal_kind(w->in, sequence->actions[at + 1], &index);
        if (kind != ACTION_COLUMN && kind != ACTION_TABLE) {
            return false;
        }
        results++;
    }
    return at == end && results > 0;
}

/* Reckons for each row of the table, or each value of the column of another table. */
static bool group(const struct wording *w, const struct grouping *by, struct sequence *sequence) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    int table = by->table >= 0 ? by->table : w->in->columns[by->column].table;
    int name = by->table >= 0 ? each_name(w->in, w->linked, table) : by->column;
    int key = by->table >= 0 ? input_key(w->in, table) : by->column;
    if (name < 0 || key < 0 || !reckons(w, sequence, end) || !reaches(w->in, sequence, table) ||
        shape_has(sequence, TOKEN_BIT(GROUP) | TOKEN_BIT(ASC) | TOKEN_BIT(DESC) | TOKEN_BIT(LIMIT)) ||
        sequence->actions[sequence->count - 1] != TOKEN_ID_END) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append(&out, TOKEN_ID_SELECT) && shape_append(&out, shape_action(w->in, name));
    for (size_t i = SHAPE_SELECTED; i + 1 < sequence->count; i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    fits = fits && shape_append(&out, TOKEN_ID_GROUP) && shape_append(&out, shape_action(w->in, key)) &&
           shape_append(&out, TOKEN_ID_END);
    *sequence = fits ? out : *sequence;
    return fits;
}

/* Shows the name of the rows that a key which is shown refers to. A code of letters tells people as much. */
static bool show_name(const struct wording *w, int table, struct sequence *sequence) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    int name = each_name(w->in, w->linked, table);
    if (name < 0 || w->in->columns[name].primary_key || !shape_has(sequence, TOKEN_BIT(GROUP))) {
        return false;
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column >= 0 && w->in->columns[column].table == table) {
            return false; /* something of the rows is shown already */
        }
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        bool reckoned = i > SHAPE_SELECTED && token_in(sequence->actions[i - 1], TOKENS_AGGREGATE);
        if (column >= 0 && !reckoned && w->in->columns[column].type != TYPE_TEXT &&
            input_refers(w->in, column, table)) {
            sequence->actions[i] = shape_action(w->in, name);
            return true;
        }
    }
    return false;
}

/* "Enclosures by year built": the rows by name, with the column, in its order. */
static bool list_by(const struct wording *w, const struct grouping *by, struct sequence *sequence) {
    size_t last, end = shape_clause_end(sequence, SHAPE_SELECTED);
    int table = wording_opening(w, &last);
    int name = table < 0 ? -1 : each_name(w->in, w->linked, table);
    if (name < 0 || by->column < 0 || by->column == name || w->in->columns[by->column].table != table ||
        strcmp(wording_norm(w, last), "by") != 0 || sequence->actions[end] == TOKEN_ID_WHERE) {
        return false;
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        if (sequence->actions[i] == shape_action(w->in, name)) {
            return false;
        }
    }
    *sequence = (struct sequence){.actions = {TOKEN_ID_SELECT, shape_action(w->in, name),
                                              shape_action(w->in, by->column), TOKEN_ID_ASC,
                                              shape_action(w->in, by->column), TOKEN_ID_END},
                                  .count = 6,
                                  .score = sequence->score};
    return true;
}

/* "Rescues per trail": how many there are for each. */
static bool count_per(const struct wording *w, const struct grouping *by, struct sequence *sequence) {
    size_t last;
    int table = wording_opening(w, &last);
    int name = by->table < 0 ? -1 : each_name(w->in, w->linked, by->table);
    int key = by->table < 0 ? -1 : input_key(w->in, by->table);
    if (table < 0 || name < 0 || key < 0 || table == by->table || strcmp(wording_norm(w, last), "per") != 0 ||
        w->in->components[table] != w->in->components[by->table] ||
        shape_has(sequence, TOKENS_AGGREGATE | TOKEN_BIT(WHERE))) {
        return false;
    }
    *sequence = (struct sequence){.actions = {TOKEN_ID_SELECT, shape_action(w->in, name), TOKEN_ID_COUNT,
                                              shape_rows(w->in, table), TOKEN_ID_GROUP,
                                              shape_action(w->in, key), TOKEN_ID_END},
                                  .count = 7,
                                  .score = sequence->score};
    return true;
}

static bool is_simple(const struct sequence *sequence) {
    return sequence->count >= 3 &&
           !shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(HAVING) | TOKEN_BIT(FROM));
}

/* Rows sorted by a sum of their own column, of which each has but one: by the column, and not in groups that
 * repeat it. */
static bool sort_own(const struct wording *w, struct sequence *sequence) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (end >= sequence->count || sequence->actions[end] != TOKEN_ID_GROUP) {
        return false;
    }
    size_t order = shape_clause_end(sequence, end + 1);
    int by = shape_column(w->in, sequence->actions[end + 1]);
    bool sums = order + 3 < sequence->count && order == end + 2 &&
                token_in(sequence->actions[order], TOKEN_BIT(ASC) | TOKEN_BIT(DESC)) &&
                sequence->actions[order + 1] == TOKEN_ID_SUM &&
                shape_clause_end(sequence, order + 1) == order + 3;
    int own = sums ? shape_column(w->in, sequence->actions[order + 2]) : -1;
    int table = own < 0 ? -1 : w->in->columns[own].table;
    if (table < 0 || by < 0 || !(by == input_key(w->in, table) || input_refers(w->in, by, table))) {
        return false;
    }
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column < 0 || w->in->columns[column].table != table) {
            return false;
        }
    }
    struct sequence out = {.score = sequence->score};
    bool fits = true;
    for (size_t i = 0; i < sequence->count; i++) {
        bool dropped = (i >= end && i < order) || i == order + 1;
        fits = fits && (dropped || shape_append(&out, sequence->actions[i]));
    }
    *sequence = fits ? out : *sequence;
    return fits;
}

/* "Average rate by beds": what is shown beside an aggregate is what it is reckoned for each of. */
static bool group_shown(const struct wording *w, struct sequence *sequence) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED), at = end;
    if (shape_has(sequence, TOKEN_BIT(GROUP) | TOKEN_BIT(DISTINCT)) ||
        !shape_has(sequence, TOKENS_AGGREGATE) || shape_has(sequence, TOKENS_ARITHMETIC)) {
        return false;
    }
    at = sequence->actions[end] == TOKEN_ID_WHERE ? shape_clause_end(sequence, end + 1) : end;
    struct sequence out = {.score = sequence->score};
    bool fits = shape_append_all(&out, sequence->actions, at) && shape_append(&out, TOKEN_ID_GROUP);
    bool plain = false, reckoned = false;
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        bool aggregate = token_in(sequence->actions[i], TOKENS_AGGREGATE);
        bool shown = !aggregate && shape_column(w->in, sequence->actions[i]) >= 0;
        reckoned = reckoned || aggregate;
        i += aggregate;
        fits = fits && (!shown || shape_append(&out, sequence->actions[i]));
        plain = plain || shown;
    }
    fits = fits && plain && reckoned && shape_append_all(&out, sequence->actions + at, sequence->count - at);
    *sequence = fits ? out : *sequence;
    return fits;
}

bool groups_correct(const struct wording *w, struct sequence *sequence) {
    if (is_simple(sequence) && sort_own(w, sequence)) {
        return true;
    }
    const struct grouping by = find_grouping(w);
    const uint32_t reckoning = CUE_BIT(COUNT) | CUE_BIT(SUM) | CUE_BIT(AVERAGE) | CUES_END | CUES_ORDER;
    if ((by.table < 0 && by.column < 0) || !is_simple(sequence)) {
        return false;
    }
    return group(w, &by, sequence) || group_shown(w, sequence) ||
           ((w->cues->found & reckoning) == 0 && (list_by(w, &by, sequence) || count_per(w, &by, sequence)));
}

bool groups_show(const struct wording *w, struct sequence *sequence) {
    static const char *const keys[] = {"id", "ids", "code", "codes", "number", "numbers", "identifier"};
    const struct grouping by = find_grouping(w);
    for (size_t i = 0; i < w->linked->word_count; i++) {
        bool number = strncmp(wording_norm(w, i), "number", 6) == 0;
        bool count = number && strcmp(wording_norm(w, i + 1), "of") == 0;
        if (ONE_OF(wording_norm(w, i), keys) && !count) {
            return false;
        }
    }
    return by.table >= 0 && is_simple(sequence) && show_name(w, by.table, sequence);
}
