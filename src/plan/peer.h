/* "Hired before Cid", "in the same city as Ann", "older than the oldest nurse": rows that are measured by
 * another one, which the question names. */
#ifndef PLAN_PEER_H
#define PLAN_PEER_H

#include "plan/shape.h"

/* Makes a sequence compare with what the named row holds. False, and the sequence as it was, if the question
 * names no such row. */
bool peer_correct(const struct wording *w, struct sequence *sequence);

/* The planner's column that each word stands for as far as it says what is compared ("same", "city"); else
 * what columns, with room for the words, had. False if the question names no such row. */
bool peer_words(const struct wording *w, const struct sequence *sequence, int *columns);

#endif
