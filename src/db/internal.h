/* What the files of the db room share. */
#ifndef DB_INTERNAL_H
#define DB_INTERNAL_H

#include <signal.h>
#include <sqlite3.h>
#include <stdatomic.h>

#include "db/db.h"

struct join_graph;
struct value_index;
struct value_marks;

/* What tells one state of a database file from another, for the cache. */
struct file_identity {
    uint64_t device, inode, size, change_counter;
    int64_t modified_ns;
    uint64_t wal_size;
    int64_t wal_modified_ns;
};

/* What the authorizer and the progress handler of the guarded connection look at. */
struct guard {
    atomic_int interrupted, running;
    uint64_t steps, step_limit;
    bool over_steps, over_time;
    double deadline;   /* by clock_ms(), 0 for none */
    bool trial;        /* of the limits */
    size_t asked;      /* what the authorizer was asked about the statement being prepared */
    char refused[160]; /* why the authorizer said no, or "" */
};

/* How long a reader waits for a writer to finish. */
#define BUSY_TIMEOUT_MS 2000
/* The longest single value, and row, that SQLite may make for a person; and where we run what is computed, by
 * views, generated columns and candidates, for ourselves. */
#define MAX_VALUE_BYTES (64 * 1024 * 1024)
#define MAX_COMPUTED_BYTES (1024 * 1024)
/* What views and generated columns may take in all while the database is opened and its values are read. */
#define COMPUTING_MS 3000.0

/* A statement of the catalogue's own connection that is running. */
struct work {
    uint64_t steps, step_limit; /* of SQLite's machine; no limit: 0 */
    double begun, until;        /* by clock_ms(); no limit: 0 */
    size_t asked;               /* as of the guard */
};

struct db {
    struct arena *arena; /* the catalogue and all else that lives as long as the handle */
    char *path;
    const char *notice;
    const char *cache_directory, *description_directory;
    struct file_identity identity;
    sqlite3 *own;  /* the catalogue's and the value index's: read-only, unguarded */
    sqlite3 *user; /* runs candidates, under the guard */
    struct db_catalogue catalogue;
    struct join_graph *graph;
    struct value_index *values;
    struct value_marks *value_marks; /* values_holders.c */
    bool values_tried;
    struct guard guard;
    struct work work;
    double computing_ms; /* left for what views and generated columns take */
    csql_error outage;   /* CSQL_OK as status: none */
    bool damage_told;    /* that pages of the file cannot be made sense of */
    double deadline;     /* of all that is done with the handle, by clock_ms(); 0 for none */
    sqlite3 *formatter;  /* format.c: has SQLite's own printf(), or NULL until one is needed */
    sqlite3_stmt *format;
    int format_arguments;
};

/* The catalogue while it is being built. */
struct catalogue_draft {
    struct db *db;
    struct db_table *tables;
    size_t table_count, table_room;
    struct db_column *columns;
    size_t column_count, column_room;
    struct db_key *keys;
    size_t key_count, key_room;
    const char **ddl;     /* each table's CREATE statement, or NULL */
    bool *row_scan;       /* per column: all rows of its table were sampled */
    bool *value_unique;   /* per column: no sampled value stands twice and none is NULL */
    size_t unread_tables; /* left out because they could not be read */
};

/* view.c: how a file is to be opened without writing beside it. */
struct view {
    char *uri; /* malloc'd */
    sqlite3
        *memory; /* the database in memory that the uri names, or NULL: it lasts while someone has it open */
    char *directory; /* malloc'd: private copies to remove once the connections are open, or NULL */
    int lock;        /* on the directory while it is in use, if there is one */
    const char *notice;
};
csql_status view_choose(const char *path, struct file_identity *identity, struct view *out,
                        csql_error *error);
/* The same of a CSV file, and of a database with tables imported besides: in memory. Appends to note what the
 * user should be told. */
csql_status view_import(const char *path, const csql_import *imports, size_t count,
                        struct file_identity *identity, struct view *out, struct buffer *note,
                        csql_error *error);
/* Removes the copies (open files stay readable) and frees the view's memory. */
void view_free(struct view *view);

/* open.c */
/* Appends a sentence to what the user is told on opening; out of memory leaves it out. */
void db_add_notice(struct db *db, const char *text);
/* Maps a SQLite result on a read to a status and message. */
csql_status db_sqlite_error(sqlite3 *connection, const char *what, csql_error *error);

/* True for a result code that tells nothing of the file's content or the statement, only that the system
 * could not read, lock or find memory: a later try may succeed. */
bool db_is_outage(int code);
/* Notes the connection's last error for db_outage(), if it is one; gives whether it is. That the file is
 * damaged counts as one the first time: then what can be read of it is worked with. */
bool db_note_outage(struct db *db, sqlite3 *connection);

/* catalogue.c */
csql_status catalogue_read(struct db *db, csql_error *error);

/* comments.c: fills in the comments of tables and columns; without memory or files there are none. */
void comments_read(struct catalogue_draft *draft);

/* sample.c: rows, types, distinct values and samples. */
csql_status sample_read(struct catalogue_draft *draft, csql_error *error);

/* keys.c: adds the inferred keys. */
csql_status keys_infer(struct catalogue_draft *draft);

/* lookups.c: the labels of categories that are codes of a lookup table. CSQL_NO_MEMORY, CSQL_IO. */
csql_status lookups_read(struct catalogue_draft *draft);

/* guard.c */
void guard_install(struct db *db);
/* Begins and ends a statement of the catalogue's connection: it stops when the handle's time is over, after
 * so many steps (0: any number), and, where it computes (of a view, of generated columns), when what such
 * statements may take in all is spent. */
void work_begin(struct db *db, bool computes, uint64_t steps);
void work_end(struct db *db);
/* True if something of that is left, and of the handle's time. */
bool work_is_left(const struct db *db);
/* Takes what has gone by since begun, by clock_ms(), from it. */
void work_spend(struct db *db, double begun);

/* format.c: puts printf() and format() with bounded widths in place of SQLite's, whose loops over a width of
 * two thousand million nothing can stop. */
csql_status format_install(struct db *db, sqlite3 *connection, csql_error *error);
void format_close(struct db *db);

/* values.c and its files */
void values_close(struct value_index *index);

#endif
