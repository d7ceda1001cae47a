/* What localize shows, as one page that needs no network. */
#ifndef CLI_LOCALIZE_PAGE_H
#define CLI_LOCALIZE_PAGE_H

#include "clarisql.h"

/* Writes the question with its pivots marked; for each the elements that it could mean with their scores;
 * what was held against the schema and found clear; and the readings, asked so that each is the only one. db:
 * the database's name. CSQL_IO, CSQL_NO_MEMORY. */
csql_status localize_page_write(const char *path, const csql_answer *answer, const char *db,
                                csql_error *error) CSQL_USE_RESULT;

#endif
