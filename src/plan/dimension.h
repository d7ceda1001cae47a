/* "The highest hut", "huts above 2000 metres": adjectives and units that say which column of a table is
 * meant without naming it. One table holds the adjectives. */
#ifndef PLAN_DIMENSION_H
#define PLAN_DIMENSION_H

#include "plan/shape.h"

/* The one column of the table by which a superlative ("highest", "most expensive": a word and the next) is
 * sought among its rows, both as the catalogue has them; *descending gets its direction. -1 if the word is
 * none, or the table has no such column, or several. */
int dimension_sought(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word,
                     const char *next, bool *descending);

/* The same for a comparative ("older", "more expensive"); *more: what has more of the column is meant. */
int dimension_compared(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word,
                       const char *next, bool *more);

/* The column measures what the comparative or superlative asks for, a word and the next: "deeper", of
 * max_depth. */
bool dimension_measures(struct arena *arena, const struct db_column *column, const char *word,
                        const char *next);

/* As dimension_sought(), for what "how" asks for: "old", "high", "far". -1 likewise. */
int dimension_asked(struct arena *arena, const struct db_catalogue *catalogue, int table, const char *word);

/* Makes a sequence show what "how old is the Aurora?" asks for. False, and the sequence as it was, if there
 * was nothing to do. */
bool dimension_show(const struct wording *w, struct sequence *sequence);

/* Makes comparisons of a number ask for the column that is named before it, or that the adjective measures of
 * the noun before it. False, and the sequence as it was, if there was nothing to do. */
bool dimension_compare(const struct wording *w, struct sequence *sequence);

/* Makes a sequence seek "the highest hut": the row, by the column that the adjective measures. */
bool dimension_seek(const struct wording *w, struct sequence *sequence);

#endif
