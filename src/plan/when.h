/* "Delivered in March 2023": the date that the verb tells of. */
#ifndef PLAN_WHEN_H
#define PLAN_WHEN_H

#include "plan/shape.h"

/* How well a name tells of a verb: not; as names do of what begins or ends ("started" of hire_date); by a
 * word of its meaning; by the verb itself, or its beginning ("collected" of coll_date). */
enum when_told { WHEN_UNTOLD, WHEN_AKIN, WHEN_MEANT, WHEN_TOLD };

/* The column, by its name, holds when what the verb says was done. */
enum when_told when_tells(struct arena *arena, const struct embed *embed, const struct link_word *verb,
                          const struct db_column *column);

/* The one column of the planner's table that tells of the verb, of what tells best; lacking: of those that
 * hold nothing in some row. -1 if there is none, or several. */
int when_column(const struct wording *w, int table, const struct link_word *verb, bool lacking);

/* The word of a name says when what the verb says is done, both of beginning or both of ending. */
bool when_akin(const char *verb, const char *norm);

/* Such a word, of beginning or of ending: "started", "until". */
bool when_is_bound(const char *norm);
/* A word by which names say that they hold times: "date", "year". */
bool when_is_of_time(const char *norm);

/* A verb in the past, or a participle of it: "returned", "paid", "left". embed may be NULL. */
bool when_is_past(const struct embed *embed, const char *norm);

/* Makes comparisons with a date ask for the one column of dates that tells of the verb before it, or is the
 * nearest to the rows; a span of time is compared as its preposition says. What nothing can hold is not
 * compared at all. False, and the sequence as it was, if there was nothing to do. */
bool when_correct(const struct wording *w, struct sequence *sequence);

/* A time that the question tells with a preposition, "in 2024", is compared with what holds no times. */
bool when_contradicts(const struct wording *w, const struct sequence *sequence);

#endif
