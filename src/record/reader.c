#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "record/lines.h"
#include "record/record.h"

struct record_reader {
    struct lines *lines;
    size_t line;
    char warning[128];
};

csql_status record_reader_open(const char *path, struct record_reader **out, csql_error *error) {
    *out = NULL;
    struct record_reader *reader = calloc(1, sizeof *reader);
    if (!reader) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    csql_status status = lines_open(path, &reader->lines, error);
    if (status != CSQL_OK) {
        free(reader);
        return status;
    }
    *out = reader;
    return CSQL_OK;
}

void record_reader_close(struct record_reader *reader) {
    if (reader) {
        lines_close(reader->lines);
        free(reader);
    }
}

static bool is_blank(const struct line *line) {
    return strspn(line->text, " \t\r") == line->length;
}

csql_status record_reader_next(struct record_reader *reader, struct arena *arena, struct record *out,
                               bool *done, csql_error *error) {
    *out = (struct record){.seed = -1};
    struct line line;
    csql_status status;
    do {
        status = lines_next(reader->lines, NULL, &line, done, error);
        reader->line = line.number ? line.number : reader->line;
        if (status != CSQL_OK || *done) {
            return status;
        }
    } while (is_blank(&line));
    csql_error inner = {.status = CSQL_OK};
    status = record_parse(arena, line.text, line.length, out, &inner);
    if ((status == CSQL_BAD_JSON || status == CSQL_BAD_TEXT) && line.torn) {
        (void)snprintf(reader->warning, sizeof reader->warning, "line %zu is torn and was skipped",
                       line.number);
        *done = true;
        return CSQL_OK;
    }
    if (status != CSQL_OK) {
        return error_at(error, status, inner.position, "line %zu: %s", line.number, inner.message);
    }
    return CSQL_OK;
}

size_t record_reader_line(const struct record_reader *reader) {
    return reader->line;
}

uint64_t record_reader_taken(const struct record_reader *reader) {
    return lines_taken(reader->lines);
}

const char *record_reader_warning(const struct record_reader *reader) {
    return *reader->warning ? reader->warning : NULL;
}
