#include "llm/prompts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/file.h"
#include "llm/llm.h"

#define MAX_NAME 64
/* Values of a column that a schema shows. */
#define SHOWN_VALUES ((size_t)3)
#define MAX_VALUE ((size_t)40)

static const char *const files[PROMPT_COUNT] = {
#define X(id, file) file,
    PROMPTS(X)
#undef X
};

/* A file: lines of "%% system" and "%% user" stand before the two parts; what comes before the first is a
 * comment. */
struct prompts {
    char *system[PROMPT_COUNT]; /* or NULL */
    char *user[PROMPT_COUNT];
};

void prompts_close(struct prompts *prompts) {
    for (size_t i = 0; prompts && i < PROMPT_COUNT; i++) {
        free(prompts->system[i]);
        free(prompts->user[i]);
    }
    free(prompts);
}

/* The part behind the line `mark`, up to the next mark, trimmed; *found tells whether there is one. */
static char *take_part(const char *text, const char *mark, bool *found) {
    const char *at = strstr(text, mark);
    *found = at != NULL;
    if (!at) {
        return NULL;
    }
    at += strlen(mark);
    at += strspn(at, "\r\n");
    const char *end = strstr(at, "\n%%");
    size_t length = end ? (size_t)(end - at) : strlen(at);
    while (length > 0 && strchr(" \t\r\n", at[length - 1])) {
        length--;
    }
    return strndup(at, length);
}

static csql_status read_prompt(const char *directory, const char *name, char **system, char **user,
                               csql_error *error) {
    struct buffer text = buffer_new(PROMPT_MAX_FILE);
    char file[MAX_NAME];
    (void)snprintf(file, sizeof file, "prompts/%s.txt", name);
    csql_status status = file_read_in(directory, file, &text, error);
    if (status == CSQL_OK) {
        bool has_system = false, has_user = false;
        *system = take_part(buffer_text(&text), "%% system", &has_system);
        *user = take_part(buffer_text(&text), "%% user", &has_user);
        status = !has_user ? error_set(error, CSQL_BAD_DATA, "%s: is no prompt", file)
                 : !*user || (has_system && !*system) ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                                                      : CSQL_OK;
    }
    buffer_free(&text);
    return status;
}

csql_status prompts_open(const char *directory, struct prompts **out, csql_error *error) {
    *out = NULL;
    struct prompts *prompts = calloc(1, sizeof *prompts);
    if (!prompts) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    for (size_t i = 0; i < PROMPT_COUNT && status == CSQL_OK; i++) {
        status = read_prompt(directory, files[i], &prompts->system[i], &prompts->user[i], error);
    }
    if (status != CSQL_OK) {
        prompts_close(prompts);
        return status;
    }
    *out = prompts;
    return CSQL_OK;
}

/* The hole that text begins with, or NULL; *length is of "{name}". */
static const struct prompt_hole *find_hole(const char *text, const struct prompt_hole *holes, size_t count,
                                           size_t *length) {
    for (size_t i = 0; i < count; i++) {
        size_t span = strlen(holes[i].name);
        if (strncmp(text + 1, holes[i].name, span) == 0 && text[span + 1] == '}') {
            *length = span + 2;
            return &holes[i];
        }
    }
    return NULL;
}

static csql_status fill(const char *template, struct arena *arena, const struct prompt_hole *holes,
                        size_t count, const char **out) {
    struct buffer text = buffer_new(LLM_MAX_REQUEST);
    for (const char *at = template; *at;) {
        size_t plain = strcspn(at, "{"), length = 1;
        buffer_add(&text, at, plain);
        at += plain;
        if (*at) {
            const struct prompt_hole *hole = find_hole(at, holes, count, &length);
            buffer_add(&text, hole ? hole->text : at, hole ? strlen(hole->text) : length);
            at += length;
        }
    }
    csql_status status = text.status;
    *out = status == CSQL_OK ? arena_copy(arena, buffer_text(&text), text.length) : NULL;
    buffer_free(&text);
    return status == CSQL_OK && !*out ? CSQL_NO_MEMORY : status;
}

