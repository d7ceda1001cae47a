#include "hint/dimension.h"

#include <string.h>

#include "hint/age.h"
#include "hint/units.h"
#include "text/text.h"

#define MAX_NAMES 8

enum dimension {
    DIMENSION_NONE,
    DIMENSION_ALTITUDE,
    DIMENSION_HEIGHT,
    DIMENSION_LENGTH,
    DIMENSION_WEIGHT,
    DIMENSION_PRICE,
    DIMENSION_SIZE,
    DIMENSION_ROOM, /* the size of what has none of its own */
    DIMENSION_DEPTH,
    DIMENSION_WIDTH,
    DIMENSION_HEAT,
    DIMENSION_SPEED,
    DIMENSION_MERIT,
    DIMENSION_FAVOUR,
    DIMENSION_AGE
};

/* Words of the names of what measures a dimension; a column that has one before the others' is meant. */
static const char *const names[][MAX_NAMES] = {
    [DIMENSION_ALTITUDE] = {"altitude", "elevation", "height"},
    [DIMENSION_HEIGHT] = {"height"},
    [DIMENSION_LENGTH] = {"length", "distance", "duration", "runtime", "pages"},
    [DIMENSION_WEIGHT] = {"weight", "mass"},
    [DIMENSION_PRICE] = {"price", "cost", "fare", "fee", "rate", "tariff", "rent"},
    [DIMENSION_SIZE] = {"size", "area"},
    [DIMENSION_ROOM] = {"capacity", "population", "inhabitants", "seats"},
    [DIMENSION_DEPTH] = {"depth"},
    [DIMENSION_WIDTH] = {"width", "breadth"},
    [DIMENSION_HEAT] = {"temperature", "temp"},
    [DIMENSION_SPEED] = {"speed", "velocity"},
    [DIMENSION_MERIT] = {"rating", "score", "grade", "points", "stars"},
    [DIMENSION_FAVOUR] = {"popularity", "downloads", "views", "votes", "likes", "followers", "sales",
                          "visitors"},
};

/* Adjectives in their degrees, and whether they ask for much of the dimension or little. */
static const struct adjective {
    const char *comparative, *superlative;
    enum dimension dimension;
    bool much;
} adjectives[] = {
    {"higher", "highest", DIMENSION_ALTITUDE, true},
    {"lower", "lowest", DIMENSION_ALTITUDE, false},
    {"taller", "tallest", DIMENSION_HEIGHT, true},
    {"longer", "longest", DIMENSION_LENGTH, true},
    {"shorter", "shortest", DIMENSION_LENGTH, false},
    {"heavier", "heaviest", DIMENSION_WEIGHT, true},
    {"lighter", "lightest", DIMENSION_WEIGHT, false},
    {"dearer", "dearest", DIMENSION_PRICE, true},
    {"costlier", "costliest", DIMENSION_PRICE, true},
    {"cheaper", "cheapest", DIMENSION_PRICE, false},
    {"bigger", "biggest", DIMENSION_SIZE, true},
    {"larger", "largest", DIMENSION_SIZE, true},
    {"smaller", "smallest", DIMENSION_SIZE, false},
    {"deeper", "deepest", DIMENSION_DEPTH, true},
    {"shallower", "shallowest", DIMENSION_DEPTH, false},
    {"wider", "widest", DIMENSION_WIDTH, true},
    {"narrower", "narrowest", DIMENSION_WIDTH, false},
    {"hotter", "hottest", DIMENSION_HEAT, true},
    {"warmer", "warmest", DIMENSION_HEAT, true},
    {"colder", "coldest", DIMENSION_HEAT, false},
    {"cooler", "coolest", DIMENSION_HEAT, false},
    {"faster", "fastest", DIMENSION_SPEED, true},
    {"quicker", "quickest", DIMENSION_SPEED, true},
    {"slower", "slowest", DIMENSION_SPEED, false},
    {"better", "best", DIMENSION_MERIT, true},
    {"worse", "worst", DIMENSION_MERIT, false},
    {"older", "oldest", DIMENSION_AGE, true},
    {"elder", "eldest", DIMENSION_AGE, true},
    {"younger", "youngest", DIMENSION_AGE, false},
};

