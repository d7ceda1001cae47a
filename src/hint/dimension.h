/* "The highest hut", "huts above 2000 metres": adjectives and units that say which column is meant
 * without naming it. One table holds the adjectives. */
#ifndef HINT_DIMENSION_H
#define HINT_DIMENSION_H

#include <stdbool.h>

#include "base/arena.h"
#include "db/db.h"

/* The column measures what the comparative or superlative asks for, a word and the next: "deeper", of
 * max_depth. */
bool dimension_measures(struct arena *arena, const struct db_column *column, const char *word,
                        const char *next);

#endif
