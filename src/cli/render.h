/* Answers as people read them. */
#ifndef CLI_RENDER_H
#define CLI_RENDER_H

#include "clarisql.h"
#include "cli/terminal.h"

/* The question back and its numbered choices, each with its table and a sample value. A star marks the
 * default. */
void render_clarification(const struct terminal *terminal, const csql_answer *answer);

/* Why there is no answer, in words, with the nearest schema elements where some are near. */
void render_null(const struct terminal *terminal, const csql_answer *answer);

/* The question with its pivots underlined, wrapped at the terminal's width; without colour, carets stand
 * below them, with the pivot's number. */
void render_question(const struct terminal *terminal, const csql_answer *answer);

/* Each pivot with its mode and reason, its group and its scores, or, where nothing fits, what is nearest;
 * nearest adds the elements that are near but no part of a group. */
void render_pivots(const struct terminal *terminal, const csql_answer *answer, bool nearest);

/* The readings, best first, each with its score, its rewrite and its SQL; then the alternatives. */
void render_readings(const struct terminal *terminal, const csql_answer *answer, bool alternatives);

/* An element as "Table.column" or "Table.column = 'value'", appended to out. */
void render_element(struct buffer *out, const csql_element *element);

/* A sentence, wrapped at the terminal's width. */
void render_line(const struct terminal *terminal, const char *text);

/* The spans that were considered and found clear, with why. */
void render_rejected(const struct terminal *terminal, const csql_answer *answer);

#endif
