/* Where something comes from and where it goes: prepositions against the names of columns. "To Oslo" is the
 * destination, "from Oslo" the origin. One table holds the words of both. */
#ifndef HINT_DIRECTION_H
#define HINT_DIRECTION_H

#include "base/arena.h"
#include "db/db.h"
#include "link/link.h"

enum direction { DIRECTION_NONE, DIRECTION_FROM, DIRECTION_TO };

/* What the words before word `first`, where a value begins, say of it. */
enum direction direction_said(const struct linked *linked, size_t first);

/* What the column's name says of its values; only where a column of the same table says the opposite, which
 * *counterpart then gets (else -1; it may be NULL). */
enum direction direction_of(struct arena *arena, const struct db_catalogue *catalogue, int column,
                            int *counterpart);

#endif
