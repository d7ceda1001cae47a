/* Which words of a reply speak of which item: "made and settled" settles two pivots in their order, "settled
 * for the amount, made for the date" says so itself. The reply is cut into segments at its conjunctions and
 * commas, each segment goes to one item, and the cutting under which the words tell most is taken. */
#include <string.h>

#include "dialog/internal.h"

#define MAX_CUTS 13
/* Above this many items only their own order is tried. */
#define MAX_FREE_ORDER 4

struct cutting {
    const struct reader *r;
    size_t cuts[MAX_CUTS + 1]; /* cuts[0] = 0, ..., the last is the word count */
    size_t cut_count;
    bool breaks;                                                /* the cuts are the user's own */
    double tells[MAX_CUTS + 1][MAX_CUTS + 1][DIALOG_MAX_ITEMS]; /* segment [a, b) read for an item */
    size_t from[DIALOG_MAX_ITEMS], to[DIALOG_MAX_ITEMS];
    size_t best_from[DIALOG_MAX_ITEMS], best_to[DIALOG_MAX_ITEMS];
    double best;
};

/* The item's term stands in words [from, to). */
static bool names_term(const struct reader *r, size_t item, size_t from, size_t to) {
    struct words term;
    const char *text = r->items[item].term;
    if (text == NULL || text_words(r->arena, text, strlen(text), &term, NULL) != CSQL_OK || term.count == 0) {
        return false;
    }
    for (size_t at = from; at + term.count <= to; at++) {
        size_t n = 0;
        while (n < term.count && strcmp(r->words[at + n].stem, term.stem[n]) == 0) {
            n++;
        }
        if (n == term.count) {
            return true;
        }
    }
    return false;
}

/* Some of the words [from, to) is denied. */
static bool denies(const struct reader *r, size_t from, size_t to) {
    bool any = false;
    for (size_t w = from; w < to; w++) {
        any = any || r->words[w].negated;
    }
    return any;
}

/* How much a segment tells about an item. By meaning only where the user cut the reply: any word means
 * something. */
static double segment_tells(const struct reader *r, size_t item, size_t from, size_t to, bool meanings) {
    bool mask[MAX_REPLY_WORDS] = {false};
    for (size_t i = from; i < to; i++) {
        mask[i] = true;
    }
    double best = 0, meaning[DIALOG_MAX_CHOICES], part[DIALOG_MAX_CHOICES];
    for (size_t c = 0; c < r->items[item].choice_count; c++) {
        double s = evidence_name(r, item, c, mask, NULL);
        best = s > best ? s : best;
    }
    struct reader *turned = best < 0.3 && denies(r, from, to) ? reader_turned(r) : NULL;
    for (size_t c = 0; turned != NULL && c < r->items[item].choice_count; c++) {
        double s = evidence_name(turned, item, c, mask, NULL);
        best = s > best ? s : best;
    }
    size_t numbers = 0;
    for (size_t i = from; i < to; i++) {
        numbers += r->words[i].is_number || number_at(r, i, r->items[item].choice_count) > 0;
    }
    if (best < 0.3 && meanings) {
        (void)evidence_values(r, item, mask, meaning, part);
        for (size_t c = 0; c < r->items[item].choice_count; c++) {
            best = meaning[c] > 0 || part[c] > 0 ? 0.6 : best;
        }
    }
    if (best < 0.3 && numbers == 1) {
        best = 0.5;
    } else if (best < 0.3 && meanings) {
        evidence_meaning(r, item, mask, meaning);
        for (size_t c = 0; c < r->items[item].choice_count; c++) {
            best = meaning[c] >= 0.4 && 0.6 * meaning[c] > best ? 0.6 * meaning[c] : best;
        }
    }
    if (best > 0 && names_term(r, item, from, to)) {
        best += 0.4;
    }
    return best;
}

/* Gives the segment from cut `at` on to each item that has none yet, and so on to the end. */
static void search(struct cutting *c, size_t at, unsigned used, double total) {
    size_t items = c->r->item_count;
    if (at + 1 >= c->cut_count || used == (1U << items) - 1) {
        if (total > c->best) {
            c->best = total;
            memcpy(c->best_from, c->from, sizeof c->from);
            memcpy(c->best_to, c->to, sizeof c->to);
        }
        return;
    }
    size_t last = 0;
    for (size_t i = 0; i < items; i++) {
        last = (used >> i & 1U) != 0 ? i + 1 : last;
    }
    for (size_t item = items > MAX_FREE_ORDER ? last : 0; item < items; item++) {
        if ((used >> item & 1U) != 0) {
            continue;
        }
        for (size_t end = at + 1; end < c->cut_count; end++) {
            double tells = c->tells[at][end][item];
            double gain = tells > 0.3 ? tells + 0.35 : 0;
            c->from[item] = gain > 0 ? c->cuts[at] : 0;
            c->to[item] = gain > 0 ? c->cuts[end] : 0;
            search(c, end, used | 1U << item, total + gain + (gain > 0 && item >= last ? 0.05 : 0));
            c->from[item] = c->to[item] = 0;
        }
    }
}

static void place_cuts(struct cutting *c) {
    const struct reader *r = c->r;
    size_t breaks = 0;
    for (size_t i = 1; i < r->word_count; i++) {
        breaks += r->words[i].breaks;
    }
    c->breaks = breaks > 0;
    c->cuts[c->cut_count++] = 0;
    for (size_t i = 1; i < r->word_count && c->cut_count < MAX_CUTS; i++) {
        /* Of an identifier, or of what "or" joins. */
        bool inside = r->words[i].token == r->words[i - 1].token || strcmp(r->words[i].norm, "or") == 0 ||
                      strcmp(r->words[i - 1].norm, "or") == 0;
        if (!inside && (breaks == 0 || r->words[i].breaks)) {
            c->cuts[c->cut_count++] = i;
        }
    }
    c->cuts[c->cut_count++] = r->word_count;
}

void assign_words(const struct reader *r, bool **mask) {
    if (r->item_count == 1) {
        memset(mask[0], true, r->word_count * sizeof *mask[0]);
        return;
    }
    struct cutting c = {.r = r};
    place_cuts(&c);
    for (size_t a = 0; a < c.cut_count; a++) {
        for (size_t b = a + 1; b < c.cut_count; b++) {
            for (size_t i = 0; i < r->item_count; i++) {
                c.tells[a][b][i] =
                    segment_tells(r, i, c.cuts[a], c.cuts[b], c.breaks || (a == 0 && b + 1 == c.cut_count));
            }
        }
    }
    search(&c, 0, 0, 0);
    /* Words that went to no item belong to what stands before them; they may gainsay it. */
    size_t owner = r->item_count;
    for (size_t w = 0; w < r->word_count; w++) {
        for (size_t i = 0; i < r->item_count; i++) {
            owner = w >= c.best_from[i] && w < c.best_to[i] ? i : owner;
        }
        if (owner < r->item_count) {
            mask[owner][w] = true;
        }
    }
}
