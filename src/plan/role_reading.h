/* What a question says of the rows that roles tell apart: whose name it gives, what it asks of whom, and who
 * is compared with whom. */
#ifndef PLAN_ROLE_READING_H
#define PLAN_ROLE_READING_H

#include "plan/roles.h"

#define ROLE_MAX_COLUMNS 4
#define ROLE_BASE (-1)    /* the row itself that gives the roles; of the same table as they */
#define ROLE_UNKNOWN (-2) /* the words do not say */

enum role_use {
    ROLE_SHOWN,    /* "with their manager" */
    ROLE_FILTERED, /* "whose manager is Ann" */
    ROLE_OWNED,    /* "the manager of Ann" */
    ROLE_COMPARED, /* "than their manager" */
    ROLE_HAD       /* "who have a manager": that there is one, and not who it is */
};

struct role_reading {
    const struct wording *w;
    struct roles roles;
    struct role_mention mentions[ROLES_MAX_MENTIONS];
    enum role_use uses[ROLES_MAX_MENTIONS];
    int columns[ROLES_MAX_MENTIONS][ROLE_MAX_COLUMNS]; /* planner's, asked of the mentioned role; -1: none */
    bool joins[ROLES_MAX_MENTIONS];                    /* with the one before, and has the value for both */
    size_t count;
    bool taken[LINK_MAX_WORDS]; /* words that say what is asked of a role, or name one */
    bool compares;
    int left, right, compared; /* roles and the planner's column in which they are compared */
    size_t first, last;        /* words that say so */
    int token;
};

/* Reads a question; false if it speaks of no roles. The sequence helps where the words leave open in which
 * column rows are compared. */
bool role_read(const struct wording *w, const struct sequence *sequence, struct role_reading *out);

/* The normal form of a word; whether it is a text; whether it leads to a noun ("the", "their"). */
const char *role_norm(const struct role_reading *r, size_t word);
bool role_is(const struct role_reading *r, size_t word, const char *text);
bool role_is_determiner(const struct role_reading *r, size_t word);

/* Whose value it is: ROLE_BASE, ROLE_UNKNOWN, or an index of a role. */
int role_of_value(const struct role_reading *r, const struct input_value *value);

/* The planner's column that each word stands for as far as it speaks of a role: the key for what names one,
 * what rows are compared by for "taller" in "taller than their father"; else -1. columns has room for the
 * words. False if the words speak of no roles. */
bool role_words(const struct wording *w, const struct sequence *sequence, int *columns);

/* The role that is mentioned together with this one and has the same value: "whose source and destination are
 * in"; else ROLE_UNKNOWN. */
int role_joined(const struct role_reading *r, int role);

/* The other one of two roles; ROLE_UNKNOWN of more. */
int role_other(const struct role_reading *r, int role);

/* The planner's column of the table that the words before a number compare with it ("a manager younger than
 * 50"), and the comparison's token; -1 if they compare none. */
int role_compares(const struct role_reading *r, const struct input_value *value, int *token);

/* The planner's column of the table that holds the value; -1 if none does as a whole. */
int role_holder(const struct role_reading *r, const struct input_value *value);

#endif
