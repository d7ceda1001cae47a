/* Join trees: smallest trees that connect given tables (Dreyfus and Wagner, "The Steiner problem in
 * graphs", Networks 1, 1971), and the next best ones by forbidding a key of a tree already found (Lawler,
 * "A procedure for computing the K best solutions", Management Science 18, 1972). */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "db/graph.h"
#include "db/internal.h"

/* Most tables that one request may connect exactly; the work grows with 3 to their power. */
#define MAX_TERMINALS 8
/* Most tables that a tree is looked for in, once those that cannot be part of a good one are gone. */
#define MAX_NODES 96
/* Most trees that are solved for in one request. */
#define MAX_SOLVED 64
#define MAX_TREE_KEYS (MAX_NODES - 1)
/* An alternative costs at most this much more than the best tree. */
#define ALTERNATIVE_SLACK 2
#define FAR (INT_MAX / 4)

struct sub_edge {
    int from, to, key, cost; /* nodes of the problem */
};

struct problem {
    const struct join_graph *graph;
    int terminals[MAX_TERMINALS]; /* catalogue tables, without repetitions, in the order given */
    int terminal_count;
    int nodes[MAX_NODES]; /* catalogue tables; the terminals first */
    int node_count;
    struct sub_edge *edges; /* both directions, grouped by `from` */
    int first[MAX_NODES + 1];
    int *distance;    /* terminal_count rows of table_count */
    int *cost, *back; /* Dreyfus-Wagner's table: (1 << (terminal_count - 1)) rows of node_count. back: -1
                       * none, 2 * edge reached over an edge, 2 * subset + 1 merged from two subsets */
};

struct tree {
    int keys[MAX_TREE_KEYS]; /* ascending */
    int count, cost;
    int banned[MAX_SOLVED]; /* keys forbidden when it was found */
    int banned_count;
    bool expanded;
};

/* Shortest distances from one table; costs are 1 and 2, so that a queue with re-insertion is enough. */
static void measure(const struct join_graph *graph, int from, int *distance, int *queue, bool *queued) {
    size_t n = graph->table_count, head = 0, size = 0;
    for (size_t t = 0; t < n; t++) {
        distance[t] = FAR;
        queued[t] = false;
    }
    distance[from] = 0;
    queue[0] = from;
    size = 1;
    while (size > 0) {
        int table = queue[head];
        head = head + 1 == n ? 0 : head + 1;
        size--;
        queued[table] = false;
        for (size_t e = graph->first[table]; e < graph->first[table + 1]; e++) {
            const struct graph_edge *edge = &graph->edges[e];
            int longer = distance[table] + edge->cost;
            if (longer < distance[edge->other]) {
                distance[edge->other] = longer;
                if (!queued[edge->other]) {
                    queued[edge->other] = true;
                    queue[head + size < n ? head + size : head + size - n] = edge->other;
                    size++;
                }
            }
        }
    }
}

static int distance_between(const struct problem *p, int terminal, int table) {
    return p->distance[(size_t)terminal * p->graph->table_count + (size_t)table];
}

/* No tree that connects the terminals and holds table costs less: twice a tree is a closed walk, and the
 * walk through a, b and table is at least as long as the three distances. */
static int lower_bound(const struct problem *p, int table) {
    int bound = 0;
    for (int a = 0; a < p->terminal_count; a++) {
        for (int b = a + 1; b < p->terminal_count; b++) {
            int walk = distance_between(p, a, table) + distance_between(p, b, table) +
                       distance_between(p, a, p->terminals[b]);
            bound = (walk + 1) / 2 > bound ? (walk + 1) / 2 : bound;
        }
    }
    return bound;
}

/* An upper bound for the best tree: the cheapest star of shortest paths around a terminal. */
static int upper_bound(const struct problem *p) {
    int best = FAR;
    for (int a = 0; a < p->terminal_count; a++) {
        int sum = 0;
        for (int b = 0; b < p->terminal_count; b++) {
            sum += distance_between(p, a, p->terminals[b]);
        }
        best = sum < best ? sum : best;
    }
    return best;
}

