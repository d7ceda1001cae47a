#include "plan/unasked.h"

#include <ctype.h>
#include <string.h>

#include "text/text.h"

#define CUES_CHOOSE                                                                                          \
    (CUES_ORDER | CUES_END | CUE_BIT(ABOVE) | CUE_BIT(BELOW) | CUE_BIT(AFTER) | CUE_BIT(BETWEEN) |           \
     CUE_BIT(STARTS) | CUE_BIT(ENDS))
#define CUES_RECKON                                                                                          \
    (CUE_BIT(COUNT) | CUE_BIT(SUM) | CUE_BIT(AVERAGE) | CUE_BIT(TOTAL) | CUE_BIT(ABOVE) | CUE_BIT(BELOW) |   \
     CUES_END)
/* What a query would end with. */
#define TOKENS_BLOCK_END (TOKENS_SET | TOKEN_BIT(FROM) | TOKEN_BIT(END))

static bool has_figure(const char *norm) {
    for (; *norm != '\0'; norm++) {
        if (isdigit((unsigned char)*norm)) {
            return true;
        }
    }
    return false;
}

/* The word is part of a name that the question says in full: "minimum temperature". */
static bool is_named(const struct linked *linked, size_t word) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->code == LINK_EXACT && m->last - m->first > 1 && m->first <= word && word < m->last) {
            return true;
        }
    }
    return false;
}

/* Some word, besides those that are cues, may sort or choose: by its ending, by a number, or by its sense. */
static bool may_choose(const struct linked *linked) {
    static const char *const words[] = {
        "most",     "least",    "more",     "less",   "fewer",         "top",      "bottom",   "first",
        "last",     "next",     "best",     "worst",  "recent",        "recently", "popular",  "common",
        "commonly", "often",    "order",    "rank",   "ranked",        "ranking",  "frequent", "frequently",
        "one",      "single",   "any",      "some",   "only",          "maximum",  "minimum",  "max",
        "min",      "peak",     "record",   "new",    "old",           "young",    "early",    "late",
        "current",  "dominant", "typical",  "mainly", "predominantly", "main",     "favorite", "favourite",
        "primary",  "leading",  "majority", "mode"};
    for (size_t i = 0; i < linked->word_count; i++) {
        const char *norm = linked->words[i].norm;
        const size_t length = strlen(norm);
        if (is_named(linked, i)) {
            continue;
        }
        if ((length > 4 && strcmp(norm + length - 3, "est") == 0) || has_figure(norm) ||
            text_is_among(norm, words, sizeof words / sizeof *words)) {
            return true;
        }
    }
    return false;
}

/* "How much is it", "how much does it cost": that is a price, and no sum. */
static bool asks_price(const struct linked *linked, size_t how) {
    static const char *const is[] = {"is", "are", "was", "were"};
    static const char *const costs[] = {"cost", "costs", "charge", "charges"};
    const char *much = how + 2 < linked->word_count ? linked->words[how + 1].norm : "";
    bool found = strcmp(much, "much") == 0 && text_is_among(linked->words[how + 2].norm, is, 4);
    for (size_t i = how + 2; i < linked->word_count && strcmp(much, "much") == 0 && !found; i++) {
        found = text_is_among(linked->words[i].norm, costs, 4);
    }
    return found;
}

static bool may_reckon(const struct linked *linked) {
    static const char *const words[] = {
        "how",  "overall", "altogether", "combined", "whole",    "entire",  "mean",      "number",   "amount",
        "sums", "totals",  "averages",   "ratio",    "together", "general", "aggregate", "different"};
    for (size_t i = 0; i < linked->word_count; i++) {
        const char *norm = linked->words[i].norm;
        if (!is_named(linked, i) && text_is_among(norm, words, sizeof words / sizeof *words) &&
            !(strcmp(norm, "how") == 0 && asks_price(linked, i))) {
            return true;
        }
    }
    return false;
}

/* "Each", "per": what is shown may be reckoned for the rows of a group. */
static bool may_group(const struct linked *linked, const struct cues *cues) {
    static const char *const words[] = {"per", "each", "every", "by"};
    for (size_t i = 0; i < linked->word_count; i++) {
        if (text_is_among(linked->words[i].norm, words, sizeof words / sizeof *words)) {
            return true;
        }
    }
    return (cues->found & CUE_BIT(EACH)) != 0;
}

