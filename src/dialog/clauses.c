/* The clauses of a reply: where one ends, what is denied, taken back or not known. */
#include <string.h>

#include "dialog/internal.h"

static bool is_conjunction(const char *norm) {
    static const char *const all[] = {"and", "then", "but", "while", "plus", "also", "whereas"};
    return text_is_among(norm, all, sizeof all / sizeof *all);
}

/* A hyphen pauses between spaces only: "2024-01-02" is one word. */
static bool is_pause(const struct reader *r, const struct token *t) {
    static const char *const dashes[] = {"-", "--", "\xe2\x80\x93", "\xe2\x80\x94"};
    bool apart = t->start > 0 && r->text[t->start - 1] == ' ';
    return t->kind == TOKEN_PUNCT &&
           (strchr(",;:/&.+!?(", t->norm[0]) != NULL || strncmp(t->norm, "\xe2\x80\xa6", 3) == 0 ||
            (apart && text_is_among(t->norm, dashes, sizeof dashes / sizeof *dashes)));
}

/* The point of "no. 4" ends nothing. */
static bool is_abbreviated(const struct reader *r, size_t word) {
    static const char *const signs[] = {"no", "nos", "nr", "num"};
    return word > 0 && r->words[word].is_number && ONE_OF(r->words[word - 1].norm, signs);
}

static void mark_breaks(struct reader *r) {
    bool pending = false;
    size_t token = 0;
    for (size_t i = 0; i < r->word_count; i++) {
        for (; token < r->words[i].token; token++) {
            pending = pending || is_pause(r, &r->tokens.at[token]);
        }
        if (is_conjunction(r->words[i].norm)) {
            pending = true;
            continue;
        }
        r->words[i].breaks = pending && !is_abbreviated(r, i);
        pending = false;
    }
}

/* An earlier choice is taken back, not one among several left out. */
static bool corrects(const struct reader *r) {
    bool any = false;
    for (size_t i = 0; i < r->item_count; i++) {
        any = any || r->items[i].chosen >= 0;
    }
    return any;
}

/* "No total, please": what has no comma behind its "no" is not wanted. */
static bool denies_plainly(const struct reader *r, size_t at) {
    return strcmp(r->words[at].norm, "no") == 0 && (at == 0 || r->words[at].breaks) &&
           at + 1 < r->word_count && !r->words[at + 1].breaks && !r->words[at + 1].stop &&
           !r->words[at + 1].is_number && !corrects(r);
}

/* "Except A and B", "anything but A and B": all that is joined is left out. */
static bool leaves_out(const struct reader *r, size_t at) {
    static const char *const words[] = {"anything", "everything", "all", "any", "except", "other", "without"};
    return text_is_among(r->words[at].norm, words, sizeof words / sizeof *words);
}

/* "Released is irrelevant": what stands before it, from the last break on. */
static void mark_negated_before(struct reader *r) {
    size_t from = 0, count = 0;
    for (ptrdiff_t at; (at = phrase_find(r, PHRASE_NOT_BEHIND, from, &count)) >= 0;
         from = (size_t)at + count) {
        for (size_t w = (size_t)at; w > 0 && !r->words[w].breaks; w--) {
            r->words[w - 1].negated = true;
        }
    }
}

/* What follows a "not" up to the next break is taken away. */
static void mark_negated(struct reader *r) {
    size_t from = 0, count = 0;
    for (ptrdiff_t at; (at = phrase_find(r, PHRASE_NOT, from, &count)) >= 0;) {
        const bool joined = leaves_out(r, (size_t)at);
        size_t dropping = 0;
        if (phrase_find(r, PHRASE_DROP, (size_t)at, &dropping) == at) { /* "never mind" */
            from = (size_t)at + dropping;
            continue;
        }
        from = (size_t)at + count;
        /* "Or better not, the peaks." */
        bool done = count == 1 && strcmp(r->words[at].norm, "not") == 0 && from < r->word_count &&
                    r->words[from].breaks;
        for (size_t n = 0; from < r->word_count && !done; n++, from++) {
            bool and = from > 0 && strcmp(r->words[from - 1].norm, "and") == 0;
            if (n > 0 && r->words[from].breaks && !(joined && and)) {
                break;
            }
            r->words[from].negated = true;
        }
    }
    for (size_t w = 0; w + 1 < r->word_count; w++) {
        for (size_t k = w + 1;
             denies_plainly(r, w) && k < r->word_count && !(k > w + 1 && r->words[k].breaks); k++) {
            r->words[k].negated = true;
        }
    }
}

/* The content words of [from, to), in a clause that denies them, all stand before it too. */
static bool said_before(const struct reader *r, size_t from, size_t to) {
    size_t content = 0, before = 0;
    for (size_t w = from; w < to; w++) {
        bool found = false;
        for (size_t k = 0; k < from && !found; k++) {
            found = !r->words[k].negated && strcmp(r->words[k].stem, r->words[w].stem) == 0;
        }
        content += !r->words[w].stop;
        before += !r->words[w].stop && found;
    }
    return content > 0 && before == content;
}

/* "Height, or rather the watts, forget height": what is denied in the end was not meant before. */
static void drop_denied(struct reader *r) {
    for (size_t from = 0, to; from < r->word_count; from = to) {
        to = from + 1;
        while (r->words[from].negated && to < r->word_count && r->words[to].negated && !r->words[to].breaks) {
            to++;
        }
        const bool again = r->words[from].negated && said_before(r, from, to);
        for (size_t w = from; again && w < to; w++) {
            for (size_t k = 0; k < from; k++) {
                r->words[k].dropped =
                    r->words[k].dropped || (!r->words[w].stop && !r->words[k].negated &&
                                            strcmp(r->words[k].stem, r->words[w].stem) == 0);
            }
        }
    }
}

