/* clarisql: a conversational NL2SQL agent over SQLite that finds the exact words of a question
 * which cannot be pinned to one schema element, asks, and ends in one SQL query or in Null.
 *
 * Conventions. Text is UTF-8, lengths and offsets are bytes. Getters lend: what they return lives as
 * long as the object it came from. A `T **out` parameter gives: the caller frees it with the matching
 * `_free`, and every `_free(NULL)` is safe. Functions that can fail return a csql_status, zero being
 * success; where a csql_error is taken it may be NULL. "Ambiguous" and "unanswerable" are results, never
 * errors. Handles are not shared between threads; distinct handles are independent. */
#ifndef CLARISQL_H
#define CLARISQL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CSQL_VERSION "0.1.0"

#if defined(__GNUC__)
#define CSQL_USE_RESULT __attribute__((warn_unused_result))
#else
#define CSQL_USE_RESULT
#endif

/* Every status with its text; csql_status_text() reads from the same table. */
#define CSQL_STATUSES(X)                                                                                     \
    X(CSQL_OK, "success")                                                                                    \
    X(CSQL_NO_MEMORY, "out of memory")                                                                       \
    X(CSQL_TOO_LONG, "input is over its limit")                                                              \
    X(CSQL_BAD_TEXT, "text is not valid UTF-8")                                                              \
    X(CSQL_BAD_ARGUMENT, "argument is not valid")                                                            \
    X(CSQL_NOT_FOUND, "not found")                                                                           \
    X(CSQL_IO, "input or output failed")                                                                     \
    X(CSQL_NOT_DATABASE, "not a SQLite database")                                                            \
    X(CSQL_DATABASE, "the database reported an error")                                                       \
    X(CSQL_REFUSED, "refused: only reading is allowed")                                                      \
    X(CSQL_LIMIT, "a limit on time, steps, rows or cells was reached")                                       \
    X(CSQL_INTERRUPTED, "interrupted")                                                                       \
    X(CSQL_BAD_SQL, "SQL does not parse")                                                                    \
    X(CSQL_BAD_JSON, "JSON does not parse")                                                                  \
    X(CSQL_BAD_DATA, "a data file is damaged or of another version")                                         \
    X(CSQL_REMOTE, "the model server failed")                                                                \
    X(CSQL_INTERNAL, "internal error")

typedef enum csql_status {
#define X(name, text) name,
    CSQL_STATUSES(X)
#undef X
} csql_status;

/* What went wrong, for people: a message without a trailing newline, and the byte position in the input
 * that it concerns, or (size_t)-1. */
typedef struct csql_error {
    csql_status status;
    size_t position;
    char message[512];
} csql_error;

/* The fixed English text of a status; never NULL. */
const char *csql_status_text(csql_status status);

/* The library's version, "major.minor.patch". */
const char *csql_version(void);

/* ---- the engine: what is shared between conversations ---- */

/* The word vectors, lexicon and learned weights, mapped read-only. May be shared between threads. */
typedef struct csql_engine csql_engine;

/* Opens the data directory; NULL for the environment's CLARISQL_DATADIR, else the one that the program was
 * installed with, else "data" beside the program's source tree. CSQL_NOT_FOUND, CSQL_BAD_DATA. */
csql_status csql_engine_open(const char *directory, csql_engine **out, csql_error *error) CSQL_USE_RESULT;
void csql_engine_free(csql_engine *engine);

/* ---- a language model, as an option ---- */

/* What a model may be asked for; bits. Each is off unless it is set. */
typedef enum csql_use {
    CSQL_USE_SQL = 1,      /* queries, which are ranked with ours */
    CSQL_USE_GROUPS = 2,   /* further columns that a pivot could mean */
    CSQL_USE_FILTER = 4,   /* which of a pivot's columns to leave out */
    CSQL_USE_REWORD = 8,   /* clarifications in other words */
    CSQL_USE_REPLIES = 16, /* replies that our own reader finds unclear */
    CSQL_USE_GENERATE = 32,
    CSQL_USE_JUDGE = 64 /* instances of a benchmark, by a panel of all models */
} csql_use;

/* How a reply is held to its form. */
typedef enum csql_format {
    CSQL_FORMAT_AUTO,
    CSQL_FORMAT_SCHEMA,
    CSQL_FORMAT_GRAMMAR,
    CSQL_FORMAT_PLAIN
} csql_format;

