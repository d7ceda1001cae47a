/* The query tree: what the decoder makes, and everything that changes a query works on. Each node knows the
 * action that made it, how likely that was, and where it came from; parse/compose.h writes the tree as SQL.
 */
#ifndef PARSE_QUERY_H
#define PARSE_QUERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"
#include "parse/grammar.h"
#include "parse/input.h"
#include "parse/search.h"

/* Where a node comes from. */
enum query_origin { ORIGIN_NETWORK, ORIGIN_RULE, ORIGIN_FOLLOW_UP, ORIGIN_MODEL };

#define QUERY_MAX_CHILDREN 3
#define QUERY_MAX_DERIVED 2

struct query;
struct query_node;

struct query_list {
    struct query_node **at;
    size_t count, room;
};

struct query_key {
    struct query_node *node;
    bool descending;
};

struct query_keys {
    struct query_key *at;
    size_t count, room;
};

/* What a window function is over. */
struct query_window {
    struct query_list by;
    struct query_keys order;
    struct query_node *rows; /* of the rows before and this one: how many; or NULL */
};

struct query_node {
    enum grammar_known token;  /* of a token; TOKEN_OTHER for one that is its SQL alone */
    uint16_t action;           /* as in a sequence */
    bool pointer;              /* to a node of the input */
    enum input_node_kind kind; /* of a pointer */
    size_t index;              /* of a pointer, among its kind */
    enum query_origin origin;
    uint8_t step; /* of the sequence */
    struct query_node *children[QUERY_MAX_CHILDREN];
    uint8_t child_count;
    struct query *query;         /* of QUERY, IN, EXISTS, ... */
    struct query_window *window; /* of window functions */
    struct query_list members;   /* of AMONG */
};

/* One SELECT, with what a set operation adds to it. */
struct query {
    struct query *derived[QUERY_MAX_DERIVED];
    size_t derived_count;
    bool distinct;
    struct query_list items, where, group, having, sources;
    struct query_keys order;
    struct query_node *limit, *offset; /* or NULL */
    enum grammar_known set;            /* TOKEN_UNION, ... or TOKEN_END */
    struct query *next;                /* of a set operation, or NULL */
};

/* The tree of a complete sequence; NULL when out of memory, or if it is none of the grammar's. */
struct query *query_read(struct arena *arena, const struct grammar *grammar, const struct parse_input *in,
                         const struct sequence *sequence);

#endif
