/* JSON as it is written: the text of values that were parsed, where what they were read as says less (a
 * number of thirty digits). */
#ifndef BASE_WRITTEN_H
#define BASE_WRITTEN_H

#include <stdbool.h>
#include <stddef.h>

/* A member of an object, or an element of a list, of which name is NULL. All is lent by the text. */
struct written {
    const char *name; /* between its quotes, escapes as they are */
    size_t name_length;
    const char *value;
    size_t length;
};

/* Where to begin within the text of an object or a list, NUL-terminated, that json_parse took. */
const char *written_begin(const char *text);
/* The next member or element from *at on, which moves behind it; false at the end. */
bool written_next(const char **at, struct written *out);
/* Finds the value of the object's member of that name; false if there is none. */
bool written_find(const char *object, const char *name, struct written *out);

/* True for what JSON's grammar calls a number. */
bool written_is_number(const char *text, size_t length);

#endif
