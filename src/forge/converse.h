/* Conversation generator (algorithm 8) and automated screening (algorithm 9). */
#ifndef FORGE_CONVERSE_H
#define FORGE_CONVERSE_H

#include "forge/forge.h"

#define FORGE_MAX_TURNS 8
#define FORGE_MAX_DIALOGUES 6 /* of one instance */

struct forge_dialogue {
    const char *name; /* of its ending: "concise", "partial-one"; part of the record's id */
    enum record_reply reply;
    struct record_turn turns[FORGE_MAX_TURNS];
    size_t turn_count;
    const char *sql; /* NULL: it ends with a refusal */
};

/* The question by itself: the user's turn, then the agent's question back, or its refusal. It has no query:
 * the readings are what is right. */
csql_status forge_single_turn(struct forge_task *task, const struct forge_instance *instance,
                              struct forge_dialogue *out, csql_error *error) CSQL_USE_RESULT;

/* The instance talked through in every reply kind that it has room for (table 9): helpful in few words and in
 * many, partial (which settles one pivot, both or none), and unhelpful in one of its ways. */
csql_status forge_converse(struct forge_task *task, const struct forge_instance *instance,
                           struct forge_dialogue out[static FORGE_MAX_DIALOGUES], size_t *count,
                           csql_error *error) CSQL_USE_RESULT;

/* Runs the tests that are predefined for the instance's mode over one conversation, each decided by a
 * majority of independent checkers (words, stems, spelling). *test names the first that fails, or is NULL. */
csql_status forge_screen(struct forge_task *task, const struct forge_instance *instance,
                         const struct forge_dialogue *dialogue, const char **test,
                         csql_error *error) CSQL_USE_RESULT;

/* What an element is called in the database: its value, else its column, else its table. */
const char *forge_element_raw(const struct record_element *element);
/* "residence city" for Residence_City; a value as it is. NULL when out of memory. */
const char *forge_element_spoken(struct arena *arena, const struct record_element *element);

#endif
