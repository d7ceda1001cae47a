/* "Which judge scored the most routines": rows are shown by what they are called, not by what refers to them.
 */
#ifndef PLAN_CALLED_H
#define PLAN_CALLED_H

#include "plan/shape.h"

/* Makes a sequence that shows a key, by which it groups, show the name of what the key refers to. False, and
 * the sequence as it was, if there was nothing to do, or the key is asked for. */
bool called_correct(const struct wording *w, struct sequence *sequence);

/* The column of the planner's table that its rows are called by: as each_name(), but rather a text that tells
 * all rows apart, a handle or a call sign, than a key. -1 if there is none. */
int called_by(const struct wording *w, int table);

/* "Who borrowed it", "which members lent it": rows are asked for, and the sequence shows nothing but one
 * thing of theirs that no word names, and by which they are not called. */
bool called_strange(struct arena *arena, const struct plan_input *in, const struct linked *linked,
                    const struct sequence *sequence);

#endif
