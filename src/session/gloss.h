/* What a question says of its own words, at its end: 'By "date" I mean the payment date.', and by where it
 * wants an answer from: ", according to orders". */
#ifndef SESSION_GLOSS_H
#define SESSION_GLOSS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "clarisql.h"
#include "dialog/dialog.h"

struct turn;

/* One word or phrase, and what it is to mean. */
struct gloss {
    const char *term; /* NULL: ", according to MEANING", which is about no word */
    const char *meaning;
};

struct glosses {
    const char *question; /* the text without them; begins as the text does */
    struct gloss at[DIALOG_MAX_ITEMS];
    size_t count;
};

/* Reads what the text's end says of its words; with `where`, "according to" too. *out has count 0 if it says
 * nothing. Memory from arena. Fails with CSQL_NO_MEMORY. */
csql_status gloss_read(struct arena *arena, const char *text, bool where, struct glosses *out,
                       csql_error *error) CSQL_USE_RESULT;

/* Settles the slots of the turn, whose question is the text without the glosses, as they say. *settled is
 * false, and nothing changes, if one of them is about no slot or names none of its choices. Fails with
 * CSQL_NO_MEMORY. */
csql_status gloss_settle(struct turn *turn, const struct glosses *glosses, bool *settled,
                         csql_error *error) CSQL_USE_RESULT;

/* The text with a sentence behind it that says what the turn's slots from `first` on mean: choices[i] of slot
 * i, or everything that it may mean where `all`. NULL if that cannot be said in quotes, or when out of
 * memory.
 */
const char *gloss_write(const struct turn *turn, const char *text, size_t first, const int *choices,
                        bool all);
/* The turn's question likewise, with what earlier replies settled of it, and what it says of its own words.
 * NULL if no earlier reply settled anything, it cannot be said, or when out of memory. */
const char *gloss_write_recalled(const struct turn *turn);

#endif
