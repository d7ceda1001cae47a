#include "plan/keyed.h"

#include <string.h>
#include <strings.h>

/* Two rows never share a value of the planner's column: it is declared so, or is so in every row. */
static bool tells_rows(const struct wording *w, int column) {
    const struct db_catalogue *catalogue = w->linked->catalogue;
    const struct db_column *c = &catalogue->columns[w->in->columns[column].catalogue];
    int64_t rows = catalogue->tables[c->table].rows;
    return c->unique || (rows > 0 && c->distinct == rows && c->nulls == 0);
}

/* What rows are called by. */
static bool is_called(const struct wording *w, int column) {
    static const char *const ends[] = {"name", "title", "label"};
    const struct db_column *c = &w->linked->catalogue->columns[w->in->columns[column].catalogue];
    size_t length = strlen(c->name);
    for (size_t i = 0; c->type == TYPE_TEXT && i < sizeof ends / sizeof *ends; i++) {
        size_t n = strlen(ends[i]);
        if (length >= n && strcasecmp(c->name + length - n, ends[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The key of a table to which another, that the sequence uses, refers; -1 if there is none. */
static int referred_key(const struct wording *w, int table, const bool *used) {
    const struct plan_input *in = w->in;
    for (size_t i = 0; i < in->key_count; i++) {
        int to = in->keys[i].to, from = in->columns[in->keys[i].from].table;
        if (in->columns[to].table == table && from != table && used[from] && tells_rows(w, to)) {
            return to;
        }
    }
    return -1;
}

static void note_tables(const struct plan_input *in, const struct sequence *sequence, bool *used) {
    for (size_t i = 0; i < sequence->count; i++) {
        size_t index;
        enum action_kind kind = legal_kind(in, sequence->actions[i], &index);
        if (kind == ACTION_TABLE) {
            used[index] = true;
        } else if (kind == ACTION_COLUMN && index < in->column_count) {
            used[in->columns[index].table] = true;
        }
    }
}

/* ---- groups ---- */

/* Where the one column stands by which the sequence groups; 0 if it is not so. */
static size_t lone_group(const struct sequence *sequence) {
    size_t at = 0;
    for (size_t i = 0; i + 2 < sequence->count; i++) {
        if (sequence->actions[i] == TOKEN_ID_SUB || token_in(sequence->actions[i], TOKENS_SET)) {
            return 0;
        }
        at = sequence->actions[i] == TOKEN_ID_GROUP ? i + 1 : at;
    }
    return at != 0 && shape_clause_end(sequence, at) == at + 1 ? at : 0;
}

static bool is_selected(const struct sequence *sequence, uint16_t action) {
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        if (sequence->actions[i] == action) {
            return true;
        }
    }
    return false;
}

static bool group_by_key(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    bool used[LINK_MAX_TABLES + 1] = {false};
    size_t at = lone_group(sequence);
    int column = at != 0 ? shape_column(in, sequence->actions[at]) : -1;
    if (column < 0 || in->columns[column].primary_key || !is_selected(sequence, sequence->actions[at]) ||
        !is_called(w, column)) {
        return false;
    }
    note_tables(in, sequence, used);
    int key = referred_key(w, in->columns[column].table, used);
    if (key < 0) {
        return false;
    }
    sequence->actions[at] = shape_action(in, key);
    return true;
}

/* ---- rows that nothing refers to ---- */

/* The one table of the columns [first, last), none of which is a key while one is what rows are called by; -1
 * if it is not so. */
static int named_table(const struct wording *w, const struct sequence *sequence, size_t first, size_t last) {
    const struct plan_input *in = w->in;
    bool named = false;
    int table = -1;
    for (size_t i = first; i < last; i++) {
        int column = shape_column(in, sequence->actions[i]);
        if (column < 0 || in->columns[column].primary_key || in->columns[column].foreign_key ||
            (table >= 0 && in->columns[column].table != table)) {
            return -1;
        }
        table = in->columns[column].table;
        named = named || is_called(w, column);
    }
    return named ? table : -1;
}

/* "SELECT names EXCEPT SELECT key": what refers to the rows is taken from what they are called, which leaves
 * all.
 */
static bool read_mismatch(const struct wording *w, const struct sequence *sequence, size_t end,
                          struct input_key *out) {
    const struct plan_input *in = w->in;
    size_t second = end + 2 + (end + 2 < sequence->count && sequence->actions[end + 2] == TOKEN_ID_DISTINCT);
    int table = named_table(w, sequence,
                            SHAPE_SELECTED + (sequence->actions[SHAPE_SELECTED] == TOKEN_ID_DISTINCT), end);
    bool plain = second + 2 == sequence->count && sequence->actions[end] == TOKEN_ID_EXCEPT && table >= 0;
    int from = plain ? shape_column(in, sequence->actions[second]) : -1;
    for (size_t i = 0; i < in->key_count && from >= 0; i++) {
        if (in->keys[i].from == from && in->columns[in->keys[i].to].table == table &&
            in->columns[from].table != table) {
            *out = in->keys[i];
            return true;
        }
    }
    return false;
}

/* What "SELECT columns EXCEPT SELECT columns FROM table END" takes away: the column of the table that refers
 * to the first one's key. False if the sequence is another. */
static bool read_except(const struct wording *w, const struct sequence *sequence, size_t *end,
                        struct input_key *out) {
    const struct plan_input *in = w->in;
    size_t first = SHAPE_SELECTED + (sequence->actions[SHAPE_SELECTED] == TOKEN_ID_DISTINCT), index;
    *end = shape_clause_end(sequence, SHAPE_SELECTED);
    if (*end + 2 >= sequence->count) {
        return false;
    }
    size_t columns = *end - first, second = *end + 2 + (sequence->actions[*end + 2] == TOKEN_ID_DISTINCT);
    if (second + columns + 3 != sequence->count || sequence->actions[*end] != TOKEN_ID_EXCEPT) {
        return false;
    }
    for (size_t i = 0; i < columns; i++) {
        if (sequence->actions[first + i] != sequence->actions[second + i]) {
            return false;
        }
    }
    int table = named_table(w, sequence, first, *end);
    if (table < 0 || sequence->actions[second + columns] != TOKEN_ID_FROM ||
        legal_kind(in, sequence->actions[second + columns + 1], &index) != ACTION_TABLE) {
        return false;
    }
    for (size_t i = 0; i < in->key_count; i++) {
        int from = in->keys[i].from, to = in->keys[i].to;
        if (in->columns[from].table == (int)index && in->columns[to].table == table && from != to &&
            tells_rows(w, to)) {
            *out = in->keys[i];
            return true;
        }
    }
    return false;
}

static bool seek_by_key(const struct wording *w, struct sequence *sequence) {
    struct input_key key;
    size_t end;
    if (sequence->count < SHAPE_SELECTED + 2 ||
        (!read_except(w, sequence, &end, &key) && !read_mismatch(w, sequence, end, &key))) {
        return false;
    }
    struct sequence out = {.score = sequence->score};
    bool fits = true;
    for (size_t i = 0; i < end; i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    const uint16_t condition[] = {TOKEN_ID_WHERE, TOKEN_ID_NIN,    shape_action(w->in, key.to),
                                  TOKEN_ID_SUB,   TOKEN_ID_SELECT, shape_action(w->in, key.from),
                                  TOKEN_ID_CLOSE, TOKEN_ID_END};
    for (size_t i = 0; i < sizeof condition / sizeof *condition; i++) {
        fits = fits && shape_append(&out, condition[i]);
    }
    *sequence = fits ? out : *sequence;
    return fits;
}

/* ---- tables that are used for their key alone ---- */

/* Of the planner's table the sequence uses nothing but this column, and does not ask for its rows. */
static bool is_all_that_is_used(const struct plan_input *in, const struct sequence *sequence, int column) {
    bool found = false;
    for (size_t i = 0; i < sequence->count; i++) {
        size_t index;
        enum action_kind kind = legal_kind(in, sequence->actions[i], &index);
        bool own = kind == ACTION_COLUMN && index < in->column_count &&
                   in->columns[index].table == in->columns[column].table;
        if ((own && (int)index != column) ||
            (kind == ACTION_TABLE && (int)index == in->columns[column].table)) {
            return false;
        }
        found = found || own;
    }
    return found;
}

/* The column by which a table that the sequence uses refers to the key; -1 if there is none, or several. */
static int referring(const struct wording *w, int key, const bool *used) {
    const struct plan_input *in = w->in;
    int found = -1;
    for (size_t i = 0; i < in->key_count; i++) {
        int from = in->keys[i].from;
        if (in->keys[i].to != key || in->columns[from].table == in->columns[key].table ||
            !used[in->columns[from].table]) {
            continue;
        }
        if (found >= 0 || w->linked->catalogue->columns[in->columns[from].catalogue].nulls > 0) {
            return -1;
        }
        found = from;
    }
    return found;
}

/* What refers to a row holds its key. */
static bool read_key_where_held(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    bool used[LINK_MAX_TABLES + 1] = {false}, changed = false;
    if (shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB))) {
        return false;
    }
    note_tables(in, sequence, used);
    for (size_t i = 0; i < in->key_count; i++) {
        int key = in->keys[i].to;
        int instead =
            tells_rows(w, key) && is_all_that_is_used(in, sequence, key) ? referring(w, key, used) : -1;
        for (size_t k = 0; k < sequence->count && instead >= 0; k++) {
            if (shape_column(in, sequence->actions[k]) == key) {
                sequence->actions[k] = shape_action(in, instead);
                changed = true;
            }
        }
    }
    return changed;
}

/* A key joins the table with one of those that the sequence uses, other than these two. */
static bool is_joined(const struct plan_input *in, const bool *used, int table, int but) {
    for (size_t i = 0; i < in->key_count; i++) {
        int from = in->columns[in->keys[i].from].table, to = in->columns[in->keys[i].to].table;
        int other = from == table ? to : to == table ? from : -1;
        if (other >= 0 && other != table && other != but && used[other]) {
            return true;
        }
    }
    return false;
}

/* A table that is used for nothing but a key by which alone the others reach it: they hold that key already.
 */
static bool read_key_on_the_way(const struct wording *w, struct sequence *sequence) {
    const struct plan_input *in = w->in;
    bool used[LINK_MAX_TABLES + 1] = {false}, changed = false;
    if (shape_has(sequence, TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(FROM))) {
        return false;
    }
    note_tables(in, sequence, used);
    for (size_t i = 0; i < in->key_count; i++) {
        int from = in->keys[i].from, table = in->columns[from].table, to = in->columns[in->keys[i].to].table;
        if (table == to || !tells_rows(w, in->keys[i].to) || wording_names_table(w, table) ||
            !is_all_that_is_used(in, sequence, from) || !is_joined(in, used, to, table) ||
            is_joined(in, used, table, to)) {
            continue;
        }
        for (size_t k = 0; k < sequence->count; k++) {
            if (shape_column(in, sequence->actions[k]) == from) {
                sequence->actions[k] = shape_action(in, in->keys[i].to);
                changed = true;
            }
        }
        note_tables(in, sequence, used);
    }
    return changed;
}

bool keyed_correct(const struct wording *w, struct sequence *sequence) {
    if (w->in->table_count > LINK_MAX_TABLES) {
        return false;
    }
    if (group_by_key(w, sequence) || seek_by_key(w, sequence)) {
        return true;
    }
    bool changed = read_key_on_the_way(w, sequence);
    return read_key_where_held(w, sequence) || changed;
}
