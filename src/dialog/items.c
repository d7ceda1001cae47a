/* What a reply says of each item: by the names of choices, by values and places, by what it means. */
#include <string.h>

#include "dialog/internal.h"

/* Words of a reply that does no more than name a choice. */
#define LONGEST_NAMING 6
/* Least evidence on which a choice is left out. */
#define LEAST_DENIED 0.4
/* Share of a part of the reply that says nothing of the choice that it names. */
#define MOST_UNEXPLAINED 0.34

/* Keeps the choices whose score is near the best one's; false if that tells nothing. */
static bool keep_best(struct reply_item *out, const double *score, size_t count, double least, double near) {
    double best = 0;
    for (size_t i = 0; i < count; i++) {
        best = score[i] > best ? score[i] : best;
    }
    if (best < least) {
        return false;
    }
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        kept += score[i] >= best * near;
    }
    if (kept == count && count > 1) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = score[i] >= best * near;
    }
    out->kept = kept;
    out->touched = true;
    out->score = best > 1 ? 1 : best;
    return true;
}

static size_t content_words(const struct reader *r, const bool *mask) {
    size_t n = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        n += mask[w] && !r->words[w].stop && !r->words[w].negated && !r->words[w].dropped;
    }
    return n;
}

/* What joins is said of several: "A and B", "A as well as B", "both". Within mask, where there are several
 * items. */
static bool says_and(const struct reader *r, const bool *mask) {
    static const char *const joins[] = {"and", "plus", "alike", "together", "alongside", "along"};
    static const char *const marks[] = {"&", "+"};
    size_t count = 0;
    for (size_t w = 0; w < r->word_count; w++) {
        bool well = w > 1 && strcmp(r->words[w].norm, "as") == 0 && strcmp(r->words[w - 1].norm, "well") == 0;
        size_t token = r->words[w].token;
        bool mark = token > 0 && ONE_OF(r->tokens.at[token - 1].norm, marks);
        if (mask[w] && (ONE_OF(r->words[w].norm, joins) || well || mark)) {
            return true;
        }
    }
    return r->item_count == 1 && phrase_find(r, PHRASE_BOTH, 0, &count) >= 0;
}

/* Between "and"s and commas each part of the reply names another choice by what tells it from the rest:
 * "start and due date" are the start date and the due date. */
static bool read_joined(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    static const char *const joins[] = {"and", "plus", "well", "together", "alongside", "along"};
    bool *part = arena_array(r->arena, r->word_count + 1, sizeof *part);
    bool named[DIALOG_MAX_CHOICES] = {false};
    size_t count = r->items[item].choice_count, kept = 0;
    for (size_t from = 0, to; part != NULL && from < r->word_count; from = to) {
        to = from + 1;
        while (to < r->word_count && !ONE_OF(r->words[to].norm, joins) && !r->words[to].breaks) {
            to++;
        }
        for (size_t w = 0; w < r->word_count; w++) {
            part[w] = w >= from && w < to && mask[w];
        }
        double score[DIALOG_MAX_CHOICES] = {0}, second;
        for (size_t i = 0; i < count && content_words(r, part) > 0; i++) {
            score[i] = evidence_name(r, item, i, part, NULL);
        }
        const size_t which = evidence_best(score, count, &second);
        bool tells = score[which] >= LEAST_NAME && second < 0.87 * score[which] && !named[which] &&
                     evidence_unexplained(r, item, which, part) <= MOST_UNEXPLAINED;
        if (!tells && content_words(r, part) > 0 && !ONE_OF(r->words[from].norm, joins)) {
            return false;
        }
        named[which] = named[which] || tells;
        kept += tells;
    }
    if (kept < 2) {
        return false;
    }
    memcpy(out->keep, named, count * sizeof *named);
    out->kept = kept;
    out->touched = out->all = true;
    out->score = 0.9;
    return true;
}

