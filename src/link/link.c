/* Linking a question, and the two measures of likeness. */
#include "link/link.h"

#include <string.h>

#include "base/error.h"
#include "link/internal.h"

csql_status link_question(const struct link_schema *schema, struct arena *arena, const char *question,
                          size_t length, struct linked *out, csql_error *error) {
    *out = (struct linked){0};
    struct link_state state = {.schema = schema, .arena = arena};
    csql_status status = link_read_words(&state, question, length, error);
    if (status != CSQL_OK) {
        return status;
    }
    link_match_names(&state);
    link_match_meanings(&state);
    link_settle_matches(&state);
    link_find_values(&state);
    if (state.status != CSQL_OK) {
        return error_set(error, state.status, "out of memory");
    }
    status = link_select(&state, out, error);
    if (status != CSQL_OK) {
        *out = (struct linked){0};
        return status;
    }
    out->question = state.question;
    out->catalogue = schema->catalogue;
    out->words = state.words;
    out->word_count = state.tokens.count;
    out->matches = state.matches;
    out->match_count = state.match_count;
    out->values = state.values;
    out->value_count = state.value_count;
    out->own = out->said = out->word_count;
    return CSQL_OK;
}

/* The words that end before the byte. */
static size_t words_before(const struct linked *linked, size_t byte) {
    size_t count = linked->word_count;
    while (count > 0 && linked->words[count - 1].start >= byte) {
        count--;
    }
    return count;
}

/* Of the rows shown: their cells alone, no names, and no numbers that say their places. */
static void keep_cells(struct linked *linked) {
    size_t matches = 0, values = 0;
    for (size_t i = 0; i < linked->match_count; i++) {
        if (linked->matches[i].last <= linked->said) {
            linked->matches[matches++] = linked->matches[i];
        }
    }
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *value = &linked->values[i];
        const bool cell = value->kind == LINK_QUOTED || value->kind == LINK_DATE ||
                          (value->kind == LINK_NUMBER && !value->ordinal);
        if (value->last <= linked->said || (value->first >= linked->said && cell)) {
            linked->values[values++] = *value;
        }
    }
    linked->match_count = matches;
    linked->value_count = values;
}

csql_status link_follow_up(const struct link_schema *schema, struct arena *arena, const char *question,
                           size_t length, const char *before, const char *shown, struct linked *out,
                           csql_error *error) {
    const char *bar = *shown != '\0' ? " | " : "";
    const char *whole = arena_printf(arena, "%.*s | %s%s%s", (int)length, question, before, bar, shown);
    if (whole == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = link_question(schema, arena, whole, strlen(whole), out, error);
    if (status == CSQL_OK) {
        out->own = words_before(out, length);
        out->said = words_before(out, length + strlen(" | ") + strlen(before));
        keep_cells(out);
    }
    return status;
}

const char *link_without_rows(const struct linked *linked, struct arena *arena) {
    return linked->said == linked->word_count
               ? linked->question
               : arena_copy(arena, linked->question, linked->words[linked->said - 1].end);
}

int link_rows_asked(const struct linked *linked) {
    const struct link_match *found = NULL;
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        found = !m->column && m->code == LINK_EXACT && (found == NULL || m->first < found->first) ? m : found;
    }
    return found == NULL ? -1 : found->index;
}

static const struct link_name *name_of(const struct link_schema *schema, bool column, int index) {
    return &schema->names[(column ? schema->catalogue->table_count : 0) + (size_t)index];
}

float link_lexical(const struct link_schema *schema, const char *phrase, bool column, int index) {
    const struct link_name *name = name_of(schema, column, index);
    struct arena *arena = arena_new();
    struct words words;
    float score = 0;
    if (arena != NULL && text_words(arena, phrase, strlen(phrase), &words, NULL) == CSQL_OK &&
        words.count > 0 && name->words.count > 0 && name->words.count <= 64) {
        uint64_t used = 0;
        size_t common = 0;
        for (size_t i = 0; i < words.count; i++) {
            for (size_t k = 0; k < name->words.count; k++) {
                uint64_t bit = (uint64_t)1 << k;
                if ((used & bit) == 0 && strcmp(link_canonical_stem(words.stem[i]),
                                                link_canonical_stem(name->words.stem[k])) == 0) {
                    used |= bit;
                    common++;
                    break;
                }
            }
        }
        score = 2.0F * (float)common / (float)(words.count + name->words.count);
    }
    arena_free(arena);
    float own = column ? link_note_likeness(schema, phrase, index, true) : 0;
    return score > own ? score : own;
}
