/* The aligned table, and the modes that put a row on lines of its own. */
#include "cli/table.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cli/machine.h"

/* A column is not cut below this many cells. */
#define LEAST_WIDTH ((size_t)6)
/* Where nothing is cut, no column is padded beyond this, so that one long cell does not blow up every row. */
#define MOST_PADDING ((size_t)200)
#define GAP ((size_t)3)
/* A word of so many letters and digits, which take turns so often, is a hash, a key or a token. */
#define LEAST_TOKEN ((size_t)20)
#define LEAST_CHANGES ((size_t)4)

struct column {
    size_t index; /* in the rows */
    size_t width; /* padded to */
    bool cut;     /* cut at width */
    bool numeric;
};

/* A cell as people see it. NULL and the text "NULL" look different: the text is quoted. */
static const char *cell_text(const csql_rows *rows, size_t row, size_t column, char blob[BLOB_TEXT],
                             size_t *length, bool *null) {
    const char *text = csql_rows_text(rows, row, column, length);
    *null = text == NULL;
    if (!text) {
        text = "NULL";
        *length = 4;
    } else if (csql_rows_blob(rows, row, column)) {
        *length = machine_blob(blob, *length);
        text = blob;
    } else if (*length == 4 && memcmp(text, "NULL", 4) == 0) {
        text = "'NULL'";
        *length = 6;
    }
    return text;
}

/* most: no column is made wider, since the terminal is not. */
static void measure_column(const csql_rows *rows, size_t index, size_t most, struct column *out) {
    const char *name = csql_rows_name(rows, index);
    *out = (struct column){.index = index, .width = visible_width(name, strlen(name))};
    for (size_t row = 0; row < csql_rows_count(rows); row++) {
        size_t length = 0;
        bool null = false;
        char blob[BLOB_TEXT];
        const char *text = cell_text(rows, row, index, blob, &length, &null);
        size_t width = visible_width(text, length);
        out->width = width > out->width ? width : out->width;
    }
    out->width = out->width < most ? out->width : most;
    out->numeric = machine_is_numeric(rows, index);
}

/* Narrows the widest columns until the table fits; false if it cannot. */
static bool fit(struct column *columns, size_t count, size_t room) {
    size_t total = GAP * (count - 1) + 2;
    size_t least = total;
    for (size_t i = 0; i < count; i++) {
        total += columns[i].width;
        least += columns[i].width < LEAST_WIDTH ? columns[i].width : LEAST_WIDTH;
    }
    if (!room || total <= room) {
        return true;
    }
    if (least > room) {
        return false;
    }
    while (total > room) {
        size_t widest = 0;
        for (size_t i = 1; i < count; i++) {
            widest = columns[i].width > columns[widest].width ? i : widest;
        }
        columns[widest].width--;
        total--;
    }
    return true;
}

static void pad(FILE *out, size_t cells) {
    for (; cells; cells--) {
        (void)fputc(' ', out);
    }
}

static void print_cell(const struct terminal *terminal, const char *text, size_t length, enum style style,
                       const struct column *column, bool last) {
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    size_t width = visible_add(&shown, text, length, column->cut ? column->width : 0);
    size_t rest = column->width > width ? column->width - width : 0;
    if (column->numeric) {
        pad(terminal->out, rest);
    }
    if (style != STYLE_PLAIN) {
        terminal_style(terminal, style);
    }
    (void)fputs(buffer_text(&shown), terminal->out);
    if (style != STYLE_PLAIN) {
        terminal_style(terminal, STYLE_PLAIN);
    }
    if (!column->numeric && !last) {
        pad(terminal->out, rest);
    }
    buffer_free(&shown);
}

static void print_rule(FILE *out, const struct column *columns, size_t count) {
    for (size_t i = 0; i < count; i++) {
        (void)fputs(i ? "\xE2\x94\xBC" : "", out);
        for (size_t cell = 0; cell < columns[i].width + 2; cell++) {
            (void)fputs("\xE2\x94\x80", out);
        }
    }
    (void)fputc('\n', out);
}

