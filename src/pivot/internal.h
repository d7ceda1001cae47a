/* What the files of this room share. */
#ifndef PIVOT_INTERNAL_H
#define PIVOT_INTERNAL_H

#include "pivot/pivot.h"
#include "pivot/predicates.h"
#include "pivot/weights.h"

struct finder {
    const struct pivot_input *input;
    const struct linked *linked;
    const struct db_catalogue *catalogue;
    const struct plan *plan; /* the best, or NULL */
    struct arena *arena;
    csql_error *error;
    struct word_set *column_words; /* of every column of the catalogue */
    struct word_set *table_words;
    bool *focus; /* tables that the question fixes apart from the span looked at; see focus_tables() */
    bool *taken; /* words that a pivot found so far covers, or that are settled */
    struct pivots *out;
    size_t capacity, rejected_capacity;
    double threshold; /* what a candidate's score must reach */
    bool failed;      /* out of memory */
};

/* Adds a pivot whose first, last, mode and group are set; fills in term and bytes. False when out of memory
 * or when the question has enough of them. */
bool pivot_add(struct finder *f, struct pivot *pivot);
void pivot_reject(struct finder *f, size_t first, size_t last, const char *why);
bool pivot_taken(const struct finder *f, size_t first, size_t last);
/* The question's bytes of words [first, last), lent. */
const char *pivot_text(const struct finder *f, size_t first, size_t last, size_t *length);
/* A copy of them, in the arena. */
const char *pivot_phrase(struct finder *f, size_t first, size_t last);
/* Similarity of words [first, last) and a column's (or table's) name by meaning, in [0, 1]. */
double pivot_semantic(struct finder *f, const char *phrase, bool column, int index);
/* Marks the tables that the plan uses for other words than [first, last), or that the question names. */
void pivot_focus(struct finder *f, size_t first, size_t last);
/* Insertion by score, best first, into at most room elements; the new count. */
size_t pivot_insert(struct pivot_element *elements, size_t count, size_t room, struct pivot_element e);
/* The columns most like a phrase, for those who asked for something that is not there. */
bool pivot_nearest_columns(struct finder *f, const char *phrase, struct pivot *pivot);

void pivot_columns(struct finder *f); /* columns.c: ambiguous and missing columns, ambiguous tables */
void pivot_values(struct finder *f);  /* values.c */

#endif
