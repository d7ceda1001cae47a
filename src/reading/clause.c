/* The shape of the English: where the question ends, what is asked for. */
#include <string.h>

#include "reading/internal.h"

bool clause_word_is(const struct reader *r, size_t word, const char *norm) {
    return word < r->count && strcmp(r->words[word].norm, norm) == 0;
}

bool clause_has(const struct reader *r, size_t first, size_t last, unsigned cues) {
    return clause_find(r, first, last, cues) < last;
}

size_t clause_find(const struct reader *r, size_t first, size_t last, unsigned cues) {
    size_t i = first;
    while (i < last && i < r->count && (r->cues[i] & cues) == 0) {
        i++;
    }
    return i < r->count ? i : last;
}

bool clause_is_content(const struct reader *r, size_t word) {
    return word < r->count && r->cues[word] == 0 && !r->words[word].stopword;
}

size_t clause_content(const struct reader *r, size_t first, size_t last) {
    size_t count = 0;
    for (size_t i = first; i < last; i++) {
        count += clause_is_content(r, i);
    }
    return count;
}

size_t clause_skip_articles(const struct reader *r, size_t word) {
    while (word < r->count && (r->cues[word] & CUE_ARTICLE) != 0) {
        word++;
    }
    return word;
}

bool clause_is_copula(const struct reader *r, size_t word) {
    static const char *const forms[] = {"is", "are", "was", "were"};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (clause_word_is(r, word, forms[i])) {
            return true;
        }
    }
    return false;
}

bool clause_is_object(const struct reader *r, size_t word) {
    const unsigned before = CUE_REQUEST | CUE_QUESTION | CUE_ARTICLE | CUE_ALL | CUE_FINITE | CUE_PRONOUN;
    for (size_t i = 0; i < word; i++) {
        if ((r->cues[i] & before) == 0 && !r->words[i].stopword) {
            return false;
        }
        if ((r->cues[i] & (CUE_PREPOSITION & ~CUE_ARTICLE)) != 0 && (r->cues[i] & CUE_ARTICLE) == 0 &&
            strcmp(r->words[i].norm, "with") != 0) {
            return false;
        }
    }
    return true;
}

/* The length of "in one table", "as a single list" at word, or 0. */
static size_t output_form(const struct link_word *words, const unsigned *cues, size_t word, size_t count) {
    if (word >= count || (strcmp(words[word].norm, "in") != 0 && strcmp(words[word].norm, "as") != 0)) {
        return 0;
    }
    for (size_t i = word + 1; i < count && i <= word + 3; i++) {
        if (i > word + 1 && (cues[i] & CUE_OUTPUT) != 0) {
            return i + 1 - word;
        }
    }
    return 0;
}

/* True if word begins "show them in one table": a request for nothing but the form of the answer. */
static bool is_directive(const struct link_word *words, const unsigned *cues, size_t word, size_t count) {
    if ((cues[word] & CUE_REQUEST) == 0) {
        return false;
    }
    size_t i = word + 1;
    while (i < count && ((cues[i] & (CUE_PRONOUN | CUE_ARTICLE | CUE_OUTPUT)) != 0 ||
                         strcmp(words[i].norm, "everything") == 0)) {
        i++;
    }
    return i > word + 1 && output_form(words, cues, i, count) > 0;
}

size_t clause_length(const struct link_word *words, const unsigned *cues, size_t count) {
    size_t length = count;
    for (size_t i = 1; i < count; i++) {
        if (is_directive(words, cues, i, count)) {
            length = i;
            break;
        }
    }
    while (length > 1 && ((cues[length - 1] & CUE_END) != 0 || strcmp(words[length - 1].norm, ";") == 0 ||
                          strcmp(words[length - 1].norm, ",") == 0)) {
        length--;
    }
    return length;
}
