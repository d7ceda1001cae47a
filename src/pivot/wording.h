/* How the words of a question stand to each other, where that tells that they ask for no column. */
#ifndef PIVOT_WORDING_H
#define PIVOT_WORDING_H

#include <stdbool.h>
#include <stddef.h>

#include "embed/embed.h"
#include "link/link.h"

/* The word, by its stem, says what is done with a column, not which it is: "largest", "average", "sorted". */
bool wording_qualifier(const char *stem);

/* The word says which one in the order of what follows it: "second" of "the second largest". */
bool wording_place(const struct linked *linked, size_t word);

/* The word is a number in figures. */
bool wording_number(const char *norm);

/* Words [first, last) are part of a longer table's name, which is spelt out: "sites" of "dive sites". */
bool wording_in_table(const struct linked *linked, size_t first, size_t last);

/* "Opened", "rated": the past form of a word that is there; without embed (NULL), of any. */
bool wording_past(const struct embed *embed, const char *norm);

#endif
