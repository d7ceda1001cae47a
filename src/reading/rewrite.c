/* Small edits of the user's own question. */
#include <ctype.h>
#include <string.h>

#include "reading/internal.h"
#include "text/text.h"

const char *rewrite_text(struct reader *r, size_t first, size_t last) {
    if (first >= last) {
        return "";
    }
    const char *question = r->in->linked->question;
    size_t start = r->words[first].start, end = r->words[last - 1].end;
    if (question[end] == '\'' && question[end + 1] == 's') {
        end += 2; /* a possessive was cut off the word */
    }
    if (start > 0 && (question[start - 1] == '"' || question[start - 1] == '\'')) {
        start--; /* quotes stand outside the words that they hold */
    }
    if (last < r->in->linked->word_count && (question[end] == '"' || question[end] == '\'')) {
        end++;
    }
    char *text = arena_copy(r->arena, question + start, end - start);
    return text == NULL ? reader_no_memory(r) : text;
}

const char *rewrite_tail(struct reader *r) {
    const char *question = r->in->linked->question;
    return r->count == 0 ? question : question + r->words[r->count - 1].end;
}

const char *rewrite_lower(struct reader *r, const char *text) {
    char *copy = text == NULL ? NULL : arena_string(r->arena, text);
    if (copy == NULL) {
        return reader_no_memory(r);
    }
    bool capitals = isupper((unsigned char)copy[0]) && isupper((unsigned char)copy[1]);
    if (!capitals && copy[0] != '\0' && copy[1] != ' ') {
        copy[0] = (char)tolower((unsigned char)copy[0]);
    }
    return copy;
}

const char *rewrite_replace(struct reader *r, size_t first, size_t last, const char *text) {
    const char *before = rewrite_text(r, 0, first);
    const char *after = rewrite_text(r, last, r->count);
    if (before == NULL || after == NULL || text == NULL) {
        return reader_no_memory(r);
    }
    bool gap = *before != '\0' && *text != '\0' && text[0] != ',';
    bool next = *after != '\0' && after[0] != ',' && (*before != '\0' || *text != '\0');
    char *out = arena_printf(r->arena, "%s%s%s%s%s%s", before, gap ? " " : "", text, next ? " " : "", after,
                             rewrite_tail(r));
    if (out != NULL && first == 0) {
        out[0] = (char)toupper((unsigned char)out[0]);
    }
    return out == NULL ? reader_no_memory(r) : out;
}

const char *rewrite_listed(struct reader *r, size_t first, size_t last, const char *list) {
    const char *and = list == NULL ? NULL : strstr(list, " and ");
    bool before = first > 0 && strcmp(r->words[first - 1].norm, "and") == 0;
    bool after = last < r->count && strcmp(r->words[last].norm, "and") == 0;
    if (and == NULL || (!before && !after)) {
        return rewrite_replace(r, first, last, list);
    }
    const char *text = list;
    if (after) {
        text = arena_printf(r->arena, "%.*s, %s", (int)(and - list), list, and + 5);
    } else if (first > 1) {
        text = arena_printf(r->arena, ", %s", list);
        first--;
    }
    return text == NULL ? reader_no_memory(r) : rewrite_replace(r, first, last, text);
}

const char *rewrite_plural(struct reader *r, const char *noun) {
    const char *text = text_plural(r->arena, noun);
    return text == NULL ? reader_no_memory(r) : text;
}
