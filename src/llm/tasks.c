#include "llm/tasks.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "llm/check.h"
#include "text/text.h"

#define QUERY_TOKENS 400U
#define LIST_TOKENS 200U
#define EXAM_TOKENS 2048U /* as the paper has it */
#define MAX_REWORDED ((size_t)2000)

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

/* Fills a prompt and asks. */
static csql_status ask(const struct llm_task *task, enum prompt prompt, struct arena *arena,
                       const struct prompt_hole *holes, size_t count, struct llm_shape shape, unsigned tokens,
                       struct llm_reply *reply, csql_error *error) {
    struct llm_request request = {.model = task->model,
                                  .shape = shape,
                                  .max_tokens = tokens,
                                  .deadline = task->deadline,
                                  .cancelled = task->cancelled};
    csql_status status =
        prompts_fill(task->prompts, prompt, arena, holes, count, &request.system, &request.user);
    *reply = (struct llm_reply){.text = ""};
    if (status != CSQL_OK) {
        return error_set(error, status, "the prompt cannot be made: %s", csql_status_text(status));
    }
    return llm_chat(task->llm, arena, &request, reply, error);
}

/* The schema that a prompt tells: the tables that linking selected, all of them in most databases. */
static csql_status schema_of(const struct llm_task *task, struct arena *arena, const struct linked *linked,
                             const char **out, csql_error *error) {
    *out = prompt_schema(arena, db_catalogue(task->db), linked ? linked->tables : NULL,
                         linked ? linked->table_count : 0, task->send_values);
    return *out ? CSQL_OK : error_set(error, CSQL_TOO_LONG, "the schema is too large for a prompt");
}

/* ---- queries ---- */

static csql_status add_query(const struct llm_task *task, struct arena *arena, const struct linked *linked,
                             const char *text, struct task_query *all, size_t *count, size_t *refused,
                             csql_error *error) {
    struct check_query checked;
    csql_status status = check_query(task->db, linked, arena, text, &checked, error);
    if (status != CSQL_OK || !checked.sql) {
        *refused += status == CSQL_OK;
        return status;
    }
    for (size_t i = 0; i < *count; i++) {
        if (strcmp(all[i].sql, checked.sql) == 0) {
            return CSQL_OK;
        }
    }
    struct task_query *query = &all[*count];
    *query = (struct task_query){.sql = checked.sql, .tree = checked.tree};
    status = check_support(task->db, linked, arena, query->tree, query->sql, &query->support, error);
    *count += status == CSQL_OK;
    return status;
}

csql_status task_queries(const struct llm_task *task, struct arena *arena, const struct linked *linked,
                         struct task_query **out, size_t *count, size_t *refused, csql_error *error) {
    const char *schema = NULL;
    struct llm_reply reply = {.text = ""};
    *count = *refused = 0;
    *out = arena_array(arena, TASK_MAX_QUERIES, sizeof **out);
    if (!*out) {
        return no_memory(error);
    }
    csql_status status = schema_of(task, arena, linked, &schema, error);
    if (status == CSQL_OK) {
        const struct prompt_hole holes[] = {
            {"schema", schema}, {"question", link_without_rows(linked, arena)}, {"most", "3"}};
        status = ask(task, PROMPT_SQL, arena, holes, sizeof holes / sizeof *holes,
                     (struct llm_shape){LLM_STRINGS, "sql", 3}, QUERY_TOKENS, &reply, error);
    }
    const char **texts = NULL;
    size_t found = 0;
    if (status == CSQL_OK &&
        llm_read_queries(arena, reply.text, TASK_MAX_QUERIES, &texts, &found) != CSQL_OK) {
        status = no_memory(error);
    }
    for (size_t i = 0; i < found && status == CSQL_OK; i++) {
        status = add_query(task, arena, linked, texts[i], *out, count, refused, error);
    }
    return status;
}

/* ---- target groups ---- */

