/* What the wording says of a modifier beside coordinated nouns, and how to say it so that only one is left.
 */
#include <string.h>

#include "reading/attach.h"
#include "text/text.h"

bool attach_nearest_is_b(const struct attachment *attachment) {
    return attachment->side == SIDE_AFTER ||
           (attachment->side == SIDE_MIDDLE && attachment->modifier.span.first > attachment->coordinator);
}

static bool overlaps(struct span a, struct span b) {
    return a.first < b.last && b.first < a.last;
}

/* The modifier's words come twice, once for each noun. */
static bool is_repeated(const struct reader *r, const struct attachment *attachment) {
    const struct mention *m = &attachment->modifier;
    size_t first = attachment->side == SIDE_AFTER ? 0 : attachment->coordinator;
    size_t last = attachment->side == SIDE_AFTER ? attachment->coordinator : r->count;
    size_t length = m->span.last - m->span.first;
    for (size_t i = first; i + length <= last; i++) {
        size_t same = 0;
        while (same < length && strcmp(r->words[i + same].stem, r->words[m->span.first + same].stem) == 0) {
            same++;
        }
        struct span here = {i, i + length};
        if (same == length && !overlaps(here, m->span) && !overlaps(here, attachment->a.span) &&
            !overlaps(here, attachment->b.span)) {
            return true;
        }
    }
    return false;
}

void attach_explain_repeats(const struct reader *r, const struct attachment *attachment, uint64_t *words) {
    const struct span said[] = {attachment->modifier.span, attachment->more.span};
    size_t count = attachment->more.column >= 0 ? 2 : 1;
    for (size_t s = 0; s < count; s++) {
        for (size_t i = 0; i < r->count; i++) {
            for (size_t k = said[s].first; k < said[s].last; k++) {
                if (strcmp(r->words[i].stem, r->words[k].stem) == 0) {
                    explain_span(words, (struct span){i, i + 1});
                }
            }
        }
    }
}

/* "what chalets and cabins cost 200": the modifier is what is said of both. */
static bool is_predicate(const struct reader *r, const struct attachment *attachment) {
    size_t i = clause_skip_articles(r, 0);
    if (i >= r->count || (r->cues[i] & CUE_QUESTION) == 0) {
        return false;
    }
    for (i++; i < attachment->a.span.first; i++) {
        if (!r->words[i].stopword || (r->cues[i] & (CUE_FINITE | CUE_PREPOSITION)) != 0) {
            return false;
        }
    }
    size_t after = attachment->b.span.last;
    for (i = after; i < r->count && i < after + 3; i++) {
        if ((r->cues[i] & CUE_RELATIVE) != 0) {
            return false;
        }
        if ((r->cues[i] & CUE_FINITE) != 0) {
            return true;
        }
    }
    /* no other verb follows: "which chalets and cabins offer breakfast" */
    return clause_is_content(r, after) && !clause_has(r, after, r->count, CUE_FINITE | CUE_RELATIVE);
}

/* The span says the last word of a stored value. */
static bool says_last_word(const struct reader *r, struct span span, const char *stored) {
    struct words words;
    if (text_words(r->arena, stored, strlen(stored), &words, NULL) != CSQL_OK || words.count < 2) {
        return false;
    }
    for (size_t i = span.first; i < span.last; i++) {
        if (strcmp(r->words[i].stem, words.stem[words.count - 1]) == 0) {
            return true;
        }
    }
    return false;
}

/* "production and distribution companies": one noun for both, so one noun group to modify. */
static bool shares_head(const struct reader *r, const struct attachment *attachment) {
    size_t after = attachment->b.span.last;
    if (attachment->a.column < 0 || attachment->a.span.last != attachment->coordinator) {
        return false;
    }
    struct span span;
    const char *last = r->words[attachment->a.span.last - 1].norm;
    size_t length = strlen(last);
    if (length > 2 && last[length - 1] == 's' && last[length - 2] != 's') {
        return false; /* a plural: a noun of its own */
    }
    bool head =
        clause_is_content(r, after) && match_find_table(r, after, after + 1, attachment->entity, &span) > 0;
    bool tail = says_last_word(r, attachment->b.span, attachment->a.stored) &&
                !says_last_word(r, attachment->a.span, attachment->a.stored);
    return head || tail;
}

/* Something in [first, last) opens a request or a list of its own. */
static bool starts_anew(const struct reader *r, size_t first, size_t last) {
    return clause_has(r, first, last, CUE_REQUEST | CUE_ALSO | CUE_ONLY | CUE_WHATEVER);
}