/* Models behind an OpenAI-compatible interface. Whatever they say is parsed, its names looked up, and
 * prepared for reading only before anyone sees it; a server that fails is left out of the answer. All is
 * copied. */
typedef struct csql_model {
    const char *models;   /* "NAME,...", each NAME or NAME@URL; the first is asked, the panel is all */
    const char *url;      /* such as "http://127.0.0.1:8080/v1"; NULL: only the cache answers */
    const char *key;      /* or NULL; only ever sent over https or to this machine */
    const char *key_file; /* readable by its owner alone; or NULL */
    unsigned uses;        /* csql_use */
    double trust;         /* how probable it is that a query of the first model is right, in [0, 1] */
    int send_values;      /* values of rows may be sent; otherwise questions, replies and the schema are */
    int timeout_ms;       /* for all that is asked in one turn; 0 for 30 seconds */
    unsigned max_tokens;  /* of one reply; 0: as the task needs */
    int stream;           /* replies come piece by piece */
    csql_format format;
    const char *cache_directory; /* replies are kept there by request, and answer it another time; or NULL */
    void *context;               /* of the callbacks, which may come from several threads; each may be NULL */
    void (*notice)(void *context, const char *line);               /* what will be sent; what failed */
    void (*show)(void *context, const char *bytes, size_t length); /* all that is sent, but for the key */
} csql_model;

/* Sets or, with NULL, takes away the engine's models; not while a session is at work. Nothing is sent.
 * CSQL_BAD_ARGUMENT, CSQL_NOT_FOUND, CSQL_REFUSED (a key file that others may read), CSQL_IO. */
csql_status csql_engine_set_model(csql_engine *engine, const csql_model *model,
                                  csql_error *error) CSQL_USE_RESULT;

typedef struct csql_cost {
    unsigned long long requests, retries, failures, cached;
    unsigned long long prompt_tokens, completion_tokens; /* as the servers count them */
    unsigned long long unmetered;                        /* answers without a count */
    unsigned long long bytes_sent, bytes_received;
    double milliseconds;
} csql_cost;

/* What the engine's models were asked so far; all zero without any. */
csql_cost csql_engine_cost(const csql_engine *engine);

/* ---- a session: one database, one conversation ---- */

typedef struct csql_session csql_session;

/* A CSV file whose lines are the rows of a table; its first line names the columns. */
typedef struct csql_import {
    const char *path;
    const char *table; /* NULL: named as the file */
} csql_import;

typedef struct csql_options {
    size_t top;       /* interpretations and alternatives wanted (alternatives only); 0 for 5 */
    size_t patience;  /* clarification turns before the session gives up; 0 for 3 */
    int timeout_ms;   /* for a turn and the rows of its answer together, the first with opening; 0 for none */
    size_t max_rows;  /* 0 for the default */
    int may_skip;     /* a clarification may be skipped where all readings give the same rows (chat only) */
    int keep_context; /* a question may lean on the one before (chat) */
    int plain_rewrites; /* rewrites are not asked before they are shown: quicker, where nobody reads them */
    const char *cache_directory; /* for value indexes: NULL the user's, "" none */
    const csql_import *imports; /* tables besides those of the database, read into memory on opening; lent for
                                 * the call */
    size_t import_count;
} csql_options;

/* Opens the SQLite database at path, read-only, for one conversation; or a CSV file, as a database of one
 * table. options may be NULL. */
csql_status csql_session_open(csql_engine *engine, const char *path, const csql_options *options,
                              csql_session **out, csql_error *error) CSQL_USE_RESULT;
void csql_session_free(csql_session *session);

/* Something the user should know about the database as opened, or NULL; lent. */
const char *csql_session_notice(const csql_session *session);

typedef enum csql_answer_status {
    CSQL_ANSWERED,    /* one reading: sql is the query */
    CSQL_AMBIGUOUS,   /* clarification asks; the next turn may be a reply */
    CSQL_UNANSWERABLE /* Null: reason says why */
} csql_answer_status;

typedef enum csql_mode {
    CSQL_COL_AMB,
    CSQL_VAL_AMB,
    CSQL_COL_UNANS,
    CSQL_VAL_UNANS, /* CLARITY */
    CSQL_TABLE_AMB,
    CSQL_JOIN_AMB,
    CSQL_AGG_AMB, /* AmbiQT */
    CSQL_SCOPE_AMB,
    CSQL_ATTACH_AMB,
    CSQL_VAGUE_AMB, /* AMBROSIA */
    CSQL_CALC_UNANS,
    CSQL_OUT_OF_SCOPE,
    CSQL_TYPE_AMB /* SQUAB */
} csql_mode;

