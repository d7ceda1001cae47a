#include "llm/settings.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "llm/http.h"

static csql_status no_memory(csql_error *error) {
    return error_set(error, CSQL_NO_MEMORY, "out of memory");
}

void settings_free(struct settings *settings) {
    for (size_t i = 0; i < settings->model_count; i++) {
        free(settings->models[i].name);
        free(settings->models[i].url);
        free(settings->models[i].shown);
    }
    free(settings->key);
    *settings = (struct settings){.model_count = 0};
}

/* ---- the key ---- */

/* A key is printable ASCII without blanks: anything else could end the header that it stands in. */
static csql_status take_key(const char *text, size_t length, struct settings *out, csql_error *error) {
    while (length > 0 && strchr(" \t\r\n", text[length - 1])) {
        length--;
    }
    for (size_t i = 0; i < length; i++) {
        if (text[i] <= ' ' || text[i] > '~') {
            return error_set(error, CSQL_BAD_ARGUMENT, "the model's key holds a character that no key has");
        }
    }
    if (length == 0 || length > LLM_MAX_KEY) {
        return error_set(error, CSQL_BAD_ARGUMENT, "the model's key is %s", length ? "too long" : "empty");
    }
    out->key = strndup(text, length);
    return out->key ? CSQL_OK : no_memory(error);
}

static csql_status read_key_file(const char *path, struct settings *out, csql_error *error) {
    char text[LLM_MAX_KEY + 2];
    struct stat info;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a FIFO must not hold us */
    if (file < 0) {
        return error_set(error, errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO, "%s: cannot be opened: %s", path,
                         strerror(errno));
    }
    csql_status status = CSQL_OK;
    if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode)) {
        status = error_set(error, CSQL_IO, "%s: not a file", path);
    } else if ((info.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        status = error_set(error, CSQL_REFUSED, "%s: others may read it; chmod 600 it first", path);
    }
    ssize_t got = status == CSQL_OK ? read(file, text, sizeof text) : 0;
    (void)close(file); /* only read */
    if (status == CSQL_OK && got < 0) {
        status = error_set(error, CSQL_IO, "%s: cannot be read", path);
    }
    return status == CSQL_OK ? take_key(text, (size_t)got, out, error) : status;
}

/* ---- models ---- */

static csql_status set_url(struct settings_model *model, const char *url, size_t length, bool has_key,
                           csql_error *error) {
    char shown[LLM_MAX_URL + 1];
    bool secure = false;
    while (length > 0 && url[length - 1] == '/') {
        length--;
    }
    model->url = length <= LLM_MAX_URL ? strndup(url, length) : NULL;
    if (!model->url) {
        return length > LLM_MAX_URL ? error_set(error, CSQL_BAD_ARGUMENT, "the model's address is too long")
                                    : no_memory(error);
    }
    if (!http_check_url(model->url, &secure, shown, sizeof shown)) {
        return error_set(error, CSQL_BAD_ARGUMENT,
                         "the model's address is no http or https address, such as http://127.0.0.1:8080/v1");
    }
    if (has_key && !secure && !http_is_local(model->url)) {
        return error_set(error, CSQL_BAD_ARGUMENT, "a key is only sent over https, which %s is not", shown);
    }
    model->shown = strdup(shown);
    return model->shown ? CSQL_OK : no_memory(error);
}

/* NAME or NAME@URL; an address begins with its scheme, since a name may hold @. */
static csql_status add_model(struct settings *out, const char *text, size_t length, const char *url,
                             csql_error *error) {
    if (out->model_count == LLM_MAX_MODELS) {
        return error_set(error, CSQL_BAD_ARGUMENT, "at most %zu models", LLM_MAX_MODELS);
    }
    struct settings_model *model = &out->models[out->model_count++];
    size_t name = length;
    for (size_t i = 0; i + 8 <= length; i++) {
        if (strncmp(text + i, "@http://", 8) == 0 || strncmp(text + i, "@https:/", 8) == 0) {
            name = i;
            break;
        }
    }
    if (name == 0 || name > LLM_MAX_NAME) {
        return error_set(error, CSQL_BAD_ARGUMENT, "a model's name is %s", name ? "too long" : "missing");
    }
    model->name = strndup(text, name);
    if (!model->name) {
        return no_memory(error);
    }
    if (name < length) {
        return set_url(model, text + name + 1, length - name - 1, out->key != NULL, error);
    }
    return url && *url ? set_url(model, url, strlen(url), out->key != NULL, error) : CSQL_OK;
}

static csql_status read_models(const struct llm_config *config, struct settings *out, csql_error *error) {
    const char *at = config->models ? config->models : "";
    csql_status status = CSQL_OK;
    do {
        size_t span = strcspn(at, ",");
        status = add_model(out, at, span, config->url, error);
        at += span + (at[span] == ',');
    } while (status == CSQL_OK && *at);
    return status;
}

csql_status settings_read(const struct llm_config *config, struct settings *out, csql_error *error) {
    *out =
        (struct settings){.connect_ms = config->connect_ms > 0 ? config->connect_ms : LLM_DEFAULT_CONNECT_MS,
                          .total_ms = config->total_ms > 0 ? config->total_ms : LLM_DEFAULT_TOTAL_MS,
                          .retries = config->retries > 0   ? config->retries
                                     : config->retries < 0 ? 0
                                                           : LLM_DEFAULT_RETRIES,
                          .max_tokens = config->max_tokens,
                          .format = config->format,
                          .stream = config->stream,
                          .context = config->context,
                          .show = config->show};
    csql_status status = CSQL_OK;
    if (config->key && *config->key) {
        status = take_key(config->key, strlen(config->key), out, error);
    } else if (config->key_file && *config->key_file) {
        status = read_key_file(config->key_file, out, error);
    }
    return status == CSQL_OK ? read_models(config, out, error) : status;
}