/* The rows that are shown. */
static size_t shown_rows(const struct terminal *terminal, const csql_rows *rows) {
    size_t count = csql_rows_count(rows);
    return terminal->rows && terminal->rows < count ? terminal->rows : count;
}

static void print_aligned(const struct terminal *terminal, const csql_rows *rows,
                          const struct column *columns, size_t count) {
    FILE *out = terminal->out;
    for (size_t i = 0; i < count; i++) {
        const char *name = csql_rows_name(rows, columns[i].index);
        (void)fputs(i ? " \xE2\x94\x82 " : " ", out);
        print_cell(terminal, name, strlen(name), STYLE_BOLD, &columns[i], i + 1 == count);
    }
    (void)fputc('\n', out);
    print_rule(out, columns, count);
    for (size_t row = 0; row < shown_rows(terminal, rows); row++) {
        for (size_t i = 0; i < count; i++) {
            size_t length = 0;
            bool null = false;
            char blob[BLOB_TEXT];
            const char *text = cell_text(rows, row, columns[i].index, blob, &length, &null);
            (void)fputs(i ? " \xE2\x94\x82 " : " ", out);
            print_cell(terminal, text, length, null ? STYLE_DIM : STYLE_PLAIN, &columns[i], i + 1 == count);
        }
        (void)fputc('\n', out);
    }
}

static void print_lines(const struct terminal *terminal, const csql_rows *rows, const struct column *columns,
                        size_t count) {
    struct column name_column = {.numeric = true};
    for (size_t i = 0; i < count; i++) {
        const char *name = csql_rows_name(rows, columns[i].index);
        size_t width = visible_width(name, strlen(name));
        name_column.width = width > name_column.width ? width : name_column.width;
    }
    for (size_t row = 0; row < shown_rows(terminal, rows); row++) {
        (void)fputs(row ? "\n" : "", terminal->out);
        for (size_t i = 0; i < count; i++) {
            const char *name = csql_rows_name(rows, columns[i].index);
            size_t length = 0;
            bool null = false;
            char blob[BLOB_TEXT];
            const char *text = cell_text(rows, row, columns[i].index, blob, &length, &null);
            print_cell(terminal, name, strlen(name), STYLE_BOLD, &name_column, false);
            (void)fputs(" = ", terminal->out);
            struct column whole = {.width = 0};
            print_cell(terminal, text, length, null ? STYLE_DIM : STYLE_PLAIN, &whole, true);
            (void)fputc('\n', terminal->out);
        }
    }
}

static void print_footer(const struct terminal *terminal, const csql_rows *rows) {
    size_t count = csql_rows_count(rows);
    size_t shown = shown_rows(terminal, rows);
    terminal_style(terminal, STYLE_DIM);
    if (csql_rows_truncated(rows)) {
        (void)fprintf(terminal->out,
                      count == 1 ? "(the first row; --max-rows gives more)"
                                 : "(the first %zu rows; --max-rows gives more)",
                      count);
    } else if (shown < count) {
        (void)fprintf(terminal->out, "(%zu rows, %zu shown; .rows all shows every one)", count, shown);
    } else {
        (void)fprintf(terminal->out, "(%zu row%s)", count, count == 1 ? "" : "s");
    }
    terminal_style(terminal, STYLE_PLAIN);
    (void)fputc('\n', terminal->out);
}

/* A hash, a key or a token: one word of letters and digits, long and mixed as no name is. */
static bool is_token(const char *text, size_t length) {
    size_t changes = 0;
    for (size_t i = 0; i < length; i++) {
        if (!isalnum((unsigned char)text[i]) && !strchr("+/=_$.-", text[i])) {
            return false;
        }
        changes += i > 0 && isalnum((unsigned char)text[i]) && isalnum((unsigned char)text[i - 1]) &&
                   !isdigit((unsigned char)text[i]) != !isdigit((unsigned char)text[i - 1]);
    }
    return length >= LEAST_TOKEN && changes >= LEAST_CHANGES;
}

/* Bytes or tokens all the way down, which nobody reads. */
static bool is_opaque(const csql_rows *rows, size_t column) {
    bool any = false;
    for (size_t row = 0; row < csql_rows_count(rows); row++) {
        size_t length = 0;
        const char *text = csql_rows_text(rows, row, column, &length);
        if (text && !csql_rows_blob(rows, row, column) && !is_token(text, length)) {
            return false;
        }
        any = any || text;
    }
    return any;
}