/* "col_amb" and so on. */
const char *csql_mode_name(csql_mode mode);

/* One schema element that a pivot could mean. value is NULL unless the element is a value; column is NULL
 * for a table. score is the calibrated probability, lexical and semantic the similarities, all in [0, 1]. */
typedef struct csql_element {
    const char *table, *column, *value;
    double score, lexical, semantic;
    const char *sample; /* a value of the column, for people, or NULL */
    const char *about;  /* a choice's column in words, with what stands beside it in its table, or NULL */
} csql_element;

typedef struct csql_pivot {
    const char *term;
    size_t start, end; /* bytes [start, end) of the question */
    csql_mode mode;
    const char *subtype; /* "lexical", "semantic" or NULL */
    const csql_element *group;
    size_t group_count;
    size_t
        shown; /* elements of the group that the clarification offers, the first ones; the rest on request */
    const csql_element *nearest; /* unanswerable: the nearest elements, never part of the group */
    size_t nearest_count;
    const char *reason; /* one English sentence */
} csql_pivot;

/* A query. score is the calibrated probability that its rows are what was meant: queries that give the same
 * rows have it together. */
typedef struct csql_candidate {
    const char *sql;
    double score;
    const char *rewrite; /* asked by itself, has this reading alone; NULL for alternatives */
    const char *model;   /* the language model whose query this is, or NULL for ours */
} csql_candidate;

/* A span of the question that was considered and found clear. */
typedef struct csql_rejected {
    size_t start, end; /* bytes [start, end) of the question */
    const char *why;
} csql_rejected;

/* The answer to one turn. All of it is lent and lives until csql_answer_free. */
typedef struct csql_answer {
    csql_answer_status status;
    const char *question;
    const char *standalone; /* the question with what earlier replies settled of it written behind it, so that
                             * it has the same readings when asked by itself; NULL: it has them as it is */
    const csql_pivot *pivots;
    size_t pivot_count;
    const char *clarification; /* the question back, or NULL */
    const csql_candidate *interpretations;
    size_t interpretation_count;
    const csql_candidate *alternatives;
    size_t alternative_count;
    const char *sql; /* only when answered */
    int unsure;      /* answered, but the query is likelier wrong than one that is given as sure: say so */
    const char
        *reason; /* unanswerable: why, in one sentence; answered: what was assumed or left out, or NULL */
    const csql_rejected *rejected;
    size_t rejected_count;
    double milliseconds;
} csql_answer;

/* Takes one turn of the user: a question, or, where a clarification is pending, a reply to it (helpful,
 * partly helpful, unhelpful, or a new question). Invalid UTF-8 is CSQL_BAD_TEXT, over-long text
 * CSQL_TOO_LONG; the conversation is as before then. The caller frees *out. */
csql_status csql_session_turn(csql_session *session, const char *text, size_t length, csql_answer **out,
                              csql_error *error) CSQL_USE_RESULT;

/* Takes text as a new question, whatever is pending; earlier turns are not looked at. */
csql_status csql_session_ask(csql_session *session, const char *text, size_t length, csql_answer **out,
                             csql_error *error) CSQL_USE_RESULT;

/* What a sentence is to a question (AmbiEnt, section 4.2). The four answers follow from two facts, so that
 * they never contradict each other: cannot_mean is the opposite of may_mean, and only_means is may_mean
 * without need_not_mean. */
typedef struct csql_verdict {
    int may_mean;      /* some reading of the question is one of the sentence's */
    int need_not_mean; /* some reading of the question is none of them */
    int cannot_mean;   /* no reading of the question is */
    int only_means;    /* every reading of the question is */
} csql_verdict;

/* Says whether the question may mean the sentence, by the form of their queries and never by today's rows. A
 * question without readings means nothing. Both are taken as by csql_session_ask(), which fails as this does;
 * what was pending is dropped. */
csql_status csql_session_recognize(csql_session *session, const char *question, size_t question_length,
                                   const char *sentence, size_t sentence_length, csql_verdict *out,
                                   csql_error *error) CSQL_USE_RESULT;

/* Replays a foreign agent's turn: what the agent said (the clarification in its own words), so that the
 * next csql_session_turn is read as the reply to it. */
