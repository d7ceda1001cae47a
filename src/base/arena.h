/* An arena: many small allocations that live for one turn and are freed at once. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

#include "clarisql.h"

struct arena;

/* A new, empty arena, or NULL when out of memory. Freed by arena_free. */
struct arena *arena_new(void);

/* Frees the arena and all that was allocated from it; NULL is allowed. */
void arena_free(struct arena *arena);

/* size bytes, zeroed and aligned for any type, or NULL when out of memory. */
void *arena_alloc(struct arena *arena, size_t size);

/* count * size bytes, zeroed; NULL when out of memory or when the product overflows. */
void *arena_array(struct arena *arena, size_t count, size_t size);

/* An array of *capacity elements of size bytes, of which count are used, with room for one more: array
 * itself, or a copy of at least twice the capacity. NULL when out of memory, array being unharmed. */
void *arena_grow(struct arena *arena, void *array, size_t count, size_t *capacity, size_t size);

/* A NUL-terminated copy of length bytes of text, or NULL when out of memory. */
char *arena_copy(struct arena *arena, const char *text, size_t length);

/* A copy of the NUL-terminated text (NULL gives NULL), or NULL when out of memory. */
char *arena_string(struct arena *arena, const char *text);

/* printf into the arena; NULL when out of memory. */
char *arena_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
