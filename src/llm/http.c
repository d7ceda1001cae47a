#include "llm/http.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "llm/llm.h"

/* Connections that may lie idle. */
#define MAX_IDLE 16

struct http {
    pthread_mutex_t lock;
    CURL *idle[MAX_IDLE]; /* each with its own open connections */
    size_t idle_count;
};

/* A transfer under way. */
struct transfer {
    const struct http_request *request;
    struct http_response *response;
    bool enough;
};

/* libcurl must be started once a process, by one thread. */
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool started;

static void start(void) {
    started = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

struct http *http_new(void) {
    if (pthread_once(&once, start) != 0 || !started) {
        return NULL;
    }
    struct http *http = calloc(1, sizeof *http);
    if (http && pthread_mutex_init(&http->lock, NULL) != 0) {
        free(http);
        return NULL;
    }
    return http;
}

void http_free(struct http *http) {
    if (http) {
        for (size_t i = 0; i < http->idle_count; i++) {
            curl_easy_cleanup(http->idle[i]);
        }
        (void)pthread_mutex_destroy(&http->lock);
        free(http);
    }
}

static CURL *take(struct http *http) {
    (void)pthread_mutex_lock(&http->lock);
    CURL *handle = http->idle_count ? http->idle[--http->idle_count] : NULL;
    (void)pthread_mutex_unlock(&http->lock);
    return handle ? handle : curl_easy_init();
}

static void give(struct http *http, CURL *handle) {
    curl_easy_reset(handle); /* keeps the connections */
    (void)pthread_mutex_lock(&http->lock);
    bool kept = http->idle_count < MAX_IDLE;
    if (kept) {
        http->idle[http->idle_count++] = handle;
    }
    (void)pthread_mutex_unlock(&http->lock);
    if (!kept) {
        curl_easy_cleanup(handle);
    }
}

/* ---- addresses ---- */

static char *get_part(CURLU *url, CURLUPart part, unsigned flags) {
    char *text = NULL;
    return curl_url_get(url, part, &text, flags) == CURLUE_OK ? text : NULL;
}

bool http_check_url(const char *url, bool *secure, char *shown, size_t size) {
    CURLU *parts = curl_url();
    bool good = parts && curl_url_set(parts, CURLUPART_URL, url, 0) == CURLUE_OK;
    char *scheme = good ? get_part(parts, CURLUPART_SCHEME, 0) : NULL;
    char *host = good ? get_part(parts, CURLUPART_HOST, 0) : NULL;
    good = scheme && host && *host && (strcmp(scheme, "https") == 0 || strcmp(scheme, "http") == 0);
    *secure = good && strcmp(scheme, "https") == 0;
    if (good) {
        (void)curl_url_set(parts, CURLUPART_USER, NULL, 0);
        (void)curl_url_set(parts, CURLUPART_PASSWORD, NULL, 0);
        (void)curl_url_set(parts, CURLUPART_QUERY, NULL, 0);
        char *whole = get_part(parts, CURLUPART_URL, 0);
        good = whole && strlen(whole) < size;
        if (good) {
            memcpy(shown, whole, strlen(whole) + 1);
        }
        curl_free(whole);
    }
    curl_free(scheme);
    curl_free(host);
    curl_url_cleanup(parts);
    return good;
}

/* 127.0.0.0/8 in four numbers; "127.999.1.1" is some name that a server of names may know. */
static bool is_loopback(const char *host) {
    struct in_addr address;
    return inet_pton(AF_INET, host, &address) == 1 && ntohl(address.s_addr) >> 24 == 127;
}

bool http_is_local(const char *url) {
    CURLU *parts = curl_url();
    bool local = false;
    if (parts && curl_url_set(parts, CURLUPART_URL, url, 0) == CURLUE_OK) {
        char *host = get_part(parts, CURLUPART_HOST, 0);
        local =
            host && (strcasecmp(host, "localhost") == 0 || strcmp(host, "[::1]") == 0 || is_loopback(host));
        curl_free(host);
    }
    curl_url_cleanup(parts);
    return local;
}

/* ---- callbacks ---- */

static size_t on_body(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    struct buffer *body = &transfer->response->body;
    buffer_add(body, bytes, size * count);
    if (body->status != CSQL_OK) {
        return 0;
    }
    const struct http_request *request = transfer->request;
    if (request->look && request->look(request->context, body)) {
        transfer->enough = true;
        return 0;
    }
    return size * count;
}

static int on_progress(void *context, curl_off_t total, curl_off_t now, curl_off_t up_total,
                       curl_off_t up_now) {
    (void)total;
    (void)now;
    (void)up_total;
    (void)up_now;
    const struct transfer *transfer = context;
    const atomic_bool *cancelled = transfer->request->cancelled;
    return cancelled && atomic_load(cancelled);
}

/* A header line that holds a secret. */
static bool is_secret(const char *line) {
    return strncasecmp(line, "Authorization:", 14) == 0 || strncasecmp(line, "Proxy-Authorization:", 20) == 0;
}

/* Shows headers line by line, secrets left out. */
static void show_headers(const struct http_request *request, const char *text, size_t length) {
    static const char hidden[] = " (not shown)\n";
    while (length > 0) {
        const char *end = memchr(text, '\n', length);
        size_t span = end ? (size_t)(end - text) + 1 : length;
        size_t shown = span > 1 && text[span - 1] == '\n' && text[span - 2] == '\r' ? span - 2 : span;
        if (is_secret(text)) {
            request->show(request->show_context, text, strcspn(text, ":") + 1);
            request->show(request->show_context, hidden, sizeof hidden - 1);
        } else {
            request->show(request->show_context, text, shown);
            if (shown < span) {
                request->show(request->show_context, "\n", 1);
            }
        }
        text += span;
        length -= span;
    }
}

static int on_debug(CURL *handle, curl_infotype type, char *data, size_t length, void *context) {
    (void)handle;
    const struct http_request *request = ((const struct transfer *)context)->request;
    if (type == CURLINFO_HEADER_OUT) {
        show_headers(request, data, length);
    } else if (type == CURLINFO_DATA_OUT) {
        request->show(request->show_context, data, length);
        request->show(request->show_context, "\n", 1);
    }
    return 0;
}

/* ---- one request ---- */

static struct curl_slist *make_headers(const struct http_request *request) {
    struct buffer key = buffer_new(LLM_MAX_KEY + 64);
    struct curl_slist *headers = curl_slist_append(NULL, "Content-Type: application/json");
    const char *more[] = {"Accept: application/json, text/event-stream", "Expect:", NULL};
    if (request->key) {
        buffer_printf(&key, "Authorization: Bearer %s", request->key);
        more[2] = key.status == CSQL_OK ? buffer_text(&key) : NULL;
    }
    for (size_t i = 0; headers && i < sizeof more / sizeof *more; i++) {
        if (more[i]) {
            struct curl_slist *longer = curl_slist_append(headers, more[i]);
            if (!longer) {
                curl_slist_free_all(headers);
            }
            headers = longer;
        }
    }
    if (key.status != CSQL_OK) {
        curl_slist_free_all(headers);
        headers = NULL;
    }
    buffer_free(&key);
    return headers;
}

/* The program's own habits of curl(1), which the library leaves to its callers. */
static CURLcode set_trust(CURL *handle) {
    const char *file = getenv("CURL_CA_BUNDLE");
    const char *directory = getenv("SSL_CERT_DIR");
    file = file && *file ? file : getenv("SSL_CERT_FILE");
    CURLcode code = CURLE_OK;
    if (file && *file) {
        code = curl_easy_setopt(handle, CURLOPT_CAINFO, file);
    }
    if (code == CURLE_OK && directory && *directory) {
        code = curl_easy_setopt(handle, CURLOPT_CAPATH, directory);
    }
    return code;
}

static CURLcode set_show(CURL *handle, struct transfer *transfer) {
    if (!transfer->request->show) {
        return CURLE_OK;
    }
    CURLcode code = curl_easy_setopt(handle, CURLOPT_DEBUGFUNCTION, on_debug);
    code = code ? code : curl_easy_setopt(handle, CURLOPT_DEBUGDATA, transfer);
    return code ? code : curl_easy_setopt(handle, CURLOPT_VERBOSE, 1L);
}

/* A proxy sees what goes over plain http, the key included; what is on this machine needs none. */
static bool may_go_through_proxy(const char *url) {
    return strncasecmp(url, "https:", 6) == 0 && !http_is_local(url);
}

#define SET(option, value) code = code ? code : curl_easy_setopt(handle, option, value)

static CURLcode set_up(CURL *handle, struct transfer *transfer, struct curl_slist *headers, long left,
                       char *detail) {
    const struct http_request *request = transfer->request;
    CURLcode code = CURLE_OK;
    long connect = request->connect_ms < left ? request->connect_ms : left;
    SET(CURLOPT_URL, request->url);
    if (!may_go_through_proxy(request->url)) {
        SET(CURLOPT_PROXY, ""); /* whatever the environment says */
    }
    SET(CURLOPT_PROTOCOLS_STR, "http,https");
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    SET(CURLOPT_NOSIGNAL, 1L);
    SET(CURLOPT_ERRORBUFFER, detail);
    SET(CURLOPT_HTTPHEADER, headers);
    SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->length);
    SET(CURLOPT_POSTFIELDS, request->body);
    SET(CURLOPT_TIMEOUT_MS, left);
    SET(CURLOPT_CONNECTTIMEOUT_MS, connect > 0 ? connect : 1L);
    SET(CURLOPT_WRITEFUNCTION, on_body);
    SET(CURLOPT_WRITEDATA, transfer);
    SET(CURLOPT_XFERINFOFUNCTION, on_progress);
    SET(CURLOPT_XFERINFODATA, transfer);
    SET(CURLOPT_NOPROGRESS, 0L);
    SET(CURLOPT_TCP_KEEPALIVE, 1L);
    code = code ? code : set_trust(handle);
    return code ? code : set_show(handle, transfer);
}
#undef SET

