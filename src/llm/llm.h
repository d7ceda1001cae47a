/* Language models behind an OpenAI-compatible HTTP interface: what is asked of one, and how its reply is
 * read. Nothing here trusts a reply: check.h says what becomes of a query or a name that a model wrote.
 *
 * A client may be shared between threads; the callbacks of its configuration may then be called by any. */
#ifndef LLM_LLM_H
#define LLM_LLM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"

#define LLM_MAX_MODELS ((size_t)8)
#define LLM_MAX_NAME ((size_t)256) /* of a model */
#define LLM_MAX_URL ((size_t)2048)
#define LLM_MAX_KEY ((size_t)4096)
#define LLM_MAX_REQUEST ((size_t)1 << 20)  /* bytes of a request's body */
#define LLM_MAX_RESPONSE ((size_t)4 << 20) /* bytes of a response's body */
#define LLM_MAX_TEXT ((size_t)256 * 1024)  /* bytes of a reply's text; beyond, it counts as cut short */
#define LLM_MAX_EMBEDDINGS ((size_t)256)   /* texts of one request */
#define LLM_DEFAULT_CONNECT_MS 5000
#define LLM_DEFAULT_TOTAL_MS 30000
#define LLM_DEFAULT_RETRIES 3
/* Requests that fail one after the other before the client asks no more. */
#define LLM_MAX_FAILURES 3

/* How a reply is held to its form. AUTO asks for a JSON schema, and for nothing once the server refused. */
enum llm_format { LLM_FORMAT_AUTO, LLM_FORMAT_SCHEMA, LLM_FORMAT_GRAMMAR, LLM_FORMAT_PLAIN };

struct llm_config {
    const char *models;   /* "NAME,NAME...", each NAME or NAME@URL; the first is the one that is asked */
    const char *url;      /* "http://127.0.0.1:8080/v1"; NULL or "": only the cache answers */
    const char *key;      /* or NULL: then the contents of key_file, or none */
    const char *key_file; /* readable by its owner alone */
    const char *cache_directory; /* replies are kept there; NULL: nowhere */
    int connect_ms, total_ms;    /* 0 for the defaults; total covers all tries */
    int retries;                 /* 0 for the default, below 0 for none */
    unsigned max_tokens;         /* most tokens of any reply; 0: as each request says */
    enum llm_format format;
    bool stream; /* replies come piece by piece, and end as soon as their form is complete */
    void *context;
    /* What is sent, before it is: each NULL if nobody wants to know. */
    void (*show)(void *context, const char *text, size_t length);
};

struct llm;

/* A client. Everything in config is copied. CSQL_BAD_ARGUMENT for a name, address or key that cannot be used
 * (a key is only sent over https or to this machine), CSQL_NOT_FOUND, CSQL_IO and CSQL_REFUSED for a key file
 * that is missing, cannot be read, or that others may read. Nothing is sent. */
csql_status llm_new(const struct llm_config *config, struct llm **out, csql_error *error) CSQL_USE_RESULT;
void llm_free(struct llm *llm);

size_t llm_model_count(const struct llm *llm);
const char *llm_model_name(const struct llm *llm, size_t model);
/* Where the model is, without user and password, or NULL if only the cache answers. */
const char *llm_model_url(const struct llm *llm, size_t model);

/* The server failed LLM_MAX_FAILURES times, and is not asked any more; the cache still is. */
bool llm_has_given_up(struct llm *llm);

/* ---- asking ---- */

/* What a reply must look like. */
enum llm_shape_kind {
    LLM_TEXT,    /* anything */
    LLM_STRINGS, /* {"name": ["...", ...]} */
    LLM_NUMBERS, /* {"name": [1, ...]} */
    LLM_VERDICT  /* {"name": true, "reason": "..."} */
};
struct llm_shape {
    enum llm_shape_kind kind;
    const char *name;
    size_t most; /* members of the list */
};

/* Milliseconds of a clock that only goes forward; what a deadline is given in. */
int64_t llm_now(void);

struct llm_request {
    size_t model;              /* index into the client's models */
    const char *system, *user; /* system may be NULL */
    struct llm_shape shape;
    unsigned max_tokens;          /* 0 for 512 */
    int64_t deadline;             /* by llm_now(); 0: the configured total from now */
    const atomic_bool *cancelled; /* or NULL; once true the request ends with CSQL_INTERRUPTED */
};

struct llm_reply {
    const char *text; /* in the arena; without the model's thinking aloud */
    bool truncated;   /* the server cut it short */
    bool cached;
    size_t prompt_tokens, completion_tokens;
};

/* One completion. CSQL_REMOTE with one clear line for whatever goes wrong with the server, CSQL_INTERRUPTED,
 * CSQL_TOO_LONG for a prompt over LLM_MAX_REQUEST, CSQL_NOT_FOUND where only the cache answers and does not
 * know, CSQL_BAD_TEXT for a prompt that is no UTF-8, CSQL_NO_MEMORY. */
csql_status llm_chat(struct llm *llm, struct arena *arena, const struct llm_request *request,
                     struct llm_reply *out, csql_error *error) CSQL_USE_RESULT;

/* Vectors of texts, count x *dimension, in the arena. Fails as llm_chat does. */
csql_status llm_embed(struct llm *llm, struct arena *arena, size_t model, const char *const *texts,
                      size_t count, const atomic_bool *cancelled, float **out, size_t *dimension,
                      csql_error *error) CSQL_USE_RESULT;

struct llm_cost {
    uint64_t requests, retries, failures, cached;
    uint64_t unmetered; /* answers that did not say what they took */
    uint64_t prompt_tokens, completion_tokens, bytes_sent, bytes_received;
    double milliseconds;
};
struct llm_cost llm_cost(struct llm *llm);

/* ---- reading replies, leniently ---- */

/* The strings of a reply of shape LLM_STRINGS, at most most: a JSON object or list wherever it stands in the
 * text, cut short or not. *count is 0 where there is none. CSQL_NO_MEMORY. */
csql_status llm_read_strings(struct arena *arena, const char *text, const char *name, size_t most,
                             const char ***out, size_t *count) CSQL_USE_RESULT;
/* The same for queries: where there is no JSON, what stands in ``` fences, else what begins with SELECT or
 * WITH and ends with a semicolon or an empty line. */
csql_status llm_read_queries(struct arena *arena, const char *text, size_t most, const char ***out,
                             size_t *count) CSQL_USE_RESULT;
/* Whole numbers of a list, at most most; *found: there was a list, if an empty one. */
csql_status llm_read_numbers(struct arena *arena, const char *text, const char *name, size_t most, long *out,
                             size_t *count, bool *found) CSQL_USE_RESULT;
/* A verdict: "true", "valid", "yes" and their contraries are read without JSON too. *found: there is one. */
csql_status llm_read_verdict(struct arena *arena, const char *text, const char *name, bool *verdict,
                             const char **reason, bool *found) CSQL_USE_RESULT;

#endif
