#include "db/csv.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "text/text.h"

static csql_status read_all(int fd, const char *path, char *text, size_t size, size_t *length,
                            csql_error *error) {
    *length = 0;
    while (*length < size) {
        const ssize_t got = read(fd, text + *length, size - *length);
        if (got < 0 && errno != EINTR) {
            return error_set(error, CSQL_IO, "%s cannot be read: %s", path, strerror(errno));
        }
        if (got == 0) {
            break; /* it was cut meanwhile */
        }
        *length += got > 0 ? (size_t)got : 0;
    }
    return CSQL_OK;
}

csql_status csv_read_file(const char *path, size_t most, char **out, size_t *length, csql_error *error) {
    struct stat info;
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    csql_status status = CSQL_OK;
    *out = NULL;
    if (fd < 0 || fstat(fd, &info) != 0) {
        status = error_set(error, errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO, "%s: %s", path,
                           errno == ENOENT ? "there is no such file; check the path" : strerror(errno));
    } else if (!S_ISREG(info.st_mode)) {
        status = error_set(error, CSQL_IO, "%s is not a regular file", path);
    } else if ((uint64_t)info.st_size > most) {
        status = error_set(error, CSQL_TOO_LONG, "%s is larger than %zu MB", path, most >> 20);
    } else if ((*out = calloc((size_t)info.st_size + 1, 1)) == NULL) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    } else {
        status = read_all(fd, path, *out, (size_t)info.st_size, length, error);
    }
    if (fd >= 0) {
        (void)close(fd); /* only read */
    }
    if (status != CSQL_OK) {
        free(*out);
        *out = NULL;
    }
    return status;
}

char csv_separator(const char *text) {
    static const char marks[] = ",;\t|";
    size_t counts[sizeof marks - 1] = {0}, best = 0;
    bool quoted = false;
    for (const char *p = text; *p != '\0' && (quoted || (*p != '\n' && *p != '\r')); p++) {
        quoted ^= *p == '"';
        const char *mark = quoted ? NULL : strchr(marks, *p);
        if (mark != NULL) {
            counts[mark - marks]++;
        }
    }
    for (size_t i = 1; i < sizeof counts / sizeof *counts; i++) {
        best = counts[i] > counts[best] ? i : best;
    }
    return marks[best];
}

bool csv_next(char **at, char separator, struct csv_record *record) {
    char *p = *at;
    record->count = 0;
    if (!*p) {
        return false;
    }
    for (;;) {
        char *out = p, *field = p;
        bool quoted = *p == '"';
        p += quoted;
        while (*p && (quoted || (*p != separator && *p != '\n' && *p != '\r'))) {
            if (quoted && *p == '"' && p[1] != '"') {
                quoted = false;
                p++;
                continue;
            }
            p += quoted && *p == '"';
            *out++ = *p++;
        }
        char end = *p;
        if (end) {
            p++;
        }
        *out = '\0';
        if (record->count < CSV_MAX_FIELDS) {
            record->fields[record->count++] = field;
        }
        if (end != separator) {
            while (*p == '\n' || *p == '\r') {
                p++;
            }
            *at = p;
            return true;
        }
    }
}

const char *csv_utf8(struct arena *arena, const char *field) {
    size_t length = strlen(field), used = 0;
    if (text_is_utf8(field, length)) {
        return field;
    }
    char *wide = arena_alloc(arena, 2 * length + 1);
    for (size_t i = 0; wide && i < length; i++) {
        unsigned char c = (unsigned char)field[i];
        if (c >= 0x80) {
            wide[used++] = (char)(0xc0 | c >> 6);
        }
        wide[used++] = (char)(c < 0x80 ? c : 0x80 | (c & 0x3f));
    }
    return wide ? wide : "";
}
