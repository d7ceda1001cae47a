#include "net/tensors.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"

#define MAGIC "CSQLPLAN"
#define VERSION 1u
#define BYTE_ORDER_MARK 0x01020304u
#define NAME_BYTES 48
#define MAX_TENSORS 1000u
#define MAX_SIDE 1000000u /* rows or columns */

struct entry {
    char name[NAME_BYTES];
    uint32_t type, rows, columns, spare;
    uint64_t data, scales, sums;
};
_Static_assert(sizeof(struct entry) == TENSORS_ENTRY, "the directory is read in place");

struct header {
    char magic[8];
    uint32_t version, mark;
    uint64_t size;
    uint32_t count;
};

struct tensor_file {
    unsigned char *bytes;
    size_t size;
    const struct entry *entries;
    uint32_t count;
};

static bool inside(size_t size, uint64_t offset, uint64_t length) {
    return offset % sizeof(float) == 0 && offset <= size && length <= size - offset;
}

/* Whether everything that the entry points to lies in the file. */
static bool entry_fits(const struct entry *entry, size_t size) {
    if (entry->type > TENSOR_TEXT || entry->rows > MAX_SIDE || entry->columns > MAX_SIDE ||
        !memchr(entry->name, '\0', NAME_BYTES)) {
        return false;
    }
    uint64_t cells = (uint64_t)entry->rows * entry->columns;
    if (!inside(size, entry->data, entry->type == TENSOR_FLOAT ? cells * sizeof(float) : cells)) {
        return false;
    }
    uint64_t row_bytes = (uint64_t)entry->rows * sizeof(float);
    return entry->type != TENSOR_INT8 ||
           (inside(size, entry->scales, row_bytes) && inside(size, entry->sums, row_bytes));
}

static csql_status check(struct tensor_file *file, const char *path, csql_error *error) {
    struct header header;
    if (file->size < TENSORS_HEADER) {
        return error_set(error, CSQL_BAD_DATA, "%s is too short", path);
    }
    memcpy(&header, file->bytes, sizeof header);
    if (memcmp(header.magic, MAGIC, sizeof header.magic) != 0) {
        return error_set(error, CSQL_BAD_DATA, "%s is not a plan model", path);
    }
    if (header.version != VERSION || header.mark != BYTE_ORDER_MARK) {
        return error_set(error, CSQL_BAD_DATA, "%s is of another version or byte order", path);
    }
    if (header.size != file->size || header.count > MAX_TENSORS ||
        (uint64_t)header.count * TENSORS_ENTRY > file->size - TENSORS_HEADER) {
        return error_set(error, CSQL_BAD_DATA, "%s is cut short", path);
    }
    file->count = header.count;
    file->entries = (const struct entry *)(const void *)(file->bytes + TENSORS_HEADER);
    for (uint32_t i = 0; i < file->count; i++) {
        if (!entry_fits(&file->entries[i], file->size)) {
            return error_set(error, CSQL_BAD_DATA, "%s is damaged: tensor %u lies outside it", path, i);
        }
    }
    return CSQL_OK;
}

csql_status tensors_open(const char *path, struct tensor_file **out, csql_error *error) {
    *out = NULL;
    struct tensor_file *file = calloc(1, sizeof *file);
    if (!file) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    struct stat about;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        status = error_set(error, errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO, "cannot open %s: %s", path,
                           strerror(errno));
        goto out;
    }
    if (fstat(descriptor, &about) != 0) {
        status = error_set(error, CSQL_IO, "cannot read %s: %s", path, strerror(errno));
        goto out;
    }
    if (!S_ISREG(about.st_mode) || about.st_size < TENSORS_HEADER) {
        status = error_set(error, CSQL_BAD_DATA, "%s is too short", path);
        goto out;
    }
    file->size = (size_t)about.st_size;
    void *bytes = mmap(NULL, file->size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes == MAP_FAILED) {
        file->size = 0;
        status = error_set(error, CSQL_IO, "cannot map %s: %s", path, strerror(errno));
        goto out;
    }
    file->bytes = bytes;
    status = check(file, path, error);
out:
    if (descriptor >= 0) {
        (void)close(descriptor);
    }
    if (status != CSQL_OK) {
        tensors_close(file);
        return status;
    }
    *out = file;
    return CSQL_OK;
}

void tensors_close(struct tensor_file *file) {
    if (!file) {
        return;
    }
    if (file->bytes) {
        (void)munmap(file->bytes, file->size);
    }
    free(file);
}

bool tensors_find(const struct tensor_file *file, const char *name, struct tensor *out) {
    for (uint32_t i = 0; i < file->count; i++) {
        const struct entry *entry = &file->entries[i];
        if (strcmp(entry->name, name) != 0) {
            continue;
        }
        *out = (struct tensor){.type = (enum tensor_type)entry->type,
                               .rows = entry->rows,
                               .columns = entry->columns,
                               .data = file->bytes + entry->data};
        if (out->type == TENSOR_INT8) {
            out->scales = (const float *)(const void *)(file->bytes + entry->scales);
            out->sums = (const int32_t *)(const void *)(file->bytes + entry->sums);
        }
        return true;
    }
    return false;
}