/* One line about a transfer that failed. */
static csql_status explain(CURLcode code, const struct transfer *transfer, const char *detail,
                           csql_error *error) {
    const atomic_bool *cancelled = transfer->request->cancelled;
    const struct buffer *body = &transfer->response->body;
    if (body->status == CSQL_NO_MEMORY) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    if (code == CURLE_ABORTED_BY_CALLBACK && cancelled && atomic_load(cancelled)) {
        return error_set(error, CSQL_INTERRUPTED, "interrupted");
    }
    if (body->status == CSQL_TOO_LONG) {
        return error_set(error, CSQL_REMOTE, "the model server sends more than %zu bytes; not read",
                         body->limit);
    }
    switch (code) {
    case CURLE_OUT_OF_MEMORY: /* also what curl says of a header line beyond its own limit */
        return error_set(error, CSQL_REMOTE, "the model server sends too long a header");
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_CONNECT:
        return error_set(error, CSQL_REMOTE, "no model server can be reached: %s",
                         *detail ? detail : curl_easy_strerror(code));
    case CURLE_OPERATION_TIMEDOUT:
        return error_set(error, CSQL_REMOTE, "the model server does not answer in time");
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_ISSUER_ERROR:
        return error_set(error, CSQL_REMOTE, "the model server's certificate is not accepted: %s",
                         *detail ? detail : curl_easy_strerror(code));
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
        return error_set(error, CSQL_REMOTE, "the model server broke off its answer");
    default:
        return error_set(error, CSQL_REMOTE, "the model server cannot be talked to: %s",
                         *detail ? detail : curl_easy_strerror(code));
    }
}

