/* The rules' reading of a reply and the network's, put together. Of each item there are two or three
 * hypotheses (what the rules leave of it, what the network does, that nothing is said of it); the network's
 * probability of each is weighed, and what the rules say counts for as much as it was found to
 * (tools/reader/fit.py). */
#include <math.h>
#include <string.h>

#include "dialog/judge.h"

/* Log-odds that the rules' reading brings with it: of the kind of reply, when they read it so (one that tells
 * something, by number or value too, in a brief reply; one that names what is no choice); ... */
#define TRUST_TELLS 1.5
#define TRUST_TELLS_POINTED 3.0
#define TRUST_TELLS_PLAINLY 4.0
#define TRUST_UNHELPFUL 1.0
#define TRUST_STRANGER 3.0
#define TRUST_QUESTION 2.0
/* ... of an item: what it says by number, by a value or by no more than a name; by a name among other words;
 * by leaving out what it names; by less, or so that several choices are left; and that nothing is said of it.
 */
#define TRUST_PLAIN 30.0
#define TRUST_NAMED 6.0
#define TRUST_DENIED 8.0
#define TRUST_HINTED 5.0
#define TRUST_SILENCE 0.0
/* Least score of a name. */
#define LEAST_NAMED 0.7
#define LEAST_PROBABILITY 1e-6

static double ln(double p) {
    return log(p > LEAST_PROBABILITY ? p : LEAST_PROBABILITY);
}

/* What is made of an item: nothing is said of it, or which choices are still meant. */
struct hypothesis {
    bool touched;
    bool keep[DIALOG_MAX_CHOICES];
    size_t kept;
};

static double log_probability(const struct judgement *j, const struct dialog_item *item, size_t index,
                              const struct hypothesis *h) {
    if (!h->touched) {
        return ln(1 - j->touched[index]);
    }
    double sum = ln(j->touched[index]);
    for (size_t c = 0; c < item->choice_count; c++) {
        double p = j->kept[index][c];
        sum += p < 0 ? 0 : ln(h->keep[c] ? p : 1 - p);
    }
    return sum;
}

/* What the network leaves of an item, if anything is said of it. All of it is nothing, unless all is meant.
 */
static struct hypothesis hypothesis_of(const struct judgement *j, const struct dialog_item *item,
                                       size_t index, bool all) {
    struct hypothesis h = {.touched = true};
    size_t best = 0;
    for (size_t c = 0; c < item->choice_count; c++) {
        double p = j->kept[index][c];
        h.keep[c] = p > 0.5;
        h.kept += h.keep[c];
        best = p > j->kept[index][best] ? c : best;
    }
    if (h.kept == 0) {
        h.keep[best] = true;
        h.kept = 1;
    }
    h.touched = h.kept < item->choice_count || all || item->choice_count == 1;
    return h;
}

static struct hypothesis hypothesis_by_rules(const struct reply_item *item, size_t choices) {
    struct hypothesis h = {.touched = item->touched, .kept = item->kept};
    memcpy(h.keep, item->keep, choices * sizeof *h.keep);
    return h;
}

static bool same(const struct hypothesis *a, const struct hypothesis *b, size_t choices) {
    return a->touched == b->touched &&
           (!a->touched || memcmp(a->keep, b->keep, choices * sizeof *a->keep) == 0);
}

/* Log-odds that what the rules found of an item brings with it. */
static double trust_in(const struct reply_item *ruled, bool plain) {
    bool hinted = ruled->score < LEAST_NAMED || (ruled->kept > 1 && !ruled->denied && !ruled->all);
    return !ruled->touched           ? TRUST_SILENCE
           : ruled->pointed || plain ? TRUST_PLAIN
           : hinted                  ? TRUST_HINTED
           : ruled->denied           ? TRUST_DENIED
                                     : TRUST_NAMED;
}

/* Something of the item was too long for the network. */
static bool is_judged(const struct judgement *j, size_t index, size_t choices) {
    bool judged = j->touched[index] >= 0;
    for (size_t c = 0; c < choices && judged; c++) {
        judged = j->kept[index][c] >= 0;
    }
    return judged;
}

/* "1 and 2", "first name, last name", "all but the third" */
static bool lists_all(const struct reply_item *ruled, bool plain) {
    return ruled->all && (ruled->pointed || ruled->denied || plain);
}

/* What is more likely of an item than the rules' reading of it, if anything is. told: the rules found that
 * the reply tells something. */
static bool overrules(const struct reader *r, const struct judgement *j, size_t index,
                      const struct reply *ruled, bool told, bool all, struct hypothesis *out) {
    const struct dialog_item *item = &r->items[index];
    const struct hypothesis rules = hypothesis_by_rules(&ruled->items[index], item->choice_count);
    if (lists_all(&ruled->items[index], ruled->plain) || !is_judged(j, index, item->choice_count)) {
        return false;
    }
    *out = (struct hypothesis){.touched = false};
    if (j->touched[index] >= 0.5 || (r->item_count == 1 && !told)) {
        *out = hypothesis_of(j, item, index, all);
    }
    double trust = trust_in(&ruled->items[index], ruled->plain);
    return !same(out, &rules, item->choice_count) &&
           (!told || log_probability(j, item, index, out) > log_probability(j, item, index, &rules) + trust);
}

static enum reply_kind merge_kind(const struct reader *r, const struct judgement *j,
                                  const struct reply *ruled, bool told) {
    bool pointed = false;
    for (size_t i = 0; i < r->item_count; i++) {
        pointed = pointed || ruled->items[i].pointed;
    }
    double tells = ln(j->tells) + (told ? TRUST_TELLS : 0) + (told && pointed ? TRUST_TELLS_POINTED : 0) +
                   (told && ruled->plain ? TRUST_TELLS_PLAINLY : 0);
    double unhelpful = ln(j->unhelpful);
    if (ruled->kind == REPLY_UNHELPFUL) {
        unhelpful += TRUST_UNHELPFUL + (ruled->stranger ? TRUST_STRANGER : 0);
    }
    double question = ln(j->question) + (ruled->kind == REPLY_QUESTION ? TRUST_QUESTION : 0);
    return ruled->kind == REPLY_MORE                  ? REPLY_MORE
           : question > tells && question > unhelpful ? REPLY_QUESTION
           : unhelpful > tells                        ? REPLY_UNHELPFUL
                                                      : REPLY_NARROWS;
}

static void set_item(struct reply_item *item, const struct hypothesis *h, size_t choices, double score) {
    *item = (struct reply_item){.keep = item->keep,
                                .kept = h->touched ? h->kept : choices,
                                .touched = h->touched,
                                .score = h->touched ? score : 0};
    for (size_t c = 0; c < choices; c++) {
        item->keep[c] = !h->touched || h->keep[c];
    }
}

enum reply_kind merge_reply(const struct reader *r, const struct judgement *j, struct reply *out) {
    bool told = out->kind == REPLY_SETTLES || out->kind == REPLY_NARROWS, all = j->all > 0.5;
    enum reply_kind kind = merge_kind(r, j, out, told);
    for (size_t i = 0; i < r->item_count && kind == REPLY_NARROWS; i++) {
        struct hypothesis h;
        if (overrules(r, j, i, out, told, all, &h)) {
            set_item(&out->items[i], &h, r->items[i].choice_count, j->touched[i]);
        }
        out->items[i].all =
            out->items[i].touched && out->items[i].kept > 1 && (all || lists_all(&out->items[i], out->plain));
    }
    return kind;
}
