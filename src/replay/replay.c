#include "replay/replay.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"

#define MAX_OPEN 8

struct entry {
    char *db_id;
    csql_session *session; /* NULL: it could not be opened, and error says why */
    csql_error error;
    uint64_t used;
};

struct replay_sessions {
    csql_engine *engine;
    const char *root, *file;
    csql_options options;
    struct entry entries[MAX_OPEN];
    uint64_t clock;
};

struct replay_sessions *replay_sessions_new(csql_engine *engine, const char *root, const char *file,
                                            const csql_options *options) {
    struct replay_sessions *sessions = calloc(1, sizeof *sessions);
    if (sessions) {
        sessions->engine = engine;
        sessions->root = root;
        sessions->file = file;
        sessions->options = options ? *options : (csql_options){0};
    }
    return sessions;
}

static void clear(struct entry *entry) {
    csql_session_free(entry->session);
    free(entry->db_id);
    *entry = (struct entry){0};
}

void replay_sessions_free(struct replay_sessions *sessions) {
    for (size_t i = 0; sessions && i < MAX_OPEN; i++) {
        clear(&sessions->entries[i]);
    }
    free(sessions);
}

static csql_status open_session(const struct replay_sessions *sessions, const char *db_id, csql_session **out,
                                csql_error *error) {
    const char *path = sessions->file;
    struct arena *arena = arena_new();
    csql_status status = !arena ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                         : path ? CSQL_OK
                                : record_database_path(arena, sessions->root, db_id, &path, error);
    if (status == CSQL_OK) {
        status = csql_session_open(sessions->engine, path, &sessions->options, out, error);
    }
    arena_free(arena);
    return status;
}

csql_status replay_sessions_get(struct replay_sessions *sessions, const char *db_id, csql_session **out,
                                csql_error *error) {
    struct entry *entry = &sessions->entries[0];
    for (size_t i = 0; i < MAX_OPEN; i++) {
        struct entry *at = &sessions->entries[i];
        if (at->db_id && strcmp(at->db_id, db_id) == 0) {
            entry = at;
            break;
        }
        entry = at->used < entry->used ? at : entry;
    }
    if (!entry->db_id || strcmp(entry->db_id, db_id) != 0) {
        clear(entry);
        entry->db_id = strdup(db_id);
        if (!entry->db_id) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        entry->error.status = open_session(sessions, db_id, &entry->session, &entry->error);
    }
    entry->used = ++sessions->clock;
    *out = entry->session;
    if (!entry->session) {
        return error_set(error, entry->error.status, "%s", entry->error.message);
    }
    csql_session_cancel(entry->session);
    csql_session_forget(entry->session);
    return CSQL_OK;
}

/* One turn; *asked: a question was put before. */
static csql_status put_turn(csql_session *session, const struct record_turn *turn, bool *asked,
                            csql_error *error) {
    csql_answer *answer = NULL;
    size_t length = strlen(turn->text);
    csql_status status = CSQL_OK;
    if (turn->agent) {
        /* An agent that speaks first has nothing to ask about. */
        return *asked ? csql_session_agent(session, turn->text, length, error) : CSQL_OK;
    }
    status = *asked ? csql_session_turn(session, turn->text, length, &answer, error)
                    : csql_session_ask(session, turn->text, length, &answer, error);
    *asked = true;
    csql_answer_free(answer);
    return status;
}

csql_status replay_conversation(csql_session *session, struct arena *arena, const struct record_turn *turns,
                                size_t count, const char **sql, csql_error *error) {
    *sql = NULL;
    bool asked = false;
    csql_status status = CSQL_OK;
    if (count && turns[count - 1].agent) {
        count--;
    }
    for (size_t i = 0; i < count && status == CSQL_OK; i++) {
        status = put_turn(session, &turns[i], &asked, error);
    }
    if (status != CSQL_OK || !asked) {
        return status;
    }
    csql_answer *answer = NULL;
    status = csql_session_finish(session, &answer, error);
    if (status == CSQL_OK && answer->status == CSQL_ANSWERED && answer->sql) {
        *sql = arena_string(arena, answer->sql);
        status = *sql ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_answer_free(answer);
    return status;
}
