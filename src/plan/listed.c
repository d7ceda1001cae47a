#include "plan/listed.h"

#include <string.h>
#include <strings.h>

#include "plan/each.h"
#include "text/text.h"

#define ITEMS_MAX 8
#define NEAR_VALUE 3      /* words from a name to a value that is compared with it */
#define NEARLY_WHOLE 0.9F /* likeness of a name without the words of its table's */
#define HALF 0.6F         /* likeness of a word and a name of two */

/* What is listed: a column by its name, or what the rows of a table are called. */
struct item {
    size_t first, last; /* words of the name */
    size_t head;    /* where the noun ends that the name shares with what follows: "first and last names" */
    bool full;      /* "full name": that of a person in two columns */
    int table;      /* planner's, whose column it is said to be; -1 if none is named */
    bool owned;     /* it is said to be something's */
    bool rows;      /* the table itself is the item */
    int columns[2]; /* planner's; the second is -1 but for a full name */
};

struct listing {
    struct item items[ITEMS_MAX];
    size_t count, end;
    bool open; /* it is said of something that is no table: more may be listed behind */
};

static bool is_opening(const char *norm) {
    static const char *const words[] = {"what",   "which",   "is",     "are",   "was",     "were", "show",
                                        "find",   "give",    "list",   "tell",  "me",      "us",   "return",
                                        "get",    "display", "please", "can",   "you",     "i",    "want",
                                        "report", "provide", "state",  "print", "retrieve"};
    return ONE_OF(norm, words);
}

static bool is_determiner(const char *norm) {
    static const char *const words[] = {"the",      "all",    "each",          "every", "any",  "different",
                                        "distinct", "unique", "corresponding", "their", "its",  "his",
                                        "her",      "both",   "respective",    "some",  "these"};
    return ONE_OF(norm, words);
}

/* What may stand behind a list that is at its end. */
static bool is_stop(const struct wording *w, size_t word) {
    static const char *const words[] = {
        "of",         "for",   "from",    "in",    "at",   "on",     "that",      "who",     "whose",
        "which",      "where", "with",    "when",  "by",   "have",   "are",       "ordered", "sorted",
        "associated", "?",     ".",       "has",   "used", "belong", "belonging", "under",   "do",
        "does",       "did",   "without", "there", "they", "he",     "she",       "it"};
    return word >= w->linked->word_count || ONE_OF(wording_norm(w, word), words);
}

/* The whole name of a column, or all of it but the name of its table: "phone" for customer_phone. */
static bool is_whole(const struct link_match *m) {
    return m->column && (m->code == LINK_EXACT || (m->code == LINK_PARTIAL && m->lexical >= NEARLY_WHOLE));
}

/* The end of the longest whole name of a column that begins at the word; the word itself if none does. */
static size_t name_end(const struct wording *w, size_t word) {
    size_t last = word;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        bool whole = is_whole(m) && m->first == word;
        last = whole && m->last > last ? m->last : last;
    }
    return last;
}

/* What joins the members of a list ends; the word itself if nothing does. */
static size_t joint_end(const struct wording *w, size_t word) {
    size_t to = word;
    static const char *const joints[] = {",", "and", "&", "also", "as", "well"};
    while (ONE_OF(wording_norm(w, to), joints)) {
        to++;
    }
    return to > word && link_joined_in_list(w->linked, word, to) ? to : word;
}

static size_t behind_determiners(const struct wording *w, size_t word) {
    while (is_determiner(wording_norm(w, word))) {
        word++;
    }
    return word;
}

/* ---- reading ---- */

/* Behind what stands in brackets there; the word itself if nothing does. */
static size_t behind_brackets(const struct wording *w, size_t word) {
    if (strcmp(wording_norm(w, word), "(") != 0) {
        return word;
    }
    for (size_t at = word + 1; at < w->linked->word_count; at++) {
        if (strcmp(wording_norm(w, at), ")") == 0) {
            return at + 1;
        }
    }
    return word;
}

static bool is_name(const char *norm) {
    return strcmp(norm, "name") == 0 || strcmp(norm, "names") == 0;
}

