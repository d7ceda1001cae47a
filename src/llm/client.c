/* The client: from a request to a reply, by way of the cache, the server, and another try. */
#include <stdlib.h>
#include <string.h>

#include <pthread.h>

#include "base/clock.h"
#include "base/error.h"
#include "llm/body.h"
#include "llm/cache.h"
#include "llm/http.h"
#include "llm/settings.h"
#include "llm/shape.h"

#define FIRST_WAIT_MS 500
#define LONGEST_WAIT_MS 20000
#define SLICE_MS 50 /* how long a wait goes on before it is looked whether it still should */

struct llm {
    struct settings settings;
    struct http *http;
    struct cache *cache;  /* or NULL */
    atomic_bool plain;    /* the server was asked for a schema, and refused */
    atomic_uint failures; /* one after the other */
    pthread_mutex_t lock; /* of cost */
    struct llm_cost cost;
};

int64_t llm_now(void) {
    return (int64_t)clock_ms();
}

csql_status llm_new(const struct llm_config *config, struct llm **out, csql_error *error) {
    *out = NULL;
    struct llm *llm = calloc(1, sizeof *llm);
    if (!llm || pthread_mutex_init(&llm->lock, NULL) != 0) {
        free(llm);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = settings_read(config, &llm->settings, error);
    if (status == CSQL_OK) {
        llm->http = http_new();
        status = llm->http ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "libcurl cannot start");
    }
    if (status == CSQL_OK && config->cache_directory && *config->cache_directory) {
        status = cache_open(config->cache_directory, &llm->cache, error);
    }
    if (status != CSQL_OK) {
        llm_free(llm);
        return status;
    }
    *out = llm;
    return CSQL_OK;
}

void llm_free(struct llm *llm) {
    if (llm) {
        cache_close(llm->cache);
        http_free(llm->http);
        settings_free(&llm->settings);
        (void)pthread_mutex_destroy(&llm->lock);
        free(llm);
    }
}

size_t llm_model_count(const struct llm *llm) {
    return llm->settings.model_count;
}

const char *llm_model_name(const struct llm *llm, size_t model) {
    return model < llm->settings.model_count ? llm->settings.models[model].name : NULL;
}

const char *llm_model_url(const struct llm *llm, size_t model) {
    return model < llm->settings.model_count ? llm->settings.models[model].shown : NULL;
}

bool llm_has_given_up(struct llm *llm) {
    return atomic_load(&llm->failures) >= LLM_MAX_FAILURES;
}

struct llm_cost llm_cost(struct llm *llm) {
    (void)pthread_mutex_lock(&llm->lock);
    struct llm_cost cost = llm->cost;
    (void)pthread_mutex_unlock(&llm->lock);
    return cost;
}

/* ---- one request, with its tries ---- */

struct call {
    struct llm *llm;
    const struct settings_model *model;
    const char *path; /* below the base address */
    int64_t deadline;
    const atomic_bool *cancelled;
    struct arena *arena;
    struct llm_shape shape; /* of what comes in events */
    struct body_stream stream;
    const char *secret;
};

static void note_try(struct call *call, const struct http_response *response, bool again, double took) {
    (void)pthread_mutex_lock(&call->llm->lock);
    struct llm_cost *cost = &call->llm->cost;
    cost->requests++;
    cost->retries += again;
    cost->bytes_sent += response->sent;
    cost->bytes_received += response->received;
    cost->milliseconds += took;
    (void)pthread_mutex_unlock(&call->llm->lock);
}

static void note_end(struct llm *llm, bool failed, bool cached, const struct body_answer *answer) {
    (void)pthread_mutex_lock(&llm->lock);
    llm->cost.failures += failed;
    llm->cost.cached += cached;
    if (answer && !cached) {
        llm->cost.unmetered += !answer->metered;
        llm->cost.prompt_tokens += answer->prompt_tokens;
        llm->cost.completion_tokens += answer->completion_tokens;
    }
    (void)pthread_mutex_unlock(&llm->lock);
}

static bool is_cancelled(const struct call *call) {
    return call->cancelled && atomic_load(call->cancelled);
}

