/* Prompts: files with holes, and what fills them. */
#ifndef LLM_PROMPTS_H
#define LLM_PROMPTS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/buffer.h"
#include "clarisql.h"
#include "db/db.h"

#define PROMPT_MAX_FILE ((size_t)64 * 1024)
#define PROMPT_MAX_SCHEMA ((size_t)256 * 1024)

/* Identifier and file below the data directory's prompts/. */
#define PROMPTS(X)                                                                                           \
    X(PROMPT_SQL, "sql")           /* queries for a question */                                              \
    X(PROMPT_PROPOSE, "propose")   /* columns that a term could mean (CLARITY's algorithm 3, llm) */         \
    X(PROMPT_FILTER, "filter")     /* those of some columns that it could mean (combined) */                 \
    X(PROMPT_REWORD, "reword")     /* a clarification in other words */                                      \
    X(PROMPT_REPLY, "reply")       /* which choices a reply means */                                         \
    X(PROMPT_SINGLE, "single")     /* CLARITY's appendix C, single turn */                                   \
    X(PROMPT_MULTI, "multi")       /* CLARITY's appendix C, conversation */                                  \
    X(PROMPT_SHOTS, "shots")       /* exemplars before the single-turn prompt */                             \
    X(PROMPT_RETRIEVE, "retrieve") /* generation: elements that share a word with a target (algorithm 3) */  \
    X(PROMPT_TERM, "term")         /* terms for a target (algorithm 4) */                                    \
    X(PROMPT_JUDGE_TERM, "judge-term")         /* algorithm 5 */                                             \
    X(PROMPT_JUDGE_QUESTION, "judge-question") /* algorithm 7 */                                             \
    X(PROMPT_UTTERANCE, "utterance")           /* algorithm 8 */                                             \
    X(PROMPT_SCREEN, "screen")                 /* algorithm 9 */

enum prompt {
#define X(id, file) id,
    PROMPTS(X)
#undef X
        PROMPT_COUNT
};

struct prompts; /* read-only once opened; may be shared between threads */

/* Reads DIRECTORY/prompts/NAME.txt of every prompt. CSQL_NOT_FOUND, CSQL_IO, CSQL_BAD_DATA, CSQL_NO_MEMORY.
 */
csql_status prompts_open(const char *directory, struct prompts **out, csql_error *error) CSQL_USE_RESULT;
void prompts_close(struct prompts *prompts);

/* What {name} in a prompt is replaced by. What is filled in is not looked at again. */
struct prompt_hole {
    const char *name, *text;
};

/* Fills a prompt in: *system (NULL if it has none) and *user, in the arena. A hole that nothing fills stays
 * as it is. CSQL_TOO_LONG, CSQL_NO_MEMORY. */
csql_status prompts_fill(const struct prompts *prompts, enum prompt prompt, struct arena *arena,
                         const struct prompt_hole *holes, size_t count, const char **system,
                         const char **user) CSQL_USE_RESULT;

/* The schema as CREATE TABLE statements: names, types, keys; with values, a few of each column's too. tables
 * NULL: all. NULL when out of memory or over PROMPT_MAX_SCHEMA. */
const char *prompt_schema(struct arena *arena, const struct db_catalogue *catalogue, const int *tables,
                          size_t count, bool values);

#endif
