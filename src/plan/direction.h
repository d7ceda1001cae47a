/* Where something comes from and where it goes: prepositions against the names of columns. "To Oslo" is the
 * destination, "from Oslo" the origin. One table holds the words of both. */
#ifndef PLAN_DIRECTION_H
#define PLAN_DIRECTION_H

#include "base/arena.h"
#include "db/db.h"
#include "link/link.h"
#include "plan/decode.h"

enum direction { DIRECTION_NONE, DIRECTION_FROM, DIRECTION_TO };

/* What the words before word `first`, where a value begins, say of it. */
enum direction direction_said(const struct linked *linked, size_t first);

/* What a word says by itself: "leaves", "to", "arriving". */
enum direction direction_word(const struct link_word *word);

/* The question calls the column by its whole name: it is meant, whichever way is said. */
bool direction_named(const struct linked *linked, int column);

/* What the column's name says of its values; only where a column of the same table says the opposite, which
 * *counterpart then gets (else -1; it may be NULL). */
enum direction direction_of(struct arena *arena, const struct db_catalogue *catalogue, int column,
                            int *counterpart);

/* Exchanges columns that are compared with values of the other direction; both directions are asked of one
 * row. False if there was nothing to do.
 */
bool direction_correct(struct arena *arena, const struct plan_input *in, const struct linked *linked,
                       struct sequence *sequence);

#endif
