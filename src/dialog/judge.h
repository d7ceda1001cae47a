/* The learned part of reading: a network that sees the reply and the choices side by side, and says of each
 * choice whether it is still meant. tools/reader/ trains it. */
#ifndef DIALOG_JUDGE_H
#define DIALOG_JUDGE_H

#include "dialog/internal.h"

/* A choice in words: its name with its table's, and a value or two that it holds, or NULL. */
struct judged_choice {
    const char *name, *values;
};

/* What the network is given, as text in words. Strings are from the arena. */
struct judged {
    const char *reply;
    const char *terms[DIALOG_MAX_ITEMS];
    struct judged_choice *choices[DIALOG_MAX_ITEMS]; /* choice_count of them each */
};

/* False when out of memory. */
bool judge_texts(const struct reader *r, struct judged *out);

/* What the network makes of a reply: probabilities. */
struct judgement {
    double tells, unhelpful, question; /* of the reply; their sum is 1 */
    double all;                        /* all that is left is meant at once, if it tells */
    double touched[DIALOG_MAX_ITEMS];  /* it says something of the item; negative if that did not fit in */
    double *kept[DIALOG_MAX_ITEMS];    /* by choice: it is still meant; negative likewise */
};

/* Judges the reply. From the reader's arena; CSQL_NO_MEMORY. */
csql_status judge_reply(const struct judge *judge, const struct reader *r,
                        struct judgement *out) CSQL_USE_RESULT;

/* Puts the two readings of a reply together: the items in out, which is as the rules read it, get what is
 * most likely. Returns the kind: REPLY_NARROWS for one that tells something, of which items then says what.
 */
enum reply_kind merge_reply(const struct reader *r, const struct judgement *j, struct reply *out);

#endif