/* "Payment, and the other one I don't know": the clauses behind what is told. */
static void mark_unsure(struct reader *r) {
    size_t count = 0;
    ptrdiff_t at = phrase_find(r, PHRASE_UNSURE, 0, &count);
    size_t from = at < 0 ? 0 : (size_t)at;
    while (from > 0 && !r->words[from].breaks) {
        from--;
    }
    r->unsure_from = at < 0 ? r->word_count : from;
}

void clauses_mark(struct reader *r) {
    mark_breaks(r);
    mark_negated(r);
    mark_negated_before(r);
    drop_denied(r);
    mark_unsure(r);
}

/* How much the words [from, to) under mask tell about the item: by name or number, or by what they mean. */
static bool tells(const struct reader *r, size_t item, const bool *mask, size_t from, size_t to,
                  bool meanings) {
    bool part[MAX_REPLY_WORDS] = {false};
    double score[DIALOG_MAX_CHOICES] = {0};
    size_t count = r->items[item].choice_count;
    bool any = false;
    for (size_t w = from; w < to; w++) {
        part[w] = mask[w];
        any = any || (mask[w] && number_at(r, w, count) > 0);
    }
    for (size_t c = 0; c < count && !any; c++) {
        any = evidence_name(r, item, c, part, NULL) >= LEAST_NAME;
    }
    if (!any && meanings) {
        evidence_meaning(r, item, part, score);
        for (size_t c = 0; c < count && !any; c++) {
            any = score[c] >= LEAST_MEANING;
        }
    }
    return any;
}

/* The last place where the user thinks again, and the length of the words that say so; -1 if none. */
static ptrdiff_t find_second_thought(const struct reader *r, size_t *length, bool *plain) {
    ptrdiff_t last = -1;
    size_t count = 0, from = 1;
    for (ptrdiff_t at; (at = phrase_find(r, PHRASE_RATHER, from, &count)) >= 0; from = (size_t)at + count) {
        last = at;
        *length = count;
        *plain = true;
    }
    from = 1;
    for (ptrdiff_t at; (at = phrase_find(r, PHRASE_TAKE_BACK, from, &count)) >= 0;
         from = (size_t)at + count) {
        bool named = count == 1 && evidence_explains(r, (size_t)at); /* "er" among "h, er, hr" */
        if (at > last && r->words[at].breaks && !named) {
            last = at;
            *length = count;
            *plain = false;
        }
    }
    return last;
}

/* "Where they were born, no wait, where they live now": something else is said of the one item, whatever it
 * is. */
static bool says_other(const struct reader *r, size_t from) {
    static const char *const backs[] = {"that", "it", "this"};
    size_t content = 0;
    bool denied = false; /* "on reflection it isn't that one" */
    for (size_t w = from; w < r->word_count; w++) {
        denied = denied || (r->words[w].negated && ONE_OF(r->words[w].norm, backs));
        content += !r->words[w].stop && !r->words[w].negated;
    }
    return r->item_count == 1 && content > 1 && !denied;
}

/* "Due date, my mistake for the typo" takes nothing back. */
static bool apologises(const struct reader *r, size_t word) {
    static const char *const firsts[] = {"my", "silly", "wrong"};
    return ONE_OF(r->words[word].norm, firsts);
}

void clauses_take_back(struct reader *r, bool **masks) {
    size_t length = 0;
    bool plain = false;
    ptrdiff_t at = find_second_thought(r, &length, &plain);
    for (size_t i = 0; at > 0 && i < r->item_count; i++) {
        size_t behind = (size_t)at + length;
        bool other = plain && !apologises(r, (size_t)at) && says_other(r, behind);
        bool told = other || tells(r, i, masks[i], behind, r->word_count, plain);
        if (told && tells(r, i, masks[i], 0, (size_t)at, true)) {
            for (size_t w = 0; w < (size_t)at; w++) {
                r->words[w].dropped = r->words[w].dropped || masks[i][w];
            }
        }
    }
}

struct reader *reader_turned(const struct reader *r) {
    struct reader *turned = arena_alloc(r->arena, sizeof *turned);
    if (turned != NULL) {
        *turned = *r;
        for (size_t w = 0; w < r->word_count; w++) {
            turned->words[w].negated = !r->words[w].negated;
        }
    }
    return turned;
}

bool reader_says_or(const struct reader *r) {
    size_t maybe = 0;
    bool between = false; /* "torn between A and B" */
    for (size_t w = 0; w < r->word_count; w++) {
        if (strcmp(r->words[w].norm, "or") == 0 && !r->words[w].dropped) {
            return true;
        }
        between = between || strcmp(r->words[w].norm, "between") == 0;
        maybe += strcmp(r->words[w].norm, "maybe") == 0 || strcmp(r->words[w].norm, "perhaps") == 0;
    }
    return maybe > 1 || between;
}

bool reader_says_nor(const struct reader *r) {
    bool nor = false;
    for (size_t w = 0; w < r->word_count; w++) {
        nor = nor || strcmp(r->words[w].norm, "nor") == 0;
    }
    return nor;
}
