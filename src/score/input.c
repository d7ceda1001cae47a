#include "score/input.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>

#include "base/error.h"
#include "base/hash.h"

/* Longest line, and longest whole document. */
#define MAX_LINE ((size_t)8 * 1024 * 1024)

enum form { FORM_PLAIN, FORM_JSON_LINES, FORM_LIST, FORM_MAP };

struct entry {
    uint64_t hash;
    off_t offset;        /* of a line */
    const json *element; /* of a document */
    size_t position;
};

struct score_input {
    FILE *file;
    char *name;
    enum form form;
    off_t start; /* behind a byte order mark */
    char *line;
    size_t line_capacity;
    json *document;
    const json *element; /* next of a document */
    size_t count;        /* rows of a document */
    size_t position;
    struct entry *by_position, *by_hash;
    size_t entry_count, entry_capacity;
    bool has_ids;
};

/* Makes room for one byte more of input->line and the NUL. */
static bool grow_line(struct score_input *input, size_t length) {
    if (length + 1 < input->line_capacity) {
        return true;
    }
    size_t capacity = input->line_capacity ? 2 * input->line_capacity : 4096;
    char *line = realloc(input->line, capacity);
    if (line) {
        input->line = line;
        input->line_capacity = capacity;
    }
    return line != NULL;
}

/* Reads a line into input->line without its end; *length is -1 at the end. A line that is too long is not
 * read to its end, which it may not have. */
static csql_status read_line(struct score_input *input, ssize_t *length, csql_error *error) {
    size_t count = 0;
    int c = EOF;
    *length = -1;
    while ((c = getc_unlocked(input->file)) != EOF) {
        if (count == MAX_LINE) {
            return error_set(error, CSQL_TOO_LONG, "%s: a line is longer than %zu bytes", input->name,
                             MAX_LINE);
        }
        if (!grow_line(input, count)) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
        input->line[count++] = (char)c;
        if (c == '\n') {
            break;
        }
    }
    if (ferror(input->file)) {
        return error_set(error, CSQL_IO, "%s: %s", input->name, strerror(errno));
    }
    if (count == 0) {
        return CSQL_OK;
    }
    input->line[count] = '\0';
    *length = (ssize_t)count;
    while (*length > 0 && strchr("\r\n", input->line[*length - 1])) {
        input->line[--*length] = '\0';
    }
    return CSQL_OK;
}

static FILE *copy_stream(FILE *from) {
    FILE *copy = tmpfile();
    char block[65536];
    size_t got = 0;
    while (copy && (got = fread(block, 1, sizeof block, from)) > 0) {
        if (fwrite(block, 1, got, copy) != got) {
            (void)fclose(copy);
            return NULL;
        }
    }
    if (copy && (ferror(from) || fseeko(copy, 0, SEEK_SET) != 0)) {
        (void)fclose(copy);
        return NULL;
    }
    return copy;
}

/* Back to the first row. */
static bool go_to_start(struct score_input *input) {
    clearerr(input->file);
    return fseeko(input->file, input->start, SEEK_SET) == 0;
}

/* Finds out where the first row is: a byte order mark is none of it. */
static bool find_start(struct score_input *input) {
    static const char mark[] = "\xEF\xBB\xBF";
    char head[sizeof mark - 1];
    size_t got = fread(head, 1, sizeof head, input->file);
    input->start = got == sizeof head && memcmp(head, mark, sizeof head) == 0 ? (off_t)sizeof head : 0;
    return !ferror(input->file) && go_to_start(input);
}

static csql_status open_file(struct score_input *input, const char *path, csql_error *error) {
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    if (!file) {
        return error_set(error, errno == ENOENT ? CSQL_NOT_FOUND : CSQL_IO, "%s: %s", path, strerror(errno));
    }
    if (file != stdin && fseeko(file, 0, SEEK_SET) == 0) {
        input->file = file;
        return CSQL_OK;
    }
    input->file = copy_stream(file);
    csql_status status =
        input->file ? CSQL_OK : error_set(error, CSQL_IO, "%s: cannot be copied: %s", path, strerror(errno));
    if (file != stdin) {
        (void)fclose(file);
    }
    return status;
}

/* Parses the whole file. */
static csql_status read_document(struct score_input *input, csql_error *error) {
    struct buffer all = buffer_new(JSON_MAX_BYTES);
    char block[65536];
    size_t got = 0;
    bool read = go_to_start(input);
    while (read && all.status == CSQL_OK && (got = fread(block, 1, sizeof block, input->file)) > 0) {
        buffer_add(&all, block, got);
    }
    csql_status status = all.status;
    if (!read || ferror(input->file)) {
        status = error_set(error, CSQL_IO, "%s: %s", input->name, strerror(errno));
    } else if (status != CSQL_OK) {
        (void)error_set(error, status, "%s: a JSON document over %zu bytes; write one object a line",
                        input->name, JSON_MAX_BYTES);
    } else {
        status = json_parse(buffer_text(&all), all.length, &input->document, error);
    }
    buffer_free(&all);
    if (status == CSQL_OK) {
        input->form = json_is_array(input->document) ? FORM_LIST : FORM_MAP;
        input->element = json_first(input->document);
        input->count = json_size(input->document);
    }
    return status;
}

