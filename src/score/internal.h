/* What the files of this room share. */
#ifndef SCORE_INTERNAL_H
#define SCORE_INTERNAL_H

#include "score/score.h"

/* The group of that name, made if absent; NULL when out of memory or over the cap on groups. */
struct score_group *summary_make_group(struct score_summary *summary, const char *name);

/* What a row or column of the confusion is called. */
const char *summary_confusion_name(size_t index);

/* The seed of one cell's interval, so that cells do not depend on each other's order. */
uint64_t summary_seed(uint64_t seed, const char *group, int metric);

#endif
