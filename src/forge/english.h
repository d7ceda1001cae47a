/* The little English that rewriting needs: number and articles. */
#ifndef FORGE_ENGLISH_H
#define FORGE_ENGLISH_H

#include <stdbool.h>

#include "base/arena.h"

/* True if the (case-folded) word looks like a plural noun. */
bool forge_is_plural(const char *word);
/* True if the word is the noun, in the singular or the plural; a stem would take a booking for a book. */
bool forge_is_form(const char *word, const char *noun);
/* The plural of a phrase, by its last word; NULL when out of memory. */
const char *forge_plural(struct arena *arena, const char *phrase);
/* True if "an" goes before the word. */
bool forge_takes_an(const char *word);

/* True if a name may end in the (case-folded) word to tell what its numbers are in: "miles", "kg". */
bool forge_is_unit(const char *word);

/* "a", "a or b", "a, b or c". NULL when out of memory. */
const char *forge_list(struct arena *arena, const char *const *items, size_t count, const char *conjunction);

#endif
