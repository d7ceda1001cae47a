/* "Without an email", "have not been returned": rows where a column holds nothing. */
#ifndef PLAN_ABSENT_H
#define PLAN_ABSENT_H

#include <stdbool.h>

#include "base/arena.h"
#include "embed/embed.h"
#include "plan/cues.h"
#include "plan/decode.h"

#define ABSENT_MAX 8

/* What a question says is not there. */
struct absent {
    const struct linked *linked;
    const struct cues *cues;
    size_t first, last;      /* the words of the denial and of what it denies */
    int columns[ABSENT_MAX]; /* planner's columns that may be meant, with NULLs or named in full, each of
                              * another table */
    size_t count;            /* 0 where nothing is denied so */
    bool present;            /* it is there: "whose email is not null" */
};

/* Reads a question: a noun behind "no" or "without", or before "is missing", or a verb behind "not been",
 * that names a column which holds NULLs, and no table. embed may be NULL: then verbs are known by their stems
 * alone. Memory from arena is only for what is passing. */
void absent_read(struct arena *arena, const struct embed *embed, const struct plan_input *in,
                 const struct linked *linked, const struct cues *cues, struct absent *out);

/* Makes a sequence that lists or counts rows of the table ask for those where the column is NULL, or is
 * not, under the conditions that are not the denial itself. False, and the sequence as it was, if it does so
 * already, or asks for something else. */
bool absent_correct(const struct absent *absent, const struct plan_input *in, struct sequence *sequence);

#endif
