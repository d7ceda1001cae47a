/* The cached index: a file in the user's cache directory, named by the database's path, mapped read-only. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/hash.h"
#include "db/cache.h"
#include "db/values.h"

/* Smaller files are indexed again in less time than a person notices. */
#define MIN_CACHED_FILE ((uint64_t)16 * 1024 * 1024)
#define MAX_CACHE_FILE ((off_t)2 * 1024 * 1024 * 1024)
#define VALUES_MAGIC "csqlval"
#define VALUES_VERSION 2
#define BYTE_ORDER_MARK 0x01020304u

static uint64_t mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 32;
}

static uint64_t mix_text(uint64_t hash, const char *text) {
    return mix(hash_text(hash, text), 0xff);
}

void values_key(const struct db *db, uint64_t key[2]) {
    const struct file_identity *id = &db->identity;
    const uint64_t words[] = {id->device,
                              id->inode,
                              id->size,
                              id->change_counter,
                              id->wal_size,
                              (uint64_t)id->modified_ns,
                              (uint64_t)id->wal_modified_ns};
    for (int half = 0; half < 2; half++) {
        uint64_t hash = mix_text(HASH_START + (uint64_t)half, db->path);
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            hash = mix(hash, words[i]);
        }
        for (size_t c = 0; c < db->catalogue.column_count; c++) {
            const struct db_column *column = &db->catalogue.columns[c];
            hash = mix(mix_text(hash, column->name), (uint64_t)column->type << 32 | (uint64_t)column->table);
        }
        key[half] = hash;
    }
}

bool values_are_cached(const struct db *db) {
    return db->identity.size >= MIN_CACHED_FILE && !(db->cache_directory && !*db->cache_directory);
}

static bool cache_path(const struct db *db, char *out, size_t size, bool make) {
    char directory[PATH_MAX];
    if (!cache_directory(db->cache_directory, directory, sizeof directory, make)) {
        return false;
    }
    uint64_t name = mix_text(HASH_START, db->path);
    int length = snprintf(out, size, "%s/%016llx" CACHE_ENDING, directory, (unsigned long long)name);
    return length > 0 && (size_t)length < size;
}

/* Of the block, its checksum field counting as 0; size is a multiple of 8. */
static uint64_t checksum(const void *block, size_t size) {
    const unsigned char *bytes = block;
    uint64_t lanes[4] = {1, 2, 3, 4};
    for (size_t i = 0; i + 8 <= size; i += 8) {
        uint64_t word;
        memcpy(&word, bytes + i, sizeof word);
        if (i == offsetof(struct value_header, checksum)) {
            word = 0;
        }
        uint64_t *lane = &lanes[i / 8 % 4];
        *lane = (*lane ^ word) * 0x9e3779b97f4a7c15u;
        *lane ^= *lane >> 29;
    }
    return mix(mix(mix(lanes[0], lanes[1]), lanes[2]), lanes[3]);
}

static bool is_ours(const struct db *db, const struct value_header *header, size_t size) {
    uint64_t key[2];
    values_key(db, key);
    return memcmp(header->magic, VALUES_MAGIC, sizeof header->magic) == 0 &&
           header->version == VALUES_VERSION && header->byte_order == BYTE_ORDER_MARK &&
           header->key[0] == key[0] && header->key[1] == key[1] && header->size == size &&
           header->checksum == checksum(header, size);
}

bool values_load(const struct db *db, struct value_index *index) {
    char path[PATH_MAX];
    struct stat info;
    if (!cache_path(db, path, sizeof path, false)) {
        return false;
    }
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd < 0) {
        return false;
    }
    void *block = MAP_FAILED;
    bool usable = fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_uid == geteuid() &&
                  info.st_size >= (off_t)sizeof(struct value_header) && info.st_size <= MAX_CACHE_FILE &&
                  info.st_size % 8 == 0;
    if (usable) {
        block = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    }
    close(fd);
    if (block == MAP_FAILED) {
        return false;
    }
    *index = (struct value_index){.block = block, .size = (size_t)info.st_size, .mapped = true};
    if (is_ours(db, block, index->size) && values_attach(index, db->catalogue.column_count) == CSQL_OK) {
        return true;
    }
    (void)munmap(block, index->size); /* nothing is lost if it stays mapped */
    *index = (struct value_index){0};
    return false;
}

static bool write_all(int fd, const char *bytes, size_t size) {
    while (size > 0) {
        ssize_t put = write(fd, bytes, size);
        if (put < 0 && errno != EINTR) {
            return false;
        }
        bytes += put > 0 ? put : 0;
        size -= put > 0 ? (size_t)put : 0;
    }
    return true;
}

void values_save(const struct db *db, const struct value_index *index) {
    char path[PATH_MAX], temporary[PATH_MAX + 16];
    if (!cache_path(db, path, sizeof path, true)) {
        return;
    }
    struct value_header *header = index->block;
    memcpy(header->magic, VALUES_MAGIC, sizeof header->magic);
    header->version = VALUES_VERSION;
    header->byte_order = BYTE_ORDER_MARK;
    header->size = index->size;
    values_key(db, header->key);
    header->checksum = checksum(header, index->size);
    snprintf(temporary, sizeof temporary, "%s.XXXXXX", path);
    int fd = mkstemp(temporary); /* mode 0600 */
    if (fd < 0) {
        return;
    }
    bool written = write_all(fd, (const char *)header, index->size);
    written = close(fd) == 0 && written;
    if (!written || rename(temporary, path) != 0) {
        (void)unlink(temporary); /* at worst, a stray file in the cache */
    }
    (void)cache_trim(db->cache_directory, CACHE_LIMIT_BYTES);
}
