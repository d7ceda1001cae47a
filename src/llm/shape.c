#include "llm/shape.h"

#include <string.h>

#include "base/json.h"

/* Deepest nesting that is followed. */
#define MAX_DEPTH 16

void shape_schema(struct buffer *out, const struct llm_shape *shape) {
    buffer_string(out, "{\"type\":\"object\",\"properties\":{");
    json_text(out, shape->name);
    if (shape->kind == LLM_VERDICT) {
        buffer_string(out, ":{\"type\":\"boolean\"},\"reason\":{\"type\":\"string\"}},\"required\":[");
        json_text(out, shape->name);
        buffer_string(out, ",\"reason\"]");
    } else {
        buffer_printf(out,
                      ":{\"type\":\"array\",\"items\":{\"type\":\"%s\"},\"maxItems\":%zu}},\"required\":[",
                      shape->kind == LLM_NUMBERS ? "integer" : "string", shape->most);
        json_text(out, shape->name);
        buffer_char(out, ']');
    }
    buffer_string(out, ",\"additionalProperties\":false}");
}

/* Names are ours: letters and underscores, which a grammar's string takes as they are. */
void shape_grammar(struct buffer *out, const struct llm_shape *shape) {
    if (shape->kind == LLM_VERDICT) {
        buffer_printf(out,
                      "root ::= \"{\" ws \"\\\"%s\\\"\" ws \":\" ws (\"true\" | \"false\") ws \",\" ws "
                      "\"\\\"reason\\\"\" ws \":\" ws item ws \"}\"\n",
                      shape->name);
    } else {
        buffer_printf(out,
                      "root ::= \"{\" ws \"\\\"%s\\\"\" ws \":\" ws \"[\" ws (item (ws \",\" ws "
                      "item){0,%zu})? ws \"]\" ws \"}\"\n",
                      shape->name, shape->most > 0 ? shape->most - 1 : 0);
    }
    buffer_string(out,
                  shape->kind == LLM_NUMBERS
                      ? "item ::= \"-\"? [0-9]{1,9}\n"
                      : "item ::= \"\\\"\" ([^\"\\\\\\x00-\\x1f] | \"\\\\\" [\"\\\\/bfnrt])* \"\\\"\"\n");
    buffer_string(out, "ws ::= [ \\n]{0,4}\n");
}

size_t shape_json_length(const char *text, size_t length) {
    char closing[MAX_DEPTH];
    size_t depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        if (quoted) {
            i += c == '\\';
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (depth == MAX_DEPTH) {
                return 0;
            }
            closing[depth++] = c == '{' ? '}' : ']';
        } else if (c == '}' || c == ']') {
            if (depth == 0 || closing[depth - 1] != c) {
                return 0;
            }
            if (--depth == 0) {
                return i + 1;
            }
        }
    }
    return 0;
}

bool shape_is_complete(const char *text, size_t length, const struct llm_shape *shape) {
    const char *open = shape->kind == LLM_TEXT ? NULL : memchr(text, '{', length);
    return open && shape_json_length(open, length - (size_t)(open - text)) > 0;
}
