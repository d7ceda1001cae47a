/* Words for what one row is to another, of which a name has one and a question another: data/role_names.tsv.
 * A row of it is one role: words, or stems, apart by "|", and short forms of the first that names have. */
#ifndef PLAN_ROLE_NAMES_H
#define PLAN_ROLE_NAMES_H

#include <stdbool.h>

#include "clarisql.h"

struct role_names;

/* Reads DIRECTORY/role_names.tsv; without the file no words are alike, and *out is NULL. CSQL_BAD_DATA,
 * CSQL_TOO_LONG, CSQL_IO, CSQL_NO_MEMORY. */
csql_status role_names_open(const char *directory, struct role_names **out,
                            csql_error *error) CSQL_USE_RESULT;
void role_names_free(struct role_names *names);

/* Both words, each given with its stem, stand in one row. names may be NULL. */
bool role_names_alike(const struct role_names *names, const char *norm, const char *stem,
                      const char *other_norm, const char *other_stem);

/* What a short form stands for; the word itself if it is none. names may be NULL. */
const char *role_names_in_full(const struct role_names *names, const char *word);

#endif
