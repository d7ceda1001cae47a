#include "plan/sorted.h"

#include <string.h>

#include "plan/each.h"
#include "plan/ordered.h"
#include "text/text.h"

#define MAX_ITEMS 4

/* One thing that rows are sorted by, and the words [first, last) that say so. */
struct item {
    size_t first, last;
    int column;    /* planner's, or -1 while the words name none */
    int direction; /* token, or -1 */
    bool alphabetic;
    bool kept; /* the column is the sequence's own */
};

/* ---- the words ---- */

/* "Sorted by", "in alphabetical order of": what the rows are sorted by begins behind; `from` if nothing so is
 * said. */
static size_t order_list(const struct wording *w, size_t from) {
    for (size_t i = from; i < w->linked->word_count; i++) {
        bool by = strcmp(wording_norm(w, i), "by") == 0;
        if (strcmp(wording_norm(w, i), "then") == 0 || strcmp(wording_norm(w, i), ",") == 0) {
            break;
        }
        if (by || (strcmp(wording_norm(w, i), "order") == 0 && strcmp(wording_norm(w, i + 1), "of") == 0)) {
            return i + (by ? 1 : 2);
        }
    }
    return from;
}

/* Where the words begin that say how rows are sorted; word_count if there are none. */
static size_t order_start(const struct wording *w) {
    size_t start = w->linked->word_count;
    for (size_t i = 0; i < w->cues->count && start == w->linked->word_count; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        if (((uint32_t)1 << hit->cue & CUES_ORDER) == 0) {
            continue;
        }
        start = hit->first;
        /* "By salary descending": the column stands before its direction. */
        for (size_t k = hit->first; hit->cue != CUE_SORTED && k > 0 && hit->first - k < 4; k--) {
            if (strcmp(wording_norm(w, k - 1), "by") == 0) {
                start = k - 1;
                break;
            }
        }
    }
    return start;
}

static bool parts(const char *norm) {
    static const char *const words[] = {",", "then", "and", ";"};
    return ONE_OF(norm, words);
}

/* Behind these something else is said than how rows are sorted. */
static bool ends(const char *norm) {
    static const char *const words[] = {"?",    ".",    "where", "whose", "who",
                                        "that", "with", "for",   "which", "limit"};
    return ONE_OF(norm, words);
}

static int direction_in(const struct wording *w, const struct item *item, bool *alphabetic) {
    int direction = -1;
    for (size_t i = 0; i < w->cues->count; i++) {
        const struct cue_hit *hit = &w->cues->hits[i];
        if (hit->first < item->first || hit->first >= item->last) {
            continue;
        }
        *alphabetic = *alphabetic || hit->cue == CUE_ALPHABETIC;
        direction = hit->cue == CUE_DESCENDING  ? TOKEN_ID_DESC
                    : hit->cue == CUE_ASCENDING ? TOKEN_ID_ASC
                                                : direction;
    }
    return direction;
}

/* The column of the sequence's tables that the item's words name best; -1 if none does. */
static int column_in(const struct wording *w, const struct sequence *sequence, const struct item *item) {
    int found = -1;
    float best = 0;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        float strength = m->code == LINK_SEMANTIC ? m->semantic * 0.5F : m->lexical;
        if (!m->column || m->first < item->first || m->last > item->last || strength <= best) {
            continue;
        }
        for (size_t c = 0; c < w->in->column_count; c++) {
            if (w->in->columns[c].catalogue == m->index &&
                shape_uses(w->in, sequence, w->in->columns[c].table)) {
                best = strength;
                found = (int)c;
            }
        }
    }
    return found;
}

/* The items that the words list; 0 if some of them cannot be read. */
static size_t read_items(const struct wording *w, const struct sequence *sequence, struct item *out) {
    size_t count = 0, start = order_start(w), at = order_list(w, start);
    bool listed = at > start;
    while (at < w->linked->word_count && !ends(wording_norm(w, at))) {
        struct item item = {.first = at, .last = at, .column = -1, .direction = -1};
        while (item.last < w->linked->word_count && !parts(wording_norm(w, item.last)) &&
               !ends(wording_norm(w, item.last))) {
            item.last++;
        }
        at = item.last;
        bool then = false;
        while (at < w->linked->word_count && parts(wording_norm(w, at))) {
            then = then || strcmp(wording_norm(w, at), "then") == 0;
            at++;
        }
        item.direction = direction_in(w, &item, &item.alphabetic);
        item.column = column_in(w, sequence, &item);
        if (item.column < 0 && item.direction < 0 && !item.alphabetic && count > 0) {
            return 0;
        }
        if (!listed && item.direction < 0 && !item.alphabetic) {
            return 0; /* it may be anything else that is listed */
        }
        listed = listed || then;
        if (item.first == item.last || (item.column < 0 && item.direction < 0 && !item.alphabetic)) {
            continue; /* the bare "sorted" */
        }
        if (count == MAX_ITEMS) {
            return 0;
        }
        out[count++] = item;
    }
    return count;
}

/* ---- the sequence ---- */

