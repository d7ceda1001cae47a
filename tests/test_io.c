/* Every call that SQLite makes of the system fails in turn while a session is opened, asked and its rows are
 * read, through a VFS that stands before the default one. Whatever happens must be a status with words, or
 * the right answer: never a wrong one because something could not be read; and once calls succeed again, so
 * does the session. */
#include "db_fixture.h"

#include "base/error.h"
#include "clarisql.h"

enum call { OPEN = 1, READ = 2, WRITE = 4, SIZE = 8, LOCK = 16, ACCESS = 32, SHM_MAP = 64, SHM_LOCK = 128 };

/* The call that fails, counted from 1 among those of its kinds (0: none), alone or with all after it. */
static struct {
    int calls, code;
    int count, fails;
    bool for_good;
    int open_files;
} shim;

static bool strikes(enum call call) {
    if (!(shim.calls & (int)call)) {
        return false;
    }
    shim.count++;
    return shim.fails > 0 && (shim.count == shim.fails || (shim.for_good && shim.count > shim.fails));
}

/* ---- files ---- */

struct file {
    sqlite3_file base;
    sqlite3_file *real;
};

static sqlite3_file *real_of(sqlite3_file *file) {
    return ((struct file *)file)->real;
}

#define PASS(file, method, ...) (real_of(file)->pMethods->method(real_of(file), __VA_ARGS__))

static int shim_close(sqlite3_file *file) {
    const int code = real_of(file)->pMethods->xClose(real_of(file));
    free(real_of(file));
    shim.open_files--;
    return code;
}

/* A short read gives nothing but zeros, as SQLite asks of a VFS at the end of a file. Half a page would pass
 * for a whole one with other rows, which nothing can tell. */
static int shim_read(sqlite3_file *file, void *out, int amount, sqlite3_int64 offset) {
    if (!strikes(READ)) {
        return PASS(file, xRead, out, amount, offset);
    }
    if (shim.code == SQLITE_IOERR_SHORT_READ) {
        memset(out, 0, (size_t)amount);
    }
    return shim.code;
}

static int shim_write(sqlite3_file *file, const void *bytes, int amount, sqlite3_int64 offset) {
    return strikes(WRITE) ? shim.code : PASS(file, xWrite, bytes, amount, offset);
}

static int shim_truncate(sqlite3_file *file, sqlite3_int64 size) {
    return strikes(WRITE) ? shim.code : PASS(file, xTruncate, size);
}

static int shim_sync(sqlite3_file *file, int flags) {
    return strikes(WRITE) ? shim.code : PASS(file, xSync, flags);
}

static int shim_size(sqlite3_file *file, sqlite3_int64 *size) {
    return strikes(SIZE) ? shim.code : PASS(file, xFileSize, size);
}

static int shim_lock(sqlite3_file *file, int lock) {
    return strikes(LOCK) ? shim.code : PASS(file, xLock, lock);
}

static int shim_unlock(sqlite3_file *file, int lock) {
    return PASS(file, xUnlock, lock);
}

static int shim_reserved(sqlite3_file *file, int *out) {
    return strikes(LOCK) ? shim.code : PASS(file, xCheckReservedLock, out);
}

static int shim_control(sqlite3_file *file, int operation, void *argument) {
    return PASS(file, xFileControl, operation, argument);
}

static int shim_sector(sqlite3_file *file) {
    return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int shim_traits(sqlite3_file *file) {
    return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

static int shim_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **out) {
    return strikes(SHM_MAP) ? shim.code : PASS(file, xShmMap, page, size, extend, out);
}

static int shim_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
    const bool locks = (flags & SQLITE_SHM_LOCK) != 0;
    return locks && strikes(SHM_LOCK) ? shim.code : PASS(file, xShmLock, offset, count, flags);
}

static void shim_shm_barrier(sqlite3_file *file) {
    real_of(file)->pMethods->xShmBarrier(real_of(file));
}

static int shim_shm_unmap(sqlite3_file *file, int delete_it) {
    return PASS(file, xShmUnmap, delete_it);
}

