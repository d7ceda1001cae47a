#include "forge/models.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "forge/sink.h"

#define REFUSED "a model does not agree"
/* Terms of a model that are tried for one target, so that rounds are left for the rules. */
#define MOST_TERMS 2

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

static struct record_element element_of(const struct forge_task *task, int column, const char *value) {
    const struct db_column *about = &task->catalogue->columns[column];
    return (struct record_element){task->catalogue->tables[about->table].name, about->name, value};
}

/* What every prompt tells of the task. */
static struct forge_prompt prompt_of(const struct forge_task *task, csql_mode mode, bool lexical) {
    bool ambiguity = mode == CSQL_COL_AMB || mode == CSQL_VAL_AMB;
    return (struct forge_prompt){.catalogue = task->catalogue,
                                 .mode = mode,
                                 .subtype = !ambiguity ? NULL
                                            : lexical  ? "lexical"
                                                       : "semantic",
                                 .question = task->question ? task->question->text : NULL,
                                 .sql = task->question ? task->question->sql : NULL};
}

/* A hook's failure is forgiven unless memory is out; *played tells whether it did its part. */
static csql_status forgive(csql_status status, bool *played, csql_error *error) {
    *played = status == CSQL_OK;
    return status == CSQL_NO_MEMORY ? no_memory(error) : CSQL_OK;
}

static void note_played(struct forge_task *task, enum forge_role role, bool played) {
    task->sink->played |= played ? 1u << role : 0;
}

static csql_status generate(struct forge_task *task, enum forge_role role, const struct forge_prompt *prompt,
                            const char **out, csql_error *error) {
    const struct forge_hooks *hooks = task->hooks;
    csql_error ignored;
    bool played = false;
    *out = NULL;
    csql_status status = hooks->generate(hooks->context, role, prompt, task->arena, out, &ignored);
    status = forgive(status, &played, error);
    *out = played ? *out : NULL;
    note_played(task, role, played);
    return status;
}

static csql_status judge(struct forge_task *task, enum forge_role role, const struct forge_prompt *prompt,
                         bool *pass, csql_error *error) {
    const struct forge_hooks *hooks = task->hooks;
    const char *why = NULL;
    csql_error ignored;
    bool played = false, verdict = true;
    csql_status status = hooks->judge(hooks->context, role, prompt, task->arena, &verdict, &why, &ignored);
    status = forgive(status, &played, error);
    *pass = !played || verdict;
    note_played(task, role, played);
    return status;
}

/* ---- generating ---- */

csql_status forge_models_retrieve(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                                  bool lexical, struct forge_candidate *candidates, size_t *count,
                                  csql_error *error) {
    if (!task->hooks->fills[FORGE_RETRIEVE] || *count == 0) {
        return CSQL_OK;
    }
    struct record_element *group = arena_array(task->arena, *count, sizeof *group);
    if (!group) {
        return no_memory(error);
    }
    for (size_t i = 0; i < *count; i++) {
        group[i] = element_of(task, candidates[i].column, candidates[i].value);
    }
    struct record_element target_element = element_of(task, target->column, target->value);
    struct forge_prompt prompt = prompt_of(task, mode, lexical);
    prompt.target = &target_element;
    prompt.group = group;
    prompt.group_count = *count;
    const char *lines = NULL;
    csql_status status = generate(task, FORGE_RETRIEVE, &prompt, &lines, error);
    size_t kept = 0, last = 0;
    for (const char *at = lines; status == CSQL_OK && at && *at; at += *at == '\n') {
        char *end = NULL;
        size_t number = (size_t)strtoul(at, &end, 10);
        if (number > last && number <= *count) { /* in the order of the rules, which is the better one */
            candidates[kept++] = candidates[number - 1];
            last = number;
        }
        at = end + strcspn(end, "\n");
    }
    *count = kept > 0 ? kept : *count;
    return status;
}

/* The members of the rules' best term as elements; the target is the first. */
static struct record_element *members_of(const struct forge_task *task, const struct forge_term *term) {
    struct record_element *group = arena_array(task->arena, term->group_count + 1, sizeof *group);
    for (size_t i = 0; group && i < term->group_count; i++) {
        group[i] = element_of(task, term->group[i].column, term->group[i].value);
    }
    return group;
}

csql_status forge_models_terms(struct forge_task *task, const struct forge_target *target, csql_mode mode,
                               bool lexical, struct forge_term **terms, size_t *count, csql_error *error) {
    if (!task->hooks->fills[FORGE_MAKE_TERM] || *count == 0) {
        return CSQL_OK;
    }
    struct record_element target_element = element_of(task, target->column, target->value);
    struct forge_prompt prompt = prompt_of(task, mode, lexical);
    prompt.target = &target_element;
    prompt.group = members_of(task, &(*terms)[0]);
    prompt.group_count = (*terms)[0].group_count;
    const char *lines = NULL;
    if (!prompt.group) {
        return no_memory(error);
    }
    csql_status status = generate(task, FORGE_MAKE_TERM, &prompt, &lines, error);
    struct forge_term *all = arena_array(task->arena, *count + MOST_TERMS, sizeof *all);
    size_t made = 0;
    if (status != CSQL_OK || !all) {
        return status != CSQL_OK ? status : no_memory(error);
    }
    for (const char *at = lines; at && *at && made < MOST_TERMS; at += *at == '\n') {
        size_t length = strcspn(at, "\n");
        all[made] = (*terms)[0];
        all[made].text = arena_copy(task->arena, at, length);
        all[made].padded = false;
        all[made].anchors = NULL;
        if (!all[made++].text) {
            return no_memory(error);
        }
        at += length;
    }
    memcpy(all + made, *terms, *count * sizeof *all);
    *terms = all;
    *count += made;
    return CSQL_OK;
}

