/* Every allocation of the library fails in turn while a session is opened, asked, answered and run. Whatever
 * happens must be a status: no crash, and under the sanitizers no leak. The linker wraps the allocators. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <execinfo.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "clarisql.h"
#include "record/record.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
char *__real_strdup(const char *text);
char *__real_strndup(const char *text, size_t length);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
char *__wrap_strdup(const char *text);
char *__wrap_strndup(const char *text, size_t length);

/* The allocation that fails, counted from 1 (0: none), alone or with all after it. */
static struct {
    size_t count, fails;
    bool for_good, armed;
    struct paths *paths; /* where the paths to each allocation are noted, or NULL */
} memory;

/* The callers that tell one path to an allocation from another, and the most paths of a scenario. */
#define PATH_CALLERS 8
#define MOST_PATHS ((size_t)65536)

/* The first allocation of each path, in order. */
struct paths {
    uint64_t seen[2 * MOST_PATHS]; /* hashes; 0: none */
    size_t first[MOST_PATHS];
    size_t count;
};

/* Notes this allocation if nothing was allocated from these callers before. */
static void note_path(struct paths *paths) {
    void *callers[PATH_CALLERS];
    uint64_t hash = 14695981039346656037u;
    const int depth = backtrace(callers, PATH_CALLERS);
    for (int i = 0; i < depth; i++) {
        hash = (hash ^ (uint64_t)(uintptr_t)callers[i]) * 1099511628211u;
    }
    hash = hash ? hash : 1;
    size_t at = (size_t)(hash ^ hash >> 29) % (2 * MOST_PATHS);
    while (paths->seen[at] && paths->seen[at] != hash) {
        at = (at + 1) % (2 * MOST_PATHS);
    }
    if (!paths->seen[at] && paths->count < MOST_PATHS) {
        paths->seen[at] = hash;
        paths->first[paths->count++] = memory.count;
    }
}

static bool refuse(void) {
    if (!memory.armed) {
        return false;
    }
    memory.count++;
    if (memory.paths) {
        memory.armed = false; /* what follows may allocate */
        note_path(memory.paths);
        memory.armed = true;
    }
    return memory.fails && (memory.count == memory.fails || (memory.for_good && memory.count > memory.fails));
}

void *__wrap_malloc(size_t size) {
    return refuse() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    return refuse() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size) {
    return refuse() ? NULL : __real_realloc(old, size);
}

char *__wrap_strdup(const char *text) {
    return refuse() ? NULL : __real_strdup(text);
}

char *__wrap_strndup(const char *text, size_t length) {
    return refuse() ? NULL : __real_strndup(text, length);
}

static csql_engine *engine;
static char path[] = "/tmp/clarisql-torture-XXXXXX";

static int make_database(void **state) {
    (void)state;
    int file = mkstemp(path);
    sqlite3 *database = NULL;
    if (file < 0 || sqlite3_open(path, &database) != SQLITE_OK) {
        return -1;
    }
    close(file);
    int status =
        sqlite3_exec(database,
                     "CREATE TABLE claim (claim_id INTEGER PRIMARY KEY, date_of_loss TEXT, date_closed TEXT,"
                     " city TEXT); INSERT INTO claim VALUES (1, '2024-01-05', '2024-02-01', 'Orange'),"
                     " (2, '2024-03-09', NULL, 'Lincoln');",
                     NULL, NULL, NULL);
    sqlite3_close(database);
    return status == SQLITE_OK ? 0 : -1;
}

static int remove_database(void **state) {
    (void)state;
    csql_engine_free(engine);
    unlink(path);
    return 0;
}

struct handed {
    size_t rows;
};

static csql_status take_rows(void *context, const csql_rows *part, int last) {
    (void)last;
    ((struct handed *)context)->rows += csql_rows_count(part);
    return CSQL_OK;
}

/* All rows of a query, handed over part by part as for a file, and each cell read. */
static csql_status export_rows(csql_session *session, const char *sql, csql_error *error) {
    struct handed handed = {0};
    return csql_session_each(session, sql, take_rows, &handed, error);
}

/* A conversation of ten turns: questions, the reply to one that is asked back, follow-ups, a correction, a
 * wish that is none for rows, a query of one's own, what cannot be answered; with the rows of each, all of
 * them handed over as for a file, and JSON. Gives the first failure. */
static csql_status converse(csql_error *error) {
    static const char *const turns[] = {"List the date of each claim",
                                        "the date of loss",
                                        "How many claims are in Orange?",
                                        "and in Lincoln?",
                                        "Show the city of each claim",
                                        "sort by city",
                                        "undo",
                                        "why?",
                                        "Delete all claims",
                                        "What is the churn risk?"};
    csql_options options = {.cache_directory = "", .keep_context = 1};
    csql_session *session = NULL;
    csql_status status = csql_session_open(engine, path, &options, &session, error);
    for (size_t i = 0; i < sizeof turns / sizeof *turns && status == CSQL_OK; i++) {
        csql_answer *answer = NULL;
        csql_rows *rows = NULL;
        char *json = NULL;
        status = csql_session_turn(session, turns[i], strlen(turns[i]), &answer, error);
        if (status == CSQL_OK) {
            status = csql_answer_json(answer, "id", NULL, &json, error);
        }
        if (status == CSQL_OK && answer->sql) {
            status = csql_session_run(session, answer->sql, &rows, error);
        }
        if (status == CSQL_OK && answer->sql) {
            status = export_rows(session, answer->sql, error);
        }
        free(json);
        csql_rows_free(rows);
        csql_answer_free(answer);
    }
    csql_session_free(session);
    return status;
}

