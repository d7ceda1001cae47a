/* "Delivered in March 2023": the date that the verb tells of. */
#ifndef HINT_WHEN_H
#define HINT_WHEN_H

#include "db/db.h"
#include "embed/embed.h"
#include "link/link.h"

/* How well a name tells of a verb: not; as names do of what begins or ends ("started" of hire_date); by a
 * word of its meaning; by the verb itself, or its beginning ("collected" of coll_date). */
enum when_told { WHEN_UNTOLD, WHEN_AKIN, WHEN_MEANT, WHEN_TOLD };

/* The column, by its name, holds when what the verb says was done. */
enum when_told when_tells(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                          const struct db_column *column);

/* A verb in the past, or a participle of it: "returned", "paid", "left". embed may be NULL. */
bool when_is_past(const struct embed *embed, const char *norm);

#endif