static bool is_blank(const char *line) {
    return line[strspn(line, " \t\r\n")] == '\0';
}

/* An object that is a row and not a map of ids to predictions. */
static bool is_row(const json *object) {
    static const char *const members[] = {"id",     "sql",    "SQL",          "query",       "db_id",
                                          "status", "query1", "conversation", "question_id", "predictions"};
    for (size_t i = 0; json_is_object(object) && i < sizeof members / sizeof *members; i++) {
        if (json_get(object, members[i])) {
            return true;
        }
    }
    return false;
}

/* The form, from the first line that is not blank and whether there is a second one. */
static csql_status find_form(struct score_input *input, csql_error *error) {
    ssize_t length = 0;
    csql_status status = read_line(input, &length, error);
    while (status == CSQL_OK && length >= 0 && is_blank(input->line)) {
        status = read_line(input, &length, error);
    }
    if (status != CSQL_OK || length < 0) {
        return status;
    }
    const char *start = input->line + strspn(input->line, " \t");
    if (*start == '{' || *start == '[') {
        json *value = NULL;
        csql_error ignored;
        bool whole = json_parse(start, strlen(start), &value, &ignored) == CSQL_OK;
        bool row = whole && is_row(value), list = whole && json_is_array(value);
        json_free(value);
        status = read_line(input, &length, error);
        while (status == CSQL_OK && length >= 0 && is_blank(input->line)) {
            status = read_line(input, &length, error);
        }
        if (status != CSQL_OK) {
            return status;
        }
        if (!row && !(list && length >= 0)) {
            return read_document(input, error);
        }
        input->form = FORM_JSON_LINES;
    }
    return go_to_start(input) ? CSQL_OK : error_set(error, CSQL_IO, "%s: %s", input->name, strerror(errno));
}

static csql_status add_entry(struct score_input *input, struct entry entry) {
    if (input->entry_count == input->entry_capacity) {
        size_t capacity = input->entry_capacity ? 2 * input->entry_capacity : 1024;
        struct entry *entries = realloc(input->by_position, capacity * sizeof *entries);
        if (!entries) {
            return CSQL_NO_MEMORY;
        }
        input->by_position = entries;
        input->entry_capacity = capacity;
    }
    entry.position = input->entry_count;
    input->by_position[input->entry_count++] = entry;
    return CSQL_OK;
}

static int compare_entries(const void *a, const void *b) {
    const struct entry *x = a, *y = b;
    int order = (x->hash > y->hash) - (x->hash < y->hash);
    return order ? order : (x->position > y->position) - (x->position < y->position);
}

/* The hash of a row's id, 0 for none. */
static uint64_t hash_row(struct arena *arena, const json *object) {
    const char *id = score_row_id(arena, object);
    return id ? hash_text(HASH_START, id) : 0;
}

