/* The question as words: quoted strings split up, possessives cut, each word's stems found in the schema. */
#include <string.h>

#include "base/error.h"
#include "link/internal.h"

/* How deep quotes within quotes are split. */
#define MAX_QUOTE_DEPTH 2
#define MOST_BETWEEN 4 /* words between two members of a list */

bool link_is_soft(const char *norm) {
    static const char *const soft[] = {"id",   "ids",   "least",  "less",    "more", "most",
                                       "name", "names", "number", "numbers", "no"};
    for (size_t i = 0; i < sizeof soft / sizeof *soft; i++) {
        if (strcmp(norm, soft[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The bytes of the character that ends before `end`. */
static size_t character_before(const char *text, size_t end) {
    size_t length = 1;
    while (length < end && ((unsigned char)text[end - length] & 0xc0) == 0x80) {
        length++;
    }
    return length;
}

static size_t character_at(const char *text) {
    unsigned char c = (unsigned char)*text;
    return c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
}

static void trim(const char *text, size_t *start, size_t *end) {
    while (*start < *end && (unsigned char)text[*start] <= ' ') {
        (*start)++;
    }
    while (*start < *end && (unsigned char)text[*end - 1] <= ' ') {
        (*end)--;
    }
}

static csql_status add_tokens(struct link_state *state, const struct tokens *tokens, size_t offset, int depth,
                              csql_error *error);

/* Adds the tokens inside a quoted one, and, where it is not itself inside quotes, the quote. */
static csql_status add_quoted(struct link_state *state, size_t start, size_t end, int depth,
                              csql_error *error) {
    const char *text = state->question;
    size_t from = start + character_at(text + start);
    size_t to = end - character_before(text, end);
    trim(text, &from, &to);
    size_t first = state->tokens.count;
    struct tokens inner;
    csql_status status = text_tokenize(state->arena, text + from, to - from, &inner, error);
    if (status == CSQL_OK) {
        status = add_tokens(state, &inner, from, depth + 1, error);
    }
    if (status != CSQL_OK || depth > 0 || state->tokens.count == first) {
        return status;
    }
    struct link_quote *quotes =
        arena_grow(state->arena, state->quotes, state->quote_count, &state->quote_room, sizeof *quotes);
    char *copy = arena_copy(state->arena, text + from, to - from);
    if (quotes == NULL || copy == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    state->quotes = quotes;
    state->quotes[state->quote_count++] =
        (struct link_quote){.first = first, .last = state->tokens.count, .text = copy};
    return CSQL_OK;
}

static csql_status add_tokens(struct link_state *state, const struct tokens *tokens, size_t offset, int depth,
                              csql_error *error) {
    for (size_t i = 0; i < tokens->count && state->tokens.count < LINK_MAX_WORDS; i++) {
        struct token token = tokens->at[i];
        token.start += offset;
        token.end += offset;
        if (token.kind == TOKEN_QUOTED && depth < MAX_QUOTE_DEPTH) {
            csql_status status = add_quoted(state, token.start, token.end, depth, error);
            if (status != CSQL_OK) {
                return status;
            }
            continue;
        }
        state->tokens.at[state->tokens.count++] = token;
    }
    return CSQL_OK;
}

/* The word of a token: as it is, but for a possessive "'s". */
static bool make_word(struct link_state *state, const struct token *token, struct link_word *word) {
    *word = (struct link_word){.start = token->start,
                               .end = token->end,
                               .norm = token->norm,
                               .stem = token->stem,
                               .respelled = token->respelled};
    size_t length = strlen(token->norm);
    if (token->kind == TOKEN_WORD && length > 2 && strcmp(token->norm + length - 2, "'s") == 0) {
        word->end--;
        word->end -= character_before(state->question, word->end);
        word->norm = arena_copy(state->arena, token->norm, length - 2);
        word->stem = word->norm == NULL ? NULL : text_stem(state->arena, word->norm);
        if (word->stem == NULL) {
            return false;
        }
    }
    word->soft = link_is_soft(word->norm);
    word->stopword = word->soft || token->kind == TOKEN_PUNCT || text_is_stopword(word->norm);
    return true;
}

static void add_unit(struct link_state *state, size_t word, const char *norm, const char *stem) {
    if (state->unit_count == LINK_MAX_UNITS) {
        return;
    }
    const char *canonical = link_canonical_stem(stem);
    uint32_t known = symbols_find(&state->schema->stems, canonical);
    bool content = !text_is_stopword(norm) && strcmp(norm, "no") != 0;
    state->units[state->unit_count++] = (struct link_unit){
        .stem = known == SYMBOL_NONE && content ? link_find_skeleton(state->schema, norm) : known,
        .word = (uint32_t)word,
        .norm = norm,
        .written_stem = stem,
        .content = content,
        .no = strcmp(norm, "no") == 0,
    };
}

/* "Show the sponsors": the word asks, though a table is called so too. */
static bool is_request(const struct link_state *state, size_t word) {
    static const char *const requests[] = {"show",   "list", "order", "rank",   "count",  "display",
                                           "return", "give", "find",  "report", "select", "group",
                                           "record", "tell", "check", "review", "plan"};
    static const char *const behind[] = {"the",   "all",  "me",    "us",    "every", "each",
                                         "which", "what", "their", "any",   "only",  "a",
                                         "just",  "how",  "both",  "those", "an"};
    const struct tokens *t = &state->tokens;
    return word == 0 && t->count > 1 &&
           text_is_among(t->at[0].norm, requests, sizeof requests / sizeof *requests) &&
           text_is_among(t->at[1].norm, behind, sizeof behind / sizeof *behind);
}

static csql_status make_units(struct link_state *state, csql_error *error) {
    for (size_t i = 0; i < state->tokens.count; i++) {
        const struct token *token = &state->tokens.at[i];
        if (token->kind == TOKEN_PUNCT && strcmp(token->norm, "#") == 0) {
            add_unit(state, i, "number", "number");
            continue;
        }
        struct words words;
        if (link_period_at(state, i) != NULL) {
            continue; /* a date names nothing */
        }
        if (token->respelled) {
            add_unit(state, i, token->norm, token->stem);
            continue;
        }
        csql_status status = text_token_words(state->arena, token, state->question, &words, error);
        if (status != CSQL_OK) {
            return status;
        }
        for (size_t k = 0; k < words.count && !is_request(state, i); k++) {
            add_unit(state, i, words.norm[k], words.stem[k]);
        }
    }
    return CSQL_OK;
}

csql_status link_read_words(struct link_state *state, const char *question, size_t length,
                            csql_error *error) {
    struct arena *arena = state->arena;
    struct tokens tokens;
    /* checked, and its length known to be in bounds, before it is copied */
    csql_status status = text_tokenize(arena, question, length, &tokens, error);
    if (status != CSQL_OK) {
        return status;
    }
    state->question = arena_copy(arena, question, length);
    state->words = arena_array(arena, LINK_MAX_WORDS, sizeof *state->words);
    state->units = arena_array(arena, LINK_MAX_UNITS, sizeof *state->units);
    state->exact = arena_array(arena, LINK_MAX_WORDS, sizeof *state->exact);
    state->partial = arena_array(arena, LINK_MAX_WORDS, sizeof *state->partial);
    state->tokens = (struct tokens){
        .text = state->question,
        .length = length,
        .at = arena_array(arena, LINK_MAX_WORDS, sizeof *state->tokens.at),
    };
    if (state->question == NULL || state->words == NULL || state->units == NULL || state->exact == NULL ||
        state->partial == NULL || state->tokens.at == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    status = add_tokens(state, &tokens, 0, 0, error);
    if (status == CSQL_OK &&
        !(link_correct_opening(state) && link_correct_names(state) && link_read_periods(state))) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    for (size_t i = 0; i < state->tokens.count && status == CSQL_OK; i++) {
        if (!make_word(state, &state->tokens.at[i], &state->words[i])) {
            status = error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    return status == CSQL_OK ? make_units(state, error) : status;
}

bool link_joined_in_list(const struct linked *linked, size_t from, size_t to) {
    static const char *const joints[] = {",", "and", "&"};
    static const char *const fillers[] = {"the", "their", "his", "her", "its", "also", "as", "well"};
    bool joined = false;
    for (size_t i = from; i < to; i++) {
        const char *word = linked->words[i].norm;
        bool joint = text_is_among(word, joints, sizeof joints / sizeof *joints);
        joined = joined || joint;
        if (!joint && !text_is_among(word, fillers, sizeof fillers / sizeof *fillers)) {
            return false;
        }
    }
    return joined && to - from <= MOST_BETWEEN;
}