/* "Full name", "name (first and last)", "first and last name". */
static bool read_full_name(const struct wording *w, size_t at, struct item *out) {
    size_t noun = at + (strcmp(wording_norm(w, at), "full") == 0);
    if (strcmp(wording_norm(w, at), "first") == 0 && strcmp(wording_norm(w, at + 1), "and") == 0 &&
        strcmp(wording_norm(w, at + 2), "last") == 0) {
        noun = at + 3;
    }
    size_t last = behind_brackets(w, noun + 1);
    bool full = is_name(wording_norm(w, noun)) && (noun > at || last > noun + 1);
    *out = (struct item){.first = at, .last = last, .full = full, .table = -1, .columns = {-1, -1}};
    return full;
}

/* A word of a name whose other word stands behind what it is joined with: "first and last names". */
static bool read_shared(const struct wording *w, size_t at, struct item *out) {
    size_t next = joint_end(w, at + 1), last = next > at + 1 ? name_end(w, next) : next;
    *out = (struct item){.first = at, .last = at + 1, .head = last, .table = -1, .columns = {-1, -1}};
    return last == next + 2;
}

static bool read_item(const struct wording *w, size_t at, struct item *out) {
    if (read_full_name(w, at, out)) {
        return true;
    }
    size_t last, end = name_end(w, at);
    int table = wording_table(w, at, &last);
    bool owned = table >= 0 && last < end; /* "player ids" */
    *out = (struct item){
        .first = at, .last = end, .table = owned ? table : -1, .owned = owned, .columns = {-1, -1}};
    return end > at || read_shared(w, at, out);
}

static bool is_whole_name(const struct wording *w, int column, const struct item *item) {
    bool word = false, noun = false;
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        if (!m->column || m->index != w->in->columns[column].catalogue) {
            continue;
        }
        if (item->head == 0 && is_whole(m) && m->first == item->first && m->last == item->last) {
            return true;
        }
        word = word || (m->first == item->first && m->last == item->last && m->lexical > HALF);
        noun = noun || (m->last == item->head && m->first > item->last && m->code == LINK_PARTIAL);
    }
    return item->head > 0 && word && noun;
}

/* The table has a column of the item's whole name. */
static bool has_whole(const struct wording *w, int table, const struct item *item) {
    for (int c = 0; c < (int)w->in->column_count; c++) {
        if (w->in->columns[c].table == table && is_whole_name(w, c, item)) {
            return true;
        }
    }
    return false;
}

/* Something is joined with what stands behind the word. */
static bool goes_on(const struct wording *w, size_t word) {
    for (size_t at = word; at < w->linked->word_count; at++) {
        if (joint_end(w, at) > at) {
            return true;
        }
    }
    return false;
}

/* "Of the hikers", said of the items from `from` on. Gives where it ends. */
static size_t read_owner(const struct wording *w, struct listing *list, size_t from, size_t at) {
    static const char *const owners[] = {"of", "for", "from"};
    size_t last;
    if (!ONE_OF(wording_norm(w, at), owners)) {
        return at;
    }
    int table = wording_table(w, behind_determiners(w, at + 1), &last);
    for (size_t i = from; i < list->count; i++) {
        struct item *item = &list->items[i];
        item->table = !item->owned || has_whole(w, table, item) ? table : item->table;
        item->owned = true;
    }
    list->open = list->open || (table < 0 && goes_on(w, at));
    return table >= 0 ? last : at;
}

/* Items and whose they are, one after the other, from the word on. */
static bool read_items(const struct wording *w, size_t at, struct listing *out) {
    *out = (struct listing){.count = 0};
    size_t owned = 0; /* the first item of which nobody has said whose it is */
    for (bool more = true; more;) {
        size_t last, start = behind_determiners(w, at);
        struct item *item = &out->items[out->count];
        if (out->count == ITEMS_MAX) {
            return false;
        }
        if (!read_item(w, start, item)) {
            int table = wording_table(w, start, &last);
            if (table < 0 || out->count == 0) {
                return false;
            }
            *item = (struct item){start, last, 0, false, table, true, true, {-1, -1}};
        }
        out->count++;
        at = item->last;
        if (joint_end(w, at) == at) {
            out->end = at;
            last = read_owner(w, out, owned, at);
            owned = last > at ? out->count : owned;
            at = last;
        }
        size_t next = joint_end(w, at);
        more = next > at;
        out->end = more ? out->end : at;
        at = next;
    }
    return is_stop(w, out->end);
}

