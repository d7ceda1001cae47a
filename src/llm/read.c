/* Replies, leniently: models wrap JSON in prose and fences, think aloud, and stop in the middle. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/json.h"
#include "llm/llm.h"
#include "llm/shape.h"

/* Places of a reply where JSON is looked for. */
#define MAX_TRIES 32

/* The first JSON object or list of the text, parsed; NULL if there is none. Freed by the caller. */
static json *find_json(const char *text) {
    const char *at = text;
    for (int i = 0; i < MAX_TRIES; i++) {
        at = strpbrk(at, "{[");
        if (!at) {
            return NULL;
        }
        json *value = NULL;
        size_t length = shape_json_length(at, strlen(at));
        if (length > 0 && json_parse(at, length, &value, NULL) == CSQL_OK) {
            return value;
        }
        at++;
    }
    return NULL;
}

/* The list that a reply means: the member of that name, the value itself, or the only list in it. */
static const json *find_list(const json *value, const char *name) {
    const json *member = json_get(value, name);
    if (member) {
        return member;
    }
    if (json_is_object(value)) {
        for (const json *m = json_first(value); m; m = json_next(m)) {
            if (json_is_array(m)) {
                return m;
            }
        }
        const json *first = json_first(value);
        return json_string_value(first) ? first : NULL;
    }
    return value;
}

struct strings {
    struct arena *arena;
    const char **items;
    size_t count, most;
    bool failed;
};

/* Adds a text, trimmed; nothing if it is empty. */
static void add(struct strings *strings, const char *text, size_t length) {
    while (length > 0 && isspace((unsigned char)*text)) {
        text++;
        length--;
    }
    while (length > 0 && isspace((unsigned char)text[length - 1])) {
        length--;
    }
    if (length == 0 || strings->count == strings->most) {
        return;
    }
    const char *copy = arena_copy(strings->arena, text, length);
    strings->failed = strings->failed || !copy;
    if (copy) {
        strings->items[strings->count++] = copy;
    }
}

/* A member of a list: a string, or an object's first string. */
static void add_member(struct strings *strings, const json *member) {
    const char *text = json_string_value(member);
    if (!text && json_is_object(member)) {
        text = json_string_value(json_first(member));
    }
    if (text) {
        add(strings, text, strlen(text));
    }
}

/* The complete strings of a list that is cut short: ["a", "b", "c */
static void add_cut_list(struct strings *strings, const char *text) {
    const char *at = strchr(text, '[');
    while (at && strings->count < strings->most) {
        at = strchr(at, '"');
        size_t length = 1;
        while (at && at[length] && at[length] != '"') {
            length += at[length] == '\\' && at[length + 1] ? 2 : 1;
        }
        if (!at || !at[length]) {
            return;
        }
        json *value = NULL;
        if (json_parse(at, length + 1, &value, NULL) == CSQL_OK) {
            add_member(strings, value);
        }
        json_free(value);
        at += length + 1;
    }
}

static bool start(struct strings *strings, struct arena *arena, size_t most) {
    *strings = (struct strings){.arena = arena, .most = most};
    strings->items = arena_array(arena, most + 1, sizeof *strings->items);
    return strings->items != NULL;
}

static void read_json_strings(struct strings *strings, const char *text, const char *name) {
    json *value = find_json(text);
    const json *list = find_list(value, name);
    if (json_is_array(list)) {
        for (const json *item = json_first(list); item; item = json_next(item)) {
            add_member(strings, item);
        }
    } else if (list) {
        add_member(strings, list);
    }
    if (!value) {
        add_cut_list(strings, text);
    }
    json_free(value);
}

csql_status llm_read_strings(struct arena *arena, const char *text, const char *name, size_t most,
                             const char ***out, size_t *count) {
    struct strings strings;
    *count = 0;
    *out = NULL;
    if (!start(&strings, arena, most)) {
        return CSQL_NO_MEMORY;
    }
    read_json_strings(&strings, text, name);
    *out = strings.items;
    *count = strings.count;
    return strings.failed ? CSQL_NO_MEMORY : CSQL_OK;
}

/* ---- queries ---- */

static bool begins_query(const char *text) {
    return (strncasecmp(text, "select", 6) == 0 && !isalnum((unsigned char)text[6])) ||
           (strncasecmp(text, "with", 4) == 0 && isspace((unsigned char)text[4]));
}

