/* What the patterns that write their own sentences share: names as nouns, columns by their use, sentences
 * with a gap for the pivot, and SQL text. A maker stays failed once memory ran out, so that a pattern may
 * compose many texts and look once, in pattern_offer(). */
#ifndef FORGE_PATTERN_COMMON_H
#define FORGE_PATTERN_COMMON_H

#include "forge/clarity.h"
#include "forge/english.h"
#include "forge/forge.h"
#include "forge/schema.h"
#include "forge/tables.h"

/* The gap of a sentence, where a noun comes in the singular or in the plural. No stored value holds them. */
#define PATTERN_ONE "\001"
#define PATTERN_MANY "\002"

struct pattern_maker {
    struct forge_task *task;
    bool failed;    /* out of memory */
    bool same_rows; /* readings may give the same rows: they read copies of the same data */
};

/* printf into the task's arena; "" once failed. */
const char *pattern_printf(struct pattern_maker *m, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* ---- nouns ---- */

struct pattern_noun {
    const char *one, *many; /* "album", "albums" */
    const char *head;       /* the last word of one */
};

/* The noun that a phrase is; false if it reads badly: a word that WordNet does not have, digits, a last word
 * that is no noun, more than four words. */
bool pattern_noun(struct pattern_maker *m, const char *phrase, struct pattern_noun *out);
/* The noun for the rows of a table. */
bool pattern_table_noun(struct pattern_maker *m, int table, struct pattern_noun *out);
/* The noun for what a column holds, without the words that its table says already. */
bool pattern_column_noun(struct pattern_maker *m, int column, struct pattern_noun *out);
/* The singular of a phrase, by its last word. */
const char *pattern_singular(struct pattern_maker *m, const char *phrase);
/* True if WordNet has a synset with the word `kind` above one of the word's first senses. */
bool pattern_is_kind(const struct forge_task *task, const char *word, const char *kind, size_t senses);
/* True if WordNet has the word itself (not a form of it) as a noun. */
bool pattern_is_noun(const struct forge_task *task, const char *word);
/* The kind of forge_attributes.tsv that WordNet gives the noun; NULL if none. */
const char *pattern_kind_of(const struct forge_task *task, const char *word);

/* ---- columns ---- */

/* The column that says what a row is called, or -1. */
int pattern_display(struct pattern_maker *m, int table);
/* What that column is called: "name" where it is called as its table. */
const char *pattern_display_noun(struct pattern_maker *m, int column);
/* A key, or an identifier by its name. */
bool pattern_is_key(const struct forge_task *task, int column);
/* A number that is measured or counted: no key, no year, no code. */
bool pattern_is_measure(const struct forge_task *task, int column);
/* A text of few different values, each of several rows, that sorts the rows into classes. */
bool pattern_is_category(struct forge_task *task, int column);
/* The columns of a table of which `is` holds and which read well, at most room, in a random order. */
size_t pattern_columns(struct pattern_maker *m, int table, bool (*is)(struct forge_task *task, int column),
                       int *out, size_t room);

/* ---- SQL ---- */

/* An identifier, quoted if SQLite needs it. */
const char *pattern_name(struct pattern_maker *m, const char *identifier);
const char *pattern_table(struct pattern_maker *m, int table);
const char *pattern_column(struct pattern_maker *m, int column);
/* Text as a literal. */
const char *pattern_text(struct pattern_maker *m, const char *value);
/* A stored value as a literal of its column; NULL if it cannot be one (control characters, too long). */
const char *pattern_literal(struct pattern_maker *m, int column, const char *value);
/* Runs a query of ours. False if it fails or gives no row. */
bool pattern_query(struct pattern_maker *m, const char *sql, struct db_result *out);
/* The first cell as text, or NULL. */
const char *pattern_query_text(struct pattern_maker *m, const char *sql);
/* The first cell as a whole number, or -1. */
int64_t pattern_query_count(struct pattern_maker *m, const char *sql);

/* ---- sentences and instances ---- */

/* Fills every gap of a form; start and end (or NULL) get the bytes of the first filling. */
const char *pattern_fill(struct pattern_maker *m, const char *form, const char *one, const char *many,
                         size_t *start, size_t *end);
/* True if a sentence stammers, as templates do with names like "average age": "the average average age". */
bool pattern_has_pair(const char *text);
/* The same of an SQL form: every gap is the text. */
const char *pattern_fill_sql(struct pattern_maker *m, const char *form, const char *text);

/* An element of a group: a table (column -1), a column, or a value of it. */
struct record_element pattern_element(const struct forge_task *task, int table, int column,
                                      const char *value);

/* Offers the instance, unless memory ran out: CSQL_NO_MEMORY. Readings that give the same rows are rejected,
 * as AMBROSIA and SQUAB do (no one could tell them apart). The source, if none is given, is the reading that
 * is meant. */
csql_status pattern_offer(struct pattern_maker *m, struct forge_instance *instance, bool *kept,
                          csql_error *error) CSQL_USE_RESULT;
/* CSQL_OK, or CSQL_NO_MEMORY if the maker failed. */
csql_status pattern_status(const struct pattern_maker *m, csql_error *error) CSQL_USE_RESULT;

/* One of the texts, by chance. */
const char *pattern_pick(struct pattern_maker *m, const char *const *texts, size_t count);
#define PATTERN_PICK(m, texts) pattern_pick(m, texts, sizeof(texts) / sizeof *(texts))

#endif
