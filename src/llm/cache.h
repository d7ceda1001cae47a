/* Replies kept on disk, by request. */
#ifndef LLM_CACHE_H
#define LLM_CACHE_H

#include <stdbool.h>

#include "base/arena.h"
#include "llm/body.h"

struct cache; /* may be shared between threads and processes */

/* Keeps replies in directory, which is made, for its owner alone, if it is not there. CSQL_IO,
 * CSQL_NO_MEMORY. */
csql_status cache_open(const char *directory, struct cache **out, csql_error *error) CSQL_USE_RESULT;
void cache_close(struct cache *cache);

/* The reply to the request, which is the body that would be sent; false if it is not known. A file that is
 * damaged, or of another request, is not known. */
bool cache_find(const struct cache *cache, struct arena *arena, const char *request, struct body_answer *out);
/* Keeps a reply; a failure to do so only costs a request another time. */
void cache_keep(const struct cache *cache, const char *request, const struct body_answer *answer);

#endif
