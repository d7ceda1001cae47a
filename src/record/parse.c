/* One line of a log to a struct record, checking every type, name and span on the way. */
#include <math.h>
#include <string.h>
#include <utf8proc.h>

#include "base/error.h"
#include "base/json.h"
#include "record/record.h"

struct parser {
    struct arena *arena;
    csql_error *error;
};

static csql_status no_memory(struct parser *parser) {
    return error_set(parser->error, CSQL_NO_MEMORY, "out of memory");
}

static csql_status bad(struct parser *parser, const char *name, const char *wanted) {
    return error_set(parser->error, CSQL_BAD_DATA, "\"%s\" is not %s", name, wanted);
}

static bool is_absent(const json *value) {
    return !value || json_is_null(value);
}

/* The string member, copied; absent or null gives NULL, unless it is required. */
static csql_status read_string(struct parser *parser, const json *object, const char *name, bool required,
                               const char **out) {
    const json *value = json_get(object, name);
    *out = NULL;
    if (is_absent(value)) {
        return required ? bad(parser, name, "there") : CSQL_OK;
    }
    const char *text = json_string_value(value);
    if (!text) {
        return bad(parser, name, "a string");
    }
    *out = arena_string(parser->arena, text);
    return *out ? CSQL_OK : no_memory(parser);
}

/* The array member; absent or null gives NULL and zero. */
static csql_status read_array(struct parser *parser, const json *object, const char *name, size_t most,
                              const json **out, size_t *count) {
    *out = json_get(object, name);
    *count = 0;
    if (is_absent(*out)) {
        *out = NULL;
        return CSQL_OK;
    }
    if (!json_is_array(*out)) {
        return bad(parser, name, "an array");
    }
    *count = json_size(*out);
    if (*count > most) {
        return error_set(parser->error, CSQL_TOO_LONG, "\"%s\" has %zu members, over the limit of %zu", name,
                         *count, most);
    }
    return CSQL_OK;
}

static csql_status read_mode(struct parser *parser, const char *name, csql_mode *out) {
    return name && record_mode_find(name, out) ? CSQL_OK : bad(parser, "mode", "a mode");
}

static csql_status read_subtype(struct parser *parser, const json *object, const char **out) {
    csql_status status = read_string(parser, object, "subtype", false, out);
    if (status == CSQL_OK && *out && strcmp(*out, "lexical") != 0 && strcmp(*out, "semantic") != 0) {
        return bad(parser, "subtype", "lexical, semantic or null");
    }
    return status;
}

static csql_status read_element(struct parser *parser, const json *value, struct record_element *out) {
    if (!json_is_object(value)) {
        return bad(parser, "group", "made of elements");
    }
    csql_status status = read_string(parser, value, "table", true, &out->table);
    if (status == CSQL_OK) {
        status = read_string(parser, value, "column", false, &out->column);
    }
    double number = 0;
    if (status == CSQL_OK && json_get_number(value, "value", &number)) {
        struct buffer text = buffer_new(64);
        json_double(&text, number);
        out->value = text.status == CSQL_OK ? arena_string(parser->arena, buffer_text(&text)) : NULL;
        buffer_free(&text);
        return out->value ? CSQL_OK : no_memory(parser);
    }
    if (status == CSQL_OK) {
        status = read_string(parser, value, "value", false, &out->value);
    }
    return status;
}

static csql_status read_target(struct parser *parser, const json *object, struct record_pivot *out) {
    const json *target = json_get(object, "target");
    if (is_absent(target)) {
        return CSQL_OK;
    }
    struct record_element *element = arena_alloc(parser->arena, sizeof *element);
    if (!element) {
        return no_memory(parser);
    }
    out->target = element;
    return read_element(parser, target, element);
}

static csql_status read_group(struct parser *parser, const json *object, struct record_pivot *out) {
    const json *array = NULL;
    csql_status status = read_array(parser, object, "group", RECORD_MAX_GROUP, &array, &out->group_count);
    if (status != CSQL_OK || out->group_count == 0) {
        return status;
    }
    struct record_element *group = arena_array(parser->arena, out->group_count, sizeof *group);
    if (!group) {
        return no_memory(parser);
    }
    out->group = group;
    for (const json *value = json_first(array); value && status == CSQL_OK; value = json_next(value)) {
        status = read_element(parser, value, group++);
    }
    return status;
}