csql_status prompts_fill(const struct prompts *prompts, enum prompt prompt, struct arena *arena,
                         const struct prompt_hole *holes, size_t count, const char **system,
                         const char **user) {
    *system = NULL;
    csql_status status = fill(prompts->user[prompt], arena, holes, count, user);
    if (status == CSQL_OK && prompts->system[prompt]) {
        status = fill(prompts->system[prompt], arena, holes, count, system);
    }
    return status;
}

/* ---- schemas ---- */

static void add_values(struct buffer *out, const struct db_column *column) {
    for (size_t i = 0; i < column->sample_count && i < SHOWN_VALUES; i++) {
        size_t length = strlen(column->samples[i]);
        buffer_string(out, i ? ", " : " /* such as ");
        if (length <= MAX_VALUE && !strstr(column->samples[i], "*/")) {
            db_quote_text(out, column->samples[i]);
        } else {
            buffer_string(out, "...");
        }
    }
    buffer_string(out, column->sample_count ? " */" : "");
}

/* Columns of a table's primary key. */
static size_t count_keys(const struct db_catalogue *catalogue, const struct db_table *table) {
    size_t count = 0;
    for (int i = 0; i < table->column_count; i++) {
        count += catalogue->columns[table->first_column + i].primary_key;
    }
    return count;
}

static void add_primary_key(struct buffer *out, const struct db_catalogue *catalogue,
                            const struct db_table *table) {
    const char *before = ", PRIMARY KEY (";
    for (int i = 0; i < table->column_count; i++) {
        const struct db_column *column = &catalogue->columns[table->first_column + i];
        if (column->primary_key) {
            buffer_string(out, before);
            db_quote_identifier(out, column->name);
            before = ", ";
        }
    }
    buffer_char(out, ')');
}

static void add_columns(struct buffer *out, const struct db_catalogue *catalogue,
                        const struct db_table *table, bool values) {
    size_t keys = count_keys(catalogue, table);
    for (int i = 0; i < table->column_count; i++) {
        const struct db_column *column = &catalogue->columns[table->first_column + i];
        buffer_string(out, i ? ", " : "");
        db_quote_identifier(out, column->name);
        if (*column->declared) {
            buffer_printf(out, " %s", column->declared);
        }
        buffer_string(out, column->primary_key && keys == 1 ? " PRIMARY KEY" : "");
        for (size_t k = 0; k < catalogue->key_count; k++) {
            const struct db_key *key = &catalogue->keys[k];
            if (key->from == table->first_column + i && !key->inferred) {
                buffer_string(out, " REFERENCES ");
                db_quote_identifier(out, catalogue->tables[catalogue->columns[key->to].table].name);
                buffer_char(out, '(');
                db_quote_identifier(out, catalogue->columns[key->to].name);
                buffer_char(out, ')');
            }
        }
        if (values) {
            add_values(out, column);
        }
    }
}

const char *prompt_schema(struct arena *arena, const struct db_catalogue *catalogue, const int *tables,
                          size_t count, bool values) {
    struct buffer out = buffer_new(PROMPT_MAX_SCHEMA);
    size_t total = tables ? count : catalogue->table_count;
    for (size_t i = 0; i < total; i++) {
        const struct db_table *table = &catalogue->tables[tables ? tables[i] : (int)i];
        buffer_string(&out, i ? "\nCREATE TABLE " : "CREATE TABLE ");
        db_quote_identifier(&out, table->name);
        buffer_string(&out, " (");
        add_columns(&out, catalogue, table, values);
        if (count_keys(catalogue, table) > 1) {
            add_primary_key(&out, catalogue, table);
        }
        buffer_string(&out, ");");
    }
    const char *text = out.status == CSQL_OK ? arena_copy(arena, buffer_text(&out), out.length) : NULL;
    buffer_free(&out);
    return text;
}