/* The columns that are shown; of whole rows not the opaque ones, unless all are. */
static size_t choose_columns(const struct terminal *terminal, const csql_rows *rows, bool whole_rows,
                             struct column *out) {
    size_t count = 0;
    for (size_t i = 0; i < csql_rows_columns(rows); i++) {
        if (!whole_rows || !is_opaque(rows, i)) {
            measure_column(rows, i, terminal->width ? terminal->width : MOST_PADDING, &out[count]);
            out[count++].cut = terminal->width > 0;
        }
    }
    return count || !whole_rows ? count : choose_columns(terminal, rows, false, out);
}

/* The columns that stand in the rows and not among those shown. */
static void print_left_out(const struct terminal *terminal, const csql_rows *rows,
                           const struct column *columns, size_t count) {
    size_t told = 0;
    for (size_t i = 0, shown = 0; i < csql_rows_columns(rows); i++) {
        if (shown < count && columns[shown].index == i) {
            shown++;
            continue;
        }
        (void)fputs(told++ == 0 ? "(without " : ", ", terminal->out);
        terminal_text(terminal, STYLE_PLAIN, csql_rows_name(rows, i));
    }
    (void)fputs(told > 0 ? "; .sql SELECT ... shows all)\n" : "", terminal->out);
}

static void print_rows(const struct terminal *terminal, const csql_rows *rows, bool whole_rows, bool lines) {
    struct column *columns = calloc(csql_rows_columns(rows) + 1, sizeof *columns);
    if (!columns) {
        return;
    }
    const size_t count = choose_columns(terminal, rows, whole_rows, columns);
    if (!lines && count && fit(columns, count, terminal->width)) {
        print_aligned(terminal, rows, columns, count);
    } else {
        print_lines(terminal, rows, columns, count);
    }
    if (!lines) {
        print_left_out(terminal, rows, columns, count);
        print_footer(terminal, rows);
    }
    free(columns);
}

struct stream {
    const struct terminal *terminal;
    enum render_mode mode;
    bool begun;
};

static csql_status print_part(void *context, const csql_rows *part, int last) {
    struct stream *stream = context;
    if (stream->mode == RENDER_JSON) {
        machine_json(stream->terminal->out, part, !stream->begun, last != 0);
    } else {
        machine_fields(stream->terminal, stream->mode, part, !stream->begun);
    }
    stream->begun = true;
    return ferror(stream->terminal->out) ? CSQL_IO : CSQL_OK;
}

bool table_is_data(enum render_mode mode) {
    return mode == RENDER_CSV || mode == RENDER_TSV || mode == RENDER_JSON;
}

csql_status table_query(const struct terminal *terminal, csql_session *session, const char *sql,
                        enum render_mode mode, bool whole, bool answered, csql_error *error) {
    if (whole && table_is_data(mode)) {
        struct stream stream = {.terminal = terminal, .mode = mode};
        return csql_session_each(session, sql, print_part, &stream, error);
    }
    csql_rows *rows = NULL;
    const csql_status status = csql_session_run(session, sql, &rows, error);
    if (status == CSQL_OK) {
        if (mode == RENDER_TABLE) {
            print_rows(terminal, rows, answered && strncmp(sql, "SELECT * ", 9) == 0, false);
        } else {
            table_print(terminal, rows, mode);
        }
    }
    csql_rows_free(rows);
    return status;
}

void table_print(const struct terminal *terminal, const csql_rows *rows, enum render_mode mode) {
    switch (mode) {
    case RENDER_TABLE:
        print_rows(terminal, rows, false, false);
        break;
    case RENDER_LINE:
        print_rows(terminal, rows, false, true);
        break;
    case RENDER_CSV:
    case RENDER_TSV:
        machine_fields(terminal, mode, rows, true);
        break;
    case RENDER_JSON:
        machine_json(terminal->out, rows, true, true);
        break;
    case RENDER_MARKDOWN:
        machine_markdown(terminal->out, rows);
        break;
    }
}
