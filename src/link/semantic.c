/* Names that share no word with the question: lexicon synonyms, and similarity by vectors. */
#include <string.h>

#include "link/internal.h"

/* Cosine from which a phrase is taken to mean a name. */
#define SIMILAR 0.56F
/* How far behind the most similar name another may be. */
#define MAX_BEHIND 0.08F
/* What a relation in the lexicon is worth as a similarity. */
#define SYNONYM_SCORE 0.9F
#define KIND_SCORE 0.75F
/* Related phrases looked at for a phrase of the question and a relation. */
#define MAX_RELATED 24
/* Different names beyond which what they are kinds of is not looked up. */
#define MAX_KIND_NAMES 4096
/* Most names taken for one phrase by vectors. */
#define MAX_SIMILAR 4
/* Bytes of a phrase. */
#define MAX_PHRASE 96
#define MAX_EQUIVALENTS 16

/* A lone word that names the doer of what the name says is done means something else, however alike they are.
 */
static bool is_doer(const struct link_state *state, size_t first, size_t last, const struct words *name) {
    bool is = false;
    for (size_t k = 0; last - first == 1 && k < name->count; k++) {
        is = is || link_is_only_doer(state->words[first].norm, state->words[first].stem, name, k);
    }
    return is;
}

/* Adds matches of words [first, last) for all names that are phrase `number`. */
static void add_phrase(struct link_state *state, size_t first, size_t last, uint32_t number, float score) {
    const struct link_schema *schema = state->schema;
    for (uint32_t p = schema->by_phrase.offsets[number]; p < schema->by_phrase.offsets[number + 1]; p++) {
        const struct link_name *name = &schema->names[schema->by_phrase.items[p].name];
        if (is_doer(state, first, last, &name->words)) {
            continue;
        }
        link_add_match(state, (struct link_match){
                                  .first = first,
                                  .last = last,
                                  .column = name->column,
                                  .index = name->index,
                                  .code = LINK_SEMANTIC,
                                  .semantic = score,
                              });
    }
}

/* Adds matches for all names that are the phrase, however it is written. */
static void add_name(struct link_state *state, size_t first, size_t last, const char *phrase, float score) {
    const struct link_schema *schema = state->schema;
    char plain[MAX_PHRASE];
    size_t n = 0;
    if (strlen(phrase) >= sizeof plain) {
        return;
    }
    for (; *phrase != '\0'; phrase++) {
        if (strchr("_ -.", *phrase) == NULL) {
            plain[n++] = *phrase;
        }
    }
    plain[n] = '\0';
    const char *stem = text_stem(state->arena, plain);
    uint32_t joined = stem == NULL ? SYMBOL_NONE : symbols_find(&schema->joined, stem);
    for (uint32_t p = joined != SYMBOL_NONE ? schema->by_joined.offsets[joined] : 0;
         joined != SYMBOL_NONE && p < schema->by_joined.offsets[joined + 1]; p++) {
        const struct link_name *name = &schema->names[schema->by_joined.items[p].name];
        link_add_match(state, (struct link_match){
                                  .first = first,
                                  .last = last,
                                  .column = name->column,
                                  .index = name->index,
                                  .code = LINK_SEMANTIC,
                                  .semantic = score,
                              });
    }
}

static void match_relation(struct link_state *state, size_t first, size_t last, const char *phrase,
                           enum lexicon_relation relation, float score) {
    const char *related[MAX_RELATED];
    size_t count = embed_related(state->schema->embed, phrase, relation, related, MAX_RELATED);
    for (size_t i = 0; i < count; i++) {
        add_name(state, first, last, related[i], score);
    }
}

/* Columns that are called by an abbreviation that stands for values too: "Mar" for March. */
static void match_equivalents(struct link_state *state, size_t word) {
    struct equivalent equivalents[MAX_EQUIVALENTS];
    size_t count = equivalents_of(state->arena, state->words[word].norm, equivalents, MAX_EQUIVALENTS);
    for (size_t i = 0; i < count; i++) {
        if (!equivalents[i].narrow && equivalents[i].called == NULL) {
            add_name(state, word, word + 1, equivalents[i].phrase, SYNONYM_SCORE);
        }
    }
}