/* The order clause [*first, *last) of a sequence without queries in it; false if it has none. */
static bool find_order(const struct sequence *sequence, size_t *first, size_t *last) {
    for (*first = SHAPE_SELECTED; *first + 1 < sequence->count; (*first)++) {
        if (token_in(sequence->actions[*first], TOKEN_BIT(ASC) | TOKEN_BIT(DESC))) {
            *last = *first;
            while (*last < sequence->count &&
                   token_in(sequence->actions[*last], TOKEN_BIT(ASC) | TOKEN_BIT(DESC))) {
                *last = shape_clause_end(sequence, *last + 1);
            }
            return *last < sequence->count;
        }
    }
    return false;
}

static bool says_time(const struct wording *w, const struct item *item) {
    static const char *const words[] = {"newest", "oldest", "latest", "earliest", "recent"};
    for (size_t i = item->first; i < item->last; i++) {
        if (ONE_OF(wording_norm(w, i), words)) {
            return true;
        }
    }
    return false;
}

/* The one column of dates of the sequence's tables; -1 if there is none, or several. */
static int sole_date(const struct wording *w, const struct sequence *sequence) {
    int found = -1;
    for (size_t c = 0; c < w->in->column_count; c++) {
        if (w->in->columns[c].type == TYPE_DATE && shape_uses(w->in, sequence, w->in->columns[c].table)) {
            if (found >= 0) {
                return -1;
            }
            found = (int)c;
        }
    }
    return found;
}

/* The column that an item means which names none: what people call the rows by if the order is alphabetic,
 * else the one that the sequence sorts by and nothing else has. */
static int column_meant(const struct wording *w, const struct sequence *sequence, size_t order, size_t end,
                        const struct item *items, size_t count, const struct item *item) {
    if (item->alphabetic) {
        for (size_t i = SHAPE_SELECTED; i < shape_clause_end(sequence, SHAPE_SELECTED); i++) {
            int column = shape_column(w->in, sequence->actions[i]);
            if (column >= 0 && w->in->columns[column].type == TYPE_TEXT) {
                return column;
            }
        }
    }
    for (size_t i = order + 1; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        bool taken = column < 0 || (item->alphabetic && w->in->columns[column].type != TYPE_TEXT);
        for (size_t k = 0; k < count; k++) {
            taken = taken || items[k].column == column;
        }
        if (!taken) {
            return item->alphabetic ? each_name(w->in, w->linked, w->in->columns[column].table) : column;
        }
    }
    return says_time(w, item) ? sole_date(w, sequence) : -1;
}

/* How the sequence sorts by the column; -1 if it does not. */
static int direction_now(const struct wording *w, const struct sequence *sequence, size_t order, size_t end,
                         int column) {
    int direction = -1;
    for (size_t i = order; i < end; i++) {
        bool turns = token_in(sequence->actions[i], TOKEN_BIT(ASC) | TOKEN_BIT(DESC));
        direction = turns ? (int)sequence->actions[i] : direction;
        if (shape_column(w->in, sequence->actions[i]) == column) {
            return direction;
        }
    }
    return -1;
}

/* Where the sequence sorts by as many columns it is right about them. */
static void keep_columns(const struct wording *w, const struct sequence *sequence, size_t order, size_t end,
                         struct item *items, size_t count) {
    int columns[MAX_ITEMS];
    size_t found = 0;
    for (size_t i = order; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (column >= 0 && found < MAX_ITEMS) {
            columns[found] = column;
        }
        found += column >= 0;
    }
    for (size_t i = 0; i < count && found == count; i++) {
        items[i].column = columns[i];
        items[i].kept = true;
    }
}

static bool sort_by_several(const struct wording *w, struct sequence *sequence) {
    const uint64_t complex = TOKENS_SET | TOKEN_BIT(SUB) | TOKEN_BIT(LIMIT) | TOKEN_BIT(GROUP);
    struct item items[MAX_ITEMS];
    size_t order, end;
    if ((w->cues->found & CUES_ORDER) == 0 || sequence->count < 4 || shape_has(sequence, complex) ||
        !find_order(sequence, &order, &end)) {
        return false;
    }
    size_t count = read_items(w, sequence, items);
    keep_columns(w, sequence, order, end, items, count);
    struct sequence out = {.score = sequence->score};
    bool fits = count > 1;
    for (size_t i = 0; i < order; i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    int last = -1;
    for (size_t i = 0; fits && i < count; i++) {
        int column = items[i].column >= 0 ? items[i].column
                                          : column_meant(w, sequence, order, end, items, count, &items[i]);
        int now = direction_now(w, sequence, order, end, column);
        int direction = items[i].direction >= 0 ? items[i].direction : TOKEN_ID_ASC;
        direction = items[i].direction < 0 && (i == 0 || items[i].kept) && now >= 0 ? now : direction;
        fits = column >= 0 && (direction == last || shape_append(&out, (uint16_t)direction)) &&
               shape_append(&out, shape_action(w->in, column));
        items[i].column = column;
        last = direction;
    }
    for (size_t i = end; i < sequence->count; i++) {
        fits = fits && shape_append(&out, sequence->actions[i]);
    }
    bool changed = fits && (out.count != sequence->count ||
                            memcmp(out.actions, sequence->actions, out.count * sizeof *out.actions) != 0);
    *sequence = changed ? out : *sequence;
    return changed;
}

bool sorted_correct(const struct wording *w, struct sequence *sequence) {
    return ordered_correct(w, sequence) || sort_by_several(w, sequence);
}
