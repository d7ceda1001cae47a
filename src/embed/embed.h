/* Meaning: static vectors over a wordpiece vocabulary, and the lexicon (WordNet).
 *
 * The vectors are a committed file, mapped read-only. A phrase is the weighted average of its pieces'
 * vectors, so an unknown word degrades to its pieces, never to nothing. */
#ifndef EMBED_EMBED_H
#define EMBED_EMBED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"

struct embed; /* read-only once opened; may be shared between threads */

/* Maps DIRECTORY/vectors.bin and DIRECTORY/lexicon.bin. CSQL_NOT_FOUND, CSQL_BAD_DATA. */
csql_status embed_open(const char *directory, struct embed **out, csql_error *error) CSQL_USE_RESULT;
void embed_close(struct embed *embed);

/* Components of a phrase vector. */
size_t embed_dimension(const struct embed *embed);

/* Writes the unit-length vector of a phrase (UTF-8, any case) to out[embed_dimension()]; a phrase without
 * any piece gives zeros. */
void embed_phrase(const struct embed *embed, const char *phrase, size_t length, float *out);

/* Cosine of two unit vectors, in [-1, 1]. */
float embed_cosine(const struct embed *embed, const float *a, const float *b);

/* Cosine similarity of two phrases; convenience over the above. */
float embed_similarity(const struct embed *embed, const char *a, const char *b);

/* Wordpieces of text as BERT's uncased tokeniser makes them: greedy longest match first within each
 * whitespace- and punctuation-separated word, NFD, accents stripped, lower case. Writes up to room ids and
 * returns how many there are; unknown words give the id of [UNK]. Ids index the committed vocabulary. */
size_t embed_pieces(const struct embed *embed, const char *text, size_t length, uint32_t *ids, size_t room);

/* ---- the lexicon ---- */

enum lexicon_relation {
    LEXICON_SYNONYM,  /* shares a synset */
    LEXICON_HYPERNYM, /* a is a kind of b, within two steps */
    LEXICON_HYPONYM,  /* b is a kind of a, within two steps */
    LEXICON_DERIVED,  /* derivation or pertainym: French - France, settle - settlement */
    LEXICON_ANTONYM,
    LEXICON_UNRELATED
};

/* How two words or short phrases (lower case; inflected forms are reduced) are related; the first of the
 * list that holds. */
enum lexicon_relation embed_relation(const struct embed *embed, const char *a, const char *b);

/* Words and phrases that stand in relation to word, most frequent sense first, at most room; lent. */
size_t embed_related(const struct embed *embed, const char *word, enum lexicon_relation relation,
                     const char **out, size_t room);

/* True if the lexicon or the vocabulary knows the word as a whole (not only by pieces). */
bool embed_knows(const struct embed *embed, const char *word);

#endif
