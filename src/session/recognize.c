/* Recognition: a question and a sentence are both read, and their readings compared. */
#include <string.h>

#include "base/error.h"
#include "session/internal.h"
#include "sql/sql.h"

/* The readings of a text as resolved trees. */
struct meanings {
    const struct sql_select **trees;
    size_t count;
};

static csql_status add_meanings(csql_session *session, struct arena *arena, const csql_answer *answer,
                                struct meanings *out) {
    out->trees = arena_array(arena, answer->interpretation_count + 1, sizeof *out->trees);
    if (out->trees == NULL) {
        return CSQL_NO_MEMORY;
    }
    for (size_t i = 0; i < answer->interpretation_count; i++) {
        const char *sql = answer->interpretations[i].sql;
        struct sql_select *tree = NULL;
        csql_status status = sql_parse(arena, sql, strlen(sql), &tree, NULL);
        if (status == CSQL_OK) {
            status = sql_resolve(arena, db_catalogue(session->db), tree, NULL);
        }
        if (status == CSQL_NO_MEMORY) {
            return status;
        }
        if (status == CSQL_OK) {
            out->trees[out->count++] = tree;
        }
    }
    return CSQL_OK;
}

static csql_status read_text(csql_session *session, struct arena *arena, const char *text, size_t length,
                             struct meanings *out, csql_error *error) {
    csql_answer *answer = NULL;
    const int plain = session->options.plain_rewrites;
    session->options.plain_rewrites = 1; /* nobody reads them here */
    csql_status status = csql_session_ask(session, text, length, &answer, error);
    session->options.plain_rewrites = plain;
    if (status == CSQL_OK && add_meanings(session, arena, answer, out) != CSQL_OK) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_answer_free(answer);
    return status;
}

csql_status csql_session_recognize(csql_session *session, const char *question, size_t question_length,
                                   const char *sentence, size_t sentence_length, csql_verdict *out,
                                   csql_error *error) {
    if (session == NULL || question == NULL || sentence == NULL || out == NULL) {
        return error_set(error, CSQL_BAD_ARGUMENT, "session, question, sentence or out is NULL");
    }
    struct arena *arena = arena_new();
    if (arena == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    struct meanings asked = {NULL, 0}, said = {NULL, 0};
    csql_status status = read_text(session, arena, question, question_length, &asked, error);
    if (status == CSQL_OK) {
        status = read_text(session, arena, sentence, sentence_length, &said, error);
    }
    if (status == CSQL_OK) {
        struct reading_verdict verdict =
            reading_recognize(arena, asked.trees, asked.count, said.trees, said.count);
        *out = (csql_verdict){.may_mean = verdict.may_mean,
                              .need_not_mean = verdict.need_not_mean,
                              .cannot_mean = verdict.cannot_mean,
                              .only_means = verdict.only_means};
        csql_session_cancel(session);
    }
    arena_free(arena);
    return status;
}
