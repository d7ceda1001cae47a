/* What the planner sees of a catalogue: all of a small one; of a large one what the question speaks of, and
 * the tables and keys that connect it. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "link/internal.h"

/* Best tables that a join tree is looked for between. */
#define MAX_SEEDS 5

struct scored {
    int index;
    double score;
};

static int by_score(const void *a, const void *b) {
    const struct scored *x = a;
    const struct scored *y = b;
    if (x->score > y->score || x->score < y->score) {
        return x->score > y->score ? -1 : 1;
    }
    return x->index - y->index;
}

struct selection {
    const struct db_catalogue *catalogue;
    struct scored *tables, *columns;
    bool *table_kept, *column_kept;
    size_t table_count, column_count; /* kept */
};

static double match_score(const struct link_match *match) {
    return match->code == LINK_EXACT     ? 1.0 + 0.1 * (double)(match->last - match->first)
           : match->code == LINK_PARTIAL ? 0.8 * (double)match->lexical
                                         : 0.6 * (double)match->semantic;
}

/* Evidence for each column and table: its best match, its best value, and for a table half its best column.
 */
static void score_all(const struct link_state *state, struct selection *s) {
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *match = &state->matches[i];
        struct scored *to = match->column ? &s->columns[match->index] : &s->tables[match->index];
        double score = match_score(match);
        to->score = score > to->score ? score : to->score;
    }
    for (size_t i = 0; i < state->value_count; i++) {
        for (size_t k = 0; k < state->values[i].holder_count; k++) {
            struct scored *to = &s->columns[state->values[i].holders[k].column];
            to->score += 0.9 * state->values[i].holders[k].score;
        }
    }
    for (size_t i = 0; i < s->catalogue->column_count; i++) {
        struct scored *table = &s->tables[s->catalogue->columns[i].table];
        table->score += s->columns[i].score > 0 ? 0.5 * s->columns[i].score : 0;
    }
}

static void keep_table(struct selection *s, int table) {
    if (!s->table_kept[table] && s->table_count < LINK_MAX_TABLES) {
        s->table_kept[table] = true;
        s->table_count++;
    }
}

static void keep_column(struct selection *s, int column) {
    if (!s->column_kept[column] && s->table_kept[s->catalogue->columns[column].table] &&
        s->column_count < LINK_MAX_COLUMNS) {
        s->column_kept[column] = true;
        s->column_count++;
    }
}

/* The best tables, first those that connect the very best of them. */
static void keep_tables(const struct link_state *state, struct selection *s) {
    size_t count = s->catalogue->table_count;
    struct scored *order = arena_array(state->arena, count + 1, sizeof *order);
    if (order == NULL) {
        return;
    }
    memcpy(order, s->tables, count * sizeof *order);
    qsort(order, count, sizeof *order, by_score);
    int seeds[MAX_SEEDS];
    size_t seed_count = 0;
    while (seed_count < MAX_SEEDS && seed_count < count && order[seed_count].score > 0) {
        seeds[seed_count] = order[seed_count].index;
        seed_count++;
    }
    for (size_t n = seed_count; n > 1; n--) {
        struct db_join_tree tree;
        if (db_join_trees(state->schema->db, state->arena, seeds, n, &tree, 1) == 0) {
            continue;
        }
        for (size_t i = 0; i < tree.table_count; i++) {
            keep_table(s, tree.tables[i]);
        }
        break;
    }
    for (size_t i = 0; i < count; i++) {
        keep_table(s, order[i].index);
    }
}

/* The columns that the question speaks of, best first, into order; how many. */
static size_t spoken_columns(const struct selection *s, struct scored *order) {
    size_t count = 0;
    for (size_t i = 0; i < s->catalogue->column_count; i++) {
        if (s->columns[i].score > 0) {
            order[count++] = s->columns[i];
        }
    }
    if (count > 0) {
        qsort(order, count, sizeof *order, by_score);
    }
    return count;
}

/* The columns of kept tables, best first by their own and their table's score, into order; how many. */
static size_t kept_tables_columns(const struct selection *s, struct scored *order) {
    size_t count = 0;
    for (size_t i = 0; i < s->catalogue->column_count; i++) {
        int table = s->catalogue->columns[i].table;
        if (s->table_kept[table]) {
            order[count++] =
                (struct scored){.index = (int)i, .score = s->columns[i].score + s->tables[table].score};
        }
    }
    if (count > 0) {
        qsort(order, count, sizeof *order, by_score);
    }
    return count;
}