bool link_read_kinds(struct link_schema *schema) {
    schema->kinds.arena = schema->arena;
    if (schema->embed == NULL || schema->name_phrases > MAX_KIND_NAMES) {
        return true;
    }
    for (size_t n = 0; n < schema->name_phrases; n++) {
        const char *related[MAX_RELATED];
        size_t count =
            embed_related(schema->embed, schema->phrase_text[n] != NULL ? schema->phrase_text[n] : "",
                          LEXICON_HYPERNYM, related, MAX_RELATED);
        for (size_t i = 0; i < count; i++) {
            struct link_kind *list = arena_grow(schema->arena, schema->kind_list, schema->kind_count,
                                                &schema->kind_room, sizeof *list);
            uint32_t *first = arena_grow(schema->arena, schema->first_kind, schema->kinds.count,
                                         &schema->first_kind_room, sizeof *first);
            size_t before = schema->kinds.count;
            uint32_t kind =
                list == NULL || first == NULL ? SYMBOL_NONE : symbols_add(&schema->kinds, related[i]);
            if (kind == SYMBOL_NONE) {
                return false;
            }
            schema->kind_list = list;
            schema->first_kind = first;
            list[schema->kind_count] =
                (struct link_kind){.phrase = (uint32_t)n, .next = kind < before ? first[kind] : SYMBOL_NONE};
            first[kind] = (uint32_t)schema->kind_count++;
        }
    }
    return true;
}

/* Names of a kind of what the word says: "vehicle" for a column "car". */
static void match_kinds(struct link_state *state, size_t word) {
    const struct link_schema *schema = state->schema;
    uint32_t kind = symbols_find(&schema->kinds, state->words[word].norm);
    if (kind == SYMBOL_NONE) {
        kind = symbols_find(&schema->kinds, state->words[word].stem);
    }
    for (uint32_t k = kind != SYMBOL_NONE ? schema->first_kind[kind] : SYMBOL_NONE; k != SYMBOL_NONE;
         k = schema->kind_list[k].next) {
        add_phrase(state, word, word + 1, schema->kind_list[k].phrase, KIND_SCORE);
    }
}

/* The names that are most like the phrase, above SIMILAR. */
static void match_vectors(struct link_state *state, size_t first, size_t last, const char *phrase) {
    const struct link_schema *schema = state->schema;
    float *vector =
        schema->vectors == NULL ? NULL : arena_array(state->arena, schema->dimension, sizeof *vector);
    if (vector == NULL) {
        state->status = schema->vectors == NULL ? state->status : CSQL_NO_MEMORY;
        return;
    }
    embed_phrase(schema->embed, phrase, strlen(phrase), vector);
    struct {
        uint32_t number;
        float score;
    } best[MAX_SIMILAR];
    size_t count = 0;
    for (size_t n = 0; n < schema->name_phrases; n++) {
        float score = embed_cosine(schema->embed, vector, schema->vectors + n * schema->dimension);
        if (score < SIMILAR || (count == MAX_SIMILAR && score <= best[count - 1].score)) {
            continue;
        }
        size_t at = count < MAX_SIMILAR ? count++ : count - 1;
        for (; at > 0 && best[at - 1].score < score; at--) {
            best[at] = best[at - 1];
        }
        best[at].number = (uint32_t)n;
        best[at].score = score;
    }
    for (size_t i = 0; i < count && best[i].score >= best[0].score - MAX_BEHIND; i++) {
        add_phrase(state, first, last, best[i].number, best[i].score);
    }
}

/* Whether the word has a meaning of its own that no whole name accounts for. */
static bool is_open(const struct link_state *state, size_t word) {
    if (word >= state->tokens.count || state->tokens.at[word].kind != TOKEN_WORD ||
        state->words[word].stopword || strlen(state->words[word].norm) < 3) {
        return false;
    }
    for (size_t i = 0; i < state->match_count; i++) {
        const struct link_match *match = &state->matches[i];
        if (match->code == LINK_EXACT && match->first <= word && word < match->last) {
            return false;
        }
    }
    return true;
}

/* What words [first, last) mean: by the lexicon, or, if it knows no name for them, by vectors too. */
static void match_meaning(struct link_state *state, size_t first, size_t last, const char *phrase) {
    size_t before = state->match_count;
    match_relation(state, first, last, phrase, LEXICON_SYNONYM, SYNONYM_SCORE);
    if (state->match_count == before && last - first == 1) {
        match_relation(state, first, last, phrase, LEXICON_DERIVED, KIND_SCORE);
        match_relation(state, first, last, phrase, LEXICON_HYPERNYM, KIND_SCORE);
        match_kinds(state, first);
    }
    match_vectors(state, first, last, phrase);
}

void link_match_meanings(struct link_state *state) {
    bool open[LINK_MAX_WORDS + 1] = {false};
    for (size_t i = 0; i < state->tokens.count; i++) {
        open[i] = is_open(state, i);
    }
    link_match_notes(state, open);
    for (size_t i = 0; i < state->tokens.count && state->status == CSQL_OK; i++) {
        if (!open[i]) {
            continue;
        }
        const char *one = state->words[i].norm;
        match_equivalents(state, i);
        if (state->schema->embed == NULL) {
            continue;
        }
        match_meaning(state, i, i + 1, one);
        if (open[i + 1]) {
            const char *two = arena_printf(state->arena, "%s %s", one, state->words[i + 1].norm);
            if (two == NULL) {
                state->status = CSQL_NO_MEMORY;
                return;
            }
            match_meaning(state, i, i + 2, two);
        }
    }
}
