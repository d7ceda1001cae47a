/* Values that the question says in other words: "female" for F, "French" for France, "is open" for yes. */
#include <string.h>

#include "link/values.h"

/* Most words of a phrase with equivalents, and most equivalents. */
#define MAX_SPAN 5
#define MAX_EQUIVALENTS 16
#define MAX_DERIVED 12
#define EQUIVALENT_SCORE 0.85
#define DERIVED_SCORE 0.8
#define FLAG_SCORE 0.6
/* Words before a flag's name that may deny it. */
#define NEGATION_REACH 3

/* The column may hold the equivalent: it has few values, and is called so, where that is asked for. */
static bool may_hold(const struct finder *finder, int column, const struct equivalent *equivalent) {
    const struct link_schema *schema = finder->state->schema;
    int64_t distinct = schema->catalogue->columns[column].distinct;
    const struct words *name = link_column_words(schema, column);
    bool called = equivalent->called == NULL;
    for (size_t k = 0; k < name->count && !called; k++) {
        called = strcmp(name->norm[k], equivalent->called) == 0;
    }
    return called && (!equivalent->narrow || (distinct >= 1 && distinct <= LINK_NARROW_VALUES));
}

/* Adds the holders of values that are the equivalent itself. */
static size_t add_holders(struct finder *finder, const struct equivalent *equivalent, double score,
                          struct link_holder *holders, size_t count) {
    struct link_holder found[MAX_HOLDERS];
    size_t n = finder_look_up(finder, equivalent->phrase, true, found, MAX_HOLDERS);
    for (size_t i = 0; i < n && count < MAX_HOLDERS; i++) {
        if (found[i].match == VALUE_STEM || !may_hold(finder, found[i].column, equivalent)) {
            continue;
        }
        found[i].match = VALUE_STEM;
        found[i].score *= score;
        holders[count++] = found[i];
    }
    return count;
}

static bool is_free(const struct finder *finder, size_t first, size_t last) {
    for (size_t w = first; w < last; w++) {
        if (finder->blocked[w]) {
            return false;
        }
    }
    return finder->state->tokens.at[first].kind != TOKEN_PUNCT &&
           finder->state->tokens.at[last - 1].kind != TOKEN_PUNCT;
}

/* Two letters mean a state or a country only in capitals. */
static bool is_plain_word(const struct finder *finder, size_t first, size_t last) {
    const struct token *token = &finder->state->tokens.at[first];
    return last - first == 1 && strlen(token->norm) < 3 && !token->all_capitals;
}

static void find_equivalents_of(struct finder *finder, size_t first, size_t last, const char *text) {
    struct link_state *state = finder->state;
    char *phrase = text_fold(state->arena, text, strlen(text), true);
    struct equivalent equivalents[MAX_EQUIVALENTS];
    size_t n = phrase == NULL ? 0 : equivalents_of(state->arena, phrase, equivalents, MAX_EQUIVALENTS);
    size_t length = phrase == NULL ? 0 : strlen(phrase);
    if (n == 0 && length > 4 && phrase[length - 1] == 's') {
        phrase[length - 1] = '\0'; /* "professors" */
        n = equivalents_of(state->arena, phrase, equivalents, MAX_EQUIVALENTS);
    }
    struct link_holder holders[MAX_HOLDERS];
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        count = add_holders(finder, &equivalents[i], EQUIVALENT_SCORE, holders, count);
    }
    if (count > 0) {
        finder_add(finder, (struct link_value){.first = first, .last = last, .kind = LINK_TEXT, .text = text},
                   holders, count);
    }
}

void find_equivalents(struct finder *finder) {
    struct link_state *state = finder->state;
    for (size_t i = 0; i < state->quote_count && state->status == CSQL_OK; i++) {
        find_equivalents_of(finder, state->quotes[i].first, state->quotes[i].last, state->quotes[i].text);
    }
    for (size_t i = 0; i < state->tokens.count; i++) {
        for (size_t end = i + 1; end <= state->tokens.count && end <= i + MAX_SPAN; end++) {
            if (state->status != CSQL_OK || !is_free(finder, i, end) || is_plain_word(finder, i, end)) {
                continue;
            }
            char *text = finder_text(finder, i, end, false);
            if (text != NULL) {
                find_equivalents_of(finder, i, end, text);
            }
        }
    }
}

/* Whether the word names a table or a column by itself or by its meaning. */
static bool is_named(const struct link_state *state, size_t word) {
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *match = &state->matches[i];
        if (match->first <= word && word < match->last &&
            (match->code != LINK_SEMANTIC || match->semantic > DERIVED_SCORE)) {
            return true;
        }
    }
    return false;
}

/* Drops the holders of many values: what a lower-case word is derived from is a kind of thing, not a name. */
static size_t keep_kinds(const struct link_state *state, struct link_holder *holders, size_t count) {
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        if (state->schema->catalogue->columns[holders[i].column].distinct <= MAX_KINDS) {
            holders[kept++] = holders[i];
        }
    }
    return kept;
}

