/* What hands type that are used to psql, to MySQL's client or to sqlite3: the dot command that it stands for.
 */
#ifndef CLI_HABIT_H
#define CLI_HABIT_H

#include <stdbool.h>

/* The dot command for the line ("\d orders", "show tables;", "select 1"); empty for words that take the
 * default of the question back; NULL if it is a question or a reply, or when out of memory. pending: a
 * question back is open, so that a word alone may be the reply to it. The caller frees it. */
char *habit_command(const char *line, bool pending);

#endif
