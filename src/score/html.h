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

/* The instances that were kept. */
void html_instances(struct buffer *out, const struct score_instances *instances);

#endif
