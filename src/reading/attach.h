/* What the files on attachment share. */
#ifndef READING_ATTACH_H
#define READING_ATTACH_H

#include "reading/internal.h"

/* One of the coordinated nouns: a table, or a value of a type column. */
struct conjunct {
    struct span span;
    int table;
    int column;         /* the type column, or -1 */
    const char *stored; /* its value, or NULL */
};

enum side { SIDE_BEFORE, SIDE_MIDDLE, SIDE_AFTER };

/* "A and B with M". */
struct attachment {
    struct conjunct a, b;
    size_t coordinator;         /* the last "and" before b */
    struct mention modifier;    /* the stored value that M names */
    struct mention more;        /* a second part of it in another column (a last name); column -1 if none */
    int other_column;           /* the modifier's column for b, where a and b are tables */
    enum side side;             /* where the modifier stands */
    int entity;                 /* the table whose rows are asked for, where a and b are values */
    struct column_list columns; /* to show, of the entity */
    double score;
};

enum attached { ATTACHED_OPEN, ATTACHED_BOTH, ATTACHED_NEAREST };

/* True if the modifier stands beside b: after it, or between the coordinator and it. */
bool attach_nearest_is_b(const struct attachment *attachment);

/* What the wording says of the modifier: both nouns, only the one beside it, or either way. */
enum attached attach_wording(const struct reader *r, const struct attachment *attachment);

/* The question restated so that the modifier goes with both, or with the nearest alone. */
const char *attach_rewrite(struct reader *r, const struct attachment *attachment, bool both);

/* Adds the words that repeat the modifier for the other noun. */
void attach_explain_repeats(const struct reader *r, const struct attachment *attachment, uint64_t *words);

/* The words of the modifying phrase. */
struct span attach_phrase(const struct reader *r, const struct attachment *attachment);

#endif
