/* Where a term stands in a question, and whether it reads well there. */
#ifndef FORGE_PLACING_H
#define FORGE_PLACING_H

#include "forge/clarity.h"

/* The tokens of a term, [first, after), and those right before and behind it; "" at the ends of the sentence.
 */
struct forge_place {
    size_t first, after;
    const char *before, *behind;
    bool number_behind, mark_behind;
};
struct forge_place forge_place_of(const struct forge_text *text, const struct forge_pivot *pivot);

/* True if norm is among the words. */
bool forge_is_any(const char *norm, const char *const *words, size_t count);
#define FORGE_IS_ANY(norm, words) forge_is_any(norm, words, sizeof(words) / sizeof *(words))

/* True if a word of the column's name is a kind of location. */
bool forge_is_place(const struct forge_task *task, int column);

/* Why the term does not read well where it stands in the question; NULL if it does. */
const char *forge_judge_placing(const struct forge_task *task, const struct forge_text *text,
                                const struct forge_pivot *pivot);

#endif