static csql_status index_lines(struct score_input *input, struct arena *arena, csql_error *error) {
    for (;;) {
        struct entry entry = {.offset = ftello(input->file)};
        ssize_t length = 0;
        csql_status status = read_line(input, &length, error);
        if (status != CSQL_OK || length < 0) {
            return status;
        }
        if (input->form == FORM_JSON_LINES) {
            if (is_blank(input->line)) {
                continue;
            }
            json *value = NULL;
            csql_error ignored;
            if (json_parse(input->line, (size_t)length, &value, &ignored) == CSQL_OK) {
                entry.hash = hash_row(arena, value);
            }
            json_free(value);
        }
        input->has_ids = input->has_ids || entry.hash != 0;
        if (add_entry(input, entry) != CSQL_OK) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
}

static csql_status index_document(struct score_input *input, struct arena *arena, csql_error *error) {
    for (const json *at = json_first(input->document); at; at = json_next(at)) {
        struct entry entry = {.element = at};
        entry.hash = input->form == FORM_MAP ? hash_text(HASH_START, json_name(at)) : hash_row(arena, at);
        input->has_ids = input->has_ids || entry.hash != 0;
        if (add_entry(input, entry) != CSQL_OK) {
            return error_set(error, CSQL_NO_MEMORY, "out of memory");
        }
    }
    return CSQL_OK;
}

static csql_status make_index(struct score_input *input, csql_error *error) {
    struct arena *arena = arena_new();
    csql_status status = !arena            ? error_set(error, CSQL_NO_MEMORY, "out of memory")
                         : input->document ? index_document(input, arena, error)
                                           : index_lines(input, arena, error);
    arena_free(arena);
    if (status != CSQL_OK || !input->has_ids || input->entry_count == 0) {
        return status;
    }
    size_t size = input->entry_count * sizeof *input->by_hash;
    input->by_hash = malloc(size);
    if (!input->by_hash) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    memcpy(input->by_hash, input->by_position, size);
    qsort(input->by_hash, input->entry_count, sizeof *input->by_hash, compare_entries);
    return CSQL_OK;
}

csql_status score_input_open(const char *path, bool indexed, struct score_input **out, csql_error *error) {
    *out = NULL;
    struct score_input *input = calloc(1, sizeof *input);
    if (!input) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    input->name = strdup(strcmp(path, "-") == 0 ? "standard input" : path);
    csql_status status =
        input->name ? open_file(input, path, error) : error_set(error, CSQL_NO_MEMORY, "out of memory");
    if (status == CSQL_OK && !find_start(input)) {
        status = error_set(error, CSQL_IO, "%s: %s", path, strerror(errno));
    }
    if (status == CSQL_OK) {
        status = find_form(input, error);
    }
    if (status == CSQL_OK && indexed) {
        status = make_index(input, error);
    }
    if (status != CSQL_OK) {
        score_input_close(input);
        return status;
    }
    *out = input;
    return CSQL_OK;
}

void score_input_close(struct score_input *input) {
    if (!input) {
        return;
    }
    if (input->file) {
        (void)fclose(input->file); /* only read */
    }
    json_free(input->document);
    free(input->by_position);
    free(input->by_hash);
    free(input->line);
    free(input->name);
    free(input);
}

void score_row_free(struct score_row *row) {
    free(row->text);
    *row = (struct score_row){0};
}

/* Copies input->line into *out. */
static csql_status take_line(const struct score_input *input, size_t length, struct score_row *out,
                             csql_error *error) {
    out->text = malloc(length + 1);
    if (!out->text) {
        return error_set(error, CSQL_NO_MEMORY, "out of memory");
    }
    memcpy(out->text, input->line, length + 1);
    out->length = length;
    out->plain = input->form == FORM_PLAIN;
    return CSQL_OK;
}

csql_status score_input_next(struct score_input *input, struct score_row *out, bool *done,
                             csql_error *error) {
    *out = (struct score_row){.position = input->position};
    *done = false;
    if (input->document) {
        *done = !input->element;
        out->element = input->element;
        input->element = input->element ? json_next(input->element) : NULL;
        input->position++;
        return CSQL_OK;
    }
    ssize_t length = 0;
    csql_status status = read_line(input, &length, error);
    while (status == CSQL_OK && length >= 0 && is_blank(input->line)) {
        /* A blank line is a place in a plain file, so that gold and predictions stay in step. */
        input->position += input->form == FORM_PLAIN;
        status = read_line(input, &length, error);
    }
    if (status != CSQL_OK || length < 0) {
        *done = true;
        return status;
    }
    out->position = input->position++;
    return take_line(input, (size_t)length, out, error);
}

double score_input_share(const struct score_input *input) {
    struct stat status;
    if (input->document) {
        return input->count ? (double)input->position / (double)input->count : NAN;
    }
    bool known = fstat(fileno(input->file), &status) == 0 && status.st_size > 0;
    return known ? (double)ftello(input->file) / (double)status.st_size : NAN;
}

static csql_status take_entry(struct score_input *input, const struct entry *entry, struct score_row *out,
                              csql_error *error) {
    *out = (struct score_row){.element = entry->element, .position = entry->position};
    if (entry->element) {
        return CSQL_OK;
    }
    ssize_t length = 0;
    if (fseeko(input->file, entry->offset, SEEK_SET) != 0) {
        return error_set(error, CSQL_IO, "%s: %s", input->name, strerror(errno));
    }
    csql_status status = read_line(input, &length, error);
    return status != CSQL_OK ? status
           : length < 0      ? error_set(error, CSQL_IO, "%s: changed while it was read", input->name)
                             : take_line(input, (size_t)length, out, error);
}

csql_status score_input_find(struct score_input *input, const char *id, size_t position,
                             struct score_row *out, bool *found, csql_error *error) {
    *out = (struct score_row){0};
    *found = false;
    const struct entry *entry = NULL;
    if (input->has_ids && id) {
        uint64_t hash = hash_text(HASH_START, id);
        size_t low = 0, high = input->entry_count;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (input->by_hash[middle].hash < hash) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        entry = low < input->entry_count && input->by_hash[low].hash == hash ? &input->by_hash[low] : NULL;
    } else if (position < input->entry_count) {
        entry = &input->by_position[position];
    }
    *found = entry != NULL;
    return entry ? take_entry(input, entry, out, error) : CSQL_OK;
}
