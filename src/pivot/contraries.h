/* Words that exclude one another in names: where the term says the one, a column called by the other is not
 * meant. */
#ifndef PIVOT_CONTRARIES_H
#define PIVOT_CONTRARIES_H

#include "embed/embed.h"
#include "pivot/predicates.h"

/* Some word of the term, which the name does not have, is the contrary of one of the name's, which the term
 * does not have: "low estimate" of high_estimate, "last name" of forename. By the lexicon's antonyms, where
 * there is one, and by pairs of names' words that are none in a dictionary. */
bool contraries_exclude(const struct embed *embed, const struct word_set *term, const struct word_set *name);

#endif
