#include "cli/panel.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "cli/model.h"
#include "cli/report.h"
#include "llm/tasks.h"

#define MAX_LIST ((size_t)64 * 1024)
#define MAX_TERMS ((size_t)6)
#define MAX_MEMBERS ((size_t)64)
/* Longest term and utterance that is taken over. */
#define MAX_TERM ((size_t)60)
#define MAX_UTTERANCE ((size_t)600)
#define MOST_HOLES 12

struct panel {
    struct llm *llm;
    struct prompts *prompts;
    struct forge_hooks hooks;
    bool send_values, unanimous;
};

/* ---- what the prompts are told ---- */

/* CLARITY's table 2, in the words that a model is told. */
static const char *definition(const struct forge_prompt *prompt) {
    bool lexical = prompt->subtype && strcmp(prompt->subtype, "lexical") == 0;
    switch (prompt->mode) {
    case CSQL_COL_AMB:
        return lexical
                   ? "The case is lexical column ambiguity: the term shares words with two or more columns, "
                     "and is the name of none."
                   : "The case is semantic column ambiguity: the term means what two or more columns have in "
                     "common, and shares no word with them.";
    case CSQL_VAL_AMB:
        return lexical
                   ? "The case is lexical value ambiguity: the term shares words with two or more values of "
                     "one column, and is none of them."
                   : "The case is semantic value ambiguity: the term means what two or more values of one "
                     "column have in common, and shares no word with them.";
    case CSQL_COL_UNANS:
        return "The case is an unanswerable column: the term asks for something that no column of the schema "
               "holds, by name or by meaning.";
    case CSQL_VAL_UNANS:
        return "The case is an unanswerable value: the term names a value that the column does not hold.";
    default:
        return "";
    }
}

static void add_element(struct buffer *out, const struct record_element *element) {
    buffer_string(out, element->table);
    if (element->column) {
        buffer_printf(out, ".%s", element->column);
    }
    if (element->value) {
        buffer_printf(out, " = '%s'", element->value);
    }
}

/* What a prompt's holes are filled with; the buffers are the caller's to free. */
struct filling {
    struct buffer target, group, pivots, conversation, feedback;
    const char *schema;
    struct prompt_hole holes[MOST_HOLES];
    size_t count;
};

static const char *or_empty(const char *text) {
    return text ? text : "";
}

static void free_filling(struct filling *f) {
    buffer_free(&f->target);
    buffer_free(&f->group);
    buffer_free(&f->pivots);
    buffer_free(&f->conversation);
    buffer_free(&f->feedback);
}

static void write_lists(struct filling *f, const struct forge_prompt *prompt) {
    if (prompt->target) {
        add_element(&f->target, prompt->target);
    }
    for (size_t i = 0; i < prompt->group_count; i++) {
        buffer_printf(&f->group, "%s%zu. ", i ? "\n" : "", i + 1);
        add_element(&f->group, &prompt->group[i]);
    }
    for (size_t i = 0; i < prompt->pivot_count; i++) {
        const struct record_pivot *pivot = &prompt->pivots[i];
        buffer_printf(&f->pivots, "%s\"%s\"", i ? "\n" : "", pivot->term);
        if (pivot->target) {
            buffer_string(&f->pivots, " means ");
            add_element(&f->pivots, pivot->target);
        }
    }
    for (size_t i = 0; i < prompt->turn_count; i++) {
        buffer_printf(&f->conversation, "%s%s: %s", i ? "\n" : "", prompt->turns[i].agent ? "AGENT" : "USER",
                      prompt->turns[i].text);
    }
    if (prompt->feedback) {
        buffer_printf(&f->feedback, "The last term failed: %s", prompt->feedback);
    }
}

static bool is_of_values(csql_mode mode) {
    return mode == CSQL_VAL_AMB || mode == CSQL_VAL_UNANS;
}

/* Something that the prompt would tell is a value of a row: members of a group, and with them what the agent
 * says of them; or whatever stands in a question that was made from the database rather than given. */
static bool tells_values(const struct forge_prompt *prompt) {
    bool values =
        !prompt->question || is_of_values(prompt->mode) || (prompt->target && prompt->target->value);
    for (size_t i = 0; i < prompt->group_count; i++) {
        values = values || prompt->group[i].value;
    }
    for (size_t i = 0; i < prompt->pivot_count; i++) {
        const struct record_pivot *pivot = &prompt->pivots[i];
        values = values || is_of_values(pivot->mode) || (pivot->target && pivot->target->value);
        for (size_t k = 0; k < pivot->group_count; k++) {
            values = values || pivot->group[k].value;
        }
    }
    return values;
}