static size_t behind_opening(const struct wording *w, size_t at) {
    while (is_opening(wording_norm(w, at)) || is_determiner(wording_norm(w, at))) {
        at++;
    }
    return at;
}

/* "Which hiker is the tallest? Give me his name and club.": what is listed of the rows that were asked for.
 */
static bool read_second(const struct wording *w, struct listing *out) {
    size_t last, at = 1;
    int table = wording_table(w, behind_determiners(w, at), &last);
    if (strcmp(wording_norm(w, 0), "which") != 0 || table < 0) {
        return false;
    }
    while (at < w->linked->word_count && strcmp(wording_norm(w, at - 1), "?") != 0) {
        at++;
    }
    if (!is_opening(wording_norm(w, at)) || !read_items(w, behind_opening(w, at), out)) {
        return false;
    }
    for (size_t i = 0; i < out->count; i++) {
        struct item *item = &out->items[i];
        item->table = item->owned ? item->table : table;
        item->owned = true;
    }
    return true;
}

static bool read_list(const struct wording *w, struct listing *out) {
    return read_items(w, behind_opening(w, 0), out) || read_second(w, out);
}

/* ---- which columns ---- */

/* One column refers to the other: they hold the same. */
static bool are_one(const struct plan_input *in, int a, int b) {
    for (size_t i = 0; i < in->key_count; i++) {
        if ((in->keys[i].from == a && in->keys[i].to == b) ||
            (in->keys[i].from == b && in->keys[i].to == a)) {
            return true;
        }
    }
    return a == b;
}

static bool is_shown(const struct wording *w, const struct sequence *sequence, size_t end, int column) {
    for (size_t i = SHAPE_SELECTED; i < end; i++) {
        if (shape_column(w->in, sequence->actions[i]) == column) {
            return true;
        }
    }
    return false;
}

/* The columns of a person's first and last name; false if the table has no such two. */
static bool full_name(const struct wording *w, int table, int *out) {
    out[0] = out[1] = -1;
    for (int c = 0; c < (int)w->in->column_count; c++) {
        struct words words;
        const char *name = w->linked->catalogue->columns[w->in->columns[c].catalogue].name;
        if (w->in->columns[c].table != table || w->in->columns[c].type != TYPE_TEXT ||
            text_words(w->arena, name, strlen(name), &words, NULL) != CSQL_OK) {
            continue;
        }
        const enum person_part part = text_person_part(words.written, words.count);
        out[0] = out[0] < 0 && part == PERSON_GIVEN ? c : out[0];
        out[1] = out[1] < 0 && part == PERSON_FAMILY ? c : out[1];
    }
    return out[0] >= 0 && out[1] >= 0;
}

/* That of the table which the name is said to be of; else of one of whose it is a part is shown, or of the
 * only one that is used and has such a name. */
static bool choose_full(const struct wording *w, const struct sequence *sequence, size_t end,
                        struct item *item) {
    int pair[2];
    size_t count = 0;
    if (item->table >= 0) {
        return full_name(w, item->table, item->columns);
    }
    for (int t = 0; t < (int)w->in->table_count; t++) {
        if (!shape_uses(w->in, sequence, t) || !full_name(w, t, pair)) {
            continue;
        }
        memcpy(item->columns, pair, sizeof pair);
        if (is_shown(w, sequence, end, pair[0]) || is_shown(w, sequence, end, pair[1])) {
            return true;
        }
        count++;
    }
    return count == 1;
}

/* What people call the rows that the name is said to be of: in one column or two. */
static bool choose_name(const struct wording *w, struct item *item) {
    int name = each_name(w->in, w->linked, item->table);
    if (full_name(w, item->table, item->columns)) {
        return true;
    }
    item->columns[0] = name;
    item->columns[1] = -1;
    return name >= 0 && !w->in->columns[name].primary_key;
}

/* The sequence uses the table, or something that refers to it. */
static bool is_at_hand(const struct wording *w, const struct sequence *sequence, int table) {
    for (size_t i = 0; i < w->in->key_count; i++) {
        if (w->in->columns[w->in->keys[i].to].table == table &&
            shape_uses(w->in, sequence, w->in->columns[w->in->keys[i].from].table)) {
            return true;
        }
    }
    return shape_uses(w->in, sequence, table);
}

