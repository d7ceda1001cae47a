/* The interface's JSON: requests written, responses read. */
#ifndef LLM_BODY_H
#define LLM_BODY_H

#include "base/buffer.h"
#include "llm/llm.h"

/* Writes a chat completion's request; format SCHEMA, GRAMMAR or PLAIN. */
void body_chat(struct buffer *out, const char *model, const struct llm_request *request,
               enum llm_format format, bool stream);
/* Writes a request for vectors. */
void body_embeddings(struct buffer *out, const char *model, const char *const *texts, size_t count);

/* What a response says. */
struct body_answer {
    const char *text; /* in the arena */
    bool truncated;
    bool metered; /* it says what it took */
    size_t prompt_tokens, completion_tokens;
};
/* Reads a completion in one piece. CSQL_REMOTE with one clear line, CSQL_NO_MEMORY. */
csql_status body_read_chat(struct arena *arena, const char *text, size_t length, struct body_answer *out,
                           csql_error *error) CSQL_USE_RESULT;
/* Reads a completion that came as events. */
csql_status body_read_events(struct arena *arena, const char *text, size_t length, struct body_answer *out,
                             csql_error *error) CSQL_USE_RESULT;
/* Reads vectors, which must be count of one length. */
csql_status body_read_embeddings(struct arena *arena, const char *text, size_t length, size_t count,
                                 float **out, size_t *dimension, csql_error *error) CSQL_USE_RESULT;
/* What the server says is wrong, cut to one short line in the arena; NULL if it does not say. secret: text
 * that must not be repeated, or NULL. */
const char *body_complaint(struct arena *arena, const char *text, size_t length, const char *secret);

/* ---- events ---- */

/* Text that grows with the events of a stream. */
struct body_stream {
    size_t offset; /* read so far */
    struct buffer text;
    bool ended, truncated, failed, metered;
    size_t prompt_tokens, completion_tokens;
};
struct body_stream body_stream_new(void);
void body_stream_free(struct body_stream *stream);
/* Reads the events that are complete. last: there is no more. */
void body_stream_read(struct body_stream *stream, const char *text, size_t length, bool last);

#endif
