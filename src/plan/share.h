/* "What percentage of the bookings were cancelled": plans that count, turned into the share of all. */
#ifndef PLAN_SHARE_H
#define PLAN_SHARE_H

#include "plan/plan.h"

/* Turns the plans of a question that asks for a share (linked->share), which count rows, into 100.0 *
 * count(CASE WHEN ... THEN 1 END) / count(*): what the conditions say is counted of all rows, or, where some
 * are said of the rows and others of what is asked about them ("of the divers from Japan are certified"), of
 * those. Plans that count otherwise are left out. CSQL_NO_MEMORY. */
csql_status share_of_plans(struct arena *arena, const struct linked *linked, struct plans *plans);

#endif