static void read_info(CURL *handle, struct http_response *out) {
    const char *type = NULL;
    curl_off_t wait = 0, up = 0, down = 0;
    long status = 0;
    (void)curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    out->status = status;
    if (curl_easy_getinfo(handle, CURLINFO_RETRY_AFTER, &wait) == CURLE_OK && wait > 0) {
        out->retry_after = wait > INT32_MAX ? INT64_C(1000) * INT32_MAX : (int64_t)wait * 1000;
    }
    if (curl_easy_getinfo(handle, CURLINFO_CONTENT_TYPE, &type) == CURLE_OK && type) {
        out->is_events = strncasecmp(type, "text/event-stream", 17) == 0;
    }
    if (curl_easy_getinfo(handle, CURLINFO_SIZE_UPLOAD_T, &up) == CURLE_OK && up > 0) {
        out->sent = (uint64_t)up;
    }
    if (curl_easy_getinfo(handle, CURLINFO_SIZE_DOWNLOAD_T, &down) == CURLE_OK && down > 0) {
        out->received = (uint64_t)down;
    }
}

csql_status http_post(struct http *http, const struct http_request *request, struct http_response *out,
                      csql_error *error) {
    *out = (struct http_response){.retry_after = -1, .body = buffer_new(LLM_MAX_RESPONSE)};
    char detail[CURL_ERROR_SIZE] = "";
    struct transfer transfer = {.request = request, .response = out};
    int64_t left = request->deadline - llm_now();
    if (left <= 0) {
        return explain(CURLE_OPERATION_TIMEDOUT, &transfer, detail, error);
    }
    struct curl_slist *headers = make_headers(request);
    CURL *handle = take(http);
    csql_status status = CSQL_OK;
    if (!headers || !handle) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        goto out;
    }
    CURLcode code = set_up(handle, &transfer, headers, left > INT32_MAX ? INT32_MAX : (long)left, detail);
    code = code ? code : curl_easy_perform(handle);
    read_info(handle, out);
    if (code != CURLE_OK && !transfer.enough) {
        status = explain(code, &transfer, detail, error);
    }
out:
    if (handle) {
        give(http, handle);
    }
    curl_slist_free_all(headers);
    return status;
}
