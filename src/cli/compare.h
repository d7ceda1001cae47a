/* All readings of a question at once, and how their answers differ. */
#ifndef CLI_COMPARE_H
#define CLI_COMPARE_H

#include "clarisql.h"
#include "cli/options.h"

/* Runs every reading of the answer and prints them: as a table, each reading with its wording and SQL, then
 * the rows side by side, a column a reading; with --json, the answer's object with a member "results"; in
 * the other modes the rows of one reading after the other's, parted by an empty line. A reading that fails
 * is told as such, and fails the whole once the rest is printed. */
csql_status compare_print(const struct options *options, csql_session *session, const char *db_id,
                          const csql_answer *answer, csql_error *error);

#endif
