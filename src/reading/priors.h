/* How probable the readings of a structure are before the plans are heard, and what the plans count beside
 * that. Printed by tools/fit_reading.py. */
#ifndef READING_PRIORS_H
#define READING_PRIORS_H

#define PRIOR_EACH 0.52     /* scope: each one's own, not what all share */
#define PRIOR_BOTH 0.50     /* attachment: the modifier goes with both nouns */
#define PRIOR_TOGETHER 0.44 /* a general word: all that it may mean, at once */
#define PRIOR_FIRST 0.51    /* two places hold it: the one that the best plan takes */
#define PLANS_WEIGHT 1.33   /* plans that are certain count so much beside the prior */
#define TWINS_WEIGHT 0.40   /* and so much where two places hold it */

#endif
