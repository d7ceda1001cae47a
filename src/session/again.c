/* Rewrites are asked before they are shown: each reading is told by the smallest edit of the question that,
 * asked by itself, has that reading alone, and at last by the question with a sentence that says what its
 * words mean. */
#include <string.h>

#include "base/error.h"
#include "session/deadline.h"
#include "session/gloss.h"
#include "session/internal.h"
#include "session/unsure.h"
#include "sql/sql.h"

/* Readings whose rewrites are asked, and edits that may turn out not to have their reading alone; what is
 * behind is told by the sentence, since each asking costs as much as the question did. */
#define CHECKED_READINGS 6
#define FAILED_EDITS 2
/* Wordings of a reading. */
#define MAX_WORDINGS 3

/* ---- asking ---- */

/* The text, asked by itself, has one reading, and that is the query. */
struct hearing {
    csql_session *session;
    struct arena *arena;
    struct sql_select *wanted; /* resolved; NULL if it cannot be compared but by its text */
    const char *sql;
};

static struct sql_select *resolve(const csql_session *session, struct arena *arena, const char *sql) {
    struct sql_select *tree = NULL;
    bool read = sql_parse(arena, sql, strlen(sql), &tree, NULL) == CSQL_OK &&
                sql_resolve(arena, db_catalogue(session->db), tree, NULL) == CSQL_OK;
    return read ? tree : NULL;
}

static bool is_wanted(const struct hearing *h, const char *sql) {
    struct sql_select *tree = h->wanted == NULL ? NULL : resolve(h->session, h->arena, sql);
    return strcmp(h->sql, sql) == 0 || (tree != NULL && reading_same(h->arena, h->wanted, tree));
}

static bool is_refused(const struct turn *turn) {
    for (size_t i = 0; i < turn->pivots.count; i++) {
        if (turn->pivots.refusal != NULL || turn->pivots.at[i].group_count == 0) {
            return true;
        }
    }
    return turn_is_settled(turn) && unsure_nothing(turn) != NULL;
}

static csql_status ask(const struct hearing *h, const char *text, bool *alone, csql_error *error) {
    struct turn *turn = arena_alloc(h->arena, sizeof *turn);
    *alone = false;
    if (turn == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    turn->arena = h->arena;
    turn->question = text;
    turn->length = strlen(text);
    const size_t known =
        h->session->memory_count; /* what an earlier reply settled is no help to a stranger */
    h->session->memory_count = 0;
    csql_status status = turn_read(h->session, turn, false, error);
    if (status == CSQL_OK && !is_refused(turn) && turn_is_settled(turn)) {
        status = turn_readings(h->session, turn, error);
        *alone = status == CSQL_OK && turn->reading_count == 1 && is_wanted(h, turn->readings[0].sql);
    }
    h->session->memory_count = known;
    return status;
}

/* ---- wordings ---- */

static bool has_values(const struct turn *turn, const int *choices) {
    for (size_t i = 0; i < turn->slot_count; i++) {
        if (!turn->slots[i].structure && turn->slots[i].item.choices[choices[i]].value != NULL) {
            return true;
        }
    }
    return false;
}

/* The reading's words can stand where the slots' words do. */
static bool can_replace(const struct turn *turn, const struct turn_reading *reading) {
    for (size_t i = 0; i < turn->slot_count && !reading->all; i++) {
        if (!turn_can_replace(turn, &turn->slots[i], (size_t)reading->choice[i])) {
            return false;
        }
    }
    return true;
}

/* The ways to tell the reading, the smallest edit first; the last needs no asking. */
static size_t find_wordings(const struct turn *turn, const struct turn_reading *reading,
                            const char **wordings) {
    const bool first = turn->slot_count > 0 && turn->slots[0].structure;
    size_t count = 0;
    if (can_replace(turn, reading)) {
        wordings[count++] = reading->rewrite;
    }
    if (first && turn->slot_count > 1) {
        wordings[count++] =
            gloss_write(turn, turn->structure.at[reading->choice[0]].rewrite, 1, reading->choice, false);
    } else if (!first && !reading->all && has_values(turn, reading->choice)) {
        wordings[count++] = turn_rewrite(turn, reading->choice, true);
    }
    wordings[count++] = gloss_write(turn, turn->question, 0, reading->choice, reading->all);
    return count;
}

/* Tells the reading by the first of its wordings that has it alone; *failed counts those that have not. */
static csql_status choose_wording(csql_session *session, const struct turn *turn,
                                  struct turn_reading *reading, bool checked, size_t *failed,
                                  csql_error *error) {
    const char *wordings[MAX_WORDINGS];
    const size_t count = find_wordings(turn, reading, wordings);
    for (size_t i = checked ? 0 : count - 1; i < count; i++) {
        bool alone = i + 1 == count;
        csql_status status = CSQL_OK;
        if (wordings[i] == NULL || (!alone && *failed >= FAILED_EDITS)) {
            continue;
        }
        if (!alone) {
            struct hearing h = {.session = session, .arena = arena_new(), .sql = reading->sql};
            h.wanted = h.arena == NULL ? NULL : resolve(session, h.arena, reading->sql);
            status = h.arena == NULL ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                                     : ask(&h, wordings[i], &alone, error);
            arena_free(h.arena);
            *failed += !alone;
        }
        if (status != CSQL_OK || alone) {
            reading->rewrite = alone ? wordings[i] : reading->rewrite;
            return status;
        }
    }
    return CSQL_OK;
}

csql_status turn_check_rewrites(csql_session *session, struct turn *turn, csql_error *error) {
    csql_status status = CSQL_OK;
    size_t failed = 0;
    for (size_t i = 0; i < turn->reading_count && status == CSQL_OK && !turn->foreign; i++) {
        status = choose_wording(session, turn, &turn->readings[i],
                                i < CHECKED_READINGS && !deadline_spent(session), &failed, error);
    }
    return status;
}
