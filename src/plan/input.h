/* What the network reads: a linked question in the planner's own numbering, its nodes and their relations.
 *
 * Nodes stand in the order words, values, tables, columns, the missing column. An action is a token's id, or
 * PLAN_TOKEN_COUNT plus the node that it points to.
 *
 * A pointer to a column may carry a role: the key over which the row is reached whose column it is. The name
 * of an employee's manager is the column "name" by the key "manager_id", and a flight's two cities are the
 * column "city" by two keys. Instead, a pointer to a column of dates may carry the part of them that is
 * meant: the year that an order was placed in. The network knows neither; rules write them (roles.h,
 * calendar.h). */
#ifndef PLAN_INPUT_H
#define PLAN_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "db/db.h"
#include "embed/embed.h"
#include "link/link.h"
#include "plan/vocabulary.h"

#define INPUT_WORD_PIECES 12   /* most wordpieces of one word */
#define INPUT_STRING_PIECES 14 /* most wordpieces of a name */

struct input_word {
    uint32_t pieces[INPUT_WORD_PIECES];
    size_t piece_count;
};

/* How well a column holds a value. */
enum input_hold { HOLD_LOOSE = 1, HOLD_STEM = 2, HOLD_EXACT = 3 };

struct input_holder {
    int column; /* planner's index */
    enum input_hold hold;
};

struct input_value {
    size_t first, last; /* words */
    enum link_value_kind kind;
    double number;
    struct input_holder *holders;
    size_t holder_count;
};

struct input_match {
    size_t first, last;
    bool column;
    int index; /* planner's index */
    int code;  /* 1 a word of the name, 2 the whole name, 3 its meaning */
};

struct input_column {
    int table;     /* planner's index */
    int catalogue; /* catalogue index */
    enum column_type type;
    bool primary_key, foreign_key, text_values;
};

struct input_key {
    int from, to; /* planner's column indices */
};

struct plan_input {
    struct input_word *words;
    struct input_value *values;
    struct input_match *matches;
    int *tables;     /* catalogue indices */
    int *components; /* tables of one component can be joined */
    struct input_column *columns;
    struct input_key *keys;
    size_t word_count, value_count, match_count, table_count, column_count, key_count;
};

enum node_kind { NODE_WORD, NODE_VALUE, NODE_TABLE, NODE_COLUMN, NODE_MISSING };

static inline size_t input_first_value(const struct plan_input *in) {
    return in->word_count;
}
static inline size_t input_first_table(const struct plan_input *in) {
    return in->word_count + in->value_count;
}
static inline size_t input_first_column(const struct plan_input *in) {
    return in->word_count + in->value_count + in->table_count;
}
static inline size_t input_missing(const struct plan_input *in) {
    return input_first_column(in) + in->column_count;
}
static inline size_t input_nodes(const struct plan_input *in) {
    return input_missing(in) + 1;
}
#define INPUT_ROLE_SHIFT 9 /* the bits below hold tokens and nodes */
#define INPUT_MAX_ROLES 124
/* What of a date is meant. */
enum input_part { PART_NONE, PART_YEAR, PART_MONTH /* of its year */, PART_DAY };
/* An action without its role, or its part. */
static inline uint16_t input_plain(uint16_t action) {
    return action & ((1u << INPUT_ROLE_SHIFT) - 1);
}
/* The index into keys of an action's role; -1 if it has none. */
static inline int input_role(uint16_t action) {
    int above = action >> INPUT_ROLE_SHIFT;
    return above > INPUT_MAX_ROLES ? -1 : above - 1;
}
/* The part of its column's dates that an action points to. */
static inline enum input_part input_part(uint16_t action) {
    int above = action >> INPUT_ROLE_SHIFT;
    return above > INPUT_MAX_ROLES ? (enum input_part)(above - INPUT_MAX_ROLES) : PART_NONE;
}
static inline uint16_t input_by_part(uint16_t action, enum input_part part) {
    unsigned above = part == PART_NONE ? 0 : (unsigned)INPUT_MAX_ROLES + (unsigned)part;
    return (uint16_t)(input_plain(action) | above << INPUT_ROLE_SHIFT);
}
/* The pointer by the key, which is less than INPUT_MAX_ROLES. */
static inline uint16_t input_by_role(uint16_t action, int key) {
    return (uint16_t)(input_plain(action) | ((unsigned)(key + 1) << INPUT_ROLE_SHIFT));
}
/* The kind of a node, and its index among its kind. */
enum node_kind input_node(const struct plan_input *in, size_t node, size_t *index);

/* The planner's column for one of the catalogue; -1 if it was left out, or for -1. */
int input_column(const struct plan_input *in, int catalogue);
/* The one column of the table's primary key; -1 if it has none, or is of several, by one of which rows are
 * not told apart. */
int input_key(const struct plan_input *in, int table);
/* The one column by which a table refers to another; -1 if there is none, or several. */
int input_reference(const struct plan_input *in, int from, int to);
/* The column refers to the table. */
bool input_refers(const struct plan_input *in, int column, int table);

/* The input of a linked question. All memory from arena; false when out of memory. */
bool input_from_linked(struct arena *arena, const struct embed *embed, const struct linked *linked,
                       struct plan_input *out);

/* Fills in components from columns and keys (all other members being set). False when out of memory. */
bool input_connect(struct arena *arena, struct plan_input *in);

/* The nodes' kinds (PLAN_KIND_...), and their relations as a square of enum plan_relation. NULL when out of
 * memory. */
uint8_t *input_kinds(struct arena *arena, const struct plan_input *in);
uint8_t *input_relations(struct arena *arena, const struct plan_input *in);

#endif
