/* How a question opens: a misspelt word ("shwo the wines" asks to show them). */
#include <string.h>

#include "link/internal.h"
#include "text/text.h"

#define SHORTEST 3

static const char *const openings[] = {"show",   "list", "what",  "which", "who",   "how",
                                       "where",  "when", "find",  "give",  "count", "display",
                                       "return", "tell", "whose", "please"};

/* The opening that the word is one letter from; of several, one that begins alike. NULL if there is none. */
static const char *nearest(const char *norm) {
    const char *found = NULL;
    for (size_t i = 0; i < sizeof openings / sizeof *openings; i++) {
        bool near = text_edit_distance(norm, openings[i], 1) == 1;
        if (near && (found == NULL || (*found != *norm && *openings[i] == *norm))) {
            found = openings[i];
        }
    }
    return found;
}

bool link_correct_opening(struct link_state *state) {
    struct token *first = state->tokens.count > 1 ? &state->tokens.at[0] : NULL;
    const struct embed *embed = state->schema->embed;
    if (first == NULL || first->kind != TOKEN_WORD || strlen(first->norm) < SHORTEST || embed == NULL ||
        embed_knows(embed, first->norm) ||
        symbols_find(&state->schema->stems, link_canonical_stem(first->stem)) != SYMBOL_NONE) {
        return true;
    }
    const char *meant = nearest(first->norm);
    if (meant != NULL) {
        first->norm = meant;
        first->stem = text_stem(state->arena, meant);
    }
    return first->stem != NULL;
}
