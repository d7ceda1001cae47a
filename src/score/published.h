/* Figures that papers published, from data/published.tsv, to be put beside one's own. */
#ifndef SCORE_PUBLISHED_H
#define SCORE_PUBLISHED_H

#include "score/score.h"

/* Reads a table of tab-separated lines: table, dataset, system, cell, metric, percent; a first line of these
 * names, and lines that begin with #, are passed over. CSQL_NOT_FOUND, CSQL_IO, CSQL_BAD_DATA,
 * CSQL_NO_MEMORY. */
csql_status score_published_open(const char *path, struct score_published **out,
                                 csql_error *error) CSQL_USE_RESULT;
void score_published_free(struct score_published *published);

/* One published system on one dataset; lent. */
struct score_published_system {
    const char *dataset, *system;
};
#define SCORE_MAX_SYSTEMS 16
/* The systems of the tables whose numbers are in tables ("5", "67"), in the file's order, each once. */
size_t score_published_systems(const struct score_published *published, const char *tables,
                               struct score_published_system out[static SCORE_MAX_SYSTEMS]);
/* The figure in percent; false if it is not there. */
bool score_published_find(const struct score_published *published, const char *tables,
                          const struct score_published_system *system, const char *cell, const char *metric,
                          double *percent);

/* ---- the cells of the paper's tables, and the groups they are of ---- */

struct score_cell {
    const char *name;  /* as the paper has it; NULL ends a list */
    const char *brief; /* seven characters at most */
    const char *group; /* the group of that name and those that begin with it and a blank */
};
extern const struct score_cell score_cells_cases[]; /* use cases of table 5 */
extern const struct score_cell
    score_cells_values[]; /* CLARITY's other use cases: values that are not there */
extern const struct score_cell score_cells_replies[]; /* conversation types of table 5 */
extern const struct score_cell score_cells_finding[]; /* use cases of tables 6 and 7 */

/* Adds up the metric's tallies of the cell's groups into *out, which the caller frees. CSQL_NO_MEMORY. */
csql_status score_cell_tally(const struct score_summary *summary, const struct score_cell *cell, int metric,
                             struct score_tally *out) CSQL_USE_RESULT;

/* Why the rows cannot be compared as they stand. */
extern const char score_published_caveat[];

#endif
