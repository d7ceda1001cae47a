/* Meaning: static vectors over a wordpiece vocabulary and frequent whole words, and the lexicon (WordNet).
 *
 * Both are committed files, mapped read-only; nothing below allocates but embed_open. A phrase is the sum of
 * its words' rows, whose lengths carry learned weights; a word without a row degrades to its base form, then
 * to its pieces, then to its spelling, never to nothing. */
#ifndef EMBED_EMBED_H
#define EMBED_EMBED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clarisql.h"

struct embed; /* read-only once opened; may be shared between threads */

/* Maps DIRECTORY/vectors.bin and DIRECTORY/lexicon.bin. CSQL_NOT_FOUND, CSQL_IO, CSQL_TOO_LONG (the name),
 * CSQL_NO_MEMORY; CSQL_BAD_DATA for a file that is cut, damaged in its structure, or of another version. */
csql_status embed_open(const char *directory, struct embed **out, csql_error *error) CSQL_USE_RESULT;
void embed_close(struct embed *embed);

/* Components of a phrase vector. */
size_t embed_dimension(const struct embed *embed);

/* Writes the unit-length vector of a phrase (UTF-8, any case) to out[embed_dimension()]; a phrase without
 * any piece gives zeros. Identifiers are to be split and written out before (text_words): "custNo" is one
 * word here. */
void embed_phrase(const struct embed *embed, const char *phrase, size_t length, float *out);

/* Cosine of two unit vectors, in [-1, 1]. */
float embed_cosine(const struct embed *embed, const float *a, const float *b);

/* Cosine similarity of two phrases; convenience over the above. Equal texts give 1 (empty ones 0); where a
 * phrase has no piece at all, likeness of spelling in [0, 1] stands in. */
float embed_similarity(const struct embed *embed, const char *a, const char *b);

/* Pieces of BERT's vocabulary that stand for no text. */
#define PIECE_UNKNOWN 100U
#define PIECE_CLS 101U
#define PIECE_SEP 102U

/* Wordpieces of text as BERT's uncased tokeniser makes them: greedy longest match first within each
 * whitespace- and punctuation-separated word, NFD, accents stripped, lower case. Writes up to room ids and
 * returns how many there are; unknown words give the id of [UNK]. Ids index the committed vocabulary. */
size_t embed_pieces(const struct embed *embed, const char *text, size_t length, uint32_t *ids, size_t room);

/* ---- the lexicon ---- */

enum lexicon_relation {
    LEXICON_SYNONYM,  /* shares a synset */
    LEXICON_HYPERNYM, /* a is a kind of b, within two steps */
    LEXICON_HYPONYM,  /* b is a kind of a, within two steps */
    LEXICON_DERIVED, /* derivation, pertainym or attribute: settle - settlement, French - France, old - age */
    LEXICON_ANTONYM,
    LEXICON_UNRELATED
};

/* How two words or short phrases (any case; inflected forms are reduced) are related; the first of the
 * list that holds. Two forms of one word are synonyms. Microseconds. */
enum lexicon_relation embed_relation(const struct embed *embed, const char *a, const char *b);

/* Words and phrases that stand in relation to word (LEXICON_HYPERNYM: what word is a kind of), most frequent
 * sense first, without word itself, at most room; lent. Microseconds, but for LEXICON_HYPONYM, which looks
 * through the whole lexicon: about a millisecond a sense. */
size_t embed_related(const struct embed *embed, const char *word, enum lexicon_relation relation,
                     const char **out, size_t room);

/* The base form of an inflected word ("appellations": appellation), lent; NULL for a word that is in base
 * form or that the lexicon does not know. */
const char *embed_base(const struct embed *embed, const char *word);

/* True if the lexicon or the vocabulary knows the word as a whole (not only by pieces). */
bool embed_knows(const struct embed *embed, const char *word);

/* True if the word, in lower case, is frequent: the vocabulary has it in one piece. */
bool embed_is_frequent(const struct embed *embed, const char *word);

/* The most frequent word that the word may be a slip of (text_is_slip), lent; NULL if there is none, or if
 * either has fewer than four letters. A fraction of a millisecond. */
const char *embed_respelled(const struct embed *embed, const char *word);

#endif