static const sqlite3_io_methods file_methods = {.iVersion = 2,
                                                .xClose = shim_close,
                                                .xRead = shim_read,
                                                .xWrite = shim_write,
                                                .xTruncate = shim_truncate,
                                                .xSync = shim_sync,
                                                .xFileSize = shim_size,
                                                .xLock = shim_lock,
                                                .xUnlock = shim_unlock,
                                                .xCheckReservedLock = shim_reserved,
                                                .xFileControl = shim_control,
                                                .xSectorSize = shim_sector,
                                                .xDeviceCharacteristics = shim_traits,
                                                .xShmMap = shim_shm_map,
                                                .xShmLock = shim_shm_lock,
                                                .xShmBarrier = shim_shm_barrier,
                                                .xShmUnmap = shim_shm_unmap};

/* ---- the VFS ---- */

static sqlite3_vfs *system_vfs, own_vfs;

static int shim_open(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *out, int flags, int *out_flags) {
    struct file *file = (struct file *)out;
    (void)vfs;
    *file = (struct file){.base.pMethods = NULL};
    if (strikes(OPEN)) {
        return shim.code;
    }
    file->real = calloc(1, (size_t)system_vfs->szOsFile);
    if (!file->real) {
        return SQLITE_NOMEM;
    }
    const int code = system_vfs->xOpen(system_vfs, name, file->real, flags, out_flags);
    if (code != SQLITE_OK) {
        free(file->real);
        return code;
    }
    file->base.pMethods = &file_methods;
    shim.open_files++;
    return SQLITE_OK;
}

static int shim_access(sqlite3_vfs *vfs, const char *name, int flags, int *out) {
    (void)vfs;
    return strikes(ACCESS) ? shim.code : system_vfs->xAccess(system_vfs, name, flags, out);
}

/* Waiting for a lock takes no time. */
static int shim_sleep(sqlite3_vfs *vfs, int microseconds) {
    (void)vfs;
    return microseconds;
}

static int set_up_shim(void **state) {
    (void)state;
    system_vfs = sqlite3_vfs_find(NULL);
    own_vfs = *system_vfs;
    own_vfs.pNext = NULL;
    own_vfs.zName = "shim";
    own_vfs.szOsFile = (int)sizeof(struct file);
    own_vfs.xOpen = shim_open;
    own_vfs.xAccess = shim_access;
    own_vfs.xSleep = shim_sleep;
    return sqlite3_vfs_register(&own_vfs, 1) == SQLITE_OK ? 0 : -1;
}

/* ---- what fails ---- */

static const struct failure {
    const char *name;
    int calls, code;
} failures[] = {
    {"read", READ, SQLITE_IOERR_READ},
    {"short read", READ, SQLITE_IOERR_SHORT_READ},
    {"memory while reading", READ, SQLITE_IOERR_NOMEM},
    {"open", OPEN, SQLITE_CANTOPEN},
    {"open with an I/O error", OPEN, SQLITE_IOERR},
    {"size", SIZE, SQLITE_IOERR_FSTAT},
    {"lock", LOCK, SQLITE_IOERR_LOCK},
    {"lock that another has", LOCK, SQLITE_BUSY},
    {"access", ACCESS, SQLITE_IOERR_ACCESS},
    {"write on a full disk", WRITE, SQLITE_FULL},
    {"write", WRITE, SQLITE_IOERR_WRITE},
    {"map of the log's index", SHM_MAP, SQLITE_IOERR_SHMMAP},
    {"lock of the log's index", SHM_LOCK, SQLITE_BUSY},
    {"lock of the log's index with an I/O error", SHM_LOCK, SQLITE_IOERR_SHMLOCK},
};

static csql_engine *engine;
static const char question[] = "How many claims are in Orange?";

/* Asks and runs the answer. A right one gives CSQL_OK; any other is a failure of the test, unless the session
 * has said on opening what is missing: SQLite takes a short read for a file that was cut off, and a log that
 * cannot be read is left out. */
