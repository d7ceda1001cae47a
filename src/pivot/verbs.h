/* Verbs that ask for no column of their own: they say that rows are there, or whose they are. */
#ifndef PIVOT_VERBS_H
#define PIVOT_VERBS_H

#include <stdbool.h>
#include <stddef.h>

#include "embed/embed.h"
#include "link/link.h"

/* Words [first, last) say no more than that what is named before them is there: "took place", "held" of "the
 * meetings were held", "carried out". */
bool verbs_happen(const struct linked *linked, size_t first, size_t last);

/* A verb in the past, or a participle of it; embed may be NULL. */
bool verbs_past(const struct embed *embed, const char *norm);

/* Word `first`, the only one, ties the rows of one table to those of another, of which one refers to the
 * other: "led" of "trips led by each guide", of "guides who led trips". A value may stand for its table: "led
 * by Ann Lee". embed tells verbs; without it (NULL) endings do. */
bool verbs_tie(const struct linked *linked, const struct embed *embed, size_t first, size_t last);

/* The table that the words behind a verb's end name as what it was done for: rentals, of "spent the most on
 * rentals", "paid for the rentals". -1 if the word before `last` is no verb in the past, or they name none.
 */
int verbs_purpose(const struct linked *linked, const struct embed *embed, size_t last);

/* The column, by its name, holds when what the verb says was done: "born" of birth_date. */
bool verbs_date(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                const struct db_column *column);

#endif
