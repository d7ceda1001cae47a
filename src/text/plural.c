/* The plural and the singular of English nouns, for words that people read. */
#include <string.h>

#include "text/text.h"

static bool ends_with(const char *text, const char *end) {
    size_t n = strlen(text), m = strlen(end);
    return n >= m && strcmp(text + n - m, end) == 0;
}

const char *text_plural(struct arena *arena, const char *noun) {
    static const char *const hissing[] = {"x", "ch", "sh", "z"};
    static const char *const masses[] = {"people", "equipment", "management", "information",
                                         "info",   "data",      "staff"};
    size_t length = strlen(noun);
    bool has_none = length < 3 || ends_with(noun, "s"); /* plural already, or no plural: "address" */
    for (size_t i = 0; i < sizeof masses / sizeof *masses; i++) {
        has_none = has_none || ends_with(noun, masses[i]);
    }
    if (has_none) {
        return noun;
    }
    if (noun[length - 1] == 'y' && strchr("aeiou", noun[length - 2]) == NULL) {
        return arena_printf(arena, "%.*sies", (int)(length - 1), noun);
    }
    bool hisses = false;
    for (size_t i = 0; i < sizeof hissing / sizeof *hissing; i++) {
        hisses = hisses || ends_with(noun, hissing[i]);
    }
    return arena_printf(arena, "%s%s", noun, hisses ? "es" : "s");
}

const char *text_singular(struct arena *arena, const char *noun) {
    static const char *const kept[] = {"ss", "us", "is", "series", "species", "news"};
    size_t length = strlen(noun);
    bool none = length < 4 || noun[length - 1] != 's';
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        none = none || ends_with(noun, kept[i]);
    }
    if (none) {
        return noun;
    }
    if (ends_with(noun, "ies") && length > 4) {
        return arena_printf(arena, "%.*sy", (int)(length - 3), noun);
    }
    bool hisses = ends_with(noun, "xes") || ends_with(noun, "ches") || ends_with(noun, "shes") ||
                  ends_with(noun, "sses");
    return arena_printf(arena, "%.*s", (int)(length - (hisses ? 2 : 1)), noun);
}
