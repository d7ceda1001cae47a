/* The golden conversations of conversations/: each is asked (status, pivots and groups), talked through with
 * the program's own clarification, and replayed with the logged one; both must end in the logged rows, or in
 * Null. conversations/known-failures.txt lists what fails today, a test a line with the reason: a listed test
 * that passes is a failure, so that the list only shrinks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <glob.h>

#include "base/arena.h"
#include "db/db.h"
#include "record/record.h"
#include "replay/replay.h"
#include "score/score.h"

#define MAX_GOLDENS 400
#define MAX_KNOWN 600
#define WHY_BYTES 1500
/* Words that a predicted term may be longer or shorter by, and members that a group may have more: the match
 * accuracy of CLARITY's section 4.3 as DESIGN.md puts it. */
#define TERM_SLACK 2
#define GROUP_SLACK 1

struct known {
    char name[96], reason[256];
    bool used;
};

static struct arena *memory;
static csql_engine *engine;
static struct record goldens[MAX_GOLDENS];
static size_t golden_count;
static struct known known[MAX_KNOWN];
static size_t known_count;
static struct replay_sessions *sessions;

/* ---- checks: each says why it failed, or leaves why empty ---- */

static void put(char why[static WHY_BYTES], const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(char why[static WHY_BYTES], const char *format, ...) {
    size_t length = strlen(why);
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(why + length, WHY_BYTES - length, format, arguments);
    va_end(arguments);
}

static bool failed(csql_status status, const csql_error *error, char why[static WHY_BYTES]) {
    if (status != CSQL_OK) {
        put(why, "%s", error->message);
    }
    return status != CSQL_OK;
}

static csql_session *session_of(const struct record *golden, char why[static WHY_BYTES]) {
    csql_session *session = NULL;
    csql_error error = {0};
    return failed(replay_sessions_get(sessions, golden->db_id, &session, &error), &error, why) ? NULL
                                                                                               : session;
}

static void check_final(const struct record *golden, const char *sql, char why[static WHY_BYTES]) {
    if (!golden->sql || !sql) {
        if (golden->sql != sql) {
            put(why, "expected %s, got %s", golden->sql ? golden->sql : "Null", sql ? sql : "Null");
        }
        return;
    }
    struct arena *arena = arena_new();
    struct db *db = NULL;
    csql_error error = {0};
    const char *root = getenv("BUILD"), *path = NULL;
    char directory[512];
    (void)snprintf(directory, sizeof directory, "%s/schemas", root ? root : "build");
    struct score_query expected = {0}, got = {0};
    csql_status status =
        !arena ? CSQL_NO_MEMORY : record_database_path(arena, directory, golden->db_id, &path, &error);
    status = status == CSQL_OK ? db_open(path, NULL, &db, &error) : status;
    status = status == CSQL_OK ? score_query_read(arena, db, golden->sql, &expected, &error) : status;
    status = status == CSQL_OK ? score_query_read(arena, db, sql, &got, &error) : status;
    if (!failed(status, &error, why)) {
        if (!expected.ran) {
            put(why, "the golden query does not run: %s", golden->sql);
        } else if (!got.ran || !score_same_rows(arena, &expected, &got)) {
            put(why, "expected %s, got %s", golden->sql, sql);
        }
    }
    db_close(db);
    arena_free(arena);
}

/* Words between two offsets of a text. */
static size_t words_between(const char *text, size_t a, size_t b) {
    size_t from = a < b ? a : b, to = a < b ? b : a, count = 0;
    for (size_t i = from; i < to; i++) {
        bool in = text[i] != ' ', before = i > from && text[i - 1] != ' ';
        count += in && !before;
    }
    return count;
}

static bool same_text(const char *a, const char *b) {
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool group_matches(const struct record_pivot *gold, const csql_pivot *pivot) {
    for (size_t i = 0; i < gold->group_count; i++) {
        const struct record_element *wanted = &gold->group[i];
        bool found = false;
        for (size_t j = 0; j < pivot->group_count; j++) {
            const csql_element *have = &pivot->group[j];
            found =
                found || (same_text(have->table, wanted->table) && same_text(have->column, wanted->column) &&
                          same_text(have->value, wanted->value));
        }
        if (!found) {
            return false;
        }
    }
    return pivot->group_count <= gold->group_count + (gold->group_count > 0 ? GROUP_SLACK : 0);
}

static bool pivot_matches(const char *question, const struct record_pivot *gold, const csql_pivot *pivot) {
    return pivot->mode == gold->mode && pivot->start < gold->end && gold->start < pivot->end &&
           words_between(question, pivot->start, gold->start) +
                   words_between(question, pivot->end, gold->end) <=
               TERM_SLACK &&
           group_matches(gold, pivot);
}

/* A second mention of a term ("the average amount" after "the amount") is the same pivot. */
static bool repeats(const struct record_pivot *gold, const csql_pivot *pivot) {
    return pivot->mode == gold->mode && strcmp(pivot->term, gold->term) == 0 && group_matches(gold, pivot);
}

static void tell_pivots(const csql_answer *answer, char why[static WHY_BYTES]) {
    for (size_t i = 0; i < answer->pivot_count; i++) {
        const csql_pivot *pivot = &answer->pivots[i];
        put(why, "%s\"%s\" %s {", i ? "; " : " got ", pivot->term, csql_mode_name(pivot->mode));
        for (size_t j = 0; j < pivot->group_count; j++) {
            const csql_element *e = &pivot->group[j];
            put(why, "%s%s%s%s%s%s", j ? ", " : "", e->table, e->column ? "." : "",
                e->column ? e->column : "", e->value ? "=" : "", e->value ? e->value : "");
        }
        put(why, "}");
    }
}

static void check_pivots(const struct record *golden, const csql_answer *answer, char why[static WHY_BYTES]) {
    const char *question = golden->turns[0].text;
    for (size_t i = 0; i < golden->pivot_count; i++) {
        bool found = false;
        for (size_t j = 0; j < answer->pivot_count; j++) {
            found = found || pivot_matches(question, &golden->pivots[i], &answer->pivots[j]);
        }
        if (!found) {
            put(why, "no \"%s\" %s with its group;", golden->pivots[i].term,
                csql_mode_name(golden->pivots[i].mode));
        }
    }
    for (size_t j = 0; j < answer->pivot_count; j++) {
        bool right = false;
        for (size_t i = 0; i < golden->pivot_count; i++) {
            right = right || pivot_matches(question, &golden->pivots[i], &answer->pivots[j]) ||
                    repeats(&golden->pivots[i], &answer->pivots[j]);
        }
        if (!right) {
            put(why, "wrong pivot \"%s\";", answer->pivots[j].term);
        }
    }
    if (why[0]) {
        tell_pivots(answer, why);
    }
}

static csql_answer_status expected_status(const struct record *golden) {
    for (size_t i = 0; i < golden->pivot_count; i++) {
        if (golden->pivots[i].group_count == 0) {
            return CSQL_UNANSWERABLE;
        }
    }
    return golden->pivot_count > 0 ? CSQL_AMBIGUOUS : CSQL_ANSWERED;
}

static csql_answer *ask(const struct record *golden, csql_session *session, char why[static WHY_BYTES]) {
    csql_answer *answer = NULL;
    csql_error error = {0};
    const char *question = golden->turns[0].text;
    (void)failed(csql_session_ask(session, question, strlen(question), &answer, &error), &error, why);
    return answer;
}

/* The first turn: status, pivots, groups. */
static void check_first(const struct record *golden, char why[static WHY_BYTES]) {
    static const char *const names[] = {"answered", "ambiguous", "unanswerable"};
    csql_session *session = session_of(golden, why);
    csql_answer *answer = session ? ask(golden, session, why) : NULL;
    if (answer) {
        if (answer->status != expected_status(golden)) {
            put(why, "expected %s, got %s%s%s;", names[expected_status(golden)], names[answer->status],
                answer->sql ? ": " : "", answer->sql ? answer->sql : "");
        }
        check_pivots(golden, answer, why);
    }
    csql_answer_free(answer);
}

/* The logged replies to the program's own clarifications. */
static void check_talk(const struct record *golden, char why[static WHY_BYTES]) {
    csql_session *session = session_of(golden, why);
    csql_answer *answer = session ? ask(golden, session, why) : NULL;
    csql_error error = {0};
    for (size_t i = 1; answer && i < golden->turn_count; i++) {
        if (golden->turns[i].agent) {
            continue;
        }
        if (answer->status != CSQL_AMBIGUOUS) {
            break; /* settled, or given up, before the user said all: the end is what counts */
        }
        csql_answer_free(answer);
        answer = NULL;
        const char *text = golden->turns[i].text;
        (void)failed(csql_session_turn(session, text, strlen(text), &answer, &error), &error, why);
    }
    if (answer && answer->status == CSQL_AMBIGUOUS) {
        csql_answer_free(answer);
        answer = NULL;
        (void)failed(csql_session_finish(session, &answer, &error), &error, why);
    }
    if (answer) {
        check_final(golden, answer->sql, why);
    }
    csql_answer_free(answer);
}

/* The logged conversation as it was, the agent's words too. */
static void check_replay(const struct record *golden, char why[static WHY_BYTES]) {
    csql_session *session = session_of(golden, why);
    struct arena *arena = arena_new();
    const char *sql = NULL;
    csql_error error = {0};
    if (session && arena &&
        !failed(replay_conversation(session, arena, golden->turns, golden->turn_count, &sql, &error), &error,
                why)) {
        check_final(golden, sql, why);
    }
    arena_free(arena);
}

/* ---- running them ---- */

struct check {
    const char *name;
    void (*run)(const struct record *golden, char why[static WHY_BYTES]);
};

static const struct check checks[] = {{"first", check_first}, {"talk", check_talk}, {"replay", check_replay}};
#define CHECK_COUNT (sizeof checks / sizeof *checks)

struct run {
    const struct record *golden;
    const struct check *check;
    struct known *known; /* or NULL */
};

static void test_one(void **state) {
    const struct run *run = *state;
    char why[WHY_BYTES] = "";
    run->check->run(run->golden, why);
    if (run->known && !why[0]) {
        fail_msg("%s passes: take it out of conversations/known-failures.txt", run->known->name);
    } else if (run->known) {
        print_message("known failure: %s (%s)\n", run->known->name, run->known->reason);
    } else if (why[0]) {
        fail_msg("%s", why);
    }
}

static void test_known_names(void **state) {
    (void)state;
    for (size_t i = 0; i < known_count; i++) {
        if (!known[i].used) {
            fail_msg("known-failures.txt names \"%s\", which is no golden's test", known[i].name);
        }
    }
}

/* ---- reading ---- */

static bool read_goldens(void) {
    glob_t files = {0};
    bool fine = glob("conversations/*.jsonl", 0, NULL, &files) == 0;
    for (size_t i = 0; fine && i < files.gl_pathc; i++) {
        struct record_reader *reader = NULL;
        csql_error error = {0};
        fine = record_reader_open(files.gl_pathv[i], &reader, &error) == CSQL_OK;
        for (bool done = false; fine;) {
            fine = golden_count < MAX_GOLDENS &&
                   record_reader_next(reader, memory, &goldens[golden_count], &done, &error) == CSQL_OK;
            if (done) {
                break;
            }
            golden_count++;
        }
        if (!fine) {
            (void)fprintf(stderr, "%s: %s\n", files.gl_pathv[i], error.message);
        }
        record_reader_close(reader);
    }
    globfree(&files);
    return fine;
}

/* "id check: reason" a line; "#" begins a comment. */
static bool read_known(void) {
    FILE *file = fopen("conversations/known-failures.txt", "r");
    char line[512];
    bool fine = true;
    while (file && fine && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0') {
            continue;
        }
        const char *colon = strstr(line, ": ");
        fine = colon && known_count < MAX_KNOWN && (size_t)(colon - line) < sizeof known->name;
        if (fine) {
            struct known *entry = &known[known_count++];
            (void)snprintf(entry->name, sizeof entry->name, "%.*s", (int)(colon - line), line);
            (void)snprintf(entry->reason, sizeof entry->reason, "%s", colon + 2);
        } else {
            (void)fprintf(stderr, "known-failures.txt: cannot read \"%s\"\n", line);
        }
    }
    if (file) {
        (void)fclose(file);
    }
    return fine;
}

static struct known *find_known(const char *name) {
    for (size_t i = 0; i < known_count; i++) {
        if (strcmp(known[i].name, name) == 0) {
            known[i].used = true;
            return &known[i];
        }
    }
    return NULL;
}

/* One test for each golden and check, and one over the list. NULL when out of memory. */
static struct CMUnitTest *make_tests(struct run *runs, size_t *count) {
    size_t total = golden_count * CHECK_COUNT;
    struct CMUnitTest *tests = arena_alloc(memory, (total + 1) * sizeof *tests);
    for (size_t i = 0; tests && i < total; i++) {
        struct run *run = &runs[i];
        run->golden = &goldens[i / CHECK_COUNT];
        run->check = &checks[i % CHECK_COUNT];
        size_t size = strlen(run->golden->id) + strlen(run->check->name) + 2;
        char *name = arena_alloc(memory, size);
        if (!name) {
            return NULL;
        }
        (void)snprintf(name, size, "%s %s", run->golden->id, run->check->name);
        run->known = find_known(name);
        tests[i] = (struct CMUnitTest){.name = name, .test_func = test_one, .initial_state = run};
    }
    if (tests) {
        tests[total] =
            (struct CMUnitTest){.name = "known failures are goldens", .test_func = test_known_names};
        *count = total + 1;
    }
    return tests;
}

int main(void) {
    csql_error error = {0};
    const char *root = getenv("BUILD");
    char directory[512];
    int result = 1;
    (void)snprintf(directory, sizeof directory, "%s/schemas", root ? root : "build");
    memory = arena_new();
    if (!memory || !read_goldens() || !read_known() || csql_engine_open(NULL, &engine, &error) != CSQL_OK) {
        (void)fprintf(stderr, "%s\n", error.message);
        goto out;
    }
    sessions = replay_sessions_new(engine, directory, NULL, 0);
    struct run *runs = arena_alloc(memory, golden_count * CHECK_COUNT * sizeof *runs);
    size_t count = 0;
    struct CMUnitTest *tests = sessions && runs ? make_tests(runs, &count) : NULL;
    if (tests) {
        result = _cmocka_run_group_tests("golden", tests, count, NULL, NULL);
    }
out:
    replay_sessions_free(sessions);
    csql_engine_free(engine);
    arena_free(memory);
    return result ? 1 : 0;
}
