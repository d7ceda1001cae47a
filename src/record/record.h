/* Logged conversations in CLARITY's form, one JSON object a line; schemas/clarity-log.schema.json is the
 * form, DESIGN.md "The log" the contract. */
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buffer.h"
#include "clarisql.h"

/* Caps on what a log line may hold. */
#define RECORD_MAX_TURNS 200
#define RECORD_MAX_PIVOTS 64
#define RECORD_MAX_GROUP 1000
#define RECORD_MAX_READINGS 1000

enum record_reply {
    RECORD_REPLY_NONE, /* nothing was asked, or nobody judged */
    RECORD_REPLY_CONCISE_HELPFUL,
    RECORD_REPLY_VERBOSE_HELPFUL,
    RECORD_REPLY_PARTIAL,
    RECORD_REPLY_UNHELPFUL
};

/* A schema element: a table (column NULL), a column (value NULL) or a value. A number as value is text. */
struct record_element {
    const char *table, *column, *value;
};

struct record_pivot {
    const char *term;
    size_t start, end; /* bytes [start, end) of the first USER turn */
    csql_mode mode;
    const char *subtype;                 /* "lexical", "semantic" or NULL */
    const struct record_element *target; /* NULL if nobody knows or nothing is meant */
    const struct record_element *group;
    size_t group_count;
};

struct record_turn {
    bool agent; /* else the user */
    const char *text;
};

struct record_reading {
    const char *sql, *rewrite; /* rewrite may be NULL */
};

struct record {
    const char *id, *db_id;
    const char *source_question, *source_sql; /* both NULL if a person asked */
    const csql_mode *modes;
    size_t mode_count;
    const char *subtype;
    const char *facet; /* "uni", "multi" or NULL */
    enum record_reply reply;
    const struct record_pivot *pivots;
    size_t pivot_count;
    const struct record_turn *turns;
    size_t turn_count;
    const char *sql; /* NULL where no valid query answers */
    const struct record_reading *readings;
    size_t reading_count;
    int64_t seed; /* -1 for none */
    const char *tool;
};

/* "concise_helpful" and so on; NULL for RECORD_REPLY_NONE. */
const char *record_reply_name(enum record_reply reply);
/* The reply kind, or the mode, of that name; false if there is none. */
bool record_reply_find(const char *name, enum record_reply *out);
bool record_mode_find(const char *name, csql_mode *out);

/* True for a db_id that is a plain name: not empty, no slash or backslash, neither "." nor "..". */
bool record_is_plain_name(const char *name);

/* DIRECTORY/<db_id>/<db_id>.sqlite, from arena. Where that is no file and the directory's name has colons, it
 * is read as several directories: the first that has the database counts. CSQL_BAD_ARGUMENT if db_id is no
 * plain name. */
csql_status record_database_path(struct arena *arena, const char *directory, const char *db_id,
                                 const char **out, csql_error *error) CSQL_USE_RESULT;

/* Reads one line. Members that the form does not name are passed over; missing optional ones (source,
 * subtype, facet, reply_kind, readings, seed, tool) read as null or none, so that logs of other tools load.
 * CSQL_BAD_TEXT, CSQL_BAD_JSON, CSQL_BAD_DATA (a wrong type, span or name, or a missing id, db_id or
 * conversation), CSQL_TOO_LONG over a cap. Memory of *out is from arena. */
csql_status record_parse(struct arena *arena, const char *text, size_t length, struct record *out,
                         csql_error *error) CSQL_USE_RESULT;

/* Appends the record as one JSON object, without a newline; out->status tells of failure. */
void record_print(struct buffer *out, const struct record *record);

/* ---- files ---- */

struct record_reader;

/* Opens a log; "-" is standard input. Fails as lines_open does. */
csql_status record_reader_open(const char *path, struct record_reader **out,
                               csql_error *error) CSQL_USE_RESULT;
void record_reader_close(struct record_reader *reader);

/* The next record, its memory from arena; *done at the end. Blank lines are passed over. A line that does not
 * parse is a failure that names the line, and the next call goes on after it; but a torn last line ends the
 * log, and record_reader_warning() tells. */
csql_status record_reader_next(struct record_reader *reader, struct arena *arena, struct record *out,
                               bool *done, csql_error *error) CSQL_USE_RESULT;
/* The line number that the last record_reader_next looked at. */
size_t record_reader_line(const struct record_reader *reader);
/* Bytes of the log read so far. */
uint64_t record_reader_taken(const struct record_reader *reader);
/* What the user should be told, or NULL; lent. */
const char *record_reader_warning(const struct record_reader *reader);

struct record_writer;

/* How every line begins that is appended to a log or to results. */
#define RECORD_START "{\"id\":"

/* Opens a log for appending, made if absent. What a crash left behind the last line's end of a regular file
 * is cut off, unless it is a whole record. CSQL_BAD_DATA for a file that holds something else, which is left
 * as it is; CSQL_IO, CSQL_NO_MEMORY. */
csql_status record_writer_open(const char *path, struct record_writer **out,
                               csql_error *error) CSQL_USE_RESULT;
/* Appends a line in one write. CSQL_IO, CSQL_NO_MEMORY. */
csql_status record_writer_append(struct record_writer *writer, const struct record *record,
                                 csql_error *error) CSQL_USE_RESULT;
void record_writer_close(struct record_writer *writer);

#endif
