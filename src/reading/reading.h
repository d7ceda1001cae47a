/* Readings: every way to understand a question whose wording has more than one, and no other (AMBROSIA's
 * scope, attachment and vagueness; AmbiQT's split tables and stored aggregates).
 *
 * A reading is found where the English has the structure (a quantifier, a coordination with a modifier, a
 * general word) and the database supports each way to take it. Where the structure is there but the wording
 * settles it ("common to all", "for each ..., show", "both ... and ..."), the one reading is given. */
#ifndef READING_READING_H
#define READING_READING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"
#include "embed/embed.h"
#include "link/link.h"
#include "parse/plan.h"
#include "sql/tree.h"

/* Most readings of a question. */
#define READING_MAX 8
/* Most schema elements that a structure's words stand for. */
#define READING_MAX_GROUP 8

enum reading_kind {
    READING_NONE,
    READING_SCOPE,    /* each, every, all over a many-to-many relation */
    READING_ATTACH,   /* a modifier beside coordinated nouns */
    READING_VAGUE,    /* a general word over several specific columns or tables */
    READING_TABLE,    /* two tables with the same columns */
    READING_JOIN,     /* an attribute kept in two tables that share a key */
    READING_AGGREGATE /* an aggregate that is stored as well as computable */
};

struct reading {
    struct sql_select *tree; /* resolved against the catalogue */
    const char *sql;         /* printed, and prepared on the database */
    double probability;      /* the readings of a question sum to 1 */
    const char *rewrite;     /* a small edit of the question that only means this */
    const char *label;       /* this reading in a few words, as a choice in a clarification */
    const char *place;       /* of two places that hold a thing, which one, as the rewrite says it; or NULL */
    bool all;                /* of a general word: everything that it may mean, at once */
};

struct reading_element {
    int table;         /* catalogue index */
    int column;        /* catalogue index, or -1 for a table */
    const char *value; /* stored value, or NULL */
};

struct readings {
    enum reading_kind kind;
    bool ambiguous;     /* two readings or more; false: the wording leaves the one */
    bool sure;          /* a word that is general by its own sense: no guess at its words knows better */
    csql_mode mode;     /* of the pivot; meaningful unless kind is READING_NONE */
    struct reading *at; /* most probable first; no two mean the same */
    size_t count;
    size_t first, last; /* words [first, last) of the linked question that are ambiguous */
    size_t start, end;  /* bytes [start, end) of them in the question */
    const char *term;   /* those bytes */
    struct reading_element *group;
    size_t group_count;
    const char *clarification; /* asks which reading is meant, without SQL's words; NULL unless ambiguous */
    const char *reason;        /* one English sentence: why there are several, or why only one */
};

/* What the search needs. Only linked and db must be given; without links, embed or plans less is found. */
struct reading_input {
    const struct link_schema *links;
    struct db *db;
    const struct embed *embed;
    const struct linked *linked;
    const struct plans *plans;
};

/* Finds the readings of a linked question. Memory of *out is from arena; nothing found is no error: kind is
 * then READING_NONE and count 0. Fails with CSQL_NO_MEMORY. */
csql_status reading_find(const struct reading_input *input, struct arena *arena, struct readings *out,
                         csql_error *error) CSQL_USE_RESULT;

/* Where the request lists columns by name ("their names, cities and websites") and the plan leaves some of
 * them out: the plan's query with those added, prepared. *out is all zero if there is nothing to add. Memory
 * from arena. Fails with CSQL_NO_MEMORY. */
csql_status reading_complete(const struct reading_input *input, struct arena *arena,
                             const struct sql_select *tree, struct reading *out,
                             csql_error *error) CSQL_USE_RESULT;

/* Most queries of reading_alike(). */
#define READING_ALIKE 2

/* The query with one of its columns exchanged for one of the same table whose name means much the same, the
 * most alike first: *count of them in out, which has room for READING_ALIKE. What joins stays as it is.
 * Memory from arena. Fails with CSQL_NO_MEMORY. */
csql_status reading_alike(const struct reading_input *input, struct arena *arena,
                          const struct sql_select *tree, struct reading *out, size_t *count,
                          csql_error *error) CSQL_USE_RESULT;

/* Which of several columns the words [first, last) say by a number that only its name spells:
 * said[i] for each, *said_count of them; more than one only where they are coordinated ("the 5 and 10 year
 * rates"). Fails with CSQL_NO_MEMORY. */
csql_status reading_said(const struct reading_input *input, struct arena *arena, const int *columns,
                         size_t count, size_t first, size_t last, bool *said, size_t *said_count,
                         csql_error *error) CSQL_USE_RESULT;

/* What a sentence is to a question (AmbiEnt, section 4.2). */
struct reading_verdict {
    bool may_mean;      /* some reading of the question is one of the sentence's */
    bool need_not_mean; /* some reading of the question is none of them */
    bool cannot_mean;   /* no reading is: not may_mean */
    bool only_means;    /* every reading is: may_mean and not need_not_mean */
};

/* True if two resolved queries are one reading: equal by their form, but for the order in which they show
 * columns. */
bool reading_same(struct arena *arena, const struct sql_select *a, const struct sql_select *b);

/* Compares the readings of a question with those of a sentence: resolved trees on one database, by
 * reading_same().
 * A question without readings means nothing. */
struct reading_verdict reading_recognize(struct arena *arena, const struct sql_select *const *question,
                                         size_t question_count, const struct sql_select *const *sentence,
                                         size_t sentence_count);

#endif
