#include "hint/direction.h"

#include <string.h>

#include "text/text.h"

#define REACH 4 /* words between a value and what says its direction */

/* Words of names, as they are and as stems. */
static const struct {
    const char *word;
    enum direction direction;
} names[] = {
    {"from", DIRECTION_FROM},   {"origin", DIRECTION_FROM},    {"source", DIRECTION_FROM},
    {"src", DIRECTION_FROM},    {"departure", DIRECTION_FROM}, {"departing", DIRECTION_FROM},
    {"depart", DIRECTION_FROM}, {"dep", DIRECTION_FROM},       {"orig", DIRECTION_FROM},
    {"start", DIRECTION_FROM},  {"starting", DIRECTION_FROM},  {"sender", DIRECTION_FROM},
    {"pickup", DIRECTION_FROM}, {"to", DIRECTION_TO},          {"destination", DIRECTION_TO},
    {"dest", DIRECTION_TO},     {"dst", DIRECTION_TO},         {"target", DIRECTION_TO},
    {"arrival", DIRECTION_TO},  {"arriving", DIRECTION_TO},    {"arrive", DIRECTION_TO},
    {"arr", DIRECTION_TO},      {"end", DIRECTION_TO},         {"ending", DIRECTION_TO},
    {"receiver", DIRECTION_TO}, {"recipient", DIRECTION_TO},   {"dropoff", DIRECTION_TO},
};

/* Words of questions, by their stems. */
static const struct {
    const char *stem;
    enum direction direction;
} said[] = {
    {"start", DIRECTION_FROM},  {"begin", DIRECTION_FROM},    {"end", DIRECTION_TO},
    {"finish", DIRECTION_TO},   {"from", DIRECTION_FROM},     {"leav", DIRECTION_FROM},
    {"depart", DIRECTION_FROM}, {"departur", DIRECTION_FROM}, {"origin", DIRECTION_FROM},
    {"to", DIRECTION_TO},       {"into", DIRECTION_TO},       {"toward", DIRECTION_TO},
    {"arriv", DIRECTION_TO},    {"land", DIRECTION_TO},       {"reach", DIRECTION_TO},
    {"destin", DIRECTION_TO},   {"bound", DIRECTION_TO},
};

static enum direction direction_word(const struct link_word *word) {
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        if (strcmp(word->stem, said[i].stem) == 0 || strcmp(word->norm, said[i].stem) == 0) {
            return said[i].direction;
        }
    }
    return DIRECTION_NONE;
}

static bool is_name(const struct linked *linked, size_t word) {
    for (size_t i = 0; i < linked->match_count; i++) {
        const struct link_match *m = &linked->matches[i];
        if (m->first <= word && word < m->last && m->code == LINK_EXACT) {
            return true;
        }
    }
    return false;
}

/* A number or a date begins here: "from 2012 to 2016" is a span of time, and no way. */
static bool is_figure(const struct linked *linked, size_t first) {
    for (size_t i = 0; i < linked->value_count; i++) {
        const struct link_value *v = &linked->values[i];
        if (v->first == first &&
            (v->kind == LINK_NUMBER || v->kind == LINK_NUMBER_WORD || v->kind == LINK_DATE)) {
            return true;
        }
    }
    return false;
}

enum direction direction_said(const struct linked *linked, size_t first) {
    static const char *const fillers[] = {"the", "a", "an", "of", "in", "at", "for", "city", "town"};
    /* Behind these "to" and "from" compare: "equal to", "different from". */
    static const char *const compared[] = {"equal",   "up",   "prior",     "close",    "next",
                                           "similar", "due",  "different", "related",  "compared",
                                           "belongs", "far",  "according", "relative", "identical",
                                           "belong",  "apart"};
    if (is_figure(linked, first)) {
        return DIRECTION_NONE;
    }
    for (size_t at = first; at > 0 && first - at < REACH; at--) {
        const struct link_word *word = &linked->words[at - 1];
        const enum direction here = direction_word(word);
        if (here != DIRECTION_NONE) {
            const bool compares = at > 1 && ONE_OF(linked->words[at - 2].norm, compared);
            return compares ? DIRECTION_NONE : here;
        }
        if (!ONE_OF(word->norm, fillers) && !is_name(linked, at - 1)) {
            break;
        }
    }
    return DIRECTION_NONE;
}

/* The direction that the words of a name say, which are taken out of it. */
static enum direction take_direction(struct words *words) {
    enum direction found = DIRECTION_NONE;
    size_t kept = 0;
    for (size_t w = 0; w < words->count; w++) {
        enum direction here = DIRECTION_NONE;
        for (size_t i = 0; i < sizeof names / sizeof *names && here == DIRECTION_NONE; i++) {
            bool is =
                strcmp(words->norm[w], names[i].word) == 0 || strcmp(words->written[w], names[i].word) == 0;
            here = is ? names[i].direction : DIRECTION_NONE;
        }
        if (here == DIRECTION_NONE) {
            words->stem[kept++] = words->stem[w];
        } else if (found == DIRECTION_NONE) {
            found = here;
        }
    }
    words->count = kept;
    return found;
}

static enum direction read_name(struct arena *arena, const struct db_column *column, struct words *words) {
    if (text_words(arena, column->name, strlen(column->name), words, NULL) != CSQL_OK) {
        return DIRECTION_NONE;
    }
    return take_direction(words);
}

static bool same_rest(const struct words *a, const struct words *b) {
    bool same = a->count == b->count;
    for (size_t i = 0; same && i < a->count; i++) {
        same = strcmp(a->stem[i], b->stem[i]) == 0;
    }
    return same;
}

/* The column that this one refers to, or -1. */
static int referred(const struct db_catalogue *catalogue, int column) {
    for (size_t i = 0; i < catalogue->key_count; i++) {
        if (catalogue->keys[i].from == column) {
            return catalogue->keys[i].to;
        }
    }
    return -1;
}

enum direction direction_of(struct arena *arena, const struct db_catalogue *catalogue, int column,
                            int *counterpart) {
    const struct db_table *table = &catalogue->tables[catalogue->columns[column].table];
    struct words own, other;
    enum direction direction = read_name(arena, &catalogue->columns[column], &own);
    int found = -1;
    size_t alike = 0;
    for (int c = table->first_column;
         direction != DIRECTION_NONE && c < table->first_column + table->column_count; c++) {
        enum direction opposite =
            c == column ? DIRECTION_NONE : read_name(arena, &catalogue->columns[c], &other);
        bool fits = opposite != DIRECTION_NONE && opposite != direction &&
                    catalogue->columns[c].type == catalogue->columns[column].type &&
                    referred(catalogue, c) == referred(catalogue, column) && same_rest(&own, &other);
        alike += fits;
        found = fits ? c : found;
    }
    if (counterpart != NULL) {
        *counterpart = alike == 1 ? found : -1;
    }
    return alike == 1 ? direction : DIRECTION_NONE;
}