/* The table that the item is said to be of has a column that the words mean in part. */
static bool has_like(const struct wording *w, const struct item *item) {
    for (int c = 0; c < (int)w->in->column_count; c++) {
        if (w->in->columns[c].table == item->table && wording_names(w, c, item->first, item->last)) {
            return true;
        }
    }
    return false;
}

/* The columns that an item is the whole name of; the planner's, -1 where there is none. */
struct candidates {
    int own;            /* of the table that it is said to be of */
    int shown;          /* that is shown already */
    int used, key, any; /* of the tables that are used; telling rows; of all: the last of each */
    size_t used_count, key_count, count;
};

/* The key that a column refers to, of the table by which the item's words begin: "player ids" of player_id.
 */
static int referred(const struct wording *w, int column, const struct item *item) {
    size_t last;
    int table = wording_table(w, item->first, &last);
    for (size_t i = 0; i < w->in->key_count; i++) {
        int to = w->in->keys[i].to;
        if (w->in->keys[i].from == column && table >= 0 && w->in->columns[to].table == table) {
            return to;
        }
    }
    return -1;
}

static struct candidates find_candidates(const struct wording *w, const struct sequence *sequence, size_t end,
                                         const struct item *item) {
    struct candidates out = {-1, -1, -1, -1, -1, 0, 0, 0};
    for (int c = 0; c < (int)w->in->column_count; c++) {
        const struct input_column *column = &w->in->columns[c];
        if (!is_whole_name(w, c, item)) {
            continue;
        }
        if (column->table == item->table && (out.own < 0 || column->primary_key)) {
            out.own = c;
        }
        if (out.shown < 0 && is_shown(w, sequence, end, c)) {
            out.shown = c;
        }
        if (shape_uses(w->in, sequence, column->table)) {
            out.used = c;
            out.used_count++;
        }
        int key = column->foreign_key ? referred(w, c, item) : column->primary_key ? c : -1;
        if (key >= 0 && key != out.key) {
            out.key = key;
            out.key_count++;
        }
        out.any = c;
        out.count++;
    }
    return out;
}

/* Where nothing says whose it is: the only one of the tables that are used; else the only key. One that the
 * owner has nothing like may be of another table. */
static int choose_freely(const struct wording *w, const struct candidates *c, const struct item *item) {
    size_t last;
    bool rows = wording_table(w, item->first, &last) >= 0 && last == item->last; /* or the table is meant */
    if (rows || (item->owned && (item->table < 0 || has_like(w, item)))) {
        return -1;
    }
    return c->used_count == 1                  ? c->used
           : c->used_count > 1                 ? -1
           : c->key_count == 1                 ? c->key
           : c->count == 1 && item->table >= 0 ? c->any
                                               : -1;
}

/* The column that an item names: of the table that it is said to be of, or one that is shown already, or the
 * only one that there may be. False if that leaves none, or several. */
static bool choose(const struct wording *w, const struct sequence *sequence, size_t end, struct item *item) {
    if (item->full) {
        return choose_full(w, sequence, end, item);
    }
    if (item->rows) {
        item->columns[0] = each_name(w->in, w->linked, item->table);
        return item->columns[0] >= 0 && is_at_hand(w, sequence, item->table);
    }
    const struct candidates c = find_candidates(w, sequence, end, item);
    if (c.own < 0 && item->table >= 0 && is_name(wording_norm(w, item->first)) &&
        item->last == item->first + 1) {
        return choose_name(w, item);
    }
    bool keyed = c.key_count == 1 && w->in->columns[c.key].table == item->table;
    int chosen = c.own >= 0 ? c.own : keyed ? c.key : c.shown >= 0 ? c.shown : choose_freely(w, &c, item);
    for (size_t i = SHAPE_SELECTED; i < end && chosen >= 0; i++) {
        int held = shape_column(w->in, sequence->actions[i]);
        chosen = held >= 0 && are_one(w->in, chosen, held) ? held : chosen;
    }
    item->columns[0] = chosen;
    return chosen >= 0;
}

