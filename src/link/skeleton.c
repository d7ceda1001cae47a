/* Names that are written without their vowels or cut short in ways that no list knows: "trk" for a truck,
 * "whs" for a warehouse. What such a word stands for is found when a question says it. */
#include <string.h>

#include "link/internal.h"

#define MIN_SKELETON 3 /* letters of such a word of a name */
#define MAX_SKELETON 5
#define MIN_WORD 4
#define LEAST_SHARE 0.4 /* of the consonants of the word that is said */
#define CLEAR 0.1       /* by which one word of a name must fit better than others */

static bool is_vowel(char c) {
    return c != '\0' && strchr("aeiou", c) != NULL;
}

/* The word without the ending of its plural. */
static size_t singular_length(const char *word) {
    size_t length = strlen(word);
    return length > MIN_WORD && word[length - 1] == 's' && word[length - 2] != 's' ? length - 1 : length;
}

/* How well the short form abbreviates the word, in [0, 1]: it is the word's beginning, or its first letter
 * and others in their order, consonants all but for the first. 0 if it does not. */
static double fit(const char *form, const char *word) {
    size_t length = singular_length(word), form_length = strlen(form), at = 0, consonants = 0;
    if (form_length < MIN_SKELETON || form_length > MAX_SKELETON || length < MIN_WORD ||
        length <= form_length || form[0] != word[0]) {
        return 0;
    }
    if (strncmp(form, word, form_length) == 0) {
        return 1;
    }
    for (size_t i = 0; i < form_length; i++) {
        if (form[i] < 'a' || form[i] > 'z' || (i > 0 && i + 1 < form_length && is_vowel(form[i]))) {
            return 0;
        }
    }
    size_t matched = 0;
    for (size_t i = 0; i < length; i++) {
        consonants += !is_vowel(word[i]);
        if (at < form_length && form[at] == word[i]) {
            matched += !is_vowel(word[i]);
            at++;
        }
    }
    double share = consonants == 0 ? 0 : (double)matched / (double)consonants;
    return at == form_length && share >= LEAST_SHARE ? share : 0;
}

/* How well the word of a name, as it is written, abbreviates the word. One that is listed as short for
 * something else does so only where it is a table's whole name and leaves no consonant out: a dpt may be a
 * depot. */
static double fit_written(const struct link_name *name, size_t k, const char *word) {
    const char *written = name->words.written[k];
    double here = fit(written, word);
    bool listed = strcmp(written, name->words.norm[k]) != 0;
    bool whole = !name->column && name->words.count == 1 && strpbrk(written, "aeiouy") == NULL;
    return !listed || (whole && here >= 1) ? here : 0;
}

/* The word of a name has no vowel, or is no word of English. */
static bool is_opaque(const struct link_schema *schema, const struct link_name *name, size_t k) {
    const char *norm = name->words.written[k];
    const char *related[1];
    if (text_is_stopword(norm)) {
        return false;
    }
    return strpbrk(norm, "aeiouy") == NULL ||
           (schema->embed != NULL && embed_related(schema->embed, norm, LEXICON_HYPERNYM, related, 1) == 0 &&
            embed_related(schema->embed, norm, LEXICON_SYNONYM, related, 1) == 0);
}

uint32_t link_find_skeleton(const struct link_schema *schema, const char *word) {
    uint32_t found = SYMBOL_NONE;
    double best = 0, second = 0;
    for (size_t i = 0; i < schema->name_count; i++) {
        const struct link_name *name = &schema->names[i];
        for (size_t k = 0; k < name->words.count; k++) {
            double here = name->stems[k] == found ? 0 : fit_written(name, k, word);
            if (here <= second || !is_opaque(schema, name, k)) {
                continue;
            }
            if (here > best) {
                second = best;
                best = here;
                found = name->stems[k];
            } else {
                second = here;
            }
        }
    }
    return best - second >= CLEAR ? found : SYMBOL_NONE;
}
