/* Where results go: whether it is a terminal, how wide, in colour or not; and making text safe to show. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "base/buffer.h"
#include "cli/options.h"

struct terminal {
    FILE *out;
    bool interactive; /* out is a terminal */
    bool color;
    size_t width; /* in cells; 0: no limit */
    size_t rows;  /* of a table that are shown; 0: all */
};

enum style { STYLE_PLAIN, STYLE_BOLD, STYLE_DIM, STYLE_PIVOT, STYLE_NUMBER, STYLE_SQL };

/* How to write to out. With COLOR_AUTO there is colour on a terminal that is not dumb, unless NO_COLOR is set
 * to something. The width is the terminal's; where there is none, COLUMNS, if it is set. */
struct terminal terminal_of(FILE *out, enum color_when when);

/* Looks at the terminal's width again. */
void terminal_measure(struct terminal *terminal);

/* Switches a style on, or off (STYLE_PLAIN); nothing without colour. */
void terminal_style(const struct terminal *terminal, enum style style);

/* Writes text in a style. On a terminal, and in colour, which is for one, control characters are made
 * visible, but for line ends. */
void terminal_text(const struct terminal *terminal, enum style style, const char *text);

/* The same on standard error, as a line of its own in no style. */
void terminal_aside(const char *text);

/* The cells that length bytes of text take once they are made visible. */
size_t visible_width(const char *text, size_t length);

/* Appends text so that it can be shown on one line: controls as their pictures (U+2400 and on), bytes that
 * are no UTF-8 and characters that turn the writing direction as U+FFFD. No more than width cells (0: no
 * limit): a longer text ends in an ellipsis. Returns the cells taken. */
size_t visible_add(struct buffer *out, const char *text, size_t length, size_t width);

/* The bytes of text that fit into width cells, at least one character, cut at a blank where there is one. */
size_t visible_wrap(const char *text, size_t length, size_t width);

#endif
