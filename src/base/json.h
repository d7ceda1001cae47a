/* JSON over cJSON: reading with caps and clear errors, and writing. The cJSON type stays opaque to the
 * rooms that use this header. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buffer.h"
#include "clarisql.h"

struct cJSON;
typedef struct cJSON json;

/* Parses exactly one JSON value out of length bytes; nesting is capped. CSQL_BAD_JSON with a position,
 * CSQL_BAD_TEXT for a NUL, which would cut the string that it is in, CSQL_TOO_LONG over JSON_MAX_BYTES. The
 * caller frees *out with json_free. */
#define JSON_MAX_BYTES ((size_t)64 * 1024 * 1024)
csql_status json_parse(const char *text, size_t length, json **out, csql_error *error) CSQL_USE_RESULT;
void json_free(json *value);

/* Members and elements are lent; NULL when absent or of another type. */
const json *json_get(const json *object, const char *name);
const char *json_get_string(const json *object, const char *name);
bool json_get_number(const json *object, const char *name, double *out);
bool json_get_bool(const json *object, const char *name, bool *out);
const char *json_string_value(const json *value); /* NULL if not a string */
bool json_number_value(const json *value, double *out);
bool json_is_null(const json *value); /* true for JSON null, false if absent */
bool json_is_array(const json *value);
bool json_is_object(const json *value);
size_t json_size(const json *array);
const json *json_first(const json *array_or_object); /* iterate: first, then next */
const json *json_next(const json *element);
const char *json_name(const json *member);

/* Writing, straight into a buffer: json_text writes a quoted, escaped string (invalid UTF-8 becomes
 * U+FFFD), or null for NULL; json_double writes a finite number in its shortest exact form, else null. */
void json_text(struct buffer *out, const char *text);
void json_text_n(struct buffer *out, const char *text, size_t length);
void json_double(struct buffer *out, double number);

#endif
