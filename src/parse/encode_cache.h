/* The last questions that were encoded: a question under discussion is planned again for each of its
 * readings, and what is settled changes the search alone. One conversation's; not for several threads. */
#ifndef PARSE_ENCODE_CACHE_H
#define PARSE_ENCODE_CACHE_H

#include "parse/network.h"

struct encode_cache;

/* NULL when out of memory. */
struct encode_cache *encode_cache_new(void);
void encode_cache_free(struct encode_cache *cache);

/* The work of encoding it, in pieces of a short question. */
size_t encode_work(const struct parse_input *in);
/* That of all that was encoded so far. */
size_t encode_cache_work(const struct encode_cache *cache);

/* As parse_encode(), without its work where the same input, byte for byte, is known. */
bool encode_cached(struct encode_cache *cache, const struct parse_network *network,
                   const struct parse_input *in, struct arena *arena, struct encoded *out);

#endif
