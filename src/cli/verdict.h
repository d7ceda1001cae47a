/* Whether a question may mean a sentence, for people and for programs. */
#ifndef CLI_VERDICT_H
#define CLI_VERDICT_H

#include "clarisql.h"
#include "cli/options.h"

/* Compares the two and prints the four answers, a line each, or as one JSON object. */
csql_status verdict_print(const struct options *options, csql_session *session, const char *question,
                          const char *sentence, csql_error *error) CSQL_USE_RESULT;

#endif