/* The columns that the question speaks of, the keys between kept tables, primary keys, then the rest of the
 * best tables. */
static void keep_columns(const struct link_state *state, struct selection *s) {
    struct scored *order = arena_array(state->arena, s->catalogue->column_count + 1, sizeof *order);
    if (order == NULL) {
        return;
    }
    size_t count = spoken_columns(s, order);
    for (size_t i = 0; i < count && s->column_count < LINK_MAX_COLUMNS / 2; i++) {
        keep_column(s, order[i].index);
    }
    for (size_t i = 0; i < s->catalogue->key_count; i++) {
        const struct db_key *key = &s->catalogue->keys[i];
        if (s->table_kept[s->catalogue->columns[key->from].table] &&
            s->table_kept[s->catalogue->columns[key->to].table]) {
            keep_column(s, key->from);
            keep_column(s, key->to);
        }
    }
    for (size_t i = 0; i < s->catalogue->column_count; i++) {
        if (s->catalogue->columns[i].primary_key) {
            keep_column(s, (int)i);
        }
    }
    count = kept_tables_columns(s, order);
    for (size_t i = 0; i < count; i++) {
        keep_column(s, order[i].index);
    }
}

/* Drops matches and holders of what was not kept. */
static void drop_rest(struct link_state *state, const struct selection *s) {
    size_t kept = 0;
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *match = &state->matches[i];
        if (match->column ? s->column_kept[match->index] : s->table_kept[match->index]) {
            state->matches[kept++] = *match;
        }
    }
    state->match_count = kept;
    for (size_t i = 0; i < state->value_count; i++) {
        struct link_value *value = &state->values[i];
        size_t held = 0;
        for (size_t k = 0; k < value->holder_count; k++) {
            if (s->column_kept[value->holders[k].column]) {
                value->holders[held++] = value->holders[k];
            }
        }
        value->holder_count = held;
    }
}

/* The indices of what was kept, ascending. */
static int *kept_indices(struct arena *arena, const bool *kept, size_t total, size_t count) {
    int *out = arena_array(arena, count + 1, sizeof *out);
    size_t n = 0;
    for (size_t i = 0; out != NULL && i < total && n < count; i++) {
        if (kept[i]) {
            out[n++] = (int)i;
        }
    }
    return out;
}

csql_status link_select(struct link_state *state, struct linked *out, csql_error *error) {
    const struct db_catalogue *catalogue = state->schema->catalogue;
    struct arena *arena = state->arena;
    struct selection s = {
        .catalogue = catalogue,
        .table_kept = arena_array(arena, catalogue->table_count + 1, sizeof(bool)),
        .column_kept = arena_array(arena, catalogue->column_count + 1, sizeof(bool)),
        .tables = arena_array(arena, catalogue->table_count + 1, sizeof(struct scored)),
        .columns = arena_array(arena, catalogue->column_count + 1, sizeof(struct scored)),
    };
    if (s.table_kept == NULL || s.column_kept == NULL || s.tables == NULL || s.columns == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (catalogue->table_count <= LINK_MAX_TABLES && catalogue->column_count <= LINK_MAX_COLUMNS) {
        memset(s.table_kept, true, catalogue->table_count);
        memset(s.column_kept, true, catalogue->column_count);
        s.table_count = catalogue->table_count;
        s.column_count = catalogue->column_count;
    } else {
        for (size_t i = 0; i < catalogue->table_count; i++) {
            s.tables[i].index = (int)i;
        }
        for (size_t i = 0; i < catalogue->column_count; i++) {
            s.columns[i].index = (int)i;
        }
        score_all(state, &s);
        keep_tables(state, &s);
        keep_columns(state, &s);
        drop_rest(state, &s);
    }
    out->table_count = s.table_count;
    out->column_count = s.column_count;
    out->tables = kept_indices(arena, s.table_kept, catalogue->table_count, s.table_count);
    out->columns = kept_indices(arena, s.column_kept, catalogue->column_count, s.column_count);
    return out->tables == NULL || out->columns == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                                                       : CSQL_OK;
}
