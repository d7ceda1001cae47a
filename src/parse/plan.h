/* Plans: from a linked question and what is settled to ranked SQL.
 *
 * A network reads question and schema together and writes query trees, a token of data/grammar.tsv at a time,
 * with pointers to tables, columns and values; a beam keeps the best, joins follow from what is pointed to,
 * and what is known of each candidate ranks them. One pointer stands for "a column that this database does
 * not have". */
#ifndef PARSE_PLAN_H
#define PARSE_PLAN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"
#include "embed/embed.h"
#include "link/link.h"
#include "sql/tree.h"

#define PLAN_DEFAULT_TOP 10
#define PLAN_DEFAULT_BEAM 10

struct plan_model; /* read-only once opened; may be shared between threads */

/* Maps DIRECTORY/parse.bin and reads DIRECTORY/grammar.tsv. CSQL_NOT_FOUND, CSQL_BAD_DATA. */
csql_status plan_model_open(const char *directory, struct plan_model **out,
                            csql_error *error) CSQL_USE_RESULT;
void plan_model_close(struct plan_model *model);

/* What the network reads of a database's tables and columns; made once a database. */
struct plan_schema;
csql_status plan_schema_new(const struct plan_model *model, const struct embed *embed,
                            const struct link_schema *links, struct db *db, struct plan_schema **out,
                            csql_error *error) CSQL_USE_RESULT;
void plan_schema_free(struct plan_schema *schema);
/* What was planned on it so far, in pieces that the network read; a search counts a quarter of that. 0 for
 * NULL. */
size_t plan_schema_work(const struct plan_schema *schema);

enum plan_element_kind { ELEMENT_TABLE, ELEMENT_COLUMN, ELEMENT_VALUE, ELEMENT_MISSING };

struct plan_element {
    enum plan_element_kind kind;
    int index; /* catalogue index of the table or column, or index into linked->values */
};

/* What the dialogue has settled: within the words [first, last) only `element` is meant, and none of
 * the excluded ones. */
struct plan_settled {
    size_t first, last;
    struct plan_element element;
    const struct plan_element *excluded;
    size_t excluded_count;
    const char *stored; /* for a value: the stored text that is meant, or NULL */
};

/* A place where a plan points to the schema or to a value. */
struct plan_choice {
    size_t first, last; /* the words it stands for, by alignment; first == last if none */
    double alignment;   /* how sure that is, in [0, 1] */
    struct plan_element chosen;
    double probability;                /* of the chosen element at this step */
    struct plan_element *alternatives; /* other elements of weight at this step, best first */
    double *alternative_probabilities;
    size_t alternative_count;
    bool selected, grouped, ordered, filtered; /* its role in the query */
    const char *aggregate;                     /* "avg", ... or NULL */
    const char *operator_text;                 /* for filters: "=", "<", "like", ... or NULL */
    struct plan_element compared; /* for filters: the value or column it is compared with; kind and index */
};

struct plan {
    const char *sql;         /* printed, prepared; NULL only if the plan has a missing column */
    struct sql_select *tree; /* resolved against the catalogue; NULL if missing */
    double score;            /* probability that this is what was meant, in [0, 1] */
    double agreed; /* calibrated probability that its rows are what was meant: the scores of all plans
                    * that give them */
    double log_probability; /* of the network */
    struct plan_choice *choices;
    size_t choice_count;
    bool missing;          /* some choice is ELEMENT_MISSING */
    bool executed, empty;  /* it was run (for ranking), and gave no row or only NULLs */
    const float *features; /* of the ranker, in the order of rank.h */
    size_t feature_count;
};

/* What a word of a question may name. */
enum plan_tag {
    PLAN_TAG_NONE,
    PLAN_TAG_TABLE,
    PLAN_TAG_COLUMN,
    PLAN_TAG_VALUE,
    PLAN_TAG_MISSING,   /* something that the database does not have */
    PLAN_TAG_AMBIGUOUS, /* several things */
    PLAN_TAGS
};

/* What a question is. */
enum plan_verdict {
    PLAN_CLEAR,
    PLAN_AMBIGUOUS,
    PLAN_MISSING_COLUMN,
    PLAN_MISSING_VALUE,
    PLAN_UNDEFINED_MEASURE,
    PLAN_OUT_OF_SCOPE,
    PLAN_SMALL_TALK, /* asks for nothing */
    PLAN_UNDO,       /* the answer before the last, of a later turn */
    PLAN_VERDICTS
};

struct plans {
    struct plan *at; /* best first, distinct SQL; what gives the rows of a better one is behind (variety.h) */
    size_t count;
    float *word_tags; /* word_count x PLAN_TAGS: probabilities that a word is what plan_tag says */
    float *alignment; /* word_count x (table_count + column_count + 1): probability that the word names the
                       * linked table, column, or a column that is missing */
    float verdicts[PLAN_VERDICTS]; /* probabilities */
    double rest;                   /* the network's probability of all that was not found */
    double sure;                   /* what is agreed on less than this is not sure (data/rank.tsv) */
};

struct plan_options {
    size_t top;  /* plans wanted; 0 for 10 */
    size_t beam; /* beam width; 0 for the default */
    const struct plan_settled *settled;
    size_t settled_count;
    const char *before; /* the SQL that was linked behind the question, or NULL */
    bool execute;       /* use execution (within a small step limit) to rank */
    bool diverse; /* also branch on every schema name of the best plan (LogicalBeam's restricted infilling) */
};

/* Links a question by itself, or, where `before` is the SQL of an answer that it may lean on, with what that
 * query says in English behind it, and the first rows that it gives (by itself, if that can't be told). As
 * link_question() besides. */
csql_status plan_link(const struct link_schema *links, struct db *db, struct arena *arena,
                      const char *question, size_t length, const char *before, struct linked *out,
                      csql_error *error) CSQL_USE_RESULT;

/* Ranks plans for a linked question. Memory from arena. An empty list is no error. */
csql_status plan_question(const struct plan_model *model, struct plan_schema *schema, struct db *db,
                          const struct linked *linked, const struct plan_options *options,
                          struct arena *arena, struct plans *out, csql_error *error) CSQL_USE_RESULT;

/* The best plan that answers the question: that needs no column which is not there. NULL if none does. */
const struct plan *plans_best(const struct plans *plans);
/* The plan whose query is written so; NULL if there is none. */
const struct plan *plans_find(const struct plans *plans, const char *sql);

/* ln of the ratio of a verdict's probability to that of "clear", within [-6, 6]. */
double plans_verdict(const struct plans *plans, enum plan_verdict verdict);
/* The greatest probability that a word of [first, last) is what the tag says; 0 without a network's word. */
double plans_marked(const struct plans *plans, size_t first, size_t last, enum plan_tag tag);

/* True if some choice of the plan is that element. */
bool plan_points_to(const struct plan *plan, const struct plan_element *element);

/* The English that says exactly what a plan's query computes. From arena; NULL when out of memory. */
char *plan_explain(struct arena *arena, const struct db_catalogue *catalogue, const struct sql_select *tree);
/* The same of a query's text; NULL also where it cannot be read. */
char *plan_explain_text(struct arena *arena, struct db *db, const char *sql);

#endif
