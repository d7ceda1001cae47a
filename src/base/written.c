#include "base/written.h"

#include <string.h>

#define BLANKS " \t\r\n"
#define DIGITS "0123456789"

/* Behind the string that begins at text with a quote. */
static const char *skip_string(const char *text) {
    text++;
    while (*text && *text != '"') {
        text += *text == '\\' && text[1] ? 2 : 1;
    }
    return *text ? text + 1 : text;
}

/* Behind the value that begins at text. */
static const char *skip_value(const char *text) {
    size_t depth = 0;
    do {
        if (*text == '"') {
            text = skip_string(text);
        } else if (*text == '{' || *text == '[') {
            depth++;
            text++;
        } else if (*text == '}' || *text == ']') {
            depth -= depth > 0;
            text++;
        } else if (depth > 0) {
            text += strcspn(text, "\"{}[]");
        } else {
            text += strcspn(text, BLANKS ",]}");
        }
    } while (depth > 0 && *text);
    return text;
}

const char *written_begin(const char *text) {
    text += strspn(text, BLANKS);
    return *text == '{' || *text == '[' ? text + 1 : text + strlen(text);
}

bool written_next(const char **at, struct written *out) {
    const char *text = *at + strspn(*at, BLANKS ",");
    *out = (struct written){.name = NULL};
    if (!*text || *text == '}' || *text == ']') {
        return false;
    }
    const char *end = skip_value(text);
    const char *behind = end + strspn(end, BLANKS);
    if (*behind == ':') {
        out->name = text + 1;
        out->name_length = (size_t)(end - text) - 2;
        text = behind + 1 + strspn(behind + 1, BLANKS);
        end = skip_value(text);
    }
    out->value = text;
    out->length = (size_t)(end - text);
    *at = end;
    return true;
}

bool written_find(const char *object, const char *name, struct written *out) {
    const char *at = written_begin(object);
    while (written_next(&at, out)) {
        if (out->name && out->name_length == strlen(name) &&
            strncmp(out->name, name, out->name_length) == 0) {
            return true;
        }
    }
    return false;
}

/* Moves over digits; false if there are none. */
static bool take_digits(const char **at) {
    size_t count = strspn(*at, DIGITS);
    *at += count;
    return count > 0;
}

bool written_is_number(const char *text, size_t length) {
    const char *at = text + (*text == '-');
    bool zero = *at == '0';
    const char *whole = at;
    bool good = take_digits(&at) && (!zero || at == whole + 1);
    if (good && *at == '.') {
        at++;
        good = take_digits(&at);
    }
    if (good && (*at == 'e' || *at == 'E')) {
        at += at[1] == '+' || at[1] == '-' ? 2 : 1;
        good = take_digits(&at);
    }
    return good && at == text + length;
}
