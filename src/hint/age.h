/* What a column's name says of ages, of which a table may hold the years, or when they began. */
#ifndef HINT_AGE_H
#define HINT_AGE_H

#include "base/arena.h"
#include "db/db.h"

enum age_kind { AGE_OF_NOTHING, AGE_OF_YEARS, AGE_OF_BIRTH };

/* From arena is only what is passing. */
enum age_kind age_of_column(struct arena *arena, const struct db_column *column);

#endif