csql_status task_propose(const struct llm_task *task, struct arena *arena, const struct linked *linked,
                         const char *term, int *out, size_t *count, csql_error *error) {
    const char *schema = NULL;
    struct llm_reply reply = {.text = ""};
    *count = 0;
    csql_status status = schema_of(task, arena, linked, &schema, error);
    if (status == CSQL_OK) {
        const struct prompt_hole holes[] = {{"schema", schema},
                                            {"question", link_without_rows(linked, arena)},
                                            {"term", term},
                                            {"most", "8"}};
        status = ask(task, PROMPT_PROPOSE, arena, holes, sizeof holes / sizeof *holes,
                     (struct llm_shape){LLM_STRINGS, "columns", 8}, LIST_TOKENS, &reply, error);
    }
    const char **names = NULL;
    size_t found = 0;
    if (status == CSQL_OK &&
        llm_read_strings(arena, reply.text, "columns", TASK_MAX_COLUMNS, &names, &found) != CSQL_OK) {
        status = no_memory(error);
    }
    for (size_t i = 0; i < found && status == CSQL_OK; i++) {
        int column = check_column(arena, db_catalogue(task->db), names[i]);
        bool known = column < 0;
        for (size_t k = 0; k < *count && !known; k++) {
            known = out[k] == column;
        }
        if (!known) {
            out[(*count)++] = column;
        }
    }
    return status;
}

csql_status task_filter(const struct llm_task *task, struct arena *arena, const char *question,
                        const char *term, const int *columns, size_t count, bool *keep, bool *found,
                        csql_error *error) {
    const struct db_catalogue *catalogue = db_catalogue(task->db);
    struct buffer list = buffer_new(PROMPT_MAX_SCHEMA);
    struct llm_reply reply = {.text = ""};
    long numbers[TASK_MAX_COLUMNS];
    size_t kept = 0;
    *found = false;
    memset(keep, 0, count * sizeof *keep);
    for (size_t i = 0; i < count; i++) {
        const struct db_column *column = &catalogue->columns[columns[i]];
        buffer_printf(&list, "%s%zu. %s.%s", i ? "\n" : "", i + 1, catalogue->tables[column->table].name,
                      column->name);
    }
    const struct prompt_hole holes[] = {
        {"question", question}, {"term", term}, {"columns", buffer_text(&list)}};
    csql_status status = list.status == CSQL_OK
                             ? ask(task, PROMPT_FILTER, arena, holes, sizeof holes / sizeof *holes,
                                   (struct llm_shape){LLM_NUMBERS, "keep", count}, LIST_TOKENS, &reply, error)
                             : error_set(error, list.status, "%s", csql_status_text(list.status));
    buffer_free(&list);
    if (status == CSQL_OK) {
        status = llm_read_numbers(arena, reply.text, "keep", TASK_MAX_COLUMNS, numbers, &kept, found);
    }
    for (size_t i = 0; i < kept && status == CSQL_OK; i++) {
        if (numbers[i] >= 1 && (size_t)numbers[i] <= count) {
            keep[numbers[i] - 1] = true;
        }
    }
    return status;
}

/* ---- wording ---- */

/* A wording of one line that names and quotes all it must, is a question, and is not much longer. */
static bool is_faithful(const char *text, const char *clarification, const char *const *names,
                        size_t name_count, const char *const *terms, size_t term_count) {
    size_t length = strlen(text);
    if (length == 0 || length > MAX_REWORDED || length > 2 * strlen(clarification) + 80 ||
        strpbrk(text, "\r\n") || !strchr(text, '?')) {
        return false;
    }
    for (const char *c = text; *c; c++) {
        if ((unsigned char)*c < ' ' || *c == 0x7f) {
            return false;
        }
    }
    for (size_t i = 0; i < name_count; i++) {
        if (!strstr(text, names[i])) {
            return false;
        }
    }
    for (size_t i = 0; i < term_count; i++) {
        if (!strstr(text, terms[i])) {
            return false;
        }
    }
    return true;
}

/* Words of a wording that neither ours nor the question has: a name that the schema does not have, or text
 * that was smuggled in. A few small words are free. */
