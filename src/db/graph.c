/* The join graph: tables are nodes, foreign keys are edges. */
#include "db/graph.h"

static int table_of(const struct db_catalogue *catalogue, int column) {
    return catalogue->columns[column].table;
}

/* True for the keys that stand for an edge: not within one table, of a composite only the first. */
static bool is_edge(const struct db_catalogue *catalogue, size_t k) {
    const struct db_key *key = &catalogue->keys[k];
    bool continued = key->composite && k > 0 && catalogue->keys[k - 1].composite == key->composite;
    return !continued && table_of(catalogue, key->from) != table_of(catalogue, key->to);
}

static bool refers(const struct db_catalogue *catalogue, int from, int to) {
    for (size_t k = 0; k < catalogue->key_count; k++) {
        if (table_of(catalogue, catalogue->keys[k].from) == from &&
            table_of(catalogue, catalogue->keys[k].to) == to) {
            return true;
        }
    }
    return false;
}

int db_steps_up(const struct db_catalogue *catalogue, int from, int to) {
    if (from == to || refers(catalogue, from, to)) {
        return from != to;
    }
    for (size_t k = 0; k < catalogue->key_count; k++) {
        if (table_of(catalogue, catalogue->keys[k].from) == from &&
            refers(catalogue, table_of(catalogue, catalogue->keys[k].to), to)) {
            return 2;
        }
    }
    return -1;
}

static void insert_edge(struct join_graph *graph, size_t *used, int table, struct graph_edge edge) {
    size_t low = graph->first[table], at = low + used[table]++;
    while (at > low && graph->edges[at - 1].other > edge.other) {
        graph->edges[at] = graph->edges[at - 1];
        at--;
    }
    graph->edges[at] = edge;
}

static void mark_components(struct join_graph *graph, int *queue) {
    for (size_t t = 0; t < graph->table_count; t++) {
        graph->component[t] = -1;
    }
    for (size_t t = 0; t < graph->table_count; t++) {
        if (graph->component[t] >= 0) {
            continue;
        }
        size_t head = 0, tail = 0;
        queue[tail++] = (int)t;
        graph->component[t] = (int)t;
        while (head < tail) {
            int table = queue[head++];
            for (size_t e = graph->first[table]; e < graph->first[table + 1]; e++) {
                int other = graph->edges[e].other;
                if (graph->component[other] < 0) {
                    graph->component[other] = (int)t;
                    queue[tail++] = other;
                }
            }
        }
    }
}

struct join_graph *graph_build(struct arena *arena, const struct db_catalogue *catalogue) {
    size_t n = catalogue->table_count, edges = 0;
    struct join_graph *graph = arena_alloc(arena, sizeof *graph);
    size_t *used = arena_array(arena, n + 1, sizeof *used);
    int *queue = arena_array(arena, n + 1, sizeof *queue);
    if (!graph || !used || !queue) {
        return NULL;
    }
    graph->catalogue = catalogue;
    graph->table_count = n;
    graph->first = arena_array(arena, n + 2, sizeof *graph->first);
    graph->component = arena_array(arena, n + 1, sizeof *graph->component);
    if (!graph->first || !graph->component) {
        return NULL;
    }
    for (size_t k = 0; k < catalogue->key_count; k++) {
        if (is_edge(catalogue, k)) {
            graph->first[table_of(catalogue, catalogue->keys[k].from) + 1]++;
            graph->first[table_of(catalogue, catalogue->keys[k].to) + 1]++;
            edges += 2;
        }
    }
    for (size_t t = 0; t < n; t++) {
        graph->first[t + 1] += graph->first[t];
    }
    graph->edges = arena_array(arena, edges + 1, sizeof *graph->edges);
    if (!graph->edges) {
        return NULL;
    }
    for (size_t k = 0; k < catalogue->key_count; k++) {
        if (is_edge(catalogue, k)) {
            const struct db_key *key = &catalogue->keys[k];
            int from = table_of(catalogue, key->from), to = table_of(catalogue, key->to);
            int cost = key->inferred ? 2 : 1;
            insert_edge(graph, used, from, (struct graph_edge){to, (int)k, cost});
            insert_edge(graph, used, to, (struct graph_edge){from, (int)k, cost});
        }
    }
    mark_components(graph, queue);
    return graph;
}
