/* The state of the loop, shared by its turns, its dot commands and its completion. */
#ifndef CLI_CHAT_H
#define CLI_CHAT_H

#include <stdbool.h>

#include "base/arena.h"
#include "clarisql.h"
#include "cli/dialogue.h"
#include "cli/options.h"
#include "cli/redirect.h"
#include "cli/terminal.h"
#include "db/db.h"
#include "record/record.h"

struct names;

struct chat {
    const struct options *options;
    struct terminal terminal;
    csql_engine *engine;
    csql_session *session;
    char *path;           /* of the database */
    char *name;           /* its base name without extension */
    csql_import *imports; /* CSV files that are tables besides the database's; all of it owned */
    size_t import_count;
    struct db *db;       /* for .schema and completion, opened when first needed; NULL till then */
    struct names *names; /* for completion, made when first needed */
    struct dialogue dialogue;
    char *sql; /* of the last answer that had some; NULL if none had */
    struct redirect redirect;
    struct record_writer *log;
    char *log_path;
    int mode; /* enum render_mode */
    bool timer, interactive, done;
    int status; /* what the program will exit with */
};

/* Opens the database at path in place of the one that was open, which stays on failure. */
csql_status chat_open(struct chat *chat, const char *path, csql_error *error) CSQL_USE_RESULT;

/* Opens the database anew with the CSV file as a table besides, named as the file where table is NULL. */
csql_status chat_import(struct chat *chat, const char *path, const char *table,
                        csql_error *error) CSQL_USE_RESULT;
void chat_drop_imports(struct chat *chat);

/* How sessions on the database are to be opened; keep: as a conversation. */
csql_options chat_options(const struct chat *chat, bool keep);

/* Writes a dialogue that is under way to the log and forgets it. */
void chat_close_dialogue(struct chat *chat);

/* Drops a pending clarification. */
void chat_cancel(struct chat *chat);

/* The catalogue's owner, or NULL with a report. */
struct db *chat_database(struct chat *chat);

/* One turn of the user: a question or a reply. */
void chat_turn(struct chat *chat, const char *text, size_t length);

/* Runs a SELECT and prints its rows, as table_query() does; false with a report on failure. */
bool chat_run(struct chat *chat, const char *sql, bool answered);

/* Notes a failure: piped conversations then exit with 1. */
void chat_fail(struct chat *chat, csql_status status, const csql_error *error);

#endif
