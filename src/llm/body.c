#include "llm/body.h"

#include <math.h>
#include <string.h>

#include "base/error.h"
#include "base/json.h"
#include "llm/shape.h"
#include "text/text.h"

#define DEFAULT_TOKENS 512U
#define MAX_DIMENSION ((size_t)16384)
#define MAX_COMPLAINT ((size_t)160)

static void add_message(struct buffer *out, const char *role, const char *text) {
    buffer_printf(out, "{\"role\":\"%s\",\"content\":", role);
    json_text(out, text);
    buffer_char(out, '}');
}

void body_chat(struct buffer *out, const char *model, const struct llm_request *request,
               enum llm_format format, bool stream) {
    buffer_string(out, "{\"model\":");
    json_text(out, model);
    buffer_string(out, ",\"messages\":[");
    if (request->system) {
        add_message(out, "system", request->system);
        buffer_char(out, ',');
    }
    add_message(out, "user", request->user);
    buffer_printf(out, "],\"temperature\":0,\"seed\":0,\"max_tokens\":%u",
                  request->max_tokens ? request->max_tokens : DEFAULT_TOKENS);
    if (stream) {
        buffer_string(out, ",\"stream\":true,\"stream_options\":{\"include_usage\":true}");
    }
    if (request->shape.kind != LLM_TEXT && format == LLM_FORMAT_SCHEMA) {
        buffer_string(out, ",\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"name\":"
                           "\"reply\",\"strict\":true,\"schema\":");
        shape_schema(out, &request->shape);
        buffer_string(out, "}}");
    } else if (request->shape.kind != LLM_TEXT && format == LLM_FORMAT_GRAMMAR) {
        struct buffer grammar = buffer_new(SHAPE_MAX_GRAMMAR);
        shape_grammar(&grammar, &request->shape);
        buffer_string(out, ",\"grammar\":");
        json_text(out, buffer_text(&grammar));
        out->status = out->status == CSQL_OK ? grammar.status : out->status;
        buffer_free(&grammar);
    }
    buffer_char(out, '}');
}

void body_embeddings(struct buffer *out, const char *model, const char *const *texts, size_t count) {
    buffer_string(out, "{\"model\":");
    json_text(out, model);
    buffer_string(out, ",\"input\":[");
    for (size_t i = 0; i < count; i++) {
        buffer_string(out, i ? "," : "");
        json_text(out, texts[i]);
    }
    buffer_string(out, "]}");
}

/* ---- responses ---- */

static csql_status not_understood(csql_error *error, const char *what) {
    return error_set(error, CSQL_REMOTE, "the model server's answer is not understood: %s", what);
}

/* The answer as JSON; an HTML page is told apart, since that is what a wrong address gives. */
static csql_status parse(const char *text, size_t length, json **out, csql_error *error) {
    size_t blanks = 0;
    while (blanks < length && strchr(" \t\r\n", text[blanks]) && text[blanks]) {
        blanks++;
    }
    if (blanks == length) {
        return not_understood(error, "it is empty");
    }
    if (text[blanks] == '<') {
        return not_understood(error, "it is a web page; is the address right?");
    }
    csql_status status = json_parse(text, length, out, NULL);
    if (status == CSQL_NO_MEMORY) {
        return error_set(error, status, "out of memory");
    }
    return status == CSQL_OK ? CSQL_OK : not_understood(error, "it is no JSON");
}

static size_t count_of(const json *object, const char *name) {
    double number = 0;
    return json_get_number(object, name, &number) && number >= 0 && number < 1e12 ? (size_t)number : 0;
}

static bool read_usage(const json *root, size_t *prompt, size_t *completion) {
    const json *usage = json_get(root, "usage");
    if (!json_is_object(usage)) {
        return false;
    }
    *prompt = count_of(usage, "prompt_tokens");
    *completion = count_of(usage, "completion_tokens");
    return true;
}