/* Choices named by their words; *best gets the greatest evidence. */
static bool read_names(const struct reader *r, size_t item, const bool *mask, struct reply_item *out,
                       double *best) {
    double score[DIALOG_MAX_CHOICES] = {0};
    size_t count = r->items[item].choice_count, content = content_words(r, mask), whole = 0;
    *best = 0;
    for (size_t i = 0; i < count; i++) {
        score[i] = evidence_name(r, item, i, mask, NULL);
        whole += score[i] >= WHOLE_NAME;
        if (score[i] > 0) {
            double unexplained = evidence_unexplained(r, item, i, mask);
            bool said = score[i] >= WHOLE_NAME || evidence_in_table(r, item, i, mask);
            score[i] -= unexplained * (said                             ? 0.1
                                       : content > 4                    ? 0.15
                                       : r->word_count > LONGEST_NAMING ? 0.45
                                                                        : 0.65);
        }
        *best = score[i] > *best ? score[i] : *best;
    }
    if (whole >= 2) {
        for (size_t i = 0; i < count; i++) {
            score[i] = score[i] >= 0.85 ? 1 : 0;
        }
        bool plain = r->item_count == 1 && asks_unexplained(r, 0) == 0; /* "first name, last name" */
        out->all = (says_and(r, mask) || plain) && !reader_says_or(r);
        if (!keep_best(out, score, count, LEAST_NAME, 0.85) && out->all) {
            out->touched = true; /* every choice is named */
            out->score = 1;
        }
        return out->touched;
    }
    if (says_and(r, mask) && !reader_says_or(r) && read_joined(r, item, mask, out)) {
        *best = out->score;
        return true;
    }
    /* "either cost or list price" names two, the first of them cut short. */
    return keep_best(out, score, count, LEAST_NAME, reader_says_or(r) ? 0.6 : whole == 1 ? 0.97 : 0.87);
}

/* A way to read the question, in a few words, not a part of the schema. */
bool item_is_reading(const struct dialog_item *item) {
    return item->choice_count > 0 && item->choices[0].table == NULL && item->choices[0].column == NULL;
}

/* Some word under the mask is denied. */
static bool denies(const struct reader *r, const bool *mask) {
    bool any = false;
    for (size_t w = 0; w < r->word_count; w++) {
        any = any || (mask[w] && r->words[w].negated);
    }
    return any;
}

/* "not the first name": what is named so is left out. */
static bool read_negated(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    struct reader *turned = reader_turned(r);
    if (turned == NULL || !denies(r, mask)) {
        return false;
    }
    size_t count = r->items[item].choice_count, kept = 0;
    double best = 0, score[DIALOG_MAX_CHOICES] = {0};
    for (size_t i = 0; i < count; i++) {
        score[i] = evidence_name(turned, item, i, mask, NULL);
        best = score[i] > best ? score[i] : best;
    }
    if (best < LEAST_DENIED) {
        return false;
    }
    /* Of ways to read a question all are left out that have what is denied among other things. */
    double share = item_is_reading(&r->items[item])          ? 0.2
                   : reader_says_or(r) || reader_says_nor(r) ? 0.6
                                                             : 0.85;
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = score[i] < share * best;
        kept += out->keep[i];
    }
    out->kept = kept;
    out->touched = kept > 0 && kept < count;
    out->score = 0.8;
    if (!out->touched) {
        memset(out->keep, true, count * sizeof *out->keep);
        out->kept = count;
    }
    return out->touched;
}

/* By the ends of a scale, or by what the words mean. */
static bool read_meaning(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    double score[DIALOG_MAX_CHOICES] = {0};
    size_t count = r->items[item].choice_count;
    evidence_ends(r, item, mask, score);
    if (keep_best(out, score, count, 0.5, 0.99)) {
        return true;
    }
    bool identifier = false;
    for (size_t w = 0; w < r->word_count; w++) {
        identifier = identifier || (mask[w] && r->words[w].identifier);
    }
    /* A name that is none of the choices' means none of them, whatever it resembles. */
    if (identifier || content_words(r, mask) == 0) {
        return false;
    }
    evidence_meaning(r, item, mask, score);
    return keep_best(out, score, count, LEAST_MEANING, 0.82);
}

/* "Not born there": what is meant so is left out, if it is one. */
static bool deny_meaning(const struct reader *r, size_t item, const bool *mask, struct reply_item *out) {
    double score[DIALOG_MAX_CHOICES] = {0}, second;
    const struct reader *turned = reader_turned(r);
    size_t count = r->items[item].choice_count;
    if (turned == NULL || !denies(r, mask) || count < 2) {
        return false;
    }
    evidence_meaning(turned, item, mask, score);
    const size_t which = evidence_best(score, count, &second);
    if (score[which] < LEAST_MEANING || second > 0.82 * score[which]) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        out->keep[i] = i != which;
    }
    out->kept = count - 1;
    out->touched = out->denied = true;
    out->score = 0.6;
    return true;
}