/* ---- columns ---- */

/* When a thing came to be. */
static bool tells_making(struct arena *arena, const struct db_column *column) {
    static const char *const made[] = {"founded",    "established", "built",   "constructed",
                                       "foundation", "opened",      "hatched", "hatch",
                                       "launched",   "launch",      "created", "manufactured"};
    struct words words;
    bool told = false;
    if (column->primary_key || column->foreign_key ||
        (column->type != TYPE_NUMBER && column->type != TYPE_DATE) ||
        text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t i = 0; i < words.count; i++) {
        told = told || ONE_OF(words.norm[i], made);
    }
    return told;
}

/* The column's name says by one of its words that it measures the dimension. */
static bool measures(struct arena *arena, const struct db_column *column, enum dimension dimension) {
    struct words words;
    if (dimension == DIMENSION_AGE) {
        return age_of_column(arena, column) != AGE_OF_NOTHING || tells_making(arena, column);
    }
    if (column->type != TYPE_NUMBER || column->primary_key || column->foreign_key ||
        text_words(arena, column->name, strlen(column->name), &words, NULL) != CSQL_OK) {
        return false;
    }
    for (size_t n = 0; n < MAX_NAMES && names[dimension][n] != NULL; n++) {
        for (size_t i = 0; i < words.count; i++) {
            if (strcmp(words.norm[i], names[dimension][n]) == 0) {
                return true;
            }
        }
    }
    return false;
}

static const struct adjective *superlative(const char *word) {
    for (size_t i = 0; i < sizeof adjectives / sizeof *adjectives; i++) {
        if (strcmp(word, adjectives[i].superlative) == 0) {
            return &adjectives[i];
        }
    }
    return NULL;
}

/* Adjectives whose degrees are words of their own: "expensive" of "most expensive". */
static enum dimension graded(const char *word) {
    static const char *const dear[] = {"expensive", "costly"};
    return ONE_OF(word, dear)             ? DIMENSION_PRICE
           : strcmp(word, "popular") == 0 ? DIMENSION_FAVOUR
                                          : DIMENSION_NONE;
}

/* "Most" or "more" with such an adjective, "least" or "less" with it, by dimension. */
static const struct adjective *graded_much(enum dimension dimension, bool much) {
    static const struct adjective all[] = {{"", "", DIMENSION_PRICE, true},
                                           {"", "", DIMENSION_PRICE, false},
                                           {"", "", DIMENSION_FAVOUR, true},
                                           {"", "", DIMENSION_FAVOUR, false}};
    return &all[(dimension == DIMENSION_FAVOUR ? 2 : 0) + (much ? 0 : 1)];
}

/* The same of two words: "most expensive", "least costly". */
static const struct adjective *superlative_of(const char *word, const char *next) {
    enum dimension dimension = graded(next);
    bool most = strcmp(word, "most") == 0;
    return dimension != DIMENSION_NONE && (most || strcmp(word, "least") == 0) ? graded_much(dimension, most)
                                                                               : superlative(word);
}

/* "Deeper", "more expensive". */
static const struct adjective *comparative_of(const char *word, const char *next) {
    bool more = strcmp(word, "more") == 0;
    if (graded(next) != DIMENSION_NONE && (more || strcmp(word, "less") == 0)) {
        return graded_much(graded(next), more);
    }
    for (size_t i = 0; i < sizeof adjectives / sizeof *adjectives; i++) {
        if (strcmp(word, adjectives[i].comparative) == 0) {
            return &adjectives[i];
        }
    }
    return NULL;
}

bool dimension_measures(struct arena *arena, const struct db_column *column, const char *word,
                        const char *next) {
    const struct adjective *most = superlative_of(word, next),
                           *adjective = most != NULL ? most : comparative_of(word, next);
    return adjective != NULL &&
           (measures(arena, column, adjective->dimension) ||
            (adjective->dimension == DIMENSION_SIZE && measures(arena, column, DIMENSION_ROOM)));
}
