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
    FOLLOW_ASK = 1024,
    FOLLOW_DROP = 2048
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
    int date;         /* what a date is compared with; -1 while that is not known */
    int replaced, by; /* the column that another one stands for now; -1 if none does */
    unsigned verbs;   /* the kinds of change that the words speak of */
    bool of_shown;    /* a word that may name several columns is meant of one that is shown */
    bool joined;      /* what the change needs is joined as it should be */
    bool unclear;     /* some words may mean several things */
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
/* The word is part of a longer name of a column, or a column is called just so ("claimed" beside the table
 * claims). */
bool follow_in_column_name(const struct follow *f, size_t word);
/* The column is among the results. */
bool follow_shows(const struct follow *f, int column);
/* The column that unused words of [from, to) name: what an earlier reply settled that they mean, else the one
 * that is shown, where the change speaks of those, else what they name best. The words are then used.
 * FOLLOW_NO_COLUMN, or FOLLOW_UNCLEAR if it is one of several. */
int follow_column(struct follow *f, size_t from, size_t to);

/* A number or a date. */
bool follow_is_figure(const struct link_value *v);
/* No word of the value is taken for something yet. */
bool follow_is_free(const struct follow *f, const struct link_value *v);
/* Takes the "one" that stands for a noun ("the initial one") out of the figures. */
void follow_drop_pronouns(struct follow *f);
/* Words that the names of the columns share. */
size_t follow_shared_words(const struct follow *f, int a, int b);
/* What the query compares; NULL if nothing, or when out of memory. */
struct sql_predicate *follow_predicates(struct follow *f, size_t *count);
bool follow_is_literal(const struct sql_expr *expr);
/* "Over 50", "with more than 3", "before 2020": adds the condition. False if there is no figure left, or it
 * is not clear what it is compared with. */
bool follow_compare(struct follow *f);
/* Puts the figure in the place of the one that the query compares with, or, for "after 2015" and "in 2022",
 * of what is asked of the one date. */
bool follow_refigure(struct follow *f, const struct link_value *v);
/* Takes out what is asked of the column: that it equals something, or anything. False when out of memory. */
bool follow_drop_asked(struct follow *f, int column, bool any);
/* The one column of the query's tables that tells best when what the verb says was done; -1 if there is none,
 * or several. */
int follow_told(const struct follow *f, const struct link_word *verb);
/* The column by which people call the table's rows; -1 if there is none. */
int follow_name(const struct db_catalogue *catalogue, int table);
/* That, or the only column of the table's key; -1 if there is neither. */
int follow_called(const struct follow *f, int table);
/* The table that words from `from` on name in full, of the query's or next to one of those; -1 if none. */
int follow_table(const struct follow *f, size_t from);
/* The columns are shown, in place of what is, or, to keep that, behind it. */
bool follow_show_columns(struct follow *f, const int *columns, size_t count, bool keep);

/* The family name beside a first name; -1 if the column is none, or it stands alone. */
int follow_family_name(const struct db_catalogue *catalogue, int first);

/* The words say another of several keys by which the query joins two tables: "and own?", of boats and who
 * skippers them. */
bool follow_turns(const struct follow *f);

/* Each makes its change if the words say one; false, and the query as it was, if not. */
bool follow_sort(struct follow *f);
bool follow_limit(struct follow *f);
/* "When were they returned?", "who was the customer?": the text opens so, and rows are shown that it may be
 * asked of. */
bool follow_asks(const struct follow *f);
bool follow_ask(struct follow *f);
bool follow_doer(struct follow *f); /* "who keeps them?" */
bool follow_turn(struct follow *f); /* "and own?" */
bool follow_end(struct follow *f);  /* "which one has the most?" */
/* The one result that is a number and no key; NULL if there is none, or several. */
const struct sql_expr *follow_only_number(const struct follow *f);
/* "What is the average?": the text asks for a figure, and says not of what. */
bool follow_reckons(const struct follow *f);
/* "Drop the second column", "remove that filter": the text begins so, and that is taken out. */
bool follow_drops(const struct follow *f);
bool follow_drop(struct follow *f);
bool follow_distinct(struct follow *f);
bool follow_group(struct follow *f);
bool follow_count(struct follow *f);
bool follow_show(struct follow *f);    /* other columns of the same rows */
bool follow_names(struct follow *f);   /* "names, please", of people who have two */
bool follow_add(struct follow *f);     /* further columns */
bool follow_instead(struct follow *f); /* another value, column or aggregate in place of one */
bool follow_filter(struct follow *f);  /* further conditions */

#endif
