/* Language models in the modules' roles, beside the rules: what a model writes passes every rule, and what
 * the rules pass a model may still turn down. A hook that fails leaves the role to the rules that time. */
#ifndef FORGE_MODELS_H
#define FORGE_MODELS_H

#include "forge/clarity.h"
#include "forge/converse.h"

/* Below, the only failure is CSQL_NO_MEMORY. */

/* Takes out the candidates that the retriever does not keep (algorithm 3, combined), but never all. */
csql_status forge_models_retrieve(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                                  bool lexical, struct forge_candidate *candidates, size_t *count,
                                  csql_error *error) CSQL_USE_RESULT;
/* Puts the generator's terms, for the group of the rules' best one, before those of the rules. */
csql_status forge_models_terms(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                               bool lexical, struct forge_term **terms, size_t *count,
                               csql_error *error) CSQL_USE_RESULT;
/* Words the turns between the question and the end anew, where the conversation still passes the rules'
 * screening (algorithm 8). */
csql_status forge_models_converse(struct forge_task *task, const struct forge_instance *instance,
                                  struct forge_dialogue *dialogue, csql_error *error) CSQL_USE_RESULT;

/* Each turns *pass to false, with a constant *reason, where the panel does not agree. */
csql_status forge_models_judge_term(struct forge_task *task, const struct forge_target *target,
                                    csql_mode mode, bool lexical, const struct forge_term *term, bool *pass,
                                    const char **reason, csql_error *error) CSQL_USE_RESULT;
csql_status forge_models_judge_question(struct forge_task *task, const char *question,
                                        const struct record_pivot *pivots, size_t count, bool *pass,
                                        const char **reason, csql_error *error) CSQL_USE_RESULT;
/* *test names the test that the panel finds failed, or is left NULL. */
csql_status forge_models_screen(struct forge_task *task, const struct forge_instance *instance,
                                const struct forge_dialogue *dialogue, const char **test,
                                csql_error *error) CSQL_USE_RESULT;

/* What made the instance at work: the program's version, and the models with the roles that they played in
 * it: "0.1.0, models: m (pivot term evaluator, screening)". From the arena; NULL when out of memory. */
const char *forge_models_tool(struct forge_task *task);

#endif
