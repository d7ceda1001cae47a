#include "record/lines.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buffer.h"
#include "base/error.h"

#define CHUNK ((size_t)64 * 1024)

struct lines {
    int file;
    bool owned, ended;
    bool skipping; /* within a line that is too long */
    size_t number;
    uint64_t taken;    /* bytes read from the stream, the unread part of chunk included */
    size_t at, filled; /* the unread part of chunk */
    struct buffer line;
    char *name;
    char chunk[CHUNK];
};

/* Opens the file behind lines->name, refusing what cannot be read as lines. */
static csql_status open_name(struct lines *lines, bool standard, csql_error *error) {
    if (standard) {
        lines->file = STDIN_FILENO;
        return CSQL_OK;
    }
    lines->file = open(lines->name, O_RDONLY | O_CLOEXEC);
    if (lines->file < 0) {
        return error_set(error, errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO, "cannot open %s: %s", lines->name,
                         strerror(errno));
    }
    lines->owned = true;
    struct stat status;
    if (fstat(lines->file, &status) != 0) {
        return error_set(error, CSQL_IO, "cannot read %s: %s", lines->name, strerror(errno));
    }
    if (S_ISDIR(status.st_mode)) {
        return error_set(error, CSQL_IO, "cannot read %s: it is a directory", lines->name);
    }
    return CSQL_OK;
}

static csql_status open_lines(const char *path, bool standard, struct lines **out, csql_error *error) {
    *out = NULL;
    struct lines *lines = calloc(1, sizeof *lines);
    if (!lines || !(lines->name = strdup(path))) {
        free(lines);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    lines->line = buffer_new(LINES_MAX_BYTES);
    csql_status status = open_name(lines, standard, error);
    if (status != CSQL_OK) {
        lines_close(lines);
        return status;
    }
    *out = lines;
    return CSQL_OK;
}

csql_status lines_open(const char *path, struct lines **out, csql_error *error) {
    return open_lines(path, strcmp(path, "-") == 0, out, error);
}

csql_status lines_open_file(const char *path, struct lines **out, csql_error *error) {
    return open_lines(path, false, out, error);
}

void lines_close(struct lines *lines) {
    if (!lines) {
        return;
    }
    if (lines->owned) {
        close(lines->file);
    }
    buffer_free(&lines->line);
    free(lines->name);
    free(lines);
}

uint64_t lines_taken(const struct lines *lines) {
    return lines->taken - (lines->filled - lines->at);
}

uint64_t lines_size(const struct lines *lines) {
    struct stat status;
    bool known = fstat(lines->file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
    return known ? (uint64_t)status.st_size : 0;
}

/* Fills the empty chunk; at the stream's end it stays empty and lines->ended is set. */
static csql_status fill(struct lines *lines, const volatile int *stop, csql_error *error) {
    lines->at = lines->filled = 0;
    for (;;) {
        ssize_t got = read(lines->file, lines->chunk, sizeof lines->chunk);
        if (got > 0) {
            lines->filled = (size_t)got;
            lines->taken += (uint64_t)got;
            return CSQL_OK;
        }
        if (got == 0) {
            lines->ended = true;
            return CSQL_OK;
        }
        if (errno != EINTR) {
            return error_set(error, CSQL_IO, "cannot read %s: %s", lines->name, strerror(errno));
        }
        if (stop && *stop) {
            return error_set(error, CSQL_INTERRUPTED, "interrupted");
        }
    }
}

/* Takes what is left of the line, up to the chunk's end, into lines->line; true at the line's end. */
static bool take(struct lines *lines, bool keep) {
    const char *from = lines->chunk + lines->at;
    const char *end = memchr(from, '\n', lines->filled - lines->at);
    size_t length = end ? (size_t)(end - from) : lines->filled - lines->at;
    if (keep) {
        buffer_add(&lines->line, from, length);
    }
    lines->at += length + (end ? 1 : 0);
    return end != NULL;
}

/* Passes over the rest of a line that is too long. */
static csql_status skip_rest(struct lines *lines, const volatile int *stop, csql_error *error) {
    uint64_t begun = lines_taken(lines);
    while (lines->skipping && !lines->ended) {
        if (lines->at == lines->filled) {
            csql_status status = fill(lines, stop, error);
            if (status != CSQL_OK) {
                return status;
            }
        }
        lines->skipping = !take(lines, false);
        if (lines->skipping && lines_taken(lines) - begun > LINES_MAX_SKIPPED) {
            lines->ended = true;
            return error_set(error, CSQL_IO, "%s: line %zu has no end; what follows is not read", lines->name,
                             lines->number);
        }
    }
    return CSQL_OK;
}

bool lines_may_begin(const struct line *line, const char *start) {
    size_t length = strlen(start);
    return strncmp(line->text, start, line->length < length ? line->length : length) == 0;
}

/* The length of a byte order mark at the stream's start. */
static size_t mark_length(const struct lines *lines) {
    static const char mark[] = "\xEF\xBB\xBF";
    size_t length = sizeof mark - 1;
    bool marked =
        lines->number == 1 && lines->line.length >= length && memcmp(lines->line.text, mark, length) == 0;
    return marked ? length : 0;
}

csql_status lines_next(struct lines *lines, const volatile int *stop, struct line *out, bool *done,
                       csql_error *error) {
    *out = (struct line){0};
    *done = false;
    buffer_clear(&lines->line);
    csql_status skipped = skip_rest(lines, stop, error);
    if (skipped != CSQL_OK) {
        return skipped;
    }
    bool started = false, complete = false;
    while (!complete && !lines->ended && lines->line.status == CSQL_OK) {
        if (lines->at == lines->filled) {
            csql_status status = fill(lines, stop, error);
            if (status != CSQL_OK) {
                return status;
            }
            continue;
        }
        started = true;
        complete = take(lines, true);
    }
    if (!started) {
        *done = true;
        return CSQL_OK;
    }
    out->number = ++lines->number;
    out->torn = !complete;
    lines->skipping = !complete && lines->line.status != CSQL_OK;
    if (lines->line.status == CSQL_TOO_LONG) {
        return error_set(error, CSQL_TOO_LONG, "line %zu is over the limit of %zu bytes", out->number,
                         LINES_MAX_BYTES);
    }
    if (lines->line.status != CSQL_OK) {
        return error_set(error, lines->line.status, "out of memory");
    }
    size_t length = lines->line.length;
    if (length > 0 && lines->line.text[length - 1] == '\r') {
        buffer_truncate(&lines->line, length - 1);
    }
    size_t mark = mark_length(lines);
    out->text = buffer_text(&lines->line) + mark;
    out->length = lines->line.length - mark;
    return CSQL_OK;
}
