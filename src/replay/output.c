/* A file of predictions that grows a line at a time and may be gone on with. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/json.h"
#include "replay/replay.h"

struct replay_output {
    char *name;
    struct lines *known; /* what was there; NULL when it is read to the end */
    size_t known_lines;
    off_t whole; /* where the whole lines end */
    bool torn;   /* something is behind that, to be cut off */
    int file;
};

/* Whether the line is one that `simulate`, `score` or `replay` writes: the latter's has no more than the
 * query or the failure, so that gold or a log is not taken for it. */
static bool is_result(const struct line *line) {
    json *object = NULL;
    double words = 0;
    bool is = json_parse(line->text, line->length, &object, NULL) == CSQL_OK && json_get_string(object, "id");
    is = is && (json_get_number(object, "words", &words) || json_is_object(json_get(object, "values")) ||
                json_get_string(object, "left_out") ||
                (json_get(object, "sql") && json_size(object) == (json_get(object, "error") ? 3 : 2)));
    json_free(object);
    return is;
}

/* Counts the whole lines, which must be results; what is torn must be what is left of one. */
static csql_status check_lines(struct replay_output *output, csql_error *error) {
    struct lines *lines = NULL;
    struct line line;
    bool done = false;
    csql_status status = lines_open_file(output->name, &lines, error);
    while (status == CSQL_OK && !done) {
        status = lines_next(lines, NULL, &line, &done, error);
        bool good = status == CSQL_OK &&
                    (done || (line.torn ? lines_may_begin(&line, RECORD_START) : is_result(&line)));
        if (!good && status != CSQL_NO_MEMORY && status != CSQL_IO) {
            status = error_set(error, CSQL_BAD_DATA, "%s: line %zu is no result; the file is left as it is",
                               output->name, line.number);
        } else if (good && !done && line.torn) {
            output->torn = true;
        } else if (good && !done) {
            output->known_lines++;
            output->whole = (off_t)lines_taken(lines);
        }
    }
    lines_close(lines);
    return status;
}

/* What can be read again: a pipe or a terminal takes results and holds none. */
static bool holds_lines(int file) {
    struct stat status;
    return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

csql_status replay_output_open(const char *path, struct replay_output **out, csql_error *error) {
    *out = NULL;
    struct replay_output *output = calloc(1, sizeof *output);
    if (!output) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    output->name = strdup(path);
    output->file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (!output->name) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    } else if (output->file < 0) {
        status = error_set(error, CSQL_IO, "%s: %s", path, strerror(errno));
    } else if (holds_lines(output->file)) {
        status = check_lines(output, error);
    }
    if (status == CSQL_OK && output->known_lines) {
        status = lines_open_file(path, &output->known, error);
    }
    if (status != CSQL_OK) {
        replay_output_close(output);
        return status;
    }
    *out = output;
    return CSQL_OK;
}

void replay_output_close(struct replay_output *output) {
    if (output) {
        if (output->file >= 0) {
            (void)close(output->file); /* every write was checked */
        }
        lines_close(output->known);
        free(output->name);
        free(output);
    }
}

csql_status replay_output_known(struct replay_output *output, struct arena *arena, const char *id,
                                const char **line, csql_error *error) {
    *line = NULL;
    if (!output->known_lines) {
        return CSQL_OK;
    }
    struct line known;
    bool done = false;
    json *object = NULL;
    output->known_lines--;
    csql_status status = lines_next(output->known, NULL, &known, &done, error);
    if (status == CSQL_OK) {
        status = json_parse(known.text, known.length, &object, error);
    }
    const char *said = json_get_string(object, "id");
    if (status != CSQL_OK) {
        /* A line that was there at opening is gone or no JSON: not ours. */
        status = error_set(error, CSQL_BAD_DATA, "%s: line %zu is no prediction", output->name, known.number);
    } else if (!said || strcmp(said, id) != 0) {
        status = error_set(error, CSQL_BAD_DATA, "%s: line %zu is of %s and not of %s; is it of another run?",
                           output->name, known.number, said ? said : "nothing", id);
    } else {
        *line = arena_copy(arena, known.text, known.length);
        status = *line ? CSQL_OK : error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    json_free(object);
    return status;
}

csql_status replay_output_append(struct replay_output *output, const char *line, size_t length,
                                 csql_error *error) {
    if (output->torn && ftruncate(output->file, output->whole) != 0) {
        return error_set(error, CSQL_IO, "%s: %s", output->name, strerror(errno));
    }
    output->torn = false;
    ssize_t written = write(output->file, line, length);
    if (written != (ssize_t)length) {
        return error_set(error, CSQL_IO, "%s: %s", output->name,
                         written < 0 ? strerror(errno) : "the disk is full");
    }
    return CSQL_OK;
}
