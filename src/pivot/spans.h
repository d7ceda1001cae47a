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
    bool contrary; /* it is called by the contrary of a word of the term */
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
    bool filler; /* a word of the term adds nothing to a name, and another does */
    struct candidate at[MAX_CANDIDATES];
    size_t count;
    size_t best; /* the candidate that leads; set with the scores */
    struct word_set term;
    const char *phrase;
    const char
        *meaning; /* the phrase without words that add nothing to a name ("contact" of "contact details") */
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

/* ---- candidates.c: what a span could name ---- */

/* The span's candidate for a table or column, which is added if there is room; NULL if not. */
struct candidate *span_candidate(struct finder *f, struct span *s, int index);
/* Adds the tables (or columns) that linking ties to the span. */
void span_gather_links(struct finder *f, struct span *s);
/* Adds all that plans, links, alignment, meaning and the names beside suggest. */
void span_gather(struct finder *f, struct span *s);
/* Fills in every candidate's lexical, semantic and contextual evidence. */
void span_describe(struct finder *f, struct span *s);
/* Finds the candidate that leads, and fills in every candidate's probability of being a member of the group;
 * the best one's is 1. */
void span_score_members(struct finder *f, struct span *s);
/* Hands features to the input's tracer. */
void span_trace(struct finder *f, const struct span *s, const char *model, int index, const double *features,
                int count);

/* ---- missing.c: what the database does not have ---- */

/* The probability that the span asks for a column that is missing. */
double missing_probability(struct finder *f, const struct span *s);
/* Its words ask for no column by the way they stand or are written, whatever the probability. */
bool missing_excused(const struct finder *f, const struct span *s);
void missing_add(struct finder *f, const struct span *s, double probability);
/* Adds the words that are written as identifiers and name nothing. */
void missing_identifiers(struct finder *f);

/* ---- tables.c ---- */

/* Words that head the names of several tables. */
void pivot_tables(struct finder *f);

#endif