static bool read_offset(const json *object, const char *name, size_t limit, size_t *out) {
    double number = 0;
    if (!json_get_number(object, name, &number) || number < 0 || number > (double)limit ||
        number != floor(number)) {
        return false;
    }
    *out = (size_t)number;
    return true;
}

/* question is the first USER turn, which the span lies in. */
static csql_status read_pivot(struct parser *parser, const json *object, const char *question,
                              struct record_pivot *out) {
    if (!json_is_object(object)) {
        return bad(parser, "pivots", "an array of objects");
    }
    csql_status status = read_string(parser, object, "term", true, &out->term);
    if (status == CSQL_OK) {
        status = read_mode(parser, json_get_string(object, "mode"), &out->mode);
    }
    if (status == CSQL_OK) {
        status = read_subtype(parser, object, &out->subtype);
    }
    if (status != CSQL_OK) {
        return status;
    }
    size_t length = strlen(question);
    if (!read_offset(object, "start", length, &out->start) ||
        !read_offset(object, "end", length, &out->end) || out->start >= out->end) {
        return bad(parser, "start", "with \"end\" a span of the question");
    }
    if (strlen(out->term) != out->end - out->start ||
        memcmp(out->term, question + out->start, out->end - out->start) != 0) {
        return bad(parser, "term", "the text between \"start\" and \"end\"");
    }
    status = read_target(parser, object, out);
    return status == CSQL_OK ? read_group(parser, object, out) : status;
}

static csql_status read_turns(struct parser *parser, const json *object, struct record *out) {
    const json *array = NULL;
    csql_status status =
        read_array(parser, object, "conversation", RECORD_MAX_TURNS, &array, &out->turn_count);
    if (status != CSQL_OK) {
        return status;
    }
    if (out->turn_count == 0) {
        return bad(parser, "conversation", "there");
    }
    struct record_turn *turn = arena_array(parser->arena, out->turn_count, sizeof *turn);
    if (!turn) {
        return no_memory(parser);
    }
    out->turns = turn;
    for (const json *value = json_first(array); value && status == CSQL_OK;
         value = json_next(value), turn++) {
        const char *role = json_get_string(value, "role");
        turn->agent = role && strcmp(role, "AGENT") == 0;
        if (!role || (!turn->agent && strcmp(role, "USER") != 0)) {
            return bad(parser, "role", "USER or AGENT");
        }
        status = read_string(parser, value, "text", true, &turn->text);
    }
    if (status == CSQL_OK && out->turns[0].agent) {
        return bad(parser, "conversation", "begun by the USER");
    }
    return status;
}

static csql_status read_pivots(struct parser *parser, const json *object, struct record *out) {
    const json *array = NULL;
    csql_status status = read_array(parser, object, "pivots", RECORD_MAX_PIVOTS, &array, &out->pivot_count);
    if (status != CSQL_OK || out->pivot_count == 0) {
        return status;
    }
    struct record_pivot *pivot = arena_array(parser->arena, out->pivot_count, sizeof *pivot);
    if (!pivot) {
        return no_memory(parser);
    }
    out->pivots = pivot;
    for (const json *value = json_first(array); value && status == CSQL_OK; value = json_next(value)) {
        status = read_pivot(parser, value, out->turns[0].text, pivot++);
    }
    return status;
}

static csql_status read_modes(struct parser *parser, const json *object, struct record *out) {
    const json *array = NULL;
    csql_status status = read_array(parser, object, "modes", RECORD_MAX_PIVOTS, &array, &out->mode_count);
    if (status != CSQL_OK || out->mode_count == 0) {
        return status;
    }
    csql_mode *mode = arena_array(parser->arena, out->mode_count, sizeof *mode);
    if (!mode) {
        return no_memory(parser);
    }
    out->modes = mode;
    for (const json *value = json_first(array); value && status == CSQL_OK; value = json_next(value)) {
        status = read_mode(parser, json_string_value(value), mode++);
    }
    return status;
}

