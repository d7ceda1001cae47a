/* Spans of the question that may name a column or a table, with what each could name. */
#ifndef PIVOT_SPANS_H
#define PIVOT_SPANS_H

#include "pivot/internal.h"

#define MAX_CANDIDATES 48
#define MAX_SPANS 24

struct candidate {
    int index;          /* of a column or table */
    double probability; /* at the step */
    double plans;       /* share of the plans' weight */
    double alignment;
    double lexical, semantic, score;
    bool whole, exact, focus, misfit, elsewhere;
};

/* A span that a plan points from, with all it could point to. */
struct span {
    size_t first, last;
    bool column;
    const struct plan_choice *choice; /* the least sure step of the best plan that stands for it, or NULL */
    double missing;                   /* probability of "missing" at that step */
    double missing_alignment;
    double missing_plans; /* share of the plans' weight that has a missing column here */
    double tag;           /* probability that its words name a column (or a table) */
    bool table_name;
    struct candidate at[MAX_CANDIDATES];
    size_t count;
    struct word_set term;
    const char *phrase;
};

static inline bool overlaps(size_t a_first, size_t a_last, size_t b_first, size_t b_last) {
    return a_first < b_last && b_first < a_last;
}

/* ---- spans.c: where terms begin and end ---- */

/* Spans of the best plan's choices; those that overlap are one, and its least sure step stands for it: the
 * steps after it only repeat what it chose. At most MAX_SPANS; returns how many. */
size_t span_collect(struct finder *f, struct span *spans);
/* Words that the network takes for a column's name though the best plan has no place for them, in runs. The
 * spans already looked at are overwritten; returns the number of new ones. */
size_t span_collect_unused(struct finder *f, struct span *spans, size_t seen);
/* Widens a span over the words that belong to its term, and cuts off those that do not. */
void span_settle_ends(const struct finder *f, struct span *s);
/* Sets phrase and term. False when out of memory. */
bool span_prepare(struct finder *f, struct span *s);
/* Some literal of the question that a plan compares with covers the word. */
bool span_in_literal(const struct finder *f, size_t word);
/* Some name of the schema is, or holds, the word. */
bool span_in_match(const struct finder *f, size_t word);
/* The greatest probability that a word of [first, last) names a column (or a table). */
double span_tagged(const struct finder *f, size_t first, size_t last, bool column);

/* ---- columns.c: what a span could name ---- */

/* Adds the tables (or columns) that linking ties to the span. */
void span_gather_links(struct finder *f, struct span *s);
/* Fills in every candidate's lexical, semantic and contextual evidence. */
void span_describe(struct finder *f, struct span *s);

/* ---- tables.c ---- */

/* Words that head the names of several tables. */
void pivot_tables(struct finder *f);

#endif
