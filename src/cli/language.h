/* Tables of the language that the program speaks: data/lang/en/NAME.tsv, a row a line, fields apart by a tab,
 * lines that begin with '#' for people. */
#ifndef CLI_LANGUAGE_H
#define CLI_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

/* A stretch of text between two delimiters. */
struct piece {
    const char *text;
    size_t length;
};

/* The next piece of the text, which is moved behind it and behind what stands between it and the next. */
struct piece piece_next(const char **text, const char *between);

bool piece_is(struct piece piece, const char *text);

/* The text of a table, without its comments; the caller frees it. NULL where there is none, it is over 64
 * KiB, or memory runs out. */
char *language_table(const char *name);

#endif
