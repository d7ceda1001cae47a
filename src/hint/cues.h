/* Cues: words of a question that speak for a part of a query whatever the schema is ("how many", "without",
 * "starts with"). One table holds them all. */
#ifndef HINT_CUES_H
#define HINT_CUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "link/link.h"

enum cue {
    CUE_COUNT,
    CUE_DISTINCT,
    CUE_AVERAGE,
    CUE_SUM,
    CUE_HIGHEST, /* a superlative that says which end */
    CUE_LOWEST,
    CUE_EXTREME, /* one that depends on the column: "oldest", "latest" */
    CUE_NOT,
    CUE_EACH,
    CUE_BOTH,
    CUE_AND,
    CUE_OR,
    CUE_ABOVE, /* a comparison: "more than" */
    CUE_BELOW,
    CUE_AFTER, /* one that depends on the column */
    CUE_BETWEEN,
    CUE_SORTED,
    CUE_ASCENDING,
    CUE_DESCENDING,
    CUE_ALPHABETIC, /* sorted as text */
    CUE_STARTS,
    CUE_ENDS,
    CUE_CONTAINS,
    CUE_ALL, /* "all the information" */
    CUE_TOTAL
};

#define CUE_BIT(name) ((uint32_t)1 << CUE_##name)
#define CUES_END (CUE_BIT(HIGHEST) | CUE_BIT(LOWEST) | CUE_BIT(EXTREME))
#define CUES_ORDER (CUE_BIT(SORTED) | CUE_BIT(ASCENDING) | CUE_BIT(DESCENDING) | CUE_BIT(ALPHABETIC))

struct cue_hit {
    size_t first, last; /* words [first, last) */
    enum cue cue;
};

#define CUES_MAX 24

struct cues {
    uint32_t found; /* set of CUE_BIT */
    struct cue_hit hits[CUES_MAX];
    size_t count;
};

/* The cues of a question, in its order; words that are part of a name or a quoted value give none. */
void cues_find(const struct linked *linked, struct cues *out);

/* Where in a text the question looks for a value, by the cue that stands nearest: CUE_STARTS, CUE_ENDS,
 * CUE_CONTAINS, or CUE_TOTAL if none does. */
enum cue cues_position(const struct cues *cues, const struct link_value *value);

#endif
