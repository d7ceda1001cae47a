#include "forge/mention.h"

#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "forge/english.h"

csql_status forge_text_read(struct arena *arena, const char *text, struct forge_text *out,
                            csql_error *error) {
    *out = (struct forge_text){0};
    csql_status status = text_tokenize(arena, text, strlen(text), &out->tokens, error);
    if (status == CSQL_OK) {
        out->words = arena_array(arena, out->tokens.count + 1, sizeof *out->words);
        status = out->words ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    for (size_t i = 0; status == CSQL_OK && i < out->tokens.count; i++) {
        if (out->tokens.at[i].kind != TOKEN_PUNCT) {
            status = text_token_words(arena, &out->tokens.at[i], text, &out->words[i], error);
        }
    }
    return status;
}

/* Whether every word of the token belongs to the name. */
static bool belongs(const struct words *words, const struct forge_name *name) {
    for (size_t i = 0; i < words->count; i++) {
        if (!forge_name_has(name, words->stem[i])) {
            return false;
        }
    }
    return words->count > 0;
}

bool forge_has_word(const struct forge_text *text, const char *stem, size_t first, size_t after) {
    for (size_t i = first; i < after; i++) {
        for (size_t k = 0; k < text->words[i].count; k++) {
            if (strcmp(text->words[i].stem[k], stem) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Whether it is the "code" at the end of a name that says more: people leave it out. */
static bool is_tail(const struct forge_name *name, size_t i) {
    return i > 1 && i + 1 == name->count && strcmp(name->norm[i], "code") == 0;
}

/* Whether it is the unit at the end of a name: "mean_visibility_miles" is the mean visibility. */
static bool is_unit(const struct forge_name *name, size_t i) {
    return i > 1 && i + 1 == name->count && forge_is_unit(name->norm[i]);
}

/* Whether it is the table's initial before the name: the "p" of a player's "pName". */
static bool is_initial(const struct forge_name *name, size_t i, const struct forge_name *owner) {
    return i == 0 && name->count > 1 && strlen(name->norm[0]) == 1 && owner && owner->count > 0 &&
           *owner->norm[0] == *name->norm[0];
}

/* Whether the word may be left out: the table says it already, or it is "of" and the like. */
static bool is_optional(const struct forge_name *name, size_t i, const struct forge_name *owner) {
    if (text_is_stopword(name->norm[i]) || is_tail(name, i) || is_unit(name, i) ||
        is_initial(name, i, owner)) {
        return true;
    }
    if (!owner || !forge_name_has(owner, name->stem[i])) {
        return false;
    }
    for (size_t k = 0; k < name->count; k++) {
        if (!forge_name_has(owner, name->stem[k]) && !text_is_stopword(name->norm[k]) && !is_tail(name, k)) {
            return true;
        }
    }
    return false;
}

static bool is_whole(const struct forge_text *text, size_t first, size_t after, const struct forge_name *name,
                     const struct forge_name *owner) {
    bool any = false;
    for (size_t i = 0; i < name->count; i++) {
        bool has = forge_has_word(text, name->stem[i], first, after);
        if (!has && !is_optional(name, i, owner)) {
            return false;
        }
        any = any || (has && !text_is_stopword(name->norm[i]));
    }
    return any;
}

static void fill(const struct forge_text *text, size_t first, size_t after, struct forge_span *out) {
    const struct words *last = &text->words[after - 1];
    *out = (struct forge_span){.start = text->tokens.at[first].start,
                               .end = text->tokens.at[after - 1].end,
                               .first = first,
                               .after = after};
    out->plural = last->count > 0 && forge_is_plural(last->written[last->count - 1]);
}

/* How many words of the name the span has. */
static size_t words_in(const struct forge_text *text, const struct forge_span *span,
                       const struct forge_name *name) {
    size_t count = 0;
    for (size_t i = 0; i < name->count; i++) {
        count += forge_has_word(text, name->stem[i], span->first, span->after);
    }
    return count;
}

/* "of", "in", "the": no word to begin or end with. "list" is, where it is the list price. */
static bool is_joint(const char *norm) {
    return strlen(norm) <= 3 && text_is_stopword(norm);
}

/* The run of the name's words that begins at a token, without stopwords at its ends; empty if it is not
 * whole. */
static struct forge_span run_at(const struct forge_text *text, size_t from, const struct forge_name *name,
                                const struct forge_name *owner, size_t *after) {
    struct forge_span span = {0};
    size_t first = from, end = from;
    while (end < text->tokens.count && text->tokens.at[end].kind == TOKEN_WORD &&
           belongs(&text->words[end], name)) {
        end++;
    }
    *after = end > from ? end : from + 1;
    while (first < end && is_joint(text->tokens.at[first].norm)) {
        first++;
    }
    while (first < end && is_joint(text->tokens.at[end - 1].norm)) {
        end--;
    }
    if (first < end && is_whole(text, first, end, name, owner)) {
        fill(text, first, end, &span);
    }
    return span;
}

size_t forge_find_name(const struct forge_text *text, const struct forge_name *name,
                       const struct forge_name *owner, struct forge_span *out, size_t room) {
    size_t count = 0, most = 0;
    for (size_t i = 0; i < text->tokens.count;) {
        struct forge_span span = run_at(text, i, name, owner, &i);
        size_t words = span.after ? words_in(text, &span, name) : 0;
        if (words > most) {
            most = words;
            count = 0;
        }
        if (words && words == most) {
            if (count < room) {
                out[count] = span;
            }
            count++;
        }
    }
    return count;
}

static bool is_word_byte(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (c & 0x80);
}

size_t forge_find_value(const struct forge_text *text, const char *value, struct forge_span *out,
                        size_t room) {
    size_t length = strlen(value), count = 0;
    const char *whole = text->tokens.text;
    for (size_t at = 0; length > 0 && at + length <= text->tokens.length; at++) {
        bool begins = at == 0 || !is_word_byte(whole[at - 1]) || !is_word_byte(value[0]);
        bool ends = at + length == text->tokens.length || !is_word_byte(whole[at + length]) ||
                    !is_word_byte(value[length - 1]);
        if (!begins || !ends || strncasecmp(whole + at, value, length) != 0) {
            continue;
        }
        if (count < room) {
            struct forge_span span = {.start = at, .end = at + length, .after = text->tokens.count};
            while (span.first < text->tokens.count && text->tokens.at[span.first].end <= at) {
                span.first++;
            }
            span.after = span.first;
            while (span.after < text->tokens.count && text->tokens.at[span.after].start < at + length) {
                span.after++;
            }
            out[count] = span;
        }
        count++;
        at += length - 1;
    }
    return count;
}

bool forge_spans_overlap(const struct forge_span *a, const struct forge_span *b) {
    return a->start < b->end && b->start < a->end;
}
