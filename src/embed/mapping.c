/* A file mapped into memory, and the checks that make it safe to follow what it says. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "embed/internal.h"

enum { PATH_ROOM = 4096 };
#define MAX_FILE ((off_t)64 * 1024 * 1024)

csql_status mapping_open(const char *directory, const char *name, struct mapping *out, csql_error *error) {
    char path[PATH_ROOM];
    *out = (struct mapping){0};
    int length = snprintf(path, sizeof path, "%s/%s", directory, name);
    if (length < 0 || (size_t)length >= sizeof path) {
        return error_set(error, CSQL_TOO_LONG, "the data directory's name is too long");
    }
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        int reason = errno;
        return error_set(error, reason == ENOENT || reason == ENOTDIR ? CSQL_NOT_FOUND : CSQL_IO,
                         "cannot open %s: %s", path, strerror(reason));
    }
    csql_status status = CSQL_OK;
    struct stat about;
    if (fstat(file, &about) != 0) {
        status = error_set(error, CSQL_IO, "cannot look at %s: %s", path, strerror(errno));
    } else if (!S_ISREG(about.st_mode) || about.st_size <= 0 || about.st_size > MAX_FILE) {
        status = error_set(error, CSQL_BAD_DATA, "%s is no data file", path);
    } else {
        void *bytes = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes == MAP_FAILED) {
            status = error_set(error, CSQL_IO, "cannot map %s: %s", path, strerror(errno));
        } else {
            out->bytes = bytes;
            out->size = (size_t)about.st_size;
        }
    }
    if (close(file) != 0 && status == CSQL_OK) {
        mapping_close(out);
        status = error_set(error, CSQL_IO, "cannot close %s: %s", path, strerror(errno));
    }
    return status;
}

void mapping_close(struct mapping *mapping) {
    if (mapping->bytes != NULL) {
        /* it can fail only for an address that mmap did not give */
        (void)munmap(mapping->bytes, mapping->size);
    }
    *mapping = (struct mapping){0};
}

const void *mapping_take(struct mapping_reader *reader, size_t count, size_t size) {
    size_t left = reader->mapping->size - reader->at;
    if (reader->failed || count > left / size) {
        reader->failed = true;
        return NULL;
    }
    const void *part = (const unsigned char *)reader->mapping->bytes + reader->at;
    reader->at += count * size;
    return part;
}

bool mapping_strings(const uint32_t *starts, size_t count, const char *text, size_t length) {
    if (length == 0 || text[length - 1] != '\0') {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (starts[i] >= length ||
            (i == 0 ? starts[i] != 0 : starts[i] <= starts[i - 1] || text[starts[i] - 1] != '\0')) {
            return false;
        }
    }
    return true;
}
