/* A database: opened read-only, its catalogue, join graph, value index, and guarded execution.
 * The one room that knows sqlite3. */
#ifndef DB_DB_H
#define DB_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buffer.h"
#include "clarisql.h"

struct db;

enum column_type {
    TYPE_TEXT,
    TYPE_NUMBER,
    TYPE_DATE,
    TYPE_BOOLEAN,
    TYPE_OTHER
}; /* by declaration, then by
    * a look at the values */

/* How a column of numbers holds moments. */
enum date_encoding {
    DATES_PLAIN,   /* it holds none, or texts that SQLite's date functions read */
    DATES_SECONDS, /* Unix seconds */
    DATES_MILLIS,  /* Unix milliseconds */
    DATES_COMPACT  /* 20250131 */
};

struct db_column {
    const char *name;     /* as declared */
    const char *declared; /* declared type, "" if none */
    const char *comment;  /* from the DDL or a database_description file, or NULL: all that is said of it */
    /* Of what is said of it: a fuller name, from a database_description file alone; in words what it holds;
     * what its values stand for, lines kept apart. Each may be NULL, and the last two the same comment. */
    const char *title, *description, *codes;
    int table;   /* index into tables */
    int ordinal; /* 0-based position within the table */
    enum column_type type;
    bool primary_key; /* part of the primary key */
    bool unique;      /* alone a key of its table */
    bool foreign_key; /* the referring side of some key, declared or inferred */
    bool not_null, generated;
    bool integer_values; /* a TYPE_NUMBER whose sampled values are whole */
    bool text_values; /* compares as text: its affinity or most of its values are text, so quote literals */
    int64_t distinct; /* distinct values among the rows sampled; -1 if not known */
    int64_t nulls;    /* NULLs among the rows sampled */
    const char **samples; /* a few of the values, as text, most frequent first */
    size_t sample_count;
    const char **categories; /* all of the values among the rows sampled, most frequent first, where they are
                              * few and short: codes, flags, kinds; begins with samples */
    size_t category_count;   /* 0 where they are many */
    const char **labels;     /* what the lookup table of the column calls each of the categories, or NULL;
                              * NULL where there is no such table */
    enum date_encoding encoding;
};

struct db_table {
    const char *name;
    const char *comment;
    int first_column, column_count; /* columns[first_column .. first_column + column_count) */
    int64_t rows;                   /* exact up to a limit, then an estimate; -1 if not known */
    bool view;
    bool computed; /* a view, or with a generated column: reading a row may take any time */
};

struct db_key {
    int from, to;  /* column indices: the referring column, the one referred to */
    bool inferred; /* from an unambiguous name match, not declared */
    int composite; /* keys of one foreign key over several columns share a number from 1 and are adjacent; 0
                    * for a key of one column. Join on all of them */
};

struct db_catalogue {
    const char *name; /* the file's base name without extension */
    const struct db_table *tables;
    size_t table_count;
    const struct db_column *columns; /* table after table, in the order of declaration */
    size_t column_count;
    const struct db_key *keys;
    size_t key_count;
};

struct db_options {
    const char *description_directory; /* BIRD's database_description, or NULL: looked for beside the file */
    const char *cache_directory;       /* for the value index; NULL: the user's cache directory; "": none */
    const csql_import *imports; /* tables besides those of the database; it is copied into memory then */
    size_t import_count;
};

/* Opens path read-only and reads its catalogue; a CSV file is a database of one table. options may be NULL.
 * Fails with CSQL_NOT_FOUND, CSQL_NOT_DATABASE (a directory, a corrupt or encrypted file), CSQL_IO,
 * CSQL_DATABASE. A WAL database that cannot be opened without writing beside it is read through an immutable
 * or copied view, and db_notice() says so. Nothing is ever written beside the user's file. */
csql_status db_open(const char *path, const struct db_options *options, struct db **out,
                    csql_error *error) CSQL_USE_RESULT;
void db_close(struct db *db);
const struct db_catalogue *db_catalogue(const struct db *db);
const char *db_path(const struct db *db);
const char *db_notice(const struct db *db); /* something the user should be told on opening, or NULL */

