/* Words that an answer may have misread: what the user should hold it against. */
#ifndef SESSION_MISREAD_H
#define SESSION_MISREAD_H

#include "session/internal.h"

/* `note` (may be NULL) with a sentence for the words that speak of something which no part of the query is
 * called, and one for each word that a result was guessed from; NULL if there is nothing to say, and also
 * when out of memory. */
const char *misread_note(const csql_session *session, const struct turn *turn, const char *sql,
                         const char *note);

/* Why a question is refused of which no word names anything, is a value, or means nearly the same; NULL where
 * some word does, or when out of memory. */
const char *misread_nothing(const struct turn *turn);

#endif
