/* A client's configuration, checked and copied. */
#ifndef LLM_SETTINGS_H
#define LLM_SETTINGS_H

#include "llm/llm.h"

struct settings_model {
    char *name;
    char *url;   /* without a slash at its end; NULL: only the cache answers */
    char *shown; /* the same without user and password */
};

struct settings {
    struct settings_model models[LLM_MAX_MODELS];
    size_t model_count;
    char *key; /* or NULL */
    int connect_ms, total_ms, retries;
    unsigned max_tokens;
    enum llm_format format;
    bool stream;
    void *context;
    void (*show)(void *context, const char *text, size_t length);
};

/* Fails as llm_new does. *out must be freed in any case. */
csql_status settings_read(const struct llm_config *config, struct settings *out,
                          csql_error *error) CSQL_USE_RESULT;
void settings_free(struct settings *settings);

#endif