/* Waits before another try; false if there is no time for it. */
static bool wait_for(const struct call *call, int64_t milliseconds) {
    int64_t until = llm_now() + milliseconds;
    if (until >= call->deadline) {
        return false;
    }
    while (llm_now() < until && !is_cancelled(call)) {
        const struct timespec slice = {.tv_nsec = SLICE_MS * 1000000L};
        (void)nanosleep(&slice, NULL); /* a signal ends it early, which is meant */
    }
    return true;
}

static bool is_passing(long status) {
    return status == 408 || status == 429 || status >= 500;
}

/* One line about a response that is no answer. */
static csql_status refuse(const struct call *call, const struct http_response *response, csql_error *error) {
    long status = response->status;
    const char *said =
        body_complaint(call->arena, buffer_text(&response->body), response->body.length, call->secret);
    const char *what = status >= 300 && status < 400 ? "it sends us elsewhere, and we do not go"
                       : status == 401 || status == 403
                           ? (call->secret ? "it does not take the key" : "it wants a key")
                       : status == 404 ? "no such model or address"
                       : status == 429 ? "it is asked too much"
                       : status >= 500 ? "it has failed"
                                       : "it does not take the request";
    return error_set(error, CSQL_REMOTE, "the model server answers HTTP %ld: %s%s%s%s", status, what,
                     said ? " (" : "", said ? said : "", said ? ")" : "");
}

static bool look(void *context, const struct buffer *body) {
    struct call *call = context;
    body_stream_read(&call->stream, body->text, body->length, false);
    return call->stream.failed ||
           shape_is_complete(buffer_text(&call->stream.text), call->stream.text.length, &call->shape);
}

static void show(const struct call *call, const char *text) {
    const struct settings *settings = &call->llm->settings;
    if (settings->show) {
        settings->show(settings->context, text, strlen(text));
    }
}

static csql_status post_once(struct call *call, const char *url, const struct buffer *body, bool again,
                             bool events, struct http_response *response, csql_error *error) {
    const struct settings *settings = &call->llm->settings;
    struct http_request request = {.url = url,
                                   .key = settings->key,
                                   .body = buffer_text(body),
                                   .length = body->length,
                                   .connect_ms = settings->connect_ms,
                                   .deadline = call->deadline,
                                   .cancelled = call->cancelled,
                                   .context = call,
                                   .look = events ? look : NULL,
                                   .show = settings->show,
                                   .show_context = settings->context};
    int64_t begun = llm_now();
    body_stream_free(&call->stream);
    call->stream = body_stream_new();
    csql_status status = http_post(call->llm->http, &request, response, error);
    note_try(call, response, again, (double)(llm_now() - begun));
    return status;
}

/* Posts until there is an answer, or no more hope. *response is the caller's to free. */
static csql_status post(struct call *call, const struct buffer *body, bool events,
                        struct http_response *response, csql_error *error) {
    const struct settings *settings = &call->llm->settings;
    struct buffer url = buffer_new(LLM_MAX_URL + 64);
    buffer_printf(&url, "%s/%s", call->model->url, call->path);
    int64_t wait = FIRST_WAIT_MS;
    csql_status status = url.status;
    for (int tries = 0; status == CSQL_OK; tries++) {
        status = post_once(call, buffer_text(&url), body, tries > 0, events, response, error);
        if (status != CSQL_OK || response->status == 200) {
            break;
        }
        int64_t pause = response->retry_after >= 0 ? response->retry_after : wait;
        if (!is_passing(response->status) || tries >= settings->retries || !wait_for(call, pause)) {
            status = refuse(call, response, error);
            break;
        }
        if (is_cancelled(call)) {
            status = error_set(error, CSQL_INTERRUPTED, "interrupted");
            break;
        }
        buffer_free(&response->body);
        wait = wait * 2 < LONGEST_WAIT_MS ? wait * 2 : LONGEST_WAIT_MS;
    }
    buffer_free(&url);
    return status;
}

