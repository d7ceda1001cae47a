#include "base/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buffer.h"
#include "base/error.h"

#define MAX_PATH ((size_t)4096)

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