/* Where the query at text ends: at a semicolon outside quotes, an empty line, or a fence. */
static size_t query_length(const char *text, size_t length) {
    char quote = 0;
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        if (quote) {
            quote = c == quote ? 0 : quote;
        } else if (c == '\'' || c == '"' || c == '`') {
            if (c == '`' && i + 2 < length && text[i + 1] == '`' && text[i + 2] == '`') {
                return i;
            }
            quote = c;
        } else if (c == ';' || (c == '\n' && i + 1 < length && text[i + 1] == '\n')) {
            return i;
        }
    }
    return length;
}

/* Adds what begins like a query at the start of a line. */
static void add_queries(struct strings *strings, const char *text, size_t length) {
    size_t i = 0;
    while (i < length) {
        while (i < length && (isspace((unsigned char)text[i]) || text[i] == ';')) {
            i++;
        }
        if (i < length && begins_query(text + i)) {
            size_t span = query_length(text + i, length - i);
            add(strings, text + i, span);
            i += span;
        } else {
            const char *end = i < length ? memchr(text + i, '\n', length - i) : NULL;
            i = end ? (size_t)(end - text) + 1 : length;
        }
    }
}

static void read_fences(struct strings *strings, const char *text) {
    const char *open = strstr(text, "```");
    while (open) {
        const char *body = open + 3;
        body += begins_query(body) ? 0 : strcspn(body, "\n "); /* the fence's language */
        const char *end = strstr(body, "```");
        add_queries(strings, body, end ? (size_t)(end - body) : strlen(body));
        open = end ? strstr(end + 3, "```") : NULL;
    }
}

csql_status llm_read_queries(struct arena *arena, const char *text, size_t most, const char ***out,
                             size_t *count) {
    struct strings strings;
    *count = 0;
    *out = NULL;
    if (!start(&strings, arena, most)) {
        return CSQL_NO_MEMORY;
    }
    if (strchr(text, '{') || text[strspn(text, " \t\r\n")] == '[') {
        read_json_strings(&strings, text, "sql");
    }
    if (strings.count == 0 && strstr(text, "```")) {
        read_fences(&strings, text);
    }
    if (strings.count == 0) {
        add_queries(&strings, text, strlen(text));
    }
    *out = strings.items;
    *count = strings.count;
    return strings.failed ? CSQL_NO_MEMORY : CSQL_OK;
}

/* ---- numbers and verdicts ---- */

static bool read_number(const json *item, long *out) {
    double number = 0;
    const char *text = json_string_value(item);
    if (json_number_value(item, &number) && number > -1e9 && number < 1e9 && (double)(long)number == number) {
        *out = (long)number;
        return true;
    }
    char *end = NULL;
    long value = text ? strtol(text, &end, 10) : 0;
    if (text && end != text && *end == '\0') {
        *out = value;
        return true;
    }
    return false;
}

csql_status llm_read_numbers(struct arena *arena, const char *text, const char *name, size_t most, long *out,
                             size_t *count, bool *found) {
    (void)arena;
    json *value = find_json(text);
    const json *list = find_list(value, name);
    *count = 0;
    *found = json_is_array(list);
    for (const json *item = json_first(list); *found && item && *count < most; item = json_next(item)) {
        *count += read_number(item, &out[*count]);
    }
    if (!*found && most > 0 && list && read_number(list, &out[0])) {
        *count = 1;
        *found = true;
    }
    json_free(value);
    return CSQL_OK;
}

static int verdict_word(const char *text) {
    static const char *const yes[] = {"true", "valid", "yes", "pass"};
    static const char *const no[] = {"false", "invalid", "no", "fail"};
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
    for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
        if (length == strlen(yes[i]) && strncasecmp(text, yes[i], length) == 0) {
            return 1;
        }
        if (length == strlen(no[i]) && strncasecmp(text, no[i], length) == 0) {
            return 0;
        }
    }
    return -1;
}

csql_status llm_read_verdict(struct arena *arena, const char *text, const char *name, bool *verdict,
                             const char **reason, bool *found) {
    json *value = find_json(text);
    const char *said = json_get_string(value, name), *why = json_get_string(value, "reason");
    int word = -1;
    *reason = NULL;
    if (json_get_bool(value, name, verdict)) {
        word = *verdict;
    } else if (said) {
        word = verdict_word(said);
    } else if (!value) {
        word = verdict_word(text + strcspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    }
    *found = word >= 0;
    *verdict = word > 0;
    *reason = why ? arena_string(arena, why) : NULL;
    bool failed = why && !*reason;
    json_free(value);
    return failed ? CSQL_NO_MEMORY : CSQL_OK;
}
