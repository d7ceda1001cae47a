/* What a model is asked to do, one function each: the prompt, the request, the reply read and checked. What
 * comes out names only what exists. */
#ifndef LLM_TASKS_H
#define LLM_TASKS_H

#include "dialog/dialog.h"
#include "link/link.h"
#include "llm/llm.h"
#include "llm/prompts.h"

/* What the tasks of one turn share. */
struct llm_task {
    struct llm *llm;
    const struct prompts *prompts;
    struct db *db;
    size_t model;                 /* index into the client's models */
    bool send_values;             /* values of rows may leave */
    int64_t deadline;             /* by llm_now(); 0: each request has the configured total */
    const atomic_bool *cancelled; /* or NULL */
};

#define TASK_MAX_QUERIES ((size_t)5)
#define TASK_MAX_COLUMNS ((size_t)24)

struct task_query {
    const char *sql; /* as check_query prints it */
    struct sql_select *tree;
    double support; /* check_support() */
};

/* Queries for the linked question that passed every check, distinct, in the model's order; *refused counts
 * the others. Fails as llm_chat does. */
csql_status task_queries(const struct llm_task *task, struct arena *arena, const struct linked *linked,
                         struct task_query **out, size_t *count, size_t *refused,
                         csql_error *error) CSQL_USE_RESULT;

/* Catalogue columns that the term could mean, out of all (algorithm 3, llm): distinct, best first. */
csql_status task_propose(const struct llm_task *task, struct arena *arena, const struct linked *linked,
                         const char *term, int *out, size_t *count, csql_error *error) CSQL_USE_RESULT;

/* Which of some columns it could mean (algorithm 3, combined): keep[i] for each. *found: the reply could be
 * read. */
csql_status task_filter(const struct llm_task *task, struct arena *arena, const char *question,
                        const char *term, const int *columns, size_t count, bool *keep, bool *found,
                        csql_error *error) CSQL_USE_RESULT;

/* The clarification in other words, which name what each of the names says and quote each of the terms; NULL
 * where the model's wording does not. */
csql_status task_reword(const struct llm_task *task, struct arena *arena, const char *question,
                        const char *clarification, const char *const *names, size_t name_count,
                        const char *const *terms, size_t term_count, const char **out,
                        csql_error *error) CSQL_USE_RESULT;

/* Which of the named choices a reply means, asked with the choices in either order; *sure only if both
 * answers agree on some, and not on all. keep has count flags. */
csql_status task_reply(const struct llm_task *task, struct arena *arena, const char *question,
                       const char *term, const char *const *names, size_t count, const char *reply,
                       bool *keep, bool *sure, csql_error *error) CSQL_USE_RESULT;

/* Strings that a filled-in prompt asks for under name, at most most; each of one line of printable text. */
csql_status task_strings(const struct llm_task *task, struct arena *arena, enum prompt prompt,
                         const struct prompt_hole *holes, size_t hole_count, const char *name, size_t most,
                         const char ***out, size_t *count, csql_error *error) CSQL_USE_RESULT;
/* Whole numbers that it asks for; *found: the reply could be read. */
csql_status task_numbers(const struct llm_task *task, struct arena *arena, enum prompt prompt,
                         const struct prompt_hole *holes, size_t hole_count, const char *name, size_t most,
                         long *out, size_t *count, bool *found, csql_error *error) CSQL_USE_RESULT;
/* The verdict of a panel: all the client's models. unanimous: each must agree, else more than half. A model
 * whose verdict cannot be read agrees to nothing. reason: of the first that does not agree, or NULL. */
csql_status task_judge(const struct llm_task *task, struct arena *arena, enum prompt prompt,
                       const struct prompt_hole *holes, size_t hole_count, bool unanimous, bool *pass,
                       const char **reason, csql_error *error) CSQL_USE_RESULT;

/* CLARITY's appendix C. The text as the model gave it. conversation: lines of
 * "USER: ..." and "AGENT: ..."; shots: exemplars, or "". */
csql_status task_single(const struct llm_task *task, struct arena *arena, const char *question,
                        const char *shots, const char **out, csql_error *error) CSQL_USE_RESULT;
csql_status task_multi(const struct llm_task *task, struct arena *arena, const char *conversation,
                       const char **out, csql_error *error) CSQL_USE_RESULT;

#endif
