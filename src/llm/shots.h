/* Exemplars of the single-turn prompt, as in CLARITY's table 4. */
#ifndef LLM_SHOTS_H
#define LLM_SHOTS_H

#include "llm/prompts.h"

#define SHOTS_MAX_FILE ((size_t)256 * 1024)

/* None; then of one facet or of both, without and with pivot terms and target groups. */
enum shots { SHOTS_ZERO, SHOTS_PLAIN_UNI, SHOTS_PLAIN_ALL, SHOTS_META_UNI, SHOTS_META_ALL };
const char *shots_name(enum shots shots);

/* The exemplars of DIRECTORY/prompts/exemplars.jsonl as one text, in the arena; "" for SHOTS_ZERO.
 * CSQL_NOT_FOUND, CSQL_IO, CSQL_BAD_DATA, CSQL_NO_MEMORY. */
csql_status shots_read(const struct prompts *prompts, const char *directory, enum shots shots,
                       struct arena *arena, const char **out, csql_error *error) CSQL_USE_RESULT;

#endif