static csql_status open_engine(csql_error *error) {
    csql_engine *opened = NULL;
    csql_status status = csql_engine_open(NULL, &opened, error);
    csql_engine_free(opened);
    return status;
}

static csql_status read_log(csql_error *error) {
    static const char line[] =
        "{\"id\":\"a\",\"db_id\":\"d\",\"modes\":[\"col_amb\"],\"pivots\":[{\"term\":\"date\",\"start\":4,"
        "\"end\":8,"
        "\"mode\":\"col_amb\",\"group\":[{\"table\":\"t\",\"column\":\"c\",\"value\":7}],\"target\":null}],"
        "\"conversation\":[{\"role\":\"USER\",\"text\":\"the date\"},{\"role\":\"AGENT\",\"text\":\"?\"}],"
        "\"readings\":[{\"sql\":\"SELECT 1\"}]}";
    struct arena *arena = arena_new();
    struct record record;
    if (!arena) {
        return CSQL_NO_MEMORY;
    }
    csql_status status = record_parse(arena, line, sizeof line - 1, &record, error);
    if (status == CSQL_OK) {
        struct buffer out = buffer_new(1 << 20);
        record_print(&out, &record);
        status = out.status;
        buffer_free(&out);
    }
    arena_free(arena);
    return status;
}

/* Points tried of a scenario: the first allocation of each path that leads to one, told apart by its last
 * eight callers; of more paths than that, one in each stretch of equal length, drawn from the seed
 * CLARISQL_TORTURE_SEED (1), so that runs with other seeds try others. CLARISQL_TORTURE=all tries each
 * allocation. What a scenario takes is kept within the seconds. */
#define MOST_POINTS ((size_t)400)
#define MOST_SECONDS 50.0

static double processor_seconds(void) {
    return (double)clock() / CLOCKS_PER_SEC;
}

/* The next number of splitmix64. */
static uint64_t draw(uint64_t *seed) {
    uint64_t z = *seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* Runs the scenario once without a failure; gives the seconds that it takes, and notes its paths. */
static double look_around(csql_status (*scenario)(csql_error *), struct paths *paths) {
    csql_error error = {.message = ""};
    const double begun = processor_seconds();
    memory.paths = paths;
    memory.armed = true;
    memory.fails = memory.count = 0;
    const csql_status status = scenario(&error);
    memory.armed = false;
    memory.paths = NULL;
    if (status != CSQL_OK) {
        fail_msg("without any failure: %s", error.message);
    }
    return processor_seconds() - begun;
}

/* Makes one allocation fail, alone or with all after it. Some are for what can be done without, so success is
 * as good as CSQL_NO_MEMORY; nothing else is. Gives whether it was noticed. */
static bool fail_at(csql_status (*scenario)(csql_error *), size_t point, bool for_good) {
    csql_error error = {.message = ""};
    memory.count = 0;
    memory.fails = point;
    memory.for_good = for_good;
    memory.armed = true;
    const csql_status status = scenario(&error);
    memory.armed = false;
    if (status != CSQL_OK && status != CSQL_NO_MEMORY) {
        fail_msg("allocation %zu%s: %s: %s", point, for_good ? " and all after it" : "",
                 csql_status_text(status), error.message);
    }
    return status == CSQL_NO_MEMORY;
}

static void torture(csql_status (*scenario)(csql_error *)) {
    struct paths *paths = calloc(1, sizeof *paths);
    assert_non_null(paths);
    void *warm[1];
    (void)backtrace(warm, 1); /* the first call loads a library */
    const double once = look_around(scenario, paths);
    const size_t total = memory.count;
    const char *wish = getenv("CLARISQL_TORTURE"), *said = getenv("CLARISQL_TORTURE_SEED");
    const bool all = wish && strcmp(wish, "all") == 0;
    const size_t most = all ? total : paths->count;
    /* Each point costs two runs that end, on average, halfway. */
    const size_t room = once * MOST_POINTS <= MOST_SECONDS ? MOST_POINTS : (size_t)(MOST_SECONDS / once) + 1;
    const size_t step = all || most <= room ? 1 : most / room + 1;
    uint64_t seed = said ? strtoull(said, NULL, 10) : 1;
    size_t refused = 0;
    for (size_t stretch = 0; stretch < most; stretch += step) {
        const size_t i = stretch + (size_t)(draw(&seed) % step);
        if (i < most) {
            const size_t point = all ? i + 1 : paths->first[i];
            refused += fail_at(scenario, point, false);
            refused += fail_at(scenario, point, true);
        }
    }
    printf("%zu allocations on %zu paths, one of every %zu tried, seed %s; %.2f s a run\n", total,
           paths->count, step, said ? said : "1", once);
    free(paths);
    assert_true(refused > 0);
}

static void test_engine(void **state) {
    (void)state;
    torture(open_engine);
}

static void test_conversation(void **state) {
    (void)state;
    csql_error error;
    assert_int_equal(csql_engine_open(NULL, &engine, &error), CSQL_OK);
    torture(converse);
}

static void test_log(void **state) {
    (void)state;
    torture(read_log);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_engine),
        cmocka_unit_test(test_conversation),
        cmocka_unit_test(test_log),
    };
    return cmocka_run_group_tests(tests, make_database, remove_database);
}
