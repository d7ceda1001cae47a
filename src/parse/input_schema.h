/* The pieces of a database's names, notes and categories, for input.c. */
#ifndef PARSE_INPUT_SCHEMA_H
#define PARSE_INPUT_SCHEMA_H

#include "parse/input.h"

/* Most pieces of each; tools/parse/features.py has the same. */
#define INPUT_NAME_PIECES 8
#define INPUT_NOTE_PIECES 10
#define INPUT_SAMPLE_WORDS 3
#define INPUT_SAMPLE_PIECES 4
#define INPUT_CATEGORY_PIECES 5
#define INPUT_WORD_PIECES 12
#define INPUT_COLUMN_CATEGORIES 12
#define INPUT_NUMBER_CATEGORIES 6 /* a column of more values than these has no categories */

struct piece_list {
    uint32_t *ids;
    size_t count;
};

struct schema_category {
    const char *text;
    struct piece_list pieces;
    const char **stems; /* of its words */
    size_t stem_count;
};

struct schema_column {
    struct piece_list name, note;
    struct schema_category *categories;
    size_t category_count;
};

struct input_schema {
    struct arena *arena;
    struct piece_list *tables;
    struct schema_column *columns;
};

#endif