/* True if table has two different neighbours that are still in: else it could only be a dead end. */
static bool leads_on(const struct join_graph *graph, int table, const bool *in) {
    int seen = -1;
    for (size_t e = graph->first[table]; e < graph->first[table + 1]; e++) {
        int other = graph->edges[e].other;
        if (in[other] && seen >= 0 && other != seen) {
            return true;
        }
        seen = in[other] ? other : seen;
    }
    return false;
}

/* Chooses the tables among which trees are looked for. */
static void choose_nodes(struct problem *p, bool *in) {
    const struct join_graph *graph = p->graph;
    int limit = upper_bound(p) + ALTERNATIVE_SLACK;
    for (size_t t = 0; t < graph->table_count; t++) {
        in[t] = lower_bound(p, (int)t) <= limit;
    }
    for (int i = 0; i < p->terminal_count; i++) {
        in[p->terminals[i]] = true;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t t = 0; t < graph->table_count; t++) {
            bool terminal = false;
            for (int i = 0; i < p->terminal_count; i++) {
                terminal = terminal || p->terminals[i] == (int)t;
            }
            if (in[t] && !terminal && !leads_on(graph, (int)t, in)) {
                in[t] = false;
                changed = true;
            }
        }
    }
    for (int i = 0; i < p->terminal_count; i++) {
        p->nodes[p->node_count++] = p->terminals[i];
        in[p->terminals[i]] = false;
    }
    for (int bound = 0; bound <= limit; bound++) {
        for (size_t t = 0; t < graph->table_count && p->node_count < MAX_NODES; t++) {
            if (in[t] && lower_bound(p, (int)t) == bound) {
                p->nodes[p->node_count++] = (int)t;
            }
        }
    }
}

static bool choose_edges(struct problem *p, struct arena *arena, int *node_of) {
    const struct join_graph *graph = p->graph;
    size_t room = 0;
    for (size_t t = 0; t < graph->table_count; t++) {
        node_of[t] = -1;
    }
    for (int i = 0; i < p->node_count; i++) {
        node_of[p->nodes[i]] = i;
        room += graph->first[p->nodes[i] + 1] - graph->first[p->nodes[i]];
    }
    p->edges = arena_array(arena, room + 1, sizeof *p->edges);
    if (!p->edges) {
        return false;
    }
    int count = 0;
    for (int i = 0; i < p->node_count; i++) {
        int table = p->nodes[i];
        p->first[i] = count;
        for (size_t e = graph->first[table]; e < graph->first[table + 1]; e++) {
            const struct graph_edge *edge = &graph->edges[e];
            if (node_of[edge->other] >= 0) {
                p->edges[count++] = (struct sub_edge){i, node_of[edge->other], edge->key, edge->cost};
            }
        }
    }
    p->first[p->node_count] = count;
    return true;
}

static bool set_up(struct problem *p, struct arena *arena) {
    size_t n = p->graph->table_count;
    p->distance = arena_array(arena, (size_t)p->terminal_count * n, sizeof *p->distance);
    int *numbers = arena_array(arena, n, sizeof *numbers);
    bool *flags = arena_array(arena, n, sizeof *flags);
    if (!p->distance || !numbers || !flags) {
        return false;
    }
    for (int i = 0; i < p->terminal_count; i++) {
        measure(p->graph, p->terminals[i], p->distance + (size_t)i * n, numbers, flags);
    }
    choose_nodes(p, flags);
    size_t cells = ((size_t)1 << (p->terminal_count - 1)) * (size_t)p->node_count;
    p->cost = arena_array(arena, cells, sizeof *p->cost);
    p->back = arena_array(arena, cells, sizeof *p->back);
    return p->cost && p->back && choose_edges(p, arena, numbers);
}

static bool is_banned(const struct tree *tree, int key) {
    for (int i = 0; i < tree->banned_count; i++) {
        if (tree->banned[i] == key) {
            return true;
        }
    }
    return false;
}