/* A value stands so near that it is compared with what is named there. */
static bool is_compared(const struct wording *w, size_t last) {
    for (size_t i = 0; i < w->in->value_count; i++) {
        if (w->in->values[i].first >= last && w->in->values[i].first < last + NEAR_VALUE) {
            return true;
        }
    }
    return false;
}

/* "With their cows", "and their cows": the rows of the table are asked for too. */
static bool is_owned_later(const struct wording *w, const struct listing *list, int table) {
    static const char *const owners[] = {"their", "its", "his", "her"};
    static const char *const joints[] = {"with", "and", ",", "also"};
    for (size_t at = list->end + 2; at < w->linked->word_count; at++) {
        size_t last;
        if (ONE_OF(wording_norm(w, at - 1), owners) && ONE_OF(wording_norm(w, at - 2), joints) &&
            wording_table(w, at, &last) == table) {
            return true;
        }
    }
    return false;
}

/* Words behind the list name the column, other than those that name a table in full or a condition. */
static bool is_named_later(const struct wording *w, const struct listing *list, int column) {
    for (size_t i = 0; i < w->linked->match_count; i++) {
        const struct link_match *m = &w->linked->matches[i];
        size_t last;
        if (!m->column || m->index != w->in->columns[column].catalogue || m->first < list->end ||
            is_compared(w, m->last) || strcmp(wording_norm(w, m->first - 1), "by") == 0) {
            continue;
        }
        if (wording_table(w, m->first, &last) < 0 || last < m->last) {
            return true;
        }
    }
    return false;
}

/* "And when were they hired?", "also show their club": what more is asked for may be shown without its name.
 */
static bool asks_again(const struct wording *w, const struct listing *list) {
    static const char *const requests[] = {"when", "where", "how",    "what", "which",   "who",  "list",
                                           "show", "give",  "return", "find", "display", "tell", "also"};
    static const char *const breaks[] = {"and", ",", "?", ".", ";"};
    for (size_t i = list->end + 1; i < w->linked->word_count; i++) {
        if (ONE_OF(wording_norm(w, i), requests) && ONE_OF(wording_norm(w, i - 1), breaks)) {
            return true;
        }
    }
    return false;
}

static bool is_listed(const struct sequence *out, const struct plan_input *in, int column) {
    for (size_t i = SHAPE_SELECTED; i < out->count; i++) {
        if (shape_column(in, out->actions[i]) == column) {
            return true;
        }
    }
    return false;
}

bool listed_correct(const struct wording *w, struct sequence *sequence) {
    struct listing list;
    if (sequence->count < 3 || shape_has(sequence, TOKENS_SET) || !read_list(w, &list)) {
        return false;
    }
    size_t end = shape_clause_end(sequence, SHAPE_SELECTED);
    size_t start = SHAPE_SELECTED + (sequence->actions[SHAPE_SELECTED] == TOKEN_ID_DISTINCT);
    bool changed = false, fits = true, all_stay = list.open || asks_again(w, &list);
    for (size_t i = start; i < end; i++) {
        if (shape_column(w->in, sequence->actions[i]) < 0) {
            return false;
        }
    }
    struct sequence out = {.score = sequence->score};
    fits = shape_append_all(&out, sequence->actions, start);
    for (size_t i = 0; i < list.count; i++) {
        struct item *item = &list.items[i];
        if (!choose(w, sequence, end, item)) {
            return false;
        }
        for (size_t k = 0; k < 2 && item->columns[k] >= 0; k++) {
            changed = changed || !is_shown(w, sequence, end, item->columns[k]);
            fits = fits && !is_listed(&out, w->in, item->columns[k]) &&
                   shape_append(&out, shape_action(w->in, item->columns[k]));
        }
    }
    for (size_t i = start; i < end; i++) {
        int column = shape_column(w->in, sequence->actions[i]);
        if (!is_listed(&out, w->in, column)) {
            bool stays = all_stay || is_named_later(w, &list, column) ||
                         is_owned_later(w, &list, w->in->columns[column].table);
            fits = fits && (!stays || shape_append(&out, sequence->actions[i]));
            changed = changed || !stays;
        }
    }
    fits = fits && changed && shape_append_all(&out, sequence->actions + end, sequence->count - end);
    *sequence = fits ? out : *sequence;
    return fits;
}
