/* "The oldest", "younger than": ages, which a table may hold as they are or as dates of birth, where the
 * older comes first. */
#ifndef PLAN_AGE_H
#define PLAN_AGE_H

#include <stdbool.h>

#include "base/arena.h"
#include "plan/asked.h"
#include "plan/cues.h"
#include "plan/decode.h"

#define AGE_MOST_YEARS 150

enum age_side { AGE_UNSAID, AGE_OLD, AGE_YOUNG };

/* What a column says of an age: nothing, its years, or when it began. */
enum age_kind { AGE_OF_NOTHING, AGE_OF_YEARS, AGE_OF_BIRTH };

/* What a question says of ages. */
struct age {
    const struct linked *linked;
    enum age_side end;      /* "the oldest": of one row, or the first few */
    enum age_side order;    /* the side that comes first where all rows are sorted */
    enum age_side compared; /* "older than" */
    bool years;             /* "aged over 60", "30 years old" */
    enum age_kind *kinds;   /* by planner's column; NULL where nothing is said of ages */
};

/* What a column's name says of an age. From arena is only what is passing. */
enum age_kind age_of_column(struct arena *arena, const struct db_column *column);

/* "Older than 50", "aged under 30", "at least 18 years old": the side that words beside a number say. */
enum age_side age_side_beside(const struct linked *linked, const struct link_value *number);

/* Reads a question. All memory from arena; false when out of memory. */
bool age_read(struct arena *arena, const struct plan_input *in, const struct linked *linked,
              const struct cues *cues, struct age *out);

/* Turns the orders, ends and comparisons of ages and births the way that the words say; one end alone, where
 * "from oldest to youngest" asks for all rows, becomes their order; "the oldest" of a table with one column
 * of ages is sought by that. False, and the sequence as it was, if there was nothing to do. */
bool age_correct(const struct age *age, const struct plan_input *in, struct sequence *sequence);

/* Whoever is older than the average was born before it: turns what is asked of a column of births. */
void age_turn_asked(const struct age *age, struct asked *asked);

#endif
