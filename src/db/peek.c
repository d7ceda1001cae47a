#include "db/peek.h"

#include <errno.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/error.h"

struct peek {
    sqlite3_filename name; /* which the open file refers to */
    sqlite3_file *file;
};

static csql_status open_file(sqlite3_vfs *vfs, const char *path, struct peek *peek, csql_error *error) {
    char full[PATH_MAX + 1];
    int flags = 0;
    if (vfs->mxPathname >= PATH_MAX || vfs->xFullPathname(vfs, path, sizeof full, full) != SQLITE_OK) {
        return error_set(error, CSQL_IO, "%s: the path is too long, or leads nowhere", path);
    }
    peek->name = sqlite3_create_filename(full, "", "", 0, NULL);
    peek->file = calloc(1, (size_t)vfs->szOsFile);
    if (peek->name == NULL || peek->file == NULL) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    const int code =
        vfs->xOpen(vfs, peek->name, peek->file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, &flags);
    if (code == SQLITE_OK) {
        return CSQL_OK;
    }
    return error_set(error, CSQL_IO, "%s cannot be read: %s", path,
                     access(path, R_OK) != 0 ? strerror(errno) : sqlite3_errstr(code));
}

csql_status peek_open(const char *path, struct peek **out, csql_error *error) {
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
    struct peek *peek = calloc(1, sizeof *peek);
    *out = NULL;
    if (vfs == NULL || peek == NULL) {
        free(peek);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    const csql_status status = open_file(vfs, path, peek, error);
    if (status != CSQL_OK) {
        peek_close(peek);
        return status;
    }
    *out = peek;
    return CSQL_OK;
}

void peek_close(struct peek *peek) {
    if (peek == NULL) {
        return;
    }
    if (peek->file != NULL && peek->file->pMethods != NULL) {
        (void)peek->file->pMethods->xClose(peek->file); /* only read */
    }
    free(peek->file);
    sqlite3_free_filename(peek->name);
    free(peek);
}

csql_status peek_size(struct peek *peek, uint64_t *out, csql_error *error) {
    sqlite3_int64 size = 0;
    const int code = peek->file->pMethods->xFileSize(peek->file, &size);
    *out = code == SQLITE_OK && size > 0 ? (uint64_t)size : 0;
    return code == SQLITE_OK
               ? CSQL_OK
               : error_set(error, CSQL_IO, "the size of the file cannot be told: %s", sqlite3_errstr(code));
}

csql_status peek_read(struct peek *peek, uint64_t offset, void *out, size_t size, csql_error *error) {
    const int code = size > INT_MAX
                         ? SQLITE_IOERR
                         : peek->file->pMethods->xRead(peek->file, out, (int)size, (sqlite3_int64)offset);
    return code == SQLITE_OK ? CSQL_OK
                             : error_set(error, CSQL_IO, "the file cannot be read: %s", sqlite3_errstr(code));
}