/* What the system could not do since the last call (read the file, lock it, find memory) while values were
 * looked up or queries tried, and forgets it: what found nothing meanwhile says nothing. CSQL_OK if there was
 * nothing, else CSQL_IO, CSQL_NO_MEMORY, or, once, CSQL_NOT_DATABASE for a damaged file. */
csql_status db_outage(struct db *db, csql_error *error);

/* Gives all that is done with the handle from now on so many milliseconds together; 0: as long as it takes.
 * Queries end with CSQL_LIMIT then, look-ups find nothing, and who plans should make do with what there is.
 */
void db_set_time(struct db *db, int milliseconds);
/* Milliseconds of it that are left, at least 1; 0 if there is no such time. */
int db_time_left(const struct db *db);
/* True once that time is over. */
bool db_is_late(const struct db *db);

/* The index of a table or column by name (SQLite's case rules), or -1. table may be -1 for "the only
 * table that has it". */
int db_find_table(const struct db_catalogue *catalogue, const char *name);
int db_find_column(const struct db_catalogue *catalogue, int table, const char *name);

/* True if name is one of SQLite's keywords (any case), which can stand as an identifier only in quotes. */
bool db_is_keyword(const char *name);
/* True if name is a table or view of the user's database that a SELECT can read: not a view over something
 * that is gone, a virtual table whose module is missing, or SQLite's own table. */
bool db_is_readable_table(struct db *db, const char *name);

/* Appends an identifier as SQL: bare unless SQLite needs quotes. The one function that quotes them. */
void db_quote_identifier(struct buffer *out, const char *name);
/* Appends text as a single-quoted SQL literal. The one function that quotes values. */
void db_quote_text(struct buffer *out, const char *text);

/* ---- the join graph ---- */

/* Steps from a table to one that its rows refer to, 1, or whose rows those refer to that it refers to, 2: one
 * row there for each here. 0 for the table itself, -1 if there are more steps, or none. */
int db_steps_up(const struct db_catalogue *catalogue, int from, int to);

struct db_join {
    int left, right; /* tables joined, by index into the tree's tables: left comes earlier */
    int key;         /* index into keys; the side that is in `left` may be either. The first of a composite */
};

struct db_join_tree {
    int *tables; /* catalogue indices; the first is the root; a table stands once */
    size_t table_count;
    struct db_join *joins; /* table_count - 1 of them, in an order that can be printed */
    size_t cost;           /* number of joins, inferred keys counting double */
};

/* Smallest trees that connect all the given tables over the keys: the best first, then alternatives (other
 * keys between the same tables, other paths of nearly the same length), at most room. Returns how many;
 * 0 if they cannot be connected. Deterministic. */
size_t db_join_trees(const struct db *db, struct arena *arena, const int *tables, size_t count,
                     struct db_join_tree *out, size_t room);

/* ---- the value index ---- */

enum value_match {
    VALUE_EXACT,  /* byte for byte */
    VALUE_FOLDED, /* but for case, accents, white space, punctuation at the ends */
    VALUE_STEM,   /* word stems equal ("dogs" - "Dog") */
    VALUE_PART,   /* the phrase is a run of whole words of the value */
    VALUE_EDIT,   /* within edit distance 1 (5 letters or more) or 2 (9 or more) */
    VALUE_PREFIX  /* the phrase is a prefix of a word of the value, three letters or more */
};

struct db_value {
    int column;
    const char *text; /* the stored value as text */
    enum value_match match;
    double score; /* in (0, 1]: 1 for exact, falling with the match's looseness and the share covered */
    int64_t rows; /* rows that hold it, 0 if not known */
};

/* Builds the index, or maps the cached one, if that has not been done: otherwise the first look-up does it,
 * which takes seconds on a database of millions of rows. What the index holds is bounded by counts (of
 * values, bytes and VM steps), never by time. Fails with CSQL_NO_MEMORY or CSQL_DATABASE; then look-ups find
 * nothing. */
csql_status db_build_values(struct db *db, csql_error *error) CSQL_USE_RESULT;

/* Stored values that the phrase (any case) may name, best first, at most room; column >= 0 limits the search
 * to that column. Returns how many; an index that could not be built finds nothing. The texts are lent by db.
 * Misspellings are looked for only if no value matches as a whole. Indexed are text, date and Boolean columns
 * and those of few different numbers, not views, each value up to 160 bytes. What is beyond the bounds of the
 * index is asked of the table, for a whole value that is one word with a digit ("D149999"). */
