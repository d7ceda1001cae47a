/* Roles: keys that say what a row is to another one, and the words that name them. An employee's manager is
 * an employee, a flight's origin and its destination are airports, a friend is a student. */
#ifndef PLAN_ROLES_H
#define PLAN_ROLES_H

#include "plan/shape.h"
#include "text/text.h"

#define ROLES_MAX 6
#define ROLES_MAX_MENTIONS 8

/* One key of several to the same table, or of a table to itself. */
struct role {
    int key;            /* index into the planner's keys */
    struct words words; /* of its name that tell it from the others; none if it has only the table's */
    bool relates;       /* its name ends as a relation does: "part_of", "reports_to" */
    bool by;            /* its name says by whom: "reported_by" */
};

/* The roles that rows of one table give to those of another, which may be the same. All the planner's. */
struct roles {
    int base, target; /* tables */
    struct role at[ROLES_MAX];
    size_t count;
};

/* Words [first, last) that name a role, with the table's name behind: "home team". */
struct role_mention {
    size_t first, last;
    size_t role;
    bool verb;    /* "reports to", "sold", "manages": what is done, and by whom */
    bool inverse; /* who has given the role: "children", "subordinates", of a parent, a manager */
};

/* Finds the roles of which the words name some, with where they do; those that are named most. False if they
 * name none. */
bool roles_find(const struct wording *w, struct roles *roles, struct role_mention *mentions, size_t *count);

/* The next roles that there are, looking from *key (0 at first) on; false when there are no more. */
bool roles_next(const struct wording *w, size_t *key, struct roles *roles);

/* Where the words name these roles, in out, which has room for ROLES_MAX_MENTIONS; gives how many. */
size_t roles_mentions(const struct wording *w, const struct roles *roles, struct role_mention *out);

/* Rows of the table give roles to themselves. */
static inline bool roles_reflexive(const struct roles *roles) {
    return roles->base == roles->target;
}

/* The table holds nothing but its keys: each row of it is a pair. */
bool roles_pair(const struct wording *w, const struct roles *roles);

/* The word is one of the table's name. */
bool roles_is_table(const struct wording *w, int table, size_t word);

#endif