/* Spreads the costs of one subset along the edges. */
static void spread(struct problem *p, const struct tree *tree, int *cost, int *back) {
    int queue[MAX_NODES], head = 0, size = 0, n = p->node_count;
    bool queued[MAX_NODES];
    for (int v = 0; v < n; v++) {
        queued[v] = cost[v] < FAR;
        if (queued[v]) {
            queue[size++] = v;
        }
    }
    while (size > 0) {
        int v = queue[head];
        head = (head + 1) % n;
        size--;
        queued[v] = false;
        for (int e = p->first[v]; e < p->first[v + 1]; e++) {
            const struct sub_edge *edge = &p->edges[e];
            int longer = cost[v] + edge->cost;
            if (longer < cost[edge->to] && !is_banned(tree, edge->key)) {
                cost[edge->to] = longer;
                back[edge->to] = 2 * e;
                if (!queued[edge->to]) {
                    queued[edge->to] = true;
                    queue[(head + size++) % n] = edge->to;
                }
            }
        }
    }
}

static void add_key(struct tree *tree, int key) {
    int at = tree->count;
    while (at > 0 && tree->keys[at - 1] > key) {
        at--;
    }
    if ((at > 0 && tree->keys[at - 1] == key) || tree->count == MAX_TREE_KEYS) {
        return;
    }
    memmove(&tree->keys[at + 1], &tree->keys[at], (size_t)(tree->count - at) * sizeof *tree->keys);
    tree->keys[at] = key;
    tree->count++;
}

/* Collects the keys of the tree that reaches from node over the terminals in subset. */
static void collect(const struct problem *p, int subset, int node, struct tree *tree) {
    for (;;) {
        int back = p->back[subset * p->node_count + node];
        if (back < 0) {
            return;
        }
        if (back & 1) {
            collect(p, back / 2, node, tree);
            subset ^= back / 2;
        } else {
            const struct sub_edge *edge = &p->edges[back / 2];
            add_key(tree, edge->key);
            node = edge->from;
        }
    }
}

static size_t row_of(const struct problem *p, int subset) {
    return (size_t)subset * (size_t)p->node_count;
}

/* The cheapest tree without the banned keys; false if there is none. */
static bool solve(struct problem *p, struct tree *tree) {
    int n = p->node_count, root = p->terminal_count - 1, subsets = 1 << root;
    for (int s = 1; s < subsets; s++) {
        int *cost = &p->cost[row_of(p, s)], *back = &p->back[row_of(p, s)];
        for (int v = 0; v < n; v++) {
            cost[v] = FAR;
            back[v] = -1;
        }
        if ((s & (s - 1)) == 0) {
            int terminal = 0;
            while (s >> (terminal + 1)) {
                terminal++;
            }
            cost[terminal] = 0; /* the terminals are the first nodes */
        }
        for (int part = (s - 1) & s; part > (s ^ part); part = (part - 1) & s) {
            const int *one = &p->cost[row_of(p, part)], *other = &p->cost[row_of(p, s ^ part)];
            for (int v = 0; v < n; v++) {
                if (one[v] + other[v] < cost[v]) {
                    cost[v] = one[v] + other[v];
                    back[v] = 2 * part + 1;
                }
            }
        }
        spread(p, tree, cost, back);
    }
    if (p->cost[(subsets - 1) * n + root] >= FAR) {
        return false;
    }
    tree->count = 0;
    collect(p, subsets - 1, root, tree);
    tree->cost = p->cost[(subsets - 1) * n + root];
    return true;
}

static int compare_trees(const struct tree *a, const struct tree *b) {
    if (a->cost != b->cost) {
        return a->cost < b->cost ? -1 : 1;
    }
    if (a->count != b->count) {
        return a->count < b->count ? -1 : 1;
    }
    for (int i = 0; i < a->count; i++) {
        if (a->keys[i] != b->keys[i]) {
            return a->keys[i] < b->keys[i] ? -1 : 1;
        }
    }
    return 0;
}

/* Tries the problem without one more key, and keeps what is new and not too dear. */
static void try_without(struct problem *p, struct tree *trees, int *count, const struct tree *from, int key) {
    struct tree *next = &trees[*count];
    *next = (struct tree){.banned_count = from->banned_count};
    memcpy(next->banned, from->banned, (size_t)from->banned_count * sizeof *from->banned);
    next->banned[next->banned_count++] = key;
    if (!solve(p, next) || next->cost > trees[0].cost + ALTERNATIVE_SLACK) {
        return;
    }
    for (int i = 0; i < *count; i++) {
        if (compare_trees(&trees[i], next) == 0) {
            return;
        }
    }
    ++*count;
}

