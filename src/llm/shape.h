/* The forms that a reply is held to, as a JSON schema and as llama.cpp's grammar. */
#ifndef LLM_SHAPE_H
#define LLM_SHAPE_H

#include "base/buffer.h"
#include "llm/llm.h"

#define SHAPE_MAX_GRAMMAR ((size_t)4096)

/* Neither is for LLM_TEXT. */
void shape_schema(struct buffer *out, const struct llm_shape *shape);
void shape_grammar(struct buffer *out, const struct llm_shape *shape);

/* True if the text holds a complete value of the form: nothing more need be waited for. */
bool shape_is_complete(const char *text, size_t length, const struct llm_shape *shape);

/* The length of the JSON object or list that text begins with, or 0 if it does not end within length. */
size_t shape_json_length(const char *text, size_t length);

#endif
