/* "Other than Oslo", "different from red", "everything but the soup": a value that is not meant. */
#ifndef PLAN_OTHER_H
#define PLAN_OTHER_H

#include "plan/shape.h"

/* Makes a sequence that asks for rows with such a value ask for those without it. False, and the sequence as
 * it was, if there was nothing to do. */
bool other_correct(const struct wording *w, struct sequence *sequence);

#endif
