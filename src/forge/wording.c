#include "forge/wording.h"

#include <string.h>

#include "base/error.h"
#include "forge/tables.h"

enum { MAX_DEPTH = 6 };
#define MAX_UTTERANCE ((size_t)64 * 1024)

struct forge_wording {
    struct forge_rows rows;
};

static size_t rules_of(const struct forge_wording *wording, const char *symbol, size_t length,
                       size_t *first) {
    size_t count = 0;
    for (size_t i = 0; i < wording->rows.count; i++) {
        const char *name = wording->rows.rows[i][0].at[0];
        if (strncmp(name, symbol, length) == 0 && name[length] == '\0') {
            *first = count++ ? *first : i;
        }
    }
    return count;
}

/* Whether every symbol that an expansion names has a rule. */
static csql_status check(const struct forge_wording *wording, csql_error *error) {
    for (size_t i = 0; i < wording->rows.count; i++) {
        for (const char *at = strchr(wording->rows.rows[i][1].at[0], '<'); at; at = strchr(at + 1, '<')) {
            size_t length = strcspn(at + 1, ">"), first = 0;
            if (rules_of(wording, at + 1, length, &first) == 0) {
                return error_set(error, CSQL_BAD_DATA, "forge_wording.tsv: nothing tells how to say <%.*s>",
                                 (int)length, at + 1);
            }
        }
    }
    return CSQL_OK;
}

csql_status forge_wording_read(struct arena *arena, const char *directory, struct forge_wording **out,
                               csql_error *error) {
    struct forge_wording *wording = arena_alloc(arena, sizeof *wording);
    *out = wording;
    if (!wording) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status =
        forge_rows_read(arena, directory, "forge_wording.tsv", "symbol\texpansion", &wording->rows, error);
    return status == CSQL_OK ? check(wording, error) : status;
}

struct speech {
    const struct forge_wording *wording;
    struct forge_random *random;
    const struct forge_slot *slots;
    size_t count;
    struct buffer *out;
};

static bool expand(const struct speech *speech, const char *symbol, size_t length, int depth);

static void fill_slot(const struct speech *speech, const char *name, size_t length) {
    for (size_t i = 0; i < speech->count; i++) {
        if (strncmp(speech->slots[i].name, name, length) == 0 && speech->slots[i].name[length] == '\0') {
            buffer_string(speech->out, speech->slots[i].text ? speech->slots[i].text : "");
        }
    }
}

static bool write_expansion(const struct speech *speech, const char *text, int depth) {
    while (*text) {
        size_t plain = strcspn(text, "{<");
        buffer_add(speech->out, text, plain);
        text += plain;
        if (*text == '{' || *text == '<') {
            size_t length = strcspn(text + 1, *text == '{' ? "}" : ">");
            if (*text == '{') {
                fill_slot(speech, text + 1, length);
            } else if (depth >= MAX_DEPTH || !expand(speech, text + 1, length, depth + 1)) {
                return false;
            }
            text += length + 1 + (text[length + 1] != '\0');
        }
    }
    return true;
}

static bool expand(const struct speech *speech, const char *symbol, size_t length, int depth) {
    size_t first = 0;
    size_t count = rules_of(speech->wording, symbol, length, &first);
    size_t chosen = count ? forge_random_below(speech->random, count) : 0;
    for (size_t i = first; count && i < speech->wording->rows.count; i++) {
        const struct forge_list *row = speech->wording->rows.rows[i];
        bool ours = strncmp(row[0].at[0], symbol, length) == 0 && row[0].at[0][length] == '\0';
        if (ours && chosen-- == 0) {
            return write_expansion(speech, row[1].count ? row[1].at[0] : "", depth);
        }
    }
    return false;
}

const char *forge_say(const struct forge_wording *wording, struct arena *arena, struct forge_random *random,
                      const char *symbol, const struct forge_slot *slots, size_t count) {
    struct buffer text = buffer_new(MAX_UTTERANCE);
    struct speech speech = {wording, random, slots, count, &text};
    bool said = expand(&speech, symbol, strlen(symbol), 0);
    const char *copy = said && text.status == CSQL_OK ? arena_string(arena, buffer_text(&text)) : NULL;
    buffer_free(&text);
    return copy;
}
