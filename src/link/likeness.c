/* How alike in meaning phrases and names are. Whoever reads a question asks of the same few phrases beside
 * each of the names, again and again: the answers are kept. */
#include <math.h>
#include <string.h>

#include "link/internal.h"

/* Phrases whose answers are kept, a power of two, and bytes of one. */
#define KEPT_PHRASES 64
#define MAX_KEPT_BYTES 96
/* What a relation in the lexicon is worth at least. */
#define SYNONYM_LIKENESS 0.9F
#define KIND_LIKENESS 0.75F

/* What is known of one phrase. */
struct link_likeness {
    char phrase[MAX_KEPT_BYTES];
    char base[MAX_KEPT_BYTES]; /* the phrase with its last word in base form; empty if it is so already */
    float *scores;             /* beside each phrase of a name; NAN: not known yet */
    float *vector;             /* of the phrase; NULL if names have none */
    bool has_vector;
};

bool link_keep_likeness(struct link_schema *schema) {
    schema->likeness = arena_array(schema->arena, KEPT_PHRASES, sizeof *schema->likeness);
    return schema->likeness != NULL;
}

/* "Contact details" as "contact detail": the plural of a seldom word is often a stranger to the vectors.
 * Empty if the last word is in base form, or the text too long. */
static void write_base(const struct link_schema *schema, const char *phrase, char out[MAX_KEPT_BYTES]) {
    const char *space = strrchr(phrase, ' ');
    const char *last = space == NULL ? phrase : space + 1;
    const char *base = schema->embed == NULL ? NULL : embed_base(schema->embed, last);
    out[0] = '\0';
    if (base != NULL && (size_t)(last - phrase) + strlen(base) < MAX_KEPT_BYTES) {
        memcpy(out, phrase, (size_t)(last - phrase));
        memcpy(out + (last - phrase), base, strlen(base) + 1);
    }
}

/* What is kept of the phrase, with nothing known if it is new; NULL if it is too long or memory ran out. */
static struct link_likeness *kept_of(const struct link_schema *schema, const char *phrase) {
    uint32_t hash = 2166136261u; /* FNV-1a */
    size_t length = 0;
    for (; phrase[length] != '\0'; length++) {
        hash = (hash ^ (unsigned char)phrase[length]) * 16777619u;
    }
    if (length >= MAX_KEPT_BYTES) {
        return NULL;
    }
    struct link_likeness *kept = &schema->likeness[(hash ^ hash >> 16) & (KEPT_PHRASES - 1)];
    if (kept->scores != NULL && strcmp(kept->phrase, phrase) == 0) {
        return kept;
    }
    if (kept->scores == NULL) {
        kept->scores = arena_array(schema->arena, schema->phrases.count + 1, sizeof *kept->scores);
        kept->vector = schema->vectors == NULL
                           ? NULL
                           : arena_array(schema->arena, schema->dimension + 1, sizeof *kept->vector);
        if (kept->scores == NULL) {
            return NULL;
        }
    }
    memcpy(kept->phrase, phrase, length + 1);
    write_base(schema, phrase, kept->base);
    for (size_t i = 0; i < schema->phrases.count; i++) {
        kept->scores[i] = NAN;
    }
    kept->has_vector = kept->vector != NULL;
    if (kept->has_vector) {
        embed_phrase(schema->embed, phrase, length, kept->vector);
    }
    return kept;
}

static bool is_zero(const float *vector, size_t dimension) {
    size_t i = 0;
    while (i < dimension && vector[i] == 0) {
        i++;
    }
    return i == dimension;
}

/* embed_similarity() by the vectors at hand. */
static float similarity(const struct link_schema *schema, const struct link_likeness *kept,
                        const char *phrase, uint32_t number) {
    const char *other = schema->phrase_text[number];
    const float *vector = schema->vectors == NULL ? NULL : schema->vectors + number * schema->dimension;
    if (kept == NULL || vector == NULL || !kept->has_vector || strcmp(phrase, other) == 0 ||
        is_zero(kept->vector, schema->dimension) || is_zero(vector, schema->dimension)) {
        return embed_similarity(schema->embed, phrase, other);
    }
    return embed_cosine(schema->embed, kept->vector, vector);
}

/* How alike in meaning the phrase and a phrase of names, by number, are as they stand. */
static float plain_likeness(const struct link_schema *schema, struct link_likeness *kept, const char *phrase,
                            uint32_t number) {
    if (kept != NULL && !isnan(kept->scores[number])) {
        return kept->scores[number];
    }
    float score = similarity(schema, kept, phrase, number);
    switch (embed_relation(schema->embed, phrase, schema->phrase_text[number])) {
    case LEXICON_SYNONYM:
        score = score > SYNONYM_LIKENESS ? score : SYNONYM_LIKENESS;
        break;
    case LEXICON_HYPERNYM:
    case LEXICON_HYPONYM:
    case LEXICON_DERIVED:
        score = score > KIND_LIKENESS ? score : KIND_LIKENESS;
        break;
    default:
        score = score > 0 ? score : 0;
    }
    if (kept != NULL) {
        kept->scores[number] = score;
    }
    return score;
}

/* The greater of the likenesses to the whole name and to its own words. */
static float name_likeness(const struct link_schema *schema, const char *phrase,
                           const struct link_name *name) {
    struct link_likeness *kept = kept_of(schema, phrase);
    float whole = plain_likeness(schema, kept, phrase, name->phrase);
    float own =
        name->own_phrase == name->phrase ? whole : plain_likeness(schema, kept, phrase, name->own_phrase);
    return whole > own ? whole : own;
}

/* The same of the phrase as it stands and of its base form. */
static float phrase_likeness(const struct link_schema *schema, const char *phrase,
                             const struct link_name *name) {
    if (schema->embed == NULL || name->words.count == 0) {
        return 0;
    }
    float score = name_likeness(schema, phrase, name);
    const struct link_likeness *kept = kept_of(schema, phrase);
    if (kept != NULL && kept->base[0] != '\0') {
        char base[MAX_KEPT_BYTES]; /* its answers may take the place of the phrase's */
        memcpy(base, kept->base, sizeof base);
        float other = name_likeness(schema, base, name);
        score = other > score ? other : score;
    }
    return score;
}

float link_semantic(const struct link_schema *schema, const char *phrase, bool column, int index) {
    const struct link_name *name =
        &schema->names[(column ? schema->catalogue->table_count : 0) + (size_t)index];
    float own = phrase_likeness(schema, phrase, name);
    float further = column ? link_note_likeness(schema, phrase, index, false) : 0;
    return own > further ? own : further;
}
