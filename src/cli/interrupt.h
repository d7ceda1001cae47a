/* Ctrl-C while something runs. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

#include "clarisql.h"

/* From now on Ctrl-C is noted, and stops the query that session (NULL: none) runs. A handler has no argument
 * of its own, so there is one watched session a process. */
void interrupt_watch(csql_session *session);

/* True if Ctrl-C came since the last call. */
bool interrupt_taken(void);

#endif
