#include "llm/shots.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/file.h"
#include "base/json.h"
#include "llm/llm.h"

#define FILE_NAME "prompts/exemplars.jsonl"

static const char *const names[] = {"zero", "plain-uni", "plain-all", "meta-uni", "meta-all"};

const char *shots_name(enum shots shots) {
    return names[shots];
}

/* "date" may mean Orders.order_date or Orders.ship_date. */
static void add_meta(struct buffer *out, const json *pivots) {
    for (const json *pivot = json_first(pivots); pivot; pivot = json_next(pivot)) {
        buffer_printf(out, "\nPivot term \"%s\", target group: ", json_get_string(pivot, "term"));
        const char *before = "";
        for (const json *e = json_first(json_get(pivot, "group")); e; e = json_next(e)) {
            const char *table = json_get_string(e, "table"), *column = json_get_string(e, "column");
            buffer_printf(out, "%s%s.%s", before, table ? table : "?", column ? column : "?");
            before = ", ";
        }
    }
    buffer_char(out, '\n');
}

static void add_queries(struct buffer *out, const json *queries) {
    for (const json *query = json_first(queries); query; query = json_next(query)) {
        const char *sql = json_string_value(query);
        buffer_printf(out, "\n%s;\n", sql ? sql : "");
    }
}

static csql_status add_exemplar(const struct prompts *prompts, const json *row, enum shots shots,
                                struct arena *arena, struct buffer *out) {
    const char *facet = json_get_string(row, "facet"), *schema = json_get_string(row, "schema");
    const char *question = json_get_string(row, "question");
    bool uni = facet && strcmp(facet, "uni") == 0;
    if (!facet || !schema || !question || !json_is_array(json_get(row, "queries"))) {
        return CSQL_BAD_DATA;
    }
    if (!uni && (shots == SHOTS_PLAIN_UNI || shots == SHOTS_META_UNI)) {
        return CSQL_OK;
    }
    struct buffer meta = buffer_new(SHOTS_MAX_FILE), queries = buffer_new(SHOTS_MAX_FILE);
    if (shots == SHOTS_META_UNI || shots == SHOTS_META_ALL) {
        add_meta(&meta, json_get(row, "pivots"));
    }
    add_queries(&queries, json_get(row, "queries"));
    const struct prompt_hole holes[] = {{"schema", schema},
                                        {"question", question},
                                        {"meta", buffer_text(&meta)},
                                        {"queries", buffer_text(&queries)}};
    const char *system = NULL, *user = NULL;
    csql_status status = meta.status != CSQL_OK ? meta.status : queries.status;
    if (status == CSQL_OK) {
        status =
            prompts_fill(prompts, PROMPT_SHOTS, arena, holes, sizeof holes / sizeof *holes, &system, &user);
    }
    if (status == CSQL_OK) {
        buffer_printf(out, "%s\n\n", user);
    }
    buffer_free(&meta);
    buffer_free(&queries);
    return status;
}

static csql_status add_line(const struct prompts *prompts, const char *line, enum shots shots,
                            struct arena *arena, struct buffer *out) {
    json *row = NULL;
    size_t length = strcspn(line, "\n");
    if (length == 0) {
        return CSQL_OK;
    }
    csql_status status = json_parse(line, length, &row, NULL);
    status = status == CSQL_OK ? add_exemplar(prompts, row, shots, arena, out) : status;
    json_free(row);
    return status == CSQL_BAD_JSON ? CSQL_BAD_DATA : status;
}

csql_status shots_read(const struct prompts *prompts, const char *directory, enum shots shots,
                       struct arena *arena, const char **out, csql_error *error) {
    *out = "";
    if (shots == SHOTS_ZERO) {
        return CSQL_OK;
    }
    struct buffer text = buffer_new(SHOTS_MAX_FILE), shown = buffer_new(LLM_MAX_REQUEST);
    csql_status status = file_read_in(directory, FILE_NAME, &text, error);
    if (status != CSQL_OK) {
        buffer_free(&text);
        return status;
    }
    for (const char *line = buffer_text(&text); status == CSQL_OK && *line;) {
        status = add_line(prompts, line, shots, arena, &shown);
        line += strcspn(line, "\n");
        line += *line == '\n';
    }
    status = status == CSQL_OK ? shown.status : status;
    if (status == CSQL_OK) {
        *out = arena_copy(arena, buffer_text(&shown), shown.length);
        status = *out ? CSQL_OK : CSQL_NO_MEMORY;
    }
    if (status != CSQL_OK) {
        (void)error_set(error, status, FILE_NAME ": %s", csql_status_text(status));
    }
    buffer_free(&text);
    buffer_free(&shown);
    return status;
}
