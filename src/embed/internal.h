/* What the files of this room share: a mapped file, the vectors in one and the lexicon in the other. */
#ifndef EMBED_INTERNAL_H
#define EMBED_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clarisql.h"
#include "embed/embed.h"

/* Longest word that is looked up, in bytes; a longer one is unknown. */
#define EMBED_MAX_WORD 400
/* Most components of a vector that a file may have. */
#define EMBED_MAX_DIMENSION 1024
/* Most base forms of an inflected word that are considered. */
#define LEXICON_MAX_BASES 6

/* ---- mapping.c ---- */

struct mapping {
    void *bytes; /* page-aligned, read-only */
    size_t size;
};

/* Maps directory/name read-only. CSQL_NOT_FOUND, CSQL_IO, CSQL_BAD_DATA if empty or over 64 MB. */
csql_status mapping_open(const char *directory, const char *name, struct mapping *out,
                         csql_error *error) CSQL_USE_RESULT;
void mapping_close(struct mapping *mapping);

/* Hands out consecutive parts of a mapping; NULL once a part would pass its end. */
struct mapping_reader {
    const struct mapping *mapping;
    size_t at;
    bool failed;
};
const void *mapping_take(struct mapping_reader *reader, size_t count, size_t size);

/* Whether each of count starts points into text right after a NUL (or at 0), ascending, and the whole text
 * ends in NUL: then every one is a terminated string. */
bool mapping_strings(const uint32_t *starts, size_t count, const char *text, size_t length);

/* ---- vectors.c ---- */

struct vectors {
    struct mapping mapping;
    size_t dimension, pieces, words;
    const uint32_t *starts; /* pieces, then words, into text */
    const uint32_t *order;  /* piece ids by strcmp */
    const float *scales;
    const int8_t *rows;
    const char *text;
    uint32_t unknown; /* the id of [UNK] */
};

csql_status vectors_open(const char *directory, struct vectors *out, csql_error *error) CSQL_USE_RESULT;

/* The row of a whole word, given NUL-terminated in the vocabulary's spelling; -1 if it has none. */
int64_t vectors_word(const struct vectors *vectors, const char *word);

/* The id of the piece that length bytes of text spell, `inner` ones being written with "##"; -1. */
int64_t vectors_piece(const struct vectors *vectors, const char *text, size_t length, bool inner);

/* Adds share times a row to out. */
void vectors_add(const struct vectors *vectors, size_t row, float share, float *out);

/* ---- pieces.c ---- */

/* Goes through text word by word as BERT's basic tokeniser does. */
struct word_reader {
    const char *text;
    size_t length, at;
    char word[EMBED_MAX_WORD + 1]; /* the word just read, folded */
    size_t bytes;
    bool mark;     /* it is a punctuation mark */
    bool overlong; /* it was cut: over 100 characters, which BERT calls unknown */
};
bool word_reader_next(struct word_reader *reader);

/* The pieces of the word just read, at most room of them to ids; how many there are. */
size_t word_pieces(const struct vectors *vectors, const struct word_reader *reader, uint32_t *ids,
                   size_t room);

/* ---- lexicon.c ---- */

struct lexicon {
    struct mapping mapping;
    size_t lemmas, synsets, exceptions;
    const uint32_t *starts; /* lemmas, then exceptions, into text; each part sorted by strcmp */
    const uint32_t *lemma_starts, *lemma_pool;
    const uint32_t *synset_starts, *synset_pool;
    const uint32_t *bases; /* the lemma of each exception */
    const char *text;
};

csql_status lexicon_open(const char *directory, struct lexicon *out, csql_error *error) CSQL_USE_RESULT;

/* The lemmas that a word or phrase can be a form of; how many. */
size_t lexicon_bases(const struct lexicon *lexicon, const char *word, uint32_t out[LEXICON_MAX_BASES]);

/* An entry of either pool: two lists of numbers. */
struct entry {
    const uint32_t *first, *second;
    size_t firsts, seconds;
};
struct entry lexicon_lemma(const struct lexicon *lexicon, uint32_t lemma);   /* synsets; links */
struct entry lexicon_synset(const struct lexicon *lexicon, uint32_t synset); /* lemmas; hypernyms */

/* A link is (kind << LINK_BITS | lemma). */
enum { LINK_BITS = 24, LINK_DERIVED = 0, LINK_ANTONYM = 1 };
#define LINK_LEMMA (((uint32_t)1 << LINK_BITS) - 1)

const char *lexicon_text(const struct lexicon *lexicon, uint32_t lemma);

/* ---- the object ---- */

struct embed {
    struct vectors vectors;
    struct lexicon lexicon;
};

#endif
