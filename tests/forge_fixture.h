/* One question on a database of its own, put through one pattern of the generator. */
#ifndef FORGE_FIXTURE_H
#define FORGE_FIXTURE_H

#include "db_fixture.h"

#include <sys/stat.h>

#include "base/buffer.h"
#include "base/json.h"
#include "forge/run.h"
#include "record/record.h"

struct forge_trial {
    const char *schema; /* SQL that makes the database */
    const char *question, *sql;
    const char *evidence; /* or NULL */
    const char *pattern;
};

/* What came of it; from the fixture's arena. */
struct forge_outcome {
    size_t made, one_sided;
    const char *question; /* the first instance's, or NULL */
    const char *source;   /* and its source */
    const char *term;     /* its first pivot's */
    const char *tool;
    const char *asked;         /* what the agent asks in its first conversation */
    const char *reasons[2][8]; /* of the uni-facet attempts, of the multi-facet ones */
    size_t reason_count[2];
};

static inline void forge_write(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static inline void forge_put_row(const struct forge_trial *trial, const char *path) {
    struct buffer row = buffer_new(1 << 16);
    buffer_string(&row, "{\"question_id\":1,\"db_id\":\"db\",\"question\":");
    json_text(&row, trial->question);
    buffer_string(&row, ",\"SQL\":");
    json_text(&row, trial->sql);
    buffer_string(&row, ",\"evidence\":");
    json_text(&row, trial->evidence ? trial->evidence : "");
    buffer_string(&row, "}\n");
    assert_int_equal(row.status, CSQL_OK);
    forge_write(path, buffer_text(&row));
    buffer_free(&row);
}

static inline void forge_read_made(struct fixture *f, const char *path, struct forge_outcome *out) {
    struct record_reader *reader = NULL;
    struct record record;
    csql_error error;
    bool done = false;
    assert_int_equal(record_reader_open(path, &reader, &error), CSQL_OK);
    while (record_reader_next(reader, f->arena, &record, &done, &error) == CSQL_OK && !done) {
        if (out->made++ == 0) {
            out->question = record.turns[0].text;
            out->source = record.source_question;
            out->tool = record.tool;
            out->term = record.pivot_count ? record.pivots[0].term : NULL;
        }
    }
    assert_true(done);
    record_reader_close(reader);
}

static inline void forge_read_asked(struct fixture *f, const char *path, struct forge_outcome *out) {
    struct record_reader *reader = NULL;
    struct record record;
    csql_error error;
    bool done = false;
    assert_int_equal(record_reader_open(path, &reader, &error), CSQL_OK);
    assert_int_equal(record_reader_next(reader, f->arena, &record, &done, &error), CSQL_OK);
    out->asked = done || record.turn_count < 2 ? NULL : record.turns[1].text;
    record_reader_close(reader);
}

/* Runs the trial, number in the test, on its own folder within the fixture's, with models in the roles that
 * the hooks (NULL: none) fill. */
static inline struct forge_outcome forge_try_with(struct fixture *f, const struct forge_trial *trial,
                                                  const struct forge_hooks *hooks, size_t number) {
    const char *folder = arena_printf(f->arena, "%s/%zu", f->directory, number);
    const char *from = arena_printf(f->arena, "%s/rows.jsonl", folder);
    const char *out = arena_printf(f->arena, "%s/out", folder);
    const char *directory = getenv("CLARISQL_DATADIR");
    assert_int_equal(mkdir(folder, 0700), 0);
    assert_int_equal(mkdir(arena_printf(f->arena, "%s/db", folder), 0700), 0);
    fixture_make(arena_printf(f->arena, "%s/db/db.sqlite", folder), trial->schema);
    forge_put_row(trial, from);
    struct forge_options options = {.from = from,
                                    .db_root = folder,
                                    .out = out,
                                    .data = directory ? directory : "data",
                                    .pattern = trial->pattern,
                                    .hooks = hooks,
                                    .seed = 3,
                                    .jobs = 1};
    struct forge_statistics *statistics = NULL;
    struct buffer places = buffer_new(1 << 16);
    csql_error error;
    if (forge_run(&options, &statistics, &places, &error) != CSQL_OK) {
        fail_msg("%s: %s", trial->question, error.message);
    }
    assert_int_equal(statistics->unread, 0);
    struct forge_outcome outcome = {0};
    for (size_t i = 0; i < FORGE_MAX_PATTERNS; i++) {
        outcome.one_sided += statistics->cells[i][FORGE_UNI].one_sided;
    }
    for (size_t i = 0; i < statistics->detail_count; i++) {
        enum forge_facet facet = statistics->details[i].facet;
        if (outcome.reason_count[facet] < 8) {
            outcome.reasons[facet][outcome.reason_count[facet]++] = statistics->details[i].text;
        }
    }
    forge_read_made(f, arena_printf(f->arena, "%s/single.jsonl", out), &outcome);
    forge_read_asked(f, arena_printf(f->arena, "%s/multi.jsonl", out), &outcome);
    forge_statistics_free(statistics);
    buffer_free(&places);
    return outcome;
}

static inline struct forge_outcome forge_try(struct fixture *f, const struct forge_trial *trial,
                                             size_t number) {
    return forge_try_with(f, trial, NULL, number);
}

static inline bool forge_has_reason(const struct forge_outcome *outcome, const char *reason) {
    for (size_t i = 0; i < outcome->reason_count[FORGE_UNI]; i++) {
        if (strcmp(outcome->reasons[FORGE_UNI][i], reason) == 0) {
            return true;
        }
    }
    return false;
}

#endif