static csql_status fill(struct panel *panel, const struct forge_prompt *prompt, struct arena *arena,
                        struct filling *f, csql_error *error) {
    *f = (struct filling){.target = buffer_new(MAX_LIST),
                          .group = buffer_new(MAX_LIST),
                          .pivots = buffer_new(MAX_LIST),
                          .conversation = buffer_new(MAX_LIST),
                          .feedback = buffer_new(MAX_LIST)};
    if (tells_values(prompt) && !panel->send_values) {
        return error_set(error, CSQL_REFUSED, "values of rows are not sent");
    }
    write_lists(f, prompt);
    const csql_status all[] = {f->target.status, f->group.status, f->pivots.status, f->conversation.status,
                               f->feedback.status};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (all[i] != CSQL_OK) {
            return error_set(error, all[i], "%s", csql_status_text(all[i]));
        }
    }
    f->schema = prompt->catalogue ? prompt_schema(arena, prompt->catalogue, NULL, 0, panel->send_values) : "";
    if (!f->schema) {
        return error_set(error, CSQL_TOO_LONG, "the schema is too large for a prompt");
    }
    const struct prompt_hole holes[MOST_HOLES] = {
        {"definition", definition(prompt)},
        {"schema", f->schema},
        {"question", or_empty(prompt->question)},
        {"sql", or_empty(prompt->sql)},
        {"target", buffer_text(&f->target)},
        {"group", buffer_text(&f->group)},
        {"term", or_empty(prompt->term)},
        {"pivots", buffer_text(&f->pivots)},
        {"rewritten", or_empty(prompt->rewritten)},
        {"conversation", buffer_text(&f->conversation)},
        {"feedback", buffer_text(&f->feedback)},
        {prompt->draft ? "draft" : "test", or_empty(prompt->draft ? prompt->draft : prompt->test)},
    };
    memcpy(f->holes, holes, sizeof holes);
    f->count = MOST_HOLES;
    return CSQL_OK;
}

/* ---- the hooks ---- */

static const char *hook_name(void *context, enum forge_role role) {
    (void)role;
    return llm_model_name(((struct panel *)context)->llm, 0);
}

static struct llm_task task_of(struct panel *panel) {
    return (struct llm_task){.llm = panel->llm, .prompts = panel->prompts, .send_values = panel->send_values};
}

