/* The value index: one block of memory, built from the database or mapped from the cache.
 *
 * Values are sorted by their folded text, so that a whole value is found by bisection. Words are numbered by
 * their sorted forms, forms point to stems, and each stem has the list of the values that hold it, shortest
 * first. Distinct folded values of each length have a signature of their letters, which leaves few to
 * compare for misspellings. Numbers are the machine's; the header tells when the block is another's. */
#ifndef DB_VALUES_H
#define DB_VALUES_H

#include "db/internal.h"

/* Bounds of what is indexed. Beyond VALUE_MAX_BYTES a value is prose, that nobody names. */
#define VALUE_MAX_BYTES 160
#define VALUE_MAX_WORDS 32
#define VALUES_MAX_PER_COLUMN 100000
#define VALUES_MAX ((size_t)2000000)
#define VALUES_MAX_CELLS ((uint64_t)200000000)
/* Misspellings are looked for in values of these lengths, in code points. */
#define EDIT_MIN_LETTERS 5
#define EDIT_MAX_LETTERS 48

struct value_entry {
    uint32_t column, text, folded; /* texts: offsets into the pool */
    uint32_t first_word;
    uint32_t rows; /* UINT32_MAX for more */
    uint16_t word_count, letters;
};

struct value_form { /* a word as it is written, folded */
    uint32_t text, stem;
};

struct value_stem {
    uint32_t text, first_posting; /* up to the next stem's; the last stem is a sentinel */
};

enum value_section {
    SECTION_VALUES,     /* struct value_entry, by folded, column, text */
    SECTION_POOL,       /* bytes; NUL-terminated texts */
    SECTION_WORDS,      /* uint32_t: forms of the words, value after value */
    SECTION_FORMS,      /* struct value_form, by text */
    SECTION_STEMS,      /* struct value_stem, by text, and a sentinel */
    SECTION_POSTINGS,   /* uint32_t: values, stem after stem, fewest words first */
    SECTION_LENGTHS,    /* uint32_t[EDIT_MAX_LETTERS + 2]: where each length begins in the next two */
    SECTION_SPELLINGS,  /* uint32_t: the first value of each distinct folded text */
    SECTION_SIGNATURES, /* uint64_t: their letters */
    SECTION_COLUMNS,    /* uint32_t[columns + 1]: where each column begins in the next */
    SECTION_BY_COLUMN,  /* uint32_t: values, column after column, most rows first */
    SECTION_COUNT
};

struct value_header {
    char magic[8];
    uint32_t version, byte_order;
    uint64_t key[2];         /* of the database's state */
    uint64_t size, checksum; /* of the whole block, the checksum being 0 */
    struct {
        uint64_t offset, count;
    } sections[SECTION_COUNT];
};

struct value_index {
    struct value_header *block;
    size_t size;
    bool mapped;
    const struct value_entry *values;
    const char *pool;
    const uint32_t *words;
    const struct value_form *forms;
    const struct value_stem *stems;
    const uint32_t *postings, *lengths, *spellings;
    const uint64_t *signatures;
    const uint32_t *columns, *by_column;
    size_t value_count, form_count, stem_count; /* stem_count without the sentinel */
};

/* The size in bytes of one element of a section. */
size_t values_element_size(enum value_section section);

/* Sets an index's pointers to its block after checking that all of it lies within. CSQL_BAD_DATA. */
csql_status values_attach(struct value_index *index, size_t column_count);

/* values_build.c: reads the values into a new block. CSQL_NO_MEMORY, CSQL_INTERRUPTED,
 * CSQL_IO (which another time may not be). */
csql_status values_collect(struct db *db, struct value_index *index);

/* values_cache.c: what the index is cached under, and whether it is worth it. */
void values_key(const struct db *db, uint64_t key[2]);
bool values_are_cached(const struct db *db);
/* Maps the cached block; false if there is none that fits. */
bool values_load(const struct db *db, struct value_index *index);
/* Writes the block for the next time. A failure is no one's loss. */
void values_save(const struct db *db, const struct value_index *index);

/* values.c: the number of a stem, or UINT32_MAX. */
uint32_t values_find_stem(const struct value_index *index, const char *stem);

/* values_beyond.c: whole values of columns that are indexed in part, for a phrase that the index does not
 * have; as db_values() gives them. */
size_t values_beyond(struct db *db, const char *phrase, size_t length, int column, struct db_value *out,
                     size_t room);

/* values_text.c: folding as the index does it. */

/* text folded, without accents, and without punctuation at its ends unless nothing is left; NULL if it is
 * not UTF-8 or memory ran out. */
char *values_fold(struct arena *arena, const char *text, size_t length);
/* The next word of folded text from *at on; false at the end. */
bool values_next_word(const char *folded, const char **at, const char **word, size_t *length);
size_t values_letters(const char *folded);
uint64_t values_signature(const char *folded);

#endif
