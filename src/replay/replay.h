/* Conversations again: logged ones turn by turn, and new ones with a simulated user. */
#ifndef REPLAY_REPLAY_H
#define REPLAY_REPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "clarisql.h"
#include "record/lines.h"
#include "record/record.h"

/* ---- sessions ---- */

/* Sessions kept open between conversations. Not for several threads at once. */
struct replay_sessions;

/* Sessions on root/<db_id>/<db_id>.sqlite, or, where file is not NULL, on that one database, opened with
 * options (NULL: the usual ones). All is lent. NULL when out of memory. */
struct replay_sessions *replay_sessions_new(csql_engine *engine, const char *root, const char *file,
                                            const csql_options *options);
void replay_sessions_free(struct replay_sessions *sessions);

/* A session that remembers nothing, lent until the next call; a failure to open is remembered. */
csql_status replay_sessions_get(struct replay_sessions *sessions, const char *db_id, csql_session **out,
                                csql_error *error) CSQL_USE_RESULT;

/* ---- replaying ---- */

/* Puts the turns through the session, the agent's as they were said, all but a last one of the agent. *sql is
 * the query it ends in, in the arena, or NULL for Null. Nothing but the session and the turns is looked at.
 */
csql_status replay_conversation(csql_session *session, struct arena *arena, const struct record_turn *turns,
                                size_t count, const char **sql, csql_error *error) CSQL_USE_RESULT;

/* ---- plain transcripts ---- */

/* Reads the next conversation of USER and AGENT lines (`USER: text` or `"USER" : "text"`, as in CLARITY's
 * table 12; a line without a label goes on with the turn before; an empty line ends the conversation) as a
 * record: id is its number from 1, sql its last agent turn if that reads like a query. *done at the end.
 * CSQL_BAD_DATA for a conversation that does not begin with USER or has too many turns, and as lines_next
 * fails. */
csql_status replay_transcript_next(struct lines *lines, struct arena *arena, const char *db_id, size_t number,
                                   struct record *out, bool *done, csql_error *error) CSQL_USE_RESULT;

/* ---- predictions that are there already ---- */

struct replay_output;

/* Opens a file of predictions for going on where it ends: a torn last line is cut off when the next is
 * appended. CSQL_BAD_DATA for a file that holds anything but results, which is left as it is; CSQL_IO,
 * CSQL_NO_MEMORY. */
csql_status replay_output_open(const char *path, struct replay_output **out,
                               csql_error *error) CSQL_USE_RESULT;
void replay_output_close(struct replay_output *output);
/* The next line that was there at opening, a JSON object, checked to be of that id, in the arena; NULL where
 * there are no more. One thread at a time, while another may append. CSQL_BAD_DATA where the file is of other
 * conversations. */
csql_status replay_output_known(struct replay_output *output, struct arena *arena, const char *id,
                                const char **line, csql_error *error) CSQL_USE_RESULT;
/* Appends a line, with its newline, in one write: what a crash leaves is whole lines and at most one torn. */
csql_status replay_output_append(struct replay_output *output, const char *line, size_t length,
                                 csql_error *error) CSQL_USE_RESULT;

/* ---- simulating ---- */

struct replay_dialogue {
    const char *sql;       /* NULL for Null */
    size_t replies, words; /* what the user typed after the question */
    const struct record_turn *turns;
    size_t turn_count;
    const struct record_pivot *pivots; /* found in the question, before any reply */
    size_t pivot_count;
};

/* The query that the record's user wants: the log's; where the log ended in Null because its user did not
 * help, the source's, else one of the readings, which pick chooses. NULL where no query answers. Lent. */
const char *replay_wanted(const struct record *record, size_t pick);

/* A user who wants a query (NULL: no query answers). */
struct replay_user {
    enum record_reply kind;
    const char *wanted;
    bool may_name; /* a helpful reply may give the exact identifier, once */
    uint64_t seed; /* the same gives the same replies */
};

/* Asks the record's question, and has the simulated user reply until the session is content. All of *out is
 * in the arena. */
csql_status replay_simulate(csql_session *session, struct arena *arena, const struct record *record,
                            const struct replay_user *user, struct replay_dialogue *out,
                            csql_error *error) CSQL_USE_RESULT;

/* The dialogue that a record of one holds: its pivots and query are those that were found. Lent by the
 * record.
 */
struct replay_dialogue replay_dialogue_of(const struct record *record);

/* What the simulated user says to the answer, a question back. He knows what the record means, says nothing
 * of what was not asked, and never quotes SQL. NULL when out of memory. */
const char *replay_user_reply(struct arena *arena, const struct record *record, const csql_answer *answer,
                              const struct replay_user *user);

#endif
