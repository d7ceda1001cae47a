/* Pieces of the report's page. */
#ifndef SCORE_HTML_H
#define SCORE_HTML_H

#include "score/published.h"
#include "score/report.h"

/* Text with the characters that HTML gives a meaning written out; NULL is nothing. */
void html_text(struct buffer *out, const char *text);
void html_text_n(struct buffer *out, const char *text, size_t length);

/* The page up to its body, and its end. */
void html_head(struct buffer *out);
void html_tail(struct buffer *out);

/* Writes a page beside path and renames it, so that one that was there stays whole until this one is; what is
 * no regular file is written as it is. CSQL_IO. */
csql_status html_write(const char *path, const struct buffer *text, csql_error *error) CSQL_USE_RESULT;

/* The instances that were kept. */
void html_instances(struct buffer *out, const struct score_instances *instances);

#endif
