/* The English words that steer how a question is read. */
#ifndef READING_CUES_H
#define READING_CUES_H

#include <stdbool.h>

/* What a word can do; a word may do several things. */
enum cue {
    CUE_REQUEST = 1u << 0,      /* show, list, give: asks for something */
    CUE_EACH = 1u << 1,         /* each, every: distributes over the noun that follows */
    CUE_ALL = 1u << 2,          /* all: may distribute, or take all together */
    CUE_COMMON = 1u << 3,       /* common, shared: taken together */
    CUE_SAME = 1u << 4,         /* same: as what was said before */
    CUE_BOTH = 1u << 5,         /* both: of two, alike */
    CUE_EITHER = 1u << 6,       /* either, any: whichever of those just named */
    CUE_ONLY = 1u << 7,         /* only, just: no more than what follows */
    CUE_ALSO = 1u << 8,         /* also, addition, plus: something further */
    CUE_AND = 1u << 9,          /* and, or, comma: coordinates */
    CUE_RELATIVE = 1u << 10,    /* that, which, who: opens a relative clause */
    CUE_QUESTION = 1u << 11,    /* what, which: asks after the noun that follows */
    CUE_FINITE = 1u << 12,      /* is, are, have, do: a finite verb */
    CUE_PRONOUN = 1u << 13,     /* they, their, its: stands for what was said before */
    CUE_PREPOSITION = 1u << 14, /* for, of, in: opens a prepositional phrase */
    CUE_SEPARATE = 1u << 15,    /* respectively, individually: each on its own */
    CUE_WHATEVER = 1u << 16,    /* regardless, whatever: without the condition */
    CUE_COUNT = 1u << 17,       /* how many, number, average: computes over a group */
    CUE_ARTICLE = 1u << 18,     /* the, a, these, of within a noun group */
    CUE_END = 1u << 19,         /* a full stop, a question mark */
    CUE_OUTPUT = 1u << 20,      /* table, list: what the answer is shown in */
    CUE_NEGATION = 1u << 21,    /* not, no, without */
    CUE_COMPARE = 1u << 22      /* more, highest, between, sorted: compares or orders */
};

/* The cues of a case-folded word or mark, 0 if it steers nothing. */
unsigned cue_of(const char *norm);

#endif
