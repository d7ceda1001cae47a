/* Pieces of the tables as text. */
#ifndef SCORE_TABLE_H
#define SCORE_TABLE_H

#include "score/published.h"

/* How many items, and what was left out. */
void table_head(const struct score_summary *summary, struct buffer *out);
/* A mean and its interval, in percent where the metric is a share. */
void table_interval(int metric, const struct score_interval *interval, struct buffer *out);
/* A line of a mean of means. */
void table_mean(const struct score_mean *mean, struct buffer *out);
/* CLARITY's tables 6 and 7, these predictions above the published rows; nothing without such cases, and
 * without published rows. published may be NULL. */
void table_finding(const struct score_summary *summary, const struct score_published *published,
                   struct buffer *out);

#endif
