/* Which tables a query is over, and how they are joined: what it mentions, what it names itself, and the
 * shortest ways over keys between them. tools/parse/schema.py decides the same way. */
#ifndef PARSE_JOINS_H
#define PARSE_JOINS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "db/db.h"

#define JOINS_MAX_SOURCES 16
#define JOINS_MAX_EDGES 24

/* A table, its second instance, or a derived table (index: which one). */
enum join_kind { JOIN_TABLE, JOIN_SECOND, JOIN_DERIVED };
struct join_source {
    enum join_kind kind;
    int index; /* catalogue's table, or the derived table's number */
};

/* A column of a source: the catalogue's, or the number of a derived table's result. */
struct join_place {
    struct join_source source;
    int column;
};

struct join_edge {
    struct join_place a, b;
    bool inferred; /* over a key that is not declared */
};

struct joins {
    struct join_source sources[JOINS_MAX_SOURCES];
    size_t source_count;
    struct join_edge edges[JOINS_MAX_EDGES];
    size_t edge_count;
    bool failed; /* more than there is room for */
};

static inline bool join_same(struct join_source a, struct join_source b) {
    return a.kind == b.kind && a.index == b.index;
}

/* Adds a source once. */
void joins_add_source(struct joins *joins, struct join_source source);
/* Adds an edge, and its sources. */
void joins_add_edge(struct joins *joins, struct join_place a, struct join_place b);
/* Adds the edges of the key that begins with the column; to: the instance of the table that it refers to.
 * False if it begins none. */
bool joins_add_key(struct joins *joins, const struct db_catalogue *catalogue, int column, enum join_kind to);

/* Connects the sources by the shortest ways over keys; what cannot be connected stays apart. False when out
 * of memory or room. */
bool joins_complete(struct joins *joins, const struct db_catalogue *catalogue, struct arena *arena);

#endif
