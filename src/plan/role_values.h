/* Whose a value is: "the manager of Ann", "managed by Ann", "from Boston". */
#ifndef PLAN_ROLE_VALUES_H
#define PLAN_ROLE_VALUES_H

#include "plan/role_reading.h"

/* The row itself, or the one of the other role where pairs have no row of their own to be named. */
int role_owner(const struct role_reading *r, int role);

/* The value with those beside it that make a name together: "Jane Peacock". */
struct input_value role_whole_name(const struct role_reading *r, const struct input_value *value);

/* Whose the value is that stands behind the mention, or before it; ROLE_UNKNOWN if the words between do not
 * say so. */
int role_before_value(const struct role_reading *r, const struct role_mention *m,
                      const struct input_value *name);
int role_behind_value(const struct role_reading *r, const struct role_mention *m,
                      const struct input_value *name);

/* Whose it is by "from" or "to"; ROLE_UNKNOWN if no role has that direction. */
int role_by_direction(const struct role_reading *r, const struct input_value *value);

#endif
