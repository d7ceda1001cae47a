/* What columns hold, as far as it tells which of them could be meant by the same word. */
#ifndef PIVOT_CONTENT_H
#define PIVOT_CONTENT_H

#include "db/db.h"

enum content_likeness { CONTENT_UNKNOWN, CONTENT_ALIKE, CONTENT_UNLIKE };

/* Compares the samples of two columns by their shape alone, never by the values (instance-based matching of
 * schemas by patterns: Rahm and Bernstein, "A survey of approaches to automatic schema matching", 2001).
 * Numbers are alike if both are whole or both are not and their mean magnitudes, in powers of ten, are at
 * most one apart; texts if about as long, of about as many words, and alike in having digits and marks.
 * Unknown where one of them has no samples. */
enum content_likeness content_compare(const struct db_column *a, const struct db_column *b);

#endif
