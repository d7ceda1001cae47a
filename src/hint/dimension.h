/* "The highest hut", "huts above 2000 metres": adjectives and units that say which column of a table is
 * meant without naming it. One table holds the adjectives. */
#ifndef HINT_DIMENSION_H
#define HINT_DIMENSION_H

#include <stdbool.h>

#include "base/arena.h"
#include "db/db.h"

/* The one column of the table by which a superlative ("highest", "most expensive": a word and the next) is
 * sought among its rows, both as the catalogue has them; *descending gets its direction. -1 if the word is
 * none, or the table has no such column, or several. */
int dimension_sought(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word,
                     const char *next, bool *descending);

/* The column measures what the comparative or superlative asks for, a word and the next: "deeper", of
 * max_depth. */
bool dimension_measures(struct arena *arena, const struct db_column *column, const char *word,
                        const char *next);

/* As dimension_sought(), for what "how" asks for: "old", "high", "far". -1 likewise. */
int dimension_asked(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word);

#endif