csql_status body_read_chat(struct arena *arena, const char *text, size_t length, struct body_answer *out,
                           csql_error *error) {
    *out = (struct body_answer){.text = NULL};
    json *root = NULL;
    csql_status status = parse(text, length, &root, error);
    if (status != CSQL_OK) {
        return status;
    }
    const json *choice = json_first(json_get(root, "choices"));
    const char *content = json_get_string(json_get(choice, "message"), "content");
    const char *reason = json_get_string(choice, "finish_reason");
    out->metered = read_usage(root, &out->prompt_tokens, &out->completion_tokens);
    out->truncated = reason && strcmp(reason, "length") == 0;
    if (!content) {
        status = not_understood(error, "it holds no message");
    } else {
        size_t span = strlen(content);
        out->truncated = out->truncated || span > LLM_MAX_TEXT;
        out->text = arena_copy(arena, content, span > LLM_MAX_TEXT ? LLM_MAX_TEXT : span);
        status = out->text ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    json_free(root);
    return status;
}

csql_status body_read_embeddings(struct arena *arena, const char *text, size_t length, size_t count,
                                 float **out, size_t *dimension, csql_error *error) {
    json *root = NULL;
    csql_status status = parse(text, length, &root, error);
    if (status != CSQL_OK) {
        return status;
    }
    size_t row = 0, width = 0;
    float *all = NULL;
    for (const json *item = json_first(json_get(root, "data")); item && status == CSQL_OK;
         item = json_next(item), row++) {
        const json *vector = json_get(item, "embedding");
        size_t size = json_size(vector), at = 0;
        width = row == 0 ? size : width;
        if (row >= count || size == 0 || size != width || size > MAX_DIMENSION) {
            status = not_understood(error, "the vectors are not of one length");
            break;
        }
        all = all ? all : arena_array(arena, count * width, sizeof *all);
        if (!all) {
            status = error_set(error, CSQL_NO_MEMORY, "out of memory");
            break;
        }
        for (const json *x = json_first(vector); x; x = json_next(x)) {
            double number = 0;
            if (!json_number_value(x, &number) || !isfinite(number)) {
                status = not_understood(error, "a vector holds something else than numbers");
                break;
            }
            all[row * width + at++] = (float)number;
        }
    }
    if (status == CSQL_OK && row != count) {
        status = not_understood(error, "vectors are missing");
    }
    json_free(root);
    *out = status == CSQL_OK ? all : NULL;
    *dimension = status == CSQL_OK ? width : 0;
    return status;
}

const char *body_complaint(struct arena *arena, const char *text, size_t length, const char *secret) {
    json *root = NULL;
    if (length == 0 || json_parse(text, length, &root, NULL) != CSQL_OK) {
        return NULL;
    }
    const json *inner = json_get(root, "error");
    const char *message = json_string_value(inner);
    message = message ? message : json_get_string(inner, "message");
    message = message ? message : json_get_string(root, "message");
    message = message ? message : json_get_string(root, "detail");
    char *copy = NULL;
    if (message && (!secret || !strstr(message, secret))) {
        copy = arena_copy(arena, message, text_cut(message, strlen(message), MAX_COMPLAINT));
        for (char *c = copy; c && *c; c++) {
            *c = (unsigned char)*c < ' ' || *c == 0x7f ? ' ' : *c;
        }
    }
    json_free(root);
    return copy;
}

/* ---- events ---- */

struct body_stream body_stream_new(void) {
    return (struct body_stream){.text = buffer_new(LLM_MAX_TEXT)};
}

void body_stream_free(struct body_stream *stream) {
    buffer_free(&stream->text);
}

/* Takes over one event's data. */
static void read_event(struct body_stream *stream, const char *data, size_t length) {
    json *root = NULL;
    if (length == 6 && memcmp(data, "[DONE]", 6) == 0) {
        stream->ended = true;
        return;
    }
    if (json_parse(data, length, &root, NULL) != CSQL_OK || json_get(root, "error")) {
        stream->failed = true;
        json_free(root);
        return;
    }
    const json *choice = json_first(json_get(root, "choices"));
    const char *content = json_get_string(json_get(choice, "delta"), "content");
    const char *reason = json_get_string(choice, "finish_reason");
    if (content) {
        buffer_string(&stream->text, content);
    }
    if (reason) {
        stream->ended = true;
        stream->truncated = stream->truncated || strcmp(reason, "length") == 0;
    }
    stream->metered = read_usage(root, &stream->prompt_tokens, &stream->completion_tokens) || stream->metered;
    json_free(root);
}

void body_stream_read(struct body_stream *stream, const char *text, size_t length, bool last) {
    while (stream->offset < length && !stream->failed) {
        const char *line = text + stream->offset;
        size_t left = length - stream->offset;
        const char *end = memchr(line, '\n', left);
        if (!end && !last) {
            return;
        }
        size_t span = end ? (size_t)(end - line) : left;
        stream->offset += span + (end != NULL);
        span -= span > 0 && line[span - 1] == '\r';
        if (span >= 5 && memcmp(line, "data:", 5) == 0) {
            size_t skip = span > 5 && line[5] == ' ' ? 6 : 5;
            read_event(stream, line + skip, span - skip);
        }
    }
}

csql_status body_read_events(struct arena *arena, const char *text, size_t length, struct body_answer *out,
                             csql_error *error) {
    struct body_stream stream = body_stream_new();
    *out = (struct body_answer){.text = NULL};
    body_stream_read(&stream, text, length, true);
    csql_status status = CSQL_OK;
    if (stream.text.status == CSQL_NO_MEMORY) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    } else if (stream.failed) {
        status = not_understood(error, "an event is no JSON, or an error");
    } else if (!stream.ended) {
        status = not_understood(error, "it broke off");
    } else {
        out->text = arena_copy(arena, buffer_text(&stream.text), stream.text.length);
        out->truncated = stream.truncated || stream.text.status == CSQL_TOO_LONG;
        out->metered = stream.metered;
        out->prompt_tokens = stream.prompt_tokens;
        out->completion_tokens = stream.completion_tokens;
        status = out->text ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    body_stream_free(&stream);
    return status;
}
