#include "db/cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/xdg.h"

/* Files that are looked at; more than a person has databases. */
#define MAX_FILES 10000

struct cache_file {
    char name[NAME_MAX + 1];
    uint64_t bytes;
    time_t used;
};

bool cache_directory(const char *given, char *out, size_t size, bool make) {
    const int length = given ? snprintf(out, size, "%s", given) : 0;
    const bool found =
        given ? length > 0 && (size_t)length < size : xdg_path("XDG_CACHE_HOME", ".cache", NULL, out, size);
    if (!found) {
        return false;
    }
    char *slash = strrchr(out, '/');
    if (make && slash && slash > out) {
        *slash = '\0';
        (void)mkdir(out, 0700); /* mostly there; the next one tells */
        *slash = '/';
    }
    return !make || mkdir(out, 0700) == 0 || errno == EEXIST;
}

/* True for a file of ours, whole or half written. */
static bool is_cache_file(const char *name) {
    const char *ending = strstr(name, CACHE_ENDING);
    return ending != NULL && (ending[strlen(CACHE_ENDING)] == '\0' || ending[strlen(CACHE_ENDING)] == '.');
}

static int by_use(const void *a, const void *b) {
    const struct cache_file *x = a, *y = b;
    return x->used != y->used ? (x->used < y->used ? -1 : 1) : strcmp(x->name, y->name);
}

/* The folder's files, the one not used for longest first, in malloc'd memory; *count says how many. */
static struct cache_file *list(const char *directory, size_t *count) {
    struct cache_file *files = NULL;
    size_t room = 0;
    DIR *entries = opendir(directory);
    const int folder = entries ? dirfd(entries) : -1;
    *count = 0;
    for (const struct dirent *entry; folder >= 0 && *count < MAX_FILES && (entry = readdir(entries));) {
        struct stat info;
        if (!is_cache_file(entry->d_name) ||
            fstatat(folder, entry->d_name, &info, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(info.st_mode)) {
            continue;
        }
        if (*count == room) {
            room = room ? room * 2 : 16;
            struct cache_file *larger = realloc(files, room * sizeof *files);
            if (!larger) {
                break;
            }
            files = larger;
        }
        struct cache_file *file = &files[(*count)++];
        (void)snprintf(file->name, sizeof file->name, "%s", entry->d_name);
        file->bytes = (uint64_t)info.st_size;
        file->used = info.st_atime > info.st_mtime ? info.st_atime : info.st_mtime;
    }
    if (entries) {
        (void)closedir(entries);
    }
    if (*count > 1) {
        qsort(files, *count, sizeof *files, by_use);
    }
    return files;
}

bool cache_look(const char *given, struct cache_state *out) {
    *out = (struct cache_state){.files = 0};
    if (!cache_directory(given, out->directory, sizeof out->directory, false)) {
        return false;
    }
    struct cache_file *files = list(out->directory, &out->files);
    for (size_t i = 0; i < out->files; i++) {
        out->bytes += files[i].bytes;
    }
    free(files);
    return true;
}

size_t cache_trim(const char *given, uint64_t most) {
    struct cache_state state;
    size_t gone = 0, count = 0;
    if (!cache_look(given, &state) || state.bytes <= most) {
        return 0;
    }
    struct cache_file *files = list(state.directory, &count);
    for (size_t i = 0; i < count && state.bytes > most; i++) {
        char path[PATH_MAX + NAME_MAX + 2];
        (void)snprintf(path, sizeof path, "%s/%s", state.directory, files[i].name);
        if (unlink(path) == 0) {
            gone++;
            state.bytes -= files[i].bytes < state.bytes ? files[i].bytes : state.bytes;
        }
    }
    free(files);
    return gone;
}
