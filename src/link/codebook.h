/* What the values of a coded column stand for, as what is said of the column tells: "A = active, C = closed",
 * "HU high urgency, U urgent". Takes text and values, gives spans of the text; knows no database. */
#ifndef LINK_CODEBOOK_H
#define LINK_CODEBOOK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

struct codebook_entry {
    const char *meaning; /* in the text, not terminated; NULL where nothing is said of the value */
    size_t length;       /* bytes */
    bool stated;         /* by a mark or words ("=", "stands for"); else it only stands behind the value */
};

/* The text may state meanings: it has such a mark or word. */
bool codebook_states(const char *text);

/* Fills an entry for each of the values. Returns how many bytes of the text stand before the first code that
 * it tells the meaning of; all of them if it tells none. */
size_t codebook_read(const char *text, const char *const *values, size_t count,
                     struct codebook_entry *entries);

/* The words of a meaning of so many bytes, marks apart, one blank between them; NULL when memory is out. */
const char *codebook_words(struct arena *arena, const char *meaning, size_t length);

#endif
