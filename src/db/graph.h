/* The join graph: tables are nodes, keys are edges. */
#ifndef DB_GRAPH_H
#define DB_GRAPH_H

#include "db/db.h"

struct graph_edge {
    int other, key;
    int cost; /* 1, or 2 for an inferred key */
};

struct join_graph {
    const struct db_catalogue *catalogue;
    size_t table_count;
    size_t *first;            /* edges of table t: edges[first[t] .. first[t + 1]) */
    struct graph_edge *edges; /* sorted by other table, then key */
    int *component;           /* tables are connected if their components are equal */
};

/* The graph of a catalogue that outlives it, from arena. NULL when out of memory. */
struct join_graph *graph_build(struct arena *arena, const struct db_catalogue *catalogue);

#endif
