/* The grammar of what people and agents say: data/forge_wording.tsv, whose rows are rules. An expansion holds
 * plain text, {slots} that the caller fills, and <symbols> that are expanded in turn. */
#ifndef FORGE_WORDING_H
#define FORGE_WORDING_H

#include "forge/forge.h"

struct forge_slot {
    const char *name, *text;
};

/* Reads the grammar; memory from arena. As forge_rows_read() fails; CSQL_BAD_DATA also for a symbol without a
 * rule. */
csql_status forge_wording_read(struct arena *arena, const char *directory, struct forge_wording **out,
                               csql_error *error) CSQL_USE_RESULT;

/* One way to say the symbol, by chance. A slot that is not given leaves nothing. NULL when out of memory, or
 * for a symbol that there is no rule for. */
const char *forge_say(const struct forge_wording *wording, struct arena *arena, struct forge_random *random,
                      const char *symbol, const struct forge_slot *slots, size_t count);

#endif
