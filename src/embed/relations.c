/* How words are related, by walking the lexicon. Nothing is allocated. */
#include <string.h>

#include "embed/internal.h"

/* Base forms of a word. */
struct forms {
    uint32_t lemma[LEXICON_MAX_BASES];
    size_t count;
};

static struct forms forms_of(const struct lexicon *x, const char *word) {
    struct forms forms;
    forms.count = lexicon_bases(x, word, forms.lemma);
    return forms;
}

static bool has_form(const struct forms *forms, uint32_t lemma) {
    for (size_t i = 0; i < forms->count; i++) {
        if (forms->lemma[i] == lemma) {
            return true;
        }
    }
    return false;
}

/* Whether one of the forms is a word of the synset. */
static bool in_synset(const struct lexicon *x, const struct forms *forms, uint32_t synset) {
    struct entry entry = lexicon_synset(x, synset);
    for (size_t k = 0; k < entry.firsts; k++) {
        if (has_form(forms, entry.first[k])) {
            return true;
        }
    }
    return false;
}

static bool same_synset(const struct lexicon *x, const struct forms *a, const struct forms *b) {
    for (size_t i = 0; i < a->count; i++) {
        struct entry entry = lexicon_lemma(x, a->lemma[i]);
        for (size_t k = 0; k < entry.firsts; k++) {
            if (in_synset(x, b, entry.first[k])) {
                return true;
            }
        }
    }
    return false;
}

/* Whether b names a hypernym of the synset, or a hypernym of one. */
static bool above(const struct lexicon *x, uint32_t synset, const struct forms *b, int steps) {
    struct entry entry = lexicon_synset(x, synset);
    for (size_t k = 0; k < entry.seconds; k++) {
        if (in_synset(x, b, entry.second[k]) || (steps > 1 && above(x, entry.second[k], b, steps - 1))) {
            return true;
        }
    }
    return false;
}

static bool kind_of(const struct lexicon *x, const struct forms *a, const struct forms *b) {
    for (size_t i = 0; i < a->count; i++) {
        struct entry entry = lexicon_lemma(x, a->lemma[i]);
        for (size_t k = 0; k < entry.firsts; k++) {
            if (above(x, entry.first[k], b, 2)) {
                return true;
            }
        }
    }
    return false;
}

static bool linked(const struct lexicon *x, const struct forms *a, const struct forms *b, uint32_t kind) {
    for (size_t i = 0; i < a->count; i++) {
        struct entry entry = lexicon_lemma(x, a->lemma[i]);
        for (size_t k = 0; k < entry.seconds; k++) {
            if (entry.second[k] >> LINK_BITS == kind && has_form(b, entry.second[k] & LINK_LEMMA)) {
                return true;
            }
        }
    }
    return false;
}

enum lexicon_relation embed_relation(const struct embed *embed, const char *a, const char *b) {
    const struct lexicon *x = &embed->lexicon;
    struct forms from = forms_of(x, a);
    struct forms to = forms_of(x, b);
    if (from.count == 0 || to.count == 0) {
        return LEXICON_UNRELATED;
    }
    if (same_synset(x, &from, &to)) {
        return LEXICON_SYNONYM;
    }
    if (kind_of(x, &from, &to)) {
        return LEXICON_HYPERNYM;
    }
    if (kind_of(x, &to, &from)) {
        return LEXICON_HYPONYM;
    }
    if (linked(x, &from, &to, LINK_DERIVED) || linked(x, &to, &from, LINK_DERIVED)) {
        return LEXICON_DERIVED;
    }
    if (linked(x, &from, &to, LINK_ANTONYM) || linked(x, &to, &from, LINK_ANTONYM)) {
        return LEXICON_ANTONYM;
    }
    return LEXICON_UNRELATED;
}

/* ---- all that is related ---- */

struct collection {
    const struct lexicon *lexicon;
    const struct forms *word;
    const char **out;
    size_t count, room;
};

static void collect(struct collection *c, uint32_t lemma) {
    const char *text = lexicon_text(c->lexicon, lemma);
    if (c->count == c->room || has_form(c->word, lemma)) {
        return;
    }
    for (size_t i = 0; i < c->count; i++) {
        if (c->out[i] == text) {
            return;
        }
    }
    c->out[c->count++] = text;
}

static void collect_synset(struct collection *c, uint32_t synset) {
    struct entry entry = lexicon_synset(c->lexicon, synset);
    for (size_t k = 0; k < entry.firsts; k++) {
        collect(c, entry.first[k]);
    }
}

static void collect_above(struct collection *c, uint32_t synset, int steps) {
    struct entry entry = lexicon_synset(c->lexicon, synset);
    for (size_t k = 0; k < entry.seconds; k++) {
        collect_synset(c, entry.second[k]);
    }
    for (size_t k = 0; steps > 1 && k < entry.seconds; k++) {
        collect_above(c, entry.second[k], steps - 1);
    }
}

static bool is_above(const struct lexicon *x, uint32_t below, uint32_t synset, int steps) {
    struct entry entry = lexicon_synset(x, below);
    for (size_t k = 0; k < entry.seconds; k++) {
        if (entry.second[k] == synset || (steps > 1 && is_above(x, entry.second[k], synset, steps - 1))) {
            return true;
        }
    }
    return false;
}

/* The file has no list of what is below a synset: all synsets are looked at, nearer ones first. */
static void collect_below(struct collection *c, uint32_t synset) {
    for (int steps = 1; steps <= 2; steps++) {
        for (uint32_t i = 0; i < c->lexicon->synsets && c->count < c->room; i++) {
            if (is_above(c->lexicon, i, synset, steps)) {
                collect_synset(c, i);
            }
        }
    }
}

static void collect_links(struct collection *c, uint32_t lemma, uint32_t kind) {
    struct entry entry = lexicon_lemma(c->lexicon, lemma);
    for (size_t k = 0; k < entry.seconds; k++) {
        if (entry.second[k] >> LINK_BITS == kind) {
            collect(c, entry.second[k] & LINK_LEMMA);
        }
    }
}

size_t embed_related(const struct embed *embed, const char *word, enum lexicon_relation relation,
                     const char **out, size_t room) {
    const struct lexicon *x = &embed->lexicon;
    struct forms forms = forms_of(x, word);
    struct collection c = {.lexicon = x, .word = &forms, .out = out, .room = room};
    for (size_t i = 0; i < forms.count; i++) {
        struct entry entry = lexicon_lemma(x, forms.lemma[i]);
        if (relation == LEXICON_DERIVED || relation == LEXICON_ANTONYM) {
            collect_links(&c, forms.lemma[i], relation == LEXICON_DERIVED ? LINK_DERIVED : LINK_ANTONYM);
            continue;
        }
        for (size_t k = 0; k < entry.firsts && c.count < room; k++) {
            if (relation == LEXICON_SYNONYM) {
                collect_synset(&c, entry.first[k]);
            } else if (relation == LEXICON_HYPERNYM) {
                collect_above(&c, entry.first[k], 2);
            } else if (relation == LEXICON_HYPONYM) {
                collect_below(&c, entry.first[k]);
            }
        }
    }
    return c.count;
}
