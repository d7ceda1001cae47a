/* "The customers Lincoln and Jackson": rows of a table by what each of them is called. */
#ifndef SESSION_EITHER_H
#define SESSION_EITHER_H

#include "session/internal.h"

/* The query of a combination whose slots mean values of one table that the question lists behind the table's
 * name: the conditions on them, which the query asks of one row, are asked one of each row. sql itself where
 * nothing of the kind is said, or the query is another; NULL when out of memory. */
const char *either_meant(csql_session *session, const struct turn *turn, const struct meant *meant,
                         const char *sql);

#endif