static enum attached wording_after(const struct reader *r, const struct attachment *attachment) {
    size_t a = attachment->a.span.last, b = attachment->b.span.first, end = attachment->b.span.last;
    size_t m = attachment->modifier.span.first;
    if (clause_has(r, end, r->count, CUE_SAME) || clause_has(r, end, r->count, CUE_BOTH | CUE_EITHER)) {
        return ATTACHED_BOTH;
    }
    if (starts_anew(r, a, b) || clause_has(r, end, m, CUE_ONLY) ||
        clause_has(r, a, attachment->coordinator, CUE_EITHER)) {
        return ATTACHED_NEAREST;
    }
    for (size_t i = a; i < attachment->coordinator; i++) {
        if ((r->cues[i] & CUE_PREPOSITION) != 0 && clause_has(r, i, attachment->coordinator, CUE_ALL)) {
            return ATTACHED_NEAREST; /* "radiologists across all hospitals and ..." */
        }
    }
    size_t back = attachment->a.span.first > 3 ? attachment->a.span.first - 3 : 0;
    if (clause_has(r, back, attachment->a.span.first, CUE_BOTH) || is_predicate(r, attachment) ||
        shares_head(r, attachment)) {
        return ATTACHED_BOTH;
    }
    return ATTACHED_OPEN;
}

/* The modifier follows the first noun: the second has it too only if it is referred back to. */
static enum attached wording_middle(const struct reader *r, const struct attachment *attachment) {
    size_t from = attachment->coordinator;
    if (attachment->modifier.span.first > attachment->coordinator) {
        /* between the coordinator and the second noun it is that noun's own */
        return ATTACHED_NEAREST;
    }
    return clause_has(r, from, r->count, CUE_SAME | CUE_PRONOUN | CUE_ALSO) ||
                   clause_has(r, 0, attachment->a.span.first, CUE_BOTH)
               ? ATTACHED_BOTH
               : ATTACHED_NEAREST;
}

/* The modifier precedes: a relative clause or a verb between it and the nouns says it of both. */
static enum attached wording_before(const struct reader *r, const struct attachment *attachment) {
    size_t m = attachment->modifier.span.last, a = attachment->a.span.first;
    if (clause_has(r, attachment->b.span.last, r->count, CUE_SAME)) {
        return ATTACHED_BOTH;
    }
    if (starts_anew(r, attachment->a.span.last, attachment->b.span.first)) {
        return ATTACHED_NEAREST;
    }
    if (clause_has(r, m, a, CUE_RELATIVE | CUE_FINITE | CUE_EITHER | CUE_AND | CUE_BOTH | CUE_PREPOSITION) ||
        clause_has(r, 0, attachment->modifier.span.first, CUE_BOTH) || clause_content(r, m, a) > 1) {
        return ATTACHED_BOTH;
    }
    return ATTACHED_OPEN;
}

enum attached attach_wording(const struct reader *r, const struct attachment *attachment) {
    if (is_repeated(r, attachment)) {
        return ATTACHED_BOTH;
    }
    switch (attachment->side) {
    case SIDE_AFTER:
        return wording_after(r, attachment);
    case SIDE_MIDDLE:
        return wording_middle(r, attachment);
    default:
        return wording_before(r, attachment);
    }
}

/* A noun that still belongs to the second conjunct ("architecture jobs", "laundry attendants"): a plural, or
 * the name of what is asked for. */
static bool is_head(const struct reader *r, const struct attachment *attachment, size_t word) {
    const char *norm = r->words[word].norm;
    size_t length = strlen(norm);
    struct span span;
    return (length > 3 && norm[length - 1] == 's' && norm[length - 2] != 's') ||
           match_find_table(r, word, word + 1, attachment->entity, &span) > 0;
}

struct span attach_phrase(const struct reader *r, const struct attachment *attachment) {
    struct span phrase = attachment->modifier.span;
    if (attachment->side == SIDE_AFTER) {
        /* from the first preposition, relative or participle after the noun to the end */
        size_t i = attachment->b.span.last;
        while (i < phrase.first && clause_is_content(r, i) && is_head(r, attachment, i)) {
            i++;
        }
        phrase.first = i;
        phrase.last = r->count;
    } else if (attachment->side == SIDE_MIDDLE && phrase.first < attachment->coordinator) {
        phrase.first = attachment->a.span.last; /* "the dogs [owned by Ann] and the cats owned by Ann" */
    }
    return phrase;
}

const char *attach_rewrite(struct reader *r, const struct attachment *attachment, bool both) {
    struct span phrase = attach_phrase(r, attachment);
    const char *m = rewrite_text(r, phrase.first, phrase.last);
    size_t and = attachment->coordinator;
    if (m == NULL) {
        return NULL;
    }
    if (attachment->side == SIDE_AFTER) {
        const char *text = both ? arena_printf(r->arena, "%s and", m) : "and also show";
        return rewrite_replace(r, and, and + 1, text);
    }
    const char *a = rewrite_text(r, attachment->a.span.first, and);
    const char *b = rewrite_text(r, and + 1, r->count);
    if (a == NULL || b == NULL) {
        return NULL;
    }
    const char *text = both ? arena_printf(r->arena, "%s %s and %s %s", m, a, m, b)
                            : arena_printf(r->arena, "%s and also show %s %s", b, m, a);
    return rewrite_replace(r, phrase.first, r->count, text);
}