static bool is_ours(struct arena *arena, const char *text, const char *clarification, const char *question) {
    static const char *const free_words =
        " a about an and any are be by can choose clarify column columns could did do does following for "
        "from have help i in is it kind like mean meant more need of ok okay on one option options or "
        "please pick prefer refer referring say should specific specifically specify table tell that the "
        "these this to two use want was we what when which will with would you your ";
    struct buffer known = buffer_new((size_t)64 * 1024);
    buffer_printf(&known, "%s %s %s", free_words, clarification, question);
    char *ours = known.status == CSQL_OK ? text_fold(arena, buffer_text(&known), known.length, false) : NULL;
    char *words = text_fold(arena, text, strlen(text), false);
    buffer_free(&known);
    bool good = ours && words;
    for (char *at = words; good && *at;) {
        size_t skip = strcspn(at, "abcdefghijklmnopqrstuvwxyz0123456789_");
        size_t span = strspn(at + skip, "abcdefghijklmnopqrstuvwxyz0123456789_");
        char *word = arena_copy(arena, at + skip, span);
        good = word && (span == 0 || strstr(ours, word));
        at += skip + span;
    }
    return good;
}

csql_status task_reword(const struct llm_task *task, struct arena *arena, const char *question,
                        const char *clarification, const char *const *names, size_t name_count,
                        const char *const *terms, size_t term_count, const char **out, csql_error *error) {
    const struct prompt_hole holes[] = {{"question", question}, {"clarification", clarification}};
    struct llm_reply reply = {.text = ""};
    const char **texts = NULL;
    size_t found = 0;
    *out = NULL;
    csql_status status = ask(task, PROMPT_REWORD, arena, holes, sizeof holes / sizeof *holes,
                             (struct llm_shape){LLM_STRINGS, "text", 1}, LIST_TOKENS, &reply, error);
    if (status == CSQL_OK && llm_read_strings(arena, reply.text, "text", 1, &texts, &found) != CSQL_OK) {
        status = no_memory(error);
    }
    if (status == CSQL_OK && found == 1 &&
        is_faithful(texts[0], clarification, names, name_count, terms, term_count) &&
        is_ours(arena, texts[0], clarification, question)) {
        *out = texts[0];
    }
    return status;
}

/* ---- replies ---- */

/* Asks with the choices in one order; keep is by choice. */
static csql_status ask_reply(const struct llm_task *task, struct arena *arena, const char *question,
                             const char *term, const char *const *names, size_t count, const char *said,
                             bool backwards, bool *keep, csql_error *error) {
    struct buffer list = buffer_new(PROMPT_MAX_SCHEMA);
    struct llm_reply reply = {.text = ""};
    long numbers[DIALOG_MAX_CHOICES];
    size_t meant = 0;
    bool found = false;
    memset(keep, 0, count * sizeof *keep);
    for (size_t i = 0; i < count; i++) {
        buffer_printf(&list, "%s%zu. %s", i ? "\n" : "", i + 1, names[backwards ? count - 1 - i : i]);
    }
    const struct prompt_hole holes[] = {
        {"question", question}, {"term", term}, {"choices", buffer_text(&list)}, {"reply", said}};
    csql_status status =
        list.status == CSQL_OK
            ? ask(task, PROMPT_REPLY, arena, holes, sizeof holes / sizeof *holes,
                  (struct llm_shape){LLM_NUMBERS, "meant", count}, LIST_TOKENS, &reply, error)
            : error_set(error, list.status, "%s", csql_status_text(list.status));
    buffer_free(&list);
    if (status == CSQL_OK) {
        status = llm_read_numbers(arena, reply.text, "meant", DIALOG_MAX_CHOICES, numbers, &meant, &found);
    }
    for (size_t i = 0; i < meant && status == CSQL_OK; i++) {
        if (numbers[i] >= 1 && (size_t)numbers[i] <= count) {
            size_t at = (size_t)numbers[i] - 1;
            keep[backwards ? count - 1 - at : at] = true;
        }
    }
    return status;
}

csql_status task_reply(const struct llm_task *task, struct arena *arena, const char *question,
                       const char *term, const char *const *names, size_t count, const char *reply,
                       bool *keep, bool *sure, csql_error *error) {
    bool other[DIALOG_MAX_CHOICES];
    *sure = false;
    if (count < 2 || count > DIALOG_MAX_CHOICES) {
        return CSQL_OK;
    }
    csql_status status = ask_reply(task, arena, question, term, names, count, reply, false, keep, error);
    if (status == CSQL_OK) {
        status = ask_reply(task, arena, question, term, names, count, reply, true, other, error);
    }
    if (status == CSQL_OK) {
        size_t kept = 0;
        for (size_t i = 0; i < count; i++) {
            kept += keep[i];
        }
        *sure = kept > 0 && kept < count && memcmp(keep, other, count * sizeof *keep) == 0;
    }
    return status;
}

