#include "base/json.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"

/* The first NUL within the text, as a byte or written \u0000; NULL if there is none. */
static const char *find_nul(const char *text, size_t length) {
    static const char written[] = "\\u0000";
    const char *byte = memchr(text, '\0', length);
    for (const char *at = text; (at = memmem(at, length - (size_t)(at - text), written, sizeof written - 1));
         at++) {
        size_t before = 0; /* backslashes: each two of them are one that is meant */
        while (at - before > text && at[-(ptrdiff_t)before - 1] == '\\') {
            before++;
        }
        if (before % 2 == 0) {
            return byte && byte < at ? byte : at;
        }
    }
    return byte;
}

csql_status json_parse(const char *text, size_t length, json **out, csql_error *error) {
    *out = NULL;
    if (length > JSON_MAX_BYTES) {
        return error_set(error, CSQL_TOO_LONG, "JSON of %zu bytes is over the limit of %zu", length,
                         JSON_MAX_BYTES);
    }
    const char *nul = find_nul(text, length);
    if (nul) {
        size_t position = (size_t)(nul - text);
        return error_at(error, CSQL_BAD_TEXT, position, "the text holds a NUL at byte %zu", position);
    }
    const char *end = NULL;
    cJSON *value = cJSON_ParseWithLengthOpts(text, length, &end, 0);
    if (!value) {
        size_t position = end && end >= text ? (size_t)(end - text) : 0;
        return error_at(error, CSQL_BAD_JSON, position, "invalid JSON at byte %zu", position);
    }
    for (const char *rest = end; rest < text + length; rest++) {
        if (!strchr(" \t\r\n", *rest) || *rest == '\0') {
            cJSON_Delete(value);
            size_t position = (size_t)(rest - text);
            return error_at(error, CSQL_BAD_JSON, position, "text after the JSON value at byte %zu",
                            position);
        }
    }
    *out = value;
    return CSQL_OK;
}

void json_free(json *value) {
    cJSON_Delete(value);
}

const json *json_get(const json *object, const char *name) {
    return cJSON_IsObject(object) ? cJSON_GetObjectItemCaseSensitive(object, name) : NULL;
}

const char *json_get_string(const json *object, const char *name) {
    return json_string_value(json_get(object, name));
}

bool json_number_value(const json *value, double *out) {
    if (!cJSON_IsNumber(value)) {
        return false;
    }
    *out = value->valuedouble;
    return true;
}

bool json_get_number(const json *object, const char *name, double *out) {
    return json_number_value(json_get(object, name), out);
}

bool json_get_bool(const json *object, const char *name, bool *out) {
    const cJSON *member = json_get(object, name);
    if (!cJSON_IsBool(member)) {
        return false;
    }
    *out = cJSON_IsTrue(member);
    return true;
}

const char *json_string_value(const json *value) {
    return cJSON_IsString(value) ? value->valuestring : NULL;
}

bool json_is_null(const json *value) {
    return cJSON_IsNull(value);
}

bool json_is_array(const json *value) {
    return cJSON_IsArray(value);
}

bool json_is_object(const json *value) {
    return cJSON_IsObject(value);
}

size_t json_size(const json *array) {
    return array ? (size_t)cJSON_GetArraySize(array) : 0;
}

const json *json_first(const json *array_or_object) {
    return array_or_object ? array_or_object->child : NULL;
}

const json *json_next(const json *element) {
    return element->next;
}

const char *json_name(const json *member) {
    return member->string;
}

/* The length of the valid UTF-8 sequence at text, or 0. */
static size_t sequence_length(const unsigned char *text, size_t room) {
    unsigned char lead = text[0];
    size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead >= 0x80 && (lead < 0xC2 || lead > 0xF4)) {
        return 0;
    }
    if (length > room) {
        return 0;
    }
    for (size_t i = 1; i < length; i++) {
        if ((text[i] & 0xC0) != 0x80) {
            return 0;
        }
    }
    if ((lead == 0xE0 && text[1] < 0xA0) || (lead == 0xED && text[1] > 0x9F) ||
        (lead == 0xF0 && text[1] < 0x90) || (lead == 0xF4 && text[1] > 0x8F)) {
        return 0;
    }
    return length;
}

static void add_escaped(struct buffer *out, unsigned char c) {
    static const char short_names[] = "btn\0fr";
    if (c == '"' || c == '\\') {
        buffer_char(out, '\\');
        buffer_char(out, (char)c);
    } else if (c >= 0x08 && c <= 0x0D && c != 0x0B) {
        buffer_char(out, '\\');
        buffer_char(out, short_names[c - 0x08]);
    } else {
        buffer_printf(out, "\\u%04x", (unsigned)c);
    }
}

void json_text_n(struct buffer *out, const char *text, size_t length) {
    const unsigned char *bytes = (const unsigned char *)text;
    buffer_char(out, '"');
    for (size_t i = 0; i < length;) {
        size_t size = sequence_length(bytes + i, length - i);
        if (size == 0) {
            buffer_string(out, "\xEF\xBF\xBD");
            i++;
        } else if (size == 1 &&
                   (bytes[i] < 0x20 || bytes[i] == '"' || bytes[i] == '\\' || bytes[i] == 0x7F)) {
            add_escaped(out, bytes[i++]);
        } else {
            buffer_add(out, text + i, size);
            i += size;
        }
    }
    buffer_char(out, '"');
}

void json_text(struct buffer *out, const char *text) {
    if (text) {
        json_text_n(out, text, strlen(text));
    } else {
        buffer_string(out, "null");
    }
}

void json_double(struct buffer *out, double number) {
    if (!isfinite(number)) {
        buffer_string(out, "null");
        return;
    }
    /* A whole number as people write it: 70 and not 7e+01. */
    if (number == floor(number) && fabs(number) < 1e15) {
        buffer_printf(out, "%.0f", number);
        return;
    }
    char digits[40];
    for (int precision = 1; precision <= 17; precision++) {
        snprintf(digits, sizeof digits, "%.*g", precision, number);
        if (strtod(digits, NULL) == number) {
            break;
        }
    }
    buffer_string(out, digits);
}
