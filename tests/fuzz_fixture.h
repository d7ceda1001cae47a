/* What fuzz targets share: a directory of their own, which goes when the process ends, files and databases in
 * it, and what must hold whatever the input was. */
#ifndef FUZZ_FIXTURE_H
#define FUZZ_FIXTURE_H

#include <dirent.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clarisql.h"

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char fuzz_directory[64];

/* Ends the process as a finding, with a line that says what does not hold. */
static inline void fuzz_check(bool holds, const char *what) {
    if (!holds) {
        (void)fprintf(stderr, "does not hold: %s\n", what);
        abort();
    }
}

/* libFuzzer does not look at what LLVMFuzzerInitialize returns: a target that cannot start says so and ends.
 */
static inline void fuzz_require(bool done, const char *what) {
    if (!done) {
        (void)fprintf(stderr, "cannot start: %s\n", what);
        exit(1);
    }
}

static inline void fuzz_path(char out[static PATH_MAX], const char *name) {
    (void)snprintf(out, PATH_MAX, "%s/%s", fuzz_directory, name);
}

static inline void fuzz_remove_directory(void) {
    DIR *entries = opendir(fuzz_directory);
    for (const struct dirent *entry; entries && (entry = readdir(entries));) {
        char path[PATH_MAX];
        fuzz_path(path, entry->d_name);
        (void)unlink(path); /* fails for "." and ".." */
    }
    if (entries) {
        (void)closedir(entries);
    }
    (void)rmdir(fuzz_directory);
}

static inline void fuzz_make_directory(void) {
    strcpy(fuzz_directory, "/tmp/clarisql-fuzz-XXXXXX");
    fuzz_require(mkdtemp(fuzz_directory) && atexit(fuzz_remove_directory) == 0, "no temporary directory");
}

static inline void fuzz_write(const char *path, const uint8_t *data, size_t size) {
    FILE *file = fopen(path, "wb");
    bool written = file && fwrite(data, 1, size, file) == size;
    fuzz_require(file && fclose(file) == 0 && written, path);
}

/* Stops what a script computes for too long. */
static inline int fuzz_stop(void *context) {
    return --*(int *)context < 0;
}

/* Makes a database anew as a script says, which cannot touch other files; what fails in it is left out, and
 * then false is returned. */
static inline bool fuzz_run_script(const char *path, const char *script) {
    sqlite3 *connection = NULL;
    int patience = 2000;
    (void)unlink(path);
    fuzz_require(sqlite3_open(path, &connection) == SQLITE_OK, path);
    (void)sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0);
    (void)sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 1000000);
    sqlite3_progress_handler(connection, 1000, fuzz_stop, &patience);
    int code = sqlite3_exec(connection, "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF", NULL, NULL, NULL);
    code = code == SQLITE_OK ? sqlite3_exec(connection, script, NULL, NULL, NULL) : code;
    return sqlite3_close(connection) == SQLITE_OK && code == SQLITE_OK;
}

/* Makes one of the bundled sample databases. */
static inline void fuzz_make_sample(const char *path, const char *script) {
    FILE *file = fopen(script, "rb");
    char *text = NULL;
    size_t length = 0;
    sqlite3 *connection = NULL;
    fuzz_require(file && getdelim(&text, &length, '\0', file) > 0, script);
    fuzz_require(sqlite3_open(path, &connection) == SQLITE_OK &&
                     sqlite3_exec(connection, text, NULL, NULL, NULL) == SQLITE_OK &&
                     sqlite3_close(connection) == SQLITE_OK,
                 script);
    (void)fclose(file);
    free(text);
}

#endif
