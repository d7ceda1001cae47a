/* Pivots: the spans of a question that refer to the schema and cannot be pinned to exactly one element of it
 * (CLARITY, tables 2 and 8; SQUAB's unanswerable kinds). What the plans disagree on, what the names allow,
 * what type and role ask for and what the rest of the question settles are weighed together. */
#ifndef PIVOT_PIVOT_H
#define PIVOT_PIVOT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "db/db.h"
#include "embed/embed.h"
#include "link/link.h"
#include "parse/plan.h"

/* Most elements of a target group; the best are kept. */
#define PIVOT_MAX_GROUP 24
/* Most pivots of a question. */
#define PIVOT_MAX_PIVOTS 6
/* Most elements named as near where nothing fits. */
#define PIVOT_MAX_NEAREST 3

struct pivot_element {
    int table;         /* catalogue index; -1 only where nothing but a word is known */
    int column;        /* catalogue index, or -1 for a table */
    const char *value; /* the stored value, or NULL for a table or column */
    double score;      /* calibrated probability that it belongs to the group, in [0, 1] */
    double lexical, semantic;
};

struct pivot {
    size_t first, last; /* words [first, last) of the linked question */
    size_t start, end;  /* bytes [start, end) of the question */
    const char *term;
    csql_mode mode;
    const char *subtype;         /* "lexical", "semantic" or NULL */
    struct pivot_element *group; /* best first; empty if unanswerable */
    size_t group_count;
    struct pivot_element *nearest;
    size_t nearest_count;
    int linked_value;   /* index into linked->values of a literal, or -1 */
    int value_column;   /* val_unans: the column that was looked in, or -1 */
    double probability; /* that the span is a pivot */
    const char *reason; /* one English sentence */
};

/* A span that was looked at and found clear, with why: for those who ask. */
struct pivot_rejected {
    size_t start, end;
    const char *why;
};

struct pivot_span {
    size_t first, last; /* words */
};

/* What is best done with a question (decide.h). */
enum pivot_decision { PIVOT_UNDECIDED, PIVOT_ANSWER, PIVOT_ASK, PIVOT_REFUSE };

struct pivots {
    enum pivot_decision decision;
    double answer, ask, refuse; /* probabilities that this is best; all 0 while undecided */
    struct pivot_span
        marked;       /* PIVOT_ASK: the words that the network takes for several things; may be empty */
    struct pivot *at; /* by place in the question */
    size_t count;
    struct pivot_rejected *rejected;
    size_t rejected_count;
    const char *refusal; /* a request that no SELECT can serve: the sentence that says so, or NULL; then the
                          * only pivot is the request itself, CSQL_OUT_OF_SCOPE */
};

/* What the models saw: for fitting them. */
struct pivot_trace {
    size_t start, end;      /* bytes of the span */
    const char *model;      /* "standing", "member", "missing" or "decision" */
    bool column;            /* index is a column, else a table */
    int index;              /* member: catalogue index; missing: -1 */
    const double *features; /* in the order of weights.h */
    int feature_count;
};
typedef void (*pivot_tracer)(void *context, const struct pivot_trace *trace);

/* How a question's features are weighed (decide.h). */
struct decide_weights;
/* Reads DIRECTORY/decide.tsv. CSQL_NOT_FOUND, CSQL_BAD_DATA, CSQL_NO_MEMORY. */
csql_status decide_open(const char *directory, struct decide_weights **out,
                        csql_error *error) CSQL_USE_RESULT;
void decide_close(struct decide_weights *weights);

struct pivot_input {
    const struct linked *linked;
    const struct plans *plans;
    const struct embed *embed;            /* NULL: no meanings (tests) */
    const struct link_schema *links;      /* NULL: names are compared by their words alone (tests) */
    struct db *db;                        /* NULL: values are those of linked alone (tests) */
    const struct decide_weights *weights; /* NULL: nothing is decided (tests) */
    const struct pivot_span *settled;     /* what the dialogue has settled: never a pivot again */
    size_t settled_count;
    pivot_tracer tracer; /* NULL: nobody looks */
    void *tracer_context;
};

/* Finds the pivots. Memory of *out is from arena; nothing found is no error. */
csql_status pivot_find(const struct pivot_input *input, struct arena *arena, struct pivots *out,
                       csql_error *error) CSQL_USE_RESULT;
/* One pivot at most: the words that the network takes for what is not there, whatever else is found. */
csql_status pivot_absent(const struct pivot_input *input, struct arena *arena, struct pivots *out,
                         csql_error *error) CSQL_USE_RESULT;

#endif