/* ---- generation ---- */

static bool is_line(const char *text) {
    for (const char *c = text; *c; c++) {
        if ((unsigned char)*c < ' ' || *c == 0x7f) {
            return false;
        }
    }
    return true;
}

csql_status task_strings(const struct llm_task *task, struct arena *arena, enum prompt prompt,
                         const struct prompt_hole *holes, size_t hole_count, const char *name, size_t most,
                         const char ***out, size_t *count, csql_error *error) {
    struct llm_reply reply = {.text = ""};
    const char **texts = NULL;
    size_t found = 0;
    *count = 0;
    *out = NULL;
    csql_status status = ask(task, prompt, arena, holes, hole_count,
                             (struct llm_shape){LLM_STRINGS, name, most}, LIST_TOKENS, &reply, error);
    if (status == CSQL_OK && llm_read_strings(arena, reply.text, name, most, &texts, &found) != CSQL_OK) {
        status = no_memory(error);
    }
    for (size_t i = 0; i < found && status == CSQL_OK; i++) {
        if (is_line(texts[i])) {
            texts[(*count)++] = texts[i];
        }
    }
    *out = texts;
    return status;
}

csql_status task_numbers(const struct llm_task *task, struct arena *arena, enum prompt prompt,
                         const struct prompt_hole *holes, size_t hole_count, const char *name, size_t most,
                         long *out, size_t *count, bool *found, csql_error *error) {
    struct llm_reply reply = {.text = ""};
    *count = 0;
    *found = false;
    csql_status status = ask(task, prompt, arena, holes, hole_count,
                             (struct llm_shape){LLM_NUMBERS, name, most}, LIST_TOKENS, &reply, error);
    return status == CSQL_OK ? llm_read_numbers(arena, reply.text, name, most, out, count, found) : status;
}

csql_status task_judge(const struct llm_task *task, struct arena *arena, enum prompt prompt,
                       const struct prompt_hole *holes, size_t hole_count, bool unanimous, bool *pass,
                       const char **reason, csql_error *error) {
    size_t members = llm_model_count(task->llm), agree = 0;
    *reason = NULL;
    *pass = false;
    for (size_t i = 0; i < members; i++) {
        struct llm_task member = *task;
        struct llm_reply reply;
        const char *why = NULL;
        bool verdict = false, found = false;
        member.model = i;
        csql_status status = ask(&member, prompt, arena, holes, hole_count,
                                 (struct llm_shape){LLM_VERDICT, "valid", 0}, LIST_TOKENS, &reply, error);
        if (status == CSQL_OK) {
            status = llm_read_verdict(arena, reply.text, "valid", &verdict, &why, &found);
        }
        if (status != CSQL_OK) {
            return status == CSQL_NO_MEMORY ? no_memory(error) : status;
        }
        agree += verdict;
        *reason = verdict || *reason ? *reason : why && is_line(why) ? why : "a model does not agree";
    }
    *pass = unanimous ? agree == members : agree > members / 2;
    return CSQL_OK;
}

/* ---- CLARITY's prompts ---- */

static csql_status exam(const struct llm_task *task, enum prompt prompt, struct arena *arena,
                        const char *question, const char *shots, const char **out, csql_error *error) {
    const char *schema = NULL;
    struct llm_reply reply = {.text = ""};
    csql_status status = schema_of(task, arena, NULL, &schema, error);
    if (status == CSQL_OK) {
        const struct prompt_hole holes[] = {{"schema", schema}, {"question", question}, {"shots", shots}};
        status = ask(task, prompt, arena, holes, sizeof holes / sizeof *holes,
                     (struct llm_shape){LLM_TEXT, NULL, 0}, EXAM_TOKENS, &reply, error);
    }
    *out = status == CSQL_OK ? reply.text : NULL;
    return status;
}

csql_status task_single(const struct llm_task *task, struct arena *arena, const char *question,
                        const char *shots, const char **out, csql_error *error) {
    return exam(task, PROMPT_SINGLE, arena, question, shots, out, error);
}

csql_status task_multi(const struct llm_task *task, struct arena *arena, const char *conversation,
                       const char **out, csql_error *error) {
    return exam(task, PROMPT_MULTI, arena, conversation, "", out, error);
}
