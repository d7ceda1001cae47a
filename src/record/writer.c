#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/json.h"
#include "record/lines.h"
#include "record/record.h"

struct record_writer {
    int file;
    char *name;
    bool torn; /* a write failed, perhaps with a part of its line */
};

static csql_status io_failure(const struct record_writer *writer, csql_error *error) {
    return error_set(error, CSQL_IO, "cannot write %s: %s", writer->name, strerror(errno));
}

static csql_status write_all(struct record_writer *writer, const char *text, size_t length,
                             csql_error *error) {
    while (length > 0) {
        ssize_t put = write(writer->file, text, length);
        if (put < 0 && errno != EINTR) {
            return io_failure(writer, error);
        }
        if (put > 0) {
            text += put;
            length -= (size_t)put;
        }
    }
    return CSQL_OK;
}

/* Where the last line of a file of size bytes begins; a line longer than any log line gives size. */
static csql_status find_tail(struct record_writer *writer, off_t size, off_t *tail, csql_error *error) {
    char block[4096];
    off_t end = size;
    while (end > 0 && size - end <= (off_t)LINES_MAX_BYTES) {
        off_t from = end > (off_t)sizeof block ? end - (off_t)sizeof block : 0;
        ssize_t got = pread(writer->file, block, (size_t)(end - from), from);
        if (got != end - from) {
            return io_failure(writer, error);
        }
        const char *newline = memrchr(block, '\n', (size_t)got);
        if (newline) {
            *tail = from + (newline - block) + 1;
            return CSQL_OK;
        }
        end = from;
    }
    *tail = end == 0 ? 0 : size;
    return CSQL_OK;
}

static csql_status no_log(const struct record_writer *writer, csql_error *error) {
    return error_set(error, CSQL_BAD_DATA, "%s is no log of conversations; it is left as it is, name another",
                     writer->name);
}

static bool is_blank(const struct line *line) {
    return !line->text || strspn(line->text, " \t\r") == line->length;
}

/* Whether the first line is a record, or what a crash left of one. */
static csql_status check_start(struct record_writer *writer, csql_error *error) {
    struct arena *arena = arena_new();
    struct lines *lines = NULL;
    struct line line = {0};
    struct record record;
    bool done = false;
    csql_status status = arena ? lines_open_file(writer->name, &lines, error)
                               : error_set(error, CSQL_NO_MEMORY, "out of memory");
    while (status == CSQL_OK && !done && is_blank(&line)) {
        status = lines_next(lines, NULL, &line, &done, error);
    }
    if (status == CSQL_OK && !done) {
        status = record_parse(arena, line.text, line.length, &record, error);
        bool torn = line.torn && (status == CSQL_BAD_JSON || status == CSQL_BAD_TEXT);
        status = torn && lines_may_begin(&line, RECORD_START) ? CSQL_OK : status;
    }
    lines_close(lines);
    arena_free(arena);
    bool foreign = status != CSQL_OK && status != CSQL_NO_MEMORY && status != CSQL_IO;
    return foreign ? no_log(writer, error) : status;
}

/* Ends what lies behind the last line's end with a newline if it is whole, cuts it off if it is torn. A file
 * that is no log is left as it is. */
static csql_status mend_tail(struct record_writer *writer, csql_error *error) {
    struct stat file;
    if (fstat(writer->file, &file) != 0) {
        return io_failure(writer, error);
    }
    if (!S_ISREG(file.st_mode) || file.st_size == 0) {
        return CSQL_OK;
    }
    off_t tail = 0;
    csql_status status = check_start(writer, error);
    if (status == CSQL_OK) {
        status = find_tail(writer, file.st_size, &tail, error);
    }
    if (status != CSQL_OK || tail == file.st_size) {
        return status;
    }
    size_t length = (size_t)(file.st_size - tail);
    char *text = malloc(length);
    if (!text) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    json *value = NULL;
    bool whole = pread(writer->file, text, length, tail) == (ssize_t)length;
    if (whole && json_parse(text, length, &value, NULL) == CSQL_OK) {
        status = write_all(writer, "\n", 1, error);
    } else if (whole && !lines_may_begin(&(struct line){.text = text, .length = length}, RECORD_START)) {
        status = no_log(writer, error);
    } else if (!whole || ftruncate(writer->file, tail) != 0) {
        status = io_failure(writer, error);
    }
    json_free(value);
    free(text);
    return status;
}

csql_status record_writer_open(const char *path, struct record_writer **out, csql_error *error) {
    *out = NULL;
    struct record_writer *writer = calloc(1, sizeof *writer);
    if (!writer || !(writer->name = strdup(path))) {
        free(writer);
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    /* Reading is for the tail; a pipe or a terminal gives writing alone. What people ask is their own affair.
     */
    writer->file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (writer->file < 0 && (errno == EACCES || errno == ENXIO)) {
        writer->file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    }
    csql_status status = writer->file < 0 ? io_failure(writer, error) : mend_tail(writer, error);
    if (status != CSQL_OK) {
        record_writer_close(writer);
        return status;
    }
    *out = writer;
    return CSQL_OK;
}

csql_status record_writer_append(struct record_writer *writer, const struct record *record,
                                 csql_error *error) {
    struct buffer line = buffer_new(LINES_MAX_BYTES);
    record_print(&line, record);
    buffer_char(&line, '\n');
    csql_status status = line.status;
    if (status == CSQL_OK && writer->torn) {
        status = mend_tail(writer, error);
        writer->torn = status != CSQL_OK;
    }
    if (line.status == CSQL_OK && status == CSQL_OK) {
        status = write_all(writer, line.text, line.length, error);
        writer->torn = status != CSQL_OK;
    } else if (line.status != CSQL_OK) {
        (void)error_set(error, status, "cannot write %s: %s", writer->name, csql_status_text(status));
    }
    buffer_free(&line);
    return status;
}

void record_writer_close(struct record_writer *writer) {
    if (writer) {
        if (writer->file >= 0) {
            close(writer->file);
        }
        free(writer->name);
        free(writer);
    }
}