/* Lines of those strings that are short enough. */
static csql_status join(struct arena *arena, const char *const *texts, size_t count, size_t longest,
                        const char **out, csql_error *error) {
    struct buffer lines = buffer_new(MAX_LIST);
    for (size_t i = 0; i < count; i++) {
        if (strlen(texts[i]) <= longest) {
            buffer_printf(&lines, "%s%s", lines.length ? "\n" : "", texts[i]);
        }
    }
    *out =
        lines.length && lines.status == CSQL_OK ? arena_copy(arena, buffer_text(&lines), lines.length) : NULL;
    bool none = lines.length == 0;
    buffer_free(&lines);
    return *out   ? CSQL_OK
           : none ? error_set(error, CSQL_REMOTE, "the model wrote nothing that can be used")
                  : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* The group's members that the model keeps, a number a line. */
static csql_status retrieve(struct panel *panel, const struct forge_prompt *prompt, const struct filling *f,
                            struct arena *arena, const char **out, csql_error *error) {
    struct llm_task task = task_of(panel);
    struct buffer lines = buffer_new(MAX_LIST);
    long numbers[MAX_MEMBERS];
    size_t count = 0;
    bool found = false;
    csql_status status = task_numbers(&task, arena, PROMPT_RETRIEVE, f->holes, f->count, "keep", MAX_MEMBERS,
                                      numbers, &count, &found, error);
    for (size_t i = 0; i < count; i++) {
        if (numbers[i] >= 1 && (size_t)numbers[i] <= prompt->group_count) {
            buffer_printf(&lines, "%ld\n", numbers[i]);
        }
    }
    if (status == CSQL_OK && !found) {
        status = error_set(error, CSQL_REMOTE, "the model's list cannot be read");
    }
    *out = status == CSQL_OK ? arena_copy(arena, buffer_text(&lines), lines.length) : NULL;
    buffer_free(&lines);
    return status == CSQL_OK && !*out ? error_set(error, CSQL_NO_MEMORY, "out of memory") : status;
}

static csql_status hook_generate(void *context, enum forge_role role, const struct forge_prompt *prompt,
                                 struct arena *arena, const char **out, csql_error *error) {
    struct panel *panel = context;
    struct llm_task task = task_of(panel);
    struct filling f;
    const char **texts = NULL;
    size_t count = 0;
    csql_status status = fill(panel, prompt, arena, &f, error);
    *out = NULL;
    if (status == CSQL_OK && role == FORGE_RETRIEVE) {
        status = retrieve(panel, prompt, &f, arena, out, error);
    } else if (status == CSQL_OK && role == FORGE_MAKE_TERM) {
        status = task_strings(&task, arena, PROMPT_TERM, f.holes, f.count, "terms", MAX_TERMS, &texts, &count,
                              error);
        status = status == CSQL_OK ? join(arena, texts, count, MAX_TERM, out, error) : status;
    } else if (status == CSQL_OK && role == FORGE_MAKE_UTTERANCE) {
        status =
            task_strings(&task, arena, PROMPT_UTTERANCE, f.holes, f.count, "text", 1, &texts, &count, error);
        status = status == CSQL_OK ? join(arena, texts, count, MAX_UTTERANCE, out, error) : status;
    } else if (status == CSQL_OK) {
        status = error_set(error, CSQL_BAD_ARGUMENT, "no model plays that role");
    }
    free_filling(&f);
    return status;
}

static csql_status hook_judge(void *context, enum forge_role role, const struct forge_prompt *prompt,
                              struct arena *arena, bool *pass, const char **reason, csql_error *error) {
    struct panel *panel = context;
    struct llm_task task = task_of(panel);
    struct filling f;
    enum prompt which = role == FORGE_JUDGE_TERM       ? PROMPT_JUDGE_TERM
                        : role == FORGE_JUDGE_QUESTION ? PROMPT_JUDGE_QUESTION
                                                       : PROMPT_SCREEN;
    csql_status status = fill(panel, prompt, arena, &f, error);
    if (status == CSQL_OK) {
        status = task_judge(&task, arena, which, f.holes, f.count, panel->unanimous, pass, reason, error);
    }
    free_filling(&f);
    return status;
}

/* ---- opening ---- */

static bool set_up(struct panel *panel, const csql_model *model, const char *data) {
    const struct llm_config config = {.models = model->models,
                                      .url = model->url,
                                      .key = model->key,
                                      .key_file = model->key_file,
                                      .cache_directory = model->cache_directory,
                                      .total_ms = model->timeout_ms,
                                      .max_tokens = model->max_tokens,
                                      .format = (enum llm_format)model->format,
                                      .stream = model->stream != 0,
                                      .show = model->show};
    csql_error error = {.status = CSQL_OK};
    csql_status status = llm_new(&config, &panel->llm, &error);
    status = status == CSQL_OK ? prompts_open(data, &panel->prompts, &error) : status;
    if (status != CSQL_OK) {
        report_error(NULL, status, &error);
        return false;
    }
    bool generates = (model->uses & CSQL_USE_GENERATE) != 0, judges = (model->uses & CSQL_USE_JUDGE) != 0;
    panel->send_values = model->send_values != 0;
    panel->hooks = (struct forge_hooks){
        .context = panel, .name = hook_name, .generate = hook_generate, .judge = hook_judge};
    panel->hooks.fills[FORGE_RETRIEVE] = generates;
    panel->hooks.fills[FORGE_MAKE_TERM] = generates;
    panel->hooks.fills[FORGE_MAKE_UTTERANCE] = generates;
    panel->hooks.fills[FORGE_JUDGE_TERM] = judges;
    panel->hooks.fills[FORGE_JUDGE_QUESTION] = judges;
    panel->hooks.fills[FORGE_SCREEN] = judges;
    for (size_t i = 0; i < llm_model_count(panel->llm); i++) {
        if (llm_model_url(panel->llm, i)) {
            report("questions, their queries and schemas (names, types and keys%s) go to %s at %s",
                   panel->send_values ? ", and values of rows" : "; no values of rows",
                   llm_model_name(panel->llm, i), llm_model_url(panel->llm, i));
        }
    }
    return true;
}

bool panel_open(const struct options *options, const char *data, struct panel **out) {
    csql_model model;
    bool named = false;
    *out = NULL;
    if (!model_read(options, &model, &named)) {
        return false;
    }
    if (!named) {
        return true;
    }
    if (!(model.uses & (CSQL_USE_GENERATE | CSQL_USE_JUDGE))) {
        report("what may the model do? --model-use generate,judge or CLARISQL_MODEL_USE says so");
        return options->model == NULL; /* set for other commands */
    }
    struct panel *panel = calloc(1, sizeof *panel);
    if (!panel) {
        report("%s", csql_status_text(CSQL_NO_MEMORY));
        return false;
    }
    panel->unanimous = options->panel == PANEL_UNANIMITY;
    if (!set_up(panel, &model, data)) {
        panel_close(panel);
        return false;
    }
    *out = panel;
    return true;
}

void panel_close(struct panel *panel) {
    if (panel) {
        llm_free(panel->llm);
        prompts_close(panel->prompts);
        free(panel);
    }
}

const struct forge_hooks *panel_hooks(const struct panel *panel) {
    return panel ? &panel->hooks : NULL;
}

void panel_report(const struct panel *panel) {
    if (panel) {
        struct llm_cost cost = llm_cost(panel->llm);
        report("models: %llu requests, %llu failed, %llu from the cache", (unsigned long long)cost.requests,
               (unsigned long long)cost.failures, (unsigned long long)cost.cached);
    }
}
