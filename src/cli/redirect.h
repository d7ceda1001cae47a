/* Where the rows of a conversation go: the terminal, a pager, or a file that the user names. */
#ifndef CLI_REDIRECT_H
#define CLI_REDIRECT_H

#include <stdbool.h>
#include <stdio.h>

#include "cli/terminal.h"

struct chat;

struct redirect {
    char *path; /* of the file that rows go to, or NULL */
    FILE *file;
    bool once;  /* for the next rows alone */
    bool paged; /* at a terminal, rows go through $PAGER, or `less -S` */
};

/* Sends rows to a new file from now on, or once; NULL: back to the terminal. Where a file of that name is, it
 * stays as it is. False with a report on failure. */
bool redirect_to(struct chat *chat, const char *path, bool once);

/* What rows are written with: *mode is changed to what the file's ending says (.csv, .tsv, .json, .md). NULL
 * with a report if the pager cannot be started. */
FILE *redirect_begin(struct chat *chat, struct terminal *terminal, enum render_mode *mode);

/* Ends what redirect_begin() began: says where the rows are, or that they could not be written (false). */
bool redirect_end(struct chat *chat, FILE *out);

/* A name for a file of rows that is not there yet, "shop-1.csv", in malloc'd memory; NULL when out of memory.
 */
char *redirect_name(const struct chat *chat, const char *ending);

void redirect_free(struct redirect *redirect);

#endif