/* The first action of the block that is in the set and in no subquery, or count. */
static size_t find_token(const struct sequence *sequence, size_t from, uint64_t set) {
    int depth = 0;
    for (size_t i = from; i < sequence->count; i++) {
        const uint16_t action = sequence->actions[i];
        depth += action == TOKEN_ID_SUB ? 1 : action == TOKEN_ID_CLOSE ? -1 : 0;
        if (depth == 0 && token_in(action, set)) {
            return i;
        }
    }
    return sequence->count;
}

static void cut(struct sequence *sequence, size_t first, size_t last) {
    memmove(sequence->actions + first, sequence->actions + last,
            (sequence->count - last) * sizeof *sequence->actions);
    sequence->count = (uint8_t)(sequence->count - (last - first));
}

static bool drop_order(struct sequence *sequence) {
    size_t first = find_token(sequence, 1, TOKEN_BIT(ASC) | TOKEN_BIT(DESC));
    size_t last = find_token(sequence, first, TOKENS_BLOCK_END);
    if (first >= sequence->count || last >= sequence->count || sequence->actions[last] == TOKEN_ID_FROM) {
        return false; /* tables that only the order needs would be left */
    }
    cut(sequence, first, last);
    return true;
}

/* The sums and averages that are shown become what they are of; the groups go with them, if they may. */
static bool drop_sums(struct sequence *sequence, bool groups) {
    const uint64_t sums = TOKEN_BIT(SUM) | TOKEN_BIT(AVG) | TOKEN_BIT(SUMD) | TOKEN_BIT(AVGD);
    const uint64_t clauses = TOKEN_BIT(WHERE) | TOKEN_BIT(GROUP) | TOKEN_BIT(ASC) | TOKEN_BIT(DESC);
    size_t group = find_token(sequence, 1, TOKEN_BIT(GROUP)), end = find_token(sequence, 1, TOKENS_BLOCK_END);
    size_t shown = find_token(sequence, 1, clauses | TOKENS_BLOCK_END);
    size_t counted = find_token(sequence, 1, TOKENS_AGGREGATE & ~sums);
    if (find_token(sequence, 1, sums) >= shown || counted < end || (group < end && !groups) ||
        find_token(sequence, 1, TOKEN_BIT(HAVING)) < end ||
        find_token(sequence, 1, TOKENS_SET | TOKENS_ARITHMETIC) < sequence->count ||
        find_token(sequence, shown, sums) < end) {
        return false;
    }
    if (group < end) {
        cut(sequence, group,
            find_token(sequence, group, TOKEN_BIT(ASC) | TOKEN_BIT(DESC) | TOKENS_BLOCK_END));
    }
    for (size_t i = shown; i > 1; i--) {
        if (token_in(sequence->actions[i - 1], sums)) {
            cut(sequence, i - 1, i);
        }
    }
    return true;
}

/* "The average score" may ask for an average though some column is called so. */
static bool says_average(const struct linked *linked, const struct sequence *sequence) {
    static const char *const words[] = {"average", "mean", "avg"};
    bool averages = find_token(sequence, 1, TOKEN_BIT(AVG) | TOKEN_BIT(AVGD)) < sequence->count;
    for (size_t i = 0; averages && i < linked->word_count; i++) {
        if (text_is_among(linked->words[i].norm, words, sizeof words / sizeof *words)) {
            return true;
        }
    }
    return false;
}

/* Cues that reckon, but for "how much" where it asks after a price. */
static bool has_reckoning(const struct linked *linked, const struct cues *cues) {
    for (size_t i = 0; i < cues->count; i++) {
        const struct cue_hit *hit = &cues->hits[i];
        bool price = strcmp(linked->words[hit->first].norm, "how") == 0 && asks_price(linked, hit->first);
        if (((uint32_t)1 << hit->cue & CUES_RECKON) != 0 && !price) {
            return true;
        }
    }
    return cues->count == 0 && (cues->found & CUES_RECKON) != 0;
}

bool unasked_drop(const struct linked *linked, const struct cues *cues, struct sequence *sequence) {
    bool chooses = (cues->found & CUES_CHOOSE) != 0 || may_choose(linked);
    bool reckons = has_reckoning(linked, cues) || may_reckon(linked) || says_average(linked, sequence);
    bool changed = !chooses && drop_order(sequence);
    return (!chooses && !reckons && drop_sums(sequence, !may_group(linked, cues))) || changed;
}
