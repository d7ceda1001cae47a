/* How a database file is looked at without a byte being written beside it.
 *
 * A file in WAL mode is the difficult case: SQLite creates or writes its "-shm" file even for a reader. So:
 * without log content the file is complete and is opened immutable; with a log and its index, the index is
 * opened read-only; with a log alone, or after a crash that left a rollback journal, private copies are made
 * and recovered elsewhere. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/error.h"
#include "db/derive.h"
#include "db/import.h"
#include "db/internal.h"
#include "db/peek.h"

/* The largest file that is copied; beyond it the log is left out, and the user is told. */
#define MAX_COPY_BYTES ((uint64_t)4 * 1024 * 1024 * 1024)
#define HEADER_BYTES 100
#define HEADER_WRITE_VERSION 18
#define HEADER_CHANGE_COUNTER 24
#define COPY_ATTEMPTS 3
#define COPY_PREFIX "clarisql-copy-"
/* What is left free where copies are made. */
#define SPARE_BYTES ((uint64_t)64 * 1024 * 1024)
#define COPY_BLOCK ((size_t)64 * 1024)

static int64_t modified_ns(const struct stat *info) {
#ifdef __APPLE__
    const struct timespec time = info->st_mtimespec;
#else
    const struct timespec time = info->st_mtim;
#endif
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* "file:" and the path with everything unusual as %XX, and the parameters; NULL when out of memory. */
static char *make_uri(const char *path, const char *parameters) {
    static const char hex[] = "0123456789ABCDEF";
    size_t size = 5 + strlen(path) * 3 + strlen(parameters) + 1;
    char *uri = malloc(size);
    if (!uri) {
        return NULL;
    }
    char *out = stpcpy(uri, "file:");
    for (const unsigned char *p = (const unsigned char *)path; *p; p++) {
        bool plain = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9') ||
                     strchr("/-._~", *p);
        if (plain) {
            *out++ = (char)*p;
        } else {
            *out++ = '%';
            *out++ = hex[*p >> 4];
            *out++ = hex[*p & 15];
        }
    }
    memcpy(out, parameters, strlen(parameters) + 1);
    return uri;
}

static csql_status set_uri(struct view *view, const char *path, const char *parameters, csql_error *error) {
    view->uri = make_uri(path, parameters);
    return view->uri ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
}

static csql_status check_file(const char *path, struct stat *info, csql_error *error) {
    if (stat(path, info) != 0) {
        if (errno == ENOENT || errno == ENOTDIR) {
            return error_set(error, CSQL_NOT_FOUND, "%s: there is no such file; check the path", path);
        }
        return error_set(error, CSQL_IO, "%s: %s", path, strerror(errno));
    }
    if (S_ISDIR(info->st_mode)) {
        return error_set(error, CSQL_NOT_DATABASE, "%s is a directory; name the SQLite file that is in it",
                         path);
    }
    if (!S_ISREG(info->st_mode)) {
        return error_set(error, CSQL_NOT_DATABASE,
                         "%s is not a regular file; save the database to a file and open that", path);
    }
    return CSQL_OK;
}

/* Reads up to HEADER_BYTES; *length tells how many there were. */
static csql_status read_header(const char *path, unsigned char *header, size_t *length, csql_error *error) {
    struct peek *peek = NULL;
    csql_status status = peek_open(path, &peek, error);
    if (status != CSQL_OK) {
        return status;
    }
    uint64_t size = 0;
    status = peek_size(peek, &size, error);
    *length = size < HEADER_BYTES ? (size_t)size : HEADER_BYTES;
    if (status == CSQL_OK) {
        status = peek_read(peek, 0, header, *length, error);
    }
    peek_close(peek);
    return status;
}

static csql_status check_header(const char *path, const unsigned char *header, size_t length,
                                csql_error *error) {
    if (length >= 16 && memcmp(header, "SQLite format 3", 16) == 0) {
        return length >= HEADER_BYTES
                   ? CSQL_OK
                   : error_set(error, CSQL_NOT_DATABASE,
                               "%s is cut off within its header; restore it from a backup", path);
    }
    size_t readable = 0;
    for (size_t i = 0; i < length; i++) {
        readable += (header[i] >= 32 && header[i] < 127) || header[i] == '\n' || header[i] == '\r' ||
                    header[i] == '\t';
    }
    if (length > 0 && readable * 10 >= length * 8) {
        return error_set(error, CSQL_NOT_DATABASE,
                         "%s is a text file, not a SQLite database; run SQL with sqlite3's .read first, or "
                         "name a CSV file .csv",
                         path);
    }
    return error_set(error, CSQL_NOT_DATABASE,
                     "%s is not a SQLite database, or it is encrypted; decrypt or convert it first", path);
}

static bool write_all(int out, const char *block, size_t size) {
    size_t put = 0;
    while (put < size) {
        const ssize_t n = write(out, block + put, size - put);
        if (n < 0 && errno != EINTR) {
            return false;
        }
        put += n > 0 ? (size_t)n : 0;
    }
    return true;
}

static bool copy_file(const char *from, const char *to) {
    char block[COPY_BLOCK];
    struct peek *in = NULL;
    const int out = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    uint64_t size = 0;
    bool ok = out >= 0 && peek_open(from, &in, NULL) == CSQL_OK && peek_size(in, &size, NULL) == CSQL_OK;
    for (uint64_t at = 0; ok && at < size; at += COPY_BLOCK) {
        const size_t part = size - at < COPY_BLOCK ? (size_t)(size - at) : COPY_BLOCK;
        ok = peek_read(in, at, block, part, NULL) == CSQL_OK && write_all(out, block, part);
    }
    peek_close(in);
    if (out >= 0 && close(out) != 0) {
        ok = false;
    }
    return ok;
}

static bool same_state(const char *path, int64_t *stamp) {
    struct stat info;
    int64_t now = stat(path, &info) == 0 ? modified_ns(&info) ^ (int64_t)info.st_size : 0;
    bool same = now == *stamp;
    *stamp = now;
    return same;
}

/* Copies the file and its companion (its log or journal) as they are together at one moment. */
static bool copy_pair(const char *path, const char *companion, const char *copy, const char *copy_companion) {
    int64_t stamp = 0, companion_stamp = 0;
    for (int attempt = 0; attempt < COPY_ATTEMPTS; attempt++) {
        (void)same_state(path, &stamp);
        (void)same_state(companion, &companion_stamp);
        if (!copy_file(path, copy) || !copy_file(companion, copy_companion)) {
            return false;
        }
        bool same = same_state(path, &stamp);
        if (same_state(companion, &companion_stamp) && same) {
            return true;
        }
    }
    return false;
}

/* SQLite's primary result code for reading the schema; waits for a writer that has the file to itself. */
static int try_reading(const char *uri) {
    sqlite3 *connection = NULL;
    int code = sqlite3_open_v2(uri, &connection, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
    if (code == SQLITE_OK) {
        (void)sqlite3_busy_timeout(connection, BUSY_TIMEOUT_MS); /* never fails on a connection */
        code = sqlite3_exec(connection, "SELECT count(*) FROM sqlite_schema", NULL, NULL, NULL);
    }
    (void)sqlite3_close(connection); /* nothing is left open in it */
    return code & 0xff;
}

/* Opens the copy for writing, so that SQLite recovers it, and folds the log into the file. */
static bool recover_copy(const char *copy) {
    sqlite3 *connection = NULL;
    char *uri = make_uri(copy, "?mode=rw");
    bool ok = uri &&
              sqlite3_open_v2(uri, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI, NULL) == SQLITE_OK &&
              sqlite3_exec(connection, "PRAGMA journal_mode=DELETE; SELECT count(*) FROM sqlite_schema", NULL,
                           NULL, NULL) == SQLITE_OK;
    ok = sqlite3_close(connection) == SQLITE_OK && ok;
    free(uri);
    return ok;
}

/* Removes a directory of private copies. */
static void remove_copies(const char *directory) {
    static const char *const names[] = {"copy", "copy-wal", "copy-shm", "copy-journal"};
    char path[PATH_MAX + 32];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", directory, names[i]);
        (void)unlink(path); /* most of them were never there */
    }
    (void)rmdir(directory); /* what cannot be removed stays in the temporary directory */
}

/* Opens and locks a directory of ours; -1 if that cannot be had, because a process that lives has it. The
 * lock goes with the process, however that ends. */
static int lock_copies(const char *directory) {
    struct stat info;
    const int fd = open(directory, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd >= 0 && fstat(fd, &info) == 0 && info.st_uid == geteuid() && flock(fd, LOCK_EX | LOCK_NB) == 0) {
        return fd;
    }
    if (fd >= 0) {
        (void)close(fd);
    }
    return -1;
}

/* Removes the copies of processes that were stopped while they made them. */
static void sweep_copies(const char *parent) {
    DIR *entries = opendir(parent);
    for (const struct dirent *entry; entries && (entry = readdir(entries));) {
        char directory[PATH_MAX];
        const int length = snprintf(directory, sizeof directory, "%s/%s", parent, entry->d_name);
        if (strncmp(entry->d_name, COPY_PREFIX, strlen(COPY_PREFIX)) != 0 || length < 0 ||
            (size_t)length >= sizeof directory) {
            continue;
        }
        const int lock = lock_copies(directory);
        if (lock >= 0) {
            remove_copies(directory);
            (void)close(lock);
        }
    }
    if (entries) {
        (void)closedir(entries);
    }
}

/* The temporary directory has room for so many bytes. */
static bool has_room(const char *parent, uint64_t bytes) {
    struct statvfs space;
    return statvfs(parent, &space) != 0 || (uint64_t)space.f_bavail * space.f_frsize > bytes + SPARE_BYTES;
}

/* Private copies of a file and its companion, `bytes` in all, recovered; the view then reads the copy. */
static bool copy_view(struct view *view, const char *path, const char *suffix, uint64_t bytes) {
    const char *parent = getenv("TMPDIR");
    char directory[PATH_MAX], copy[PATH_MAX + 32], companion[PATH_MAX + 32], copy_companion[PATH_MAX + 32];
    if (!parent || *parent != '/') {
        parent = "/tmp";
    }
    sweep_copies(parent);
    int length = snprintf(directory, sizeof directory, "%s/" COPY_PREFIX "XXXXXX", parent);
    if (bytes > MAX_COPY_BYTES || !has_room(parent, bytes) || length < 0 ||
        (size_t)length >= sizeof directory || !mkdtemp(directory)) {
        return false;
    }
    view->lock = lock_copies(directory);
    snprintf(copy, sizeof copy, "%s/copy", directory);
    snprintf(copy_companion, sizeof copy_companion, "%s/copy%s", directory, suffix);
    snprintf(companion, sizeof companion, "%s%s", path, suffix);
    view->directory = strdup(directory);
    return view->directory && copy_pair(path, companion, copy, copy_companion) && recover_copy(copy) &&
           set_uri(view, copy, "?mode=ro&immutable=1", NULL) == CSQL_OK;
}

void view_free(struct view *view) {
    if (view->directory) {
        remove_copies(view->directory);
        if (view->lock >= 0) {
            (void)close(view->lock);
        }
    }
    (void)sqlite3_close(view->memory); /* nothing is left open in it */
    free(view->directory);
    free(view->uri);
    *view = (struct view){0};
}

/* The size of path + suffix, 0 if there is no such file, with its time of change. */
static uint64_t companion_size(const char *path, const char *suffix, int64_t *modified, bool *exists) {
    char name[PATH_MAX + 32];
    struct stat info;
    snprintf(name, sizeof name, "%s%s", path, suffix);
    *exists = stat(name, &info) == 0;
    *modified = *exists ? modified_ns(&info) : 0;
    return *exists ? (uint64_t)info.st_size : 0;
}

/* True if there is a rollback journal with its header: of a writer that is at work, or that died, so that its
 * changes must be undone. */
static bool has_journal(const char *path) {
    char name[PATH_MAX + 32];
    unsigned char first = 0;
    snprintf(name, sizeof name, "%s-journal", path);
    int fd = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    bool hot = fd >= 0 && read(fd, &first, 1) == 1 && first != 0;
    if (fd >= 0) {
        close(fd);
    }
    return hot;
}

static csql_status view_wal(struct view *view, const char *path, uint64_t size, uint64_t wal_size,
                            bool index_exists, csql_error *error) {
    if (wal_size == 0) {
        view->notice = "The database is in WAL mode and is read as it stood on opening.";
        return set_uri(view, path, "?mode=ro&immutable=1", error);
    }
    if (index_exists) {
        csql_status status = set_uri(view, path, "?mode=ro&readonly_shm=1", error);
        if (status != CSQL_OK || try_reading(view->uri) == SQLITE_OK) {
            return status;
        }
        view_free(view);
    }
    if (copy_view(view, path, "-wal", size + wal_size)) {
        view->notice = "The database has changes in its write-ahead log; a private copy, made on opening, is "
                       "read.";
        return CSQL_OK;
    }
    view_free(view);
    view->notice = "The database has changes in its write-ahead log that could not be read; what is seen is "
                   "the state before them. Close the program that writes to it, or run PRAGMA "
                   "wal_checkpoint there.";
    return set_uri(view, path, "?mode=ro&immutable=1", error);
}

csql_status view_choose(const char *path, struct file_identity *identity, struct view *out,
                        csql_error *error) {
    struct stat info;
    unsigned char header[HEADER_BYTES];
    size_t length = 0;
    int64_t modified = 0;
    bool wal_exists = false, index_exists = false;
    csql_status status = check_file(path, &info, error);
    if (status == CSQL_OK) {
        status = read_header(path, header, &length, error);
    }
    if (status != CSQL_OK) {
        return status;
    }
    *identity = (struct file_identity){.device = (uint64_t)info.st_dev,
                                       .inode = (uint64_t)info.st_ino,
                                       .size = (uint64_t)info.st_size,
                                       .modified_ns = modified_ns(&info)};
    if (length == 0) {
        /* Immutable: SQLite would otherwise delete a log or journal that lies beside an empty file. */
        out->notice = "The file is empty (0 bytes): a database without tables.";
        return set_uri(out, path, "?mode=ro&immutable=1", error);
    }
    status = check_header(path, header, length, error);
    if (status != CSQL_OK) {
        return status;
    }
    for (int i = 0; i < 4; i++) {
        identity->change_counter = identity->change_counter << 8 | header[HEADER_CHANGE_COUNTER + i];
    }
    if (header[HEADER_WRITE_VERSION] == 2) {
        identity->wal_size = companion_size(path, "-wal", &identity->wal_modified_ns, &wal_exists);
        (void)companion_size(path, "-shm", &modified, &index_exists);
        return view_wal(out, path, identity->size, identity->wal_size, index_exists, error);
    }
    status = set_uri(out, path, "?mode=ro", error);
    if (status != CSQL_OK || !has_journal(path)) {
        return status;
    }
    /* A writer that lives has its lock on the file: the journal is its own, and SQLite reads on or waits. */
    const int code = try_reading(out->uri);
    if (code != SQLITE_OK && code != SQLITE_BUSY) {
        view_free(out);
        if (copy_view(out, path, "-journal", 2 * identity->size)) {
            out->notice = "A program stopped while it wrote to the database; a private copy, with the "
                          "unfinished change undone, is read.";
            return CSQL_OK;
        }
        view_free(out);
        return set_uri(out, path, "?mode=ro", error);
    }
    return CSQL_OK;
}

/* A new database in memory, which every connection of this process may open by view->uri. */
static csql_status open_memory(struct view *view, csql_error *error) {
    static atomic_uint made;
    char name[32];
    (void)snprintf(name, sizeof name, "/clarisql-%u", atomic_fetch_add(&made, 1));
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
    csql_status status = set_uri(view, name, "?vfs=memdb", error);
    if (status == CSQL_OK && sqlite3_open_v2(view->uri, &view->memory, flags, NULL) != SQLITE_OK) {
        status = view->memory ? db_sqlite_error(view->memory, "the database in memory", error)
                              : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    return status;
}

/* The database at path into memory. */
static csql_status copy_into(sqlite3 *memory, const char *path, struct file_identity *identity,
                             struct buffer *note, csql_error *error) {
    struct view view = {0};
    csql_status status = view_choose(path, identity, &view, error);
    if (status == CSQL_OK && identity->size > MAX_IMPORTED_INTO_BYTES) {
        status =
            error_set(error, CSQL_TOO_LONG,
                      "%s is larger than the %zu MB that are read into memory for an import; import with "
                      "sqlite3, into a copy of it",
                      path, MAX_IMPORTED_INTO_BYTES >> 20);
    }
    if (status == CSQL_OK && identity->size > 0) {
        status = db_copy(view.uri, memory, error);
    }
    if (status == CSQL_OK && view.notice) {
        buffer_string(note, view.notice);
    }
    view_free(&view);
    return status;
}

csql_status view_import(const char *path, const csql_import *imports, size_t count,
                        struct file_identity *identity, struct view *out, struct buffer *note,
                        csql_error *error) {
    const csql_import self = {.path = path};
    csql_status status = open_memory(out, error);
    if (status == CSQL_OK && !import_is_csv(path)) {
        status = copy_into(out->memory, path, identity, note, error);
    } else if (status == CSQL_OK) {
        status = import_table(out->memory, &self, note, error);
    }
    for (size_t i = 0; i < count && status == CSQL_OK; i++) {
        status = import_table(out->memory, &imports[i], note, error);
    }
    return status;
}
