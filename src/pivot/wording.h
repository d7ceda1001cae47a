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

/* Words [first, last) grade something: all say how much or in which order ("oldest", "under", "first"), or an
 * adjective follows "most", "more" or the like ("most expensive", "expensive" of it). */
bool wording_grades(const struct linked *linked, size_t first, size_t last);

/* The word is a number in figures. */
bool wording_number(const char *norm);

/* Words [first, last) are the unit of the number before them, "above 2500 metres", or what something is
 * measured in: "in miles per hour". */
bool wording_unit(const struct linked *linked, size_t first, size_t last);

/* Words [first, last) are "full", or what follows it: "the full names" are all parts of the name. */
bool wording_full(const struct linked *linked, size_t first, size_t last);

/* Words [first, last) are figures: parts of a number or a date. */
bool wording_figures(const struct linked *linked, size_t first, size_t last);

/* Word `first`, the only one, stands for whoever is asked about: "everybody", "people". */
bool wording_person(const struct linked *linked, size_t first, size_t last);

/* Word `first`, the only one, is said of a name that stands behind another: "first" of "first and last
 * names". */
bool wording_half_name(const struct linked *linked, size_t first, size_t last);

/* Word `first`, the only one, is what the question is asked about: "the rooms of this inn". */
bool wording_given(const struct linked *linked, size_t first, size_t last);

/* The word is an adverb made of an adjective: "approximately". embed may be NULL, and then none is. */
bool wording_adverb(const struct embed *embed, const char *norm);

/* Words [first, last) end in one that introduces a name: "named", "called". */
bool wording_introduces(const struct linked *linked, size_t first, size_t last);

/* Word `first`, the only one, ties one thing to another and names nothing: "made", "located", "related",
 * "starting with". */
bool wording_relates(const struct linked *linked, size_t first, size_t last);

/* Word `first`, the only one, is the noun of a set phrase: "charge" of "in charge", "file" of "on file". */
bool wording_idiom(const struct linked *linked, size_t first, size_t last);

/* Word `first`, the only one, counts rows of a table: "amount" of "the smallest amount of professors". */
bool wording_counts(const struct linked *linked, size_t first, size_t last);

/* Words [first, last) are part of a longer table's name, which is spelt out: "sites" of "dive sites". */
bool wording_in_table(const struct linked *linked, size_t first, size_t last);

/* "Opened", "rated": the past form of a word that is there; without embed (NULL), of any. */
bool wording_past(const struct embed *embed, const char *norm);

/* Words [first, last) are a verb, perhaps with its subject before it or its object behind: "people speak",
 * "each farm uses", "shops opened", "took place", "rated" of "the highest rated", "teach" of "they teach". A
 * subject is the name of a table. embed tells base forms; without it (NULL) endings do. */
bool wording_clause(const struct linked *linked, const struct embed *embed, size_t first, size_t last);

#endif
