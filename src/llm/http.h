/* One POST over libcurl: no redirects, capped, cancellable, connections kept. */
#ifndef LLM_HTTP_H
#define LLM_HTTP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/buffer.h"
#include "clarisql.h"

struct http; /* the connections that are kept; may be shared between threads */

/* NULL when out of memory, or when libcurl cannot start. */
struct http *http_new(void);
void http_free(struct http *http);

struct http_request {
    const char *url, *key; /* key NULL: none */
    const char *body;
    size_t length;
    int connect_ms;
    int64_t deadline; /* by llm_now() */
    const atomic_bool *cancelled;
    void *context;
    /* Looks at the body so far; true: enough, the rest is not waited for. Or NULL. */
    bool (*look)(void *context, const struct buffer *body);
    /* Takes what is sent, byte for byte but for secrets. Or NULL. */
    void (*show)(void *context, const char *text, size_t length);
    void *show_context;
};

struct http_response {
    long status;         /* HTTP's */
    int64_t retry_after; /* milliseconds, or -1 where the server does not say */
    bool is_events;      /* a stream of events */
    struct buffer body;  /* the caller's to free, also after a failure */
    uint64_t sent, received;
};

/* The environment's proxies are used for https to other machines alone. CSQL_OK for any complete response,
 * whatever its status. CSQL_REMOTE with one clear line, CSQL_INTERRUPTED, CSQL_NO_MEMORY. */
csql_status http_post(struct http *http, const struct http_request *request, struct http_response *out,
                      csql_error *error) CSQL_USE_RESULT;

/* The address is one of this machine's own. */
bool http_is_local(const char *url);
/* Parts the address: http or https, a host; true if it can be used. *secure: https. The address without user
 * and password goes to shown, of size bytes. */
bool http_check_url(const char *url, bool *secure, char *shown, size_t size);

#endif