csql_status csql_session_agent(csql_session *session, const char *text, size_t length,
                               csql_error *error) CSQL_USE_RESULT;

/* Ends a replayed conversation: what is settled, narrowed (the most probable reading) or unsettled (Null). */
csql_status csql_session_finish(csql_session *session, csql_answer **out, csql_error *error) CSQL_USE_RESULT;

/* Drops a pending clarification; forgets what replies settled in this session, and the answer that a
 * follow-up would lean on. What csql_session_remember() told stays. */
void csql_session_cancel(csql_session *session);
void csql_session_forget(csql_session *session);

/* A term and what it means, which is not asked about again in the session. Where everything that the term
 * may mean was meant ("both"), there is one of these for each of that, one after the other, with `all` set.
 */
typedef struct csql_remembered {
    const char *term;  /* as it was said, on one line; it is recognised by its words, in any form and order */
    const char *table; /* never NULL */
    const char *column; /* NULL: the table is meant */
    const char *value;  /* of the column; NULL unless a value is meant */
    int all;
    int told; /* by csql_session_remember(), not by a reply; whoever remembers or forgets leaves it 0 */
} csql_remembered;

/* What the session remembers, the latest last: where two fit a question, the later counts. Beyond the last,
 * all is zero. What is given is lent until the next turn, or until something is remembered or forgotten. */
size_t csql_session_remembered_count(const csql_session *session);
csql_remembered csql_session_remembered(const csql_session *session, size_t index);

/* Remembers what the term means, as if a reply had said it; of what is remembered already, that it was told.
 * All is copied. The library keeps nothing for another session: who wants that, lists it in one and tells it
 * in the next. CSQL_NOT_FOUND: no such table or column. CSQL_BAD_ARGUMENT: no word in the term (or it is not
 * UTF-8), a value without a column, NULLs. CSQL_TOO_LONG: 1,024 were told already. CSQL_NO_MEMORY. */
csql_status csql_session_remember(csql_session *session, const csql_remembered *answer,
                                  csql_error *error) CSQL_USE_RESULT;
/* Forgets it, whoever said it. CSQL_NOT_FOUND if it is not remembered; the others as above. */
csql_status csql_session_forget_one(csql_session *session, const csql_remembered *answer,
                                    csql_error *error) CSQL_USE_RESULT;

void csql_answer_free(csql_answer *answer);

/* The answer as the JSON object of the manual, without a newline; id and db_id may be NULL. *out is freed
 * with free(). */
csql_status csql_answer_json(const csql_answer *answer, const char *id, const char *db_id, char **out,
                             csql_error *error) CSQL_USE_RESULT;

/* ---- rows ---- */

typedef struct csql_rows csql_rows;

/* Runs one SELECT read-only under the session's limits. CSQL_REFUSED for anything else, CSQL_LIMIT,
 * CSQL_INTERRUPTED. */
csql_status csql_session_run(csql_session *session, const char *sql, csql_rows **out,
                             csql_error *error) CSQL_USE_RESULT;
/* Takes some of a query's rows, lent for the call; last is not 0 where there are no more. Anything but
 * CSQL_OK ends the query with that status. */
typedef csql_status (*csql_visitor)(void *context, const csql_rows *part, int last);
/* Runs one SELECT like csql_session_run(), but hands all of its rows over, part by part (one at least,
 * perhaps without rows), in memory that does not grow with their number. max_rows does not count. */
csql_status csql_session_each(csql_session *session, const char *sql, csql_visitor visit, void *context,
                              csql_error *error) CSQL_USE_RESULT;
/* Stops a running query, or waiting for a model; may be called from a signal handler or another thread. */
void csql_session_interrupt(csql_session *session);
void csql_rows_free(csql_rows *rows);
size_t csql_rows_columns(const csql_rows *rows);
size_t csql_rows_count(const csql_rows *rows);
const char *csql_rows_name(const csql_rows *rows, size_t column);
/* A cell as text, NULL for SQL's NULL; numbers as SQLite's shell prints them, BLOBs as their bytes. *length
 * may be NULL. */
const char *csql_rows_text(const csql_rows *rows, size_t row, size_t column, size_t *length);
int csql_rows_numeric(const csql_rows *rows, size_t row, size_t column);
int csql_rows_blob(const csql_rows *rows, size_t row, size_t column);
int csql_rows_truncated(const csql_rows *rows);

#ifdef __cplusplus
}
#endif
#endif