static csql_status read_readings(struct parser *parser, const json *object, struct record *out) {
    const json *array = NULL;
    csql_status status =
        read_array(parser, object, "readings", RECORD_MAX_READINGS, &array, &out->reading_count);
    if (status != CSQL_OK || out->reading_count == 0) {
        return status;
    }
    struct record_reading *reading = arena_array(parser->arena, out->reading_count, sizeof *reading);
    if (!reading) {
        return no_memory(parser);
    }
    out->readings = reading;
    for (const json *value = json_first(array); value && status == CSQL_OK;
         value = json_next(value), reading++) {
        status = read_string(parser, value, "sql", true, &reading->sql);
        if (status == CSQL_OK) {
            status = read_string(parser, value, "rewrite", false, &reading->rewrite);
        }
    }
    return status;
}

static csql_status read_source(struct parser *parser, const json *object, struct record *out) {
    const json *source = json_get(object, "source");
    if (is_absent(source)) {
        return CSQL_OK;
    }
    if (!json_is_object(source)) {
        return bad(parser, "source", "an object");
    }
    csql_status status = read_string(parser, source, "question", true, &out->source_question);
    return status == CSQL_OK ? read_string(parser, source, "sql", true, &out->source_sql) : status;
}

/* What is known of the conversation as a whole. */
static csql_status read_labels(struct parser *parser, const json *object, struct record *out) {
    csql_status status = read_subtype(parser, object, &out->subtype);
    if (status == CSQL_OK) {
        status = read_string(parser, object, "facet", false, &out->facet);
    }
    if (status == CSQL_OK && out->facet && strcmp(out->facet, "uni") != 0 &&
        strcmp(out->facet, "multi") != 0) {
        return bad(parser, "facet", "uni, multi or null");
    }
    const char *reply = NULL;
    if (status == CSQL_OK) {
        status = read_string(parser, object, "reply_kind", false, &reply);
    }
    if (status == CSQL_OK && reply && !record_reply_find(reply, &out->reply)) {
        return bad(parser, "reply_kind", "a reply kind");
    }
    out->seed = -1;
    double seed = 0;
    if (status == CSQL_OK && !is_absent(json_get(object, "seed"))) {
        /* 2^53: beyond it JSON's numbers are not whole ones. */
        if (!json_get_number(object, "seed", &seed) || seed < 0 || seed > 9007199254740992.0 ||
            seed != floor(seed)) {
            return bad(parser, "seed", "a whole number");
        }
        out->seed = (int64_t)seed;
    }
    return status;
}

static csql_status read_record(struct parser *parser, const json *object, struct record *out) {
    if (!json_is_object(object)) {
        return error_set(parser->error, CSQL_BAD_DATA, "the line is not a JSON object");
    }
    csql_status status = read_string(parser, object, "id", true, &out->id);
    if (status == CSQL_OK) {
        status = read_string(parser, object, "db_id", true, &out->db_id);
    }
    if (status == CSQL_OK && !record_is_plain_name(out->db_id)) {
        return bad(parser, "db_id", "a plain name");
    }
    if (status == CSQL_OK) {
        status = read_string(parser, object, "sql", false, &out->sql);
    }
    if (status == CSQL_OK) {
        status = read_string(parser, object, "tool", false, &out->tool);
    }
    static csql_status (*const readers[])(struct parser *, const json *, struct record *) = {
        read_source, read_labels, read_turns, read_pivots, read_modes, read_readings,
    };
    for (size_t i = 0; i < sizeof readers / sizeof *readers && status == CSQL_OK; i++) {
        status = readers[i](parser, object, out);
    }
    return status;
}

static csql_status check_text(const char *text, size_t length, csql_error *error) {
    size_t at = 0;
    while (at < length) {
        utf8proc_int32_t code = 0;
        utf8proc_ssize_t size =
            utf8proc_iterate((const utf8proc_uint8_t *)text + at, (utf8proc_ssize_t)(length - at), &code);
        if (size <= 0) {
            return error_at(error, CSQL_BAD_TEXT, at, "invalid UTF-8 at byte %zu", at);
        }
        at += (size_t)size;
    }
    return CSQL_OK;
}

csql_status record_parse(struct arena *arena, const char *text, size_t length, struct record *out,
                         csql_error *error) {
    *out = (struct record){.seed = -1};
    struct parser parser = {.arena = arena, .error = error};
    json *object = NULL;
    csql_status status = check_text(text, length, error);
    if (status == CSQL_OK) {
        status = json_parse(text, length, &object, error);
    }
    if (status == CSQL_OK) {
        status = read_record(&parser, object, out);
    }
    json_free(object);
    return status;
}
