/* Opening both files, and phrases to vectors. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "embed/internal.h"
#include "text/text.h"

/* More pieces than a word of BERT's 100 characters can have. */
enum { MOST_PIECES = 100 };
/* Letters of a word that may be misspelt, and of what it may be a misspelling of. */
enum { SHORTEST_RESPELLED = 4 };

csql_status embed_open(const char *directory, struct embed **out, csql_error *error) {
    *out = NULL;
    struct embed *embed = calloc(1, sizeof *embed);
    if (embed == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = vectors_open(directory, &embed->vectors, error);
    if (status == CSQL_OK) {
        status = lexicon_open(directory, &embed->lexicon, error);
    }
    if (status != CSQL_OK) {
        embed_close(embed);
        return status;
    }
    *out = embed;
    return CSQL_OK;
}

void embed_close(struct embed *embed) {
    if (embed != NULL) {
        mapping_close(&embed->vectors.mapping);
        mapping_close(&embed->lexicon.mapping);
        free(embed);
    }
}

size_t embed_dimension(const struct embed *embed) {
    return embed->vectors.dimension;
}

/* ---- pieces ---- */

size_t embed_pieces(const struct embed *embed, const char *text, size_t length, uint32_t *ids, size_t room) {
    struct word_reader reader = {.text = text, .length = length};
    size_t count = 0;
    while (word_reader_next(&reader)) {
        size_t used = count < room ? count : room;
        count += word_pieces(&embed->vectors, &reader, room > used ? ids + used : ids, room - used);
    }
    return count;
}

/* ---- phrases ---- */

/* The row of a word that has one of its own. */
static int64_t own_row(const struct vectors *v, const char *word) {
    int64_t row = vectors_word(v, word);
    return row >= 0 ? row : vectors_piece(v, word, strlen(word), false);
}

/* Adds a word: its own row, that of its base form, or the mean of its pieces. */
static void add_word(const struct embed *embed, const struct word_reader *reader, float *out) {
    const struct vectors *v = &embed->vectors;
    int64_t row = reader->overlong ? -1 : own_row(v, reader->word);
    if (row < 0 && !reader->overlong) {
        uint32_t bases[LEXICON_MAX_BASES];
        size_t count = lexicon_bases(&embed->lexicon, reader->word, bases);
        for (size_t i = 0; i < count && row < 0; i++) {
            row = own_row(v, lexicon_text(&embed->lexicon, bases[i]));
        }
    }
    if (row >= 0) {
        vectors_add(v, (size_t)row, 1, out);
        return;
    }
    uint32_t ids[MOST_PIECES];
    size_t count = word_pieces(v, reader, ids, MOST_PIECES);
    for (size_t i = 0; i < count && i < MOST_PIECES; i++) {
        vectors_add(v, ids[i], 1.0F / (float)count, out);
    }
}

void embed_phrase(const struct embed *embed, const char *phrase, size_t length, float *out) {
    size_t dimension = embed->vectors.dimension;
    struct word_reader reader = {.text = phrase, .length = length};
    for (size_t i = 0; i < dimension; i++) {
        out[i] = 0;
    }
    while (word_reader_next(&reader)) {
        if (!reader.mark) {
            add_word(embed, &reader, out);
        }
    }
    double squares = 0;
    for (size_t i = 0; i < dimension; i++) {
        squares += (double)out[i] * (double)out[i];
    }
    float shrink = squares > 0 && isfinite(squares) ? (float)(1 / sqrt(squares)) : 0;
    for (size_t i = 0; i < dimension; i++) {
        out[i] = shrink > 0 ? out[i] * shrink : 0;
    }
}

float embed_cosine(const struct embed *embed, const float *a, const float *b) {
    float sum = 0;
    for (size_t i = 0; i < embed->vectors.dimension; i++) {
        sum += a[i] * b[i];
    }
    return sum > 1 ? 1 : sum < -1 ? -1 : sum;
}

static bool is_zero(const struct embed *embed, const float *vector) {
    for (size_t i = 0; i < embed->vectors.dimension; i++) {
        if (vector[i] != 0) {
            return false;
        }
    }
    return true;
}

/* Likeness of spelling in [0, 1], for phrases that the vocabulary has no piece of. */
static float spelling_likeness(const char *a, const char *b) {
    size_t longer = strlen(a) > strlen(b) ? strlen(a) : strlen(b);
    if (longer == 0) {
        return 0;
    }
    size_t distance = text_edit_distance(a, b, longer);
    return distance >= longer ? 0 : 1 - (float)distance / (float)longer;
}

float embed_similarity(const struct embed *embed, const char *a, const char *b) {
    float first[EMBED_MAX_DIMENSION];
    float second[EMBED_MAX_DIMENSION];
    if (strcmp(a, b) == 0) {
        return *a == '\0' ? 0 : 1;
    }
    embed_phrase(embed, a, strlen(a), first);
    embed_phrase(embed, b, strlen(b), second);
    if (is_zero(embed, first) || is_zero(embed, second)) {
        return spelling_likeness(a, b);
    }
    return embed_cosine(embed, first, second);
}

const char *embed_base(const struct embed *embed, const char *word) {
    uint32_t bases[LEXICON_MAX_BASES];
    if (lexicon_bases(&embed->lexicon, word, bases) == 0) {
        return NULL;
    }
    const char *base = lexicon_text(&embed->lexicon, bases[0]);
    return strcmp(base, word) == 0 ? NULL : base;
}

bool embed_knows(const struct embed *embed, const char *word) {
    uint32_t bases[LEXICON_MAX_BASES];
    return lexicon_bases(&embed->lexicon, word, bases) > 0 || own_row(&embed->vectors, word) >= 0;
}

bool embed_is_frequent(const struct embed *embed, const char *word) {
    return vectors_piece(&embed->vectors, word, strlen(word), false) >= 0;
}

const char *embed_respelled(const struct embed *embed, const char *word) {
    const struct vectors *v = &embed->vectors;
    bool whole = strlen(word) >= SHORTEST_RESPELLED;
    /* Pieces stand in the order of their frequency. */
    for (size_t i = 0; i < v->pieces && whole; i++) {
        const char *piece = v->text + v->starts[i];
        bool near = piece[0] == word[0] || piece[0] == word[1];
        if (near && text_is_slip(word, piece) && strlen(piece) >= SHORTEST_RESPELLED) {
            return piece;
        }
    }
    return NULL;
}
