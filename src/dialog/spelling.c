/* Misspelt words of a reply. */
#include <string.h>

#include "dialog/internal.h"

/* Letters of a word that may be misspelt, and of one with two slips. */
#define LEAST_SPELLED 3
#define LONG_WORD 8

/* The nearest so far of the words that one may be a misspelling of. */
struct spelling {
    const char *word, *stem; /* as it stands there */
    bool exists;             /* it is a word, if a rare one: only a slip makes it another */
    const char *nearest;
    size_t distance;
};

static void compare_spelling(struct spelling *s, const char *norm, const char *stem) {
    size_t limit = strlen(s->word) >= LONG_WORD ? 2 : 1, distance = limit + 1;
    if (strlen(norm) < LEAST_SPELLED) {
        return;
    }
    const bool rare = s->exists || strlen(s->word) <= LEAST_SPELLED; /* only a slip makes it another */
    const bool cut = !s->exists && strncmp(s->word, norm, strlen(s->word)) == 0; /* "nav" for "navy" */
    if (strcmp(s->stem, stem) == 0) {
        norm = s->word; /* it is not misspelt */
        distance = 0;
    } else if (cut) {
        distance = 1;
    } else if (rare) {
        distance = text_is_slip(s->word, norm) || text_is_slip(s->stem, stem) ? 1 : distance;
    } else {
        size_t by_stem = text_edit_distance(s->stem, stem, limit);
        distance = text_edit_distance(s->word, norm, limit);
        distance = by_stem < distance ? by_stem : distance;
    }
    if (distance <= limit && distance < s->distance) {
        s->nearest = norm;
        s->distance = distance;
    }
}

static void compare_names(struct spelling *s, const struct name_word *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        compare_spelling(s, words[i].norm, words[i].stem);
    }
}

static void compare_term(struct spelling *s, struct arena *arena, const char *term) {
    struct words words;
    if (term != NULL && text_words(arena, term, strlen(term), &words, NULL) == CSQL_OK) {
        for (size_t i = 0; i < words.count; i++) {
            compare_spelling(s, words.norm[i], words.stem[i]);
        }
    }
}

/* What the word is a misspelling of, or NULL: among the names of the choices and tables and the terms, or of
 * any frequent word. */
static const char *respelled(const struct reader *r, const struct reply_word *word) {
    const struct embed *embed = r->context == NULL ? NULL : r->context->embed;
    if (embed == NULL || word->stop || word->identifier || word->is_number ||
        strlen(word->norm) < LEAST_SPELLED || phrase_has(word->norm) ||
        embed_is_frequent(embed, word->norm)) {
        return NULL;
    }
    struct spelling s = {word->norm, word->stem, embed_knows(embed, word->norm), NULL, SIZE_MAX};
    for (size_t i = 0; i < r->item_count; i++) {
        for (size_t c = 0; c < r->items[i].choice_count; c++) {
            const struct choice_words *choice = &r->choices[i][c];
            compare_names(&s, choice->own, choice->own_count);
            compare_names(&s, choice->table, choice->table_count);
        }
        compare_term(&s, r->arena, r->items[i].term);
    }
    if (s.nearest == NULL && !s.exists) {
        s.nearest = embed_respelled(embed, word->norm);
    }
    return s.nearest;
}

bool spelling_correct(struct reader *r) {
    for (size_t w = 0; w < r->word_count; w++) {
        struct reply_word *word = &r->words[w];
        const char *norm = respelled(r, word);
        if (norm != NULL && strcmp(norm, word->norm) != 0) {
            const char *stem = text_stem(r->arena, norm);
            if (stem == NULL) {
                return false;
            }
            word->norm = word->written = norm;
            word->stem = stem;
            word->stop = text_is_stopword(norm) || phrase_is_filler(norm);
        }
    }
    return true;
}