/* Finds trees until `room` best ones are certain or MAX_SOLVED problems were solved. */
static int enumerate(struct problem *p, struct tree *trees, int room) {
    int count = 0, solved = 1;
    trees[0] = (struct tree){0};
    if (!solve(p, &trees[0])) {
        return 0;
    }
    count = 1;
    for (int done = 0; done < room;) {
        struct tree *best = NULL;
        for (int i = 0; i < count; i++) {
            if (!trees[i].expanded && (!best || compare_trees(&trees[i], best) < 0)) {
                best = &trees[i];
            }
        }
        if (!best || ++done == room || best->banned_count == MAX_SOLVED) {
            break;
        }
        best->expanded = true;
        for (int k = 0; k < best->count && solved < MAX_SOLVED; k++) {
            solved++;
            try_without(p, trees, &count, best, best->keys[k]);
        }
    }
    return count;
}

static int compare_for_sort(const void *a, const void *b) {
    return compare_trees(a, b);
}

/* Writes the tree out from its root on, each join after the one that brings in its left table. */
static bool write_tree(const struct db *db, struct arena *arena, const struct tree *tree, int root,
                       struct db_join_tree *out) {
    const struct db_catalogue *catalogue = &db->catalogue;
    size_t n = (size_t)tree->count + 1;
    bool used[MAX_TREE_KEYS] = {false};
    out->tables = arena_array(arena, n, sizeof *out->tables);
    out->joins = arena_array(arena, n, sizeof *out->joins);
    if (!out->tables || !out->joins) {
        return false;
    }
    out->cost = (size_t)tree->cost;
    out->tables[0] = root;
    out->table_count = 1;
    for (size_t left = 0; left < out->table_count; left++) {
        for (int k = 0; k < tree->count; k++) {
            const struct db_key *key = &catalogue->keys[tree->keys[k]];
            int from = catalogue->columns[key->from].table, to = catalogue->columns[key->to].table;
            if (used[k] || (from != out->tables[left] && to != out->tables[left])) {
                continue;
            }
            used[k] = true;
            out->joins[out->table_count - 1] =
                (struct db_join){.left = (int)left, .right = (int)out->table_count, .key = tree->keys[k]};
            out->tables[out->table_count++] = from == out->tables[left] ? to : from;
        }
    }
    return true;
}

static size_t find_trees(const struct db *db, struct arena *arena, struct arena *scratch, struct problem *p,
                         struct db_join_tree *out, size_t room) {
    struct tree *trees = arena_array(scratch, MAX_SOLVED + 1, sizeof *trees);
    if (!trees || !set_up(p, scratch)) {
        return 0;
    }
    int count = enumerate(p, trees, room > MAX_SOLVED ? MAX_SOLVED : (int)room);
    qsort(trees, (size_t)count, sizeof *trees, compare_for_sort);
    size_t written = 0;
    while (written < room && written < (size_t)count &&
           write_tree(db, arena, &trees[written], p->terminals[0], &out[written])) {
        written++;
    }
    return written;
}

size_t db_join_trees(const struct db *db, struct arena *arena, const int *tables, size_t count,
                     struct db_join_tree *out, size_t room) {
    struct problem p = {.graph = db->graph};
    for (size_t i = 0; i < count; i++) {
        bool repeated = false;
        for (int t = 0; t < p.terminal_count; t++) {
            repeated = repeated || p.terminals[t] == tables[i];
        }
        if (repeated) {
            continue;
        }
        if (tables[i] < 0 || (size_t)tables[i] >= p.graph->table_count || p.terminal_count == MAX_TERMINALS ||
            p.graph->component[tables[i]] != p.graph->component[tables[0]]) {
            return 0;
        }
        p.terminals[p.terminal_count++] = tables[i];
    }
    if (room == 0 || p.terminal_count == 0) {
        return 0;
    }
    if (p.terminal_count == 1) {
        const struct tree lone = {.count = 0};
        out[0] = (struct db_join_tree){0};
        return write_tree(db, arena, &lone, tables[0], &out[0]) ? 1 : 0;
    }
    struct arena *scratch = arena_new();
    size_t found = scratch ? find_trees(db, arena, scratch, &p, out, room) : 0;
    arena_free(scratch);
    return found;
}