static csql_status ask(csql_session *session, const char *what, csql_error *error) {
    csql_answer *answer = NULL;
    csql_rows *rows = NULL;
    csql_status status = csql_session_ask(session, question, strlen(question), &answer, error);
    const char *notice = csql_session_notice(session);
    if (notice &&
        (strstr(notice, "damaged") || strstr(notice, "left out") || strstr(notice, "before them"))) {
        csql_answer_free(answer);
        return status == CSQL_OK ? error_set(error, CSQL_IO, "%s", notice) : status;
    }
    if (status == CSQL_OK && answer->status != CSQL_ANSWERED) {
        fail_msg("%s: the answer is \"%s\"", what, answer->reason ? answer->reason : answer->clarification);
    }
    if (status == CSQL_OK) {
        status = csql_session_run(session, answer->sql, &rows, error);
    }
    if (status == CSQL_OK && strcmp(csql_rows_text(rows, 0, 0, NULL), "2") != 0) {
        fail_msg("%s: %s gives %s", what, answer->sql, csql_rows_text(rows, 0, 0, NULL));
    }
    csql_rows_free(rows);
    csql_answer_free(answer);
    return status;
}

/* A status that tells of the file or of memory, in a sentence. */
static void assert_told(csql_status status, const csql_error *error, const char *what) {
    const bool fits = status == CSQL_IO || status == CSQL_NOT_DATABASE || status == CSQL_DATABASE ||
                      status == CSQL_NO_MEMORY;
    if (!fits || strlen(error->message) < 10 || strstr(error->message, "not an error")) {
        fail_msg("%s: %s: \"%s\"", what, csql_status_text(status), error->message);
    }
}

/* One conversation with one failure. Gives whether it was noticed. */
static bool converse(const char *path, const char *what, int fails, bool for_good) {
    const csql_options options = {.cache_directory = ""};
    csql_session *session = NULL;
    csql_error error = {0};
    shim.count = 0;
    shim.fails = fails;
    shim.for_good = for_good;
    csql_status status = csql_session_open(engine, path, &options, &session, &error);
    if (status == CSQL_OK) {
        status = ask(session, what, &error);
    }
    shim.fails = 0;
    if (status != CSQL_OK) {
        assert_told(status, &error, what);
    }
    /* What opening left out stays left out, and SQLite keeps the page of zeros. */
    const bool stays = shim.code == SQLITE_IOERR_SHORT_READ || (session && csql_session_notice(session));
    if (stays && status != CSQL_OK) {
        csql_session_free(session);
        session = NULL;
    }
    if (!session && csql_session_open(engine, path, &options, &session, &error) != CSQL_OK) {
        fail_msg("%s, opened again: %s", what, error.message);
    }
    if (ask(session, what, &error) != CSQL_OK) {
        fail_msg("%s, asked again: %s", what, error.message);
    }
    csql_session_free(session);
    return status != CSQL_OK;
}

/* Points tried of a failure, the first ones one by one, then spread evenly. */
#define MOST_POINTS 10

/* Fails each call of a kind in turn; gives how many conversations noticed. */
static int fail_each(struct fixture *f, const char *path, const struct failure *failure) {
    int noticed = 0;
    shim.calls = failure->calls;
    shim.code = failure->code;
    (void)converse(path, "without a failure", 0, false);
    shim.count = 0;
    const size_t files = fixture_count_files(f->directory);
    const csql_options options = {.cache_directory = ""};
    csql_session *session = NULL;
    csql_error error = {0};
    assert_int_equal(csql_session_open(engine, path, &options, &session, &error), CSQL_OK);
    assert_int_equal(ask(session, failure->name, &error), CSQL_OK);
    csql_session_free(session);
    const int total = shim.count, step = total <= MOST_POINTS ? 1 : total / MOST_POINTS + 1;
    for (int point = 1; point <= total; point += step) {
        for (int for_good = 0; for_good <= 1; for_good++) {
            char what[128];
            snprintf(what, sizeof what, "%s %d of %d%s", failure->name, point, total,
                     for_good ? " and all after it" : "");
            noticed += converse(path, what, point, for_good);
            assert_int_equal(shim.open_files, 0);
            assert_int_equal(fixture_count_files(f->directory), files);
        }
    }
    shim.calls = 0;
    printf("%s: %d calls, every %d, %d conversations noticed\n", failure->name, total, step, noticed);
    return noticed;
}

