/* Rows of a result in the modes that --mode names. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "clarisql.h"
#include "cli/terminal.h"

/* Rows for other programs, who take nothing else beside them: CSV, TSV and JSON. */
bool table_is_data(enum render_mode mode);

/* Runs a query and prints its rows. whole: for other programs (table_is_data) all of them, in memory that
 * does not grow with their number; else the session's most, which the other modes say. answered: nobody typed
 * it, and of whole rows ("everything about") a table leaves out what nobody reads, BLOBs, hashes and tokens,
 * and says so. */
csql_status table_query(const struct terminal *terminal, csql_session *session, const char *sql,
                        enum render_mode mode, bool whole, bool answered, csql_error *error) CSQL_USE_RESULT;

/* Prints rows. Tables fit the terminal: wide cells are cut with an ellipsis, and where the columns are too
 * many the rows come a column a line. CSV, TSV, JSON and Markdown are machine.h's. */
void table_print(const struct terminal *terminal, const csql_rows *rows, enum render_mode mode);

#endif
