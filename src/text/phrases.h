/* Phrases of the language that people type, each of a kind: data/lang/en/NAME.tsv, a kind and a phrase a line
 * with a tab between, words case-folded and one blank apart; lines that begin with '#' are for people. */
#ifndef TEXT_PHRASES_H
#define TEXT_PHRASES_H

#include <stddef.h>

#include "clarisql.h"

struct phrases; /* read-only once opened; may be shared between threads */

/* Reads DIRECTORY/lang/en/NAME.tsv; kinds are numbered as in `kinds`. CSQL_NOT_FOUND, CSQL_IO,
 * CSQL_NO_MEMORY; CSQL_BAD_DATA for a line of no kind, and for a file over 1 MiB. */
csql_status phrases_open(const char *directory, const char *name, const char *const *kinds, size_t kind_count,
                         struct phrases **out, csql_error *error) CSQL_USE_RESULT;
void phrases_close(struct phrases *phrases);

/* The kind of the phrase that the words are; -1 if they are none. NULL has no phrases. */
int phrases_kind(const struct phrases *phrases, const char *words);
/* The words behind a phrase of the kind that they begin with, the longest; NULL if they begin with none, or
 * nothing is behind it. */
const char *phrases_behind(const struct phrases *phrases, int kind, const char *words);

#endif