/* Fails all that may; the failures named, at least, are noticed. */
static void fail_all(struct fixture *f, const char *path, const char *const *noticed) {
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
        const int count = fail_each(f, path, &failures[i]);
        for (const char *const *name = noticed; *name; name++) {
            assert_true(strcmp(*name, failures[i].name) != 0 || count > 0);
        }
    }
}

#define TABLES                                                                                               \
    "CREATE TABLE claim (claim_id INTEGER PRIMARY KEY, city TEXT, amount INTEGER, note TEXT);"               \
    "CREATE TABLE payment (payment_id INTEGER PRIMARY KEY, claim_id INTEGER REFERENCES claim, day TEXT);"    \
    "CREATE VIEW large AS SELECT * FROM claim WHERE amount > 10;"                                            \
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)"                           \
    " INSERT INTO claim SELECT i, CASE i WHEN 7 THEN 'Orange' WHEN 50 THEN 'Orange' ELSE 'Lincoln' END, i,"  \
    " 'a note of some length, number ' || i FROM n;"                                                         \
    "INSERT INTO payment SELECT claim_id, claim_id, '2024-01-05' FROM claim;"

static void a_plain_file(void **state) {
    static const char *const noticed[] = {
        "read", "short read", "memory while reading", "open", "lock", "lock that another has", NULL};
    const char *path = fixture_path(*state, "plain.sqlite");
    fixture_make(path, "PRAGMA page_size = 512; VACUUM;" TABLES);
    fail_all(*state, path, noticed);
}

/* With its index: a writer is there. */
static void a_log_with_its_index(void **state) {
    static const char *const noticed[] = {"read", "open", NULL};
    const char *path = fixture_path(*state, "log.sqlite");
    sqlite3 *writer = NULL;
    assert_int_equal(sqlite3_open(path, &writer), SQLITE_OK);
    assert_int_equal(sqlite3_exec(writer, "PRAGMA journal_mode = WAL;" TABLES, NULL, NULL, NULL), SQLITE_OK);
    const int files = shim.open_files;
    shim.open_files = 0;
    fail_all(*state, path, noticed);
    shim.open_files = files;
    assert_int_equal(sqlite3_close(writer), SQLITE_OK);
}

/* Without: it is read through a private copy, which is written. */
static void a_log_alone(void **state) {
    static const char *const noticed[] = {"read", "open", NULL};
    struct fixture *f = *state;
    const char *from = fixture_path(f, "writer.sqlite"), *path = fixture_path(f, "left.sqlite");
    char command[400], temporary[] = "/tmp/clarisql-test-XXXXXX";
    sqlite3 *writer = NULL;
    assert_non_null(mkdtemp(temporary));
    assert_int_equal(sqlite3_open(from, &writer), SQLITE_OK);
    assert_int_equal(sqlite3_exec(writer, "PRAGMA journal_mode = WAL;" TABLES, NULL, NULL, NULL), SQLITE_OK);
    snprintf(command, sizeof command, "cp %s %s && cp %s-wal %s-wal", from, path, from, path);
    assert_int_equal(system(command), 0);
    assert_int_equal(sqlite3_close(writer), SQLITE_OK);
    assert_int_equal(setenv("TMPDIR", temporary, 1), 0);
    fail_all(f, path, noticed);
    assert_int_equal(unsetenv("TMPDIR"), 0);
    assert_int_equal(rmdir(temporary), 0); /* no copy is left */
}

static int open_engine(void **state) {
    csql_error error = {0};
    const int made = set_up_shim(state);
    return made == 0 && csql_engine_open(NULL, &engine, &error) == CSQL_OK ? 0 : -1;
}

static int close_engine(void **state) {
    (void)state;
    csql_engine_free(engine);
    return sqlite3_vfs_unregister(&own_vfs) == SQLITE_OK ? 0 : -1;
}

static sqlite3_int64 used_before;

static int begin(void **state) {
    used_before = sqlite3_memory_used();
    return fixture_set_up(state);
}

/* Nothing of SQLite's memory is left. */
static int end(void **state) {
    assert_int_equal(sqlite3_memory_used(), used_before);
    return fixture_tear_down(state);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(a_plain_file),
        TEST(a_log_with_its_index),
        TEST(a_log_alone),
    };
    return cmocka_run_group_tests(tests, open_engine, close_engine);
}
