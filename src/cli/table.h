/* Rows of a result in the modes that --mode names. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "clarisql.h"
#include "cli/terminal.h"

/* Prints rows. Tables fit the terminal: wide cells are cut with an ellipsis, and where the columns are too
 * many the rows come a column a line. CSV is RFC 4180's with a header; NULL is an empty field there, the
 * empty string a quoted one. */
void table_print(const struct terminal *terminal, const csql_rows *rows, enum render_mode mode);

#endif
