/* Rows for other programs: CSV, TSV, JSON and Markdown. */
#ifndef CLI_MACHINE_H
#define CLI_MACHINE_H

#include <stdbool.h>
#include <stdio.h>

#include "clarisql.h"
#include "cli/options.h"
#include "cli/terminal.h"

/* RENDER_CSV: RFC 4180's, the empty string quoted; RENDER_TSV: tabs between fields, and in them \t, \n, \r
 * and
 * \\ for a tab, a newline, a return and a backslash. A header line stands before the first part; NULL is an
 * empty field, a BLOB its bytes in hexadecimal. At a terminal control characters are made visible. */
void machine_fields(const struct terminal *terminal, enum render_mode mode, const csql_rows *rows,
                    bool first);

/* An array of objects, one a line, of which this is a part. Numbers stay numbers where JSON has them; BLOBs
 * are strings of hexadecimal digits. */
void machine_json(FILE *out, const csql_rows *rows, bool first, bool last);

/* A table of GitHub's Markdown. */
void machine_markdown(FILE *out, const csql_rows *rows);

/* What people are shown of a BLOB: "<blob 21 KB>". Gives its length. */
#define BLOB_TEXT 32
size_t machine_blob(char out[BLOB_TEXT], size_t bytes);

/* True if the column holds a number in some row and nothing but numbers and NULLs. */
bool machine_is_numeric(const csql_rows *rows, size_t column);

#endif
