#include "cli/machine.h"

#include <stdbool.h>
#include <string.h>

#include "base/json.h"
#include "cli/terminal.h"

/* What would end the field or the row is a backslash and a letter, as PostgreSQL's and MySQL's programs
 * write. */
static void write_escaped(FILE *out, const char *text, size_t length) {
    static const char from[] = "\t\n\r\\", to[] = "tnr\\";
    for (size_t i = 0; i < length; i++) {
        const char *escaped = memchr(from, text[i], sizeof from - 1);
        (void)fputs(escaped ? "\\" : "", out);
        (void)fputc(escaped ? to[escaped - from] : text[i], out);
    }
}

static void write_field(FILE *out, enum render_mode mode, const char *text, size_t length) {
    if (mode == RENDER_TSV) {
        write_escaped(out, text, length);
        return;
    }
    bool quoted = length == 0;
    for (size_t i = 0; i < length && !quoted; i++) {
        quoted = text[i] == '"' || text[i] == ',' || text[i] == '\n' || text[i] == '\r';
    }
    if (!quoted) {
        (void)fwrite(text, 1, length, out);
        return;
    }
    (void)fputc('"', out);
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '"') {
            (void)fputc('"', out);
        }
        (void)fputc(text[i], out);
    }
    (void)fputc('"', out);
}

size_t machine_blob(char out[BLOB_TEXT], size_t bytes) {
    const int length = bytes < 1000      ? snprintf(out, BLOB_TEXT, "<blob %zu B>", bytes)
                       : bytes < 1000000 ? snprintf(out, BLOB_TEXT, "<blob %.0f KB>", (double)bytes / 1e3)
                                         : snprintf(out, BLOB_TEXT, "<blob %.1f MB>", (double)bytes / 1e6);
    return length > 0 ? (size_t)length : 0;
}

/* Appends bytes as hexadecimal digits. */
static void add_hex(struct buffer *out, const char *bytes, size_t length) {
    static const char digits[] = "0123456789ABCDEF";
    for (size_t i = 0; i < length; i++) {
        buffer_char(out, digits[(unsigned char)bytes[i] >> 4]);
        buffer_char(out, digits[(unsigned char)bytes[i] & 15]);
    }
}

/* The field as it is, since it is for other programs; at a terminal nothing that could drive it. */
static void show_field(const struct terminal *terminal, enum render_mode mode, const char *text,
                       size_t length) {
    if (!terminal->interactive) {
        write_field(terminal->out, mode, text, length);
        return;
    }
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    (void)visible_add(&shown, text, length, 0);
    write_field(terminal->out, mode, buffer_text(&shown), shown.length);
    buffer_free(&shown);
}

void machine_fields(const struct terminal *terminal, enum render_mode mode, const csql_rows *rows,
                    bool first) {
    FILE *out = terminal->out;
    const size_t count = csql_rows_columns(rows);
    const char *gap = mode == RENDER_TSV ? "\t" : ",", *end = mode == RENDER_TSV ? "\n" : "\r\n";
    for (size_t i = 0; first && i < count; i++) {
        const char *name = csql_rows_name(rows, i);
        (void)fputs(i ? gap : "", out);
        show_field(terminal, mode, name, strlen(name));
    }
    (void)fputs(first ? end : "", out);
    for (size_t row = 0; row < csql_rows_count(rows); row++) {
        for (size_t i = 0; i < count; i++) {
            size_t length = 0;
            const char *text = csql_rows_text(rows, row, i, &length);
            (void)fputs(i ? gap : "", out);
            if (text && csql_rows_blob(rows, row, i)) {
                struct buffer hex = buffer_new(SIZE_MAX / 2);
                add_hex(&hex, text, length);
                write_field(out, mode, buffer_text(&hex), hex.length);
                buffer_free(&hex);
            } else if (text) {
                show_field(terminal, mode, text, length);
            }
        }
        (void)fputs(end, out);
    }
}

/* JSON has neither infinities nor NaN; SQLite prints the former as "Inf". */
static bool is_json_number(const char *text) {
    return *text && strspn(text, "0123456789+-.eE") == strlen(text);
}

static void add_json_cell(struct buffer *out, const csql_rows *rows, size_t row, size_t column) {
    size_t length = 0;
    const char *text = csql_rows_text(rows, row, column, &length);
    if (!text) {
        buffer_string(out, "null");
    } else if (csql_rows_numeric(rows, row, column) && is_json_number(text)) {
        buffer_add(out, text, length);
    } else if (csql_rows_blob(rows, row, column)) {
        buffer_char(out, '"');
        add_hex(out, text, length);
        buffer_char(out, '"');
    } else {
        json_text_n(out, text, length);
    }
}

void machine_json(FILE *out, const csql_rows *rows, bool first, bool last) {
    struct buffer line = buffer_new(SIZE_MAX / 2);
    (void)fputs(first ? "[" : "", out);
    for (size_t row = 0; row < csql_rows_count(rows); row++) {
        (void)fputs(row > 0 || !first ? ",\n" : "", out);
        buffer_clear(&line);
        for (size_t i = 0; i < csql_rows_columns(rows); i++) {
            buffer_char(&line, i ? ',' : '{');
            json_text(&line, csql_rows_name(rows, i));
            buffer_char(&line, ':');
            add_json_cell(&line, rows, row, i);
        }
        buffer_char(&line, '}');
        (void)fputs(buffer_text(&line), out);
    }
    (void)fputs(last ? "]\n" : "", out);
    buffer_free(&line);
}

static void write_markdown(FILE *out, const char *text, size_t length) {
    struct buffer shown = buffer_new(SIZE_MAX / 2);
    (void)visible_add(&shown, text, length, 0);
    for (const char *c = buffer_text(&shown); *c; c++) {
        if (*c == '|' || *c == '\\') {
            (void)fputc('\\', out);
        }
        (void)fputc(*c, out);
    }
    buffer_free(&shown);
}

bool machine_is_numeric(const csql_rows *rows, size_t column) {
    bool some = false;
    for (size_t row = 0; row < csql_rows_count(rows); row++) {
        if (csql_rows_text(rows, row, column, NULL)) {
            some = true;
            if (!csql_rows_numeric(rows, row, column)) {
                return false;
            }
        }
    }
    return some;
}

void machine_markdown(FILE *out, const csql_rows *rows) {
    size_t count = csql_rows_columns(rows);
    for (size_t i = 0; i < count; i++) {
        const char *name = csql_rows_name(rows, i);
        (void)fputs("| ", out);
        write_markdown(out, name, strlen(name));
        (void)fputc(' ', out);
    }
    (void)fputs("|\n", out);
    for (size_t i = 0; i < count; i++) {
        (void)fputs(machine_is_numeric(rows, i) ? "| --: " : "| --- ", out);
    }
    (void)fputs("|\n", out);
    for (size_t row = 0; row < csql_rows_count(rows); row++) {
        for (size_t i = 0; i < count; i++) {
            size_t length = 0;
            const char *text = csql_rows_text(rows, row, i, &length);
            char blob[BLOB_TEXT];
            if (text && csql_rows_blob(rows, row, i)) {
                length = machine_blob(blob, length);
                text = blob;
            }
            (void)fputs("| ", out);
            write_markdown(out, text ? text : "NULL", text ? length : 4);
            (void)fputc(' ', out);
        }
        (void)fputs("|\n", out);
    }
}
