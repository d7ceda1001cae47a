/* "Ports that no sailing leaves from", "users nobody follows", "workers who manage nobody": rows that no
 * other one refers to by one of several keys, or by that of a row to another of its table. */
#ifndef PLAN_LACKING_H
#define PLAN_LACKING_H

#include "plan/shape.h"

/* Makes a sequence seek such rows by the key that the words tell from the others. False, and the sequence as
 * it was, if the question asks for none. */
bool lacking_correct(const struct wording *w, struct sequence *sequence);

/* Makes columns, with room for the words, say of those that deny which key is meant; other words keep theirs.
 * False if no such rows are asked for. */
bool lacking_words(const struct wording *w, int *columns);

#endif
