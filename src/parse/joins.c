#include "parse/joins.h"

#include <string.h>

void joins_add_source(struct joins *joins, struct join_source source) {
    for (size_t i = 0; i < joins->source_count; i++) {
        if (join_same(joins->sources[i], source)) {
            return;
        }
    }
    if (joins->source_count == JOINS_MAX_SOURCES) {
        joins->failed = true;
        return;
    }
    joins->sources[joins->source_count++] = source;
}

static bool same_place(struct join_place a, struct join_place b) {
    return join_same(a.source, b.source) && a.column == b.column;
}

static void add_edge(struct joins *joins, struct join_edge edge) {
    for (size_t i = 0; i < joins->edge_count; i++) {
        const struct join_edge *known = &joins->edges[i];
        if ((same_place(known->a, edge.a) && same_place(known->b, edge.b)) ||
            (same_place(known->a, edge.b) && same_place(known->b, edge.a))) {
            return;
        }
    }
    if (joins->edge_count == JOINS_MAX_EDGES) {
        joins->failed = true;
        return;
    }
    joins->edges[joins->edge_count++] = edge;
    joins_add_source(joins, edge.a.source);
    joins_add_source(joins, edge.b.source);
}

void joins_add_edge(struct joins *joins, struct join_place a, struct join_place b) {
    add_edge(joins, (struct join_edge){a, b, false});
}

/* Whether key `other` belongs to the foreign key that key `one` is part of. */
static bool same_key(const struct db_catalogue *catalogue, size_t one, size_t other) {
    return one == other || (catalogue->keys[one].composite != 0 &&
                            catalogue->keys[one].composite == catalogue->keys[other].composite);
}

/* Adds all pairs of columns of a foreign key. */
static void add_key(struct joins *joins, const struct db_catalogue *catalogue, size_t key,
                    enum join_kind to) {
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const struct db_key *pair = &catalogue->keys[i];
        if (same_key(catalogue, key, i)) {
            const struct join_source a = {JOIN_TABLE, catalogue->columns[pair->from].table};
            const struct join_source b = {to, catalogue->columns[pair->to].table};
            add_edge(joins, (struct join_edge){{a, pair->from}, {b, pair->to}, pair->inferred});
        }
    }
}

bool joins_add_key(struct joins *joins, const struct db_catalogue *catalogue, int column, enum join_kind to) {
    for (size_t i = 0; i < catalogue->key_count; i++) {
        if (catalogue->keys[i].from == column) {
            add_key(joins, catalogue, i, to);
            return true;
        }
    }
    return false;
}

/* The first key between two tables, whichever refers to the other; -1 if there is none. */
static int key_between(const struct db_catalogue *catalogue, int a, int b) {
    for (size_t i = 0; i < catalogue->key_count; i++) {
        const int from = catalogue->columns[catalogue->keys[i].from].table;
        const int to = catalogue->columns[catalogue->keys[i].to].table;
        if (from != to && ((from == a && to == b) || (from == b && to == a))) {
            return (int)i;
        }
    }
    return -1;
}

/* ---- connecting ---- */

/* The connected group of each source, by its number. */
static void group(const struct joins *joins, size_t of[JOINS_MAX_SOURCES]) {
    for (size_t i = 0; i < joins->source_count; i++) {
        of[i] = i;
    }
    for (size_t e = 0; e < joins->edge_count; e++) {
        size_t a = 0, b = 0;
        for (size_t i = 0; i < joins->source_count; i++) {
            a = join_same(joins->sources[i], joins->edges[e].a.source) ? of[i] : a;
            b = join_same(joins->sources[i], joins->edges[e].b.source) ? of[i] : b;
        }
        for (size_t i = 0; i < joins->source_count; i++) {
            of[i] = of[i] == b ? a : of[i];
        }
    }
}

/* The group with the lowest table, derived tables last, among those that are not `done`; -1 if all are. */
static int next_group(const struct joins *joins, const size_t *of, const bool *done) {
    int best = -1;
    int rank = 0;
    for (size_t i = 0; i < joins->source_count; i++) {
        const struct join_source *source = &joins->sources[i];
        const int own = source->index + (source->kind == JOIN_DERIVED ? 1 << 20 : 0);
        if (!done[of[i]] && (best < 0 || own < rank)) {
            best = (int)of[i];
            rank = own;
        }
    }
    return best;
}

/* Breadth first from the tables of the tree to any table of the group, over keys; adds the way's edges. */
static bool connect(struct joins *joins, const struct db_catalogue *catalogue, const bool *in_tree,
                    const bool *is_goal, struct arena *arena) {
    const size_t count = catalogue->table_count;
    int *before = arena_array(arena, count + 1, sizeof *before);
    int *queue = arena_array(arena, count + 1, sizeof *queue);
    if (before == NULL || queue == NULL) {
        return false;
    }
    size_t head = 0, tail = 0;
    for (size_t t = 0; t < count; t++) {
        before[t] = in_tree[t] ? (int)t : -1;
        if (in_tree[t]) {
            queue[tail++] = (int)t;
        }
    }
    while (head < tail && !is_goal[queue[head]]) {
        const int table = queue[head++];
        for (size_t other = 0; other < count; other++) {
            if (before[other] < 0 && key_between(catalogue, table, (int)other) >= 0) {
                before[other] = table;
                queue[tail++] = (int)other;
            }
        }
    }
    for (int table = head < tail ? queue[head] : -1; table >= 0 && before[table] != table;
         table = before[table]) {
        add_key(joins, catalogue, (size_t)key_between(catalogue, before[table], table), JOIN_TABLE);
    }
    return true;
}

/* The tables, first instances only, of the groups that are marked. */
static void mark_tables(const struct joins *joins, const size_t *of, const bool *groups, bool *tables) {
    for (size_t i = 0; i < joins->source_count; i++) {
        if (joins->sources[i].kind == JOIN_TABLE && groups[of[i]]) {
            tables[joins->sources[i].index] = true;
        }
    }
}

bool joins_complete(struct joins *joins, const struct db_catalogue *catalogue, struct arena *arena) {
    const size_t asked = joins->source_count;
    size_t of[JOINS_MAX_SOURCES];
    bool done[JOINS_MAX_SOURCES] = {false};
    bool *in_tree = arena_array(arena, catalogue->table_count + 1, sizeof *in_tree);
    bool *is_goal = arena_array(arena, catalogue->table_count + 1, sizeof *is_goal);
    if (in_tree == NULL || is_goal == NULL) {
        return false;
    }
    group(joins, of);
    struct joins first = *joins; /* groups are those of the sources asked for */
    first.source_count = asked;
    for (int next = next_group(&first, of, done); next >= 0 && !joins->failed;
         next = next_group(&first, of, done)) {
        bool own[JOINS_MAX_SOURCES] = {false};
        own[next] = true;
        memset(is_goal, 0, catalogue->table_count * sizeof *is_goal);
        mark_tables(&first, of, own, is_goal);
        bool begun = false, aims = false;
        for (size_t t = 0; t < catalogue->table_count; t++) {
            begun = begun || in_tree[t];
            aims = aims || is_goal[t];
        }
        if (begun && aims && !connect(joins, catalogue, in_tree, is_goal, arena)) {
            return false;
        }
        done[next] = true;
        mark_tables(&first, of, own, in_tree);
        for (size_t i = asked; i < joins->source_count; i++) {
            in_tree[joins->sources[i].index] = true; /* tables on the way */
        }
    }
    return !joins->failed;
}
