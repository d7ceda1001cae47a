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
    int file;
};

/* The length up to the last newline, and how many lines that is. */
static bool whole_lines(int file, off_t *length, size_t *lines) {
    char block[65536];
    off_t at = 0;
    ssize_t got = 0;
    *length = 0;
    *lines = 0;
    while ((got = read(file, block, sizeof block)) > 0) {
        for (ssize_t i = 0; i < got; i++) {
            if (block[i] == '\n') {
                *length = at + i + 1;
                ++*lines;
            }
        }
        at += got;
    }
    return got == 0;
}

csql_status replay_output_open(const char *path, struct replay_output **out, csql_error *error) {
    *out = NULL;
    struct replay_output *output = calloc(1, sizeof *output);
    if (!output) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = CSQL_OK;
    off_t length = 0;
    output->name = strdup(path);
    output->file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (!output->name) {
        status = error_set(error, CSQL_NO_MEMORY, "out of memory");
    } else if (output->file < 0 || !whole_lines(output->file, &length, &output->known_lines) ||
               ftruncate(output->file, length) != 0) {
        status = error_set(error, CSQL_IO, "%s: %s", path, strerror(errno));
    } else if (output->known_lines) {
        status = lines_open(path, &output->known, error);
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
    ssize_t written = write(output->file, line, length);
    if (written != (ssize_t)length) {
        return error_set(error, CSQL_IO, "%s: %s", output->name,
                         written < 0 ? strerror(errno) : "the disk is full");
    }
    return CSQL_OK;
}