void find_derived(struct finder *finder) {
    struct link_state *state = finder->state;
    const struct embed *embed = state->schema->embed;
    for (size_t i = 0; embed != NULL && i < state->tokens.count && state->status == CSQL_OK; i++) {
        const struct link_word *word = &state->words[i];
        if (finder->tight[i] || finder->blocked[i] || word->stopword || is_named(state, i) ||
            state->tokens.at[i].kind != TOKEN_WORD) {
            continue;
        }
        const char *related[MAX_DERIVED];
        size_t n = embed_related(embed, word->norm, LEXICON_DERIVED, related, MAX_DERIVED);
        struct link_holder holders[MAX_HOLDERS];
        size_t count = 0;
        for (size_t k = 0; k < n; k++) {
            count = add_holders(finder, &(struct equivalent){.phrase = related[k]}, DERIVED_SCORE, holders,
                                count);
        }
        count = state->tokens.at[i].capital ? count : keep_kinds(state, holders, count);
        if (count > 0) {
            finder_add_text(finder, i, i + 1, holders, count);
        }
    }
}

/* ---- flags ---- */

static const char *const denials[] = {"not",   "no",     "non",     "never",   "without", "isn't",  "aren't",
                                      "don't", "wasn't", "weren't", "doesn't", "haven't", "hasn't", "unable"};

static bool is_denied(const struct link_state *state, size_t word) {
    for (size_t w = word > NEGATION_REACH ? word - NEGATION_REACH : 0; w < word; w++) {
        if (ONE_OF(state->words[w].norm, denials)) {
            return true;
        }
    }
    return false;
}

/* "Inactive", "unpaid": the word is the contrary of the other. */
static bool is_contrary(const struct embed *embed, const char *word, const char *of) {
    static const char *const prefixes[] = {"un", "in", "im", "ir", "non", "dis"};
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        const size_t length = strlen(prefixes[i]);
        if (strncmp(word, prefixes[i], length) == 0 && strcmp(word + length, of) == 0) {
            return true;
        }
    }
    return embed != NULL && embed_relation(embed, word, of) == LEXICON_ANTONYM;
}

static bool is_held(const struct link_state *state, int column) {
    for (size_t i = 0; i < state->value_count; i++) {
        for (size_t k = 0; k < state->values[i].holder_count; k++) {
            if (state->values[i].holders[k].column == column) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the words of the match name a table as well. */
static bool names_table(const struct link_state *state, const struct link_match *match) {
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *other = &state->matches[i];
        if (!other->column && other->first < match->last && match->first < other->last &&
            other->code != LINK_SEMANTIC) {
            return true;
        }
    }
    return false;
}

/* The best mention of a column that has a word of content, or NULL. */
static const struct link_match *mention_of(const struct link_state *state, int column) {
    const struct link_match *best = NULL;
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *match = &state->matches[i];
        bool content = false;
        for (size_t w = match->first; w < match->last; w++) {
            content = content || !state->words[w].stopword;
        }
        if (match->column && match->index == column && content && match->lexical >= 0.5F &&
            (match->code == LINK_EXACT || !names_table(state, match)) &&
            (best == NULL || match->lexical > best->lexical)) {
            best = match;
        }
    }
    return best;
}

/* The one word of content in a column's name: "active" of "is_active"; NULL if there are several, or none. */
static const char *content_of(const struct link_state *state, int column) {
    static const char *const beside[] = {"is", "has", "was", "are", "have", "flag", "yn"};
    const struct words *name = link_column_words(state->schema, column);
    const char *found = NULL;
    for (size_t i = 0; i < name->count; i++) {
        if (!ONE_OF(name->norm[i], beside)) {
            if (found != NULL) {
                return NULL;
            }
            found = name->norm[i];
        }
    }
    return found;
}

/* The word that says the contrary of what a column tells of; the question's length if there is none. */
static size_t contrary_of(const struct finder *finder, int column) {
    const struct link_state *state = finder->state;
    const char *content = content_of(state, column);
    size_t w = content == NULL ? state->tokens.count : 0;
    while (w < state->tokens.count &&
           (finder->blocked[w] || state->tokens.at[w].kind != TOKEN_WORD || state->words[w].stopword ||
            !is_contrary(state->schema->embed, state->words[w].norm, content))) {
        w++;
    }
    return w;
}

/* What a flag says to the words [first, last), which tell of it, or of its contrary. */
static void add_flag(struct finder *finder, const struct link_flag *flag, size_t first, size_t last,
                     bool contrary) {
    const bool no = is_denied(finder->state, first) != contrary;
    const char *values[2] = {no ? flag->no : flag->yes, no ? flag->yes : flag->no};
    struct link_holder holders[2];
    size_t count = 0;
    for (size_t k = 0; k < 2; k++) {
        if (values[k] != NULL) {
            holders[count++] = (struct link_holder){.column = flag->column,
                                                    .match = VALUE_STEM,
                                                    .stored = values[k],
                                                    .score = k == 0 ? FLAG_SCORE : FLAG_SCORE / 2,
                                                    .truth = values[k] == flag->yes ? 1 : -1};
        }
    }
    finder_add_text(finder, first, last, holders, count);
}

void find_flags(struct finder *finder) {
    struct link_state *state = finder->state;
    for (size_t i = 0; i < state->schema->flag_count && state->status == CSQL_OK; i++) {
        const struct link_flag *flag = &state->schema->flags[i];
        if (is_held(state, flag->column)) {
            continue;
        }
        const struct link_match *match = mention_of(state, flag->column);
        const size_t contrary = match == NULL ? contrary_of(finder, flag->column) : state->tokens.count;
        if (match != NULL) {
            add_flag(finder, flag, match->first, match->last, false);
        } else if (contrary < state->tokens.count) {
            add_flag(finder, flag, contrary, contrary + 1, true);
        }
    }
}
