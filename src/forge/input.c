#include "forge/input.h"

#include <string.h>

#include "base/buffer.h"
#include "base/error.h"
#include "base/json.h"
#include "record/lines.h"
#include "record/record.h"

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

static const char *string_of(struct arena *arena, const json *object, const char *const *names,
                             size_t count) {
    for (size_t i = 0; i < count; i++) {
        double number = 0;
        const char *text = json_get_string(object, names[i]);
        if (text && *text) {
            return arena_string(arena, text);
        }
        if (json_get_number(object, names[i], &number)) {
            return arena_printf(arena, "%.0f", number);
        }
    }
    return NULL;
}

static struct forge_batch *batch_of(struct arena *arena, struct forge_input *input, const char *db_id) {
    for (size_t i = 0; i < input->count; i++) {
        if (strcmp(input->batches[i].db_id, db_id) == 0) {
            return &input->batches[i];
        }
    }
    struct forge_batch *batches =
        arena_grow(arena, input->batches, input->count, &input->capacity, sizeof *batches);
    if (!batches) {
        return NULL;
    }
    input->batches = batches;
    batches[input->count] = (struct forge_batch){.db_id = db_id};
    return &batches[input->count++];
}

static csql_status add_row(struct arena *arena, struct forge_input *input, const json *object,
                           csql_error *error) {
    static const char *const ids[] = {"id", "question_id"}, *const queries[] = {"sql", "query", "SQL"};
    static const char *const databases[] = {"db_id"}, *const questions[] = {"question"};
    static const char *const hints[] = {"evidence"};
    struct forge_row row = {.id = string_of(arena, object, ids, 2),
                            .db_id = string_of(arena, object, databases, 1),
                            .question = string_of(arena, object, questions, 1),
                            .sql = string_of(arena, object, queries, 3),
                            .evidence = string_of(arena, object, hints, 1)};
    input->rows++;
    if (!row.id) {
        row.id = arena_printf(arena, "%zu", input->rows - 1);
    }
    if (!row.db_id || !row.question || !row.sql || !record_is_plain_name(row.db_id)) {
        input->skipped++;
        return CSQL_OK;
    }
    struct forge_batch *batch = row.id ? batch_of(arena, input, row.db_id) : NULL;
    struct forge_row *rows =
        batch ? arena_grow(arena, batch->rows, batch->count, &batch->capacity, sizeof *rows) : NULL;
    if (!rows) {
        return no_memory(error);
    }
    batch->rows = rows;
    rows[batch->count++] = row;
    return CSQL_OK;
}

static csql_status add_text(struct arena *arena, struct forge_input *input, const char *text, size_t length,
                            csql_error *error) {
    json *value = NULL;
    csql_status status = json_parse(text, length, &value, error);
    if (status == CSQL_OK && json_is_array(value)) {
        for (const json *at = json_first(value); status == CSQL_OK && at; at = json_next(at)) {
            status = add_row(arena, input, at, error);
        }
    } else if (status == CSQL_OK) {
        status = add_row(arena, input, value, error);
    }
    json_free(value);
    return status;
}

/* Reads on to the end of a list that its lines do not part into objects. */
static csql_status read_list(struct arena *arena, struct lines *lines, const struct line *first,
                             struct forge_input *input, csql_error *error) {
    struct buffer all = buffer_new(JSON_MAX_BYTES);
    struct line line = *first;
    bool done = false;
    csql_status status = CSQL_OK;
    while (status == CSQL_OK && !done && all.status == CSQL_OK) {
        buffer_add(&all, line.text, line.length);
        buffer_char(&all, '\n');
        status = lines_next(lines, NULL, &line, &done, error);
    }
    if (status == CSQL_OK && all.status != CSQL_OK) {
        status = error_set(error, all.status, "a JSON document over %zu bytes; write one object a line",
                           JSON_MAX_BYTES);
    }
    if (status == CSQL_OK) {
        status = add_text(arena, input, buffer_text(&all), all.length, error);
    }
    buffer_free(&all);
    return status;
}

csql_status forge_input_read(struct arena *arena, const char *path, struct forge_input *out,
                             csql_error *error) {
    struct lines *lines = NULL;
    *out = (struct forge_input){0};
    csql_status status = lines_open(path, &lines, error);
    while (status == CSQL_OK) {
        struct line line;
        bool done = false;
        status = lines_next(lines, NULL, &line, &done, error);
        if (status != CSQL_OK || done) {
            break;
        }
        const char *start = line.text + strspn(line.text, " \t");
        if (*start == '[') {
            status = read_list(arena, lines, &line, out, error);
            break;
        }
        if (*start) {
            status = add_text(arena, out, line.text, line.length, error);
        }
    }
    lines_close(lines);
    if (status == CSQL_OK && out->count == 0) {
        status = error_set(error, CSQL_BAD_DATA, "%s holds no question with a query", path);
    }
    return status;
}
