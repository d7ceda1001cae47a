/* Words of the question that nothing knows, and that are a slip of the fingers away from a word of the
 * schema's names: "ridders" where there is a table of riders. */
#include <string.h>

#include "link/internal.h"
#include "text/text.h"

/* Letters of a word that one slip may be seen in; and two. */
#define SHORTEST ((size_t)5)
#define LONG ((size_t)9)

static bool is_known(const struct link_state *state, const struct token *token) {
    const struct link_schema *schema = state->schema;
    struct db_value value;
    return embed_knows(schema->embed, token->norm) ||
           symbols_find(&schema->stems, link_canonical_stem(token->stem)) != SYMBOL_NONE ||
           (db_values(schema->db, state->arena, token->norm, strlen(token->norm), -1, &value, 1) > 0 &&
            value.match != VALUE_EDIT);
}

/* The word in the number that is nearer to how it was typed, if it is near; else NULL. */
static const char *near(struct arena *arena, const char *typed, const char *word) {
    const size_t letters = strlen(typed);
    const char *forms[] = {word, strlen(word) >= SHORTEST ? text_plural(arena, word) : NULL};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const size_t limit = letters >= LONG ? 2 : 1;
        if (forms[i] != NULL && strlen(forms[i]) >= SHORTEST && *forms[i] == *typed &&
            text_edit_distance(typed, forms[i], limit) <= limit) {
            return forms[i];
        }
    }
    return NULL;
}

/* The one word of the schema's names that is near; NULL if there is none, or they differ. */
static const char *meant(const struct link_state *state, const char *typed) {
    const char *found = NULL, *stem = NULL;
    for (size_t n = 0; n < state->schema->name_count; n++) {
        const struct words *words = &state->schema->names[n].words;
        for (size_t i = 0; i < words->count; i++) {
            const char *one = found != NULL && strcmp(words->stem[i], stem) == 0
                                  ? NULL
                                  : near(state->arena, typed, words->norm[i]);
            if (one != NULL && found != NULL) {
                return NULL;
            }
            found = one != NULL ? one : found;
            stem = one != NULL ? words->stem[i] : stem;
        }
    }
    return found;
}

bool link_correct_names(struct link_state *state) {
    for (size_t i = 0; i < state->tokens.count && state->schema->embed != NULL; i++) {
        struct token *token = &state->tokens.at[i];
        if (token->kind != TOKEN_WORD || strlen(token->norm) < SHORTEST || is_known(state, token)) {
            continue;
        }
        const char *word = meant(state, token->norm);
        if (word != NULL) {
            token->norm = word;
            token->stem = text_stem(state->arena, word);
            token->respelled = true;
        }
        if (token->stem == NULL) {
            return false;
        }
    }
    return true;
}
