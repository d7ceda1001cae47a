/* Where a user's own files are: the XDG Base Directory Specification. */
#ifndef BASE_XDG_H
#define BASE_XDG_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the path of clarisql's folder of a kind, $VARIABLE/clarisql or ~/FALLBACK/clarisql, with "/NAME"
 * behind it unless that is NULL. Nothing is made. False if neither is an absolute path, or it does not fit.
 */
bool xdg_path(const char *variable, const char *fallback, const char *name, char *out, size_t size);

#endif
