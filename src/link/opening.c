/* How a question opens: a misspelt word ("shwo the wines" asks to show them), and words that ask for a share
 * ("what percentage of the wines are red" counts the red ones, of all). */
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

/* Where "the percentage of" ends that opens the question, behind a request for it; 0 if it does not. */
static size_t share_end(const struct link_state *state) {
    static const char *const before[] = {
        "what", "which", "is",      "was", "are", "were",    "'s", "what's", "the",       "show",   "give",
        "find", "tell",  "compute", "get", "me",  "display", "us", "a",      "calculate", "return", "please"};
    static const char *const shares[] = {"percentage", "percent", "proportion", "share", "fraction", "%"};
    const struct tokens *t = &state->tokens;
    size_t at = 0;
    while (at < t->count && ONE_OF(t->at[at].norm, before)) {
        at++;
    }
    const bool opens =
        at + 2 < t->count && ONE_OF(t->at[at].norm, shares) && strcmp(t->at[at + 1].norm, "of") == 0;
    return opens ? at + 2 : 0;
}

void link_read_share(struct link_state *state) {
    struct tokens *t = &state->tokens;
    const size_t end = share_end(state);
    /* What some column is called stands for it: "percentage of votes". */
    if (end < 2 ||
        symbols_find(&state->schema->stems, link_canonical_stem(t->at[end - 2].stem)) != SYMBOL_NONE) {
        return;
    }
    const struct token how = {
        .start = t->at[0].start, .end = t->at[end - 2].end, .kind = TOKEN_WORD, .norm = "how", .stem = "how"};
    const struct token many = {.start = t->at[end - 1].start,
                               .end = t->at[end - 1].end,
                               .kind = TOKEN_WORD,
                               .norm = "many",
                               .stem = "mani"};
    memmove(t->at + 2, t->at + end, (t->count - end) * sizeof *t->at);
    t->count -= end - 2;
    t->at[0] = how;
    t->at[1] = many;
    state->share = true;
}