size_t db_values(struct db *db, struct arena *arena, const char *phrase, size_t length, int column,
                 struct db_value *out, size_t room);

/* The values of a column, most frequent first, at most room, in arena's memory. Only samples for a column
 * that is not indexed: of many different numbers, of a view. */
size_t db_column_values(struct db *db, struct arena *arena, int column, const char **out, size_t room);
/* The same, lent by db. */
size_t db_lend_values(struct db *db, int column, const char **out, size_t room);

/* A word that values are searched for: case-folded, and its stem. */
struct db_word {
    const char *norm, *stem;
};

/* Marks in columns[], one for each of the catalogue, those whose db_column_values() may have one of the words
 * (of the same stem; of six letters or more, one letter off but for the first), or, with `figures`, a digit
 * or a sum of money. Words with digits need `figures`. Some that have none of them may be marked, none that
 * has one is left out: it tells what need not be read. Marks all if memory runs out. */
void db_mark_holders(struct db *db, const struct db_word *words, size_t count, bool figures, bool *columns);

/* ---- guarded execution ---- */

struct db_limits {
    uint64_t steps;           /* SQLite VM steps, 0 for the default; what decides answers */
    int timeout_ms;           /* wall clock, 0 for none; only for a person who waits */
    size_t rows, cells_bytes; /* 0 for the defaults */
    bool trial;               /* nobody sees the rows: a value over 1 MiB ends it with CSQL_TOO_LONG */
};
#define DB_DEFAULT_STEPS ((uint64_t)200000000)
#define DB_DEFAULT_ROWS ((size_t)10000)
#define DB_DEFAULT_CELL_BYTES ((size_t)64 * 1024 * 1024)

enum db_cell_kind { CELL_NULL, CELL_INTEGER, CELL_REAL, CELL_TEXT, CELL_BLOB };

struct db_cell {
    enum db_cell_kind kind;
    int64_t integer;
    double real;
    const char *text; /* TEXT and BLOB; NUL-terminated beyond length */
    size_t length;
};

struct db_result {
    size_t column_count, row_count;
    const char **names;
    struct db_cell *cells; /* row-major */
    bool truncated;        /* rows stopped at the limit */
};

/* Prepares sql, which must be one SELECT (or VALUES, or WITH … SELECT) that only reads; CSQL_OK if it would
 * run. CSQL_REFUSED for anything that writes or is not in the list of pure functions, CSQL_BAD_SQL with
 * SQLite's message and position. Names resolve in the user's database only. */
csql_status db_prepare(struct db *db, const char *sql, csql_error *error) CSQL_USE_RESULT;

/* Runs sql under limits (NULL for the defaults); result memory from arena. More rows or bytes than the limits
 * allow cut the result short and set truncated. Fails with CSQL_LIMIT (steps, time, or a single value over
 * the limit), CSQL_INTERRUPTED, and as db_prepare does. *out is all zero on failure. */
csql_status db_execute(struct db *db, struct arena *arena, const char *sql, const struct db_limits *limits,
                       struct db_result *out, csql_error *error) CSQL_USE_RESULT;

/* Takes some of a query's rows; last: there are no more. Anything but CSQL_OK ends the query with that
 * status. */
typedef csql_status (*db_visitor)(void *context, const struct db_result *part, bool last);

/* Runs sql like db_execute, but hands all of its rows over part by part (one at least, perhaps without rows),
 * in memory that does not grow with their number; limits of rows and bytes do not count. */
csql_status db_execute_parts(struct db *db, const char *sql, const struct db_limits *limits, db_visitor visit,
                             void *context, csql_error *error) CSQL_USE_RESULT;

/* Stops a running db_execute from a signal handler or another thread; does nothing when none runs. */
void db_interrupt(struct db *db);

/* True if two results hold the same rows as a multiset (ordered: as a sequence), columns in any order:
 * execution accuracy's equality. Numbers compare by value (integers and reals within 1e-9 relative), text by
 * bytes. */
bool db_results_equal(struct arena *arena, const struct db_result *a, const struct db_result *b,
                      bool ordered);

#endif
