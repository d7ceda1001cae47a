/* Words that tell a request which no SELECT over this database can serve. */
#ifndef PIVOT_CUES_H
#define PIVOT_CUES_H

#include <stdbool.h>
#include <stddef.h>

#include "link/link.h"

/* CUE_EDIT changes data, or the query before: "remove that filter". */
enum cue_kind { CUE_CHANGE, CUE_EDIT, CUE_SEND, CUE_FORECAST, CUE_WHY, CUE_ADVICE, CUE_MAKE };

struct cue {
    enum cue_kind kind;
    size_t first, last; /* the words that told */
};

/* True if the question asks for something else than looking up what is there, with the words that tell. A cue
 * that is part of a name or a value of the database ("reason" where a column is called so) is none. */
bool cue_find(const struct linked *linked, struct cue *out);

/* What is said to such a request. */
const char *cue_refusal(enum cue_kind kind);

/* The first of the words [first, last) that is a figure which is reckoned, not stored ("efficiency"), or
 * NULL. */
const struct link_word *cue_figure(const struct linked *linked, size_t first, size_t last);
/* True if the words [first, last) name a figure that has to be defined before it can be calculated
 * ("efficiency score", "profit margin"), rather than a column that is missing. */
bool cue_is_calculation(const struct linked *linked, size_t first, size_t last);

#endif