/* Counts what came of a call, and stops asking a server that only fails. */
static void note_outcome(struct call *call, csql_status status) {
    if (status == CSQL_REMOTE) {
        atomic_fetch_add(&call->llm->failures, 1);
        note_end(call->llm, true, false, NULL);
    } else if (status == CSQL_OK) {
        atomic_store(&call->llm->failures, 0);
    }
}

static csql_status check_server(const struct call *call, csql_error *error) {
    if (!call->model->url) {
        return error_set(error, CSQL_NOT_FOUND, "no model server is set, and the cache does not know");
    }
    if (llm_has_given_up(call->llm)) {
        return error_set(error, CSQL_REMOTE, "the model server failed %d times; it is not asked any more",
                         LLM_MAX_FAILURES);
    }
    return CSQL_OK;
}

/* ---- completions ---- */

static csql_status check_body(const struct buffer *body, csql_error *error) {
    return body->status == CSQL_OK ? CSQL_OK
           : body->status == CSQL_TOO_LONG
               ? error_set(error, CSQL_TOO_LONG, "the prompt is over %zu bytes", LLM_MAX_REQUEST)
               : error_set(error, body->status, "out of memory");
}

static void show_prompt(const struct call *call, const struct llm_request *request) {
    if (call->llm->settings.show) {
        show(call, "---- to ");
        show(call, call->model->name);
        show(call, call->model->shown ? " at " : "");
        show(call, call->model->shown ? call->model->shown : "");
        show(call, "\n");
        if (request->system) {
            show(call, "-- system\n");
            show(call, request->system);
            show(call, "\n");
        }
        show(call, "-- user\n");
        show(call, request->user);
        show(call, "\n");
    }
}

/* Asks the server in one format. *again: it refused the format and no more. */
static csql_status ask(struct call *call, const struct llm_request *request, enum llm_format format,
                       bool *again, struct body_answer *answer, csql_error *error) {
    bool stream = call->llm->settings.stream;
    struct buffer body = buffer_new(LLM_MAX_REQUEST);
    struct http_response response = {.body = buffer_new(0)};
    body_chat(&body, call->model->name, request, format, stream);
    csql_status status = check_body(&body, error);
    show(call, "-- as sent\n");
    status = status == CSQL_OK ? post(call, &body, stream, &response, error) : status;
    *again = status == CSQL_REMOTE && (response.status == 400 || response.status == 422);
    if (status == CSQL_OK && stream && response.is_events) {
        if (shape_is_complete(buffer_text(&call->stream.text), call->stream.text.length, &call->shape)) {
            answer->text = arena_copy(call->arena, buffer_text(&call->stream.text), call->stream.text.length);
            status = answer->text ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
        } else {
            status = body_read_events(call->arena, buffer_text(&response.body), response.body.length, answer,
                                      error);
        }
    } else if (status == CSQL_OK) {
        status =
            body_read_chat(call->arena, buffer_text(&response.body), response.body.length, answer, error);
    }
    buffer_free(&body);
    buffer_free(&response.body);
    return status;
}

/* The format to try first. */
static enum llm_format first_format(const struct llm *llm) {
    enum llm_format format = llm->settings.format;
    return format != LLM_FORMAT_AUTO  ? format
           : atomic_load(&llm->plain) ? LLM_FORMAT_PLAIN
                                      : LLM_FORMAT_SCHEMA;
}

static csql_status ask_server(struct call *call, const struct llm_request *request,
                              struct body_answer *answer, csql_error *error) {
    bool again = false;
    enum llm_format format = first_format(call->llm);
    csql_status status = check_server(call, error);
    if (status == CSQL_OK) {
        status = ask(call, request, format, &again, answer, error);
    }
    bool may = call->llm->settings.format == LLM_FORMAT_AUTO && format == LLM_FORMAT_SCHEMA &&
               request->shape.kind != LLM_TEXT;
    if (status != CSQL_OK && again && may) {
        status = ask(call, request, LLM_FORMAT_PLAIN, &again, answer, error);
        if (status == CSQL_OK) {
            atomic_store(&call->llm->plain, true);
        }
    }
    return status;
}

/* The reply without what the model says to itself. */
static const char *without_thinking(const char *text) {
    static const char end[] = "</think>";
    const char *at = strstr(text, end);
    text = at ? at + sizeof end - 1 : text;
    return text + strspn(text, " \t\r\n");
}

