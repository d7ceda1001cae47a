/* What the user should hold an answer against: that it is not sure, how it reads the question, and the words
 * that nothing in it stands for. */
#ifndef SESSION_UNSURE_H
#define SESSION_UNSURE_H

#include "session/internal.h"

/* The answer is less likely right than one that is given as sure. */
bool unsure_is(const struct turn *turn);

/* `note` (may be NULL) with a sentence for the words that speak of something which no part of the query
 * stands for, and, where the answer is not sure or the turn leans on the one before, one that says how it was
 * read; NULL if there is nothing to say, and also when out of memory. */
const char *unsure_note(const csql_session *session, const struct turn *turn, const char *note);

/* No word of the question carries content: "show me", "there?". */
bool unsure_is_empty(const struct turn *turn);

/* Why a question is refused of which no word names anything, is a value, or means nearly the same; NULL where
 * some word does, or when out of memory. */
const char *unsure_nothing(const struct turn *turn);

#endif
