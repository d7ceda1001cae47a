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
#define INPUT_MEANING_PIECES 11 /* a category's, with those of what it stands for */
#define INPUT_WORD_PIECES 12
#define INPUT_COLUMN_CATEGORIES 12
#define INPUT_NUMBER_CATEGORIES 6 /* a column of more values than these has no categories */

struct piece_list {
    uint32_t *ids;
    size_t count;
};

/* What the network reads of a column beside its name. */
struct column_said {
    const char *note;      /* NULL if nothing is said of it but its categories' meanings */
    const char **meanings; /* words that each of its categories stands for, or NULL */
};

/* Reads a column's descriptions; false when out of memory. */
bool column_said_read(struct arena *arena, const struct db_column *column, struct column_said *out);

struct stem_list {
    const char **at;
    size_t count;
};

struct schema_category {
    const char *text;
    struct piece_list pieces;      /* of its text and what it stands for */
    struct stem_list stems, meant; /* of the words of each */
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
