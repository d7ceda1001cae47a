/* WordNet, read straight from data/lexicon.bin by this room: the judges of a benchmark must not see with the
 * eyes of the system that it measures, so nothing here goes through embed. */
#ifndef FORGE_LEXICON_H
#define FORGE_LEXICON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"

struct forge_lexicon; /* read-only; may be shared between threads */

/* Maps DIRECTORY/lexicon.bin. CSQL_NOT_FOUND, CSQL_IO, CSQL_NO_MEMORY, CSQL_BAD_DATA. */
csql_status forge_lexicon_open(const char *directory, struct forge_lexicon **out,
                               csql_error *error) CSQL_USE_RESULT;
void forge_lexicon_close(struct forge_lexicon *lexicon);

/* True if WordNet has the word or phrase (words apart by spaces), or a form of it. */
bool forge_lexicon_knows(const struct forge_lexicon *lexicon, const char *word);

/* True if the commonest sense of the word has something above it, as nouns and verbs do and adjectives do
 * not. */
bool forge_lexicon_is_thing(const struct forge_lexicon *lexicon, const char *word);

/* Synset numbers of a word or phrase, most frequent sense of its base forms first, at most room. */
size_t forge_lexicon_senses(const struct forge_lexicon *lexicon, const char *word, uint32_t *out,
                            size_t room);
/* The words of a synset, the first being its usual name; lent. At most room. */
size_t forge_lexicon_words(const struct forge_lexicon *lexicon, uint32_t sense, const char **out,
                           size_t room);
/* The hypernyms right above a synset. */
size_t forge_lexicon_above(const struct forge_lexicon *lexicon, uint32_t sense, uint32_t *out, size_t room);
/* How many synsets have this one above them, at any distance: how general it is. */
size_t forge_lexicon_below(const struct forge_lexicon *lexicon, uint32_t sense);

/* True if the two share one of their first `senses` synsets, or are forms of one word. */
bool forge_lexicon_synonyms(const struct forge_lexicon *lexicon, const char *a, const char *b, size_t senses);
/* True if one is a kind of the other within `steps`, by their first `senses` synsets. */
bool forge_lexicon_kind(const struct forge_lexicon *lexicon, const char *a, const char *b, size_t senses,
                        size_t steps);
/* True if a is a kind of b within `steps`, by their first `senses` synsets. */
bool forge_lexicon_under(const struct forge_lexicon *lexicon, const char *a, const char *b, size_t senses,
                         size_t steps);
/* True if they are derived from each other, or antonyms (settle - settlement, old - age). */
bool forge_lexicon_derived(const struct forge_lexicon *lexicon, const char *a, const char *b);

#endif
