/* What must hold of every answer of a session, whatever was asked of whatever database. */
#ifndef FUZZ_SESSION_H
#define FUZZ_SESSION_H

#include "fuzz_fixture.h"

#include "base/json.h"

static inline bool fuzz_is_share(double number) {
    return number >= 0 && number <= 1;
}

static inline void fuzz_check_pivot(const csql_pivot *pivot, size_t length) {
    fuzz_check(pivot->term && csql_mode_name(pivot->mode), "a pivot has a term and a mode");
    fuzz_check(pivot->start <= pivot->end && pivot->end <= length, "a pivot is within the question");
    fuzz_check(pivot->shown <= pivot->group_count, "no more is shown of a group than there is");
    for (size_t i = 0; i < pivot->group_count; i++) {
        const csql_element *element = &pivot->group[i];
        fuzz_check(element->table && (element->column || !element->value), "an element is named");
        fuzz_check(fuzz_is_share(element->score) && fuzz_is_share(element->lexical) &&
                       fuzz_is_share(element->semantic),
                   "an element's scores are in [0, 1]");
    }
}

static inline void fuzz_check_candidates(const csql_candidate *candidates, size_t count) {
    for (size_t i = 0; i < count; i++) {
        fuzz_check(candidates[i].sql && fuzz_is_share(candidates[i].score),
                   "a candidate has SQL and a score");
    }
}

static inline void fuzz_check_json(const csql_answer *answer) {
    char *text = NULL;
    json *value = NULL;
    fuzz_check(csql_answer_json(answer, "id", "db", &text, NULL) == CSQL_OK, "an answer prints");
    fuzz_check(json_parse(text, strlen(text), &value, NULL) == CSQL_OK, "an answer's JSON parses");
    json_free(value);
    free(text);
}

static inline void fuzz_check_answer(const csql_answer *answer) {
    fuzz_check(answer->question != NULL, "an answer has its question");
    fuzz_check((answer->sql != NULL) == (answer->status == CSQL_ANSWERED), "SQL is what answers, alone");
    fuzz_check(answer->status != CSQL_AMBIGUOUS || answer->clarification, "what is ambiguous is asked");
    fuzz_check(answer->status != CSQL_UNANSWERABLE || answer->reason, "what has no answer has a reason");
    for (size_t i = 0; i < answer->pivot_count; i++) {
        fuzz_check_pivot(&answer->pivots[i], strlen(answer->question));
    }
    for (size_t i = 0; i < answer->rejected_count; i++) {
        const csql_rejected *rejected = &answer->rejected[i];
        fuzz_check(rejected->start <= rejected->end && rejected->end <= strlen(answer->question),
                   "a rejected span is within the question");
    }
    fuzz_check_candidates(answer->interpretations, answer->interpretation_count);
    fuzz_check_candidates(answer->alternatives, answer->alternative_count);
    fuzz_check_json(answer);
}

/* Runs what was answered: it reads, and it is SQL. Time and the data may still stop it. */
static inline void fuzz_run_answer(csql_session *session, const csql_answer *answer) {
    csql_rows *rows = NULL;
    csql_error error = {.status = CSQL_OK};
    if (!answer->sql) {
        return;
    }
    csql_status status = csql_session_run(session, answer->sql, &rows, &error);
    if (status == CSQL_REFUSED || status == CSQL_BAD_SQL || status == CSQL_INTERNAL) {
        (void)fprintf(stderr, "%s\n%s\n", answer->sql, error.message);
    }
    fuzz_check(status != CSQL_REFUSED && status != CSQL_BAD_SQL && status != CSQL_INTERNAL,
               "an answer's SQL can be run");
    fuzz_check((status == CSQL_OK) == (rows != NULL), "rows are what success gives");
    csql_rows_free(rows);
}

#endif