csql_status llm_chat(struct llm *llm, struct arena *arena, const struct llm_request *request,
                     struct llm_reply *out, csql_error *error) {
    *out = (struct llm_reply){.text = NULL};
    if (request->model >= llm->settings.model_count || !request->user) {
        return error_set(error, CSQL_BAD_ARGUMENT, "no such model, or no prompt");
    }
    struct call call = {.llm = llm,
                        .model = &llm->settings.models[request->model],
                        .path = "chat/completions",
                        .deadline =
                            request->deadline ? request->deadline : llm_now() + llm->settings.total_ms,
                        .cancelled = request->cancelled,
                        .arena = arena,
                        .shape = request->shape,
                        .stream = body_stream_new(),
                        .secret = llm->settings.key};
    struct body_answer answer = {.text = NULL};
    struct llm_request capped = *request;
    unsigned most = llm->settings.max_tokens;
    if (most > 0 && (capped.max_tokens == 0 || capped.max_tokens > most)) {
        capped.max_tokens = most;
    }
    request = &capped;
    /* What a reply is kept under does not depend on how it comes, nor on what the server takes. */
    struct buffer identity = buffer_new(LLM_MAX_REQUEST);
    body_chat(&identity, call.model->name, request, LLM_FORMAT_SCHEMA, false);
    csql_status status = check_body(&identity, error);
    if (status == CSQL_OK) {
        show_prompt(&call, request);
        out->cached = llm->cache && cache_find(llm->cache, arena, buffer_text(&identity), &answer);
        if (out->cached) {
            note_end(llm, false, true, NULL);
            show(&call, "-- answered from the cache; nothing is sent\n");
        } else {
            status = ask_server(&call, request, &answer, error);
            note_outcome(&call, status);
        }
    }
    if (status == CSQL_OK && !out->cached) {
        note_end(llm, false, false, &answer);
        const bool secret = llm->settings.key && strstr(answer.text, llm->settings.key); /* echoed */
        if (llm->cache && !secret) {
            cache_keep(llm->cache, buffer_text(&identity), &answer);
        }
    }
    if (status == CSQL_OK) {
        out->text = without_thinking(answer.text);
        out->truncated = answer.truncated;
        out->prompt_tokens = answer.prompt_tokens;
        out->completion_tokens = answer.completion_tokens;
    }
    body_stream_free(&call.stream);
    buffer_free(&identity);
    return status;
}

/* ---- vectors ---- */

csql_status llm_embed(struct llm *llm, struct arena *arena, size_t model, const char *const *texts,
                      size_t count, const atomic_bool *cancelled, float **out, size_t *dimension,
                      csql_error *error) {
    *out = NULL;
    *dimension = 0;
    if (model >= llm->settings.model_count || count == 0 || count > LLM_MAX_EMBEDDINGS) {
        return error_set(error, CSQL_BAD_ARGUMENT, "1 to %zu texts, of a model that is set",
                         LLM_MAX_EMBEDDINGS);
    }
    struct call call = {.llm = llm,
                        .model = &llm->settings.models[model],
                        .path = "embeddings",
                        .deadline = llm_now() + llm->settings.total_ms,
                        .cancelled = cancelled,
                        .arena = arena,
                        .stream = body_stream_new(),
                        .secret = llm->settings.key};
    struct buffer body = buffer_new(LLM_MAX_REQUEST);
    struct http_response response = {.body = buffer_new(0)};
    body_embeddings(&body, call.model->name, texts, count);
    csql_status status = check_body(&body, error);
    status = status == CSQL_OK ? check_server(&call, error) : status;
    if (status == CSQL_OK) {
        show(&call, "-- as sent\n");
        status = post(&call, &body, false, &response, error);
    }
    if (status == CSQL_OK) {
        status = body_read_embeddings(arena, buffer_text(&response.body), response.body.length, count, out,
                                      dimension, error);
    }
    note_outcome(&call, status);
    body_stream_free(&call.stream);
    buffer_free(&body);
    buffer_free(&response.body);
    return status;
}
