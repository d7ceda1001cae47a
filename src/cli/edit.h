/* Text in the user's editor. */
#ifndef CLI_EDIT_H
#define CLI_EDIT_H

/* Opens the text in $VISUAL, $EDITOR or vi, in a file of that ending (".sql"), and gives what was saved,
 * blanks at its ends taken off, in malloc'd memory. NULL, with a report, if it could not be edited; NULL
 * without one if it was left empty. */
char *edit_text(const char *text, const char *ending);

#endif
