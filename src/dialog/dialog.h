/* The words of a conversation: the question asked back, what a reply settles, and what a refusal says. Works
 * on names alone, so that what another agent asked is read like one's own. */
#ifndef DIALOG_DIALOG_H
#define DIALOG_DIALOG_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"
#include "embed/embed.h"

/* Choices that a clarification names; more are offered on request. */
#define DIALOG_SHOWN_CHOICES 7
/* Most things asked about at once, and most choices of one of them. */
#define DIALOG_MAX_ITEMS 6
#define DIALOG_MAX_CHOICES 32
/* Longest reply that is read, in bytes. */
#define DIALOG_MAX_REPLY ((size_t)4 * 1024)
/* Longest clarification of another agent that is read, in bytes. */
#define DIALOG_MAX_AGENT ((size_t)16 * 1024)

/* One thing that a term could mean, spelled as the schema spells it. */
struct dialog_choice {
    const char *table;  /* or NULL if any table with such a column will do */
    const char *column; /* NULL for a table */
    const char
        *value; /* NULL unless the choice is a value; without table and column: a reading in a few words */
    const char *sample; /* a value of the column, for people, or NULL */
    int column_index;   /* catalogue index, or -1 */
    int table_index;    /* catalogue index, or -1 */
    double score;       /* how probable before any reply */
};

/* A term that is asked about. */
struct dialog_item {
    const char *term;
    csql_mode mode;
    const struct dialog_choice *choices; /* best first, as shown */
    size_t choice_count;
    int chosen; /* the choice that an earlier reply settled and a correction may take back, or -1 */
};

/* The network that reads what no form tells; read-only once opened, may be shared between threads. */
struct judge;
/* Maps DIRECTORY/reader.bin and the vectors of DIRECTORY/parse.bin. CSQL_NOT_FOUND, CSQL_BAD_DATA,
 * CSQL_TOO_LONG, CSQL_NO_MEMORY. */
csql_status judge_open(const char *directory, struct judge **out, csql_error *error) CSQL_USE_RESULT;
void judge_close(struct judge *judge);

/* What the reader may look at beyond the items; any member may be NULL. */
struct dialog_context {
    const struct embed *embed;
    const struct judge *judge; /* needs embed */
    struct db *db;             /* example values */
    const struct db_catalogue *catalogue;
    const char *question; /* what was asked first */
    const double *likely; /* by column of the catalogue: how likely the question is about it */
};

/* ---- asking ---- */

/* The clarification: all items in one utterance, in the manner of the paper's table 12. simpler asks for the
 * first item alone, with its choices numbered, for a person whom the first wording did not help. From arena;
 * NULL when out of memory. */
char *dialog_ask(struct arena *arena, const struct dialog_item *items, size_t count, bool simpler);

/* The name by which a choice is shown among the others of its item: the value, the column, or Table.column
 * where columns of one name are told apart by their table. */
char *dialog_choice_name(struct arena *arena, const struct dialog_item *item, size_t choice);

/* A choice's column for a person who has not seen the schema: its name in words, where it is written short,
 * and the columns beside it. From arena; NULL for a choice without a column, or when out of memory. */
char *dialog_describe(struct arena *arena, const struct db_catalogue *catalogue,
                      const struct dialog_choice *choice);

/* ---- refusing ---- */

/* Nothing settled: the terms cannot be mapped (table 12, "not helpful"). */
char *dialog_refuse_unsettled(struct arena *arena, const struct dialog_item *items, size_t count);
/* No column for a term. nearest: names of columns that are near, with similarity in score. */
char *dialog_refuse_column(struct arena *arena, const char *term, bool calculation,
                           const struct dialog_choice *nearest, size_t count);
/* No such value in a column. table and column may be NULL. */
char *dialog_refuse_value(struct arena *arena, const char *value, const char *table, const char *column,
                          const struct dialog_choice *nearest, size_t count);

/* ---- reading a reply ---- */

enum reply_kind {
    REPLY_SETTLES,   /* every item is down to one choice, or to several that are all meant */
    REPLY_NARROWS,   /* something is settled or left out, but not everything is settled */
    REPLY_UNHELPFUL, /* nothing is */
    REPLY_MORE,      /* asks to see the other choices */
    REPLY_QUESTION   /* a new question */
};

struct reply_item {
    bool *keep; /* choice_count flags: what the reply leaves; all true if it says nothing about the item */
    size_t kept;
    bool touched;  /* the reply says something about this item */
    bool all;      /* every choice kept is meant, not one of them */
    bool pointed;  /* what is kept is told by number, or by a value that only these hold */
    bool fallback; /* "you choose": the most probable is kept */
    bool denied;   /* what is kept is what the reply does not leave out: "not the first name" */
    double score;  /* how sure, in [0, 1] */
};

struct reply {
    enum reply_kind kind;
    bool correction;    /* begins by taking something back: "no, I meant ..." */
    bool dropped;       /* begins by dropping what was asked: "never mind" */
    size_t question_at; /* of a REPLY_QUESTION: the byte where it begins, behind "never mind" and the like */
    struct reply_item *items;
    size_t item_count;
    bool plain;      /* it says no more than the names of choices and what the question has */
    bool stranger;   /* it names, as names of a schema are written, what is no choice */
    const char *why; /* for those who ask; static text */
};

/* Reads a reply of length bytes (at most DIALOG_MAX_REPLY; longer is CSQL_TOO_LONG, bad UTF-8 CSQL_BAD_TEXT)
 * to the items that were asked about. From arena. */
csql_status dialog_read(const struct dialog_context *context, struct arena *arena,
                        const struct dialog_item *items, size_t count, const char *text, size_t length,
                        struct reply *out, csql_error *error) CSQL_USE_RESULT;

/* True if text says no more than that the user does not know. */
bool dialog_is_unsure(struct arena *arena, const char *text, size_t length);

/* True if text begins as a question or request of its own does, and is long enough for one. */
bool dialog_is_question(struct arena *arena, const char *text, size_t length);

/* True if text, said after an answer, takes back what was settled ("no, the other one", "I meant ..."). */
bool dialog_is_correction(struct arena *arena, const char *text, size_t length);

/* ---- reading another agent ---- */

/* What a clarification in an agent's own words asks about: the terms it quotes and the columns, tables or
 * values it offers for each. An agent that asks without naming anything gives no item, and one that names
 * choices but no term gives an item whose term is "". From arena. */
csql_status dialog_read_agent(const struct dialog_context *context, struct arena *arena, const char *text,
                              size_t length, struct dialog_item **out, size_t *count,
                              csql_error *error) CSQL_USE_RESULT;

/* The columns and values that a reply names whole, for a question whose choices could not be made out: an
 * item of one choice and the term "" for each. From arena. */
csql_status dialog_read_named(const struct dialog_context *context, struct arena *arena, const char *text,
                              size_t length, struct dialog_item **out, size_t *count,
                              csql_error *error) CSQL_USE_RESULT;

/* True if the text is a query rather than a sentence. */
bool dialog_is_query(const char *text, size_t length);

#endif
