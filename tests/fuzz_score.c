/* Fuzzes what score, generate and replay read: the input is a file of gold, of predictions, of questions, of
 * conversations, of published figures, and of results that a run goes on from. */
#include <math.h>

#include "fuzz_fixture.h"

#include "forge/input.h"
#include "record/lines.h"
#include "replay/replay.h"
#include "score/input.h"
#include "score/published.h"
#include "score/saved.h"

#define TOP 5

static char path[PATH_MAX];

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    (void)count;
    (void)arguments;
    fuzz_make_directory();
    fuzz_path(path, "input");
    return 0;
}

/* A name out of a file leads to no file elsewhere. */
static void check_name(struct arena *arena, const char *db_id) {
    const char *database = NULL;
    if (db_id && record_database_path(arena, "root", db_id, &database, NULL) == CSQL_OK) {
        fuzz_check(strncmp(database, "root/", 5) == 0 && !strstr(database, "/../"),
                   "a database is below its root");
    }
}

static void read_row(struct arena *arena, const struct score_row *row) {
    struct score_gold gold;
    struct score_pred pred;
    bool has_id = false;
    if (score_read_gold(arena, row, &gold, &has_id, NULL) == CSQL_OK) {
        const char *labels[SCORE_MAX_LABELS];
        struct score_values values = {.hardness = -1};
        fuzz_check(gold.has_final || !gold.final, "a final query is there where there is said to be one");
        fuzz_check(score_labels(arena, &gold, &values, labels) <= SCORE_MAX_LABELS, "labels are bounded");
        check_name(arena, gold.db_id);
    }
    if (score_read_pred(arena, row, TOP, &pred, NULL) == CSQL_OK) {
        fuzz_check(pred.candidate_count <= TOP, "candidates are as many as are wanted");
        fuzz_check(pred.given || (!pred.final && pred.set_count == 0), "no prediction says nothing");
    }
}

/* The row at a place is the one that stands there. */
static void check_place(struct score_input *input, const struct score_row *row) {
    struct score_row found;
    bool is_found = false;
    csql_status status = score_input_find(input, NULL, row->position, &found, &is_found, NULL);
    fuzz_check(status == CSQL_OK && is_found && found.element == row->element &&
                   found.length == row->length &&
                   (!row->text || memcmp(found.text, row->text, row->length) == 0),
               "a row is found at its place");
    score_row_free(&found);
}

static void read_rows(void) {
    struct score_input *input = NULL, *index = NULL;
    bool done = false;
    if (score_input_open(path, false, &input, NULL) != CSQL_OK ||
        score_input_open(path, true, &index, NULL) != CSQL_OK) {
        fuzz_check(!input, "what opens opens with an index");
        return;
    }
    while (!done) {
        struct arena *arena = arena_new();
        struct score_row row;
        csql_status status = score_input_next(input, &row, &done, NULL);
        fuzz_check(arena && status == CSQL_OK, "rows are read to the end");
        if (!done && row.text) {
            check_place(index, &row);
        }
        if (!done) {
            read_row(arena, &row);
        }
        score_row_free(&row);
        arena_free(arena);
    }
    score_input_close(input);
    score_input_close(index);
}

static void read_questions(struct arena *arena) {
    struct forge_input input = {0};
    if (forge_input_read(arena, path, &input, NULL) != CSQL_OK) {
        return;
    }
    size_t rows = 0;
    for (size_t b = 0; b < input.count; b++) {
        rows += input.batches[b].count;
        check_name(arena, input.batches[b].db_id);
        for (size_t r = 0; r < input.batches[b].count; r++) {
            const struct forge_row *row = &input.batches[b].rows[r];
            fuzz_check(row->id && row->question && row->sql &&
                           strcmp(row->db_id, input.batches[b].db_id) == 0,
                       "a question is whole and with its database's");
        }
    }
    fuzz_check(rows + input.skipped == input.rows && rows > 0, "every row is taken or counted as skipped");
}

static void read_transcripts(struct arena *arena) {
    struct lines *lines = NULL;
    struct record record;
    bool done = false;
    csql_status status = lines_open(path, &lines, NULL);
    for (size_t number = 1; status == CSQL_OK && !done; number++) {
        status = replay_transcript_next(lines, arena, "shop", number, &record, &done, NULL);
        fuzz_check(status != CSQL_OK || done || (record.turn_count > 0 && !record.turns[0].agent),
                   "a conversation begins with its user");
    }
    lines_close(lines);
}

static void read_figures(void) {
    struct score_published *published = NULL;
    if (score_published_open(path, &published, NULL) == CSQL_OK) {
        struct score_published_system systems[SCORE_MAX_SYSTEMS];
        size_t count = score_published_systems(published, "5678", systems);
        fuzz_check(count <= SCORE_MAX_SYSTEMS, "systems are bounded");
    }
    score_published_free(published);
}

/* As many millionths as a metric can have are told apart. */
static bool same_values(const struct score_values *a, const struct score_values *b) {
    for (int m = 0; m < SCORE_METRIC_COUNT; m++) {
        const double x = a->value[m], y = b->value[m];
        if (isnan(x) != isnan(y) || (!isnan(x) && fabs(x - y) > 1e-12 * fabs(x))) {
            return false;
        }
    }
    return a->hardness == b->hardness;
}

/* A saved line that can be read back prints to what reads back the same. */
static void read_saved(struct arena *arena, const char *text) {
    struct score_values first, second;
    struct buffer line = buffer_new((size_t)1 << 20);
    if (score_saved_read(arena, text, &first, NULL, NULL) == CSQL_OK) {
        score_saved_print(&line, "1", &first, NULL);
        fuzz_check(line.status == CSQL_OK &&
                       score_saved_read(arena, buffer_text(&line), &second, NULL, NULL) == CSQL_OK &&
                       (first.left_out || same_values(&first, &second)),
                   "saved values read back as they were");
    }
    buffer_free(&line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct arena *arena = arena_new();
    const char *text = arena ? arena_copy(arena, (const char *)data, size) : NULL;
    fuzz_write(path, data, size);
    if (text) {
        read_rows();
        read_questions(arena);
        read_transcripts(arena);
        read_figures();
        read_saved(arena, text);
    }
    arena_free(arena);
    return 0;
}
