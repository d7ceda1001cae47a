/* What the files that change a query by a follow-up share. */
#ifndef SESSION_FOLLOW_H
#define SESSION_FOLLOW_H

#include "session/internal.h"
#include "sql/sql.h"

/* Longest text that is taken for a change of the answer before it, in words. */
#define FOLLOW_MAX_WORDS 20

#define FOLLOW_NO_COLUMN (-1)
#define FOLLOW_UNCLEAR (-2)

/* What may be done to the answer before, as bits. */
enum follow_kind {
    FOLLOW_SORT = 1,
    FOLLOW_LIMIT = 2,
    FOLLOW_COUNT = 4,
    FOLLOW_FILTER = 8,
    FOLLOW_INSTEAD = 16,
    FOLLOW_SHOW = 32,
    FOLLOW_ADD = 64,
    FOLLOW_GROUP = 128,
    FOLLOW_DISTINCT = 256,
    FOLLOW_END = 512,
    FOLLOW_ASK = 1024
};

struct follow {
    csql_session *session;
    struct arena *arena;
    const struct db_catalogue *catalogue;
    struct linked linked; /* of the follow-up */
    bool used[LINK_MAX_WORDS + 1];
    struct sql_select *tree; /* the query that is changed */
    struct sql_core *core;
    struct sql_column_use *uses; /* of the query as it was */
    size_t use_count;
    int named[4]; /* tables next to those of the query that the words name: the change must come to use them
                   */
    size_t named_count;
    unsigned verbs; /* the kinds of change that the words speak of */
    bool unclear;   /* some words may mean several things */
};

bool follow_is(const struct follow *f, size_t word, const char *norm);
/* The words [first, last) are taken for something. */
void follow_use(struct follow *f, size_t first, size_t last);
/* The table is in FROM. */
bool follow_in_from(const struct follow *f, int table);
/* A key ties the table to one in FROM. */
bool follow_near_from(const struct follow *f, int table);
/* The first result that is an aggregate, or NULL. */
struct sql_expr *follow_aggregate(const struct follow *f);
/* Every word with content was taken for something. */
bool follow_all_used(const struct follow *f);
/* The column that unused words of [from, to) name best, whose words are then used; FOLLOW_NO_COLUMN, or
 * FOLLOW_UNCLEAR if it is one of several. */
int follow_column(struct follow *f, size_t from, size_t to);

/* Each makes its change if the words say one; false, and the query as it was, if not. */
bool follow_sort(struct follow *f);
bool follow_limit(struct follow *f);
/* "When were they returned?", "who was the customer?": the text opens so, and rows are shown that it may be
 * asked of. */
bool follow_asks(const struct follow *f);
bool follow_ask(struct follow *f);
bool follow_end(struct follow *f); /* "which one has the most?" */
bool follow_distinct(struct follow *f);
bool follow_group(struct follow *f);
bool follow_count(struct follow *f);
bool follow_show(struct follow *f);    /* other columns of the same rows */
bool follow_add(struct follow *f);     /* further columns */
bool follow_instead(struct follow *f); /* another value, column or aggregate in place of one */
bool follow_filter(struct follow *f);  /* further conditions */

#endif
