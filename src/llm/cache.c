#include "llm/cache.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/buffer.h"
#include "base/error.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/json.h"

#define MAX_PATH ((size_t)4096)
#define MAX_FILE ((size_t)8 * 1024 * 1024)

struct cache {
    char *directory;
};

csql_status cache_open(const char *directory, struct cache **out, csql_error *error) {
    *out = NULL;
    struct stat info;
    if (mkdir(directory, 0700) != 0 && errno != EEXIST) {
        return error_set(error, CSQL_IO, "%s: cannot be made: %s", directory, strerror(errno));
    }
    if (stat(directory, &info) != 0 || !S_ISDIR(info.st_mode)) {
        return error_set(error, CSQL_IO, "%s is not a directory", directory);
    }
    struct cache *cache = calloc(1, sizeof *cache);
    char *copy = cache ? strdup(directory) : NULL;
    if (!copy) {
        free(cache);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    cache->directory = copy;
    *out = cache;
    return CSQL_OK;
}

void cache_close(struct cache *cache) {
    if (cache) {
        free(cache->directory);
        free(cache);
    }
}

/* Two FNV-1a hashes with different starts. The request is kept beside the reply and compared, so that two
 * requests of one name only cost each other their place. */
static bool path_of(const struct cache *cache, const char *request, struct buffer *out) {
    const uint64_t a = hash_text(HASH_START, request), b = hash_text(UINT64_C(0x9e3779b97f4a7c15), request);
    buffer_printf(out, "%s/%016llx%016llx.json", cache->directory, (unsigned long long)a,
                  (unsigned long long)b);
    return out->status == CSQL_OK;
}

static size_t count_of(const json *object, const char *name) {
    double number = 0;
    return json_get_number(object, name, &number) && number >= 0 && number < 1e12 ? (size_t)number : 0;
}

bool cache_find(const struct cache *cache, struct arena *arena, const char *request,
                struct body_answer *out) {
    struct buffer path = buffer_new(MAX_PATH), text = buffer_new(MAX_FILE);
    json *root = NULL;
    bool found = path_of(cache, request, &path) && file_read(buffer_text(&path), &text, NULL) == CSQL_OK &&
                 json_parse(buffer_text(&text), text.length, &root, NULL) == CSQL_OK;
    const char *asked = json_get_string(root, "request"), *reply = json_get_string(root, "reply");
    found = found && asked && reply && strcmp(asked, request) == 0;
    if (found) {
        *out = (struct body_answer){.text = arena_string(arena, reply),
                                    .metered = true,
                                    .prompt_tokens = count_of(root, "prompt_tokens"),
                                    .completion_tokens = count_of(root, "completion_tokens")};
        (void)json_get_bool(root, "truncated", &out->truncated);
        found = out->text != NULL;
    }
    json_free(root);
    buffer_free(&path);
    buffer_free(&text);
    return found;
}

void cache_keep(const struct cache *cache, const char *request, const struct body_answer *answer) {
    struct buffer path = buffer_new(MAX_PATH), text = buffer_new(MAX_FILE);
    buffer_string(&text, "{\"request\":");
    json_text(&text, request);
    buffer_string(&text, ",\"reply\":");
    json_text(&text, answer->text);
    buffer_printf(&text, ",\"truncated\":%s,\"prompt_tokens\":%zu,\"completion_tokens\":%zu}\n",
                  answer->truncated ? "true" : "false", answer->prompt_tokens, answer->completion_tokens);
    const bool whole = path_of(cache, request, &path) && text.status == CSQL_OK;
    const csql_status kept =
        whole ? file_replace(buffer_text(&path), buffer_text(&text), text.length, NULL) : CSQL_TOO_LONG;
    (void)kept; /* what is not kept is asked again */
    buffer_free(&path);
    buffer_free(&text);
}
