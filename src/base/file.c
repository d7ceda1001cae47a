#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"

#define MAX_PATH ((size_t)4096)

/* Where a status is of the system, errno says why; EINVAL for what is no plain file. Nothing waits for a
 * FIFO's writer. */
static csql_status read_plain(const char *path, struct buffer *out) {
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat info;
    char block[16384];
    ssize_t got = 0;
    if (file < 0) {
        return errno == ENOENT || errno == ENOTDIR ? CSQL_NOT_FOUND : CSQL_IO;
    }
    const bool plain = fstat(file, &info) == 0 && S_ISREG(info.st_mode);
    while (plain && out->status == CSQL_OK && (got = read(file, block, sizeof block)) > 0) {
        buffer_add(out, block, (size_t)got);
    }
    const int why = plain ? errno : EINVAL;
    (void)close(file); /* only read */
    errno = why;
    return !plain || got < 0 ? CSQL_IO : out->status;
}

static csql_status tell(csql_status status, const char *name, const struct buffer *out, csql_error *error) {
    const bool mega = out->limit >= 1048576;
    const bool system = status == CSQL_IO || status == CSQL_NOT_FOUND;
    return status == CSQL_OK         ? CSQL_OK
           : status == CSQL_TOO_LONG ? error_set(error, status, "%s: over %zu %s", name,
                                                 out->limit / (mega ? 1048576 : 1024), mega ? "MiB" : "KiB")
                                     : error_set(error, status, "%s: %s", name,
                                                 !system           ? csql_status_text(status)
                                                 : errno == EINVAL ? "is no plain file"
                                                                   : strerror(errno));
}

csql_status file_read(const char *path, struct buffer *out, csql_error *error) {
    return tell(read_plain(path, out), path, out, error);
}

csql_status file_read_in(const char *directory, const char *name, struct buffer *out, csql_error *error) {
    struct buffer path = buffer_new(MAX_PATH);
    buffer_printf(&path, "%s/%s", directory, name);
    csql_status status = path.status == CSQL_OK ? read_plain(buffer_text(&path), out) : path.status;
    status = tell(status, name, out, error);
    buffer_free(&path);
    return status;
}

bool file_make_folders(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        const bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        *slash = '/';
        if (!made) {
            return false;
        }
    }
    return true;
}

static bool write_all(int file, const char *bytes, size_t length) {
    for (ssize_t wrote = 0; length > 0; bytes += wrote, length -= (size_t)wrote) {
        wrote = write(file, bytes, length);
        if (wrote <= 0) {
            return false;
        }
    }
    return fsync(file) == 0;
}

csql_status file_replace(const char *path, const char *bytes, size_t length, csql_error *error) {
    struct buffer beside = buffer_new(MAX_PATH);
    buffer_printf(&beside, "%s.XXXXXX", path);
    if (beside.status != CSQL_OK) {
        const csql_status status = error_set(error, beside.status, "%s: the path is too long", path);
        buffer_free(&beside);
        return status;
    }
    const int file = mkstemp(beside.text); /* 0600 */
    bool good = file >= 0 && write_all(file, bytes, length);
    int reason = errno;
    if (file >= 0 && close(file) != 0 && good) {
        good = false;
        reason = errno;
    }
    if (good && rename(beside.text, path) != 0) {
        good = false;
        reason = errno;
    }
    if (!good && file >= 0) {
        (void)unlink(beside.text); /* nothing more can be done about it */
    }
    buffer_free(&beside);
    return good ? CSQL_OK : error_set(error, CSQL_IO, "cannot write %s: %s", path, strerror(reason));
}
