/* The type of a column: what its declaration says, corrected by what it holds. */
#ifndef DB_TYPES_H
#define DB_TYPES_H

#include "db/db.h"

/* What the values that were looked at are. */
struct type_votes {
    int64_t integers, reals, texts, blobs; /* by storage class */
    int64_t text_numbers;                  /* texts that are numbers, without a leading zero */
    int64_t text_integers;                 /* of those, the whole ones */
    int64_t text_dates;                    /* texts that are dates or times of day */
    int64_t whole_reals;
    int64_t years;                     /* numbers, of either storage class, from 1000 to 2999 */
    int64_t seconds, millis, compacts; /* integers that may be moments, by enum date_encoding */
    int64_t late_seconds, early_seconds;
};

/* Counts one value, that is not NULL, given as text with its SQLite storage class. */
void type_vote(struct type_votes *votes, int storage, const char *text, size_t length);

/* Sets type, integer_values, text_values and encoding of a column from its declaration and its values. */
void type_decide(struct db_column *column, const struct type_votes *votes);

#endif
