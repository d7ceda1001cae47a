/* Rows that others refer to by one of several keys, or by that of a row to another of its table: which key
 * the words tell from the others. */
#ifndef PLAN_REFERRED_H
#define PLAN_REFERRED_H

#include "plan/roles.h"

/* All the planner's. */
struct referred {
    int table, base;    /* whose rows are asked for, and what refers to them */
    int key;            /* the column of the base that refers to them */
    size_t first, last; /* the words that say how often, or never, and those that say by which key */
    size_t said;        /* where the first of these stands */
    bool nobody;        /* the word at `first` is who does it, or does not: "nobody" */
    struct roles roles;
};

/* Which role of a row to another of its table is said, an index of roles; -1 if none is. */
typedef int (*referred_tree)(const struct wording *w, struct referred *out);

/* Finds rows that the question asks for by what refers to them, first, last, said and nobody being set. False
 * if it asks for none, or does not tell which key. */
bool referred_find(const struct wording *w, referred_tree of_tree, struct referred *out);

/* The word says how often, or by which key. */
bool referred_words(const struct wording *w, const struct referred *r, size_t word);

/* Appends SELECT and the columns of the rows that the sequence shows and words before `first` name; what
 * people call them by if there are none; how many there are where that is asked. False if there is no room.
 */
bool referred_append_shown(const struct wording *w, const struct referred *r, const struct sequence *sequence,
                           struct sequence *out);

/* Appends simple conditions on values in columns of the table, wherever the sequence has them, but for the
 * value `not_value` (NULL: none is left out). *first: no condition stands before. False if there is no room.
 */
bool referred_append_conditions(const struct wording *w, const struct sequence *sequence, int table,
                                const struct input_value *not_value, bool *first, struct sequence *out);

/* The sequence compares values with columns of neither table: something else is asked. */
bool referred_has_others(const struct wording *w, const struct referred *r, const struct sequence *sequence);

#endif
