/* The report: one self-contained HTML page. */
#ifndef SCORE_REPORT_H
#define SCORE_REPORT_H

#include "score/score.h"

/* Instances shown in a report, of those that went wrong and of those that went right. */
#define SCORE_MAX_INSTANCES 300

struct score_published; /* score/published.h */

struct score_instances;

/* NULL when out of memory. */
struct score_instances *score_instances_new(void);
void score_instances_free(struct score_instances *instances);

/* Keeps an item among those that went wrong or right, up to SCORE_MAX_INSTANCES of each; what is beyond is
 * counted. */
void score_instances_add(struct score_instances *instances, const struct score_gold *gold,
                         const struct score_pred *pred, const struct score_values *values);

/* Writes the page: tables, bars with intervals, the confusion of modes, instances. instances is NULL where
 * the summary was added up from shards; published may be NULL. CSQL_IO, CSQL_NO_MEMORY. */
csql_status score_report_write(const char *path, const struct score_summary *summary,
                               const struct score_instances *instances,
                               const struct score_published *published, uint64_t seed,
                               csql_error *error) CSQL_USE_RESULT;

#endif