csql_status forge_models_converse(struct forge_task *task, const struct forge_instance *instance,
                                  struct forge_dialogue *dialogue, csql_error *error) {
    csql_status status = CSQL_OK;
    if (!task->hooks->fills[FORGE_MAKE_UTTERANCE]) {
        return status;
    }
    const struct record_pivot *first = instance->pivot_count ? &instance->pivots[0] : NULL;
    bool lexical = first && first->subtype && strcmp(first->subtype, "lexical") == 0;
    struct forge_prompt prompt = prompt_of(task, first ? first->mode : instance->mode, lexical);
    prompt.pivots = instance->pivots;
    prompt.pivot_count = instance->pivot_count;
    prompt.turns = dialogue->turns;
    prompt.reply = dialogue->reply;
    for (size_t i = 1; status == CSQL_OK && i + 1 < dialogue->turn_count; i++) {
        const char *draft = dialogue->turns[i].text, *text = NULL, *test = NULL;
        prompt.turn_count = i;
        prompt.draft = draft;
        status = generate(task, FORGE_MAKE_UTTERANCE, &prompt, &text, error);
        if (status == CSQL_OK && text && *text) {
            dialogue->turns[i].text = text;
            status = forge_screen(task, instance, dialogue, &test, error);
            dialogue->turns[i].text = test ? draft : text;
        }
    }
    return status;
}

/* ---- judging ---- */

csql_status forge_models_judge_term(struct forge_task *task, const struct forge_target *target,
                                    csql_mode mode, bool lexical, const struct forge_term *term, bool *pass,
                                    const char **reason, csql_error *error) {
    if (!task->hooks->fills[FORGE_JUDGE_TERM] || !*pass) {
        return CSQL_OK;
    }
    struct record_element target_element = element_of(task, target->column, target->value);
    struct forge_prompt prompt = prompt_of(task, mode, lexical);
    prompt.target = &target_element;
    prompt.term = term->text;
    prompt.group = members_of(task, term);
    prompt.group_count = term->group_count;
    if (!prompt.group) {
        return no_memory(error);
    }
    csql_status status = judge(task, FORGE_JUDGE_TERM, &prompt, pass, error);
    *reason = status == CSQL_OK && !*pass ? REFUSED : *reason;
    return status;
}

csql_status forge_models_judge_question(struct forge_task *task, const char *question,
                                        const struct record_pivot *pivots, size_t count, bool *pass,
                                        const char **reason, csql_error *error) {
    if (!task->hooks->fills[FORGE_JUDGE_QUESTION] || !*pass || count == 0) {
        return CSQL_OK;
    }
    bool lexical = pivots[0].subtype && strcmp(pivots[0].subtype, "lexical") == 0;
    struct forge_prompt prompt = prompt_of(task, pivots[0].mode, lexical);
    prompt.rewritten = question;
    prompt.pivots = pivots;
    prompt.pivot_count = count;
    csql_status status = judge(task, FORGE_JUDGE_QUESTION, &prompt, pass, error);
    *reason = status == CSQL_OK && !*pass ? REFUSED : *reason;
    return status;
}

/* The predefined tests that are a matter of sense; those of form are for the rules alone. */
static const char *const tests[] = {
    "the question back asks about the terms, and names what each could mean",
    "the user's replies fit what was asked",
    "the last turn of the agent follows from the conversation",
};

csql_status forge_models_screen(struct forge_task *task, const struct forge_instance *instance,
                                const struct forge_dialogue *dialogue, const char **test, csql_error *error) {
    csql_status status = CSQL_OK;
    bool pass = true;
    if (!task->hooks->fills[FORGE_SCREEN] || *test || instance->pivot_count == 0) {
        return CSQL_OK;
    }
    const struct record_pivot *first = &instance->pivots[0];
    bool lexical = first->subtype && strcmp(first->subtype, "lexical") == 0;
    struct forge_prompt prompt = prompt_of(task, first->mode, lexical);
    prompt.pivots = instance->pivots;
    prompt.pivot_count = instance->pivot_count;
    prompt.turns = dialogue->turns;
    prompt.turn_count = dialogue->turn_count;
    prompt.reply = dialogue->reply;
    for (size_t i = 0; i < sizeof tests / sizeof *tests && status == CSQL_OK && pass; i++) {
        prompt.test = tests[i];
        status = judge(task, FORGE_SCREEN, &prompt, &pass, error);
    }
    *test = pass ? NULL : REFUSED;
    return status;
}

const char *forge_models_tool(struct forge_task *task) {
    const struct forge_hooks *hooks = task->hooks;
    const char *text = CSQL_VERSION, *last = NULL;
    bool open = false;
    for (int role = 0; text && role < FORGE_ROLE_COUNT; role++) {
        bool played = (task->sink->played >> role & 1) != 0 && hooks->name;
        const char *name = played ? hooks->name(hooks->context, (enum forge_role)role) : NULL;
        if (name && last && strcmp(name, last) == 0) {
            text = arena_printf(task->arena, "%s, %s", text, forge_role_name((enum forge_role)role));
        } else if (name) {
            text = arena_printf(task->arena, "%s%s%s (%s", text, open ? "), " : ", models: ", name,
                                forge_role_name((enum forge_role)role));
            open = true;
        }
        last = name ? name : last;
    }
    return text && open ? arena_printf(task->arena, "%s)", text) : text;
}
