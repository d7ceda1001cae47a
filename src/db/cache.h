/* The folder where value indexes of large databases are kept between runs: in it are the texts that their
 * columns hold, so that its files are readable by their owner alone. */
#ifndef DB_CACHE_H
#define DB_CACHE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What may lie there in all; the files not used for longest go first. */
#define CACHE_LIMIT_BYTES ((uint64_t)1024 * 1024 * 1024)
/* How the names of its files end. */
#define CACHE_ENDING ".values"

struct cache_state {
    char directory[PATH_MAX];
    size_t files;
    uint64_t bytes;
};

/* Writes the folder's path: `given`, or with NULL $XDG_CACHE_HOME/clarisql or ~/.cache/clarisql; with `make`,
 * it is made, its last two levels at least. False if there is none. */
bool cache_directory(const char *given, char *out, size_t size, bool make);

/* Looks what is there; false if there is no folder that it could be in. */
bool cache_look(const char *given, struct cache_state *out);

/* Removes the files not used for longest until `most` bytes are left; what is in use stays readable. Gives
 * how many went. */
size_t cache_trim(const char *given, uint64_t most);

#endif