/* "Both": what is said is said of all items. */
static bool says_each(const struct reader *r) {
    size_t length = 0;
    return r->item_count > 1 &&
           (phrase_find(r, PHRASE_BOTH, 0, &length) >= 0 || phrase_find(r, PHRASE_EACH, 0, &length) >= 0);
}

/* What the choices' names say of each item; the greatest evidence. */
double items_by_name(const struct reader *r, bool **masks, struct reply *out) {
    double best = 0, shared = 0;
    bool every[MAX_REPLY_WORDS];
    memset(every, true, sizeof every);
    for (size_t i = 0; i < r->item_count; i++) {
        double here = 0;
        if (!read_names(r, i, masks[i], &out->items[i], &here)) {
            out->items[i].denied = read_negated(r, i, masks[i], &out->items[i]);
        }
        best = here > best ? here : best;
    }
    for (size_t i = 0; i < r->item_count && best > 0 && says_each(r); i++) {
        if (!out->items[i].touched) { /* "both out of the customer table" */
            (void)read_names(r, i, every, &out->items[i], &shared);
        }
    }
    return best;
}

/* "The full name", where all choices are parts of a person's name. */
static bool wants_whole_name(const struct reader *r, size_t item) {
    static const char *const whole[] = {"full", "whole", "complete", "entire"};
    for (size_t c = 0; c < r->items[item].choice_count; c++) {
        const struct choice_words *choice = &r->choices[item][c];
        const char *norms[MAX_NAME_WORDS];
        for (size_t i = 0; i < choice->own_count; i++) {
            norms[i] = choice->own[i].norm;
        }
        if (text_person_part(norms, choice->own_count) == PERSON_NONE) {
            return false;
        }
    }
    for (size_t w = 0; w + 1 < r->word_count; w++) {
        if (ONE_OF(r->words[w].norm, whole) && strcmp(r->words[w + 1].stem, "name") == 0 &&
            !r->words[w].negated) {
            return true;
        }
    }
    return false;
}

/* By a value or by number, what no name settled; true if that tells something. */
bool items_by_pointing(const struct reader *r, bool **masks, struct reply *out) {
    size_t length = 0, numbered = 0, which = 0;
    bool told = false;
    for (size_t i = 0; i < r->item_count; i++) {
        struct reply_item *item = &out->items[i];
        double whole[DIALOG_MAX_CHOICES], part[DIALOG_MAX_CHOICES];
        if (item->touched) {
            continue;
        }
        if (wants_whole_name(r, i)) {
            item->all = item->touched = item->pointed = true; /* all are kept as it is */
            item->score = 0.9;
            told = true;
            continue;
        }
        const bool value = evidence_values(r, i, masks[i], whole, part) ||
                           evidence_days(r, i, masks[i], whole) ||
                           evidence_blanks(r, i, masks[i], whole); /* "the one that says 2024-02-27" */
        if (!value && number_read(r, i, masks[i], item)) {
            numbered++;
            which = i;
        } else if (value || evidence_rows(r, i, masks[i], whole)) {
            item->pointed = keep_best(item, whole, r->items[i].choice_count, LEAST_NAME, 1);
        } else {
            (void)keep_best(item, part, r->items[i].choice_count, LEAST_NAME, 1);
        }
        told = told || item->pointed || item->denied;
    }
    /* "The second for both." */
    bool both = numbered == 1 && phrase_find(r, PHRASE_EACH, 0, &length) >= 0;
    for (size_t i = 0; i < r->item_count && both; i++) {
        if (i != which && !out->items[i].touched) {
            number_read(r, i, masks[which], &out->items[i]);
        }
    }
    return told;
}

/* By meaning, what nothing else settled. */
void items_by_meaning(const struct reader *r, bool **masks, struct reply *out) {
    for (size_t i = 0; i < r->item_count; i++) {
        if (!out->items[i].touched && !read_meaning(r, i, masks[i], &out->items[i])) {
            deny_meaning(r, i, masks[i], &out->items[i]);
        }
    }
}
